"""Which columns rows see where a mask bounds them: a row's first and last one, and those of all rows of a block.

A bound may be any number that is read, as a token's position in its text: rows of a block then need not see more the later
they come. Each of the block's first threads works out a row's, and warps hand on the least and the greatest of theirs:

    thread t     first, end of row t                       memory[4 w + …] = min first, max first, min end, max end of warp w
    all meet
    any thread   the same of all warps, so of the block's rows
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.codegen.scalars import shuffle_xor
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.cuda.matmul.output import element

__all__ = ["Seen", "at_row", "gather_limits", "limits_of_block", "narrow", "seen_by_row", "valued", "warps_of"]


def narrow(size: int | Expr) -> int | Expr:
    """A size as the kernel counts: an int, or an int32."""
    return size if isinstance(size, int) else T.Cast("int32", size)


@dataclass(frozen=True, eq=False)
class Seen:
    """Of a block's rows: the columns from `first` to one before `end` are those that any of them sees, and from `every_first`
    to one before `every_end` those that every one of them does."""

    first: Any
    end: Any
    every_first: Any
    every_end: Any


def valued(given: list[tuple[Any, Any]]) -> Callable[[Any], Any]:
    """What gives the value of an expression where variables have these values, inside of what it reads, too."""
    values = [(own, T.Cast("int64", value)) for own, value in given]

    def axis(var: Any) -> Any:
        return next((value for own, value in values if var.same_as(own)), var)

    def load(item: Any) -> Any:
        return element(item.source, [rebuild(index, axis, load) for index in item.indices], 0)

    return lambda expr: rebuild(expr, axis, load)


def at_row(a: Attention, batch: Any, head: Any, row: Any) -> Callable[[Any], Any]:
    """What gives the value of an expression of the scores' axes at `row` of query head `head`."""
    return valued(list(zip(a.axes, (batch, head, row), strict=False)))


def seen_by_row(a: Attention, batch: Any, head: Any, row: Any) -> tuple[Expr, Expr]:
    """(first column, one past the last) that `row` of query head `head` sees, both in int32 and in the matrix."""
    columns, value = narrow(a.k.rows), at_row(a, batch, head, row)
    first, end = T.int32(0), T.int32(0) + columns
    if a.facts.causal:
        end = T.max(T.min(end, row + (narrow(a.shift) + 1)), 0)
    for bound in a.bounds.upper if a.bounds else ():
        last = T.max(T.min(value(bound), T.Cast("int64", T.int32(-1) + columns)), T.int64(-1))
        end = T.min(end, T.Cast("int32", last) + 1)
    for bound in a.bounds.lower if a.bounds else ():
        start = T.max(T.min(value(bound), T.Cast("int64", T.int32(0) + columns)), T.int64(0))
        first = T.max(first, T.Cast("int32", start))
    return first, end


def warps_of(rows: int) -> int:
    """How many warps have a row each thread."""
    return -(-rows // WARP)


def _slots(a: Attention) -> list[int]:
    """Which of (least first, most first, least end, most end) differ from row to row."""
    ends = a.facts.causal or (a.bounds and a.bounds.upper)
    return [*((0, 1) if a.bounds and a.bounds.lower else ()), *((2, 3) if ends else ())]


def gather_limits(a: Attention, memory: Buffer, origin: tuple[Any, Any, Any], sizes: tuple[int, Any], thread: Any) -> None:
    """The first warps of a block leave in `memory`, int32 [4 * warps_of(rows)], what the rows of theirs see: `origin` is the
    block's (row, head, batch), `sizes` its rows and those of the matrix, beyond which is its last. Threads must meet before
    any of them asks for `limits_of_block`."""
    (row, head, batch), (rows, all_rows) = origin, sizes
    limits = T.alloc_local((4,), "int32")
    with T.If(thread < warps_of(rows) * WARP), T.Then():
        own = T.min(row + (thread if rows % WARP == 0 else thread % rows), all_rows - 1)
        seen = seen_by_row(a, batch, head, own)
        for slot in _slots(a):
            T.buffer_store(limits, seen[slot // 2], [slot])
        for away in (16, 8, 4, 2, 1):
            for slot in _slots(a):
                other = shuffle_xor(limits[slot], away)
                T.buffer_store(limits, (T.max if slot % 2 else T.min)(limits[slot], other), [slot])
        with T.If(thread % WARP == 0), T.Then():
            for slot in _slots(a):
                T.buffer_store(memory, limits[slot], [thread // WARP * 4 + slot])


def limits_of_block(a: Attention, memory: Buffer, rows: int) -> Seen:
    """What `gather_limits` left for a block of so many rows."""
    every_row = (T.int32(0), T.int32(0) + narrow(a.k.rows))

    def over(slot: int) -> Any:
        if slot not in _slots(a):
            return every_row[slot // 2]
        values = [memory[4 * warp + slot] for warp in range(warps_of(rows))]
        found = values[0]
        for value in values[1:]:
            found = (T.max if slot % 2 else T.min)(found, value)
        return found

    least_first, most_first, least_end, most_end = map(over, range(4))
    return Seen(least_first, most_end, most_first, least_end)
