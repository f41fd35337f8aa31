"""The flow of candidates: search → build → measure → database, each stage in its own children, each outcome committed
the moment it is known.

On a GPU the stages overlap. On a CPU the kernels run where the compilers run, so a batch is built, then measured alone,
one candidate at a time; whatever the callback draws is drawn in between.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tk.target import Target
from tk.tuning.check.gate import kits_for
from tk.tuning.check.traits import traits
from tk.tuning.database.claims import Claims
from tk.tuning.database.record import Proof, Record
from tk.tuning.database.schema import Stop
from tk.tuning.database.store import Database
from tk.tuning.events import Callback, Event, Kind, Stages
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.bench import settings_for
from tk.tuning.measure.build import BuildJob, Built, KitJob, ReferenceJob
from tk.tuning.measure.runner import Measured, MeasureJob, physics
from tk.tuning.measure.testbed import Spec
from tk.tuning.pace import Pace
from tk.tuning.search.proposal import Proposal, Result
from tk.tuning.search.searcher import Proposed, SearchJob
from tk.tuning.share import NEAR_BOUND
from tk.tuning.state import Candidate, Limits, Progress
from tk.tuning.verdict import CHALLENGERS, Verdicts
from tk.tuning.workers.pool import Outcome, wait_any
from tk.tuning.workers.pools import Pools
from tk.tuning.workers.quarantine import MOST, last_lines, quarantine

__all__ = ["Flow"]

KIT_SECONDS = 120.0  # at least: some thirty kernels of the gate's own, which no candidate can make hang

SEARCH_SECONDS = 300.0
DUEL_LIMIT = 4  # times what a measurement may take
STRIKES = 3  # times in a row that a search may propose nothing new


class Flow:
    """Moves candidates through the stages. The job decides what is searched next and when it is over. With `exclusive`
    nothing is measured while anything is built or searched."""

    def __init__(
        self,
        target: Target,
        database: Database,
        pools: Pools,
        limits: Limits,
        callback: Callback,
        seed: int,
        quarantine_folder: Path,
        *,
        exclusive: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.target, self.database, self.limits, self.seed = target, database, limits, seed
        self.searchers, self.builders, self.measurers = pools.all()
        self.callback, self.quarantine_folder = callback, quarantine_folder
        self.exclusive, self.clock = exclusive, clock
        self.ready: deque[tuple[Candidate, bool]] = deque()  # (built candidate, whether it is a duel)
        self.dueling = 0  # duels that are measured or wait for a device
        self.early: list[Candidate] = []  # built before their task's default was timed: they wait for it
        self.kits: dict[str, str] = {}  # the gate's libraries, by name; "" while they are built
        self.preparing: list[Progress] = []
        self.quarantined: list[str] = []
        self.verdicts = Verdicts(database, self._challenge, self.tell)
        self.started = clock()
        self.stages = Stages()
        self.claims: Claims | None = None  # what others on the same database leave to this job
        self.over = False  # the time is; what comes now comes too late, but for duels
        self.eta: float | None = None
        self.devices = len(self.measurers.environments)
        self.pace = Pace(len(self.builders.environments), self.devices, taking_turns=not target.is_gpu)

    # -- asking for work ----------------------------------------------------------------------------------------------

    @property
    def elapsed(self) -> float:
        return self.clock() - self.started

    @property
    def in_flight(self) -> int:
        """Jobs between a search and the database."""
        return self.builders.pending + len(self.early) + len(self.ready) + self.measurers.pending

    def rate(self) -> float:
        """Trials a second, 0 while that is not known."""
        if not self.exclusive:
            return self.pace.rate(self.elapsed)
        built = sum(candidate.kind == "trial" for candidate, _ in self.ready)
        return self.pace.rate_in_turns(self.elapsed, self.stages, built)

    def tell(self, kind: Kind, progress: Progress | None = None, **data: float | str | dict[str, int] | None) -> None:
        """Report an event to the job's callback."""
        self.callback(Event(kind, self.elapsed, progress.task.label if progress else "", self.eta, data))

    def prepare(self, progress: Progress) -> None:
        """Build a task's reference and its default, and time the default."""
        progress.prepared = True
        self.preparing.append(progress)
        for name in kits_for(arguments(progress.task.mod)):
            if name not in self.kits:
                self.kits[name] = ""
                self.builders.submit(("kit", name), KitJob(name), max(KIT_SECONDS, self.limits.build_seconds))
        self.builders.submit(("reference", progress), ReferenceJob(progress.workload), self.limits.build_seconds)
        self.build(Candidate(progress, Proposal("", {}), "default"))

    def propose(self, progress: Progress, number: int) -> None:
        """Ask a task's search for `number` candidates."""
        progress.asked, progress.begun = number, True
        job = SearchJob(
            progress.key, progress.workload, tuple(progress.known), tuple(progress.under_way.values()), number
        )  # fmt: skip
        self.searchers.submit(("propose", progress), job, SEARCH_SECONDS, progress.key)

    def build(self, candidate: Candidate) -> None:
        """Build a candidate; it is measured when it is there."""
        task = candidate.progress.task
        job = BuildJob(candidate.progress.workload, candidate.proposal.trace, task.rule, task.weights)
        self.builders.submit(("build", candidate), job, self.limits.build_seconds)

    def _challenge(self, candidate: Candidate) -> None:
        """Have a record meet the default in a duel; one of an earlier run is built again first."""
        if candidate.built is None:
            self.build(candidate)
        else:
            self._ready_to_duel(candidate)

    def _ready_to_duel(self, candidate: Candidate) -> None:
        """The next of a task whose duels have begun comes first: they share a process and its inputs, and a task has no verdict
        before the last of them. What is the default's code, as of a record whose default was another, needs no duel."""
        default, built = candidate.progress.default, candidate.built
        if default is not None and built is not None and built.source == default.source:
            self.verdicts.keep_current(candidate.progress, "the best record is the default's code")
        elif candidate.progress.dueled:
            self.ready.appendleft((candidate, True))
        else:
            self.ready.append((candidate, True))

    def give_up(self) -> None:
        """Drop everything but duels and what is being measured; the time is over."""
        dropped = [tag for pool in (self.searchers, self.builders, self.measurers) for tag in pool.drop_waiting()]
        self.searchers.abandon()
        self.builders.abandon()
        self.over = True
        self.early.clear()
        taken_back = [subject for kind, subject in dropped if kind == "measure"]
        self.dueling -= sum(is_duel for _, is_duel in taken_back)
        waiting = [*taken_back, *self.ready]
        self.ready = deque((candidate, is_duel) for candidate, is_duel in waiting if is_duel)

    # -- moving on ----------------------------------------------------------------------------------------------------

    def step(self, timeout: float) -> None:
        """Feed the devices, wait for outcomes, handle them."""
        self._feed()
        idle = self.devices - min(self.devices, self.measurers.running)
        outcomes = wait_any([self.searchers, self.builders, self.measurers], timeout)
        self.pace.pass_to(self.elapsed, idle)
        for _, (kind, subject), outcome in outcomes:
            getattr(self, f"_on_{kind}")(subject, outcome)
            self._feed()

    def _feed(self) -> None:
        if self.exclusive and (self.builders.pending or self.measurers.pending or self.searchers.pending):
            return
        later = []
        while self.ready:
            candidate, is_duel = self.ready.popleft()
            if is_duel and self.dueling >= self.devices:  # none before the next one of a task that has begun is known
                later.append((candidate, True))
                continue
            self._measure(candidate, is_duel)
            if self.exclusive:
                break
        self.ready.extendleft(reversed(later))

    def _measure(self, candidate: Candidate, is_duel: bool) -> None:
        progress = candidate.progress
        assert progress.spec is not None
        assert candidate.built is not None
        rivals = [progress.default, progress.champion] if is_duel else []
        against = tuple(built.path for built in rivals if built is not None)
        settings = settings_for(self.target)
        job = MeasureJob(
            progress.spec, candidate.built.path, progress.best, against, CHALLENGERS, candidate.built.repeats, settings
        )
        # the first measurement of a task also makes the reference; later ones are limited by what that took
        limit = self.limits.measure_seconds
        if progress.measure_seconds:
            limit = min(limit, 5.0 + 10 * progress.measure_seconds)
        if is_duel:  # it makes all inputs and references of a finalist, in a process of its own
            limit = DUEL_LIMIT * self.limits.measure_seconds
            self.dueling += 1
            progress.dueled = True
        self.measurers.submit(("measure", (candidate, is_duel)), job, limit, progress.key, is_duel)

    # -- outcomes: what a task needs ----------------------------------------------------------------------------------

    def _on_kit(self, name: str, outcome: Outcome) -> None:
        self.stages.build += outcome.seconds
        if outcome.kind != "done":
            for progress in [each for each in self.preparing if name in kits_for(arguments(each.task.mod))]:
                self.preparing.remove(progress)
                self.close(progress, f"nothing checks {name} on this target", "build", outcome)
            return
        self.kits[name] = outcome.value.path
        self._prepared()

    def _on_reference(self, progress: Progress, outcome: Outcome) -> None:
        self.stages.build += outcome.seconds
        if outcome.kind != "done":
            if progress in self.preparing:
                self.preparing.remove(progress)
            self.close(progress, "its reference does not build", "build", outcome)
            return
        progress.reference = outcome.value
        self._prepared()

    def _prepared(self) -> None:
        """Give each task that has its reference and its kits what measuring takes, and time its default."""
        for progress in list(self.preparing):
            taken = arguments(progress.task.mod)
            kits = {name: self.kits[name] for name in kits_for(taken)}
            if progress.reference is None or not all(kits.values()) or not progress.default_known:
                continue
            self.preparing.remove(progress)
            task, reference = progress.task, progress.reference
            limit = physics(self.target, task.flops, task.bytes, task.dtype)
            default = progress.default.path if progress.default else ""
            progress.spec = Spec(
                progress.key, tuple(taken), (reference.path, reference.label), kits, limit, self.seed, traits(task.mod), default
            )
            self._time_default(progress)
            self._settle_early()

    def _time_default(self, progress: Progress) -> None:
        """Also of a task whose whole space is under way by now, and which is closed therefore."""
        if progress.default is not None:
            self.ready.append((Candidate(progress, Proposal("", {}), "default", built=progress.default), False))

    def _settle_early(self) -> None:
        """Measure the candidates whose task has its default's time by now, but those whose code was measured already, and drop
        those that nobody wants any more."""
        waiting, self.early = self.early, []
        for candidate in waiting:
            progress = candidate.progress
            built = candidate.built
            if progress.needs_no_trial:
                self._drop(candidate)
            elif built is not None and (twin := progress.sources.get(built.source)) is not None:
                self._settle_twin(candidate, twin)
            elif progress.spec is not None and progress.standing.best:
                self.ready.append((candidate, False))
            else:
                self.early.append(candidate)

    def _drop(self, candidate: Candidate) -> None:
        """Forget a candidate, with those of the same code that waited for it."""
        progress = candidate.progress
        twins = progress.building.pop(candidate.built.source, []) if candidate.built is not None else []
        for each in (candidate, *twins):
            progress.under_way.pop(each.proposal.trace, None)
        if self.claims is not None:
            with self.database.writing() as connection:
                for each in (candidate, *twins):
                    self.claims.give_up(connection, progress.row.id, each.proposal.trace)

    # -- outcomes: candidates -----------------------------------------------------------------------------------------

    def _on_build(self, candidate: Candidate, outcome: Outcome) -> None:
        self.stages.build += outcome.seconds
        self.pace.builds.add(outcome.seconds)
        progress = candidate.progress
        if outcome.kind != "done":
            self._reject_build(candidate, outcome)
            return
        built: Built = outcome.value
        candidate.built = built
        if candidate.kind == "default":
            progress.default, progress.default_known = built, True
            self._prepared()
            return
        if candidate.kind == "trial":
            if progress.needs_no_trial:
                self._drop(candidate)
                return
            if built.source in progress.building:
                progress.building[built.source].append(candidate)
                return
            progress.building[built.source] = []
            self.early.append(candidate)
            self._settle_early()
            return
        self._ready_to_duel(candidate)

    def _reject_build(self, candidate: Candidate, outcome: Outcome) -> None:
        progress = candidate.progress
        if candidate.kind == "trial":
            status = {"failed": "did_not_compile", "crashed": "crashed", "timed_out": "timed_out"}[outcome.kind]
            if status != "did_not_compile":
                self.keep(progress, "build", candidate.proposal.trace, outcome)
            self._settle(candidate, status, (), Proof(), None, "while building: " + last_lines(outcome.detail))
        elif candidate.kind == "default":
            self._default_failed(progress, "build", outcome)
            progress.default_known = True
            self._prepared()
        else:
            self.verdicts.keep_current(progress, "the best record does not build any more: " + last_lines(outcome.detail))

    def _on_measure(self, subject: tuple[Candidate, bool], outcome: Outcome) -> None:
        candidate, is_duel = subject
        progress = candidate.progress
        if is_duel:
            self.dueling -= 1
            self.stages.duel += outcome.seconds
            self.pace.duels.add(outcome.seconds / progress.duel_seconds(self.target.is_gpu))
            self.verdicts.take(candidate, outcome)
            return
        if outcome.kind == "done":
            self._spent(outcome.value, outcome.seconds)
        if candidate.kind == "default":
            self._on_default(progress, outcome)
            self._settle_early()
            return
        if outcome.kind != "done":
            self.stages.check += outcome.seconds
            status = "timed_out" if outcome.kind == "timed_out" else "crashed"
            self.keep(progress, "measure", candidate.proposal.trace, outcome)
            self._settle(candidate, status, (), Proof(), None, "while measuring: " + last_lines(outcome.detail))
            return
        measured: Measured = outcome.value
        self._settle(candidate, measured.status, measured.run_secs, measured.proof, measured.where, measured.detail)

    def _spent(self, measured: Measured, seconds: float) -> None:
        spent = measured.spent
        self.stages.reference += spent.reference
        self.stages.timing += spent.timing
        self.stages.check += max(0.0, seconds - spent.reference - spent.timing)
        self.pace.measurements.add(max(0.0, seconds - spent.reference))

    def _on_default(self, progress: Progress, outcome: Outcome) -> None:
        if outcome.kind != "done":
            self._default_failed(progress, "measure", outcome)
            return
        measured: Measured = outcome.value
        progress.measure_seconds, progress.reference_seconds = max(outcome.seconds, 0.05), measured.spent.reference
        if measured.status in ("wrong", "cheated"):
            if progress.spec is not None:  # it says nothing about how near a candidate must come
                progress.spec = replace(progress.spec, key=progress.key + " alone", default="")
            self._default_failed(progress, "measure", Outcome("failed", detail=f"the default is wrong: {measured.detail}"))
            return
        record = Record("", "valid", measured.run_secs, proof=measured.proof, where=measured.where, detail=measured.detail)
        progress.default_secs = record.secs
        assert record.secs is not None
        if measured.status == "valid" and progress.default is not None:  # a candidate of its code is no faster
            progress.sources[progress.default.source] = record
        progress.best = min(progress.best, record.secs)
        progress.standing.best.append(progress.best)
        progress.curve.append((self.elapsed, progress.trials, progress.best))
        self.database.note_default(progress.row, record.secs)
        share = progress.task.bound / record.secs
        self.tell("prepared", progress, secs=record.secs, roofline=share)
        self._stop_near_bound(progress)

    def _default_failed(self, progress: Progress, stage: str, outcome: Outcome) -> None:
        """A task whose default does not run is still searched: any valid candidate is better than none."""
        path = self.keep(progress, stage, "", outcome)
        progress.standing.best.append(float("inf") if not progress.standing.best else progress.standing.best[-1])
        progress.measure_seconds = 0.0
        self.tell("quarantined", progress, reason=last_lines(outcome.detail), folder=path, stage="default")

    # -- outcomes: the search -----------------------------------------------------------------------------------------

    def _on_propose(self, progress: Progress, outcome: Outcome) -> None:
        self.stages.search += outcome.seconds
        progress.asked = 0
        if self.over or progress.needs_no_trial:
            return
        if outcome.kind != "done":  # another process begins again from what is known; a second failure ends the search
            progress.strikes += 1
            if progress.strikes > 1:
                self.close(progress, "its search failed", "search", outcome)
            return
        answer: Proposed = outcome.value
        progress.left = answer.left
        proposals = [proposal for proposal in answer.proposals if proposal.trace not in progress.seen]
        self.pace.note_proposal(self.elapsed)
        progress.strikes = 0 if proposals else progress.strikes + 1
        free = {proposal.trace for proposal in proposals}
        if self.claims is not None:
            free = self.claims.take(progress.row.id, [proposal.trace for proposal in proposals])
        for proposal in proposals:
            progress.seen.add(proposal.trace)
            if proposal.trace not in free:
                continue
            progress.under_way[proposal.trace] = proposal
            self.build(Candidate(progress, proposal))
        if answer.left == 0 or progress.strikes > STRIKES:
            progress.closed = f"every candidate of its space was tried ({progress.trials + progress.outstanding})"
            progress.stopped = Stop.EXHAUSTED

    def close(self, progress: Progress, what: str, stage: str, outcome: Outcome) -> None:
        """No further round for a task of which something failed."""
        progress.closed, progress.stopped = f"{what}: {last_lines(outcome.detail)}", Stop.FAILED
        self._settle_early()
        path = self.keep(progress, stage, "", outcome)
        self.tell("quarantined", progress, reason=progress.closed, folder=path, stage=stage)

    def keep(self, progress: Progress, stage: str, trace: str, outcome: Outcome) -> str:
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

    # -- a trial's end ------------------------------------------------------------------------------------------------

    def _settle(
        self, candidate: Candidate, status: str, run_secs: Sequence[float], proof: Proof, where: Any, detail: str
    ) -> None:
        """A trial's outcome is known: into the database first, then to whoever wants to know."""
        progress, proposal = candidate.progress, candidate.proposal
        keep = {} if where is None else {"where": where}
        times = tuple(run_secs) if status in ("valid", "too_fast") else ()
        record = Record(proposal.trace, status, times, proposal.decisions, proof, detail=detail, **keep)
        identity = self.database.commit(progress.row, record, self.claims)
        progress.records.add(identity)
        self._count(progress, status)
        progress.under_way.pop(proposal.trace, None)
        secs = record.secs if status == "valid" else None
        progress.known.append(Result(proposal.trace, proposal.decisions, secs))
        if secs is not None and candidate.built is not None:
            progress.libraries[identity] = candidate.built
        if status != "valid":
            progress.reasons[status] = detail
            self.tell("rejected", progress, status=status, detail=detail)
        self.tell("trial", progress, number=progress.trials, status=status, secs=secs, best=progress.best)
        if secs is not None and secs < progress.best:
            progress.best, progress.best_id = secs, identity
            progress.curve.append((self.elapsed, progress.trials, secs))
            self.tell("best", progress, secs=secs, roofline=progress.task.bound / secs, decisions=proposal.decisions)
        self._settle_twins(candidate, record)
        if progress.outstanding == 0 or progress.unrated >= self.limits.batch:
            self._rate(progress)

    def _count(self, progress: Progress, status: str) -> None:
        self.pace.note_trial(self.elapsed)
        progress.trials += 1
        progress.unrated += 1
        progress.statuses[status] += 1

    def _settle_twins(self, candidate: Candidate, record: Record) -> None:
        """Candidates of the same code that waited for this one."""
        if candidate.built is None:
            return
        sources = candidate.progress.sources
        sources.setdefault(candidate.built.source, record)
        for twin in candidate.progress.building.pop(candidate.built.source, []):
            self._settle_twin(twin, record)

    def _settle_twin(self, candidate: Candidate, twin: Record) -> None:
        """A candidate has the outcome of another of its code, which is the default where that has no trace."""
        detail = "same code as an earlier one" if twin.trace else "the default's code"
        self._settle(candidate, twin.status, twin.run_secs, twin.proof, twin.where, detail)

    def _rate(self, progress: Progress) -> None:
        """A round is over: what it brought decides what the task gets next."""
        progress.standing.best.append(progress.best)
        progress.unrated = 0
        self._stop_near_bound(progress)

    def _stop_near_bound(self, progress: Progress) -> None:
        share = progress.task.bound / progress.best
        if self.target.is_gpu and share >= NEAR_BOUND and not progress.closed:  # a CPU's bound is an estimate: it stops nothing
            progress.closed = f"at {share:.0%} of its roofline ({progress.task.bound * 1e6:.1f} µs)"
            progress.stopped = Stop.BOUND
