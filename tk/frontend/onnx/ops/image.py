"""Col2Im and DeformConv of ONNX."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.frontend.ops.deformed import Deformed, deformed_convolution
from tk.frontend.ops.folded import Fold, folded

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _col2im(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C·block, L] → [N, C, *image]: each output adds the elements of all blocks that cover it."""
    x = importer.tensor(node.input[0])
    image, block = ([int(v) for v in np.ravel(importer.value(node, i))] for i in (1, 2))
    rank = len(image)
    dilations, strides = list(attributes.get("dilations", [1] * rank)), list(attributes.get("strides", [1] * rank))
    pads = list(attributes.get("pads", [0] * 2 * rank))
    channels = importer.shape_of(node, x)[1] // math.prod(block)
    fold = Fold(image, block, dilations, pads[:rank], pads[rank:], strides)
    return [importer.bb.emit_te(lambda data: folded(data, channels, fold), x, primfunc_name_hint="col2im")]


def _deform_conv(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    x, w, offset = (importer.tensor(node.input[i]) for i in range(3))
    bias, mask = (importer.tensor(node.input[i]) if i < len(node.input) and node.input[i] else None for i in (3, 4))
    if x.ty.ndim != 4:
        raise importer.failure(node, f"it has {x.ty.ndim - 2} spatial dims, not 2")
    for each in (x, w, offset):
        importer.shape_of(node, each)  # or an error that names the node
    how = Deformed(
        tuple(attributes.get("strides", [1, 1])),
        tuple(attributes.get("pads", [0] * 4))[:2],
        tuple(attributes.get("dilations", [1, 1])),
        attributes.get("group", 1),
        attributes.get("offset_group", 1),
    )
    return [deformed_convolution(importer.bb, x, w, offset, mask, bias, how)]


CONVERTERS: Converters = {"Col2Im": _col2im, "DeformConv": _deform_conv}
