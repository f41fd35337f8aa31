"""Sorts of tiles of up to 4,096 elements by a network, in shared memory.

A network of compare-and-swap (Batcher, Sorting networks and their applications, AFIPS 1968): an element is its key and its
index, keys as integers of the same order. Keys of up to 32 bits go in one int64 with the index, and are compared with it at
once; wider ones have their indices beside them.

    for stage: for turn in stage: pair (low, low + distance) in order, ascending or descending by its part of the tile
"""

from __future__ import annotations

from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.sort import WIDE, SortProblem, sort_key
from tk.schedules.cuda.sort_scan.tiles import block_a_tile

__all__ = ["kernel"]


def kernel(match: SortProblem, threads: int) -> PrimFunc:
    """The kernel of a block of `threads`, with the parameters of the definition (tk/graph/sort.py)."""
    size, k, skip, wide = match.tile, match.k, match.skip, match.dtype in WIDE
    steps = size.bit_length() - 1
    loaded, turned, stored = _loaded(match, threads), _turned(match, threads), _stored(match)

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Buffer, source: Buffer, values: Buffer, indices: Buffer, o: Expr, i: Expr, tile: Expr, thread: Expr) -> None:
        keys = T.sblock_alloc_buffer((size,), "int64", scope="shared")
        ids = T.sblock_alloc_buffer((size if wide else 1,), "int32", scope="shared")
        key = T.sblock_alloc_buffer((2,), "int64", scope="local")
        own = T.sblock_alloc_buffer((2,), "int32", scope="local")
        loaded(x, source, keys, ids, key, own, o, i, tile, thread)
        T.evaluate(T.tvm_storage_sync("shared"))
        for stage in T.serial(steps):
            for turn in T.serial(stage + 1):
                turned(keys, ids, key, own, stage, turn, thread)
                T.evaluate(T.tvm_storage_sync("shared"))
        for turn in T.serial((k + threads - 1) // threads):
            if turn * threads + thread < k:
                rank = T.meta_var(skip + turn * threads + thread)
                own[0] = ids[rank] if wide else T.Cast("int32", keys[rank])
                to = T.meta_var(T.Cast("int64", tile * k + turn * threads + thread))
                stored(x, source, values, indices, own, o, i, tile, to)

    return block_a_tile(match, threads, "sort", body)


def _loaded(match: SortProblem, threads: int) -> Any:
    """A macro: a tile's keys, and the indices of wide ones, in shared memory."""
    n, given, size, descending, wide = match.n, match.given, match.tile, match.descending, match.dtype in WIDE

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        x: Buffer,
        source: Buffer,
        keys: Buffer,
        ids: Buffer,
        key: Buffer,
        own: Buffer,
        o: Expr,
        i: Expr,
        tile: Expr,
        thread: Expr,
    ) -> None:
        for turn in T.serial(size // threads):
            at = T.meta_var(turn * threads + thread)
            column = T.meta_var(T.Cast("int64", tile * size + at))
            key[0] = T.int64(2**63 - 1)
            own[0] = at + T.int32(1 << 24)  # behind all that are there
            if tile * size + at < n:  # noqa: SIM102 - no index is read beyond the last
                if not given or source[o, column, i] >= 0:
                    own[0] = at
                    key[0] = T.Cast("int64", sort_key(x[o, column, i], descending))
                    if not wide:
                        key[0] = (key[0] << T.int64(32)) | T.Cast("int64", at)
            keys[at] = key[0]
            if wide:
                ids[at] = own[0]

    return macro


def _turned(match: SortProblem, threads: int) -> Any:
    """A macro: each pair of a turn of a stage is put in order."""
    pairs, wide = match.tile // 2, match.dtype in WIDE

    @T.macro  # type: ignore[untyped-decorator]
    def macro(keys: Buffer, ids: Buffer, key: Buffer, own: Buffer, stage: Expr, turn: Expr, thread: Expr) -> None:
        for p in T.unroll(pairs // threads):
            q = T.meta_var(p * threads + thread)
            low = T.meta_var(((q >> (stage - turn)) << (stage - turn + 1)) | (q & ((1 << (stage - turn)) - 1)))
            high = T.meta_var(low + (1 << (stage - turn)))
            key[0] = keys[low]
            key[1] = keys[high]
            if wide:
                own[0] = ids[low]
                own[1] = ids[high]
                if (key[0] > key[1] or (key[0] == key[1] and own[0] > own[1])) == ((low >> (stage + 1)) % 2 == 0):
                    keys[low] = key[1]
                    keys[high] = key[0]
                    ids[low] = own[1]
                    ids[high] = own[0]
            elif (key[0] > key[1]) == ((low >> (stage + 1)) % 2 == 0):
                keys[low] = key[1]
                keys[high] = key[0]

    return macro


def _stored(match: SortProblem) -> Any:
    """A macro: element own[0] of a tile comes to index `to` of the results. What pads a packed tile has −1 for its index, in a
    wide one an index behind all others."""
    dtype, given, size, indices_dtype = match.dtype, match.given, match.tile, match.indices_dtype

    @T.macro  # type: ignore[untyped-decorator]
    def macro(
        x: Buffer, source: Buffer, values: Buffer, indices: Buffer, own: Buffer, o: Expr, i: Expr, tile: Expr, to: Expr
    ) -> None:
        if own[0] >= 0 and own[0] < size:
            values[o, to, i] = x[o, T.Cast("int64", tile * size + own[0]), i]
            indices[o, to, i] = T.Cast(
                indices_dtype,
                source[o, T.Cast("int64", tile * size + own[0]), i] if given else tile * size + own[0],
            )
        else:
            values[o, to, i] = T.Cast(dtype, 0)
            indices[o, to, i] = T.Cast(indices_dtype, -1)

    return macro
