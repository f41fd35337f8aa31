"""Kernels whose threads hand each other values through global memory may not promise that its pointers are alone.

    x[k, t] = x[p, t]            one thread
    __syncthreads()
    pivot = x[k, k]              another thread

`__restrict__` (LLVM's noalias) says that nothing else changes what a pointer leads to, which is as true of a barrier: nvcc then
loads x[k, k] in front of it, and the thread computes with what was there before the exchange.
"""

from __future__ import annotations

import tvm
import tvm_ffi
from tvm.ir import Call, TensorLoad
from tvm.tirx import BufferStore, DeclBuffer, Evaluate, PrimFunc

__all__ = ["exchanges_values", "without_restrict"]


def without_restrict(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of device functions, in which those that exchange values have pointers that may meet."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_attr("tirx.noalias", False) if exchanges_values(func) else func
    return updated


def exchanges_values(func: PrimFunc) -> bool:
    """Whether a parameter's memory is written and read in a kernel that waits or calls in between, which is where another
    thread's values may come from."""
    memory = {hash(param): hash(param) for param in func.params}  # of pointers and buffers the parameter that they lead into
    read: set[int] = set()
    written: set[int] = set()
    calls: list[Call] = []

    def declare(node: DeclBuffer) -> None:
        view = getattr(getattr(node.data, "op", None), "name", "") == "tirx.buffer_data"
        source = hash(node.data.args[0] if view else node.data)
        if source in memory:
            memory[hash(node.buffer)] = memory[source]

    def load(node: TensorLoad) -> None:
        read.add(hash(node.source))

    def store(node: BufferStore) -> None:
        written.add(hash(node.buffer))

    def statement(node: Evaluate) -> None:
        if isinstance(node.value, Call):
            calls.append(node.value)

    visit = [(DeclBuffer, declare), (TensorLoad, load), (BufferStore, store), (Evaluate, statement)]
    tvm_ffi.structural_walk(func.body, visit, order="pre")
    found = [{memory[each] for each in accessed if each in memory} for accessed in (read, written)]
    if not found[0] & found[1]:
        return False
    return any("griddepcontrol" not in str(call) for call in calls)  # which other kernels meet at; few are printed
