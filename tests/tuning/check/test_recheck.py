"""Records of an older gate: databases of an older schema open, and what is wrong in them is found."""

from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.tuning.database.test_store import record
from tests.tuning.functions import matmul_relu
from tests.tuning.test_job import toy_task
from tk.target import Target, resolve
from tk.tuning.check.gate import VERSION
from tk.tuning.check.recheck import recheck
from tk.tuning.database import schema
from tk.tuning.database.json_io import META, RECORDS, WORKLOADS, import_json
from tk.tuning.database.logs import folders, meta, rejudge
from tk.tuning.database.record import Proof, Where
from tk.tuning.database.schema import Stop
from tk.tuning.database.store import METASCHEDULE, Database
from tk.tuning.database.workload import canonical
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.build import Built
from tk.tuning.measure.runner import CheckJob, Measured
from tk.tuning.state import Limits
from tk.tuning.workers.pool import Outcome, Pool, wait_any


def of_version_1(path: Path) -> None:
    """Make a database of schema version 1 of one that was written just now."""
    old = re.sub(r"    (gate|families) [^\n]*\n", "", schema.TABLES).replace(", 'cheated'", "")
    with sqlite3.connect(path) as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(record)") if row[1] not in ("gate", "families")]
        table = next(statement for statement in old.split(";\n") if "TABLE record " in statement)
        connection.execute(table.replace("TABLE record ", "TABLE old "))
        connection.execute(f"INSERT INTO old SELECT {', '.join(names)} FROM record")
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("DROP TABLE record")
        connection.execute("ALTER TABLE old RENAME TO record")
        connection.execute("CREATE INDEX record_rank ON record (task, status, secs)")
        connection.execute("ALTER TABLE task DROP COLUMN stopped")
        connection.execute("PRAGMA user_version = 1")


def test_a_database_of_the_first_schema_opens_and_keeps_its_winner(tmp_path: Path, cpu: Target) -> None:
    path = tmp_path / "old.db"
    checked = record(matmul_relu(), 4, 1e-3)
    with Database(path) as database:
        task = database.task(canonical(matmul_relu()), cpu, *METASCHEDULE)
        ids = [database.commit(task, each) for each in (checked, replace(record(matmul_relu(), 8, 2e-3), proof=Proof()))]
        database.finish(task, "tuned", winner=ids[0], default_secs=2e-3, tuned_secs=1e-3, trials=2)
    of_version_1(path)
    with Database(path, readonly=True) as database:
        assert [each.proof.gate for each in database.records(database.tasks()[0])] == [1, 0]
    with Database(path) as database:
        (task,) = database.tasks()
        assert [each.proof.gate for each in database.records(task)] == [1, 0]
        winner = database.winner(task)
        assert winner is not None
        assert winner.trace == checked.trace
        database.commit(task, replace(record(matmul_relu(), 16, 1e-4), status="cheated", run_secs=()))
        assert database.counts(task) == {"cheated": 1, "valid": 2}


@pytest.mark.parametrize(
    ("note", "stopped"),
    [("at 97% of its roofline (3.1 µs)", Stop.BOUND), ("every candidate of its space was tried (7); x", Stop.EXHAUSTED),
     ("its 4 trials are used", Stop.NONE), ("", Stop.NONE)],
)  # fmt: skip
def test_why_a_task_stopped_is_read_from_the_notes_of_older_databases(
    tmp_path: Path, cpu: Target, note: str, stopped: Stop
) -> None:
    path = tmp_path / "old.db"
    with Database(path) as database:
        task = database.task(canonical(matmul_relu()), cpu, *METASCHEDULE)
        database.finish(task, "default", note=note)
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE task DROP COLUMN stopped")
        connection.execute("PRAGMA user_version = 2")
    with Database(path, readonly=True) as database:
        assert database.tasks()[0].stopped == stopped
    with Database(path) as database:
        assert database.tasks()[0].stopped == stopped
        database.finish(database.tasks()[0], "default", stopped=Stop.USED)
        assert database.tasks()[0].stopped == Stop.USED
        assert not Stop.USED.lasting


@pytest.mark.rotated(3)
@pytest.mark.slow
def test_what_an_older_gate_let_through_is_found(
    database: Database, cpu: Target, toy: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOY_BEHAVIOURS", "0,1,12,13")
    options = JobOptions(trials=4, jobs=1, limits=Limits(batch=4), seed=1)
    Job([toy_task(toy.fault_func(), cpu)], cpu, database, options).run()
    (task,) = database.tasks()
    by_behaviour = {each.decisions["behaviour"]: each for each in database.records(task)}
    with sqlite3.connect(database.path) as connection:  # as if the first gate had passed them all
        connection.execute("UPDATE record SET status = 'valid', secs = 1e-9, run_secs = '[1e-9]', gate = 1")
        connection.execute("UPDATE task SET verdict = 'tuned', winner = ?", (by_behaviour[1].id,))
    assert [found.status for found in recheck(database, cpu)] == ["wrong"]
    (task,) = database.tasks()
    assert (task.verdict, task.winner) == ("", None)
    found = {each.record.decisions["behaviour"]: each for each in recheck(database, cpu, every=True)}
    assert {behaviour: each.status for behaviour, each in found.items()} == dict.fromkeys((0, 12, 13), "valid")
    assert all(each.proof.gate == VERSION for each in database.records(task))
    assert all("normal" in each.proof.families for each in found.values())
    assert list(recheck(database, cpu, every=True)) == []


def small_log(folder: Path) -> dict[str, Any]:
    """The log of one small function, as it was before records said which gate passed them; its facts."""
    found = next(each for each in folders() if meta(each)["target"] == "cpu")
    lines = (found / META).read_text(encoding="utf-8").split("\n\n")
    number = min(range(1, len(lines)), key=lambda each: tomllib.loads(lines[each].split("\n", 1)[1])["secs"])
    records = (found / RECORDS).read_text(encoding="utf-8").splitlines()
    workload, body = json.loads(records[number - 1])
    workloads = (found / WORKLOADS).read_text(encoding="utf-8").splitlines()
    (folder / WORKLOADS).write_text(workloads[workload] + "\n", encoding="utf-8")
    (folder / RECORDS).write_text(json.dumps([0, body]) + "\n", encoding="utf-8")
    kept = [line for line in lines[number].splitlines() if not line.startswith(("gate", "families"))]
    (folder / META).write_text(lines[0] + "\n\n" + "\n".join(kept) + "\n", encoding="utf-8")
    return meta(folder)


@pytest.mark.rotated(3)
@pytest.mark.slow
def test_a_log_that_names_no_gate_is_judged_with_each_seed_and_says_so(tmp_path: Path) -> None:
    before = small_log(tmp_path)["record"][0]
    assert "gate" not in before
    assert rejudge(tmp_path, (4, 5)) == 0
    (after,) = meta(tmp_path)["record"]
    assert (after["gate"], after["seed"] >> 16) == (VERSION, 5)
    assert {"normal", "scaled"} <= set(after["families"].split())
    assert after["error"] <= after["tolerance"]
    proof = {"gate", "families", "error", "tolerance", "seed", "reference"}
    assert {name: value for name, value in after.items() if name not in proof} == {
        name: value for name, value in before.items() if name not in proof
    }


class Answers:
    """A pool whose jobs end at once: `of` gives the outcome of each, from the job and how many of its kind went before."""

    def __init__(self, of: Callable[[object], Outcome]) -> None:
        self.of, self.ended = of, list[tuple[Any, Outcome]]()

    def submit(self, tag: object, job: object, seconds: float, fresh: bool = False) -> None:
        self.ended.append((tag, self.of(job)))

    def connections(self) -> list[Any]:
        return []

    def deadline(self) -> float:
        return 0.0

    def collect(self, ready: object) -> list[tuple[Any, Outcome]]:
        ended, self.ended = self.ended, []
        return ended

    def close(self) -> None:
        """There is no child."""


def answers(monkeypatch: pytest.MonkeyPatch, of: Callable[[CheckJob], Outcome]) -> None:
    """Builds end at once, and checks as `of` says."""

    def outcome(job: object) -> Outcome:
        return of(job) if isinstance(job, CheckJob) else Outcome("done", Built("library", "source", 0.0, False, "float64"))

    monkeypatch.setattr("tk.tuning.check.recheck.Pool", lambda *_, **__: Answers(outcome))


def judged(job: CheckJob, wrong: bool = False) -> Outcome:
    proof = Proof("float64", 1.0 if wrong else 0.0, 1e-6, job.spec.seed, VERSION, "normal")
    return Outcome("done", Measured("wrong" if wrong else "valid", (), proof, Where(), "normal: it is not"))


def test_what_one_seed_finds_wrong_leaves_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small_log(tmp_path)
    answers(monkeypatch, lambda job: judged(job, wrong=job.spec.seed >> 16 == 2))
    assert rejudge(tmp_path, (1, 3)) == 0
    assert [each["gate"] for each in meta(tmp_path)["record"]] == [VERSION]
    assert rejudge(tmp_path, (1, 2, 3)) == 1
    assert "record" not in meta(tmp_path)
    with Database(":memory:") as database:
        assert import_json(database, tmp_path, resolve("cpu")) == 0


def whole_log(folder: Path) -> Path:
    """A copy of the CPU's log."""
    found = next(each for each in folders() if meta(each)["target"] == "cpu")
    copied = folder / "log"
    shutil.copytree(found, copied)
    text = re.sub(r"(?m)^(gate|families) = .*\n", "", (copied / META).read_text(encoding="utf-8"))
    (copied / META).write_text(text, encoding="utf-8")
    return copied


def test_what_ends_beside_others_alone_is_judged_again_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of records that are judged at once one may find no memory: it is as valid as it was, if it is so alone."""
    log, counts = whole_log(tmp_path), Counter[str]()

    def first_fails(job: CheckJob) -> Outcome:
        counts[job.spec.key] += 1
        crowded = counts[job.spec.key] == 1 and len(counts) % 2
        return Outcome("crashed", detail="out of memory") if crowded else judged(job)

    answers(monkeypatch, first_fails)
    records = len(meta(log)["record"])
    assert rejudge(log, (1, 2), jobs=3) == 0
    assert [each["gate"] for each in meta(log)["record"]] == [VERSION] * records
    assert sorted(counts.values()) == [3] * (records - (records + 1) // 2) + [4] * ((records + 1) // 2)


def test_what_no_time_is_left_for_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, clock = whole_log(tmp_path), [0.0]

    def slow(job: CheckJob) -> Outcome:
        clock[0] += 10.0
        return judged(job)

    answers(monkeypatch, slow)
    monkeypatch.setattr("tk.tuning.check.recheck.time.monotonic", lambda: clock[0])
    records = len(meta(log)["record"])
    for passed in (2, 4, records):  # a record is three checks: of its default, and two seeds
        assert rejudge(log, (1, 2), seconds=65.0) == 0
        assert [each.get("gate", 0) for each in meta(log)["record"]].count(VERSION) == passed


@pytest.mark.rotated(3)
@pytest.mark.slow
def test_records_that_are_judged_at_once_are_what_they_are_alone(tmp_path: Path) -> None:
    log = whole_log(tmp_path)
    assert rejudge(log, (4,), jobs=2) == 0
    assert all(each["gate"] == VERSION and each["seed"] >> 16 == 4 for each in meta(log)["record"])


class Named:
    """A role that answers with its process."""

    def handle(self, job: str) -> int:
        return os.getpid()


@pytest.mark.rotated(6)
def test_a_fresh_job_gets_a_process_of_its_own_and_the_other_goes_on() -> None:
    pool = Pool("tests.tuning.check.test_recheck:Named", 1, forked=True)
    try:
        answers = []
        for fresh in (False, True, True, False):
            pool.submit("", "who", 60.0, fresh=fresh)
            found: list[object] = []
            while not found:
                found = [outcome.value for _, _, outcome in wait_any([pool], 60.0)]
            answers += found
    finally:
        pool.close()
    assert answers[0] == answers[3]
    assert len(set(answers)) == 3
