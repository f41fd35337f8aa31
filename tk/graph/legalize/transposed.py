"""Transposed convolutions that multiply what there is, and no zeros: 0 · ∞ is NaN.

TVM spreads x with zeros, and with a dilation the kernel too: an infinite or NaN element of one of them then makes NaN of
results that it has no part in, and of every stride² products but one is of zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tvm
from tvm import te, tirx

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["conv_transpose", "gathered"]


def conv_transpose(builder: relax.BlockBuilder, call: Call) -> Expr:
    """As `gathered`; on a GPU TVM's own, whose form the rules there know, where the kernel is not dilated."""
    attrs, target = call.attrs, tvm.target.Target.current()
    on_gpu = target is not None and target.kind.name != "llvm"
    if str(attrs.data_layout).endswith("C") or (on_gpu and all(int(d) == 1 for d in attrs.dilation)):
        return stock(builder, call)
    shape, rank = list(call.ty.shape.values), call.ty.ndim - 2
    strides, dilations = [int(s) for s in attrs.strides], [int(d) for d in attrs.dilation]
    cuts = [int(p) for p in attrs.padding][:rank]
    dtype, groups = str(call.ty.dtype.dtype), int(attrs.groups)
    name = f"conv{rank}d_transpose"
    return builder.call_te(gathered, *call.args, shape, strides, dilations, cuts, groups, dtype, primfunc_name_hint=name)


def gathered(
    x: te.Tensor,
    w: te.Tensor,
    shape: Sequence[Expr],
    strides: Sequence[int],
    dilations: Sequence[int],
    cuts: Sequence[int],
    groups: int,
    dtype: str,
) -> te.Tensor:
    """The TE tensor Y of `shape` [n, O, sizes…], x [n, C, …] and w [C, O / groups, K…], its sums in `dtype`; `cuts` are the
    pixels that padding takes from the start of each axis.

        Y[n, o, j…] = sum over c of the group and taps k of x[n, c, q…] * w[c, o, k…]    where s * q + d * k = j + cut

    s is the stride, d the dilation. Where d is 1, the taps are those of the pixel's phase, k = (j + cut) % s + s * t.
    """
    rank = len(strides)
    kernel, own, inside = list(w.shape[2:]), w.shape[1], x.shape[1] // groups
    counts = [k if d > 1 else -(-k // s) for k, s, d in zip(kernel, strides, dilations, strict=True)]
    steps = [te.reduce_axis((0, count), name=f"t{i}") for i, count in enumerate(counts)]
    channel = te.reduce_axis((0, inside), name="c")

    def value(n: Expr, o: Expr, *pixels: Expr) -> Expr:
        taps: list[Any] = []
        indices: list[Any] = []
        tests: list[Any] = []
        for axis in range(rank):
            at, s, t, d = pixels[axis] + cuts[axis], strides[axis], steps[axis], dilations[axis]
            if d > 1:
                tap, index = t, tirx.floordiv(at - t * d, s)
                tests += [tirx.floormod(at - t * d, s) == 0] if s > 1 else []
            else:
                tap, index = tirx.floormod(at, s) + t * s, tirx.floordiv(at, s) - t
                tests += [tap < kernel[axis]] if s > 1 else []
            tests += [index >= 0, index < x.shape[axis + 2]]
            taps, indices = [*taps, tap], [*indices, index]
        c, column = (channel, o) if groups == 1 else (tirx.floordiv(o, own) * inside + channel, tirx.floormod(o, own))
        product = x[(n, c, *indices)].astype(dtype) * w[(c, column, *taps)].astype(dtype)
        return te.sum(tirx.if_then_else(tirx.all(*tests), product, tirx.const(0, dtype)), axis=[*steps, channel])

    return te.compute(shape, value, name="conv_transpose")
