"""Greatest and least element, and the order of floating numbers."""

from __future__ import annotations

from collections.abc import Callable

from tvm import relax, te, tirx

__all__ = ["extreme", "integer_keys", "order_keys"]


def extreme(
    emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, axes: list[int], keepdims: bool, *, greatest: bool
) -> relax.Expr:
    """max (or min) of `x` over `axes` (None: all), in x's dtype."""
    dtype = str(x.ty.dtype.dtype)
    reduce = relax.op.max if greatest else relax.op.min
    if dtype == "bool":
        return emit(relax.op.astype(emit(reduce(emit(relax.op.astype(x, "int8")), axes, keepdims)), "bool"))
    return emit(reduce(x, axes, keepdims))


def order_keys(x: te.Tensor) -> te.Tensor:
    """int32, or int64 for float64, in the order of the floating TE tensor `x`: its bits, reversed below the sign where that is
    set. −0 and 0 are one; NaN is one, and behind all others."""
    wide, bits, high = ("float64", "int64", 63) if str(x.dtype) == "float64" else ("float32", "int32", 31)
    last = tirx.const(2**high - 1, bits)

    def element(*at: relax.Expr) -> relax.Expr:
        number = x(*at).astype(wide)
        number = tirx.Select(number == tirx.const(0, wide), tirx.const(0, wide), number)
        code = tirx.reinterpret(bits, number)
        code = tirx.Select(code < tirx.const(0, bits), code ^ last, code)
        return tirx.Select(tirx.isnan(number), last, code)

    return te.compute(x.shape, element, name="order_keys")


def integer_keys(x: te.Tensor) -> te.Tensor:
    """int64 in the order of the TE tensor `x` of whole numbers or bools, as unsigned ones of 64 bits are not themselves."""
    turned = tirx.const(-(2**63) if str(x.dtype) == "uint64" else 0, "int64")
    return te.compute(x.shape, lambda *at: x(*at).astype("int64") ^ turned, name="whole_keys")
