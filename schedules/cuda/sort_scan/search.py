"""Where values belong in sorted rows: the first levels of a row's search tree in shared memory, the rest where the row lies.

    block (row, part):  heap[1] = the number in the row's middle;  heap[2p], heap[2p + 1] = those in the middles of the parts
                        before and behind heap[p]:  thread t goes down by the bits of t, and stores all that is below
                        value v:  p = 1;  level by level:  p = 2p + (heap[p] is below v);  then on in numbers[row, …]

A level lies side by side, while in the row the middles of its parts are a power of two apart, in one bank of shared memory
(Eytzinger's layout: Khuong and Morin, "Array Layouts for Comparison-Based Searching", 2017). A thread has several values on
their way at once. Rows of few values each are not kept: their values are one vector, and all is read where it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.search import SearchProblem, is_below, key_dtype, key_of, launched, search_problem
from tk.schedule.refusals import at_most, listed
from tk.schedule.rule import reading
from tk.schedules.cuda.hardware import WARP, thread_reasons
from tk.schedules.sort_scan_cases import SEARCHES
from tk.target import Target

NAME = "cuda.search"
VERSION = 1
CASES = SEARCHES

ROOM = 32 << 10  # bytes of a block's static shared memory for the first levels
EACH = 4  # values of a thread at once
THREADS = 512
FEW = 64  # values of a row, from which on each row is worth a block
LEAST = 5  # levels, which four times as many have to be worth
BLOCKS = 2  # of each SM, while there are values for so many: each of them reads the first levels
LARGE = 11  # levels, from which more blocks would read too much
UNKNOWN = 10  # levels for a number of values that is known at a call alone
DEEPER = 4  # numbers that a value is worth
SHARE = 8  # a level of which less than this part is there is not kept


@dataclass(frozen=True)
class Config:
    """Threads of a block, values of a thread at once, levels of the tree in shared memory (0: none, all rows' values are one
    vector), and how many blocks there are at most. Nothing is searched: a task's reference would look in one thread."""

    threads: int
    each: int
    levels: int
    blocks: int


match = reading(search_problem)


@listed
def legal(match: SearchProblem, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads)
    kept = (_bytes(match) << config.levels) if config.levels else 0
    if kept > ROOM:
        yield at_most("levels", config.levels, (ROOM // _bytes(match)).bit_length() - 1, "a block's shared memory holds them")


def default(match: SearchProblem, target: Target) -> Config:
    """As many blocks as SMs hold, each of which keeps what its values are worth: a level is loaded by all threads at once, and
    read where the row lies one after the other. Few values are shared out among all SMs first."""
    n, m, rows = match.n, match.m, match.rows or 1
    kept = (ROOM // _bytes(match)).bit_length() - 1
    kept = kept if n is None else min(kept, _levels(n))
    if m is not None and rows > 1 and (m < FEW or (m < 4 * FEW and kept <= LEAST)):
        return Config(THREADS // 2, 1, 0, 16 * target.cores)
    if m is None:
        return Config(THREADS, EACH, min(kept, UNKNOWN), BLOCKS * target.cores)
    threads, each = min(THREADS, max(2 * WARP, 1 << (m - 1).bit_length())), 1
    while threads > 2 * WARP and rows * m < threads * target.cores:
        threads //= 2
    most = (BLOCKS if kept >= LARGE else 2 * BLOCKS) * target.cores
    while each < EACH and rows * m >= each * threads * most and m >= 2 * each * threads:
        each *= 2
    part = -(-m // max(1, min(-(-m // (threads * each)), most // rows)))  # values of a block
    return Config(threads, each, min(kept, (DEEPER * max(part, threads)).bit_length()), most)


def _levels(n: int) -> int:
    """The levels of the tree of `n` numbers, without one that has few."""
    full = (n + 1).bit_length() - 1
    return full + (SHARE * (n + 1 - (1 << full)) > 1 << full)


def _bytes(match: SearchProblem) -> int:
    return 8 if key_dtype(match.dtype) == "int64" else 4


def lower(func: PrimFunc, match: SearchProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config))


def kernel(match: SearchProblem, config: Config) -> PrimFunc:
    """A PrimFunc(numbers[rows, n], values[rows, m], reached[rows, m])."""
    threads, each, levels, most = config.threads, config.each, config.levels, config.blocks
    tile = threads * each
    kept, looked = _kept(match, config), _looked(match, config)

    @T.macro  # type: ignore[untyped-decorator]
    def search(numbers: Buffer, values: Buffer, reached: Buffer) -> None:
        height, size, width = T.meta_var((*numbers.shape, values.shape[1]))
        one = T.meta_var(T.int64(1))
        count = T.meta_var(width if levels > 0 else height * width)  # of values that blocks share
        beside = T.meta_var(T.max(one, height) if levels > 0 else one)
        tiles = T.meta_var((count + (tile - 1)) // tile)
        blocks = T.meta_var(T.max(one, T.min(tiles, T.max(one, T.int64(most) // beside))))
        part = T.meta_var((tiles + (blocks - 1)) // blocks)
        for block in T.thread_binding(beside * blocks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("search"):
                    T.reads(numbers[0:height, 0:size], values[0:height, 0:width])
                    T.writes(reached[0:height, 0:width])
                    heap = T.sblock_alloc_buffer((1 << levels,), key_dtype(match.dtype), scope="shared")
                    row = T.meta_var(block // blocks)
                    if levels > 0:
                        if row < height:
                            kept(numbers, heap, row, tx, size)
                        T.evaluate(T.tvm_storage_sync("shared"))
                    for turn in T.serial(part):
                        start = T.meta_var((block % blocks * part + turn) * tile)
                        if row < height:
                            looked(numbers, values, reached, heap, row, start, tx, size, width, count)

    return launched(match, search)


def _kept(match: SearchProblem, config: Config) -> Any:
    """A macro: the first levels of a row's tree, in `heap`. Thread t has node t of the first `own` levels, and what is
    `further` below node t of the level behind them; it loads all of that before it stores any."""
    levels, index = config.levels, match.index
    own = min(levels, config.threads.bit_length() - 1)
    further = levels - own
    nodes = 1 << further  # of a thread: its own in the place of the 0th below it

    @T.macro  # type: ignore[untyped-decorator]
    def down(first: Buffer, length: Buffer, behind: Expr) -> None:
        half = T.meta_var(length[0] // 2)
        if length[0] > 0:
            if behind:
                first[0] = first[0] + half + 1
                length[0] = length[0] - half - 1
            else:
                length[0] = half

    @T.macro  # type: ignore[untyped-decorator]
    def loaded(numbers: Buffer, given: Buffer, row: Expr, first: Buffer, length: Buffer, at: Expr) -> None:
        middle = T.meta_var(first[0] + length[0] // 2)
        given[at] = T.if_then_else(length[0] > 0, numbers[row, middle], T.Cast(match.dtype, 0))

    @T.macro  # type: ignore[untyped-decorator]
    def macro(numbers: Buffer, heap: Buffer, row: Expr, tx: Expr, size: Expr) -> None:
        first = T.sblock_alloc_buffer((1,), index, scope="local")
        length = T.sblock_alloc_buffer((1,), index, scope="local")
        low = T.sblock_alloc_buffer((1,), index, scope="local")
        rest = T.sblock_alloc_buffer((1,), index, scope="local")
        given = T.sblock_alloc_buffer((nodes,), match.dtype, scope="local")
        thread = T.meta_var(T.Cast("int32", tx))
        if thread < (1 << own):
            first[0] = T.Cast(index, 0)
            length[0] = T.Cast(index, size)
            for level in T.unroll(own):  # the bits behind the first one of a node's number lead to it
                if thread >> (own - level) > 0:
                    down(first, length, (thread >> (own - 1 - level)) & 1 == 1)
            loaded(numbers, given, row, first, length, 0)
            first[0] = T.Cast(index, 0)
            length[0] = T.Cast(index, size)
            for level in T.unroll(own):
                down(first, length, (thread >> (own - 1 - level)) & 1 == 1)
            for below in T.unroll(further):
                for path in T.serial(T.shift_left(1, below)):
                    low[0] = first[0]
                    rest[0] = length[0]
                    for turn in T.serial(below):
                        down(low, rest, (path >> (below - 1 - turn)) & 1 == 1)
                    loaded(numbers, given, row, low, rest, T.shift_left(1, below) + path)
            heap[thread] = key_of(given[0], number=True)
            for below in T.unroll(further):
                for path in T.serial(T.shift_left(1, below)):
                    node = T.meta_var((((1 << own) + thread) << below) + path)
                    heap[node] = key_of(given[T.shift_left(1, below) + path], number=True)

    return macro


def _looked(match: SearchProblem, config: Config) -> Any:
    """A macro: a thread's values from `start` on, all down a level before the next."""
    each, levels, threads, index, key = config.each, config.levels, config.threads, match.index, key_dtype(match.dtype)
    dtype, right, stored = match.dtype, match.right, _stored(match, config)
    sure = 0 if match.n is None else (match.n + 1).bit_length() - 1  # levels that all ways down have

    @T.macro  # type: ignore[untyped-decorator]
    def step(first: Buffer, length: Buffer, node: Buffer, number: Buffer, value: Buffer, v: Expr) -> None:
        half = T.meta_var(length[v] // 2)
        if is_below(number[v], value[v], right):
            first[v] = first[v] + half + 1
            length[v] = length[v] - half - 1
            node[v] = node[v] * 2 + 1
        else:
            length[v] = half
            node[v] = node[v] * 2

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        numbers: Buffer,
        values: Buffer,
        reached: Buffer,
        heap: Buffer,
        row: Expr,
        start: Expr,
        tx: Expr,
        size: Expr,
        width: Expr,
        count: Expr,
    ) -> None:
        value = T.sblock_alloc_buffer((each,), key, scope="local")
        number = T.sblock_alloc_buffer((each,), key, scope="local")
        first = T.sblock_alloc_buffer((each,), index, scope="local")
        length = T.sblock_alloc_buffer((each,), index, scope="local")
        node = T.sblock_alloc_buffer((each,), "int32", scope="local")
        ahead = T.sblock_alloc_buffer((1,), index, scope="local")
        for v in T.unroll(each):
            at = T.meta_var(start + T.Cast("int64", v) * threads + tx)
            given = T.meta_var(values[row, at] if levels > 0 else values[at // width, at % width])
            value[v] = key_of(T.if_then_else(at < count, given, T.Cast(dtype, 0)), number=False)
            first[v] = T.Cast(index, 0)
            length[v] = T.if_then_else(at < count, T.Cast(index, size), T.Cast(index, 0))
            node[v] = 1
        if levels > 0:
            for level in T.unroll(levels):
                for v in T.unroll(each):
                    if T.Or(level < sure, length[v] > 0):
                        number[v] = heap[node[v]]
                        step(first, length, node, number, value, v)
        ahead[0] = T.Cast(index, size >> T.int64(levels))
        while ahead[0] > 0:
            for v in T.unroll(each):
                if length[v] > 0:
                    at = T.meta_var(start + T.Cast("int64", v) * threads + tx)
                    own = T.meta_var(row if levels > 0 else at // width)
                    number[v] = key_of(numbers[own, first[v] + length[v] // 2], number=True)
                    step(first, length, node, number, value, v)
            ahead[0] = ahead[0] // 2
        stored(reached, first, row, start, tx, width, count)

    return macro


def _stored(match: SearchProblem, config: Config) -> Any:
    """A macro: where the searches for a thread's values from `start` on have ended."""

    @T.macro  # type: ignore[untyped-decorator]
    def macro(reached: Buffer, first: Buffer, row: Expr, start: Expr, tx: Expr, width: Expr, count: Expr) -> None:
        for v in T.unroll(config.each):
            at = T.meta_var(start + T.Cast("int64", v) * config.threads + tx)
            if at < count:
                if config.levels > 0:
                    reached[row, at] = T.Cast(match.out, first[v])
                else:
                    reached[at // width, at % width] = T.Cast(match.out, first[v])

    return macro
