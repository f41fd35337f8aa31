"""Jobs that are killed, and several on one database: nothing is lost, nothing done twice, no folder stays."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.sample import ALL
from tests.tuning.functions import add
from tests.tuning.kills import tasks_of
from tests.tuning.simulation import SimulatedJob, Times
from tk.errors import DatabaseError
from tk.target import Target, resolve
from tk.tuning.database import claims as claiming
from tk.tuning.database.claims import Claims
from tk.tuning.database.record import Proof, Record
from tk.tuning.database.store import Database
from tk.tuning.database.workload import canonical
from tk.tuning.events import Event
from tk.tuning.job import JobOptions
from tk.tuning.workers.folders import remove_stale, scratch

RIGHT = Proof("float64", 0.0, 1.0, 0)


@pytest.mark.rotated(4)
def test_kills_amid_records() -> None:
    command = [sys.executable, "-m", "tests.tuning.kills", "100" if ALL else "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def pair(tmp_path: Path, cpu: Target) -> tuple[Database, Database, int]:
    """Two connections to one database, and a task."""
    first, second = Database(tmp_path / "tuned.db"), Database(tmp_path / "tuned.db")
    return first, second, first.task(canonical(add()), cpu, "r", 1).id


def test_a_candidate_is_one_jobs(pair: tuple[Database, Database, int]) -> None:
    first, second, task = pair
    one, two = Claims(first), Claims(second)
    assert one.take(task, ["a", "b"]) == {"a", "b"}
    assert two.take(task, ["b", "c"]) == {"c"}
    assert (one.others(), two.others()) == ({task: 1}, {task: 2})
    first.commit(first.tasks()[0], Record("a", "valid", (1.0,), proof=RIGHT), one)
    assert two.others() == {task: 1}
    assert two.take(task, ["a"]) == set()  # it has a record
    one.close()
    assert two.take(task, ["b"]) == {"b"}


def test_the_jobs_share_their_limits(pair: tuple[Database, Database, int]) -> None:
    first, second, task = pair
    one, two = Claims(first, [task], trials=4), Claims(second, [task], trials=4, each=3)
    assert len(one.take(task, list("abc"))) == 3
    assert two.take(task, list("defg")) == set()  # three of three for this task
    assert two.full
    assert len(one.take(task, list("defg"))) == 1


def test_claims_of_a_dead_process_are_forgotten(pair: tuple[Database, Database, int], tmp_path: Path) -> None:
    first, _, task = pair
    child = os.fork()
    if child == 0:
        Claims(Database(tmp_path / "tuned.db")).take(task, ["a"])
        os._exit(0)
    one = Claims(first)
    deadline = time.monotonic() + 20
    while not (claimed := one.take(task, ["a"])) and time.monotonic() < deadline:  # while it lives, or is a zombie
        time.sleep(0.02)
    assert claimed == {"a"}
    os.waitpid(child, 0)


def test_claims_of_another_host_expire(pair: tuple[Database, Database, int], monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, task = pair
    one = Claims(first)
    one.owner = f"elsewhere:{os.getpid()}:0:1"
    one.take(task, ["a"])
    two = Claims(second)
    assert two.take(task, ["a"]) == set()
    later = time.time() + claiming.LEASE + 1
    monkeypatch.setattr(claiming.time, "time", lambda: later)
    assert two.take(task, ["a"]) == {"a"}


def test_folders_of_the_dead_are_swept_and_those_of_the_living_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    (tmp_path / "tk-tune-old").mkdir()
    os.utime(tmp_path / "tk-tune-old", (0, 0))  # without a lock, of an older tk
    (tmp_path / "tk-tune-new").mkdir()  # without a lock yet
    (tmp_path / "else").mkdir()
    (tmp_path / "tk-tune-link").symlink_to("else")
    program = "import sys, time\nfrom tk.tuning.workers.folders import scratch\n"
    program += "with scratch('tk-tune-') as path:\n    (path / 'lib.so').touch()\n    print(path, flush=True)\n"
    program += "    time.sleep(60)"
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    path = Path(child.stdout.readline().strip())
    with scratch("tk-tune-") as own:
        assert not (tmp_path / "tk-tune-old").exists()
        assert remove_stale() == []
        assert (path / "lib.so").exists()
        child.kill()
        child.wait()
        assert remove_stale() == [path]
        assert own.exists()
    child.stdout.close()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["else", "tk-tune-link", "tk-tune-new"]


def test_a_job_killed_before_its_first_record_is_told_of(database: Database, cpu: Target) -> None:
    class Killed(Exception):
        pass

    def kill(event: Event) -> None:
        if event.kind == "prepared":
            raise Killed

    tasks, options = tasks_of(cpu, 1), JobOptions(trials=2)
    with pytest.raises(Killed):
        SimulatedJob(tasks, cpu, database, options, Times(), kill).run()
    caught: list[str] = []
    SimulatedJob(
        tasks, cpu, database, options, Times(), lambda e: caught.append(e.data["before"]) if e.kind == "start" else None
    ).run()
    assert "ended before its first record" in caught[0]


def test_a_full_disk_is_not_called_damage(tmp_path: Path) -> None:
    path = tmp_path / "tuned.db"
    with Database(path) as opened:
        row = opened.task(canonical(add()), resolve("cpu"), "r", 1)
        opened.commit(row, Record("kept", "valid", (1.0,), proof=RIGHT))
        opened._connection.execute("PRAGMA max_page_count = 1")  # SQLite's own way to be out of room
        with pytest.raises(DatabaseError, match="no room") as caught:
            opened.commit(row, Record("x" * 1_000_000, "valid", (1.0,), proof=RIGHT))
        assert "damaged" not in str(caught.value)
        assert not opened._connection.in_transaction
    with Database(path) as again:
        assert again.records(again.tasks()[0])[0].trace == "kept"


@pytest.mark.parametrize("limit", [0, 100, 5000, 20000])
def test_a_database_that_cannot_be_made(tmp_path: Path, limit: int) -> None:
    program = "import resource, sys\nfrom tk.tuning.database.store import Database\nfrom tk.errors import DatabaseError\n"
    program += f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, -1))\n"
    program += f"try: Database({str(tmp_path / 'tuned.db')!r})\nexcept DatabaseError as error: print(error)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "cannot be" in done.stdout
    assert "damaged" not in done.stdout
    with Database(tmp_path / "tuned.db") as made:  # what was begun does no harm
        assert made.tasks() == []
    assert sqlite3.connect(tmp_path / "tuned.db").execute("PRAGMA integrity_check").fetchone()[0] == "ok"
