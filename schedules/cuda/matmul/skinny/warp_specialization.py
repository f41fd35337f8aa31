"""What the warps of a skinny matmul's blocks do, as parts of its kernel; see kernel.py."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import cluster_wait, init_barriers
from tk.schedules.cuda.hopper.pipeline import fill_stage, multiply_stages, release
from tk.schedules.cuda.hopper.wgmma import encode_descriptor
from tk.schedules.cuda.matmul.skinny.plan import Plan
from tk.schedules.cuda.matmul.skinny.store import Accumulators, push_accumulators
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K, Tile
from tk.schedules.cuda.matmul.sm90.warp_specialization import copy_tile, wgmma_stage

__all__ = ["EVICT_FIRST", "EVICT_LAST", "Copied", "Memory", "accumulator_memory", "consume", "fill", "free", "ready_barriers"]

EVICT_FIRST = 0x12F0000000000000  # a cache policy, as createpolicy.fractional.L2::evict_first makes it
EVICT_LAST = 0x14F0000000000000


@dataclass(frozen=True, eq=False)
class Memory:
    """A block's shared memory: the barriers, the rings of the weights and of A, the sums."""

    full: Buffer
    empty: Buffer
    w: Buffer
    x: Buffer
    accumulators: Buffer


@dataclass(frozen=True, eq=False)
class Copied:
    """What one thread copies: tiles from `row` of `batch` on, by tensor maps, into a ring; how the L2 cache is to keep them,
    and whether it may start before the kernel in front has ended. `ranks` are this block's along the columns and k in its
    cluster."""

    tile: Tile
    maps: list[Expr]
    ring: Buffer
    policy: int
    pdl_safe: bool
    row: Expr
    batch: Expr
    ranks: tuple[Expr, Expr]


def _copy(p: Plan, what: Copied, step: Expr, barrier: Expr, stage: Expr) -> None:
    """Issue a stage's copies, those of `step` of k. Of a tile that blocks share, this one copies its part to all of them."""
    tile, k_tiles, (rank_n, rank_k) = what.tile, p.config.k_tiles_per_stage, what.ranks
    mates = sum(1 << (other * p.config.split_k) for other in range(tile.share))
    share = (rank_n, mates << rank_k) if tile.share > 1 else (0, 0)
    for k_tile in range(k_tiles):
        position = stage * k_tiles + k_tile, step * k_tiles + k_tile
        copy_tile(tile, what.maps, what.ring, barrier, (what, what.row, position), share, what.policy)


def accumulator_memory(pool: SMEMPool, accumulators: Accumulators, ring: Buffer) -> Buffer:
    """Memory for the sums: the ring's, where no other block writes into it."""
    if accumulators.split > 1:
        return pool.alloc((accumulators.size,), "float32", align=128)
    return T.decl_buffer((accumulators.size,), "float32", data=ring.data, elem_offset=ring.elem_offset // 2, scope="shared.dyn")


def free(p: Plan) -> None:
    """The memory of the sums may be written: the cluster's blocks have started, or this block's ring has been read."""
    if p.config.split_k == 1:
        T.evaluate(T.cuda.cta_sync())
    elif p.config.cluster_n == 1:
        cluster_wait()  # blocks that share copies have met before the first


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def ready_barriers(p, memory, maps, wg, tid):  # type: ignore[no-untyped-def]
    """Initialise the barriers, for the block's threads."""
    readers = T.meta_var(p.config.consumers * p.config.cluster_n)
    init_barriers(wg, tid, [(p.config.stages, [(memory.full, 2), (memory.empty, readers)])], maps, ())
    T.cuda.cta_sync()


@T.inline
def fill(p, memory, what, k_first, k_count):  # type: ignore[no-untyped-def]
    """One thread: copy an operand's tiles into its ring, once the kernel before this one can no longer write them."""
    if not what.pdl_safe:
        T.ptx.griddepcontrol.wait()
    ring = PipelineState(p.config.stages, 1)
    for k in T.serial(k_count):
        copy = T.meta_var(partial(_copy, p, what, k_first + k))
        fill_stage(memory.full, memory.empty, ring, T.Cast("uint32", p.stage_bytes(what.tile)), copy)


@T.inline
def consume(p, accumulators, memory, k_count, thread, ranks):  # type: ignore[no-untyped-def]
    """A consumer: multiply, and bring the sums to the blocks that add them up; `thread` is (warpgroup, warp, lane)."""
    wg, warp, lane = T.meta_var(thread)
    acc = T.alloc_local((p.fragments * p.config.block_m // 2,), "float32")
    which: T.let = wg - 1
    ring = PipelineState(p.config.stages, 0)
    dw = SmemDescriptor()
    dx = SmemDescriptor()
    encode_descriptor(dw, memory.w, p.w.descriptor())
    encode_descriptor(dx, memory.x, p.x.descriptor())
    dw._buf[0] = dw._buf[0] + T.Cast("uint64", which * (p.fragments * 64 * BLOCK_K * 2 // 16))
    previous: T.int32 = 0
    wgmmas = T.meta_var(partial(wgmma_stage, p, (p.w, p.x), p.config.block_m, acc, dw.desc, dx.desc))
    tid = T.meta_var(warp * 32 + lane)
    mate = T.meta_var(tid * p.config.split_k + ranks[1])  # the tid-th block that shares this one's copies
    released = T.meta_var(partial(release, tid=tid, blocks=p.config.cluster_n, block=mate))
    multiply_stages(memory.full, memory.empty, ring, previous, k_count, wgmmas, released)
    T.ptx.wgmma.wait_group.sync.aligned(0)
    free(p)
    push_accumulators(accumulators, acc, memory.accumulators, which * (p.fragments * 64) + warp * 16, lane, ranks)
