"""Timing on a device: repeats until the median is known well enough to rank, cold caches on a GPU, and duels.

On a GPU a sample is a row of calls between two events. Kernels of Hopper GPUs overlap in it as they do in a model, where each
starts while the one before still runs (tk/schedule/dependent_launch.py); `tk bench` times calls that stand alone. An event
between two kernels keeps the second from starting early: on an H200 such a call is charged to 0.2 µs what the same kernel
launched in the plain way is, and adds as much to a long row of (other work, event, call, event).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import cycle
from math import comb
from statistics import median
from typing import Any

__all__ = ["Settings", "Timer", "duel", "faster", "sample_until_ranked"]

from dataclasses import dataclass

Call = Callable[[int], float]
MOST_CALLS = 1000
NEAR = 1.5  # times what the host takes to launch a call: a device that takes longer never waits for it


@dataclass(frozen=True)
class Settings:
    """How long to measure. `seconds`: at most this long a candidate; `interval`: the half-width of the median's 95%
    interval that is tight enough, relative; `hopeless`: a candidate this many times slower than the best is not
    measured further; `sample`: the least duration of one sample in seconds."""

    seconds: float = 0.3
    interval: float = 0.01
    hopeless: float = 1.5
    sample: float = 2e-3
    least: int = 5
    most: int = 60


class Timer:
    """Times calls of one function. `sets` are argument lists that are used in turn: on a GPU so many that none is in
    L2 when its turn comes; on a CPU one, since a model's activations are usually in its cache."""

    def __init__(self, function: Any, sets: Sequence[Sequence[Any]], device: Any) -> None:
        self.function, self.device = function, device
        self.sets = cycle(list(sets))
        self.events: Any = None
        self.launch = 0.0  # seconds that the host takes for a call, where the device takes no longer
        if device.dlpack_device_type() != 1:
            from tk.tuning.cuda_events import Events

            self.events = Events()

    def call(self, number: int) -> float:
        """Seconds a call, over `number` calls in a row."""
        function, sets = self.function, self.sets
        if self.events is not None:
            self.events.start(number * self.launch)  # else the device would wait for the host, and the host be timed
            began = time.perf_counter()
            for _ in range(number):
                function(*next(sets))
            host = (time.perf_counter() - began) / number
            seconds = float(self.events.stop()) / number
            self.launch = host if seconds < NEAR * host else 0.0
            return seconds
        started = time.perf_counter()
        for _ in range(number):
            function(*next(sets))
        return (time.perf_counter() - started) / number


def _number(call: Call, settings: Settings) -> int:
    """How many calls in a row make one sample. One slow call (threads that wake up, another process) must not make it one:
    a short kernel timed alone is timed with all that surrounds it."""
    once = min(call(1) for _ in range(3))
    number = 1
    while number * once < settings.sample and number < MOST_CALLS:
        number = min(MOST_CALLS, max(2 * number, round(settings.sample / max(once, 1e-7))))
        once = call(number)
    return number


def sample_until_ranked(call: Call, settings: Settings, best: float = float("inf")) -> list[float]:
    """Samples in seconds a call: until the median's interval is tight, or it is clear that `best` is not beaten, or the
    time is over. `call(number)` gives the mean of so many calls."""
    call(1)
    number = _number(call, settings)
    started = time.perf_counter()
    samples: list[float] = []
    while len(samples) < settings.most:
        samples.append(call(number))
        if len(samples) >= 3 and min(samples) > settings.hopeless * best:
            break
        if len(samples) >= settings.least and _half_width(samples) <= settings.interval:
            break
        if len(samples) >= 3 and time.perf_counter() - started > settings.seconds:
            break
    return samples


def _half_width(samples: Sequence[float]) -> float:
    low, high = _median_interval(samples)
    return (high - low) / 2 / median(samples)


def _median_interval(samples: Sequence[float], confidence: float = 0.95) -> tuple[float, float]:
    """The order statistics that hold the median with this confidence, from the binomial distribution (Hollander and
    Wolfe, Nonparametric Statistical Methods, 3.6); the whole range where there are too few samples for it."""
    ordered, n = sorted(samples), len(samples)
    rank, tail = 0, 0.5**n
    while rank < n // 2 and 2 * tail <= 1 - confidence:
        rank += 1
        tail += comb(n, rank) * 0.5**n
    rank = max(0, rank - 1)
    return ordered[rank], ordered[n - 1 - rank]


def duel(default: Call, tuned: Call, settings: Settings, rounds: int = 15) -> tuple[list[float], list[float]]:
    """Both interleaved, one sample each in turn, the order swapped each round: (default's samples, tuned's samples)."""
    default(1), tuned(1)
    numbers = {id(call): _number(call, settings) for call in (default, tuned)}
    times: dict[int, list[float]] = {id(default): [], id(tuned): []}
    started = time.perf_counter()
    for turn in range(rounds):
        for call in (default, tuned) if turn % 2 == 0 else (tuned, default):
            times[id(call)].append(call(numbers[id(call)]))
        if turn >= 6 and time.perf_counter() - started > 4 * settings.seconds:
            break
    return times[id(default)], times[id(tuned)]


def faster(default: Sequence[float], tuned: Sequence[float], least: float = 1.01) -> bool:
    """Whether the tuned samples are significantly faster: the 95% interval of the median of default/tuned, pair by pair,
    lies above `least`."""
    low, _ = _median_interval([before / after for before, after in zip(default, tuned, strict=True)])
    return low > least
