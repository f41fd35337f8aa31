"""The TIRx kernel of attention on Hopper: TMA, mbarriers, wgmma, an online softmax in registers.

grid        one block a tile of `64 * consumers` rows of one head; of a causal mask the longest rows first
warpgroup 0 producer: one thread copies q once, and tiles of k and v, last columns first, each into a ring of `stages`
warpgroup w consumer of 64 rows, for each tile of block_n columns:
                s = q k^T                    wgmma, both operands from shared memory, 64 x block_n in registers
                m, l, p = online softmax     rows lie in the four lanes of a quad (Milakov and Gimelshein 2018)
                o = o * 2^(m' - m) + p v     wgmma, p from registers
            The product of the next tile's scores is under way while p v is, and p v while the softmax is computed
            (Shah et al. 2024, FlashAttention-3); the consumers take turns, so that one's matmuls run under the other's
            softmax.

full[s]     a stage's bytes have arrived;  empty[s]  every consumer has read it; one pair each for k and v
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.attention.visible import gather_limits, limits_of_block, warps_of
from tk.schedules.cuda.attention.warp_specialization import (
    COLUMNS,
    REGISTERS,
    Plan,
    Ring,
    Tile,
    barriers,
    blocks_of,
    consume,
    produce,
    span_of,
    span_of_row,
)
from tk.schedules.cuda.hopper.block import init_barriers, replacing, set_registers

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.rule import Config

__all__ = ["build", "shared_bytes"]


def shared_bytes(depth: int, width: int, config: Config) -> int:
    """Shared memory of a block, in bytes."""
    rows = 64 * config.consumers * max(blocks_of(depth), blocks_of(width))
    ring = config.stages * config.block_n * (blocks_of(depth) + blocks_of(width))
    return int((rows + ring) * COLUMNS * 2 + 2048)


def build(attention: Attention, config: Config) -> PrimFunc:
    """The TIRx PrimFunc of `attention` under `config`, with the fused function's own parameters."""
    attention = attention.bounded
    facts, n = attention.facts, config.block_n
    stages, consumers = config.stages, config.consumers
    q_tile = Tile(attention.q, 64 * consumers, 1)
    k_tile, v_tile = Tile(attention.k, n, stages), Tile(attention.v, n, stages)
    p = Plan(attention, config, q_tile, k_tile, v_tile)
    dtype, block_m, row_tiles = facts.dtype, p.block_m, p.row_tiles
    limited = p.limited
    batches, rows, _, _ = p.sizes
    heads, (low, high) = facts.heads, REGISTERS[consumers]
    q_shape = (max(q_tile.blocks, v_tile.blocks), block_m, COLUMNS)
    q_layout, k_layout, v_layout = (
        mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, shape) for shape in (q_shape, k_tile.shape, v_tile.shape)
    )

    @T.prim_func(check_well_formed=False)
    def main():
        q_map = T.meta_var(q_tile.tensor_map(dtype))
        k_map = T.meta_var(k_tile.tensor_map(dtype))
        v_map = T.meta_var(v_tile.tensor_map(dtype))

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        cta = T.cta_id([row_tiles * heads * batches])
        wg = T.warpgroup_id([consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        q_full = pool.alloc((1,), "uint64", align=8)
        k_full = pool.alloc((stages,), "uint64", align=8)
        k_empty = pool.alloc((stages,), "uint64", align=8)
        v_full = pool.alloc((stages,), "uint64", align=8)
        v_empty = pool.alloc((stages,), "uint64", align=8)
        limits = T.meta_var(pool.alloc((4 * warps_of(block_m),), "int32") if limited else None)
        pool.move_base_to(1024)
        q_smem = pool.alloc(q_shape, dtype, layout=q_layout)
        k_smem = pool.alloc(k_tile.shape, dtype, layout=k_layout)
        v_smem = pool.alloc(v_tile.shape, dtype, layout=v_layout)
        pool.commit()

        tile: T.let = (row_tiles - 1 - cta // (heads * batches)) if p.rising else cta % row_tiles
        which_head: T.let = cta % (heads * batches) if p.rising else cta // row_tiles
        head: T.let = which_head % heads
        batch: T.let = which_head // heads
        row: T.let = tile * block_m
        ahead = T.meta_var(None if limited else span_of_row(p, row))

        q = T.meta_var(Ring(q_tile, q_map, q_smem, q_full, None))
        k = T.meta_var(Ring(k_tile, k_map, k_smem, k_full, k_empty))
        v = T.meta_var(Ring(v_tile, v_map, v_smem, v_full, v_empty))
        origin = T.meta_var((row, head, batch))
        init_barriers(wg, tid, barriers(p, q, k, v), (), ())
        if limited:
            gather_limits(attention, limits, origin, (block_m, rows), wg * 128 + tid)
        T.cuda.cta_sync()
        span = T.meta_var(span_of(p, limits_of_block(attention, limits, block_m)) if limited else ahead)

        if wg == 0:
            set_registers(low, more=False)
            if tid == 0:
                produce(p, q, k, v, origin, span)
        else:
            set_registers(high, more=True)
            consume(p, q, k, v, origin, span, (wg, warp, lane))

    return replacing(attention.func, main)
