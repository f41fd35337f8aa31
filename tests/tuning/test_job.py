"""Whole jobs: candidates that misbehave, children that are killed, budgets, resuming, verdicts."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import psutil
import pytest

from tests.sample import ALL
from tk.errors import TkError, UsageError
from tk.host import this_host
from tk.schedule.discover import discover
from tk.target import Target, resolve
from tk.tuning.api import tune
from tk.tuning.database.store import Database
from tk.tuning.events import Event, TuneReport
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.runner import environments
from tk.tuning.state import Limits
from tk.tuning.tasks import Task, task_of

pytestmark = pytest.mark.slow

LIMITS = Limits(build_seconds=10.0, measure_seconds=4.0, build_memory=4 * 2**30, measure_memory=4 * 2**30, batch=8)


def toy_task(func: Any, cpu: Target) -> Task:
    return task_of(func, cpu, discover("cpu"))


def run(task: Task, cpu: Target, database: Database, callback: Any = lambda event: None, **options: Any) -> TuneReport:
    """A job with one builder: what most jobs here take is the start of their processes."""
    return Job(
        [task], cpu, database, JobOptions(**{"trials": 1000, "jobs": 1, "limits": LIMITS, "seed": 1, **options}), callback
    ).run()


def test_each_kind_of_bad_candidate_gets_its_status_and_harms_no_other(
    database: Database, cpu: Target, toy: ModuleType
) -> None:
    report = run(toy_task(toy.fault_func(), cpu), cpu, database, jobs=2)
    found = {record.decisions["behaviour"]: record.status for record in database.records(database.tasks()[0])}
    assert found == {behaviour: status for behaviour, (_, status) in toy.BEHAVIOURS.items()}
    assert report.stopped == "done"
    assert report.tasks[0].verdict in ("tuned", "default")
    assert database.tasks()[0].verdict == report.tasks[0].verdict
    folders = sorted(Path(f"{database.path}.quarantine").iterdir())
    assert len(folders) >= 5  # two hangs, two aborts, memory
    for folder in folders:
        assert {path.name for path in folder.iterdir()} >= {"module.json", "module.py", "trace.json", "error.txt", "replay.txt"}


@pytest.mark.rotated(4)
def test_what_was_quarantined_can_be_replayed(database: Database, cpu: Target, toy: ModuleType, monkeypatch: Any) -> None:
    monkeypatch.setenv("TOY_BEHAVIOURS", "0,4,12,13")
    run(toy_task(toy.fault_func(), cpu), cpu, database)
    folder = next(Path(f"{database.path}.quarantine").iterdir())
    path = os.pathsep.join([str(Path(toy.__file__).parent), os.environ.get("PYTHONPATH", "")])
    ended = subprocess.run(
        [sys.executable, "-m", "tk.tuning.workers.quarantine", str(folder)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        check=False,
    )
    assert ended.returncode == -signal.SIGABRT


@pytest.mark.rotated(3)
def test_a_job_goes_on_where_it_was_stopped_and_costs_nothing_when_done(
    database: Database, cpu: Target, toy: ModuleType
) -> None:
    task = toy_task(toy.tile_func(), cpu)

    def stop(event: Event) -> None:
        if event.kind == "trial" and event.data["number"] == 3:
            raise KeyboardInterrupt

    assert run(task, cpu, database, stop).stopped == "interrupted"
    assert len(database.records(database.tasks()[0])) == 3
    assert run(task, cpu, database, trials=8).trials == 5  # of eight in all, three are there
    second = run(task, cpu, database)
    assert second.trials == 7
    assert second.statuses == Counter(valid=15)  # the legal points of the space
    assert len({record.trace for record in database.records(database.tasks()[0])}) == 15
    events: list[Event] = []
    again = run(task, cpu, database, events.append)
    assert (again.trials, again.seconds, events) == (0, 0.0, [])
    assert again.tasks[0].verdict == second.tasks[0].verdict


def test_the_default_stays_when_nothing_is_faster(database: Database, cpu: Target, toy: ModuleType, monkeypatch: Any) -> None:
    monkeypatch.setenv("TOY_BEHAVIOURS", "0,12,13,14")  # the default, and the same kernel again
    report = run(toy_task(toy.fault_func(), cpu), cpu, database)
    assert report.tasks[0].verdict == "default"
    assert report.tasks[0].speedup == 1.0
    assert database.best(toy.fault_func(), cpu, discover("cpu")) is None
    task = database.tasks()[0]
    assert "duel" not in task.note  # which a kernel wins against itself by chance, one time in many
    assert task.default_secs is not None
    assert [(record.secs, record.detail) for record in database.records(task)] == [
        (task.default_secs, "the default's code")
    ] * 4


def test_a_faster_kernel_wins_and_identical_code_is_measured_once(
    database: Database, cpu: Target, toy: ModuleType, monkeypatch: Any
) -> None:
    monkeypatch.setenv("TOY_DEFAULT", str(toy.SLOW))
    monkeypatch.setenv("TOY_BEHAVIOURS", f"{toy.SLOW},0,12,13")  # the last two are the second again
    report = run(toy_task(toy.fault_func(), cpu), cpu, database)
    assert report.tasks[0].verdict == "tuned"
    assert report.tasks[0].speedup > 10
    records = database.records(database.tasks()[0])
    assert sum("same code" in record.detail for record in records) == 2
    found = database.best(toy.fault_func(), cpu, discover("cpu"))
    assert found is not None
    assert found[1] is not None
    assert found[1].name == "toy.fault"
    assert found[2]["behaviour"] in (0, 12, 13)
    winner = database.winner(database.tasks()[0])
    assert winner is not None
    assert winner.proof.reference == "float64"
    assert winner.proof.error is not None
    assert winner.where.device


def alive() -> list[psutil.Process]:
    """This process's children and theirs that have not ended: all of them are the tuner's, its fork server among them."""
    return [child for child in psutil.Process().children(recursive=True) if child.status() != psutil.STATUS_ZOMBIE]


# With TK_ALL_TESTS=1, TK_KILLS=3 and those of test_cluster.py more than twenty.
KILLS = {kind: number * int(os.environ.get("TK_KILLS", "1")) for kind, number in (("children", 6 if ALL else 3), ("jobs", 1))}


@pytest.mark.rotated(4)
def test_killed_children_are_replaced_and_no_trial_is_lost(database: Database, cpu: Target, toy: ModuleType) -> None:
    """Builders, measurers and search processes are killed at random moments of a job."""
    generator = random.Random(4)
    done: list[str] = []
    killed: Counter[str] = Counter()

    def kill(event: Event) -> None:
        if event.kind == "trial":
            done.append(event.task)
        if event.kind in ("trial", "prepared", "best") and killed.total() < KILLS["children"] and generator.random() < 0.6:
            if not (found := alive()):  # each is being replaced
                return
            generator.choice(found).send_signal(signal.SIGKILL)
            killed[event.kind] += 1

    tasks = [toy_task(toy.tile_func(1 << size), cpu) for size in (12, 13)]
    options = JobOptions(trials=1000, limits=LIMITS, seed=1)
    report = Job(tasks, cpu, database, options, kill).run()
    assert killed.total() == KILLS["children"]
    assert report.stopped == "done"
    assert sum(len(database.records(row)) for row in database.tasks()) == len(done) == 30
    assert sum(task.statuses["valid"] for task in report.tasks) >= 30 - killed.total()
    assert all(task.verdict for task in report.tasks)


JOB = """
import sys
from tk.tuning.workers.worker import import_tvm
import_tvm()
sys.path.insert(0, sys.argv[2])
import toy_rules
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.database.store import Database
from tk.tuning.job import Job, JobOptions
from tk.tuning.tasks import task_of
cpu = resolve("cpu")
with Database(sys.argv[1]) as database:
    def told(event):
        if event.kind in ("trial", "start", "finish"):
            print(event.kind, flush=True)
    tasks = [task_of(toy_rules.tile_func(n), cpu, discover("cpu")) for n in (1 << 12, 1 << 13)]
    print(Job(tasks, cpu, database, JobOptions(trials=30, seed=1), told).run().trials)
"""


@pytest.mark.rotated(8)
def test_a_job_killed_at_random_moments_loses_no_trial(database: Database, toy: ModuleType) -> None:
    generator = random.Random(7)
    reported = 0
    for _ in range(KILLS["jobs"]):
        process = subprocess.Popen(
            [sys.executable, "-c", JOB, database.path, str(Path(toy.__file__).parent)], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        process.stdout.readline()
        children = psutil.Process(process.pid).children(recursive=True)
        time.sleep(generator.uniform(0.2, 4.0))
        process.kill()
        reported += process.stdout.read().split().count("trial")
        process.wait()
        process.stdout.close()
        psutil.wait_procs(children, timeout=120)
        assert not any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children)
        with Database(database.path) as again:
            stored = sum(sum(again.counts(row).values()) for row in again.tasks())
        assert stored >= reported
    ended = subprocess.run(
        [sys.executable, "-c", JOB, database.path, str(Path(toy.__file__).parent)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert int(ended.stdout.split()[-1]) == 30 - stored
    assert sum(sum(database.counts(row).values()) for row in database.tasks()) == 30


def test_a_time_budget_is_kept(database: Database, cpu: Target) -> None:
    from tests.tuning.functions import matmul_relu

    task = task_of(matmul_relu(256, 256, 256), cpu, discover("cpu"))
    report = run(task, cpu, database, trials=None, budget=6.0, limits=Limits(batch=8))
    assert report.stopped in ("budget", "done")
    assert report.seconds <= 6.0 * 1.05 + 1.0
    again = run(task, cpu, database, trials=None, budget=6.0, limits=Limits(batch=8))
    assert again.seconds <= 1.0


@pytest.mark.parametrize(("target", "devices"), [("h200", None), ("cpu", "cuda:0")])
def test_what_nothing_here_can_measure_is_refused_at_once(
    target: str, devices: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tk.tuning.api.this_host", lambda gpus: this_host(False))
    with pytest.raises(TkError, match=r"cannot measure|devices are GPUs"):
        tune("missing.onnx", target=target, devices=devices, database=tmp_path / "tuned.db")
    assert not (tmp_path / "tuned.db").exists()


def test_measurers_keep_to_the_visible_gpus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "5,GPU-7")
    assert environments(resolve("h200"), [1], 2) == [{"CUDA_VISIBLE_DEVICES": "GPU-7"}]


def test_a_job_needs_an_end() -> None:
    with pytest.raises(UsageError, match="has no end"):
        JobOptions()
    with pytest.raises(UsageError, match="nothing to spend"):
        JobOptions(trials=0)
