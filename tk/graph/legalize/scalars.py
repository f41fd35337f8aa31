"""Scalars as code, no read out of bounds, and NaN where it should be: of relu, 0 · x, 0 / x."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, inf, isfinite, isinf, nan, prod
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
from tvm import relax, te, tirx, topi
from tvm.ir import GenericConst

from tk.graph.dataflow import reads_few
from tk.graph.legalize.stock import stock
from tk.lowering.checked import checked, in_range, is_checked

if TYPE_CHECKING:
    from tvm.ir import Call, Expr

__all__ = [
    "add",
    "arange",
    "divide",
    "full",
    "gather_elements",
    "isnan",
    "logical_not",
    "matmul",
    "multiply",
    "negative",
    "relu",
    "sign",
    "subtract",
    "take",
    "where",
]

INJECTIVE = 2  # TVM's OpPatternKind


def where(builder: relax.BlockBuilder, call: Call) -> Expr:
    args = [arg if (scalar := _scalar(arg)) is None else scalar for arg in call.args]
    return builder.call_te(_choose, args, list(call.ty.shape.values), primfunc_name_hint="where")


def arange(builder: relax.BlockBuilder, call: Call) -> Expr:
    return builder.call_te(topi.arange, *call.args, str(call.attrs.dtype), primfunc_name_hint="arange")


def full(builder: relax.BlockBuilder, call: Call) -> Expr:
    """One number at every index; a constant is part of the expression, not a tensor that each thread has to load. Of ∞ and NaN
    TVM asks whether the dtype is a floating one in a way that fails."""
    fill, shape, dtype = _scalar(call.args[1]), getattr(call.ty.shape, "values", None), str(call.ty.dtype.dtype)
    if fill is None or shape is None:
        return stock(builder, call)
    if "float" not in dtype or isfinite(float(fill.value)):
        return builder.call_te(topi.full, list(shape), dtype, fill, primfunc_name_hint="full")
    value = tirx.FloatImm(dtype, float(fill.value))
    return builder.call_te(lambda: te.compute(list(shape), lambda *_: value, name="full"), primfunc_name_hint="full")


def matmul(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Zeros where nothing is added up: of a sum without terms in bfloat16, TVM makes code that it cannot lower."""
    depth = call.args[0].ty.shape.values[-1]
    if getattr(depth, "value", depth) != 0:
        return stock(builder, call)
    shape, dtype = list(call.ty.shape.values), str(call.ty.dtype.dtype)
    return builder.call_te(topi.full, shape, dtype, 0, primfunc_name_hint="zeros")


def multiply(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Of 0 · x, which TVM takes for 0: NaN where x is infinite or NaN, and of x's sign."""
    a, b = call.args
    other = next((y for x, y in ((a, b), (b, a)) if _zero(x) is not None and _scalar(y) is None), None)
    if other is None:
        return stock(builder, call)
    zero = _zero(b if other.same_as(a) else a)
    return builder.call_te(
        lambda x: _by_element(x, lambda value: _times_zero(x, value, zero)), other, primfunc_name_hint="multiply"
    )


def add(builder: relax.BlockBuilder, call: Call) -> Expr:
    """x + 0 and 0 + x, which TVM takes for x: 0 where x is −0. x + −0 is x."""
    a, b = call.args
    other = next((y for x, y in ((a, b), (b, a)) if _is_plus_zero(x) and _scalar(y) is None), None)
    return stock(builder, call) if other is None else builder.call_te(_never_minus_zero, other, primfunc_name_hint="add")


def subtract(builder: relax.BlockBuilder, call: Call) -> Expr:
    """x − −0, as x + 0."""
    a, b = call.args
    zero = _zero(b)
    if _scalar(a) is not None or zero is None or copysign(1, zero) > 0:
        return stock(builder, call)
    return builder.call_te(_never_minus_zero, a, primfunc_name_hint="subtract")


def _is_plus_zero(expr: Expr) -> bool:
    zero = _zero(expr)
    return zero is not None and copysign(1, zero) > 0


def _never_minus_zero(x: te.Tensor) -> te.Tensor:
    none = tirx.const(0, x.dtype)
    return _by_element(x, lambda value: tirx.Select(value == none, none, value))


def _times_zero(x: te.Tensor, value: Any, zero: Any) -> Expr:
    none, signed = tirx.const(0, x.dtype), value if copysign(1, zero) > 0 else value * tirx.const(-1, x.dtype)
    made = tirx.Select(value > none, _number(x, zero), tirx.Select(value < none, _number(x, -zero), signed))
    finite = tirx.all(value < _number(x, inf), value > _number(x, -inf))
    return tirx.Select(finite, made, _number(x, nan))


def divide(builder: relax.BlockBuilder, call: Call) -> Expr:
    """x · ±∞ for x / ±0, which TVM refuses; of 0 / x, which it takes for 0, NaN where x is 0 or NaN."""
    a, b = call.args
    above, below = _zero(a), _zero(b)
    if above is None and below is None:
        return stock(builder, call)
    if (x := _scalar(a)) is not None and (y := _scalar(b)) is not None:
        with np.errstate(all="ignore"):
            return relax.const(np.float64(x.value) / np.float64(y.value), str(call.ty.dtype.dtype))

    def divide(x: te.Tensor) -> te.Tensor:
        def part(value: te.TensorSlice) -> Expr:
            return value * _number(x, copysign(inf, below)) if below is not None else _part_of_zero(x, value, above)

        return _by_element(x, part)

    return builder.call_te(divide, b if below is None else a, primfunc_name_hint="divide")


def _part_of_zero(x: te.Tensor, value: Any, zero: Any) -> Expr:
    none = tirx.const(0, x.dtype)
    least = tirx.Select(value < none, _number(x, -zero), _number(x, nan))
    return tirx.Select(value > none, _number(x, zero), least)


def negative(builder: relax.BlockBuilder, call: Call) -> Expr:
    """0 − x of whole numbers without a sign, for which TVM's −1 · x has no −1."""
    if not str(call.ty.dtype.dtype).startswith("uint"):
        return stock(builder, call)

    def negative(x: te.Tensor) -> te.Tensor:
        return _by_element(x, lambda value: tirx.bitwise_not(value) + tirx.const(1, x.dtype))

    return builder.call_te(negative, call.args[0], primfunc_name_hint="negative")


def sign(builder: relax.BlockBuilder, call: Call) -> Expr:
    """0 or 1 of whole numbers without a sign, for which TVM's has a −1."""
    if not str(call.ty.dtype.dtype).startswith("uint"):
        return stock(builder, call)

    def sign(x: te.Tensor) -> te.Tensor:
        return _by_element(x, lambda value: tirx.min(value, tirx.const(1, x.dtype)))

    return builder.call_te(sign, call.args[0], primfunc_name_hint="sign")


def isnan(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Of 16-bit floats as float32: generated code for a GPU has no test of a bfloat16."""
    dtype = str(call.args[0].ty.dtype.dtype)
    if dtype not in ("float16", "bfloat16"):
        return stock(builder, call)

    def isnan(x: te.Tensor) -> te.Tensor:
        return _by_element(x, lambda value: tirx.isnan(tirx.Cast("float32", value)))

    return builder.call_te(isnan, call.args[0], primfunc_name_hint="isnan")


def logical_not(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Of a bool as x ^ true: TVM turns the opposite of a < b into b <= a, which is another one where one of them is NaN."""
    if str(call.ty.dtype.dtype) != "bool" or str(call.args[0].ty.dtype.dtype) != "bool":
        return stock(builder, call)

    def logical_not(x: te.Tensor) -> te.Tensor:
        return _by_element(x, lambda value: tirx.bitwise_xor(value, tirx.const(True, "bool")))

    return builder.call_te(logical_not, call.args[0], primfunc_name_hint="logical_not")


def _by_element(x: te.Tensor, compute: Any) -> te.Tensor:
    return te.compute(x.shape, lambda *i: compute(x[i]), name="compute")


def _number(x: te.Tensor, value: float) -> Expr:
    return tirx.Cast(x.dtype, tirx.FloatImm("float32", value))


def _zero(expr: Expr) -> float | None:
    """0.0 or −0.0 where `expr` is that, a constant without dims of a floating dtype."""
    scalar = _scalar(expr) if "float" in str(expr.ty.dtype.dtype) else None
    return float(scalar.value) if scalar is not None and float(scalar.value) == 0 else None


def relu(builder: relax.BlockBuilder, call: Call) -> Expr:
    return builder.call_te(_not_below_zero, call.args[0], primfunc_name_hint="relu")


def _not_below_zero(x: te.Tensor) -> te.Tensor:
    zero = tirx.const(0, x.dtype)
    return te.compute(x.shape, lambda *i: tirx.Select(x[i] < zero, zero, x[i]), name="relu")


def _scalar(expr: Expr) -> Expr | None:
    """The TIR constant that a Relax constant without dims is, or None."""
    if not isinstance(expr, GenericConst) or len(expr.ty.shape.values) > 0:
        return None
    value, dtype = expr.value.numpy().item(), str(expr.ty.dtype.dtype)
    return tirx.FloatImm(dtype, value) if isinstance(value, float) and isinf(value) else tirx.const(value, dtype)


def _choose(args: Sequence[Expr], shape: Sequence[Expr]) -> te.Tensor:
    """where(condition, x, y), each a tensor, broadcast to `shape`, or a scalar."""

    def at(arg: Expr, index: Sequence[Expr]) -> Expr | te.TensorSlice:
        if not isinstance(arg, te.Tensor):
            return arg
        inner = zip(arg.shape, index[len(index) - len(arg.shape) :], strict=True)
        return arg[tuple(0 if getattr(dim, "value", dim) == 1 else i for dim, i in inner)]

    return te.compute(shape, lambda *index: tirx.Select(*(at(arg, index) for arg in args)), name="where")


def take(builder: relax.BlockBuilder, call: Call) -> Expr:
    """table[indices] along an axis, each index clamped to it. On a GPU, what is computed of the elements, and what they are
    computed of, is one kernel with it: TVM takes a read at an index that is data for one that nothing may fuse with."""

    def taken(x: te.Tensor, indices: te.Tensor, axis: int) -> te.Tensor:
        size = prod(x.shape) if axis is None else x.shape[int(axis) % len(x.shape)]
        return topi.take(x, checked(indices, size, "take"), axis, mode="clip")

    attrs = {"op_pattern": INJECTIVE} if _on_a_gpu() and not is_checked() else {}
    return builder.call_te(taken, *call.args, call.attrs.axis, primfunc_name_hint="take", primfunc_attrs=attrs)


def gather_elements(builder: relax.BlockBuilder, call: Call) -> Expr:
    """out[i, j, k] = x[i, index[i, j, k], k] for axis 1, each index clamped to it. It is one kernel with what is made of the
    elements and what they are computed of on a GPU, as `take` is, and on a CPU where few are read: of logits that are cast up
    for a cross entropy those at the classes alone are."""
    x, index = call.args
    axis = int(call.attrs.axis) % int(x.ty.ndim)

    def gathered(data: te.Tensor, indices: te.Tensor) -> te.Tensor:
        def element(*at: Expr) -> Expr:
            inside = in_range(indices(*at).astype("int64"), data.shape[axis], "gather")
            clamped = tirx.max(tirx.min(inside, data.shape[axis].astype("int64") - 1), tirx.const(0, "int64"))
            return data(*(clamped if i == axis else each for i, each in enumerate(at)))

        return te.compute(indices.shape, element, name="gather")

    fuses = (_on_a_gpu() or reads_few(x, index)) and not is_checked()
    attrs = {"op_pattern": INJECTIVE} if fuses else {}
    return builder.call_te(gathered, x, index, primfunc_name_hint="gather", primfunc_attrs=attrs)


def _on_a_gpu() -> bool:
    target = tvm.target.Target.current()
    return target is not None and target.kind.name != "llvm"
