"""The flow of candidates: search → build → measure → database, each stage in its own children, each outcome committed
the moment it is known.

On a GPU the stages overlap. On a CPU the kernels run where the compilers run, so a batch is built, then measured alone,
one candidate at a time; whatever the callback draws is drawn in between.
"""

from __future__ import annotations

import re
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from tk.target import Target
from tk.tuning.arguments import arguments
from tk.tuning.bench import Settings
from tk.tuning.build import BuildJob, Built, ReferenceJob
from tk.tuning.database import Database, TaskRow
from tk.tuning.events import Callback, Event, Kind, Stages
from tk.tuning.measure import Duel, Measured, MeasureJob, Spec, physics
from tk.tuning.pool import AnyPool, Outcome, Pool, wait_any
from tk.tuning.quarantine import MOST, quarantine
from tk.tuning.record import Proof, Record
from tk.tuning.search import Proposal, Result
from tk.tuning.share import NEAR_BOUND, Standing
from tk.tuning.tasks import Task

__all__ = ["Candidate", "Flow", "Limits", "Progress"]

SEARCH_SECONDS = 300.0
ALIVE = 3  # search processes kept at once; one that is let go starts again from the database


@dataclass(frozen=True)
class Limits:
    """What a job's processes may use: seconds a build and a measurement, bytes of private memory (0: no limit)."""

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
    spec: Spec | None = None
    default: Built | None = None
    default_secs: float | None = None
    best: float = float("inf")
    best_id: int | None = None
    trials: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    known: list[Result] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    sources: dict[str, Record] = field(default_factory=dict)
    building: dict[str, list[Candidate]] = field(default_factory=dict)
    search: Pool | None = None
    searching: bool = False
    outstanding: int = 0
    results: list[Result] = field(default_factory=list)
    strikes: int = 0
    closed: str = ""  # why there is no further round; "" while there may be one
    verdict: str = ""
    tuned_secs: float | None = None
    challengers: int = 0  # duels that are still to be held
    duels: list[tuple[float, int | None, Duel]] = field(default_factory=list)  # (gain, record, …), of those held
    lost: str = ""  # why a challenger could not be measured
    measure_seconds: float = 0.0
    curve: list[tuple[float, int, float]] = field(default_factory=list)

    @property
    def ready(self) -> bool:
        """Its default has been timed, or cannot be; the search may begin."""
        return self.spec is not None

    @property
    def busy(self) -> bool:
        return self.searching or self.outstanding > 0


@dataclass(eq=False)
class Candidate:
    """A proposal under way. `kind` is "trial", "default" or "winner" (a record rebuilt for its duel)."""

    progress: Progress
    proposal: Proposal
    kind: str = "trial"
    record: int | None = None
    built: Built | None = None


class Flow:
    """Moves candidates through the stages. The job decides what is searched next and when it is over."""

    def __init__(
        self,
        target: Target,
        database: Database,
        builders: AnyPool,
        measurers: AnyPool,
        limits: Limits,
        callback: Callback,
        seed: int,
        threads: int,
        quarantine_folder: Path,
    ) -> None:
        self.target, self.database, self.limits, self.seed, self.threads = target, database, limits, seed, threads
        self.builders, self.measurers = builders, measurers
        self.callback, self.quarantine_folder = callback, quarantine_folder
        self.exclusive = not target.is_gpu
        self.ready: deque[tuple[Candidate, bool]] = deque()  # (built candidate, whether it is a duel)
        self.alive: list[Progress] = []
        self.quarantined: list[str] = []
        self.started = time.monotonic()
        self.stages = Stages()
        self.trials = 0
        self.starved = 0.0  # seconds in which no device had work
        self.eta: float | None = None
        self._last = self.started

    # -- asking for work ----------------------------------------------------------------------------------------------

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.started

    @property
    def in_flight(self) -> int:
        """Candidates between a search and the database."""
        return self.builders.pending + len(self.ready) + self.measurers.pending

    def tell(self, kind: Kind, progress: Progress | None = None, **data: Any) -> None:
        """Report an event to the job's callback."""
        self.callback(Event(kind, self.elapsed, progress.task.label if progress else "", self.eta, data))

    def prepare(self, progress: Progress) -> None:
        """Build a task's reference and its default, and time the default."""
        self.builders.submit(("reference", progress), ReferenceJob(progress.workload), self.limits.build_seconds)

    def may_search(self) -> bool:
        """Whether a proposal may be computed now without disturbing or starving anything."""
        if any(progress.searching for progress in self.alive):
            return False
        if self.exclusive:
            return self.in_flight == 0
        return self.in_flight < 2 * self.limits.batch

    def propose(self, progress: Progress, number: int) -> None:
        """Ask a task's search for `number` candidates; its process is started where there is none."""
        if progress.search is None:
            self._make_room()
            options = {"workload": progress.workload, "target": self.target.name, "seed": self.seed,
                       "known": list(progress.known), "threads": self.threads, "batch": self.limits.batch}  # fmt: skip
            progress.search = Pool("tk.tuning.search:Searcher", 1, options, memory=self.limits.build_memory)
            self.alive.append(progress)
        progress.searching = True
        progress.search.submit(("propose", progress), ("propose", number), SEARCH_SECONDS)

    def _make_room(self) -> None:
        while len(self.alive) >= ALIVE:
            idle = next((progress for progress in self.alive if not progress.busy), None)
            if idle is None:
                return
            self.stop_search(idle)

    def stop_search(self, progress: Progress) -> None:
        """End a task's search process."""
        if progress.search is not None:
            progress.search.close()
            self.alive.remove(progress)
        progress.search, progress.searching = None, False

    def challenge(self, progress: Progress, records: Sequence[Record]) -> None:
        """Build a task's best records again, for their duels with the default; the best of those that win is the winner."""
        progress.verdict, progress.challengers = "", len(records)
        for record in records:
            self._build(Candidate(progress, Proposal(record.trace, dict(record.decisions)), "winner", record.id))

    def _build(self, candidate: Candidate) -> None:
        job = BuildJob(candidate.progress.workload, candidate.proposal.trace, candidate.progress.task.rule)
        self.builders.submit(("build", candidate), job, self.limits.build_seconds)

    def give_up(self) -> None:
        """Drop everything that no child has begun; the time is over."""
        self.builders.drop_waiting()
        self.measurers.drop_waiting()
        self.ready.clear()

    # -- moving on ----------------------------------------------------------------------------------------------------

    def step(self, timeout: float) -> None:
        """Feed the devices, wait for outcomes, handle them."""
        self._feed()
        pools: list[AnyPool] = [self.builders, self.measurers, *(p.search for p in self.alive if p.search is not None)]
        outcomes = wait_any(pools, timeout)
        now = time.monotonic()
        if self.measurers.running == 0 and not any(pool is self.measurers for pool, _, _ in outcomes):
            self.starved += now - self._last
        self._last = now
        for _, (kind, subject), outcome in outcomes:
            getattr(self, f"_on_{kind}")(subject, outcome)
            self._feed()

    def _feed(self) -> None:
        if self.exclusive and (self.builders.pending or self.measurers.pending or any(p.searching for p in self.alive)):
            return
        while self.ready:
            candidate, is_duel = self.ready.popleft()
            self._measure(candidate, is_duel)
            if self.exclusive:
                return

    def _measure(self, candidate: Candidate, is_duel: bool) -> None:
        progress = candidate.progress
        assert progress.spec is not None
        assert candidate.built is not None
        against = progress.default.path if is_duel and progress.default else ""
        job = MeasureJob(progress.spec, candidate.built.path, progress.best, against, Settings())
        # the first measurement of a task also runs the reference; later ones are held to what that took
        limit = self.limits.measure_seconds
        if progress.measure_seconds:
            limit = min(limit, 5.0 + 10 * progress.measure_seconds)
        self.measurers.submit(("measure", (candidate, is_duel)), job, limit)

    # -- outcomes -----------------------------------------------------------------------------------------------------

    def _on_reference(self, progress: Progress, outcome: Outcome) -> None:
        self.stages.build += outcome.seconds
        if outcome.kind != "done":
            self._close(progress, "its reference does not build", "build", "", outcome)
            return
        task = progress.task
        reference: Built = outcome.value
        progress.spec = Spec(
            progress.row.key.__repr__(),
            tuple(arguments(task.mod)),
            (reference.path, reference.label),
            physics(self.target, task.flops, task.bytes, task.dtype),
            self.seed,
        )
        self._build(Candidate(progress, Proposal("", {}), "default"))

    def _on_build(self, candidate: Candidate, outcome: Outcome) -> None:
        self.stages.build += outcome.seconds
        progress = candidate.progress
        if outcome.kind != "done":
            self._reject_build(candidate, outcome)
            return
        built: Built = outcome.value
        candidate.built = built
        if candidate.kind == "default":
            progress.default = built
        if candidate.kind == "trial":
            if built.source in progress.sources:  # the same code was measured already
                twin = progress.sources[built.source]
                self._settle(candidate, twin.status, twin.run_secs, twin.proof, twin.where, "same code as an earlier one")
                return
            if built.source in progress.building:
                progress.building[built.source].append(candidate)
                return
            progress.building[built.source] = []
        self.ready.append((candidate, candidate.kind == "winner"))

    def _reject_build(self, candidate: Candidate, outcome: Outcome) -> None:
        progress = candidate.progress
        if candidate.kind == "trial":
            status = {"failed": "did_not_compile", "crashed": "crashed", "timed_out": "timed_out"}[outcome.kind]
            if status != "did_not_compile":
                self._keep(progress, "build", candidate.proposal.trace, outcome)
            self._settle(candidate, status, (), Proof(), None, "while building: " + _last_lines(outcome.detail))
        elif candidate.kind == "default":
            self._default_failed(progress, "build", outcome)
        else:
            self._duel_over(progress, "the best record does not build any more: " + _last_lines(outcome.detail))

    def _on_measure(self, subject: tuple[Candidate, bool], outcome: Outcome) -> None:
        candidate, is_duel = subject
        progress = candidate.progress
        if is_duel:
            self.stages.duel += outcome.seconds
            self._on_duel(candidate, outcome)
            return
        self.stages.measure += outcome.seconds
        if candidate.kind == "default":
            self._on_default(progress, outcome)
            return
        if outcome.kind != "done":
            status = "timed_out" if outcome.kind == "timed_out" else "crashed"
            self._keep(progress, "measure", candidate.proposal.trace, outcome)
            self._settle(candidate, status, (), Proof(), None, "while measuring: " + _last_lines(outcome.detail))
            return
        measured: Measured = outcome.value
        self._settle(candidate, measured.status, measured.run_secs, measured.proof, measured.where, measured.detail)

    def _on_default(self, progress: Progress, outcome: Outcome) -> None:
        if outcome.kind != "done":
            self._default_failed(progress, "measure", outcome)
            return
        measured: Measured = outcome.value
        progress.measure_seconds = max(outcome.seconds, 0.05)
        if measured.status == "wrong":
            self._default_failed(progress, "measure", Outcome("failed", detail=f"the default is wrong: {measured.detail}"))
            return
        record = Record("", "valid", measured.run_secs)
        progress.default_secs = record.secs
        assert record.secs is not None
        progress.best = min(progress.best, record.secs)
        progress.standing.best.append(progress.best)
        progress.curve.append((self.elapsed, progress.trials, progress.best))
        self.database.note_default(progress.row, record.secs)
        share = progress.task.bound / record.secs
        self.tell("prepared", progress, secs=record.secs, roofline=share)
        self._stop_near_bound(progress)

    def _default_failed(self, progress: Progress, stage: str, outcome: Outcome) -> None:
        """A task whose default does not run is still searched: any valid candidate is better than none."""
        path = self._keep(progress, stage, "", outcome)
        progress.standing.best.append(float("inf") if not progress.standing.best else progress.standing.best[-1])
        progress.measure_seconds = 0.0
        self.tell("quarantined", progress, reason=_last_lines(outcome.detail), folder=path, stage="default")

    def _on_duel(self, candidate: Candidate, outcome: Outcome) -> None:
        progress = candidate.progress
        if outcome.kind != "done":
            self._duel_over(progress, "the duel failed: " + _last_lines(outcome.detail))
            return
        duel: Duel = outcome.value
        progress.duels.append((median(duel.default) / median(duel.tuned), candidate.record, duel))
        self._duel_over(progress, "")

    def _duel_over(self, progress: Progress, lost: str) -> None:
        """The verdict, once all challengers of a task have met the default."""
        progress.lost = lost or progress.lost
        progress.challengers -= 1
        if progress.challengers > 0:
            return
        if not progress.duels:
            self._decide(progress, "default", progress.lost)
            return
        won = [entry for entry in progress.duels if entry[2].faster]
        gain, identity, duel = max(won or progress.duels, key=lambda entry: entry[0])
        progress.default_secs, progress.tuned_secs = median(duel.default), median(duel.tuned)
        if won:
            progress.best_id = identity
            self._decide(progress, "tuned", progress.closed)
        else:
            self._decide(progress, "default", f"not significantly faster in the duel ({gain:.2f}×)")

    def _decide(self, progress: Progress, verdict: str, note: str) -> None:
        progress.verdict = verdict
        note = "; ".join(dict.fromkeys(part for part in (progress.closed, note) if part))
        self.database.finish(
            progress.row,
            verdict,
            winner=progress.best_id if verdict == "tuned" else None,
            default_secs=progress.default_secs,
            tuned_secs=progress.tuned_secs,
            trials=progress.trials,
            note=note,
        )
        self.tell("verdict", progress, verdict=verdict, note=note, default=progress.default_secs, tuned=progress.tuned_secs)

    def decide_without_duel(self, progress: Progress) -> None:
        """The verdict where there is nothing to compare: no valid candidate, or no default that runs."""
        if progress.default_secs is None and progress.best_id is not None:
            progress.tuned_secs = progress.best
            self._decide(progress, "tuned", "the default does not run")
        else:
            nothing = "no candidate was faster" if progress.default_secs else "its default does not run, nor does any candidate"
            self._decide(progress, "default", progress.closed or nothing)

    def _on_propose(self, progress: Progress, outcome: Outcome) -> None:
        self.stages.search += outcome.seconds
        progress.searching = False
        if outcome.kind != "done":
            self._search_failed(progress, outcome)
            return
        proposals: Sequence[Proposal] = [p for p in outcome.value if p.trace not in progress.seen]
        if not proposals:
            progress.strikes += 1
            if not outcome.value or progress.strikes > 3:
                progress.closed = f"every candidate of its space was tried ({progress.trials})"
                self.stop_search(progress)
            return
        progress.outstanding += len(proposals)
        for proposal in proposals:
            progress.seen.add(proposal.trace)
            self._build(Candidate(progress, proposal))

    def _on_learn(self, progress: Progress, outcome: Outcome) -> None:
        self.stages.search += outcome.seconds
        progress.searching = False
        if outcome.kind != "done":
            self._search_failed(progress, outcome)
            return
        progress.strikes = 0

    def _search_failed(self, progress: Progress, outcome: Outcome) -> None:
        """One new process from what the database knows; a second failure quarantines the task's search."""
        self.stop_search(progress)
        progress.strikes += 1
        if progress.strikes > 1:
            self._close(progress, "its search failed", "search", "", outcome)

    def _close(self, progress: Progress, what: str, stage: str, trace: str, outcome: Outcome) -> None:
        progress.closed = f"{what}: {_last_lines(outcome.detail)}"
        path = self._keep(progress, stage, trace, outcome)
        self.stop_search(progress)
        self.tell("quarantined", progress, reason=progress.closed, folder=path, stage=stage)

    def _keep(self, progress: Progress, stage: str, trace: str, outcome: Outcome) -> str:
        """A reproducer folder for what failed; its path, or "" when the job has written enough of them."""
        if len(self.quarantined) >= MOST:
            return ""
        error = f"{stage} {outcome.kind} after {outcome.seconds:.1f} s\n{outcome.detail}"
        path = quarantine(
            self.quarantine_folder, progress.task.label, progress.workload, self.target.name, progress.task.rule, trace, error,
            stage=stage, seed=self.seed,
        )  # fmt: skip
        self.quarantined.append(str(path))
        return str(path)

    def _settle(
        self, candidate: Candidate, status: str, run_secs: Sequence[float], proof: Proof, where: Any, detail: str
    ) -> None:
        """A trial's outcome is known: into the database first, then to whoever wants to know."""
        progress, proposal = candidate.progress, candidate.proposal
        keep = {} if where is None else {"where": where}
        times = tuple(run_secs) if status in ("valid", "too_fast") else ()
        record = Record(proposal.trace, status, times, proposal.decisions, proof, detail=detail, **keep)
        identity = self.database.commit(progress.row, record)
        self.trials += 1
        progress.trials += 1
        progress.outstanding -= 1
        progress.statuses[status] += 1
        secs = record.secs if status == "valid" else None
        progress.results.append(Result(proposal.trace, proposal.decisions, secs))
        if status != "valid":
            self.tell("rejected", progress, status=status, detail=detail)
        self.tell("trial", progress, number=progress.trials, status=status, secs=secs, best=progress.best)
        if secs is not None and secs < progress.best:
            progress.best, progress.best_id = secs, identity
            progress.curve.append((self.elapsed, progress.trials, secs))
            self.tell("best", progress, secs=secs, roofline=progress.task.bound / secs, decisions=proposal.decisions)
        self._settle_twins(candidate, record)
        if progress.outstanding == 0:
            self._round_over(progress)

    def _settle_twins(self, candidate: Candidate, record: Record) -> None:
        """Candidates of the same code that waited for this one."""
        if candidate.built is None:
            return
        sources = candidate.progress.sources
        sources.setdefault(candidate.built.source, record)
        for twin in candidate.progress.building.pop(candidate.built.source, []):
            self._settle(twin, record.status, record.run_secs, record.proof, record.where, "same code as an earlier one")

    def _round_over(self, progress: Progress) -> None:
        progress.standing.best.append(progress.best)
        results, progress.results = progress.results, []
        progress.known.extend(results)
        self._stop_near_bound(progress)
        if progress.search is not None and results and not progress.closed:
            progress.searching = True
            progress.search.submit(("learn", progress), ("learn", results), SEARCH_SECONDS)

    def _stop_near_bound(self, progress: Progress) -> None:
        share = progress.task.bound / progress.best
        if self.target.is_gpu and share >= NEAR_BOUND:  # a CPU's bound is an estimate: it stops nothing
            progress.closed = f"at {share:.0%} of its roofline ({progress.task.bound * 1e6:.1f} µs)"
            self.stop_search(progress)


def _last_lines(text: str) -> str:
    """What a traceback or a dead process's output says, on one line: TVM's own message, else the last exception, else
    the end."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    told = [line for line in lines if line.startswith("Error message:") or re.match(r"[\w.]*(Error|Exception)\b", line)]
    return (told[-1] if told else " | ".join([*lines[:1], *lines[1:][-1:]]))[:300] if lines else "no output"
