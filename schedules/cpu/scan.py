"""Cumulative sums, products and maxima on a CPU, of the middle axis of x[outer, n, inner].

for row in parallel(outer · inner):                           of few rows side by side: one after another, as it is defined
  for j: carry ⊕= x[o, j, i];  out[o, j, i] = carry

for o, i/WIDE in parallel:                                    of many: their carries in vectors, read along memory
  for j: for i in WIDE: carry[i] ⊕= x[o, j, i];  out[o, j, i] = carry[i]
"""

from __future__ import annotations

from functools import partial

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.scan import (
    ScanProblem,
    accumulator,
    combiner,
    from_accumulator,
    launched,
    scan_problem,
    scanned_row,
    to_accumulator,
)
from tk.schedule.rule import NoKnobs, reading
from tk.schedules.sort_scan_cases import SCANS
from tk.target import Target

NAME = "cpu.scan"
VERSION = 2
CASES = SCANS
LEAST, WIDE = 8, 128  # rows side by side of which vectors are made; those of a task, whose carries stay in the L1 cache


match = reading(scan_problem)


def lower(func: PrimFunc, found: ScanProblem, config: NoKnobs, target: Target) -> PrimFunc:
    return replaced(func, _side_by_side(found))


def _side_by_side(problem: ScanProblem) -> PrimFunc:
    """The scan of any sizes, in one of two ways by how many rows lie side by side."""
    acc, scanned, exclusive = accumulator(problem), scanned_row(problem), problem.exclusive
    combine, one = combiner(problem)
    take, give = partial(to_accumulator, problem), partial(from_accumulator, problem)

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        rows, size, beside = T.meta_var(tuple(x.shape))
        if beside < LEAST:
            for row in T.parallel(rows * beside):
                scanned(x, out, row, size, beside)
        else:
            parts = T.meta_var((beside + WIDE - 1) // WIDE)
            for part in T.parallel(rows * parts):
                with T.sblock("scans"):
                    o = T.meta_var(part // parts)
                    first = T.meta_var(part % parts * WIDE)
                    count = T.meta_var(T.min(WIDE, beside - first))
                    T.reads(x[o, 0:size, first : first + count])
                    T.writes(out[o, 0:size, first : first + count])
                    carries = T.sblock_alloc_buffer((WIDE,), acc, scope="local")
                    for c in T.serial(WIDE):
                        carries[c] = T.Cast(acc, one)
                    for i in T.serial(size):
                        for c in T.serial(count):
                            if exclusive:
                                out[o, i, first + c] = give(carries[c])
                            carries[c] = combine(carries[c], take(x[o, i, first + c]))
                            if not exclusive:
                                out[o, i, first + c] = give(carries[c])

    return launched(problem, scan)
