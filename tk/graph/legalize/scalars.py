"""Scalars as code, no read out of bounds, and a relu that keeps NaN."""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf, prod
from typing import Any

from tk.graph.legalize.stock import stock
from tk.runtime.checked import checked

__all__ = ["arange", "matmul", "relu", "take", "where"]


def where(builder: Any, call: Any) -> Any:
    args = [arg if (scalar := _scalar(arg)) is None else scalar for arg in call.args]
    return builder.call_te(_choose, args, list(call.ty.shape.values), primfunc_name_hint="where")


def arange(builder: Any, call: Any) -> Any:
    from tvm import topi

    return builder.call_te(topi.arange, *call.args, str(call.attrs.dtype), primfunc_name_hint="arange")


def matmul(builder: Any, call: Any) -> Any:
    """Zeros where nothing is added up: of a sum without terms in bfloat16, TVM makes code that it cannot lower."""
    from tvm import topi

    depth = call.args[0].ty.shape.values[-1]
    if getattr(depth, "value", depth) != 0:
        return stock(builder, call)
    shape, dtype = list(call.ty.shape.values), str(call.ty.dtype.dtype)
    return builder.call_te(topi.full, shape, dtype, 0, primfunc_name_hint="zeros")


def relu(builder: Any, call: Any) -> Any:
    return builder.call_te(_not_below_zero, call.args[0], primfunc_name_hint="relu")


def _not_below_zero(x: Any) -> Any:
    from tvm import te, tirx

    zero = tirx.const(0, x.dtype)
    return te.compute(x.shape, lambda *i: tirx.Select(x[i] < zero, zero, x[i]), name="relu")


def _scalar(expr: Any) -> Any | None:
    """The TIR constant that a Relax constant without dims is, or None."""
    from tvm import tirx
    from tvm.ir import GenericConst

    if not isinstance(expr, GenericConst) or len(expr.ty.shape.values) > 0:
        return None
    value, dtype = expr.value.numpy().item(), str(expr.ty.dtype.dtype)
    return tirx.FloatImm(dtype, value) if isinstance(value, float) and isinf(value) else tirx.const(value, dtype)


def _choose(args: Sequence[Any], shape: Sequence[Any]) -> Any:
    """where(condition, x, y), each a tensor, broadcast to `shape`, or a scalar."""
    from tvm import te, tirx

    def at(arg: Any, index: Sequence[Any]) -> Any:
        if not isinstance(arg, te.Tensor):
            return arg
        inner = zip(arg.shape, index[len(index) - len(arg.shape) :], strict=True)
        return arg[tuple(0 if getattr(dim, "value", dim) == 1 else i for dim, i in inner)]

    return te.compute(shape, lambda *index: tirx.Select(*(at(arg, index) for arg in args)), name="where")


def take(builder: Any, call: Any) -> Any:
    from tvm import topi

    def taken(x: Any, indices: Any, axis: Any) -> Any:
        size = prod(x.shape) if axis is None else x.shape[int(axis) % len(x.shape)]
        return topi.take(x, checked(indices, size, "take"), axis, mode="clip")

    return builder.call_te(taken, *call.args, call.attrs.axis, primfunc_name_hint="take")
