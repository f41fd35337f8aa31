"""Every log that comes with tk loads with the installed TVM, here and in stock MetaSchedule, and answers a query."""

from __future__ import annotations

from pathlib import Path

import pytest
from tvm.s_tir import meta_schedule as ms

from tk.target import resolve
from tk.tuning.database.json_io import import_json
from tk.tuning.database.logs import folders, meta, readme, root
from tk.tuning.database.maintenance import verify
from tk.tuning.database.store import Database


def test_there_are_logs() -> None:
    assert folders()


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_log_loads_and_answers(folder: Path) -> None:
    facts = meta(folder)
    target = resolve(facts["target"])
    stock = ms.database.JSONDatabase(work_dir=str(folder), allow_missing=False)
    with Database(":memory:") as database:
        assert import_json(database, folder, target) == len(facts["record"]) == len(stock) > 0
        assert list(verify(database)) == []
        for task in database.tasks():
            assert task.target == facts["key"]
            winner = database.winner(task)
            assert winner is not None
            assert winner.proof.error is not None
            assert winner.proof.tolerance is not None
            assert winner.proof.error <= winner.proof.tolerance
            found = stock.query_schedule(database.module(task.workload), target.tvm(), "main")
            assert found is not None


def test_the_readme_is_what_the_logs_say() -> None:
    assert (root() / "README.md").read_text(encoding="utf-8") == readme()
