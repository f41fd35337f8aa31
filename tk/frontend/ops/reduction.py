"""Greatest and least element."""

from __future__ import annotations

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
    return emit(reduce(x, axes, keepdims))
