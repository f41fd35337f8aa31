"""Where flags are set, in order: blocks count their parts, then each writes behind what those before it have.

flags[n] in tiles of 256 · 16, block b of B has tiles [b · P, (b + 1) · P), P = ⌈tiles / B⌉
    count   counts[b] = set flags of the part
    write   carry = counts[0] + … + counts[b − 1];  a tile: a thread counts its 16 flags, the threads' counts are scanned by
            shuffles → each thread puts the offsets of its own into shared memory, behind those of the threads before it
            → indices[carry + j] = the tile's start + offset j, side by side;  carry += the tile's count

As select and compact operations of CUB have it, in two kernels of which no block waits for another (Merrill and Grimshaw,
"Parallel Scan for Stream Architectures", 2009): the flags are read twice, a byte each, the second time mostly from L2.
The grid follows a size that is known at a call alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.compact import CompactProblem, compact_problem, launched
from tk.graph.defined import replaced
from tk.schedule.refusals import listed
from tk.schedule.rule import reading
from tk.schedules.cuda.hardware import WARP, thread_reasons
from tk.schedules.sort_scan_cases import COMPACTS
from tk.target import Target

NAME = "cuda.compact"
VERSION = 1
CASES = COMPACTS

EACH = 16  # flags of a thread: 16 bytes
BLOCKS = 8  # of each SM, at most: what a block adds up of those before it stays short


@dataclass(frozen=True)
class Config:
    """Threads of a block, and how many blocks there are at most. Nothing is searched: a task's reference would count in one
    thread."""

    threads: int
    blocks: int


match = reading(compact_problem)


@listed
def legal(match: CompactProblem, config: Config, target: Target) -> Iterator[str]:
    yield from thread_reasons(config.threads)


def default(match: CompactProblem, target: Target) -> Config:
    return Config(256, BLOCKS * target.cores)


def lower(func: PrimFunc, match: CompactProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config))


def kernel(match: CompactProblem, config: Config) -> PrimFunc:
    """A PrimFunc(flags[n], indices[n], count[1])."""
    threads, most = config.threads, config.blocks
    tile = threads * EACH
    counted, written = _counted(threads), _written(threads, -(-most // threads))

    @T.macro  # type: ignore[untyped-decorator]
    def compact(flags: Buffer, indices: Buffer, count: Buffer) -> None:
        size = T.meta_var(flags.shape[0])
        counts = T.sblock_alloc_buffer((T.int64(most),), "int32")
        tiles = T.meta_var((size + (tile - 1)) // tile)
        blocks = T.meta_var(T.max(T.int64(1), T.min(T.int64(most), tiles)))
        part = T.meta_var((tiles + (blocks - 1)) // blocks)
        for block in T.thread_binding(blocks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("count"):
                    T.reads(flags[0:size])
                    T.writes(counts[block])
                    counted(flags, counts, block, part, tx, size)
        for block in T.thread_binding(blocks, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("write"):
                    T.reads(flags[0:size], counts[0:most])
                    T.writes(indices[0:size], count[0])
                    written(flags, counts, indices, count, block, blocks, part, tx, size)

    return launched(match, compact)


def _counted(threads: int) -> Any:
    """A macro: how many flags of a block's part are set."""
    tile, warps = threads * EACH, threads // WARP
    before_thread = _before_thread(warps)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(flags: Buffer, counts: Buffer, block: Expr, part: Expr, tx: Expr, size: Expr) -> None:
        given = T.sblock_alloc_buffer((EACH,), "int8", scope="local")
        total = T.sblock_alloc_buffer((1,), "int32", scope="local")
        other = T.sblock_alloc_buffer((1,), "int32", scope="local")
        before = T.sblock_alloc_buffer((1,), "int32", scope="local")
        sums = T.sblock_alloc_buffer((2, warps), "int32", scope="shared")
        total[0] = 0
        for step in T.serial(part):
            _loaded(flags, given, (block * part + step) * tile, tx, size)
            for v in T.unroll(T.int64(EACH)):
                total[0] = total[0] + T.Cast("int32", given[v])
        before_thread(total, other, before, sums, T.int64(0), tx)
        if tx == threads - 1:
            counts[block] = before[0] + total[0]

    return macro


def _written(threads: int, turns: int) -> Any:
    """A macro: where the flags of a block's part are set, behind what the blocks before it count in so many `turns`."""
    tile, warps = threads * EACH, threads // WARP
    before_thread, earlier = _before_thread(warps), _earlier(threads, turns)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        flags: Buffer,
        counts: Buffer,
        indices: Buffer,
        count: Buffer,
        block: Expr,
        blocks: Expr,
        part: Expr,
        tx: Expr,
        size: Expr,
    ) -> None:
        given = T.sblock_alloc_buffer((EACH,), "int8", scope="local")
        total = T.sblock_alloc_buffer((1,), "int32", scope="local")
        other = T.sblock_alloc_buffer((1,), "int32", scope="local")
        before = T.sblock_alloc_buffer((1,), "int32", scope="local")
        carry = T.sblock_alloc_buffer((1,), "int64", scope="local")
        sums = T.sblock_alloc_buffer((2, warps), "int32", scope="shared")
        offsets = T.sblock_alloc_buffer((tile,), "int32", scope="shared")
        found = T.sblock_alloc_buffer((1,), "int32", scope="shared")
        earlier(counts, carry, block, tx)
        if T.And(tx == 0, block == blocks - 1):
            count[0] = carry[0] + T.Cast("int64", counts[block])
        for step in T.serial(part):
            start = T.meta_var((block * part + step) * tile)
            _loaded(flags, given, start, tx, size)
            total[0] = 0
            for v in T.unroll(T.int64(EACH)):
                total[0] = total[0] + T.Cast("int32", given[v])
            before_thread(total, other, before, sums, step % 2, tx)
            if tx == threads - 1:
                found[0] = before[0] + total[0]
            for v in T.unroll(T.int64(EACH)):
                if given[v] != T.int8(0):
                    offsets[before[0]] = T.Cast("int32", tx * EACH + v)
                    before[0] = before[0] + 1
            T.evaluate(T.tvm_storage_sync("shared"))
            total[0] = found[0]
            for j in T.serial((total[0] - T.Cast("int32", tx) + (threads - 1)) // threads):
                at = T.meta_var(T.Cast("int64", j) * threads + tx)
                indices[carry[0] + at] = start + T.Cast("int64", offsets[at])
            carry[0] = carry[0] + T.Cast("int64", total[0])
            T.evaluate(T.tvm_storage_sync("shared"))

    return macro


def _earlier(threads: int, turns: int) -> Any:
    """A macro: what the blocks before this one count, in all threads."""
    mask, warps = T.uint32(0xFFFFFFFF), threads // WARP

    @T.macro  # type: ignore[untyped-decorator]
    def macro(counts: Buffer, carry: Buffer, block: Expr, tx: Expr) -> None:
        away = T.sblock_alloc_buffer((1,), "int64", scope="local")
        parts = T.sblock_alloc_buffer((warps,), "int64", scope="shared")
        carry[0] = T.int64(0)
        for turn in T.serial(T.int64(turns)):
            if turn * threads + tx < block:
                carry[0] = carry[0] + T.Cast("int64", counts[turn * threads + tx])
        for step in T.unroll(5):
            away[0] = T.tvm_warp_shuffle_down(mask, carry[0], 16 >> step, WARP, WARP)
            carry[0] = carry[0] + away[0]
        if tx % WARP == 0:
            parts[tx // WARP] = carry[0]
        T.evaluate(T.tvm_storage_sync("shared"))
        carry[0] = T.int64(0)
        for w in T.unroll(T.int64(warps)):
            carry[0] = carry[0] + parts[w]

    return macro


@T.macro  # type: ignore[untyped-decorator]
def _loaded(flags: Buffer, given: Buffer, start: Expr, tx: Expr, size: Expr) -> None:
    """A thread's flags of the tile that begins at `start`; there are none behind the last. They are read as integers, of which
    TVM has vectors."""
    first = T.meta_var(start + tx * EACH)
    bytes_of = T.decl_buffer((size,), "int8", data=flags.data)
    if first + EACH <= size:
        for v in T.vectorized(T.int64(EACH)):
            given[v] = bytes_of[first + v]
    else:
        for v in T.unroll(T.int64(EACH)):
            given[v] = T.if_then_else(first + v < size, bytes_of[first + v], T.int8(0))


def _before_thread(warps: int) -> Any:
    """A macro: the sum of `total` over the threads before this one. The warps' sums lie in one of two rows of `sums` by turns,
    so that those who still read the last turn's meet no writer."""
    mask = T.uint32(0xFFFFFFFF)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(total: Buffer, other: Buffer, before: Buffer, sums: Buffer, turn: Expr, tx: Expr) -> None:
        before[0] = total[0]
        for step in T.unroll(5):
            other[0] = T.tvm_warp_shuffle_up(mask, before[0], 1 << step, WARP, WARP)
            if tx % WARP >= T.int64(1) << step:
                before[0] = before[0] + other[0]
        if tx % WARP == WARP - 1:
            sums[turn, tx // WARP] = before[0]
        T.evaluate(T.tvm_storage_sync("shared"))
        before[0] = before[0] - total[0]
        for w in T.unroll(T.int64(warps)):
            if w < tx // WARP:
                before[0] = before[0] + sums[turn, w]

    return macro
