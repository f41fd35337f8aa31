"""ONNX operators that read and write where a tensor of indices says: Gather and Scatter, by axis, element and coordinates.

A negative index counts from the end. ONNX calls any other index outside its axis an error. A kernel cannot raise one, and must
not touch memory that is not its own: the nearest index that is inside counts. Indices that are known when the model is
imported are checked then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.sizes import product
from tk.frontend.onnx.values import is_symbolic
from tk.lowering.checked import checked_tensor, in_range, is_checked

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _known_inside(node: NodeProto, importer: Importer, extents: list[relax.Expr | int]) -> bool:
    """Whether the indices of `node`, its second input, are known; refused where one then lies outside."""
    known = importer.known.get(node.input[1])
    if known is None or not all(isinstance(n, int) for n in extents):
        _hold(importer, importer.tensor(node.input[1]) if known is None else known, extents)
        return False
    sizes = np.array(extents, known.dtype)
    if np.any((known < -sizes) | (known >= sizes)):
        raise importer.failure(node, f"an index lies outside its axis of {', '.join(map(str, extents))}")
    return True


def _hold(importer: Importer, indices: relax.Expr | Any, extents: list[relax.Expr | int]) -> None:
    """Holds each call to extents that known indices lie in, or to one element where an index is computed and moved inside."""
    if isinstance(indices, np.ndarray):
        if is_symbolic(indices) or not indices.size:
            return
        for at, extent in enumerate(extents):
            own = indices[..., at] if len(extents) > 1 else indices
            importer.hold(extent >= int(max(own.max() + 1, -own.min())))
        return
    count = product([getattr(size, "value", size) for size in indices.ty.shape.values])
    for extent in extents if count != 0 or not isinstance(count, int) else ():
        if not isinstance(extent, int):
            importer.hold(extent >= 1 if isinstance(count, int) else tirx.any(extent >= 1, count < 1))


def _depth(node: NodeProto, importer: Importer) -> int:
    depth = importer.shape_of(node, importer.tensor(node.input[1]))[-1]
    if not isinstance(depth, int):
        raise importer.dynamic(node, "its coordinates have a dynamic length")
    return depth


def _inside(node: NodeProto, importer: Importer, extents: list[relax.Expr | int]) -> relax.Expr:
    """The indices of `node`, none negative and none beyond its extent, of which there is one, or one a coordinate."""
    emit = importer.bb.emit
    if _known_inside(node, importer, extents):
        known = importer.known[node.input[1]]
        sizes = np.array(extents if len(extents) > 1 else extents[0], known.dtype)
        return relax.const(np.where(known < 0, known + sizes, known), str(known.dtype))
    indices = importer.tensor(node.input[1])
    dtype = _dtype(indices)
    if all(isinstance(n, int) for n in extents):
        sizes = relax.const(np.array(extents if len(extents) > 1 else extents[0], dtype), dtype)
    else:
        array = np.empty(len(extents), dtype=object)
        array[:] = extents
        sizes = emit(relax.op.astype(importer.as_tensor(array), dtype))
    zero, one = relax.const(0, dtype), relax.const(1, dtype)
    wrapped = emit(relax.op.where(emit(relax.op.less(indices, zero)), emit(relax.op.add(indices, sizes)), indices))
    last = emit(relax.op.subtract(sizes, one))
    if is_checked() and len(extents) == 1:
        wrapped = emit(checked_tensor(importer.bb, wrapped, extents[0], f"{node.op_type} {node.name}"))
    inside = emit(relax.op.maximum(emit(relax.op.minimum(wrapped, last)), zero))
    return inside if indices.ty.ndim else emit(relax.op.reshape(inside, []))


def _gather(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    data = importer.tensor(node.input[0])
    shape = importer.shape_of(node, data)
    axis = attributes.get("axis", 0) % len(shape)
    return [importer.bb.emit(relax.op.take(data, _inside(node, importer, [shape[axis]]), axis))]


def _gather_elements(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    data = importer.tensor(node.input[0])
    shape = importer.shape_of(node, data)
    axis = attributes.get("axis", 0) % len(shape)
    return [importer.bb.emit(relax.op.gather_elements(data, _inside(node, importer, [shape[axis]]), axis))]


def _gather_nd(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Slices of the data at coordinates, the last dim of the indices, behind `batch_dims` that both have."""
    data, batch = importer.tensor(node.input[0]), attributes.get("batch_dims", 0)
    shape = importer.shape_of(node, data)
    indices = _inside(node, importer, shape[batch : batch + _depth(node, importer)])
    return [importer.bb.emit(relax.op.gather_nd(data, indices, batch))]


def _clamped(index: relax.Expr, size: relax.Expr) -> relax.Expr:
    index = index.astype("int64")
    wrapped = in_range(tirx.Select(index < 0, index + size, index), size, "a scatter")
    return tirx.max(tirx.min(wrapped, size - 1), 0)


def _element_indices(axis: int) -> Callable[[Any, Any], Any]:
    """Each index's offset in the flat data: where it stands itself, but for its axis."""

    def compute(indices: te.Tensor, data: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            flat: relax.Expr = tirx.const(0, "int64")
            for i, size in enumerate(data.shape):
                flat = flat * size + (_clamped(indices(*at), size) if i == axis else at[i])
            return flat

        return te.compute(indices.shape, element, name="indices")

    return compute


def _slice_indices(depth: int) -> Callable[[Any, Any], Any]:
    """Each row of coordinates as the number of a slice of the data."""

    def compute(indices: te.Tensor, data: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            flat: relax.Expr = tirx.const(0, "int64")
            for i, size in enumerate(data.shape[:depth]):
                flat = flat * size + _clamped(indices(*at, i), size)
            return flat

        return te.compute(indices.shape[:-1], element, name="indices")

    return compute


def _scatter(
    node: NodeProto, importer: Importer, indices_of: Callable[[Any, Any], Any], depth: int, attributes: Attributes
) -> list[relax.Expr]:
    """The data, whose first `depth` dims are taken as one, with the updates where the indices say."""
    data, indices, updates = (importer.tensor(name) for name in node.input)
    emit, shape = importer.bb.emit, importer.shape_of(node, data)
    if any(isinstance(size, int) and size == 0 for size in importer.shape_of(node, updates)):
        return [data]
    at = importer.bb.emit_te(indices_of, indices, data, primfunc_name_hint="indices")
    count = product(importer.shape_of(node, at))
    rows, width = [product(shape[:depth])], [product(shape[depth:])] if shape[depth:] else []
    flat = [emit(relax.op.reshape(x, dims)) for x, dims in ((data, rows + width), (at, [count, 1]), (updates, [count, *width]))]
    reduction = attributes.get("reduction", b"none").decode()
    return [emit(relax.op.reshape(emit(relax.op.scatter_nd(*flat, "update" if reduction == "none" else reduction)), shape))]


def _scatter_elements(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Indices and updates have one shape, of the data's rank; beside the axis, they may cover part of the data."""
    data = importer.tensor(node.input[0])
    axis = attributes.get("axis", 0) % data.ty.ndim
    _known_inside(node, importer, [importer.shape_of(node, data)[axis]])
    return _scatter(node, importer, _element_indices(axis), data.ty.ndim, attributes)


def _scatter_nd(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    depth = _depth(node, importer)
    _known_inside(node, importer, importer.shape_of(node, importer.tensor(node.input[0]))[:depth])
    return _scatter(node, importer, _slice_indices(depth), depth, attributes)


CONVERTERS: Converters = {
    "Gather": _gather,
    "GatherElements": _gather_elements,
    "GatherND": _gather_nd,
    "Scatter": _scatter_elements,
    "ScatterElements": _scatter_elements,
    "ScatterND": _scatter_nd,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
