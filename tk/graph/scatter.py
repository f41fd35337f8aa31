"""Scattered writes as kernels that come scheduled: on a GPU TVM's own run in one thread, or not at all.

    out = data;  out[linear_index[u]·K + k] = updates[u·K + k]     (or +=, *=, min=, max=)
    data[N·K], linear_index[U], updates[U·K]

Indices become places first, an expression of its own: negative ones count from the end, what lies outside is nowhere
(−1) and is not written. Then one kernel goes over the updates, a thread an element, or 16 bytes where nothing is joined. It
writes `out` alone, which lies over `data` (tk/graph/memory/copies.py has it copied where it is read otherwise). Sums, minima
and maxima are atomic operations of the hardware where it has them, else the others by compare-and-swap: the order of sums
of floating numbers is not fixed, as in torch. Of several values written to one place any one stays; on a CPU the last.

A slice that is written into what a call keeps, an input that the program writes into, is a scatter at constant places: the rest
of a cache is not passed over. Elsewhere a slice that is written is an expression like any other.

    cache[:, 2:4] = x      →      cache[linear_index] = x,   linear_index[b, i] = b · N + 2 + i
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import mutating, name_of
from tk.graph.memory.copies import OVER
from tk.graph.memory.state import MUTATED

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["Scatter", "cpu_kernel", "gpu_kernel"]

OPAQUE = 8  # TVM's OpPatternKind: nothing is fused with it
THREADS = 256
COLUMNS = 1 << 14  # elements of a row that a CPU's core writes at once
ADDED = ("float16", "bfloat16", "float32", "float64", "int32", "uint32")  # CUDA's atomicAdd
EXTREME = {"int32": "s32", "uint32": "u32", "int64": "s64", "uint64": "u64"}  # PTX's red.min and red.max
REDUCTIONS = ("update", "add", "mul", "min", "max")
SWAPPED = {16: "uint16", 32: "uint32"}


def Scatter(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.scatter_nd, and relax.scatter_elements on a GPU, by calls of kernels; likewise relax.slice_scatter, and
    relax.scatter_elements anywhere, on the way from an input that "main" writes into to what it writes there."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="UnreadSlices")  # type: ignore[untyped-decorator]
    def unread(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        keeps = "main" in mod and (mod["main"].attrs or {}).get(MUTATED)
        return relax.transform.DeadCodeElimination(["main"])(mod) if keeps else mod

    @relax.expr_functor.mutator
    class Scatters(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: Any) -> None:
            super().__init__(mod)
            self.kept = {hash(call) for call in _kept(mod["main"])} if "main" in mod else set()
            self.values = {b.var: b.value for block in mod["main"].body.blocks for b in block.bindings} if self.kept else {}
            self.work = _Writer(self.builder_, target.is_gpu)

        def visit_call_(self, call: Any) -> Any:
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

    return mutating("Scatter", Scatters, unread)


def _kept(main: Any) -> Iterator[Any]:
    """The calls, from what "main" writes into an input back to that input, that write parts of it."""
    from tvm import relax

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


def _region(call: Any, values: Any) -> tuple[Axes, Any]:
    """What a slice_scatter writes of its data, and with what: a slice of a slice that is written is a slice in more dims."""
    from tvm import relax

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


def _number(value: Any) -> Any:
    """The number, or the expression of sizes, that an argument of an operator is."""
    from tvm.tirx import IntImm

    value = getattr(value, "value", value) if not isinstance(value, IntImm) else value
    return int(value) if isinstance(value, int | IntImm) else value


def _same(a: Any, b: Any) -> bool:
    import tvm

    return a == b if isinstance(a, int) and isinstance(b, int) else bool(tvm.sym.Analyzer().can_prove_equal(a, b))


class _Writer:
    """Emits calls of kernels; places that several writes share are computed once."""

    def __init__(self, builder: Any, on_gpu: bool) -> None:
        self.builder, self.on_gpu = builder, on_gpu
        self.known: list[tuple[Any, list[Any], Any]] = []  # indices, the shape that they index, places

    def by_tuples(self, call: Any) -> Any:
        """out[indices[u, 0], …, indices[u, M − 1], …] = updates[u, …]."""
        from tvm import te

        data, indices, updates = call.args
        shape, count = list(data.ty.shape.values), int(indices.ty.shape.values[-1])
        outer = list(indices.ty.shape.values[:-1])

        def linear_indices(at: Any, extents: Any) -> Any:
            def linear_index(*u: Any) -> Any:
                return _linear_index([at(*u, j).astype("int64") for j in range(count)], list(extents))

            return te.compute(outer or [1], linear_index if outer else lambda _: linear_index(), name="places")

        places = self.places(linear_indices, indices, shape[:count])
        return self.call(call, data, places, updates, [_product(shape[:count]), _product(shape[count:]), _product(outer)])

    def by_elements(self, call: Any) -> Any:
        """out[i, …, indices[i, …, j, …], …] = updates[i, …, j, …] along one axis."""
        from tvm import te

        data, indices, updates = call.args
        shape, given = list(data.ty.shape.values), list(indices.ty.shape.values)
        axis = int(call.attrs.axis) % len(shape)

        def linear_indices(at: Any, extents: Any) -> Any:
            def linear_index(*i: Any) -> Any:
                return _linear_index([*i[:axis], at(*i).astype("int64"), *i[axis + 1 :]], list(extents), axis)

            return te.compute(given, linear_index, name="places")

        rows = self.builder.emit_te(linear_indices, indices, shape, primfunc_name_hint="places")
        return self.call(call, data, rows, updates, [_product(shape), 1, _product(given)])

    def by_slices(self, call: Any, axes: Axes, source: Any) -> Any:
        """out[…, begin + i · step, …] = source[…, i, …] in the dims of `axes`."""
        from tvm import te, tirx

        data = call.args[0]
        shape, given = list(data.ty.shape.values), list(source.ty.shape.values)
        count = max(axes) + 1

        def element(*i: Any) -> Any:
            linear_index: Any = tirx.const(0, "int64")
            for axis in range(count):
                begin, step = axes.get(axis, (0, 1))
                linear_index = linear_index * shape[axis] + begin + i[axis] * step
            return linear_index

        rows = self.builder.emit_te(
            lambda extents: te.compute(list(extents)[:count], element, name="places"), given, primfunc_name_hint="places"
        )
        return self.call(call, data, rows, source, [_product(shape[:count]), _product(shape[count:]), _product(given[:count])])

    def unviewed(self, x: Any) -> Any:
        """What `x` is a reshape of: one reshape of a tensor is a view of it, several are a kernel."""
        from tvm import relax

        while isinstance(x, relax.Var) and name_of(value := self.builder.lookup_binding(x)) == "reshape":
            x = value.args[0]
        return x

    def places(self, compute: Any, indices: Any, shape: list[Any]) -> Any:
        for known, extents, rows in self.known:
            if (
                known.same_as(indices)
                and len(extents) == len(shape)
                and all(map(_same, map(_number, extents), map(_number, shape)))
            ):
                return rows
        rows = self.builder.emit_te(compute, indices, shape, primfunc_name_hint="places")
        self.known.append((indices, shape, rows))
        return rows

    def call(self, call: Any, data: Any, rows: Any, updates: Any, counts: list[Any]) -> Any:
        from tvm import relax

        n, k, u = counts
        dtype, reduction = str(call.ty.dtype.dtype), str(getattr(call.attrs, "reduction", "update"))
        emit = self.builder.emit
        sizes = ((data, n * k), (rows, u), (updates, u * k))
        flat = [emit(relax.op.reshape(self.unviewed(x), [size])) for x, size in sizes]
        kernel = (
            gpu_kernel(dtype, reduction, _static(k), _vector(k, dtype))
            if self.on_gpu
            else cpu_kernel(dtype, reduction, _static(k))
        )
        var = self.builder.add_func(kernel, "scatter")
        written = emit(relax.call_tir(var, flat, relax.TensorType([n * k], dtype)))
        return relax.op.reshape(written, call.ty.shape)


def _linear_index(index: Sequence[Any], shape: Sequence[Any], axis: int | None = None) -> Any:
    """The place of `index` in an array of `shape`; −1 where it, or its `axis` alone, is outside."""
    from tvm import tirx

    linear_index: Any = tirx.const(0, "int64")
    inside: Any = tirx.const(True, "bool")
    for n, (each, extent) in enumerate(zip(index, shape, strict=True)):
        at = each
        if axis is None or n == axis:
            at = tirx.Select(each < 0, each + extent, each)
            inside = tirx.And(inside, tirx.And(at >= 0, at < extent))
        linear_index = linear_index * extent + at
    return tirx.Select(inside, linear_index, tirx.const(-1, "int64"))


def _static(size: Any) -> int | None:
    from tvm.tirx import IntImm

    return int(size) if isinstance(size, int | IntImm) else None


def _vector(size: Any, dtype: str) -> int:
    """Elements that are moved at once: up to 16 bytes that divide `size`."""
    from tvm import DataType

    known = _static(size)
    if known is None or dtype == "bool":
        return 1
    most = 128 // int(DataType(dtype).bits)
    return next(v for v in (16, 8, 4, 2, 1) if v <= most and known % v == 0)


def _product(dims: Sequence[Any]) -> Any:
    total: Any = 1
    for dim in dims:
        total = total * dim
    return total


def _combiner(reduction: str) -> Callable[[Any, Any], Any]:
    from tvm import tirx

    ways: dict[str, Callable[[Any, Any], Any]] = {"add": operator.add, "mul": operator.mul, "min": tirx.min, "max": tirx.max}
    return ways[reduction]


def _way(dtype: str, reduction: str) -> str:
    """How an element is joined: "store", "add", "red" (integers), "ordered" (float32 as integers), "swap", or "alone"."""
    from tvm import DataType

    if reduction == "update":
        return "store"
    if reduction == "add" and dtype in ADDED:
        return "add"
    if (reduction in ("min", "max") and dtype in EXTREME) or (reduction == "add" and dtype in ("int64", "uint64")):
        return "red"
    if reduction in ("min", "max") and dtype == "float32":
        return "ordered"
    return "swap" if dtype != "bool" and int(DataType(dtype).bits) in SWAPPED else "alone"


def cpu_kernel(dtype: str, reduction: str, k: int | None) -> Any:
    """A PrimFunc(data[N·K], linear_index[U], updates[U·K], out[N·K]), `out` over `data`, as `gpu_kernel`, for a CPU: updates
    one after the other, parts of long rows on several cores."""
    from tvm.script import tirx as T

    combine = _combiner(reduction) if reduction != "update" else lambda _, new: new
    parts = 1 if k is None else -(-k // COLUMNS)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scatter(data_handle: T.handle, index_handle: T.handle, updates_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True, "op_pattern": OPAQUE, OVER: 0})
        size, u, count = T.int64(), T.int64(), T.int64()
        data = T.match_buffer(data_handle, [size], dtype=dtype)  # noqa: F841 - `out` lies over it
        linear_index = T.match_buffer(index_handle, [u], dtype="int64")
        updates = T.match_buffer(updates_handle, [count], dtype=dtype)
        out = T.match_buffer(out_handle, [size], dtype=dtype)
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else T.int64(k))
        for part in T.parallel(T.int64(parts)):
            for row in T.serial(u):
                if linear_index[row] >= 0:
                    for each in T.serial(T.min(columns - part * COLUMNS, T.int64(COLUMNS)) if parts > 1 else columns):
                        at = T.meta_var(part * COLUMNS + each if parts > 1 else each)
                        to = T.meta_var(linear_index[row] * columns + at)
                        out[to] = combine(out[to], updates[row * columns + at])

    return scatter


def gpu_kernel(dtype: str, reduction: str, k: int | None, row_vector: int = 1) -> Any:
    """A PrimFunc(data[N·K], linear_index[U], updates[U·K], out[N·K]) of `dtype`, `out` over `data`, places in int64, K = `k` or
    known at run time; `reduction` is update, add, mul, min or max. `row_vector` divides K."""
    from tvm import DataType
    from tvm.script import tirx as T

    way = _way(dtype, reduction)
    alone = way == "alone"
    threads, each = 1 if alone else THREADS, row_vector if way == "store" else 1
    unsigned = SWAPPED.get(int(DataType(dtype).bits) if dtype != "bool" else 8, "uint32")
    kind = "u64" if reduction == "add" else EXTREME.get(dtype, "s32")
    operation, signed = f"red.global.{reduction}.{kind}", kind.replace("s", "int").replace("u", "uint")
    upward, downward = ("max.s32", "min.u32") if reduction == "max" else ("min.s32", "max.u32")
    combine = _combiner(reduction) if reduction != "update" else operator.add

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scatter(data_handle: T.handle, index_handle: T.handle, updates_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True, "op_pattern": OPAQUE, OVER: 0})
        size, u, count = T.int64(), T.int64(), T.int64()
        data = T.match_buffer(data_handle, [size], dtype=dtype)  # noqa: F841 - `out` lies over it
        linear_index = T.match_buffer(index_handle, [u], dtype="int64")
        updates = T.match_buffer(updates_handle, [count], dtype=dtype)
        out = T.match_buffer(out_handle, [size], dtype=dtype)
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else k)
        for block in T.thread_binding(
            T.int64(1) if alone else T.max(1, (count + (threads * each - 1)) // (threads * each)), thread="blockIdx.x"
        ):
            for thread in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                for step in T.serial(count if alone else T.int64(1)):
                    at = T.meta_var(step if alone else (block * threads + thread) * each)
                    row = T.meta_var(T.truncdiv(at, columns))
                    to = T.meta_var(linear_index[row] * columns + T.truncmod(at, columns))
                    if at < count:  # noqa: SIM102 - no place is read beyond the last
                        if linear_index[row] >= 0:
                            if way == "store":
                                for v in T.vectorized(each):
                                    out[to + v] = updates[at + v]
                            elif alone:
                                out[to] = combine(out[to], updates[at])
                            elif way == "add":
                                T.evaluate(T.cuda.atomic_add(T.address_of(out[to]), updates[at]))
                            elif way == "red":
                                T.evaluate(T.ptx[operation](T.address_of(out[to]), T.reinterpret(signed, updates[at])))
                            elif way == "ordered":  # positive numbers are ordered as integers are, negative ones the other way
                                if T.reinterpret("int32", updates[at]) >= 0:
                                    T.evaluate(
                                        T.ptx[f"red.global.{upward}"](
                                            T.address_of(out[to]), T.reinterpret("int32", updates[at])
                                        )
                                    )
                                else:
                                    T.evaluate(
                                        T.ptx[f"red.global.{downward}"](
                                            T.address_of(out[to]), T.reinterpret("uint32", updates[at])
                                        )
                                    )
                            else:
                                bits = T.decl_buffer([size], unsigned, data=out.data)
                                seen = T.alloc_local((1,), unsigned)
                                old = T.alloc_local((1,), unsigned)
                                seen[0] = bits[to]
                                old[0] = seen[0] + T.Cast(unsigned, 1)
                                while old[0] != seen[0]:
                                    old[0] = seen[0]
                                    seen[0] = T.cuda.atomic_cas(
                                        T.address_of(bits[to]),
                                        old[0],
                                        T.reinterpret(unsigned, combine(T.reinterpret(dtype, old[0]), updates[at])),
                                    )

    return scatter
