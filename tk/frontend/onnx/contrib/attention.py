"""Attention and MultiHeadAttention of com.microsoft, and their quantized forms.

A masked score gets mask_filter_value (−10,000) added; a causal mask hides. Past and present are concatenated.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.contrib.attend import attend, causal, columns, heads_of, merged
from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, matmul, optional, wide, with_shape

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

FILTER = -10000.0


def _named(node: NodeProto, index: int) -> bool:
    return index < len(node.output) and bool(node.output[index])


def _refuse(node: NodeProto, importer: Importer, attributes: Attributes) -> None:
    """Refuses what has a cache of a fixed size, and rotary embedding inside of Attention."""
    for name in ("past_present_share_buffer", "do_rotary"):
        if attributes.get(name):
            raise importer.failure(node, f"its {name} is {attributes[name]}")


def _scale(importer: Importer, attributes: Attributes, q: relax.Expr) -> float:
    scale = attributes.get("scale", 0.0)
    return float(scale) if scale else 1 / math.sqrt(int(q.ty.shape.values[-1]))


def _concatenated(importer: Importer, past: relax.Expr | None, x: relax.Expr) -> relax.Expr:
    if past is None:
        return x
    batch, heads, _, size = x.ty.shape.values
    past = with_shape(importer, past, [batch, heads, past.ty.shape.values[2], size])
    return importer.bb.emit(relax.op.concat([past, x], axis=2))


def _padding(
    node: NodeProto, importer: Importer, mask: relax.Expr, batch: relax.Expr, rows: relax.Expr, length: relax.Expr, value: float
) -> relax.Expr:
    """What a mask adds to the scores: `value` where it is 0. [B] is a number of keys, [2B] their ends and starts, [B, T] and
    [B, S, T] a choice each."""
    emit, rank = importer.bb.emit, mask.ty.ndim
    dims = importer.shape_of(node, mask)
    if rank == 1:
        ends, at = mask, columns(importer, length, dtype_of(mask))
        both = isinstance(dims[0], int) and isinstance(batch, int) and dims[0] != batch
        if both and dims[0] != 2 * batch:
            raise importer.failure(node, f"its mask has {dims[0]} elements for a batch of {batch}")
        if both:
            ends = emit(relax.op.strided_slice(mask, [0], [0], [batch]))
            starts = emit(relax.op.strided_slice(mask, [0], [batch], [2 * batch]))
        seen = emit(relax.op.less(at, emit(relax.op.reshape(ends, [batch, 1, 1, 1]))))
        if both:
            after = emit(relax.op.greater_equal(at, emit(relax.op.reshape(starts, [batch, 1, 1, 1]))))
            seen = emit(relax.op.logical_and(seen, after))
    elif rank in (2, 3):
        shape = [dims[0], 1, 1, dims[1]] if rank == 2 else [dims[0], 1, dims[1], dims[2]]
        seen = binary(importer, "not_equal", emit(relax.op.reshape(mask, shape)), 0)
    else:
        raise importer.failure(node, f"its mask has {rank} dims")
    return emit(relax.op.where(seen, relax.const(0.0, "float32"), relax.const(value, "float32")))


def _result(
    node: NodeProto,
    importer: Importer,
    attributes: Attributes,
    q: relax.Expr,
    k: relax.Expr,
    v: relax.Expr,
    mask: relax.Expr | None,
    bias: relax.Expr | None,
) -> tuple[relax.Expr, relax.Expr]:
    """([batch, length, hidden], the scores) of q, k and v [batch, heads, length, size], k and v with their past."""
    batch, _, rows, _ = importer.shape_of(node, q)
    length = importer.shape_of(node, k)[2]
    added = [] if bias is None else [bias]
    if mask is not None:
        value = attributes.get("mask_filter_value", FILTER)
        added.append(_padding(node, importer, mask, batch, rows, length, value))
    visible = causal(importer, rows, length, length - rows) if attributes.get("unidirectional") else None
    out, scores = attend(importer, q, k, v, scale=_scale(importer, attributes, q), added=added, visible=visible)
    return merged(importer, out), scores


def _attention(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """input [B, S, I] · weights [I, q + k + v] + bias, split into heads; past and present [2, B, N, P, H]."""
    x, weights, bias = importer.tensor(node.input[0]), importer.tensor(node.input[1]), optional(node, importer, 2)
    total = matmul(importer, x, weights)
    if bias is not None:
        total = binary(importer, "add", total, wide(importer, bias))
    return _projected(node, importer, attributes, cast(importer, total, dtype_of(x)), 3, 4, 5)


def _projected(
    node: NodeProto, importer: Importer, attributes: Attributes, x: relax.Expr, mask: int, past: int, bias: int | None
) -> list[relax.Expr]:
    """The outputs of Attention of projected q, k and v, one behind the other in the last axis of x; the other numbers are
    those of inputs."""
    _refuse(node, importer, attributes)
    emit, heads = importer.bb.emit, attributes["num_heads"]
    hidden = importer.shape_of(node, x)[2]
    sizes = list(attributes.get("qkv_hidden_sizes", [])) or [hidden // 3] * 3
    parts = emit(relax.op.split(x, [sizes[0], sizes[0] + sizes[1]], axis=2))
    q, k, v = (heads_of(importer, emit(relax.TupleGetItem(parts, i)), heads) for i in range(3))
    before = optional(node, importer, past)
    if before is not None:
        halves = emit(relax.op.split(before, 2, axis=0))
        old = [emit(relax.op.squeeze(emit(relax.TupleGetItem(halves, i)), axis=[0])) for i in range(2)]
        k, v = _concatenated(importer, old[0], k), _concatenated(importer, old[1], v)
    extra = None if bias is None else optional(node, importer, bias)
    out, _ = _result(node, importer, attributes, q, k, v, optional(node, importer, mask), extra)
    present = emit(relax.op.stack([k, v], axis=0)) if _named(node, 1) else None
    return [out, present][: len(node.output)]


def _multi_head(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """query [B, S, N·H], key and value [B, L, N·H] or, from another sequence, [B, N, L, H]; or all three in query
    [B, S, N, 3, H], or the last two in key [B, L, N, 2, H]. bias is that of their projections."""
    heads = attributes["num_heads"]
    query, key, value = importer.tensor(node.input[0]), optional(node, importer, 1), optional(node, importer, 2)
    if optional(node, importer, 8) is not None or optional(node, importer, 9) is not None:
        raise importer.failure(node, "its cache has a fixed size or goes through a beam")
    bias = optional(node, importer, 3)
    if query.ty.ndim == 5:
        q, k, v = (_packed(importer, query, i) for i in range(3))
        q, k, v = _with_biases(importer, [q, k, v], bias)
    else:
        q = heads_of(importer, query, heads)
        if key is None:
            raise importer.failure(node, "it has no key")
        if key.ty.ndim == 5:
            k, v = (_packed(importer, key, i) for i in range(2))
        elif value is None:
            raise importer.failure(node, "it has no value")
        else:
            k, v = (x if x.ty.ndim == 4 else heads_of(importer, x, heads) for x in (key, value))
        cross = key.ty.ndim == 4  # these were projected before
        q, k, v = _with_biases(importer, [q, k, v], bias, only_first=cross)
    k, v = _concatenated(importer, optional(node, importer, 6), k), _concatenated(importer, optional(node, importer, 7), v)
    mask, added = optional(node, importer, 4), optional(node, importer, 5)
    out, scores = _result(node, importer, attributes, q, k, v, mask, added)
    results = [out, k, v, cast(importer, scores, dtype_of(query)) if _named(node, 3) else None]
    return results[: len(node.output)]


def _packed(importer: Importer, x: relax.Expr, index: int) -> relax.Expr:
    """Part `index` of x [B, L, N, parts, H] as [B, N, L, H]."""
    emit = importer.bb.emit
    part = emit(relax.op.squeeze(emit(relax.op.strided_slice(x, [3], [index], [index + 1])), axis=[3]))
    return emit(relax.op.permute_dims(part, [0, 2, 1, 3]))


def _with_biases(
    importer: Importer, parts: list[relax.Expr], bias: relax.Expr | None, only_first: bool = False
) -> list[relax.Expr]:
    """q, k and v [B, N, L, H] plus the bias of each, one behind the other in `bias`."""
    if bias is None:
        return parts
    emit, results, start = importer.bb.emit, [], 0
    for i, x in enumerate(parts):
        heads, size = (int(x.ty.shape.values[axis]) for axis in (1, 3))
        piece = emit(relax.op.strided_slice(bias, [0], [start], [start + heads * size]))
        start += heads * size
        if only_first and i:
            results.append(x)
            continue
        row = emit(relax.op.reshape(piece, [1, heads, 1, size]))
        results.append(binary(importer, "add", x, row))
    return results


def _quantized_attention(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Attention of a quantized input and weights: their matmul in integers, times both scales, plus the bias."""
    emit = importer.bb.emit
    x, weights, bias, x_scale, w_scale = (importer.tensor(name) for name in node.input[:5])
    centred = []
    for value, zero in ((x, optional(node, importer, 6)), (weights, optional(node, importer, 7))):
        whole = cast(importer, value, "int32")
        centred.append(whole if zero is None else binary(importer, "subtract", whole, _row(importer, zero, "int32")))
    total = cast(importer, emit(relax.op.matmul(*centred, out_dtype="int32")), "float32")
    scales = [_row(importer, scale, "float32") for scale in (x_scale, w_scale)]
    total = binary(importer, "multiply", total, binary(importer, "multiply", *scales))
    total = binary(importer, "add", total, wide(importer, bias))
    return _projected(node, importer, attributes, cast(importer, total, dtype_of(bias)), 5, 8, None)


def _row(importer: Importer, x: relax.Expr, dtype: str) -> relax.Expr:
    """A scalar, or a number a column, as it broadcasts over a matrix."""
    return cast(importer, x, dtype)


CONVERTERS: Converters = {
    "Attention": _attention,
    "MultiHeadAttention": _multi_head,
    "QAttention": _quantized_attention,
}
