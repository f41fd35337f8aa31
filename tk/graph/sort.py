"""Sorts and the k greatest or least: on a GPU functions of their own, elsewhere sorts of integers of the same order.

A function puts the tiles of a row in order, which is that of integer keys: equal elements keep their order, NaN is greater
than all and −0 equals 0. A tile is the whole row, or 4,096 elements where at most a quarter of them is wanted: the k greatest
of a long row are those of each tile first, then those of what is left, as often as it takes.

    x[rows, 131072], k = 50:   32 tiles → 32 · 50 elements → 50

What no rule takes is left to TVM, which loses NaN in comparisons and knows fewer dtypes: it gets the keys.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx
from tvm.script import tirx as T
from tvm.tirx import IntImm

from tk.graph.dataflow import mutating
from tk.graph.defined import defined_as, defining
from tk.graph.ordered_bits import ordered_bits

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["TILE", "WIDE", "Sort", "SortProblem", "definition", "sort_key", "sort_problem"]

NAME = "sort"
TILE = 4096
LEAST = 64  # elements of the smallest tile
WIDE = ("float64", "int64", "uint32", "uint64")  # dtypes whose keys take 64 bits
SORTED = frozenset({"relax.sort", "relax.argsort", "relax.topk"})


@dataclass(frozen=True)
class SortProblem:
    """The first `k` of each tile of rows of `n` elements; `given`: a parameter behind x has the elements' indices. `rows`: how
    many rows there are, where that is known and changes how they are sorted."""

    dtype: str
    n: int
    k: int
    descending: bool
    indices_dtype: str
    given: bool
    rows: int | None = None

    @property
    def tile(self) -> int:
        """A power of 2 that holds n elements; of long rows, TILE where of each tile a quarter is wanted at most."""
        tile = LEAST
        while tile < self.n and (tile < TILE or self.k > TILE // 4):
            tile *= 2
        return tile

    @property
    def tiles(self) -> int:
        return -(-self.n // self.tile)


def Sort(supported: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.sort, relax.argsort and relax.topk, along any axis: where it has a known length by calls of a
    `definition` that is `supported` by a rule, else by TVM's sorts of keys."""

    @relax.expr_functor.mutator
    class Sorts(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") not in SORTED:
                return call
            found = _replaced(self.builder_, call, supported)
            return _by_keys(self.builder_, call) if found is None else found

    return mutating("Sort", Sorts)


def _replaced(builder: relax.BlockBuilder, call: Call, supported: Callable[[PrimFunc], bool]) -> Expr | None:
    """`call` as moves of its axis to the end, kernels, and back; None for what is left to TVM."""
    x, attrs, name = call.args[0], call.attrs, call.op.name
    shape, dtype = list(x.ty.shape.values), str(x.ty.dtype.dtype)
    axis = int(attrs.axis) % len(shape)
    if not isinstance(shape[axis], IntImm) or "float8" in dtype:
        return None
    n = int(shape[axis])
    k = n if name != "relax.topk" or int(attrs.k) < 1 else min(n, int(attrs.k))
    if n < 1:
        return None
    order = [*(a for a in range(len(shape)) if a != axis), axis]
    rows = _product([shape[a] for a in order[:-1]])
    indices_dtype = "int64" if name == "relax.sort" else str(attrs.dtype)
    problem = SortProblem(dtype, n, k, _descending(call), indices_dtype, given=False)
    if problem.tile > TILE and isinstance(rows, int):
        problem = replace(problem, rows=rows)
    if not supported(definition(problem)):
        return None
    back = [order.index(a) for a in range(len(shape))]
    moved = x if order == sorted(order) else builder.emit(relax.op.permute_dims(x, order))
    both = _levels(builder, builder.emit(relax.op.reshape(moved, [rows, n])), rows, problem)

    def part(each: Expr) -> Expr:
        reshaped = builder.emit(relax.op.reshape(each, [*(shape[a] for a in order[:-1]), k]))
        return reshaped if order == sorted(order) else builder.emit(relax.op.permute_dims(reshaped, back))

    return _results(call, lambda: part(both[0]), lambda: part(both[1]))


def _descending(call: Call) -> bool:
    return bool(call.attrs.largest) if call.op.name == "relax.topk" else bool(call.attrs.descending)


def _product(sizes: Sequence[Expr]) -> Expr | int:
    total: Any = 1
    for size in sizes:
        total = total * (int(size) if isinstance(size, IntImm) else size)
    return total


def _results(call: Call, values: Callable[[], Expr], indices: Callable[[], Expr]) -> Expr:
    """What `call` gives of its values and indices, which are made where it does."""
    if call.op.name == "relax.sort":
        return values()
    if call.op.name == "relax.argsort":
        return indices()
    made = {"values": [values], "indices": [indices]}.get(str(call.attrs.ret_type), [values, indices])
    parts = [make() for make in made]
    return parts[0] if len(parts) == 1 else relax.Tuple(parts)


def _by_keys(builder: relax.BlockBuilder, call: Call) -> Expr:
    """`call` as TVM's sort of integer keys, and the elements where they are found."""
    x, attrs = call.args[0], call.attrs
    dtype, axis = str(x.ty.dtype.dtype), int(attrs.axis) % x.ty.ndim
    keys = x
    if dtype not in ("int32", "int64"):

        def keyed(data: te.Tensor) -> te.Tensor:
            return te.compute(data.shape, lambda *at: sort_key(data(*at), descending=False), name="order")

        keys = builder.emit_te(keyed, x, primfunc_name_hint="order")
    indices_dtype = "int64" if call.op.name == "relax.sort" else str(attrs.dtype)
    if call.op.name == "relax.topk" and int(attrs.k) > 0:
        found = relax.op.topk(keys, int(attrs.k), axis, "indices", _descending(call), indices_dtype)
    else:
        found = relax.op.argsort(keys, axis, _descending(call), indices_dtype)
    indices = builder.emit(found)
    return _results(call, lambda: builder.emit(relax.op.gather_elements(x, indices, axis)), lambda: indices)


def _levels(builder: relax.BlockBuilder, x: Expr, rows: Expr | int, problem: SortProblem) -> Sequence[Expr]:
    """Values and indices [rows, k] of the first k of each row of x[rows, n]."""
    given: list[Expr] = [x]
    while True:
        last = problem.tiles == 1
        indices_dtype = problem.indices_dtype if last else "int32"
        func = definition(replace(problem, indices_dtype=indices_dtype, given=len(given) > 1))
        size = problem.tiles * problem.k
        out = [relax.TensorType([rows, size], problem.dtype), relax.TensorType([rows, size], indices_dtype)]
        call = builder.emit(relax.call_tir(builder.add_func(func, NAME), given, out))
        given = [builder.emit(relax.TupleGetItem(call, part)) for part in (0, 1)]
        if last:
            return given
        problem = replace(problem, n=size)


def sort_key(value: Expr, descending: bool) -> Expr:
    """A signed integer in the order of `value`s, or in the other one: int32, int64 for those of `WIDE`."""
    dtype = str(value.ty.dtype)
    wide = "int64" if dtype in WIDE else "int32"
    if "float" in dtype:
        key = ordered_bits(value if dtype in ("float32", "float64") else value.astype("float32"))
    else:
        key = value if dtype == wide else value.astype(wide)
        key = key ^ tirx.const(-(2**63), wide) if dtype == "uint64" else key
    return tirx.bitwise_not(key) if descending else key


def definition(problem: SortProblem) -> PrimFunc:
    """A PrimFunc(x[rows, n], values[rows, tiles · k], indices[rows, tiles · k]): the first k of each tile of a row in order,
    and where they are in the row. Where they are given, a parameter behind x has the indices[rows, n] of x's elements in
    int32, −1 for none; k is at least 1, at most the tile. Of a tile of fewer than k the indices that are left are −1. An
    element goes where so many others are before it."""
    dtype, n, k, indices_dtype, tiles = problem.dtype, problem.n, problem.k, problem.indices_dtype, problem.tiles
    body = _ranked(problem)
    if problem.given:

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

        return defining(sort_given, NAME, k=k, descending=int(problem.descending), flops=0)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def sort(x_handle: T.handle, values_handle: T.handle, indices_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
        any_rows = T.int64()
        rows = T.meta_var(any_rows if problem.rows is None else T.int64(problem.rows))
        x = T.match_buffer(x_handle, [rows, n], dtype=dtype)
        values = T.match_buffer(values_handle, [rows, tiles * k], dtype=dtype)
        indices = T.match_buffer(indices_handle, [rows, tiles * k], dtype=indices_dtype)
        for row, tile in T.grid(rows, tiles):
            with T.sblock("sort"):
                T.reads(x[row, 0:n])
                T.writes(values[row, 0 : tiles * k], indices[row, 0 : tiles * k])
                body(x, x, values, indices, row, tile)

    return defining(sort, NAME, k=k, descending=int(problem.descending), flops=0)


def _ranked(problem: SortProblem) -> Any:
    """A macro: what a definition does with a tile of a row."""
    dtype, n, k, given, indices_dtype = problem.dtype, problem.n, problem.k, problem.given, problem.indices_dtype
    size, descending = problem.tile, problem.descending
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
            if tile * size + i < n:  # noqa: SIM102 - no index is read beyond the last
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

    return body


def sort_problem(func: PrimFunc) -> SortProblem | None:
    """What sort `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    x, indices = func.params[0], func.params[-1]
    k, descending = int(facts["k"]), bool(facts["descending"])
    rows = int(x.shape[0]) if isinstance(x.shape[0], IntImm) else None
    return SortProblem(str(x.dtype), int(x.shape[1]), k, descending, str(indices.dtype), len(func.params) > 3, rows)
