"""Scattered writes: a thread an element of the updates, or 16 bytes where nothing is combined.

    out[linear_index[u] · K + k]  ⊕=  updates[u · K + k]      e = blockIdx.x · 256 + threadIdx.x;  u, k = divmod(e, K)

Sums, minima and maxima are atomic operations of the hardware where it has them, else the others by compare-and-swap; what
neither has a width for is combined in one thread.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.graph.defined import replaced
from tk.graph.scatter import ScatterProblem, combiner, scatter_problem
from tk.schedule.refusals import divides, must_be
from tk.schedules.sort_scan_cases import SCATTERS

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["CASES", "NAME", "VERSION", "Config", "default", "legal", "lower", "match", "space", "way_of"]

NAME = "cuda.scatter"
VERSION = 1
CASES = SCATTERS

THREADS = 256
BITS = 128  # of the widest access
ADDED = ("float16", "bfloat16", "float32", "float64", "int32", "uint32")  # CUDA's atomicAdd
EXTREME = {"int32": "s32", "uint32": "u32", "int64": "s64", "uint64": "u64"}  # PTX's red.min and red.max
SWAPPED = {16: "uint16", 32: "uint32"}


@dataclass(frozen=True)
class Config:
    """Threads of a block, and the elements that a thread writes in one access."""

    threads: int
    vector: int


def match(func: PrimFunc, target: Target) -> ScatterProblem | None:
    return scatter_problem(func)


def space(match: ScatterProblem, target: Target) -> Mapping[str, Sequence[int]]:
    return {}  # nothing is searched: drawn indices would lie outside, and the result lies over an operand


def legal(match: ScatterProblem, config: Config, target: Target) -> list[str]:
    refusals = []
    if config.threads != 1 and way_of(match, target) == "alone":
        refusals.append(must_be("threads", config.threads, 1, "no atomic operation has this width"))
    if _widest(match, target) % config.vector:
        refusals.append(divides("vector", config.vector, _widest(match, target), "the widest of a row"))
    return refusals


def default(match: ScatterProblem, target: Target) -> Config:
    return Config(1 if way_of(match, target) == "alone" else THREADS, _widest(match, target))


def _widest(match: ScatterProblem, target: Target) -> int:
    """Elements of a row in one access, up to 16 bytes of them; one where they are combined."""
    from tvm import DataType

    if match.k is None or match.dtype == "bool" or way_of(match, target) != "store":
        return 1
    most = BITS // int(DataType(match.dtype).bits)
    return next(v for v in (16, 8, 4, 2, 1) if v <= most and match.k % v == 0)


def way_of(match: ScatterProblem, target: Target) -> str:
    """How an element is combined: "store", "add", "red" (integers), "ordered" (float32 as integers), "swap", or "alone"."""
    from tvm import DataType

    dtype, reduction = match.dtype, match.reduction
    bits = 8 if dtype == "bool" else int(DataType(dtype).bits)
    if reduction == "update":
        return "store"
    if target.kind == "rocm" and bits == 16:
        return "alone"  # tk's device library for AMD has no atomic operations of 16 bits
    if reduction == "add" and dtype in ADDED:
        return "add"
    if (reduction in ("min", "max") and dtype in EXTREME) or (reduction == "add" and dtype in ("int64", "uint64")):
        return "red"
    if reduction in ("min", "max") and dtype == "float32":
        return "ordered"
    return "swap" if bits in SWAPPED else "alone"


def lower(func: PrimFunc, match: ScatterProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, kernel(match, config, way_of(match, target)))


def kernel(match: ScatterProblem, config: Config, way: str) -> PrimFunc:
    """The kernel, with the parameters of the definition (tk/graph/scatter.py)."""
    from tvm import DataType
    from tvm.script import tirx as T

    dtype, reduction, k = match.dtype, match.reduction, match.k
    alone = way == "alone"
    threads, each = config.threads, config.vector
    unsigned = SWAPPED.get(int(DataType(dtype).bits) if dtype != "bool" else 8, "uint32")
    kind = "u64" if reduction == "add" else EXTREME.get(dtype, "s32")
    operation, signed = f"red.global.{reduction}.{kind}", kind.replace("s", "int").replace("u", "uint")
    upward, downward = ("max.s32", "min.u32") if reduction == "max" else ("min.s32", "max.u32")
    combine = combiner(reduction)

    @T.prim_func(private=True, s_tir=True)  # type: ignore[untyped-decorator]
    def scatter(data_handle: T.handle, index_handle: T.handle, updates_handle: T.handle, out_handle: T.handle) -> None:
        T.func_attr({"tirx.noalias": True})
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
