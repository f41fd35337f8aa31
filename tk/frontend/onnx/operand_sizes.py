"""Sizes of an operator's operands that ONNX wants to be one. Symbolic ones that no proof says to be are held to it at each
call: a kernel would read past what is shorter, and ONNX Runtime refuses such a call.

Dims of what is broadcast (BROADCAST) and of what is concatenated are brought together where it is converted (`matched`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
from onnx import NodeProto
from tvm import relax, tirx

from tk.frontend.onnx.ops.sizes import product

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes
    from tk.frontend.onnx.importer import Importer

__all__ = ["BROADCAST", "hold_operands", "hold_reshape"]

_BROADCAST = """Add Sub Mul Div Max Min Mean Sum Equal Greater GreaterOrEqual Less LessOrEqual Where Pow Mod PRelu And Or Xor
BitwiseAnd BitwiseOr BitwiseXor BitShift MatMul"""
BROADCAST = frozenset(_BROADCAST.split())

Size = Any  # an int or a TIR expression
Shapes = list[list[Size] | None]
Pairs = Iterator[tuple[Size, Size]]


def hold_operands(node: NodeProto, importer: Importer, attributes: Attributes) -> None:
    """Holds each call to what `node` needs of the sizes of what it takes."""
    equal = (EQUAL if node.domain in ("", "ai.onnx") else OF_ONNX_RUNTIME).get(node.op_type)
    if equal is None and node.op_type not in AT_MOST:
        return
    shapes = [_shape(importer, name) for name in node.input]
    if all(isinstance(size, int) for shape in shapes for size in shape or ()):
        return
    if equal is not None:
        for one, other in equal(shapes, attributes):
            _hold(importer, one, other, tirx.EQ)
    if node.op_type in AT_MOST:
        for one, other in AT_MOST[node.op_type](shapes, attributes):
            _hold(importer, one, other, tirx.LE)


def _hold(importer: Importer, one: Size, other: Size, compare: Callable[[Any, Any], Any]) -> None:
    if isinstance(one, int) and isinstance(other, int):
        return  # ONNX's own inference refuses what is fixed
    one, other = (tirx.const(size, "int64") if isinstance(size, int) else size for size in (one, other))
    if not tvm.sym.Analyzer().can_prove_equal(one, other):
        importer.hold(compare(one, other))


def _shape(importer: Importer, name: str) -> list[Size] | None:
    value = importer.get(name) if name else None
    if isinstance(value, np.ndarray):
        return list(value.shape)
    shape = value.ty.shape if isinstance(value, relax.Expr) and isinstance(value.ty, relax.TensorType) else None
    return [getattr(size, "value", size) for size in shape.values] if isinstance(shape, relax.ShapeExpr) else None


def _of(shapes: Shapes, at: int) -> list[Size]:
    return (shapes[at] if at < len(shapes) else None) or []


def _matmul(a: int, b: int) -> Callable[[Shapes, Attributes], Pairs]:
    def pairs(shapes: Shapes, _: Attributes) -> Pairs:
        x, y = _of(shapes, a), _of(shapes, b)
        if x and y:
            yield x[-1], y[-2 if len(y) > 1 else 0]

    return pairs


def _gemm(a: int, b: int) -> Callable[[Shapes, Attributes], Pairs]:
    """Of matrices, and of several where onnxruntime takes them, each turned or not."""

    def pairs(shapes: Shapes, attributes: Attributes) -> Pairs:
        x, y = _of(shapes, a), _of(shapes, b)
        if len(x) > 1 and len(y) > 1:
            yield x[-2 if attributes.get("transA", 0) else -1], y[-1 if attributes.get("transB", 0) else -2]

    return pairs


def _einsum(shapes: Shapes, attributes: Attributes) -> Pairs:
    """Each letter is one size. What stands before an ellipsis counts from the front, what is behind it from the end."""
    found: dict[str, Size] = {}
    terms = bytes(attributes["equation"]).decode().replace(" ", "").partition("->")[0].split(",")
    for term, shape in zip(terms, shapes, strict=False):
        front, _, back = term.partition("...")
        if shape is None or len(shape) < len(front) + len(back):
            continue
        for letter, size in [*zip(front, shape, strict=False), *zip(reversed(back), reversed(shape), strict=False)]:
            if letter in found:
                yield found[letter], size
            found.setdefault(letter, size)


def _conv(x: int, w: int, channels: int = 1) -> Callable[[Shapes, Attributes], Pairs]:
    def pairs(shapes: Shapes, attributes: Attributes) -> Pairs:
        image, weight = _of(shapes, x), _of(shapes, w)
        if len(image) > 2 and len(weight) > 2:
            yield image[channels], weight[1] * attributes.get("group", 1)

    return pairs


def _conv_transpose(shapes: Shapes, _: Attributes) -> Pairs:
    image, weight = _of(shapes, 0), _of(shapes, 1)
    if len(image) > 2 and len(weight) > 2:
        yield image[1], weight[0]


def _channels(shapes: Shapes, _: Attributes) -> Pairs:
    """Vectors of a number a channel."""
    x = _of(shapes, 0)
    for vector in shapes[1:]:
        if len(x) > 1 and vector is not None and len(vector) == 1:
            yield x[1], vector[0]


def _scaled(shapes: Shapes, attributes: Attributes) -> Pairs:
    """A scale and a bias that are broadcast to the normalized dims."""
    x = _of(shapes, 0)
    for weight in filter(None, shapes[1:]):
        for size, own in zip(reversed(weight), reversed(x), strict=False):
            if size != 1:
                yield own, size


def _quantized(shapes: Shapes, attributes: Attributes) -> Pairs:
    """A scale, and a zero point, a place along an axis."""
    x = _of(shapes, 0)
    axis = attributes.get("axis", 1)
    for vector in shapes[1:]:
        if vector is not None and len(vector) == 1 and vector[0] != 1 and -len(x) <= axis < len(x):
            yield x[axis], vector[0]


def _recurrent(shapes: Shapes, attributes: Attributes) -> Pairs:
    """The width of a step's input is the weights'; the batch is that of lengths and of first states."""
    x, w = _of(shapes, 0), _of(shapes, 1)
    batch_first = bool(attributes.get("layout", 0))
    if len(x) != 3:
        return
    if len(w) == 3:
        yield x[2], w[2]
    batch = x[0 if batch_first else 1]
    if len(lengths := _of(shapes, 4)) == 1:
        yield batch, lengths[0]
    for state in (_of(shapes, 5), _of(shapes, 6)):
        if len(state) == 3:
            yield batch, state[0 if batch_first else 1]


def _labels(shapes: Shapes, _: Attributes) -> Pairs:
    """Labels are as many as there are rows of classes, and weights as many as classes."""
    x, labels, weight = (_of(shapes, at) for at in range(3))
    if len(x) == len(labels) + 1:
        yield from zip([x[0], *x[2:]], labels, strict=True)
    if len(x) > 1 and len(weight) == 1:
        yield x[1], weight[0]


def _all_alike(first: int, second: int) -> Callable[[Shapes, Attributes], Pairs]:
    def pairs(shapes: Shapes, _: Attributes) -> Pairs:
        if len(_of(shapes, first)) == len(_of(shapes, second)):
            yield from zip(_of(shapes, first), _of(shapes, second), strict=True)

    return pairs


def _dim(first: int, second: int, at: int = 0) -> Callable[[Shapes, Attributes], Pairs]:
    """One dim of two operands, where both have so many."""

    def pairs(shapes: Shapes, _: Attributes) -> Pairs:
        yield from zip(_of(shapes, first)[at : at + 1], _of(shapes, second)[at : at + 1], strict=False)

    return pairs


def _scatter_nd(shapes: Shapes, _: Attributes) -> Pairs:
    """Updates are of the indices' dims but the last, and of the dims that no index names."""
    x, indices, updates = (_of(shapes, at) for at in range(3))
    if not indices or not isinstance(indices[-1], int):
        return
    want = [*indices[:-1], *x[indices[-1] :]]
    if len(want) == len(updates):
        yield from zip(want, updates, strict=True)


def _gather_nd(shapes: Shapes, attributes: Attributes) -> Pairs:
    yield from list(zip(_of(shapes, 0), _of(shapes, 1), strict=False))[: attributes.get("batch_dims", 0)]


def _sequences(shapes: Shapes, attributes: Attributes) -> Pairs:
    x, lengths = _of(shapes, 0), _of(shapes, 1)
    if lengths and attributes.get("batch_axis", 1) < len(x):
        yield x[attributes.get("batch_axis", 1)], lengths[0]


def _attention(shapes: Shapes, _: Attributes) -> Pairs:
    """Queries and keys are of one batch and, where heads are apart, one width; a value belongs to each key."""
    q, k, v = (_of(shapes, at) for at in range(3))
    if len(k) == len(v) and len(q) in (3, 4) and len(k) in (3, 4):
        yield from ((q[0], k[0]), (q[0], v[0]), (k[-2], v[-2]))
        if len(k) == 4:
            yield k[1], v[1]
        if len(q) == len(k) == 4:
            yield q[3], k[3]


def _projected(shapes: Shapes, _: Attributes) -> Pairs:
    """Rows [b, n, width] by weights [width, …]."""
    x, w = _of(shapes, 0), _of(shapes, 1)
    if len(x) == 3 and len(w) == 2:
        yield x[2], w[0]


def _rotated(shapes: Shapes, _: Attributes) -> Pairs:
    """A position for each row, of heads side by side [b, n, width] or apart [b, heads, n, width]."""
    x, positions = _of(shapes, 0), _of(shapes, 1)
    if len(x) in (3, 4) and len(positions) == 2:
        yield from ((x[0], positions[0]), (x[-2], positions[1]))


def _beside_axis(shapes: Shapes, attributes: Attributes) -> Pairs:
    """No more indices than elements, along every axis but the one that they are of."""
    x, indices = _of(shapes, 0), _of(shapes, 1)
    if x and len(x) == len(indices):
        axis = attributes.get("axis", 0) % len(x)
        yield from ((index, size) for at, (index, size) in enumerate(zip(indices, x, strict=True)) if at != axis)


def hold_reshape(importer: Importer, shape: Iterable[Size], target: Iterable[Size]) -> None:
    """Holds each call to as many elements in `target`, of which no dim is left open, as in `shape`."""
    have, want = list[Size](), list(target)
    if any(isinstance(size, int) and size < 0 for size in want):
        return
    for size in shape:  # what both name, which may be of no elements, needs no proof
        at = next((at for at, other in enumerate(want) if _same(size, other)), None)
        if at is None:
            have.append(size)
        else:
            want.pop(at)
    _hold(importer, product(have), product(want), tirx.EQ)


def _same(one: Size, other: Size) -> bool:
    if isinstance(one, int) or isinstance(other, int):
        return bool(isinstance(one, int) and isinstance(other, int) and one == other)
    return bool(one.same_as(other))


EQUAL: dict[str, Callable[[Shapes, Attributes], Pairs]] = {
    "Attention": _attention,
    "BatchNormalization": _channels,
    "Conv": _conv(0, 1),
    "ConvInteger": _conv(0, 1),
    "ConvTranspose": _conv_transpose,
    "DequantizeLinear": _quantized,
    "Einsum": _einsum,
    "GatherND": _gather_nd,
    "Gemm": _gemm(0, 1),
    "GridSample": _dim(0, 1),
    "InstanceNormalization": _channels,
    "LayerNormalization": _scaled,
    "MatMul": _matmul(0, 1),
    "MatMulInteger": _matmul(0, 1),
    "MaxUnpool": _all_alike(0, 1),
    "NegativeLogLikelihoodLoss": _labels,
    "QLinearConv": _conv(0, 3),
    "QLinearMatMul": _matmul(0, 3),
    "QuantizeLinear": _quantized,
    "RMSNormalization": _scaled,
    "ReverseSequence": _sequences,
    "RoiAlign": _dim(1, 2),
    "Scatter": _all_alike(1, 2),
    "ScatterElements": _all_alike(1, 2),
    "ScatterND": _scatter_nd,
    "SoftmaxCrossEntropyLoss": _labels,
    **dict.fromkeys(("GRU", "LSTM", "RNN"), _recurrent),
}
"""ONNX operator → the pairs of sizes that must be one."""

OF_ONNX_RUNTIME: dict[str, Callable[[Shapes, Attributes], Pairs]] = {
    "Attention": _projected,
    "CDist": _dim(0, 1, 1),
    "DynamicQuantizeMatMul": _matmul(0, 1),
    "EmbedLayerNormalization": _all_alike(0, 1),
    "FusedConv": _conv(0, 1),
    "FusedGemm": _gemm(0, 1),
    "FusedMatMul": _gemm(0, 1),
    "GemmFastGelu": _matmul(0, 1),
    "GroupQueryAttention": _attention,
    "MatMulInteger16": _matmul(0, 1),
    "MatMulIntegerToFloat": _matmul(0, 1),
    "MultiHeadAttention": _attention,
    "NhwcConv": _conv(0, 1, -1),
    "NhwcFusedConv": _conv(0, 1, -1),
    "QAttention": _projected,
    "QGemm": _gemm(0, 3),
    "RotaryEmbedding": _rotated,
    "TransposeMatMul": _gemm(0, 1),
}
"""The same of the domain com.microsoft."""

AT_MOST: dict[str, Callable[[Shapes, Attributes], Pairs]] = dict.fromkeys(
    ("GatherElements", "Scatter", "ScatterElements"), _beside_axis
)
"""ONNX operator → the pairs of sizes of which the first must not be the larger."""
