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

from tk.lowering.operands import operands

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Sides", "Signs", "bounded_sides", "loaded_buffers", "sides_bounded_by"]

Sides = set[tuple[int, bool]]  # a buffer by hash; True: from below, or rising
Signs = dict[int, Sides]  # by variable


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


def bounded_sides(said: Sides, index: Expr, values: Mapping[int, Expr], known: Signs | None = None) -> tuple[bool, bool]:
    """Whether what is `said` may bound `index` from below, and from above, as far as the values loaded for it go. `known`
    keeps what is found of variables that have `values`, for the next index."""
    rising = _signs(index, values, {} if known is None else known)
    falling = _turned(rising)
    both = rising & falling  # of which the sign is not known
    return rising - both <= said, falling - both <= said


def _said(condition: Expr, found: Sides, values: Mapping[int, Expr]) -> None:
    """Adds which loaded values a condition bounds from below (True) or above (False)."""
    if isinstance(condition, tirx.And):
        _said(condition.a, found, values)
        _said(condition.b, found, values)
    elif isinstance(condition, (tirx.LT, tirx.LE)):
        found |= _signs(condition.b, values, {}) | _turned(_signs(condition.a, values, {}))
    elif isinstance(condition, (tirx.GT, tirx.GE)):
        found |= _signs(condition.a, values, {}) | _turned(_signs(condition.b, values, {}))
    elif isinstance(condition, Call) and str(getattr(condition.op, "name", "")).endswith(".likely"):
        _said(condition.args[0], found, values)
    else:
        found |= _neither_known(condition, values, {})


def _turned(sides: Sides) -> Sides:
    """Of the negative, where `sides` are of a value."""
    return {(buffer, not side) for buffer, side in sides}


def _signs(expr: Expr, values: Mapping[int, Expr], known: Signs) -> Sides:
    """The loaded values that `expr` rises with (True) or falls with (False); those of which that is not known as both."""
    kind = type(expr)
    if kind is tirx.IntImm:
        return set()  # as most terms are: looking for loads in them would take longer than all the rest
    if kind is Var:
        if (key := hash(expr)) not in values:
            return set()
        if key not in known:
            known[key] = _signs(values[key], values, known)
        return known[key]
    if kind in (tirx.Add, tirx.Min, tirx.Max):
        return _signs(expr.a, values, known) | _signs(expr.b, values, known)
    if kind is tirx.Sub:
        return _signs(expr.a, values, known) | _turned(_signs(expr.b, values, known))
    if kind in (tirx.Mul, tirx.FloorDiv) and isinstance(expr.b, tirx.IntImm) and int(expr.b) > 0:
        return _signs(expr.a, values, known)
    if kind is tirx.Cast:
        return _signs(expr.value, values, known)
    if kind is tirx.Select:
        branches = _signs(expr.true_value, values, known) | _signs(expr.false_value, values, known)
        return _neither_known(expr.condition, values, known) | branches
    if kind is TensorLoad:
        return {(hash(expr.source), True)}
    return _neither_known(expr, values, known)


def _neither_known(expr: Expr, values: Mapping[int, Expr], known: Signs) -> Sides:
    """Both sides of what is loaded in an expression: of what its operands rise or fall with, which most have none of."""
    if parts := operands(expr):
        loaded = {buffer for part in parts for buffer, _ in _signs(part, values, known)}
    else:
        loaded = loaded_buffers([expr], values)
    return {(buffer, side) for buffer in loaded for side in (True, False)}
