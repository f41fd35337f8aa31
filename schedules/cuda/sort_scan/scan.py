"""Cumulative sums, products and maxima: a block scans a row, tile by tile, or several do where rows are few and long.

x[outer, n, inner], row (o, i), tile t holds n in [t·256·E, (t+1)·256·E): 256 threads × E neighbours
each thread scans its E in registers → the totals of a warp are scanned by shuffles (Hillis and Steele, CACM 29(12),
1986), those of the 8 warps are left in shared memory for all to read
→ out = carry ⊕ warps before this one ⊕ threads before this one ⊕ its own; carry ⊕= the tile's total

Neighbours of a row are read and written by threads side by side, and change threads in shared memory. Where rows do not lie
along memory, a warp's lanes take 32 rows that lie side by side, and its warps parts of them one behind the other: totals of
the warps before are added from shared memory, without shuffles. Rows of at most 256 neighbours are some lanes' of a warp
(short_scan.py).

Few long rows are reduced before they are scanned (Merrill and Grimshaw, "Parallel Scan for Stream Architectures", 2009), by
two kernels, of which no block waits for another:
    sums[row, c] = x[chunk c of the row]₀ ⊕ … ;   then chunk c is scanned with the carry sums[row, 0] ⊕ … ⊕ sums[row, c − 1]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from tvm import DataType
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.scan import ScanProblem, accumulator, combiner, from_accumulator, launched, scan_problem, to_accumulator
from tk.schedule.refusals import divides, listed, must_be
from tk.schedule.rule import reading
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.sort_scan.short_scan import scanned_behind, short_rows
from tk.schedules.sort_scan_cases import SCANS
from tk.target import Target

NAME = "cuda.scan"
VERSION = 3
CASES = SCANS

THREADS = 256
WARPS = THREADS // WARP
BITS = 128  # of the widest access
MOST = 512  # bits of the sums that a thread has in registers
BLOCKS = 4  # of each SM, where rows are cut
TILES = 4  # of the shortest row that is cut
LONG = 1 << 17  # elements of a row that is cut where the number of rows is not known, and
CHUNKS = 32  # blocks that then scan it
ACROSS = 32  # rows of a block, side by side: whole sectors of memory
EACH_SHORT = 8  # elements of a short row that a lane scans, or half as many
FEW = 16  # blocks of one such group of rows that are enough where there may be no other group
MOST_EACH = 16  # elements of a row that a thread of such a block scans


@dataclass(frozen=True)
class Config:
    """E, the neighbours that a thread scans, how many elements are one access, of how many tiles a block's part of a row is: 0
    for the whole row; how many rows that lie side by side a block scans, 0 for one; and how many lanes of a warp scan a row, 0
    for all threads of a block. Nothing is searched: a task's reference would scan in one thread."""

    each: int
    vector: int
    tiles: int
    across: int = 0
    lanes: int = 0


match = reading(scan_problem)


@listed
def legal(match: ScanProblem, config: Config, target: Target) -> Iterator[str]:
    if config.each % config.vector:
        yield divides("vector", config.vector, config.each, "a thread's elements")
    if _widest(match) % config.vector:
        yield divides("vector", config.vector, _widest(match), "the widest of a row")
    if config.tiles and (match.n is None or match.inner is None or match.outer == 0 or match.inner == 0):
        yield must_be("tiles", config.tiles, 0, "rows are cut where their size is known")
    if config.across not in (0, ACROSS):
        yield must_be("across", config.across, ACROSS, "a warp's lanes take a row each")
    if config.lanes and (match.inner != 1 or match.n is None or match.n > config.lanes * config.each or config.across):
        yield must_be("lanes", config.lanes, 0, "a row that a warp's lanes scan is known, and short")
    if config.lanes & (config.lanes - 1) or config.lanes > WARP:
        yield must_be("lanes", config.lanes, WARP, "a row's lanes are a power of 2 in a warp")
    if config.across and config.tiles:
        yield must_be("tiles", config.tiles, 0, "rows side by side are not cut")


def default(match: ScanProblem, target: Target) -> Config:
    """As few tiles a row as registers allow, of few elements a thread where neighbours of a row are far from each other. Rows
    are cut where they are too few to give every SM two."""
    if _side_by_side(match, target):
        fits = (e for e in (2, 4, 8) if match.n is not None and match.n <= WARPS * e)
        return Config(next(fits, MOST_EACH if _bits(accumulator(match)) <= 32 else 8), 1, 0, ACROSS)
    if match.n is not None and match.inner == 1 and match.n <= WARP * EACH_SHORT:
        each = EACH_SHORT // 2 if match.n <= WARP * EACH_SHORT // 2 else EACH_SHORT
        lanes = 1 << (-(-match.n // each) - 1).bit_length()
        return Config(each, min(each, _widest(match)), 0, 0, lanes)
    each = 4
    while match.inner == 1 and each < MOST // _bits(accumulator(match)) and (match.n is None or match.n > THREADS * each):
        each += 4
    vector = min(_widest(match), 4) if each == 4 else _widest(match)  # half of a short row's threads would have nothing
    each = -(-each // vector) * vector
    rows, tiles = _rows(match), 0
    if rows is not None and match.n is not None and rows < 2 * target.cores and match.n >= TILES * THREADS * each:
        most = -(-match.n // (THREADS * each))
        tiles = -(-most // min(most, -(-BLOCKS * target.cores // rows)))
    elif match.outer is None and match.inner and match.n is not None and match.n >= LONG:
        tiles = -(-match.n // (THREADS * each * CHUNKS))
    return Config(each, vector, tiles)


def _side_by_side(match: ScanProblem, target: Target) -> bool:
    """Whether rows lie side by side, and blocks of many of them leave few SMs idle or have little to do."""
    if match.inner is None or match.inner < ACROSS // 2:
        return False
    if match.outer is None or match.n is None:
        return match.inner >= ACROSS * FEW
    blocks = match.outer * -(-match.inner // ACROSS)
    return bool(match.n <= WARPS * MOST_EACH or blocks >= target.cores // 2)


def _rows(match: ScanProblem) -> int | None:
    """How many rows there are; None where a size is not known, or there are none."""
    if match.outer is None or match.inner is None or match.n is None:
        return None
    return match.outer * match.inner or None


def _bits(dtype: str) -> int:
    return 8 if dtype == "bool" else int(DataType(dtype).bits)


def _widest(match: ScanProblem) -> int:
    """Elements of a row in one access: up to 16 bytes where they are neighbours and a row is whole vectors."""
    if match.n is None or match.inner != 1 or match.in_dtype == "bool":
        return 1
    most = BITS // max(_bits(match.in_dtype), _bits(match.out_dtype))
    return next(v for v in (8, 4, 2, 1) if v <= most and match.n % v == 0)


def lower(func: PrimFunc, match: ScanProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config))


def kernel(match: ScanProblem, config: Config) -> PrimFunc:
    """A PrimFunc(x[outer, n, inner], out[outer, n, inner]), sizes that are not known symbolic."""
    if config.across:
        return _beside(match, config)
    if config.lanes:
        return short_rows(match, THREADS, config.lanes, config.each, config.vector)
    return _cut(match, config) if config.tiles else _whole(match, config)


def _beside(match: ScanProblem, config: Config) -> PrimFunc:
    """A block so many rows that lie side by side, a lane each; warps take parts of a tile."""
    assert match.inner is not None
    inner, in_dtype = match.inner, match.in_dtype
    acc, each, across, behind = accumulator(match), config.each, config.across, scanned_behind(match, config.each)
    (combine, one), span, groups = combiner(match), WARPS * each, -(-inner // across)
    take, give = partial(to_accumulator, match), partial(from_accumulator, match)

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        count, size = T.meta_var(tuple(x.shape[:2]))
        for block in T.thread_binding(count * groups, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    o = T.meta_var(block // groups)
                    i = T.meta_var(block % groups * across + tx % WARP)
                    warp = T.meta_var(tx // WARP)
                    T.reads(x[o, 0:size, block % groups * across : block % groups * across + across])
                    T.writes(out[o, 0:size, block % groups * across : block % groups * across + across])
                    given = T.sblock_alloc_buffer((each,), in_dtype, scope="local")
                    mine = T.sblock_alloc_buffer((each,), acc, scope="local")
                    before = T.sblock_alloc_buffer((1,), acc, scope="local")
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    totals = T.sblock_alloc_buffer((2, WARPS, WARP), acc, scope="shared")
                    carry[0] = T.Cast(acc, one)
                    for tile in T.serial((size + (span - 1)) // span):
                        first = T.meta_var(tile * span + warp * each)
                        for v in T.unroll(T.int64(each)):
                            if T.And(first + v < size, i < inner):
                                given[v] = x[o, first + v, i]
                        for v in T.unroll(T.int64(each)):
                            mine[v] = T.if_then_else(T.And(first + v < size, i < inner), take(given[v]), T.Cast(acc, one))
                        for v in T.unroll(T.int64(each - 1)):
                            mine[v + 1] = combine(mine[v], mine[v + 1])
                        totals[tile % 2, warp, tx % WARP] = mine[each - 1]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        # in two buffers: the next tile's totals do not meet readers of this one's
                        before[0] = carry[0]
                        for w in T.unroll(T.int64(WARPS)):
                            if w < warp:
                                before[0] = combine(before[0], totals[tile % 2, w, tx % WARP])
                            carry[0] = combine(carry[0], totals[tile % 2, w, tx % WARP])
                        behind(mine, before)
                        for v in T.unroll(T.int64(each)):
                            if T.And(first + v < size, i < inner):
                                out[o, first + v, i] = give(mine[v])

    return launched(match, scan)


def _skewed(at: Expr) -> Expr:
    """Where element `at` of a tile is staged: threads that read each their own neighbours meet in no bank."""
    return at + at // WARP


def _stage(match: ScanProblem, span: int) -> Any:
    """Shared memory in which threads change the neighbours of a row; none where a row's elements lie apart."""
    if match.inner != 1:
        return T.meta_var(None)
    return T.sblock_alloc_buffer((span + span // WARP,), accumulator(match), scope="shared")


def _scanned(match: ScanProblem, config: Config) -> Any:
    """A macro: `tiles` tiles of row (o, i) from element `begin` on are scanned, by all threads, `carry` before them."""
    acc, each, behind = accumulator(match), config.each, scanned_behind(match, config.each)
    combine, _ = combiner(match)
    span = THREADS * each
    loaded, stored, before_thread = _loaded(match, config), _stored(match, config), _before_thread(match)

    @T.macro  # type: ignore[untyped-decorator]
    def scanned(
        x: Buffer, out: Buffer, o: Expr, i: Expr, tx: Expr, size: Expr, begin: Expr, tiles: Expr, carry: Buffer
    ) -> None:
        given = T.sblock_alloc_buffer((each,), match.in_dtype, scope="local")
        made = T.sblock_alloc_buffer((each,), match.out_dtype, scope="local")
        mine = T.sblock_alloc_buffer((each,), acc, scope="local")
        total = T.sblock_alloc_buffer((1,), acc, scope="local")
        other = T.sblock_alloc_buffer((1,), acc, scope="local")
        before = T.sblock_alloc_buffer((1,), acc, scope="local")
        totals = T.sblock_alloc_buffer((2, WARPS), acc, scope="shared")
        stage = _stage(match, span)
        for tile in T.serial(tiles):
            start = T.meta_var(begin + tile * span)
            loaded(x, given, mine, stage, o, i, tx, start, size)
            for v in T.unroll(T.int64(each - 1)):
                mine[v + 1] = combine(mine[v], mine[v + 1])
            total[0] = mine[each - 1]
            # in two buffers: the next tile's totals do not meet readers of this one's
            before_thread(total, other, before, totals, carry, tile % 2, tx)
            behind(mine, before)
            stored(out, made, mine, stage, o, i, tx, start, size)

    return scanned


def _loaded(match: ScanProblem, config: Config) -> Any:
    """A macro: mine[v] is element start + tx · E + v of a row; neighbours come by way of `stage`, in shared memory."""
    acc, each, vector, apart = accumulator(match), config.each, config.vector, match.inner != 1
    (_, one), take = combiner(match), partial(to_accumulator, match)

    @T.macro  # type: ignore[untyped-decorator]
    def loaded(
        x: Buffer, given: Buffer, mine: Buffer, stage: Buffer, o: Expr, i: Expr, tx: Expr, start: Expr, size: Expr
    ) -> None:
        if apart:
            first = T.meta_var(start + tx * each)
            for v in T.unroll(T.int64(each)):
                if first + v < size:
                    given[v] = x[o, first + v, i]
            for v in T.unroll(T.int64(each)):
                mine[v] = T.if_then_else(first + v < size, take(given[v]), T.Cast(acc, one))
        else:
            for v in T.unroll(T.int64(each // vector)):
                beside = T.meta_var(start + (v * THREADS + tx) * vector)
                if beside < size:
                    for w in T.vectorized(T.int64(vector)):
                        given[v * vector + w] = x[o, beside + w, i]
            for v in T.unroll(T.int64(each // vector)):
                for w in T.unroll(T.int64(vector)):
                    to = T.meta_var((v * THREADS + tx) * vector + w)
                    stage[_skewed(to)] = T.if_then_else(start + to < size, take(given[v * vector + w]), T.Cast(acc, one))
            T.evaluate(T.tvm_storage_sync("shared"))
            for v in T.unroll(T.int64(each)):
                mine[v] = stage[_skewed(tx * each + v)]

    return loaded


def _before_thread(match: ScanProblem) -> Any:
    """A macro: before[0] is what comes before a thread's elements of a tile, `carry` before the tile; `total` is its own, and
    totals[turn] the warps'. The tile's total is added to `carry`."""
    combine, _ = combiner(match)
    mask = T.uint32(0xFFFFFFFF)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(total: Buffer, other: Buffer, before: Buffer, totals: Buffer, carry: Buffer, turn: Expr, tx: Expr) -> None:
        # a warp's totals: inclusive, then without the thread's own
        for step in T.unroll(5):
            other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1 << step, WARP, WARP)
            if tx % WARP >= T.int64(1) << step:
                total[0] = combine(other[0], total[0])
        other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1, WARP, WARP)
        if tx % WARP == WARP - 1:
            totals[turn, tx // WARP] = total[0]
        T.evaluate(T.tvm_storage_sync("shared"))
        before[0] = carry[0]
        for w in T.unroll(T.int64(WARPS)):
            if w < tx // WARP:
                before[0] = combine(before[0], totals[turn, w])
            carry[0] = combine(carry[0], totals[turn, w])
        if tx % WARP > 0:
            before[0] = combine(before[0], other[0])

    return macro


def _stored(match: ScanProblem, config: Config) -> Any:
    """A macro: element start + tx · E + v of a row is mine[v], as `_loaded` reads them."""
    give, each, vector, apart = partial(from_accumulator, match), config.each, config.vector, match.inner != 1

    @T.macro  # type: ignore[untyped-decorator]
    def stored(
        out: Buffer, made: Buffer, mine: Buffer, stage: Buffer, o: Expr, i: Expr, tx: Expr, start: Expr, size: Expr
    ) -> None:
        if apart:
            first = T.meta_var(start + tx * each)
            for v in T.unroll(T.int64(each)):
                if first + v < size:
                    out[o, first + v, i] = give(mine[v])
        else:
            for v in T.unroll(T.int64(each)):  # where this thread alone has read
                stage[_skewed(tx * each + v)] = mine[v]
            T.evaluate(T.tvm_storage_sync("shared"))
            for v in T.unroll(T.int64(each // vector)):
                for w in T.unroll(T.int64(vector)):
                    made[v * vector + w] = give(stage[_skewed((v * THREADS + tx) * vector + w)])
            for v in T.unroll(T.int64(each // vector)):
                beside = T.meta_var(start + (v * THREADS + tx) * vector)
                if beside < size:
                    for w in T.vectorized(T.int64(vector)):
                        out[o, beside + w, i] = made[v * vector + w]

    return stored


def _whole(match: ScanProblem, config: Config) -> PrimFunc:
    """A block a row."""
    n, inner = match.n, match.inner
    acc, (_, one) = accumulator(match), combiner(match)
    span, scanned = THREADS * config.each, _scanned(match, config)

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        size, beside = T.meta_var((x.shape[1] if n is None else n, x.shape[2] if inner is None else inner))
        for row in T.thread_binding(x.shape[0] * beside, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    o = T.meta_var(row // beside)
                    i = T.meta_var(row % beside)
                    T.reads(x[o, 0:size, i])
                    T.writes(out[o, 0:size, i])
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    carry[0] = T.Cast(acc, one)
                    scanned(x, out, o, i, tx, size, 0, (size + (span - 1)) // span, carry)

    return launched(match, scan, narrow=True)


def _reduced(match: ScanProblem) -> Any:
    """A macro: `part` of every thread of the block, combined in any order, in all of them."""
    acc = accumulator(match)
    combine, one = combiner(match)
    mask = T.uint32(0xFFFFFFFF)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(tx: Expr, part: Buffer) -> None:
        warps = T.sblock_alloc_buffer((WARPS,), acc, scope="shared")
        away = T.sblock_alloc_buffer((1,), acc, scope="local")
        for step in T.unroll(5):
            away[0] = T.tvm_warp_shuffle_down(mask, part[0], 16 >> step, WARP, WARP)
            part[0] = combine(part[0], away[0])
        if tx % WARP == 0:
            warps[tx // WARP] = part[0]
        T.evaluate(T.tvm_storage_sync("shared"))
        part[0] = T.Cast(acc, one)
        for w in T.unroll(T.int64(WARPS)):
            part[0] = combine(part[0], warps[w])

    return macro


def _combined(match: ScanProblem, config: Config, size: int) -> Any:
    """A macro: a thread's elements of `config.tiles` tiles of row (o, i) from element `begin` on, combined in `part`."""
    acc, each, vector = accumulator(match), config.each, config.vector
    (combine, one), take = combiner(match), partial(to_accumulator, match)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(x: Buffer, given: Buffer, part: Buffer, o: Expr, i: Expr, tx: Expr, begin: Expr) -> None:
        part[0] = T.Cast(acc, one)
        for tile in T.serial(T.int64(config.tiles)):
            for v in T.unroll(T.int64(each // vector)):
                at = T.meta_var(begin + tile * (THREADS * each) + (v * THREADS + tx) * vector)
                if at < size:
                    for w in T.vectorized(T.int64(vector)):
                        given[w] = x[o, at + w, i]
                    for w in T.unroll(T.int64(vector)):
                        part[0] = combine(part[0], take(given[w]))

    return macro


def _cut(match: ScanProblem, config: Config) -> PrimFunc:
    """Blocks of `config.tiles` tiles: one kernel reduces them, the next scans them. The size of a row is known."""
    assert match.n is not None
    assert match.inner is not None
    size, inner, in_dtype = match.n, match.inner, match.in_dtype
    acc, chunk = accumulator(match), config.tiles * THREADS * config.each
    (combine, one), chunks = combiner(match), -(-size // chunk)
    reduced, combined, scanned = _reduced(match), _combined(match, config, size), _scanned(match, config)

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        rows = T.meta_var(x.shape[0] * inner)
        sums = T.sblock_alloc_buffer((rows, T.int64(chunks)), acc)
        for block in T.thread_binding(rows * chunks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("reduce"):
                    row = T.meta_var(block // chunks)
                    c = T.meta_var(block % chunks)
                    T.reads(x[row // inner, 0:size, row % inner])
                    T.writes(sums[row, c])
                    given = T.sblock_alloc_buffer((config.vector,), in_dtype, scope="local")
                    part = T.sblock_alloc_buffer((1,), acc, scope="local")
                    combined(x, given, part, row // inner, row % inner, tx, c * chunk)
                    reduced(tx, part)
                    if tx == 0:
                        sums[row, c] = part[0]
        for block in T.thread_binding(rows * chunks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    row = T.meta_var(block // chunks)
                    c = T.meta_var(block % chunks)
                    T.reads(x[row // inner, 0:size, row % inner], sums[row, 0:chunks])
                    T.writes(out[row // inner, 0:size, row % inner])
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    carry[0] = T.Cast(acc, one)
                    for turn in T.serial(T.int64(-(-chunks // THREADS))):
                        if turn * THREADS + tx < c:
                            carry[0] = combine(carry[0], sums[row, turn * THREADS + tx])
                    reduced(tx, carry)
                    scanned(x, out, row // inner, row % inner, tx, T.int64(size), c * chunk, T.int64(config.tiles), carry)

    return launched(match, scan)
