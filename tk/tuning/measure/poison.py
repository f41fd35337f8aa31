"""Scratch memory that holds rubbish: a kernel that reads what it never wrote must not find what the last one left there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["RESULTS", "dirty_kernel"]

RESULTS = 1024  # int32 values that the kernel returns; without a result its stores would be removed
POISON = -0x34343435  # 0xCBCBCBCB, as outputs are poisoned
SCRATCH = 1 << 20  # bytes that each of a CPU's threads takes from its workspace
THREADS = 256  # of a block

# what is read back depends on `seed`, so that no compiler leaves the stores out
CPU = f"""
@T.prim_func(s_tir=True)
def main(seed: T.Buffer((1,), "int64"), out: T.Buffer(({RESULTS},), "int32")):
    for t in T.parallel({{parts}}):
        with T.sblock("dirty"):
            scratch = T.sblock_alloc_buffer(({{count}},), "int32")
            for i in range({{count}}):
                scratch[i] = T.int32({POISON})
            out[t] = scratch[(seed[0] + T.Cast("int64", t)) % T.int64({{count}})]
"""
GPU = f"""
@T.prim_func(s_tir=True)
def main(seed: T.Buffer((1,), "int64"), out: T.Buffer(({RESULTS},), "int32")):
    for b in T.thread_binding({{parts}}, thread="blockIdx.x"):
        for t in T.thread_binding({THREADS}, thread="threadIdx.x"):
            with T.sblock("dirty"):
                scratch = T.sblock_alloc_buffer(({{count}},), "int32", scope="shared.dyn")
                for i in range({{count}} // {THREADS}):
                    scratch[i * {THREADS} + t] = T.int32({POISON})
                if t == 0:
                    out[b % {RESULTS}] = scratch[(seed[0] + T.Cast("int64", b)) % T.int64({{count}})]
"""


def dirty_kernel(target: Target) -> PrimFunc:
    """dirty(seed int64[1], out int32[RESULTS]): fills the workspace of every thread, or the shared memory of every
    SM."""
    import tvm

    if target.is_gpu:  # a block takes an SM's whole shared memory: two rounds reach every one
        count = (target.shared_memory // 4 // THREADS) * THREADS
        text = GPU.format(parts=2 * target.cores, count=count)
    else:
        text = CPU.format(parts=max(2, min(RESULTS, target.cores)), count=SCRATCH // 4)
    func = tvm.script.from_source(text)
    return func.with_attr("global_symbol", "dirty").with_attr("tirx.is_scheduled", True)
