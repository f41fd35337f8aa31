"""Tensor intrinsics for mma.sync.m16n8k16 on float16 and bfloat16 with float32 sums: 16×16×16 as two instructions.

A 16×16 tile lives in a warp's registers as [32 threads, 8 values]; element (i, j) of a fragment that ldmatrix loads, and
of the accumulator, is in (PTX ISA, "Matrix fragments for mma.m16n8k16"):

    thread = 4·(i mod 8) + (j mod 8)/2      value = 4·(j/8) + 2·(i/8) + j mod 2

Loads take 8 rows × 16 bytes at a time: `by_rows` (the fragment's rows are the tile's rows) or, with .trans, by columns.
"""

from __future__ import annotations

from functools import cache
from typing import Any

__all__ = ["Intrinsics", "fragment_index", "intrinsics"]

TILE, WARP, EACH = 16, 32, 8
SHORT = {"float16": "fp16", "bfloat16": "bf16"}


class Intrinsics:
    """The names of the registered intrinsics for one dtype and one layout of each operand."""

    def __init__(self, dtype: str, a_transposed: bool, b_transposed: bool) -> None:
        stem = f"tk_mma_{dtype}"
        self.load_a = f"{stem}_load_a_{'km' if a_transposed else 'mk'}"
        self.load_b = f"{stem}_load_b_{'nk' if b_transposed else 'kn'}"
        self.multiply = f"{stem}_multiply_{'km' if a_transposed else 'mk'}_{'nk' if b_transposed else 'kn'}"
        self.fill = "tk_mma_fill"
        self.store = "tk_mma_store"


def fragment_index(i: Any, j: Any) -> tuple[Any, Any]:
    """(thread, value) of element (i, j) of a 16×16 tile."""
    return 4 * (i % 8) + (j % 8) // 2, 4 * (j // 8) + (i // 8) * 2 + j % 2


@cache
def intrinsics(dtype: str, a_transposed: bool, b_transposed: bool) -> Intrinsics:
    """Registers, once, what a product of `dtype` needs: A as [m, k] or [k, m], B as [k, n] or [n, k]."""
    from tvm.s_tir import TensorIntrin

    names = Intrinsics(dtype, a_transposed, b_transposed)
    TensorIntrin.register(names.load_a, *_load(dtype, a_transposed, a_transposed), override=True)
    TensorIntrin.register(names.load_b, *_load(dtype, not b_transposed, b_transposed), override=True)
    TensorIntrin.register(names.multiply, *_multiply(dtype, a_transposed, b_transposed), override=True)
    TensorIntrin.register(names.fill, *_fill(), override=True)
    TensorIntrin.register(names.store, *_store(), override=True)
    return names


def _load(dtype: str, trans: bool, columns_first: bool) -> tuple[Any, Any]:
    """Shared [16, 16] → warp fragment. Four 8×8 matrices in the order in which mma wants them: with `columns_first`
    the second one is 8 columns on, not 8 rows."""
    from tvm.script import tirx as T

    def offset(tx: Any, stride: Any) -> Any:
        if columns_first:
            return stride * 8 * (tx // 16) + stride * (tx % 8) + 8 * ((tx % 16) // 8)
        return stride * (tx % 16) + 8 * (tx // 16)

    @T.prim_func(s_tir=True)
    def described(warp_handle: T.handle, shared_handle: T.handle) -> None:
        shared = T.match_buffer(shared_handle, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="shared.dyn")
        warp = T.match_buffer(warp_handle, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        with T.sblock("root"):
            T.reads(shared[0:TILE, 0:TILE])
            T.writes(warp[0:WARP, 0:EACH])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("load"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads(shared[vi, vj])
                    thread, value = T.meta_var(fragment_index(vi, vj))
                    T.writes(warp[thread, value])
                    warp[thread, value] = shared[vi, vj]

    @T.prim_func(s_tir=True)
    def done(warp_handle: T.handle, shared_handle: T.handle) -> None:
        s0, s1 = T.int32(), T.int32()
        shared = T.match_buffer(
            shared_handle, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="shared.dyn", strides=[s0, s1]
        )
        warp = T.match_buffer(warp_handle, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        with T.sblock("root"):
            T.reads(shared[0:TILE, 0:TILE])
            T.writes(warp[0:WARP, 0:EACH])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                T.evaluate(
                    T.ptx_legacy.ldmatrix(
                        trans, 4, ".b16", warp.data, warp.elem_offset + EACH * tx, shared.access_ptr("r"), offset(tx, s0),
                        dtype=dtype,
                    )
                )  # fmt: skip

    return described, done


def _multiply(dtype: str, a_transposed: bool, b_transposed: bool) -> tuple[Any, Any]:
    """C[16, 16] += A · B on fragments, columns 0–7 and 8–15 of C by one instruction each."""
    from tvm.script import tirx as T

    short = SHORT[dtype]

    def swapped(i: Any, j: Any, swap: bool) -> tuple[Any, Any]:
        return (j, i) if swap else (i, j)

    @T.prim_func(s_tir=True)
    def described(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = T.match_buffer(a, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        B = T.match_buffer(b, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        C = T.match_buffer(c, (WARP, EACH), "float32", align=64, offset_factor=TILE, scope="warp")
        with T.sblock("root"):
            T.reads(C[0:WARP, 0:EACH], A[0:WARP, 0:EACH], B[0:WARP, 0:EACH])
            T.writes(C[0:WARP, 0:EACH])
            for i, j, k in T.grid(TILE, TILE, TILE):
                with T.sblock("multiply"):
                    vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                    ai, aj = T.meta_var(swapped(vi, vk, a_transposed))
                    bi, bj = T.meta_var(swapped(vk, vj, b_transposed))
                    ct, cv = T.meta_var(fragment_index(vi, vj))
                    at, av = T.meta_var(fragment_index(ai, aj))
                    bt, bv = T.meta_var(fragment_index(bi, bj))
                    T.reads(C[ct, cv], A[at, av], B[bt, bv])
                    T.writes(C[ct, cv])
                    C[ct, cv] += T.Cast("float32", A[at, av]) * T.Cast("float32", B[bt, bv])

    @T.prim_func(s_tir=True)
    def done(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = T.match_buffer(a, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        B = T.match_buffer(b, (WARP, EACH), dtype, align=64, offset_factor=TILE, scope="warp")
        C = T.match_buffer(c, (WARP, EACH), "float32", align=64, offset_factor=TILE, scope="warp")
        with T.sblock("root"):
            T.reads(C[0:WARP, 0:EACH], A[0:WARP, 0:EACH], B[0:WARP, 0:EACH])
            T.writes(C[0:WARP, 0:EACH])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                T.evaluate(
                    T.ptx_legacy.mma(
                        "m16n8k16", "row", "col", short, short, "fp32",
                        A.data, A.elem_offset + tx * EACH,
                        B.data, B.elem_offset + tx * EACH,
                        C.data, C.elem_offset + tx * EACH,
                        False, dtype="float32",
                    )
                )  # fmt: skip
                T.evaluate(
                    T.ptx_legacy.mma(
                        "m16n8k16", "row", "col", short, short, "fp32",
                        A.data, A.elem_offset + tx * EACH,
                        B.data, B.elem_offset + tx * EACH + EACH // 2,
                        C.data, C.elem_offset + tx * EACH + EACH // 2,
                        False, dtype="float32",
                    )
                )  # fmt: skip

    return described, done


def _fill() -> tuple[Any, Any]:
    """Accumulator = 0."""
    from tvm.script import tirx as T

    @T.prim_func(s_tir=True)
    def described(c: T.handle) -> None:
        C = T.match_buffer(c, (WARP, EACH), "float32", scope="warp")
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:WARP, 0:EACH])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("fill"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    thread, value = T.meta_var(fragment_index(vi, vj))
                    T.reads()
                    T.writes(C[thread, value])
                    C[thread, value] = T.float32(0)

    @T.prim_func(s_tir=True)
    def done(c: T.handle) -> None:
        C = T.match_buffer(c, (WARP, EACH), "float32", scope="warp", offset_factor=1)
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:WARP, 0:EACH])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                for value in T.unroll(EACH):  # TVM's mma_fill prints as what its own parser refuses
                    C[tx, value] = T.float32(0)

    return described, done


def _store() -> tuple[Any, Any]:
    """Accumulator → shared [16, 16]."""
    from tvm.script import tirx as T

    @T.prim_func(s_tir=True)
    def described(warp_handle: T.handle, shared_handle: T.handle) -> None:
        warp = T.match_buffer(warp_handle, (WARP, EACH), "float32", scope="warp")
        shared = T.match_buffer(shared_handle, (TILE, TILE), "float32", scope="shared.dyn")
        with T.sblock("root"):
            T.reads(warp[0:WARP, 0:EACH])
            T.writes(shared[0:TILE, 0:TILE])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("store"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    thread, value = T.meta_var(fragment_index(vi, vj))
                    T.reads(warp[thread, value])
                    T.writes(shared[vi, vj])
                    shared[vi, vj] = warp[thread, value]

    @T.prim_func(s_tir=True)
    def done(warp_handle: T.handle, shared_handle: T.handle) -> None:
        s0, s1 = T.int32(), T.int32()
        warp = T.match_buffer(warp_handle, (WARP, EACH), "float32", scope="warp", offset_factor=1)
        shared = T.match_buffer(shared_handle, (TILE, TILE), "float32", scope="shared.dyn", offset_factor=1, strides=[s0, s1])
        with T.sblock("root"):
            T.reads(warp[0:WARP, 0:EACH])
            T.writes(shared[0:TILE, 0:TILE])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                for value in T.unroll(EACH):
                    shared[8 * (value // 2 % 2) + tx // 4, 8 * (value // 4) + tx % 4 * 2 + value % 2] = warp[tx, value]

    return described, done
