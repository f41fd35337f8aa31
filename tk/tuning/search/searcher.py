"""Proposing candidates, in child processes that learn from each result.

A function that a rule with knobs takes is searched by `knobs.py`, any other by `evolutionary.py`. Both use an XGBoost
cost model, and both start from what the database already knows, so a job that was stopped goes on where it was, and a
process that dies is replaced by another one that knows as much.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tk.tuning.database.workload import from_json
from tk.tuning.search.evolutionary import EvolutionarySearch
from tk.tuning.search.knobs import ConfigSearch
from tk.tuning.search.proposal import Proposal, Result, Search
from tk.tuning.search.space import searched_rule

__all__ = ["Proposed", "SearchJob", "Searcher"]

KEPT = 8  # tasks whose searches a process keeps; another one's is made again from what is known


@dataclass(frozen=True)
class SearchJob:
    """Ask for `number` candidates of the task `key`. `known` are all its results so far, in the order in which they came;
    `under_way` are proposals whose results are not there yet."""

    key: str
    workload: str
    known: Sequence[Result]
    under_way: Sequence[Proposal]
    number: int


@dataclass(frozen=True)
class Proposed:
    """New candidates, none when the space is exhausted; `left` is how many more there can be, None where nobody knows."""

    proposals: list[Proposal]
    left: int | None


class Searcher:
    """The role of a search process: `handle(SearchJob) -> Proposed`."""

    def __init__(self, target: str, seed: int, threads: int, batch: int) -> None:
        from tk.target import resolve

        self.target, self.seed, self.threads, self.batch = resolve(target), seed, threads, batch
        self.searches: OrderedDict[str, tuple[Search, int]] = OrderedDict()  # with how many results it has learnt

    def handle(self, job: SearchJob) -> Proposed:
        """Answer one job."""
        with self.target.tvm():
            search, learnt = self.searches.pop(job.key, (None, 0))
            if search is None:
                search = self._search(job)
                search.skip(job.under_way)
            if len(job.known) > learnt:
                search.learn(job.known[learnt:])
            self.searches[job.key] = (search, len(job.known))
            while len(self.searches) > KEPT:
                self.searches.popitem(last=False)
            return Proposed(search.propose(job.number), search.left)

    def _search(self, job: SearchJob) -> Search:
        from tk.schedule.discover import discover

        mod: Any = from_json(job.workload)
        found = searched_rule(mod["main"], self.target, discover(self.target.kind))
        if found is None:
            return EvolutionarySearch(mod, self.target, self.seed, self.threads, self.batch)
        return ConfigSearch(mod, self.target, *found, seed=self.seed)
