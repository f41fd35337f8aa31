"""Normalizations of com.microsoft: over the last axis, with what is added before. All compute in float32.

SimplifiedLayerNormalization, which files hold in ONNX's own domain, is a root mean square norm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, optional, wide

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "rms_norm"]

EPSILON = 1e-5  # SimplifiedLayerNormalization
SKIP_EPSILON = 1e-12  # the others


def rms_norm(importer: Importer, x: relax.Expr, weight: relax.Expr, epsilon: float) -> relax.Expr:
    """x / √(mean of x² + epsilon) · weight over the last axis, in x's dtype."""
    normed = importer.bb.emit(relax.op.nn.rms_norm(wide(importer, x), wide(importer, weight), axes=[-1], epsilon=epsilon))
    return cast(importer, normed, dtype_of(x))


def _outputs(node: NodeProto, results: list[relax.Expr | None]) -> list[relax.Expr]:
    """The results up to the last output that the node names."""
    named = max(i for i, name in enumerate(node.output) if name) + 1
    return results[:named]


def _wanted(node: NodeProto, index: int) -> bool:
    return index < len(node.output) and bool(node.output[index])


def _statistics(
    importer: Importer, x: relax.Expr, axes: list[int], epsilon: float, centred: bool
) -> tuple[relax.Expr, relax.Expr]:
    """(mean, 1 / √(variance + epsilon)) over `axes`, kept as dims of 1; the mean square stands for the variance where x is not
    `centred`."""
    emit = importer.bb.emit
    mean = emit(relax.op.mean(x, axis=axes, keepdims=True))
    apart = binary(importer, "subtract", x, mean) if centred else x
    variance = emit(relax.op.mean(binary(importer, "multiply", apart, apart), axis=axes, keepdims=True))
    return mean, emit(relax.op.rsqrt(binary(importer, "add", variance, epsilon)))


def _simplified(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x / √(mean of x² + epsilon) · scale over the axes from `axis` on, and the factor."""
    x, scale = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    axis, rank = attributes.get("axis", -1), x.ty.ndim
    axes, epsilon = list(range(axis % rank, rank)), attributes.get("epsilon", EPSILON)
    normed = importer.bb.emit(relax.op.nn.rms_norm(wide(importer, x), wide(importer, scale), axes=axes, epsilon=epsilon))
    y = cast(importer, normed, dtype_of(scale))
    factor = _statistics(importer, wide(importer, x), axes, epsilon, False)[1] if _wanted(node, 1) else None
    return _outputs(node, [y, factor])


def _layer(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """LayerNormalization as ONNX has it since opset 17: over the axes from `axis` on, with the mean and 1 / √variance."""
    x, scale, bias = importer.tensor(node.input[0]), importer.tensor(node.input[1]), optional(node, importer, 2)
    rank, epsilon, data = x.ty.ndim, attributes.get("epsilon", EPSILON), wide(importer, x)
    axes = list(range(attributes.get("axis", -1) % rank, rank))
    weight = wide(importer, scale)
    shift = importer.bb.emit(relax.op.zeros_like(weight)) if bias is None else wide(importer, bias)
    y = importer.bb.emit(relax.op.nn.layer_norm(data, weight, shift, axes=axes, epsilon=epsilon))
    rest: list[relax.Expr | None] = [None, None]
    if _wanted(node, 1) or _wanted(node, 2):
        rest = list(_statistics(importer, data, axes, epsilon, True))
    return _outputs(node, [cast(importer, y, dtype_of(x)), *rest])


def _skip(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The norm of x + skip + bias, its statistics, and the sum."""
    centred = node.op_type == "SkipLayerNormalization"
    x, skip, gamma = (importer.tensor(name) for name in node.input[:3])
    bias = optional(node, importer, 4 if centred else 3)
    dtype, epsilon = dtype_of(x), attributes.get("epsilon", SKIP_EPSILON)
    total = binary(importer, "add", wide(importer, x), wide(importer, skip))
    if bias is not None:
        total = binary(importer, "add", total, wide(importer, bias))
    if centred:
        beta = optional(node, importer, 3)
        y = _layer_norm(importer, total, gamma, beta, epsilon)
    else:
        y = importer.bb.emit(relax.op.nn.rms_norm(total, wide(importer, gamma), axes=[-1], epsilon=epsilon))
    rest: list[relax.Expr | None] = [None, None]
    if _wanted(node, 1) or _wanted(node, 2):
        rest = list(_statistics(importer, total, [-1], epsilon, centred))
    return _outputs(node, [cast(importer, y, dtype), *rest, cast(importer, total, dtype)])


def _layer_norm(importer: Importer, x: relax.Expr, gamma: relax.Expr, beta: relax.Expr | None, epsilon: float) -> relax.Expr:
    """The layer norm of `x`, which is in float32 or wider, over its last axis."""
    weight = wide(importer, gamma)
    shift = importer.bb.emit(relax.op.zeros_like(weight)) if beta is None else wide(importer, beta)
    return importer.bb.emit(relax.op.nn.layer_norm(x, weight, shift, axes=[-1], epsilon=epsilon))


def _embed(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The layer norm of word + position + segment embeddings; how many words the mask leaves; the sum of the embeddings."""
    emit = importer.bb.emit
    ids, word, position = (importer.tensor(node.input[i]) for i in (0, 2, 3))
    segments, segment = optional(node, importer, 1), optional(node, importer, 4)
    gamma, beta, mask, positions = (optional(node, importer, i) for i in (5, 6, 7, 8))
    batch, length = importer.shape_of(node, ids)
    dtype = dtype_of(word)
    total = wide(importer, emit(relax.op.take(word, ids, axis=0)))
    if positions is None:
        rows = wide(importer, emit(relax.op.strided_slice(position, [0], [0], [length])))
    else:
        rows = wide(importer, emit(relax.op.take(position, positions, axis=0)))
    total = binary(importer, "add", total, rows)
    if segments is not None and segment is not None:
        total = binary(importer, "add", total, wide(importer, emit(relax.op.take(segment, segments, axis=0))))
    y = _layer_norm(importer, total, gamma, beta, attributes.get("epsilon", SKIP_EPSILON))
    count = None
    if _wanted(node, 1):
        if mask is None:
            count = emit(relax.op.zeros(relax.ShapeExpr([batch]), "int32"))
        else:
            count = cast(importer, emit(relax.op.sum(cast(importer, mask, "int32"), axis=[1])), "int32")
    return _outputs(node, [cast(importer, y, dtype), count, cast(importer, total, dtype)])


def _group_norm(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The group norm of x [N, H, W, C], or of x + skip + bias, with SiLU behind where `activation` is 1; then the sum."""
    emit, skips = importer.bb.emit, node.op_type == "SkipGroupNorm"
    x, gamma, beta = (importer.tensor(name) for name in node.input[:3])
    dtype, total = dtype_of(x), wide(importer, x)
    last = attributes.get("channels_last", 1)
    if skips:
        skip, bias = importer.tensor(node.input[3]), optional(node, importer, 4)
        channels = importer.shape_of(node, x)[-1]
        if skip.ty.ndim == 2:
            skip = emit(relax.op.reshape(skip, [importer.shape_of(node, x)[0], 1, 1, channels]))
        total = binary(importer, "add", total, wide(importer, skip))
        total = total if bias is None else binary(importer, "add", total, wide(importer, bias))
    rank = x.ty.ndim
    channel, axes = (rank - 1, list(range(1, rank - 1))) if last else (1, list(range(2, rank)))
    normed = relax.op.nn.group_norm(
        total, wide(importer, gamma), wide(importer, beta), num_groups=attributes["groups"], channel_axis=channel, axes=axes,
        epsilon=attributes.get("epsilon", EPSILON),
    )  # fmt: skip
    y = emit(normed)
    y = emit(relax.op.nn.silu(y)) if attributes["activation"] else y
    return _outputs(node, [cast(importer, y, dtype), cast(importer, total, dtype)])


CONVERTERS: Converters = {
    "EmbedLayerNormalization": _embed,
    "GroupNorm": _group_norm,
    "LayerNormalization": _layer,
    "SimplifiedLayerNormalization": _simplified,
    "SkipGroupNorm": _group_norm,
    "SkipLayerNormalization": _skip,
    "SkipSimplifiedLayerNormalization": _skip,
}
