"""Sorts and the k greatest or least: five kernels, by how long a row is and how much of it is wanted.

    registers up to 256 elements: compare-and-swap in registers, a few lanes a row (`registers`)
    network   those whose indices are given, and on AMD GPUs: compare-and-swap in shared memory (`network`)
    select    at most a quarter of a tile and 256 elements of it: found digit by digit, and only they put in order (`select`)
    block     up to 16,384: a block puts a row, or a tile of one, in order by the digits of its keys (`radix`)
    rows      longer ones, and few of more than 4,096: several blocks a row, two or three kernels a digit (`radix_rows`)

A network of n elements takes log₂ n (log₂ n + 1) / 2 turns through shared memory, a barrier behind each, and keys of b bits
b / 8 passes: 55 turns and 4 passes of 1,024 float32, which took 195 and 78 µs for 4,096 such rows on an H200.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.graph.defined import replaced
from tk.graph.guard_selects import guard_selects
from tk.graph.sort import TILE, SortProblem, sort_problem
from tk.schedule.refusals import divides, exceeding, listed, must_be
from tk.schedule.rule import reading
from tk.schedules.cuda.hardware import MOST_THREADS
from tk.schedules.cuda.sort_scan import network, radix, radix_rows, registers, select
from tk.schedules.sort_scan_cases import LONG_SORTS, SORTS
from tk.target import Target

NAME = "cuda.sort"
VERSION = 3
CASES = (*SORTS, *LONG_SORTS)
ENABLES_GRAPH_FUSION = True  # what no kernel takes is not made

NETWORK, BLOCK, ROWS, SELECT, REGISTERS = range(5)
# Elements, by what an H200 says of float32: 256 take half of a network's time in a block's passes, 1,024 40%
SHORT = 256  # of the longest row that is put in order sooner in registers
FEW = 128  # of the longest tile of which a network finds the first sooner
LONG = 8192  # of the longest that a block does at 8 elements a thread
LONGEST = 16_384  # of the longest that it does sooner than several do: 505 µs and 607 at 1,024 rows
BESIDE = 3 << 17  # elements of rows side by side up to which they are sorted where they lie: 512 · 1,024 in 29 µs, moved in 23
SECTOR = 32  # bytes that memory is read and written in
MOST_BESIDE = 16  # elements a thread has of rows side by side: 8 · 1,000 rows of 128 float32 in 16.2 µs, 18.7 by 32
WARPS = 4  # of an SM at least, of rows side by side: 64 · 1,024 int64 in 7.6 µs by 16 lanes a row, float32 in 9.0 by 4
BUSY = 4  # blocks that each SM should have, where rows are cut: 8 rows of 131,072 in 59 µs, not 65


@dataclass(frozen=True)
class Config:
    """Which kernel (0 `network`, 1 `block`, 2 `rows`, 3 `select`, 4 `registers`), a block's threads, and how many elements each
    of them has: in a network it compares as many pairs in a turn as are left to it. Nothing is searched: a task's reference
    would sort in one thread."""

    kernel: int
    threads: int
    each: int


match = reading(sort_problem)


@listed
def legal(match: SortProblem, config: Config, target: Target) -> Iterator[str]:
    size = config.threads * config.each
    if config.kernel != REGISTERS and match.inner > 1:
        if config.kernel == ROWS:
            yield must_be("inner", match.inner, 1, "passes over long rows read them along memory")
        yield from exceeding(
            ("elements of rows side by side", math.inf if match.rows is None else match.rows * match.n, BESIDE)
        )
    if config.kernel == NETWORK:
        if match.tile // 2 % config.threads:
            yield divides("threads", config.threads, match.tile // 2, "the pairs of a tile")
        if match.tile > TILE:
            yield must_be("tile", match.tile, TILE, "a network is at most as long")
        return
    if config.threads % radix.WARP or not radix.WARP <= config.threads <= MOST_THREADS:
        yield must_be("threads", config.threads, radix.DIGITS, f"whole warps, {MOST_THREADS} threads at most")
        return
    if target.kind != "cuda":
        yield must_be("kernel", config.kernel, NETWORK, "the others' warps vote, 32 threads each")
    if match.given and config.kernel != SELECT:
        yield must_be("kernel", config.kernel, NETWORK, "indices are given")
    if config.kernel == REGISTERS:
        yield from _in_registers(match, config)
        return
    if config.kernel == ROWS and (config.threads != radix.DIGITS or match.tiles != 1):
        yield must_be("threads", config.threads, radix.DIGITS, "a thread a digit, and whole rows")
    if config.kernel == SELECT and not (match.k <= min(select.MOST, config.threads) and match.tile <= TILE):
        yield must_be("kernel", config.kernel, BLOCK, f"it takes {select.MOST} at most, of a tile, a thread each")
    if config.kernel == SELECT and match.skip and match.k != 1:
        yield must_be("k", match.k, 1, "behind others it finds one element")
    if config.kernel in (BLOCK, SELECT) and size < min(match.n, match.tile):
        yield must_be("each", config.each, -(-match.tile // config.threads), "a block holds a tile")
    needed = 0 if config.kernel == SELECT else radix.shared_bytes(_packing(match), config.threads, config.each)
    yield from exceeding(("bytes of shared memory", needed, target.shared_memory))


def _in_registers(match: SortProblem, config: Config) -> Iterator[str]:
    """Why `registers` cannot sort so."""
    if match.tiles != 1:
        yield must_be("tiles", match.tiles, 1, "whole rows")
    if config.each & (config.each - 1) or config.each > registers.MOST_EACH:
        yield must_be("each", config.each, registers.MOST_EACH, "a power of 2, in registers")
    elif registers.lanes_of(match.n, config.each) > radix.WARP:
        yield must_be("each", config.each, -(-match.n // radix.WARP), "a warp has a row")


def _packing(match: SortProblem) -> radix.PackedKey:
    return radix.PackedKey(match.dtype, match.n if match.tiles == 1 else match.tile)


def default(match: SortProblem, target: Target) -> Config:
    n, rows = min(match.n, match.tile), match.rows
    few = match.k == 1 if match.skip else match.k <= min(n // 4, select.MOST)
    if target.kind == "cuda" and n <= SHORT and not match.given and (n <= FEW or match.inner > 1 or not few):
        return _registers(match, target)
    if target.kind == "cuda" and FEW < n <= TILE and few:
        each = 4 if n <= 2048 else 8
        return Config(SELECT, _threads(max(n, match.k * each), each), each)
    if target.kind != "cuda" or match.given:
        return Config(NETWORK, min(MOST_THREADS, match.tile // 2), 2)
    busy = rows is None or rows >= target.cores // 2  # by a block a row
    if n <= LONG and busy:
        return Config(BLOCK, _threads(n, 8), 8)
    if n <= LONGEST and busy and not _packing(match).wide:
        return Config(BLOCK, _threads(n, 32), 32)
    # few rows in smaller tiles, so that every SM has several
    rows = rows or BUSY * target.cores
    return Config(ROWS, radix.DIGITS, 8 if rows * (n // (radix.DIGITS * 8)) >= BUSY * target.cores else 4)


def _registers(match: SortProblem, target: Target) -> Config:
    """Rows along memory by many lanes; of rows side by side as many neighbours in a warp as fill sectors of 32 bytes, fewer
    where most SMs would be left without a few warps."""
    least = 1 << (match.n - 1).bit_length()
    if match.inner == 1:
        return Config(REGISTERS, 128, max(1, min(least, max(4, least // radix.WARP))))
    neighbours = min(radix.WARP, SECTOR * 8 // max(8, _packing(match).key_bits))
    each = max(1, min(least, max(4, least * neighbours // radix.WARP), MOST_BESIDE))
    while each > max(4, least // radix.WARP) and (match.rows or math.inf) * (least // each) < WARPS * radix.WARP * target.cores:
        each //= 2
    return Config(REGISTERS, 128, each)


def _threads(n: int, each: int) -> int:
    """Whole warps that have n elements, `each` a thread."""
    return -(-n // (each * radix.WARP)) * radix.WARP


def lower(func: PrimFunc, match: SortProblem, config: Config, target: Target) -> PrimFunc:
    if config.kernel == NETWORK:
        # keys of what lies behind a row's end are not loaded
        return replaced(func, guard_selects(network.kernel(match, config.threads)))
    made = {
        BLOCK: radix.block_kernel,
        ROWS: radix_rows.rows_kernel,
        SELECT: select.select_kernel,
        REGISTERS: registers.registers_kernel,
    }[config.kernel]
    return replaced(func, made(match, config.threads, config.each))
