"""The kernel of attention by mma.sync: tiles of keys and values that cp.async brings, an online softmax in registers.

grid     one block a tile of 16 · tiles · warps rows of one head; of a causal mask the longest rows first
warp     16 · tiles rows, for each tile of block_n columns
             s = q k^T                        mma.m16n8k16, both from shared memory by ldmatrix, or q from registers
             m, l, p = online softmax         rows lie in the four lanes of a quad (Milakov and Gimelshein 2018)
             o = o * 2^(m' - m) + p v         p from registers, v by ldmatrix.trans
         Each piece of k and v that is read is multiplied with all of the warp's tiles of rows (Dao 2023, FlashAttention-2).
copies   v of a tile comes under the matmul of its scores, k of the next one under its softmax and the matmul with v: two
         barriers a tile, and one buffer each, so that two blocks fit on an SM and each works while the other waits.
end      rows of results go where the warp's rows of q were, and from there to memory, 16 bytes a thread
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.attention.decode.kernel import copy_chunks, finished, launched, load_matrices, multiply
from tk.schedules.cuda.attention.decode.plan import CHUNK, MMA_K, MMA_M
from tk.schedules.cuda.attention.mma.plan import Plan, Tile, keeps_q, padded, shared_bytes
from tk.schedules.cuda.attention.online_softmax import PACK, Fragment, Softmax
from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.attention.visible import Seen, gather_limits, limits_of_block, warps_of
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.mma.rule import Config

__all__ = ["build"]


def build(attention: Attention, config: Config) -> PrimFunc:
    """The PrimFunc of `attention` under `config`, with the fused function's own parameters."""
    plan = Plan(attention.bounded, config)
    blocks = plan.row_tiles * plan.facts.heads * plan.batch
    body = launched(blocks, plan.threads, lambda block, thread: _Block(plan, block, thread).emit())
    return finished(attention, [body])


class _Block:
    """Writes what one block does."""

    def __init__(self, plan: Plan, block: Expr, thread: Expr) -> None:
        self.p, self.thread = plan, thread
        heads, batches, rising = plan.facts.heads, plan.batch, plan.attention.rising
        tile = plan.row_tiles - 1 - block // (heads * batches) if rising else block % plan.row_tiles
        which = block % (heads * batches) if rising else block // plan.row_tiles
        self.row = let("row", tile * plan.block_m)
        self.head, self.batch = let("head", which % heads), let("batch", which // heads)
        self.lane = let("lane", thread % WARP)
        self.warp_row = let("warp_row", thread // WARP * plan.warp_rows)
        self.memory = T.alloc_buffer((shared_bytes(plan.facts, plan.config) // 4,), "float32", scope="shared.dyn")
        self.base = let("base", T.cuda.cvta_generic_to_shared(T.address_of(self.memory[0])))
        self.pieces = T.alloc_local((4,), "uint32")
        depth, tiles = padded(plan.facts.depth), plan.config.tiles
        self.kept = keeps_q(plan.facts, plan.config)
        self.q = T.alloc_local((tiles * (depth // 4 if self.kept else 4),), "uint32")
        self.softs = [self._softmax(m) for m in range(tiles)]

    def _softmax(self, m: int) -> Softmax:
        """That of the warp's m-th 16 rows, with its registers."""
        plan, n = self.p, self.p.config.block_n
        s, o = T.alloc_local((n // 2,), "float32"), T.alloc_local((padded(plan.facts.width) // 2,), "float32")
        weights = T.alloc_local((n // 4,), "uint32")
        sizes = (plan.batch, plan.rows, plan.columns, plan.shift)
        fragment = Fragment(self.row + self.warp_row + m * MMA_M, self.head, self.batch, self.lane)
        return Softmax(plan.wide, sizes, n, (s, o, weights), fragment)

    def emit(self) -> None:
        kv_head = self.head // self.p.facts.group
        self._range()
        self._copy(self.p.q, self.head, self.row, self.p.rows)
        for tile in (self.p.q, self.p.k):
            self._zero_behind(tile)
        self._copy(self.p.k, kv_head, self.begin * self.p.config.block_n, self.p.columns)
        T.evaluate(T.ptx["cp.async.commit_group"]())
        for soft in self.softs:
            soft.start()
        if self.kept:
            self._arrived()
            for kk in range(padded(self.p.facts.depth) // MMA_K):
                self._load_q(kk, kk)
        with T.serial(self.tiles - self.begin) as i:
            self._step(let("tile", self.begin + i), kv_head)
        for soft in self.softs:
            soft.finish()
        self._store()

    def _range(self) -> None:
        """The tiles of columns that any row of the block sees, and those of them that every row sees whole."""
        p, n = self.p, self.p.config.block_n
        if p.attention.limited:
            seen = self._seen()
            self.tiles = let("tiles", (T.max(seen.end, 1) + (n - 1)) // n)
            self.full = let("full", seen.every_end // n)
            self.begin = let("begin", T.min(seen.first // n, self.tiles - 1))
            self.inside = let("inside", (seen.every_first + (n - 1)) // n)
            return
        columns, shift, causal = p.columns, p.shift, p.facts.causal
        window = p.facts.window if causal else 0
        seen = T.max(T.min(self.row + (shift + p.block_m), columns), 1) if causal else T.int32(0) + columns
        self.tiles = let("tiles", (seen + (n - 1)) // n)
        whole = T.max(T.min(columns, self.row + (shift + 1)), 0) if causal else T.int32(0) + columns
        self.full = let("full", whole // n)
        self.begin, self.inside = T.int32(0), T.int32(0)
        if window:
            self.begin = let("begin", T.min(T.max(self.row + (shift - window + 1), 0) // n, self.tiles - 1))
            self.inside = let("inside", (T.max(self.row + (shift + (p.block_m - window)), 0) + (n - 1)) // n)

    def _seen(self) -> Seen:
        """The columns that the block's rows see, computed from the mask's bounds."""
        p = self.p
        size = (4 * warps_of(p.block_m),)  # where rows of q come later
        limits = T.decl_buffer(size, "int32", data=self.memory.data, scope="shared.dyn")
        gather_limits(p.attention, limits, (self.row, self.head, self.batch), (p.block_m, p.rows), self.thread)
        T.evaluate(T.tvm_storage_sync("shared"))
        seen = limits_of_block(p.attention, limits, p.block_m)
        names = ("first", "end", "every_first", "every_end")
        seen = Seen(*(let(name, getattr(seen, name)) for name in names))
        T.evaluate(T.tvm_storage_sync("shared"))
        return seen

    def _copy(self, tile: Tile, head: Expr, first: Expr, rows: Expr | int, zeros: bool = False) -> None:
        """Start the copies of an operand's rows from `first` on. Those beyond its last of `rows` are the last: what becomes of
        them is hidden, or not stored; or `zeros`, as of values: nothing times an infinity is NaN."""
        x = tile.operand
        is_there = (lambda row: first + row < rows) if zeros else None
        copy_chunks(
            tile,
            x.head_at(self.batch, head) + x.offset,
            self.base,
            lambda row: T.min(first + row, rows - 1),
            (self.thread, self.p.threads),
            is_there,
        )

    def _zero_behind(self, tile: Tile) -> None:
        """Zeros behind the rows that end within an instruction's 16 columns; copies leave them as they are."""
        if not tile.odd:
            return
        for step in range(-(-tile.rows // self.p.threads)):
            row = self.thread + step * self.p.threads
            with T.If(row < tile.rows), T.Then(), T.vectorized(T.int32(4)) as v:
                at = (tile.offset + tile.chunks * 16) // 4 + row * (tile.pitch // 4)
                T.buffer_store(self.memory, f32(0.0), [at + v])

    def _arrived(self) -> None:
        """What was copied is there for all warps, and they are done with what they have read."""
        T.evaluate(T.ptx["cp.async.wait_group"](0))
        T.evaluate(T.tvm_storage_sync("shared"))

    def _load_q(self, kk: int, slot: int) -> None:
        """16 of the depth of the warp's rows of q, as left operands, from register 4 · tiles · slot on."""
        for m in range(self.p.config.tiles):
            row = self.warp_row + (m * MMA_M + self.lane % 16)
            address = self.base + T.Cast("uint32", row * self.p.q.pitch + (self.lane // 16 * 16 + kk * 32))
            load_matrices(self.q, address, 4 * (slot * self.p.config.tiles + m))

    def _step(self, tile: Expr, kv_head: Expr) -> None:
        n, facts = self.p.config.block_n, self.p.facts
        first = let("column", tile * n)
        beyond = facts.columns is None or facts.columns % n != 0  # the last tile has columns beyond the matrix
        ragged = bool(facts.causal) or self.p.attention.limited or beyond
        self._arrived()
        self._copy(self.p.v, kv_head, first, self.p.columns, zeros=beyond)
        T.evaluate(T.ptx["cp.async.commit_group"]())
        for soft in self.softs:
            soft.prefetch(first, ragged)
        self._scores()
        self._arrived()
        with T.If(tile + 1 < self.tiles), T.Then():
            self._copy(self.p.k, kv_head, first + n, self.p.columns)
        T.evaluate(T.ptx["cp.async.commit_group"]())
        for soft in self.softs:
            soft.evaluate(first, ragged)
        if ragged:
            with T.If(T.Or(tile >= self.full, tile < self.inside)), T.Then():
                for soft in self.softs:
                    soft.hide(first)
        for soft in self.softs:
            soft.update()
            soft.rescale()
            soft.pack()
        self._values()

    def _matmul(self, sums: list[Buffer], left: list[list[TensorLoad]], pair: int) -> None:
        """Sums of 16 columns, the pair-th, plus `left` of each tile of rows times the 16 × 16 in `pieces`."""
        for side in range(2):
            for to, a in zip(sums, left, strict=True):
                own = [to[4 * (2 * pair + side) + c] for c in range(4)]
                multiply(self.p.facts.dtype, own, a, [self.pieces[2 * side], self.pieces[2 * side + 1]])

    def _scores(self) -> None:
        """s = q k^T of one tile: each ldmatrix reads 16 of the depth of 16 keys."""
        n, lane, tile, x, tiles = self.p.config.block_n, self.lane, self.p.k, self.pieces, self.p.config.tiles
        for soft in self.softs:
            for i in range(n // 2):
                T.buffer_store(soft.s, f32(0.0), [i])
        row_of_lane = lane // 16 * 8 + lane % 8
        start = let("keys", self.base + T.Cast("uint32", tile.offset + row_of_lane * tile.pitch + lane // 8 % 2 * 16))
        for kk in range(padded(self.p.facts.depth) // MMA_K):
            slot = kk if self.kept else 0
            if not self.kept:
                self._load_q(kk, slot)
            left = [[self.q[4 * (slot * tiles + m) + r] for r in range(4)] for m in range(tiles)]
            for pair in range(n // 16):
                load_matrices(x, start + T.uint32(pair * 16 * tile.pitch + kk * 32))
                self._matmul([soft.s for soft in self.softs], left, pair)

    def _values(self) -> None:
        """o += p v of one tile: each ldmatrix reads 16 columns of 16 keys, turned."""
        n, lane, tile, x = self.p.config.block_n, self.lane, self.p.v, self.pieces
        start = let("values", self.base + T.Cast("uint32", tile.offset + lane % 16 * tile.pitch + lane // 16 * 16))
        for kk in range(n // MMA_K):
            left = [[soft.weights[4 * kk + r] for r in range(4)] for soft in self.softs]
            for pair in range(padded(self.p.facts.width) // 16):
                address = start + T.uint32(kk * MMA_K * tile.pitch + pair * 32)
                load_matrices(x, address, turned=True)
                self._matmul([soft.o for soft in self.softs], left, pair)

    def _store(self) -> None:
        """The warp's results, rounded, through the memory of its rows of q, which no other warp reads."""
        out, lane, facts = self.p.attention.out, self.lane, self.p.facts
        registers = self.p.q.pitch // 4  # of two results each, from one row to the next
        staged = T.decl_buffer((shared_bytes(facts, self.p.config) // 4,), "uint32", data=self.memory.data, scope="shared.dyn")
        pair = T.alloc_local((1,), "uint32")
        T.evaluate(T.cuda.warp_sync())
        for m, soft in enumerate(self.softs):
            for half in range(2):
                at = let("at", (self.warp_row + (m * MMA_M + half * 8) + lane // 4) * registers + lane % 4)
                for i in range(facts.width // 8):
                    low, high = (soft.o[4 * i + 2 * half + v] * soft.scale[half] for v in range(2))
                    T.evaluate(T.ptx[PACK[facts.dtype]](pair[0], high, low))
                    T.buffer_store(staged, pair[0], [at + i * 4])
        T.evaluate(T.cuda.warp_sync())
        target = T.decl_buffer((out.size // 2,), "uint32", data=out.param.data)
        base = let("base_of", out.head_at(self.batch, self.head) + out.offset)
        chunks, four = facts.width // CHUNK, T.alloc_local((4,), "uint32")
        with T.serial(-(-self.p.warp_rows * chunks // WARP)) as step:
            index = let("index", lane + step * WARP)
            row, chunk = let("own", self.warp_row + index // chunks), let("chunk", index % chunks)
            with T.If(T.And(index < self.p.warp_rows * chunks, self.row + row < self.p.rows)), T.Then():
                with T.vectorized(T.int32(4)) as v:
                    T.buffer_store(four, staged[row * registers + chunk * 4 + v], [v])
                flat = base + T.Cast("int64", self.row + row) * out.row_stride + T.Cast("int64", chunk * CHUNK)
                flat = let("flat", flat // 2)
                with T.vectorized(T.int64(4)) as v:
                    T.buffer_store(target, four[v], [flat + v])
