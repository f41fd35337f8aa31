"""The database: keys, verdicts, several writers, kills, files that are not databases."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from tvm.s_tir import Schedule

from tests.tuning.functions import add, matmul_relu
from tk.errors import DatabaseError
from tk.target import Target, resolve
from tk.tuning.database.explain import why
from tk.tuning.database.maintenance import diff, merge, prune, verify
from tk.tuning.database.record import Proof, Record, Where, trace_text
from tk.tuning.database.schema import APPLICATION_ID, SCHEMA_VERSION
from tk.tuning.database.store import METASCHEDULE, Database, TaskRow
from tk.tuning.database.workload import canonical


def split_trace(func: object, factor: int) -> str:
    sch = Schedule(canonical(func))
    loop = sch.get_loops(sch.get_sblock("C"))[0]
    sch.split(loop, [None, factor])
    return trace_text(sch.trace)


def record(func: object, factor: int, secs: float, status: str = "valid") -> Record:
    proof = Proof("float64", 1e-7, 1e-4, 3)
    return Record(
        split_trace(func, factor), status, (secs, secs * 1.1, secs), {"factor": factor}, proof, Where("cpu", "", "", "h")
    )


def task_of(database: Database, func: object, cpu: Target) -> TaskRow:
    return database.task(canonical(func), cpu, *METASCHEDULE, name="matmul", bound_secs=1e-6)


def test_a_record_comes_back_as_it_was_written(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    written = record(matmul_relu(), 4, 2e-3)
    identity = database.commit(task, written)
    assert database.records(task) == [replace(written, id=identity)]


def test_the_name_of_a_function_is_no_part_of_its_key(database: Database, cpu: Target) -> None:
    first = task_of(database, matmul_relu(), cpu)
    renamed = matmul_relu().with_attr("global_symbol", "lv7_fused").with_attr("op_pattern", 4)
    assert task_of(database, renamed, cpu) == first
    assert task_of(database, matmul_relu(32, 32, 64), cpu).id != first.id


def test_best_replays_the_fastest_valid_record(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    for factor, secs, status in ((2, 3e-3, "valid"), (4, 1e-3, "valid"), (8, 1e-4, "wrong"), (16, 1e-5, "too_fast")):
        database.commit(task, record(matmul_relu(), factor, secs, status))
    found = database.best(matmul_relu(), cpu, ())
    assert found is not None
    schedule, rule, decisions = found
    assert rule is None
    assert decisions == {"factor": 4}
    loops = schedule.get_loops(schedule.get_sblock("C"))
    assert [int(schedule.get(loop).extent) for loop in loops[:2]] == [8, 4]


@pytest.mark.parametrize("change", ["target", "toolchain", "rule_version", "rule", "workload"])
def test_another_key_is_not_used_and_why_names_the_field(database: Database, cpu: Target, change: str) -> None:
    task = task_of(database, matmul_relu(), cpu)
    key = {"target": task.target, "tools": task.toolchain, "rule": task.rule, "version": task.rule_version}
    func = matmul_relu()
    if change == "workload":
        func = matmul_relu(32, 64, 32)
    else:
        key[{"toolchain": "tools", "rule_version": "version"}.get(change, change)] = {
            "target": "h200", "toolchain": "tvm 9", "rule_version": 99, "rule": "cpu.nothing"
        }[change]  # fmt: skip
    other = database.task_of(task.workload, key["target"], key["tools"], key["rule"], key["version"])
    database.commit(other, record(matmul_relu(), 4, 1e-3))
    assert database.best(func, cpu, ()) is None
    answer = why(database, func, cpu, ())
    assert answer[0].startswith("not used")
    field = {"rule_version": "rule version"}.get(change, change)
    assert any(f"{field}:" in line for line in answer[1:]), answer


def test_a_borrowed_target_is_used_only_when_asked(database: Database, cpu: Target) -> None:
    mine = task_of(database, matmul_relu(), cpu)
    other = database.task_of(mine.workload, "h200", mine.toolchain, *METASCHEDULE)
    database.commit(other, record(matmul_relu(), 4, 1e-3))
    assert database.best(matmul_relu(), cpu, ()) is None
    with Database(database.path, borrow=["h200"]) as borrowing:
        assert borrowing.best(matmul_relu(), cpu, ()) is not None


def test_a_verdict_for_the_default_means_no_record(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    database.commit(task, record(matmul_relu(), 4, 1e-3))
    database.finish(task, "default", default_secs=9e-4, tuned_secs=1e-3, trials=1)
    assert database.best(matmul_relu(), cpu, ()) is None
    assert why(database, matmul_relu(), cpu, ())[0].startswith("not used: nothing was faster than the default")


def test_a_trace_that_does_not_apply_is_a_clear_error(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    broken = record(matmul_relu(), 4, 1e-3)
    database.commit(task, replace(broken, trace=broken.trace.replace('"C"', '"nowhere"')))
    with pytest.raises(DatabaseError, match="does not apply"):
        database.best(matmul_relu(), cpu, ())
    assert [found.id for _, found, _ in verify(database)] == [1]
    assert prune(database, keep=5, broken=True) == 1
    assert database.best(matmul_relu(), cpu, ()) is None


def test_merging_twice_adds_once_and_diff_is_empty_after_it(database: Database, cpu: Target, tmp_path: Path) -> None:
    with Database(tmp_path / "other.db") as other:
        task = task_of(other, matmul_relu(), cpu)
        ids = [other.commit(task, record(matmul_relu(), factor, 1e-3 * factor)) for factor in (2, 4)]
        other.finish(task, "tuned", winner=ids[0], default_secs=1.0, tuned_secs=2e-3, trials=2)
        assert len(diff(database, other)) == 1
        assert merge(database, other) == 2
        assert merge(database, other) == 0
        assert diff(database, other) == []
        merged = database.tasks()[0]
    assert (merged.verdict, merged.default_secs) == ("tuned", 1.0)


def test_prune_keeps_the_winner_and_the_fastest(database: Database, cpu: Target) -> None:
    task = task_of(database, matmul_relu(), cpu)
    ids = [database.commit(task, record(matmul_relu(), factor, 1e-3 * factor)) for factor in (2, 4, 8, 16)]
    database.finish(task, "tuned", winner=ids[3])
    assert prune(database, keep=1) == 2
    assert {kept.id for kept in database.records(task)} == {ids[0], ids[3]}


WRITER = """
import sys
from tk.tuning.database.store import Database
from tk.tuning.database.record import Record
with Database(sys.argv[1]) as database:
    task = database.tasks()[0]
    print("ready", flush=True)
    for number in range(int(sys.argv[3])):
        database.commit(task, Record(f'["{sys.argv[2]}", {number}]', "valid", (1e-3,)))
        print(number, flush=True)
"""


def writer(database: Database, name: str, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", WRITER, database.path, name, str(count)], stdout=subprocess.PIPE, text=True)


def test_four_processes_write_at_once_and_nothing_is_lost(database: Database, cpu: Target) -> None:
    task = task_of(database, add(), cpu)
    writers = [writer(database, str(number), 50) for number in range(4)]
    assert [process.wait(120) for process in writers] == [0] * 4
    for process in writers:
        assert process.stdout is not None
        process.stdout.close()
    assert database.counts(task) == {"valid": 200}


def test_a_killed_writer_loses_only_the_commit_in_flight(database: Database, cpu: Target) -> None:
    task = task_of(database, add(), cpu)
    acknowledged = 0
    for attempt in range(4):
        process = writer(database, str(attempt), 10**6)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.05 + 0.07 * attempt)
        os.kill(process.pid, signal.SIGKILL)
        acknowledged += len([line for line in process.stdout.read().split("\n") if line.isdigit()])
        process.wait()
        process.stdout.close()
    with Database(database.path) as again:
        assert again._all("PRAGMA integrity_check")[0][0] == "ok"
        stored = again.counts(task)["valid"]
    assert acknowledged <= stored <= acknowledged + 4  # a commit may have landed before its line was printed
    assert acknowledged > 20


def test_files_that_are_no_database_are_refused(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"not a database" * 100)
    with pytest.raises(DatabaseError, match="damaged"):
        Database(garbage)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE t (x)")
    with pytest.raises(DatabaseError, match="another program"):
        Database(foreign)
    newer = tmp_path / "newer.db"
    Database(newer).close()
    with sqlite3.connect(newer) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    with pytest.raises(DatabaseError, match="newer tk"):
        Database(newer)
    with pytest.raises(DatabaseError, match="no tuning database"):
        Database(tmp_path / "missing.db", create=False)
    with pytest.raises(DatabaseError, match="a folder"):
        Database(tmp_path, create=False)
    with pytest.raises(DatabaseError, match="cannot be opened"):
        Database(tmp_path / "no" / "such" / "folder.db")


def test_a_truncated_database_is_refused(database: Database, cpu: Target, tmp_path: Path) -> None:
    task_of(database, matmul_relu(), cpu)
    database.close()
    whole = Path(database.path).read_bytes()
    torn = tmp_path / "torn.db"
    torn.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(DatabaseError, match=r"damaged|cannot be read"), Database(torn) as opened:
        opened.tasks()


def test_the_header_says_whose_file_it_is(database: Database) -> None:
    with sqlite3.connect(database.path) as connection:
        assert connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA user_version").fetchone()[0] == SCHEMA_VERSION


def test_reading_needs_no_torch() -> None:
    code = """
import sys, tk.tuning.database.store as d
d.Database(":memory:").tasks()
sys.exit("torch" in sys.modules or "tvm" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_gpu_row_keys_by_its_name(database: Database) -> None:
    task = database.task(canonical(add()), resolve("h200"), "cuda.x", 1)
    assert task.target == "h200"
    assert "nv" in task.toolchain.rsplit(", ", 1)[1]


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.parametrize("readonly", [False, True])
def test_former_names_of_rules_and_knobs_are_read(tmp_path: Path, cpu: Target, readonly: bool, version: int) -> None:
    """A database of before the renaming is the one that is written now: tasks, traces, decisions, and what a record is."""
    path = tmp_path / "old.db"
    annotations = '[["Annotate", ["b1", "\\"{}\\""], ["tk.rule"], []], ["Annotate", ["b1", "v2"], ["tk.{}"], []]]'
    before = {
        "cuda.matmul_thin": ("cuda.matmul_skinny", "split_k", "split_k"),
        "cuda.matmul_sm90": ("cuda.matmul_sm90", "group", "group_m"),
        "cuda.conv_sm90": ("cuda.conv_sm90", "chunks", "k_tiles_per_stage"),
    }
    expected = {}
    with Database(path) as database:
        mod = canonical(matmul_relu())
        for old, (new, knob, knob_now) in before.items():
            task = database.task(mod, cpu, old, 4)
            written = replace(record(matmul_relu(), 2, 1e-3), trace=annotations.format(old, knob), decisions={knob: 2})
            kept = database.commit(task, written)
            database.finish(task, "tuned", winner=kept, default_secs=1.0, tuned_secs=1e-3)
            expected[new] = replace(written, trace=annotations.format(new, knob_now), decisions={knob_now: 2}, id=kept)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with Database(path, readonly=readonly) as database:
        assert {task.rule: database.winner(task) for task in database.tasks()} == expected
        digests = {row["digest"] for row in database.rows("SELECT digest FROM record")}
        assert digests == {expected[task.rule].digest(task.key) for task in database.tasks()}
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == (version if readonly else SCHEMA_VERSION)
