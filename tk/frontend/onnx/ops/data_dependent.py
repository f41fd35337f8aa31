"""ONNX operators whose values say how many elements they give: Compress, NonMaxSuppression, NonZero, Unique.

Each writes what it finds to the front of a tensor of the greatest size that it may need, and counts. The count becomes a
symbolic dim when the model runs (`ImportState.counted`), and the front is cut off: everything behind it is a model with a
dynamic dim like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx

from tk.frontend.onnx.ops.sizes import product
from tk.frontend.ops.counting import by_first, coordinates, first_and_size, groups, ranked, sort_keys, true_indices
from tk.graph.suppress import suppressed

if TYPE_CHECKING:
    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _front(importer: Importer, x: relax.Expr, count: relax.Expr) -> relax.Expr:
    return importer.bb.emit(relax.op.strided_slice(x, [0], [0], [count], assume_inbound=True))


def _flat(importer: Importer, x: relax.Expr, dims: list[relax.Expr | int]) -> relax.Expr:
    return importer.bb.emit(relax.op.reshape(x, [product(dims)]))


def _true_indices(importer: Importer, flags: relax.Expr) -> relax.Expr:
    """Where `flags` [n], of any type, is not zero, in order: int64 [count]."""
    indices, count = true_indices(importer.bb, flags)
    return _front(importer, indices, importer.counted(count)[0])


def _non_zero(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The indices in order of a flat tensor, as one row of coordinates an axis."""
    x = importer.tensor(node.input[0])
    shape = importer.shape_of(node, x)
    if not shape:
        raise importer.failure(node, "its input has no axes")
    if any(isinstance(size, int) and size == 0 for size in shape):  # there is none to count
        return [importer.bb.emit(relax.op.builtin.alloc_tensor(relax.ShapeExpr([len(shape), 0]), "int64", 0))]
    indices = _true_indices(importer, _flat(importer, x, shape))

    def compute(index: te.Tensor, like: te.Tensor) -> te.Tensor:
        shape = like.shape  # which names symbolic dims as this function does

        def element(axis: relax.Expr, at: relax.Expr) -> relax.Expr:
            coordinates = [index(at) // product(shape[i + 1 :]) % shape[i] for i in range(len(shape))]
            chosen = coordinates[-1]
            for i in range(len(shape) - 1):
                chosen = tirx.Select(axis == i, coordinates[i], chosen)
            return chosen

        return te.compute([len(shape), index.shape[0]], element, name="coordinates")

    return [importer.bb.emit_te(compute, indices, x, primfunc_name_hint="coordinates")]


def _compress(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The slices along an axis, or elements of the flat tensor, whose condition holds; conditions beyond them are not read."""
    x, condition, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    shape = importer.shape_of(node, x)
    axis = attributes.get("axis")
    if axis is None:
        x, shape, axis = _flat(importer, x, shape), [product(shape)], 0
    axis %= len(shape)
    (length,) = importer.shape_of(node, condition)
    if not (isinstance(length, int) and isinstance(shape[axis], int) and length <= shape[axis]):
        least = tirx.min(*[tirx.IntImm("int64", n) if isinstance(n, int) else n for n in (length, shape[axis])])
        condition = emit(relax.op.strided_slice(condition, [0], [0], [least], assume_inbound=True))
    return [emit(relax.op.take(x, _true_indices(importer, condition), axis))]


def _unique(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """Elements, or slices along an axis, each once: sorted, or as they come first; with the first place of each, the index of
    each in the result, and how often each is there."""
    x, emit = importer.tensor(node.input[0]), importer.bb.emit
    shape, axis = importer.shape_of(node, x), attributes.get("axis")
    if axis is None and any(isinstance(size, int) and size == 0 for size in shape):
        none = relax.ShapeExpr([0])
        return [emit(relax.op.builtin.alloc_tensor(none, dtype, 0)) for dtype in (_dtype(x), *["int64"] * 3)]
    if axis is None:
        x, shape, axis = _flat(importer, x, shape), [product(shape)], 0
    axis %= len(shape)
    others = [i for i in range(len(shape)) if i != axis]
    rows = emit(relax.op.permute_dims(x, [axis, *others])) if axis else x
    rows = emit(relax.op.reshape(rows, [shape[axis], product([shape[i] for i in others])]))
    keys = importer.bb.emit_te(sort_keys, rows, primfunc_name_hint="sort_keys")
    if others:
        order = importer.bb.emit_te(ranked, keys, primfunc_name_hint="ranked")
    else:
        order = emit(relax.op.argsort(emit(relax.op.reshape(keys, [shape[axis]])), 0, False, "int64"))
    starts, group, count = groups(importer.bb, keys, order)
    number = importer.counted(count)[0]
    first, size = first_and_size(importer.bb, _front(importer, starts, number), group, order)
    if not attributes.get("sorted", 1):
        first, size, group = by_first(importer.bb, first, size, group, number)
    return [emit(relax.op.take(x, first, axis)), first, group, size]


def _non_max_suppression(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """boxes [b, n, 4], scores [b, c, n] → rows of batch, class and box. A batch's and class's boxes are taken from the best
    score on, those of one score as they come, as long as they are few enough and overlap none that is taken too much."""
    boxes, scores, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    shape = list(importer.shape_of(node, scores))
    form = "centred" if attributes.get("center_point_box", 0) else "sorted"

    def number(index: int, dtype: str) -> relax.Expr:
        given = importer.tensor(node.input[index]) if _given(node, index) else relax.const(0, dtype)
        return emit(relax.op.reshape(given, [1]))

    most, overlap, least = number(2, "int64"), number(3, "float32"), number(4, "float32")
    best = emit(relax.op.argsort(scores, -1, True, "int64"))
    if _given(node, 4):
        alive = importer.bb.emit_te(_above, scores, best, least, primfunc_name_hint="above")
    else:
        alive = emit(relax.op.ones(scores.ty.shape, "bool"))
    kept = suppressed(importer.bb, boxes, best, alive, most, overlap, form)
    indices = _true_indices(importer, _flat(importer, kept, shape))

    def rows(index: te.Tensor, best: te.Tensor) -> te.Tensor:
        def element(at: relax.Expr, column: relax.Expr) -> relax.Expr:
            batch, of, rank = coordinates(index(at), best.shape)
            return tirx.Select(column == 0, batch, tirx.Select(column == 1, of, best(batch, of, rank)))

        return te.compute([index.shape[0], 3], element, name="rows")

    return [importer.bb.emit_te(rows, indices, best, primfunc_name_hint="rows")]


def _above(score: te.Tensor, best: te.Tensor, least: te.Tensor) -> te.Tensor:
    """Whether the score of each of `best` is more than `least`."""
    return te.compute(best.shape, lambda b, c, i: score(b, c, best(b, c, i)) > least(0), name="above")


CONVERTERS: Converters = {
    "Compress": _compress,
    "NonMaxSuppression": _non_max_suppression,
    "NonZero": _non_zero,
    "Unique": _unique,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
