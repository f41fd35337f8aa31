"""Sorts and the k greatest or least on a GPU as functions of their own, of rows that a block sorts in shared memory.

A function puts tiles of up to 4,096 elements of a row in order, which is that of integer keys: equal elements keep their
order, NaN is greater than all and −0 equals 0.

Longer rows are left to TVM, but for the k greatest of at most a quarter of a tile: those of each tile first, then those
of what is left, as often as it takes.

    x[rows, 131072], k = 50:   32 tiles → 32 · 50 elements → 50
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import mutating
from tk.graph.defined import defined_as, defining

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["TILE", "WIDE", "Sort", "SortProblem", "definition", "sort_key", "sort_problem"]

NAME = "sort"
TILE = 4096
LEAST = 64  # elements of the smallest tile
WIDE = ("float64", "int64", "uint32")  # dtypes whose keys take 64 bits


@dataclass(frozen=True)
class SortProblem:
    """The first `k` of each tile of rows of `n` elements; `given`: a parameter behind x has the elements' indices."""

    dtype: str
    n: int
    k: int
    descending: bool
    indices_dtype: str
    given: bool

    @property
    def tile(self) -> int:
        """A power of 2 that holds n elements, or as many as a block sorts."""
        tile = LEAST
        while tile < self.n and tile < TILE:
            tile *= 2
        return tile

    @property
    def tiles(self) -> int:
        return -(-self.n // self.tile)


def Sort() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.sort, relax.argsort and relax.topk, along any axis of a known length, by calls of a `definition`."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Sorts(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name not in ("relax.sort", "relax.argsort", "relax.topk"):
                return call
            found = _replaced(self.builder_, call, name)
            return call if found is None else found

    return mutating("Sort", Sorts)


def _replaced(builder: relax.BlockBuilder, call: Call, name: str) -> Expr | None:
    """`call` as moves of its axis to the end, kernels, and back; None for what is left to TVM."""
    from tvm import relax
    from tvm.tirx import IntImm

    x, attrs = call.args[0], call.attrs
    shape, dtype = list(x.ty.shape.values), str(x.ty.dtype.dtype)
    axis = int(attrs.axis) % len(shape)
    if not isinstance(shape[axis], IntImm) or dtype in ("bool", "uint64") or "float8" in dtype:
        return None
    n = int(shape[axis])
    k = n if name != "relax.topk" or int(attrs.k) < 1 else min(n, int(attrs.k))
    if n < 1 or (n > TILE and k > TILE // 4):
        return None
    descending = bool(attrs.largest) if name == "relax.topk" else bool(attrs.descending)
    indices_dtype = "int64" if name == "relax.sort" else str(attrs.dtype)
    order = [*(a for a in range(len(shape)) if a != axis), axis]
    back = [order.index(a) for a in range(len(shape))]
    moved = x if order == sorted(order) else builder.emit(relax.op.permute_dims(x, order))
    rows = 1
    for a in order[:-1]:
        rows = rows * shape[a]
    flat = builder.emit(relax.op.reshape(moved, [rows, n]))
    both = _levels(builder, flat, rows, n, k, descending, dtype, indices_dtype)

    def part(each: Expr) -> Expr:
        reshaped = builder.emit(relax.op.reshape(each, [*(shape[a] for a in order[:-1]), k]))
        return reshaped if order == sorted(order) else builder.emit(relax.op.permute_dims(reshaped, back))

    if name == "relax.sort":
        return part(both[0])
    if name == "relax.argsort":
        return part(both[1])
    wanted = {"values": [0], "indices": [1]}.get(str(attrs.ret_type), [0, 1])
    parts = [part(both[n]) for n in wanted]
    return parts[0] if len(parts) == 1 else relax.Tuple(parts)


def _levels(
    builder: relax.BlockBuilder, x: Expr, rows: Expr, n: int, k: int, descending: bool, dtype: str, indices_dtype: str
) -> Sequence[Expr]:
    """Values and places [rows, k] of the first k of each row of x[rows, n]."""
    from tvm import relax

    given: list[Expr] = [x]
    while True:
        tiles = -(-n // TILE)
        last = tiles == 1
        func = definition(SortProblem(dtype, n, k, descending, indices_dtype if last else "int32", len(given) > 1))
        size = tiles * k
        out = [relax.TensorType([rows, size], dtype), relax.TensorType([rows, size], indices_dtype if last else "int32")]
        call = builder.emit(relax.call_tir(builder.add_func(func, NAME), given, out))
        given = [builder.emit(relax.TupleGetItem(call, part)) for part in (0, 1)]
        if last:
            return given
        n = size


def sort_key(value: Expr, descending: bool) -> Expr:
    """A signed integer in the order of `value`s, or in the other one: int32, int64 for 64 bits and for uint32."""
    from tvm import tirx

    dtype = str(value.ty.dtype)
    wide = "int64" if dtype in WIDE else "int32"
    if "float" in dtype:
        real = value if dtype in ("float32", "float64") else value.astype("float32")
        bits = 63 if wide == "int64" else 31
        raw = tirx.reinterpret(wide, real)
        turned = raw ^ ((raw >> tirx.const(bits, wide)) & tirx.const(2**bits - 1, wide))
        zero = tirx.Select(real == tirx.const(0, str(real.ty.dtype)), tirx.const(0, wide), turned)
        key = tirx.Select(tirx.isnan(real), tirx.const(2**bits - 1, wide), zero)
    else:
        key = value if dtype == wide else value.astype(wide)
    return tirx.bitwise_not(key) if descending else key


def definition(problem: SortProblem) -> PrimFunc:
    """A PrimFunc(x[rows, n], values[rows, tiles · k], indices[rows, tiles · k]): the first k of each tile of a row in order,
    and where they are in the row. Where they are given, a parameter behind x has the indices[rows, n] of x's elements in
    int32, −1 for none; k is at least 1, at most the tile. Of a tile of fewer than k the indices that are left are −1. An
    element goes where so many others are before it."""
    from tvm.script import tirx as T

    dtype, n, k, given, indices_dtype = problem.dtype, problem.n, problem.k, problem.given, problem.indices_dtype
    size, tiles, descending = problem.tile, problem.tiles, problem.descending
    integer = "int64" if dtype in WIDE else "int32"

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Any, source: Any, values: Any, indices: Any, row: Any, tile: Any) -> None:
        rank = T.sblock_alloc_buffer((1,), "int32", scope="local")
        key = T.sblock_alloc_buffer((2,), integer, scope="local")
        for to in T.serial(k):
            values[row, T.Cast("int64", tile * k + to)] = T.Cast(dtype, 0)
            indices[row, T.Cast("int64", tile * k + to)] = T.Cast(indices_dtype, -1)
        for i in T.serial(size):
            at = T.meta_var(T.Cast("int64", tile * size + i))
            if tile * size + i < n:  # noqa: SIM102 - no place is read beyond the last
                if not given or source[row, at] >= 0:
                    rank[0] = 0
                    key[0] = sort_key(x[row, at], descending)
                    for j in T.serial(size):
                        other = T.meta_var(T.Cast("int64", tile * size + j))
                        if tile * size + j < n:  # noqa: SIM102
                            if not given or source[row, other] >= 0:
                                key[1] = sort_key(x[row, other], descending)
                                if key[1] < key[0] or (key[1] == key[0] and j < i):
                                    rank[0] = rank[0] + 1
                    if rank[0] >= 0 and rank[0] < k:
                        values[row, T.Cast("int64", tile * k + rank[0])] = x[row, at]
                        indices[row, T.Cast("int64", tile * k + rank[0])] = T.Cast(
                            indices_dtype, source[row, at] if given else tile * size + i
                        )

    if given:

        @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
        def sort_given(x_handle: T.handle, source_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
            T.func_attr({"tirx.noalias": True})
            rows = T.int64()
            x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
            source = T.match_buffer(source_handle, [rows, n], dtype="int32")
            values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
            indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
            for row, tile in T.grid(rows, tiles):
                with T.sblock("sort"):
                    T.reads(x[row, 0:n], source[row, 0:n])
                    T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                    body(x, source, values, indices, row, tile)

        return defining(sort_given, NAME, k=k, descending=int(descending))

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        rows = T.int64()
        x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
        values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
        indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
        for row, tile in T.grid(rows, tiles):
            with T.sblock("sort"):
                T.reads(x[row, 0:n])
                T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                body(x, x, values, indices, row, tile)

    return defining(sort, NAME, k=k, descending=int(descending))


def sort_problem(func: PrimFunc) -> SortProblem | None:
    """What sort `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    x, indices = func.params[0], func.params[-1]
    k, descending = int(facts["k"]), bool(facts["descending"])
    return SortProblem(str(x.dtype), int(x.shape[1]), k, descending, str(indices.dtype), given=len(func.params) > 3)
