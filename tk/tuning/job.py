"""A tuning job: tasks in, verdicts out, within a budget, over any number of interrupted runs.

    job = Job(tasks, target, database, JobOptions(budget=600))
    report = job.run()

What is known is in the database; a job that runs again goes on from there. A run ends when its time or trials are used
up, when every task is closed (its space exhausted, its bound reached, its share used), or at Ctrl-C.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from tk.errors import TuneError, UsageError, message
from tk.host.cache import is_caching
from tk.host.cores import cores
from tk.target import Target
from tk.tuning.database.claims import Claims
from tk.tuning.database.explain import signature
from tk.tuning.database.schema import Stop
from tk.tuning.database.store import Database
from tk.tuning.database.workload import to_json
from tk.tuning.events import Callback, Event, TaskReport, TuneReport
from tk.tuning.flow import Flow
from tk.tuning.measure.runner import environments
from tk.tuning.share import PREPARING, Standing, first_round, next_task
from tk.tuning.state import Limits, Progress
from tk.tuning.workers.folders import own, scratch
from tk.tuning.workers.pool import Pool
from tk.tuning.workers.pools import Pools

if TYPE_CHECKING:
    from tk.tuning.tasks import Task
    from tk.tuning.workers.cluster import Tls

__all__ = ["Job", "JobOptions"]

MOST_DUELS = 0.5  # of a budget, that is kept for duels
OVERRUN = 0.04  # of a budget, that duels under way may take beyond it
AHEAD = 4  # tasks that are prepared before it is their turn
TICK = 0.25
SHARE_SECONDS = 0.5  # between two looks at what other jobs do
SAVE_SECONDS = 5.0  # between two notes of the time that is spent: a killed job's counts too


@dataclass(frozen=True)
class JobOptions:
    """`budget` seconds and `trials` candidates for the whole job, over all its runs, and `each` candidates a task; None
    is no limit, but one of them must be given. `devices` are GPU numbers; `jobs` builders (0: as many as fit the cores).
    A `seed` makes the search single-threaded and so reproducible. With the address of a Dask `scheduler`, its workers
    build and measure, reached with `tls` where that is given."""

    budget: float | None = None
    trials: int | None = None
    each: int | None = None
    devices: tuple[int, ...] = (0,)
    jobs: int = 0
    seed: int | None = None
    scheduler: str = ""
    tls: Tls | None = None
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        ends = (self.budget, self.trials, self.each)
        if all(end is None for end in ends):
            raise UsageError(
                message(
                    "the tuning job has no end",
                    need="a budget in seconds, or a number of trials",
                    do="give --budget or --trials",
                )
            )
        if any(end is not None and end <= 0 for end in ends):
            raise UsageError(
                message(
                    "the tuning job has nothing to spend",
                    need="a positive budget",
                    have=str(self),
                    do="give a budget above 0, such as 10m",
                )
            )


def _silent(event: Event) -> None:
    """What a job without a callback tells."""


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
        self.others: dict[int, int] = {}  # candidates that other jobs have under way, by task
        self.changes = -1
        self.synced = self.saved = 0.0
        self.stopped = ""

    def _progress(self, task: Task) -> Progress:
        row = self.database.task(task.mod, self.target, task.rule, task.rule_version, name=task.name, bound_secs=task.bound)
        progress = Progress(task, row, to_json(task.mod), Standing(task.weight, task.bound))
        for record in reversed(self.database.records(row)):  # the fastest last
            if record.status != "modelled":  # that is no measurement
                progress.count(record)
        progress.verdict, progress.default_secs, progress.tuned_secs = row.verdict, row.default_secs, row.tuned_secs
        if task.refused:
            progress.closed, progress.stopped = task.refused, Stop.REFUSED
            progress.verdict = task.refused
        elif row.verdict and row.stopped.lasting:
            progress.closed, progress.stopped = row.note.split("; ")[0], row.stopped
        self._close_used(progress)
        return progress

    def _close_used(self, progress: Progress) -> None:
        each = self.options.each
        if each is not None and progress.trials >= each and not progress.closed:
            progress.closed, progress.stopped = f"its {each} trials are used", Stop.USED

    # -- what is left -------------------------------------------------------------------------------------------------

    @property
    def trials_left(self) -> int:
        """Trials that may still be proposed, by the job's limit and by each task's."""
        total = sum(progress.trials + progress.outstanding + progress.asked for progress in self.progress)
        total += sum(self.others.get(progress.row.id, 0) for progress in self.progress)
        left = 1 << 30 if self.options.trials is None else self.options.trials - total
        return min(left, sum(self._room(progress) for progress in self.progress))

    def _room(self, progress: Progress) -> int:
        """Candidates that a task may still get."""
        if progress.closed:
            return 0
        room = 1 << 30 if progress.left is None else progress.left
        if self.options.each is not None:
            others = self.others.get(progress.row.id, 0)
            room = min(room, self.options.each - progress.trials - progress.outstanding - progress.asked - others)
        return max(0, room)

    def seconds_left(self, elapsed: float) -> float:
        """Seconds of the budget that are left, all runs counted; infinite without one."""
        return float("inf") if self.options.budget is None else self.options.budget - self.spent_before - elapsed

    @property
    def finished(self) -> bool:
        """The time is spent; or every task has its verdict, and the trials are spent or nothing is left to try."""
        total = sum(progress.trials for progress in self.progress)
        spent = self.options.trials is not None and total >= self.options.trials
        judged = all(progress.verdict for progress in self.progress)
        return self.seconds_left(0.0) <= 0 or (judged and (spent or all(progress.closed for progress in self.progress)))

    # -- running ------------------------------------------------------------------------------------------------------

    def run(self) -> TuneReport:
        """Tune until the budget is used. Ctrl-C ends it cleanly: everything measured so far is in the database."""
        if self.finished:
            self.stopped = "done"
            return self._report(None)
        with scratch("tk-tune-") as folder:
            flow = self._flow(folder, not self.target.is_gpu)
            try:
                rows = [progress.row.id for progress in self.progress]
                flow.claims = Claims(self.database, rows, self.options.trials, self.options.each)
                self._tune(flow)
            except KeyboardInterrupt:
                self.stopped = "interrupted"
            except MemoryError as error:
                raise TuneError(
                    message("there is not enough memory", do="end other programs; what was recorded is there")
                ) from error
            finally:
                self._pools.close()
                if flow.claims is not None:
                    flow.claims.close()
                spent = self.spent_before + flow.elapsed  # what was kept for duels and not used is spent as well
                whole = self.options.budget if self.stopped == "budget" and self.options.budget else 0.0
                self.database.spend(self.digest, max(spent, whole))
            report = self._report(flow)
        flow.tell("finish", stopped=self.stopped, trials=flow.pace.trials)
        return report

    def plan(self) -> TuneReport:
        """Time each task's default, search nothing. `tuned_secs` and the report's `seconds` are then expectations. All is
        built before anything is timed."""
        with scratch("tk-tune-") as folder:
            flow = self._flow(folder, True)
            try:
                for progress in self.progress:
                    if not progress.closed:
                        flow.prepare(progress)
                while flow.in_flight:
                    flow.step(TICK)
            finally:
                self._pools.close()
        report = self._report(flow)
        for task in report.tasks:
            task.tuned_secs, task.verdict = expected_secs(self.database, task), "tuned"
        trials = min(max(0, self.trials_left), 1 << 20)
        report.seconds = min(self.seconds_left(0.0), trials * flow.pace.trial_seconds() + flow.elapsed)
        report.stopped = "planned"
        return report

    def _flow(self, folder: Path, exclusive: bool) -> Flow:
        options, target = self.options, self.target
        seed = options.seed if options.seed is not None else int.from_bytes(os.urandom(4), "little") >> 1
        self._pools = self._made_pools(folder, cores(), seed)
        where = self.database.path
        kept = folder / "quarantine" if where == ":memory:" else Path(f"{where}.quarantine")
        return Flow(target, self.database, self._pools, options.limits, self.callback, seed, kept, exclusive=exclusive)

    def _made_pools(self, folder: Path, cores: int, seed: int) -> Pools:
        options, target, limits = self.options, self.target, self.options.limits
        builder, measurer = {"target": target.name, "folder": str(folder), "cache": is_caching()}, {"target": target.name}
        kits = {"kits": str(own("tk-kits-"))}  # they are the same for each job
        threads = 1 if options.seed is not None else max(1, min(cores, 8))
        # on a GPU a task's next batch is proposed while those of others are; a seed wants them one after the other
        searching = 1 if options.seed is not None or not target.is_gpu else max(1, min(16, cores // 4))
        searcher = {"target": target.name, "seed": seed, "threads": threads, "batch": limits.batch}
        rules = (f"tk.schedules.{target.kind}",)
        searchers = Pool(
            "tk.tuning.search.searcher:Searcher", searching, searcher,
            memory=limits.build_memory, forked=True, preload=rules if target.is_gpu else (*rules, "xgboost"),
        )  # fmt: skip
        if options.scheduler:
            from tk.tuning.workers.cluster import ClusterPool, connect

            client, takes = connect(options.scheduler, tls=options.tls), {"GPU": 1.0} if target.is_gpu else {}
            return Pools(
                searchers,
                ClusterPool(client, "tk.tuning.measure.build:Builder", builder, folder, limits.build_memory, {}),
                ClusterPool(client, "tk.tuning.measure.runner:Measurer", measurer, folder, limits.measure_memory, takes),
            )
        jobs = options.jobs or (max(1, cores - len(options.devices)) if target.is_gpu else cores)
        measuring = environments(target, list(options.devices), cores)
        inside = {"TMPDIR": str(folder)}  # what killed children leave goes with the job's folder
        return Pools(
            searchers,
            Pool(
                "tk.tuning.measure.build:Builder", jobs, builder | kits, [inside] * jobs, limits.build_memory,
                forked=True, preload=rules,
            ),
            Pool(
                "tk.tuning.measure.runner:Measurer", len(measuring), measurer, [{**each, **inside} for each in measuring],
                limits.measure_memory, standby=target.is_gpu, forked=not target.is_gpu,
            ),
        )  # fmt: skip

    def _tune(self, flow: Flow) -> None:
        self._pools.start()
        flow.tell(
            "start", tasks=len(self.progress), budget=self.options.budget, trials=self.options.trials, before=self._before()
        )
        self.database.spend(self.digest, self.spent_before)  # from now on the database knows of this job
        waiting = [progress for progress in self.progress if not progress.closed or not progress.verdict]
        if flow.exclusive:
            while (progress := self._unprepared(waiting)) is not None:
                flow.prepare(progress)
        while not self._over(flow, waiting):
            self._ask(flow, waiting)
            self._judge_closed(flow, waiting)
            flow.eta = self._eta(flow, waiting)
            flow.step(TICK)
            self._share(flow)
        flow.give_up()
        self.synced = 0.0
        self._share(flow)  # what other jobs found meets the default too
        self._finish(flow, waiting)

    def _before(self) -> str:
        """What an earlier run of this job left."""
        records = sum(progress.trials for progress in self.progress)
        if records or not self.database.began(self.digest):
            return f"{records} records are there" if records else ""
        return f"an earlier run of {self.spent_before:.0f} s ended before its first record"

    def _share(self, flow: Flow) -> None:
        """Take in what other jobs on the same database found and have under way, and keep this one's claims and time."""
        if flow.elapsed - self.saved >= SAVE_SECONDS:
            self.saved = flow.elapsed
            self.database.spend(self.digest, self.spent_before + flow.elapsed)
        if flow.claims is None or (time.monotonic() - self.synced < SHARE_SECONDS and not flow.claims.full):
            return
        self.synced, flow.claims.full = time.monotonic(), False
        flow.claims.renew()
        self.others = flow.claims.others()
        if (changes := self.database.changes) == self.changes:
            return
        self.changes = changes
        for progress in self.progress:
            if sum(self.database.counts(progress.row).values()) != len(progress.records):
                for record in self.database.records(progress.row):
                    if record.id not in progress.records and record.status != "modelled":
                        progress.count(record)

    def _over(self, flow: Flow, waiting: Sequence[Progress]) -> bool:
        for progress in waiting:
            self._close_used(progress)
        if self.seconds_left(flow.elapsed) <= self._duel_reserve(flow, waiting):
            self.stopped = "budget"
            return True
        if flow.in_flight or any(progress.busy for progress in waiting):
            return False
        if self.trials_left <= 0 and self._unprepared(waiting) is None:
            self.stopped = "done" if all(progress.closed for progress in waiting) else "trials"
            return True
        return False

    def _unprepared(self, waiting: Sequence[Progress]) -> Progress | None:
        """The next task to begin with: one to search, or once that is over one of an earlier run that has no verdict."""
        searching = self.trials_left > 0
        left = (each for each in waiting if not each.prepared)
        return next((each for each in left if (searching and not each.closed) or (each.trials and not each.verdict)), None)

    def _ask(self, flow: Flow, waiting: Sequence[Progress]) -> None:
        """Give the next batches to the tasks that promise most, and prepare others, while the stages have room."""
        while self._may_ask(flow):
            chosen = self._next(flow, waiting)
            if (chosen is None or chosen.begun) and not flow.exclusive and self._prepare_next(flow, waiting, self._few(flow)):
                continue
            number = 0 if chosen is None else self._batch(flow, chosen, waiting)
            if chosen is not None and number > 0:
                flow.propose(chosen, number)
            elif flow.exclusive or not self._prepare_next(flow, waiting, len(waiting)):
                return

    def _few(self, flow: Flow) -> int:
        """Tasks that are prepared before it is their turn."""
        return AHEAD + len(flow.builders.environments) // 4

    def _may_ask(self, flow: Flow) -> bool:
        asked = sum(progress.asked for progress in self.progress)
        if flow.exclusive:
            return flow.in_flight == 0 and asked == 0
        return flow.in_flight + asked < 2 * len(flow.builders.environments) + 2 * flow.devices

    def _next(self, flow: Flow, waiting: Sequence[Progress]) -> Progress | None:
        """The task that the next batch goes to, of those whose search may be asked."""
        if self.trials_left <= 0:
            return None
        batch = self.options.limits.batch
        builders = len(flow.builders.environments)
        # what is proposed meanwhile comes before the builders have nothing to do
        most = 0 if flow.exclusive else max(batch, builders + builders // 2 + flow.devices)
        free = [
            progress.searchable and not progress.searching and progress.outstanding <= most and self._room(progress) > 0
            for progress in waiting
        ]
        first = [can and not progress.begun for can, progress in zip(free, waiting, strict=True)]
        chosen = next_task([progress.standing for progress in waiting], first if any(first) else free)
        return None if chosen is None else waiting[chosen]

    def _batch(self, flow: Flow, progress: Progress, waiting: Sequence[Progress]) -> int:
        """How many candidates a task gets now; so few that every task has its turn, and none after its first round before
        the others had theirs, where that is short."""
        most = min(self.options.limits.batch, self.trials_left, self._room(progress))
        fresh = sum(not each.begun and not each.closed for each in waiting)
        if not fresh:
            return most
        wanted = min(self.options.limits.batch, self.options.each or most)
        seconds = self.seconds_left(flow.elapsed) - self._duel_reserve(flow, waiting)
        trial = flow.pace.trial_seconds()
        under_way = flow.in_flight + sum(each.asked for each in self.progress)
        in_time = 0.5 * seconds / trial - under_way if trial > 0 else float("inf")
        fair = first_round(wanted, fresh, self.trials_left, in_time)
        if not flow.pace.measurements.count and fresh > 1:  # the time is hardly known yet: so many that all builders have work
            fair = min(fair, max(1, len(flow.builders.environments) // min(fresh, self._few(flow)) - PREPARING))
        if not progress.begun:
            return min(most, fair)
        return min(most, self.trials_left - fair * fresh) if fair == wanted else 0

    def _prepare_next(self, flow: Flow, waiting: Sequence[Progress], most: int) -> bool:
        """Begin with another task; False when none is left, or `most` are prepared and wait for their first round."""
        fresh = self._unprepared(waiting)
        searching = self.trials_left > 0
        ahead = sum(
            each.prepared and not each.begun and not each.closed and (searching or not each.standing.best) for each in waiting
        )
        if fresh is None or ahead >= most:
            return False
        flow.prepare(fresh)
        return True

    def _judge_closed(self, flow: Flow, waiting: Sequence[Progress]) -> None:
        """Tasks that are closed come to their verdict while their data is still on the device."""
        for progress in waiting:
            timed = bool(progress.standing.best) or progress.unmeasurable
            if progress.closed and not progress.judging and not progress.busy and progress.prepared and timed:
                flow.verdicts.judge(progress)

    def _duel_reserve(self, flow: Flow, waiting: Sequence[Progress]) -> float:
        """Seconds to keep for the duels, at most their part of the budget."""
        improved = [
            p for p in waiting if not p.judging and p.best_id is not None and p.default_secs and p.best < p.default_secs
        ]
        seconds = flow.pace.slowness() * sum(each.duel_seconds(self.target.is_gpu) for each in improved)
        seconds /= 1 if flow.exclusive else flow.devices
        seconds += max((progress.measure_seconds for progress in waiting), default=0.0)  # one may have just begun
        return min(seconds, MOST_DUELS * self.options.budget) if self.options.budget is not None else seconds

    def _eta(self, flow: Flow, waiting: Sequence[Progress]) -> float | None:
        """Seconds to go: the budget's rest, or the trials' rest at this run's rate, whichever is shorter."""
        answers = [] if self.options.budget is None else [max(0.0, self.seconds_left(flow.elapsed))]
        under_way = sum(progress.outstanding + progress.asked for progress in self.progress)
        left = self.trials_left + under_way
        if left < 1 << 20 and (rate := flow.rate()) > 0:
            answers.append(left / rate + self._duel_reserve(flow, waiting))
        return min(answers, default=None)

    def _finish(self, flow: Flow, waiting: Sequence[Progress]) -> None:
        """The verdicts that are still open, those that gain most first; the budget's end leaves the rest open."""
        open_ = [progress for progress in waiting if not progress.judging and (progress.trials or progress.closed)]

        def gain(progress: Progress) -> float:
            return progress.task.weight * max(0.0, (progress.default_secs or 0.0) - progress.best)

        for progress in sorted(open_, key=gain, reverse=True):
            if progress.prepared and (not progress.verdict or progress.curve):
                flow.verdicts.judge(progress)
        over = 0.0 if self.options.budget is None else OVERRUN * self.options.budget
        while flow.verdicts.open and self.seconds_left(flow.elapsed) > -over:
            flow.eta = self._duel_reserve(flow, waiting)
            flow.step(TICK)
        for progress in waiting:
            flow.verdicts.settle(progress)

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
            report.seconds, report.trials, report.seed = flow.elapsed, flow.pace.trials, flow.seed
            report.stages, report.quarantine = flow.stages, flow.quarantined
            report.idle = flow.pace.idle / flow.pace.watched if flow.pace.watched else 0.0
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
            reasons=progress.reasons,
        )
