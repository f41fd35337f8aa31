"""Stable sorts of rows longer than a block holds, by `radix`'s passes: kernels that count, add up and scatter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import SortProblem, launched
from tk.schedules.cuda.sort_scan.radix import DIGIT, DIGITS, WARP, PackedKey, Tile, constant, scanned

__all__ = ["rows_kernel"]

TOTALS = 96  # tiles of a row up to which each block adds up what is before it; more have a kernel for it
SLICE = 32  # digits that a block of that kernel adds up


@dataclass(frozen=True)
class Buffers:
    """What a pass over `rows` rows reads and writes: x[rows, n, 1], the keys and indices [rows, n, 1] that the pass before
    left in `given` and `ids`, where this one leaves them, `then` and `then_ids`, and the results [rows, k, 1] of the last.
    `counts` [rows, tiles, DIGITS] has how many elements of a digit are in a tile or, where `totals` [rows, DIGITS] has them of
    a row, in earlier tiles."""

    x: Buffer
    given: Buffer
    ids: Buffer
    counts: Buffer
    totals: Buffer
    then: Buffer
    then_ids: Buffer
    values: Buffer
    indices: Buffer
    rows: Expr


@dataclass(frozen=True)
class Passes:
    """The kernels of a pass over rows of `n` elements, of which `k` are wanted behind `skip`, a block a tile: macros of TIR."""

    tile: Tile
    n: int
    k: int
    skip: int

    @property
    def tiles(self) -> int:
        return -(-self.n // self.tile.size)

    @property
    def summed(self) -> bool:
        """Whether a kernel of its own adds up what is in earlier tiles."""
        return self.tiles > TOTALS

    def shift(self, p: int) -> Expr:
        """The first bit of the digit of pass p."""
        return constant(self.tile.packing.index_bits + p * DIGIT, self.tile.packing.packed_dtype)

    def read(self) -> Any:
        """A macro: the packed keys of `count` elements of a row from `begin` on, of x in the first pass."""
        tile, loaded, wide, each = self.tile, self.tile.loaded(), self.tile.packing.wide, self.tile.each

        @T.macro  # type: ignore[untyped-decorator]
        def macro(p: int, of: Buffers, mine: Buffer, own: Buffer, row: Expr, begin: Expr, count: Expr, tx: Expr) -> None:
            if p == 0:
                loaded(of.x, mine, own, row, 0, begin, count, begin, tx)
            else:
                for e in T.unroll(each):
                    mine[e] = tile.packing.ones
                    if tile.at(tx, e) < count:
                        mine[e] = of.given[row, begin + tile.at(tx, e), 0]
                        if wide:
                            own[e] = of.ids[row, begin + tile.at(tx, e), 0]

        return macro

    def counted(self) -> Any:
        """A macro: the kernel that counts the digits of each tile."""
        tile, tiles, n, read, packing = self.tile, self.tiles, self.n, self.read(), self.tile.packing
        each, size = tile.each, tile.size

        @T.macro  # type: ignore[untyped-decorator]
        def macro(p: int, of: Buffers) -> None:
            for block in T.thread_binding(of.rows * tiles, thread="blockIdx.x"):
                for tx in T.thread_binding(tile.threads, thread="threadIdx.x"):
                    with T.sblock("count"):
                        row = T.meta_var(block // tiles)
                        part = T.meta_var(T.Cast("int32", block % tiles))
                        T.reads(of.x[row, 0:n, 0], of.given[row, 0:n, 0])
                        T.writes(of.counts[row, 0:tiles, 0:DIGITS])
                        mine = T.sblock_alloc_buffer((each,), packing.packed_dtype, scope="local")
                        own = T.sblock_alloc_buffer((each if packing.wide else 1,), "int32", scope="local")
                        histogram = T.sblock_alloc_buffer((DIGITS,), "int32", scope="shared")
                        count = T.meta_var(T.min(n - part * size, size))
                        histogram[tx] = 0
                        T.evaluate(T.tvm_storage_sync("shared"))
                        read(p, of, mine, own, row, part * size, count, tx)
                        for e in T.unroll(each):
                            if tile.at(tx, e) < count:
                                digit = T.meta_var(T.Cast("int32", tile.digit(mine[e], self.shift(p))))
                                T.evaluate(T.cuda.atomic_add(T.address_of(histogram[digit]), T.int32(1)))
                        T.evaluate(T.tvm_storage_sync("shared"))
                        of.counts[row, part, tx] = histogram[tx]

        return macro

    def added(self) -> Any:
        """A macro: the kernel that adds up, of each digit, how many are in earlier tiles, and how many in the row. A block has
        SLICE digits of a row; WARP threads have one, and each of them a chunk of the tiles."""
        tiles = self.tiles
        chunk = -(-tiles // WARP)

        @T.macro  # type: ignore[untyped-decorator]
        def macro(of: Buffers) -> None:
            for block in T.thread_binding(of.rows * (DIGITS // SLICE), thread="blockIdx.x"):
                for tx in T.thread_binding(WARP * SLICE, thread="threadIdx.x"):
                    with T.sblock("add"):
                        row = T.meta_var(block // (DIGITS // SLICE))
                        d = T.meta_var(T.Cast("int32", block % (DIGITS // SLICE)) * SLICE + tx % SLICE)
                        first = T.meta_var(tx // SLICE * chunk)
                        T.reads(of.counts[row, 0:tiles, 0:DIGITS])
                        T.writes(of.counts[row, 0:tiles, 0:DIGITS], of.totals[row, 0:DIGITS])
                        sums = T.sblock_alloc_buffer((WARP, SLICE), "int32", scope="shared")
                        total = T.sblock_alloc_buffer((1,), "int32", scope="local")
                        one = T.sblock_alloc_buffer((1,), "int32", scope="local")
                        total[0] = 0
                        for t in T.serial(chunk):
                            if first + t < tiles:
                                total[0] = total[0] + of.counts[row, first + t, d]
                        sums[tx // SLICE, tx % SLICE] = total[0]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        total[0] = 0
                        for g in T.unroll(WARP):
                            if g < tx // SLICE:
                                total[0] = total[0] + sums[g, tx % SLICE]
                        for t in T.serial(chunk):
                            if first + t < tiles:
                                one[0] = of.counts[row, first + t, d]
                                of.counts[row, first + t, d] = total[0]
                                total[0] = total[0] + one[0]
                        if tx // SLICE == WARP - 1:
                            of.totals[row, d] = total[0]

        return macro

    def scattered(self) -> Any:
        """A macro: the kernel that puts each tile in order in shared memory, and writes it where it comes in the row."""
        tile, tiles, n, k, packing = self.tile, self.tiles, self.n, self.k, self.tile.packing
        read, before, ranked, exchanged, written = self.read(), self.before(), tile.ranked(), tile.exchanged(), self.written()
        each, size, scope, wide = tile.each, tile.size, tile.scope, packing.wide

        @T.macro  # type: ignore[untyped-decorator]
        def macro(p: int, of: Buffers) -> None:
            for block in T.thread_binding(of.rows * tiles, thread="blockIdx.x"):
                for tx in T.thread_binding(tile.threads, thread="threadIdx.x"):
                    with T.sblock("scatter"):
                        row = T.meta_var(block // tiles)
                        part = T.meta_var(T.Cast("int32", block % tiles))
                        T.reads(of.x[row, 0:n, 0], of.given[row, 0:n, 0], of.counts[row, 0:tiles, 0:DIGITS])
                        if p == packing.passes - 1:
                            T.writes(of.values[row, 0:k, 0], of.indices[row, 0:k, 0])
                        else:
                            T.writes(of.then[row, 0:n, 0], of.then_ids[row, 0:n, 0])
                        mine = T.sblock_alloc_buffer((each,), packing.packed_dtype, scope="local")
                        own = T.sblock_alloc_buffer((each if wide else 1,), "int32", scope="local")
                        ranks = T.sblock_alloc_buffer((each,), "int32", scope="local")
                        earlier = T.sblock_alloc_buffer((2,), "int32", scope="local")
                        counters = T.sblock_alloc_buffer((tile.warps * DIGITS,), "int32", scope=scope)
                        starts = T.sblock_alloc_buffer((2 * DIGITS,), "int32", scope=scope)
                        sorted_keys = T.sblock_alloc_buffer((size,), packing.packed_dtype, scope=scope)
                        sorted_ids = T.sblock_alloc_buffer((size if wide else 1,), "int32", scope=scope)
                        count = T.meta_var(T.min(n - part * size, size))
                        read(p, of, mine, own, row, part * size, count, tx)
                        before(of, earlier, row, part, tx)
                        starts[DIGITS + tx] = earlier[1]
                        ranked(mine, ranks, counters, starts, self.shift(p), tx)
                        if tx < 2 * WARP:  # a warp for the tile's histogram, one for the row's
                            T.evaluate(scanned(T.address_of(starts[tx // WARP * DIGITS]), tx % WARP))
                        T.evaluate(T.tvm_storage_sync("shared"))
                        exchanged(mine, own, ranks, counters, starts, sorted_keys, sorted_ids, self.shift(p), tx)
                        # from an index in the tile to that in the row
                        starts[DIGITS + tx] = starts[DIGITS + tx] + earlier[0] - starts[tx]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        written(p, of, mine, own, ranks, starts, sorted_keys, sorted_ids, row, count, tx)

        return macro

    def before(self) -> Any:
        """A macro: of digit tx, how many elements are in tiles before `part`, earlier[0], and in the row, earlier[1]."""
        tiles, summed = self.tiles, self.summed

        @T.macro  # type: ignore[untyped-decorator]
        def macro(of: Buffers, earlier: Buffer, row: Expr, part: Expr, tx: Expr) -> None:
            earlier[0] = 0
            earlier[1] = 0
            if summed:
                earlier[0] = of.counts[row, part, tx]
                earlier[1] = of.totals[row, tx]
            else:
                for t in T.serial(tiles):
                    if t < part:
                        earlier[0] = earlier[0] + of.counts[row, t, tx]
                    earlier[1] = earlier[1] + of.counts[row, t, tx]

        return macro

    def written(self) -> Any:
        """A macro: a tile in order, in shared memory, goes where pass p leaves its row: element i of digit d to index
        i + starts[DIGITS + d]."""
        tile, k, skip, wide, stored = self.tile, self.k, self.skip, self.tile.packing.wide, self.tile.stored()
        threads, last = tile.threads, tile.packing.passes - 1

        @T.macro  # type: ignore[untyped-decorator]
        def macro(
            p: int,
            of: Buffers,
            mine: Buffer,
            own: Buffer,
            ranks: Buffer,
            starts: Buffer,
            sorted_keys: Buffer,
            sorted_ids: Buffer,
            row: Expr,
            count: Expr,
            tx: Expr,
        ) -> None:
            for i in T.serial(tile.each):
                if i * threads + tx < count:
                    mine[0] = sorted_keys[i * threads + tx]
                    if wide:
                        own[0] = sorted_ids[i * threads + tx]
                    ranks[0] = i * threads + tx + starts[DIGITS + T.Cast("int32", tile.digit(mine[0], self.shift(p)))]
                    to = T.meta_var(T.Cast("int64", ranks[0]))
                    if p == last:
                        if ranks[0] >= skip and ranks[0] < skip + k:
                            stored(
                                of.x, of.values, of.indices, row, 0, to - skip, mine[0], own[0] if wide else tile.index(mine[0])
                            )
                    else:
                        of.then[row, to, 0] = mine[0]
                        if wide:
                            of.then_ids[row, to, 0] = own[0]

        return macro

    def one(self) -> Any:
        """A macro: the two or three kernels of pass p."""
        counted, added, scattered, summed = self.counted(), self.added(), self.scattered(), self.summed

        @T.macro  # type: ignore[untyped-decorator]
        def macro(p: int, of: Buffers) -> None:
            counted(p, of)
            if summed:
                added(of)
            scattered(p, of)

        return macro


def rows_kernel(problem: SortProblem, threads: int, each: int) -> PrimFunc:
    """The kernels of a definition of tk/graph/sort.py whose one tile is a row: blocks of threads · each elements, two or three
    kernels a pass; `threads` is DIGITS."""
    n, k, packing = problem.n, problem.k, PackedKey(problem.dtype, problem.n)
    passes = Passes(Tile(packing, threads, each, problem.descending, problem.indices_dtype), n, k, problem.skip)
    number, wide, packed_dtype, one_pass = packing.passes, packing.wide, packing.packed_dtype, passes.one()

    @T.macro  # type: ignore[untyped-decorator]
    def sort(x: Buffer, _source: Buffer, values: Buffer, indices: Buffer) -> None:
        rows = T.meta_var(x.shape[0])
        counts = T.sblock_alloc_buffer((rows, passes.tiles, DIGITS), "int32")
        totals = T.sblock_alloc_buffer((rows if passes.summed else 1, DIGITS), "int32")
        if number > 1:
            odd = T.sblock_alloc_buffer((rows, n, 1), packed_dtype)
            odd_ids = T.sblock_alloc_buffer((rows, n if wide else 1, 1), "int32")
        if number > 2:
            even = T.sblock_alloc_buffer((rows, n, 1), packed_dtype)
            even_ids = T.sblock_alloc_buffer((rows, n if wide else 1, 1), "int32")
        if number == 1:
            one_pass(0, Buffers(x, x, x, counts, totals, values, indices, values, indices, rows))
        else:
            one_pass(0, Buffers(x, x, x, counts, totals, odd, odd_ids, values, indices, rows))
        if number == 2:
            one_pass(1, Buffers(x, odd, odd_ids, counts, totals, values, indices, values, indices, rows))
        if number > 2:
            one_pass(1, Buffers(x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows))
            one_pass(2, Buffers(x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows))
            one_pass(3, Buffers(x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows))
        if number > 4:
            one_pass(4, Buffers(x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows))
            one_pass(5, Buffers(x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows))
            one_pass(6, Buffers(x, even, even_ids, counts, totals, odd, odd_ids, values, indices, rows))
            one_pass(7, Buffers(x, odd, odd_ids, counts, totals, even, even_ids, values, indices, rows))

    return launched(problem, sort)
