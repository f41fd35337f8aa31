"""A convolution's axes of pixels, and those of them that need no window of their own simplified away (problem.py)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import tvm

from tk.schedules.cuda.codegen.tir_values import are_equal, static

__all__ = ["Axis", "Extents", "Sized", "simplified", "size_of", "with_kernel"]

FEW_CHANNELS = 16  # below, a window's row of taps and channels is read as one run
TMA_STRIDE = 8  # the most that TMA skips by its element strides


@dataclass(frozen=True)
class Axis:
    """An axis of pixels: tap t of pixel i reads position i * stride + t * dilation - pad of the `size` positions that lie
    `pitch` elements apart. `out` pixels, None where symbolic, and then `size` too; where inner axes are symbolic, the pitch is
    a multiple of `pitch` (Extents has all of these). Where `up` is more than one, pixel i of phase p, of `up` phases, is pixel
    i * up + p - cut of the `result` pixels, None where symbolic; of its taps those beyond the `kernel` are zeros (0: none are
    known to be)."""

    out: int | None
    size: int | None
    pitch: int
    taps: int = 1
    stride: int = 1
    dilation: int = 1
    pad: int = 0
    up: int = 1
    cut: int = 0
    result: int | None = 0
    kernel: int = 0

    @property
    def pixels(self) -> int | None:
        """Pixels of the result."""
        return self.out if self.up == 1 else self.result

    @property
    def split(self) -> bool:
        """Whether its positions are read as [position // stride, position % stride], since TMA skips no more than 7 positions:
        a window that stays inside of its stride."""
        return self.stride > TMA_STRIDE

    @property
    def plain(self) -> bool:
        """Whether pixel i reads position i and no other."""
        return self.taps == 1 and self.stride == 1 and self.pad == 0 and self.out == self.size and self.up == 1


@dataclass(frozen=True, eq=False)
class Extents:
    """An axis' sizes as a call has them, ints or expressions: pixels of a phase, positions, the elements between two of
    these, pixels of the result."""

    out: Any
    size: Any
    pitch: Any
    result: Any


@dataclass(frozen=True, eq=False)
class Sized:
    """An axis and its sizes."""

    axis: Axis
    extents: Extents


def size_of(size: Any) -> Any:
    """A size as an int where it is known, else the expression."""
    size = size if isinstance(size, int) else tvm.sym.Analyzer().simplify(size)
    known = static(size)
    return size if known is None else known


def simplified(sized: list[Sized], channels: int, groups: int) -> tuple[list[Sized], int]:
    """The axes that need to be kept, and the channels of a tap; see the module's docstring."""
    last = sized[-1].axis
    if groups == 1 and channels < FEW_CHANNELS and last.taps > 1 and last.dilation == 1 and _stays_inside(last):
        axis = Axis(last.out, last.out, last.stride * last.pitch)
        sized = [*sized[:-1], Sized(axis, Extents(axis.out, axis.out, axis.pitch, 0))]
        channels *= last.taps
    found: list[Sized] = []
    for each in sized:
        each, window = _without_skipped(each)
        if not window and each.axis.out == 1:
            continue
        one = None if window or not found else _merged(found[-1], each)
        found = [*found, each] if one is None else [*found[:-1], one]
    if not found:
        pitch = sized[-1].axis.pitch
        found = [Sized(Axis(1, 1, pitch), Extents(1, 1, pitch, 0))]
    return found, channels


def _stays_inside(axis: Axis) -> bool:
    """Whether no window along the axis reaches outside of the image."""
    if axis.pad != 0 or axis.up > 1 or axis.out is None or axis.size is None:
        return False
    return (axis.out - 1) * axis.stride + axis.taps <= axis.size


def _without_skipped(sized: Sized) -> tuple[Sized, bool]:
    """The axis without positions that no pixel reads, and whether it needs a window still."""
    axis, extents = sized.axis, sized.extents
    if axis.taps == 1 and axis.pad == 0 and axis.stride > 1:
        step = axis.stride
        size = None if axis.size is None else -(-axis.size // step)
        axis = replace(axis, size=size, pitch=axis.pitch * step, stride=1)
        extents = replace(extents, size=size_of((extents.size + (step - 1)) // step), pitch=extents.pitch * step)
    # padded behind alone, there are more pixels than positions
    within = tvm.sym.Analyzer().can_prove(extents.out <= extents.size) if axis.out is None else axis.out <= (axis.size or 0)
    window = axis.taps > 1 or axis.pad != 0 or axis.up > 1 or not within
    if not window:
        axis, extents = replace(axis, size=axis.out), replace(extents, size=extents.out)
    return Sized(axis, extents), window


def _merged(before: Sized, sized: Sized) -> Sized | None:
    """Both axes as one, of which the second needs no window; None where the first does, or they do not lie evenly in memory."""
    first, axis = before.axis, sized.axis
    even = are_equal(before.extents.pitch, sized.extents.size * sized.extents.pitch)
    if not first.plain or not axis.plain or not even or not are_equal(before.extents.out, before.extents.size):
        return None
    out = None if first.out is None or axis.out is None else first.out * axis.out
    outs = before.extents.out * sized.extents.out
    return Sized(Axis(out, out, axis.pitch), Extents(outs, outs, sized.extents.pitch, 0))


def with_kernel(axes: list[Sized], kernel: tuple[int, ...]) -> list[Sized]:
    """The axes, the batch's first, of a transposed convolution of this `kernel`; of any other one as they are."""
    if not kernel:
        return axes
    inner = (Sized(replace(each.axis, kernel=k), each.extents) for each, k in zip(axes[1:], kernel, strict=True))
    return [axes[0], *inner]
