"""Cumulative sums and products, as kernels that come scheduled.

TVM's own for GPUs (`gpu_2d_continuous_cumsum`) writes int64 vectors to shared memory at 4-byte boundaries, which stops the
process, and sums float16 in float16; its own for CPUs names dims that it is not passed, where they are symbolic.

    x[outer, n, inner], row (o, i):   rows are independent of each other

On a CPU, a thread adds up one row after another. On a GPU one block scans one row, tile by tile:

    tile t holds n in [t·256·E, (t+1)·256·E): 256 threads × E neighbours, 4 or 16
    each thread scans its E in registers → the totals of a warp are scanned by shuffles (Hillis and Steele, CACM 29(12),
    1986), those of the 8 warps are left in shared memory for all to read
    → out = carry ⊕ warps before this one ⊕ threads before this one ⊕ its own; carry ⊕= the tile's total
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import mutating

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["Scan", "cpu_kernel", "gpu_kernel"]

THREADS, WARP = 256, 32
WARPS = THREADS // WARP
SHORT = 2048  # rows of up to so many elements have 4 a thread, longer ones 16


def Scan(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.cumsum and relax.cumprod, over any axis, by calls of `gpu_kernel` or `cpu_kernel`."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Scans(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name in ("relax.cumsum", "relax.cumprod") and call.ty.shape is not None:
                return _replace(self.builder_, call, gpu_kernel if target.is_gpu else cpu_kernel)
            return call

    return mutating("Scan", Scans)


def _replace(builder: Any, call: Any, kernel: Callable[..., Any]) -> Any:
    """`call` as reshape → scan of the middle axis → reshape."""
    from tvm import relax

    x, dtype = call.args[0], str(call.ty.dtype.dtype)
    shape = list(x.ty.shape)
    axis = 0 if call.attrs.axis is None else int(call.attrs.axis) % len(shape)
    around = [_product(shape), 1] if call.attrs.axis is None else [_product(shape[axis + 1 :]), _product(shape[:axis])]
    rows = [1, around[0], 1] if call.attrs.axis is None else [around[1], shape[axis], around[0]]
    source = str(x.ty.dtype.dtype)
    flat = builder.emit(relax.op.reshape(x, rows))
    if source == "bool":  # scanned as the integers that they count as
        source = dtype
        flat = builder.emit(relax.op.astype(flat, dtype))
    product, exclusive = call.op.name == "relax.cumprod", bool(call.attrs.exclusive)
    var = builder.add_func(kernel(source, dtype, product, exclusive, *map(_static, rows[1:])), "scan")
    scanned = builder.emit(relax.call_tir(var, flat, relax.TensorType(rows, dtype)))
    return relax.op.reshape(scanned, call.ty.shape)


def _static(size: Any) -> int | None:
    from tvm.tirx import IntImm

    return int(size) if isinstance(size, int | IntImm) else None


def _product(dims: list[Any]) -> Any:
    total: Any = 1
    for dim in dims:
        total = total * dim
    return total


def _accumulator(dtype: str) -> str:
    return "float32" if dtype in ("float16", "bfloat16") else dtype


def _combiner(product: bool) -> tuple[Callable[[Any, Any], Any], int]:
    """How two values are joined, and the value that changes nothing."""
    return (operator.mul, 1) if product else (operator.add, 0)


def cpu_kernel(
    in_dtype: str, out_dtype: str, product: bool, exclusive: bool, n: int | None = None, inner: int | None = None
) -> Any:
    """A PrimFunc(x[outer, n, inner], out[outer, n, inner]) that scans the middle axis, summing float16 and bfloat16 in
    float32. `exclusive` leaves each element's own value out. It takes any sizes; `n` and `inner`, where they are known, are
    for a GPU's kernel."""
    from tvm.script import tirx as T

    acc = _accumulator(out_dtype)
    combine, one = _combiner(product)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scan(x_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})
        outer, n, inner = T.int64(), T.int64(), T.int64()
        x = T.match_buffer(x_handle, [outer, n, inner], dtype=in_dtype)
        out = T.match_buffer(out_handle, [outer, n, inner], dtype=out_dtype)
        for row in T.parallel(outer * inner):
            with T.sblock("scan"):
                T.reads(x[row // inner, 0:n, row % inner])
                T.writes(out[row // inner, 0:n, row % inner])
                carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                carry[0] = T.Cast(acc, one)
                for i in T.serial(n):
                    if exclusive:
                        out[row // inner, i, row % inner] = T.Cast(out_dtype, carry[0])
                    carry[0] = combine(carry[0], T.Cast(acc, x[row // inner, i, row % inner]))
                    if not exclusive:
                        out[row // inner, i, row % inner] = T.Cast(out_dtype, carry[0])

    return scan


def gpu_kernel(
    in_dtype: str, out_dtype: str, product: bool, exclusive: bool, n: int | None = None, inner: int | None = None
) -> Any:
    """As `cpu_kernel`, for a GPU, of these sizes where they are known: neighbours in vectors of 4 where they divide a row."""
    from tvm.script import tirx as T

    acc = _accumulator(out_dtype)
    combine, one = _combiner(product)
    each = 16 if inner == 1 and (n is None or n > SHORT) else 4
    vector = 4 if n is not None and n % 4 == 0 and inner == 1 and in_dtype != "bool" else 1
    mask = T.uint32(0xFFFFFFFF)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scan(x_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})
        outer, length, across = T.int64(), T.int64(), T.int64()
        size = T.meta_var(length if n is None else n)
        beside = T.meta_var(across if inner is None else inner)
        x = T.match_buffer(x_handle, [outer, size, beside], dtype=in_dtype)
        out = T.match_buffer(out_handle, [outer, size, beside], dtype=out_dtype)
        for row in T.thread_binding(outer * beside, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    o = T.meta_var(row // beside)
                    i = T.meta_var(row % beside)
                    T.reads(x[o, 0:size, i])
                    T.writes(out[o, 0:size, i])
                    given = T.sblock_alloc_buffer((each,), in_dtype, scope="local")
                    made = T.sblock_alloc_buffer((each,), out_dtype, scope="local")
                    mine = T.sblock_alloc_buffer((each,), acc, scope="local")
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    total = T.sblock_alloc_buffer((1,), acc, scope="local")
                    other = T.sblock_alloc_buffer((1,), acc, scope="local")
                    before = T.sblock_alloc_buffer((1,), acc, scope="local")
                    totals = T.sblock_alloc_buffer((2, WARPS), acc, scope="shared")
                    carry[0] = T.Cast(acc, one)
                    for tile in T.serial((size + (THREADS * each - 1)) // (THREADS * each)):
                        first = T.meta_var((tile * THREADS + tx) * each)
                        for v in T.unroll(T.int64(each // vector)):
                            if first + v * vector < size:
                                for w in T.vectorized(T.int64(vector)):
                                    given[v * vector + w] = x[o, first + v * vector + w, i]
                        for v in T.unroll(T.int64(each)):
                            mine[v] = T.if_then_else(first + v < size, T.Cast(acc, given[v]), T.Cast(acc, one))
                        for v in T.unroll(T.int64(each - 1)):
                            mine[v + 1] = combine(mine[v], mine[v + 1])
                        # a warp's totals: inclusive, then without the thread's own
                        total[0] = mine[each - 1]
                        for step in T.unroll(5):
                            other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1 << step, WARP, WARP)
                            if tx % WARP >= T.int64(1) << step:
                                total[0] = combine(other[0], total[0])
                        other[0] = T.tvm_warp_shuffle_up(mask, total[0], 1, WARP, WARP)
                        if tx % WARP == WARP - 1:
                            totals[tile % 2, tx // WARP] = total[0]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        # in two buffers: the next tile's totals do not meet readers of this one's
                        before[0] = carry[0]
                        for w in T.unroll(T.int64(WARPS)):
                            if w < tx // WARP:
                                before[0] = combine(before[0], totals[tile % 2, w])
                            carry[0] = combine(carry[0], totals[tile % 2, w])
                        if tx % WARP > 0:
                            before[0] = combine(before[0], other[0])
                        for v in T.unroll(T.int64(each)):
                            if exclusive:
                                made[v] = T.Cast(
                                    out_dtype,
                                    combine(before[0], T.if_then_else(v > 0, mine[T.max(v - 1, 0)], T.Cast(acc, one))),
                                )
                            else:
                                made[v] = T.Cast(out_dtype, combine(before[0], mine[v]))
                        for v in T.unroll(T.int64(each // vector)):
                            if first + v * vector < size:
                                for w in T.vectorized(T.int64(vector)):
                                    out[o, first + v * vector + w, i] = made[v * vector + w]

    return scan
