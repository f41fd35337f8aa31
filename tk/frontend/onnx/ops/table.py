"""Converters of ours for ONNX operators, what is refused because TVM's converter would be wrong, and how reduced
precision is computed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from onnx import NodeProto, helper

from tk.frontend.onnx.control_flow import CONTROL
from tk.frontend.onnx.ops import cast as onnx_cast
from tk.frontend.onnx.ops import (
    data_dependent,
    data_movement,
    gather_scatter,
    ml_preprocess,
    ngrams,
    pointwise,
    quantize,
    recurrent,
    svm,
    trees,
)
from tk.frontend.onnx.ops import image as onnx_image
from tk.frontend.onnx.ops import linalg as onnx_linalg
from tk.frontend.onnx.ops import matmul as onnx_matmul
from tk.frontend.onnx.ops import normalize as onnx_normalize
from tk.frontend.onnx.ops import pool as onnx_pool
from tk.frontend.onnx.ops import reduce as onnx_reduce
from tk.frontend.onnx.ops import resize as onnx_resize
from tk.frontend.onnx.ops import roi as onnx_roi
from tk.frontend.onnx.ops import sequence as onnx_sequence
from tk.frontend.onnx.ops import shape as onnx_shape
from tk.frontend.onnx.ops import signal as onnx_signal
from tk.frontend.onnx.ops import topk as onnx_topk

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["AS_IS", "CONVERTERS", "LEARNED", "MOVES", "NARROW", "REFUSED", "STRUCTURAL", "VALUES"]

LEARNED: Converters = {**ml_preprocess.CONVERTERS, **svm.CONVERTERS, **trees.CONVERTERS}
"""Those of the domain ai.onnx.ml."""

CONVERTERS: Converters = {
    **onnx_cast.CONVERTERS,
    **data_dependent.CONVERTERS,
    **onnx_image.CONVERTERS,
    **gather_scatter.CONVERTERS,
    **onnx_linalg.CONVERTERS,
    **data_movement.CONVERTERS,
    **ngrams.CONVERTERS,
    **onnx_topk.CONVERTERS,
    **pointwise.CONVERTERS,
    **onnx_normalize.CONVERTERS,
    **onnx_pool.CONVERTERS,
    **onnx_matmul.CONVERTERS,
    **quantize.CONVERTERS,
    **recurrent.CONVERTERS,
    **onnx_reduce.CONVERTERS,
    **onnx_roi.CONVERTERS,
    **onnx_resize.CONVERTERS,
    **onnx_shape.CONVERTERS,
    **onnx_signal.CONVERTERS,
    **LEARNED,
}
"""ONNX operator → converter(node, importer, attributes), giving one Relax expression an output. They go before TVM's."""

STRUCTURAL: Converters = {**CONTROL, **onnx_sequence.SEQUENCES}
"""ONNX operator → function(node, importer, attributes) on values of any kind: sequences and known ones too."""

VALUES: dict[str, tuple[int, ...]] = {
    "MaxUnpool": (2,),
}
"""ONNX operator → the inputs whose values must be known when it is compiled."""

_MOVES = """Concat DepthToSpace Expand Flatten Gather GatherElements GatherND Pad Reshape ReverseSequence ScatterElements
ScatterND Slice SpaceToDepth Split Squeeze TensorScatter Tile Transpose Unsqueeze Where"""

MOVES = frozenset(_MOVES.split())
"""Operators that copy elements, and so take any type."""

_NARROW = "Cast CastLike ConvInteger DequantizeLinear MatMulInteger QLinearConv QLinearMatMul QuantizeLinear"

NARROW = frozenset(_NARROW.split())
"""Operators that compute with narrow types (narrow_types.py)."""


def _training(node: NodeProto, importer: Importer) -> str | None:
    """Before opset 14 further outputs said so, and had other meanings."""
    mode = next((helper.get_attribute_value(a) for a in node.attribute if a.name == "training_mode"), 0)
    return "it is in training mode" if not mode and sum(bool(name) for name in node.output) > 1 else None


REFUSED: dict[str, Callable[[NodeProto, Any], str | None]] = {
    "BatchNormalization": _training,
}
"""ONNX operator → why this node is refused, or None."""

_WORDS = """Cast CastLike Concat ConstantOfShape Constant Compress DepthToSpace SpaceToDepth Dropout Equal Expand EyeLike
Flatten Gather GatherElements GatherND Greater GreaterOrEqual Identity Less LessOrEqual Max Min MaxPool GlobalMaxPool NonZero
OneHot Pad Range Relu Reshape Scatter ScatterElements ScatterND Slice Split Squeeze Tile TopK Transpose Trilu Unsqueeze Where
IsNaN IsInf MatMul Gemm Conv ConvTranspose ArgMax ArgMin Abs Neg Sign QuantizeLinear DequantizeLinear Mod
DynamicQuantizeLinear TensorScatter ReverseSequence EyeLike QLinearMatMul QLinearConv
MatMulInteger ConvInteger BitCast Clip NonMaxSuppression Resize Upsample GridSample ArrayFeatureExtractor"""

AS_IS = frozenset(_WORDS.split())
"""Operators whose converters take float16 and bfloat16 as they are. Others compute in float32 and round at the end."""
