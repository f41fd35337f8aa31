"""What the warps of a Hopper matmul's blocks do, as parts of its kernel (kernel.py, with the algorithm): the producer's
copies by TMA, and the consumers' wgmmas, in turn or together, with what follows a tile."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import product as pairs_of
from typing import Any

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import init_barriers, sync
from tk.schedules.cuda.hopper.pipeline import encode_tensor_map, fill_stage, multiply_stages, release, tma_load
from tk.schedules.cuda.hopper.wgmma import descriptor_of_stage, encode_descriptor, wgmma
from tk.schedules.cuda.matmul.sm90.plan import Plan, Tile
from tk.schedules.cuda.matmul.sm90.split_k import finish_split
from tk.schedules.cuda.matmul.sm90.store import Accumulators, StoredTile
from tk.schedules.cuda.matmul.sm90_f32.repair import copy_registers, repair_nonfinite

__all__ = ["Memory", "consume", "copy_tile", "fill", "produce", "ready_barriers", "tensor_maps", "wgmma_stage"]


@dataclass(frozen=True, eq=False)
class Memory:
    """A block's shared memory: the barriers, the rings of both operands, the staging buffers of the epilogue."""

    full: Buffer
    empty: Buffer
    order_barrier: Buffer | None
    a: Buffer
    b: Buffer
    staging: list[Buffer]


def copy_tile(
    tile: Tile, maps: list[Expr], memory: Buffer, barrier: Expr, at: tuple[Any, ...], share: tuple[Any, Any], policy: int = 0
) -> None:
    """Issue the copies of this block's part of one k-tile of `tile`, one tensor map for each of its operands: `at` is (the
    tile's position, its first row, position in the ring and number of the k-tile), `share` (its rank, the mask), `policy` how
    the L2 cache is to keep it."""
    scheduler, first, k_tile = at
    rank, mask = share
    name = tma_load(tile.rank, multicast=tile.share > 1, cached=policy > 0)
    tail = ([T.Cast("uint16", mask)] if tile.share > 1 else []) + ([T.uint64(policy)] if policy else [])
    for part, position, coordinates in tile.copies(scheduler, first, k_tile, rank):
        T.evaluate(T.ptx[name](memory.ptr_to(position), T.address_of(maps[part]), *coordinates, barrier, *tail))


def _stage(p: Plan, maps: Any, memory: Memory, at: tuple[Any, Any], which: str, barrier: Expr, stage: TensorLoad) -> None:
    """Issue the copies of a stage, of both operands or one: `at` is (the tile's position, block of k)."""
    scheduler, block = at
    rank_m, rank_n = scheduler.rank_m, scheduler.rank_n
    cm, cn = p.config.cluster_m, p.config.cluster_n
    shares = (rank_n, ((1 << (cm * (cn - 1))) + (1 if cn > 1 else 0)) << rank_m), (rank_m, ((1 << cm) - 1) << (rank_n * cm))
    k_tiles = p.config.k_tiles_per_stage
    for k_tile in range(k_tiles):
        each = zip("ab", (p.a, p.b), maps, (memory.a, memory.b), (scheduler.row, scheduler.column), shares, strict=True)
        for name, tile, tile_maps, ring, row, share in each:
            if name in which and k_tile % tile.serves == 0:
                position = stage * (k_tiles // tile.serves) + k_tile // tile.serves, block * k_tiles + k_tile
                copy_tile(tile, tile_maps, ring, barrier, (scheduler, row, position), share)


def wgmma_stage(
    p: Any, sides: tuple[Tile, Tile], columns: int, acc: Any, da: TensorLoad, db: TensorLoad, stage: TensorLoad, k: Expr
) -> None:
    """One stage's wgmmas of one consumer of plan `p`: 64 rows at a time of the first of `sides`, `columns` of the second; `acc`
    are registers of float32, or pairs of float16."""
    (a, b), dtype, acc_dtype = sides, p.matmul.facts.dtype, "float32" if str(acc.dtype) == "float32" else "float16"
    size, k_tiles = columns // (2 if acc_dtype == "float32" else 4), p.config.k_tiles_per_stage
    transposed = [int(each.operand.major != "k") for each in sides]
    da, db = (descriptor_of_stage(d, stage, k_tiles // each.serves * each.k_tile_size) for d, each in ((da, a), (db, b)))
    for k_tile, kk in pairs_of(range(k_tiles), range(a.block_k // 16)):
        for r in range(p.fragments):
            registers = [acc[r * size + i] for i in range(size)]
            left = da + T.uint64(a.offset(k_tile) + r * (64 * a.block_k * 2 // 16) + a.step(kk))
            right = db + T.uint64(b.offset(k_tile) + b.step(kk))
            first = (k > 0) if kk == 0 and k_tile == 0 else T.bool(True)
            wgmma(registers, left, right, first, dtype, acc_dtype, transposed)


def tensor_maps(tile: Tile, operands: tuple[Buffer, ...], dtype: str) -> list[Expr]:
    """On the host: a TMA tensor map for each of the tile's operands."""
    return [encode_tensor_map(dtype, tile.rank, operand.param.data, *tile.map_args()) for operand in operands]


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def ready_barriers(p, memory, maps, wg, tid):  # type: ignore[no-untyped-def]
    """Initialise the barriers, for the block's threads and for the blocks that share its copies. (Blocks that split k meet
    before one writes to another.)"""
    ring = T.meta_var((p.config.stages, [(memory.full, 2 if p.matmul.pdl_safe else 1), (memory.empty, p.arrivals)]))
    init_barriers(wg, tid, (ring, (2, [(memory.order_barrier, 1)])), (), maps)
    sync(p.cluster)


@T.inline
def fill(p, copy_stage, memory, maps, scheduler, first, units, which):  # type: ignore[no-untyped-def]
    """One thread: copy the tiles of the block's units, `first` and every step-th from there on, into the ring; `copy_stage`
    issues a stage's copies, of the operands that `which` names."""
    ring = PipelineState(p.config.stages, 1)
    unit: T.int32 = first
    while unit < units:
        scheduler.locate(unit)
        for k in T.serial(scheduler.count):
            copy = T.meta_var(partial(copy_stage, p, maps, memory, (scheduler, scheduler.first + k), which))
            fill_stage(memory.full, memory.empty, ring, T.uint32(p.stage_bytes(which)), copy)
        unit = unit + p.step


@T.inline
def produce(p, memory, maps, scheduler, first, units, tid):  # type: ignore[no-untyped-def]
    """The producer's threads: one copies both operands, or two one each, the weights' without waiting."""
    if p.matmul.pdl_safe:
        if tid == 0:
            fill(p, _stage, memory, maps, scheduler, first, units, "b")
        if tid == 32:
            T.ptx.griddepcontrol.wait()
            fill(p, _stage, memory, maps, scheduler, first, units, "a")
    else:
        if tid == 0:
            fill(p, _stage, memory, maps, scheduler, first, units, "ab")


@T.inline
def _skip(p, ring):  # type: ignore[no-untyped-def]
    """Move a ping-pong's ring over the other consumer's tile."""
    ring.phase = ring.phase ^ p.skipped[1]
    ring.stage = ring.stage + p.skipped[0]
    if ring.stage >= p.config.stages:
        ring.stage = ring.stage - p.config.stages
        ring.phase = ring.phase ^ 1


@T.inline
def consume(p, store, memory, maps, scheduler, first, units, m_size, thread):  # type: ignore[no-untyped-def]
    """A consumer: multiply and store its share of the block's units; `thread` is (warpgroup, warp, lane)."""
    wg, warp, lane = T.meta_var(thread)
    tid = T.meta_var(warp * 32 + lane)
    acc = T.meta_var(Accumulators(p.matmul.facts.acc_dtype, p.fragments * p.config.block_n // 2))
    sums = T.meta_var(Accumulators("float32", p.fragments * p.config.block_n // 2) if p.has_zeros else acc)
    which: T.let = wg - 1
    ring = PipelineState(p.config.stages, 0)
    da = SmemDescriptor()
    db = SmemDescriptor()
    row_in_tile: T.let = which * (0 if p.pingpong else p.consumer_rows)
    encode_descriptor(da, memory.a, p.a.descriptor(), p.a.swizzle)
    encode_descriptor(db, memory.b, p.b.descriptor(), p.b.swizzle)
    if not p.pingpong:
        da._buf[0] = da._buf[0] + T.Cast("uint64", which * (p.consumer_rows * p.a.block_k * 2 // 16))
    unit: T.int32 = first
    order_phase: T.int32 = 1 - which  # the first consumer's first turn has come
    if p.pingpong:  # noqa: SIM102
        if which == 1:
            unit = unit + p.step
            ring.stage = p.skipped[0]
            ring.phase = p.skipped[1]
    while unit < units:
        scheduler.locate(unit)
        if p.pingpong:
            T.cuda.mbarrier_wait(memory.order_barrier.ptr_to([which]), order_phase)
            order_phase = order_phase ^ 1
        previous: T.int32 = 0
        wgmmas = T.meta_var(partial(wgmma_stage, p, (p.a, p.b), p.config.block_n, acc.registers, da.desc, db.desc))
        released = T.meta_var(partial(release, tid=tid, blocks=p.cluster))
        multiply_stages(memory.full, memory.empty, ring, previous, scheduler.count, wgmmas, released)
        if p.pingpong:  # noqa: SIM102
            if tid == 0:
                T.ptx.mbarrier.arrive.shared.b64(memory.order_barrier.ptr_to([1 - which]), T.uint32(1))
        fragment = T.meta_var(p.fragment(scheduler, (row_in_tile, warp, lane), which * 4 + warp, m_size))
        tile = T.meta_var(StoredTile(store, fragment, sums, memory.staging, maps))
        if p.split == 1:
            tile.prefetch()
        in_ring = T.meta_var((memory.a, scheduler.rank_k, which * 128 + tid))
        T.ptx.wgmma.wait_group.sync.aligned(0)
        released(memory.empty.ptr_to([previous]))
        if p.has_zeros:
            copy_registers(acc.registers, sums.registers)
            repair_nonfinite(p.fragment_operands(scheduler, row_in_tile + warp * 16), sums.registers, lane, p.config.block_n)
        if p.split == 1:
            tile.emit()
        elif p.unsplit == 0:
            finish_split(tile, in_ring, p.split)
        else:
            if unit < p.unsplit:
                tile.prefetch()
                tile.emit()
            else:
                finish_split(tile, in_ring, p.split)
        if p.pingpong:
            _skip(p, ring)
        unit = unit + p.step * (p.config.consumers if p.pingpong else 1)
    if store.bulk:
        T.ptx.cp.async_.bulk.wait_group.read(0)  # the block's memory ends with it
