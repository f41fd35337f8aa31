"""The launch that kernels of sorts share: a block of threads a tile of a row."""

from __future__ import annotations

from typing import Any

from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.graph.sort import SortProblem

__all__ = ["block_a_tile"]


def block_a_tile(problem: SortProblem, threads: int, name: str, body: Any) -> PrimFunc:
    """The kernel with the parameters of the definition (tk/graph/sort.py) whose block `name` does, for each row and tile, what
    the macro body(x, source, values, indices, row, tile, thread) says; without a source x stands for it."""
    dtype, n, k, tiles, indices_dtype = problem.dtype, problem.n, problem.k, problem.tiles, problem.indices_dtype

    if problem.given:

        @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
        def sort_given(x_handle: T.handle, source_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
            T.func_attr({"tirx.noalias": True})
            rows = T.int64()
            x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
            source = T.match_buffer(source_handle, [rows, n], dtype="int32")
            values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
            indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
            for row in T.thread_binding(rows, thread="blockIdx.x"):
                for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                    for thread in T.thread_binding(threads, thread="threadIdx.x"):
                        with T.sblock(name):
                            T.reads(x[row, 0:n], source[row, 0:n])
                            T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                            body(x, source, values, indices, row, tile, thread)

        return sort_given

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        rows = T.int64()
        x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
        values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
        indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
        for row in T.thread_binding(rows, thread="blockIdx.x"):
            for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                for thread in T.thread_binding(threads, thread="threadIdx.x"):
                    with T.sblock(name):
                        T.reads(x[row, 0:n])
                        T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                        body(x, x, values, indices, row, tile, thread)

    return sort
