"""Scans of short rows that lie along memory: a few lanes of a warp a row, each some neighbours, by shuffles alone.

    row = blockIdx.x · 256 / L + threadIdx.x / L,    lane = threadIdx.x mod L scans elements lane · E … lane · E + E − 1
    out = lanes before this one (Hillis and Steele, CACM 29(12), 1986) ⊕ its own

A block a row would leave most of its threads without an element, and wait at two barriers.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.scan import ScanProblem, accumulator, combiner, from_accumulator, launched, to_accumulator
from tk.schedules.cuda.hardware import WARP

__all__ = ["scanned_behind", "short_rows"]


def scanned_behind(match: ScanProblem, each: int) -> Any:
    """A macro: the scan of a thread's `each` elements, which `mine` has by themselves, behind what comes before them."""
    (combine, _), exclusive = combiner(match), match.exclusive

    @T.macro  # type: ignore[untyped-decorator]
    def behind(mine: Buffer, before: Buffer) -> None:
        if exclusive:
            for v in T.unroll(T.int64(each - 1)):
                mine[each - 1 - v] = combine(before[0], mine[each - 2 - v])
            mine[0] = before[0]
        else:
            for v in T.unroll(T.int64(each)):
                mine[v] = combine(before[0], mine[v])

    return behind


def short_rows(match: ScanProblem, threads: int, lanes: int, each: int, vector: int) -> PrimFunc:
    """Blocks of `threads` threads, `lanes` of them a row, that scan `each` elements of it; n is known, and 1 beside it."""
    assert match.n is not None
    n, in_dtype, out_dtype, behind = match.n, match.in_dtype, match.out_dtype, scanned_behind(match, each)
    acc, taken = accumulator(match), threads // lanes
    combine, one = combiner(match)
    take, give = partial(to_accumulator, match), partial(from_accumulator, match)
    mask, steps = T.uint32(0xFFFFFFFF), lanes.bit_length() - 1

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        rows = T.meta_var(x.shape[0])
        for block in T.thread_binding((rows + (taken - 1)) // taken, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("scan"):
                    row = T.meta_var(block * taken + tx // lanes)
                    first = T.meta_var(tx % lanes * each)
                    T.reads(x[block * taken : block * taken + taken, 0:n, 0])
                    T.writes(out[block * taken : block * taken + taken, 0:n, 0])
                    given = T.sblock_alloc_buffer((each,), in_dtype, scope="local")
                    made = T.sblock_alloc_buffer((each,), out_dtype, scope="local")
                    mine = T.sblock_alloc_buffer((each,), acc, scope="local")
                    total = T.sblock_alloc_buffer((1,), acc, scope="local")
                    other = T.sblock_alloc_buffer((1,), acc, scope="local")
                    for v in T.unroll(T.int64(each // vector)):
                        if T.And(row < rows, first + v * vector < n):
                            for w in T.vectorized(T.int64(vector)):
                                given[v * vector + w] = x[row, first + v * vector + w, 0]
                    for v in T.unroll(T.int64(each)):
                        mine[v] = T.if_then_else(T.And(row < rows, first + v < n), take(given[v]), T.Cast(acc, one))
                    for v in T.unroll(T.int64(each - 1)):
                        mine[v + 1] = combine(mine[v], mine[v + 1])
                    total[0] = mine[each - 1]
                    for step in T.unroll(steps):
                        other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1 << step, WARP, WARP)
                        if tx % lanes >= T.int64(1) << step:
                            total[0] = combine(other[0], total[0])
                    # without the lane's own
                    other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1, WARP, WARP)
                    if tx % lanes == 0:
                        other[0] = T.Cast(acc, one)
                    behind(mine, other)
                    for v in T.unroll(T.int64(each)):
                        made[v] = give(mine[v])
                    for v in T.unroll(T.int64(each // vector)):
                        if T.And(row < rows, first + v * vector < n):
                            for w in T.vectorized(T.int64(vector)):
                                out[row, first + v * vector + w, 0] = made[v * vector + w]

    return launched(match, scan)
