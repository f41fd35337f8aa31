"""Softmax and variance in as few passes and divisions as the target likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax, te
    from tvm.ir import Call, Expr
    from tvm.tirx import IterVar

__all__ = ["group_norm", "layer_norm", "softmax", "variance"]


def softmax(builder: relax.BlockBuilder, call: Call) -> Expr:
    """On a CPU e · (1/Σe), one division a row; TVM's divides every element, which takes a CPU as long as the exponential."""
    import tvm
    from tvm import te, tirx

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
    """In float64, in which TVM has none: (x − mean) / √(mean of (x − mean)² + ε) · gamma + beta, over the last axes."""
    from tvm import te, tirx

    x = call.args[0]
    rank, dtype = len(x.ty.shape.values), str(x.ty.dtype.dtype)
    outer = rank - len(call.attrs.axes)
    if dtype != "float64" or sorted(int(axis) % rank for axis in call.attrs.axes) != list(range(outer, rank)):
        return stock(builder, call)

    def layer_norm(a: Any, gamma: Any, beta: Any) -> Any:
        rows, columns = list(a.shape[:outer]), list(a.shape[outer:])
        count = tirx.const(1, dtype)
        for size in columns:
            count = count * tirx.Cast(dtype, size)

        def mean(of: Any, name: str) -> Any:
            inner = [te.reduce_axis((0, size)) for size in columns]
            total = te.compute(rows, lambda *row: te.sum(of(*row, *inner), axis=inner), name=f"T_{name}_sum")
            return te.compute(rows, lambda *row: total(*row) / count, name=f"T_{name}")

        middle = mean(a, "mean")
        apart = te.compute(a.shape, lambda *i: a(*i) - middle(*i[:outer]), name="T_apart")
        square = te.compute(a.shape, lambda *i: apart(*i) * apart(*i), name="T_square")
        spread = mean(square, "variance")
        small = tirx.const(float(call.attrs.epsilon), dtype)
        return te.compute(
            a.shape,
            lambda *i: apart(*i) / tirx.sqrt(spread(*i[:outer]) + small) * gamma(*i[outer:]) + beta(*i[outer:]),
            name="T_layer_norm",
        )

    return builder.call_te(layer_norm, *call.args, primfunc_name_hint="layer_norm")


def group_norm(builder: relax.BlockBuilder, call: Call) -> Expr:
    """The same over the channels of a group and some other axes; of an instance norm each channel is a group."""
    from tvm import te, tirx

    x, attrs = call.args[0], call.attrs
    rank, dtype = len(x.ty.shape.values), str(x.ty.dtype.dtype)
    if dtype != "float64":
        return stock(builder, call)
    channel, axes = int(attrs.channel_axis) % rank, [int(axis) % rank for axis in attrs.axes]
    kept = [axis for axis in range(rank) if axis != channel and axis not in axes]

    def group_norm(a: Any, gamma: Any, beta: Any) -> Any:
        groups = int(attrs.num_groups) if hasattr(attrs, "num_groups") else a.shape[channel]
        each = a.shape[channel] // groups
        rows, columns = [*(a.shape[axis] for axis in kept), groups], [each, *(a.shape[axis] for axis in axes)]
        count = tirx.const(1, dtype)
        for size in columns:
            count = count * tirx.Cast(dtype, size)

        def row_of(index: Sequence[Any]) -> list[Any]:
            return [*(index[axis] for axis in kept), index[channel] // each]

        def mean(of: Any, name: str) -> Any:
            inner = [te.reduce_axis((0, size)) for size in columns]

            def total(*row: Any) -> Any:
                indices = {**dict(zip(kept, row, strict=False)), **dict(zip(axes, inner[1:], strict=True))}
                indices[channel] = row[-1] * each + inner[0]
                return te.sum(of(*(indices[axis] for axis in range(rank))), axis=inner)

            summed = te.compute(rows, total, name=f"T_{name}_sum")
            return te.compute(rows, lambda *row: summed(*row) / count, name=f"T_{name}")

        middle = mean(a, "mean")
        apart = te.compute(a.shape, lambda *i: a(*i) - middle(*row_of(i)), name="T_apart")
        square = te.compute(a.shape, lambda *i: apart(*i) * apart(*i), name="T_square")
        spread = mean(square, "variance")
        small = tirx.const(float(attrs.epsilon), dtype)
        return te.compute(
            a.shape,
            lambda *i: apart(*i) / tirx.sqrt(spread(*row_of(i)) + small) * gamma(i[channel]) + beta(i[channel]),
            name="T_group_norm",
        )

    return builder.call_te(group_norm, *call.args, primfunc_name_hint="group_norm")


def variance(builder: relax.BlockBuilder, call: Call) -> Expr:
    """On a GPU in one pass: Σ (x − a)² / n − (Σ (x − a) / n)², a being the mean of four of the row's elements, which is as near
    to the row's mean as its spread says: what cancels is no larger than what is left, however far from 0 both are."""
    import tvm
    from tvm import te, tirx

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
