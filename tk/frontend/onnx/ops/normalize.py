"""LRN and MeanVarianceNormalization of ONNX, in the dtype that they are given: TVM's hold constants of float32."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


CONVERTERS: Converters = {
    "LRN": _lrn,
    "MeanVarianceNormalization": _mean_variance,
}
