"""A tuning job: tasks in, verdicts out, within a budget, over any number of interrupted runs.

    job = Job(tasks, target, database, Options(budget=600))
    report = job.run()

What is known is in the database; a job that runs again goes on from there. A run ends when its time or trials are used
up, when every task is closed (its space exhausted, its bound reached), or at Ctrl-C.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tk.errors import UsageError, message
from tk.target import Target
from tk.tuning.database import Database
from tk.tuning.events import Callback, Event, TaskReport, TuneReport
from tk.tuning.explain import signature
from tk.tuning.flow import Flow, Limits, Progress
from tk.tuning.measure import environments
from tk.tuning.pool import AnyPool, Pool
from tk.tuning.record import Record
from tk.tuning.search import Result
from tk.tuning.share import Standing, next_task
from tk.tuning.workload import to_json

if TYPE_CHECKING:
    from tk.tuning.tasks import Task

__all__ = ["Job", "JobOptions"]

DUEL_SECONDS = 0.6  # about what a duel takes, with its build
CHALLENGERS = 3  # records of a task that meet the default at the end
TICK = 0.25


@dataclass(frozen=True)
class JobOptions:
    """`budget` seconds and `trials` candidates for the whole job, over all its runs; None is no limit, but one of them
    must be given. `devices` are GPU numbers; `jobs` builders (0: as many as fit the cores). A `seed` makes the search
    single-threaded and so reproducible. With the address of a Dask `scheduler`, its workers build and measure."""

    budget: float | None = None
    trials: int | None = None
    devices: tuple[int, ...] = (0,)
    jobs: int = 0
    seed: int | None = None
    scheduler: str = ""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.budget is None and self.trials is None:
            raise UsageError(message("a tuning job without an end", need="a budget in seconds, or a number of trials"))
        if (self.budget is not None and self.budget <= 0) or (self.trials is not None and self.trials <= 0):
            raise UsageError(message("a tuning job with nothing to spend", need="a positive budget", have=str(self)))


def _silent(event: Event) -> None:
    """What a job without a callback tells."""


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def expected_secs(database: Database, task: TaskReport) -> float | None:
    """The time that tuning is expected to reach: the share of the roofline that this rule's finished tasks reach in the
    database (their median), or where it has none half of the roofline; never more than the default's time."""
    if task.default_secs is None:
        return None
    shares = [
        row.bound_secs / row.tuned_secs
        for row in database.tasks("t.rule = ? AND t.verdict = 'tuned'", task.rule)
        if row.bound_secs and row.tuned_secs
    ]
    return min(task.default_secs, task.bound_secs / (median(shares) if shares else 0.5))


class Job:
    """One job on one target. `run` may be called once; make another Job to go on."""

    def __init__(
        self, tasks: Sequence[Task], target: Target, database: Database, options: JobOptions, callback: Callback = _silent
    ) -> None:
        self.target, self.database, self.options, self.callback = target, database, options, callback
        self.progress = [self._progress(task) for task in tasks]
        self.digest = hashlib.sha256(repr(sorted(p.row.key for p in self.progress)).encode()).hexdigest()
        self.spent_before = database.spent(self.digest)
        self.trials_before = sum(progress.trials for progress in self.progress)
        self.stopped = ""

    def _progress(self, task: Task) -> Progress:
        row = self.database.task(task.mod, self.target, task.rule, task.rule_version, name=task.name, bound_secs=task.bound)
        progress = Progress(task, row, to_json(task.mod), Standing(task.weight, task.bound))
        for record in reversed(self.database.records(row)):  # the fastest last
            progress.trials += 1
            progress.statuses[record.status] += 1
            progress.seen.add(record.trace)
            secs = record.secs if record.status == "valid" else None
            progress.known.append(Result(record.trace, dict(record.decisions), secs))
            if secs is not None and secs < progress.best:
                progress.best, progress.best_id = secs, record.id
        progress.verdict, progress.default_secs, progress.tuned_secs = row.verdict, row.default_secs, row.tuned_secs
        if task.refused:
            progress.closed = progress.verdict = task.refused
        elif row.verdict and row.note:
            progress.closed = row.note.split("; ")[0] if row.note.startswith(("at ", "every ")) else ""
        return progress

    # -- what is left -------------------------------------------------------------------------------------------------

    @property
    def trials_left(self) -> int:
        if self.options.trials is None:
            return 1 << 30
        return self.options.trials - sum(progress.trials + progress.outstanding for progress in self.progress)

    def seconds_left(self, elapsed: float) -> float:
        """Seconds of the budget that are left, all runs counted; infinite without one."""
        return float("inf") if self.options.budget is None else self.options.budget - self.spent_before - elapsed

    @property
    def finished(self) -> bool:
        """Every task has its verdict, and nothing is left to spend or nothing is left to try."""
        spent = self.trials_left <= 0 or self.seconds_left(0.0) <= 0
        return all(progress.verdict for progress in self.progress) and (
            spent or all(progress.closed for progress in self.progress)
        )

    # -- running ------------------------------------------------------------------------------------------------------

    def run(self) -> TuneReport:
        """Tune until the budget is used. Ctrl-C ends it cleanly: everything measured so far is in the database."""
        if self.finished:
            self.stopped = "done"
            return self._report(None)
        with tempfile.TemporaryDirectory(prefix="tk-tune-") as folder:
            flow = self._flow(Path(folder), _cores())
            try:
                self._tune(flow)
            except KeyboardInterrupt:
                self.stopped = "interrupted"
            finally:
                for progress in list(flow.alive):
                    flow.stop_search(progress)
                flow.builders.close()
                flow.measurers.close()
                self.database.spend(self.digest, self.spent_before + flow.elapsed)
            report = self._report(flow)
        flow.tell("finish", stopped=self.stopped, trials=flow.trials)
        return report

    def plan(self) -> TuneReport:
        """Time each task's default, search nothing. `tuned_secs` and the report's `seconds` are then expectations."""
        with tempfile.TemporaryDirectory(prefix="tk-tune-") as folder:
            flow = self._flow(Path(folder), _cores())
            try:
                for progress in self.progress:
                    if not progress.closed:
                        flow.prepare(progress)
                while flow.in_flight:
                    flow.step(TICK)
            finally:
                flow.builders.close()
                flow.measurers.close()
        report = self._report(flow)
        for task in report.tasks:
            task.tuned_secs, task.verdict = expected_secs(self.database, task), "tuned"
        # the quickest default stands for a trial: the first ones also started the processes
        build = min((progress.default.seconds for progress in self.progress if progress.default), default=0.0)
        measure = min((progress.measure_seconds for progress in self.progress if progress.measure_seconds), default=0.0)
        one = build / len(flow.builders.environments) + measure / len(flow.measurers.environments)
        report.seconds = min(self.seconds_left(0.0), max(0, self.trials_left) * one + flow.elapsed)
        report.stopped = "planned"
        return report

    def _flow(self, folder: Path, cores: int) -> Flow:
        options, target = self.options, self.target
        jobs = options.jobs or (max(1, cores - 2 * len(options.devices)) if target.is_gpu else cores)
        measuring = environments(target, list(options.devices), cores)
        builders: AnyPool
        measurers: AnyPool
        builder = {"target": target.name, "folder": str(folder)}
        if options.scheduler:
            from tk.tuning.cluster import ClusterPool, connect

            client, takes = connect(options.scheduler), {"GPU": 1.0} if target.is_gpu else {}
            builders = ClusterPool(client, "tk.tuning.build:Builder", builder, folder, options.limits.build_memory, {})
            measurers = ClusterPool(
                client, "tk.tuning.measure:Measurer", {"target": target.name}, folder, options.limits.measure_memory, takes
            )
            return self._made(folder, cores, builders, measurers)
        builders = Pool("tk.tuning.build:Builder", jobs, builder, memory=options.limits.build_memory)
        measurers = Pool(
            "tk.tuning.measure:Measurer", len(measuring), {"target": target.name}, measuring, options.limits.measure_memory
        )
        return self._made(folder, cores, builders, measurers)

    def _made(self, folder: Path, cores: int, builders: AnyPool, measurers: AnyPool) -> Flow:
        options, target = self.options, self.target
        seed = options.seed if options.seed is not None else int.from_bytes(os.urandom(4), "little") >> 1
        threads = 1 if options.seed is not None else max(1, min(cores, 8))
        where = "." if self.database.path == ":memory:" else self.database.path
        return Flow(
            target, self.database, builders, measurers, options.limits, self.callback, seed, threads,
            Path(f"{where}.quarantine") if where != "." else folder / "quarantine",
        )  # fmt: skip

    def _tune(self, flow: Flow) -> None:
        flow.builders.start()
        flow.measurers.start()
        flow.tell("start", tasks=len(self.progress), budget=self.options.budget, trials=self.options.trials)
        waiting = [progress for progress in self.progress if not progress.closed]
        for progress in waiting:
            flow.prepare(progress)
        while not self._over(flow, waiting):
            self._ask(flow, waiting)
            flow.eta = self._eta(flow)
            flow.step(TICK)
        flow.give_up()
        self._duels(flow)

    def _over(self, flow: Flow, waiting: Sequence[Progress]) -> bool:
        if self.seconds_left(flow.elapsed) <= self._duel_reserve(flow):
            self.stopped = "budget"
            return True
        if flow.in_flight or any(progress.busy for progress in waiting):
            return False
        if self.trials_left <= 0:
            self.stopped = "trials"
            return True
        if all(progress.closed for progress in waiting):
            self.stopped = "done"
            return True
        return False

    def _ask(self, flow: Flow, waiting: Sequence[Progress]) -> None:
        """Give the next batch to the task that promises most, when the stages have room for it."""
        if self.trials_left <= 0 or not flow.may_search():
            return
        most = 1 if flow.exclusive else 2 * flow.limits.batch
        free = [
            progress.ready and not progress.closed and not progress.searching and progress.outstanding < most
            and bool(progress.standing.best)
            for progress in waiting
        ]  # fmt: skip
        chosen = next_task([progress.standing for progress in waiting], free)
        if chosen is not None:
            flow.propose(waiting[chosen], min(self.options.limits.batch, self.trials_left))

    def _duel_reserve(self, flow: Flow) -> float:
        """Seconds to keep for the duels, at most a fifth of the budget."""
        improved = [p for p in self.progress if p.best_id is not None and p.default_secs and p.best < p.default_secs]
        seconds = sum(CHALLENGERS * (DUEL_SECONDS + 20 * (p.default_secs or 0.0)) for p in improved) / max(
            1, len(self.options.devices)
        )
        return min(seconds, 0.2 * self.options.budget) if self.options.budget is not None else 0.0

    def _eta(self, flow: Flow) -> float | None:
        """Seconds to go: the budget's rest, or the trials' rest at this run's rate, whichever is shorter."""
        answers = [] if self.options.budget is None else [max(0.0, self.seconds_left(flow.elapsed))]
        if self.options.trials is not None and flow.trials >= 4:
            first = min((progress.curve[0][0] for progress in self.progress if progress.curve), default=0.0)
            rate = flow.trials / max(flow.elapsed - first, 1e-3)
            answers.append(max(0, self.trials_left) / rate + self._duel_reserve(flow))
        return min(answers, default=None)

    def _duels(self, flow: Flow) -> None:
        """Every task whose best record looks faster than its default meets the default again."""
        for progress in list(flow.alive):
            flow.stop_search(progress)
        contested = []
        for progress in self.progress:
            if progress.task.refused or (progress.verdict and not progress.curve):
                continue
            faster = progress.best_id is not None and progress.default_secs and progress.best < progress.default_secs
            if faster and progress.default is not None and progress.spec is not None:
                contested.append(progress)
            elif progress.ready and (progress.trials or progress.closed):
                flow.decide_without_duel(progress)
        for progress in contested:
            flow.challenge(progress, self._challengers(progress))
        while flow.in_flight:
            flow.step(TICK)

    def _challengers(self, progress: Progress) -> list[Record]:
        """The records that look fastest, no two of the same code: a time that was a fluke must not be the only one."""
        found: dict[tuple[float, ...], Record] = {}
        for record in self.database.records(progress.row, "valid", 4 * CHALLENGERS):
            if (record.secs or 0.0) < (progress.default_secs or 0.0):
                found.setdefault(record.run_secs, record)
        return list(found.values())[:CHALLENGERS]

    # -- the report ---------------------------------------------------------------------------------------------------

    def _report(self, flow: Flow | None) -> TuneReport:
        report = TuneReport(
            target=self.target.name,
            device=self.target.device,
            database=self.database.path,
            tasks=[self._task_report(progress) for progress in self.progress],
            stopped=self.stopped,
        )
        if flow is not None:
            report.seconds, report.trials, report.seed = flow.elapsed, flow.trials, flow.seed
            report.stages, report.quarantine = flow.stages, flow.quarantined
            report.idle = flow.starved / flow.elapsed if flow.elapsed else 0.0
        return report

    def _task_report(self, progress: Progress) -> TaskReport:
        task = progress.task
        winner = next((r for r in self.database.records(progress.row, "valid") if r.id == progress.best_id), None)
        return TaskReport(
            name=task.name,
            label=task.label,
            signature=signature(task.mod["main"]),
            rule=task.rule,
            weight=task.weight,
            flops=task.flops,
            bytes=task.bytes,
            dtype=task.dtype,
            bound_secs=task.bound,
            default_secs=progress.default_secs,
            tuned_secs=progress.tuned_secs if progress.verdict == "tuned" else None,
            verdict=progress.verdict,
            note=progress.closed or progress.row.note,
            trials=progress.trials,
            statuses=progress.statuses,
            curve=progress.curve,
            decisions=dict(winner.decisions) if winner is not None else {},
        )
