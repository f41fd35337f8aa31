"""Judging records again, by the gate as it is now: those of an older gate, or of a log, before a compile uses them.

Each record is built anew and meets all families of inputs in a process of its own, its timed calls watched; its times stay
what they were. A record that fails is written down as wrong (or crashed, cheated …), and its key is open again. Several may be
judged at once; one that does not end beside others, for whose memory there may be no room, is judged once more alone.
"""

from __future__ import annotations

import tempfile
import time
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING

from tk.tuning.check.gate import VERSION, kits_for
from tk.tuning.check.traits import traits
from tk.tuning.database.record import Proof, Record
from tk.tuning.database.store import Database, TaskRow, target_key
from tk.tuning.database.toolchain import toolchain
from tk.tuning.database.workload import to_json
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import BuildJob, Built, KitJob, ReferenceJob
from tk.tuning.measure.runner import CheckJob, Measured, environments
from tk.tuning.measure.testbed import Spec
from tk.tuning.workers.folders import own
from tk.tuning.workers.pool import Outcome, Pool, wait_any
from tk.tuning.workers.quarantine import last_lines

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["Rechecked", "recheck"]

SECONDS = 300.0  # that building or checking one kernel may take
APART = 16  # bits between seeds: no trial of one is drawn again with the next
STATUS = {"failed": "did_not_compile", "crashed": "crashed", "timed_out": "timed_out"}
UNENDED = tuple(STATUS.values())  # what a record is where building or checking it did not end


@dataclass(frozen=True)
class Rechecked:
    """A record, what it was and what the gate says now."""

    task: TaskRow
    record: Record
    status: str
    detail: str
    proof: Proof


@dataclass(frozen=True)
class _Asked:
    """A job that judging waits for: in a builder, or in a measuring process of its own."""

    job: BuildJob | KitJob | ReferenceJob | CheckJob

    @property
    def measured(self) -> bool:
        """Whether a measuring process takes it."""
        return isinstance(self.job, CheckJob)


_Steps = Generator[_Asked, Outcome, Rechecked]


@dataclass(frozen=True)
class _Case:
    """A record to judge, with what its task computes."""

    task: TaskRow
    record: Record
    mod: tvm.IRModule


def recheck(
    database: Database,
    target: Target,
    *,
    every: bool = False,
    other: bool = False,
    again: bool = False,
    seeds: Sequence[int] = (1,),
    jobs: int = 1,
    seconds: float = inf,
) -> Iterator[Rechecked]:
    """Judge the records that a compile uses, or `every` valid one, that an older gate passed, or `again` this one; those of
    `target`'s key and toolchain, or with `other` all that build for it here. Each meets the inputs of all `seeds`, until it
    fails; `jobs` of them at once, on one device. What is found is written to `database`; after so many `seconds` the others
    are left as they are."""
    cases = [
        _Case(task, record, database.module(task.workload))
        for task in database.tasks()
        if other or (task.target, task.toolchain) == (target_key(target), toolchain(target))
        for record in _chosen(database, task, every, again)
    ]
    with tempfile.TemporaryDirectory(prefix="tk-recheck-") as folder:
        options = {"target": target.name}
        builders = Pool(
            "tk.tuning.measure.build:Builder", jobs, {**options, "folder": folder, "kits": str(own("tk-kits-"))}, forked=True
        )
        alone = environments(target, [0], 1)[:1] * jobs
        measurers = Pool(
            "tk.tuning.measure.runner:Measurer", jobs, options, alone, standby=target.is_gpu, forked=not target.is_gpu
        )
        workshop = _Workshop(builders, measurers, seeds, time.monotonic() + seconds)
        try:
            workshop.build_kits(cases)
            unended = []
            for case, found in workshop.judge(cases, jobs):
                if jobs > 1 and found.status in UNENDED:
                    unended.append(case)
                    continue
                database.rejudge(found.record, found.status, found.proof, found.detail)
                yield found
            for _, found in workshop.judge(unended, 1):
                database.rejudge(found.record, found.status, found.proof, found.detail)
                yield found
        finally:
            builders.close()
            measurers.close()


def _chosen(database: Database, task: TaskRow, every: bool, again: bool) -> list[Record]:
    winner = database.winner(task)
    records = database.records(task, "valid") if every else [winner] if winner is not None else []
    return [record for record in records if again or record.proof.gate < VERSION]


class _Workshop:
    """Builds what judging takes, and asks for it in other processes, some records at once."""

    def __init__(self, builders: Pool, measurers: Pool, seeds: Sequence[int], end: float) -> None:
        self.builders, self.measurers, self.seeds, self.end = builders, measurers, seeds, end
        self.alone = True  # whether one record is judged at a time
        self.kits: dict[str, str] = {}
        self.specs: dict[int, Spec] = {}

    def build_kits(self, cases: Sequence[_Case]) -> None:
        """The gate's kernels for all cases."""
        names = {name for case in cases for name in kits_for(tuple(arguments(case.mod)))}
        for name in names:
            self.builders.submit(name, KitJob(name), SECONDS)
        while len(self.kits) < len(names):
            for _, name, outcome in wait_any([self.builders], 60.0):
                self.kits[name] = _path(outcome)

    def judge(self, cases: Sequence[_Case], most: int) -> Iterator[tuple[_Case, Rechecked]]:
        """Each case and what the gate says of it, in the order in which they end, so many at once."""
        waiting, running = deque(enumerate(cases)), dict[int, _Steps]()
        self.alone = most == 1
        while (waiting or running) and time.monotonic() < self.end:
            while waiting and len(running) < most:
                number, case = waiting.popleft()
                running[number] = self._steps(case)
                self._submit(number, next(running[number]))
            left = max(0.0, min(60.0, self.end - time.monotonic()))
            for _, number, outcome in wait_any([self.builders, self.measurers], left):
                try:
                    self._submit(number, running[number].send(outcome))
                except StopIteration as ended:
                    del running[number]
                    yield cases[number], ended.value

    def _submit(self, number: int, asked: _Asked) -> None:
        pool = self.measurers if asked.measured else self.builders
        pool.submit(number, asked.job, SECONDS, fresh=asked.measured)

    def _steps(self, case: _Case) -> _Steps:
        """What judging a record asks for, one job after another; given their outcomes, the record as the gate sees it now."""
        task, record = case.task, case.record

        def ended(status: str, detail: str, proof: Proof = record.proof) -> Rechecked:
            return Rechecked(task, record, status, detail, proof)

        workload = to_json(case.mod)
        built = yield _Asked(BuildJob(workload, record.trace, task.rule))
        if built.kind != "done":
            return ended(STATUS[built.kind], "while building: " + last_lines(built.detail))
        if task.workload not in self.specs:
            spec = yield from self._spec(case, workload)
            if spec is None:
                return ended("crashed", "while the default was checked")
            self.specs[task.workload] = spec
        library: Built = built.value
        for seed in self.seeds:
            spec = replace(self.specs[task.workload], seed=seed << APART)
            outcome = yield _Asked(CheckJob(spec, library.path, library.repeats))
            if outcome.kind != "done":
                status = "timed_out" if outcome.kind == "timed_out" else "crashed"
                return ended(status, "while it was checked: " + last_lines(outcome.detail))
            measured: Measured = outcome.value
            if measured.status != "valid":
                break
        return ended(measured.status, measured.detail, measured.proof)

    def _spec(self, case: _Case, workload: str) -> Generator[_Asked, Outcome, Spec | None]:
        """What measuring needs of a task; None where others beside it may be why its default's check did not end."""
        task, taken = case.task, tuple(arguments(case.mod))
        kits = {name: self.kits[name] for name in kits_for(taken)}
        reference = yield _Asked(ReferenceJob(workload))
        default = yield _Asked(BuildJob(workload, "", task.rule))
        label = reference.value.label if reference.kind == "done" else ""
        spec = Spec(repr(task.key), taken, (_path(reference), label), kits, 0.0, self.seeds[0] << APART, traits(case.mod))
        if default.kind != "done":
            return spec
        with_default = replace(spec, default=str(default.value.path))
        found = yield _Asked(CheckJob(with_default, with_default.default))
        if found.kind != "done" and not self.alone:
            return None
        honest = found.kind == "done" and found.value.status == "valid"
        return with_default if honest else spec  # a wrong one says nothing about how near a record must come


def _path(outcome: Outcome) -> str:
    if outcome.kind != "done":
        from tk.errors import TuneError, message

        raise TuneError(
            message(
                "what judges records does not build here",
                have=last_lines(outcome.detail),
                do="install a compiler as tk doctor says, or report it",
            )
        )
    return str(outcome.value.path)
