"""Col2Im and DeformConv of ONNX."""

from __future__ import annotations

import itertools
from functools import reduce
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _col2im(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """x [N, C·block, L] → [N, C, *image]: each output adds the elements of all blocks that cover it. Gathered: for each
    place k of the block, output i takes block column (i + pad − k·dilation) / stride, where that is whole and inside."""
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
    """x [N, C, H, W], w [O, C / group, kh, kw], offsets [N, groups·kh·kw·2, oh, ow], mask [N, groups·kh·kw, oh, ow]: the
    input is read bilinearly where the offsets say (zero outside), into columns that one product by group takes."""
    x, w, offset = (importer.tensor(node.input[i]) for i in range(3))
    bias, mask = (importer.tensor(node.input[i]) if i < len(node.input) and node.input[i] else None for i in (3, 4))
    emit = importer.bb.emit
    if x.ty.ndim != 4:
        raise importer.failure(node, f"it has {x.ty.ndim - 2} spatial dims, not 2")
    (n, c, h, wide), (o, _, kh, kw) = importer.shape_of(node, x), importer.shape_of(node, w)
    _, _, oh, ow = importer.shape_of(node, offset)
    strides, dilations = list(attributes.get("strides", [1, 1])), list(attributes.get("dilations", [1, 1]))
    pads, group = list(attributes.get("pads", [0] * 4)), attributes.get("group", 1)
    groups = attributes.get("offset_group", 1)
    dtype = str(x.ty.dtype.dtype)

    def compute(data: te.Tensor, moved: te.Tensor, *masks: te.Tensor) -> te.Tensor:
        def element(b: relax.Expr, channel: relax.Expr, k: relax.Expr, y: relax.Expr, z: relax.Expr) -> relax.Expr:
            first = tirx.floordiv(channel, c // groups) * (kh * kw) + k
            p = (y * strides[0] - pads[0] + tirx.floordiv(k, kw) * dilations[0]).astype(dtype) + moved(b, first * 2, y, z)
            q = (z * strides[1] - pads[1] + tirx.floormod(k, kw) * dilations[1]).astype(dtype) + moved(b, first * 2 + 1, y, z)
            low = tirx.floor(p), tirx.floor(q)
            part = p - low[0], q - low[1]

            def read(i: int, j: int) -> relax.Expr:
                row, column = low[0].astype("int64") + i, low[1].astype("int64") + j
                inside = tirx.all(row >= 0, row < h, column >= 0, column < wide)
                clamped = tirx.max(tirx.min(row, h - 1), 0), tirx.max(tirx.min(column, wide - 1), 0)
                one = tirx.const(1, dtype)
                weight = (part[0] if i else one - part[0]) * (part[1] if j else one - part[1])
                return tirx.if_then_else(inside, data(b, channel, *clamped) * weight, tirx.const(0, dtype))

            total = read(0, 0) + read(0, 1) + read(1, 0) + read(1, 1)
            return total * masks[0](b, first, y, z) if masks else total

        return te.compute([n, c, kh * kw, oh, ow], element, name="columns")

    masks = [] if mask is None else [mask]
    columns = importer.bb.emit_te(compute, x, offset, *masks, primfunc_name_hint="deformed_columns")
    flat = emit(relax.op.reshape(columns, [n, group, (c // group) * kh * kw, oh * ow]))
    weight = emit(relax.op.reshape(w, [1, group, o // group, (c // group) * kh * kw]))
    y = emit(relax.op.reshape(emit(relax.op.matmul(weight, flat)), [n, o, oh, ow]))
    return [y if bias is None else emit(relax.op.add(y, emit(relax.op.reshape(bias, [1, -1, 1, 1]))))]


CONVERTERS: Converters = {"Col2Im": _col2im, "DeformConv": _deform_conv}
