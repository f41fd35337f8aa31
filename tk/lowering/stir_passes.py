"""TVM's passes that lower scheduled S-TIR functions to kernels and host functions, with FlattenBuffer as tk has it.

They are those of TVM's pipeline "s_tir", without what is for Hexagon, for profilers and for options that tk does not set.
"""

from __future__ import annotations

from collections.abc import Mapping

import tvm
from tvm import s_tir, tirx

from tk.lowering.broadcast_stores import repeat_bits
from tk.lowering.flatten_buffers import flatten_buffers
from tk.lowering.reused_storage import rewrite_storage
from tk.lowering.stack_buffers import stack_buffers

__all__ = ["flattening", "stir_passes"]


def flattening() -> tvm.transform.Pass:
    """FlattenBuffer, without its faults."""
    return tvm.transform.module_pass(lambda mod, _: flatten_buffers(mod), opt_level=0, name="FlattenBuffers")


def stir_passes() -> tvm.transform.Pass:
    """What makes S-TIR functions kernels and what launches them."""

    @tvm.transform.module_pass(opt_level=0)  # type: ignore[untyped-decorator]
    def lowered(mod: tvm.IRModule, context: tvm.transform.PassContext) -> tvm.IRModule:
        return tvm.transform.Sequential([*_to_loops(), *_to_kernels(context.config)])(mod)

    return lowered


def _to_loops() -> list[tvm.transform.Pass]:
    """What makes loops of blocks, and one dim of each buffer's."""
    return [
        s_tir.transform.CanonicalizeLoop(),
        s_tir.transform.LowerCrossThreadReduction(),
        s_tir.transform.LowerInitBlock(),
        s_tir.transform.PlanAndUpdateBufferAllocationLocation(),
        s_tir.transform.ConvertBlocksToOpaque(),
        s_tir.transform.LiftThreadBinding(),
        s_tir.transform.ManifestSharedMemoryLocalStage(),
        s_tir.transform.CompactBufferAllocation(),
        s_tir.transform.LowerAutoCopy(),
        s_tir.transform.UnifyThreadBinding(),
        s_tir.transform.LowerMatchBuffer(),
        s_tir.transform.StmtSimplify(),
        s_tir.transform.InjectPermutedLayout(),
        s_tir.transform.AnnotateIrregularLoop(),
        s_tir.transform.InjectSoftwarePipeline(),
        s_tir.transform.TransformMmaBufferLayout(),
        s_tir.transform.LowerOpaqueBlock(),
        flattening(),
    ]


def _to_kernels(config: Mapping[str, bool]) -> list[tvm.transform.Pass]:
    """What makes kernels of loops."""
    vectors, cse = not config.get("tirx.disable_vectorize", False), not config.get("tirx.disable_cse_tir", False)
    copies = bool(config.get("tirx.use_async_copy", False))
    return [
        tirx.transform.BF16ComputeLegalize(),
        tirx.transform.NarrowDataType(32),
        s_tir.transform.LoopPartition(),
        tirx.transform.VectorizeLoop(vectors),
        s_tir.transform.InjectVirtualThread(),
        s_tir.transform.InjectDoubleBuffer(),
        rewrite_storage(),
        s_tir.transform.HoistIfThenElse(),
        tirx.transform.UnrollLoop(),
        s_tir.transform.RenormalizeSplitPattern(),
        tirx.transform.StmtSimplify(),
        tirx.transform.RemoveNoOp(),
        s_tir.transform.RewriteUnsafeSelect(),
        *([tirx.transform.CommonSubexprElim()] if cse else []),
        tirx.transform.FP8ComputeLegalize(),
        tirx.transform.VerifyMemory(),
        tirx.transform.AnnotateEntryFunc(),
        s_tir.transform.ThreadSync("shared"),
        s_tir.transform.ThreadSync("shared.dyn"),
        s_tir.transform.ThreadSync("warp"),
        s_tir.transform.InferFragment(),
        s_tir.transform.LowerThreadAllreduce(),
        *([s_tir.transform.InjectPTXAsyncCopy()] if copies else []),
        s_tir.transform.MergeSharedMemoryAllocations(),
        tirx.transform.SplitHostDevice(),
        tirx.transform.MakePackedAPI(),
        repeat_bits(),
        tirx.transform.FP8StorageLegalize(),
        tirx.transform.BF16StorageLegalize(),
        stack_buffers(),
    ]
