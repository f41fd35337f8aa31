"""Attention as two products and a softmax, with the scores in float32 and nothing transposed.

    relax.nn.attention(q[b, s, h, d], k[b, t, h, d], v[b, t, h, e]):
        scores[b, h, s, t] = scale · Σ_d q·k  (+ bias)     float32, −inf where a causal mask hides t
        p = softmax(scores), rounded to q's dtype once
        out[b, s, h, e] = Σ_t p·v                          summed in float32, rounded once

TVM's own expansion sums, scales and exponentiates in the operands' dtype (an error of 1.4e-1 in a bfloat16 Llama of two
layers, where torch has 1.3e-2) and copies q, k and v into another order first. A transpose [b, h, s, d] → [b, s, h, d]
before an operand is read through, not carried out.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, message

if TYPE_CHECKING:
    import tvm

__all__ = ["DecomposeAttention"]

HEADS_INSIDE = (0, 2, 1, 3)


def DecomposeAttention() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites every relax.nn.attention and relax.nn.attention_bias."""
    import tvm
    from tvm import relax

    @relax.expr_functor.mutator
    class Decompose(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") in ("relax.nn.attention", "relax.nn.attention_bias"):
                return _decompose(self, call)
            return call

    @tvm.transform.module_pass(opt_level=0, name="DecomposeAttention")
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        decompose = Decompose(mod)
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function):
                decompose.builder_.update_func(var, decompose.visit_expr(func))
        return decompose.builder_.get()

    return rewrite


def _decompose(mutator: Any, call: Any) -> Any:
    from tvm import relax

    if call.attrs.window_size is not None:
        raise CompileError(message("attention over a window is not supported", need="window_size=None"))
    builder = mutator.builder_
    (q, q_inside), (k, k_inside), (v, v_inside) = (_read_through(mutator, operand) for operand in call.args[:3])
    dtype = str(call.ty.dtype.dtype)
    head_dim = call.args[0].ty.shape[3]
    scale = float(call.attrs.scale) if call.attrs.scale is not None else 1.0 / sqrt(int(head_dim))
    scores = builder.emit_te(_scores, q, k, q_inside, k_inside, primfunc_name_hint="attention_scores")
    if len(call.args) > 3:
        scaled = builder.emit(relax.op.multiply(scores, relax.const(scale, "float32")))
        bias = builder.emit(relax.op.astype(call.args[3], "float32"))
        scores, scale = builder.emit(relax.op.add(scaled, bias)), 1.0
    if call.attrs.causal_mask is not None:
        last = str(call.attrs.causal_mask) == "BottomRight"
        scores = builder.emit_te(_hide_later, scores, scale, last, primfunc_name_hint="causal_mask")
    elif scale != 1.0:
        scores = builder.emit(relax.op.multiply(scores, relax.const(scale, "float32")))
    p = builder.emit(relax.op.astype(builder.emit(relax.op.nn.softmax(scores, axis=-1)), dtype))
    out = builder.emit_te(_weighted, p, v, v_inside, primfunc_name_hint="attention_values")
    return relax.op.astype(out, dtype)


def _read_through(mutator: Any, operand: Any) -> tuple[Any, bool]:
    """(the operand, False), or, where it is x[b, h, s, d] with heads moved inside, (x, True)."""
    from tvm import relax

    bound = mutator.lookup_binding(operand) if isinstance(operand, relax.Var) else operand
    if isinstance(bound, relax.Call) and getattr(bound.op, "name", "") == "relax.permute_dims":
        axes = bound.attrs.axes
        if axes is not None and tuple(int(axis) for axis in axes) == HEADS_INSIDE:
            return bound.args[0], True
    return operand, False


def _at(x: Any, inside: bool, b: Any, s: Any, h: Any, d: Any) -> Any:
    return x[b, h, s, d] if inside else x[b, s, h, d]


def _dims(x: Any, inside: bool) -> tuple[Any, Any, Any, Any]:
    """(batch, sequence, heads, width) of an operand."""
    b, s, h, d = x.shape
    return (b, h, s, d) if inside else (b, s, h, d)


def _scores(q: Any, k: Any, q_inside: bool, k_inside: bool) -> Any:
    from tvm import te

    b, s, h, d = _dims(q, q_inside)
    t = _dims(k, k_inside)[1]
    r = te.reduce_axis((0, d), "d")

    def score(vb: Any, vh: Any, vs: Any, vt: Any) -> Any:
        left, right = _at(q, q_inside, vb, vs, vh, r), _at(k, k_inside, vb, vt, vh, r)
        return te.sum(left.astype("float32") * right.astype("float32"), axis=r)

    return te.compute((b, h, s, t), score, name="scores")


def _hide_later(scores: Any, scale: float, last: bool) -> Any:
    from tvm import te, tirx

    _, _, s, t = scores.shape
    shift = t - s if last else 0

    def masked(vb: Any, vh: Any, vs: Any, vt: Any) -> Any:
        value = scores[vb, vh, vs, vt] * tirx.const(scale, "float32")
        return tirx.if_then_else(vt <= vs + shift, value, tirx.min_value("float32"))

    return te.compute(scores.shape, masked, name="masked")


def _weighted(p: Any, v: Any, v_inside: bool) -> Any:
    from tvm import te

    b, h, s, t = p.shape
    e = v.shape[3]
    r = te.reduce_axis((0, t), "t")

    def value(vb: Any, vs: Any, vh: Any, ve: Any) -> Any:
        return te.sum(p[vb, vh, vs, r].astype("float32") * _at(v, v_inside, vb, r, vh, ve).astype("float32"), axis=r)

    return te.compute((b, s, h, e), value, name="values")
