"""Expressions of any number of lanes: values computed once, constants and polynomials."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import tvm
from tvm import tirx
from tvm.ir import Expr
from tvm.sym import Analyzer
from tvm.target.codegen import target_has_features

__all__ = ["constant", "flat", "has_features", "horner", "once"]

_SCOPES: list[list[tuple[Expr, Expr]]] = []  # what `flat` is collecting


def once(value: Expr, body: Callable[[Expr], Expr]) -> Expr:
    """let x = value in body(x): what is used often is computed once."""
    x = tirx.Var("x", value.ty)
    if _SCOPES:
        _SCOPES[-1].append((x, _simplified(value)))
        return body(x)
    return tirx.Let(x, value, body(x))


def flat(function: Callable[..., Expr], values: Sequence[Expr]) -> Expr:
    """`function` of the values, each computed once, and all that it computes once in a chain of Lets before the result.

    TVM's analyzer binds the variable of a Let again when that is in another one's value, and stops where the values differ: so
    none is in another's here, and each is simplified already.
    """
    _SCOPES.append([])
    try:
        names = [once(value, lambda x: x) for value in values]
        result = function(*names)
    finally:
        bindings = _SCOPES.pop()
    for x, value in reversed(bindings):
        result = tirx.Let(x, value, result)
    return result


def _simplified(value: Expr) -> Expr:
    return Analyzer().simplify(value)


def constant(value: float, like: Expr) -> Expr:
    """`value` in the dtype of `like`, once a lane."""
    dtype = str(like.ty.dtype)
    scalar = tirx.const(value, dtype.split("x")[0])
    lanes = tvm.DataType(dtype).lanes
    return scalar if lanes == 1 else tirx.Broadcast(scalar, lanes)


def horner(terms: Sequence[float], x: Expr) -> Expr:
    """The polynomial with these coefficients, highest power first."""
    total = constant(terms[0], x)
    for term in terms[1:]:
        total = total * x + constant(term, x)
    return total


def has_features(*names: str) -> bool:
    """Whether code is made for a CPU with these features, by LLVM's names."""
    target = tvm.target.Target.current(allow_none=True)
    return target is not None and target.kind.name == "llvm" and all(target_has_features(name, target) for name in names)
