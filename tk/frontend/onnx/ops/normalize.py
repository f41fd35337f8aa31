"""LRN and MeanVarianceNormalization of ONNX, in the dtype that they are given: TVM's hold constants of float32. Batch
normalization by the statistics of the batch, as in training. Layer normalization over dynamic dims, by a scale that is
broadcast, and with the mean and the deviation that it divides by, none of which TVM's has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto
from tvm import relax

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]

EPSILON = 1e-9  # beside the deviation, in the operator's definition


def _lrn(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x / (bias + alpha / size · Σ x²) ** beta, the sum over the channels from c − ⌊(size − 1) / 2⌋ to c + ⌈(size − 1) / 2⌉."""
    x, emit, size = importer.tensor(node.input[0]), importer.bb.emit, int(attributes["size"])
    dims, dtype = importer.shape_of(node, x), str(x.ty.dtype.dtype)
    if len(dims) not in (2, 3, 4):
        raise importer.failure(node, f"it has {len(dims)} dims, not 2 to 4")
    given = x if len(dims) > 2 else emit(relax.op.expand_dims(x, 2))
    flat = len(dims) < 4
    pool = relax.op.nn.avg_pool2d if flat else relax.op.nn.avg_pool3d
    squares = emit(relax.op.expand_dims(emit(relax.op.multiply(given, given)), axis=1))
    around, rest = ((size - 1) // 2, size // 2), [0] * (1 if flat else 2)
    means = emit(
        pool(
            squares,
            pool_size=(size, *[1 for _ in rest]),
            strides=(1, *[1 for _ in rest]),
            padding=[around[0], *rest, around[1], *rest],
            layout="NCHW" if flat else "NCDHW",
            count_include_pad=True,
        )
    )
    means = emit(relax.op.squeeze(means, axis=[1]))

    def number(name: str, default: float) -> relax.Expr:
        return relax.const(attributes.get(name, default), dtype)

    scale = emit(relax.op.add(emit(relax.op.multiply(means, number("alpha", 1e-4))), number("bias", 1.0)))
    y = emit(relax.op.divide(given, emit(relax.op.power(scale, number("beta", 0.75)))))
    return [y if len(dims) > 2 else emit(relax.op.squeeze(y, axis=[2]))]


def _mean_variance(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(x − mean) / (√(mean of x² − mean²) + 1e-9), the means over `axes`."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    axes, dtype = list(attributes.get("axes", (0, 2, 3))), str(x.ty.dtype.dtype)
    mean = emit(relax.op.mean(x, axis=axes, keepdims=True))
    squares = emit(relax.op.mean(emit(relax.op.multiply(x, x)), axis=axes, keepdims=True))
    spread = emit(relax.op.subtract(squares, emit(relax.op.multiply(mean, mean))))
    # rounding may take the difference of nearly equal means below 0
    spread = emit(relax.op.sqrt(emit(relax.op.maximum(spread, relax.const(0, dtype)))))
    return [emit(relax.op.divide(emit(relax.op.subtract(x, mean)), emit(relax.op.add(spread, relax.const(EPSILON, dtype)))))]


def _batch_normalization(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """In training mode with the mean and variance of each channel of the batch, which the second and third output mix with
    those that are given: given · momentum + the batch's · (1 − momentum)."""
    if not attributes.get("training_mode", 0):
        return importer.by_tvm(node, attributes)
    emit = importer.bb.emit
    x, scale, bias, *given = (importer.tensor(name) for name in node.input)
    rank, dtype = x.ty.ndim, str(x.ty.dtype.dtype)
    axes, shape = [axis for axis in range(rank) if axis != 1], [1, -1] + [1] * (rank - 2)

    def number(value: float) -> relax.Expr:
        return relax.const(value, dtype)

    def wide(vector: relax.Expr) -> relax.Expr:
        return emit(relax.op.reshape(vector, shape))

    mean = emit(relax.op.mean(x, axes, keepdims=True))
    apart = emit(relax.op.subtract(x, mean))
    spread = emit(relax.op.mean(emit(relax.op.multiply(apart, apart)), axes, keepdims=True))
    root = emit(relax.op.sqrt(emit(relax.op.add(spread, number(attributes.get("epsilon", 1e-5))))))
    scaled = emit(relax.op.multiply(emit(relax.op.divide(apart, root)), wide(scale)))
    results, kept = [emit(relax.op.add(scaled, wide(bias)))], attributes.get("momentum", 0.9)
    for before, now in zip(given, (mean, spread), strict=True):
        flat = emit(relax.op.multiply(emit(relax.op.reshape(now, [-1])), number(1 - kept)))
        results.append(emit(relax.op.add(emit(relax.op.multiply(before, number(kept))), flat)))
    return results[: len(node.output)]


def _layer_normalization(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """(x − mean) / √(variance + ε) · scale + bias over the dims from `axis` on; then that mean, and 1 / √(variance + ε)."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    dims = importer.shape_of(node, x)
    first, epsilon = attributes.get("axis", -1), attributes.get("epsilon", 1e-5)
    normalized = dims[first % len(dims) :]
    axes = [first + at for at in range(len(normalized))]
    weights = [importer.tensor(name) for name in node.input[1:] if name]
    if all(importer.shape_of(node, weight) == normalized for weight in weights):
        gamma, *beta = weights
    else:
        gamma, *beta = (emit(relax.op.broadcast_to(weight, relax.ShapeExpr(normalized))) for weight in weights)
    if not beta and all(isinstance(size, int) for size in normalized):
        beta = [relax.const(np.zeros(normalized), str(gamma.ty.dtype.dtype))]
    elif not beta:
        beta = [emit(relax.op.zeros(relax.ShapeExpr(normalized), str(gamma.ty.dtype.dtype)))]
    results = [emit(relax.op.nn.layer_norm(x, gamma, beta[0], axes, epsilon))]
    if any(node.output[1:]):  # in float32, which stash_type 1 asks for, and is the default
        wide = x if str(x.ty.dtype.dtype) == "float64" else emit(relax.op.astype(x, "float32"))
        mean = emit(relax.op.mean(wide, axes, keepdims=True))
        spread = emit(relax.op.variance(wide, axes, keepdims=True))
        least = relax.const(epsilon, str(wide.ty.dtype.dtype))
        results += [mean, emit(relax.op.rsqrt(emit(relax.op.add(spread, least))))]
    return results[: len(node.output)]


CONVERTERS: Converters = {
    "BatchNormalization": _batch_normalization,
    "LayerNormalization": _layer_normalization,
    "LRN": _lrn,
    "MeanVarianceNormalization": _mean_variance,
}
