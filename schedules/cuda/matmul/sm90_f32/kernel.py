"""The TIRx kernel of a float32 product on Hopper: TMA, an mbarrier ring, wgmma on TF32 parts of the operands.

    x = high + low, each of them TF32          acc += low·high + high·low + high·high

grid        one block an SM (persistent)
warpgroup 0 warp 0: one thread copies tiles of both operands into a ring of `stages` stages, 32 of k each
            warps 1 to 3: write the low parts of the right operand's tile; the tensor core reads the tile as its high part
warpgroup w consumer: 64 rows of the left operand into registers, split there; wgmma from zero over 32 of k; the sums are added
            to accumulators in float32, rounded to nearest, which the tensor core's own additions are not

full[s]     the stage's bytes have arrived;  ready[s]  its low parts are there;  empty[s]  every consumer has read it
ordered     two consumers issue their products in turn: one's loads and additions run under the other's products
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.schedules.cuda.hopper.block import cluster_rank, cluster_sync, replacing, set_registers
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.cuda.matmul.sm90.tile_scheduler import TileScheduler
from tk.schedules.cuda.matmul.sm90.warp_specialization import tensor_maps
from tk.schedules.cuda.matmul.sm90_f32.plan import BARRIERS, SPLITTERS, plan
from tk.schedules.cuda.matmul.sm90_f32.store import plan_output
from tk.schedules.cuda.matmul.sm90_f32.warp_specialization import Memory, consume, produce, ready_barriers, split_right

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.sm90_f32.rule import Config

__all__ = ["build", "build_planned"]


def build(matmul: Matmul, config: Config, cores: int) -> PrimFunc:
    """The TIRx PrimFunc of `matmul` under `config`, with the fused function's own parameters."""
    return build_planned(plan(matmul, config, cores))


def build_planned(p: Any) -> PrimFunc:
    """The TIRx PrimFunc of what `p`, a Plan, plans; its tiles serve where those of 16 bits do."""
    matmul, config = p.matmul, p.config
    n_tiles = p.column_tiles(config.block_n)
    layouts = [mma_shared_layout("float32", SwizzleMode.SWIZZLE_128B_ATOM, tile.shape) for tile in (p.left, p.right)]
    low_registers, high_registers = p.registers

    @T.prim_func(check_well_formed=False)
    def main():
        p.begin()
        left_map = T.meta_var(tensor_maps(p.left, (p.left.operand,), "float32"))
        right_map = T.meta_var(tensor_maps(p.right, (p.right.operand,), "float32"))
        maps = T.meta_var((left_map[0], right_map[0]))
        m_size: T.let = T.Cast("int32", matmul.rows)
        m_tiles: T.let = p.row_tiles(m_size)
        units: T.let = m_tiles * n_tiles * T.Cast("int32", matmul.batch) * p.split

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": config.resident})
        rank = T.meta_var(cluster_rank(p.split))
        cta = T.cta_id([p.clusters * p.split])
        wg = T.warpgroup_id([config.consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        full = pool.alloc((config.stages,), "uint64", align=8)
        ready = pool.alloc((config.stages,), "uint64", align=8)
        empty = pool.alloc((config.stages,), "uint64", align=8)
        seen = pool.alloc((2 * SPLITTERS,), "uint32", align=8)
        pool.move_base_to(BARRIERS)
        left = pool.alloc(p.left.shape, "float32", layout=layouts[0])
        right = pool.alloc(p.right.shape, "float32", layout=layouts[1])
        low = T.meta_var(pool.alloc(p.right.shape, "float32", layout=layouts[1]) if p.exact else right)
        store = T.meta_var(plan_output(p, pool))
        memory = T.meta_var(Memory(full, ready, empty, left, right, low, seen))
        pool.commit()

        scheduler = TileScheduler(p, m_tiles, n_tiles, config.block_n, (0, 0, rank))
        ready_barriers(p, memory, maps, wg, tid)

        if wg == 0:
            set_registers(low_registers, more=False)
            if warp == 0:
                produce(p, memory, maps, scheduler, cta, units, lane)
            elif p.exact:
                split_right(p, memory, scheduler, cta, units, tid - 32)
            if p.split > 1:
                cluster_sync()
                cluster_sync()
        else:
            set_registers(high_registers, more=True)
            if matmul.pdl_safe:
                T.ptx.griddepcontrol.wait()
                T.ptx.griddepcontrol.launch_dependents()
            consume(p, store, memory, scheduler, cta, units, m_size, (wg, warp, lane))

    return replacing(matmul.func, main)
