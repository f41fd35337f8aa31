"""Stable sorts of rows longer than a block holds, by `radix`'s passes: kernels that count, add up and scatter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm.script import tirx as T

from tk.schedules.cuda.sort_scan.radix import DIGIT, DIGITS, WARP, PackedKey, Tile, constant, scanned

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

    from tk.graph.sort import SortProblem

__all__ = ["rows_kernel"]

TOTALS = 96  # tiles of a row up to which each block adds up what is before it; more have a kernel for it
SLICE = 32  # digits that a block of that kernel adds up


def rows_kernel(problem: SortProblem, threads: int, each: int) -> PrimFunc:
    """The kernels of a definition of tk/graph/sort.py whose one tile is a row: blocks of threads · each elements, two or three
    kernels a pass; `threads` is DIGITS."""
    dtype, n, k = problem.dtype, problem.n, problem.k
    packing = PackedKey(dtype, n)
    tile = Tile(packing, threads, each, problem.descending, problem.indices_dtype)
    loaded, ranked, exchanged, stored = tile.loaded(), tile.ranked(), tile.exchanged(), tile.stored()
    packed_dtype, wide, scope, size, passes = packing.packed_dtype, packing.wide, tile.scope, tile.size, packing.passes
    tiles = -(-n // size)
    summed = tiles > TOTALS
    chunk = -(-tiles // WARP)  # tiles that a thread of the kernel that adds up has

    @T.macro  # type: ignore[untyped-decorator]
    def read(
        p: int, x: Buffer, given: Buffer, ids: Buffer, mine: Buffer, own: Buffer, row: Expr, begin: Expr, count: Expr, tx: Expr
    ) -> None:
        """The packed keys of a tile, of x in the first pass."""
        if p == 0:
            loaded(x, mine, own, row, begin, count, begin, tx)
        else:
            for e in T.unroll(each):
                mine[e] = constant(2 ** (32 if packed_dtype == "uint32" else 64) - 1, packed_dtype)
                if tile.at(tx, e) < count:
                    mine[e] = given[row, begin + tile.at(tx, e)]
                    if wide:
                        own[e] = ids[row, begin + tile.at(tx, e)]

    @T.macro  # type: ignore[untyped-decorator]
    def counted(p: int, x: Buffer, given: Buffer, ids: Buffer, counts: Buffer, rows: Expr) -> None:
        for block in T.thread_binding(rows * tiles, thread="blockIdx.x"):
            for tx in T.thread_binding(threads, thread="threadIdx.x"):
                with T.sblock("count"):
                    row = T.meta_var(block // tiles)
                    part = T.meta_var(T.Cast("int32", block % tiles))
                    T.reads(x[row, 0:n], given[row, 0:n])
                    T.writes(counts[row, 0:tiles, 0:DIGITS])
                    mine = T.sblock_alloc_buffer((each,), packed_dtype, scope="local")
                    own = T.sblock_alloc_buffer((each if wide else 1,), "int32", scope="local")
                    histogram = T.sblock_alloc_buffer((DIGITS,), "int32", scope="shared")
                    count = T.meta_var(T.min(n - part * size, size))
                    shift = T.meta_var(constant(packing.index_bits + p * DIGIT, packed_dtype))
                    histogram[tx] = 0
                    T.evaluate(T.tvm_storage_sync("shared"))
                    read(p, x, given, ids, mine, own, row, part * size, count, tx)
                    for e in T.unroll(each):
                        if tile.at(tx, e) < count:
                            T.evaluate(
                                T.cuda.atomic_add(
                                    T.address_of(histogram[T.Cast("int32", tile.digit(mine[e], shift))]), T.int32(1)
                                )
                            )
                    T.evaluate(T.tvm_storage_sync("shared"))
                    counts[row, part, tx] = histogram[tx]

    @T.macro  # type: ignore[untyped-decorator]
    def added(counts: Buffer, totals: Buffer, rows: Expr) -> None:
        """Of each digit, how many are in earlier tiles: in `counts`; and how many in the row."""
        for block in T.thread_binding(rows * (DIGITS // SLICE), thread="blockIdx.x"):
            for tx in T.thread_binding(WARP * SLICE, thread="threadIdx.x"):
                with T.sblock("add"):
                    row = T.meta_var(block // (DIGITS // SLICE))
                    d = T.meta_var(T.Cast("int32", block % (DIGITS // SLICE)) * SLICE + tx % SLICE)
                    first = T.meta_var(tx // SLICE * chunk)
                    T.reads(counts[row, 0:tiles, 0:DIGITS])
                    T.writes(counts[row, 0:tiles, 0:DIGITS], totals[row, 0:DIGITS])
                    sums = T.sblock_alloc_buffer((WARP, SLICE), "int32", scope="shared")
                    total = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    one = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    total[0] = 0
                    for t in T.serial(chunk):
                        if first + t < tiles:
                            total[0] = total[0] + counts[row, first + t, d]
                    sums[tx // SLICE, tx % SLICE] = total[0]
                    T.evaluate(T.tvm_storage_sync("shared"))
                    total[0] = 0
                    for g in T.unroll(WARP):
                        if g < tx // SLICE:
                            total[0] = total[0] + sums[g, tx % SLICE]
                    for t in T.serial(chunk):
                        if first + t < tiles:
                            one[0] = counts[row, first + t, d]
                            counts[row, first + t, d] = total[0]
                            total[0] = total[0] + one[0]
                    if tx // SLICE == WARP - 1:
                        totals[row, d] = total[0]

    @T.macro  # type: ignore[untyped-decorator]
    def scattered(
        p: int,
        x: Buffer,
        given: Buffer,
        ids: Buffer,
        counts: Buffer,
        totals: Buffer,
        then: Buffer,
        then_ids: Buffer,
        values: Buffer,
        indices: Buffer,
        rows: Expr,
    ) -> None:
        for block in T.thread_binding(rows * tiles, thread="blockIdx.x"):
            for tx in T.thread_binding(threads, thread="threadIdx.x"):
                with T.sblock("scatter"):
                    row = T.meta_var(block // tiles)
                    part = T.meta_var(T.Cast("int32", block % tiles))
                    T.reads(x[row, 0:n], given[row, 0:n], counts[row, 0:tiles, 0:DIGITS])
                    if p == passes - 1:
                        T.writes(values[row, 0:k], indices[row, 0:k])
                    else:
                        T.writes(then[row, 0:n], then_ids[row, 0:n])
                    mine = T.sblock_alloc_buffer((each,), packed_dtype, scope="local")
                    own = T.sblock_alloc_buffer((each if wide else 1,), "int32", scope="local")
                    ranks = T.sblock_alloc_buffer((each,), "int32", scope="local")
                    before = T.sblock_alloc_buffer((2,), "int32", scope="local")
                    counters = T.sblock_alloc_buffer((tile.warps * DIGITS,), "int32", scope=scope)
                    starts = T.sblock_alloc_buffer((2 * DIGITS,), "int32", scope=scope)
                    sorted_keys = T.sblock_alloc_buffer((size,), packed_dtype, scope=scope)
                    sorted_ids = T.sblock_alloc_buffer((size if wide else 1,), "int32", scope=scope)
                    count = T.meta_var(T.min(n - part * size, size))
                    shift = T.meta_var(constant(packing.index_bits + p * DIGIT, packed_dtype))
                    read(p, x, given, ids, mine, own, row, part * size, count, tx)
                    # of digit tx: in earlier tiles, and in the row
                    before[0] = 0
                    before[1] = 0
                    if summed:
                        before[0] = counts[row, part, tx]
                        before[1] = totals[row, tx]
                    else:
                        for t in T.serial(tiles):
                            if t < part:
                                before[0] = before[0] + counts[row, t, tx]
                            before[1] = before[1] + counts[row, t, tx]
                    starts[DIGITS + tx] = before[1]
                    ranked(mine, ranks, counters, starts, shift, tx)
                    if tx < 2 * WARP:  # a warp for the tile's histogram, one for the row's
                        T.evaluate(scanned(T.address_of(starts[tx // WARP * DIGITS]), tx % WARP))
                    T.evaluate(T.tvm_storage_sync("shared"))
                    exchanged(mine, own, ranks, counters, starts, sorted_keys, sorted_ids, shift, tx)
                    # from an index in the tile to that in the row
                    starts[DIGITS + tx] = starts[DIGITS + tx] + before[0] - starts[tx]
                    T.evaluate(T.tvm_storage_sync("shared"))
                    for i in T.serial(each):
                        if i * threads + tx < count:
                            mine[0] = sorted_keys[i * threads + tx]
                            if wide:
                                own[0] = sorted_ids[i * threads + tx]
                            ranks[0] = i * threads + tx + starts[DIGITS + T.Cast("int32", tile.digit(mine[0], shift))]
                            to = T.meta_var(T.Cast("int64", ranks[0]))
                            if p == passes - 1:
                                if ranks[0] < k:
                                    stored(x, values, indices, row, to, mine[0], own[0] if wide else tile.index(mine[0]))
                            else:
                                then[row, to] = mine[0]
                                if wide:
                                    then_ids[row, to] = own[0]

    @T.macro  # type: ignore[untyped-decorator]
    def one_pass(
        p: int,
        x: Buffer,
        given: Buffer,
        ids: Buffer,
        counts: Buffer,
        totals: Buffer,
        then: Buffer,
        then_ids: Buffer,
        values: Buffer,
        indices: Buffer,
        rows: Expr,
    ) -> None:
        counted(p, x, given, ids, counts, rows)
        if summed:
            added(counts, totals, rows)
        scattered(p, x, given, ids, counts, totals, then, then_ids, values, indices, rows)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        any_rows = T.int64()
        rows = T.meta_var(any_rows if problem.rows is None else T.int64(problem.rows))
        x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
        values = T.match_buffer(values_handle, [rows, k], dtype=dtype)
        indices = T.match_buffer(indices_handle, [rows, k], dtype=problem.indices_dtype)
        counts = T.sblock_alloc_buffer((rows, tiles, DIGITS), "int32")
        totals = T.sblock_alloc_buffer((rows if summed else 1, DIGITS), "int32")
        if passes > 1:
            odd = T.sblock_alloc_buffer((rows, n), packed_dtype)
            odd_ids = T.sblock_alloc_buffer((rows, n if wide else 1), "int32")
        if passes > 2:
            even = T.sblock_alloc_buffer((rows, n), packed_dtype)
            even_ids = T.sblock_alloc_buffer((rows, n if wide else 1), "int32")
        if passes == 1:
            one_pass(0, x, x, x, counts, totals, values, indices, values, indices, rows)
        else:
            one_pass(0, x, x, x, counts, totals, odd, odd_ids, values, indices, rows)
        if passes == 2:
            one_pass(1, x, odd, odd_ids, counts, totals, values, indices, values, indices, rows)
        if passes > 2:
            one_pass(1, x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows)
            one_pass(2, x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows)
            one_pass(3, x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows)
        if passes > 4:
            one_pass(4, x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows)
            one_pass(5, x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows)
            one_pass(6, x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows)
            one_pass(7, x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows)

    return sort
