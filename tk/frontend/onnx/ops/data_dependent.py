"""ONNX operators whose values say how many elements they give: Compress, NonMaxSuppression, NonZero, Unique.

Each is a function that runs one element after another, writes what it finds to the front of a tensor of the greatest size
that it may need, and counts. The count becomes a symbolic dim when the model runs (`ImportState.counted`), and the front is
cut off: everything behind it is a model with a dynamic dim like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from onnx import NodeProto
from tvm import relax, te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.onnx.ops.sizes import product
from tk.frontend.ops.counting import by_first, groups, ranked, sort_keys, true_indices
from tk.frontend.ops.sequential_loops import copied, local, serial

if TYPE_CHECKING:
    from tvm.ir import TensorLoad
    from tvm.tirx import Buffer

    from tk.frontend.onnx.aliases import Attributes, Converters
    from tk.frontend.onnx.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _given(node: NodeProto, index: int) -> bool:
    return index < len(node.input) and bool(node.input[index])


def _several(importer: Importer, compute: Callable[..., object], inputs: list[relax.Expr], name: str) -> list[relax.Expr]:
    emit = importer.bb.emit
    made = importer.bb.emit_te(compute, *inputs, primfunc_name_hint=name)
    return [emit(relax.TupleGetItem(made, i)) for i in range(len(made.ty.fields))]


def _front(importer: Importer, x: relax.Expr, count: relax.Expr) -> relax.Expr:
    return importer.bb.emit(relax.op.strided_slice(x, [0], [0], [count], assume_inbound=True))


def _flat(importer: Importer, x: relax.Expr, dims: list[relax.Expr | int]) -> relax.Expr:
    return importer.bb.emit(relax.op.reshape(x, [product(dims)]))


def _true_indices(importer: Importer, flags: relax.Expr) -> relax.Expr:
    """Where `flags` [n], of any type, is not zero, in order: int64 [count]."""
    indices, count = _several(importer, true_indices, [flags], "indices")
    return _front(importer, indices, importer.counted(count)[0])


def _non_zero(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """The indices in order of a flat tensor, as one row of coordinates an axis."""
    x = importer.tensor(node.input[0])
    shape = importer.shape_of(node, x)
    if not shape:
        raise importer.failure(node, "its input has no axes")
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
    first, size, group, count = _several(importer, groups, [keys, order], "groups")
    if not attributes.get("sorted", 1):
        _, first, size, group = _several(importer, by_first, [first, size, group], "by_first")
    number = importer.counted(count)[0]
    first, size = _front(importer, first, number), _front(importer, size, number)
    return [emit(relax.op.take(x, first, axis)), first, group, size]


def _overlaps(box: Buffer, batch: relax.Expr, a: TensorLoad, b: TensorLoad, threshold: TensorLoad, centred: bool) -> relax.Expr:
    """Whether boxes a and b of a batch share more than `threshold` of what they cover together."""

    def sides(which: TensorLoad, low: int) -> tuple[relax.Expr, relax.Expr]:
        here, there = box[batch, which, low], box[batch, which, low + 2]
        half = there / tirx.const(2, "float32")
        return (here - half, here + half) if centred else (tirx.min(here, there), tirx.max(here, there))

    common, areas = [], []
    for low in (0, 1):
        (a0, a1), (b0, b1) = sides(a, low), sides(b, low)
        common.append(tirx.min(a1, b1) - tirx.max(a0, b0))
        areas.append((a1 - a0, b1 - b0))
    shared = common[0] * common[1]
    one, other = areas[0][0] * areas[1][0], areas[0][1] * areas[1][1]
    together = one + other - shared
    zero = tirx.const(0, "float32")
    real = [value > zero for value in (*common, shared, one, other, together)]
    return tirx.all(*real, shared / together > threshold)


def _non_max_suppression(node: NodeProto, importer: Importer, attributes: Attributes) -> list[relax.Expr]:
    """boxes [b, n, 4], scores [b, c, n] → rows of batch, class and box. A batch's and class's boxes are taken from the best
    score on, those of one score as they come, as long as they are few enough and overlap none that is taken too much."""
    boxes, scores, emit = importer.tensor(node.input[0]), importer.tensor(node.input[1]), importer.bb.emit
    batches, classes, n = importer.shape_of(node, scores)
    centred, has_least = bool(attributes.get("center_point_box", 0)), _given(node, 4)

    def number(index: int, dtype: str) -> relax.Expr:
        given = importer.tensor(node.input[index]) if _given(node, index) else relax.const(0, dtype)
        return emit(relax.op.reshape(given, [1]))

    limits = [number(2, "int64"), number(3, "float32"), number(4, "float32")]
    order = emit(relax.op.argsort(scores, -1, True, "int64"))

    def compute(
        box: te.Tensor, score: te.Tensor, best: te.Tensor, most: te.Tensor, overlap: te.Tensor, least: te.Tensor
    ) -> list[te.Tensor]:
        def body(
            box: Buffer, score: Buffer, best: Buffer, most: Buffer, overlap: Buffer, least: Buffer, rows: Buffer, count: Buffer
        ) -> None:
            begin = local("int64")
            free = local("bool")
            count[0] = T.int64(0)
            with T.serial(0, batches) as b, T.serial(0, classes) as c:
                begin[0] = count[0]
                with T.serial(0, n) as i:
                    this = best[b, c, i]
                    free[0] = count[0] - begin[0] < most[0]
                    if has_least:
                        free[0] = tirx.all(free[0], score[b, c, this] > least[0])
                    with T.If(free[0]), T.Then(), T.serial(0, count[0] - begin[0]) as j:
                        other = rows[begin[0] + j, 2]
                        free[0] = tirx.all(free[0], tirx.Not(_overlaps(box, b, this, other, overlap[0], centred)))
                    with T.If(free[0]), T.Then():
                        for column, value in enumerate((b, c, this)):
                            rows[count[0], column] = tirx.Cast("int64", value)
                        count[0] = count[0] + T.int64(1)

        inputs, shapes = [box, score, copied(best), most, overlap, least], [[product([batches, classes, n]), 3], [1]]
        return serial(shapes, inputs, body, ["int64", "int64"], "non_max_suppression")

    rows, count = _several(importer, compute, [boxes, scores, order, *limits], "non_max_suppression")
    return [_front(importer, rows, importer.counted(count)[0])]


CONVERTERS: Converters = {
    "Compress": _compress,
    "NonMaxSuppression": _non_max_suppression,
    "NonZero": _non_zero,
    "Unique": _unique,
}
"""Operator → converter(node, importer, attributes), giving one Relax expression an output."""
