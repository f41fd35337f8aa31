"""Scattered writes: a thread 16 bytes of the updates where nothing is combined, or what is added has vectors, else an element.

    out[linear_index[u] · K + k]  ⊕=  updates[u · K + k]      e = blockIdx.x · 256 + threadIdx.x;  u, k = divmod(e, K)

Where each update has an index of its own, along an axis, a thread reads several of both before it writes any.

Sums, minima and maxima are atomic operations of the hardware where it has them, else the others by compare-and-swap; what
neither has a width for is combined in one thread. What makes updates or indices element by element is computed where they are
read, where a function has it in front (scatter_fused.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tvm import DataType, tirx
from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.scatter import Axis, ScatterProblem, combiner, is_fused, launched, scatter_problem
from tk.schedule.refusals import divides, listed, must_be
from tk.schedules.cuda.codegen.kernel_builder import as_index
from tk.schedules.cuda.sort_scan.scatter_fused import FusedScatter, FusedThread, fused_scatter
from tk.schedules.sort_scan_cases import SCATTERS
from tk.target import Target, compute_capability

NAME = "cuda.scatter"
VERSION = 1
CASES = SCATTERS

THREADS = 256
BITS = 128  # of the widest access
ADDED = ("float16", "bfloat16", "float32", "float64", "int32", "uint32")  # CUDA's atomicAdd
EXTREME = {"int32": "s32", "uint32": "u32", "int64": "s64", "uint64": "u64"}  # PTX's red.min and red.max
SWAPPED = {16: "uint16", 32: "uint32"}
RED = {"float16": "noftz.f16", "bfloat16": "noftz.bf16", "float32": "f32", "float64": "f64", "int32": "s32", "uint32": "u32"}
PACKED = {"float16": "f16x2", "bfloat16": "bf16x2"}
VECTORS = (9, 0)  # the compute capability from which red.add has vectors of 16 bytes, and bfloat16
AT_ONCE = 4  # updates that a thread reads before it writes, where each has an index
SHORT = 1 << 31


@dataclass(frozen=True)
class Config:
    """Threads of a block, and the elements that a thread writes in one access. Nothing is searched: drawn indices would lie
    outside, and the result lies over an operand."""

    threads: int
    vector: int


ENABLES_GRAPH_FUSION = True
FUSED = ("store", "add", "red", "ordered")  # ways that what makes the updates is fused with


def match(func: PrimFunc, target: Target) -> ScatterProblem | None:
    problem = scatter_problem(func)
    if problem is None or not is_fused(func):
        return problem
    return fused_scatter(func, problem) if way_of(problem, target) in FUSED else None


@listed
def legal(match: ScatterProblem, config: Config, target: Target) -> Iterator[str]:
    if config.threads != 1 and way_of(match, target) == "alone":
        yield must_be("threads", config.threads, 1, "no atomic operation has this width")
    if _widest(match, target) % config.vector:
        yield divides("vector", config.vector, _widest(match, target), "the widest of a row")


def default(match: ScatterProblem, target: Target) -> Config:
    return Config(1 if way_of(match, target) == "alone" else THREADS, _widest(match, target))


def _widest(match: ScatterProblem, target: Target) -> int:
    """Elements of a row in one access, up to 16 bytes of them; one where they are combined and that has no vectors. Along an
    axis, updates that a thread reads at once."""
    way = way_of(match, target)
    if match.axis is not None:
        return 1 if way == "alone" else AT_ONCE
    if match.k is None or match.dtype == "bool" or way not in ("store", "add"):
        return 1
    most = BITS // int(DataType(match.dtype).bits)
    if way == "add" and (target.kind != "cuda" or match.dtype not in ("float32", *PACKED)):
        return 1
    if way == "add" and compute_capability(target.arch) < VECTORS:
        most = 2 if match.dtype == "float16" else 1
    return next(v for v in (16, 8, 4, 2, 1) if v <= most and match.k % v == 0)


def way_of(match: ScatterProblem, target: Target) -> str:
    """How an element is combined: "store", "add", "red" (integers), "ordered" (float32 as integers), "swap", or "alone"."""
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
    if isinstance(match, FusedScatter):
        return replaced(func, _fused(func, match, config, way_of(match, target), target.arch))
    return replaced(func, kernel(match, config, way_of(match, target), target.arch))


def kernel(match: ScatterProblem, config: Config, way: str, arch: str = "") -> PrimFunc:
    """The kernel, with the parameters of the definition (tk/graph/scatter.py)."""
    if match.axis is not None:
        return _along(match, match.axis, config, way, arch)
    dtype, k = match.dtype, match.k
    alone = way == "alone"
    threads, each = config.threads, config.vector

    @T.macro  # type: ignore[untyped-decorator]
    def scatter(_data: Buffer, linear_index: Buffer, updates: Buffer, out: Buffer) -> None:  # `out` lies over the data
        u, count = T.meta_var((linear_index.shape[0], updates.shape[0]))
        columns = T.meta_var(T.truncdiv(count, T.max(u, 1)) if k is None else k)
        for block in T.thread_binding(
            T.int64(1) if alone else T.max(1, (count + (threads * each - 1)) // (threads * each)), thread="blockIdx.x"
        ):
            for thread in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                for step in T.serial(count if alone else T.int64(1)):
                    at = T.meta_var(step if alone else (block * threads + thread) * each)
                    row = T.meta_var(T.truncdiv(at, columns))
                    to = T.meta_var(linear_index[row] * columns + T.truncmod(at, columns))
                    if at < count:  # noqa: SIM102 - no index is read beyond the last
                        if linear_index[row] >= 0:
                            if way == "store":
                                for v in T.vectorized(each):
                                    out[to + v] = updates[at + v]
                            elif each > 1:
                                added = T.alloc_local((each,), dtype)
                                for v in T.vectorized(each):
                                    added[v] = updates[at + v]
                                _add_vector(match, added, T.address_of(out[to]))
                            else:
                                _combine(match, way, out, to, updates[at], arch)

    return launched(match, scatter)


def _along(match: ScatterProblem, axis: Axis, config: Config, way: str, arch: str) -> PrimFunc:
    """The kernel where each update has an index of its own: a thread reads `vector` of both, a block's side by side, and then
    writes them."""
    dtype, size, count = match.dtype, axis.elements, axis.updates
    alone = way == "alone"
    threads, each = config.threads, 1 if alone else config.vector
    whole = count % (threads * each) == 0
    wide = "int64" if max(size, count + threads * each) >= SHORT else "int32"

    @T.macro  # type: ignore[untyped-decorator]
    def scatter(_data: Buffer, index: Buffer, updates: Buffer, out: Buffer) -> None:  # `out` lies over the data
        for block in T.thread_binding(T.int32(1 if alone else -(-count // (threads * each))), thread="blockIdx.x"):
            for thread in T.thread_binding(T.int32(threads), thread="threadIdx.x"):
                for step in T.serial(T.Cast(wide, count if alone else 1)):
                    first = T.meta_var(step if alone else T.Cast(wide, block) * (threads * each) + thread)
                    indices = T.alloc_local((each,), axis.index)
                    values = T.alloc_local((each,), axis.updates_dtype)
                    for v in T.unroll(each):
                        if whole or first + v * threads < count:
                            indices[v] = index[first + v * threads]
                            values[v] = updates[first + v * threads]
                    for v in T.unroll(each):
                        if whole or first + v * threads < count:
                            to = T.meta_var(axis.position(first + v * threads, indices[v]))
                            if to >= 0:
                                if way == "store":
                                    out[to] = values[v]
                                else:
                                    _combine(match, way, out, to, T.Cast(dtype, values[v]), arch)

    return launched(match, scatter)


def _fused(func: PrimFunc, match: FusedScatter, config: Config, way: str, arch: str) -> PrimFunc:
    """The kernel with what makes indices or updates, with the parameters of `func`."""
    thread = FusedThread(match, config.threads, config.vector)
    code, out, zero = thread.code, func.params[-1], as_index(0)
    with code.when(*thread.inside):
        row, updates = thread.index(), thread.updates()
        with code.when(row >= 0):
            view = code.view(out)
            first = code.narrowed(row * (match.k or 1) + thread.column * config.vector, out)
            update = tirx.BufferLoad(updates, [zero])
            address = T.address_of(view[first])
            if way == "store":
                thread.access.copy(view, config.vector, lambda at: code.store(view, tirx.BufferLoad(updates, [at]), first + at))
            elif config.vector > 1:
                packed = code.view(updates, packed=True) if match.dtype in PACKED else updates
                code.add(tirx.Evaluate(_vector_added(match.dtype, packed, address)))
            elif way == "ordered":
                for condition, ordered in _ordered(match.reduction, address, update):
                    with code.when(condition):
                        code.add(tirx.Evaluate(ordered))
            else:
                code.add(tirx.Evaluate(_reduced(match, way, address, update, arch)))
    kernel = code.kernel([(thread.block, thread.grid, "blockIdx.x"), (thread.thread, config.threads, "threadIdx.x")])
    return PrimFunc(list(func.params), kernel)


def _add_vector(match: ScatterProblem, values: Buffer, address: Expr) -> None:
    """Add so many elements of a row at once."""
    packed = values
    if match.dtype in PACKED:
        packed = T.decl_buffer((int(values.shape[0]) // 2,), "uint32", data=values.data, scope="local")
    T.evaluate(_vector_added(match.dtype, packed, address))


def _vector_added(dtype: str, values: Buffer, address: Expr) -> Expr:
    """The addition of a vector of `dtype`, 16-bit elements as words of two."""
    each = int(values.shape[0])
    several = "" if each == 1 else f".v{each}"
    kind = f"noftz{several}.{PACKED[dtype]}" if dtype in PACKED else f"v{each}.f32"
    return T.ptx[f"red.global.add.{kind}"](address, *(values[v] for v in range(each)))


def _combine(match: ScatterProblem, way: str, out: Buffer, to: Expr, update: Expr, arch: str) -> None:
    """Combine an element with an update."""
    if way == "alone":
        T.buffer_store(out, combiner(match.reduction)(out[to], update), [to])
    elif way in ("add", "red"):
        T.evaluate(_reduced(match, way, T.address_of(out[to]), update, arch))
    elif way == "ordered":
        (positive, upward), (_, downward) = _ordered(match.reduction, T.address_of(out[to]), update)
        with T.If(positive):
            with T.Then():
                T.evaluate(upward)
            with T.Else():
                T.evaluate(downward)
    else:
        _swap(match, out, to, update)


def _reduced(match: ScatterProblem, way: str, address: Expr, update: Expr, arch: str) -> Expr:
    """The atomic operation of the way "add" or "red"."""
    dtype, reduction = match.dtype, match.reduction
    if way == "add" and (kind := _added(dtype, arch)):
        bits = T.reinterpret("uint16", update) if dtype in PACKED else update
        return T.ptx[f"red.global.add.{kind}"](address, bits)
    if way == "add":
        return T.cuda.atomic_add(address, update)
    kind = "u64" if reduction == "add" else EXTREME[dtype]
    signed = kind.replace("s", "int").replace("u", "uint")
    return T.ptx[f"red.global.{reduction}.{kind}"](address, T.reinterpret(signed, update))


def _ordered(reduction: str, address: Expr, update: Expr) -> list[tuple[Expr, Expr]]:
    """A condition and the operation under it, twice: positive numbers are ordered as integers are, negative ones the other
    way."""
    upward, downward = ("max.s32", "min.u32") if reduction == "max" else ("min.s32", "max.u32")
    signed, unsigned = (T.reinterpret(kind, update) for kind in ("int32", "uint32"))
    return [
        (signed >= 0, T.ptx[f"red.global.{upward}"](address, signed)),
        (signed < 0, T.ptx[f"red.global.{downward}"](address, unsigned)),
    ]


def _added(dtype: str, arch: str) -> str:
    """The type of PTX's red.add, which returns nothing; "" where there is none, or it is another GPU's."""
    if not arch.startswith("sm_"):
        return ""
    if dtype == "bfloat16" and compute_capability(arch) < VECTORS:
        return ""
    return RED.get(dtype, "")


def _swap(match: ScatterProblem, out: Buffer, to: Expr, update: Expr) -> None:
    """By compare-and-swap, until nobody has written in between."""
    dtype, combine = match.dtype, combiner(match.reduction)
    unsigned = SWAPPED[int(DataType(dtype).bits)]
    bits = T.decl_buffer((out.shape[0],), unsigned, data=out.data)
    seen, old = T.alloc_local((1,), unsigned), T.alloc_local((1,), unsigned)
    T.buffer_store(seen, bits[to], [0])
    T.buffer_store(old, seen[0] + T.Cast(unsigned, 1), [0])
    with T.While(old[0] != seen[0]):
        T.buffer_store(old, seen[0], [0])
        new = T.reinterpret(unsigned, combine(T.reinterpret(dtype, old[0]), update))
        T.buffer_store(seen, T.cuda.atomic_cas(T.address_of(bits[to]), old[0], new), [0])
