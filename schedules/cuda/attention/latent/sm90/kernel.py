"""The kernels of attention over latents on Hopper: TMA, mbarriers and wgmma; latents are read once, for scores and results.

grid         one block a head of keys, 64 of its packed rows, and one split of the keys; the blocks of one split, which read the
             same latents, are neighbours
producer     two threads copy tiles of 64 keys into a ring: one the columns of the first consumer's values, one all others
consumer w   64 rows, and half of the columns of the results; every second tile of keys is its own, of which it makes
                 s = q kᵀ                       wgmma, both operands from shared memory
                 m, l, p = online softmax       in registers; p, m and the factor of what was before to shared memory
             and of each tile, whoever made its weights, o = o · 2^(m' − m) + p v of its half, p from registers if it is its
             own. The softmax of one consumer runs under the matmuls of the other.
end          o, m and l go through shared memory to the result, or to memory where the keys are split (decode/results.py)

full[s, c]   64 columns of a stage's keys have arrived;  empty[s, w]  consumer w has added the stage's tile
weights[w]   a named barrier: consumer w has written p, m and the factor of its tile

What a consumer releases is what its own half of the columns took: the other's weights came after the scores of all of them.
The order of the work is that of FlashMLA's two warpgroups in its principle: one set of scores, two halves of the results.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.attention.decode.kernel import Block, assemble
from tk.schedules.cuda.attention.decode.plan import MMA_K, MMA_M, in_batch, page_tables
from tk.schedules.cuda.attention.decode.results import combine, store_fragments
from tk.schedules.cuda.attention.decode.softmax import PackedSoftmax
from tk.schedules.cuda.attention.latent.sm90.plan import (
    BLOCK_M,
    BLOCK_N,
    CONSUMERS,
    PANEL,
    WARPGROUP,
    LatentPlan,
    shared_bytes,
)
from tk.schedules.cuda.attention.online_softmax import Fragment
from tk.schedules.cuda.attention.plan import COLUMNS, RANK, tensor_map
from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.hardware import FIRST_BARRIER, WARP
from tk.schedules.cuda.hopper.block import init_stages, set_registers
from tk.schedules.cuda.hopper.pipeline import acquire, arrive, prefetch_maps, tma_load
from tk.schedules.cuda.hopper.wgmma import descriptor_of_word, descriptor_word, wgmma
from tk.schedules.cuda.matmul.output import let

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.latent.sm90.rule import Config

__all__ = ["build"]

THREADS = (CONSUMERS + 1) * WARPGROUP
FEWER, MORE = 24, 240  # registers of a thread of the producer, and of a consumer
PREFETCH = "cp.async.bulk.prefetch.tensor.4d.L2.global"
STEP = MMA_K * 2 // 16  # of k, in 16 bytes: 16 columns of a row
PART = PANEL // 16  # of a panel, in 16 bytes
MEET, WITHIN = FIRST_BARRIER + CONSUMERS, FIRST_BARRIER + CONSUMERS + 1
"""Named barriers, behind those of the weights: of both consumers, and from which on each has one of its own."""
CHUNK = 4  # registers of 32 bits that a thread copies of q at a time: 16 bytes


def build(attention: Attention, config: Config) -> PrimFunc:
    """The PrimFunc of `attention` under `config`, with the fused function's own parameters: one kernel, or two."""
    plan = LatentPlan(attention.bounded, config)
    maps, dtype = list[Expr](), plan.facts.dtype
    keys = [each for each in (plan.attention.k, plan.attention.k_rotary) if each is not None]

    def prepare() -> None:
        maps.extend(tensor_map(x, dtype, plan.piece) for x in keys)

    return assemble(plan, partial(LatentBlock, maps), THREADS, prepare)


class LatentBlock(Block):
    """Writes what one block does."""

    p: LatentPlan

    def __init__(
        self, maps: list[Expr], plan: LatentPlan, block: Expr, thread: Expr, partials: tuple[Buffer, Buffer] | None
    ) -> None:
        self.p, self.thread, self.partials, self.maps = plan, thread, partials, maps
        self.before = let("before_block", block % plan.row_blocks * BLOCK_M)  # packed rows
        self.split = let("split", block // plan.row_blocks % plan.config.splits)
        self.which = let("which", block // (plan.row_blocks * plan.config.splits))  # of the batch's heads of keys
        self.kv_head, self.batch = self.which % plan.kv_heads, self.which // plan.kv_heads
        self.key_warp = T.int32(0)
        self.lane = let("lane", thread % WARP)
        self.warp = self._uniform("warp", thread // WARP)
        self.row_warp = let("row_warp", self.warp % 4)
        self.consumer = let("consumer", self.warp // 4)
        self.memory = T.alloc_buffer((shared_bytes(plan.facts, plan.config) // 4,), "float32", scope="shared.dyn")
        self.base = let("base", T.cuda.cvta_generic_to_shared(T.address_of(self.memory[0])))
        self.full = self._barriers(0, plan.stages * plan.panels)
        self.empty = self._barriers(plan.stages * plan.panels, plan.stages * CONSUMERS)
        self.tables = page_tables(plan)

    def _uniform(self, name: str, value: Expr) -> Expr:
        """`value` of a warp's first lane, in a variable. What is computed of it stays where it is written: of loops' operands
        the compiler would keep all that do not change in registers of their own, some 150."""
        return self._kept(name, value, 0)

    def _kept(self, name: str, value: Expr, lane: Expr | int) -> Expr:
        """`value` of a lane of the warp, in a variable of which the compiler knows nothing."""
        return let(name, T.tvm_warp_shuffle(T.uint32(0xFFFFFFFF), value, lane, WARP, WARP))

    def _barriers(self, before: int, count: int) -> Buffer:
        """`count` mbarriers behind so many others."""
        offset = self.p.barriers_offset // 8 + before
        return T.decl_buffer((count,), "uint64", data=self.memory.data, elem_offset=offset, scope="shared.dyn")

    def emit(self) -> None:
        with T.If(self.thread == 0), T.Then():
            prefetch_maps(self.maps)
            init_stages([(self.p.stages * self.p.panels, [(self.full, 1)]), (self.p.stages * CONSUMERS, [(self.empty, 1)])])
            T.evaluate(T.ptx.fence.mbarrier_init.release.cluster())
        T.evaluate(T.ptx.fence.proxy.async_.shared__cta())
        T.evaluate(T.tvm_storage_sync("shared"))
        self._range()
        with T.If(self.consumer == CONSUMERS):
            with T.Then():
                set_registers(FEWER, more=False)
                self._produce()
            with T.Else():
                set_registers(MORE, more=True)
                self._consume()

    def _produce(self) -> None:
        """Two threads, of two warps: each copies the panels of one consumer's half, and the second those behind the values."""
        first = self.p.first_panels
        for side, panels in enumerate((range(first), range(first, self.p.panels))):
            with T.If(self.thread == CONSUMERS * WARPGROUP + side * WARP), T.Then(), T.serial(self.count) as i:
                stage, turn = self._stage(i)
                coordinates = self._coordinates(i)  # before the wait: a page's number comes from memory
                acquire(self._of(self.empty, stage * CONSUMERS + side), turn)
                self._copy_panels(coordinates, stage, panels)
                with T.If(i + self.p.stages < self.count), T.Then():
                    self._prefetch_panels(self._coordinates(i + self.p.stages), panels)

    def _of(self, barriers: Buffer, index: Expr) -> Expr:
        return T.address_of(barriers[index])

    def _coordinates(self, i: Expr) -> list[tuple[Expr, Expr]]:
        """(row, item of the batch or page in memory) of each piece of tile `i`."""
        coordinates = []
        for piece in range(BLOCK_N // self.p.piece):
            key = let("key", self._first_key(i) + piece * self.p.piece)
            if self.p.attention.k.pages is None:
                coordinates.append((key, self.batch))
                continue
            near = T.max(T.min(key, self.end - 1), 0)
            pages = self.tables[0]
            page = in_batch(self.p, self.batch, (pages.number, near // pages.size))(pages.index)
            coordinates.append((key % pages.size, let("page", T.Cast("int32", page))))
        return coordinates

    def _prefetch_panels(self, coordinates: list[tuple[Expr, Expr]], panels: range) -> None:
        """Bring panels to the L2 cache: the ring has no room yet. Two blocks that read the same take half of them each."""
        for panel in panels:
            mine = self.before // BLOCK_M % 2 == panel % 2 if self.p.row_blocks > 1 else T.bool(True)
            with T.If(mine), T.Then():
                for row, outer in coordinates:
                    T.evaluate(T.ptx[PREFETCH](*self._source(panel), row, self.kv_head, outer))

    def _source(self, panel: int) -> tuple[Expr, int]:
        """The tensor map of a panel, and the panel's first column in its tensor."""
        behind = panel - self.p.own_panels
        return T.address_of(self.maps[behind >= 0]), (panel if behind < 0 else behind) * COLUMNS

    def _copy_panels(self, coordinates: list[tuple[Expr, Expr]], stage: Expr, panels: range) -> None:
        """Issue the copies of a tile's panels into a stage."""
        for panel in panels:
            barrier = self._of(self.full, stage * self.p.panels + panel)
            T.evaluate(T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(PANEL)))
            for piece, (row, outer) in enumerate(coordinates):
                at = self.p.ring_offset + panel * PANEL + piece * self.p.piece * COLUMNS * 2
                to = T.address_of(self.memory[(stage * self.p.stage_bytes + at) // 4])
                copy = T.ptx[tma_load(RANK)]
                T.evaluate(copy(to, *self._source(panel), row, self.kv_head, outer, barrier))

    def _consume(self) -> None:
        self._registers()
        self._load_q()
        T.evaluate(T.ptx.fence.proxy.async_.shared__cta())
        self._sync_consumers()
        with T.If(T.And(self.consumer == 0, self.count > 0)), T.Then():
            self._own_tile(T.int32(0), None)
        with T.serial(T.max(self.count - 1 + self.consumer, 0) // 2) as i:
            tile = let("tile", i * 2 + 2 - self.consumer)
            self._own_tile(tile, let("other", tile - 1))
        with T.If(T.And(self.count > 0, (self.count - 1) % 2 != self.consumer)), T.Then():
            last = let("last", self.count - 1)
            self._add_other(last)
            T.evaluate(T.ptx["wgmma.wait_group.sync.aligned"](0))
        self._finish()

    def _registers(self) -> None:
        """What a thread of a consumer holds."""
        p = self.p
        self.s = T.alloc_local((BLOCK_N // 2,), "float32")
        self.o = T.alloc_local((p.half // 2,), "float32")
        self.weights = T.alloc_local((BLOCK_N // 4,), "uint32")
        fragment = Fragment(self.before + self.row_warp * MMA_M, self.kv_head, self.batch, self.lane)
        self.soft = PackedSoftmax(p, (self.s, self.o, self.weights), fragment)
        self.soft.start()
        self.soft.load_scales(T.max(self.end - 1, 0))
        self.in_group = let("in_group", self.thread % WARPGROUP)

    def _load_q(self) -> None:
        """The block's rows of q, to shared memory, swizzled as TMA does."""

        def at(row: Expr, chunk: Expr, panels: int) -> Expr:
            """Where a chunk is, of a tensor whose columns lie behind the first `panels` panels."""
            return ((chunk // 8 + panels) * PANEL + row * (COLUMNS * 2) + (chunk % 8 ^ row % 8) * 16) // 4

        self._copy_q(self.p.attention.q, BLOCK_M, partial(at, panels=0))
        if self.p.attention.q_rotary is not None:
            self._copy_q(self.p.attention.q_rotary, BLOCK_M, partial(at, panels=self.p.own_panels))

    def _sync_consumers(self) -> None:
        T.evaluate(T.ptx["bar.sync"](T.uint32(MEET), T.uint32(CONSUMERS * WARPGROUP)))

    def _stage(self, tile: Expr) -> tuple[Expr, Expr]:
        """Where a tile is in the ring, and the parity of its turn."""
        return let("stage", tile % self.p.stages), let("turn", tile // self.p.stages % 2)

    def _own_tile(self, tile: Expr, other: Expr | None) -> None:
        """The scores of this consumer's tile, as far as its own half of the columns goes; `other` added, the tile before it,
        and its stage released; the scores' rest; then its own tile added. A stage is held shortly so: with all scores before
        `other`, or behind it, tiles take up to a quarter longer in a count of events, the more the longer copies take."""
        first = let("column", self._first_key(tile))
        stage, turn = self._stage(tile)
        ragged = self.p.facts.columns is None or self.p.facts.columns % BLOCK_N != 0
        self.soft.prefetch(first, ragged)
        self._score(stage, turn, range(self.p.first_panels))
        if other is not None:
            self._add_other(other)
            T.evaluate(T.ptx["wgmma.wait_group.sync.aligned"](0))
            self._release(other)
        self._score(stage, turn, range(self.p.first_panels, self.p.panels))
        T.evaluate(T.ptx["wgmma.wait_group.sync.aligned"](0))
        self.soft.evaluate(first, ragged)
        self._hide(first, stage)
        self.soft.update()
        self.soft.pack()
        self._publish(tile)
        self.soft.rescale()
        T.evaluate(T.ptx["wgmma.fence.sync.aligned"]())
        self._add(stage, [[self.weights[4 * kk + r] for r in range(4)] for kk in range(BLOCK_N // MMA_K)], (1,))
        T.evaluate(T.ptx["wgmma.wait_group.sync.aligned"](0))
        self._release(tile)

    def _score(self, stage: Expr, turn: Expr, panels: range) -> None:
        """Issue a part of s = q kᵀ of one tile, a panel as soon as it is there; each consumer counts them from its own half of
        the values on, which it also frees first."""
        p, whole = self.p, self.p.facts.depth % COLUMNS == 0
        T.evaluate(T.ptx["wgmma.fence.sync.aligned"]())
        of_q = self._uniform("of_q", descriptor_word(self.base))
        keys = self._uniform("keys", descriptor_word(self._stage_base(stage)))
        for number in panels:
            panel: Any = number
            if whole:
                turned = let("turned", number + self.consumer * p.first_panels)
                panel = let("panel", T.Select(turned < p.panels, turned, turned - p.panels))
            T.evaluate(T.cuda.mbarrier_wait(self._of(self.full, stage * p.panels + panel), turn))
            away = let("away", T.Cast("uint32", panel * PART)) if whole else T.uint32(number * PART)
            for step in range(min(COLUMNS, p.facts.depth - number * COLUMNS) // MMA_K):
                more = T.bool(number > 0 or step > 0)
                registers = [self.s[i] for i in range(BLOCK_N // 2)]
                a, b = (descriptor_of_word(word + (away + T.uint32(step * STEP))) for word in (of_q, keys))
                wgmma(registers, a, b, more, p.facts.dtype, transposed=(0, 0))
        T.evaluate(T.ptx["wgmma.commit_group.sync.aligned"]())

    def _stage_base(self, stage: Expr) -> Expr:
        """The address in shared memory where a stage's keys begin."""
        return self.base + T.uint32(self.p.ring_offset) + T.Cast("uint32", stage * self.p.stage_bytes)

    def _add_other(self, tile: Expr) -> None:
        """Issue o = factor · o + p v of the other consumer's tile, when it has made its weights."""
        p = self.p
        stage, turn = self._stage(tile)
        barrier = T.Cast("uint32", T.int32(FIRST_BARRIER + 1) - self.consumer)
        T.evaluate(T.ptx["bar.sync"](barrier, T.uint32(CONSUMERS * WARPGROUP)))
        stats = self._kept("stats_row", self._stats_at(tile, 0) + self.row_warp * MMA_M + self.lane // 4, self.lane)
        for half in range(2):
            row = let("stats", stats + half * 8)
            T.buffer_store(self.soft.top, self.memory[row], [half])
            T.buffer_store(self.soft.scale, self.memory[row + BLOCK_M], [half])
            T.buffer_store(self.soft.total, self.soft.total[half] * self.soft.scale[half], [half])
        self.soft.rescale()
        for panel in range(p.first_panels):
            at = stage * p.panels + self.consumer * p.first_panels + panel
            T.evaluate(T.cuda.mbarrier_wait(self._of(self.full, at), turn))
        T.evaluate(T.ptx["wgmma.fence.sync.aligned"]())
        word = self._uniform("of_p", descriptor_word(self.base + T.uint32(p.weights_offset)))
        self._add(stage, [descriptor_of_word(word + T.uint32(kk * STEP)) for kk in range(BLOCK_N // MMA_K)], (0, 1))

    def _add(self, stage: Expr, weights: list[Any], transposed: tuple[int, ...]) -> None:
        """Issue o += weights v of one tile and this consumer's columns."""
        registers = [self.o[i] for i in range(self.p.half // 2)]
        half = T.Cast("uint32", self.consumer * (self.p.first_panels * PANEL))
        values = self._uniform("values", descriptor_word(self._stage_base(stage) + half, PART))
        for kk, a in enumerate(weights):
            b = descriptor_of_word(values + T.uint32(kk * MMA_K * COLUMNS * 2 // 16))
            wgmma(registers, a, b, T.bool(True), self.p.facts.dtype, transposed=transposed)
        T.evaluate(T.ptx["wgmma.commit_group.sync.aligned"]())

    def _release(self, tile: Expr) -> None:
        """This consumer has added a tile, and both have its scores: its panels may be overwritten."""
        stage = tile % self.p.stages
        arrive(self._of(self.empty, stage * CONSUMERS + self.consumer), self.in_group == 0)

    def _hide(self, first: Expr, stage: Expr) -> None:
        """Columns that a row does not see weigh nothing; those of the tile behind the last that any row sees have values that
        nobody wrote, which weights of 0 would make NaN of: they become 0."""
        seen, facts = self.soft.seen, self.p.facts
        if not (facts.causal or self.p.attention.bounds or facts.columns is None or facts.columns % BLOCK_N):
            return
        starts, ends = T.max(seen[0], seen[2]), T.min(seen[1], seen[3])
        with T.If(T.Or(first < starts, first + BLOCK_N > ends)), T.Then():
            self.soft.hide(first)
        with T.If(first + BLOCK_N > self.end), T.Then():
            self._clear(self.end - first, stage)
            T.evaluate(T.ptx.fence.proxy.async_.shared__cta())
            barrier = T.Cast("uint32", self.consumer + WITHIN)
            T.evaluate(T.ptx["bar.sync"](barrier, T.uint32(WARPGROUP)))

    def _clear(self, start: Expr, stage: Expr) -> None:
        """Zeros in the values of a stage's keys from `start` on."""
        shared = T.decl_buffer(self.memory.shape, "uint32", data=self.memory.data, scope="shared.dyn")
        chunks = BLOCK_N * COLUMNS * 2 // 16
        with T.serial(CONSUMERS * self.p.first_panels * (chunks // WARPGROUP)) as turn:
            index = let("index", turn * WARPGROUP + self.in_group)
            with T.If(index % chunks // 8 >= start), T.Then():
                at = let("at", (self.p.ring_offset + stage * self.p.stage_bytes) // 4 + index * CHUNK)
                with T.vectorized(T.int32(CHUNK)) as v:
                    T.buffer_store(shared, T.uint32(0), [at + v])

    def _stats_at(self, tile: Expr, kind: int) -> Expr:
        """Where maxima (0) and factors (1) of a tile's rows lie, in float32."""
        return (tile % 2 * 2 + kind) * BLOCK_M + self.p.stats_offset // 4

    def _publish(self, tile: Expr) -> None:
        """The weights of this consumer's tile, its rows' maxima and their factors, for the other one."""
        p, lane = self.p, self.lane
        packed = T.decl_buffer(self.memory.shape, "uint32", data=self.memory.data, scope="shared.dyn")
        first = self._kept("first_row", self.row_warp * MMA_M + lane // 4, lane)
        for half in range(2):
            row = let("row", first + half * 8)
            line = let("line", p.weights_offset // 4 + row * (COLUMNS * 2 // 4) + lane % 4)
            for i in range(BLOCK_N // 8):
                T.buffer_store(packed, self.weights[2 * i + half], [line + (lane // 4 ^ i) * CHUNK])
            with T.If(lane % 4 == 0), T.Then():
                stats = let("stats", self._stats_at(tile, 0) + row)
                T.buffer_store(self.memory, self.soft.top[half], [stats])
                T.buffer_store(self.memory, self.soft.scale[half], [stats + BLOCK_M])
        T.evaluate(T.ptx.fence.proxy.async_.shared__cta())
        barrier = T.Cast("uint32", self.consumer + FIRST_BARRIER)
        T.evaluate(T.ptx["bar.arrive"](barrier, T.uint32(CONSUMERS * WARPGROUP)))

    def _finish(self) -> None:
        """From the consumers' registers to the result, or to what the second kernel merges: each has its own tiles' sums."""
        p, lane = self.p, self.lane
        self.soft.sum_lanes()
        sums = p.stats_offset // 4 + 4 * BLOCK_M
        row = let("row", self.row_warp * MMA_M + lane // 4)
        with T.If(lane % 4 == 0), T.Then():
            for half in range(2):
                at = sums + self.consumer * BLOCK_M + row + half * 8
                T.buffer_store(self.memory, self.soft.total[half], [at])
        self._sync_consumers()
        for half in range(2):
            theirs = self.memory[sums + (1 - self.consumer) * BLOCK_M + row + half * 8]
            T.buffer_store(self.soft.total, self.soft.total[half] + theirs, [half])
        self._sync_consumers()
        first = let("first_column", self.consumer * p.half)
        store_fragments(p, self.memory, (self.row_warp, 0, lane), self.soft, first)
        self._sync_consumers()
        coordinates = (self.batch, self.kv_head, self.which, self.split)
        combine(p, self.memory, self.thread, coordinates, self.partials, self.before if p.row_blocks > 1 else 0)
