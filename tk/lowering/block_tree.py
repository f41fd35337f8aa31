"""The blocks of a function: whether one is of a kind, which lie under the root of a scheduled one, and which loops around one
run over what it reduces."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm.s_tir import SBlock, Schedule
    from tvm.s_tir.schedule import LoopRV, SBlockRV
    from tvm.tirx import SeqStmt

__all__ = ["blocks", "has_block", "reduction_loops"]


def has_block(body: SeqStmt, holds: Callable[[SBlock], bool]) -> bool:
    """Whether `holds` of a block in `body`, at any depth."""
    import tvm_ffi
    from tvm.s_tir import SBlock

    found: list[bool] = []
    tvm_ffi.structural_walk(body, [(SBlock, lambda block: found.append(holds(block)))], order="post")
    return any(found)


def blocks(sch: Schedule) -> list[SBlockRV]:
    """The blocks right under the root; none where it is loops or a call without blocks."""
    from tvm.s_tir import SBlockRealize

    body = sch.mod["main"].body
    if not isinstance(body, SBlockRealize) or str(body.block.name_hint) != "root":
        return []
    return list(sch.get_child_blocks(sch.get_sblock("root")))


def reduction_loops(sch: Schedule, block: SBlockRV) -> list[LoopRV]:
    """The loops over what a block reduces, from the outermost; an axis of one element may have none."""
    import tvm_ffi
    from tvm.s_tir import SBlockRealize
    from tvm.tirx import IterVar
    from tvm.tirx.analysis import undefined_vars

    made = sch.get(block)
    found: list[SBlockRealize] = []
    tvm_ffi.structural_walk(sch.mod["main"].body, [(SBlockRealize, found.append)], order="post")
    (values,) = (each.iter_values for each in found if each.block.same_as(made))
    axes = zip(made.iter_vars, values, strict=True)
    summed = [var for axis, value in axes if axis.iter_type == IterVar.CommReduce for var in undefined_vars(value)]
    return [loop for loop in sch.get_loops(block) if any(sch.get(loop).loop_var.same_as(var) for var in summed)]
