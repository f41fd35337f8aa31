"""Sharing a budget: the next batch goes to the task whose model time it is expected to cut most.

The gradient of Ansor (Zheng et al., OSDI 2020, section 6), which MetaSchedule's gradient-based task scheduler uses too,
with the roofline as the floor of what can still be gained.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

__all__ = ["NEAR_BOUND", "PREPARING", "Standing", "expected_gain", "first_round", "next_task"]

ALPHA = 0.2  # the weight of what the last rounds brought, against what may still come
WINDOW = 3
PREPARING = 2  # trials that a task takes as long to prepare: its default and its reference are built
NEAR_BOUND = 0.92  # of the roofline: a task that reaches it stops


@dataclass
class Standing:
    """A task as the sharing sees it: calls a run, roofline in seconds, and the best time after each round (the default's
    first)."""

    weight: int
    bound: float
    best: list[float] = field(default_factory=list)


def expected_gain(task: Standing) -> float:
    """Seconds a run of the model that one more round is expected to save; infinite before the first round."""
    rounds = len(task.best) - 1
    if rounds < 1:
        return float("inf")
    now = task.best[-1]
    room = max(0.0, now - task.bound)
    window = min(WINDOW, rounds)
    recent = (task.best[-1 - window] - now) / window
    return task.weight * (ALPHA * recent + (1 - ALPHA) * min(room, now / rounds))


def next_task(tasks: Sequence[Standing], open_: Sequence[bool]) -> int | None:
    """The position of the task to give the next round to, among those that are open; None where none is.

    Tasks without a round come first, those with the most time first.
    """
    candidates = [position for position, free in enumerate(open_) if free]
    if not candidates:
        return None

    def rank(position: int) -> tuple[float, float]:
        task = tasks[position]
        return expected_gain(task), task.weight * (task.best[-1] if task.best else task.bound)

    return max(candidates, key=rank)


def first_round(most: int, fresh: int, trials: int, in_time: float) -> int:
    """How many candidates a task gets in its first round, `most` at most: so few that each of the `fresh` tasks, which
    have had none, gets as many, of the `trials` that are left and of those for which there is time."""
    return max(1, int(min(most, trials // max(1, fresh), in_time / max(1, fresh) - PREPARING)))
