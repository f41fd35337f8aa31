"""What conditions say of values that a kernel loads: without a word of them, no proof about an index made of them is sought.

    if x[0] + i < n:  y[x[0] + i]        nothing says that x[0] + i is at least 0

TVM's analyzer takes milliseconds to find that out, and a kernel with a tile scheduler has hundreds of such indices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad, Var

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Sides", "bounded_sides", "loaded_buffers", "sides_bounded_by"]

Sides = set[tuple[int, bool]]  # a buffer by hash; True: from below, or rising


def loaded_buffers(exprs: Iterable[Expr], values: Mapping[int, Expr]) -> set[int]:
    """The buffers that are read in the expressions, and in the `values` that their variables stand for, by hash."""
    found, seen, waiting = set[int](), set[int](), list(exprs)

    def variable(var: Var) -> None:
        if (value := values.get(hash(var))) is not None and hash(var) not in seen:
            seen.add(hash(var))
            waiting.append(value)

    rules = [(TensorLoad, lambda load: found.add(hash(load.source))), (Var, variable)]
    while waiting:
        tvm_ffi.structural_walk(waiting.pop(), rules, order="post")
    return found


def sides_bounded_by(conditions: Iterable[Expr], values: Mapping[int, Expr]) -> Sides:
    """The loaded values that conditions may bound, each from below (True) or above (False)."""
    said: Sides = set()
    for condition in conditions:
        _said(condition, said, values)
    return said


def bounded_sides(said: Sides, index: Expr, values: Mapping[int, Expr]) -> tuple[bool, bool]:
    """Whether what is `said` may bound `index` from below, and from above, as far as the values loaded for it go."""
    rising, falling = Sides(), Sides()
    _signs(index, True, rising, values)
    _signs(index, False, falling, values)
    both = rising & falling  # of which the sign is not known
    return rising - both <= said, falling - both <= said


def _said(condition: Expr, found: Sides, values: Mapping[int, Expr]) -> None:
    """Adds which loaded values a condition bounds from below (True) or above (False)."""
    if isinstance(condition, tirx.And):
        _said(condition.a, found, values)
        _said(condition.b, found, values)
    elif isinstance(condition, (tirx.LT, tirx.LE)):
        _signs(condition.b, True, found, values)
        _signs(condition.a, False, found, values)
    elif isinstance(condition, (tirx.GT, tirx.GE)):
        _signs(condition.a, True, found, values)
        _signs(condition.b, False, found, values)
    elif isinstance(condition, Call) and str(getattr(condition.op, "name", "")).endswith(".likely"):
        _said(condition.args[0], found, values)
    else:
        found |= {(buffer, side) for buffer in loaded_buffers([condition], values) for side in (True, False)}


def _signs(expr: Expr, rising: bool, found: Sides, values: Mapping[int, Expr]) -> None:
    """Adds the loaded values with which `expr` rises or falls; those of which that is not known as both."""
    if isinstance(expr, (tirx.Add, tirx.Min, tirx.Max)):
        _signs(expr.a, rising, found, values)
        _signs(expr.b, rising, found, values)
    elif isinstance(expr, tirx.Sub):
        _signs(expr.a, rising, found, values)
        _signs(expr.b, not rising, found, values)
    elif isinstance(expr, (tirx.Mul, tirx.FloorDiv)) and isinstance(expr.b, tirx.IntImm) and int(expr.b) > 0:
        _signs(expr.a, rising, found, values)
    elif isinstance(expr, tirx.Cast):
        _signs(expr.value, rising, found, values)
    elif isinstance(expr, tirx.Select):
        found |= {(buffer, side) for buffer in loaded_buffers([expr.condition], values) for side in (True, False)}
        _signs(expr.true_value, rising, found, values)
        _signs(expr.false_value, rising, found, values)
    elif isinstance(expr, Var) and hash(expr) in values:
        _signs(values[hash(expr)], rising, found, values)
    elif isinstance(expr, TensorLoad):
        found.add((hash(expr.source), rising))
    else:
        found |= {(buffer, side) for buffer in loaded_buffers([expr], values) for side in (True, False)}
