"""Proposing candidates: one child process a task, which learns from each result.

Two searches answer the same three calls. `evolutionary.py` is MetaSchedule's own, over its post-order space.
`configs.py` searches a rule's knobs, where every point is known before any schedule is made. Both use an XGBoost cost
model, and both start from what the database already knows, so a job that was stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tk.tuning.workload import from_json

__all__ = ["Proposal", "Result", "Search", "Searcher"]


@dataclass(frozen=True)
class Proposal:
    """A candidate to try: the JSON text of its trace and, for a rule, its decisions."""

    trace: str
    decisions: dict[str, int]


@dataclass(frozen=True)
class Result:
    """How a proposal went: seconds a call, or None where it is not valid."""

    trace: str
    decisions: dict[str, int]
    secs: float | None


class Search(Protocol):
    """What a search answers."""

    def propose(self, number: int) -> list[Proposal]:
        """At most `number` new candidates; none when the space is exhausted."""

    def learn(self, results: Sequence[Result]) -> None:
        """Take in results, in the order of the proposals."""


class Searcher:
    """The role of a search process. Jobs: ("propose", n) → list of Proposal, ("learn", results) → None."""

    def __init__(self, workload: str, target: str, seed: int, known: Sequence[Result], threads: int, batch: int) -> None:
        from tk.schedule.discover import discover
        from tk.target import resolve
        from tk.tuning.configs import ConfigSearch
        from tk.tuning.evolutionary import EvolutionarySearch
        from tk.tuning.space import rule_of

        mod, row = from_json(workload), resolve(target)
        with row.tvm():
            found = rule_of(mod["main"], row, discover(row.kind))
            self.search: Search = (
                EvolutionarySearch(mod, row, seed, threads, batch)
                if found is None
                else ConfigSearch(mod, row, *found, seed=seed)
            )
            if known:
                self.search.learn(known)
        self.target = row

    def handle(self, job: tuple[str, Any]) -> list[Proposal] | None:
        """Answer one job."""
        with self.target.tvm():
            if job[0] == "propose":
                return self.search.propose(job[1])
            self.search.learn(job[1])
            return None
