"""Calls whose operands are not all computed: a branch of if_then_else may read out of bounds, or divide by 0, where it is not
taken."""

from __future__ import annotations

__all__ = ["is_lazy"]

_LAZY = "prim.if_then_else"


def is_lazy(value: object) -> bool:
    """Whether `value`, an expression, is such a call."""
    return getattr(getattr(value, "op", None), "name", "") == _LAZY
