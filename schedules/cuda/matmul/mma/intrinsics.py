"""Tensor intrinsics for mma.sync.m16n8k16 on float16 and bfloat16 with float32 sums: 16×16×16 as two instructions.

A warp holds a 16×16 tile in registers, 8 values a thread (PTX ISA, "Matrix fragments for mma.m16n8k16"):

    A (m, k)   [32, 8]      thread 4·(m mod 8) + (k mod 8)/2                value 4·(k/8) + 2·(m/8) + k mod 2
    B (k, n)   [2, 32, 4]   half n/8, thread 4·(n mod 8) + (k mod 8)/2      value 2·(k/8) + k mod 2
    C (m, n)   [2, 32, 4]   half n/8, thread 4·(m mod 8) + (n mod 8)/2      value 2·(m/8) + n mod 2

One instruction takes one half of B and C. Loads take 8 rows × 16 bytes at a time, or with .trans 8 columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tvm.ir import Expr
from tvm.s_tir import TensorIntrin
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.hardware import WARP

__all__ = ["Intrinsics", "a_index", "b_index", "c_index", "intrinsics"]

TILE, EACH = 16, 8
HALVES, HALF = 2, 4
A_TILE, B_TILE, C_TILE = (WARP, EACH), (HALVES, WARP, HALF), (HALVES, WARP, HALF)
ALIGNED = {"align": 64, "offset_factor": TILE}
SHORT = {"float16": "fp16", "bfloat16": "bf16"}


class Intrinsics:
    """The names of the registered intrinsics for one dtype and one layout of each operand."""

    def __init__(self, dtype: str, a_transposed: bool, b_transposed: bool) -> None:
        stem = f"tk_mma_{dtype}"
        self.load_a = f"{stem}_load_a_{'km' if a_transposed else 'mk'}"
        self.load_b = f"{stem}_load_b_{'nk' if b_transposed else 'kn'}"
        self.multiply = f"{stem}_multiply"
        self.fill = "tk_mma_fill"
        self.store = "tk_mma_store"


def a_index(m: Expr, k: Expr) -> tuple[Expr | int, ...]:
    """(thread, value) of element (m, k) of a tile of A."""
    return 4 * (m % 8) + (k % 8) // 2, 4 * (k // 8) + 2 * (m // 8) + k % 2


def b_index(k: Expr, n: Expr) -> tuple[Expr | int, ...]:
    """(half, thread, value) of element (k, n) of a tile of B."""
    return n // 8, 4 * (n % 8) + (k % 8) // 2, 2 * (k // 8) + k % 2


def c_index(m: Expr, n: Expr) -> tuple[Expr | int, ...]:
    """(half, thread, value) of element (m, n) of a tile of C."""
    return n // 8, 4 * (m % 8) + (n % 8) // 2, 2 * (m // 8) + n % 2


@cache
def intrinsics(dtype: str, a_transposed: bool, b_transposed: bool) -> Intrinsics:
    """Registers, once, what a matmul of `dtype` needs: A as [m, k] or [k, m], B as [k, n] or [n, k]."""
    names = Intrinsics(dtype, a_transposed, b_transposed)
    made = {
        names.load_a: _load(dtype, A_TILE, a_index, a_transposed, a_transposed),
        names.load_b: _load(dtype, B_TILE, b_index, b_transposed, not b_transposed),
        names.multiply: _multiply(dtype), names.fill: _fill(), names.store: _store(),
    }  # fmt: skip
    for name, functions in made.items():
        TensorIntrin.register(name, *functions, override=True)
    return names


def _row(tx: Expr, stride: Expr, columns_first: bool) -> Expr:
    """Where thread `tx` finds its row of the four 8×8 matrices; with `columns_first` the second one is 8 columns on, not
    8 rows."""
    if columns_first:
        return stride * 8 * (tx // 16) + stride * (tx % 8) + 8 * ((tx % 16) // 8)
    return stride * (tx % 16) + 8 * (tx // 16)


def _tile(handle: Expr, fragment: Sequence[int], dtype: str, **attributes: Any) -> Buffer:
    """The parameter of a tile in a warp's registers, 8 values a thread."""
    return T.match_buffer(handle, fragment, dtype, scope="warp", **attributes)


def _load(dtype: str, fragment: Sequence[int], index: Any, swapped: bool, trans: bool) -> tuple[PrimFunc, PrimFunc]:
    """Shared [16, 16] → a tile of A or B by one ldmatrix, in the order in which mma wants the 8×8 matrices: a `fragment` of
    registers, of which `index` says where an element is; `swapped` if the tile's columns come first in shared memory, `trans`
    if ldmatrix is to transpose."""
    whole = tuple(slice(0, size) for size in fragment)
    each = fragment[-1]

    @T.prim_func(s_tir=True)
    def described(warp_handle: T.handle, shared_handle: T.handle) -> None:
        shared = T.match_buffer(shared_handle, (TILE, TILE), dtype, scope="shared.dyn", **ALIGNED)
        warp = _tile(warp_handle, fragment, dtype, **ALIGNED)
        with T.sblock("root"):
            T.reads(shared[0:TILE, 0:TILE])
            T.writes(warp[whole])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("load"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    at = T.meta_var(index(vj, vi) if swapped else index(vi, vj))
                    warp[at] = shared[vi, vj]

    @T.prim_func(s_tir=True)
    def done(warp_handle: T.handle, shared_handle: T.handle) -> None:
        s0, s1 = T.int32(), T.int32()
        shared = T.match_buffer(shared_handle, (TILE, TILE), dtype, scope="shared.dyn", strides=[s0, s1], **ALIGNED)
        warp = _tile(warp_handle, fragment, dtype, **ALIGNED)
        with T.sblock("root"):
            T.reads(shared[0:TILE, 0:TILE])
            T.writes(warp[whole])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                T.evaluate(
                    T.ptx_legacy.ldmatrix(
                        trans, 4, ".b16", warp.data, warp.elem_offset + each * tx,
                        shared.access_ptr("r"), _row(tx, s0, swapped), dtype=dtype,
                    )
                )  # fmt: skip

    return described, done


def _multiply(dtype: str) -> tuple[PrimFunc, PrimFunc]:
    """C += A · B on 16×16 tiles in registers, each half of C by one instruction."""
    short = SHORT[dtype]

    @T.prim_func(s_tir=True)
    def described(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = _tile(a, A_TILE, dtype, **ALIGNED)
        B = _tile(b, B_TILE, dtype, **ALIGNED)
        C = _tile(c, C_TILE, "float32", **ALIGNED)
        with T.sblock("root"):
            T.reads(C[0:HALVES, 0:WARP, 0:HALF], A[0:WARP, 0:EACH], B[0:HALVES, 0:WARP, 0:HALF])
            T.writes(C[0:HALVES, 0:WARP, 0:HALF])
            for i, j, k in T.grid(TILE, TILE, TILE):
                with T.sblock("multiply"):
                    vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                    at, bt, ct = T.meta_var((a_index(vi, vk), b_index(vk, vj), c_index(vi, vj)))
                    C[ct] = C[ct] + T.Cast("float32", A[at]) * T.Cast("float32", B[bt])

    @T.prim_func(s_tir=True)
    def done(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = _tile(a, A_TILE, dtype, **ALIGNED)
        B = _tile(b, B_TILE, dtype, **ALIGNED)
        C = _tile(c, C_TILE, "float32", **ALIGNED)
        with T.sblock("root"):
            T.reads(C[0:HALVES, 0:WARP, 0:HALF], A[0:WARP, 0:EACH], B[0:HALVES, 0:WARP, 0:HALF])
            T.writes(C[0:HALVES, 0:WARP, 0:HALF])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                for half in T.unroll(HALVES):
                    T.evaluate(
                        T.ptx_legacy.mma(
                            "m16n8k16", "row", "col", short, short, "fp32",
                            A.data, A.elem_offset + tx * EACH,
                            B.data, B.elem_offset + half * (WARP * HALF) + tx * HALF,
                            C.data, C.elem_offset + half * (WARP * HALF) + tx * HALF,
                            False, dtype="float32",
                        )
                    )  # fmt: skip

    return described, done


def _fill() -> tuple[PrimFunc, PrimFunc]:
    """C = 0."""

    @T.prim_func(s_tir=True)
    def described(c: T.handle) -> None:
        C = _tile(c, C_TILE, "float32")
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:HALVES, 0:WARP, 0:HALF])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("fill"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    at = T.meta_var(c_index(vi, vj))
                    C[at] = T.float32(0)

    @T.prim_func(s_tir=True)
    def done(c: T.handle) -> None:
        C = _tile(c, C_TILE, "float32", offset_factor=1)
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:HALVES, 0:WARP, 0:HALF])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                for half, value in T.grid(HALVES, HALF):  # TVM's mma_fill prints as what its own parser refuses
                    C[half, tx, value] = T.float32(0)

    return described, done


def _store() -> tuple[PrimFunc, PrimFunc]:
    """C → shared [16, 16]."""

    @T.prim_func(s_tir=True)
    def described(warp_handle: T.handle, shared_handle: T.handle) -> None:
        warp = _tile(warp_handle, C_TILE, "float32")
        shared = T.match_buffer(shared_handle, (TILE, TILE), "float32", scope="shared.dyn")
        with T.sblock("root"):
            T.reads(warp[0:HALVES, 0:WARP, 0:HALF])
            T.writes(shared[0:TILE, 0:TILE])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("store"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    at = T.meta_var(c_index(vi, vj))
                    shared[vi, vj] = warp[at]

    @T.prim_func(s_tir=True)
    def done(warp_handle: T.handle, shared_handle: T.handle) -> None:
        s0, s1 = T.int32(), T.int32()
        warp = _tile(warp_handle, C_TILE, "float32", offset_factor=1)
        shared = T.match_buffer(shared_handle, (TILE, TILE), "float32", scope="shared.dyn", offset_factor=1, strides=[s0, s1])
        with T.sblock("root"):
            T.reads(warp[0:HALVES, 0:WARP, 0:HALF])
            T.writes(shared[0:TILE, 0:TILE])
            for tx in T.thread_binding(0, WARP, "threadIdx.x"):
                for half, row in T.grid(HALVES, 2):
                    for pair in T.vectorized(2):
                        shared[8 * row + tx // 4, 8 * half + tx % 4 * 2 + pair] = warp[half, tx, 2 * row + pair]

    return described, done
