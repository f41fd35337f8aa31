"""Greatest and least element, and the order of floating numbers."""

from __future__ import annotations

from collections.abc import Callable

from tvm import relax, te, tirx

from tk.graph.ordered_bits import ordered_bits, widened

__all__ = ["extreme", "integer_keys", "order_keys"]


def extreme(
    emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, axes: list[int], keepdims: bool, *, greatest: bool
) -> relax.Expr:
    """max (or min) of `x` over `axes` (None: all), in x's dtype."""
    dtype = str(x.ty.dtype.dtype)
    reduce = relax.op.max if greatest else relax.op.min
    if dtype == "bool":  # of no elements the greatest is the least number that there is, which as uint8 is false
        return emit(relax.op.astype(emit(reduce(emit(relax.op.astype(x, "uint8")), axes, keepdims)), "bool"))
    return emit(reduce(x, axes, keepdims))


def order_keys(x: te.Tensor) -> te.Tensor:
    """int32, or int64 for float64, in the order of the floating TE tensor `x`. −0 and 0 are one; NaN is one, behind all
    others."""
    wide = widened(str(x.dtype))
    return te.compute(x.shape, lambda *at: ordered_bits(x(*at).astype(wide)), name="order_keys")


def integer_keys(x: te.Tensor) -> te.Tensor:
    """int64 in the order of the TE tensor `x` of whole numbers or bools, as unsigned ones of 64 bits are not themselves."""
    turned = tirx.const(-(2**63) if str(x.dtype) == "uint64" else 0, "int64")
    return te.compute(x.shape, lambda *at: x(*at).astype("int64") ^ turned, name="whole_keys")
