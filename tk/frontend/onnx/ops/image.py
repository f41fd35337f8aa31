"""AffineGrid, Col2Im and DeformConv of ONNX."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.sizes import given_sizes
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


def _affine_grid(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """theta [N, r, r + 1] and sizes (N, C, *spatial), which may be dynamic → [N, *spatial, r]: theta · (x, y, …, 1) with x
    along the last of them. The first and last element lie at ±1, or half of an element inside; a single one at 0."""
    theta, sizes = importer.tensor(node.input[0]), given_sizes(node, importer, 1)
    aligned, dtype, rank = bool(attributes.get("align_corners", 0)), str(theta.ty.dtype.dtype), len(sizes) - 2
    wide = dtype if dtype == "float64" else "float32"
    batch = importer.shape_of(node, theta)[0]

    def coordinate(i: relax.Expr, size: relax.Expr | int) -> relax.Expr:
        i, count, one = i.astype(wide), tirx.const(1, "int64") * size, tirx.const(1, wide)
        if not aligned:
            return (i * 2 + 1) / count.astype(wide) - one
        steps = tirx.max(count - 1, tirx.const(1, "int64")).astype(wide)
        return tirx.Select(count > 1, i * 2 / steps - one, tirx.const(0, wide))

    def grid(given: te.Tensor) -> te.Tensor:
        def element(n: relax.Expr, *at: relax.Expr) -> relax.Expr:
            *indices, row = at
            spots = [coordinate(i, size) for i, size in zip(indices, sizes[2:], strict=True)]
            parts = [given(n, row, k).astype(wide) * spot for k, spot in enumerate(reversed(spots))]
            return sum(parts, given(n, row, rank).astype(wide)).astype(dtype)

        return te.compute([batch, *sizes[2:], rank], element, name="affine_grid")

    return [importer.bb.emit_te(grid, theta, primfunc_name_hint="affine_grid")]


CONVERTERS: Converters = {"AffineGrid": _affine_grid, "Col2Im": _col2im, "DeformConv": _deform_conv}
