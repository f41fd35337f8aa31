"""Adaptive average pooling as sums over windows of one size, of which some elements count: reductions that rules can read.

    out[…, o] = Σ_k (first(o) + k < end(o) ? x[…, first(o) + k] : 0) / (end(o) − first(o))
    first(o) = ⌊o·n / results⌋,  end(o) = ⌈(o + 1)·n / results⌉

TVM's own loops go from first(o) to end(o), which no rule reads; and it sums 16-bit floats in 16 bits.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from tvm import te, tirx, topi

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr
    from tvm.tirx import IterVar

__all__ = ["adaptive_avg_pool", "longest_share"]


def longest_share(size: int, results: int) -> int:
    """How long the longest window is where `results` windows share a dim of `size` elements."""
    bounds = [o * size for o in range(results + 1)]
    return max(-(-end // results) - begin // results for begin, end in itertools.pairwise(bounds))


def adaptive_avg_pool(builder: relax.BlockBuilder, call: Call) -> Expr:
    """The mean of each window of a floating dtype, summed in float32 where it is narrower. Symbolic sizes are left to TVM."""
    (x,) = call.args
    dtype, layout = str(x.ty.dtype.dtype), str(call.attrs.layout)
    axes = [axis for axis, letter in enumerate(layout) if letter in "DHW"]
    known = all(isinstance(shape[axis], tirx.IntImm) for shape in (x.ty.shape.values, call.ty.shape.values) for axis in axes)
    if "float" not in dtype or str(call.attrs.out_layout) not in ("", layout) or not layout.isupper() or not known:
        return stock(builder, call)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    shares = [(int(x.ty.shape.values[axis]), int(call.ty.shape.values[axis])) for axis in axes]
    if any(results == 0 for _, results in shares):
        return stock(builder, call)

    def pooled(a: te.Tensor) -> te.Tensor:
        over = [te.reduce_axis((0, longest_share(*share)), f"k{n}") for n, share in enumerate(shares)]

        def window_sum(*at: Expr) -> Expr:
            return te.sum(_counted(a, at, axes, over, shares, wide), axis=over)

        total = te.compute(list(call.ty.shape.values), window_sum, name="window_sum")
        if all(size % results == 0 for size, results in shares):
            count = tirx.const(prod(size // results for size, results in shares), wide)
            mean = te.compute(total.shape, lambda *at: total(*at) / count, name="average")
        else:
            mean = te.compute(total.shape, lambda *at: total(*at) / _count(at, axes, shares).astype(wide), name="average")
        return topi.cast(mean, dtype)

    return builder.call_te(pooled, x, primfunc_name_hint="adaptive_avg_pool")


def _bounds(o: Expr, size: int, results: int) -> tuple[Expr, Expr]:
    """Where the o-th window begins and ends."""
    if size % results == 0:
        return o * (size // results), (o + 1) * (size // results)
    return tirx.floordiv(o * size, results), tirx.floordiv((o + 1) * size + (results - 1), results)


def _counted(
    a: te.Tensor,
    at: Sequence[Expr],
    axes: Sequence[int],
    over: Sequence[IterVar],
    shares: Sequence[tuple[int, int]],
    wide: str,
) -> Expr:
    """The element of the window of `at` that `over` numbers, in dtype `wide`; 0 where the window has none."""
    indices, inside = list(at), []
    for axis, k, (size, results) in zip(axes, over, shares, strict=True):
        first, end = _bounds(at[axis], size, results)
        indices[axis] = first + k.var
        if size % results:
            inside.append(first + k.var < end)
    value = a(*indices).astype(wide)
    return tirx.if_then_else(tirx.all(*inside), value, tirx.const(0, wide)) if inside else value


def _count(at: Sequence[Expr], axes: Sequence[int], shares: Sequence[tuple[int, int]]) -> Expr:
    """How many elements the window of `at` has."""
    count: Expr = tirx.const(1, "int64")
    for axis, share in zip(axes, shares, strict=True):
        first, end = _bounds(at[axis], *share)
        count = count * (end - first)
    return count
