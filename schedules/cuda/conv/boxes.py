"""Boxes of pixels: how many of each axis a tile has, and how they lie in shared memory.

A tap is a copy of the box, moved. The boxes of all taps of an axis overlap in all but a few positions, or with a stride those
of every stride-th tap: with `shared_taps` one copy brings the positions of all of these, and each tap's rows begin so many rows
later in it:

    box 4 x 16, 3 taps of the inner axis     a copy of 4 x 18 positions; pixel (h, w) of tap t lies in row h * 18 + w + t
    the same with a stride of 2              copies of 4 x 17 even positions, for taps 0 and 2, and of as many odd ones

A tile's rows are then those of the copy, from the first pixel's on, and some of them no pixel's; none are lost where the axes
outside of the shared one have one pixel each. wgmma finds rows wherever in the swizzle's pattern they begin, since that goes by
the address (PTX ISA, matrix descriptors; measured for each of the three swizzles).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

from tk.schedules.cuda.conv.axes import Axis

if TYPE_CHECKING:
    from tk.schedules.cuda.conv.problem import ConvMatch

__all__ = [
    "MOST",
    "box_of",
    "copied_rows",
    "halo",
    "inside_share",
    "keeps_zeros",
    "laid_out",
    "last_row",
    "lattices",
    "left_out",
    "served",
    "shareable",
    "shared_axis",
    "stage_rows",
    "tap_rows",
]

MOST = 256  # positions that a box of TMA spans
ALIGNED = 1024  # bytes of the widest swizzle's pattern


def shared_axis(match: ConvMatch, config: Any) -> int | None:
    """The axis of which one copy brings the positions of all taps; `shared_taps` counts from the last one."""
    shared = getattr(config, "shared_taps", 0)  # float32's rule has no such knob
    return len(match.axes) - shared if shared else None


def shareable(axis: Axis) -> bool:
    """Whether neighbours along the axis read some of the same positions."""
    return len(lattices(axis)) < axis.taps and axis.out is not None and not axis.split and halo(axis) < MOST // axis.stride


def lattices(axis: Axis) -> list[int]:
    """Where the positions that taps read begin, of those that lie whole strides apart: a copy each."""
    return sorted({tap * axis.dilation % axis.stride for tap in range(axis.taps)})


def halo(axis: Axis) -> int:
    """Positions that taps of a copy read beyond those of as many pixels."""
    return (axis.taps - 1) * axis.dilation // axis.stride


def served(match: ConvMatch, config: Any) -> int:
    """K-tiles of the weights that a stage's copies of the input serve: those of the taps that share them, or one each."""
    shared = shared_axis(match, config)
    return 1 if shared is None else match.axes[shared].taps


def left_out(match: ConvMatch, config: Any) -> tuple[int, ...]:
    """The axes of which a tile leaves out the taps beyond a transposed convolution's kernel, which are zeros: as many as its
    phase has, so that some tiles are done sooner than others. Consumers that take turns, and blocks that split k, do as much as
    each other."""
    if getattr(config, "pingpong", 1) or config.split_k > 1 or match.groups > 1:
        return ()
    shared = shared_axis(match, config)
    return tuple(i for i, a in enumerate(match.axes) if i != shared and a.kernel > a.up and a.kernel % a.up)


def keeps_zeros(match: ConvMatch, config: Any) -> bool:
    """Whether tiles multiply zeros that are no terms of the sums: those between groups, and taps that are not left out."""
    return match.has_zeros_beside(left_out(match, config))


def laid_out(match: ConvMatch, config: Any, box: Sequence[Any]) -> tuple[Any, ...]:
    """Positions of each axis that a copy of `box` brings."""
    shared = shared_axis(match, config)
    return tuple(side + halo(match.axes[i]) if i == shared else side for i, side in enumerate(box))


def copied_rows(match: ConvMatch, config: Any, box: Sequence[int]) -> int:
    """Rows of shared memory that each copy of a stage takes, for taps that share it: those that come, and those that wgmma
    reads."""
    shared = shared_axis(match, config)
    if shared is None:
        return int(config.block_m)
    read = config.block_m + halo(match.axes[shared]) * prod(box[shared + 1 :])
    whole = ALIGNED // (config.block_k * match.bytes)
    return int(-(-max(prod(laid_out(match, config, box)), read) // whole) * whole)


@lru_cache(maxsize=4096)
def inside_share(axes: tuple[Axis, ...], box: tuple[int, ...], shared: int | None) -> float:
    """The share of the positions of all copies of `box` that lies inside of the image: TMA fills the others with zeros, which
    L2 is not asked for."""
    share = 1.0
    for index, (axis, side) in enumerate(zip(axes, box, strict=True)):
        if axis.size is None or axis.out is None or axis.split:
            continue
        starts = lattices(axis) if index == shared else [tap * axis.dilation for tap in range(axis.taps)]
        count = side + halo(axis) if index == shared else side
        found = [_inside(axis, first, start, count) for first in range(0, axis.out, side) for start in starts]
        share *= sum(found) / (len(found) * count)
    return share


def _inside(axis: Axis, first: int, start: int, count: int) -> int:
    """How many of `count` positions of a copy lie inside of the image: those of the pixels from `first` on."""
    begin = first * axis.stride + start - axis.pad
    before = max(0, -(begin // axis.stride))
    end = min(count, -((begin - (axis.size or 0)) // axis.stride))
    return max(0, end - before)


def tap_rows(match: ConvMatch, config: Any, box: Sequence[int]) -> tuple[int, ...]:
    """Of the taps that share a stage's copies: the row in which the first pixel's position lies."""
    shared = shared_axis(match, config)
    if shared is None:
        return ()
    axis, copied = match.axes[shared], copied_rows(match, config, box)
    found = [divmod(tap * axis.dilation, axis.stride) for tap in range(axis.taps)]
    return tuple(lattices(axis).index(rest) * copied + steps * prod(box[shared + 1 :]) for steps, rest in found)


def last_row(sides: Sequence[int], box: Sequence[int]) -> int:
    """The row of a box' last pixel, of a copy of `sides`."""
    return sum((size - 1) * prod(sides[i + 1 :]) for i, size in enumerate(box))


def box_of(match: ConvMatch, config: Any) -> tuple[int, ...]:
    """How many pixels of each axis a tile has, outermost first: the inner ones are knobs, the outermost takes what is left."""
    inner = (config.box_d, config.box_h, config.box_w)[4 - len(match.axes) :]
    first = match.axes[0]
    most = min(MOST, MOST if first.split else (MOST - 1) // first.stride + 1)
    if shared_axis(match, config) == 0:
        most -= halo(first)
    sides = laid_out(match, config, (1, *inner))[1:]
    left = (config.block_m - 1 - last_row(sides, inner)) // max(1, prod(sides)) + 1
    left = max(1, min(most, left))
    return (left if first.out is None else min(left, first.out), *inner)


def stage_rows(match: ConvMatch, config: Any) -> int:
    """Rows of shared memory that a stage has of the input."""
    shared = shared_axis(match, config)
    if shared is None:
        return int(config.block_m * config.k_tiles_per_stage)
    return len(lattices(match.axes[shared])) * copied_rows(match, config, box_of(match, config))
