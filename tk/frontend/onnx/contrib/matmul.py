"""Matmuls and convolutions of com.microsoft with what is fused to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax

from tk.frontend.onnx.contrib.activations import activated
from tk.frontend.onnx.contrib.common import binary, cast, dtype_of, matmul, optional, wide
from tk.frontend.onnx.ops.matmul import convolution

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS", "channels_first", "channels_last"]


def _operand(importer: Importer, x: relax.Expr, swap: bool, batch: bool) -> relax.Expr:
    """`x` as an operand: its last two dims swapped, or its first put behind those of the batch, or both."""
    rank = x.ty.ndim
    order = list(range(rank))
    if rank < 2:
        return x
    if batch:
        order = [*range(1, rank - 1), 0, rank - 1]
    if swap:
        order = [*order[:-2], order[-1], order[-2]]
    return x if order == list(range(rank)) else importer.bb.emit(relax.op.permute_dims(x, order))


def _fused_matmul(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """alpha · A' B'."""
    a, b = importer.tensor(node.input[0]), importer.tensor(node.input[1])
    a = _operand(importer, a, bool(attributes.get("transA")), bool(attributes.get("transBatchA")))
    b = _operand(importer, b, bool(attributes.get("transB")), bool(attributes.get("transBatchB")))
    y, alpha = matmul(importer, a, b), attributes.get("alpha", 1.0)
    return [cast(importer, y if alpha == 1 else binary(importer, "multiply", y, alpha), dtype_of(a))]


def _fused_gemm(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """activation(alpha · A' B' + beta · C)."""
    a, b, c = importer.tensor(node.input[0]), importer.tensor(node.input[1]), optional(node, importer, 2)
    dtype, alpha, beta = dtype_of(a), attributes.get("alpha", 1.0), attributes.get("beta", 1.0)
    a = _operand(importer, a, bool(attributes.get("transA")), False)
    b = _operand(importer, b, bool(attributes.get("transB")), False)
    y = matmul(importer, a, b)
    y = y if alpha == 1 else binary(importer, "multiply", y, alpha)
    if c is not None:
        c = wide(importer, c)
        y = binary(importer, "add", y, c if beta == 1 else binary(importer, "multiply", c, beta))
    names = ("activation_alpha", "activation_beta", "activation_gamma")
    parameters = [attributes[name] for name in names if name in attributes]
    return [cast(importer, activated(node, importer, y, _text(attributes, "activation"), parameters), dtype)]


def _text(attributes: Attributes, name: str) -> str:
    return str(attributes.get(name, b"").decode())


def _fused_conv(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """activation(X * W + B + Z); of NhwcConv and NhwcFusedConv, X, Z and Y have their channels last."""
    x, w, bias, z = (optional(node, importer, i) for i in range(4))
    dtype, last = dtype_of(x), node.op_type.startswith("Nhwc")
    if last:
        x, z = channels_first(importer, x), None if z is None else channels_first(importer, z)
    y = convolution(node, importer, attributes, x, w, bias)
    y = y if z is None else binary(importer, "add", y, wide(importer, z))
    y = activated(node, importer, y, _text(attributes, "activation"), attributes.get("activation_params"))
    y = cast(importer, y, dtype)
    return [channels_last(importer, y) if last else y]


def _gemm_fast_gelu(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """FastGelu of X W + bias."""
    x, w, bias = (optional(node, importer, i) for i in range(3))
    y = matmul(importer, x, w)
    y = y if bias is None else binary(importer, "add", y, wide(importer, bias))
    return [cast(importer, importer.bb.emit(relax.op.nn.gelu_tanh(y)), dtype_of(x))]


def channels_first(importer: Importer, x: relax.Expr) -> relax.Expr:
    """x [N, *spatial, C] as [N, C, *spatial]."""
    rank = x.ty.ndim
    return importer.bb.emit(relax.op.permute_dims(x, [0, rank - 1, *range(1, rank - 1)]))


def channels_last(importer: Importer, x: relax.Expr) -> relax.Expr:
    """x [N, C, *spatial] as [N, *spatial, C]."""
    return importer.bb.emit(relax.op.permute_dims(x, [0, *range(2, x.ty.ndim), 1]))


CONVERTERS: Converters = {
    "FusedConv": _fused_conv,
    "FusedGemm": _fused_gemm,
    "FusedMatMul": _fused_matmul,
    "GemmFastGelu": _gemm_fast_gelu,
    "NhwcConv": _fused_conv,
    "NhwcFusedConv": _fused_conv,
    "TransposeMatMul": _fused_matmul,
}
