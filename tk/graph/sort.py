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
from functools import partial
from typing import TYPE_CHECKING, Any

from tvm import relax, te, tirx
from tvm.script import tirx as T
from tvm.tirx import IntImm

from tk.graph.dataflow import mutating, name_of, slice_of
from tk.graph.defined import defined_as, defining, function_of, sized
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
    """The first `k` of each tile of rows of `n` elements; `given`: a parameter behind x has the elements' indices. Rows of
    elements that are `inner` apart are side by side. `rows`: how many rows there are, where that is known and changes how they
    are sorted. `skip`: so many elements come before the first that is wanted."""

    dtype: str
    n: int
    k: int
    descending: bool
    indices_dtype: str
    given: bool
    rows: int | None = None
    inner: int = 1
    skip: int = 0

    @property
    def tile(self) -> int:
        """A power of 2 that holds n elements; of long rows, TILE where of each tile a quarter is wanted at most."""
        tile = LEAST
        while tile < self.n and (tile < TILE or self.skip + self.k > TILE // 4):
            tile *= 2
        return tile

    @property
    def tiles(self) -> int:
        return -(-self.n // self.tile)


def Sort(supported: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.sort, relax.argsort and relax.topk, along any axis: where it has a known length by calls of a
    `definition` that is `supported` by a rule, else by TVM's sorts of keys. Of an argsort of which one index is taken along its
    axis, nothing else is looked for."""

    @relax.expr_functor.mutator
    class Sorts(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: tvm.IRModule) -> None:
            super().__init__(mod)
            self.orders: dict[Expr, Call] = {}  # argsorts by the variables that they are bound to
            self.made: set[Expr] = set()  # variables of what is a sort's result under another shape
            self.found: dict[Expr, tuple[Expr, int, Expr]] = {}  # by an index's variable: of what, along which axis, the value

        def visit_var_binding_(self, binding: relax.VarBinding) -> None:
            if name_of(binding.value) == "argsort":
                self.orders[binding.var] = binding.value
            inside = isinstance(binding.var, relax.DataflowVar)
            one = self.one_of_an_order(binding.value) if inside else None
            if one is not None:
                data, axis, value, index = one
                self.found[binding.var] = data, axis, value
                self.made |= {value, index}
                self.set_var_remap(binding.var, index)
            elif inside and (value := self.value_of(binding.value)) is not None:
                self.set_var_remap(binding.var, value)
            else:
                super().visit_var_binding_(binding)

        def value_of(self, call: Expr) -> Expr | None:
            """The element whose index was found, where `call` gathers it."""
            if name_of(call) != "gather_elements" or call.args[1] not in self.found:
                return None
            data, axis, value = self.found[call.args[1]]
            return value if data.same_as(call.args[0]) and axis == int(call.attrs.axis) % data.ty.ndim else None

        def one_of_an_order(self, call: Expr) -> tuple[Expr, int, Expr, Expr] | None:
            """What is sorted, along which axis, and one element of the order and its index, where `call` takes that index."""
            order = self.orders.get(call.args[0]) if name_of(call) == "strided_slice" else None
            taken = None if order is None else slice_of(call)
            if order is None or taken is None or taken[2] != taken[1] + 1:
                return None
            data = order.args[0]
            if taken[0] != int(order.attrs.axis) % data.ty.ndim:
                return None
            both = _replaced(self.builder_, order, supported, self.visit_expr(data), taken[1])
            return None if both is None else (data, taken[0], *both.fields)

        def visit_call_(self, call: Call) -> Expr:
            shape = getattr(call.ty, "shape", None)
            call = super().visit_call_(call)
            if name_of(call) in ("reshape", "squeeze", "expand_dims") and call.args[0] in self.made:
                return _reshape(self.builder_, call.args[0], shape)
            if getattr(call.op, "name", "") not in SORTED:
                return call
            found = _replaced(self.builder_, call, supported)
            return _by_keys(self.builder_, call) if found is None else found

    return mutating("Sort", Sorts, of=[name.removeprefix("relax.") for name in SORTED])


def _replaced(
    builder: relax.BlockBuilder,
    call: Call,
    supported: Callable[[PrimFunc], bool],
    data: Expr | None = None,
    one: int | None = None,
) -> Expr | None:
    """`call` as kernels along its axis where it is or, where no rule takes these, as moves of the axis to the end, kernels, and
    back; None for what is left to TVM. With `one`, of `data`, the value and the index number `one` of the order alone."""
    x, attrs, name = call.args[0] if data is None else data, call.attrs, call.op.name
    shape, dtype = list(x.ty.shape.values), str(x.ty.dtype.dtype)
    axis = int(attrs.axis) % len(shape)
    if not isinstance(shape[axis], IntImm) or "float8" in dtype:
        return None
    n = int(shape[axis])
    k = n if name != "relax.topk" or int(attrs.k) < 1 else min(n, int(attrs.k))
    if n < 1 or (one is not None and not 0 <= one < n):
        return None
    k = k if one is None else 1
    order = [*(a for a in range(len(shape)) if a != axis), axis]
    rows, inner = _product([shape[a] for a in order[:-1]]), _product(shape[axis + 1 :])
    indices_dtype = "int64" if name == "relax.sort" else str(attrs.dtype)
    problem = SortProblem(dtype, n, k, _descending(call), indices_dtype, given=False, skip=one or 0)
    known, is_last = rows if isinstance(rows, int) else None, isinstance(inner, int) and inner == 1
    there = replace(problem, rows=known, inner=inner) if isinstance(inner, int) and not is_last else None
    if there is None or not supported(definition(there)):
        there = None
        problem = replace(problem, rows=known) if problem.tile > TILE else problem
        if not supported(definition(problem)):
            return None
    if there is not None or is_last:
        made = _levels(builder, x, _product(shape[:axis]), there or problem)
        back = [*shape[:axis], k, *shape[axis + 1 :]]
        values, indices = (partial(lambda each: builder.emit(relax.op.reshape(each, back)), each) for each in made)
        return _results(call, values, indices, both=one is not None)
    turned = [order.index(a) for a in range(len(shape))]
    made = _levels(builder, builder.emit(relax.op.permute_dims(x, order)), rows, problem)

    def part(each: Expr) -> Expr:
        reshaped = builder.emit(relax.op.reshape(each, [*(shape[a] for a in order[:-1]), k]))
        return builder.emit(relax.op.permute_dims(reshaped, turned))

    return _results(call, lambda: part(made[0]), lambda: part(made[1]), both=one is not None)


def _descending(call: Call) -> bool:
    return bool(call.attrs.largest) if call.op.name == "relax.topk" else bool(call.attrs.descending)


def _product(sizes: Sequence[Expr]) -> Expr | int:
    total: Any = 1
    for size in sizes:
        total = total * (int(size) if isinstance(size, IntImm) else size)
    return total


def _results(call: Call, values: Callable[[], Expr], indices: Callable[[], Expr], both: bool = False) -> Expr:
    """What `call` gives of its values and indices, which are made where it does; with `both`, both."""
    if both:
        return relax.Tuple([values(), indices()])
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


def _reshape(builder: relax.BlockBuilder, x: Expr, shape: Any) -> Expr:
    """x as `shape`; of a reshape what that reads: two of them are no view, but a copy."""
    made: Any = x
    while isinstance(made, relax.Var):
        made = builder.lookup_binding(made)
    return relax.op.reshape(made.args[0] if name_of(made) == "reshape" else x, shape)


def _levels(builder: relax.BlockBuilder, x: Expr, outer: Expr | int, problem: SortProblem) -> Sequence[Expr]:
    """Values and indices [outer, k, inner] of the first k of each row of x, of these as [outer, n, inner]."""
    inner = problem.inner
    given: list[Expr] = [builder.emit(_reshape(builder, x, [outer, problem.n, inner]))]
    while True:
        last = problem.tiles == 1
        level = problem if last else replace(problem, k=problem.skip + problem.k, skip=0, indices_dtype="int32")
        indices_dtype = level.indices_dtype
        func = definition(replace(level, given=len(given) > 1))
        shape = [outer, level.tiles * level.k, inner]
        out = [relax.TensorType(shape, problem.dtype), relax.TensorType(shape, indices_dtype)]
        call = builder.emit(relax.call_tir(builder.add_func(func, NAME), given, out))
        given = [builder.emit(relax.TupleGetItem(call, part)) for part in (0, 1)]
        if last:
            return given
        problem = replace(problem, n=level.tiles * level.k)


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
    """A PrimFunc(x[outer, n, inner], values[outer, tiles · k, inner], indices[outer, tiles · k, inner]): the first k of each
    tile of a row in order, and where they are in the row; a row is [o, :, i]. Where they are given, a parameter behind x has
    the indices[outer, n, inner] of x's elements in int32, −1 for none; k is at least 1, at most the tile. Of a tile of fewer
    than k the indices that are left are −1. An element goes where so many others are before it, less those that are skipped."""
    n, k, tiles, inner, given, body = problem.n, problem.k, problem.tiles, problem.inner, problem.given, _ranked(problem)
    facts: dict[str, int | str] = {"k": k, "descending": int(problem.descending), "skip": problem.skip, "flops": 0}

    @T.macro  # type: ignore[untyped-decorator]
    def sorts(x: Any, source: Any, values: Any, indices: Any) -> None:
        for o, i, tile in T.grid(x.shape[0], inner, tiles):
            with T.sblock("sort"):
                if given:
                    T.reads(x[o, 0:n, i], source[o, 0:n, i])
                else:
                    T.reads(x[o, 0:n, i])
                T.writes(values[o, 0 : tiles * k, i], indices[o, 0 : tiles * k, i])
                body(x, source, values, indices, o, i, tile)

    return defining(launched(problem, sorts), NAME, **facts)


def launched(problem: SortProblem, sorts: Any) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro sorts(x, source, values, indices) writes; where
    no indices are given x stands for the source."""
    outer = sized(None if problem.rows is None else problem.rows // problem.inner, "outer")
    whole, taken = (outer, problem.n, problem.inner), (outer, problem.tiles * problem.k, problem.inner)
    x, results = (whole, problem.dtype), {"values": (taken, problem.dtype), "indices": (taken, problem.indices_dtype)}
    if problem.given:
        return function_of({"x": x, "source": (whole, "int32"), **results}, sorts)

    @T.macro  # type: ignore[untyped-decorator]
    def alone(x: Any, values: Any, indices: Any) -> None:
        sorts(x, x, values, indices)

    return function_of({"x": x, **results}, alone)


def _ranked(problem: SortProblem) -> Any:
    """A macro: what a definition does with a tile of row [o, :, i]."""
    dtype, n, k, given, indices_dtype = problem.dtype, problem.n, problem.k, problem.given, problem.indices_dtype
    size, descending, skip = problem.tile, problem.descending, problem.skip
    integer = "int64" if dtype in WIDE else "int32"

    @T.macro  # type: ignore[untyped-decorator]
    def body(x: Any, source: Any, values: Any, indices: Any, o: Any, i: Any, tile: Any) -> None:
        rank = T.sblock_alloc_buffer((1,), "int32", scope="local")
        key = T.sblock_alloc_buffer((2,), integer, scope="local")
        for to in T.serial(k):
            values[o, T.Cast("int64", tile * k + to), i] = T.Cast(dtype, 0)
            indices[o, T.Cast("int64", tile * k + to), i] = T.Cast(indices_dtype, -1)
        for e in T.serial(size):
            at = T.meta_var(T.Cast("int64", tile * size + e))
            if tile * size + e < n:  # noqa: SIM102 - no index is read beyond the last
                if not given or source[o, at, i] >= 0:
                    rank[0] = 0
                    key[0] = sort_key(x[o, at, i], descending)
                    for j in T.serial(size):
                        other = T.meta_var(T.Cast("int64", tile * size + j))
                        if tile * size + j < n:  # noqa: SIM102
                            if not given or source[o, other, i] >= 0:
                                key[1] = sort_key(x[o, other, i], descending)
                                if key[1] < key[0] or (key[1] == key[0] and j < e):
                                    rank[0] = rank[0] + 1
                    if rank[0] >= skip and rank[0] < skip + k:
                        values[o, T.Cast("int64", tile * k + rank[0] - skip), i] = x[o, at, i]
                        indices[o, T.Cast("int64", tile * k + rank[0] - skip), i] = T.Cast(
                            indices_dtype, source[o, at, i] if given else tile * size + e
                        )

    return body


def sort_problem(func: PrimFunc) -> SortProblem | None:
    """What sort `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    x, indices = func.params[0], func.params[-1]
    k, descending, inner = int(facts["k"]), bool(facts["descending"]), int(x.shape[2])
    rows = int(x.shape[0]) * inner if isinstance(x.shape[0], IntImm) else None
    given, skip = len(func.params) > 3, int(facts["skip"])
    return SortProblem(str(x.dtype), int(x.shape[1]), k, descending, str(indices.dtype), given, rows, inner, skip)
