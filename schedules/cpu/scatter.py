"""Scattered writes on a CPU: updates one after the other, as they are defined, parts of long rows on several cores.

for part in parallel(⌈K / 16384⌉): for u: out[linear_index[u] · K + k] ⊕= updates[u · K + k]      k of the part
"""

from __future__ import annotations

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.scatter import ScatterProblem, combiner, launched, scatter_problem
from tk.schedule.rule import NoKnobs, reading
from tk.schedules.sort_scan_cases import SCATTERS
from tk.target import Target

NAME = "cpu.scatter"
VERSION = 1
CASES = SCATTERS

COLUMNS = 1 << 14  # elements of a row that a core writes at once


match = reading(scatter_problem)


def lower(func: PrimFunc, found: ScatterProblem, config: NoKnobs, target: Target) -> PrimFunc:
    return replaced(func, kernel(found))


def kernel(found: ScatterProblem) -> PrimFunc:
    """The kernel, with the parameters of the definition (tk/graph/scatter.py)."""
    k, combine = found.k, combiner(found.reduction)
    parts = 1 if k is None else -(-k // COLUMNS)

    @T.macro  # type: ignore[untyped-decorator]
    def scatter(_data: Buffer, linear_index: Buffer, updates: Buffer, out: Buffer) -> None:  # `out` lies over the data
        u, count = T.meta_var((linear_index.shape[0], updates.shape[0]))
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else T.int64(k))
        for part in T.parallel(T.int64(parts)):
            for row in T.serial(u):
                if linear_index[row] >= 0:
                    for each in T.serial(T.min(columns - part * COLUMNS, T.int64(COLUMNS)) if parts > 1 else columns):
                        at = T.meta_var(part * COLUMNS + each if parts > 1 else each)
                        to = T.meta_var(linear_index[row] * columns + at)
                        out[to] = combine(out[to], updates[row * columns + at])

    return launched(found, scatter)
