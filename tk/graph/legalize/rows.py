"""Softmax and variance in as few passes and divisions as the target likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import mul
from typing import TYPE_CHECKING, Any

import tvm
from tvm import te, tirx, topi

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr
    from tvm.tirx import IterVar

__all__ = ["group_norm", "layer_norm", "softmax", "variance"]


def softmax(builder: relax.BlockBuilder, call: Call) -> Expr:
    """On a CPU e · (1/Σe), one division a row; TVM's divides every element, which takes a CPU as long as the exponential."""
    name, target, (x,) = call.op.name.removeprefix("relax.nn."), tvm.target.Target.current(), call.args
    if target is None or target.kind.name != "llvm" or str(x.ty.dtype.dtype) not in ("float32", "float64"):
        return stock(builder, call)
    rank = len(x.ty.shape.values)
    axis = int(call.attrs.axis) % rank

    def softmax(a: te.Tensor) -> te.Tensor:
        rows = [size for i, size in enumerate(a.shape) if i != axis]
        k, n = (te.reduce_axis((0, a.shape[axis]), name) for name in "kn")

        def at(source: te.Tensor, row: Sequence[Expr], column: IterVar) -> Expr:
            return source(*row[:axis], column, *row[axis:])

        def row_of(index: Sequence[Expr]) -> list[Expr]:
            return [*index[:axis], *index[axis + 1 :]]

        most = te.compute(rows, lambda *row: te.max(at(a, row, k), axis=k), name="T_softmax_maxelem")
        if name == "log_softmax":
            less = te.compute(a.shape, lambda *i: a(*i) - most(*row_of(i)), name="T_softmax_less")
            total = te.compute(rows, lambda *row: te.sum(tirx.exp(at(less, row, n)), axis=n), name="T_softmax_expsum")
            return te.compute(a.shape, lambda *i: less(*i) - tirx.log(total(*row_of(i))), name="T_softmax_log")
        power = te.compute(a.shape, lambda *i: tirx.exp(a(*i) - most(*row_of(i))), name="T_softmax_exp")
        total = te.compute(rows, lambda *row: te.sum(at(power, row, n), axis=n), name="T_softmax_expsum")
        share = te.compute(rows, lambda *row: tirx.const(1, a.dtype) / total(*row), name="T_softmax_share")
        return te.compute(a.shape, lambda *i: power(*i) * share(*row_of(i)), name="T_softmax_norm")

    return builder.call_te(softmax, x, primfunc_name_hint=name)


def layer_norm(builder: relax.BlockBuilder, call: Call) -> Expr:
    """(x − mean) / √(mean of (x − mean)² + ε) · gamma + beta over the last axes: in float64, in which TVM has none, and over
    several axes on a CPU, as one axis of a view: TVM's variance is that of x² less mean² then, as of a group norm."""
    x, target = call.args[0], tvm.target.Target.current()
    rank, dtype = len(x.ty.shape.values), str(x.ty.dtype.dtype)
    axes = [int(axis) % rank for axis in call.attrs.axes]
    outer, last = rank - len(axes), axes == list(range(rank - len(axes), rank))
    several = target is not None and target.kind.name == "llvm" and dtype == "float32" and len(axes) > 1 and last
    if not (dtype == "float64" or several):
        return stock(builder, call)

    def layer_norm(a: te.Tensor, gamma: te.Tensor, beta: te.Tensor, flat: te.Tensor | None = None) -> te.Tensor:
        source, summed = (a, axes) if flat is None else (flat, [outer])  # dims of x have other variables here
        kept = [axis for axis in range(len(source.shape)) if axis not in summed]
        columns = [source.shape[axis] for axis in summed]
        count = reduce(mul, (tirx.Cast(dtype, size) for size in columns))

        def mean(of: Callable[..., Expr], name: str) -> te.Tensor:
            inner = [te.reduce_axis((0, size)) for size in columns]

            def total(*row: Expr) -> Expr:
                at = dict(zip([*kept, *summed], [*row, *inner], strict=True))
                return te.sum(of(source(*(at[axis] for axis in range(len(at)))), row), axis=inner)

            added = te.compute([source.shape[axis] for axis in kept], total, name=f"T_{name}_sum")
            return te.compute(added.shape, lambda *row: added(*row) / count, name=f"T_{name}")

        middle = mean(lambda x, row: x, "mean")
        spread = mean(lambda x, row: (x - middle(*row)) * (x - middle(*row)), "variance")
        small = tirx.const(float(call.attrs.epsilon), dtype)

        def normed(*i: Expr) -> Expr:
            row, column = [i[axis] for axis in range(rank) if axis not in axes], [i[axis] for axis in axes]
            return (a(*i) - middle(*row)) / tirx.sqrt(spread(*row) + small) * gamma(*column) + beta(*column)

        return te.compute(a.shape, normed, name="T_layer_norm")

    flat: list[Expr] = []
    if several:
        sizes = list(x.ty.shape.values)
        view = [*sizes[:outer], reduce(mul, sizes[outer:])]
        flat = [builder.emit_te(topi.reshape, x, view, primfunc_name_hint="reshape")]
    return builder.call_te(layer_norm, *call.args, *flat, primfunc_name_hint="layer_norm")


def group_norm(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Over the channels of a group and some other axes; of an instance norm each channel is a group. In float64, in which TVM
    has none, and on a CPU: the variance is the mean of (x − mean)², where TVM's is that of x² less mean², of which nothing is
    left where the mean is far from 0. Groups that are one run of memory are summed in a view of x in which they are rows."""
    x, attrs, target = call.args[0], call.attrs, tvm.target.Target.current()
    rank, dtype = len(x.ty.shape.values), str(x.ty.dtype.dtype)
    on_cpu = target is not None and target.kind.name == "llvm" and dtype == "float32"
    if dtype != "float64" and not on_cpu:
        return stock(builder, call)
    channel, axes = int(attrs.channel_axis) % rank, [int(axis) % rank for axis in attrs.axes]
    kept = [axis for axis in range(rank) if axis != channel and axis not in axes]
    in_rows = [*kept, channel, *axes] == list(range(rank))

    def parts(sizes: list[Any]) -> tuple[list[Any], list[Any]]:
        """The sizes of what has a norm each, its groups last, and of what one is over, channels first."""
        groups = int(attrs.num_groups) if hasattr(attrs, "num_groups") else sizes[channel]
        return [*(sizes[axis] for axis in kept), groups], [sizes[channel] // groups, *(sizes[axis] for axis in axes)]

    def group_norm(a: te.Tensor, gamma: te.Tensor, beta: te.Tensor, flat: te.Tensor | None = None) -> te.Tensor:
        rows, columns = parts(list(a.shape))  # dims of x have other variables here
        each, whole = columns[0], reduce(mul, columns)
        count = reduce(mul, (tirx.Cast(dtype, size) for size in columns))

        def mean(of: Callable[..., Expr], name: str) -> te.Tensor:
            """of(x, row) of each element of a row, summed and divided."""
            inner = [te.reduce_axis((0, size)) for size in ([whole] if flat is not None else columns)]

            def total(*row: Expr) -> Expr:
                if flat is not None:
                    return te.sum(of(flat(*row, inner[0]), row), axis=inner)
                indices = {**dict(zip(kept, row, strict=False)), **dict(zip(axes, inner[1:], strict=True))}
                indices[channel] = row[-1] * each + inner[0]
                return te.sum(of(a(*(indices[axis] for axis in range(rank))), row), axis=inner)

            summed = te.compute(rows, total, name=f"T_{name}_sum")
            return te.compute(rows, lambda *row: summed(*row) / count, name=f"T_{name}")

        middle = mean(lambda x, row: x, "mean")
        spread = mean(lambda x, row: (x - middle(*row)) * (x - middle(*row)), "variance")
        small, one = tirx.const(float(attrs.epsilon), dtype), tirx.const(1, dtype)
        factor = te.compute(rows, lambda *row: one / tirx.sqrt(spread(*row) + small), name="T_factor")

        def normed(*i: Expr) -> Expr:
            row = [*(i[axis] for axis in kept), i[channel] // each]
            return (a(*i) - middle(*row)) * factor(*row) * gamma(i[channel]) + beta(i[channel])

        return te.compute(a.shape, normed, name="T_group_norm")

    flat: list[Expr] = []
    if in_rows and rank > 2:
        outer, inner = parts(list(x.ty.shape.values))
        flat = [builder.emit_te(topi.reshape, x, [*outer, reduce(mul, inner)], primfunc_name_hint="reshape")]
    return builder.call_te(group_norm, *call.args, *flat, primfunc_name_hint="group_norm")


def variance(builder: relax.BlockBuilder, call: Call) -> Expr:
    """On a GPU in one pass: Σ (x − a)² / n − (Σ (x − a) / n)², a being the mean of four of the row's elements, which is as near
    to the row's mean as its spread says: what cancels is no larger than what is left, however far from 0 both are."""
    target, (x,) = tvm.target.Target.current(), call.args
    if target is None or target.kind.name == "llvm" or str(x.ty.dtype.dtype) not in ("float32", "float64"):
        return stock(builder, call)
    rank, keep = len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = {axis % rank for axis in map(int, range(rank) if call.attrs.axis is None else call.attrs.axis)}

    def variance(a: te.Tensor) -> te.Tensor:
        left = [axis for axis in range(rank) if keep or axis not in over]
        shape = [1 if axis in over else a.shape[axis] for axis in left]
        count: Expr = tirx.const(1, "int64")
        for axis in over:
            count = count * a.shape[axis]
        count = count.astype(a.dtype)

        long = next((axis for axis in sorted(over) if getattr(a.shape[axis], "value", 4) >= 4), max(over))

        def sample(*index: Expr) -> Expr:
            indices = {**dict.fromkeys(over, 0), **{axis: i for axis, i in zip(left, index, strict=True) if axis not in over}}
            found = [a(*({**indices, long: n * (a.shape[long] // 4)}[axis] for axis in range(rank))) for n in range(4)]
            return (found[0] + found[1] + (found[2] + found[3])) * tirx.const(0.25, a.dtype)

        near = te.compute(shape, sample, name="near")

        def total(power: int) -> te.Tensor:
            summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{power}{axis}") for axis in sorted(over)}

            def at(*index: Expr) -> Expr:
                indices = {**dict(zip(left, index, strict=True)), **summed}
                away = a(*(indices[axis] for axis in range(rank))) - near(*index)
                return te.sum(away if power == 1 else away * away, axis=list(summed.values()))

            return te.compute(shape, at, name=f"moment{power}")

        first, second = total(1), total(2)
        return te.compute(shape, lambda *i: second(*i) / count - first(*i) / count * (first(*i) / count), name="variance")

    return builder.call_te(variance, x, primfunc_name_hint="variance")
