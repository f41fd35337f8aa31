"""What an expression of indices and conditions is computed from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import tirx
from tvm.ir import Call

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["cast_from", "holds_equality", "operands"]

FIELDS: dict[type, tuple[str, ...]] = {  # of operations of two operands found out when there is one
    tirx.Select: ("condition", "true_value", "false_value"),
    tirx.Cast: ("value",),
    tirx.Broadcast: ("value",),
    tirx.Ramp: ("base", "stride"),
}


def operands(expr: Expr) -> Sequence[Expr]:
    """The expressions that an operation is made of, in order; none of a number, a variable, a load, and of what no index or
    condition is made of."""
    kind = type(expr)
    names = FIELDS.get(kind)
    if names is None:
        if kind is Call:
            return tuple(expr.args)
        found = tuple(name for name in ("a", "b") if hasattr(expr, name))
        names = FIELDS[kind] = found
    return [getattr(expr, name) for name in names]


def cast_from(expr: Expr, dtype: str) -> list[Expr]:
    """The parts of an expression that are of `dtype` and are cast to another one."""
    found: list[Expr] = []
    tvm_ffi.structural_walk(expr, [(tirx.Cast, lambda cast: found.append(cast.value))], order="post")
    return [value for value in found if str(value.ty.dtype) == dtype]


def holds_equality(condition: Expr) -> bool:
    """Whether a condition compares something for equality, or for not being equal."""
    kind = type(condition)
    if kind is tirx.EQ or kind is tirx.NE:
        return True
    if kind in (tirx.And, tirx.Or, tirx.Not, tirx.Select, Call):
        return any(map(holds_equality, operands(condition)))
    return False
