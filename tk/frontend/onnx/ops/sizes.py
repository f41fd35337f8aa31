"""What ONNX operators take as sizes: known, symbolic, or computed while the model runs, which makes them dims like those that
operators count (`ImportState.counted`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax

from tk.lowering.checked import checked_tensor, is_checked

if TYPE_CHECKING:
    from tk.frontend.onnx.importer import Importer

__all__ = ["clamped_inside", "dims_tensor", "given_sizes", "known", "known_sizes", "product", "vector"]


def product(dims: list[relax.Expr | int]) -> relax.Expr | int:
    """The number of elements of a tensor with these dims."""
    total: int = 1
    for dim in dims:
        total = dim * total
    return total


def clamped_inside(importer: Importer, indices: relax.Expr, size: int) -> relax.Expr:
    """`indices`, int64, moved into 0 … size − 1: nothing outside of a tensor is touched."""
    emit = importer.bb.emit
    if is_checked():
        indices = emit(checked_tensor(importer.bb, indices, size, "an index tensor"))
    last = emit(relax.op.shape_to_tensor(relax.ShapeExpr([size - 1])))
    return emit(relax.op.maximum(emit(relax.op.minimum(indices, last)), relax.const(0, "int64")))


def known_sizes(node: NodeProto, importer: Any, index: int) -> list[Any]:
    importer.value(node, index)
    return list(importer.sizes(node.input[index]))


def known(node: NodeProto, importer: Importer, *indices: int) -> bool:
    return all(index >= len(node.input) or not node.input[index] or node.input[index] in importer.known for index in indices)


def vector(node: NodeProto, importer: Importer, index: int) -> relax.Expr:
    """An input of sizes or places that are computed while the model runs, int64 and of one dim."""
    emit, x = importer.bb.emit, importer.tensor(node.input[index])
    importer.counting |= importer.sources.get(node.input[index], frozenset())
    x = x if str(x.ty.dtype.dtype) == "int64" else emit(relax.op.astype(x, "int64"))
    dims = importer.shape_of(node, x)
    if not all(isinstance(dim, int) for dim in dims):
        raise importer.dynamic(node, "how many sizes it is given is dynamic")
    return x if len(dims) == 1 else emit(relax.op.reshape(x, [int(np.prod(dims))]))


def given_sizes(node: NodeProto, importer: Importer, index: int) -> list[relax.Expr]:
    """An input of sizes: known, or dims that are counted while the model runs."""
    if known(node, importer, index):
        return known_sizes(node, importer, index)
    emit = importer.bb.emit
    return list(importer.counted(emit(relax.op.maximum(vector(node, importer, index), relax.const(0, "int64")))))


def dims_tensor(importer: Importer, dims: list[int]) -> relax.Expr:
    """`dims` as an int64 vector."""
    array = np.empty(len(dims), dtype=object)
    array[:] = dims
    return importer.as_tensor(array if any(not isinstance(dim, int) for dim in dims) else array.astype(np.int64))
