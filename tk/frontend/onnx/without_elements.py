"""Nodes whose results have no elements, beside a dynamic dim: nothing is computed for them, and no converter of theirs, which
may divide by a size that is 0, is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from onnx import NodeProto, ValueInfoProto
from tvm import relax

from tk.frontend.onnx.narrow_types import is_narrow

if TYPE_CHECKING:
    from tk.frontend.onnx.importer import Importer

__all__ = ["without_elements"]


def without_elements(node: NodeProto, importer: Importer) -> list[relax.Expr]:
    """The results of `node`, if ONNX infers of each that it has none, and all its sizes by name or number; else no results."""
    shapes = [_shape(importer, importer.inferred.get(name)) for name in node.output if name]
    dtypes = [importer.wanted_dtype(name) for name in node.output if name]
    if len(shapes) < len(node.output) or any(shape is None or 0 not in map(_number, shape) for shape in shapes):
        return []
    if not importer.sizes_inferred or not all(dtypes) or any(map(is_narrow, dtypes)):
        return []
    emit, alloc = importer.bb.emit, relax.op.builtin.alloc_tensor
    return [emit(alloc(relax.ShapeExpr(shape), dtype, 0)) for shape, dtype in zip(shapes, dtypes, strict=True) if shape]


def _number(size: relax.Expr | int) -> int | None:
    return size if isinstance(size, int) else None


def _shape(importer: Importer, value: ValueInfoProto | None) -> list[relax.Expr | int] | None:
    if value is None or not value.type.tensor_type.HasField("shape"):
        return None
    sizes: list[tvm.tirx.Var | int | None] = [
        dim.dim_value if dim.HasField("dim_value") else importer.variables.get(dim.dim_param)
        for dim in value.type.tensor_type.shape.dim
    ]
    known = [size for size in sizes if size is not None]
    return known if len(known) == len(sizes) else None
