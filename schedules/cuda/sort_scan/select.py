"""The k least of a tile by radix selection: a block finds the k-th key digit by digit, the most significant first.

    for digit:  count the digits of the keys that agree with the k-th so far → the digit in which the k-th lies
    then the same among the indices of keys that equal the k-th: equal elements are taken in their order
    → k elements; each goes where so many others are before it

(Alabi, Blanchard, Gordon and Steinbach, "Fast k-selection algorithms for graphics processing units", ACM Journal of
Experimental Algorithmics 17, 2012, its radix selection.) An element is counted once a digit at most, in shared memory, where a
sort moves it once a digit. Keys stay in registers.
"""

from __future__ import annotations

from typing import Any

from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import SortProblem
from tk.schedules.cuda.sort_scan.radix import DIGIT, DIGITS, WARP, PackedKey, constant, index_in_tile, radix_key
from tk.schedules.cuda.sort_scan.tiles import block_a_tile

__all__ = ["MOST", "select_kernel"]

MOST = 256  # elements that are taken at most: each is compared with all of them
BEHIND = 1 << 15  # added to the index of what is no element: it comes last among keys that are equal


def _find(counts: Expr, need: Expr, found: Expr, lane: Expr) -> Expr:
    """Evaluated by the lanes of a warp: found[0] is the digit in which element number `need`, from 1, of those counted lies,
    found[1] how many are in lesser ones."""
    source = f"""
__forceinline__ __device__ int tk_radix_find(void* address, int need, void* result, int lane) {{
  int* counts = (int*)address + lane * {DIGITS // WARP};
  int total = 0;
#pragma unroll
  for (int i = 0; i < {DIGITS // WARP}; ++i) total += counts[i];
  int before = total;
#pragma unroll
  for (int step = 1; step < {WARP}; step *= 2) {{
    int other = __shfl_up_sync(0xffffffffu, before, step);
    if (lane >= step) before += other;
  }}
  before -= total;
  if (before < need && need <= before + total) {{
    int i = 0;
    while (before + counts[i] < need) before += counts[i++];
    ((int*)result)[0] = lane * {DIGITS // WARP} + i;
    ((int*)result)[1] = before;
  }}
  return 0;
}}
"""
    return cuda_func_call("tk_radix_find", counts, need, found, lane, source_code=source, return_type="int32")


def select_kernel(problem: SortProblem, threads: int, each: int) -> PrimFunc:
    """The kernel of a definition of tk/graph/sort.py for k of at most MOST, or one element behind others, a block a
    tile, of which threads · each are at least as many elements."""
    k, skip, packing = problem.k, problem.skip, PackedKey(problem.dtype, 1)
    key_dtype = packing.key_dtype
    found_kth = _found_kth(skip + k, packing, threads, each)
    loaded, ordered = _loaded(problem, packing, each), _ordered(problem)

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Buffer, source: Buffer, values: Buffer, indices: Buffer, o: Expr, i: Expr, part: Expr, tx: Expr) -> None:
        mine = T.sblock_alloc_buffer((each,), key_dtype, scope="local")
        own = T.sblock_alloc_buffer((each,), "int32", scope="local")
        kth = T.sblock_alloc_buffer((1,), key_dtype, scope="local")
        known = T.sblock_alloc_buffer((1,), key_dtype, scope="local")
        last = T.sblock_alloc_buffer((1,), "int32", scope="local")
        need = T.sblock_alloc_buffer((1,), "int32", scope="local")
        rank = T.sblock_alloc_buffer((1,), "int32", scope="local")
        histogram = T.sblock_alloc_buffer((DIGITS,), "int32", scope="shared")
        found = T.sblock_alloc_buffer((2,), "int32", scope="shared")
        taken = T.sblock_alloc_buffer((1,), "int32", scope="shared")
        keys = T.sblock_alloc_buffer((k,), key_dtype, scope="shared")
        positions = T.sblock_alloc_buffer((k,), "int32", scope="shared")
        count = T.meta_var(T.min(problem.n - part * problem.tile, problem.tile))
        loaded(x, source, mine, own, o, i, part, count, tx)
        if tx == 0:
            taken[0] = 0
        found_kth(mine, own, kth, known, last, need, histogram, found, tx)
        for e in T.unroll(each):
            key = T.meta_var(mine[e] & known[0])
            if skip > 0:
                if key == kth[0] and own[e] == last[0]:
                    ordered(x, source, values, indices, o, i, part, 0, own[e], count)
            elif key < kth[0] or (key == kth[0] and own[e] <= last[0]):
                rank[0] = T.cuda.atomic_add(T.address_of(taken[0]), T.int32(1))
                keys[rank[0]] = key
                positions[rank[0]] = own[e]
        T.evaluate(T.tvm_storage_sync("shared"))
        if skip == 0 and tx < k:
            kth[0] = keys[tx]
            last[0] = positions[tx]
            rank[0] = 0
            for other in T.serial(k):
                known[0] = keys[other]
                need[0] = positions[other]
                if known[0] < kth[0] or (known[0] == kth[0] and need[0] < last[0]):
                    rank[0] = rank[0] + 1
            if rank[0] < k:
                ordered(x, source, values, indices, o, i, part, rank[0], last[0], count)

    return block_a_tile(problem, threads, "select", body)


def _loaded(problem: SortProblem, packing: PackedKey, each: int) -> Any:
    """A macro: the keys of a thread's elements of a tile, and their indices in it. What is no element has the greatest key, and
    an index behind all others."""
    size, given, descending = problem.tile, problem.given, problem.descending
    ones = constant(2 ** (64 if packing.key_dtype == "uint64" else 32) - 1, packing.key_dtype)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        x: Buffer, source: Buffer, mine: Buffer, own: Buffer, o: Expr, i: Expr, part: Expr, count: Expr, tx: Expr
    ) -> None:
        for e in T.unroll(each):
            at = T.meta_var(index_in_tile(tx, e, each))
            mine[e] = ones
            own[e] = at + BEHIND
            if at < count:  # noqa: SIM102 - no index is read beyond the last
                if not given or source[o, part * size + at, i] >= 0:
                    mine[e] = radix_key(x[o, part * size + at, i], packing, descending)
                    own[e] = at

    return macro


def _found_kth(k: int, packing: PackedKey, threads: int, each: int) -> Any:
    """A macro: kth[0] is the key of element number k of a tile in order, of which `known` has all bits, and last[0] its index
    in the tile."""
    key_dtype, bits = packing.key_dtype, packing.key_bits
    cleared = _cleared(threads)

    @T.macro  # type: ignore[untyped-decorator]
    def counted(histogram: Buffer, digit: Expr) -> None:
        T.evaluate(T.cuda.atomic_add(T.address_of(histogram[T.Cast("int32", digit)]), T.int32(1)))

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        mine: Buffer,
        own: Buffer,
        kth: Buffer,
        known: Buffer,
        last: Buffer,
        need: Buffer,
        histogram: Buffer,
        found: Buffer,
        tx: Expr,
    ) -> None:
        kth[0] = constant(0, key_dtype)
        known[0] = constant(0, key_dtype)  # its bits are known where this has ones
        need[0] = k
        for p in T.serial(bits // DIGIT):
            shift = T.meta_var(T.Cast(key_dtype, bits - DIGIT - p * DIGIT))
            cleared(histogram, tx)
            for e in T.unroll(each):
                if ((mine[e] ^ kth[0]) & known[0]) == constant(0, key_dtype):
                    counted(histogram, (mine[e] >> shift) & constant(DIGITS - 1, key_dtype))
            _narrowed(histogram, found, need, tx)
            kth[0] = kth[0] | (T.Cast(key_dtype, found[0]) << shift)
            known[0] = known[0] | (constant(DIGITS - 1, key_dtype) << shift)
        last[0] = 0
        for p in T.serial(2):
            cleared(histogram, tx)
            for e in T.unroll(each):
                if ((mine[e] ^ kth[0]) & known[0]) == constant(0, key_dtype):  # noqa: SIM102
                    if p == 0 or (own[e] >> DIGIT) == last[0]:
                        counted(histogram, (own[e] >> (DIGIT - p * DIGIT)) & (DIGITS - 1))
            _narrowed(histogram, found, need, tx)
            last[0] = last[0] * DIGITS + found[0]

    return macro


def _cleared(threads: int) -> Any:
    """A macro: the block's histogram is empty."""

    @T.macro  # type: ignore[untyped-decorator]
    def macro(histogram: Buffer, tx: Expr) -> None:
        for turn in T.serial(-(-DIGITS // threads)):
            if turn * threads + tx < DIGITS:
                histogram[turn * threads + tx] = 0
        T.evaluate(T.tvm_storage_sync("shared"))

    return macro


@T.macro  # type: ignore[untyped-decorator]
def _narrowed(histogram: Buffer, found: Buffer, need: Buffer, tx: Expr) -> None:
    """`found` and `need` after the digits have been counted by all."""
    T.evaluate(T.tvm_storage_sync("shared"))
    if tx < WARP:
        T.evaluate(_find(T.address_of(histogram[0]), need[0], T.address_of(found[0]), tx))
    T.evaluate(T.tvm_storage_sync("shared"))
    need[0] = need[0] - found[1]


def _ordered(problem: SortProblem) -> Any:
    """A macro: element `position` of a tile is number `rank` of those taken; where it is none, zero and −1."""
    k, size, given, indices_dtype = problem.k, problem.tile, problem.given, problem.indices_dtype

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        x: Buffer,
        source: Buffer,
        values: Buffer,
        indices: Buffer,
        o: Expr,
        i: Expr,
        part: Expr,
        rank: Expr,
        position: Expr,
        count: Expr,
    ) -> None:
        to = T.meta_var(T.Cast("int64", part * k + rank))
        column = T.meta_var(T.Cast("int64", part * size + position))
        if position < T.min(count, BEHIND):
            values[o, to, i] = x[o, column, i]
            indices[o, to, i] = T.Cast(indices_dtype, source[o, column, i] if given else column)
        else:
            values[o, to, i] = T.Cast(problem.dtype, 0)
            indices[o, to, i] = T.Cast(indices_dtype, -1)

    return macro
