"""Activations of com.microsoft, and those that its fused operators name. Reduced precision computes in float32."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, optional, wide

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "activated", "quick_gelu"]


def _gelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x/2 · (1 + erf(x/√2)), of x plus a bias where there is one."""
    x = _biased(node, importer)
    return [cast(importer, importer.bb.emit(relax.op.nn.gelu(x)), _dtype(node, importer))]


def _fast_gelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x/2 · (1 + tanh(√(2/π) · (x + 0.044715 x³))), of x plus a bias where there is one."""
    x = _biased(node, importer)
    return [cast(importer, importer.bb.emit(relax.op.nn.gelu_tanh(x)), _dtype(node, importer))]


def _quick_gelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x = wide(importer, importer.tensor(node.input[0]))
    return [cast(importer, quick_gelu(importer, x, attributes.get("alpha", 1.702)), _dtype(node, importer))]


def quick_gelu(importer: Importer, x: relax.Expr, alpha: float) -> relax.Expr:
    """x · sigmoid(alpha · x)."""
    if alpha == 1:
        return importer.bb.emit(relax.op.nn.silu(x))
    return binary(importer, "multiply", x, importer.bb.emit(relax.op.sigmoid(binary(importer, "multiply", x, alpha))))


def _bias_split_gelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """a · gelu(b), a and b the halves of the last axis of x plus a bias."""
    x = _biased(node, importer)
    first, second = (importer.bb.emit(relax.TupleGetItem(_halves(importer, x), i)) for i in range(2))
    y = binary(importer, "multiply", first, importer.bb.emit(relax.op.nn.gelu(second)))
    return [cast(importer, y, _dtype(node, importer))]


def _halves(importer: Importer, x: relax.Expr) -> relax.Expr:
    return importer.bb.emit(relax.op.split(x, 2, axis=-1))


def _bias_add(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x + bias + skip."""
    x, skip = _biased(node, importer), wide(importer, importer.tensor(node.input[2]))
    return [cast(importer, binary(importer, "add", x, skip), _dtype(node, importer))]


def _dtype(node: NodeProto, importer: Importer) -> str:
    return dtype_of(importer.tensor(node.input[0]))


def _biased(node: NodeProto, importer: Importer) -> relax.Expr:
    x, bias = wide(importer, importer.tensor(node.input[0])), optional(node, importer, 1)
    return x if bias is None else binary(importer, "add", x, wide(importer, bias))


def activated(
    node: NodeProto, importer: Importer, x: relax.Expr, name: str, parameters: Sequence[float] | None = None
) -> relax.Expr:
    """The activation `name` of a fused operator, of `x` in a dtype that it is computed in; `parameters` are what the operator
    gives for it, in ONNX's order (alpha, beta), or None for ONNX's defaults."""
    emit, given = importer.bb.emit, list(parameters or [])

    def parameter(index: int, default: float) -> float:
        return float(given[index]) if index < len(given) else default

    if name == "":
        return x
    if name == "Relu":
        return emit(relax.op.nn.relu(x))
    if name == "Tanh":
        return emit(relax.op.tanh(x))
    if name == "Sigmoid":
        return emit(relax.op.sigmoid(x))
    if name == "LeakyRelu":
        return emit(relax.op.nn.leakyrelu(x, parameter(0, 0.01)))
    if name == "Clip":
        return emit(relax.op.clip(x, parameter(0, -3.402823e38), parameter(1, 3.402823e38)))
    if name == "HardSigmoid":
        line = binary(importer, "add", binary(importer, "multiply", x, parameter(0, 0.2)), parameter(1, 0.5))
        return emit(relax.op.clip(line, 0.0, 1.0))
    if name == "QuickGelu":
        return quick_gelu(importer, x, parameter(0, 1.702))
    if name == "Gelu":
        return emit(relax.op.nn.gelu(x))
    raise importer.failure(node, f"its activation is {name}")


CONVERTERS: Converters = {
    "BiasAdd": _bias_add,
    "BiasGelu": _gelu,
    "BiasSplitGelu": _bias_split_gelu,
    "FastGelu": _fast_gelu,
    "Gelu": _gelu,
    "QuickGelu": _quick_gelu,
}
