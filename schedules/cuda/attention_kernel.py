"""The TIRx kernel of attention on Hopper: TMA, mbarriers, wgmma, an online softmax in registers.

grid        one block a tile of `64 * consumers` rows of one head; of a causal mask the longest rows first
warpgroup 0 producer: one thread copies q once, and tiles of k and v, last columns first, each into a ring of `stages`
warpgroup w consumer of 64 rows, for each tile of block_n columns:
                s = q k^T                    wgmma, both operands from shared memory, 64 x block_n in registers
                m, l, p = online softmax     rows lie in the four lanes of a quad (Milakov and Gimelshein 2018)
                o = o * 2^(m' - m) + p v     wgmma, p from registers
            The product of the next tile's scores is under way while p v is, and p v while the softmax is computed
            (Shah et al. 2024, FlashAttention-3); the consumers take turns, so that one's products run under the other's
            softmax.

full[s]     a stage's bytes have arrived;  empty[s]  every consumer has read it; one pair each for k and v
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tk.schedules.cuda.attention_match import Attention, Operand
from tk.schedules.cuda.attention_softmax import Fragment, Softmax

__all__ = ["build", "shared_bytes"]

PTX = {"float16": "f16", "bfloat16": "bf16"}
LOAD = "cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes"
REGISTERS = {1: (0, 0), 2: (24, 240), 3: (32, 160)}  # setmaxnreg of the producer and of each of so many consumers
COLUMNS = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle
TURN = 1  # number of the first consumer's named barrier


def narrow(size: Any) -> Any:
    """A size as the kernel counts: an int, or an int32."""
    from tvm.script import tirx as T

    return size if isinstance(size, int) else T.Cast("int32", size)


def _blocks(width: int) -> int:
    return -(-width // COLUMNS)


@dataclass(frozen=True, eq=False)
class Tile:
    """How rows of an operand lie in shared memory: for each 64 columns `rows` rows of 128 bytes, `stages` times."""

    operand: Operand
    rows: int
    stages: int

    @property
    def blocks(self) -> int:
        return _blocks(self.operand.width)

    @property
    def shape(self) -> tuple[int, int, int]:
        return (self.stages * self.blocks, self.rows, COLUMNS)

    @property
    def bytes(self) -> int:
        """Of one stage."""
        return self.blocks * self.rows * COLUMNS * 2

    @property
    def block_step(self) -> int:
        """From one 64 columns to the next, in 16 bytes."""
        return self.rows * COLUMNS * 2 // 16

    def tensor_map(self, dtype: str) -> Any:
        """On the host: the operand's TMA tensor map, [batch, heads, rows, columns] in its own strides."""
        from tvm.script import tirx as T

        x = self.operand
        made = T.let[T.handle("tensormap")].as_var()
        T.Bind(T.tvm_stack_alloca("tensormap", 1), var=made)
        sizes = [x.width, x.rows, x.heads, x.batch]
        # a dim of one element has no stride that matters, but TMA wants one
        steps = (x.row_stride, x.head_stride, x.batch_stride)
        strides = [16 if isinstance(step, int) and step == 0 else step * 2 for step in steps]
        rest = [COLUMNS, self.rows, 1, 1, 1, 1, 1, 1, 0, 3, 2, 0]  # box, element strides, swizzle, L2 promotion, zeros outside
        address = (
            x.param.data
            if isinstance(x.offset, int) and x.offset == 0
            else T.handle_add_byte_offset(x.param.data, x.offset * 2)
        )
        encode = "runtime.cuTensorMapEncodeTiled"
        T.evaluate(T.call_packed(encode, made, dtype, 4, address, *sizes, *strides, *rest))
        return made

    def copy(self, tensor_map: Any, memory: Any, barrier: Any, stage: Any, at: tuple[Any, Any, Any]) -> None:
        """Issue the copies of one stage: `at` is (row, head, batch)."""
        from tvm.script import tirx as T

        row, head, batch = at
        for block in range(self.blocks):
            place = memory.ptr_to([stage * self.blocks + block, 0, 0])
            T.evaluate(T.ptx[LOAD](place, T.address_of(tensor_map), block * COLUMNS, row, head, batch, barrier))


def shared_bytes(depth: int, width: int, config: Any) -> int:
    """Shared memory of a block, in bytes."""
    rows = 64 * config.consumers * max(_blocks(depth), _blocks(width))
    ring = config.stages * config.block_n * (_blocks(depth) + _blocks(width))
    return int((rows + ring) * COLUMNS * 2 + 2048)


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
    def row_tiles(self) -> Any:
        return (self.sizes[1] + (self.block_m - 1)) // self.block_m


def _scores(p: Plan, s: Any, dq: Any, dk: Any, stage: Any) -> None:
    """s = q k^T of one tile."""
    from tvm.script import tirx as T

    n, dtype = p.config.block_n, PTX[p.attention.facts.dtype]
    name = f"wgmma.mma_async.sync.aligned.m64n{n}k16.f32.{dtype}.{dtype}"
    for kk in range(-(-p.attention.facts.depth // 16)):
        block, step = divmod(kk, 4)
        a = dq + T.uint64(block * p.q.block_step + step * 2)
        b = dk + T.Cast("uint64", stage * (p.k.bytes // 16) + block * p.k.block_step + step * 2)
        T.evaluate(T.ptx[name](*[s[i] for i in range(n // 2)], a, b, T.bool(kk > 0), 1, 1, 0, 0))


def _values(p: Plan, o: Any, weights: Any, dv: Any, stage: Any) -> None:
    """o += weights v of one tile."""
    from tvm.script import tirx as T

    e, dtype = p.attention.facts.width, PTX[p.attention.facts.dtype]
    name = f"wgmma.mma_async.sync.aligned.m64n{e}k16.f32.{dtype}.{dtype}"
    for kk in range(p.config.block_n // 16):
        a = [weights[4 * kk + i] for i in range(4)]
        b = dv + T.Cast("uint64", stage * (p.v.bytes // 16) + kk * (16 * COLUMNS * 2 // 16))
        T.evaluate(T.ptx[name](*[o[i] for i in range(e // 2)], *a, b, T.bool(True), 1, 1, 1))


def _arrive(barrier: Any, tid: Any) -> None:
    """This consumer has read the stage."""
    from tvm.script import tirx as T

    with T.If(tid == 0), T.Then():
        T.evaluate(T.ptx.mbarrier.arrive.shared.b64(barrier, T.uint32(1)))


def _take_turn(p: Plan, which: Any) -> None:
    """Wait until the other consumer has issued its products."""
    from tvm.script import tirx as T

    if p.config.turns:
        T.evaluate(T.ptx["bar.sync"](T.Cast("uint32", which + TURN), T.uint32(256)))


def _give_turn(p: Plan, which: Any, more: Any) -> None:
    """The other consumer's turn, where it will ask for one: the first's are one ahead."""
    from tvm.script import tirx as T

    if p.config.turns:
        with T.If(T.Or(more, which == T.int32(0))), T.Then():
            T.evaluate(T.ptx["bar.arrive"](T.Cast("uint32", TURN + 1 - which), T.uint32(256)))


def _store(p: Plan, o: Any, scale: Any, memory: Any, warp_row: Any, place: tuple[Any, Any, Any, Any]) -> None:
    """Write a warp's 16 rows, times `scale`, through its part of q's shared memory, swizzled: `place` is (first row in the
    matrix, head, batch, lane), `warp_row` the first row in the block's tile."""
    from tvm.script import tirx as T

    row, head, batch, lane = place
    facts, out, block = p.attention.facts, p.attention.out, p.block_m * COLUMNS // 2
    size, offset = max(p.q.blocks, p.v.blocks) * block, memory.elem_offset // 2
    words = T.decl_buffer((size,), "uint32", data=memory.data, elem_offset=offset, scope="shared.dyn")
    pack = f"cvt.rn.{PTX[facts.dtype]}x2.f32"
    for i in range(facts.width // 8):
        for half in range(2):
            r = lane // 4 + half * 8
            pair = T.alloc_local((1,), "uint32")
            first = 4 * i + 2 * half
            T.evaluate(T.ptx[pack](pair[0], o[first + 1] * scale[half], o[first] * scale[half]))
            at = i // 8 * block + (warp_row + r) * 32 + ((i % 8) ^ (lane // 4)) * 4 + lane % 4
            T.buffer_store(words, pair[0], [at])
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
                T.buffer_store(target, words[at + v], [flat // 2 + v])


def build(attention: Attention, config: Any) -> Any:
    """The TIRx PrimFunc of `attention` under `config`, with the fused function's own parameters."""
    from tvm.backend.cuda.lang import PipelineState
    from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
    from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
    from tvm.script import tirx as T
    from tvm.tirx import PrimFunc

    facts, n = attention.facts, config.block_n
    stages, consumers = config.stages, config.consumers
    q_tile = Tile(attention.q, 64 * consumers, 1)
    k_tile, v_tile = Tile(attention.k, n, stages), Tile(attention.v, n, stages)
    p = Plan(attention, config, q_tile, k_tile, v_tile)
    dtype, block_m, row_tiles = facts.dtype, p.block_m, p.row_tiles
    batches, _, columns, shift = p.sizes
    heads, group, (low, high) = facts.heads, facts.group, REGISTERS[consumers]
    causal, turns = bool(facts.causal), bool(config.turns)
    q_shape = (max(q_tile.blocks, v_tile.blocks), block_m, COLUMNS)
    layouts = [
        mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, shape) for shape in (q_shape, k_tile.shape, v_tile.shape)
    ]
    q_layout, k_layout, v_layout = layouts
    ragged = causal or facts.columns is None or facts.columns % n != 0

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
        pool.move_base_to(1024)
        q_smem = pool.alloc(q_shape, dtype, layout=q_layout)
        k_smem = pool.alloc(k_tile.shape, dtype, layout=k_layout)
        v_smem = pool.alloc(v_tile.shape, dtype, layout=v_layout)
        pool.commit()

        tile: T.let = (row_tiles - 1 - cta // (heads * batches)) if causal else cta % row_tiles
        which_head: T.let = cta % (heads * batches) if causal else cta // row_tiles
        head: T.let = which_head % heads
        batch: T.let = which_head // heads
        row: T.let = tile * block_m
        seen: T.let = T.max(T.min(row + (block_m + shift), columns), 1) if causal else T.int32(0) + columns
        tiles: T.let = (seen + (n - 1)) // n
        # tiles that every row of the block sees whole
        whole: T.let = (T.max(T.min(columns, row + (shift + 1)), 0) if causal else T.int32(0) + columns) // n

        if wg == 0:  # noqa: SIM102
            if tid == 0:
                T.ptx.mbarrier.init.shared.b64(q_full.ptr_to([0]), T.uint32(1))
                for s in T.unroll(stages):
                    T.ptx.mbarrier.init.shared.b64(k_full.ptr_to([s]), T.uint32(1))
                    T.ptx.mbarrier.init.shared.b64(v_full.ptr_to([s]), T.uint32(1))
                    T.ptx.mbarrier.init.shared.b64(k_empty.ptr_to([s]), T.uint32(consumers))
                    T.ptx.mbarrier.init.shared.b64(v_empty.ptr_to([s]), T.uint32(consumers))
                T.ptx.fence.mbarrier_init.release.cluster()
        T.ptx.fence.proxy.async_.shared__cta()
        T.cuda.cta_sync()

        if wg == 0:
            if low > 0:
                T.ptx["setmaxnreg.dec.sync.aligned.u32"](low)
            if tid == 0:
                k_ring = PipelineState(stages, 1)
                v_ring = PipelineState(stages, 1)
                T.ptx.mbarrier.arrive.expect_tx.shared.b64(q_full.ptr_to([0]), T.uint32(q_tile.bytes))
                q_tile.copy(q_map, q_smem, q_full.ptr_to([0]), 0, (row, head, batch))
                for i in T.serial(tiles + 1):
                    if i < tiles:
                        k_full_s = T.meta_var(k_full.ptr_to([k_ring.stage]))
                        T.cuda.mbarrier_wait(k_empty.ptr_to([k_ring.stage]), k_ring.phase)
                        T.ptx.mbarrier.arrive.expect_tx.shared.b64(k_full_s, T.uint32(k_tile.bytes))
                        k_tile.copy(k_map, k_smem, k_full_s, k_ring.stage, ((tiles - 1 - i) * n, head // group, batch))
                        k_ring.advance()
                    if i > 0:
                        v_full_s = T.meta_var(v_full.ptr_to([v_ring.stage]))
                        T.cuda.mbarrier_wait(v_empty.ptr_to([v_ring.stage]), v_ring.phase)
                        T.ptx.mbarrier.arrive.expect_tx.shared.b64(v_full_s, T.uint32(v_tile.bytes))
                        v_tile.copy(v_map, v_smem, v_full_s, v_ring.stage, ((tiles - i) * n, head // group, batch))
                        v_ring.advance()
        else:
            if high > 0:
                T.ptx["setmaxnreg.inc.sync.aligned.u32"](high)
            s = T.alloc_local((n // 2,), "float32")
            o = T.alloc_local((facts.width // 2,), "float32")
            weights = T.alloc_local((n // 4,), "uint32")
            which: T.let = wg - 1
            warp_row: T.let = which * 64 + warp * 16
            k_ring = PipelineState(stages, 0)
            v_ring = PipelineState(stages, 0)
            dq = SmemDescriptor()
            dk = SmemDescriptor()
            dv = SmemDescriptor()
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(dq._buf[0]), q_smem.ptr_to([0, 0, 0]), 1, 64, 3)
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(dk._buf[0]), k_smem.ptr_to([0, 0, 0]), 1, 64, 3)
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(dv._buf[0]), v_smem.ptr_to([0, 0, 0]), v_tile.block_step, 64, 3)
            dq._buf[0] = dq._buf[0] + T.Cast("uint64", which * (64 * COLUMNS * 2 // 16))
            soft = T.meta_var(Softmax(attention, p.sizes, n, (s, o, weights), Fragment(row + warp_row, head, batch, lane)))
            soft.start()
            if turns:  # noqa: SIM102
                if which == 1:
                    T.ptx["bar.arrive"](T.uint32(TURN), T.uint32(256))

            T.cuda.mbarrier_wait(q_full.ptr_to([0]), 0)
            T.cuda.mbarrier_wait(k_full.ptr_to([k_ring.stage]), k_ring.phase)
            _take_turn(p, which)
            T.ptx.wgmma.fence.sync.aligned()
            _scores(p, s, dq.desc, dk.desc, k_ring.stage)
            T.ptx.wgmma.commit_group.sync.aligned()
            _give_turn(p, which, tiles > 1)
            soft.prefetch((tiles - 1) * n, ragged)
            T.ptx.wgmma.wait_group.sync.aligned(0)
            _arrive(k_empty.ptr_to([k_ring.stage]), tid)
            k_ring.advance()
            soft.evaluate((tiles - 1) * n, ragged)
            if ragged:
                soft.hide((tiles - 1) * n)
            soft.update()
            soft.pack()

            at: T.int32 = tiles - 2
            while at >= 0:
                T.cuda.mbarrier_wait(k_full.ptr_to([k_ring.stage]), k_ring.phase)
                _take_turn(p, which)
                T.ptx.wgmma.fence.sync.aligned()
                _scores(p, s, dq.desc, dk.desc, k_ring.stage)
                T.ptx.wgmma.commit_group.sync.aligned()
                T.cuda.mbarrier_wait(v_full.ptr_to([v_ring.stage]), v_ring.phase)
                _values(p, o, weights, dv.desc, v_ring.stage)
                T.ptx.wgmma.commit_group.sync.aligned()
                _give_turn(p, which, at > 0)
                soft.prefetch(at * n, False)
                T.ptx.wgmma.wait_group.sync.aligned(1)
                _arrive(k_empty.ptr_to([k_ring.stage]), tid)
                k_ring.advance()
                soft.evaluate(at * n, False)
                if causal:  # noqa: SIM102
                    if at >= whole:
                        soft.hide(at * n)
                soft.update()
                T.ptx.wgmma.wait_group.sync.aligned(0)
                _arrive(v_empty.ptr_to([v_ring.stage]), tid)
                v_ring.advance()
                soft.rescale()
                soft.pack()
                at = at - 1

            T.cuda.mbarrier_wait(v_full.ptr_to([v_ring.stage]), v_ring.phase)
            T.ptx.wgmma.fence.sync.aligned()
            _values(p, o, weights, dv.desc, v_ring.stage)
            T.ptx.wgmma.commit_group.sync.aligned()
            soft.finish()
            T.ptx.wgmma.wait_group.sync.aligned(0)
            T.cuda.warpgroup_sync(which + 8)  # all warps have read their rows of q
            _store(p, o, soft.scale, q_smem, warp_row, (row + warp_row, head, batch, lane))

    func = PrimFunc(attention.func.params, main.body, main.ret_type, main.attrs)
    for key, value in {"tirx.noalias": True, "global_symbol": "main"}.items():
        func = func.with_attr(key, value)
    return func
