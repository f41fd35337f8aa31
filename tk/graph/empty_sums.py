"""Reductions over no element give their neutral value.

    for i, k in grid(8, 0): init: y[i] = 0;  y[i] += x[i, k]        →        for i, k in grid(8, 1): y[i] = 0

A block's init runs in the first step of its reduction, and there is none: TVM leaves the result as the memory was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Range
from tvm.s_tir import SBlock
from tvm.tirx import PrimFunc

from tk.lowering.block_tree import has_block

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["EmptySums"]


def EmptySums() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs once every group is one PrimFunc."""

    @tvm.transform.module_pass(opt_level=0, name="EmptySums")  # type: ignore[untyped-decorator]
    def fill(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        changed = {var: filled(func) for var, func in mod.functions_items() if isinstance(func, PrimFunc) and _has_empty(func)}
        if changed:
            mod = mod.clone()
            mod.update(tvm.IRModule(changed, attrs=mod.attrs))
        return mod

    return fill


def _is_zero(extent: Expr) -> bool:
    return isinstance(extent, tirx.IntImm) and int(extent) == 0


def _has_empty(func: PrimFunc) -> bool:
    """Whether some buffer of the function has no element: nearly none has, and only of such a buffer nothing is summed."""
    return any(_is_zero(extent) for param in func.params for extent in getattr(param, "shape", ()))


def filled(func: PrimFunc) -> PrimFunc:
    """`func` with the init of each reduction over nothing as its body, in one step."""

    def reduces_nothing(block: Any) -> bool:
        return block.init is not None and any(
            axis.iter_type == tirx.IterVar.CommReduce and _is_zero(axis.dom.extent) for axis in block.iter_vars
        )

    if not has_block(func.body, reduces_nothing):
        return func

    def block(node: Any, mutator: Any) -> Any:
        node = mutator.default_mutate(node)
        if not reduces_nothing(node):
            return node
        one = tirx.IntImm(str(node.iter_vars[0].dom.extent.ty.dtype), 1)
        axes = [
            tirx.IterVar(Range.from_min_extent(axis.dom.min, one), axis.var, axis.iter_type, axis.thread_tag)
            if _is_zero(axis.dom.extent)
            else axis
            for axis in node.iter_vars
        ]
        spatial = [tirx.IterVar(axis.dom, axis.var, tirx.IterVar.DataPar, axis.thread_tag) for axis in axes]
        return SBlock(spatial, [], node.writes, node.name_hint, node.init)

    def loop(node: Any, mutator: Any) -> Any:
        empty = _is_zero(node.extent) and has_block(node.body, reduces_nothing)
        node = mutator.default_mutate(node)
        if not empty:
            return node
        one = tirx.IntImm(str(node.extent.ty.dtype), 1)
        return tirx.For(node.loop_var, node.min, one, node.kind, node.body, node.thread_binding, node.annotations)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(SBlock, block), (tirx.For, loop)]))
