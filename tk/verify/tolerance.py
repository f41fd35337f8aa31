"""How far a result may be from its reference, from the dtypes that it is computed in and how much is added up.

A value stored in a dtype with unit roundoff u is off by u at most; rounding errors behave like a random walk, so d
roundings one after another leave √d·u, and a sum of k products leaves √k·u of the accumulator's u (Higham and Mary,
"A new approach to probabilistic rounding error analysis", SIAM J. Sci. Comput. 41(5), 2019). With d sums in sequence,
the longest of k terms, the values stored in a dtype with unit roundoff u_store, sums in one with u_sum:

    tolerance = 2 · ( √(d + 1) · u_store  +  √(k · (d + 1)) · u_sum )

A rounding error's RMS is u / √3, so the factor 2 leaves room for the reference's own error and for layers that amplify
what they are given (softmax, normalisation). u_sum is float32's for everything narrower, as products of reduced
precision accumulate in float32. Of a loop whose steps values tell, `STEPS` are taken to follow one another, and each rounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod, sqrt
from typing import TYPE_CHECKING, Any

import ml_dtypes

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, IRModule, Var

    from tk.frontend.model import Loop, Model

__all__ = [
    "Reductions",
    "bound_of",
    "compute_dtype",
    "reductions_by_output",
    "reductions_of",
    "tolerance",
    "unit_roundoff",
    "widest_roundoff",
]

SAFETY = 2.0
STEPS = 32


@dataclass(frozen=True)
class Reductions:
    """How much a model adds up: how many sums at most one after another, and the longest one's terms."""

    depth: int
    length: int


def unit_roundoff(dtype: str) -> float:
    """Half the distance from 1 to the next number: 2⁻²⁴ for float32, 2⁻⁸ for bfloat16."""
    return float(ml_dtypes.finfo(dtype).eps) / 2


def widest_roundoff(dtypes: Iterable[str]) -> str:
    """The floating dtype with the largest unit roundoff; float32 where none is floating."""
    floating = [dtype for dtype in dtypes if dtype.startswith(("float", "bfloat"))]
    return max(floating, key=unit_roundoff, default="float32")


def tolerance(dtype: str, reductions: Reductions) -> float:
    """The bound on ‖out − ref‖ / ‖ref‖ for a model computed in `dtype`; the module's docstring has the formula."""
    store = unit_roundoff(dtype)
    total = min(store, unit_roundoff("float32"))
    steps = reductions.depth + 1
    return SAFETY * (sqrt(steps) * store + sqrt(max(reductions.length, 1) * steps) * total)


def compute_dtype(model: Model, precision: str = "highest") -> str:
    """The narrowest floating dtype that `model` keeps values in: of its weights, inputs and outputs, and of what an ONNX model
    casts to, whose rounding no reference shows. At a `precision` of float32 products below "highest", no wider than float16,
    whose roundoff is TF32's."""
    specs = (*model.signature.inputs, *model.signature.outputs)
    inside = _dtypes_inside(model) if model.source.get("kind") == "onnx" else set()
    kept = widest_roundoff([*(spec.dtype for spec in specs), *(str(array.dtype) for array in model.params.values()), *inside])
    return kept if precision == "highest" else widest_roundoff([kept, "float16"])


def _dtypes_inside(model: Model) -> set[str]:
    """The dtypes of the tensors between a model's operators."""
    bindings = [binding for block in model.mod["main"].body.blocks for binding in block.bindings]
    dtypes = {str(getattr(getattr(binding.var.ty, "dtype", None), "dtype", "")) for binding in bindings}
    return dtypes & {"float16", "bfloat16"}


def bound_of(model: Model, source: Mapping[str, Any], target: str) -> float:
    """The bound on the error of `model` compiled for `target`; `source` is the package's, which says how exact float32 products
    are, and convolutions on NVIDIA's GPUs."""
    from tk.target import resolve

    names = [source.get("precision", "highest")]
    if resolve(target).kind == "cuda" and _convolves(model):
        names.append(source.get("conv_precision", "highest"))
    below = [name for name in names if name != "highest"]
    return tolerance(compute_dtype(model, below[0] if below else "highest"), reductions_of(model))


def _convolves(model: Model) -> bool:
    """Whether `model` has convolutions."""
    from tvm import relax

    functions = [part.mod["main"] for part in (model, *(loop.body for loop in model.loops.values()))]
    values = [binding.value for func in functions for block in func.body.blocks for binding in block.bindings]
    names = [getattr(value.op, "name", "") for value in values if isinstance(value, relax.Call)]
    return any(name.startswith("relax.nn.conv") for name in names)


def reductions_of(model: Model) -> Reductions:
    """The products and sums of `model`'s Relax function: `depth` follows the dataflow, a symbolic size counts as 1."""
    return _greatest(_reductions(model.mod, model.loops).values())


def _greatest(reductions: Iterable[Reductions]) -> Reductions:
    reductions = list(reductions)
    return Reductions(max((each.depth for each in reductions), default=0), max((each.length for each in reductions), default=1))


def reductions_by_output(model: Model) -> list[Reductions]:
    """The same for each of the model's outputs: what is summed on the way to it."""
    reductions = _reductions(model.mod, model.loops)
    tuples = [binding.value for block in model.mod["main"].body.blocks for binding in block.bindings]
    return [reductions.get(field, Reductions(0, 1)) for field in tuples[-1].fields]


def _reductions(mod: IRModule, loops: Mapping[str, Loop]) -> dict[Var, Reductions]:
    """By Relax variable: the sums in sequence that lead to it, and the longest of them."""
    from tvm import relax

    from tk.graph.while_loops import called_loop

    found: dict[Var, Reductions] = {}
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            value = binding.value
            before = [found[operand] for operand in _operands(value) if operand in found]
            name, terms = called_loop(value), _terms(value, mod) if isinstance(value, relax.Call) else 0
            step = Reductions(1 if terms > 1 else 0, terms)
            if name is not None:
                step = _greatest(_reductions(loops[name].body.mod, loops).values())
                step = Reductions(STEPS * max(step.depth, 1), step.length)
            depth = max((each.depth for each in before), default=0) + step.depth
            found[binding.var] = Reductions(depth, max([step.length, 1, *(each.length for each in before)]))
    return found


def _operands(value: Expr) -> list[Expr]:
    """The Relax variables that `value` reads."""
    from tvm import relax

    if isinstance(value, relax.Var):
        return [value]
    if isinstance(value, relax.TupleGetItem):
        return _operands(value.tuple_value)
    fields = value.args if isinstance(value, relax.Call) else value.fields if isinstance(value, relax.Tuple) else ()
    return [var for field in fields for var in _operands(field)]


def _terms(call: Call, mod: IRModule) -> int:
    """How many terms one output element of a call sums: 0 where it sums none, or the call is no operator."""
    from tvm import ir

    from tk.graph.complex_fourier import complex_problem

    if not isinstance(call.op, ir.Op):
        return 0
    name, shapes = call.op.name, [_shape(arg) for arg in call.args]
    if name == "relax.call_tir":
        transform = complex_problem(mod[call.args[0]])
        return 0 if transform is None else transform.n
    if name == "relax.matmul":
        return shapes[0][-1] if shapes[0] else 0
    if name.startswith("relax.nn.conv"):
        return prod(shapes[1][1:])
    if name == "relax.cumsum":
        return prod(shapes[0]) if call.attrs.axis is None else shapes[0][int(call.attrs.axis)]
    if name in _SCATTERS and str(call.attrs.reduction) == "add":  # all of them may be added to one element
        return shapes[1][int(call.attrs.axis)] if name == "relax.scatter_elements" else prod(shapes[1][:-1])
    if name in _REDUCTIONS or "attention" in name:
        return int(prod(shapes[0]) / max(prod(_shape(call)), 1)) or 1
    return 0


_REDUCTIONS = ("relax.sum", "relax.mean", "relax.variance", "relax.std")
_SCATTERS = ("relax.scatter_elements", "relax.scatter_nd")


def _shape(expr: Expr) -> tuple[int, ...]:
    shape = getattr(getattr(expr, "ty", None), "shape", None)
    dims = getattr(shape, "values", None) or ()
    return tuple(int(dim) if isinstance(dim, int) or hasattr(dim, "value") else 1 for dim in dims)
