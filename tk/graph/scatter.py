"""Scattered writes on a GPU, as kernels that come scheduled: TVM's own run in one thread, or not at all.

    out = data;  out[linear_index[u]·K + k] = updates[u·K + k]     (or +=, *=, min=, max=)
    data[N·K], linear_index[U], updates[U·K]

Indices become places first, an expression of its own: negative ones count from the end, what lies outside is nowhere
(−1) and is not written. Then one kernel copies, and one goes over the updates, a thread an element, or 16 bytes where
nothing is joined. Sums, minima and
maxima are atomic operations of the hardware where it has them, else the others by compare-and-swap: the order of sums
of floating numbers is not fixed, as in torch. Of several values written to one place any one stays.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import mutating

if TYPE_CHECKING:
    import tvm

__all__ = ["Scatter", "gpu_kernel"]

OPAQUE = 8  # TVM's OpPatternKind: nothing is fused with it
THREADS = 256
COPIED = 4 * THREADS  # vectors that a block copies
ADDED = ("float16", "bfloat16", "float32", "float64", "int32", "uint32")  # CUDA's atomicAdd
EXTREME = {"int32": "s32", "uint32": "u32", "int64": "s64", "uint64": "u64"}  # PTX's red.min and red.max
REDUCTIONS = ("update", "add", "mul", "min", "max")
SWAPPED = {16: "uint16", 32: "uint32"}


def Scatter() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.scatter_nd and relax.scatter_elements by calls of `gpu_kernel`."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Scatters(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            ways = {"relax.scatter_nd": _by_tuples, "relax.scatter_elements": _by_elements}
            way = ways.get(getattr(call.op, "name", ""))
            return call if way is None or str(call.attrs.reduction) not in REDUCTIONS else way(self.builder_, call)

    return mutating("Scatter", Scatters)


def _by_tuples(builder: Any, call: Any) -> Any:
    """out[indices[u, 0], …, indices[u, M − 1], …] = updates[u, …]."""
    from tvm import te

    data, indices, updates = call.args
    shape, count = list(data.ty.shape.values), int(indices.ty.shape.values[-1])
    outer = list(indices.ty.shape.values[:-1])

    def linear_indices(at: Any, extents: Any) -> Any:
        def linear_index(*u: Any) -> Any:
            return _linear_index([at(*u, j).astype("int64") for j in range(count)], list(extents))

        return te.compute(outer or [1], linear_index if outer else lambda _: linear_index(), name="places")

    rows = builder.emit_te(linear_indices, indices, shape[:count], primfunc_name_hint="places")
    return _call(builder, call, data, rows, updates, [_product(shape[:count]), _product(shape[count:]), _product(outer)])


def _by_elements(builder: Any, call: Any) -> Any:
    """out[i, …, indices[i, …, j, …], …] = updates[i, …, j, …] along one axis."""
    from tvm import te

    data, indices, updates = call.args
    shape, given = list(data.ty.shape.values), list(indices.ty.shape.values)
    axis = int(call.attrs.axis) % len(shape)

    def linear_indices(at: Any, extents: Any) -> Any:
        def linear_index(*i: Any) -> Any:
            return _linear_index([*i[:axis], at(*i).astype("int64"), *i[axis + 1 :]], list(extents), axis)

        return te.compute(given, linear_index, name="places")

    rows = builder.emit_te(linear_indices, indices, shape, primfunc_name_hint="places")
    return _call(builder, call, data, rows, updates, [_product(shape), 1, _product(given)])


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


def _call(builder: Any, call: Any, data: Any, rows: Any, updates: Any, sizes: list[Any]) -> Any:
    from tvm import relax

    n, k, u = sizes
    dtype, reduction = str(call.ty.dtype.dtype), str(call.attrs.reduction)
    flat = [builder.emit(relax.op.reshape(x, [size])) for x, size in ((data, n * k), (rows, u), (updates, u * k))]
    var = builder.add_func(gpu_kernel(dtype, reduction, _static(k), _vector(n * k, dtype), _vector(k, dtype)), "scatter")
    written = builder.emit(relax.call_tir(var, flat, relax.TensorType([n * k], dtype)))
    return relax.op.reshape(written, call.ty.shape)


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


def gpu_kernel(dtype: str, reduction: str, k: int | None, vector: int = 1, row_vector: int = 1) -> Any:
    """A PrimFunc(data[N·K], linear_index[U], updates[U·K], out[N·K]) of `dtype`, places in int64, K = `k` or known at run time;
    `reduction` is update, add, mul, min or max. `vector` divides N·K, `row_vector` K."""
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
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True, "op_pattern": OPAQUE})
        size, u, count = T.int64(), T.int64(), T.int64()
        data = T.match_buffer(data_handle, [size], dtype=dtype)
        linear_index = T.match_buffer(index_handle, [u], dtype="int64")
        updates = T.match_buffer(updates_handle, [count], dtype=dtype)
        out = T.match_buffer(out_handle, [size], dtype=dtype)
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else k)
        for block in T.thread_binding(T.max(1, (size + (COPIED * vector - 1)) // (COPIED * vector)), thread="blockIdx.x"):
            for thread in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                for step in T.unroll(COPIED // THREADS):
                    first = T.meta_var(((block * (COPIED // THREADS) + step) * THREADS + thread) * vector)
                    if first < size:
                        for v in T.vectorized(vector):
                            out[first + v] = data[first + v]
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
