"""Simulated jobs that are killed amid their records, one or two at a time on one database, again and again until they are done.

python -m tests.tuning.kills 100        # so many kills
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Any

from tests.tuning.functions import add
from tests.tuning.simulation import SimulatedJob, Times
from tk.schedule.discover import discover
from tk.target import Target, resolve
from tk.tuning.database.store import Database
from tk.tuning.events import Event
from tk.tuning.job import JobOptions
from tk.tuning.state import Limits
from tk.tuning.tasks import Task, task_of
from tk.tuning.workers.folders import PREFIXES, remove_stale

__all__ = ["Killing", "start", "tasks_of"]

TRIALS = 60  # of a job, over all its runs
PAUSE = 0.004  # seconds after each record, in which a kill may fall


def tasks_of(target: Target, count: int = 3) -> list[Task]:
    return [task_of(add(64 * (number + 1)), target, discover(target.kind)[-1:], f"add{number}") for number in range(count)]


def start(database: Path, tasks: list[Task], target: Target, pause: float = PAUSE, trials: int = TRIALS) -> tuple[int, Any]:
    """(process, pipe) of a job in a child, which writes a byte after each record."""
    read, write = os.pipe()
    child = os.fork()
    if child:
        os.close(write)
        return child, os.fdopen(read, "rb")
    status = 1
    try:
        os.close(read)

        def report(event: Event) -> None:
            if event.kind == "trial":
                os.write(write, b".")
                time.sleep(pause)

        with Database(database) as opened:
            options = JobOptions(trials=trials, limits=Limits(batch=4))
            SimulatedJob(tasks, target, opened, options, Times(), report).run()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


class Killing:
    """Kills jobs in `folder` and counts what is found. `lost` are records that a job had told of and that are not there."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.folder, self.random = folder, random.Random(seed)
        self.target = resolve("cpu")
        self.tasks = tasks_of(self.target)
        self.kills = self.amid = self.finished = self.lost = self.damaged = self.failed = self.twice = 0
        self.folders: list[str] = []

    def run(self, kills: int) -> None:
        """Until `kills` jobs were killed, and the last database is complete."""
        number = 0
        while self.kills < kills:
            path = self.folder / f"tuned{number}.db"
            number += 1
            self._one(path, kills)
            self._complete(path)
        remove_stale()
        self.folders = [name for name in os.listdir(tempfile.gettempdir()) if name.removeprefix(".").startswith(PREFIXES)]

    def _one(self, path: Path, kills: int) -> None:
        """Jobs on one database, killed until one of them ends by itself."""
        known = 0
        while self.kills < kills:
            running = [start(path, self.tasks, self.target) for _ in range(self.random.choice([1, 1, 2]))]
            time.sleep(self.random.uniform(0.0, 0.35))
            done = []
            for child, _ in running:
                os.kill(child, signal.SIGKILL)
                done.append(os.waitpid(child, 0)[1])
            report = sum(len(pipe.read()) for _, pipe in running)
            for _, pipe in running:
                pipe.close()
            self.kills += sum(status == signal.SIGKILL for status in done)
            self.amid += 0 < report < TRIALS
            self.failed += sum(status not in (0, signal.SIGKILL) for status in done)
            found = self._count(path)
            self.lost += max(0, known + report - found)
            known = found
            if 0 in done:
                return

    def _count(self, path: Path) -> int:
        if not path.exists() or not path.stat().st_size:
            return 0
        connection = sqlite3.connect(path)
        self.damaged += connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok"
        there = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'record'").fetchone()[0]
        found = int(connection.execute("SELECT count(*) FROM record").fetchone()[0]) if there else 0
        connection.close()
        return found

    def _complete(self, path: Path) -> None:
        """A last run ends the job: as many records as were asked for, no two of the same candidate."""
        child, pipe = start(path, self.tasks, self.target, 0.0)
        pipe.read()
        pipe.close()
        self.failed += os.waitpid(child, 0)[1] != 0
        connection = sqlite3.connect(path)
        all_, distinct = connection.execute("SELECT count(*), count(DISTINCT task || trace) FROM record").fetchone()
        left = connection.execute("SELECT count(*) FROM claim").fetchone()[0]
        connection.close()
        self.finished += 1
        self.twice += all_ - distinct + abs(all_ - TRIALS) + left

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.amid} of them amid records, {self.finished} jobs completed: {self.lost} records "
            f"lost, {self.twice} too many, too few or twice, {self.damaged} databases damaged, {self.failed} jobs failed, "
            f"{len(self.folders)} folders left"
        )

    @property
    def bad(self) -> int:
        return self.lost + self.twice + self.damaged + self.failed + len(self.folders)


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="tk-kills-") as folder:
        os.environ["TMPDIR"] = tempfile.tempdir = folder
        killing = Killing(Path(folder))
        killing.run(int(sys.argv[1]) if sys.argv[1:] else 100)
    print(killing)
    return int(killing.bad > 0)


if __name__ == "__main__":
    sys.exit(main())
