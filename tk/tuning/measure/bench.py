"""Timing on a device: repeats until the median is known well enough to rank, cold caches on a GPU, and duels.

On a GPU a sample is a row of calls between two events. Kernels of Hopper GPUs overlap in it as they do in a model, where each
starts while the one before still runs (tk/lowering/dependent_launch.py); `tk bench` times calls that stand alone. An event
between two kernels keeps the second from starting early: on an H200 such a call is charged to 0.2 µs what the same kernel
launched in the plain way is, and adds as much to a long row of (other work, event, call, event). Duels take both times: in a
row, and alone.

Timed calls are watched (watch.py): a kernel that computes only when it is looked at, or only once, is found out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from math import comb
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.target import Target
    from tk.tuning.measure.between_calls import Write
    from tk.tuning.measure.watch import Watch as Watched

__all__ = ["AHEAD", "LOOKS", "Settings", "Timer", "duel", "faster", "sample_until_ranked", "settings_for", "slower"]

Call = Callable[[int], float]
MOST_CALLS = 1000
AHEAD = 1.01  # times faster than a rival, by which a duel is won
NEAR = 1.5  # times what the host takes to launch a call: a device that takes longer never waits for it


@dataclass(frozen=True)
class Settings:
    """How long to measure. `seconds`: at most this long a candidate; `interval`: the half-width of the median's 95%
    interval that is tight enough, relative; `hopeless`: a candidate this many times slower than the best is not
    measured further; `sample`: the least duration of one sample in seconds; `duel`: a duel ends after so many seconds, be it
    decided or not."""

    seconds: float = 0.3
    interval: float = 0.01
    hopeless: float = 1.5
    sample: float = 2e-3
    least: int = 5
    most: int = 60
    duel: float = 20.0


def settings_for(target: Target) -> Settings:
    """How long to measure a candidate. On a GPU, which nothing else uses and whose calls vary little, one whose fastest sample
    is a tenth slower than the best needs no more of them; on a CPU other processes may have disturbed all of the first."""
    return Settings(hopeless=1.1) if target.is_gpu else Settings()


class Timer:
    """Times calls of one function. `watch` has its argument lists, which are used in turn: on a GPU so many that none is in
    L2 when its turn comes; on a CPU one, since a model's activations are usually in its cache. A random eighth of the calls is
    judged, or as many as a seventh of the time suffices for."""

    def __init__(self, function: Any, watch: Watched, device: Any) -> None:
        self.function, self.watch, self.device = function, watch, device
        self.next = 0
        self.events: Any = None
        self.launch = 0.0  # seconds that the host takes for a call, where the device takes no longer
        if device.dlpack_device_type() != 1:
            from tk.tuning.measure.cuda_events import Events

            self.events = Events()

    def call(self, number: int) -> float:
        """Seconds a call, over `number` calls in a row."""
        if self.events is None:
            return self._here(number) / number
        self.events.reset()
        total, left = 0.0, number
        while left:  # no copy is used twice before it was looked at
            row = min(left, len(self.watch.sets))
            total, left = total + self._row(row), left - row
        return total / number

    def alone(self) -> float:
        """Seconds of a call that stands alone."""
        if self.events is None:
            return self._here(1)
        return self._row(1)

    def alone_with(self, prepare: Callable[[], None]) -> float:
        """Seconds of one call on the first copy of the arguments, which `prepare` fills before; it is not judged. On a CPU
        those of its processor, of all threads: what else runs there takes none of them."""
        prepare()
        self.watch.bound[0].pack()
        self.device.sync()
        if self.events is None:
            started = time.process_time()
            self.function(*self.watch.sets[0])
            return time.process_time() - started
        self.events.start()
        self.function(*self.watch.sets[0])
        return float(self.events.stop())

    def last(self) -> None:
        """One more call, which is judged."""
        self.watch.must = True
        self.call(1)

    def _here(self, number: int) -> float:
        """Seconds of `number` calls on this thread's clock. A call that is judged ends a row, before which the clock stands
        still, as it does while the call is judged."""
        watch, total, left = self.watch, 0.0, number
        if watch.must:
            watch.must, watch.until = False, min(watch.until, number - 1)
        while left:
            row = min(left, watch.until)
            left, watch.until = left - row, watch.until - row
            if not left:
                return total + self._calls(repeat(watch.quiet(), row))
            if watch.in_row(way := watch.way()):
                last, others = watch.prepare_row(way)
                ahead = max(row, watch.lead())
                each = self._calls(chain(repeat(others, ahead), (last,))) / (ahead + 1)
                total += (row + 1) * each
            else:
                total += self._calls(repeat(watch.quiet(), row))
                watch.prepare(0, way)
                total += (each := self._calls((watch.quiet(),)))
            left -= 1
            watch.judge(0)
            watch.wait(each)
            self.function(*watch.sets[0])  # its inputs are in the caches again, and threads awake
        return total

    def _calls(self, writes: Iterable[Write]) -> float:
        """Seconds of a row of calls, each after one of `writes`."""
        function, arguments = self.function, self.watch.sets[0]
        started = time.perf_counter()
        for memory, where, what in writes:
            memory[where] = what
            function(*arguments)
        return time.perf_counter() - started

    def _row(self, number: int) -> float:
        """Seconds of `number` calls on the device, each with arguments of its own."""
        watch, function = self.watch, self.function
        slots = [(self.next + step) % len(watch.sets) for step in range(number)]
        self.next = (slots[-1] + 1) % len(watch.sets)
        judged = watch.chosen(slots)
        for slot in judged:
            watch.prepare(slot, watch.way())
        self.events.start(number * self.launch)  # else the device would wait for the host, and the host be timed
        began = time.perf_counter()
        for slot in slots:
            function(*watch.sets[slot])
        host = (time.perf_counter() - began) / number
        seconds = float(self.events.stop())
        self.launch = host if seconds < NEAR * host * number else 0.0
        for slot in judged:
            watch.judge(slot)
        watch.spent(seconds)
        return seconds


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


@dataclass(frozen=True)
class Times:
    """Samples of one kernel in a duel, in seconds a call: in a row, and alone."""

    row: tuple[float, ...]
    alone: tuple[float, ...]


LOOKS = (10, 17, 29, 48, 80, 130)  # rounds of a duel after which it may be decided


def duel(timers: Sequence[Timer], settings: Settings, rivals: int = 1) -> list[Times]:
    """All interleaved, one sample each in turn, the order reversed each round, until the last of them has won or lost against
    the others, as one of `rivals` that meet them. A call alone is the median of three."""
    for timer in timers:
        timer.call(1)
    numbers = [_number(timer.call, settings) for timer in timers]
    row: list[list[float]] = [[] for _ in timers]
    alone: list[list[float]] = [[] for _ in timers]
    started = time.perf_counter()
    for turn in range(LOOKS[-1]):
        order = list(range(len(timers)))
        for which in order if turn % 2 == 0 else order[::-1]:
            row[which].append(timers[which].call(numbers[which]))
            alone[which].append(median(timers[which].alone() for _ in range(3)))
        times = [Times(tuple(one), tuple(other)) for one, other in zip(row, alone, strict=True)]
        if turn + 1 in LOOKS and _decided(times, rivals):
            break
        if turn + 1 >= LOOKS[0] and time.perf_counter() - started > settings.duel:
            break
    return times


def _decided(times: Sequence[Times], rivals: int) -> bool:
    """Whether the last kernel has beaten all others, or cannot have beaten one of them."""
    *others, tuned = times
    lost = any(_gain(each.row, tuned.row, rivals)[1] <= AHEAD or slower(each.alone, tuned.alone) for each in others)
    return lost or all(faster(each.row, tuned.row, rivals) for each in others)


def _gain(default: Sequence[float], tuned: Sequence[float], rivals: int) -> tuple[float, float]:
    """The interval of the median of default/tuned, pair by pair. Of several `rivals` one is the fastest by luck, as one is at
    one of several looks: its 5% are shared among them (Bonferroni)."""
    ratios = [before / after for before, after in zip(default, tuned, strict=True)]
    return _median_interval(ratios, 1 - 0.05 / (rivals * len(LOOKS)))


def faster(default: Sequence[float], tuned: Sequence[float], rivals: int = 1) -> bool:
    """Whether the tuned samples are significantly faster, by more than a hundredth."""
    return _gain(default, tuned, rivals)[0] > AHEAD


def slower(default: Sequence[float], tuned: Sequence[float], most: float = 1.01, confidence: float = 0.95) -> bool:
    """Whether the tuned samples are significantly slower, by more than `most`."""
    low, _ = _median_interval([after / before for before, after in zip(default, tuned, strict=True)], confidence)
    return low > most
