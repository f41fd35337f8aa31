"""Builds and measurements as Dask tasks, on workers of this machine, one of which is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tk.errors import TuneError
from tk.schedule.discover import discover
from tk.target import Target
from tk.tuning.cluster import _workers, connect
from tk.tuning.database import Database
from tk.tuning.events import Event
from tk.tuning.job import Job, JobOptions
from tk.tuning.state import Limits
from tk.tuning.tasks import task_of

distributed = pytest.importorskip("distributed")


@pytest.fixture
def cluster(toy: ModuleType, tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """(the scheduler's address, its four workers), each a process, with the toy rules on its path."""
    path = os.pathsep.join([str(Path(toy.__file__).parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    file = tmp_path / "scheduler.json"
    options = {"env": environment, "cwd": tmp_path, "stderr": subprocess.DEVNULL}

    def start(what: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(file)]
        return subprocess.Popen([*command, "--no-dashboard", *arguments], **options)

    scheduler = start("scheduler", "--port", "0")
    workers = [start("worker", "--nthreads", "1", "--no-nanny") for _ in range(4)]
    with distributed.Client(scheduler_file=str(file), timeout=60) as client:
        client.wait_for_workers(4, timeout=60)
        address = client.scheduler.address
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


def test_a_job_survives_the_loss_of_three_workers(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], toy: ModuleType, database: Database, cpu: Target
) -> None:
    address, workers = cluster
    lost = []

    def lose(event: Event) -> None:
        if event.kind == "trial" and event.data["number"] in (2, 5, 9):
            workers[len(lost)].send_signal(signal.SIGKILL)
            lost.append(event.data["number"])

    task = task_of(toy.tile_func(), cpu, discover("cpu"))
    options = JobOptions(trials=100, seed=1, scheduler=address, limits=Limits(batch=8))
    planned = Job([task], cpu, database, options).plan()
    assert (planned.stopped, planned.trials) == ("planned", 0)
    assert planned.tasks[0].default_secs
    report = Job([task], cpu, database, options, lose).run()
    assert lost == [2, 5, 9]
    assert report.stopped == "done"
    assert report.trials == len(database.records(database.tasks()[0])) == 15
    assert report.tasks[0].statuses["valid"] == 15
    assert report.tasks[0].verdict


def test_a_gpu_is_measured_by_workers_that_have_one(cluster: tuple[str, list[subprocess.Popen[bytes]]]) -> None:
    address, _ = cluster
    with distributed.Client(address) as client:
        assert _workers(client, {}) == 4
        with pytest.raises(TuneError, match="no Dask worker can measure"):
            _workers(client, {"GPU": 1.0})


def test_a_scheduler_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(TuneError, match="no Dask scheduler"):
        connect("tcp://127.0.0.1:1", 1.0)
