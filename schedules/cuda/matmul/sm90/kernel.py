"""The TIRx kernel of a matmul on Hopper: TMA, an mbarrier ring, wgmma, one producer and one to three consumers.

grid        one block an SM (persistent), in clusters of cluster_m x cluster_n blocks; where k is split, a cluster a tile, or
            (stream-K) persistent blocks whose last tiles, fewer than a wave, are split
warpgroup 0 producer: a thread copies A and B tiles into a ring of `stages` stages; blocks of a cluster share a
            tile's copy by multicast (cluster_m blocks share B's, cluster_n blocks share A's)
warpgroup w consumer: wgmma from shared memory into float32 registers, then the epilogue
            cooperative: the consumers split a tile's rows; ping-pong: each has a tile of its own, so that the
            epilogue of one runs under the products of the other

full[s]     the stage's bytes have arrived (one arrival of each thread that copies, and the bytes)
empty[s]    every consumer of every block that shares the stage has read it
turn[w]     ping-pong: the other consumer has seen all of its stages arrive. A full barrier tells its phases apart only
            by parity, so a consumer may not wait for a stage before the one ahead of it in the ring has.

A block starts while the kernel before this one still runs (tk/lowering/dependent_launch.py). Where the right operands are
weights, a thread of the producer fills the ring with them at once, and a second one copies A, behind its wait. That is safe:
no kernel writes a weight (tk/schedule/weights.py); the ring, its barriers and the other blocks of a cluster are this launch's
own; the thread that reads A waits before; and a consumer waits before anything else, so before its epilogue reads or
writes. Every block has consumers, so none ends, and no later kernel passes its own wait, before this one's wait.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tvm.backend.cuda.tile_primitive.tma_utils import mma_shared_layout
from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.schedules.cuda.hopper.block import cluster_rank, cluster_sync, replacing, set_registers
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.sm90.plan import Plan, plan
from tk.schedules.cuda.matmul.sm90.store import Store, in_bulk, plan_store
from tk.schedules.cuda.matmul.sm90.tile_scheduler import TileScheduler
from tk.schedules.cuda.matmul.sm90.warp_specialization import Memory, consume, produce, ready_barriers, tensor_maps
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.sm90.rule import Config

__all__ = ["build", "build_planned"]


def build(matmul: Matmul, config: Config, target: Target) -> PrimFunc:
    """The TIRx PrimFunc of `matmul` under `config`, with the fused function's own parameters."""
    store = plan_store(matmul, config)
    return build_planned(plan(matmul, config, target), replace(store, bulk=in_bulk(store, config, target)))


def build_planned(p: Plan, store: Store) -> PrimFunc:
    """The TIRx PrimFunc of what `p` plans, stored as `store` says."""
    matmul, config, dtype = p.matmul, p.config, p.matmul.facts.dtype
    cm, cn, split, unsplit = config.cluster_m, config.cluster_n, p.split, p.unsplit
    n_tiles = p.column_tiles(store.width * cn)
    a_layout, b_layout = (mma_shared_layout(dtype, tile.swizzle, tile.shape) for tile in (p.a, p.b))
    low, high = p.registers

    @T.prim_func(check_well_formed=False)
    def main():
        p.begin()
        a_maps = T.meta_var(tensor_maps(p.a, (matmul.a,), dtype))
        b_maps = T.meta_var(tensor_maps(p.b, matmul.rights, dtype))
        maps = T.meta_var((a_maps, b_maps))
        out_maps = T.meta_var(store.output_maps())
        m_size: T.let = T.Cast("int32", matmul.rows)
        m_tiles: T.let = p.row_tiles(m_size)
        tiles: T.let = m_tiles * n_tiles * T.Cast("int32", matmul.batch)
        units: T.let = unsplit + (tiles - unsplit) * split

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        rank = T.meta_var(cluster_rank(p.launched))
        cta = T.cta_id([p.clusters * p.launched])
        wg = T.warpgroup_id([config.consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        full = pool.alloc((config.stages,), "uint64", align=8)
        empty = pool.alloc((config.stages,), "uint64", align=8)
        order_barrier = pool.alloc((2,), "uint64", align=8)
        pool.move_base_to(1024)
        a_smem = pool.alloc(p.a.shape, dtype, layout=a_layout)
        b_smem = pool.alloc(p.b.shape, dtype, layout=b_layout)
        staging = T.meta_var(store.allocate(pool, config.consumers))
        memory = T.meta_var(Memory(full, empty, order_barrier, a_smem, b_smem, staging))
        pool.commit()

        rank_m: T.let = rank % cm
        rank_n: T.let = rank // cm % cn
        rank_k = T.meta_var(rank // p.cluster if split > 1 else T.int32(0))
        scheduler = TileScheduler(p, m_tiles, n_tiles, store.width, (rank_m, rank_n, rank_k))
        first = T.meta_var(cta // p.cluster)
        ready_barriers(p, memory, a_maps + b_maps + out_maps, wg, tid)

        if wg == 0:
            set_registers(low, more=False)
            produce(p, memory, maps, scheduler, first, units, tid)
            if split > 1:  # noqa: SIM102
                if cta < units - unsplit:
                    cluster_sync()
                    cluster_sync()
        else:
            set_registers(high, more=True)
            if matmul.pdl_safe:
                T.ptx.griddepcontrol.wait()
                T.ptx.griddepcontrol.launch_dependents()
            consume(p, store, memory, out_maps, scheduler, first, units, m_size, (wg, warp, lane))
        if p.cluster > 1:
            cluster_sync()

    return replacing(matmul.func, main)
