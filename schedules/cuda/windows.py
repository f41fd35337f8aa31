"""Functions of windows that slide over an image: pooling, depthwise convolution, resizing, with what is fused around them.

    out[n, h, w, c] = f(join_{r, s} x[n, 2h + r, 2w + s, c] · k[r, s, c])        out[n, c, h, w] = f(x[n, c, ⌊h / 2⌋, ⌊w / 2⌋])

A thread computes `outer` × `inner` vectors of results in registers, so that what their windows share is read once, and
neighbouring threads are neighbours in the image, so that what theirs share is in the L1 cache. See windows_kernel.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tk.schedule.rule import Refusal, Rule
from tk.schedules.cuda.blocks import Unreadable
from tk.schedules.cuda.thread_code import bits, product, size_of
from tk.schedules.cuda.windows_cases import CASES
from tk.schedules.cuda.windows_kernel import window_kernel
from tk.schedules.cuda.windows_plan import Windows, plan_windows
from tk.target import Target

TERMS = 2048  # values that a thread joins, written out
THREADS = 256  # a block, about
BUSY = 512  # threads that keep a multiprocessor busy
NARROW = 32  # bits that a thread stores at least, if it may
LINE = 32  # neighbouring results that a block takes at least


@dataclass(frozen=True)
class Config:
    """Neighbours a thread along the last axis, the one before it, and the one before that; a block's threads along them."""

    vector: int
    inner: int
    outer: int
    along: int
    near: int
    far: int


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


def match(func: Any, target: Target) -> Match | None:
    try:
        plan = plan_windows(func)
    except Unreadable:
        return None
    sizes = [product([extent]) for extent in plan.shape[-3:]]
    extents = tuple(size if isinstance(size, int) else None for size in sizes)
    return Match(
        size_of(plan.shape), extents, plan.slides[-3:], plan.taps, plan.beside, plan.widest, bits(plan.outputs[0]), plan
    )


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.widest),
        "inner": (1, 2, 4, 8),
        "outer": (1, 2, 4, 8),
        "along": (1, 2, 4, 8, 16, 32, 64),
        "near": (1, 2, 4, 8, 16, 32),
        "far": (1, 2, 4, 8, 16),
    }


def legal(match: Match, config: Config, target: Target) -> list[Refusal]:
    found = []
    threads = config.along * config.near * config.far
    if not 32 <= threads <= 1024:
        found.append(Refusal("threads a block", threads, 1024))
    if match.widest % config.vector:
        found.append(Refusal("neighbours that divide the last axis", config.vector, match.widest))
    terms = match.taps * config.inner * config.outer * config.vector
    if terms > max(TERMS, match.taps * match.widest):
        found.append(Refusal("values that a thread joins", terms, TERMS))
    for extent, each in zip(match.extents, (config.outer, config.inner), strict=False):
        if each > (extent or 1):
            found.append(Refusal("results of a thread along an axis", each, extent or 1))
    return found


def default(match: Match, target: Target) -> Config:
    """Narrow vectors of many results where windows share most of what they read, wide ones of few where they do not, as
    measured on an H200; smaller while multiprocessors lack threads."""
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


def _tile(match: Match) -> tuple[int, int, int]:
    """A thread's results along the last axis and the two before it."""
    wide, overlap = match.widest, match.plan.overlap[-2]
    if not match.plan.reductions:
        inner, outer = (4 if match.bits < 32 else 2), 2
    elif not match.beside:
        inner, outer = (4 if overlap > 0.5 else 2), 1
    elif overlap > 0.5:
        large = match.taps > 16
        wide, inner, outer = min(wide, 1 if large else 2), (8 if large else 4), 4
    else:
        inner, outer = 2, 1
    return wide, _part(match, 1, inner), _part(match, 0, outer)


def threads(match: Match, vector: int, inner: int, outer: int) -> tuple[int, int, int]:
    """A block's threads along the last axis and the two before it, for tiles of this size."""
    vectors = (match.extents[2] or THREADS) // vector
    along = min(vectors, max(8, LINE // vector) if match.beside else 32)
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


def apply(sch: Any, match: Match, knobs: Mapping[str, Any], target: Target) -> None:
    """Nothing: `lower` writes the kernel."""


def lower(func: Any, match: Match, config: Config, target: Target) -> Any:
    threads = config.far, config.near, config.along
    return window_kernel(func, match.plan, config.vector, (config.outer, config.inner), threads)


RULE = Rule("cuda.windows", 1, Config, match, space, default, apply, legal, lower, cases=CASES)
