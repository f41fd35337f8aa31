"""Extents of loops for a CPU without constants in their divisions: of (m + 3) // 4 steps there are m // 4 + min(m % 4, 1).

TVM's CompactBufferAllocation bounds what a step of such a loop touches by constants; of the other form it takes all of m, and
allocates as much on the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["loop_extents"]


def loop_extents(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, whose loops of symbolic extents have them so."""

    def division(node: Expr, mutator: StructuralMutator) -> Expr:
        return _without_constant(mutator.default_mutate(node))

    def loop(node: tirx.For, mutator: StructuralMutator) -> Stmt:
        inner = mutator.default_mutate(node)
        if isinstance(inner.extent, tirx.IntImm):
            return inner
        extent = tvm_ffi.structural_mutate(inner.extent, [(tirx.FloorDiv, division)])
        if extent.same_as(inner.extent):
            return inner
        parts = (inner.kind, inner.body, inner.thread_binding, inner.annotations)
        return tirx.For(inner.loop_var, inner.min, extent, *parts)

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.For, loop)]))
    return updated


def _without_constant(node: Expr) -> Expr:
    """(x + c) // k as x // k + c // k + (x % k + c % k >= k); others as they are. The comparison is one of numbers."""
    if not isinstance(node, tirx.FloorDiv) or not isinstance(node.b, tirx.IntImm):
        return node
    dtype, k = str(node.ty.dtype), int(node.b)
    whole = tvm.sym.Analyzer().simplify(node.a)
    sides = (whole.a, whole.b) if isinstance(whole, tirx.Add | tirx.Sub) else ()
    if len(sides) != 2 or not isinstance(sides[1], tirx.IntImm):
        return node
    c = int(sides[1]) if isinstance(whole, tirx.Add) else -int(sides[1])
    if c % k == 0:
        return node
    zero, one = tirx.IntImm(dtype, 0), tirx.IntImm(dtype, 1)
    over = tirx.Min(tirx.Max(tirx.floormod(sides[0], node.b) + tirx.IntImm(dtype, c % k - k + 1), zero), one)
    return tirx.floordiv(sides[0], node.b) + tirx.IntImm(dtype, c // k) + over
