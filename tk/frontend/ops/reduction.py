"""Greatest and least element, right for infinities: TVM starts a maximum at the lowest finite number, so that the maximum
of nothing but −∞ comes out finite."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tvm import relax

__all__ = ["extreme"]


def extreme(
    emit: Callable[[relax.Expr], relax.Expr], x: relax.Expr, axes: Any, keepdims: bool, *, greatest: bool
) -> relax.Expr:
    """max (or min) of `x` over `axes` (None: all), in x's dtype."""
    dtype = str(x.ty.dtype.dtype)
    reduce = relax.op.max if greatest else relax.op.min
    if dtype == "bool":
        return emit(relax.op.astype(emit(reduce(emit(relax.op.astype(x, "int8")), axes, keepdims)), "bool"))
    result = emit(reduce(x, axes, keepdims))
    if "float" not in dtype:
        return result
    bound = relax.const(-math.inf if greatest else math.inf, dtype)
    inside = emit(relax.op.astype(emit(relax.op.not_equal(x, bound)), "int8"))
    some = emit(relax.op.astype(emit(relax.op.max(inside, axes, keepdims)), "bool"))
    return emit(relax.op.where(some, result, bound))
