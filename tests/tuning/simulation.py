"""Jobs on a simulated clock: children that take known times and do nothing, so that what a job decides about time can be
tested to the second, on any machine."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from tk.target import Target
from tk.tuning.database.record import Proof, Where
from tk.tuning.database.store import Database
from tk.tuning.flow import Flow
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.build import Built, KitJob, ReferenceJob
from tk.tuning.measure.runner import Duel, Measured, MeasureJob, Spent
from tk.tuning.search.proposal import Proposal
from tk.tuning.search.searcher import Proposed, SearchJob
from tk.tuning.state import CALLS, DUEL_SECONDS
from tk.tuning.tasks import Task
from tk.tuning.workers.pool import Outcome
from tk.tuning.workers.pools import Pools

__all__ = ["Clock", "SimulatedJob", "Times"]


STALLED = 100  # looks at a clock on which nothing is to come, after which a job is taken to wait for ever


class Clock:
    """Seconds that pass only when a child ends its work: `events` are (when, what to do). A job that goes on looking when
    nothing is to come fails, where a real one would hang."""

    def __init__(self) -> None:
        self.now = 0.0
        self.looks = 0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def __call__(self) -> float:
        return self.now

    def at(self, when: float, what: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self.events, (when, self._count, what))

    def advance(self) -> None:
        """To the next event, if there is one."""
        self.looks = 0 if self.events else self.looks + 1
        assert self.looks < STALLED, "the job is not over, and nothing is under way"
        if self.events:
            self.now, _, what = heapq.heappop(self.events)
            what()


def _cost(label: str, number: int) -> float:
    return 1e-3 * (0.4 + 0.6 * random.Random(f"{label}{number}").random())


@dataclass(frozen=True)
class Times:
    """What each stage takes, in seconds, give or take `spread` of it (a duel: times what it should), and how fast each
    candidate is: `cost(task's label, number)` seconds a call."""

    build: float = 1.0
    measure: float = 0.2
    propose: float = 0.5
    start: float = 4.0
    spread: float = 0.3
    duel: float = 1.0
    cost: Callable[[str, int], float] = _cost
    fails: Callable[[Any], bool] = lambda job: False  # whether the child that gets this job fails


class SimulatedPool:
    """As `tk.tuning.workers.pool.Pool`, on a clock. The last pool that is asked in a step moves the clock."""

    def __init__(self, clock: Clock, size: int, times: Times, work: Callable[[Any], tuple[float, Any]], last: bool) -> None:
        self.clock, self.times, self.work, self.last = clock, times, work, last
        self.environments: list[Mapping[str, str]] = [{}] * size
        self.waiting: deque[tuple[Any, Any]] = deque()
        self.running = 0
        self.outcomes: list[tuple[Any, Outcome]] = []
        self.began: float | None = None
        self.age = 0

    @property
    def pending(self) -> int:
        return len(self.waiting) + self.running

    def submit(self, tag: Any, message: Any, seconds: float, key: str = "", fresh: bool = False) -> None:
        self.waiting.append((tag, message))
        self._dispatch()

    def _dispatch(self) -> None:
        self.began = self.clock.now if self.began is None else self.began
        while self.waiting and self.running < len(self.environments):
            tag, message = self.waiting.popleft()
            self.running += 1
            if self.times.fails(message):
                seconds, value = self.times.build, Outcome("failed", detail="as it was to")
            else:
                seconds, value = self.work(message)
            begin = max(self.clock.now, self.began + self.times.start)
            self.clock.at(begin + seconds, partial(self._done, self.age, tag, value, seconds))

    def _done(self, age: int, tag: Any, value: Any, seconds: float) -> None:
        if age != self.age:
            return  # abandoned
        self.running -= 1
        self.outcomes.append((tag, value if isinstance(value, Outcome) else Outcome("done", value, "", seconds)))
        self._dispatch()

    def collect(self, ready: set[Any]) -> list[tuple[Any, Outcome]]:
        if self.last:
            self.clock.advance()
        outcomes, self.outcomes = self.outcomes, []
        return outcomes

    def drop_waiting(self) -> list[Any]:
        tags = [tag for tag, _ in self.waiting]
        self.waiting.clear()
        return tags

    def abandon(self) -> None:
        self.age, self.running = self.age + 1, 0

    def connections(self) -> list[Any]:
        return []

    def deadline(self) -> float:
        return float("inf")

    def start(self) -> None:
        self.began = self.clock.now

    def close(self) -> None:
        pass


class SimulatedJob(Job):
    """A job whose children are simulated. `space` is how many candidates a task has, None without end."""

    def __init__(
        self,
        tasks: list[Task],
        target: Target,
        database: Database,
        options: JobOptions,
        times: Times,
        callback: Any = lambda event: None,
        *,
        builders: int = 2,
        devices: int = 1,
        searchers: int = 1,
        space: int | None = None,
    ) -> None:
        super().__init__(tasks, target, database, options, callback)
        self.times, self.builders, self.devices, self.space = times, builders, devices, space
        self.searchers = searchers
        self.clock, self.random = Clock(), random.Random(0)  # each job's own: the same times in any order of tests
        self.labels = {progress.key: progress.task.label for progress in self.progress}  # keys differ between machines
        self.given: dict[str, int] = {}
        self.log: list[tuple[str, list[str]]] = []

    def _flow(self, folder: Path, exclusive: bool) -> Flow:
        def pool(size: int, work: Callable[[Any], tuple[float, Any]], last: bool = False) -> SimulatedPool:
            return SimulatedPool(self.clock, size, self.times, work, last)

        self._pools = Pools(
            pool(self.searchers, self._search), pool(self.builders, self._build), pool(self.devices, self._measure, True)
        )
        return Flow(
            self.target, self.database, self._pools, self.options.limits, self.callback, 0, folder,
            exclusive=exclusive, clock=self.clock,
        )  # fmt: skip

    def _around(self, mean: float) -> float:
        return mean * self.random.uniform(1 - self.times.spread, 1 + self.times.spread)

    def _search(self, job: SearchJob) -> tuple[float, Proposed]:
        start = self.given.get(job.key, len(job.known))
        number = job.number if self.space is None else min(job.number, self.space - start)
        self.given[job.key] = start + number
        proposals = [Proposal(f'["{job.key}", {start + each}]', {"number": start + each}) for each in range(number)]
        self.log.append((job.key, [proposal.trace for proposal in proposals]))
        left = None if self.space is None else self.space - start - number
        return self._around(self.times.propose), Proposed(proposals, left)

    def _build(self, job: Any) -> tuple[float, Built]:
        seconds = self._around(self.times.build)
        if isinstance(job, KitJob | ReferenceJob):
            return seconds, Built("reference", "reference", seconds, False, "float64")
        return seconds, Built(job.trace or "default", job.trace or "default", seconds, False)

    def _secs(self, key: str, path: str) -> float:
        if path == "default":
            return 1e-3
        return self.times.cost(self.labels[key], int(path.split(", ")[-1].rstrip("]")))

    def _measure(self, job: MeasureJob) -> tuple[float, Any]:
        secs = self._secs(job.spec.key, job.library)
        if job.against:
            rival = min(self._secs(job.spec.key, path) for path in job.against)
            seconds = DUEL_SECONDS["gpu" if self.target.is_gpu else "cpu"] + CALLS * secs
            return self.times.duel * seconds, Duel((1e-3,) * 9, (secs,) * 9, secs < 0.99 * rival)
        seconds = self._around(self.times.measure)
        spent = Spent(0.0, 0.1 * seconds, 0.9 * seconds)
        return seconds, Measured("valid", (secs,), Proof("float64", 0.0, 1.0, 0), Where("simulated"), spent=spent)
