"""The TIRx kernel of a skinny matmul on Hopper: TMA, an mbarrier ring, wgmma with the weights as its 64 rows.

grid        one block a tile and part of k, all resident where they fit; clusters of split_k blocks
warpgroup 0 producers: one thread copies the weights' tiles into the ring, another A's; the weights, which nobody reads
            again, are the first to leave the L2 cache, A is the last
warpgroup w consumer: its 64-row matmuls of every stage, sums in float32 registers
full[s]     the stage's bytes of both have arrived;  empty[s]  every consumer has read it
cluster_n   blocks of a cluster side by side share A's tiles: each copies a part to all of them, when all have read the stage
sums        the consumers write their fragments to the shared memory of the block that owns the columns (its own, or over the
            cluster's network), the blocks meet, and all threads add the parts and store the fused function

A block writes into another one's memory only after all of the cluster have started, and none reads another's: so a block
may end when it has stored its share. Parts are added in their order: the result is the same in every run.

A block starts while the kernel before this one still runs (tk/lowering/dependent_launch.py): weights, which no kernel writes,
fill the ring meanwhile; A is copied, and the epilogue reads and writes, behind the wait. A block holds so much shared memory
that no more than `blocks` share an SM, however free it is when they start. Where its blocks take every slot of
the GPU it lets the next kernel's in at once: each takes the place of one that has ended, and streams while others still end;
see launches_dependents of cost.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.hopper.block import cluster_arrive, cluster_rank, cluster_wait, init_barriers, replacing, sync
from tk.schedules.cuda.hopper.pipeline import fill_stage, multiply_stages, release
from tk.schedules.cuda.hopper.wgmma import encode_descriptor
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.skinny.cost import launches_dependents, requested_bytes
from tk.schedules.cuda.matmul.skinny.plan import Plan, plan
from tk.schedules.cuda.matmul.skinny.store import Accumulators, emit_rows, plan_accumulators, push_accumulators
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K, Tile
from tk.schedules.cuda.matmul.sm90.warp_specialization import copy_tile, tensor_maps, wgmma_stage
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.skinny.rule import Config

__all__ = ["build"]

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
def ready_barriers(p, memory, maps, wg, tid):
    """Initialise the barriers, for the block's threads."""
    readers = T.meta_var(p.config.consumers * p.config.cluster_n)
    init_barriers(wg, tid, [(p.config.stages, [(memory.full, 2), (memory.empty, readers)])], maps, ())
    T.cuda.cta_sync()


@T.inline
def fill(p, memory, what, k_first, k_count):
    """One thread: copy an operand's tiles into its ring, once the kernel before this one can no longer write them."""
    if not what.pdl_safe:
        T.ptx.griddepcontrol.wait()
    ring = PipelineState(p.config.stages, 1)
    for k in T.serial(k_count):
        copy = T.meta_var(partial(_copy, p, what, k_first + k))
        fill_stage(memory.full, memory.empty, ring, T.Cast("uint32", p.stage_bytes(what.tile)), copy)


@T.inline
def consume(p, accumulators, memory, k_count, thread, ranks):
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


def build(matmul: Matmul, config: Config, target: Target, most: int | None = None) -> PrimFunc:
    """The TIRx PrimFunc of `matmul` under `config`, with the fused function's own parameters; see `plan` for `most`."""
    p, dtype = plan(matmul, config, most), matmul.facts.dtype
    accumulators: Accumulators = plan_accumulators(matmul, config)
    w_layout, x_layout = (mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, each) for each in (p.w.shape, p.x.shape))
    split, mates, soon = config.split_k, config.cluster_n, launches_dependents(matmul.facts, config, target)

    @T.prim_func(check_well_formed=False)
    def main():
        x_maps = T.meta_var(tensor_maps(p.x, (matmul.a,), dtype))
        w_maps = T.meta_var(tensor_maps(p.w, matmul.rights, dtype))
        m_size: T.let = T.Cast("int32", matmul.rows)
        tile_rows: T.let = T.Cast("int32", p.x.rows)

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": config.blocks})
        rank = T.meta_var(cluster_rank(p.cluster))
        cta = T.cta_id([p.blocks])
        wg = T.warpgroup_id([config.consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        full = pool.alloc((config.stages,), "uint64", align=8)
        empty = pool.alloc((config.stages,), "uint64", align=8)
        pool.move_base_to(1024)
        w_smem = pool.alloc(p.w.shape, dtype, layout=w_layout)
        x_smem = pool.alloc(p.x.shape, dtype, layout=x_layout)
        memory = T.meta_var(Memory(full, empty, w_smem, x_smem, accumulator_memory(pool, accumulators, w_smem)))
        pool.commit(requested_bytes(config, target))

        rank_k = T.meta_var(rank % split if mates > 1 else rank)
        rank_n = T.meta_var(rank // split if mates > 1 else T.int32(0))
        ranks = T.meta_var((rank_n, rank_k))
        tile: T.let = cta // p.cluster * mates + rank_n
        row: T.let = tile % p.m_tiles * tile_rows  # neighbours share the weights
        column: T.let = tile // p.m_tiles % p.n_tiles * p.width
        batch: T.let = tile // (p.n_tiles * p.m_tiles)
        row_end: T.let = T.min(row + tile_rows, m_size)
        k_first: T.let = rank_k * p.split_steps
        k_count: T.let = T.min(p.split_steps, p.steps - k_first)
        w = T.meta_var(Copied(p.w, w_maps, w_smem, EVICT_FIRST, matmul.pdl_safe, column, batch, ranks))
        x = T.meta_var(Copied(p.x, x_maps, x_smem, EVICT_LAST, False, row, batch, ranks))

        ready_barriers(p, memory, [*w_maps, *x_maps], wg, tid)
        if soon:
            T.ptx.griddepcontrol.launch_dependents()
        if p.cluster > 1:
            cluster_arrive()
        if mates > 1:
            cluster_wait()
        if wg == 0:
            if tid == 0:  # the weights, which nobody writes, are copied while the kernel before this one may still run
                fill(p, memory, w, k_first, k_count)
            if tid == 32:
                fill(p, memory, x, k_first, k_count)
            free(p)
        else:
            consume(p, accumulators, memory, k_count, (wg, warp, lane), ranks)
        sync(p.cluster)  # all sums are in place, and no block will write to another any more
        T.ptx.griddepcontrol.wait()
        emit_rows(accumulators, memory.accumulators, (row, column, batch, row_end), wg * 128 + tid, rank_k)

    return replacing(matmul.func, main)
