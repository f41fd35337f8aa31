"""Attention as two matmuls and one softmax kernel, with the scores in float32 and nothing copied that can be read in place.

    relax.nn.attention(q[b, s, h, d], k[b, t, h, d], v[b, t, h, e]):
        scores[b, h, s, t] = scale · Σ_d q·k            float32; the scale is the matmul's epilogue
        p = softmax(scores + bias, t ≤ s + shift)       one PrimFunc, rounded to q's dtype once
        out[b, s, h, e] = Σ_t p·v                       summed in float32, rounded once

TVM's own expansion sums, scales and exponentiates in the operands' dtype (an error of 1.4e-1 in a bfloat16 Llama of two
layers, where torch has 1.3e-2) and copies q, k and v into another order first. A transpose [b, h, s, d] → [b, s, h, d]
before an operand is read through, not carried out. Nor is the repetition of n heads g times before k and v (grouped
queries): the g queries of a head are rows of one matmul, q[b, n, g·s, d] · k[b, n, t, d].

A row that is masked throughout gives 0, as torch has it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import tvm
from tvm import relax, te, tirx
from tvm.relax import const, op

from tk.errors import CompileError, message
from tk.graph.dataflow import bound_call, mutating, name_of

if TYPE_CHECKING:
    from tvm.ir import Call, Expr
    from tvm.tirx import IterVar

__all__ = ["DecomposeAttention", "unrepeated"]

ATTENTION = ("nn.attention", "nn.attention_bias")
HEADS_INSIDE = [0, 2, 1, 3]
REDUCED = ("float16", "bfloat16")


def DecomposeAttention() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites every relax.nn.attention and relax.nn.attention_bias, of any floating dtype; every dim but the width of
    a head may be symbolic."""

    @relax.expr_functor.mutator
    class Decompose(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            if name_of(call) in ATTENTION:
                return _decompose(self, call)
            return call

    return mutating("DecomposeAttention", Decompose, relax.transform.DeadCodeElimination(), of=ATTENTION)


def _decompose(mutator: relax.PyExprMutator, call: Call) -> Expr:
    if call.attrs.window_size is not None:
        raise CompileError(
            message("attention over a window is not supported", need="window_size=None", do="give the window as a mask")
        )
    emit, emit_te = mutator.builder_.emit, mutator.builder_.emit_te
    (q, q_inside), (k, k_inside), (v, v_inside) = (_read_through(mutator, operand) for operand in call.args[:3])
    batch, rows, heads, depth = call.args[0].ty.shape
    columns, width = call.args[2].ty.shape[1], call.args[2].ty.shape[3]
    bias = call.args[3] if len(call.args) > 3 else None
    dtype = str(call.ty.dtype.dtype)
    wide = "float32" if dtype in REDUCED else dtype
    scale = float(call.attrs.scale) if call.attrs.scale is not None else 1.0 / sqrt(int(depth))
    single: list[Expr] = [unrepeated(mutator, x) if inside else None for x, inside in ((k, k_inside), (v, v_inside))]
    grouped = all(x is not None for x in single)
    if grouped:
        k, v = single
        merged = [batch, k.ty.shape[1], heads // k.ty.shape[1] * rows]
        q = q if q_inside else emit(op.permute_dims(q, HEADS_INSIDE))
        q, q_inside = emit(op.reshape(q, [*merged, depth])), True
    scores = emit_te(_scores, q, k, q_inside, k_inside, wide, primfunc_name_hint="attention_scores")
    if scale != 1.0:
        scores = emit(op.multiply(scores, const(scale, wide)))
    if grouped:
        scores = emit(op.reshape(scores, [batch, heads, rows, columns]))
    shift = _shift(call.attrs.causal_mask, rows, columns)
    p = emit_te(_softmax, scores, bias, shift, dtype, primfunc_name_hint="attention_softmax")
    if grouped:
        p = emit(op.reshape(p, [*merged, columns]))
    out = emit_te(_weighted, p, v, v_inside, wide, not grouped, primfunc_name_hint="attention_values")
    out = out if wide == dtype else emit(op.astype(out, dtype))
    if grouped:
        out = op.permute_dims(emit(op.reshape(out, [batch, heads, rows, width])), HEADS_INSIDE)
    return out


def _read_through(mutator: relax.PyExprMutator, operand: Expr) -> tuple[Expr, bool]:
    """(the operand, False), or, where it is x[b, h, s, d] with heads moved inside, (x, True)."""
    moved = bound_call(mutator, operand, "permute_dims")
    if moved is not None and moved.attrs.axes is not None and [int(axis) for axis in moved.attrs.axes] == HEADS_INSIDE:
        return moved.args[0], True
    return operand, False


def unrepeated(mutator: relax.PyExprMutator, x: Expr) -> Expr | None:
    """x0[b, n, t, d] when x[b, n·g, t, d] is that with each head repeated g times in a row, else None."""
    repeat = bound_call(mutator, x, "repeat")
    if repeat is not None and x.ty.ndim == 4 and repeat.attrs.axis is not None and int(repeat.attrs.axis) % 4 == 1:
        return repeat.args[0]
    reshape = bound_call(mutator, x, "reshape")
    expand = None if reshape is None or x.ty.ndim != 4 else bound_call(mutator, reshape.args[0], "broadcast_to")
    if expand is None or len(expand.args[0].ty.shape) != 5:
        return None
    source, equal = expand.args[0], tvm.sym.Analyzer().can_prove_equal
    batch, heads, one, columns, depth = source.ty.shape
    groups = expand.ty.shape[2]
    repeated = [(a, b) for a, b in zip(source.ty.shape, expand.ty.shape, strict=True) if not a.same_as(one)]
    merged = zip(x.ty.shape, (batch, heads * groups, columns, depth), strict=True)
    if not equal(one, 1) or not all(equal(a, b) for a, b in (*repeated, *merged)):
        return None
    inner = bound_call(mutator, source, "expand_dims")
    if inner is not None and inner.args[0].ty.ndim == 4:
        return inner.args[0]
    return mutator.builder_.emit(op.reshape(source, [batch, heads, columns, depth]))


def _shift(causal: str | None, rows: Expr, columns: Expr) -> Expr | int | None:
    """How many columns past its own number a row sees: TopLeft 0, BottomRight t − s; None for all."""
    if causal is None:
        return None
    return columns - rows if str(causal) == "BottomRight" else 0


def _at(x: te.Tensor, inside: bool, b: Expr, s: Expr | IterVar, h: Expr, d: Expr | IterVar) -> te.TensorSlice:
    return x[b, h, s, d] if inside else x[b, s, h, d]


def _dims(x: te.Tensor, inside: bool) -> tuple[Expr, Expr, Expr, Expr]:
    """(batch, sequence, heads, width) of an operand."""
    b, s, h, d = x.shape
    return (b, h, s, d) if inside else (b, s, h, d)


def _scores(q: te.Tensor, k: te.Tensor, q_inside: bool, k_inside: bool, wide: str) -> te.Tensor:
    b, s, h, d = _dims(q, q_inside)
    t = _dims(k, k_inside)[1]
    r = te.reduce_axis((0, d), "d")

    def score(vb: Expr, vh: Expr, vs: Expr, vt: Expr) -> Expr:
        left, right = _at(q, q_inside, vb, vs, vh, r), _at(k, k_inside, vb, vt, vh, r)
        return te.sum(left.astype(wide) * right.astype(wide), axis=r)

    return te.compute((b, h, s, t), score, name="scores")


def _softmax(x: te.Tensor, bias: te.Tensor | None, shift: Expr | int | None, dtype: str) -> te.Tensor:
    """softmax over t of x[b, h, s, t] + bias (broadcast), over t ≤ s + shift. The maximum starts at the least finite
    number, so that a row of −inf has powers and a total of 0."""
    wide, shape = x.dtype, list(x.shape)
    j, l = te.reduce_axis((0, shape[-1]), "j"), te.reduce_axis((0, shape[-1]), "l")  # noqa: E741 - two sums over t

    def masked(*at: Expr) -> Expr | te.TensorSlice:
        value = x[at]
        if bias is not None:
            inner = zip(bias.shape, at[len(at) - len(bias.shape) :], strict=True)
            value = value + bias[tuple(0 if getattr(dim, "value", dim) == 1 else i for dim, i in inner)].astype(wide)
        if shift is not None:
            value = tirx.Select(at[-1] <= at[-2] + shift, value, -tirx.infinity(wide))
        return value

    score = te.compute(shape, masked, name="masked")
    top = te.compute(shape[:-1], lambda *at: te.max(score[(*at, j)], axis=j), name="top")
    power = te.compute(shape, lambda *at: tirx.exp(score[at] - top[at[:-1]]), name="power")
    total = te.compute(shape[:-1], lambda *at: te.sum(power[(*at, l)], axis=l), name="total")

    def normalised(*at: Expr) -> Expr:
        divisor = total[at[:-1]]
        if bias is not None or shift is not None:
            divisor = tirx.Select(divisor == tirx.const(0, wide), tirx.const(1, wide), divisor)
        return (power[at] / divisor).astype(dtype)

    return te.compute(shape, normalised, name="normalised")


def _weighted(p: te.Tensor, v: te.Tensor, v_inside: bool, wide: str, inside: bool) -> te.Tensor:
    """Σ_t p·v as [b, s, h, e] (`inside`: heads moved inside) or [b, h, s, e]."""
    b, h, s, t = p.shape
    e = v.shape[3]
    r = te.reduce_axis((0, t), "t")

    def value(vb: Expr, vh: Expr, vs: Expr, ve: Expr) -> Expr:
        return te.sum(p[vb, vh, vs, r].astype(wide) * _at(v, v_inside, vb, r, vh, ve).astype(wide), axis=r)

    if inside:
        return te.compute((b, s, h, e), lambda vb, vs, vh, ve: value(vb, vh, vs, ve), name="values")
    return te.compute((b, h, s, e), value, name="values")
