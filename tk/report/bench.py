"""Benchmarks: what runs side by side is measured side by side.

Contenders take turns, a block of calls each a round, so that a machine that slows down slows all of them. Each block
begins with calls that are not counted: they bring the contender's data back into the caches and wake its threads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter, sleep
from typing import Any

import numpy as np

from tk.runtime.clocks import Clock

__all__ = ["Plan", "Statistics", "measure", "statistics"]

SETTLE = 0.01  # seconds between blocks: thread pools stop spinning and leave the cores to the next contender


@dataclass(frozen=True)
class Statistics:
    """Seconds, over `count` calls."""

    count: int
    minimum: float
    mean: float
    median: float
    p50: float
    p90: float
    p99: float

    def to_json(self) -> dict[str, float]:
        return asdict(self)


@dataclass(frozen=True)
class Plan:
    """How to measure. `warmup` calls a contender first; then, until `seconds` a contender have passed, at least `least`
    and at most `most` counted calls, a block of `block` calls a round. `cold` flushes the caches before every call."""

    warmup: int = 3
    seconds: float = 3.0
    least: int = 10
    most: int = 1000
    block: int = 5
    cold: bool = False


def statistics(samples: Sequence[float]) -> Statistics:
    """Median, percentiles and least of at least one sample. Percentiles are interpolated linearly between the closest ranks."""
    p50, p90, p99 = (float(value) for value in np.percentile(samples, (50, 90, 99)))
    return Statistics(len(samples), float(min(samples)), float(np.mean(samples)), p50, p50, p90, p99)


def measure(calls: Mapping[str, tuple[Callable[[], Any], Clock]], plan: Plan) -> dict[str, dict[str, Statistics]]:
    """Every contender in turns. `calls` maps a name to a call without arguments and the clock of its device.

    Returns, by name, {"wall": …, "gpu": …}, "gpu" on a GPU only. With a cold cache no call is left uncounted within a
    block: each one starts from flushed caches.
    """
    walls: dict[str, list[float]] = {name: [] for name in calls}
    gpus: dict[str, list[float]] = {name: [] for name in calls}
    spent = dict.fromkeys(calls, 0.0)
    for call, clock in calls.values():
        for _ in range(plan.warmup):
            clock.time(call)
    while any(_wants_more(len(walls[name]), spent[name], plan) for name in calls):
        for name, (call, clock) in calls.items():
            began = perf_counter()
            if len(calls) > 1:
                sleep(SETTLE)
            if not plan.cold:
                clock.time(call)
            for _ in range(min(plan.block, plan.most - len(walls[name]))):
                if plan.cold:
                    clock.flush()
                wall, gpu = clock.time(call)
                walls[name].append(wall)
                if gpu is not None:
                    gpus[name].append(gpu)
            spent[name] += perf_counter() - began
    return {
        name: {"wall": statistics(walls[name]), **({"gpu": statistics(gpus[name])} if gpus[name] else {})} for name in calls
    }


def _wants_more(count: int, seconds: float, plan: Plan) -> bool:
    return count < plan.most and (count < plan.least or seconds < plan.seconds)
