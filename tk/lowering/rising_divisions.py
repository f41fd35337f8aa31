"""Divisions of indices that fall, as those of a tensor that is turned around, as divisions of indices that rise.

    x[(11 − i) % 6]      →      x[5 − i % 6]              a % k = k − 1 − (−1 − a) % k
    x[(11 − i) // 6]     →      x[1 − i // 6]             a // k = −1 − (−1 − a) // k

TVM's FlattenBuffer simplifies indices as maps of iterators, and drops the constant of one that falls: (11 − i) % 6 becomes
(−i) % 6. Schedules inline a reshape into a flip, and so make them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["rising_divisions"]


def rising_divisions(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, whose divisions by constants take what rises."""
    import tvm
    import tvm_ffi
    from tvm import tirx

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(
            tvm_ffi.structural_mutate(func.body, [(tirx.FloorMod, _rising), (tirx.FloorDiv, _rising)])
        )
    return updated


def _rising(node: Any, mutator: Any) -> Any:
    import tvm
    from tvm import tirx

    node = mutator.default_mutate(node)
    dtype = str(node.ty.dtype)
    if not isinstance(node.b, tirx.IntImm) or int(node.b) <= 0 or not dtype.startswith("int"):
        return node
    signs = _signs(node.a, 1)
    if signs.count(-1) <= 0 or signs.count(1) > signs.count(-1):
        return node
    one = tirx.IntImm(dtype, 1)
    rising = tvm.sym.Analyzer().simplify(tirx.IntImm(dtype, -1) - node.a)
    if isinstance(node, tirx.FloorMod):
        return (node.b - one) - tirx.floormod(rising, node.b)
    return tirx.IntImm(dtype, -1) - tirx.floordiv(rising, node.b)


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
