"""Which candidates running jobs have under way, so that several on one database share the work.

A job claims a candidate before it builds it, and gives it up when its record is there. A claim counts for as long as its
process lives: on this host that is seen in /proc, for another one it expires after LEASE seconds, and is renewed before.
The table is made when a job first writes; it holds nothing that must be kept.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tk.tuning.database.store import Database

__all__ = ["Claims"]

LEASE = 300.0  # seconds
TABLE = """
CREATE TABLE IF NOT EXISTS claim (
    task INTEGER NOT NULL,
    candidate TEXT NOT NULL,
    owner TEXT NOT NULL,
    expires REAL NOT NULL,
    PRIMARY KEY (task, candidate)
)
"""


class Claims:
    """The claims of one job in `database`. Of all jobs together, `tasks` get no more than `trials` candidates, and each task
    no more than `each`; None is no limit."""

    def __init__(
        self, database: Database, tasks: Sequence[int] = (), trials: int | None = None, each: int | None = None
    ) -> None:
        self.database, self.tasks, self.trials, self.each = database, tuple(tasks), trials, each
        self.full = False  # a limit was met: what the other jobs do has changed
        self.owner = f"{_host()}:{os.getpid()}:{_started(os.getpid())}:{id(self):x}"
        self.claimed: set[tuple[int, str]] = set()
        self.recorded: dict[int, tuple[int, set[str]]] = {}  # by task: the last record seen, and the candidates with one
        self.renewed = time.time()
        with database.writing() as connection:
            connection.execute(TABLE)
            _forget_dead(connection)

    def take(self, task: int, traces: Iterable[str]) -> set[str]:
        """Claim candidates of a task; those that are now this job's. The others are another job's, or have a record."""
        taken: set[str] = set()
        with self.database.writing() as connection:
            _forget_dead(connection)
            room, done = self._room(connection, task), self._done(connection, task)
            for trace in traces:
                if len(taken) >= room:
                    self.full = True
                    break
                row = (task, _digest(trace), self.owner, time.time() + LEASE)
                if row[1] in done:
                    continue
                if connection.execute("INSERT OR IGNORE INTO claim VALUES (?, ?, ?, ?)", row).rowcount:
                    taken.add(trace)
                    self.claimed.add(row[:2])
        return taken

    def _done(self, connection: sqlite3.Connection, task: int) -> set[str]:
        """The candidates that have a record."""
        last, done = self.recorded.setdefault(task, (0, set()))
        for row in connection.execute("SELECT id, trace FROM record WHERE task = ? AND id > ? ORDER BY id", (task, last)):
            last = int(row["id"])
            done.add(_digest(row["trace"]))
        self.recorded[task] = (last, done)
        return done

    def _room(self, connection: sqlite3.Connection, task: int) -> float:
        """Candidates that a task may still get."""
        room = float("inf")
        for limit, tasks in ((self.each, (task,)), (self.trials, self.tasks)):
            if limit is not None:
                marks = ", ".join("?" * len(tasks))
                counts = [
                    connection.execute(f"SELECT count(*) FROM {table} WHERE task IN ({marks})", tasks).fetchone()[0]
                    for table in ("record", "claim")
                ]
                room = min(room, limit - sum(counts))
        return room

    def give_up(self, connection: sqlite3.Connection, task: int, trace: str) -> None:
        """Forget a claim, in the transaction that writes its record."""
        self.claimed.discard((task, _digest(trace)))
        connection.execute("DELETE FROM claim WHERE task = ? AND candidate = ?", (task, _digest(trace)))

    def others(self) -> dict[int, int]:
        """How many candidates other live jobs have under way, by task."""
        rows = self.database.rows("SELECT task, owner, expires FROM claim WHERE owner != ?", self.owner)
        found: dict[int, int] = {}
        for row in rows:
            if _is_alive(row["owner"], row["expires"]):
                found[int(row["task"])] = found.get(int(row["task"]), 0) + 1
        return found

    def renew(self) -> None:
        """Keep this job's claims, where a third of their time is over."""
        if self.claimed and time.time() - self.renewed > LEASE / 3:
            self.renewed = time.time()
            with self.database.writing() as connection:
                connection.execute("UPDATE claim SET expires = ? WHERE owner = ?", (time.time() + LEASE, self.owner))

    def close(self) -> None:
        """Give up all that is left."""
        self.claimed.clear()
        with self.database.writing() as connection:
            connection.execute("DELETE FROM claim WHERE owner = ?", (self.owner,))


def _forget_dead(connection: sqlite3.Connection) -> None:
    for owner, expires in connection.execute("SELECT owner, max(expires) FROM claim GROUP BY owner").fetchall():
        if not _is_alive(owner, expires):
            connection.execute("DELETE FROM claim WHERE owner = ?", (owner,))


def _is_alive(owner: str, expires: float) -> bool:
    """Whether the process that claimed is still there."""
    host, pid, started, _ = owner.rsplit(":", 3)
    return _started(int(pid)) == started if host == _host() else expires > time.time()


def _host() -> str:
    """This host since it was started: process numbers begin again then."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    space = os.readlink("/proc/self/ns/pid") if Path("/proc/self/ns/pid").exists() else ""  # containers have their own numbers
    return f"{socket.gethostname()}/{boot.read_text().strip() if boot.exists() else ''}/{space}"


def _started(pid: int) -> str:
    """When a process was started, in the kernel's ticks; "" where there is none, or it has ended and is only remembered."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[0] in "ZX" else fields[19]


def _digest(trace: str) -> str:
    return sha256(trace.encode()).hexdigest()
