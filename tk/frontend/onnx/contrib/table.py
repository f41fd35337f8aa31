"""The converters of com.microsoft, and what types its operators give, which ONNX's shape inference does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import TensorProto

from tk.frontend.onnx.contrib import (
    activations,
    attention,
    block_weights,
    experts,
    group_query,
    matmul,
    norms,
    others,
    quantized,
    rotary,
)

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Converters

__all__ = ["CONVERTERS", "DOMAIN", "GIVES", "IN_ONNX_S_DOMAIN", "SAME_SHAPE"]

DOMAIN = "com.microsoft"

NEVER = 1 << 30

IN_ONNX_S_DOMAIN = {"LayerNormalization": 17, "SimplifiedLayerNormalization": NEVER}
"""Operators of ONNX Runtime's that files hold in ONNX's own domain → the opset since when that has them."""

CONVERTERS: Converters = {
    **activations.CONVERTERS,
    **attention.CONVERTERS,
    **block_weights.CONVERTERS,
    **experts.CONVERTERS,
    **group_query.CONVERTERS,
    **matmul.CONVERTERS,
    **norms.CONVERTERS,
    **others.CONVERTERS,
    **quantized.CONVERTERS,
    **rotary.CONVERTERS,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output. They take reduced precision as it
is."""

_SAME = """BiasAdd BiasGelu FastGelu Gelu GroupNorm MRotaryEmbedding QLinearLeakyRelu QLinearSigmoid QLinearSoftmax QuickGelu
LayerNormalization RotaryEmbedding ScaledSiLU SimplifiedLayerNormalization SkipGroupNorm SkipLayerNormalization
SkipSimplifiedLayerNormalization Trilu Inverse BiasSoftmax MoE QMoE"""

SAME_SHAPE = frozenset(_SAME.split())
"""Operators whose first output has the shape of the first input."""

_FLOAT, _INT32, _INT64 = f"={TensorProto.FLOAT}", f"={TensorProto.INT32}", f"={TensorProto.INT64}"

GIVES: dict[str, tuple[int | str, ...]] = {
    "DequantizeLinear": (1,),
    "DynamicQuantizeMatMul": (0,),
    "EmbedLayerNormalization": (2, _INT32, 2),
    "GatherBlockQuantized": (2,),
    "GroupQueryAttention": (0, 0, 0),
    "IsAllFinite": (f"={TensorProto.BOOL}",),
    "LayerNormalization": (0, _FLOAT, _FLOAT),
    "MatMulInteger16": (_INT32,),
    "MatMulIntegerToFloat": (2,),
    "MulInteger": (_INT32,),
    "ReduceSumInteger": (_INT32,),
    "MultiHeadAttention": (0, 0, 0, 0),
    "QAttention": (3, 3),
    "QGemm": (8,),
    "QLinearConcat": (1,),
    "QLinearConv": (7,),
    "QLinearWhere": (1,),
    "QuantizeLinear": (2,),
    "SimplifiedLayerNormalization": (1, _FLOAT),
    "SkipGroupNorm": (0, 0),
    "SkipLayerNormalization": (0, _FLOAT, _FLOAT, 0),
    "SkipSimplifiedLayerNormalization": (0, _FLOAT, _FLOAT, 0),
}
"""Operator → for each output the input whose element type it has, or that type itself. Of others all have input 0's."""
