"""Pools of killable child processes: jobs go in, outcomes come out, and a child that dies or hangs is replaced."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    from tk.tuning.state import Candidate, Progress

from tk.tuning.workers.fork_server import TORCH, fork

__all__ = ["AnyPool", "Outcome", "Pool", "wait_any"]

START_SECONDS = 120.0
TAIL = 4000  # characters of a dead child's output that are kept


@dataclass(frozen=True)
class Outcome:
    """How a job ended. "failed": an exception, its traceback in `detail`; "crashed": the process ended, its last
    output in `detail`; "timed_out": it was killed."""

    kind: Literal["done", "failed", "crashed", "timed_out"]
    value: Any = None
    detail: str = ""
    seconds: float = 0.0


@dataclass(eq=False)
class _Job:
    tag: Any
    message: Any
    seconds: float
    key: str = ""
    fresh: bool = False


class _Process(Protocol):
    def end(self) -> int:
        """Kill the process and its group; its exit status, negative for a signal."""


class _Executed:
    """A process of its own interpreter, which serves a socket as a worker."""

    def __init__(self, connection: socket.socket, log: int, environment: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tk.tuning.workers.worker", str(connection.fileno()), str(os.getpid())],
            pass_fds=[connection.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env=environment,
            start_new_session=True,  # a group of its own, killed whole: compilers start compilers
        )

    def end(self) -> int:
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            self._process.kill()
        return self._process.wait()


@dataclass
class _Child:
    process: _Process
    connection: Connection
    log: Any
    ready: bool = False
    job: _Job | None = None
    since: float = field(default_factory=time.monotonic)

    @property
    def deadline(self) -> float:
        if not self.ready:
            return self.since + START_SECONDS
        return self.since + self.job.seconds if self.job else float("inf")


class Pool:
    """`size` children of one role. `options` are the role's; `each` gives the environment of each child, one mapping a
    child. `memory` limits a child's private memory in bytes; 0 does not. With `standby` the child of the next fresh job starts
    while one runs, on a machine with cores to spare. With `forked` children are forked by a server that has imported what they
    need, and what `preload` names (fork_server.py): not for roles that use a GPU, whose driver may be awake in the server."""

    def __init__(
        self,
        role: str,
        size: int,
        options: Mapping[str, Any] | None = None,
        each: Iterable[Mapping[str, str]] = (),
        memory: int = 0,
        standby: bool = False,
        forked: bool = False,
        preload: tuple[str, ...] = (),
    ) -> None:
        self.forked, self.preload = forked, preload
        self.standby = standby
        self._next: dict[int, _Child] = {}  # by slot, those that wait for a fresh job
        self.role, self.options, self.memory = role, dict(options or {}), memory
        self.environments: list[Mapping[str, str]] = list(each) or [{}] * size
        self.waiting: deque[_Job] = deque()
        self._outcomes: list[tuple[Any, Outcome]] = []
        self._children: list[_Child | None] = [None] * size
        self._parked: dict[int, _Child] = {}  # by slot, those that step aside for a fresh one
        self._guests: dict[int, str] = {}  # by slot, what the fresh one's jobs have in common
        self._homes: dict[str, int] = {}  # the child that last took a job with this key
        self.restarts = 0
        self.busy_seconds = 0.0

    # -- what a job sees ----------------------------------------------------------------------------------------------

    def submit(self, tag: object, message: object, seconds: float, key: str = "", fresh: bool = False) -> None:
        """Queue a job; its outcome is reported under `tag`. `seconds` is its limit, from when a child takes it. A child
        that has something of `key` already gets its jobs when it can; no job waits for a busy child. A `fresh` job gets a
        child of its own, while the one whose device it takes waits; fresh jobs of one key that follow one another share it."""
        self.waiting.append(_Job(tag, message, seconds, key, fresh))
        self._dispatch()

    @property
    def running(self) -> int:
        """Jobs that a child holds."""
        return sum(child is not None and child.job is not None for child in self._children)

    @property
    def pending(self) -> int:
        """Jobs queued or held."""
        return len(self.waiting) + self.running

    def drop_waiting(self) -> list[tuple[str, Candidate | Progress | str]]:
        """Forget the queued jobs; their tags."""
        tags = [job.tag for job in self.waiting]
        self.waiting.clear()
        return tags

    def abandon(self) -> None:
        """Kill the children that hold a job, of which nothing is reported. They are replaced when there is work."""
        for slot, child in enumerate(self._children):
            if child is not None and child.job is not None:
                self._bury(slot, child)

    def start(self) -> None:
        """Start all children now, so that the first jobs do not wait for it."""
        for slot, child in enumerate(self._children):
            if child is None:
                self._children[slot] = self._spawn(slot)

    def close(self) -> None:
        """Kill all children."""
        for slot, child in enumerate(self._children):
            if child is not None:
                self._bury(slot, child)
        for slot, child in enumerate(self._children):  # those that were parked are back in their slots
            if child is not None:
                self._bury(slot, child)
        for child in self._next.values():
            self._kill(child)
        self._next.clear()

    # -- the machinery ------------------------------------------------------------------------------------------------

    def _dispatch(self) -> None:
        for slot, child in enumerate(self._children):
            if not self.waiting:
                return
            if child is None:
                child = self._children[slot] = self._spawn(slot)
            if child.ready and child.job is None:
                self._give(slot, child, self._take(slot))

    def _give(self, slot: int, child: _Child, job: _Job) -> None:
        if slot in self._parked and not (job.fresh and job.key and job.key == self._guests[slot]):
            self._bury(slot, child)
            child = self._children[slot] or self._spawn(slot)  # the one that was parked
        if job.fresh and slot not in self._parked:
            self._parked[slot], self._guests[slot] = child, job.key
            self._begin_fresh(slot, job)
        else:
            self._send(slot, child, job)

    def _begin_fresh(self, slot: int, job: _Job) -> None:
        child = self._children[slot] = self._next.pop(slot, None) or self._spawn(slot)
        if self.standby:
            self._next[slot] = self._spawn(slot)
        if child.ready:
            self._send(slot, child, job)
        else:
            child.job = job  # sent once it is ready

    def _send(self, slot: int, child: _Child, job: _Job) -> None:
        child.job, child.since = job, time.monotonic()
        try:
            child.connection.send(job.message)
        except OSError:
            self._end(slot, child, "crashed")

    def _take(self, slot: int) -> _Job:
        """The waiting job that suits a child best: one whose key it holds, else one that no child has begun, else the
        first. In the order of submission among equals."""
        best = min(self.waiting, key=lambda job: self._suits(job, slot))
        self.waiting.remove(best)
        if best.key:
            self._homes[best.key] = slot
        return best

    def _suits(self, job: _Job, slot: int) -> int:
        home = self._homes.get(job.key, None) if job.key else None
        return 0 if home == slot else 1 if home is None else 2

    def _spawn(self, slot: int) -> _Child:
        ours, theirs = socket.socketpair()
        log = tempfile.TemporaryFile(prefix="tk-worker-")  # noqa: SIM115 - closed when the child is buried
        environment = {**os.environ, **self.environments[slot]}
        process: _Process | None = fork(theirs, log.fileno(), self.preload) if self.forked else None
        if process is None:
            process = _Executed(theirs, log.fileno(), environment)
        theirs.close()
        child = _Child(process, Connection(ours.detach()), log)
        hello = {"role": self.role, "options": self.options, "memory": self.memory, "path": sys.path}
        child.connection.send({**hello, "environment": environment, "torch": TORCH in self.preload})
        return child

    def _bury(self, slot: int, child: _Child) -> str:
        """Kill a slot's child and its group; the end of what it printed."""
        text = self._kill(child)
        self._children[slot] = self._parked.pop(slot, None)
        if self._children[slot] is None:  # else it was waiting, with all that it holds
            self._homes = {key: home for key, home in self._homes.items() if home != slot}
        return text

    def _kill(self, child: _Child) -> str:
        code = child.process.end()
        child.connection.close()
        size = child.log.seek(0, os.SEEK_END)
        child.log.seek(max(0, size - TAIL))
        text = child.log.read().decode(errors="replace")
        child.log.close()
        return f"exit status {code}\n{text}"

    def _end(self, slot: int, child: _Child, kind: Literal["crashed", "timed_out", "failed"], detail: str = "") -> None:
        job, seconds = child.job, time.monotonic() - child.since
        text = self._bury(slot, child)
        self.restarts += 1
        self.busy_seconds += seconds
        if job is None and not child.ready and self.waiting:  # it could not even start: the job pays, or we would loop
            job = self.waiting.popleft()
        if job is not None:
            self._outcomes.append((job.tag, Outcome(kind, None, detail or text, seconds)))

    def _receive(self, slot: int, child: _Child) -> None:
        try:
            kind, value, damaged = child.connection.recv()
        except (EOFError, OSError):
            self._end(slot, child, "crashed")
            return
        if not child.ready:
            if kind == "failed":
                self._end(slot, child, "failed", value)
            else:
                child.ready = True
                if child.job is not None:
                    self._send(slot, child, child.job)
            return
        assert child.job is not None
        seconds = time.monotonic() - child.since
        self.busy_seconds += seconds
        outcome = Outcome("done", value, "", seconds) if kind == "done" else Outcome("failed", None, value, seconds)
        self._outcomes.append((child.job.tag, outcome))
        child.job = None
        if damaged:
            self._bury(slot, child)
            self.restarts += 1

    def _prepared(self, slot: int, child: _Child) -> None:
        """One that waits for a fresh job is ready, or could not start: then the job itself will say why."""
        try:
            child.ready = child.connection.recv()[0] == "ready"
        except (EOFError, OSError):
            child.ready = False
        if not child.ready:
            self._kill(self._next.pop(slot))

    def _expire(self) -> None:
        now = time.monotonic()
        for slot, child in enumerate(self._children):
            if child is not None and child.deadline <= now:
                self._end(slot, child, "timed_out")

    def connections(self) -> list[Connection]:
        """What becomes readable when a child has something to say."""
        children = [*self._children, *self._next.values()]
        return [child.connection for child in children if child is not None]

    def deadline(self) -> float:
        """When the next child must be killed, on the clock of time.monotonic."""
        now = [] if not self._outcomes else [0.0]
        return min([*now, *(child.deadline for child in self._children if child is not None)], default=float("inf"))

    def collect(self, ready: set[Any]) -> list[tuple[Any, Outcome]]:
        """The outcomes that are there, after reading the connections that are `ready`."""
        for slot, child in enumerate(self._children):
            if child is not None and child.connection in ready:
                self._receive(slot, child)
        for slot, child in list(self._next.items()):
            if child.connection in ready:
                self._prepared(slot, child)
        self._expire()
        self._dispatch()
        outcomes, self._outcomes = self._outcomes, []
        return outcomes


class AnyPool(Protocol):
    """What a job needs of a pool; `Pool` and `tk.tuning.workers.cluster.ClusterPool` have it."""

    environments: list[Mapping[str, str]]

    @property
    def running(self) -> int: ...

    @property
    def pending(self) -> int: ...

    def submit(self, tag: object, message: object, seconds: float, key: str = "", fresh: bool = False) -> None: ...

    def connections(self) -> list[Connection]: ...

    def deadline(self) -> float: ...

    def collect(self, ready: set[Any]) -> list[tuple[Any, Outcome]]: ...

    def drop_waiting(self) -> list[Any]: ...

    def abandon(self) -> None: ...

    def start(self) -> None: ...

    def close(self) -> None: ...


def wait_any(pools: Iterable[AnyPool], timeout: float) -> list[tuple[AnyPool, Any, Outcome]]:
    """The outcomes of all pools that are there, after at most `timeout` seconds of waiting for the first."""
    pools = list(pools)
    connections = [connection for pool in pools for connection in pool.connections()]
    deadline = min((pool.deadline() for pool in pools), default=float("inf"))
    seconds = max(0.0, min(timeout, deadline - time.monotonic()))
    ready = set(wait(connections, seconds)) if connections else set()
    return [(pool, tag, outcome) for pool in pools for tag, outcome in pool.collect(ready)]
