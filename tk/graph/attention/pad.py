"""Attention over a number of keys that no tensor core divides: keys and values get rows of zeros, and the softmax skips them.

    s = matmul(q, kᵀ) · c + bias: [b, h, n, 197]          s' = matmul(q, pad(k)ᵀ) · c + pad(bias): [b, h, n, 208]
    p = softmax(s);  y = matmul(p, v)              →      p' = softmax(where(column < 197, s', −inf));  y = matmul(p', pad(v))

Rows of 208 numbers begin at multiples of 16 bytes, as the copies of matrices into shared memory need; the zeros are written
by the kernels that move keys and values anyway, and the extra columns cost less than slow matmuls do.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from tvm import relax
from tvm.relax import const, op

from tk.graph.dataflow import bound_call, mutating, name_of, shape_of, static_size, swaps_last_axes, with_zeros

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["PadAttention"]

MULTIPLE = 16
NARROW = ("float16", "bfloat16")
CHAIN = ("add", "astype", "divide", "multiply", "subtract")
"""What may lie between the scores' matmul and the softmax."""


def PadAttention() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites matmuls with a softmax's result over a static number of columns, both matmuls of 16-bit operands."""

    @relax.expr_functor.mutator
    class Pad(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            padded = _padded(self, call) if name_of(call) == "matmul" else None
            return call if padded is None else padded

    # an attention of one kernel needs none
    return mutating("PadAttention", Pad, relax.transform.DeadCodeElimination(), of=("matmul",))


def _padded(mutator: relax.PyExprMutator, call: Call) -> Expr | None:
    """matmul(astype(softmax(scores)), v) over more columns, or None where it is something else or needs none."""
    emit = mutator.builder_.emit
    weights, v = call.args
    value = _before_cast(mutator, weights)
    hidden = _hidden(mutator, value)
    softmax = bound_call(mutator, value, "nn.softmax") if hidden is None else hidden
    if softmax is None or str(v.ty.dtype.dtype) not in NARROW:
        return None
    rank, columns = int(softmax.ty.ndim), _size(v, -2)
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
    if hidden is not None:
        p = emit(op.where(emit(op.equal(scores, const(-inf, dtype))), const(0, dtype), p))
    p = p if dtype == str(weights.ty.dtype.dtype) else emit(op.astype(p, str(weights.ty.dtype.dtype)))
    return op.matmul(p, with_zeros(emit, v, -2, wanted), out_dtype=str(call.ty.dtype.dtype))


def _hidden(mutator: relax.PyExprMutator, expr: Expr) -> Call | None:
    """The softmax in where(scores == -inf, 0, softmax(scores)), by which what sees nothing gives 0, not NaN; or None."""
    chosen = bound_call(mutator, expr, "where")
    if chosen is None:
        return None
    unseen, softmax = bound_call(mutator, chosen.args[0], "equal"), bound_call(mutator, chosen.args[2], "nn.softmax")
    if unseen is None or softmax is None or not unseen.args[0].same_as(softmax.args[0]):
        return None
    return softmax if (_number(unseen.args[1]), _number(chosen.args[1])) == (-inf, 0) else None


def _number(expr: Expr) -> float | None:
    """The value of a scalar constant."""
    data = getattr(expr, "value", None)
    return float(data.numpy()) if data is not None and not data.shape else None


def _widened(mutator: relax.PyExprMutator, expr: Expr, columns: int, wanted: int) -> Expr | None:
    """`expr`, computed from a matmul, with `wanted` columns; None where it is not."""
    matmul, emit = bound_call(mutator, expr, "matmul"), mutator.builder_.emit
    if matmul is not None:
        q, k = matmul.args
        if str(k.ty.dtype.dtype) not in NARROW:
            return None
        turned = bound_call(mutator, k, "permute_dims")
        if turned is not None and swaps_last_axes(turned):
            rows = with_zeros(emit, turned.args[0], -2, wanted)  # before the transpose, which a matmul may read through
            k = emit(relax.op.permute_dims(rows, turned.attrs.axes))
        else:
            k = with_zeros(emit, k, -1, wanted)
        return emit(relax.op.matmul(q, k, out_dtype=str(matmul.ty.dtype.dtype)))
    bound = bound_call(mutator, expr, *CHAIN)
    if bound is None:
        return None
    wide = [_widened(mutator, arg, columns, wanted) for arg in bound.args]
    if sum(each is not None for each in wide) != 1:
        return None
    args = [
        each if each is not None else with_zeros(emit, arg, -1, wanted) if _size(arg, -1) == columns else arg
        for each, arg in zip(wide, bound.args, strict=True)
    ]
    return emit(relax.Call(bound.op, args, bound.attrs))


def _before_cast(mutator: relax.PyExprMutator, expr: Expr) -> Expr:
    cast = bound_call(mutator, expr, "astype")
    return expr if cast is None else cast.args[0]


def _size(x: Expr, axis: int) -> int | None:
    """The size of a tensor's dim, counted from the last, or None where it is symbolic or not there."""
    shape = shape_of(x) or ()
    return static_size(shape[axis]) if len(shape) >= -axis else None
