"""Cumulative sums, products and maxima as functions of their own, which rules have kernels for.

TVM's own for GPUs (`gpu_2d_continuous_cumsum`) writes int64 vectors to shared memory at 4-byte boundaries, which stops the
process, and sums float16 in float16; its own for CPUs names dims that it is not passed, where they are symbolic.

    x[outer, n, inner], row (o, i):   rows are independent of each other
    out[o, j, i] = x[o, 0, i] ⊕ … ⊕ x[o, j, i],   without x[o, j, i] where the scan is exclusive
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import DataType, relax, tirx
from tvm.script import tirx as T

from tk.graph.dataflow import Dataflow, dtype_of, mutating, rewrite_blocks, static_size
from tk.graph.defined import Statements, defined_as, defining, function_of, sized
from tk.graph.ordered_bits import nan_key, ordered_bits, restored_number, widened

if TYPE_CHECKING:
    from tvm.ir import Call, Expr
    from tvm.tirx import Buffer, PrimFunc

    from tk.target import Target

__all__ = [
    "Scan",
    "ScanProblem",
    "accumulator",
    "combiner",
    "definition",
    "from_accumulator",
    "scan_problem",
    "scanned_row",
    "to_accumulator",
]

NAME = "scan"
SCANS = ("cumsum", "cumprod")


@dataclass(frozen=True)
class ScanProblem:
    """A scan of the middle axis of x[outer, n, inner] by "add", "mul", "max" or "min"; sizes that are known. The greatest and
    the least of floating numbers are NaN where one of them is, and found among integers in their order (ordered_bits.py)."""

    in_dtype: str
    out_dtype: str
    combine: str
    exclusive: bool
    n: int | None = None
    inner: int | None = None
    outer: int | None = None


def Scan(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces relax.cumsum and relax.cumprod, over any axis, by calls of a `definition`, with the casts around them. A GPU's
    kernel is one of its sizes, also of the maxima that importers write; a CPU's takes any, and models of several sizes have
    it once."""

    @tvm.transform.module_pass(opt_level=0, name="ScanCasts")  # type: ignore[untyped-decorator]
    def casts(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        builder = relax.BlockBuilder(mod)
        return builder.get() if rewrite_blocks(mod, builder, lambda bindings: _with_casts(builder, bindings)) else mod

    @relax.expr_functor.mutator
    class Scans(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name in ("relax.cumsum", "relax.cumprod") and call.ty.shape is not None:
                return _replace(self.builder_, call, sized=target.is_gpu)
            if name == "relax.call_tir" and target.is_gpu:
                return _sized(self.builder_, call)
            return call

    return tvm.transform.Sequential(
        [casts, mutating("Scan", Scans, of=(*SCANS, "call_tir") if target.is_gpu else SCANS)], name="Scan"
    )


def _with_casts(builder: Any, bindings: Sequence[Any]) -> list[Any]:
    """`bindings` whose scans cast what they read and write: cumsum(astype(x, f32)) is cumsum(x, dtype f32), and a sum in
    float32 that one cast to 16 bits alone reads is a sum to those, which is in float32 all the same."""
    flow = Dataflow(bindings)
    made: dict[int, Any] = {}
    gone: set[int] = set()
    for i, binding in enumerate(flow.bindings):
        if flow.names[i] not in SCANS:
            continue
        call = binding.value
        x, dtype, at = call.args[0], dtype_of(binding.var), i
        cast = flow.number.get(x)
        if cast is not None and flow.names[cast] == "astype" and dtype_of(x) == dtype:
            source = flow.bindings[cast].value.args[0]
            x = source if _bits(dtype_of(source)) < _bits(dtype) else x
        readers = flow.users[i]
        if dtype == "float32" and len(readers) == 1 and not flow.outputs[i]:
            (reader,) = readers
            if flow.names[reader] == "astype" and dtype_of(flow.bindings[reader].var) in ("float16", "bfloat16"):
                dtype, at = dtype_of(flow.bindings[reader].var), reader
                gone.add(i)
        scan = getattr(relax.op, flow.names[i])
        made[at] = builder.normalize(scan(x, call.attrs.axis, dtype, bool(call.attrs.exclusive)))
    kept = [i for i in range(len(flow.bindings)) if i not in gone]
    return [relax.VarBinding(flow.bindings[i].var, made[i]) if i in made else flow.bindings[i] for i in kept]


def _bits(dtype: str) -> int:
    return 1 if dtype == "bool" else int(DataType(dtype).bits)


def _replace(builder: relax.BlockBuilder, call: Call, sized: bool) -> Expr:
    """`call` as reshape → scan of the middle axis → reshape."""
    x, dtype = call.args[0], str(call.ty.dtype.dtype)
    shape = list(x.ty.shape)
    if any(static_size(size) == 0 for size in shape):  # there are no rows, or none beside another, to count
        return relax.op.zeros(call.ty.shape, dtype)
    axis = 0 if call.attrs.axis is None else int(call.attrs.axis) % len(shape)
    around = [prod(shape), 1] if call.attrs.axis is None else [prod(shape[axis + 1 :]), prod(shape[:axis])]
    rows = [1, around[0], 1] if call.attrs.axis is None else [around[1], shape[axis], around[0]]
    source = str(x.ty.dtype.dtype)
    flat = builder.emit(relax.op.reshape(x, rows))
    combine, exclusive = "mul" if call.op.name == "relax.cumprod" else "add", bool(call.attrs.exclusive)
    sizes = [static_size(size) for size in (*rows[1:], rows[0])] if sized else []
    var = builder.add_func(definition(ScanProblem(source, dtype, combine, exclusive, *sizes)), NAME)
    scanned = builder.emit(relax.call_tir(var, flat, relax.TensorType(rows, dtype)))
    return relax.op.reshape(scanned, call.ty.shape)


def _sized(builder: relax.BlockBuilder, call: relax.Call) -> relax.Call:
    """A call of a scan that an importer wrote for any sizes: of one for those of the call."""
    problem = scan_problem(builder.get()[call.args[0]])
    if problem is None:
        return call
    outer, n, inner = call.ty.shape.values
    known = replace(problem, n=static_size(n), inner=static_size(inner), outer=static_size(outer))
    return relax.call_tir(builder.add_func(definition(known), NAME), call.args[1], call.ty)


def accumulator(problem: ScanProblem) -> str:
    """The dtype in which a scan is summed: that of its result, float16 and bfloat16 in float32; integers of the numbers' order
    where the greatest or the least are found."""
    if _by_order(problem):
        return "int64" if problem.in_dtype == "float64" else "int32"
    return "float32" if problem.out_dtype in ("float16", "bfloat16") else problem.out_dtype


def _by_order(problem: ScanProblem) -> bool:
    return problem.combine in ("max", "min") and "float" in problem.in_dtype


def combiner(problem: ScanProblem) -> tuple[Callable[[Any, Any], Any], Any]:
    """How two values are combined, and the value that changes nothing."""
    if problem.combine in ("max", "min"):
        return tirx.max, tirx.min_value(accumulator(problem))
    return (operator.mul, 1) if problem.combine == "mul" else (operator.add, 0)


def to_accumulator(problem: ScanProblem, value: Any) -> Any:
    """An element of x as what is combined: of the least, −1 − key, greater where that is less."""
    dtype, least = accumulator(problem), problem.combine == "min"
    if _by_order(problem):
        value = ordered_bits(tirx.Cast(widened(problem.in_dtype), value), nan=nan_key(dtype, least=least))
    else:
        value = tirx.Cast(dtype, value)
    return tirx.const(-1, dtype) - value if least else value


def from_accumulator(problem: ScanProblem, value: Any) -> Any:
    """The result that what was combined is."""
    if problem.combine == "min":
        value = tirx.const(-1, accumulator(problem)) - value
    if _by_order(problem):
        value = restored_number(value)
    return tirx.Cast(problem.out_dtype, value)


def scanned_row(problem: ScanProblem) -> Any:
    """A macro: row number `row` of x[outer, size, beside] is scanned, one element after another."""
    exclusive, acc = problem.exclusive, accumulator(problem)
    take, give = partial(to_accumulator, problem), partial(from_accumulator, problem)
    combine, one = combiner(problem)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(x: Buffer, out: Buffer, row: Expr, size: Expr, beside: Expr) -> None:
        with T.sblock("scan"):
            T.reads(x[row // beside, 0:size, row % beside])
            T.writes(out[row // beside, 0:size, row % beside])
            carry = T.sblock_alloc_buffer((1,), acc, scope="local")
            carry[0] = T.Cast(acc, one)
            for i in T.serial(size):
                if exclusive:
                    out[row // beside, i, row % beside] = give(carry[0])
                carry[0] = combine(carry[0], take(x[row // beside, i, row % beside]))
                if not exclusive:
                    out[row // beside, i, row % beside] = give(carry[0])

    return macro


def launched(problem: ScanProblem, statements: Statements, narrow: bool = False) -> PrimFunc:
    """The function with the definition's parameters whose statements the macro of that name writes, given its tensors; where
    it is `narrow` the known sizes of a row are of 32 bits."""
    n, inner = sized(problem.n, "n"), sized(problem.inner, "inner")
    if narrow:
        n, inner = (n if problem.n is None else problem.n), (inner if problem.inner is None else problem.inner)
    shape = sized(problem.outer, "outer"), n, inner
    return function_of({"x": (shape, problem.in_dtype), "out": (shape, problem.out_dtype)}, statements)


def definition(problem: ScanProblem) -> PrimFunc:
    """A PrimFunc(x[outer, n, inner], out[outer, n, inner]) that scans one row after another."""
    n, inner, scanned = problem.n, problem.inner, scanned_row(problem)

    @T.macro  # type: ignore[untyped-decorator]
    def scan(x: Buffer, out: Buffer) -> None:
        size, beside = T.meta_var((x.shape[1] if n is None else n, x.shape[2] if inner is None else inner))
        for row in T.serial(x.shape[0] * beside):
            scanned(x, out, row, size, beside)

    return defining(launched(problem, scan, narrow=True), NAME, combine=problem.combine, exclusive=int(problem.exclusive))


def scan_problem(func: PrimFunc) -> ScanProblem | None:
    """What scan `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    x, out = func.params
    sizes = [static_size(size) for size in (*x.shape[1:], x.shape[0])]
    return ScanProblem(str(x.dtype), str(out.dtype), str(facts["combine"]), bool(facts["exclusive"]), *sizes)
