"""Loops with a last step that is not full: the full steps lose their condition, the last one gets a body of its own.

    for i in range(13), j in range(16): if i*16 + j < 197: f(i*16 + j)
        →  for i in range(12), j in range(16): f(i*16 + j);   for j in range(16): if j < 5: f(192 + j)

A rule asks for it with the annotation `HINT` on the outer loop. TVM's own pipeline has the pass, but narrows the index
type before it and so loses the mark; here such functions are lowered as far as it needs, which TVM's passes take as well.

The pass divides a loop at what `if_then_else` asks, too, and bounds the part before by 0 alone: where data or a dynamic size
decides, that part would go beyond the loop's end. A loop around such a condition stays whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Call, TensorLoad, Var
from tvm.s_tir import SBlock

from tk.lowering.lazy import is_lazy

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = ["HINT", "partition_loops"]

HINT = "pragma_loop_partition_hint"


def partition_loops(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, those with loops marked with `HINT` lowered to loops and partitioned."""
    known = {var: _without_unknown_bounds(func) for var, func in mod.functions_items() if _is_marked(func)}
    done = tvm.IRModule(dict(mod.functions_items()), attrs=mod.attrs)
    for cut in (True, False):
        if functions := {var: func for var, func in known.items() if _is_marked(func) == cut}:
            done.update(_lowered(tvm.IRModule(functions, attrs=mod.attrs), cut))
    return done if known else mod


def _lowered(mod: tvm.IRModule, cut: bool) -> tvm.IRModule:
    """Functions as loops; with `cut`, marked ones partitioned."""
    passes = [
        s_tir.transform.CanonicalizeLoop(),
        s_tir.transform.LowerInitBlock(),
        s_tir.transform.PlanAndUpdateBufferAllocationLocation(),
        s_tir.transform.ConvertBlocksToOpaque(),
        s_tir.transform.CompactBufferAllocation(),
        s_tir.transform.LowerMatchBuffer(),
        s_tir.transform.StmtSimplify(),
        s_tir.transform.LowerOpaqueBlock(),
        tirx.transform.FlattenBuffer(),
        *([s_tir.transform.LoopPartition()] if cut else []),
        s_tir.transform.StmtSimplify(),
    ]
    return tvm.transform.Sequential(passes)(mod)


def _without_unknown_bounds(func: PrimFunc) -> PrimFunc:
    """`func` without the mark of loops around a choice that depends on more than indices: on a load, or on a dynamic size."""
    indices = list[Var]()
    tvm_ffi.structural_walk(func.body, [(tirx.For, lambda loop: indices.append(loop.loop_var))])
    tvm_ffi.structural_walk(func.body, [(SBlock, lambda block: indices.extend(axis.var for axis in block.iter_vars))])

    def asks_more(condition: Expr) -> bool:
        loads, others = list[TensorLoad](), list[Var]()
        tvm_ffi.structural_walk(condition, [(TensorLoad, loads.append)])
        tvm_ffi.structural_walk(condition, [(Var, others.append)])
        return bool(loads) or any(not any(var.same_as(index) for index in indices) for var in others)

    def whole(loop: tirx.For) -> bool:
        choices: list[Expr] = []
        tvm_ffi.structural_walk(loop.body, [(Call, lambda call: choices.append(call.args[0]) if is_lazy(call) else None)])
        return any(map(asks_more, choices))

    def stripped(loop: tirx.For, mutator: StructuralMutator) -> tirx.For:
        loop = mutator.default_mutate(loop)
        if HINT not in loop.annotations or not whole(loop):
            return loop
        kept = {name: value for name, value in loop.annotations.items() if name != HINT}
        return tirx.For(loop.loop_var, loop.min, loop.extent, loop.kind, loop.body, loop.thread_binding, kept)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.For, stripped)]))


def _is_marked(func: PrimFunc) -> bool:
    found = list[bool]()
    tvm_ffi.structural_walk(func.body, [(tirx.For, lambda loop: found.append(HINT in loop.annotations))], order="post")
    return any(found)
