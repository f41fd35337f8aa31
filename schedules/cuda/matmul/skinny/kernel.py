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

from typing import TYPE_CHECKING

from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.schedules.cuda.hopper.block import cluster_arrive, cluster_rank, cluster_wait, replacing, sync
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.skinny import warp_specialization as warp_roles
from tk.schedules.cuda.matmul.skinny.cost import launches_dependents, requested_bytes
from tk.schedules.cuda.matmul.skinny.plan import plan
from tk.schedules.cuda.matmul.skinny.store import Accumulators, emit_rows, plan_accumulators
from tk.schedules.cuda.matmul.skinny.warp_specialization import EVICT_FIRST, EVICT_LAST, Copied, Memory
from tk.schedules.cuda.matmul.sm90.warp_specialization import tensor_maps
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.skinny.rule import Config

__all__ = ["build"]


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
        memory = T.meta_var(Memory(full, empty, w_smem, x_smem, warp_roles.accumulator_memory(pool, accumulators, w_smem)))
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

        warp_roles.ready_barriers(p, memory, [*w_maps, *x_maps], wg, tid)
        if soon:
            T.ptx.griddepcontrol.launch_dependents()
        if p.cluster > 1:
            cluster_arrive()
        if mates > 1:
            cluster_wait()
        if wg == 0:
            if tid == 0:  # the weights, which nobody writes, are copied while the kernel before this one may still run
                warp_roles.fill(p, memory, w, k_first, k_count)
            if tid == 32:
                warp_roles.fill(p, memory, x, k_first, k_count)
            warp_roles.free(p)
        else:
            warp_roles.consume(p, accumulators, memory, k_count, (wg, warp, lane), ranks)
        sync(p.cluster)  # all sums are in place, and no block will write to another any more
        T.ptx.griddepcontrol.wait()
        emit_rows(accumulators, memory.accumulators, (row, column, batch, row_end), wg * 128 + tid, rank_k)

    return replacing(matmul.func, main)
