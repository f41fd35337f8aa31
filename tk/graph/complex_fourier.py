"""Fourier transforms of complex numbers along any axis, as functions of their own, which rules have kernels for.

    out[o, k, i] = s · Σ_n x[o, n, i] · w^(n·k),     w = exp(∓2πi / N), the sign positive in the inverse

x and out are [outer, N, inner], the parts each a tensor of its own (planes), or beside each other in a last axis of two
(pairs). x may be real: then the imaginary part is 0 where k is 0 or N / 2, whatever x holds, as in torch. Importers write
planes; where a rule has a kernel, planes that are cut from pairs are read as these, and what is put together to pairs is
written as such. Elsewhere a transform is products with tables (fourier_products.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import relax, te, tirx

from tk.graph.dataflow import dtype_of, name_of, static_size
from tk.graph.defined import defined_as, defining
from tk.graph.fourier_products import beside, spectrum
from tk.graph.fourier_tables import MOST, is_smooth, powers

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, IRModule
    from tvm.tirx import PrimFunc

__all__ = [
    "ComplexProblem",
    "as_matmuls",
    "complex_definition",
    "complex_problem",
    "no_imaginary_part",
    "paired_input",
    "paired_result",
    "transformed",
]

NAME = "fourier_complex"
LEAST = 4  # elements of an axis


@dataclass(frozen=True)
class ComplexProblem:
    """Transforms of n float32 numbers along the middle axis of [outer, n, inner]; `given` is planes, pairs or real, `result`
    planes or pairs; `outer` is None where it is not known."""

    n: int
    inner: int
    inverse: bool
    scale: float
    given: str
    result: str = "planes"
    outer: int | None = None


def transformed(
    builder: relax.BlockBuilder, parts: Sequence[Expr], axis: int, inverse: bool, scale: float
) -> list[Expr] | None:
    """The parts of the transform of `parts` along an axis; None where no kernel is for its length or dtype."""
    shape = list(parts[0].ty.shape.values)
    n, inner = static_size(shape[axis]), [static_size(dim) for dim in shape[axis + 1 :]]
    if n is None or None in inner or dtype_of(parts[0]) != "float32" or not LEAST <= n <= MOST or not is_smooth(n):
        return None
    outer: Any = 1
    for dim in shape[:axis]:
        outer = outer * dim
    width = prod(int(each or 0) for each in inner)
    if static_size(outer) == 0 or width == 0:
        return None
    emit = builder.emit
    flat = [emit(relax.op.reshape(part, [outer, n, width])) for part in parts]
    problem = ComplexProblem(n, width, inverse, scale, "planes" if len(parts) == 2 else "real", "planes", static_size(outer))
    both = _called(builder, problem, flat, outer)
    made = [emit(relax.TupleGetItem(both, part)) for part in range(2)]
    return [emit(relax.op.reshape(part, shape)) for part in made]


def _called(builder: relax.BlockBuilder, problem: ComplexProblem, tensors: Sequence[Expr], outer: Any) -> Expr:
    var = builder.add_func(complex_definition(problem), NAME)
    plane = [outer, problem.n, problem.inner]
    table = relax.const(powers(problem.n), "float32")
    one, two = relax.TensorType(plane, "float32"), relax.TensorType([*plane, 2], "float32")
    return builder.emit(relax.call_tir(var, [*tensors, table], two if problem.result == "pairs" else [one, one]))


def complex_definition(problem: ComplexProblem) -> PrimFunc:
    """A PrimFunc of the input, one or two tensors, powers[n, 2] and the output, likewise: each result is a sum."""
    n, inner = problem.n, problem.inner
    outer = te.var("outer", "int64") if problem.outer is None else tirx.IntImm("int64", problem.outer)
    plane = [outer, tirx.IntImm("int64", n), tirx.IntImm("int64", inner)]
    x = [
        te.placeholder([*plane, *([2] if problem.given == "pairs" else [])], "float32", name=f"x_{part}")
        for part in range(2 if problem.given == "planes" else 1)
    ]
    table = te.placeholder([n, 2], "float32", name="powers")

    def term(at: tuple[Any, Any, Any], k: Expr, part: int) -> Expr:
        a, b = (x[0](*at, part) for part in range(2)) if problem.given == "pairs" else (x[0](*at), x[-1](*at))
        power = tirx.floormod(at[1] * k, tirx.IntImm("int64", n))
        c, s = table(power, 0), table(power, 1)
        s = tirx.const(0.0, "float32") - s if problem.inverse else s
        if problem.given == "real":
            return a * (c, s)[part]
        return a * c - b * s if part == 0 else a * s + b * c

    def result(shape: list[Any], part: int | None) -> te.Tensor:
        m = te.reduce_axis((0, n), "m")

        def value(o: Expr, k: Expr, i: Expr, *which: Expr) -> Expr:
            if part is not None:
                return te.sum(term((o, m, i), k, part), m)
            both = (term((o, m, i), k, each) for each in range(2))
            return te.sum(tirx.Select(which[0] == 0, *both), m)

        total = te.compute(shape, value, name="total")

        def scaled(o: Expr, k: Expr, i: Expr, *which: Expr) -> Expr:
            found = total(o, k, i, *which) * tirx.const(problem.scale, "float32")
            if problem.given != "real" or part == 0:
                return found
            nothing = no_imaginary_part(k, n)
            return tirx.Select(tirx.all(which[0] == 1, nothing) if which else nothing, tirx.const(0.0, "float32"), found)

        return te.compute(shape, scaled, name=f"out_{part or 0}")

    outs = [result([*plane, 2], None)] if problem.result == "pairs" else [result(plane, part) for part in range(2)]
    func: PrimFunc = te.create_prim_func([*x, table, *outs]).without_attr("global_symbol")
    facts = {"given": problem.given, "result": problem.result, "scale": problem.scale.hex()}
    return defining(func, NAME, n=n, inner=inner, inverse=int(problem.inverse), **facts)


def no_imaginary_part(k: Expr, n: int) -> Expr:
    """Whether element k of the transform of n real numbers is the sum of these, or of these with alternating signs."""
    first = tirx.EQ(k, tirx.IntImm("int64", 0))
    return first if n % 2 else tirx.any(first, tirx.EQ(k, tirx.IntImm("int64", n // 2)))


def complex_problem(func: PrimFunc) -> ComplexProblem | None:
    """What transform `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    outer = getattr(func.params[0].shape[0], "value", None)
    return ComplexProblem(
        int(facts["n"]), int(facts["inner"]), bool(facts["inverse"]), float.fromhex(str(facts["scale"])), str(facts["given"]),
        str(facts["result"]), None if outer is None else int(outer),
    )  # fmt: skip


def _problem_of(mod: IRModule, call: Any) -> ComplexProblem | None:
    """What transform a call_tir calls."""
    is_call = name_of(call) == "call_tir" and isinstance(call.args[0], tvm.ir.GlobalVar)
    return complex_problem(mod[call.args[0]]) if is_call else None


def as_matmuls(builder: relax.BlockBuilder, call: Call) -> Expr | None:
    """A call of planes as products with tables, a tuple of them; None for any other."""
    problem = _problem_of(builder.get(), call)
    if problem is None or problem.result != "planes" or problem.given == "pairs":
        return None
    emit = builder.emit
    *parts, _ = list(call.args[1].fields)
    last = problem.inner == 1
    outer = parts[0].ty.shape.values[0]
    moved = [
        emit(relax.op.reshape(part, [outer, problem.n]) if last else relax.op.permute_dims(part, [0, 2, 1])) for part in parts
    ]
    made = spectrum(emit, moved, problem.n, inverse=problem.inverse, scale=problem.scale)
    shape = [outer, problem.n, problem.inner]
    return relax.Tuple(
        [emit(relax.op.reshape(part, shape) if last else relax.op.permute_dims(part, [0, 2, 1])) for part in made]
    )


def paired_input(builder: relax.BlockBuilder, call: Call) -> Expr | None:
    """A call of planes that are cut from pairs, as one that reads these; None for any other."""
    problem = _problem_of(builder.get(), call)
    if problem is None or problem.given != "planes":
        return None
    *parts, _ = list(call.args[1].fields)
    pairs = beside(builder, [_unviewed(builder, part) for part in parts])
    if pairs is None:
        return None
    outer = parts[0].ty.shape.values[0]
    flat = builder.emit(relax.op.reshape(pairs, [outer, problem.n, problem.inner, 2]))
    return _called(builder, replace(problem, given="pairs"), [flat], outer)


def paired_result(builder: relax.BlockBuilder, call: Call) -> Expr | None:
    """What puts the parts of a transform together in a last axis of two, as a transform that writes pairs; None for anything
    else."""
    if name_of(call) != "concat" or not isinstance(call.args[0], relax.Tuple) or len(call.args[0].fields) != 2:
        return None
    if int(call.attrs.axis) not in (-1, len(call.ty.shape.values) - 1 if call.ty.shape is not None else -1):
        return None
    items = []
    for field in call.args[0].fields:
        expanded = _bound(builder, field)
        if name_of(expanded) not in ("expand_dims", "reshape") or static_size(field.ty.shape.values[-1]) != 1:
            return None
        items.append(_bound(builder, _unviewed(builder, field)))
    if not all(isinstance(item, relax.TupleGetItem) for item in items) or [item.index for item in items] != [0, 1]:
        return None
    source = items[0].tuple_value
    if not source.same_as(items[1].tuple_value):
        return None
    made = _bound(builder, source)
    problem = _problem_of(builder.get(), made)
    if problem is None or problem.result != "planes":
        return None
    *tensors, _ = list(made.args[1].fields)
    both = _called(builder, replace(problem, result="pairs"), tensors, tensors[0].ty.shape.values[0])
    return relax.op.reshape(both, [*list(call.args[0].fields[0].ty.shape.values)[:-1], 2])


def _bound(builder: relax.BlockBuilder, expr: Expr) -> Any:
    """What a variable is bound to, by whatever name; None for anything else."""
    while isinstance(expr, relax.Var):
        expr = builder.lookup_binding(expr)
    return expr


def _unviewed(builder: relax.BlockBuilder, expr: Expr) -> Expr:
    """What `expr` is a view of, by its shape alone."""
    while name_of(value := _bound(builder, expr)) in ("reshape", "expand_dims"):
        expr = value.args[0]
    return expr
