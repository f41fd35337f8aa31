"""What a running job knows of each task and of each candidate under way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tk.tuning.database.record import Record
from tk.tuning.database.schema import Stop
from tk.tuning.database.store import TaskRow
from tk.tuning.measure.build import Built
from tk.tuning.measure.runner import Duel
from tk.tuning.measure.testbed import Spec
from tk.tuning.search.proposal import Proposal, Result
from tk.tuning.share import Standing
from tk.tuning.tasks import Task

__all__ = ["CALLS", "DUEL_SECONDS", "Candidate", "Limits", "Progress"]

# of a duel: a process's start, on a CPU, where it may disturb no other, and what takes no longer for larger tasks
DUEL_SECONDS = {"gpu": 0.8, "cpu": 3.0}
FAMILIES = 6  # times what the cheap families take, that all of them do
LIKELY = 0.95  # of the default's time: a best that was less is likely to win
CALLS = 120


@dataclass(frozen=True)
class Limits:
    """What a job's processes may use: seconds a build and a measurement, bytes of private memory (0: no limit); and how
    many candidates a search proposes at once."""

    build_seconds: float = 60.0
    measure_seconds: float = 30.0
    build_memory: int = 6 * 2**30
    measure_memory: int = 0
    batch: int = 16


@dataclass(eq=False)
class Progress:
    """A task in a running job."""

    task: Task
    row: TaskRow
    workload: str
    standing: Standing
    # what measuring takes
    prepared: bool = False  # its reference and its default were asked for
    reference: Built | None = None
    default: Built | None = None
    default_known: bool = False  # it is built, or does not build
    spec: Spec | None = None
    measure_seconds: float = 0.0
    reference_seconds: float = 0.0  # what its inputs and references for each candidate took
    # the search
    known: list[Result] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    under_way: dict[str, Proposal] = field(default_factory=dict)
    begun: bool = False  # its search was asked in this run
    asked: int = 0  # candidates that a search process is to propose
    unrated: int = 0  # results since the standing's last entry
    left: int | None = None  # candidates that its space still holds, where that is known
    strikes: int = 0
    sources: dict[str, Record] = field(default_factory=dict)
    building: dict[str, list[Candidate]] = field(default_factory=dict)
    libraries: dict[int, Built] = field(default_factory=dict)  # of valid records of this run
    # what came of it
    default_secs: float | None = None
    records: set[int] = field(default_factory=set)  # rows of the database that are counted in what follows
    best: float = float("inf")
    best_id: int | None = None
    trials: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    reasons: dict[str, str] = field(default_factory=dict)  # by status, why the last candidate was rejected
    curve: list[tuple[float, int, float]] = field(default_factory=list)
    closed: str = ""  # why there is no further round, in words; "" while there may be one
    stopped: Stop = Stop.NONE  # and by kind
    # the verdict
    verdict: str = ""
    tuned_secs: float | None = None
    judging: bool = False  # its verdict was asked for in this run
    dueled: bool = False  # its duels have begun
    challengers: int = 0  # duels that are still to be run
    waiting: list[Record] = field(default_factory=list)  # challengers whose duel was not begun
    champion: Built | None = None  # the challenger that beat the default and all before it
    mark: float = 0.0  # its time when it was a candidate
    duels: list[tuple[float, int | None, Duel]] = field(default_factory=list)  # (gain, record, …), of those run
    lost: str = ""  # why a challenger could not be measured

    def duel_seconds(self, on_gpu: bool) -> float:
        """What its duels should take, if nothing else runs: its process, inputs and references, of all families where it is
        likely to win, the times."""
        default = self.default_secs or 0.0
        families = FAMILIES if self.best < LIKELY * default else 1
        return DUEL_SECONDS["gpu" if on_gpu else "cpu"] + families * self.reference_seconds + CALLS * default

    @property
    def key(self) -> str:
        """What its jobs have in common: the child that has its data gets them."""
        return repr(self.row.key)

    def count(self, record: Record) -> None:
        """Take in a record of an earlier run, or of another job on the same database."""
        assert record.id is not None
        self.records.add(record.id)
        self.trials += 1
        self.statuses[record.status] += 1
        self.seen.add(record.trace)
        secs = record.secs if record.status == "valid" else None
        self.known.append(Result(record.trace, dict(record.decisions), secs))
        if secs is not None and secs < self.best:
            self.best, self.best_id = secs, record.id

    @property
    def outstanding(self) -> int:
        """Candidates between its search and the database."""
        return len(self.under_way)

    @property
    def searching(self) -> bool:
        return self.asked > 0

    @property
    def searchable(self) -> bool:
        """Its search may be asked: for a first batch once it is prepared, for more once its default has been timed, or cannot
        be; and nothing closed it."""
        timed = self.spec is not None and bool(self.standing.best)
        return self.prepared and (timed or not self.begun) and not self.closed

    @property
    def unmeasurable(self) -> bool:
        """Nothing can judge its candidates: its reference does not build, or nothing checks its kind of argument."""
        return self.stopped is Stop.FAILED and self.spec is None

    @property
    def needs_no_trial(self) -> bool:
        """It was closed before its first trial: as nothing can judge it, or since its default is near the roofline. One whose
        whole space is under way is closed too, and its candidates are measured nevertheless."""
        return self.unmeasurable or (self.stopped is Stop.BOUND and not self.trials)

    @property
    def busy(self) -> bool:
        return self.searching or self.outstanding > 0


@dataclass(eq=False)
class Candidate:
    """A proposal under way. `kind` is "trial", "default" or "winner" (a record that meets the default in a duel)."""

    progress: Progress
    proposal: Proposal
    kind: str = "trial"
    record: int | None = None
    built: Built | None = None
