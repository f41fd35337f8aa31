"""Divisions of indices that fall, as those of a tensor that is turned around, as divisions of indices that rise.

    x[(11 − i) % 6]      →      x[5 − i % 6]              a % k = k − 1 − (−1 − a) % k
    x[(11 − i) // 6]     →      x[1 − i // 6]             a // k = −1 − (−1 − a) // k

    x[(i + 2) // 3]      →      x[i // 3 + min(i % 3, 1)]

TVM's FlattenBuffer simplifies indices as maps of iterators, and drops the constant of one that falls: (11 − i) % 6 becomes
(−i) % 6. Schedules inline a reshape into a flip, and so make them. Of a loop that was fused it takes a part with a constant for
one that begins anew at its end: (n % 1008 // 84 + 1) // 2 becomes (n + 84) % 1008 // 168. A minimum it leaves as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm_ffi.structural import StructuralMutator

__all__ = ["rising_divisions"]


def rising_divisions(mod: tvm.IRModule, constants: bool = True) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions, whose divisions by constants take what rises; with `constants`, without constants
    that are added before, where an index is of a loop's parts."""

    def rising(node: Expr, mutator: StructuralMutator) -> Expr:
        return _rising(mutator.default_mutate(node), _without_constant if constants else _as_it_is)

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.FloorMod, rising), (tirx.FloorDiv, rising)]))
    return updated


def _as_it_is(node: Expr) -> Expr:
    return node


def _rising(node: Expr, split: Callable[[Expr], Expr]) -> Expr:
    """A division of a sum in which something falls. What the divisor divides is no part of what is left, or of what rises or
    falls in it: only the other terms count."""
    dtype = str(node.ty.dtype)
    if not isinstance(node.b, tirx.IntImm) or int(node.b) <= 0 or not dtype.startswith("int"):
        return node
    k, simplify = int(node.b), tvm.sym.Analyzer().simplify
    terms = _terms(node.a, 1)
    whole, rest = [t for t in terms if t[0] % k == 0 and t[1] is not None], [t for t in terms if t[0] % k or t[1] is None]
    factors = [factor for factor, term in rest if term is not None]
    if all(factor > 0 for factor in factors):
        return split(node)
    one, falls = tirx.IntImm(dtype, 1), all(factor < 0 for factor in factors)
    if isinstance(node, tirx.FloorMod):
        if not falls:  # some rise and some fall: all rise with factors that are the same to the divisor
            return split(tirx.floormod(_sum([(factor % k, term) for factor, term in rest], dtype), node.b))
        return (node.b - one) - split(tirx.floormod(simplify(tirx.IntImm(dtype, -1) - _sum(rest, dtype)), node.b))
    if not falls:
        return split(node)
    below = tirx.IntImm(dtype, -1) - split(tirx.floordiv(simplify(tirx.IntImm(dtype, -1) - _sum(rest, dtype)), node.b))
    return _sum([(factor // k, term) for factor, term in whole], dtype) + below if whole else below


def _without_constant(node: Expr) -> Expr:
    """(x + c) // k as x // k + c // k + (x % k + c % k >= k), and (x + c) % k as what is left; others as they are.
    The comparison is one of numbers: TVM makes no vectors of such bools."""
    if not isinstance(node, tirx.FloorMod | tirx.FloorDiv) or not isinstance(node.b, tirx.IntImm):
        return node
    dtype, k = str(node.ty.dtype), int(node.b)
    analyzer = tvm.sym.Analyzer()
    whole = analyzer.simplify(node.a)
    sides = (whole.a, whole.b) if isinstance(whole, tirx.Add | tirx.Sub) else ()
    if len(sides) != 2 or not isinstance(sides[1], tirx.IntImm):
        return node
    c = int(sides[1]) if isinstance(whole, tirx.Add) else -int(sides[1])
    if c % k == 0:
        return node
    rest = tirx.floormod(sides[0], node.b)
    zero, one = tirx.IntImm(dtype, 0), tirx.IntImm(dtype, 1)
    over = tirx.Min(tirx.Max(rest + tirx.IntImm(dtype, c % k - k + 1), zero), one)
    if isinstance(node, tirx.FloorMod):
        return rest + tirx.IntImm(dtype, c % k) - over * node.b
    return tirx.floordiv(sides[0], node.b) + tirx.IntImm(dtype, c // k) + over


def _terms(expr: Expr, factor: int) -> list[tuple[int, Expr | None]]:
    """What is added up in `expr`, with factors: (7, None) is a 7."""
    if isinstance(expr, tirx.IntImm):
        return [(factor * int(expr), None)]
    if isinstance(expr, tirx.Add):
        return _terms(expr.a, factor) + _terms(expr.b, factor)
    if isinstance(expr, tirx.Sub):
        return _terms(expr.a, factor) + _terms(expr.b, -factor)
    if isinstance(expr, tirx.Mul):
        for number, other in ((expr.a, expr.b), (expr.b, expr.a)):
            if isinstance(number, tirx.IntImm):
                return _terms(other, factor * int(number))
    return [(factor, expr)]


def _sum(terms: list[tuple[int, Expr | None]], dtype: str) -> Expr:
    """The sum of `terms` in `dtype`."""
    found = [tirx.IntImm(dtype, factor) if term is None else term * tirx.IntImm(dtype, factor) for factor, term in terms]
    return sum(found[1:], start=found[0])
