"""What a PrimFunc must do at least: operations and bytes, counted from its blocks. For reports, bounds and rankings."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from tk.graph.defined import FLOPS, OPERATOR

if TYPE_CHECKING:
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["estimate"]


def estimate(func: PrimFunc) -> tuple[float, float, str]:
    """(operations, bytes, dtype) of one call: TVM's count of arithmetic operations; each argument moved once, of
    one that is read at indices that another tensor names no more than its results have elements; the dtype of
    its largest floating input, in which it computes. Symbolic sizes count as 1: the figures are then a lower bound."""
    import tvm

    from tk.schedule.op_kind import gathered

    tables, results = gathered(func), _size(func.params[-1])
    marked = None if func.attrs is None else func.attrs.get(OPERATOR)
    if marked is not None and FLOPS in marked:  # a definition that does more than what it defines takes
        operations = float(marked[FLOPS])
    else:
        operations = float(tvm.s_tir.analysis.estimate_tir_flops(tvm.IRModule({"main": func})))
    moved, dtype, largest = 0.0, "float32", 0.0
    for buffer in func.params:
        if not isinstance(buffer.ty, tvm.tirx.buffer.BufferType):
            continue
        size = _size(buffer)
        touched = min(size, results) if any(buffer.same_as(table) for table in tables) else size
        moved += touched * (tvm.DataType(buffer.dtype).bits / 8)
        is_input = len(func.params) == 1 or not buffer.same_as(func.params[-1])
        if is_input and "float" in str(buffer.dtype) and size > largest:
            largest, dtype = size, str(buffer.dtype)
    return operations, moved, dtype


def _size(buffer: Buffer) -> int:
    """A parameter's elements; a scalar has one, and symbolic dims count as 1."""
    from tvm.tirx import IntImm
    from tvm.tirx.buffer import BufferType

    if not isinstance(buffer.ty, BufferType):
        return 1
    return prod(int(dim) if isinstance(dim, int | IntImm) else 1 for dim in buffer.shape)
