"""Decode attention's kernels: mma.sync on tiles of the cache that cp.async brings, one ring a warp, and a merge of the splits.

grid     one block a head of keys and split of them; the query heads of a group are packed as rows of one mma tile
warp     16 packed rows, and every `warps`-th tile of block_n keys of the split, each for itself:
             s = q k^T                        mma.m16n8k16, q in registers, k by ldmatrix
             m, l, p = online softmax         rows lie in the four lanes of a quad
             o = o * 2^(m' - m) + p v         p from registers, v by ldmatrix.trans
         More than 16 rows are several warps that share their tiles, and meet at a barrier of their own.
end      the warps' (m, l, o) meet in shared memory: o = Σ 2^(m_w − m) o_w, l likewise. Of one split that is the result;
         several leave theirs in memory, and a second kernel combines them the same way (results.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.script.ir_builder import IRBuilder
from tvm.tirx import Buffer, PrimFunc, Stmt
from tvm.tirx.script.builder import ir

from tk.schedules.cuda.attention.decode.plan import (
    CHUNK,
    MMA_K,
    MMA_M,
    Plan,
    Tile,
    in_batch,
    page_tables,
    seen_by_all,
    shared_bytes,
)
from tk.schedules.cuda.attention.decode.results import MERGE_THREADS, combine, emit_merge, store_fragments
from tk.schedules.cuda.attention.decode.softmax import PackedSoftmax
from tk.schedules.cuda.attention.decode.widen import KEYS, VALUES, widen
from tk.schedules.cuda.attention.online_softmax import Fragment
from tk.schedules.cuda.attention.problem import Attention, Operand, same_pages
from tk.schedules.cuda.codegen.kernel_builder import sequence
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.hardware import FIRST_BARRIER, PTX, WARP
from tk.schedules.cuda.hopper.block import only_if
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.decode.rule import Config

__all__ = ["Block", "assemble", "build", "copy_chunks", "finished", "launched", "load_matrices", "multiply"]

COPY = "cp.async.cg.shared.global.L2::128B"


def build(attention: Attention, config: Config) -> PrimFunc:
    """The PrimFunc of `attention` under `config`, with the fused function's own parameters: one kernel, or two."""
    return assemble(Plan(attention.bounded, config), Block)


def assemble(plan: Plan, kind: Callable[..., Block], threads: int = 0, prepare: Callable[[], object] = list) -> PrimFunc:
    """The PrimFunc whose first kernel's blocks are of this kind, with the plan's threads or so many, behind what `prepare`
    writes on the host; where keys are split, a second one merges their results."""
    partials = plan.partials() if plan.config.splits > 1 else None

    def emit(block: Expr, thread: Expr) -> None:
        kind(plan, block, thread, partials).emit()

    launches = [launched(plan.blocks, threads or plan.threads, emit, prepare)]
    if partials is not None:
        rows = plan.batch * (plan.kv_heads * plan.packed)
        launches.append(launched(rows, MERGE_THREADS, partial(emit_merge, plan, partials)))
        launches = [*(tirx.AllocBuffer(partial) for partial in partials), *launches]
    return finished(plan.attention, launches)


def finished(attention: Attention, launches: list[Stmt]) -> PrimFunc:
    """The fused function, of these launches."""
    func = tirx.PrimFunc(attention.func.params, sequence(launches))
    for key, value in {"tirx.noalias": True, "tirx.is_scheduled": True, "global_symbol": "main"}.items():
        func = func.with_attr(key, value)
    return func


def launched(blocks: Expr | int, threads: int, emit: Any, prepare: Callable[[], object] = list) -> Stmt:
    """The launch of a kernel whose statements emit(block, thread) writes, behind what `prepare` writes on the host."""
    with IRBuilder() as builder, ir.prim_func():
        prepare()
        with (
            T.launch_thread("blockIdx.x", blocks) as block,
            T.launch_thread("threadIdx.x", threads) as thread,
            T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1}),  # else ptxas spills a few for one block more
        ):
            emit(block, thread)
    return builder.get().body


def copy_chunks(
    tile: Any,
    base: Expr,
    to: Expr,
    near: Callable[[Expr], Expr],
    by: tuple[Expr, int],
    is_there: Callable[[Expr], Expr] | None = None,
) -> None:
    """Start the copies of a tile's rows, 16 bytes at a time, to shared memory from the address `to` on: row `near(row)` of the
    operand, whose row 0 is at `base`, for each; by (thread, threads). Where a row `is_there` not, zeros."""
    x, (thread, threads), total = tile.operand, by, tile.rows * tile.chunks
    view = T.decl_buffer((x.size,), str(x.param.dtype), data=x.param.data)
    base = let("base_of", base)
    for step in range(-(-total // threads)):
        index = thread + step * threads
        row, chunk = index // tile.chunks, index % tile.chunks
        if threads % tile.chunks == 0:
            row, chunk = thread // tile.chunks + step * (threads // tile.chunks), thread % tile.chunks
        source = base + T.Cast("int64", near(row)) * x.row_stride + T.Cast("int64", chunk * (16 // tile.size))
        target = to + T.Cast("uint32", tile.offset + row * tile.pitch + chunk * 16)
        size = () if is_there is None else (T.Select(is_there(row), T.uint32(16), T.uint32(0)),)
        copy = T.ptx[COPY](target, T.address_of(view[source]), 16, *size)
        with only_if(index < total if (step + 1) * threads > total else None):
            T.evaluate(copy)


def multiply(dtype: str, sums: list[TensorLoad], a: list[TensorLoad], b: list[TensorLoad]) -> None:
    """sums += a · b, 16 rows by 8 columns of a warp."""
    kind = PTX[dtype]
    T.evaluate(T.ptx[f"mma.sync.aligned.m16n8k16.row.col.f32.{kind}.{kind}.f32"](*sums, *a, *b, *sums))


def load_matrices(to: Buffer, address: Expr, at: int = 0, turned: bool = False) -> None:
    """Four matrices of 8 × 8 elements from shared memory to the registers of `to` from `at` on, `turned` or as they lie."""
    kind = "x4.trans" if turned else "x4"
    T.evaluate(T.ptx[f"ldmatrix.sync.aligned.m8n8.{kind}.shared.b16"](*(to[at + r] for r in range(4)), address))


class Block:
    """Writes what one block does."""

    before: Expr  # packed rows before the block's, where a head of keys has several

    def __init__(self, plan: Plan, block: Expr, thread: Expr, partials: tuple[Buffer, Buffer] | None) -> None:
        self.p, self.thread, self.partials = plan, thread, partials
        splits = plan.config.splits
        self.split = let("split", block % splits)
        self.which = let("which", block // splits)  # of the batch's heads of keys
        self.kv_head, self.batch = self.which % plan.kv_heads, self.which // plan.kv_heads
        warp = thread // WARP
        self.lane = let("lane", thread % WARP)
        self.row_warp, self.key_warp = let("row_warp", warp % plan.row_warps), let("key_warp", warp // plan.row_warps)
        self.sharer = let("sharer", self.row_warp * WARP + self.lane)  # among the threads that share a ring
        self.memory = T.alloc_buffer((shared_bytes(plan.facts, plan.config) // 4,), "float32", scope="shared.dyn")
        self.base = let("base", T.cuda.cvta_generic_to_shared(T.address_of(self.memory[0])))
        self.ring = let("ring", self.base + T.Cast("uint32", self.key_warp * (plan.config.stages * plan.stage_bytes)))
        n = plan.config.block_n
        self.s = T.alloc_local((n // 2,), "float32")
        self.o = T.alloc_local((plan.facts.width // 2,), "float32")
        self.weights = T.alloc_local((n // 4,), "uint32")
        self.q = T.alloc_local((plan.facts.depth // 4,), "uint32")
        self.pieces = T.alloc_local((4,), "uint32")
        self.wide = T.alloc_local((4,), "uint32") if plan.facts.cache else self.pieces
        self.tables = page_tables(plan)
        self._hold_pages()
        fragment = Fragment(self.row_warp * MMA_M, self.kv_head, self.batch, self.lane)
        self.soft = PackedSoftmax(plan, (self.s, self.o, self.weights), fragment)

    def emit(self) -> None:
        self._range()
        self.soft.start()
        self.soft.load_scales(T.max(self.end - 1, 0))
        self._look_up(self.pages, T.int32(0))
        self._look_up(self.next_pages, T.int32(WARP))
        with T.serial(self.p.config.stages - 1) as i:
            with T.If(i < self.count), T.Then():
                self._copy(i, i)
            T.evaluate(T.ptx["cp.async.commit_group"]())
        self._load_q()
        with T.serial(self.count) as i:
            self._step(i)
        self._even_out()
        self._finish()

    def _finish(self) -> None:
        """From the warps' registers to the result, or to what the second kernel merges."""
        self.soft.sum_lanes()
        T.evaluate(T.tvm_storage_sync("shared"))
        store_fragments(self.p, self.memory, (self.row_warp, self.key_warp, self.lane), self.soft)
        T.evaluate(T.tvm_storage_sync("shared"))
        combine(self.p, self.memory, self.thread, (self.batch, self.kv_head, self.which, self.split), self.partials)

    def _range(self) -> None:
        """The tiles of this block's split, and how many of them are this warp's: of those that any row sees."""
        n, warps, splits = self.p.block_n, self.p.warps, self.p.config.splits
        start, self.end = seen_by_all(self.p, self.batch, self.kv_head)
        before = start // n
        tiles = let("tiles", T.max((self.end + (n - 1)) // n - before, 0))
        self.first = let("first", before + tiles * self.split // splits)
        last = before + tiles * (self.split + 1) // splits
        self.count = let("count", T.max(last - self.first - self.key_warp + (warps - 1), 0) // warps)
        self.most = T.max(last - self.first + (warps - 1), 0) // warps  # of any warp: one more than of the others, or as many

    def _first_key(self, i: Expr) -> Expr:
        """The first key of this warp's tile `i`."""
        return (self.first + self.key_warp + i * self.p.warps) * self.p.block_n

    def _hold_pages(self) -> None:
        """Registers of the pages of this warp's tiles: a lane has that of a tile of 32, and that of the tile 32 behind it."""
        count = len(self.tables)
        self.pages: Any = T.alloc_local((count,), "int32") if count else None
        self.next_pages: Any = T.alloc_local((count,), "int32") if count else None

    def _look_up(self, to: Buffer | None, first: Any) -> None:
        """Start to read which pages of memory this warp's 32 tiles from `first` on are in, a tile a lane: a copy waits for no
        table. Where tiles are counted from the first key the columns that rows see need not be known for that."""
        if to is None:
            return
        known = self.p.config.splits == 1 and not (self.p.attention.bounds and self.p.attention.bounds.lower)
        last = T.int32(-1) + (self.p.columns if known else self.end)
        key = let("key", self._first_key(first + self.lane))
        for n, pages in enumerate(self.tables):
            T.buffer_store(to, T.int32(0), [n])
            with T.If(key <= last), T.Then():
                page = in_batch(self.p, self.batch, (pages.number, key // pages.size))(pages.index)
                T.buffer_store(to, T.Cast("int32", page), [n])

    def _turn_pages(self, i: Expr) -> None:
        """Before tile `i` is copied, of a warp's each 32 the first: pages that were read ahead are those to be copied, and the
        next are asked for."""
        if self.tables:
            with T.If(i % WARP == 0), T.Then():
                for n in range(len(self.tables)):
                    T.buffer_store(self.pages, self.next_pages[n], [n])
                self._look_up(self.next_pages, i + WARP)

    def _copy(self, i: Any, slot: Any) -> None:
        """Start the copies of this warp's tile `i` into its ring. Keys beyond the last are the last, which are hidden; values
        there are zeros: nothing times an infinity is NaN."""
        key = let("key", self._first_key(i))
        to = let("to", self.ring + T.Cast("uint32", slot * self.p.stage_bytes))
        pages = self._pages_of(i)
        self._copy_tile(self.p.k, key, to, pages)
        self._copy_tile(self.p.v, key, to, pages, zeros=self._hides())

    def _pages_of(self, i: Any) -> list[Expr]:
        """The pages of this warp's tile `i`, from the lane that has read them."""
        mask, tile = tirx.IntImm("uint32", 0xFFFFFFFF), i % WARP
        return [let("page", T.tvm_warp_shuffle(mask, self.pages[n], tile, WARP, WARP)) for n in range(len(self.tables))]

    def _copy_tile(self, tile: Tile, key: Expr, to: Expr, pages: list[Expr], zeros: bool = False) -> None:
        x = tile.operand
        base = x.head_at(self.batch, self.kv_head) + x.offset
        if x.pages is not None:
            which = next(n for n, pages in enumerate(self.tables) if same_pages(pages, x.pages))
            base = base + T.Cast("int64", pages[which]) * x.pages.stride

        def near(row: Expr) -> Expr:
            at = T.min(key + row, self.end - 1)
            return at if x.pages is None else at % x.pages.size

        is_there = (lambda row: key + row < self.end) if zeros else None
        copy_chunks(tile, base, to, near, (self.sharer, tile.threads), is_there)

    def _is_ragged(self) -> bool:
        """Whether the last tile may have keys beyond the matrix."""
        columns = self.p.facts.columns
        return columns is None or columns % self.p.config.block_n != 0

    def _hides(self) -> bool:
        """Whether a tile may have keys that no row sees."""
        return self._is_ragged() or bool(self.p.facts.causal or self.p.attention.bounds)

    def _flat_of(self, q: Operand, packed: Expr) -> Expr:
        """Where a packed row of q begins, in its parameter's memory."""
        rows = self.p.rows
        head = self.kv_head * self.p.facts.group + packed // rows
        return q.head_at(self.batch, head) + T.Cast("int64", packed % rows) * q.row_stride + q.offset

    def _copy_q(self, q: Operand, rows: int, at: Callable[[Expr, Expr], Expr]) -> None:
        """The block's `rows` rows of q to shared memory, 16 bytes a thread: at(row, chunk) is where a chunk goes, in words of 4
        bytes. Rows beyond the packed ones are the last: nobody reads what becomes of them."""
        view = T.decl_buffer((q.size // 2,), "uint32", data=q.param.data)
        shared = T.decl_buffer(self.memory.shape, "uint32", data=self.memory.data, scope="shared.dyn")
        chunks = q.width // CHUNK
        with T.serial(-(-rows * chunks // self.p.threads)) as turn:
            index = let("index", turn * self.p.threads + self.thread)
            with T.If(index < rows * chunks), T.Then():
                row, chunk = let("row", index // chunks), let("chunk", index % chunks)
                line = let("line", T.min(self.before + row, self.p.packed - 1))
                source = let("source", self._flat_of(q, line) // 2 + T.Cast("int64", chunk * (CHUNK // 2)))
                target = let("target", at(row, chunk))
                with T.vectorized(T.int32(CHUNK // 2)) as v:
                    T.buffer_store(shared, view[source + T.Cast("int64", v)], [target + v])

    def _load_q(self) -> None:
        """q as the left operand of the matmul: four registers of two neighbours for each 16 of the depth. Rows beyond the
        packed ones are the last: nobody reads what becomes of them."""
        q, packed = self.p.attention.q, self.p.packed
        view = T.decl_buffer((q.size // 2,), "uint32", data=q.param.data)
        for half in range(2):
            row = let("row", T.min(self.row_warp * MMA_M + self.lane // 4 + half * 8, packed - 1))
            apart, step = (1, 2) if self.p.facts.cache else (4, 1)  # as keys of 8 bits come, see widen.py
            start = let("start", self._flat_of(q, row) // 2 + T.Cast("int64", self.lane % 4 * step))
            for kk in range(self.p.facts.depth // MMA_K):
                for side in range(2):
                    T.buffer_store(self.q, view[start + (kk * 8 + side * apart)], [4 * kk + 2 * side + half])

    def _sync(self) -> None:
        """What the warps that share a ring have copied is there, and what they have read may be overwritten."""
        if self.p.row_warps == 1:
            T.evaluate(T.cuda.warp_sync())
        else:
            barrier = T.Cast("uint32", self.key_warp + FIRST_BARRIER)
            T.evaluate(T.ptx["bar.sync"](barrier, T.uint32(WARP * self.p.row_warps)))

    def _even_out(self) -> None:
        """As many barriers for each ring: compute-sanitizer's racecheck takes barriers of the same number, of those that a
        thread has met at, for one, whichever they are, and would call what lies beside the block's next one a race."""
        if self.p.row_warps > 1 and self.p.warps > 1:
            with T.If(self.count < self.most), T.Then():
                self._sync()

    def _step(self, i: Expr) -> None:
        stages, ragged = self.p.config.stages, self._is_ragged()
        first = let("column", self._first_key(i))
        self.soft.prefetch(first, ragged)
        T.evaluate(T.ptx["cp.async.wait_group"](stages - 2))
        self._sync()
        with T.If(i + (stages - 1) < self.count), T.Then():
            self._turn_pages(i + (stages - 1))
            self._copy(i + (stages - 1), (i + (stages - 1)) % stages)
        T.evaluate(T.ptx["cp.async.commit_group"]())
        stage = let("stage", self.ring + T.Cast("uint32", i % stages * self.p.stage_bytes))
        self._scores(stage)
        self.soft.scale_scores()
        self.soft.evaluate(first, ragged)
        if self._hides():
            self.soft.hide(first)
        self.soft.update()
        self.soft.rescale()
        self.soft.scale_weights(first)
        self.soft.pack()
        self._values(stage)

    def _multiply(self, sums: list[TensorLoad], a: list[TensorLoad], b: list[TensorLoad]) -> None:
        multiply(self.p.facts.dtype, sums, a, b)

    def _scores(self, stage: Expr) -> None:
        """s = q k^T of one tile: each ldmatrix reads 16 of the depth of 16 keys."""
        n, lane, tile, x = self.p.config.block_n, self.lane, self.p.k, self.pieces
        for i in range(n // 2):
            T.buffer_store(self.s, f32(0.0), [i])
        row_of_lane = lane // 16 * 8 + lane % 8
        start = let("keys", stage + T.Cast("uint32", row_of_lane * tile.pitch + lane // 8 % 2 * 16))
        for kk in range(self.p.facts.depth * tile.size // 32):
            for pair in range(n // 16):
                address = start + T.uint32(pair * 16 * tile.pitch + kk * 32)
                load_matrices(x, address)
                for side in range(2):
                    sums = [self.s[4 * (2 * pair + side) + c] for c in range(4)]
                    if tile.size == 2:
                        self._multiply(sums, self._of_q(kk), [x[2 * side], x[2 * side + 1]])
                        continue
                    for part in range(2):  # 32 of the depth come at once
                        widen(self.p.facts, x[2 * side + part], self.wide, KEYS)
                        self._multiply(sums, self._of_q(2 * kk + part), [self.wide[0], self.wide[1]])

    def _of_q(self, kk: int) -> list[TensorLoad]:
        """The kk-th 16 of the depth of q."""
        return [self.q[4 * kk + r] for r in range(4)]

    def _values(self, stage: Expr) -> None:
        """o += p v of one tile: each ldmatrix reads 16 columns of 16 keys, turned."""
        n, lane, tile, x = self.p.config.block_n, self.lane, self.p.v, self.pieces
        start = let("values", stage + T.Cast("uint32", tile.offset + lane % 16 * tile.pitch + lane // 16 * 16))
        for kk in range(n // MMA_K):
            a = [self.weights[4 * kk + r] for r in range(4)]
            for pair in range(self.p.facts.width * tile.size // 32):
                address = start + T.uint32(kk * MMA_K * tile.pitch + pair * 32)
                load_matrices(x, address, turned=True)
                for side in range(2):
                    if tile.size == 2:
                        sums = [self.o[4 * (2 * pair + side) + c] for c in range(4)]
                        self._multiply(sums, a, [x[2 * side], x[2 * side + 1]])
                    else:
                        self._narrow_values(2 * pair + side, a, (x[2 * side], x[2 * side + 1]))

    def _narrow_values(self, block: int, a: list[TensorLoad], pieces: tuple[TensorLoad, TensorLoad]) -> None:
        """o += p v of 16 columns of 8 bits, the block-th: the even ones are one tile of the sums, the odd ones the next."""
        for n, piece in enumerate(pieces):  # of the first 8 keys, and of the last
            widen(self.p.facts, piece, self.wide, VALUES, 2 * n)
        for side in range(2):
            sums = [self.o[4 * (2 * block + side) + c] for c in range(4)]
            self._multiply(sums, a, [self.wide[side], self.wide[2 + side]])
