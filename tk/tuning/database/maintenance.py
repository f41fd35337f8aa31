"""Keeping tuning databases in order: merge, prune, verify, diff."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.errors import DatabaseError
from tk.tuning.database.store import Database, TaskRow

if TYPE_CHECKING:
    from tk.tuning.database.record import Record

__all__ = ["Difference", "diff", "merge", "prune", "verify"]


def merge(into: Database, source: Database) -> int:
    """Add every record of `source`; how many were new. A verdict comes along where `into` has none for that key."""
    added = 0
    for theirs in source.tasks():
        workload = into.add_workload(source.module(theirs.workload), theirs.name)
        ours = into.task_of(workload, theirs.target, theirs.toolchain, theirs.rule, theirs.rule_version, theirs.bound_secs)
        before = sum(into.counts(ours).values())
        ids = {record.id: into.commit(ours, record) for record in source.records(theirs)}
        added += sum(into.counts(ours).values()) - before
        if theirs.verdict and not ours.verdict:
            into.finish(
                ours,
                theirs.verdict,
                winner=ids.get(theirs.winner),
                default_secs=theirs.default_secs,
                tuned_secs=theirs.tuned_secs,
                trials=theirs.trials_wanted,
                note=theirs.note,
                stopped=theirs.stopped,
            )
    return added


def prune(database: Database, keep: int = 5, *, broken: bool = False) -> int:
    """Keep the `keep` fastest valid records of each key, and the winner; how many records went. With `broken`, also
    those whose trace does not apply to its workload any more."""
    gone = 0
    for task in database.tasks():
        kept = {record.id for record in database.records(task, "valid", keep)} | {task.winner}
        for record in database.records(task):
            if record.id not in kept or (broken and not _applies(database, task, record)):
                database.remove(record)
                gone += 1
    return gone


def verify(database: Database) -> Iterator[tuple[TaskRow, Record, str]]:
    """Every valid record that cannot be replayed with the installed TVM, with the reason."""
    for task in database.tasks():
        for record in database.records(task, "valid"):
            try:
                database.replay(task, record)
            except DatabaseError as error:
                yield task, record, str(error)


def _applies(database: Database, task: TaskRow, record: Record) -> bool:
    try:
        database.replay(task, record)
    except DatabaseError:
        return False
    return True


@dataclass(frozen=True)
class Difference:
    """A key that two databases answer differently: the times of their winners in seconds, None where there is none."""

    task: TaskRow
    left: float | None
    right: float | None


def diff(left: Database, right: Database) -> list[Difference]:
    """The keys whose winners differ, in the order of `left`, then those that only `right` has."""
    found = []
    theirs = {task.key: task for task in right.tasks()}
    for task in left.tasks():
        other = theirs.pop(task.key, None)
        mine, yours = left.winner(task), right.winner(other) if other else None
        if (mine and mine.digest(task.key)) != (yours and yours.digest(task.key)) or other is None:
            found.append(Difference(task, mine.secs if mine else None, yours.secs if yours else None))
    for task in theirs.values():
        yours = right.winner(task)
        found.append(Difference(task, None, yours.secs if yours else None))
    return found
