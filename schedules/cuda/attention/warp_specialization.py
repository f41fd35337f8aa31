"""The parts of attention's kernel: what its producer and its consumers do; kernel.py puts them together.

Functions here write statements where they are called; those of TVMScript are inlined.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from tvm.backend.cuda.lang import PipelineState
from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.decode.plan import let
from tk.schedules.cuda.attention.online_softmax import Fragment, Softmax
from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.cuda.attention.visible import Seen, narrow
from tk.schedules.cuda.hardware import PTX
from tk.schedules.cuda.hopper.block import pingpong_arrive, pingpong_wait
from tk.schedules.cuda.hopper.pipeline import arrive, encode_tensor_map, fill_stage, tma_load
from tk.schedules.cuda.hopper.wgmma import encode_descriptor, wgmma

__all__ = [
    "COLUMNS",
    "REGISTERS",
    "Plan",
    "Ring",
    "Span",
    "Tile",
    "barriers",
    "blocks_of",
    "consume",
    "produce",
    "span_of",
    "span_of_row",
]

REGISTERS = {1: (0, 0), 2: (24, 240), 3: (32, 160)}  # setmaxnreg of the producer and of each of so many consumers
RANK = 4  # of an operand: [batch, heads, rows, columns]
COLUMNS = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle


def blocks_of(width: int) -> int:
    """How many times 64 columns hold `width`."""
    return -(-width // COLUMNS)


@dataclass(frozen=True, eq=False)
class Tile:
    """How rows of an operand lie in shared memory: for each 64 columns `rows` rows of 128 bytes, `stages` times."""

    operand: Operand
    rows: int
    stages: int

    @property
    def blocks(self) -> int:
        return blocks_of(self.operand.width)

    @property
    def shape(self) -> tuple[int, int, int]:
        return (self.stages * self.blocks, self.rows, COLUMNS)

    @property
    def bytes(self) -> int:
        """Bytes of one stage."""
        return self.blocks * self.rows * COLUMNS * 2

    @property
    def block_step(self) -> int:
        """From one 64 columns to the next, in 16 bytes."""
        return self.rows * COLUMNS * 2 // 16

    def tensor_map(self, dtype: str) -> Expr:
        """On the host: the operand's TMA tensor map, [batch, heads, rows, columns] in its own strides."""
        x = self.operand
        sizes = [x.width, x.rows, x.heads, x.batch]
        # a dim of one element has no stride that matters, but TMA wants one
        steps = (x.row_stride, x.head_stride, x.batch_stride)
        strides = [16 if isinstance(step, int) and step == 0 else step * 2 for step in steps]
        rest = [COLUMNS, self.rows, 1, 1, 1, 1, 1, 1, 0, 3, 2, 0]  # box, element strides, swizzle, L2 promotion, zeros outside
        first = isinstance(x.offset, int) and x.offset == 0
        address = x.param.data if first else T.handle_add_byte_offset(x.param.data, x.offset * 2)
        return encode_tensor_map(dtype, RANK, address, *sizes, *strides, *rest)

    def copy(
        self, tensor_map: Expr, memory: Buffer, at: tuple[Expr, Expr, Expr], barrier: Expr, stage: TensorLoad | int
    ) -> None:
        """Issue the copies of one stage: `at` is (row, head, batch)."""
        row, head, batch = at
        for block in range(self.blocks):
            destination = memory.ptr_to([stage * self.blocks + block, 0, 0])
            T.evaluate(T.ptx[tma_load(RANK)](destination, T.address_of(tensor_map), block * COLUMNS, row, head, batch, barrier))


@dataclass(frozen=True, eq=False)
class Ring:
    """A tile's stages in shared memory, the tensor map that they are copied by, and an mbarrier pair for each."""

    tile: Tile
    tensor_map: Any
    memory: Any
    full: Any
    empty: Any


@dataclass(frozen=True, eq=False)
class Span:
    """Tiles of columns, from `begin` to `tiles`, that the rows of a block see; every row sees those from `whole` to `full`
    whole."""

    tiles: Any
    full: Any
    begin: Any
    whole: Any


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from an attention and a config."""

    attention: Attention
    config: Any
    q: Tile
    k: Tile
    v: Tile

    @property
    def block_m(self) -> int:
        return 64 * int(self.config.consumers)

    @property
    def sizes(self) -> tuple[Any, Any, Any, Any]:
        """(batch, rows, columns, shift), int32 where they are symbolic."""
        a = self.attention
        return narrow(a.q.batch), narrow(a.q.rows), narrow(a.k.rows), narrow(a.shift)

    @property
    def causal(self) -> bool:
        return bool(self.attention.facts.causal)

    @property
    def limited(self) -> bool:
        """Whether what rows see is computed from the mask's bounds."""
        return self.attention.limited

    @property
    def window(self) -> int:
        """How many columns a row sees at most; 0 for all up to the diagonal, which alone bounds a window."""
        return self.attention.facts.window if self.causal and not self.limited else 0

    @property
    def has_begin(self) -> bool:
        """Whether rows may not see the first columns."""
        return self.window > 0 or (self.limited and bool(self.attention.bounds.lower))

    @property
    def rising(self) -> bool:
        """Whether later rows see more columns: up to the diagonal, or to bounds, which mostly rise."""
        return self.causal or (self.limited and bool(self.attention.bounds.upper))

    @property
    def ragged(self) -> bool:
        """Whether the last tile may have columns beyond the matrix, or hidden ones."""
        columns = self.attention.facts.columns
        return self.causal or self.limited or columns is None or columns % int(self.config.block_n) != 0

    @property
    def row_tiles(self) -> Any:
        return (self.sizes[1] + (self.block_m - 1)) // self.block_m


@dataclass(frozen=True, eq=False)
class Consumer:
    """What a thread of a consumer holds: registers of scores, results and rounded powers, the operands' descriptors, where it
    is in both rings, its softmax, which consumer it is, and its number in the warpgroup."""

    scores: Any
    results: Any
    weights: Any
    q: Any
    k: Any
    v: Any
    k_ring: Any
    v_ring: Any
    soft: Softmax
    which: Any
    tid: Any


def span_of_row(p: Plan, row: Expr) -> Span:
    """The tiles that the rows of a block from `row` on see, up to the diagonal and within the window."""
    n, causal, window = int(p.config.block_n), p.causal, p.window
    _, _, columns, shift = p.sizes
    seen = let("seen", T.max(T.min(row + (p.block_m + shift), columns), 1) if causal else T.int32(0) + columns)
    tiles = let("tiles", (seen + (n - 1)) // n)
    full = let("full", (T.max(T.min(columns, row + (shift + 1)), 0) if causal else T.int32(0) + columns) // n)
    begin = let("begin", T.min(T.max(row + (shift - window + 1), 0) // n, tiles - 1) if window else T.int32(0))
    whole = T.max(row + (p.block_m + shift - window), 0) + (n - 1)
    return Span(tiles, full, begin, let("whole", whole // n if window else T.int32(0)))


def span_of(p: Plan, seen: Seen) -> Span:
    """The tiles that the rows of a block see, where these are the columns: one tile at least, for rows that see none."""
    n = int(p.config.block_n)
    tiles = let("tiles", (T.max(seen.end, 1) + (n - 1)) // n)
    full = let("full", seen.every_end // n)
    begin = let("begin", T.min(seen.first // n, tiles - 1))
    return Span(tiles, full, begin, let("whole", (seen.every_first + (n - 1)) // n))


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


def _pingpong_wait(p: Plan, which: Expr) -> None:
    """Wait until the other consumer has issued its matmuls."""
    if p.config.pingpong:
        pingpong_wait(which)


def _pingpong_arrive(p: Plan, which: Expr, more: Expr) -> None:
    """The other consumer's turn, where it will ask for one: the first's are one ahead."""
    if p.config.pingpong:
        with T.If(T.Or(more, which == T.int32(0))), T.Then():
            pingpong_arrive(which)


def _store(p: Plan, o: Buffer, scale: Buffer, memory: Buffer, warp_row: Expr, origin: tuple[Expr, Expr, Expr, Expr]) -> None:
    """Write a warp's 16 rows, times `scale`, through its part of q's shared memory, swizzled: `origin` is (first row in the
    matrix, head, batch, lane), `warp_row` the first row in the block's tile."""
    row, head, batch, lane = origin
    facts, out, block = p.attention.facts, p.attention.out, p.block_m * COLUMNS // 2
    size, offset = max(p.q.blocks, p.v.blocks) * block, memory.elem_offset // 2
    packed = T.decl_buffer((size,), "uint32", data=memory.data, elem_offset=offset, scope="shared.dyn")
    pack = f"cvt.rn.{PTX[facts.dtype]}x2.f32"
    for i in range(facts.width // 8):
        for half in range(2):
            r = lane // 4 + half * 8
            pair = T.alloc_local((1,), "uint32")
            first = 4 * i + 2 * half
            T.evaluate(T.ptx[pack](pair[0], o[first + 1] * scale[half], o[first] * scale[half]))
            at = i // 8 * block + (warp_row + r) * 32 + ((i % 8) ^ (lane // 4)) * 4 + lane % 4
            T.buffer_store(packed, pair[0], [at])
    T.evaluate(T.cuda.warp_sync())
    target = T.decl_buffer((out.size // 2,), "uint32", data=out.param.data)
    for part in range(p.v.blocks):
        across = min(8, facts.width // 8 - 8 * part)  # 16-byte chunks of a row
        for step in range(-(-16 * across // 32)):
            index = step * 32 + lane
            r, c = index // across, index % across
            inside = [row + r < p.sizes[1]] + ([index < 16 * across] if 16 * across % 32 else [])
            flat = (
                T.Cast("int64", batch) * out.batch_stride + T.Cast("int64", head) * out.head_stride
                + T.Cast("int64", row + r) * out.row_stride + (part * COLUMNS + c * 8)
            )  # fmt: skip
            with T.If(T.And(*inside) if len(inside) > 1 else inside[0]), T.Then(), T.vectorized(T.int64(4)) as v:
                at = part * block + (warp_row + r) * 32 + (c ^ ((warp_row + r) % 8)) * 4
                T.buffer_store(target, packed[at + v], [flat // 2 + v])


def barriers(p: Plan, q: Ring, k: Ring, v: Ring) -> list[tuple[int, list[tuple[Buffer, int]]]]:
    """The mbarriers of q and of both rings, with the arrivals that complete a phase, as init_barriers takes them."""
    readers = int(p.config.consumers)
    return [(1, [(q.full, 1)]), (p.config.stages, [(k.full, 1), (v.full, 1), (k.empty, readers), (v.empty, readers)])]


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def produce(p, q, k, v, origin, span):
    """One thread copies q, and tiles of k and v as their stages become free, those of `span`, the last first; `origin` is (row,
    head, batch)."""
    k_ring = PipelineState(p.config.stages, 1)
    v_ring = PipelineState(p.config.stages, 1)
    T.ptx.mbarrier.arrive.expect_tx.shared.b64(q.full.ptr_to([0]), T.uint32(q.tile.bytes))
    q.tile.copy(q.tensor_map, q.memory, origin, q.full.ptr_to([0]), 0)
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
def _tile(p, c, k, v, span, at, first):
    """The scores of tile `at` and, but for the `first` one, meanwhile the matmuls with the values of the tile behind it. The
    first one may have columns beyond the matrix, or hidden ones."""
    column, ragged = T.meta_var((at * p.config.block_n, first and p.ragged))
    T.cuda.mbarrier_wait(k.full.ptr_to([c.k_ring.stage]), c.k_ring.phase)
    _pingpong_wait(p, c.which)
    T.ptx.wgmma.fence.sync.aligned()
    _scores(p, c.scores, c.q.desc, c.k.desc, c.k_ring.stage)
    T.ptx.wgmma.commit_group.sync.aligned()
    if not first:
        T.cuda.mbarrier_wait(v.full.ptr_to([c.v_ring.stage]), c.v_ring.phase)
        _values(p, c.results, c.weights, c.v.desc, c.v_ring.stage)
        T.ptx.wgmma.commit_group.sync.aligned()
    _pingpong_arrive(p, c.which, span.tiles - span.begin > 1 if first else at > span.begin)
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
    elif not first and p.rising:  # noqa: SIM102
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
def _last(p, c, v):
    """The matmuls with the values of the tile that is left."""
    T.cuda.mbarrier_wait(v.full.ptr_to([c.v_ring.stage]), c.v_ring.phase)
    T.ptx.wgmma.fence.sync.aligned()
    _values(p, c.results, c.weights, c.v.desc, c.v_ring.stage)
    T.ptx.wgmma.commit_group.sync.aligned()
    c.soft.finish()
    T.ptx.wgmma.wait_group.sync.aligned(0)


@T.inline
def consume(p, q, k, v, origin, span, thread):
    """A consumer: the scores of its 64 rows with the tiles of `span`, the last first, their softmax, the matmuls with the
    values; `origin` is the block's (row, head, batch), `thread` is (warpgroup, warp, lane)."""
    wg, warp, lane = T.meta_var(thread)
    n = T.meta_var(p.config.block_n)
    s = T.alloc_local((n // 2,), "float32")
    o = T.alloc_local((p.attention.facts.width // 2,), "float32")
    weights = T.alloc_local((n // 4,), "uint32")
    which: T.let = wg - 1
    warp_row: T.let = which * 64 + warp * 16
    k_ring = PipelineState(p.config.stages, 0)
    v_ring = PipelineState(p.config.stages, 0)
    dq = SmemDescriptor()
    dk = SmemDescriptor()
    dv = SmemDescriptor()
    encode_descriptor(dq, q.memory)
    encode_descriptor(dk, k.memory)
    encode_descriptor(dv, v.memory, (v.tile.block_step, 64))
    dq._buf[0] = dq._buf[0] + T.Cast("uint64", which * (64 * COLUMNS * 2 // 16))
    row, head, batch = T.meta_var((origin[0] + warp_row, origin[1], origin[2]))
    fragment = T.meta_var(Fragment(row, head, batch, lane))
    soft = T.meta_var(Softmax(p.attention, p.sizes, n, (s, o, weights), fragment))
    soft.start()
    if p.config.pingpong > 0:  # noqa: SIM102
        if which == 1:
            pingpong_arrive(1)
    T.cuda.mbarrier_wait(q.full.ptr_to([0]), 0)
    c = T.meta_var(Consumer(s, o, weights, dq, dk, dv, k_ring, v_ring, soft, which, warp * 32 + lane))
    _tile(p, c, k, v, span, span.tiles - 1, True)
    at: T.int32 = span.tiles - 2
    while at >= span.begin:
        _tile(p, c, k, v, span, at, False)
        at = at - 1
    _last(p, c, v)
    T.cuda.warpgroup_sync(which + 8)  # all warps have read their rows of q
    _store(p, o, soft.scale, q.memory, warp_row, (row, head, batch, lane))
