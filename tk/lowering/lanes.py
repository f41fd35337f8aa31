"""What one lane of a vector expression is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import tirx

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["of_lane"]


def of_lane(value: Expr, lane: Expr) -> Expr | None:
    """The element number `lane` (a variable) of a vector of indices or conditions; None where it is made of anything but ramps,
    broadcasts, arithmetic and comparisons. What is no vector is the same for all lanes."""
    if value.ty.dtype.lanes == 1:
        return value
    if isinstance(value, tirx.Broadcast):
        return value.value
    if isinstance(value, tirx.Ramp):
        return value.base + value.stride * tirx.Cast(str(value.base.ty.dtype), lane)
    if isinstance(value, tirx.Not):
        inner = of_lane(value.a, lane)
        return None if inner is None else tirx.Not(inner)
    pairs = (tirx.Add, tirx.Sub, tirx.Mul, tirx.LT, tirx.LE, tirx.GT, tirx.GE, tirx.EQ, tirx.NE, tirx.And, tirx.Or)
    if not isinstance(value, pairs):
        return None
    a, b = of_lane(value.a, lane), of_lane(value.b, lane)
    return None if a is None or b is None else type(value)(a, b)
