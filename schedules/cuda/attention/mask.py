"""What lies around the scores: constant factors, and masks, chosen or added, whose conditions say which columns a row sees.

    c · f, and where(condition, c · f, −inf) or c · f + where(condition, 0, −inf)      →      f, c, condition
    j <= p[b] & j > p[b] - 512 & seen[b, j]      →      upper p[b], lower p[b] - 511, and what is left, seen[b, j]

Scores that were rounded to 16 bits on the way are taken as they were before. A bound is any integer expression without the
column: of the batch, the head, the row, and of tensors read there. Tiles of columns outside of the bounds are not touched.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.ir import Expr

from tk.graph.attention.fuse import EIGHT
from tk.schedules.cuda.attention.problem import uses
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import conjuncts, static
from tk.schedules.cuda.matmul.epilogue import unsupported

__all__ = ["Bounds", "is_number", "quotient", "read_bounds", "scaled", "uncast", "window_of", "without_mask"]

HIDDEN = -6e4
"""Below it a score weighs nothing beside a sink: what models add in float16 to hide a column is -65504."""


def uncast(expr: Any) -> Any:
    """What is cast."""
    while type(expr).__name__ == "Cast":
        expr = expr.value
    return expr


def is_number(expr: Any, value: float) -> bool:
    """Whether `expr` is the floating constant `value`."""
    return type(expr).__name__ == "FloatImm" and float(expr.value) == value


def quotient(expr: Any) -> Any:
    """a / b of a · (1 / b), as a softmax is on a CPU, where it takes one division a row."""
    shares = type(expr).__name__ == "Mul" and type(expr.b).__name__ == "Div" and is_number(expr.b.a, 1.0)
    return tirx.Div(expr.a, expr.b.b) if shares else expr


def scaled(x: Any, within: tuple[Any, ...]) -> tuple[Any, Any | None]:
    """(load, scale) of what is stored in 8 bits times a scale, which is the same for all of the variables `within`; (x, None)
    of anything else, without its casts."""
    x = uncast(x)
    for stored, scale in ((x.a, x.b), (x.b, x.a)) if type(x).__name__ == "Mul" else ():
        load = uncast(stored)
        if type(load).__name__ != "TensorLoad" or str(load.source.dtype) not in EIGHT:
            continue
        if unsupported(scale) or any(uses(scale, var) for var in within):
            continue
        return load, scale if str(scale.ty.dtype) == "float32" else tirx.Cast("float32", scale)
    return x, None


def without_mask(x: Any, axes: tuple[Any, Any], analyzer: Any, sink: bool) -> tuple[Any, float, int | None, list[Any]]:
    """(f, c, shift, conditions) of c f, or of a choice of c f for the columns j <= row + shift for which the conditions hold
    and -inf for the others; `axes` are (row, column). With a `sink` any number that is far below what scores are is as -inf."""

    def hides(value: Any) -> bool:
        value = uncast(value)
        return is_number(value, -math.inf) or (sink and type(value).__name__ == "FloatImm" and float(value.value) < HIDDEN)

    scale, shift, conditions = 1.0, None, []
    while True:
        kind = type(x).__name__
        if kind == "Mul" and type(x.b).__name__ == "FloatImm" and float(x.b.value) > 0:
            scale, x = scale * float(x.b.value), x.a
        elif kind == "Mul" and type(x.a).__name__ == "FloatImm" and float(x.a.value) > 0:
            scale, x = scale * float(x.a.value), x.b
        elif kind == "Div" and type(x.b).__name__ == "FloatImm" and float(x.b.value) > 0:
            scale, x = scale / float(x.b.value), x.a
        elif kind == "Cast" and str(uncast(x).ty.dtype) == "float32":
            x = uncast(x)
        elif kind == "Add" and (chosen := _chosen(x, hides)) is not None:
            x = chosen
        elif kind == "Select" and (hides(x.false_value) or hides(x.true_value)):
            seen = hides(x.false_value)
            condition = x.condition if seen else analyzer.simplify(tirx.Not(x.condition))
            for each in conjuncts(condition):
                diagonal = _diagonal(each, axes, analyzer) if shift is None else None
                shift = shift if diagonal is None else diagonal
                conditions += [each] if diagonal is None else []
            x = x.true_value if seen else x.false_value
        else:
            return x, scale, shift, conditions


def _chosen(x: Any, hides: Any) -> Any | None:
    """A choice of f and -inf for the sum of f and a choice of 0 and -inf."""
    never = f32(-math.inf)
    for f, mask in ((x.a, uncast(x.b)), (x.b, uncast(x.a))):
        if type(mask).__name__ != "Select":
            continue
        if is_number(uncast(mask.true_value), 0.0) and hides(mask.false_value):
            return tirx.Select(mask.condition, f, never)
        if is_number(uncast(mask.false_value), 0.0) and hides(mask.true_value):
            return tirx.Select(mask.condition, never, f)
    return None


@dataclass(frozen=True, eq=False)
class Bounds:
    """The last and the first columns that a row sees, each an int64 expression: all of them hold."""

    upper: tuple[Expr, ...] = ()
    lower: tuple[Expr, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.upper or self.lower)


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


def window_of(bounds: Bounds, shift: int | None, row: Any, analyzer: Any) -> int:
    """How many columns a row sees at most, up to the diagonal or to the one upper bound; 0 where that is no number."""
    if len(bounds.lower) != 1 or len(bounds.upper) != int(shift is None):
        return 0
    upper = bounds.upper[0] if shift is None else row + shift
    found = static(analyzer.simplify(upper - bounds.lower[0]))
    return 0 if found is None else max(0, found + 1)


def _diagonal(condition: Any, axes: tuple[Any, Any], analyzer: Any) -> int | None:
    """shift of column <= row + shift, however it is written."""
    kind, (row, column) = type(condition).__name__, axes
    if kind not in ("LE", "LT", "GE", "GT"):
        return None
    low, high = (condition.a, condition.b) if kind in ("LE", "LT") else (condition.b, condition.a)
    found = static(analyzer.simplify(high - low - row + column))
    return None if found is None else found - (kind in ("LT", "GT"))
