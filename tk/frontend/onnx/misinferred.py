"""Sizes that ONNX's shape inference has otherwise than what runs models, and the frameworks that wrote them.

    Resize, Upsample                       inferred: 10 · 0.7 is 6, the product of a float32 in float64;   else 7, in float32
    pools with ceil_mode, before opset 22  inferred: as if the last window counted also where it begins behind the input and
                                           its padding before;                                             else one less

What is inferred behind such a node is as wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from onnx import NodeProto

__all__ = ["POOLED", "misinferred"]

RESIZED = ("Resize", "Upsample")
POOLED = ("AveragePool", "LpPool", "MaxPool")


def misinferred(node: NodeProto, have: Sequence[int | None], inferred: Sequence[int | None], opset: int) -> bool:
    """Whether `node` gives the sizes `have`, and ONNX infers others for one of these reasons. None is a size not known."""
    if node.domain not in ("", "ai.onnx") or len(have) != len(inferred):
        return False
    differences = {h - n for h, n in zip(have, inferred, strict=True) if h is not None and n is not None}
    if node.op_type in RESIZED:
        return 1 in differences and differences <= {0, 1}
    ceils = any(attribute.name == "ceil_mode" and attribute.i for attribute in node.attribute)
    return node.op_type in POOLED and ceils and opset < 22 and -1 in differences and differences <= {0, -1}
