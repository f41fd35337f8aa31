"""Scattered writes as functions of their own, which rules have kernels for: on a GPU TVM's run in one thread, or not at all.

    out = data;  out[linear_index[u]·K + k] = updates[u·K + k]     (or +=, *=, min=, max=)
    data[N·K], linear_index[U], updates[U·K]

Indices become flat indices first, an expression of its own: negative ones count from the end, what lies outside is nowhere
(−1) and is not written. Then one function goes over the updates. Indices of single elements along an axis, as many as there are
updates, become flat indices in that function, on a GPU and where sizes are known:

    out[(o·N + index[o, m, i])·I + i] ⊕= updates[o, m, i]          data[O, N, I], index[O, M, I], updates[O, M, I]

It writes `out` alone, which lies over `data`
(tk/graph/memory/copies.py has it copied where it is read otherwise). The order of sums of floating numbers is not fixed on a
GPU, as in torch. Of several values written to one index any one stays; on a CPU the last.

A slice that is written into what a call keeps, an input that the program writes into, is a scatter at constant indices: the
rest of a cache is not passed over. Elsewhere a slice that is written is an expression like any other.

    cache[:, 2:4] = x      →      cache[linear_index] = x,   linear_index[b, i] = b · N + 2 + i
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te, tirx
from tvm.ir import GenericConst
from tvm.script import tirx as T
from tvm.tirx import IntImm

from tk.graph.dataflow import dtype_of, mutating, name_of, static_size
from tk.graph.defined import Statements, defined_as, defining, function_of
from tk.graph.memory.copies import OVER
from tk.graph.memory.state import MUTATED

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, IRModule
    from tvm.tirx import Buffer, PrimFunc

    from tk.target import Target

__all__ = [
    "Axis",
    "Scatter",
    "ScatterProblem",
    "combiner",
    "definition",
    "fused_definition",
    "is_fused",
    "launched",
    "scatter_problem",
]

NAME = "scatter"
REDUCTIONS = ("update", "add", "mul", "min", "max")
FUSED = "fused"  # of a definition's facts: it begins with what makes indices or updates


@dataclass(frozen=True)
class Axis:
    """Sizes O, N, M and I of data[O, N, I] and of index and updates[O, M, I]; the dtype of the index, and whether one outside
    of 0 … N − 1 is moved to the nearest inside, or else counts from the end or is nowhere; the dtype of the updates, which are
    wider once they are combined."""

    outer: int
    size: int
    taken: int
    inner: int
    index: str
    clamped: bool
    updates_dtype: str

    @property
    def updates(self) -> int:
        """Elements of the updates."""
        return self.outer * self.taken * self.inner

    @property
    def elements(self) -> int:
        """Elements of the data."""
        return self.outer * self.size * self.inner

    def position(self, e: Any, index: Any) -> Any:
        """The flat index in the data of update `e`, whose index is `index`; −1 where it is nowhere."""
        dtype = str(e.ty.dtype)
        at = tirx.Cast(dtype, index)
        if self.clamped:
            at = tirx.Cast(dtype, tirx.max(tirx.min(index, tirx.const(self.size - 1, self.index)), tirx.const(0, self.index)))
        else:
            at = tirx.Select(at < 0, at + self.size, at)
        position = (e // (self.taken * self.inner) * self.size + at) * self.inner + e % self.inner
        if self.clamped:
            return position
        return tirx.Select(tirx.And(at >= 0, at < self.size), position, tirx.const(-1, dtype))


@dataclass(frozen=True)
class ScatterProblem:
    """data[linear_index[u] · k …] of `dtype` combined with rows of `k` updates, None where that is known at run time;
    `reduction` is update, add, mul, min or max. `axis` is where each update has an index of its own along an axis."""

    dtype: str
    reduction: str
    k: int | None
    axis: Axis | None = None


def Scatter(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.scatter_nd, and relax.scatter_elements on a GPU, by calls of a `definition`; likewise
    relax.slice_scatter, and relax.scatter_elements anywhere, on the way from an input that "main" writes into to what it
    writes there."""

    @tvm.transform.module_pass(opt_level=0, name="UnreadSlices")  # type: ignore[untyped-decorator]
    def unread(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        keeps = "main" in mod and (mod["main"].attrs or {}).get(MUTATED)
        return relax.transform.DeadCodeElimination(["main"])(mod) if keeps else mod

    @relax.expr_functor.mutator
    class Scatters(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: IRModule) -> None:
            super().__init__(mod)
            self.kept = {hash(call) for call in _kept(mod["main"])} if "main" in mod else set()
            self.values = {b.var: b.value for block in mod["main"].body.blocks for b in block.bindings} if self.kept else {}
            self.work = _Writer(self.builder_, target.is_gpu)

        def visit_call_(self, call: Call) -> Call:
            kept, region = hash(call) in self.kept, None
            name = name_of(call)
            if kept and name == "slice_scatter":
                region = _region(call, self.values)
            new = super().visit_call_(call)
            if name == "reshape":
                return relax.op.reshape(self.work.unviewed(new.args[0]), new.args[1])
            if region is not None:
                axes, source = region
                return self.work.by_slices(new, axes, self.visit_expr(source))
            if str(getattr(new.attrs, "reduction", "")) not in REDUCTIONS:
                return new
            if name == "scatter_nd":
                return self.work.by_tuples(new)
            if name == "scatter_elements" and (kept or target.is_gpu):
                return self.work.by_elements(new)
            return new

    return mutating("Scatter", Scatters, unread, of=("scatter_elements", "scatter_nd", "slice_scatter"))


def _kept(main: relax.Function) -> Iterator[Any]:
    """The calls, from what "main" writes into an input back to that input, that write parts of it."""
    names = [str(name) for name in (main.attrs or {}).get(MUTATED) or ()]
    if not names:
        return
    values = {binding.var: binding.value for block in main.body.blocks for binding in block.bindings}
    last = values.get(main.body.body, main.body.body)
    for var in list(last.fields)[len(last.fields) - len(names) :]:
        chain = []
        while (value := values.get(var)) is not None:
            if isinstance(value, relax.Var):
                var = value
                continue
            if name_of(value) not in ("reshape", "scatter_nd", "scatter_elements", "slice_scatter"):
                break
            chain.append(value)
            var = value.args[0]
        if str(getattr(var, "name", "")) in names:
            yield from chain


Axes = dict[int, tuple[Any, Any]]
"""By dim that is written in part: the first index, and the step."""


def _region(call: Call, values: Any) -> tuple[Axes, Expr]:
    """What a slice_scatter writes of its data, and with what: a slice of a slice that is written is a slice in more dims."""
    axes: Axes = {}
    data = call.args[0]
    while True:
        _, source, begin, _, step = call.args
        axes[int(call.attrs.axis)] = (_number(begin), _number(step))
        inner: Any = values.get(source) if isinstance(source, relax.Var) else None
        if name_of(inner) != "slice_scatter" or int(inner.attrs.axis) in axes:
            return axes, source
        if not _is_slice(values.get(inner.args[0]), values, data, axes):
            return axes, source
        call = inner


def _is_slice(value: Any, values: Any, data: Any, axes: Axes) -> bool:
    """Whether `value` is data[axes], cut one dim after the other."""
    found: Axes = {}
    while name_of(value) == "strided_slice":
        x, along, begin, _, *steps = value.args
        for n, axis in enumerate(along.fields):
            step = _number(steps[0].fields[n]) if steps else 1
            if int(_number(axis)) in found:
                return False
            found[int(_number(axis))] = (_number(begin.fields[n]), step)
        if x.same_as(data):
            return found.keys() == axes.keys() and all(
                _same(a, b) for k in axes for a, b in zip(axes[k], found[k], strict=True)
            )
        value = values.get(x)
    return False


def _number(value: Expr) -> int:
    """The number, or the expression of sizes, that an argument of an operator is."""
    value = getattr(value, "value", value) if not isinstance(value, IntImm) else value
    return int(value) if isinstance(value, int | IntImm) else value


def _constant(value: Expr) -> float | None:
    """The number that a scalar constant is; None for anything else."""
    return float(value.value.numpy()) if isinstance(value, GenericConst) and not value.ty.shape.values else None


def _same(a: Expr | int, b: Expr | int) -> bool:
    return a == b if isinstance(a, int) and isinstance(b, int) else bool(tvm.sym.Analyzer().can_prove_equal(a, b))


class _Writer:
    """Emits calls of definitions; indices that several writes share are computed once."""

    def __init__(self, builder: relax.BlockBuilder, on_gpu: bool) -> None:
        self.builder, self.on_gpu = builder, on_gpu
        self.known: list[tuple[Expr, list[Expr], Expr]] = []  # indices, the shape that they index, flat indices

    def by_tuples(self, call: Call) -> Expr:
        """out[indices[u, 0], …, indices[u, M − 1], …] = updates[u, …]."""
        data, indices, updates = call.args
        shape, count = list(data.ty.shape.values), int(indices.ty.shape.values[-1])
        outer = list(indices.ty.shape.values[:-1])

        def linear_indices(at: te.Tensor, extents: list[Expr]) -> te.Tensor:
            def linear_index(*u: Expr) -> Expr:
                return _linear_index([at(*u, j).astype("int64") for j in range(count)], list(extents))

            return te.compute(outer or [1], linear_index if outer else lambda _: linear_index(), name="indices")

        positions = self.positions(linear_indices, indices, shape[:count])
        return self.call(call, data, positions, updates, [prod(shape[:count]), prod(shape[count:]), prod(outer)])

    def by_elements(self, call: Call) -> Expr:
        """out[i, …, indices[i, …, j, …], …] = updates[i, …, j, …] along one axis."""
        data, indices, updates = call.args
        shape, given = list(data.ty.shape.values), list(indices.ty.shape.values)
        axis = int(call.attrs.axis) % len(shape)
        if self.on_gpu and (along := self.along(call, axis)) is not None:
            index, updates, found = along
            return self.call(call, data, index, updates, [found.elements, 1, found.updates], found)

        def linear_indices(at: te.Tensor, extents: list[Expr]) -> te.Tensor:
            def linear_index(*i: Expr) -> Expr:
                return _linear_index([*i[:axis], at(*i).astype("int64"), *i[axis + 1 :]], list(extents), axis)

            return te.compute(given, linear_index, name="indices")

        rows = self.builder.emit_te(linear_indices, indices, shape, primfunc_name_hint="indices")
        return self.call(call, data, rows, updates, [prod(shape), 1, prod(given)])

    def along(self, call: Call, axis: int) -> tuple[Expr, Expr, Axis] | None:
        """The indices as they were before they were moved inside and made wider, the updates as they were before that, and what
        is known of the axis; None where a size is not, or there are fewer indices than data along another axis."""
        data, indices, updates = call.args
        sizes, taken = ([static_size(dim) for dim in each.ty.shape.values] for each in (data, indices))
        if (
            None in sizes
            or None in taken
            or any(a != b for n, (a, b) in enumerate(zip(sizes, taken, strict=True)) if n != axis)
        ):
            return None
        outer, inner = prod(int(n or 0) for n in sizes[:axis]), prod(int(n or 0) for n in sizes[axis + 1 :])
        size, count = int(sizes[axis] or 0), int(taken[axis] or 0)
        index, clamped = self._unclamped(indices, size)
        index = self._narrow(index, {"int64": ("int32",)})
        if dtype_of(index) not in ("int32", "int64") or min(outer, inner, size, count) < 1:
            return None
        updates = self._narrow(updates, {"float32": ("float16", "bfloat16")})
        return index, updates, Axis(outer, size, count, inner, dtype_of(index), clamped, dtype_of(updates))

    def _narrow(self, x: Expr, wider: dict[str, tuple[str, ...]]) -> Expr:
        """What `x` was before a cast from one of the dtypes that are given for its own."""
        value = self._value(x)
        is_cast = name_of(value) == "astype" and dtype_of(value.args[0]) in wider.get(dtype_of(x), ())
        return value.args[0] if is_cast else x

    def _value(self, x: Expr) -> Any:
        return self.builder.lookup_binding(x) if isinstance(x, relax.Var) else None

    def _unclamped(self, x: Expr, size: int) -> tuple[Expr, bool]:
        """(y, True) where x is max(min(y, size − 1), 0), else (x, False)."""
        outer = self._value(x)
        if name_of(outer) != "maximum" or _constant(outer.args[1]) != 0:
            return x, False
        inner = self._value(outer.args[0])
        if name_of(inner) != "minimum" or _constant(inner.args[1]) != size - 1:
            return x, False
        return inner.args[0], True

    def by_slices(self, call: Call, axes: Axes, source: Expr) -> Expr:
        """out[…, begin + i · step, …] = source[…, i, …] in the dims of `axes`."""
        data = call.args[0]
        shape, given = list(data.ty.shape.values), list(source.ty.shape.values)
        count = max(axes) + 1

        def element(*i: Expr) -> Expr:
            linear_index: Expr = tirx.const(0, "int64")
            for axis in range(count):
                begin, step = axes.get(axis, (0, 1))
                linear_index = linear_index * shape[axis] + begin + i[axis] * step
            return linear_index

        rows = self.builder.emit_te(
            lambda extents: te.compute(list(extents)[:count], element, name="indices"), given, primfunc_name_hint="indices"
        )
        return self.call(call, data, rows, source, [prod(shape[:count]), prod(shape[count:]), prod(given[:count])])

    def unviewed(self, x: Expr) -> Expr:
        """What `x` is a reshape of: one reshape of a tensor is a view of it, several are a kernel."""
        while isinstance(x, relax.Var) and name_of(value := self.builder.lookup_binding(x)) == "reshape":
            x = value.args[0]
        return x

    def positions(self, compute: Any, indices: Expr, shape: list[Expr]) -> Expr:
        for known, extents, rows in self.known:
            if (
                known.same_as(indices)
                and len(extents) == len(shape)
                and all(map(_same, map(_number, extents), map(_number, shape)))
            ):
                return rows
        rows = self.builder.emit_te(compute, indices, shape, primfunc_name_hint="indices")
        self.known.append((indices, shape, rows))
        return rows

    def call(
        self, call: Call, data: Expr, rows: Expr, updates: Expr, counts: list[Expr | int], axis: Axis | None = None
    ) -> Call:
        n, k, u = counts
        dtype, reduction = str(call.ty.dtype.dtype), str(getattr(call.attrs, "reduction", "update"))
        emit = self.builder.emit
        sizes = ((data, n * k), (rows, u), (updates, u * k))
        flat = [emit(relax.op.reshape(self.unviewed(x), [size])) for x, size in sizes]
        var = self.builder.add_func(definition(ScatterProblem(dtype, reduction, static_size(k), axis)), NAME)
        written = emit(relax.call_tir(var, flat, relax.TensorType([n * k], dtype)))
        return relax.op.reshape(written, call.ty.shape)


def _linear_index(index: Sequence[Expr], shape: Sequence[Expr], axis: int | None = None) -> Expr:
    """The place of `index` in an array of `shape`; −1 where it, or its `axis` alone, is outside."""
    linear_index: Expr = tirx.const(0, "int64")
    inside: Expr = tirx.const(True, "bool")
    for n, (each, extent) in enumerate(zip(index, shape, strict=True)):
        at = each
        if axis is None or n == axis:
            at = tirx.Select(each < 0, each + extent, each)
            inside = tirx.And(inside, tirx.And(at >= 0, at < extent))
        linear_index = linear_index * extent + at
    return tirx.Select(inside, linear_index, tirx.const(-1, "int64"))


def combiner(reduction: str) -> Callable[[Expr, Expr], Expr]:
    """What comes of the value that is there and an update."""
    ways: dict[str, Callable[[Expr, Expr], Expr]] = {"add": operator.add, "mul": operator.mul, "min": tirx.min, "max": tirx.max}
    return ways[reduction] if reduction != "update" else lambda _, new: new


def launched(problem: ScatterProblem, statements: Statements, sizes: tuple[int, int] | None = None) -> PrimFunc:
    """The function with the definition's parameters, of known `sizes` or any, whose statements the macro of that name writes,
    given its tensors."""
    size, u, count = (tirx.Var(name, "int64") for name in ("size", "u", "count"))
    index, updates, axis = "int64", problem.dtype, problem.axis
    if sizes is not None:
        size, u, count = (tirx.const(each, "int64") for each in (*sizes, sizes[1] * int(problem.k or 1)))
    if axis is not None:
        size, u, count = (tirx.const(each, "int64") for each in (axis.elements, axis.updates, axis.updates))
        index, updates = axis.index, axis.updates_dtype
    data = ((size,), problem.dtype)
    return function_of({"data": data, "index": ((u,), index), "updates": ((count,), updates), "out": data}, statements)


@lru_cache(maxsize=64)  # TVMScript is parsed anew each time, and a language model writes two caches a layer
def definition(problem: ScatterProblem, sizes: tuple[int, int] | None = None) -> PrimFunc:
    """A PrimFunc(data[N·K], linear_index[U], updates[U·K], out[N·K]), `out` over `data`, indices in int64: updates one after
    the other; of known `sizes`, N·K and U, or any; along an axis, PrimFunc(data[O·N·I], index[O·M·I], updates[O·M·I],
    out[O·N·I])."""
    if problem.axis is not None:
        return _along(problem, problem.axis)
    k, combine = problem.k, combiner(problem.reduction)

    @T.macro  # type: ignore[untyped-decorator]
    def scatter(data: Buffer, linear_index: Buffer, updates: Buffer, out: Buffer) -> None:
        size, u, count = T.meta_var((data.shape[0], linear_index.shape[0], updates.shape[0]))
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else T.int64(k))
        for row in T.serial(u):
            with T.sblock("scatter"):
                T.reads(linear_index[row], updates[0:count], data[0:size])  # what lies there, by its name
                T.writes(out[0:size])
                if linear_index[row] >= 0:
                    for at in T.serial(columns):
                        to = T.meta_var(linear_index[row] * columns + at)
                        out[to] = combine(out[to], updates[row * columns + at])

    func = launched(problem, scatter, sizes).with_attr(OVER, 0)
    return defining(func, NAME, reduction=problem.reduction, columns=k or 0)


def _along(problem: ScatterProblem, axis: Axis) -> PrimFunc:
    dtype, size, count = problem.dtype, axis.elements, axis.updates
    combine = combiner(problem.reduction)

    @T.macro  # type: ignore[untyped-decorator]
    def scatter(data: Buffer, index: Buffer, updates: Buffer, out: Buffer) -> None:
        for e in T.serial(T.int64(count)):
            with T.sblock("scatter"):
                T.reads(index[e], updates[e], data[0:size])  # what lies there, by its name
                T.writes(out[0:size])
                to = T.meta_var(axis.position(e, index[e]))
                if to >= 0:
                    out[to] = combine(out[to], T.Cast(dtype, updates[e]))

    names = ("outer", "size", "taken", "inner", "index", "updates_dtype")
    facts: dict[str, int | str] = {name: getattr(axis, name) for name in names}
    func = launched(problem, scatter).with_attr(OVER, 0)
    return defining(func, NAME, reduction=problem.reduction, columns=1, clamped=int(axis.clamped), **facts)


def fused_definition(func: PrimFunc, definition: PrimFunc, over: int) -> PrimFunc:
    """`func`, the blocks of functions that make a definition's indices or updates and its own, marked as the definition was:
    `over` is the number of the parameter that the result lies over."""
    facts = defined_as(definition, NAME)
    assert facts is not None
    return defining(func.with_attr(OVER, over), **{**facts, FUSED: 1})  # type: ignore[arg-type]


def is_fused(func: PrimFunc) -> bool:
    """Whether scattered writes are defined with what makes their indices or updates."""
    facts = defined_as(func, NAME)
    return facts is not None and FUSED in facts


def scatter_problem(func: PrimFunc) -> ScatterProblem | None:
    """What scattered writes `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    axis = None
    if "taken" in facts:
        outer, size, taken, inner = (int(facts[name]) for name in ("outer", "size", "taken", "inner"))
        axis = Axis(outer, size, taken, inner, str(facts["index"]), bool(facts["clamped"]), str(facts["updates_dtype"]))
    return ScatterProblem(str(func.params[-1].dtype), str(facts["reduction"]), int(facts["columns"]) or None, axis)
