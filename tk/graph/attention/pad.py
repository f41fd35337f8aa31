"""Attention over a number of keys that no tensor core divides: keys and values get rows of zeros, and the softmax skips them.

    s = matmul(q, kᵀ) · c + bias: [b, h, n, 197]          s' = matmul(q, pad(k)ᵀ) · c + pad(bias): [b, h, n, 208]
    p = softmax(s);  y = matmul(p, v)              →      p' = softmax(where(column < 197, s', −inf));  y = matmul(p', pad(v))

Rows of 208 numbers begin at multiples of 16 bytes, as the copies of matrices into shared memory need; the zeros are written
by the kernels that move keys and values anyway, and the extra columns cost less than slow products do.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from tk.graph.dataflow import mutating, with_zeros

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["PadAttention"]

MULTIPLE = 16
NARROW = ("float16", "bfloat16")
CHAIN = ("relax.add", "relax.astype", "relax.divide", "relax.multiply", "relax.subtract")
"""What may lie between the scores' product and the softmax."""


def PadAttention() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites products with a softmax's result over a static number of columns, both products of 16-bit operands."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Pad(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            padded = _padded(self, call) if getattr(call.op, "name", "") == "relax.matmul" else None
            return call if padded is None else padded

    return mutating("PadAttention", Pad, relax.transform.DeadCodeElimination())  # an attention of one kernel needs none


def _padded(mutator: relax.PyExprMutator, call: Call) -> Expr | None:
    """matmul(astype(softmax(scores)), v) over more columns, or None where it is something else or needs none."""
    from tvm.relax import const, op

    emit = mutator.builder_.emit
    weights, v = call.args
    softmax = _bound(mutator, _before_cast(mutator, weights))
    hides = _hides(mutator, softmax)
    softmax = _bound(mutator, softmax.args[2]) if hides else softmax
    if _name(softmax) != "relax.nn.softmax" or str(v.ty.dtype.dtype) not in NARROW:
        return None
    rank, columns = int(softmax.ty.ndim), _static(v, -2)
    if columns is None or columns % MULTIPLE == 0 or int(softmax.attrs.axis) % rank != rank - 1:
        return None
    wanted = -(-columns // MULTIPLE) * MULTIPLE
    scores = _widened(mutator, softmax.args[0], columns, wanted)
    if scores is None:
        return None
    dtype = str(scores.ty.dtype.dtype)
    real = emit(op.less(emit(op.arange(wanted, dtype="int64")), const(columns, "int64")))
    scores = emit(op.where(real, scores, const(-inf, dtype)))
    p = emit(op.nn.softmax(scores, -1))
    if hides:
        p = emit(op.where(emit(op.equal(scores, const(-inf, dtype))), const(0, dtype), p))
    p = p if dtype == str(weights.ty.dtype.dtype) else emit(op.astype(p, str(weights.ty.dtype.dtype)))
    return op.matmul(p, with_zeros(mutator, v, -2, wanted), out_dtype=str(call.ty.dtype.dtype))


def _hides(mutator: relax.PyExprMutator, call: Call) -> bool:
    """Whether `call` is where(scores == -inf, 0, softmax(scores)): what sees nothing gives 0, not NaN."""
    if _name(call) != "relax.where":
        return False
    hidden, softmax = (_bound(mutator, call.args[i]) for i in (0, 2))
    if _name(softmax) != "relax.nn.softmax" or _name(hidden) != "relax.equal":
        return False
    numbers = (_number(hidden.args[1]), _number(call.args[1]))
    return bool(hidden.args[0].same_as(softmax.args[0])) and numbers == (-inf, 0)


def _number(expr: Expr) -> float | None:
    """The value of a scalar constant."""
    data = getattr(expr, "value", None)
    return float(data.numpy()) if data is not None and not data.shape else None


def _widened(mutator: relax.PyExprMutator, expr: Expr, columns: int, wanted: int) -> Expr | None:
    """`expr`, computed from a product, with `wanted` columns; None where it is not."""
    from tvm import relax

    bound = _bound(mutator, expr)
    if _name(bound) == "relax.matmul":
        q, k = bound.args
        if str(k.ty.dtype.dtype) not in NARROW:
            return None
        turned = _bound(mutator, k)
        if _name(turned) == "relax.permute_dims" and _swaps_last(turned):
            rows = with_zeros(mutator, turned.args[0], -2, wanted)  # before the transpose, which a product may read through
            k = mutator.builder_.emit(relax.op.permute_dims(rows, turned.attrs.axes))
        else:
            k = with_zeros(mutator, k, -1, wanted)
        return mutator.builder_.emit(relax.op.matmul(q, k, out_dtype=str(bound.ty.dtype.dtype)))
    if _name(bound) not in CHAIN:
        return None
    wide = [_widened(mutator, arg, columns, wanted) for arg in bound.args]
    if sum(each is not None for each in wide) != 1:
        return None
    args = [
        each if each is not None else with_zeros(mutator, arg, -1, wanted) if _static(arg, -1) == columns else arg
        for each, arg in zip(wide, bound.args, strict=True)
    ]
    return mutator.builder_.emit(relax.Call(bound.op, args, bound.attrs))


def _bound(mutator: relax.PyExprMutator, expr: Expr) -> Expr:
    from tvm import relax

    return mutator.lookup_binding(expr) if isinstance(expr, relax.Var) else expr


def _name(expr: Expr | None) -> str:
    return str(getattr(getattr(expr, "op", None), "name", ""))


def _before_cast(mutator: relax.PyExprMutator, expr: Expr) -> Expr:
    bound = _bound(mutator, expr)
    return bound.args[0] if _name(bound) == "relax.astype" else expr


def _swaps_last(call: Call) -> bool:
    rank = int(call.ty.ndim)
    axes = [rank - 1 - i for i in range(rank)] if call.attrs.axes is None else [int(axis) for axis in call.attrs.axes]
    return axes == [*range(rank - 2), rank - 1, rank - 2]


def _static(x: Expr, axis: int) -> int | None:
    """The size of a tensor's dim, or None where it is symbolic or not there."""
    from tvm.tirx import IntImm

    shape = getattr(getattr(x.ty, "shape", None), "values", ())
    return int(shape[axis]) if len(shape) >= -axis and isinstance(shape[axis], IntImm) else None
