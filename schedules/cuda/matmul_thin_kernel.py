"""The TIRx kernel of a thin matrix product on Hopper: TMA, an mbarrier ring, wgmma with the weights as its 64 rows.

grid        one block a tile and part of k, all resident where they fit; clusters of split_k blocks
warpgroup 0 producers: one thread copies the weights' tiles into the ring, another A's; the weights, which nobody reads
            again, are the first to leave the L2 cache, A is the last
warpgroup w consumer: its 64-row products of every stage, sums in float32 registers
full[s]     the stage's bytes of both have arrived;  empty[s]  every consumer has read it
cluster_n   blocks of a cluster side by side share A's tiles: each copies a part to all of them, when all have read the stage
sums        the consumers write their fragments to the shared memory of the block that owns the columns (its own, or over the
            cluster's network), the blocks meet, and all threads add the parts and store the fused function

A block writes into another one's memory only after all of the cluster have started, and none reads another's: so a block
may end when it has stored its share. Parts are added in their order: the result is the same in every run.

A block starts while the kernel before this one still runs (tk/schedule/dependent_launch.py): weights, which no kernel writes,
fill the ring meanwhile; A is copied, and the epilogue reads and writes, behind the wait. A block holds so much shared memory
that no more than `blocks` share a multiprocessor, however free it is when they start. Where its blocks take every place of
the GPU it lets the next kernel's in at once: each takes the place of one that has ended, and streams while others still end;
see lets_next_in of matmul_thin_model.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tk.schedule.weights import is_weight
from tk.schedules.cuda.matmul_sm90_match import Product
from tk.schedules.cuda.matmul_sm90_plan import PTX, Tile
from tk.schedules.cuda.matmul_sm90_roles import cluster_rank, prefetch_maps, tensor_maps
from tk.schedules.cuda.matmul_thin_model import held_bytes, lets_next_in
from tk.schedules.cuda.matmul_thin_store import Sums, emit_rows, plan_sums, push_sums
from tk.target import Target

__all__ = ["build"]

BLOCK_K = 64
LOAD = "cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes{to}.L2::cache_hint"
EVICT_FIRST = 0x12F0000000000000  # a cache policy, as createpolicy.fractional.L2::evict_first makes it
EVICT_LAST = 0x14F0000000000000


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from a product and a config. `w` is one weight's tile of `width` columns; a pair's second weight
    lies behind the first, block_n columns in all."""

    product: Product
    config: Any
    x: Tile
    w: Tile
    weights: tuple[Any, ...]
    steps: int
    m_tiles: int
    n_tiles: int

    @property
    def split_steps(self) -> int:
        """Steps of k of each block of a cluster; the last one may have fewer."""
        return -(-self.steps // int(self.config.split_k))

    @property
    def cluster(self) -> int:
        """Blocks of a cluster: parts of k, of tiles side by side."""
        return int(self.config.split_k * self.config.cluster_n)

    @property
    def fragments(self) -> int:
        """64-row products of one consumer."""
        return int(self.config.block_n // 64 // self.config.consumers)

    @property
    def width(self) -> int:
        """Columns of the output that a block computes."""
        return self.w.size

    @property
    def w_shape(self) -> tuple[int, int, int]:
        """The weights' ring: for each 64 of k, rows of 64 of k, or 64 columns at a time rows of 64 columns."""
        if self.w.operand.major == "k":
            return (self.w.stages, self.config.block_n, BLOCK_K)
        return (self.w.stages * self.config.block_n // 64, BLOCK_K, 64)

    @property
    def x_bytes(self) -> Any:
        """Bytes of A that arrive in a stage: an int, or an expression of a symbolic number of rows."""
        return self.x.rows * (BLOCK_K * 2 * self.config.chunks)

    @property
    def w_bytes(self) -> int:
        """Bytes of the weights that arrive in a stage."""
        return int(self.config.block_n * BLOCK_K * 2 * self.config.chunks)

    @property
    def blocks(self) -> int:
        return self.m_tiles * self.n_tiles * int(self.product.facts.batch or 1) * int(self.config.split_k)


def plan(product: Product, config: Any, most: int | None = None) -> Plan:
    """The Plan of `product` under `config`. Of a symbolic number of rows `most` says how many there can be.

    The rows are spread over the tiles evenly: TMA takes longer over rows beyond the matrix than over rows of it.
    """
    from tvm.script import tirx as T

    facts = product.facts
    ring, width = config.stages * config.chunks, config.block_n // facts.products
    m_tiles = -(-(facts.m or most or config.block_m) // config.block_m)
    rows: Any = -(-facts.m // m_tiles) if facts.m else (T.Cast("int32", product.rows) + (m_tiles - 1)) // m_tiles
    return Plan(
        product,
        config,
        Tile(product.a, config.block_m, rows, config.cluster_n, product.batch, ring),
        Tile(product.b, width, width, 1, product.batch, ring),
        (product.b,) if product.second is None else (product.b, product.second),
        -(-facts.k // (BLOCK_K * config.chunks)),
        m_tiles,
        -(-facts.n // width),
    )


def _copy(
    p: Plan,
    tile: Tile,
    maps: list[Any],
    memory: Any,
    barrier: Any,
    at: tuple[Any, Any, Any, Any],
    policy: int,
    ranks: Any = None,
) -> None:
    """Issue a stage's copies of `tile`, one tensor map for each of its operands: `at` is (stage, row, step of k, batch). Of a
    tile that blocks share, this block, of the given ranks, copies its part to all of them."""
    from tvm.script import tirx as T

    stage, row, step, batch = at
    chunks, parts = p.config.chunks, len(maps)
    name, hint = LOAD.format(rank=tile.rank, to=".multicast::cluster" if tile.share > 1 else ""), T.uint64(policy)
    first, mask = 0, []
    if tile.share > 1:
        rank_n, rank_k = ranks
        first = rank_n * (tile.rows // tile.share)
        mask = [T.Cast("uint16", sum(1 << (other * p.config.split_k) for other in range(tile.share)) << rank_k)]
    z = [batch] if tile.operand.batched else []
    for chunk in range(chunks):
        place, k = stage * chunks + chunk, (step * chunks + chunk) * BLOCK_K
        for part, tensor_map in enumerate(maps):
            address = T.address_of(tensor_map)
            if tile.operand.major == "k":
                to = memory.ptr_to([place, part * tile.size + first, 0])
                T.evaluate(T.ptx[name](to, address, k, row + first, *z, barrier, *mask, hint))
                continue
            for box in range(tile.size // 64):
                to = memory.ptr_to([(place * parts + part) * (tile.size // 64) + box, 0, 0])
                T.evaluate(T.ptx[name](to, address, row + box * 64, k, *z, barrier, hint))


def _wait_unless(early: bool) -> None:
    """Wait for the kernel before this one, which may still write what is read next, unless nothing can write that."""
    from tvm.script import tirx as T

    if not early:
        T.evaluate(T.ptx.griddepcontrol.wait())


def _let_next_start(now: bool) -> None:
    """Let the next kernel's blocks start; where not now, they do when all blocks of this one have ended."""
    from tvm.script import tirx as T

    if now:
        T.evaluate(T.ptx.griddepcontrol.launch_dependents())


def _products(p: Plan, acc: Any, dw: Any, dx: Any, stage: Any, step: Any) -> None:
    """One stage's wgmmas of one consumer."""
    from tvm.script import tirx as T

    rows, dtype, chunks = p.config.block_m, PTX[p.product.facts.dtype], p.config.chunks
    name = f"wgmma.mma_async.sync.aligned.m64n{rows}k16.f32.{dtype}.{dtype}"
    size = rows // 2
    transposed = [int(p.w.operand.major != "k"), 0]
    w_place, x_place = p.config.block_n * BLOCK_K * 2 // 16, p.x.size * BLOCK_K * 2 // 16
    for chunk in range(chunks):
        for kk in range(BLOCK_K // 16):
            for r in range(p.fragments):
                registers = [acc[r * size + i] for i in range(size)]
                w = dw + T.Cast("uint64", (stage * chunks + chunk) * w_place + r * (64 * BLOCK_K * 2 // 16) + p.w.step(kk))
                x = dx + T.Cast("uint64", (stage * chunks + chunk) * x_place + p.x.step(kk))
                first = (step > 0) if kk == 0 and chunk == 0 else T.bool(True)
                T.evaluate(T.ptx[name](*registers, w, x, first, 1, 1, *transposed))


def _release(p: Plan, barrier: Any, tid: Any, rank_k: Any) -> None:
    """Tell every block that shares the stage's copies that this consumer has read them."""
    from tvm.script import tirx as T

    mates, split = p.config.cluster_n, p.config.split_k
    if mates == 1:
        with T.If(tid == 0), T.Then():
            T.evaluate(T.ptx.mbarrier.arrive.shared.b64(barrier, T.uint32(1)))
        return
    with T.If(tid < mates), T.Then():
        remote = T.alloc_local([1], "uint32")
        block = T.Cast("uint32", tid * split + rank_k)
        T.evaluate(T.ptx.mapa.shared__cluster.u32(remote[0], T.cuda.cvta_generic_to_shared(barrier), block))
        T.evaluate(T.ptx.mbarrier.arrive.shared__cluster.b64(remote[0], T.uint32(1)))


def _arrive(cluster: int) -> None:
    """This thread has started (or has sent its sums, or released its last stage)."""
    from tvm.script import tirx as T

    if cluster > 1:
        T.evaluate(T.ptx["barrier.cluster.arrive.release.aligned"]())


def _wait(cluster: int) -> None:
    from tvm.script import tirx as T

    if cluster > 1:
        T.evaluate(T.ptx["barrier.cluster.wait.acquire.aligned"]())


def _sums_memory(pool: Any, sums: Sums, ring: Any) -> Any:
    """Memory for the sums: the ring's, where no other block writes into it."""
    from tvm.script import tirx as T

    if sums.split > 1:
        return pool.alloc((sums.size,), "float32", align=128)
    return T.decl_buffer((sums.size,), "float32", data=ring.data, elem_offset=ring.elem_offset // 2, scope="shared.dyn")


def _free(p: Plan) -> None:
    """The memory of the sums may be written: the cluster's blocks have started, or this block's ring has been read."""
    from tvm.script import tirx as T

    if p.config.split_k == 1:
        T.evaluate(T.cuda.cta_sync())
    elif p.config.cluster_n == 1:
        _wait(p.cluster)  # blocks that share copies have met before the first


def _meet(p: Plan) -> None:
    """All sums are in place, and no block will write to another any more."""
    from tvm.script import tirx as T

    if p.cluster > 1:
        _arrive(p.cluster)
        _wait(p.cluster)
    else:
        T.evaluate(T.cuda.cta_sync())


def build(product: Product, config: Any, target: Target, most: int | None = None) -> Any:
    """The TIRx PrimFunc of `product` under `config`, with the fused function's own parameters; see `plan` for `most`."""
    from tvm.backend.cuda.lang import PipelineState
    from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
    from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
    from tvm.script import tirx as T
    from tvm.tirx import PrimFunc

    p = plan(product, config, most)
    sums: Sums = plan_sums(product, config)
    dtype = product.facts.dtype
    stages, consumers, split = config.stages, config.consumers, config.split_k
    width, fragments = p.width, p.fragments
    w_shape = p.w_shape
    w_layout = mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, w_shape)
    x_layout = mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, p.x.shape)
    w_ldo, w_sdo = p.w.descriptor()
    x_ldo, x_sdo = p.x.descriptor()
    size, x_bytes = fragments * config.block_m // 2, p.x_bytes
    early = all(is_weight(product.func, operand.param) for operand in p.weights)
    steps, split_steps, n_tiles, m_tiles, blocks = p.steps, p.split_steps, p.n_tiles, p.m_tiles, p.blocks
    cluster, mates = p.cluster, config.cluster_n

    @T.prim_func(check_well_formed=False)
    def main():
        x_maps = T.meta_var(tensor_maps(p.x, (product.a,), dtype))
        w_maps = T.meta_var(tensor_maps(p.w, p.weights, dtype))
        m_size: T.let = T.Cast("int32", product.rows)
        tile_rows: T.let = T.Cast("int32", p.x.rows)

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": config.blocks})
        rank = T.meta_var(cluster_rank(cluster))
        cta = T.cta_id([blocks])
        wg = T.warpgroup_id([consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        full = pool.alloc((stages,), "uint64", align=8)
        empty = pool.alloc((stages,), "uint64", align=8)
        pool.move_base_to(1024)
        w_smem = pool.alloc(w_shape, dtype, layout=w_layout)
        x_smem = pool.alloc(p.x.shape, dtype, layout=x_layout)
        sum_smem = T.meta_var(_sums_memory(pool, sums, w_smem))
        pool.commit(held_bytes(config, target))

        rank_k = T.meta_var(rank % split if mates > 1 else rank)
        rank_n = T.meta_var(rank // split if mates > 1 else T.int32(0))
        tile: T.let = cta // cluster * mates + rank_n
        row: T.let = tile % m_tiles * tile_rows  # neighbours share the weights
        column: T.let = tile // m_tiles % n_tiles * width
        batch: T.let = tile // (n_tiles * m_tiles)
        row_end: T.let = T.min(row + tile_rows, m_size)
        k_first: T.let = rank_k * split_steps
        k_count: T.let = T.min(split_steps, steps - k_first)

        if wg == 0:  # noqa: SIM102
            if tid == 0:
                prefetch_maps([*w_maps, *x_maps])
                for s in T.unroll(stages):
                    T.ptx.mbarrier.init.shared.b64(full.ptr_to([s]), T.uint32(2))
                    T.ptx.mbarrier.init.shared.b64(empty.ptr_to([s]), T.uint32(consumers * mates))
                T.ptx.fence.mbarrier_init.release.cluster()
        T.ptx.fence.proxy.async_.shared__cta()
        T.cuda.cta_sync()
        _let_next_start(lets_next_in(product.facts, config, target))
        _arrive(cluster)
        if mates > 1:
            _wait(cluster)

        if wg == 0:
            if tid == 0:  # the weights, which nobody writes, are copied while the kernel before this one may still run
                _wait_unless(early)
                ring = PipelineState(stages, 1)
                for k in T.serial(k_count):
                    barrier = T.meta_var(full.ptr_to([ring.stage]))
                    T.cuda.mbarrier_wait(empty.ptr_to([ring.stage]), ring.phase)
                    T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(p.w_bytes))
                    _copy(p, p.w, w_maps, w_smem, barrier, (ring.stage, column, k_first + k, batch), EVICT_FIRST)
                    ring.advance()
            if tid == 32:
                T.ptx.griddepcontrol.wait()
                ring = PipelineState(stages, 1)
                for k in T.serial(k_count):
                    barrier = T.meta_var(full.ptr_to([ring.stage]))
                    T.cuda.mbarrier_wait(empty.ptr_to([ring.stage]), ring.phase)
                    T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.Cast("uint32", x_bytes))
                    _copy(p, p.x, x_maps, x_smem, barrier, (ring.stage, row, k_first + k, batch), EVICT_LAST, (rank_n, rank_k))
                    ring.advance()
            _free(p)
        else:
            acc = T.alloc_local((size,), "float32")
            which: T.let = wg - 1
            ring = PipelineState(stages, 0)
            dw = SmemDescriptor()
            dx = SmemDescriptor()
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(dw._buf[0]), w_smem.ptr_to([0, 0, 0]), w_ldo, w_sdo, 3)
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(dx._buf[0]), x_smem.ptr_to([0, 0, 0]), x_ldo, x_sdo, 3)
            dw._buf[0] = dw._buf[0] + T.Cast("uint64", which * (fragments * 64 * BLOCK_K * 2 // 16))
            previous: T.int32 = 0
            for k in T.serial(k_count):
                T.cuda.mbarrier_wait(full.ptr_to([ring.stage]), ring.phase)
                T.ptx.wgmma.fence.sync.aligned()
                _products(p, acc, dw.desc, dx.desc, ring.stage, k)
                T.ptx.wgmma.commit_group.sync.aligned()
                T.ptx.wgmma.wait_group.sync.aligned(1)
                if k > 0:
                    _release(p, empty.ptr_to([previous]), tid, rank_k)
                previous = ring.stage
                ring.advance()
            T.ptx.wgmma.wait_group.sync.aligned(0)
            _free(p)
            push_sums(sums, acc, sum_smem, which * (fragments * 64) + warp * 16, lane, (rank_n, rank_k))
        _meet(p)
        T.ptx.griddepcontrol.wait()
        emit_rows(sums, sum_smem, (row, column, batch, row_end), wg * 128 + tid, rank_k)

    attrs = {"tirx.noalias": True, "global_symbol": "main"}
    func = PrimFunc(product.func.params, main.body, main.ret_type, main.attrs)
    for key, value in attrs.items():
        func = func.with_attr(key, value)
    return func
