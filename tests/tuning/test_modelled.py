"""`tk tune` for an AMD GPU that is not here: records ranked by a model, which are never taken for measured ones."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

import tk
from tests.sample import ALL
from tk.errors import DatabaseError, UsageError
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.database.record import Record
from tk.tuning.database.schema import SCHEMA_VERSION
from tk.tuning.database.store import Database
from tk.tuning.tasks import Task, task_of, without_record

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
TARGET = resolve("mi300x")


def _product(x: Any, w: Any) -> Any:
    from tvm.relax import op

    return op.matmul(x, w)


MATMUL = Case("matmul", (("x", (48, 64), "float16"), ("w", (64, 96), "float16")), _product, lambda x, w: x @ w)


def _task(case: Case = MATMUL) -> Task:
    func, _ = prim_func(case, TARGET)
    with TARGET.tvm():
        return task_of(func, TARGET, discover("rocm"), "matmul", 1)


@pytest.fixture(scope="module")
def tuned() -> tuple[Task, Database, tk.tuning.TuneReport]:
    task, database = _task(), Database(":memory:")
    return task, database, tk.tune([task], target=TARGET, each=3, database=database)


@pytest.mark.rotated(4)
def test_records_are_marked(tuned: tuple[Task, Database, tk.tuning.TuneReport]) -> None:
    task, database, report = tuned
    (row,) = database.tasks()
    records = database.records(row)
    assert report.stopped == "modelled"
    assert report.trials == 3
    assert row.verdict == ""
    assert row.winner is None
    assert {record.status for record in records} == {"modelled"}
    assert len(records) == report.statuses["modelled"] >= 1
    assert all(record.where.device == "none: modelled" and record.proof.gate == 0 for record in records)
    (shown,) = report.tasks
    assert shown.verdict == "modelled"
    assert shown.tuned_secs == records[0].secs
    assert shown.tuned_secs <= shown.default_secs
    again = tk.tune([task], target=TARGET, each=3, database=database)
    assert again.tasks[0].tuned_secs == shown.tuned_secs
    assert len(database.records(row)) == len(records)


def test_trials_are_those_that_were_asked_for(capfd: pytest.CaptureFixture[str]) -> None:
    """Of two tasks, shared out evenly; and TVM's warnings of a GPU that is not here, one a build, are not shown."""
    other = Case("smaller", (("x", (48, 32), "float16"), ("w", (32, 96), "float16")), _product, lambda x, w: x @ w)
    tasks = [_task(), _task(other)]
    assert "Unable to detect ROCm" in capfd.readouterr().err
    report = tk.tune(tasks, target=TARGET, trials=3, database=":memory:")
    assert capfd.readouterr().err == ""
    assert [row.trials for row in report.tasks] == [2, 1]
    assert report.trials == 3


def test_a_dry_run_models_the_default_and_writes_nothing(tmp_path: Path) -> None:
    task, path = _task(), tmp_path / "tuned.db"
    planned = tk.tune([task], target=TARGET, dry_run=True, database=path)
    assert not path.exists()
    assert planned.stopped == "planned"
    assert planned.trials == 0
    (row,) = planned.tasks
    assert row.default_secs is not None
    assert row.final_secs is not None
    assert 0 < row.final_secs <= row.default_secs
    with Database(":memory:") as database:
        done = tk.tune([task], target=TARGET, each=1, database=database)
        assert done.tasks[0].default_secs == row.default_secs


def test_what_is_modelled_is_shown_as_such(tmp_path: Path) -> None:
    """`tk db` shows the record that a compile would use, and that nothing measured it."""
    from click.testing import CliRunner

    from tk.cli import cli

    path, task = tmp_path / "tuned.db", _task()
    tk.tune([task], target=TARGET, each=1, database=path)

    def said(*command: str) -> str:
        result = CliRunner().invoke(cli, ["db", *command[:1], str(path), "1", *command[1:]])
        assert result.exit_code == 0, result.output
        return result.output

    assert "never measured" in said("best")
    assert "T.float16(0.0)" in said("best")
    assert "never measured" in said("why", "--target", "mi300x")
    assert "modelled" in said("show")


def test_what_is_measured_takes_precedence(tuned: tuple[Task, Database, tk.tuning.TuneReport]) -> None:
    task, database, _ = tuned
    func, rules = task.mod["main"], discover("rocm")
    (row,) = database.tasks()
    found = database.lookup(func, TARGET, rules)
    assert found is not None
    assert found[1].status == "modelled"
    assert without_record([task], database, TARGET) == [task]
    assert without_record([task], database, TARGET, modelled=True) == []
    other = database.records(row)[-1]
    slow = database.commit(row, replace(other, status="valid", run_secs=(1.0,), id=None))
    measured = database.lookup(func, TARGET, rules)
    assert measured is not None
    assert (measured[1].status, measured[1].secs) == ("valid", 1.0)
    assert without_record([task], database, TARGET) == []
    database.finish(row, "default", default_secs=1e-3)  # no schedule was faster: what a model says is out as well
    assert database.lookup(func, TARGET, rules) is None
    database.remove(next(record for record in database.records(row, "valid") if record.id == slow))
    assert database.lookup(func, TARGET, rules) is None


@pytest.mark.rotated(4)
def test_a_compile_takes_them_and_a_locked_one_only_if_told(tmp_path: Path) -> None:
    model, args = torch.nn.Linear(64, 96).half().eval(), (torch.randn(48, 64).half(),)
    path = tmp_path / "tuned.db"
    tk.tune(model, args=args, target=TARGET, each=1, database=path)
    with pytest.raises(DatabaseError, match="no tuning record for mi300x"):
        tk.compile(model, args=args, target=TARGET, database=path, locked=True, verify=False)
    with pytest.raises(UsageError, match="locked='yes'"):
        tk.compile(model, args=args, target=TARGET, database=path, locked="yes", verify=False)
    if not ALL:
        return  # a whole compile takes seconds
    made = tk.compile(model, args=args, target=TARGET, database=path, locked="modelled", verify=False)
    (kernel,) = (each for each in made.builds["mi300x"].kernels() if each["family"] == "matmul")
    assert kernel["origin"] == "database"


def test_a_rule_without_a_model_keeps_its_default() -> None:
    from tvm.relax import op

    func, _ = prim_func(Case("plain", (("x", (64, 300), "float32"),), op.nn.softmax, lambda x: x), TARGET)
    with TARGET.tvm():
        task = task_of(func, TARGET, discover("rocm"), "softmax", 1)
    report = tk.tune([task], target=TARGET, each=2, database=":memory:")
    rule = next((rule for rule in discover("rocm") if rule.name == task.rule), None)
    if rule is None or rule.cost is None:
        assert report.tasks[0].verdict == ""
        assert "no model" in report.tasks[0].note
    else:
        assert report.tasks[0].verdict == "modelled"


def test_a_database_of_version_3_takes_modelled_records(tmp_path: Path) -> None:
    """Its records and their winner stay what they were."""
    path, task = tmp_path / "old.db", _task()
    with Database(path) as database:
        row = database.task(task.mod, TARGET, task.rule, task.rule_version)
        kept = database.commit(row, Record("[]", "valid", (2e-3,)))
        database.finish(row, "tuned", winner=kept, default_secs=3e-3, tuned_secs=2e-3)
    connection = sqlite3.connect(path)
    (text,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'record'").fetchone()
    before = text.replace(", 'modelled'))", "))", 1).replace("status NOT IN ('valid', 'modelled')", "status != 'valid'")
    assert before != text
    connection.executescript(
        f"PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; ALTER TABLE record RENAME TO record_old; {before};"
        "INSERT INTO record SELECT * FROM record_old; DROP TABLE record_old; PRAGMA user_version = 3;"
    )
    connection.close()
    with Database(path) as database:
        (row,) = database.tasks()
        assert database._connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION
        winner = database.winner(row)
        assert winner is not None
        assert (winner.id, winner.secs, row.verdict) == (kept, 2e-3, "tuned")
        database.commit(row, Record("[1]", "modelled", (1e-3,)))
        assert database.counts(row) == {"modelled": 1, "valid": 1}
        assert database.winner(row) == winner
