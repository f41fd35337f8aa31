"""MetaSchedule's JSON pair, both ways, with stock TVM on the other side."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tvm.s_tir import meta_schedule as ms

from tests.tuning.database.test_store import record, task_of
from tests.tuning.functions import matmul_relu
from tk.errors import DatabaseError
from tk.target import Target, resolve
from tk.tuning.database.json_io import META, RECORDS, export_json, import_json
from tk.tuning.database.metaschedule import as_metaschedule
from tk.tuning.database.store import METASCHEDULE, Database
from tk.tuning.database.workload import canonical, same

LOG = Path(__file__).parents[3] / "tuning_logs" / "cuda-h200"


def filled(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    ids = [database.commit(task, record(matmul_relu(), factor, 1e-3 * factor)) for factor in (2, 4)]
    database.finish(task, "tuned", winner=ids[0], default_secs=1.0, tuned_secs=2e-3)


def test_stock_tvm_reads_what_is_exported(database: Database, cpu: Target, tmp_path: Path) -> None:
    filled(database, cpu)
    assert export_json(database, tmp_path / "log", cpu, top=5) == 2
    stock = ms.database.JSONDatabase(work_dir=str(tmp_path / "log"), allow_missing=False)
    assert len(stock) == 2
    mine = database.best(matmul_relu(), cpu, ())
    assert mine is not None
    theirs = stock.query_schedule(canonical(matmul_relu()), cpu.tvm(), "main")
    assert theirs is not None
    assert same(theirs.mod, mine[0].mod)


def test_a_round_trip_keeps_key_proof_and_verdict(database: Database, cpu: Target, tmp_path: Path) -> None:
    filled(database, cpu)
    export_json(database, tmp_path / "log", cpu, top=5)
    with Database(tmp_path / "again.db") as again:
        assert import_json(again, tmp_path / "log", cpu) == 2
        assert import_json(again, tmp_path / "log", cpu) == 2
        old, new = database.tasks()[0], again.tasks()[0]
        assert (new.key, new.verdict, new.default_secs) == (old.key, "tuned", 1.0)
        assert [r.secs for r in again.records(new)] == [r.secs for r in database.records(old)]
        assert [r.proof for r in again.records(new)] == [r.proof for r in database.records(old)]


def test_a_log_of_stock_tvm_is_imported_as_unchecked(database: Database, cpu: Target, tmp_path: Path) -> None:
    filled(database, cpu)
    export_json(database, tmp_path / "log", cpu)
    (tmp_path / "log" / META).unlink()
    with Database(tmp_path / "again.db") as again:
        import_json(again, tmp_path / "log", cpu)
        found = again.records(again.tasks()[0])
        assert ["unchecked" in r.detail for r in found] == [True]
        assert again.best(matmul_relu(), cpu, ()) is not None


def test_only_what_gains_is_exported_when_asked(database: Database, cpu: Target, tmp_path: Path) -> None:
    filled(database, cpu)
    other = task_of(database, matmul_relu(48, 32, 32), cpu)
    won = database.commit(other, record(matmul_relu(48, 32, 32), 4, 2e-3))
    database.finish(other, "tuned", winner=won, default_secs=2.02e-3, tuned_secs=2e-3)
    assert export_json(database, tmp_path / "all", cpu) == 2
    assert export_json(database, tmp_path / "gains", cpu, gain=1.02) == 1
    assert len(ms.database.JSONDatabase(work_dir=str(tmp_path / "gains"))) == 1


def test_a_torn_line_is_named(database: Database, cpu: Target, tmp_path: Path) -> None:
    filled(database, cpu)
    export_json(database, tmp_path / "log", cpu, top=5)
    path = tmp_path / "log" / RECORDS
    path.write_text(path.read_text()[:-50])
    with pytest.raises(DatabaseError, match=r"line 2 .* is torn"):
        import_json(database, tmp_path / "log", cpu)


def test_metaschedule_searches_through_it(database: Database, cpu: Target) -> None:
    filled(database, cpu)
    view = as_metaschedule(database, cpu)
    mod = canonical(matmul_relu())
    assert view.has_workload(mod)
    workload = view.commit_workload(mod)
    assert [float(found.run_secs[0]) for found in view.get_top_k(workload, 5)] == [2e-3, 4e-3]
    assert len(view) == 2
    best = view.query_tuning_record(mod, cpu.tvm(), "main")
    assert best is not None
    view.commit_tuning_record(ms.database.TuningRecord(best.trace, workload, [1e-3], cpu.tvm(), best.args_info))
    assert len(database.records(database.tasks("t.rule = ?", METASCHEDULE[0])[0], "valid")) == 3


def test_a_log_with_former_names_is_imported_as_it_is_written_now(tmp_path: Path) -> None:
    """The records that come with tk, with the names that they had when they were made."""
    former = {"cuda.matmul_skinny": "cuda.matmul_thin", "tk.group_m": "tk.group", "tk.stream_k": "tk.stream"}
    former |= {"group_m =": "group =", "stream_k =": "stream ="}
    shutil.copytree(LOG, tmp_path / "log")
    for name in (META, RECORDS):
        text = (LOG / name).read_text(encoding="utf-8")
        for now, before in former.items():
            text = text.replace(now, before)
        (tmp_path / "log" / name).write_text(text, encoding="utf-8")
    found = []
    for folder in (LOG, tmp_path / "log"):
        with Database(":memory:") as database:
            assert import_json(database, folder, resolve("h200")) > 9
            found.append([(task.key, database.records(task)) for task in database.tasks()])
    assert found[0] == found[1]
    assert "matmul_thin" in (tmp_path / "log" / RECORDS).read_text(encoding="utf-8")
