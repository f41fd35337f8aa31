"""The launch that kernels of sorts share: a block of threads a tile of a row."""

from __future__ import annotations

from typing import Any

from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import SortProblem, launched

__all__ = ["block_a_tile"]


def block_a_tile(problem: SortProblem, threads: int, name: str, body: Any) -> PrimFunc:
    """The kernel with the parameters of the definition (tk/graph/sort.py) whose block `name` does, for each row and tile, what
    the macro body(x, source, values, indices, o, i, tile, thread) says of row [o, :, i]; without a source x stands for it."""
    n, k, tiles, inner, given = problem.n, problem.k, problem.tiles, problem.inner, problem.given

    @T.macro  # type: ignore[untyped-decorator]
    def sorts(x: Buffer, source: Buffer, values: Buffer, indices: Buffer) -> None:
        for row in T.thread_binding(x.shape[0] * inner, thread="blockIdx.x"):
            for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                for thread in T.thread_binding(threads, thread="threadIdx.x"):
                    with T.sblock(name):
                        o = T.meta_var(row // inner)
                        i = T.meta_var(row % inner)
                        if given:
                            T.reads(x[o, 0:n, i], source[o, 0:n, i])
                        else:
                            T.reads(x[o, 0:n, i])
                        T.writes(values[o, 0 : tiles * k, i], indices[o, 0 : tiles * k, i])
                        body(x, source, values, indices, o, i, tile, thread)

    return launched(problem, sorts)
