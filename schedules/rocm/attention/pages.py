"""Keys and values in pages: where a thread's part of a tile lies, by a table of each sequence's pages.

    key j of the sequence      page clip(table[b, j / size]) of memory, row j % size of it

A thread reads of the table what it needs for the tile after the one that it fetches, so that no fetch waits for a table: one
number where a tile lies in one page, else one for each of its chunks of keys and of its runs of values, which are neighbours,
or, straight to LDS, of its chunks of values. Those are one and the same where both tiles lie alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention, Operand, Pages, same_pages
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.rocm.attention.plan import Plan
from tk.schedules.rocm.attention.results import let
from tk.schedules.rocm.attention.softmax import load_as_is
from tk.schedules.rocm.mfma import integer, read, wide

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["PagedRows"]


class PagedRows:
    """Writes statements into `code`, for the sequence `batch` and this `thread`. `keys`, `values`: the operands, with pages,
    and where in a page the head begins."""

    def __init__(
        self, code: Code, a: Attention, p: Plan, lane: tuple[Expr, Expr], keys: tuple[Operand, Any], values: tuple[Operand, Any]
    ) -> None:
        self.code, self.a, self.p = code, a, p
        (self.batch, self.thread), self.keys, self.values = lane, keys, values
        self.numbers = code.buffer((p.page_numbers,), "int32", "pages")
        self.columns = wide(a.k.rows)
        like = p.in_one_page or (p.direct and (p.key_panel, p.key_turns) == (p.value_panel, p.value_turns))
        self.once = like and same_pages(self._pages(keys), self._pages(values))

    def find(self, tile: Expr) -> None:
        """The numbers of the pages of a tile to registers; of one that there is not those of the nearest key."""
        p, first = self.p, let(self.code, "page_key", tile * self.p.config.block_n)
        keys, values = (self._pages(x) for x in (self.keys, self.values))
        if p.in_one_page:
            for at, pages in enumerate((keys,) if self.once else (keys, values)):
                self._store(at, self._number(pages, first))
            return
        for turn in range(p.key_turns):
            number = self.thread + turn * p.threads
            row = p.key_at(number)[0] if p.direct else tirx.floordiv(number, p.key_chunks)
            self._store(turn, self._number(keys, first + row))
        if p.direct:
            for turn in range(0 if self.once else p.value_turns):
                row = p.value_at(self.thread + turn * p.threads)[0]
                self._store(p.key_turns + turn, self._number(values, first + row))
            return
        for turn in range(p.value_turns):
            chunk = p.value_patch(self.thread + turn * p.threads)[1]
            for part in range(p.value_runs):
                key = first + p.key(chunk, part * p.run)
                self._store(p.key_turns + turn * p.value_runs + part, self._number(values, key))

    def key(self, turn: int, key: Expr) -> Any:
        """Where in memory a key of this turn begins."""
        return self._offset(self.keys, 0 if self.p.in_one_page else turn, key)

    def value(self, turn: int, part: int, key: Expr) -> Any:
        """Where the first of a run of values begins, run `part` of this turn's."""
        p = self.p
        if p.in_one_page:
            return self._offset(self.values, int(not self.once), key)
        return self._offset(self.values, p.key_turns + turn * p.value_runs + part, key)

    def tile(self, which: int, first: Expr) -> Any:
        """Where in memory a tile begins that lies in one page, of keys or, `which` 1, of values."""
        return self._offset((self.keys, self.values)[which], 0 if self.once else which, first)

    def row(self, which: int, turn: int, first: Expr, row: Expr) -> Any:
        """How many elements behind the first page's part of the head the key `row` of a tile lies that begins with `first`, in
        32 bits: of a pool that is not too large for that."""
        side, p = (self.keys, self.values)[which], self.p
        pages, number = self._pages(side), read(self.numbers, turn + (0 if self.once else which * p.key_turns))
        size = tirx.IntImm("int32", pages.size)
        key = row if p.config.block_n % pages.size == 0 else first + row  # the tile's first key is a page's
        within = tirx.floormod(tirx.Cast("int32", key), size)
        return number * tirx.Cast("int32", pages.stride) + within * tirx.Cast("int32", side[0].row_stride)

    def _pages(self, side: tuple[Operand, Any]) -> Pages:
        pages = side[0].pages
        assert pages is not None  # of an attention whose facts have a page
        return pages

    def _store(self, at: int, number: Any) -> None:
        self.code.store(self.numbers, number, integer(at))

    def _number(self, pages: Pages, key: Expr) -> Any:
        """Which page of memory has the key, or the nearest one."""
        near = tirx.Cast("int32", tirx.max(tirx.min(key, self.columns - 1), integer(0)))
        number, element = wide(tirx.floordiv(near, tirx.IntImm("int32", pages.size))), load_as_is(self.code)

        def axis(var: Any) -> Any:
            return self.batch if var.same_as(self.a.axes[0]) else number if var.same_as(pages.number) else var

        return tirx.Cast("int32", rebuild(pages.index, axis, lambda item: element(item, axis)))

    def _offset(self, side: tuple[Operand, Any], at: int, key: Expr) -> Any:
        (operand, base), pages = side, self._pages(side)
        row = wide(tirx.floormod(tirx.Cast("int32", key), tirx.IntImm("int32", pages.size)))
        offset = base + wide(read(self.numbers, at)) * wide(pages.stride) + row * wide(operand.row_stride)
        if self.p.lanes == 32:  # else LLVM keeps two registers for each of the elements that are read from there on
            offset = tirx.call_pure_extern("int64", "tk_unknown_offset", offset)
        return let(self.code, "start", offset)
