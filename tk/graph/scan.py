"""Cumulative sums and products, as kernels that come scheduled.

TVM's own for GPUs (`gpu_2d_continuous_cumsum`) writes int64 vectors to shared memory at 4-byte boundaries, which stops the
process, and sums float16 in float16; its own for CPUs names dims that it is not passed, where they are symbolic.

    x[outer, n, inner], row (o, i):   rows are independent of each other

On a CPU, a thread adds up one row after another. On a GPU one block scans one row, tile by tile:

    tile t holds n in [t·1024, (t+1)·1024): 256 threads × 4 neighbours
    each thread scans its 4 in registers → the 256 totals are scanned in shared memory (Hillis and Steele, CACM 29(12),
    1986, in two buffers, a barrier a step) → out = carry ⊕ totals before this thread ⊕ its own; carry ⊕= the tile's total
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["Scan", "cpu_kernel", "gpu_kernel"]

THREADS, EACH = 256, 4
STEPS = THREADS.bit_length() - 1


def Scan(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.cumsum and relax.cumprod, over any axis, by calls of `gpu_kernel` or `cpu_kernel`."""
    import tvm
    from tvm import relax

    @relax.expr_functor.mutator
    class Scans(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name in ("relax.cumsum", "relax.cumprod") and call.ty.shape is not None:
                return _replace(self.builder_, call, gpu_kernel if target.is_gpu else cpu_kernel)
            return call

    @tvm.transform.module_pass(opt_level=0, name="Scan")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        scans = Scans(mod)
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function):
                scans.builder_.update_func(var, scans.visit_expr(func))
        return scans.builder_.get()

    return rewrite


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
    var = builder.add_func(kernel(source, dtype, product, exclusive), "scan")
    scanned = builder.emit(relax.call_tir(var, flat, relax.TensorType(rows, dtype)))
    return relax.op.reshape(scanned, call.ty.shape)


def _product(dims: list[Any]) -> Any:
    total: Any = 1
    for dim in dims:
        total = total * dim
    return total


def _accumulator(dtype: str) -> str:
    return "float32" if dtype in ("float16", "bfloat16") else dtype


def _joining(product: bool) -> tuple[Callable[[Any, Any], Any], int]:
    """How two values are joined, and the value that changes nothing."""
    return (operator.mul, 1) if product else (operator.add, 0)


def cpu_kernel(in_dtype: str, out_dtype: str, product: bool, exclusive: bool) -> Any:
    """A PrimFunc(x[outer, n, inner], out[outer, n, inner]) that scans the middle axis, summing float16 and bfloat16 in
    float32. `exclusive` leaves each element's own value out."""
    from tvm.script import tirx as T

    acc = _accumulator(out_dtype)
    join, one = _joining(product)

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
                    carry[0] = join(carry[0], T.Cast(acc, x[row // inner, i, row % inner]))
                    if not exclusive:
                        out[row // inner, i, row % inner] = T.Cast(out_dtype, carry[0])

    return scan


def gpu_kernel(in_dtype: str, out_dtype: str, product: bool, exclusive: bool) -> Any:
    """As `cpu_kernel`, for a GPU."""
    from tvm.script import tirx as T

    acc = _accumulator(out_dtype)
    join, one = _joining(product)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scan(x_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})
        outer, n, inner = T.int64(), T.int64(), T.int64()
        x = T.match_buffer(x_handle, [outer, n, inner], dtype=in_dtype)
        out = T.match_buffer(out_handle, [outer, n, inner], dtype=out_dtype)
        for row in T.thread_binding(outer * inner, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(THREADS), thread="threadIdx.x"):
                with T.sblock("scan"):
                    T.reads(x[row // inner, 0:n, row % inner])
                    T.writes(out[row // inner, 0:n, row % inner])
                    mine = T.sblock_alloc_buffer((EACH,), acc, scope="local")
                    carry = T.sblock_alloc_buffer((1,), acc, scope="local")
                    totals = T.sblock_alloc_buffer((2, THREADS), acc, scope="shared")
                    carry[0] = T.Cast(acc, one)
                    for tile in T.serial((n + (THREADS * EACH - 1)) // (THREADS * EACH)):
                        for i in T.unroll(EACH):
                            mine[i] = T.if_then_else(
                                tile * (THREADS * EACH) + tx * EACH + i < n,
                                T.Cast(acc, x[row // inner, tile * (THREADS * EACH) + tx * EACH + i, row % inner]),
                                T.Cast(acc, one),
                            )
                        for i in T.unroll(EACH - 1):
                            mine[i + 1] = join(mine[i], mine[i + 1])
                        T.evaluate(T.tvm_storage_sync("shared"))
                        totals[0, tx] = mine[EACH - 1]
                        T.evaluate(T.tvm_storage_sync("shared"))
                        for step in T.unroll(STEPS):
                            totals[(step + 1) % 2, tx] = T.if_then_else(
                                tx >= T.int64(1) << step,
                                join(totals[step % 2, T.max(tx - (T.int64(1) << step), 0)], totals[step % 2, tx]),
                                totals[step % 2, tx],
                            )
                            T.evaluate(T.tvm_storage_sync("shared"))
                        for i in T.unroll(EACH):
                            if tile * (THREADS * EACH) + tx * EACH + i < n:
                                out[row // inner, tile * (THREADS * EACH) + tx * EACH + i, row % inner] = T.Cast(
                                    out_dtype,
                                    join(
                                        join(
                                            carry[0],
                                            T.if_then_else(tx > 0, totals[STEPS % 2, T.max(tx - 1, 0)], T.Cast(acc, one)),
                                        ),
                                        (
                                            T.if_then_else(i > 0, mine[T.max(i - 1, 0)], T.Cast(acc, one))
                                            if exclusive
                                            else mine[i]
                                        ),
                                    ),
                                )
                        carry[0] = join(carry[0], totals[STEPS % 2, THREADS - 1])

    return scan
