"""A sum over nothing is its first value, also where the number of what it sums is known at run time alone, and is 0.

    for i in range(8), k in range(n): { if k == 0: s[i] = 0 };  s[i] += x[k, i]
        →  for i in range(8): { s[i] = 0;  for k in range(n): s[i] += x[k, i] }

A block's first value is stored in the first step of the loops over what it reduces, and where there is no step s keeps what lay
in memory. So where such a loop may have none, the first value is stored in front of the outermost of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.schedule import ScheduleError
from tvm.sym import Analyzer
from tvm.tirx import ForKind, IterVar

from tk.lowering.block_tree import blocks, reduction_loops

if TYPE_CHECKING:
    from tvm.s_tir.schedule import LoopRV, SBlockRV
    from tvm.tirx import PrimFunc

__all__ = ["clear_before_sums"]


def clear_before_sums(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions, in which sums over what may be nothing are cleared in front of their loops."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = _cleared(func) if _may_sum_nothing(func) else func
    return updated


def _may_sum_nothing(func: PrimFunc) -> bool:
    """Whether a block has a first value, and reduces along an axis of which nobody knows that it is not empty."""
    analyzer, found = Analyzer(), []

    def block(node: SBlock) -> None:
        summed = [axis.dom.extent for axis in node.iter_vars if axis.iter_type == IterVar.CommReduce]
        if node.init is not None and not all(analyzer.can_prove(size > 0) for size in summed):
            found.append(node)

    tvm_ffi.structural_walk(func.body, [(SBlock, block)], order="post")
    return bool(found)


def _cleared(func: PrimFunc) -> PrimFunc:
    sch = Schedule(tvm.IRModule({"main": func}), enable_check=False)
    try:
        for block in blocks(sch):
            if (loop := _outermost(sch, block)) is not None:
                sch.decompose_reduction(block, loop)
    except ScheduleError:  # no tree of blocks: kernels whose own text says when they clear
        return func
    return sch.mod["main"]


def _outermost(sch: Schedule, block: SBlockRV) -> LoopRV | None:
    """The outermost loop over what a block reduces, if one of those loops may have no step and all are one thread's."""
    if sch.get(block).init is None:
        return None
    analyzer, over = Analyzer(), reduction_loops(sch, block)
    plain = all(sch.get(loop).kind in (ForKind.SERIAL, ForKind.UNROLLED) for loop in over)
    if not over or not plain or all(analyzer.can_prove(sch.get(loop).extent > 0) for loop in over):
        return None
    return over[0]
