"""Which columns a row may see, read off a mask's condition: tiles outside are not touched.

    j <= p[b] & j > p[b] - 512 & seen[b, j]      →      upper p[b], lower p[b] - 511, and what is left, seen[b, j]

A bound is any integer expression without the column: of the batch, the head, the row, and of tensors read there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.ir import Expr

from tk.schedules.cuda.attention.problem import uses

__all__ = ["Bounds", "conjunction", "read_bounds"]


@dataclass(frozen=True, eq=False)
class Bounds:
    """The last and the first columns that a row sees, each an int64 expression: all of them hold."""

    upper: tuple[Expr, ...] = ()
    lower: tuple[Expr, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.upper or self.lower)


def conjunction(conditions: list[Expr]) -> Expr | None:
    """All of the conditions, or None where there are none."""
    found = None
    for each in conditions:
        found = each if found is None else tirx.And(found, each)
    return found


def read_bounds(conditions: list[Any], column: Expr, head: Any | None, analyzer: Any) -> tuple[Bounds, list[Any]]:
    """The bounds that conditions set on `column`, and the conditions that set none. Those that differ by `head`, where it is
    given, are among the latter."""
    upper: list[Any] = []
    lower: list[Any] = []
    left = []
    for condition in conditions:
        found = _bound(condition, column, analyzer)
        if found is None or (head is not None and uses(found[1], head)):
            left.append(condition)
        else:
            (upper if found[0] else lower).append(found[1])
    return Bounds(tuple(upper), tuple(lower)), left


def _bound(condition: Any, column: Any, analyzer: Any) -> tuple[bool, Any] | None:
    """(whether it is an upper one, the last or the first column), of a comparison that is linear in the column."""
    kind = type(condition).__name__
    if kind not in ("LE", "LT", "GE", "GT"):
        return None
    small, large = (condition.a, condition.b) if kind in ("LE", "LT") else (condition.b, condition.a)
    if str(small.ty.dtype) not in ("int32", "int64") or str(large.ty.dtype) not in ("int32", "int64"):
        return None
    small, large = (_wide(side, analyzer) for side in (small, large))
    strict = tirx.IntImm("int64", int(kind in ("LT", "GT")))
    above = analyzer.simplify(large - small + column)
    if not uses(above, column):  # large - small = above - column
        return True, analyzer.simplify(above - strict)
    below = analyzer.simplify(large - small - column)
    if not uses(below, column):  # column + below >= 0
        return False, analyzer.simplify(strict - below)
    return None


def _wide(expr: Expr, analyzer: Any) -> Expr:
    """An integer expression in int64, through sums and through casts that change no value, as the column's to int32."""
    kind = type(expr).__name__
    if kind in ("Add", "Sub"):
        return getattr(tirx, kind)(_wide(expr.a, analyzer), _wide(expr.b, analyzer))
    if kind == "Cast" and str(expr.value.ty.dtype) in ("int32", "int64"):
        known = analyzer.const_int_bound(expr.value)
        if str(expr.ty.dtype) == "int64" or (known.min_value >= -(2**31) and known.max_value < 2**31):
            return _wide(expr.value, analyzer)
    return expr if str(expr.ty.dtype) == "int64" else tirx.Cast("int64", expr)
