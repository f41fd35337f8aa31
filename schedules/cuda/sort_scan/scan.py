"""Cumulative sums and products: one block scans one row, tile by tile.

x[outer, n, inner], row (o, i), tile t holds n in [t·256·E, (t+1)·256·E): 256 threads × E neighbours
each thread scans its E in registers → the totals of a warp are scanned by shuffles (Hillis and Steele, CACM 29(12),
1986), those of the 8 warps are left in shared memory for all to read
→ out = carry ⊕ warps before this one ⊕ threads before this one ⊕ its own; carry ⊕= the tile's total
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.defined import replaced
from tk.graph.scan import ScanProblem, accumulator, combiner, scan_problem
from tk.schedule.refusals import divides
from tk.schedules.sort_scan_cases import SCANS

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["CASES", "NAME", "VERSION", "Config", "default", "legal", "lower", "match", "space"]

NAME = "cuda.scan"
VERSION = 1
CASES = SCANS

THREADS, WARP = 256, 32
WARPS = THREADS // WARP
SHORT = 2048  # rows of up to so many elements have 4 a thread, longer ones 16
VECTOR = 4


@dataclass(frozen=True)
class Config:
    """E, the neighbours that a thread scans, and how many of them are one access."""

    each: int
    vector: int


def match(func: PrimFunc, target: Target) -> ScanProblem | None:
    return scan_problem(func)


def space(match: ScanProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {}  # nothing is searched: a task's reference would scan in one thread


def legal(match: ScanProblem, config: Config, target: Target) -> list[str]:
    refusals = (
        [] if config.each % config.vector == 0 else [divides("vector", config.vector, config.each, "a thread's elements")]
    )
    if _widest(match) % config.vector:
        refusals.append(divides("vector", config.vector, _widest(match), "the widest of a row"))
    return refusals


def default(match: ScanProblem, target: Target) -> Config:
    """Few elements a thread where there are few, or where neighbours of a row are far from each other."""
    long = match.inner == 1 and (match.n is None or match.n > SHORT)
    return Config(16 if long else 4, _widest(match))


def _widest(match: ScanProblem) -> int:
    """Elements of a row in one access: 4 where they are neighbours and a row is whole vectors."""
    whole = match.n is not None and match.n % VECTOR == 0 and match.inner == 1
    return VECTOR if whole and match.in_dtype != "bool" else 1


def lower(func: PrimFunc, match: ScanProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config))


def kernel(match: ScanProblem, config: Config) -> PrimFunc:
    """A PrimFunc(x[outer, n, inner], out[outer, n, inner]), sizes that are not known symbolic."""
    from tvm.script import tirx as T

    n, inner, in_dtype, out_dtype, exclusive = match.n, match.inner, match.in_dtype, match.out_dtype, match.exclusive
    acc = accumulator(out_dtype)
    combine, one = combiner(match.product)
    each, vector = config.each, config.vector
    mask = T.uint32(0xFFFFFFFF)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scan(x_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        outer, length, across = T.int64(), T.int64(), T.int64()
        size = T.meta_var(length if n is None else n)
        beside = T.meta_var(across if inner is None else inner)
        x = T.match_buffer(x_handle, [outer, size, beside], dtype=in_dtype)
        out = T.match_buffer(out_handle, [outer, size, beside], dtype=out_dtype)
        for row in T.thread_binding(outer * beside, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    o = T.meta_var(row // beside)
                    i = T.meta_var(row % beside)
                    T.reads(x[o, 0:size, i])
                    T.writes(out[o, 0:size, i])
                    given = T.sblock_alloc_buffer((each,), in_dtype, scope="local")
                    made = T.sblock_alloc_buffer((each,), out_dtype, scope="local")
                    mine = T.sblock_alloc_buffer((each,), acc, scope="local")
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    total = T.sblock_alloc_buffer((1,), acc, scope="local")
                    other = T.sblock_alloc_buffer((1,), acc, scope="local")
                    before = T.sblock_alloc_buffer((1,), acc, scope="local")
                    totals = T.sblock_alloc_buffer((2, WARPS), acc, scope="shared")
                    carry[0] = T.Cast(acc, one)
                    for tile in T.serial((size + (THREADS * each - 1)) // (THREADS * each)):
                        first = T.meta_var((tile * THREADS + tx) * each)
                        for v in T.unroll(T.int64(each // vector)):
                            if first + v * vector < size:
                                for w in T.vectorized(T.int64(vector)):
                                    given[v * vector + w] = x[o, first + v * vector + w, i]
                        for v in T.unroll(T.int64(each)):
                            mine[v] = T.if_then_else(first + v < size, T.Cast(acc, given[v]), T.Cast(acc, one))
                        for v in T.unroll(T.int64(each - 1)):
                            mine[v + 1] = combine(mine[v], mine[v + 1])
                        # a warp's totals: inclusive, then without the thread's own
                        total[0] = mine[each - 1]
                        for step in T.unroll(5):
                            other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1 << step, WARP, WARP)
                            if tx % WARP >= T.int64(1) << step:
                                total[0] = combine(other[0], total[0])
                        other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1, WARP, WARP)
                        if tx % WARP == WARP - 1:
                            totals[tile % 2, tx // WARP] = total[0]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        # in two buffers: the next tile's totals do not meet readers of this one's
                        before[0] = carry[0]
                        for w in T.unroll(T.int64(WARPS)):
                            if w < tx // WARP:
                                before[0] = combine(before[0], totals[tile % 2, w])
                            carry[0] = combine(carry[0], totals[tile % 2, w])
                        if tx % WARP > 0:
                            before[0] = combine(before[0], other[0])
                        for v in T.unroll(T.int64(each)):
                            if exclusive:
                                made[v] = T.Cast(
                                    out_dtype,
                                    combine(before[0], T.if_then_else(v > 0, mine[T.max(v - 1, 0)], T.Cast(acc, one))),
                                )
                            else:
                                made[v] = T.Cast(out_dtype, combine(before[0], mine[v]))
                        for v in T.unroll(T.int64(each // vector)):
                            if first + v * vector < size:
                                for w in T.vectorized(T.int64(vector)):
                                    out[o, first + v * vector + w, i] = made[v * vector + w]

    return scan
