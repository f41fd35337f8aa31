"""A transposed convolution as a rule gets it: one function that multiplies no zeros, over weights sorted by phase.

    Y[n, j…, o] = sum over t and c of X[n, (j + cut) // s + t - (T - 1)…, c] * W[t…, c, (j + cut) % s…, o]

s is the stride and T = ceil(kernel / s) the taps that fall on places of X along an axis, whichever phase (j + cut) % s a pixel
j is of; the kernel's tap k = p + s * (T - 1 - t) is W's tap t of phase p, zero where it is beyond the kernel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

__all__ = ["transposed_convolution"]


def transposed_convolution(
    x: Any, w: Any, strides: Sequence[int], cuts: Sequence[int], sizes: Sequence[int], dtype: str = "float32"
) -> Any:
    """The TE tensor Y [n, sizes…, o] of x [n, …, c] and w [T…, c, strides…, o], its sums in `dtype`; `cuts` are the pixels that
    padding takes from the start of each axis."""
    from tvm import te, tirx, topi

    rank = len(strides)
    taps = [int(w.shape[i]) for i in range(rank)]
    places = [(size - 1 + cut) // stride + 1 for size, cut, stride in zip(sizes, cuts, strides, strict=True)]
    behind = [max(0, place - int(x.shape[i + 1])) for i, place in enumerate(places)]
    padded = topi.nn.pad(x, [0, *(t - 1 for t in taps), 0], [0, *behind, 0], name="pad_temp")
    steps = [te.reduce_axis((0, t), name=f"t{i}") for i, t in enumerate(taps)]
    channel = te.reduce_axis((0, x.shape[-1]), name="c")

    def value(n: Any, *rest: Any) -> Any:
        pixels, o = rest[:rank], rest[rank]
        moved = [j + cut for j, cut in zip(pixels, cuts, strict=True)]
        where = [tirx.floordiv(j, s) + t for j, s, t in zip(moved, strides, steps, strict=True)]
        phase = [tirx.floormod(j, s) for j, s in zip(moved, strides, strict=True)]
        left, right = padded[(n, *where, channel)], w[(*steps, channel, *phase, o)]
        return te.sum(left.astype(dtype) * right.astype(dtype), axis=[*steps, channel])

    return te.compute((x.shape[0], *sizes, w.shape[-1]), value, name="conv_transpose")
