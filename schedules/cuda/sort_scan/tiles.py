"""The launch that kernels of sorts share: a block of threads a tile of a row."""

from __future__ import annotations

from typing import Any

from tvm.script import tirx as T
from tvm.tirx import PrimFunc

from tk.graph.sort import SortProblem

__all__ = ["block_a_tile"]


def block_a_tile(problem: SortProblem, threads: int, name: str, body: Any) -> PrimFunc:
    """The kernel with the parameters of the definition (tk/graph/sort.py) whose block `name` does, for each row and tile, what
    the macro body(x, source, values, indices, o, i, tile, thread) says of row [o, :, i]; without a source x stands for it."""
    dtype, n, k, tiles, indices_dtype = problem.dtype, problem.n, problem.k, problem.tiles, problem.indices_dtype
    inner = problem.inner

    if problem.given:

        @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
        def sort_given(x_handle: T.handle, source_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
            T.func_attr({"tirx.noalias": True})
            any_outer = T.int64()
            outer = T.meta_var(any_outer if problem.rows is None else T.int64(problem.rows // inner))
            x = T.match_buffer(x_handle, [outer, n, inner], dtype=dtype)
            source = T.match_buffer(source_handle, [outer, n, inner], dtype="int32")
            values = T.match_buffer(values_handle, [outer, tiles * k, inner], dtype=dtype)
            indices = T.match_buffer(indices_handle, [outer, tiles * k, inner], dtype=indices_dtype)
            for row in T.thread_binding(outer * inner, thread="blockIdx.x"):
                for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                    for thread in T.thread_binding(threads, thread="threadIdx.x"):
                        with T.sblock(name):
                            o = T.meta_var(row // inner)
                            i = T.meta_var(row % inner)
                            T.reads(x[o, 0:n, i], source[o, 0:n, i])
                            T.writes(values[o, 0 : tiles * k, i], indices[o, 0 : tiles * k, i])
                            body(x, source, values, indices, o, i, tile, thread)

        return sort_given

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        any_outer = T.int64()
        outer = T.meta_var(any_outer if problem.rows is None else T.int64(problem.rows // inner))
        x = T.match_buffer(x_handle, [outer, n, inner], dtype=dtype)
        values = T.match_buffer(values_handle, [outer, tiles * k, inner], dtype=dtype)
        indices = T.match_buffer(indices_handle, [outer, tiles * k, inner], dtype=indices_dtype)
        for row in T.thread_binding(outer * inner, thread="blockIdx.x"):
            for tile in T.thread_binding(tiles, thread="blockIdx.y"):
                for thread in T.thread_binding(threads, thread="threadIdx.x"):
                    with T.sblock(name):
                        o = T.meta_var(row // inner)
                        i = T.meta_var(row % inner)
                        T.reads(x[o, 0:n, i])
                        T.writes(values[o, 0 : tiles * k, i], indices[o, 0 : tiles * k, i])
                        body(x, x, values, indices, o, i, tile, thread)

    return sort
