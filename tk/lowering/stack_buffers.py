"""Buffers in registers of a CPU's kernels lie on the stack, where LLVM makes registers of them.

TVM allocates them with a call of its runtime, in each task of a parallel loop, unless their scope is "global" and they have
less than 1,024 bytes: a matmul's tile of sums was allocated, and written at the end of a task, though nothing reads it there.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import DataType, tirx

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["MOST", "stack_buffers"]

MOST = 16 << 10  # bytes of a buffer: a thread's stack has megabytes
AS_IT_IS = "disable_lower_builtin"  # TVM's annotation of an allocation that it leaves to LLVM
HOST = "llvm"


def stack_buffers() -> tvm.transform.Pass:
    """Leaves to LLVM what CPU functions allocate in scope "local", of known size up to MOST bytes."""

    @tvm.transform.module_pass(opt_level=0, name="StackBuffers")  # type: ignore[untyped-decorator]
    def left(mod: tvm.IRModule, context: tvm.transform.PassContext) -> tvm.IRModule:
        for var, func in list(mod.functions_items()):
            if isinstance(func, tirx.PrimFunc) and _is_for_cpu(func):
                mod[var] = func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.AllocBuffer, _left)]))
        return mod

    return left


def _is_for_cpu(func: PrimFunc) -> bool:
    target = func.attrs.get("target") if func.attrs is not None else None
    return target is not None and str(target.kind.name) == HOST


def _left(node: tirx.AllocBuffer, mutator: StructuralMutator) -> Stmt:
    node = mutator.default_mutate(node)
    buffer = node.buffer
    if str(buffer.scope()) != "local" or not all(isinstance(dim, tirx.IntImm) for dim in buffer.shape):
        return node
    dtype = DataType(str(buffer.dtype))
    if prod(int(dim) for dim in buffer.shape) * dtype.bits * dtype.lanes > 8 * MOST:
        return node
    return tirx.AllocBuffer(buffer, {**dict(node.annotations), AS_IT_IS: tirx.IntImm("bool", 1)})
