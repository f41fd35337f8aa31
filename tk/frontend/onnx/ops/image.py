"""Col2Im and DeformConv of ONNX."""

from __future__ import annotations

import itertools
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.ops.deformed import Deformed, deformed_convolution

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _col2im(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C·block, L] → [N, C, *image]: each output adds the elements of all blocks that cover it. Gathered: for each
    position k of the block, output i takes block column (i + pad − k·dilation) / stride, where that is whole and inside."""
    x = importer.tensor(node.input[0])
    image, block = ([int(v) for v in np.ravel(importer.value(node, i))] for i in (1, 2))
    rank = len(image)
    dilations, strides = list(attributes.get("dilations", [1] * rank)), list(attributes.get("strides", [1] * rank))
    pads = list(attributes.get("pads", [0] * 2 * rank))
    columns = [(image[a] + pads[a] + pads[a + rank] - dilations[a] * (block[a] - 1) - 1) // strides[a] + 1 for a in range(rank)]
    batch, channels, _ = importer.shape_of(node, x)
    size = int(np.prod(block))

    def compute(data: te.Tensor) -> Any:
        def element(n: Any, c: Any, *at: Any) -> Any:
            terms = []
            for k, offset in enumerate(itertools.product(*map(range, block))):
                shifted = [at[a] + pads[a] - offset[a] * dilations[a] for a in range(rank)]
                column = [tirx.floordiv(shifted[a], strides[a]) for a in range(rank)]
                tests = [t for a in range(rank) for t in (shifted[a] >= 0, column[a] < columns[a])]
                tests += [tirx.floormod(shifted[a], strides[a]) == 0 for a in range(rank) if strides[a] > 1]
                flat = reduce(lambda total, a: total * columns[a] + column[a], range(1, rank), column[0])
                terms.append(tirx.if_then_else(tirx.all(*tests), data(n, c * size + k, flat), tirx.const(0, data.dtype)))
            return reduce(lambda a, b: a + b, terms)

        return te.compute([batch, channels // size, *image], element, name="col2im")

    return [importer.bb.emit_te(compute, x, primfunc_name_hint="col2im")]


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
