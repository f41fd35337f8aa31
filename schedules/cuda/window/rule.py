"""Functions of windows that slide over an image: pooling, depthwise convolution, resizing, with what is fused around them.

    out[n, h, w, c] = f(join_{r, s} x[n, 2h + r, 2w + s, c] · k[r, s, c])        out[n, c, h, w] = f(x[n, c, ⌊h / 2⌋, ⌊w / 2⌋])

A thread computes `outer` × `inner` vectors of results in registers, so that what their windows share is read once, and
neighbouring threads are neighbours in the image, so that what theirs share is in the L1 cache. See kernel.py. With
large windows a thread slides down the rows instead, `outer` results in a loop; see sliding.py.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, at_most, divides, exceeding, listed, must_be, within
from tk.schedules.cuda.codegen.kernel_builder import bits, size_of
from tk.schedules.cuda.codegen.tir_values import UnsupportedPattern
from tk.schedules.cuda.hardware import MOST_THREADS, WARP
from tk.schedules.cuda.window.cases import CASES as CASES
from tk.schedules.cuda.window.kernel import WindowKernel
from tk.schedules.cuda.window.plan import UNEVEN, Windows, plan_windows
from tk.schedules.cuda.window.sliding import SlidingKernel, slid_axis
from tk.target import Target

NAME = "cuda.window"
VERSION = 4

TERMS = 2048  # values that a thread combines, written out
THREADS = 256  # a block, about
BUSY = 512  # threads that keep an SM busy
NARROW = 32  # bits that a thread stores at least, if it may
WIDE = 64  # likewise of a copy, where an element-wise kernel would have as many whatever the rows
LINE = 32  # neighbouring results that a block takes at least
UNALIGNED = 2  # results a thread where what they read is loaded one by one: rows of 14,803 by fours in 7.2 µs, 9.7 by 4
LARGE = 16  # elements of a window, above which threads slide down the rows
SLIDING = 256  # threads of an SM that slide: each has many registers


@dataclass(frozen=True)
class Config:
    """Neighbours a thread along the last axis, the one before it, and the one before that; a block's threads along them;
    whether a thread slides along the first axis along which windows do."""

    vector: int
    inner: int
    outer: int
    along: int
    near: int
    far: int
    slide: int = 0


@dataclass(frozen=True)
class Match:
    """`size`: results, None where symbolic; the last three extents likewise, and whether windows slide along them; `taps`:
    elements of a window; `beside`: lanes read side by side; `bits` of a result."""

    size: int | None
    extents: tuple[int | None, ...]
    slides: tuple[bool, ...]
    taps: int
    beside: bool
    widest: int
    bits: int
    plan: Windows = field(repr=False, compare=False)


def match(func: PrimFunc, target: Target) -> Match | None:
    try:
        plan = plan_windows(func)
    except UnsupportedPattern:
        return None
    extents, stored = tuple(size_of([extent]) for extent in plan.shape[-3:]), bits(plan.outputs[0])
    return Match(size_of(plan.shape), extents, plan.slides[-3:], plan.taps, plan.beside, plan.widest, stored, plan)


@listed
def declines(match: Match, target: Target) -> Iterator[str]:
    """Copies whose rows leave a thread less to store than the widest vectors of an element-wise kernel, which takes results as
    they lie in memory, whatever the rows. One H200, 2026-11-28, µs: 16-bit images of odd width doubled 14.4 → 9.2."""
    stored = match.widest * match.bits
    if not match.plan.reductions and match.taps == 1 and stored < WIDE:
        yield at_least("bits that a thread stores", stored, WIDE, "an element-wise kernel stores more")


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.widest),
        "inner": (1, 2, 4, 8),
        "outer": (1, 2, 4, 8),
        "along": (1, 2, 4, 8, 16, 32, 64),
        "near": (1, 2, 4, 8, 16, 32),
        "far": (1, 2, 4, 8, 16),
        "slide": (0, 1) if slid_axis(match.plan) is not None else (0,),
    }


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    threads = config.along * config.near * config.far
    if not WARP <= threads <= MOST_THREADS:
        yield within("threads a block", threads, WARP, MOST_THREADS)
    if match.widest % config.vector:
        yield divides("vector", config.vector, match.widest, "the widest of the last axis")
    terms = match.taps * config.inner * config.outer * config.vector
    if config.slide:
        axis = slid_axis(match.plan)
        if axis is None:
            yield must_be("slide", 1, 0, "no windows of one reduction slide by whole rows")
            return
        if (match.extents[-1] or 1) % config.vector:
            yield divides("vector", config.vector, match.extents[-1] or 1, "threads that slide have whole vectors")
        terms = terms // (config.outer, config.inner)[axis]
    yield from exceeding(("values that a thread combines", terms, max(TERMS, match.taps * match.widest)))
    for name, extent, each in zip(("outer", "inner"), match.extents, (config.outer, config.inner), strict=False):
        if each > (extent or 1):
            yield at_most(name, each, extent or 1, "the results along that axis")


def default(match: Match, target: Target) -> Config:
    """Narrow vectors of many results where windows share most of what they read, wide ones of few where they do not, as
    measured on an H200; smaller while SMs lack threads."""
    sliding = _sliding(match, target)
    if sliding is not None:
        return sliding
    vector, inner, outer = _tile(match)
    while match.size is not None and match.size < vector * inner * outer * BUSY * target.cores:
        if outer > 1:
            outer //= 2
        elif inner > 1:
            inner //= 2
        elif vector > 1 and vector * match.bits > NARROW:
            vector //= 2
        else:
            break
    return Config(vector, inner, outer, *threads(match, vector, inner, outer))


def _sliding(match: Match, target: Target) -> Config | None:
    """Large windows of channels that lie side by side, as measured on an H200 (5×5 and 7×7, bfloat16 and float32): words of 32
    bits of 4 neighbours where a thread's registers have their windows and weights, else one channel of 7 or 8."""
    plan, (rows, across, last) = match.plan, match.extents[-3:]
    if not (match.beside and match.taps > LARGE and slid_axis(plan) == 0 and plan.overlap[-3] > 0.5):
        return None
    if rows is None or across is None or last is None or match.size is None:
        return None
    if plan.moves[-3] != plan.steps[plan.along[-3] or 0]:
        return None
    narrow, window = plan.bits < 32, int(plan.reductions[0].summed_extents[plan.along[-3] or 0])
    vector = 2 if narrow and match.taps <= 2 * LARGE and match.widest > 1 else 1
    inner = min(across, 4 if vector > 1 else 8 if narrow or across % 7 else 7)
    outer = rows if narrow else -(-rows // 2)
    while match.size < vector * inner * outer * SLIDING * target.cores and outer >= 4 * window:
        outer = -(-outer // 2)
    if match.size < vector * inner * outer * SLIDING * target.cores or outer < 2 * window:
        return None
    vectors, tiles = last // vector, -(-across // inner)
    if vector > 1:
        along = vectors if vectors <= 128 else LINE
        return Config(vector, inner, outer, along, max(1, min(tiles, 128 // along)), 1, 1)
    along = max((n for n in range(24, 41) if vectors % n == 0), default=LINE)
    return Config(vector, inner, outer, along, min(tiles, 7 if narrow else 4), 1, 1)


def _tile(match: Match) -> tuple[int, int, int]:
    """A thread's results along the last axis and the two before it."""
    wide, overlap = match.widest, match.plan.overlap[-2]
    if _is_uneven(match):
        wide, inner, outer = _uneven(match), 2, 1
    elif not match.plan.reductions:
        inner, outer = (4 if match.bits < 32 else 2), 2
    elif not match.beside:
        wide, inner, outer = min(wide, 4 if _is_aligned(match) else UNALIGNED), (4 if overlap > 0.5 else 2), 1
    elif overlap > 0.5:
        large = match.taps > 16
        wide, inner, outer = min(wide, 1 if large else 2), (8 if large else 4), 4
    else:
        inner, outer = 2, 1
    return wide, _part(match, 1, inner), _part(match, 0, outer)


def _is_uneven(match: Match) -> bool:
    """Whether the last vector of a row begins early."""
    return (match.extents[2] or match.widest) % match.widest != 0


def _uneven(match: Match) -> int:
    """Neighbours along a last axis of an odd number of results: four of a signal, words of 32 bits of a volume. One H200,
    2026-11-29, µs, bfloat16 and float32: averages of five in 1,024 rows of 4,097 24.4 → 13.2 and 24.7 → 13.2, by twos of
    volumes 15.8 → 13.0."""
    return UNEVEN if not any(match.slides[:2]) else max(1, NARROW // match.bits)


def _is_aligned(match: Match) -> bool:
    """Whether what neighbours read lies in vectors that are loaded whole: rows of an odd number of elements begin anywhere."""
    plan = match.plan
    return math.gcd(*plan.moves[:-1], plan.moves[-1] * match.widest) % 2 == 0 or plan.bits > 32


def threads(match: Match, vector: int, inner: int, outer: int) -> tuple[int, int, int]:
    """A block's threads along the last axis and the two before it, for tiles of this size."""
    vectors = -(-(match.extents[2] or THREADS) // vector)
    line = 2 * LINE if vector == UNEVEN and _is_uneven(match) else LINE
    along = min(vectors, max(8, LINE // vector) if match.beside else line)
    near = max(1, min(-(-(match.extents[1] or THREADS) // inner), (32 if match.beside else THREADS) // along))
    far = max(1, min(-(-(match.extents[0] or THREADS) // outer), THREADS // (along * near)))
    while along * near * far < 32:
        near *= 2
    return along, near, far


def _part(match: Match, axis: int, most: int) -> int:
    """The greatest power of 2 up to `most` that fits an axis along which windows slide; 1 for other axes. Resizing, it divides
    the axis: what neighbours read follows from where they are in their tile."""
    extent = match.extents[axis]
    if not match.slides[axis] or extent is None:
        return 1
    anywhere = bool(match.plan.reductions)
    return max(v for v in (1, 2, 4, 8) if v <= min(most, extent) and (anywhere or extent % v == 0))


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    threads = config.far, config.near, config.along
    kind = SlidingKernel if config.slide else WindowKernel
    return kind(match.plan, config.vector, (config.outer, config.inner, config.vector), threads).function(func)
