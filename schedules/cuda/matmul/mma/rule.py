"""Matmuls and convolutions of float16 and bfloat16 on tensor cores through mma.sync, for sm_80 and later.

    C[s, i, j] = Σ_k A[s, i, k] · B[s, j, k]         s, i, j, k: the axes of that kind, fused (a convolution's too)

    grid        s × i/M × j/N                        M × N: a block's tile of C
    block       warps_m × warps_n warps              each keeps its part of the tile in registers, in float32
      for k0 in K/k, `stages` deep                   global → shared by cp.async, 16 bytes at a time, rows padded by 16 bytes
        for k1 in k/16                               shared → registers by ldmatrix (by .trans where k is not innermost), one
                                                     step ahead of the matmuls, across tiles too
          mma.m16n8k16 over the warp's 16 × 16 × 16 fragments
      16 rows of a warp at a time                    registers → shared (the loads' memory again) → the rest of the function,
                                                     whatever it is, on the way to global

An operand keeps in shared memory the order that it has in global memory, so that both are read along their rows.
Sizes that the tiles do not divide, and symbolic ones, are padded with zeros on the way into shared memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad, TensorRegion
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.dlight.analysis import get_root_block
from tvm.s_tir.dlight.gpu.matmul import (
    IterKind,
    auto_inline_consumer_chain,
    auto_inline_producers,
    detect_iter_traits,
    get_index_map,
    get_reduction_blocks,
)
from tvm.s_tir.schedule import LoopRV, SBlockRV
from tvm.s_tir.schedule import ScheduleError as Refused
from tvm.tirx import Cast, FloatImm, IntImm, PrimFunc

from tk.errors import ScheduleError
from tk.lowering.merge_barriers import HINT as MERGE_BARRIERS
from tk.schedule.refusals import at_most, exceeding, listed, multiple_of
from tk.schedule.rule import anchor_block
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.codegen.kernel_builder import depends, flat_index
from tk.schedules.cuda.codegen.tir_values import key, loads_of, substitute
from tk.schedules.cuda.hardware import FLOATS16, MOST_REGISTERS, WARP
from tk.schedules.cuda.matmul.mma.cases import CASES as CASES
from tk.schedules.cuda.matmul.mma.intrinsics import Intrinsics, a_index, b_index, c_index, intrinsics
from tk.schedules.cuda.matmul.problem import too_small
from tk.target import Target

NAME = "cuda.matmul_mma"
VERSION = 5

FRAGMENT, VECTOR, PAD = 16, 8, 8
ADDRESSES = 45  # registers beside accumulators and fragments, as ptxas takes them


@dataclass(frozen=True)
class Config:
    """A block's tile m × n × k; its warps; how many tiles of k are under way."""

    m: int
    n: int
    k: int
    warps_m: int
    warps_n: int
    stages: int


@dataclass(frozen=True)
class Match:
    """s matmuls of i × j × k, sizes None where symbolic. `a_k_last`: k is innermost in A's memory; `b_k_last` in B's.
    `a_vector`, `b_vector`: how many neighbours of an operand are read at once."""

    s: int | None
    i: int | None
    j: int | None
    k: int | None
    dtype: str
    a_k_last: bool
    b_k_last: bool
    a_vector: int
    b_vector: int


def match(func: PrimFunc, target: Target) -> Match | None:
    if not any(dtype in target.matrix for dtype in FLOATS16):
        return None
    sch = Schedule(func)
    blocks = sch.get_child_blocks(get_root_block(sch))
    summing = get_reduction_blocks(sch, blocks)
    if not summing:
        return None
    block = sch.get(summing[0])
    if len(block.reads) != 2 or get_index_map(block) is None:
        return None
    dtypes = {str(region.source.dtype) for region in block.reads}
    if len(dtypes) != 1 or not dtypes <= set(FLOATS16) or str(block.writes[0].source.dtype) != "float32":
        return None
    found = _describe(block, dtypes.pop())
    # What an operand is made from is computed where the operand is copied, so that counts: a kernel turned around is read
    # from its end.
    auto_inline_producers(sch, summing[0])
    return _as_inlined(found, block, sch.get(summing[0]))


def _describe(block: SBlock, dtype: str) -> Match:
    traits = dict(zip((axis.var for axis in block.iter_vars), detect_iter_traits(block)[3], strict=True))
    sizes: dict[Any, int | None] = dict.fromkeys(IterKind, 1)
    innermost: dict[Any, Any] = {}
    for var, trait in traits.items():
        extent = int(trait.extent) if isinstance(trait.extent, IntImm) else None
        before = sizes[trait.kind]
        sizes[trait.kind] = None if extent is None or before is None else before * extent
        innermost[trait.kind] = var

    def memory(region: TensorRegion) -> tuple[bool, int]:
        """(whether k runs innermost, how many neighbours can be read at once)."""
        used = [axis.min for axis in region.region if not isinstance(axis.min, IntImm)]
        last = used[-1] if used else None
        trait = traits.get(last)
        if trait is None:  # a window: its rows' index and the sum's are added up
            return False, 1
        contiguous = innermost[trait.kind].same_as(last) and isinstance(trait.extent, IntImm) and last is used[-1]
        vector = next((v for v in (VECTOR, 4, 2) if contiguous and int(trait.extent) % v == 0), 1)
        return trait.kind == IterKind.kIter_K, vector

    (a_k_last, a_vector), (b_k_last, b_vector) = (memory(region) for region in block.reads)
    s, i, j, k = (sizes[kind] for kind in (IterKind.kIter_S, IterKind.kIter_I, IterKind.kIter_J, IterKind.kIter_K))
    return Match(s, i, j, k, dtype, a_k_last, b_k_last, a_vector, b_vector)


def _as_inlined(match: Match, before: SBlock, block: SBlock) -> Match:
    """`match` with the vectors that both operands still have once their producers are inlined into `block`."""
    factors = [block.body.value.b.a, block.body.value.b.b] if isinstance(block.body.value.b, tirx.Mul) else []
    vectors = []
    for side, vector in enumerate((match.a_vector, match.b_vector)):
        used = [axis.min for axis in before.reads[side].region if isinstance(axis.min, tirx.Var)]
        vectors.append(_vector(factors[side], used[-1], vector, block) if vector > 1 and factors else 1)
    return replace(match, a_vector=vectors[0], b_vector=vectors[1])


def _vector(factor: Expr, last: Expr, most: int, block: SBlock) -> int:
    """How many of the factor's neighbours along `last` lie side by side in memory and aligned, a power of two up to `most`."""
    analyzer = tvm.sym.Analyzer()
    for axis in block.iter_vars:
        analyzer.bind(axis.var, axis.dom)
    width, one = most, tvm.tirx.const(1, str(last.ty.dtype))
    for load in loads_of(factor):
        flat = flat_index(load.source, list(load.indices))
        if not depends(flat, last):
            continue
        if not analyzer.can_prove_equal(substitute(flat, {key(last): last + one}) - flat, 1):
            return 1
        first = analyzer.modular_set(analyzer.simplify(substitute(flat, {key(last): last * most})))
        while width > 1 and (int(first.coeff) % width or int(first.base) % width):
            width //= 2
    return width


def declines(match: Match, target: Target) -> Sequence[str]:
    return too_small(match.s, match.i, match.j, match.k)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "m": (16, 32, 64, 128, 256),
        "n": (16, 32, 64, 128, 256),
        "k": (16, 32, 64),
        "warps_m": (1, 2, 4),
        "warps_n": (1, 2, 4),
        "stages": (1, 2, 3, 4, 5),
    }


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    threads = config.warps_m * config.warps_n * WARP
    for name, size, warps in (("m", config.m, config.warps_m), ("n", config.n, config.warps_n)):
        if size % (warps * FRAGMENT):
            yield multiple_of(name, size, warps * FRAGMENT, "a warp takes whole 16 × 16 fragments")
    registers = registers_a_thread(config, match)
    yield from exceeding(
        ("copies of less than 16 bytes", small_copies(config, match), 64, "their addresses fill the registers"),
        ("registers a thread", registers, MOST_REGISTERS),
        ("registers a block", registers * threads, target.registers),
        ("bytes of shared memory a block", shared_bytes(config, match), target.shared_memory),
    )
    if match.k is not None and config.stages > -(-match.k // config.k):
        yield at_most("stages", config.stages, -(-match.k // config.k), "the tiles of k")
    for side, rows, vector in (("A", config.m, match.a_vector), ("B", config.n, match.b_vector)):
        if rows * config.k % (threads * vector):
            yield multiple_of(f"elements of {side}'s tile", rows * config.k, threads * vector, f"{vector} for every thread")


def registers_a_thread(config: Config, match: Match) -> int:
    """32-bit registers: accumulators, the fragments in use and those on their way, addresses of copies in small pieces, and
    what else ptxas takes."""
    threads = config.warps_m * config.warps_n * WARP
    fragments = FRAGMENT * (config.m * config.warps_n + config.n * config.warps_m) // 2 // threads
    total = config.m * config.n // threads + (1 + _prefetches(config)) * fragments + ADDRESSES
    return total + small_copies(config, match) // 2


def small_copies(config: Config, match: Match) -> int:
    """Copies that a thread makes of a tile of operands that are not read 16 bytes at a time."""
    threads = config.warps_m * config.warps_n * WARP
    operands = ((config.m, match.a_vector), (config.n, match.b_vector))
    return sum(rows * config.k // (threads * vector) for rows, vector in operands if vector < VECTOR)


def shared_bytes(config: Config, match: Match) -> int:
    """Shared memory a block: the stages of both tiles, or the rows of C that take their place in the end."""
    a = config.m * (config.k + PAD) if match.a_k_last else config.k * (config.m + PAD)
    b = config.n * (config.k + PAD) if match.b_k_last else config.k * (config.n + PAD)
    rows = config.m - config.m // config.warps_m + FRAGMENT  # from the first warp's 16 rows to the last one's
    return max(config.stages * 2 * (a + b), 4 * rows * (config.n + PAD))


TILES = (
    (256, 128, 4, 2), (128, 256, 2, 4), (128, 128, 2, 2), (256, 64, 4, 2), (128, 64, 2, 2), (64, 128, 2, 2),
    (64, 64, 2, 2), (64, 32, 2, 2), (32, 64, 2, 2), (32, 32, 2, 2), (16, 64, 1, 4), (64, 16, 4, 1),
)  # fmt: skip
DEPTHS = ((64, 4), (64, 3), (32, 4), (64, 2), (32, 3), (32, 2))


def default(match: Match, target: Target) -> Config:
    """The tile with the least estimated time, symbolic sizes taken for large."""
    k = match.k or 2048
    configs = (
        Config(m, n, depth, warps_m, warps_n, min(stages, -(-k // depth)))
        for m, n, warps_m, warps_n in TILES
        for depth, stages in DEPTHS
    )
    fitting = (config for config in configs if not legal(match, config, target))
    return min(fitting, key=lambda config: seconds(match, config, target))


def seconds(match: Match, config: Config, target: Target) -> float:
    """Estimated time: waves of blocks over the SMs, each bound by the tensor cores, by what its warps read from
    shared memory or by what its tiles read from L2."""
    fitted = fit("matmul_mma", target)
    s, i, j, k = (size or large for size, large in ((match.s, 1), (match.i, 2048), (match.j, 2048), (match.k, 2048)))
    warps = config.warps_m * config.warps_n
    blocks = s * -(-i // config.m) * -(-j // config.n)
    registers = registers_a_thread(config, match) * warps * WARP
    resident = min(target.shared_memory // shared_bytes(config, match), target.registers // registers)
    waves = -(-blocks // (target.cores * resident))
    together = min(resident, -(-blocks // target.cores))
    share = fitted.share_of_mma if target.matrix[match.dtype].startswith("mma") else fitted.share_of_wgmma
    flops = share * target.peak_for(match.dtype) / target.cores * min(1.0, together * warps / 4)  # a warp for each tensor core
    read = config.m + config.n
    fragments = warps * (config.m // config.warps_m + config.n // config.warps_n)
    shared, l2 = 2 * (fragments + read) / fitted.shared_rate, 2 * read / fitted.l2_rate
    tiles = max(2 * config.m * config.n / flops, shared, l2) * k * together
    steps = -(-k // config.k) * fitted.tile_seconds[min(config.stages, 3) - 1]
    fixed = steps + 4 * config.m * config.n * together / fitted.store_rate + fitted.wave_seconds
    return float(waves * (tiles + fixed))


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    try:
        return _kernel(func, match, config)
    except Refused as error:
        raise ScheduleError(f"this matmul does not fit the tensor cores' tiling: {str(error).splitlines()[0]}") from error


def _kernel(func: PrimFunc, match: Match, config: Config) -> PrimFunc:
    sch = Schedule(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    block = anchor_block(sch)
    # 1. the function as C[s, i, j] += A[s, i, k] · B[s, j, k], padded to whole tiles
    _normalise(sch, block, match, config)
    # 2. grid, warps, fragments
    names = intrinsics(match.dtype, not match.a_k_last, match.b_k_last)
    outer, inner, k0, k1, warp = _tile(sch, block, config)
    # 3. operands: global → shared → registers
    vectors = (match.a_vector, match.b_vector)
    shared = [_to_shared(sch, outer, side, k0, config, vectors[side]) for side in (0, 1)]
    for copy in shared:
        auto_inline_producers(sch, copy)
    _to_registers(sch, outer, k1, match, names)
    # 4. the result: registers → shared → the rest of the function → global
    _result(sch, outer, warp, names.store)
    # 5. zero the accumulators before the loop, and put the instructions in
    start = sch.decompose_reduction(outer, k0)
    zero = sch.get_child_blocks(start)[0]
    sch.tensorize(sch.get_loops(zero)[-2], names.fill)
    sch.tensorize(sch.get_loops(inner)[-3], names.multiply)
    _unroll(sch, *sch.get_loops(start)[-2:], k1, *sch.get_loops(outer)[-2:])
    # 6. tiles of k under way while one is multiplied
    _pipeline(sch, k0, k1, match, config)
    return sch.mod["main"]


def _prefetches(config: Config) -> bool:
    """Whether fragments are read one step ahead of the matmuls."""
    return config.k > FRAGMENT


def _pipeline(sch: Schedule, k0: LoopRV, k1: LoopRV, match: Match, config: Config) -> None:
    """Stages of the loop over tiles of k: [copy A, copy B, multiply], or where fragments are read ahead [copy A, copy B,
    read the first fragments, multiply all but the last, multiply the last]. With three stages or more the last are
    multiplied when the next tile's first fragments are under way; TVM's wait for those needs to know the number of tiles.
    """
    last = config.stages - 1
    prefetch = _prefetches(config)
    if prefetch:
        sch.annotate(k1, "software_pipeline_stage", [0, 0, 1])
        sch.annotate(k1, "software_pipeline_order", [0, 1, 2])
    if last:
        across = prefetch and last > 1 and match.k is not None
        stages = [last - 1, last, last] if across else [last] * (3 if prefetch else 1)
        order = [3, 2, 4] if across else [2, 3, 4] if prefetch else [2]
        sch.annotate(k0, "software_pipeline_stage", [0, 0, *stages])
        sch.annotate(k0, "software_pipeline_order", [0, 1, *order])
        sch.annotate(k0, "software_pipeline_async_stages", [0])
        if across:
            sch.annotate(k0, MERGE_BARRIERS, 1)


def _normalise(sch: Schedule, block: SBlockRV, match: Match, config: Config) -> None:
    a, b, c = sch.reindex(block, ("read", 0)), sch.reindex(block, ("read", 1)), sch.reindex(block, ("write", 0))
    maps = get_index_map(sch.get(block))
    sch.transform_layout(a, ("write", 0), maps[1])
    sch.transform_layout(b, ("write", 0), maps[2])
    sch.transform_layout(c, ("read", 0), maps[3])
    for operand, k_last in ((a, match.a_k_last), (b, match.b_k_last)):
        if not k_last:
            sch.transform_layout(operand, ("write", 0), lambda s, rows, k: (s, k, rows))
    sch.transform_block_layout(block, maps[0])
    sch.pad_einsum(block, [1, config.m, config.n, config.k])


def _tile(sch: Schedule, block: SBlockRV, config: Config) -> tuple[SBlockRV, SBlockRV, LoopRV, LoopRV, LoopRV]:
    """(outer block, inner block, the loops over tiles of k and over fragments in a tile, the warps' loop)."""
    batch, i, j, k = sch.get_loops(block)
    i, i_in = sch.split(i, [None, FRAGMENT])
    j, j_in = sch.split(j, [None, FRAGMENT])
    k, k_in = sch.split(k, [None, FRAGMENT])
    sch.reorder(i, j, k, i_in, j_in, k_in)
    outer = sch.blockize(i_in)
    i0, i1, i2 = sch.split(i, [None, config.warps_m, config.m // FRAGMENT // config.warps_m])
    j0, j1, j2 = sch.split(j, [None, config.warps_n, config.n // FRAGMENT // config.warps_n])
    k0, k1 = sch.split(k, [None, config.k // FRAGMENT])
    sch.reorder(i0, j0, i1, j1, k0, k1, i2, j2)
    warp = sch.fuse(i1, j1)
    sch.bind(batch, "blockIdx.z")
    sch.bind(j0, "blockIdx.y")
    sch.bind(i0, "blockIdx.x")
    sch.bind(warp, "threadIdx.y")
    return outer, block, k0, k1, warp


def _to_shared(sch: Schedule, outer: SBlockRV, side: int, k0: LoopRV, config: Config, width: int) -> SBlockRV:
    copy = sch.cache_read(outer, side, "shared.dyn")
    sch.compute_at(copy, k0)
    fused = sch.fuse(*sch.get_loops(copy)[-2:])
    _, warp, lane, vector = sch.split(fused, [None, config.warps_m * config.warps_n, WARP, width])
    sch.bind(warp, "threadIdx.y")
    sch.bind(lane, "threadIdx.x")
    if width > 1:
        sch.vectorize(vector)
    sch.storage_align(copy, 0, axis=-2, factor=2 * FRAGMENT, offset=PAD)
    return copy


def _in_registers(index: Callable[..., tuple[Any, ...]], transposed: bool = False) -> Callable[..., tuple[Any, ...]]:
    """[s, x, y] → tiles of 16 × 16 as a warp holds them."""

    def layout(s: Expr, x: Expr, y: Expr) -> tuple[Expr, ...]:
        row, column = x % FRAGMENT, y % FRAGMENT
        return (s, x // FRAGMENT, y // FRAGMENT, *(index(column, row) if transposed else index(row, column)))

    return layout


def _unroll(sch: Schedule, *loops: LoopRV) -> None:
    """A register has no index: these loops are unrolled by the device's compiler whatever their size."""
    for loop in loops:
        if int(sch.get(loop).extent) > 1:
            sch.unroll(loop)
            sch.annotate(loop, "pragma_unroll_explicit", 0)


def _fragments(sch: Schedule, copy: SBlockRV) -> tuple[LoopRV, LoopRV, LoopRV]:
    """The innermost two loops of `copy` in fragments: the loops over fragments, and the one over a fragment's rows."""
    x, y = sch.get_loops(copy)[-2:]
    x0, x1 = sch.split(x, [None, FRAGMENT])
    y0, y1 = sch.split(y, [None, FRAGMENT])
    sch.reorder(x0, y0, x1, y1)
    return x0, y0, x1


def _to_registers(sch: Schedule, outer: SBlockRV, k1: LoopRV, match: Match, names: Intrinsics) -> None:
    copies = [sch.cache_read(outer, side, "warp") for side in (0, 1)]
    layouts = _in_registers(a_index, not match.a_k_last), _in_registers(b_index, match.b_k_last)
    for copy, layout, load in zip(copies, layouts, (names.load_a, names.load_b), strict=True):
        sch.compute_at(copy, k1)
        *across, rows = _fragments(sch, copy)
        sch.transform_layout(copy, ("write", 0), layout)
        sch.tensorize(rows, load)
        _unroll(sch, *across)


def _repeats_float32(block: SBlock) -> bool:
    """Whether neighbours along a row share a float32 value: TVM writes it into a vector of 4 of them, not of 8. A sigmoid
    brings a one when it is lowered."""
    column, found = block.iter_vars[-1].var, []

    def visit(node: Expr) -> None:
        shared = node.op.name == "tirx.sigmoid" if isinstance(node, Call) else not depends(node, column)
        found.append(str(node.ty) == "float32" and shared)

    tvm_ffi.structural_walk(block.body, [((Cast, FloatImm, TensorLoad, Call), visit)], order="post")
    return any(found)


def _result(sch: Schedule, outer: SBlockRV, warp: LoopRV, store: str) -> None:
    """16 rows of each warp's part at a time: registers → shared → what follows the matmul → global."""
    out = sch.cache_write(outer, 0, "shared.dyn")
    registers = sch.cache_write(outer, 0, "warp")
    sch.reverse_compute_at(registers, warp)
    rows, columns, fragment = _fragments(sch, registers)
    sch.reverse_compute_at(out, rows)
    try:
        auto_inline_consumer_chain(sch, out)
    except AssertionError as error:
        raise ScheduleError("what follows the matmul cannot be computed where the matmul is") from error
    sch.transform_layout(registers, ("read", 0), _in_registers(c_index))
    name = sch.get(registers).name_hint
    sch.tensorize(fragment, store)
    sch.storage_align(sch.get_sblock(f"{name}_o"), 0, axis=-2, factor=2 * FRAGMENT, offset=PAD)
    block = sch.get(out)
    width = VECTOR // 2 if _repeats_float32(block) else VECTOR
    # neighbours along a row may not be neighbours in what is written: a convolution's channels may stand first
    apart = any(depends(index, block.iter_vars[-1].var) for index in block.body.indices[:-1])
    _, lane, vector = sch.split(sch.fuse(*sch.get_loops(out)[-2:]), [None, WARP, width])
    sch.bind(lane, "threadIdx.x")
    if apart or "T.Select(" in sch.get(out).script():  # CUDA C has no vectors of conditions, or of positions
        sch.unroll(vector)
    else:
        sch.vectorize(vector)
    _unroll(sch, rows, columns)
