"""What a PrimFunc must do at least: operations and bytes, counted from its blocks. For reports, bounds and rankings."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

__all__ = ["estimate"]


def estimate(func: PrimFunc) -> tuple[float, float, str]:
    """(operations, bytes, dtype) of one call: TVM's count of arithmetic operations; each argument moved once; the dtype
    that the operands of its largest floating argument have. Symbolic sizes count as 1: the figures are then a lower bound."""
    import tvm

    operations = float(tvm.s_tir.analysis.estimate_tir_flops(tvm.IRModule({"main": func})))
    moved, dtype, largest = 0.0, "float32", 0.0
    for buffer in func.params:
        if not isinstance(buffer.ty, tvm.tirx.buffer.BufferType):
            continue
        size = prod(int(dim) if isinstance(dim, int | tvm.tirx.IntImm) else 1 for dim in buffer.shape)
        moved += size * (tvm.DataType(buffer.dtype).bits / 8)
        if "float" in str(buffer.dtype) and size > largest:
            largest, dtype = size, str(buffer.dtype)
    return operations, moved, dtype
