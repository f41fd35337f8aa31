"""What a tuning job tells its callback, and the report that it returns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = ["Callback", "Event", "Kind", "Stages", "TaskReport", "TuneReport"]

Kind = Literal["start", "prepared", "trial", "best", "rejected", "quarantined", "verdict", "finish"]


@dataclass(frozen=True)
class Event:
    """Something that happened, `elapsed` seconds into this run. `task` is a task's label, or "" for the whole job.
    `eta` is the seconds that the job still needs, None while it cannot say."""

    kind: Kind
    elapsed: float
    task: str = ""
    eta: float | None = None
    data: Mapping[str, Any] = field(default_factory=dict)


Callback = Callable[[Event], None]


@dataclass
class Stages:
    """Seconds that went into each stage, summed over the processes that did it: proposing, building, making inputs and
    references, checking candidates, timing them, duels."""

    search: float = 0.0
    build: float = 0.0
    reference: float = 0.0
    check: float = 0.0
    timing: float = 0.0
    duel: float = 0.0


@dataclass
class TaskReport:
    """One task: what it was, what was tried, what came of it. Times in seconds a call; `curve` holds (seconds into the
    run, trials so far, best time); `reasons` has for each status of rejected candidates what the last one of this run was
    told."""

    name: str
    label: str
    signature: str
    rule: str
    weight: int
    flops: float
    bytes: float
    dtype: str
    bound_secs: float
    default_secs: float | None = None
    tuned_secs: float | None = None
    verdict: str = ""
    note: str = ""
    trials: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    curve: list[tuple[float, int, float]] = field(default_factory=list)
    decisions: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, str] = field(default_factory=dict)

    @property
    def final_secs(self) -> float | None:
        """The time of what a compile will use: the tuned kernel's where it won, else the default's."""
        return self.tuned_secs if self.verdict in ("tuned", "modelled") else self.default_secs

    @property
    def speedup(self) -> float:
        """Default over final time; 1 where the default stays or was never timed."""
        return self.default_secs / self.final_secs if self.default_secs and self.final_secs else 1.0

    @property
    def roofline(self) -> float | None:
        """The share of the roofline that the final kernel reaches."""
        return self.bound_secs / self.final_secs if self.final_secs else None


@dataclass
class TuneReport:
    """What a job did. `stopped` is "done", "budget", "trials" or "interrupted"; `idle` is the share of the devices' time,
    from the first trial to the last, in which nothing was there to measure."""

    target: str
    device: str
    database: str
    tasks: list[TaskReport]
    seconds: float = 0.0
    trials: int = 0
    stopped: str = "done"
    idle: float = 0.0
    stages: Stages = field(default_factory=Stages)
    seed: int = 0
    quarantine: list[str] = field(default_factory=list)

    @property
    def before(self) -> float:
        """Seconds of all tasks' calls in one run of the model, untuned (tasks without a time left out)."""
        return sum(task.weight * (task.default_secs or 0.0) for task in self.tasks)

    @property
    def after(self) -> float:
        """As `before`, tuned."""
        return sum(task.weight * (task.final_secs or 0.0) for task in self.tasks)

    @property
    def speedup(self) -> float:
        """before / after; 1 where nothing was timed."""
        return self.before / self.after if self.after else 1.0

    @property
    def rate(self) -> float:
        """Trials a second."""
        return self.trials / self.seconds if self.seconds else 0.0

    @property
    def statuses(self) -> Counter[str]:
        """Candidates by status, over all tasks."""
        return sum((task.statuses for task in self.tasks), Counter())
