"""The TIRx kernel of a matrix product on Hopper: TMA, an mbarrier ring, wgmma, one producer and one to three consumers.

grid        one block an SM (persistent), in clusters of cluster_m x cluster_n blocks; where k is split, a cluster a tile, or
            (stream) persistent blocks whose last tiles, fewer than a wave, are split
warpgroup 0 producer: one thread copies A and B tiles into a ring of `stages` stages; blocks of a cluster share a
            tile's copy by multicast (cluster_m blocks share B's, cluster_n blocks share A's)
warpgroup w consumer: wgmma from shared memory into float32 registers, then the epilogue
            cooperative: the consumers split a tile's rows; ping-pong: each has a tile of its own, so that the
            epilogue of one runs under the products of the other

full[s]     the stage's bytes have arrived (one arrival and the bytes)
empty[s]    every consumer of every block that shares the stage has read it
turn[w]     ping-pong: the other consumer has seen all of its stages arrive. A full barrier tells its phases apart only
            by parity, so a consumer may not wait for a stage before the one ahead of it in the ring has.

A block starts while the kernel before this one still runs (tk/schedule/dependent_launch.py). Where the right operands are
weights, the producer copies those of its first stages at once, and A's behind its wait. That is safe: no kernel writes a
weight (tk/schedule/weights.py); the ring, its barriers and the other blocks of a cluster are this launch's own; the producer
thread, the only one that copies, waits before it reads A; and a consumer waits before anything else, so before its epilogue
reads or writes. Every block has consumers, so none ends, and no later kernel passes its own wait, before this one's wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product as product_of
from typing import Any

from tk.schedule.weights import is_weight
from tk.schedules.cuda.matmul_sm90_match import Operand, Product
from tk.schedules.cuda.matmul_sm90_model import at_once, whole_tiles
from tk.schedules.cuda.matmul_sm90_place import place_class
from tk.schedules.cuda.matmul_sm90_split import cluster_sync, finish_split
from tk.schedules.cuda.matmul_sm90_store import Fragment, Sums, emit_store, plan_store, prefetch

__all__ = ["BLOCK_K", "Plan", "build", "cluster_rank", "plan", "prefetch_maps", "tensor_maps"]

BLOCK_K = 64  # 128 bytes of 16-bit elements: one row of the 128-byte swizzle; a stage holds `chunks` of them
PTX = {"float16": "f16", "bfloat16": "bf16", "float32": "f32"}
LOAD = "cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes"
REGISTERS = {1: (0, 0), 2: (40, 232), 3: (32, 160)}  # setmaxnreg of the producer and of each of so many consumers


@dataclass(frozen=True, eq=False)
class Tile:
    """How one operand comes into shared memory: `size` rows a block, of which `rows` are copied (the others, beyond a
    matrix of fewer rows, hold anything: they only reach rows that are not stored), each of `share` blocks its part. A pair's
    second weight lies behind the first, in the same tile: `parts` is how many there are."""

    operand: Operand
    size: int
    rows: int
    share: int
    batch: Any
    stages: int
    parts: int = 1

    @property
    def held(self) -> int:
        """Rows in shared memory: where k is not contiguous they come 64 at a time."""
        return self.size if self.operand.major == "k" else -(-self.size // 64) * 64

    @property
    def copied(self) -> int:
        """Rows that a stage's copies bring."""
        return self.rows if self.operand.major == "k" else self.held

    @property
    def rank(self) -> int:
        return 3 if self.operand.batched else 2

    @property
    def boxes(self) -> int:
        """Copies of one operand that a block issues: one where k is contiguous, else one for each 64 rows."""
        return 1 if self.operand.major == "k" else self.held // 64 // self.parts // self.share

    @property
    def shape(self) -> tuple[int, int, int]:
        if self.operand.major == "k":
            return (self.stages, self.size, BLOCK_K)
        return (self.stages * self.held // 64, BLOCK_K, 64)

    def map_args(self) -> list[Any]:
        """Sizes, strides in bytes, box, element strides, interleave, 128-byte swizzle, L2 promotion, out-of-bounds zeros."""
        rows, k = self.operand.rows, self.operand.k
        inner, outer = (k, rows) if self.operand.major == "k" else (rows, k)
        box = [BLOCK_K, self.rows // self.parts // self.share] if self.operand.major == "k" else [64, BLOCK_K]
        batched = self.operand.batched
        sizes = [inner, outer] + ([self.batch] if batched else [])
        strides = [inner * 2] + ([inner * outer * 2] if batched else [])
        return [*sizes, *strides, *box, *([1] if batched else []), *([1] * len(sizes)), 0, 3, 2, 0]

    def descriptor(self) -> tuple[int, int]:
        """(leading, stride) offsets of the wgmma descriptor, in 16 bytes."""
        return (1, 64) if self.operand.major == "k" else (BLOCK_K * 64 * 2 // 16, 64)

    def step(self, kk: int) -> int:
        """How far the descriptor moves for the kk-th 16 of k, in 16 bytes."""
        return kk * 2 if self.operand.major == "k" else kk * 16 * 128 // 16


@dataclass(frozen=True, eq=False)
class Plan:
    """Everything that follows from a product and a config. `k_blocks` are stages' worth of k; `whole` is how many tiles are
    not split though k is."""

    product: Product
    config: Any
    a: Tile
    b: Tile
    clusters: int
    k_blocks: int
    whole: int

    @property
    def cluster(self) -> int:
        return int(self.config.cluster_m * self.config.cluster_n)

    @property
    def split(self) -> int:
        return int(self.config.split_k)

    @property
    def split_blocks(self) -> int:
        """k blocks of each block of a cluster that splits k; the last one may have fewer."""
        return -(-self.k_blocks // self.split)

    @property
    def consumer_rows(self) -> int:
        """Rows of a block's tile that one consumer computes."""
        return int(self.config.block_m // (1 if self.config.pingpong else self.config.consumers))

    @property
    def stage_bytes(self) -> int:
        return (self.a.copied + self.b.copied) * BLOCK_K * 2 * int(self.config.chunks)


def plan(product: Product, config: Any, cores: int) -> Plan:
    """The Plan of `product` under `config` on a GPU of `cores` multiprocessors."""
    cluster = config.cluster_m * config.cluster_n * config.split_k
    facts, ring = product.facts, config.stages * config.chunks
    # blocks that split k do so for their last tile: the ring's memory is free for the sums when they are done
    tiles = -(-(facts.m or 1) // config.block_m) * -(-facts.n // (config.block_n // facts.products)) * (facts.batch or 1)
    # TMA takes longer over rows beyond the matrix than over rows of it
    m = facts.m
    few = m is not None and m < config.block_m and product.a.major == "k" and config.cluster_n == 1
    return Plan(
        product,
        config,
        Tile(product.a, config.block_m, m if few else config.block_m, config.cluster_n, product.batch, ring),
        Tile(product.b, config.block_n, config.block_n, config.cluster_m, product.batch, ring, facts.products),
        tiles if config.split_k > 1 and not config.stream else at_once(config, cores) // cluster,
        -(-product.a.k // (BLOCK_K * config.chunks)),
        whole_tiles(tiles, config, cores),
    )


def _copies(tile: Tile, maps: list[Any], memory: Any, barrier: Any, at: tuple[Any, ...], share: tuple[Any, int]) -> None:
    """Issue the copies of this block's part of 64 of k of `tile`, one tensor map for each of its operands: `at` is (place in
    the ring, row, k, batch), `share` (its rank, the mask)."""
    from tvm.script import tirx as T

    stage, row, k, batch = at
    rank, mask = share
    name = LOAD.format(rank=tile.rank) + (".multicast::cluster" if tile.share > 1 else "")
    tail = [T.Cast("uint16", mask)] if tile.share > 1 else []
    z = [batch] if tile.operand.batched else []
    height = tile.rows // tile.parts // tile.share
    for part, tensor_map in enumerate(maps):
        address = T.address_of(tensor_map)
        if tile.operand.major == "k":
            place = memory.ptr_to([stage, part * (tile.rows // tile.parts) + rank * height, 0])
            T.evaluate(T.ptx[name](place, address, k, row + rank * height, *z, barrier, *tail))
            continue
        for box in range(tile.boxes):
            index = rank * tile.boxes + box
            place = memory.ptr_to([stage * (tile.held // 64) + part * (tile.held // 64 // tile.parts) + index, 0, 0])
            T.evaluate(T.ptx[name](place, address, row + index * 64, k, *z, barrier, *tail))


def _stage(
    p: Plan,
    maps: tuple[Any, Any],
    memory: tuple[Any, Any],
    barrier: Any,
    at: tuple[Any, Any, Any],
    ranks: Any,
    which: str = "ab",
) -> None:
    """Issue the copies of a stage, of both operands or one: `at` is (stage, the tile's place, block of k), `ranks` this
    block's in its cluster."""
    stage, place, block = at
    rank_m, rank_n = ranks
    cm, cn = p.config.cluster_m, p.config.cluster_n
    shares = (rank_n, ((1 << (cm * (cn - 1))) + (1 if cn > 1 else 0)) << rank_m), (rank_m, ((1 << cm) - 1) << (rank_n * cm))
    for chunk in range(p.config.chunks):
        slot, k = stage * p.config.chunks + chunk, (block * p.config.chunks + chunk) * BLOCK_K
        each = zip("ab", (p.a, p.b), maps, memory, (place.row, place.column), shares, strict=True)
        for name, tile, tile_maps, smem, row, share in each:
            if name in which:
                _copies(tile, tile_maps, smem, barrier, (slot, row, k, place.batch), share)


def _products(p: Plan, acc: Any, da: Any, db: Any, stage: Any, k: Any) -> None:
    """One stage's wgmmas of one consumer."""
    from tvm.script import tirx as T

    n, dtype = p.config.block_n, PTX[p.product.facts.dtype]
    name = f"wgmma.mma_async.sync.aligned.m64n{n}k16.{PTX[p.product.facts.sums]}.{dtype}.{dtype}"
    size = n // 2 if p.product.facts.sums == "float32" else n // 4
    transposed = [int(p.a.operand.major != "k"), int(p.b.operand.major != "k")]
    a_stage, b_stage, chunks = p.a.held * BLOCK_K * 2 // 16, p.b.held * BLOCK_K * 2 // 16, p.config.chunks
    for chunk, kk in product_of(range(chunks), range(BLOCK_K // 16)):
        slot = stage * chunks + chunk
        for r in range(p.consumer_rows // 64):
            registers = [acc[r * size + i] for i in range(size)]
            a = da + T.Cast("uint64", slot * a_stage + r * (64 * BLOCK_K * 2 // 16) + p.a.step(kk))
            b = db + T.Cast("uint64", slot * b_stage + p.b.step(kk))
            first = (k > 0) if kk == 0 and chunk == 0 else T.bool(True)
            T.evaluate(T.ptx[name](*registers, a, b, first, 1, 1, *transposed))


def _release(p: Plan, barrier: Any, tid: Any) -> None:
    """Tell every block that shares the stage that this consumer has read it."""
    from tvm.script import tirx as T

    if p.cluster == 1:
        with T.If(tid == 0), T.Then():
            T.evaluate(T.ptx.mbarrier.arrive.shared.b64(barrier, T.uint32(1)))
        return
    with T.If(tid < p.cluster), T.Then():
        remote = T.alloc_local([1], "uint32")
        T.evaluate(T.ptx.mapa.shared__cluster.u32(remote[0], T.cuda.cvta_generic_to_shared(barrier), T.Cast("uint32", tid)))
        T.evaluate(T.ptx.mbarrier.arrive.shared__cluster.b64(remote[0], T.uint32(1)))


def cluster_rank(cluster: int) -> Any:
    """This block's rank in its cluster."""
    from tvm.script import tirx as T

    return T.cta_id_in_cluster([cluster]) if cluster > 1 else T.int32(0)


def tensor_maps(tile: Tile, operands: tuple[Any, ...], dtype: str) -> list[Any]:
    """On the host: a TMA tensor map for each of the tile's operands."""
    from tvm.script import tirx as T

    maps = []
    for operand in operands:
        made = T.let[T.handle("tensormap")].as_var()
        T.Bind(T.tvm_stack_alloca("tensormap", 1), var=made)
        encode = "runtime.cuTensorMapEncodeTiled"
        T.evaluate(T.call_packed(encode, made, dtype, tile.rank, operand.param.data, *tile.map_args()))
        maps.append(made)
    return maps


def prefetch_maps(maps: list[Any]) -> None:
    """Bring the tensor maps near, before the first copy asks for them."""
    from tvm.script import tirx as T

    for tensor_map in maps:
        T.evaluate(T.ptx["prefetch.tensormap"](T.address_of(tensor_map)))


def _start_sync(cluster: int) -> None:
    """The barriers are initialised: for this block's threads, and for those of the blocks that share its copies. (Blocks that
    split k meet before one writes to another.)"""
    from tvm.script import tirx as T

    if cluster > 1:
        cluster_sync()
    else:
        T.evaluate(T.cuda.cta_sync())


def _finish(p: Plan, store: Any, f: Fragment, sums: tuple[Any, Any, Any], at: tuple[Any, Any, Any], unit: Any) -> None:
    """The epilogue of one tile; where its k was split, with the sums of the cluster's other blocks. `sums` are this thread's,
    the staging buffers and what was loaded ahead; `at` is as finish_split has it."""
    from tvm.script import tirx as T

    acc, staging, ahead = sums
    if p.split == 1:
        emit_store(store, f, acc, staging, ahead)
    elif p.whole == 0:
        finish_split(store, f, acc, staging, at, p.split)
    else:
        with T.If(unit < p.whole):
            with T.Then():
                emit_store(store, f, acc, staging, prefetch(store, f))
            with T.Else():
                finish_split(store, f, acc, staging, at, p.split)


def copies_early(product: Product, rights: tuple[Operand, ...]) -> bool:
    """Whether the producer may copy the right operands before the kernel in front has ended: nothing writes them."""
    return all(is_weight(product.func, operand.param) for operand in rights)


def build(product: Product, config: Any, cores: int) -> Any:
    """The TIRx PrimFunc of `product` under `config`, with the fused function's own parameters."""
    from tvm.backend.cuda.lang import PipelineState
    from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
    from tvm.backend.cuda.tile_primitive.tma_utils import SwizzleMode, mma_shared_layout
    from tvm.script import tirx as T
    from tvm.tirx import PrimFunc

    Place = place_class()
    p = plan(product, config, cores)
    store = plan_store(product, config)
    dtype = product.facts.dtype
    stages, consumers, pingpong = config.stages, config.consumers, bool(config.pingpong)
    block_m, block_n, cm, cn = config.block_m, config.block_n, config.cluster_m, config.cluster_n
    k_blocks, rows = p.k_blocks, p.consumer_rows
    cluster, split, whole = p.cluster, p.split, p.whole
    launched, step = cluster * split, p.clusters * split
    a_layout = mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, p.a.shape)
    b_layout = mma_shared_layout(dtype, SwizzleMode.SWIZZLE_128B_ATOM, p.b.shape)
    rights = (product.b,) if product.second is None else (product.b, product.second)
    early = copies_early(product, rights)
    a_ldo, a_sdo = p.a.descriptor()
    b_ldo, b_sdo = p.b.descriptor()
    size = rows // 64 * block_n // 2
    lanes = consumers if pingpong else 1  # how many tiles of a block are under way at once
    arrivals = cluster * (1 if pingpong else consumers)
    own_rows = 0 if pingpong else rows
    low, high = REGISTERS[consumers]
    skip_stage, skip_phase = k_blocks % stages, (k_blocks // stages) % 2
    n_tiles = -(-product.facts.n // (store.width * cn))

    @T.prim_func(check_well_formed=False)
    def main():
        a_maps = T.meta_var(tensor_maps(p.a, (product.a,), dtype))
        b_maps = T.meta_var(tensor_maps(p.b, rights, dtype))
        maps = T.meta_var((a_maps, b_maps))
        m_size: T.let = T.Cast("int32", product.rows)
        m_tiles: T.let = (m_size + (block_m * cm - 1)) // (block_m * cm)
        tiles: T.let = m_tiles * n_tiles * T.Cast("int32", product.batch)
        units: T.let = whole + (tiles - whole) * split

        T.device_entry()
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": 1})
        rank = T.meta_var(cluster_rank(launched))
        cta = T.cta_id([p.clusters * launched])
        wg = T.warpgroup_id([consumers + 1])
        warp = T.warp_id_in_wg([4])
        lane = T.lane_id([32])
        tid = T.meta_var(warp * 32 + lane)

        pool = T.SMEMPool()
        full = pool.alloc((stages,), "uint64", align=8)
        empty = pool.alloc((stages,), "uint64", align=8)
        turn = pool.alloc((2,), "uint64", align=8)
        pool.move_base_to(1024)
        a_smem = pool.alloc(p.a.shape, dtype, layout=a_layout)
        b_smem = pool.alloc(p.b.shape, dtype, layout=b_layout)
        staging = T.meta_var(store.allocate(pool, consumers))
        pool.commit()

        rank_m: T.let = rank % cm
        rank_n: T.let = rank // cm % cn
        rank_k = T.meta_var(rank // cluster if split > 1 else T.int32(0))
        place = Place(p, m_tiles, n_tiles, store.width, (rank_m, rank_n, rank_k))

        # nested: one `if` is a statement of the kernel, the other may be decided while the kernel is written
        if wg == 0:  # noqa: SIM102
            if tid == 0:
                for s in T.unroll(stages):
                    T.ptx.mbarrier.init.shared.b64(full.ptr_to([s]), T.uint32(1))
                    T.ptx.mbarrier.init.shared.b64(empty.ptr_to([s]), T.uint32(arrivals))
                for s in T.unroll(2):
                    T.ptx.mbarrier.init.shared.b64(turn.ptr_to([s]), T.uint32(1))
                T.ptx.fence.mbarrier_init.release.cluster()
                prefetch_maps([*a_maps, *b_maps])
        T.ptx.fence.proxy.async_.shared__cta()
        _start_sync(cluster)

        if wg == 0:
            if low > 0:
                T.ptx["setmaxnreg.dec.sync.aligned.u32"](low)
            if tid == 0:
                ring = PipelineState(stages, 1)
                unit: T.int32 = cta // cluster
                if early:
                    filled: T.int32 = 0
                    if unit < units:
                        place.locate(unit)
                        filled = T.min(T.int32(stages), place.count)
                        for k in T.serial(filled):
                            barrier = T.meta_var(full.ptr_to([k]))
                            T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(p.stage_bytes))
                            at = T.meta_var((k, place, place.first + k))
                            _stage(p, maps, (a_smem, b_smem), barrier, at, (rank_m, rank_n), "b")
                    T.ptx.griddepcontrol.wait()
                while unit < units:
                    place.locate(unit)
                    for k in T.serial(place.count):
                        barrier = T.meta_var(full.ptr_to([ring.stage]))
                        at = T.meta_var((ring.stage, place, place.first + k))
                        if early:
                            if filled > 0:
                                filled = filled - 1
                            else:
                                T.cuda.mbarrier_wait(empty.ptr_to([ring.stage]), ring.phase)
                                T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(p.stage_bytes))
                                _stage(p, maps, (a_smem, b_smem), barrier, at, (rank_m, rank_n), "b")
                            _stage(p, maps, (a_smem, b_smem), barrier, at, (rank_m, rank_n), "a")
                        else:
                            T.cuda.mbarrier_wait(empty.ptr_to([ring.stage]), ring.phase)
                            T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(p.stage_bytes))
                            _stage(p, maps, (a_smem, b_smem), barrier, at, (rank_m, rank_n))
                        ring.advance()
                    unit = unit + step
            if split > 1:  # noqa: SIM102
                if cta < units - whole:
                    cluster_sync()
                    cluster_sync()
        else:
            if high > 0:
                T.ptx["setmaxnreg.inc.sync.aligned.u32"](high)
            if early:
                T.ptx.griddepcontrol.wait()
                T.ptx.griddepcontrol.launch_dependents()
            acc = T.meta_var(Sums(product.facts.sums, size))
            which: T.let = wg - 1
            ring = PipelineState(stages, 0)
            da = SmemDescriptor()
            db = SmemDescriptor()
            row_in_tile: T.let = which * own_rows
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(da._buf[0]), a_smem.ptr_to([0, 0, 0]), a_ldo, a_sdo, 3)
            T.cuda.wgmma.encode_matrix_descriptor(T.address_of(db._buf[0]), b_smem.ptr_to([0, 0, 0]), b_ldo, b_sdo, 3)
            if not pingpong:
                da._buf[0] = da._buf[0] + T.Cast("uint64", which * (rows * BLOCK_K * 2 // 16))
            unit: T.int32 = cta // cluster
            my_turn: T.int32 = 1 - which  # the first consumer's first turn has come
            if pingpong:  # noqa: SIM102
                if which == 1:
                    unit = unit + step
                    ring.stage = skip_stage
                    ring.phase = skip_phase
            while unit < units:
                place.locate(unit)
                if pingpong:
                    T.cuda.mbarrier_wait(turn.ptr_to([which]), my_turn)
                    my_turn = my_turn ^ 1
                previous: T.int32 = 0
                for k in T.serial(place.count):
                    T.cuda.mbarrier_wait(full.ptr_to([ring.stage]), ring.phase)
                    T.ptx.wgmma.fence.sync.aligned()
                    _products(p, acc.registers, da.desc, db.desc, ring.stage, k)
                    T.ptx.wgmma.commit_group.sync.aligned()
                    T.ptx.wgmma.wait_group.sync.aligned(1)
                    if k > 0:
                        _release(p, empty.ptr_to([previous]), tid)
                    previous = ring.stage
                    ring.advance()
                if pingpong:  # noqa: SIM102
                    if tid == 0:
                        T.ptx.mbarrier.arrive.shared.b64(turn.ptr_to([1 - which]), T.uint32(1))
                at = T.meta_var((place.row + row_in_tile + warp * 16, place.column, place.batch))
                fragment = T.meta_var(Fragment(*at, lane, which * 4 + warp, m_size, consumers * 128))
                ahead = T.meta_var(prefetch(store, fragment) if split == 1 else [])
                T.ptx.wgmma.wait_group.sync.aligned(0)
                _release(p, empty.ptr_to([previous]), tid)
                _finish(p, store, fragment, (acc, staging, ahead), (a_smem, rank_k, which * 128 + tid), unit)
                if pingpong:
                    ring.phase = ring.phase ^ skip_phase
                    ring.stage = ring.stage + skip_stage
                    if ring.stage >= stages:
                        ring.stage = ring.stage - stages
                        ring.phase = ring.phase ^ 1
                unit = unit + step * lanes
        if cluster > 1:
            cluster_sync()

    attrs = {"tirx.noalias": True, "global_symbol": "main"}
    func = PrimFunc(product.func.params, main.body, main.ret_type, main.attrs)
    for key, value in attrs.items():
        func = func.with_attr(key, value)
    return func
