"""Attention over latents: mma.sync on tiles of the cache, each read once for scores and results, and a merge of the splits.

grid     one block a head of keys, `row_tiles` · 16 of its packed rows, and one split of the keys; the blocks of one split,
         which read the same latents, are neighbours
warp     16 packed rows, and one of `slices` slices of the columns of the results. Of every tile of block_n keys:
             s = q kᵀ                         of its block_n / slices keys, q and k by ldmatrix; to shared memory
             m, l, p = online softmax         of all keys of the tile, the same in all warps of the rows
             o = o · 2^(m' − m) + p v         of its slice, v by ldmatrix.trans from the tile that k was
         A barrier of the block hands tiles on, one of the warps that share rows the scores.
end      o, m and l go through shared memory to the result, or to memory where the keys are split (decode/results.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.attention.decode.kernel import Block, assemble, load_matrices
from tk.schedules.cuda.attention.decode.plan import MMA_K, MMA_M, page_tables
from tk.schedules.cuda.attention.decode.results import combine, store_fragments
from tk.schedules.cuda.attention.decode.softmax import PackedSoftmax
from tk.schedules.cuda.attention.latent.plan import LatentPlan, shared_bytes
from tk.schedules.cuda.attention.online_softmax import Fragment
from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.hardware import FIRST_BARRIER, WARP
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.latent.rule import Config

__all__ = ["build"]

STEP, CHAINS = 32, 2
"""Of the depth: what one ldmatrix reads of 8 keys, two steps of an mma; each has sums of its own, since an mma waits for the
one before it on the same registers."""
VECTOR = 4  # registers of 32 bits that a thread copies at a time


def build(attention: Attention, config: Config) -> PrimFunc:
    """The PrimFunc of `attention` under `config`, with the fused function's own parameters: one kernel, or two."""
    return assemble(LatentPlan(attention.bounded, config), LatentBlock)


class LatentBlock(Block):
    """Writes what one block does."""

    p: LatentPlan

    def __init__(self, plan: LatentPlan, block: Expr, thread: Expr, partials: tuple[Buffer, Buffer] | None) -> None:
        self.p, self.thread, self.partials = plan, thread, partials
        self.before = let("before_block", block % plan.row_blocks * plan.block_rows)  # packed rows
        self.split = let("split", block // plan.row_blocks % plan.config.splits)
        self.which = let("which", block // (plan.row_blocks * plan.config.splits))  # of the batch's heads of keys
        self.kv_head, self.batch = self.which % plan.kv_heads, self.which // plan.kv_heads
        warp = thread // WARP
        self.lane = let("lane", thread % WARP)
        self.row_warp, self.slice = let("row_warp", warp // plan.slices), let("slice", warp % plan.slices)
        self.key_warp, self.sharer = T.int32(0), thread
        self.memory = T.alloc_buffer((shared_bytes(plan.facts, plan.config) // 4,), "float32", scope="shared.dyn")
        self.base = self.ring = let("base", T.cuda.cvta_generic_to_shared(T.address_of(self.memory[0])))
        n = plan.config.block_n
        self.s = T.alloc_local((n // 2,), "float32")
        self.o = T.alloc_local((plan.slice_width // 2,), "float32")
        self.weights = T.alloc_local((n // 4,), "uint32")
        self.sums = T.alloc_local((CHAINS * plan.slice_keys // 2,), "float32")
        self.q = T.alloc_local((4,), "uint32")
        self.keys = T.alloc_local((plan.slice_keys // 2,), "uint32")
        self.pieces = T.alloc_local((4,), "uint32")
        self.tables = page_tables(plan)
        self._hold_pages()
        fragment = Fragment(self.before + self.row_warp * MMA_M, self.kv_head, self.batch, self.lane)
        self.soft = PackedSoftmax(plan, (self.s, self.o, self.weights), fragment)

    def _finish(self) -> None:
        self.soft.sum_lanes()
        T.evaluate(T.tvm_storage_sync("shared"))
        first = let("first_column", self.slice * self.p.slice_width)
        store_fragments(self.p, self.memory, (self.row_warp, 0, self.lane), self.soft, first)
        T.evaluate(T.tvm_storage_sync("shared"))
        coordinates = (self.batch, self.kv_head, self.which, self.split)
        combine(self.p, self.memory, self.thread, coordinates, self.partials, self.before if self.p.row_blocks > 1 else 0)

    def _copy(self, i: Any, slot: Any) -> None:
        """Start the copies of tile `i` into the ring. Keys beyond the last are zeros: they are hidden, but are values, too, and
        nothing times an infinity is NaN."""
        key = let("key", self._first_key(i))
        to = let("to", self.ring + T.Cast("uint32", slot * self.p.stage_bytes))
        self._copy_tile(self.p.k, key, to, self._pages_of(i), zeros=self._hides())

    def _load_q(self) -> None:
        """The block's rows of q, to shared memory."""
        first, pitch = self.p.q_offset // 4, self.p.k.pitch // 4
        self._copy_q(self.p.attention.q, self.p.block_rows, lambda row, chunk: first + row * pitch + chunk * VECTOR)

    def _sync(self) -> None:
        """What the block's threads have copied is there, and what they have read may be overwritten."""
        T.evaluate(T.tvm_storage_sync("shared"))

    def _scores(self, stage: Expr) -> None:
        """The scores of one tile: of this warp's keys to shared memory, and those of all keys from there."""
        self._score_slice(stage)
        self._exchange()

    def _score_slice(self, stage: Expr) -> None:
        """s = q kᵀ of the warp's keys: each ldmatrix reads 32 of the depth of 8 keys, or 16 of the depth of 16 rows."""
        p, lane = self.p, self.lane
        tiles = p.slice_keys // 8
        for i in range(CHAINS * tiles * 4):
            T.buffer_store(self.sums, f32(0.0), [i])
        key = self.slice * p.slice_keys + lane % 8
        keys = let("keys", stage + T.Cast("uint32", key * p.k.pitch + lane // 8 * 16))
        row = self.row_warp * MMA_M + lane % 16
        of_q = let("of_q", self.base + T.Cast("uint32", p.q_offset + row * p.k.pitch + lane // 16 * 16))
        for kk in range(p.facts.depth // STEP):
            for tile in range(tiles):
                load_matrices(self.keys, keys + T.uint32(tile * 8 * p.k.pitch + kk * STEP * 2), 4 * tile)
            for part in range(2):
                load_matrices(self.q, of_q + T.uint32(kk * STEP * 2 + part * MMA_K * 2))
                for tile in range(tiles):
                    chain = part * tiles + tile
                    sums = [self.sums[4 * chain + c] for c in range(4)]
                    first = 4 * tile + 2 * part
                    self._multiply(sums, [self.q[r] for r in range(4)], [self.keys[first], self.keys[first + 1]])

    def _exchange(self) -> None:
        """The sums of the warp's keys to shared memory; when all warps of the rows have done so, the scores of all keys."""
        p, lane = self.p, self.lane
        tiles = p.slice_keys // 8
        for half in range(2):
            row = self.row_warp * MMA_M + lane // 4 + half * 8
            line = let("line", p.scores_offset // 4 + row * p.scores_pitch + lane % 4 * 2)
            for tile in range(tiles):
                at = let("at", line + (self.slice * p.slice_keys + tile * 8))
                pair = T.alloc_local((2,), "float32")
                for v in range(2):
                    parts = [self.sums[4 * (chain * tiles + tile) + 2 * half + v] for chain in range(CHAINS)]
                    T.buffer_store(pair, sum(parts[1:], parts[0]), [v])
                with T.vectorized(T.int32(2)) as v:
                    T.buffer_store(self.memory, pair[v], [at + v])
        barrier = T.Cast("uint32", self.row_warp + FIRST_BARRIER)
        T.evaluate(T.ptx["bar.sync"](barrier, T.uint32(WARP * p.slices)))
        for half in range(2):
            row = self.row_warp * MMA_M + lane // 4 + half * 8
            line = let("line", p.scores_offset // 4 + row * p.scores_pitch + lane % 4 * 2)
            for i in range(p.config.block_n // 8):
                with T.vectorized(T.int32(2)) as v:
                    T.buffer_store(self.s, self.memory[line + i * 8 + v], [4 * i + 2 * half + v])

    def _values(self, stage: Expr) -> None:
        """o += p v of one tile and the warp's slice: each ldmatrix reads 16 columns of 16 keys, turned."""
        p, lane, x = self.p, self.lane, self.pieces
        column = self.slice * p.slice_width + lane // 16 * 8
        start = let("values", stage + T.Cast("uint32", lane % 16 * p.k.pitch + column * 2))
        for kk in range(p.config.block_n // MMA_K):
            a = [self.weights[4 * kk + r] for r in range(4)]
            for pair in range(p.slice_width // 16):
                load_matrices(x, start + T.uint32(kk * MMA_K * p.k.pitch + pair * 32), turned=True)
                for side in range(2):
                    sums = [self.o[4 * (2 * pair + side) + c] for c in range(4)]
                    self._multiply(sums, a, [x[2 * side], x[2 * side + 1]])
