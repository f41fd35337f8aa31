"""What the warps of a skinny matmul's blocks do, as parts of its kernel; see kernel.py."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.alloc_pool import SMEMPool
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hopper.block import cluster_wait, init_barriers
from tk.schedules.cuda.hopper.pipeline import fill_stage, multiply_stages, release, tma_load
from tk.schedules.cuda.hopper.wgmma import descriptor_of_stage, encode_descriptor, wgmma
from tk.schedules.cuda.matmul.skinny.plan import Plan
from tk.schedules.cuda.matmul.skinny.store import Accumulators, push_accumulators
from tk.schedules.cuda.matmul.sm90.plan import BLOCK_K, Tile

__all__ = [
    "EVICT_FIRST",
    "EVICT_LAST",
    "Copied",
    "Memory",
    "accumulator_memory",
    "consume",
    "fill",
    "free",
    "launch_dependents",
    "ready_barriers",
]

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
    """What one thread copies: tiles, by tensor maps, into a ring, so many bytes a stage; how the L2 cache is to keep them, and
    whether it may start before the kernel in front has ended."""

    tile: Tile
    maps: list[Expr]
    ring: Buffer
    bytes: Expr | int
    policy: int
    pdl_safe: bool


def _copy(p: Plan, what: Copied, at: tuple[Expr, Expr, Expr], ranks: tuple[Expr, Expr], barrier: Expr, stage: Expr) -> None:
    """Issue a stage's copies, one tensor map for each of the operands: `at` is (row, step of k, batch). Of a tile that
    blocks share, this block, of the given ranks, copies its part to all of them."""
    tile, maps, memory = what.tile, what.maps, what.ring
    row, step, batch = at
    k_tiles, parts = p.config.k_tiles_per_stage, len(maps)
    name, hint = tma_load(tile.rank, multicast=tile.share > 1, cached=True), T.uint64(what.policy)
    first, mask = 0, []
    if tile.share > 1:
        rank_n, rank_k = ranks
        first = rank_n * (tile.rows // tile.share)
        mask = [T.Cast("uint16", sum(1 << (other * p.config.split_k) for other in range(tile.share)) << rank_k)]
    z = [batch] if tile.operand.batched else []
    for k_tile in range(k_tiles):
        slot, k = stage * k_tiles + k_tile, (step * k_tiles + k_tile) * BLOCK_K
        for part, tensor_map in enumerate(maps):
            address = T.address_of(tensor_map)
            if tile.operand.major == "k":
                to = memory.ptr_to([slot, part * tile.size + first, 0])
                T.evaluate(T.ptx[name](to, address, k, row + first, *z, barrier, *mask, hint))
                continue
            for box in range(tile.size // 64):
                to = memory.ptr_to([(slot * parts + part) * (tile.size // 64) + box, 0, 0])
                T.evaluate(T.ptx[name](to, address, row + box * 64, k, *z, barrier, hint))


def _wait_unless(pdl_safe: bool) -> None:
    """Wait for the kernel before this one, which may still write what is read next, unless nothing can write that."""
    if not pdl_safe:
        T.evaluate(T.ptx.griddepcontrol.wait())


def launch_dependents(now: bool) -> None:
    """Let the next kernel's blocks start; where not now, they do when all blocks of this one have ended."""
    if now:
        T.evaluate(T.ptx.griddepcontrol.launch_dependents())


def _wgmma_stage(p: Plan, acc: Buffer, dw: TensorLoad, dx: TensorLoad, stage: TensorLoad, step: Expr) -> None:
    """One stage's wgmmas of one consumer."""
    size, k_tiles = p.config.block_m // 2, p.config.k_tiles_per_stage
    transposed = [int(p.w.operand.major != "k"), 0]
    w_stride, x_stride = p.config.block_n * BLOCK_K * 2 // 16, p.x.size * BLOCK_K * 2 // 16
    dw, dx = descriptor_of_stage(dw, stage, k_tiles * w_stride), descriptor_of_stage(dx, stage, k_tiles * x_stride)
    for k_tile in range(k_tiles):
        for kk in range(BLOCK_K // 16):
            for r in range(p.fragments):
                registers = [acc[r * size + i] for i in range(size)]
                w = dw + T.uint64(k_tile * w_stride + r * (64 * BLOCK_K * 2 // 16) + p.w.step(kk))
                x = dx + T.uint64(k_tile * x_stride + p.x.step(kk))
                first = (step > 0) if kk == 0 and k_tile == 0 else T.bool(True)
                wgmma(registers, w, x, first, p.matmul.facts.dtype, transposed=transposed)


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
def fill(p, memory, what, at, k_range):  # type: ignore[no-untyped-def]
    """One thread: copy an operand's tiles into its ring. `at` is (row, batch, this block's ranks in its cluster)."""
    k_first, k_count = T.meta_var(k_range)
    row, batch, ranks = T.meta_var(at)
    _wait_unless(what.pdl_safe)
    ring = PipelineState(p.config.stages, 1)
    for k in T.serial(k_count):
        copy = T.meta_var(partial(_copy, p, what, (row, k_first + k, batch), ranks))
        fill_stage(memory.full, memory.empty, ring, T.Cast("uint32", what.bytes), copy)


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
    wgmmas = T.meta_var(partial(_wgmma_stage, p, acc, dw.desc, dx.desc))
    tid = T.meta_var(warp * 32 + lane)
    mate = T.meta_var(tid * p.config.split_k + ranks[1])  # the tid-th block that shares this one's copies
    released = T.meta_var(partial(release, tid=tid, blocks=p.config.cluster_n, block=mate))
    multiply_stages(memory.full, memory.empty, ring, previous, k_count, wgmmas, released)
    T.ptx.wgmma.wait_group.sync.aligned(0)
    free(p)
    push_accumulators(accumulators, acc, memory.accumulators, which * (p.fragments * 64) + warp * 16, lane, ranks)
