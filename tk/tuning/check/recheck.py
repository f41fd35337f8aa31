"""Judging records again, by the gate as it is now: those of an older gate, or of a log, before a compile uses them.

Each record is built anew and meets all families of inputs in a process of its own, its timed calls watched; its times stay
what they were. A record that fails is written down as wrong (or crashed, cheated …), and its key is open again.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    from tk.target import Target

__all__ = ["Rechecked", "recheck"]

SECONDS = 300.0  # that building or checking one kernel may take
APART = 16  # bits between seeds: no trial of one is drawn again with the next
STATUS = {"failed": "did_not_compile", "crashed": "crashed", "timed_out": "timed_out"}


@dataclass(frozen=True)
class Rechecked:
    """A record, what it was and what the gate says now."""

    task: TaskRow
    record: Record
    status: str
    detail: str
    proof: Proof


def recheck(
    database: Database,
    target: Target,
    *,
    every: bool = False,
    other: bool = False,
    again: bool = False,
    seeds: Sequence[int] = (1,),
) -> Iterator[Rechecked]:
    """Judge the records that a compile uses, or `every` valid one, that an older gate passed, or `again` this one; those of
    `target`'s key and toolchain, or with `other` all that build for it here. Each meets the inputs of all `seeds`, until it
    fails. What is found is written to `database`."""
    with tempfile.TemporaryDirectory(prefix="tk-recheck-") as folder:
        options = {"target": target.name}
        builders = Pool(
            "tk.tuning.measure.build:Builder", 1, {**options, "folder": folder, "kits": str(own("tk-kits-"))}, forked=True
        )
        alone = environments(target, [0], 1)[:1]
        measurers = Pool("tk.tuning.measure.runner:Measurer", 1, options, alone, forked=not target.is_gpu)
        try:
            workshop = _Workshop(builders, measurers, Path(folder), seeds)
            for task in database.tasks():
                if not other and (task.target, task.toolchain) != (target_key(target), toolchain(target)):
                    continue
                for record in _chosen(database, task, every, again):
                    found = workshop.judge(database, task, record)
                    database.rejudge(record, found.status, found.proof, found.detail)
                    yield found
        finally:
            builders.close()
            measurers.close()


def _chosen(database: Database, task: TaskRow, every: bool, again: bool) -> list[Record]:
    winner = database.winner(task)
    records = database.records(task, "valid") if every else [winner] if winner is not None else []
    return [record for record in records if again or record.proof.gate < VERSION]


class _Workshop:
    """Builds what judging takes, and asks for it in other processes, one job at a time."""

    def __init__(self, builders: Pool, measurers: Pool, folder: Path, seeds: Sequence[int]) -> None:
        self.builders, self.measurers, self.folder, self.seeds = builders, measurers, folder, seeds
        self.kits: dict[str, str] = {}
        self.specs: dict[int, Spec] = {}

    def judge(self, database: Database, task: TaskRow, record: Record) -> Rechecked:
        """A record as the gate sees it now."""

        def ended(status: str, detail: str, proof: Proof = record.proof) -> Rechecked:
            return Rechecked(task, record, status, detail, proof)

        workload = to_json(database.module(task.workload))
        built = _ask(self.builders, BuildJob(workload, record.trace, task.rule))
        if built.kind != "done":
            return ended(STATUS[built.kind], "while building: " + last_lines(built.detail))
        if task.workload not in self.specs:
            self.specs[task.workload] = self._spec(database, task, workload)
        library: Built = built.value
        for seed in self.seeds:
            spec = replace(self.specs[task.workload], seed=seed << APART)
            outcome = _ask(self.measurers, CheckJob(spec, library.path, library.repeats), fresh=True)
            if outcome.kind != "done":
                status = "timed_out" if outcome.kind == "timed_out" else "crashed"
                return ended(status, "while it was checked: " + last_lines(outcome.detail))
            measured: Measured = outcome.value
            if measured.status != "valid":
                break
        return ended(measured.status, measured.detail, measured.proof)

    def _spec(self, database: Database, task: TaskRow, workload: str) -> Spec:
        mod = database.module(task.workload)
        taken = tuple(arguments(mod))
        for name in kits_for(taken):
            if name not in self.kits:
                self.kits[name] = _path(_ask(self.builders, KitJob(name)))
        kits = {name: self.kits[name] for name in kits_for(taken)}
        reference = _ask(self.builders, ReferenceJob(workload))
        default = _ask(self.builders, BuildJob(workload, "", task.rule))
        label = reference.value.label if reference.kind == "done" else ""
        spec = Spec(repr(task.key), taken, (_path(reference), label), kits, 0.0, self.seeds[0] << APART, traits(mod))
        if default.kind != "done":
            return spec
        with_default = replace(spec, default=str(default.value.path))
        found = _ask(self.measurers, CheckJob(with_default, with_default.default), fresh=True)
        honest = found.kind == "done" and found.value.status == "valid"
        return with_default if honest else spec  # a wrong one says nothing about how near a record must come


def _ask(pool: Pool, job: BuildJob | KitJob | ReferenceJob | CheckJob, fresh: bool = False) -> Outcome:
    pool.submit("job", job, SECONDS, fresh=fresh)
    outcomes: list[Any] = []
    while not outcomes:
        outcomes = wait_any([pool], 60.0)
    found: Outcome = outcomes[0][2]
    return found


def _path(outcome: Outcome) -> str:
    if outcome.kind != "done":
        from tk.errors import TuneError, message

        raise TuneError(message("what judges records does not build here", have=last_lines(outcome.detail)))
    return str(outcome.value.path)
