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
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["rising_divisions"]


def rising_divisions(mod: tvm.IRModule, constants: bool = True) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions, whose divisions by constants take what rises; with `constants`, without constants
    that are added before, where an index is of a loop's parts."""
    import tvm
    import tvm_ffi
    from tvm import tirx

    def rising(node: Any, mutator: Any) -> Any:
        return _rising(mutator.default_mutate(node), _without_constant if constants else _as_it_is)

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.FloorMod, rising), (tirx.FloorDiv, rising)]))
    return updated


def _as_it_is(node: Any) -> Any:
    return node


def _rising(node: Any, split: Callable[[Any], Any]) -> Any:
    import tvm
    from tvm import tirx

    dtype = str(node.ty.dtype)
    if not isinstance(node.b, tirx.IntImm) or int(node.b) <= 0 or not dtype.startswith("int"):
        return node
    signs = _signs(node.a, 1)
    if signs.count(-1) <= 0 or signs.count(1) > signs.count(-1):
        return split(node)
    one = tirx.IntImm(dtype, 1)
    rising = tvm.sym.Analyzer().simplify(tirx.IntImm(dtype, -1) - node.a)
    if isinstance(node, tirx.FloorMod):
        return (node.b - one) - split(tirx.floormod(rising, node.b))
    return tirx.IntImm(dtype, -1) - split(tirx.floordiv(rising, node.b))


def _without_constant(node: Any) -> Any:
    """(x + c) // k as x // k + c // k + (x % k + c % k >= k), and (x + c) % k as what is left; others as they are.
    The comparison is one of numbers: TVM makes no vectors of such bools."""
    import tvm
    from tvm import tirx

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


def _signs(expr: Any, sign: int) -> list[int]:
    """The signs of what is added up in `expr`, constants left out."""
    from tvm import tirx

    if isinstance(expr, tirx.IntImm):
        return []
    if isinstance(expr, tirx.Add):
        return _signs(expr.a, sign) + _signs(expr.b, sign)
    if isinstance(expr, tirx.Sub):
        return _signs(expr.a, sign) + _signs(expr.b, -sign)
    if isinstance(expr, tirx.Mul):
        for factor, other in ((expr.a, expr.b), (expr.b, expr.a)):
            if isinstance(factor, tirx.IntImm):
                return _signs(other, -sign if int(factor) < 0 else sign)
    return [sign]
