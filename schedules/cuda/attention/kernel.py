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

Where config.persistent, an SM has one block, which takes tiles of rows in turn: the next tile's k and v come while the one
before is computed and stored, and its q if there is room for two stages. Of one stage each consumer's rows come apart, as it
has stored what it made of those before, by a thread of their own. Consumers go on to take turns from one tile of rows to the
next.

full[s]     a stage's bytes have arrived;  empty[s]  every consumer has read it; one pair each for k and v

Functions here write statements where they are called; those of TVMScript are inlined.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.attention.online_softmax import Fragment, Softmax
from tk.schedules.cuda.attention.plan import COLUMNS, Plan, Ring, Work, origin_of, span_of, span_of_row
from tk.schedules.cuda.attention.visible import gather_limits, limits_of_block, warps_of
from tk.schedules.cuda.hardware import PTX
from tk.schedules.cuda.hopper.block import init_barriers, pingpong_arrive, pingpong_wait, replacing, set_registers
from tk.schedules.cuda.hopper.pipeline import arrive, fill_stage
from tk.schedules.cuda.hopper.wgmma import encode_descriptor, wgmma
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    pass

__all__ = ["build"]

REGISTERS = {1: (0, 0), 2: (24, 240), 3: (32, 160)}  # setmaxnreg of the producer and of each of so many consumers


def _copy_q(q: Ring, origin: tuple[Expr, Expr, Expr], barrier: Expr, stage: TensorLoad) -> None:
    q.tile.copy(q.tensor_map, q.memory, origin, barrier, stage)


@dataclass(frozen=True, eq=False)
class Consumer:
    """What a thread of a consumer holds: registers of scores, results and rounded powers, the operands' descriptors, of q the
    value, where it is in all rings, its softmax, which consumer it is, and its number in the warpgroup."""

    scores: Any
    results: Any
    weights: Any
    q: Any
    k: Any
    v: Any
    q_ring: Any
    k_ring: Any
    v_ring: Any
    which: Any
    tid: Any
    soft: Softmax | None = None

    def of_rows(self, p: Plan, first: Expr, where: tuple[Any, ...]) -> Consumer:
        """For a warp's rows from `first` on; `where` is (head, batch, lane)."""
        registers = (self.scores, self.results, self.weights)
        return replace(self, soft=Softmax(p.attention, p.sizes, p.config.block_n, registers, Fragment(first, *where)))


def _consumer_of(p: Plan, q: Ring, k: Ring, v: Ring, thread: tuple[Expr, Expr, Expr]) -> tuple[Consumer, Expr]:
    """What a consumer's thread, (warpgroup, warp, lane), holds for all of its tiles of rows, and its warp's first row in
    one."""
    (wg, warp, lane), n = thread, p.config.block_n
    sizes = ((n // 2, "float32"), (p.attention.facts.width // 2, "float32"), (n // 4, "uint32"))
    s, o, weights = (T.alloc_local((size,), dtype) for size, dtype in sizes)
    which = let("which", wg - 1)
    warp_row = let("warp_row", which * 64 + warp * 16)
    q_ring = PipelineState(q.tile.stages, 0) if p.config.persistent else None
    k_ring, v_ring = (PipelineState(p.config.stages, 0) for _ in range(2))
    dq, dk, dv = (SmemDescriptor() for _ in range(3))
    encode_descriptor(dq, q.memory)
    encode_descriptor(dk, k.memory)
    encode_descriptor(dv, v.memory, (v.tile.block_step, 64))
    T.buffer_store(dq._buf, dq._buf[0] + T.Cast("uint64", which * (64 * COLUMNS * 2 // 16)), [0])
    return Consumer(s, o, weights, dq.desc, dk, dv, q_ring, k_ring, v_ring, which, warp * 32 + lane), warp_row


def _scores(p: Plan, s: Buffer, dq: TensorLoad, dk: TensorLoad, stage: TensorLoad) -> None:
    """s = q k^T of one tile."""
    for kk in range(-(-p.attention.facts.depth // 16)):
        block, step = divmod(kk, 4)
        a = dq + T.uint64(block * p.q.block_step + step * 2)
        b = dk + T.Cast("uint64", stage * (p.k.bytes // 16) + block * p.k.block_step + step * 2)
        registers = [s[i] for i in range(p.config.block_n // 2)]
        wgmma(registers, a, b, T.bool(kk > 0), p.attention.facts.dtype, transposed=(0, 0))


def _values(p: Plan, o: Buffer, weights: Buffer, dv: TensorLoad, stage: TensorLoad) -> None:
    """o += weights v of one tile."""
    for kk in range(p.config.block_n // 16):
        a = [weights[4 * kk + i] for i in range(4)]
        b = dv + T.Cast("uint64", stage * (p.v.bytes // 16) + kk * (16 * COLUMNS * 2 // 16))
        registers = [o[i] for i in range(p.attention.facts.width // 2)]
        wgmma(registers, a, b, T.bool(True), p.attention.facts.dtype, transposed=(1,))


def _store(
    p: Plan,
    o: Buffer,
    scale: Buffer,
    memory: Buffer,
    warp_row: Expr,
    origin: tuple[Expr, Expr, Expr, Expr],
    stage: Expr | int,
) -> None:
    """Write a warp's 16 rows, times `scale`, through its part of q's shared memory, swizzled: `origin` is (first row in the
    matrix, head, batch, lane), `warp_row` the first row in the block's tile, `stage` where q's stage begins, in 32 bits."""
    row, head, batch, lane = origin
    facts, out, block = p.attention.facts, p.attention.out, p.block_m * COLUMNS // 2
    size, offset = max(p.q.blocks, p.v.blocks) * block * p.q.stages, memory.elem_offset // 2
    packed = T.decl_buffer((size,), "uint32", data=memory.data, elem_offset=offset, scope="shared.dyn")
    pack = f"cvt.rn.{PTX[facts.dtype]}x2.f32"
    for i in range(facts.width // 8):
        for half in range(2):
            r = lane // 4 + half * 8
            pair = T.alloc_local((1,), "uint32")
            first = 4 * i + 2 * half
            T.evaluate(T.ptx[pack](pair[0], o[first + 1] * scale[half], o[first] * scale[half]))
            at = i // 8 * block + (warp_row + r) * 32 + ((i % 8) ^ (lane // 4)) * 4 + lane % 4
            T.buffer_store(packed, pair[0], [at + stage])
    T.evaluate(T.cuda.warp_sync())
    target = T.decl_buffer((out.size // 2,), "uint32", data=out.param.data)
    for part in range(p.v.blocks):
        across = min(8, facts.width // 8 - 8 * part)  # 16-byte chunks of a row
        for step in range(-(-16 * across // 32)):
            index = step * 32 + lane
            r, c = index // across, index % across
            inside = [row + r < p.sizes[1]] + ([index < 16 * across] if 16 * across % 32 else [])
            line = out.head_at(batch, head) + T.Cast("int64", row + r) * out.row_stride
            flat = line + (part * COLUMNS + c * 8)
            with T.If(T.And(*inside) if len(inside) > 1 else inside[0]), T.Then(), T.vectorized(T.int64(4)) as v:
                at = part * block + (warp_row + r) * 32 + (c ^ ((warp_row + r) % 8)) * 4
                T.buffer_store(target, packed[at + stage + v], [flat // 2 + v])


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def _produce_columns(p, k, k_ring, v, v_ring, origin, span):
    """The tiles of k and v of one tile of rows, the last first, as their stages become free."""
    head = T.meta_var(origin[1] // p.attention.facts.group)
    for i in T.serial(span.tiles - span.begin + 1):
        if i < span.tiles - span.begin:
            k_at = T.meta_var(((span.tiles - 1 - i) * p.config.block_n, head, origin[2]))
            k_copy = T.meta_var(partial(k.tile.copy, k.tensor_map, k.memory, k_at))
            fill_stage(k.full, k.empty, k_ring, T.uint32(k.tile.bytes), k_copy)
        if i > 0:
            v_at = T.meta_var(((span.tiles - i) * p.config.block_n, head, origin[2]))
            v_copy = T.meta_var(partial(v.tile.copy, v.tensor_map, v.memory, v_at))
            fill_stage(v.full, v.empty, v_ring, T.uint32(v.tile.bytes), v_copy)


@T.inline
def produce(p, q, k, v, origin, span):
    """One thread copies q, and tiles of k and v as their stages become free, those of `span`, the last first; `origin` is (row,
    head, batch)."""
    k_ring = PipelineState(p.config.stages, 1)
    v_ring = PipelineState(p.config.stages, 1)
    T.ptx.mbarrier.arrive.expect_tx.shared.b64(q.full.ptr_to([0]), T.uint32(q.tile.bytes))
    q.tile.copy(q.tensor_map, q.memory, origin, q.full.ptr_to([0]), 0)
    _produce_columns(p, k, k_ring, v, v_ring, origin, span)


@T.inline
def produce_q(p, q, work):
    """One thread copies q of all tiles of rows that a persistent block takes, each consumer's rows as their stage is free."""
    ring = PipelineState(q.tile.stages, 1)
    parts = T.meta_var(q.tile.parts)
    for j in T.serial(work.count):
        origin = T.meta_var(work.origin(j))
        for part in T.unroll(parts):
            barrier = T.meta_var(q.full.ptr_to([ring.stage * parts + part]))
            T.cuda.mbarrier_wait(q.empty.ptr_to([ring.stage * parts + part]), ring.phase)
            T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(q.tile.bytes // parts))
            q.tile.copy(q.tensor_map, q.memory, origin, barrier, ring.stage, part * q.tile.box)
        ring.advance()


@T.inline
def produce_all(p, q, k, v, work):
    """As `produce`, for all tiles of rows that a persistent block takes; those of q where they come whole, in a ring of their
    own."""
    q_ring = PipelineState(q.tile.stages, 1)
    k_ring = PipelineState(p.config.stages, 1)
    v_ring = PipelineState(p.config.stages, 1)
    for j in T.serial(work.count):
        origin = T.meta_var(work.origin(j))
        span = T.meta_var(span_of_row(p, origin[0]))
        if q.tile.parts == 1:
            q_copy = T.meta_var(partial(_copy_q, q, origin))
            fill_stage(q.full, q.empty, q_ring, T.uint32(q.tile.bytes), q_copy)
        _produce_columns(p, k, k_ring, v, v_ring, origin, span)


@T.inline
def _tile(p, c, k, v, span, at, first, goes_on):
    """The scores of tile `at` and, but for the `first` one, meanwhile the matmuls with the values of the tile behind it. The
    first one may have columns beyond the matrix, or hidden ones."""
    column, ragged = T.meta_var((at * p.config.block_n, first and p.ragged))
    T.cuda.mbarrier_wait(k.full.ptr_to([c.k_ring.stage]), c.k_ring.phase)
    if p.config.pingpong > 0:
        pingpong_wait(c.which)
    T.ptx.wgmma.fence.sync.aligned()
    _scores(p, c.scores, c.q, c.k.desc, c.k_ring.stage)
    T.ptx.wgmma.commit_group.sync.aligned()
    if not first:
        T.cuda.mbarrier_wait(v.full.ptr_to([c.v_ring.stage]), c.v_ring.phase)
        _values(p, c.results, c.weights, c.v.desc, c.v_ring.stage)
        T.ptx.wgmma.commit_group.sync.aligned()
    more = T.meta_var(span.tiles - span.begin > 1 if first else at > span.begin)
    if p.config.pingpong > 0:  # noqa: SIM102
        # the other one's turn, where it will ask for one: the first's are one ahead
        if T.Or(T.Or(more, c.which == T.int32(0)), goes_on):
            pingpong_arrive(c.which)
    c.soft.prefetch(column, ragged)
    T.ptx.wgmma.wait_group.sync.aligned(0 if first else 1)
    arrive(k.empty.ptr_to([c.k_ring.stage]), c.tid == 0)
    c.k_ring.advance()
    c.soft.evaluate(column, ragged)
    if ragged:
        c.soft.hide(column)
    elif not first and p.has_begin:
        if at >= span.full or at < span.whole:
            c.soft.hide(column)
    elif not first and p.attention.rising:  # noqa: SIM102
        if at >= span.full:
            c.soft.hide(column)
    c.soft.update()
    if not first:
        T.ptx.wgmma.wait_group.sync.aligned(0)
        arrive(v.empty.ptr_to([c.v_ring.stage]), c.tid == 0)
        c.v_ring.advance()
        c.soft.rescale()
    c.soft.pack()


@T.inline
def _first_turn(p, c):
    """Of consumers that take turns the second gives the first one its first."""
    if p.config.pingpong > 0:  # noqa: SIM102
        if c.which == 1:
            pingpong_arrive(1)


@T.inline
def _attend(p, c, q_full, k, v, span, goes_on):
    """The scores of a consumer's 64 rows with the tiles of `span`, the last first, their softmax, and the matmuls with the
    values; `q_full` is the barrier at which q arrives, and its phase. Other tiles of rows follow if it `goes_on`."""
    c.soft.start()
    T.cuda.mbarrier_wait(q_full[0], q_full[1])
    _tile(p, c, k, v, span, span.tiles - 1, True, goes_on)
    at = T.alloc_local((1,), "int32")
    if p.config.persistent > 0 and p.config.consumers == 2:
        T.ptx["mov.s32"](at[0], span.tiles - 2)  # a number that the compiler does not know: a loop taken apart would spill
    else:
        at[0] = span.tiles - 2
    while at[0] >= span.begin:
        _tile(p, c, k, v, span, at[0], False, goes_on)
        at[0] = at[0] - 1
    T.cuda.mbarrier_wait(v.full.ptr_to([c.v_ring.stage]), c.v_ring.phase)
    T.ptx.wgmma.fence.sync.aligned()
    _values(p, c.results, c.weights, c.v.desc, c.v_ring.stage)  # of the tile that is left
    T.ptx.wgmma.commit_group.sync.aligned()
    c.soft.finish()
    T.ptx.wgmma.wait_group.sync.aligned(0)


@T.inline
def consume(p, q, k, v, origin, span, thread):
    """A consumer, of 64 rows: `origin` is the block's (row, head, batch), `thread` is (warpgroup, warp, lane)."""
    common, warp_row = T.meta_var(_consumer_of(p, q, k, v, thread))
    row, where = T.meta_var((origin[0] + warp_row, (origin[1], origin[2], thread[2])))
    c = T.meta_var(common.of_rows(p, row, where))
    _first_turn(p, c)
    _attend(p, c, (q.full.ptr_to([0]), 0), k, v, span, T.bool(False))
    T.cuda.warpgroup_sync(c.which + 8)  # all warps have read their rows of q
    _store(p, c.results, c.soft.scale, q.memory, warp_row, (row, *where), 0)


@T.inline
def consume_all(p, q, k, v, work, thread):
    """As `consume`, for all tiles of rows that the block takes."""
    common, warp_row = T.meta_var(_consumer_of(p, q, k, v, thread))
    _first_turn(p, common)
    count: T.let = work.count
    for j in T.serial(count):
        origin = T.meta_var(work.origin(j))
        span = T.meta_var(span_of_row(p, origin[0]))
        row, where = T.meta_var((origin[0] + warp_row, (origin[1], origin[2], thread[2])))
        own = T.meta_var(common.of_rows(p, row, where))
        stage = T.meta_var(let("q_stage", common.q_ring.stage + 0))
        c = T.meta_var(replace(own, q=let("q_rows", common.q + T.Cast("uint64", stage * (q.tile.bytes // 16)))))
        part = T.meta_var(stage * q.tile.parts + (c.which if q.tile.parts > 1 else 0))
        _attend(p, c, (q.full.ptr_to([part]), c.q_ring.phase), k, v, span, j + 1 < count)
        arrive(v.empty.ptr_to([c.v_ring.stage]), c.tid == 0)
        c.v_ring.advance()
        T.cuda.warpgroup_sync(c.which + 8)  # all warps have read their rows of q
        _store(p, c.results, c.soft.scale, q.memory, warp_row, (row, *where), stage * (q.tile.bytes // 4))
        T.ptx.fence.proxy.async_.shared__cta()  # the next q is written by TMA, over what the threads wrote
        T.cuda.warpgroup_sync(c.which + 8)
        arrive(q.empty.ptr_to([part]), c.tid == 0)
        c.q_ring.advance()


def build(p: Plan) -> PrimFunc:
    """The TIRx PrimFunc of what `p` plans, with the fused function's own parameters."""
    attention, config, q_tile, k_tile, v_tile = p.attention, p.config, p.q, p.k, p.v
    stages, consumers, parts, limited = config.stages, config.consumers, q_tile.parts, attention.limited
    dtype, block_m, persistent = attention.facts.dtype, p.block_m, bool(config.persistent)
    batches, rows, _, _ = p.sizes
    low, high = REGISTERS[consumers]
    blocks = p.row_tiles * attention.facts.heads * batches
    grid = min(blocks, p.target.cores) if persistent else blocks
    q_shape = (max(q_tile.blocks, v_tile.blocks) * q_tile.stages, block_m, COLUMNS)
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
        cta = T.cta_id([grid])
        wg = T.warpgroup_id([consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        q_full = pool.alloc((q_tile.stages * parts,), "uint64", align=8)
        q_empty = T.meta_var(pool.alloc((q_tile.stages * parts,), "uint64", align=8) if persistent else None)
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

        origin = T.meta_var(None if persistent else origin_of(p, cta))
        ahead = T.meta_var(None if limited or persistent else span_of_row(p, origin[0]))

        q = T.meta_var(Ring(q_tile, q_map, q_smem, q_full, q_empty))
        k = T.meta_var(Ring(k_tile, k_map, k_smem, k_full, k_empty))
        v = T.meta_var(Ring(v_tile, v_map, v_smem, v_full, v_empty))
        q_barriers = T.meta_var([(q_full, 1)] + ([(q_empty, consumers // parts)] if persistent else []))
        ring = T.meta_var([(k_full, 1), (v_full, 1), (k_empty, consumers), (v_empty, consumers)])
        init_barriers(wg, tid, [(q_tile.stages * parts, q_barriers), (stages, ring)], (), ())
        if limited:
            gather_limits(attention, limits, origin, (block_m, rows), wg * 128 + tid)
        T.cuda.cta_sync()
        span = T.meta_var(span_of(p, limits_of_block(attention, limits, block_m)) if limited else ahead)
        work = T.meta_var(Work(p, blocks, grid, cta) if persistent else None)

        if wg == 0:
            set_registers(low, more=False)
            if tid == 0:
                if persistent:
                    produce_all(p, q, k, v, work)
                else:
                    produce(p, q, k, v, origin, span)
            if persistent and parts > 1:  # noqa: SIM102
                if tid == 32:
                    produce_q(p, q, work)
        else:
            set_registers(high, more=True)
            if persistent:
                consume_all(p, q, k, v, work, (wg, warp, lane))
            else:
                consume(p, q, k, v, origin, span, (wg, warp, lane))

    return replacing(attention.func, main)
