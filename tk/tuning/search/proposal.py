"""What every search proposes and learns from, and what it answers.

Two searches answer the same calls. `evolutionary.py` is MetaSchedule's own, over its post-order space. `knobs.py`
searches a rule's knobs, where every point is known before any schedule is made. `searcher.py` runs them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

__all__ = ["Proposal", "Result", "Search"]


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

    def skip(self, proposals: Sequence[Proposal]) -> None:
        """Do not propose these again: they are under way."""

    @property
    def left(self) -> int | None:
        """How many more candidates there can be, None where that is not known."""
