"""Loops with a last step that is not full: the full steps lose their condition, the last one gets a body of its own.

    for i in range(13), j in range(16): if i*16 + j < 197: f(i*16 + j)
        →  for i in range(12), j in range(16): f(i*16 + j);   for j in range(16): if j < 5: f(192 + j)

A rule asks for it with the annotation `HINT` on the outer loop. TVM's own pipeline has the pass, but narrows the index
type before it and so loses the mark; here such functions are lowered as far as it needs, which TVM's passes take as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import s_tir, tirx

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

__all__ = ["HINT", "partition_loops"]

HINT = "pragma_loop_partition_hint"


def partition_loops(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions for a CPU, those with loops marked with `HINT` lowered to loops and partitioned."""
    marked = {var: func for var, func in mod.functions_items() if _is_marked(func)}
    if not marked:
        return mod
    passes = tvm.transform.Sequential(
        [
            s_tir.transform.CanonicalizeLoop(),
            s_tir.transform.LowerInitBlock(),
            s_tir.transform.PlanAndUpdateBufferAllocationLocation(),
            s_tir.transform.ConvertBlocksToOpaque(),
            s_tir.transform.CompactBufferAllocation(),
            s_tir.transform.LowerMatchBuffer(),
            s_tir.transform.StmtSimplify(),
            s_tir.transform.LowerOpaqueBlock(),
            tirx.transform.FlattenBuffer(),
            s_tir.transform.LoopPartition(),
            s_tir.transform.StmtSimplify(),
        ]
    )
    done = tvm.IRModule(dict(mod.functions_items()), attrs=mod.attrs)
    done.update(passes(tvm.IRModule(marked, attrs=mod.attrs)))
    return done


def _is_marked(func: PrimFunc) -> bool:
    found = list[bool]()
    tvm_ffi.structural_walk(func.body, [(tirx.For, lambda loop: found.append(HINT in loop.annotations))], order="post")
    return any(found)
