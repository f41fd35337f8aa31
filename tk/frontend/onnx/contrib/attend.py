"""Attention in the form that tk/graph/attention makes one kernel of: two matmuls around a softmax in float32."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.frontend.onnx.contrib.common import binary, broadcast_to_fit, cast, dtype_of, matmul, number

if TYPE_CHECKING:
    from tk.frontend.onnx.importer import Importer

__all__ = ["attend", "causal", "columns", "heads_of", "merged"]


def heads_of(importer: Importer, x: relax.Expr, heads: int) -> relax.Expr:
    """x [batch, length, heads · size] as [batch, heads, length, size]."""
    batch, length, hidden = x.ty.shape.values
    split = importer.bb.emit(relax.op.reshape(x, [batch, length, heads, hidden // heads]))
    return importer.bb.emit(relax.op.permute_dims(split, [0, 2, 1, 3]))


def merged(importer: Importer, x: relax.Expr) -> relax.Expr:
    """x [batch, heads, length, size] as [batch, length, heads · size]."""
    batch, heads, length, size = x.ty.shape.values
    turned = importer.bb.emit(relax.op.permute_dims(x, [0, 2, 1, 3]))
    return importer.bb.emit(relax.op.reshape(turned, [batch, length, heads * size]))


def attend(
    importer: Importer,
    q: relax.Expr,
    k: relax.Expr,
    v: relax.Expr,
    *,
    scale: float,
    added: Sequence[relax.Expr] = (),
    visible: relax.Expr | None = None,
    softcap: float = 0.0,
    sink: relax.Expr | None = None,
) -> tuple[relax.Expr, relax.Expr]:
    """(softmax(f(q kᵀ · scale) + added) v, the scores): q [B, H, S, D], k [B, h, T, D], v [B, h, T, E], h dividing H.

    `added` and `visible` (bool) broadcast over [B, H, S, T]; f caps: softcap · tanh(x / softcap). `sink` [H], or [1, H, S, 1],
    is one more score that has no value. A row that sees nothing gives 0.
    """
    emit = importer.bb.emit
    outer, heads = list(q.ty.shape.values[:3]), k.ty.shape.values[1]
    if _is_one(outer[2]) and not tvm.sym.Analyzer().can_prove_equal(outer[1], heads):
        out, scores = _one_row(importer, q, k, v, scale=scale, added=added, visible=visible, softcap=softcap, sink=sink)
        return out, emit(relax.op.reshape(scores, [*outer, k.ty.shape.values[2]]))
    length = k.ty.shape.values[2]
    scores = matmul(importer, _grouped(importer, q, k), emit(relax.op.permute_dims(k, [0, 1, 3, 2])))
    scores = emit(relax.op.reshape(scores, [*outer, length]))
    scores = binary(importer, "multiply", scores, scale)
    if softcap > 0:
        scores = emit(relax.op.tanh(binary(importer, "divide", scores, softcap)))
        scores = binary(importer, "multiply", scores, softcap)
    for bias in added:
        bias = broadcast_to_fit(importer, cast(importer, bias, dtype_of(scores)), scores)
        scores = binary(importer, "add", scores, bias)
    if visible is not None:
        scores = emit(relax.op.where(visible, scores, number(scores, -math.inf)))
    weights = emit(relax.op.nn.softmax(scores, -1)) if sink is None else _with_sink(importer, scores, sink)
    if visible is not None:
        hidden = binary(importer, "equal", scores, -math.inf)
        weights = emit(relax.op.where(hidden, number(weights, 0.0), weights))
    weights = _grouped(importer, cast(importer, weights, dtype_of(v)), v)
    out = cast(importer, matmul(importer, weights, v), dtype_of(v))
    return emit(relax.op.reshape(out, [*outer, v.ty.shape.values[3]])), scores


def _is_one(size: relax.Expr | int) -> bool:
    return bool(tvm.sym.Analyzer().can_prove_equal(size, 1))


def _one_row(
    importer: Importer,
    q: relax.Expr,
    k: relax.Expr,
    v: relax.Expr,
    *,
    scale: float,
    added: Sequence[relax.Expr],
    visible: relax.Expr | None,
    softcap: float,
    sink: relax.Expr | None,
) -> tuple[relax.Expr, relax.Expr]:
    """`attend` of one row: the queries that share a head of keys are its rows to the end, which a kernel reads as such."""
    batch, heads, _, depth = q.ty.shape.values
    fewer = k.ty.shape.values[1]
    each = heads // fewer

    def grouped(x: relax.Expr) -> relax.Expr:
        """[b, H or 1, 1, T] as [b, h, H/h, T] or [b, 1, 1, T]."""
        first, count, _, length = x.ty.shape.values
        return x if _is_one(count) else importer.bb.emit(relax.op.reshape(x, [first, fewer, each, length]))

    rows = importer.bb.emit(relax.op.reshape(q, [batch, fewer, each, depth]))
    if sink is not None:
        sink = importer.bb.emit(relax.op.reshape(sink, [1, fewer, each, 1]))
    seen = None if visible is None else grouped(visible)
    out, scores = attend(
        importer, rows, k, v, scale=scale, added=[grouped(x) for x in added], visible=seen, softcap=softcap, sink=sink
    )
    return importer.bb.emit(relax.op.reshape(out, [batch, heads, 1, v.ty.shape.values[3]])), scores


def _with_sink(importer: Importer, scores: relax.Expr, sink: relax.Expr) -> relax.Expr:
    """softmax(concat(scores, sink)) without its last column (tk.graph.attention.softmax)."""
    emit = importer.bb.emit
    one = cast(importer, sink, dtype_of(scores))
    one = emit(relax.op.reshape(one, [1, scores.ty.shape.values[1], 1, 1])) if one.ty.ndim == 1 else one
    top = binary(importer, "maximum", emit(relax.op.max(scores, axis=[-1], keepdims=True)), one)
    powers = emit(relax.op.exp(binary(importer, "subtract", scores, top)))
    of_sink = emit(relax.op.exp(binary(importer, "subtract", one, top)))
    total = binary(importer, "add", emit(relax.op.sum(powers, axis=[-1], keepdims=True)), of_sink)
    return binary(importer, "divide", powers, total)


def _grouped(importer: Importer, x: relax.Expr, other: relax.Expr) -> relax.Expr:
    """x [B, H, L, K] as [B, h, H/h · L, K], where `other` has h heads."""
    batch, heads, length, size = x.ty.shape.values
    fewer = other.ty.shape.values[1]
    if tvm.sym.Analyzer().can_prove_equal(heads, fewer):
        return x
    return importer.bb.emit(relax.op.reshape(x, [batch, fewer, heads // fewer * length, size]))


def columns(importer: Importer, length: relax.Expr, dtype: str = "int32") -> relax.Expr:
    """0 … length − 1 as a row that broadcasts over [B, H, S, T]."""
    return importer.bb.emit(relax.op.reshape(importer.bb.emit(relax.op.arange(0, length, 1, dtype)), [1, 1, 1, length]))


def causal(importer: Importer, rows: relax.Expr, length: relax.Expr, before: relax.Expr) -> relax.Expr:
    """visible[0, 0, i, j] = j ≤ i + before."""
    emit = importer.bb.emit
    at = emit(relax.op.arange(before, before + rows, 1, "int64"))
    at = emit(relax.op.reshape(at, [1, 1, rows, 1]))
    return emit(relax.op.less_equal(columns(importer, length, "int64"), at))
