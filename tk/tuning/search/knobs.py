"""Searching a rule's knobs: legal points only, ranked by an XGBoost model of log time over the knobs.

A rule's space is known without making a schedule, and its `legal` is cheap. So unlike a genetic search over traces this
one predicts every legal point in each round, and makes schedules of those alone that it proposes. The default config is
always the first proposal. Where the rule has a cost model of its own, that ranks the points from the start, and XGBoost
learns how far it is off.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np

from tk.tuning.database.record import trace_text
from tk.tuning.search.proposal import Proposal, Result
from tk.tuning.search.space import legal_configs, schedule_config

if TYPE_CHECKING:
    import tvm

    from tk.aliases import Array
    from tk.schedule.analysis import Contraction
    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["ConfigSearch"]

WARM_UP = 12  # results before the model is asked
RANDOM_SHARE = 0.15  # of a batch, drawn at random whatever the model says
FAILED = 4.0  # a candidate that failed counts as this many times the slowest valid one


class ConfigSearch:
    """A `Search` over the legal configs of `rule` for one function."""

    def __init__(self, mod: tvm.IRModule, target: Target, rule: Rule, match: Contraction, *, seed: int) -> None:
        self.mod, self.target, self.rule, self.match = mod, target, rule, match
        self.generator = np.random.default_rng(seed)
        self.seed = seed
        self.configs = legal_configs(rule, match, target, self.generator)
        self.decisions = [{name: int(value) for name, value in asdict(config).items()} for config in self.configs]
        self.index = {_key(decisions): number for number, decisions in enumerate(self.decisions)}
        self.features = np.array([_features(decisions) for decisions in self.decisions], dtype="float32")
        costs = [rule.cost(match, config, target) if rule.cost is not None else 1.0 for config in self.configs]
        self.prior = np.log(np.array(costs, dtype="float64"))
        self.tried: set[int] = set()
        self.times: dict[int, float | None] = {}

    def propose(self, number: int) -> list[Proposal]:
        """See `Search`."""
        found: list[Proposal] = []
        for position in self._order(number):
            if len(found) == number:
                break
            self.tried.add(position)
            sch = schedule_config(self.rule, self.mod, self.match, self.target, self.configs[position])
            if sch is None:  # a primitive refused: the model should know
                self.times[position] = None
                continue
            found.append(Proposal(trace_text(sch.trace), self.decisions[position]))
        return found

    @property
    def left(self) -> int | None:
        """See `Search`."""
        return len(self.configs) - len(self.tried)

    def skip(self, proposals: Sequence[Proposal]) -> None:
        """See `Search`."""
        self.tried.update(self.index[key] for proposal in proposals if (key := _key(proposal.decisions)) in self.index)

    def learn(self, results: Sequence[Result]) -> None:
        """See `Search`."""
        for result in results:
            position = self.index.get(_key(result.decisions))
            if position is not None:
                self.tried.add(position)
                self.times[position] = result.secs

    def _order(self, number: int) -> list[int]:
        """The untried points: the default, then by prediction with some at random in between. All at random where there
        is nothing to predict from."""
        untried = [position for position in range(len(self.configs)) if position not in self.tried]
        if not untried:
            return []
        shuffled = [untried[position] for position in self.generator.permutation(len(untried))]
        first = [0] if 0 not in self.tried else []
        valid = [secs for secs in self.times.values() if secs is not None]
        learnt = len(self.times) >= WARM_UP and len(valid) >= 3
        if not learnt and self.rule.cost is None:
            return [*first, *(position for position in shuffled if position not in first)]
        predicted = self.prior[untried] + (self._correction(untried, valid) if learnt else 0.0)
        ranked = [untried[position] for position in np.argsort(predicted, kind="stable")]
        explored = shuffled[: max(1, round(number * RANDOM_SHARE))] if learnt or number > WARM_UP else []
        head = [position for position in ranked if position not in explored][: number - len(explored)]
        order = dict.fromkeys([*first, *head, *explored, *ranked])  # each once, the first of them counts
        return list(order)

    def _correction(self, positions: list[int], valid: list[float]) -> Array:
        """The model's log times beyond the rule's own estimate, trained anew on all results: they are few."""
        import xgboost

        worst = max(valid) * FAILED
        seen = list(self.times)
        labels = np.log([self.times[position] or worst for position in seen]) - self.prior[seen]
        parameters = {"max_depth": 6, "eta": 0.2, "nthread": 1, "seed": self.seed, "verbosity": 0, "min_child_weight": 0}
        booster = xgboost.train(parameters, xgboost.DMatrix(self.features[seen], label=labels), num_boost_round=60)
        return np.asarray(booster.predict(xgboost.DMatrix(self.features[positions])))


def _key(decisions: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(decisions.items()))


def _features(decisions: dict[str, int]) -> list[float]:
    """The knobs, and their logarithms' pairwise sums: tile areas and volumes are products of knobs."""
    logs = [float(np.log2(1 + abs(value))) for value in decisions.values()]
    pairs = [left + right for position, left in enumerate(logs) for right in logs[position + 1 :]]
    return [*map(float, decisions.values()), *logs, *pairs]
