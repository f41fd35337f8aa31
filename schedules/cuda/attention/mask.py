"""What lies around the scores: constant factors, and masks, chosen or added, whose conditions say which columns a row sees.

    c · f, and where(condition, c · f, −inf) or c · f + where(condition, 0, −inf)      →      f, c, condition

Scores that were rounded to 16 bits on the way are taken as they were before.
"""

from __future__ import annotations

import math
from typing import Any

from tvm import tirx
from tvm.tirx import IntImm

from tk.schedules.cuda.attention.bounds import Bounds
from tk.schedules.cuda.codegen.tir_values import conjuncts

__all__ = ["is_number", "quotient", "static_dims", "uncast", "window_of", "without_mask"]

HIDDEN = -6e4
"""Below it a score weighs nothing beside a sink: what models add in float16 to hide a column is -65504."""


def static_dims(dims: Any) -> list[int] | None:
    """The dims as numbers, or None where one is symbolic."""
    return [int(dim) for dim in dims] if all(isinstance(dim, int | IntImm) for dim in dims) else None


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
    never = tirx.FloatImm("float32", -math.inf)
    for f, mask in ((x.a, uncast(x.b)), (x.b, uncast(x.a))):
        if type(mask).__name__ != "Select":
            continue
        if is_number(uncast(mask.true_value), 0.0) and hides(mask.false_value):
            return tirx.Select(mask.condition, f, never)
        if is_number(uncast(mask.false_value), 0.0) and hides(mask.true_value):
            return tirx.Select(mask.condition, never, f)
    return None


def window_of(bounds: Bounds, shift: int | None, row: Any, analyzer: Any) -> int:
    """How many columns a row sees at most, up to the diagonal or to the one upper bound; 0 where that is no number."""
    if len(bounds.lower) != 1 or len(bounds.upper) != int(shift is None):
        return 0
    upper = bounds.upper[0] if shift is None else row + shift
    found = static_dims([analyzer.simplify(upper - bounds.lower[0])])
    return max(0, found[0] + 1) if found is not None else 0


def _diagonal(condition: Any, axes: tuple[Any, Any], analyzer: Any) -> int | None:
    """shift of column <= row + shift, however it is written."""
    kind, (row, column) = type(condition).__name__, axes
    if kind not in ("LE", "LT", "GE", "GT"):
        return None
    low, high = (condition.a, condition.b) if kind in ("LE", "LT") else (condition.b, condition.a)
    found = static_dims([analyzer.simplify(high - low - row + column)])
    return None if found is None else found[0] - (kind in ("LT", "GT"))
