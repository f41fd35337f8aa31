"""Sorts and the k greatest or least: three kernels, by how long a row is.

    network   up to 256 elements, and elements whose indices are given: compare-and-swap in shared memory (`network`)
    block     up to 8,192: a block puts a row, or a tile of one, in order by the digits of its keys (`radix`)
    rows      longer ones: several blocks a row, two or three kernels a digit (`radix_rows`)

A network of n elements takes log₂ n (log₂ n + 1) / 2 turns through shared memory, a barrier behind each, and keys of b bits
b / 8 passes: at 1,024 float32 that is 55 turns of 16 elements' instructions a warp and 4 passes of 50. Wide elements are slow
in both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.defined import replaced
from tk.graph.guard_selects import guard_selects
from tk.graph.sort import TILE, SortProblem, sort_problem
from tk.schedule.refusals import divides, must_be
from tk.schedules.cuda.sort_scan import network, radix, radix_rows
from tk.schedules.sort_scan_cases import LONG_SORTS, SORTS

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["CASES", "ENABLES_GRAPH_FUSION", "NAME", "VERSION", "Config", "default", "legal", "lower", "match", "space"]

NAME = "cuda.sort"
VERSION = 2
CASES = (*SORTS, *LONG_SORTS)
ENABLES_GRAPH_FUSION = True  # what no kernel takes is not made

NETWORK, BLOCK, ROWS = range(3)
THREADS = 1024  # of a network
SHORT = 256  # elements of the longest tile that a network puts in order sooner
LONG = 8192  # of the longest that a block does by digits
BUSY = 2  # blocks that each multiprocessor should have, where rows are cut


@dataclass(frozen=True)
class Config:
    """Which kernel (0 `network`, 1 `block`, 2 `rows`), a block's threads, and how many elements each of them has: in a network
    it compares as many pairs in a turn as are left to it."""

    kernel: int
    threads: int
    each: int


def match(func: PrimFunc, target: Target) -> SortProblem | None:
    return sort_problem(func)


def space(match: SortProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {}  # nothing is searched: a task's reference would sort in one thread


def legal(match: SortProblem, config: Config, target: Target) -> list[str]:
    size = config.threads * config.each
    if config.kernel == NETWORK:
        pairs = match.tile // 2
        refusals = [divides("threads", config.threads, pairs, "the pairs of a tile")] if pairs % config.threads else []
        return refusals + ([must_be("tile", match.tile, TILE, "a network is at most as long")] if match.tile > TILE else [])
    refusals = []
    if target.kind != "cuda":
        refusals.append(must_be("kernel", config.kernel, NETWORK, "the others' warps vote, 32 threads each"))
    if match.given:
        refusals.append(must_be("kernel", config.kernel, NETWORK, "indices are given"))
    if config.threads % radix.WARP or config.threads > THREADS:
        refusals.append(must_be("threads", config.threads, radix.DIGITS, f"whole warps, {THREADS} threads at most"))
    if config.kernel == ROWS and (config.threads != radix.DIGITS or match.tiles != 1):
        refusals.append(must_be("threads", config.threads, radix.DIGITS, "a thread a digit, and whole rows"))
    if config.kernel == BLOCK and size < min(match.n, match.tile):
        refusals.append(must_be("each", config.each, -(-match.tile // config.threads), "a block holds a tile"))
    needed = radix.shared_bytes(_words(match), config.threads, config.each)
    if needed > target.shared_memory:
        refusals.append(f"{needed} bytes of shared memory, {target.shared_memory} at most")
    return refusals


def _words(match: SortProblem) -> radix.Words:
    return radix.Words(match.dtype, match.n if match.tiles == 1 else match.tile)


def default(match: SortProblem, target: Target) -> Config:
    n = min(match.n, match.tile)
    if target.kind != "cuda" or match.given or (n <= SHORT * (2 if _words(match).wide else 1)):
        return Config(NETWORK, min(THREADS, match.tile // 2), 2)
    if n <= LONG:
        each = 4 if n <= 512 else 8  # more take registers that warps could have
        return Config(BLOCK, -(-n // (each * radix.WARP)) * radix.WARP, each)
    # few rows in smaller tiles, so that every multiprocessor has some
    rows = match.rows or BUSY * target.cores
    each = 8 if rows * (n // (radix.DIGITS * 8)) >= BUSY * target.cores else 4
    return Config(ROWS, radix.DIGITS, each)


def lower(func: PrimFunc, match: SortProblem, config: Config, target: Target) -> PrimFunc:
    if config.kernel == NETWORK:
        # keys of what lies behind a row's end are not loaded
        return replaced(func, guard_selects(network.kernel(match, config.threads)))
    made = radix.block_kernel if config.kernel == BLOCK else radix_rows.rows_kernel
    return replaced(func, made(match, config.threads, config.each))
