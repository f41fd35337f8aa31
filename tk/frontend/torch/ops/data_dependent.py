"""ATen operators whose values say how many elements they give: nonzero, masks as indices, unique, bincount, .item(), and
torchvision's nms.

What is found is written to the front of a tensor of the greatest size that it may need, and counted. The count becomes one of
torch's symbols of such sizes when the model runs (`Importer.counted`), and the front is cut off.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, TypeAlias

import torch
from torch import fx
from tvm import relax, te, tirx

from tk.frontend.ops.counting import coordinates, first_and_size, groups, ranked, sort_keys, true_indices
from tk.frontend.torch.ops.elements import dtype_of, is_tensor
from tk.frontend.torch.ops.scatter import inside, scattered
from tk.graph.histogram import counted
from tk.graph.suppress import suppressed
from tk.lowering.checked import checked_tensor, is_checked

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "item", "masked", "read_indices", "written_indices"]

Size: TypeAlias = torch.SymInt | int | None


def _product(sizes: Iterable[Any]) -> Any:
    return reduce(operator.mul, sizes, tirx.IntImm("int64", 1))


def _front(importer: Importer, x: relax.Expr, count: Any) -> relax.Expr:
    """The first `count` rows of x."""
    return importer.block_builder.emit(relax.op.strided_slice(x, [0], [0], [count], assume_inbound=True))


def _true_indices(importer: Importer, mask: relax.Expr, size: Size) -> relax.Expr:
    """Where `mask`, its elements in order, is not zero: int64 [count], the count being what torch calls `size`."""
    if mask in importer.true_indices:
        found, count = importer.true_indices[mask]
        importer.is_also(count, size)
        return found
    flat = importer.block_builder.emit(relax.op.reshape(mask, [-1]))
    found, number = true_indices(importer.block_builder, flat)
    count = importer.counted(number, size, flat.ty.shape.values[0])
    importer.true_indices[mask] = _front(importer, found, count), count
    return importer.true_indices[mask][0]


def _nonzero(node: fx.Node, importer: Importer) -> relax.Expr:
    """The indices of what is not zero, in order, as rows of an index a dim: int64 [count, rank]."""
    x = importer.env[node.args[0]]
    found = _true_indices(importer, x, node.meta["val"].shape[0])

    def compute(index: te.Tensor, like: te.Tensor) -> te.Tensor:
        def element(at: Any, axis: Any) -> Any:
            *others, chosen = coordinates(index(at), like.shape)
            for i, each in enumerate(others):
                chosen = tirx.Select(axis == i, each, chosen)
            return chosen

        return te.compute([index.shape[0], len(like.shape)], element, name="coordinates")

    return importer.block_builder.emit_te(compute, found, x, primfunc_name_hint="coordinates")


def _masked_select(node: fx.Node, importer: Importer) -> relax.Expr:
    """The elements of x, broadcast to the mask as that to x, where the mask is set, in order."""
    emit = importer.block_builder.emit
    shape = [importer.size(dim) for dim in torch.broadcast_shapes(*(each.meta["val"].shape for each in node.args[:2]))]
    x, mask = (emit(relax.op.broadcast_to(importer.env[each], relax.ShapeExpr(shape))) for each in node.args[:2])
    found = _true_indices(importer, mask, node.meta["val"].shape[0])
    importer.unlimited |= set(map(str, node.meta["val"].shape[0].node.expr.free_symbols))  # x's elements, before broadcasting
    return emit(relax.op.take(emit(relax.op.reshape(x, [-1])), found, axis=0))


def _is_mask(index: Any) -> bool:
    return is_tensor(index) and dtype_of(index) in ("bool", "uint8")


def _rank(index: relax.Expr | None) -> int:
    """How many dims of x an index stands for."""
    return int(index.ty.ndim) if index is not None and _is_mask(index) else 1


def _mask_indices(
    importer: Importer, indices: Sequence[relax.Expr | None], size: Callable[[int, int], Size]
) -> list[relax.Expr | None]:
    """`indices` with each mask replaced by the indices, one a dim of it, of where it is set. `size` says what torch calls their
    number, given how many dims of x lie before the indices' own in the result, and how many of these there are."""
    spread: list[relax.Expr | None] = []
    for index in indices:
        spread += [index] * _rank(index)
    axes = [axis for axis, index in enumerate(spread) if index is not None]
    before = axes[0] if axes == list(range(axes[0], axes[-1] + 1)) else 0
    ranks = [1 if index is None or _is_mask(index) else index.ty.ndim for index in indices]
    found: list[relax.Expr | None] = []
    for index in indices:
        if index is None or not _is_mask(index):
            found.append(index)
            continue
        flat = _true_indices(importer, index, size(before, max(ranks)))

        def compute(at: te.Tensor, like: te.Tensor, axis: int) -> te.Tensor:
            return te.compute(at.shape, lambda i: coordinates(at(i), like.shape)[axis], name="coordinates")

        found += [
            importer.block_builder.emit_te(partial(compute, axis=axis), flat, index, primfunc_name_hint="coordinates")
            for axis in range(_rank(index))
        ]
    return found


def masked(node: fx.Node, importer: Importer, x: relax.Expr, indices: Sequence[Any]) -> relax.Expr | None:
    """x[…, mask] of one mask and no other index, else None: its dims, flattened into one, are taken where it is set."""
    axes = [axis for axis, index in enumerate(indices) if index is not None]
    if len(axes) != 1 or not _is_mask(indices[axes[0]]):
        return None
    axis, mask = axes[0], indices[axes[0]]
    taken = _true_indices(importer, mask, node.meta["val"].shape[axis])
    dims = list(x.ty.shape.values)
    if mask.ty.ndim != 1:
        rest = dims[axis + mask.ty.ndim :]
        x = importer.block_builder.emit(relax.op.reshape(x, [*dims[:axis], _product(mask.ty.shape.values), *rest]))
    return importer.block_builder.emit(relax.op.take(x, taken, axis=axis))


def read_indices(node: fx.Node, importer: Importer, indices: Sequence[Any]) -> list[Any]:
    """`indices` of x[indices] without masks."""
    if not any(map(_is_mask, indices)):
        return list(indices)
    shape = node.meta["val"].shape
    return _mask_indices(importer, indices, lambda before, rank: shape[before + rank - 1])


def written_indices(node: fx.Node, importer: Importer, indices: Sequence[Any]) -> list[Any]:
    """`indices` of x[indices] = value without masks; how many elements they pick is the value's size there, if it has one."""
    if not any(map(_is_mask, indices)):
        return list(indices)
    x, value = node.args[0].meta["val"], node.args[2].meta["val"]
    dims = sum(_rank(index) for index in indices if index is not None)

    def size(before: int, rank: int) -> Size:
        behind = x.ndim - dims - before  # dims of x in the result, behind the indices' own
        at = value.ndim - 1 - behind
        one = at < 0 or (isinstance(value.shape[at], int) and value.shape[at] == 1)
        return None if one else value.shape[at]

    return _mask_indices(importer, indices, size)


def _unique(importer: Importer, x: relax.Expr, axis: int | None, how: dict[str, bool], size: Size) -> list[relax.Expr]:
    """Elements of x, or slices along `axis`, each once, in order (`consecutive`: of neighbours, as they come); with the index
    of each in the result, and how often each is there. NaN equals none."""
    emit = importer.block_builder.emit
    shape = list(x.ty.shape.values)
    whole = axis is None
    if axis is None:
        x, axis = emit(relax.op.reshape(x, [-1])), 0
    dims = list(x.ty.shape.values)
    others = [i for i in range(len(dims)) if i != axis]
    rows = emit(relax.op.permute_dims(x, [axis, *others])) if axis else x
    rows = emit(relax.op.reshape(rows, [dims[axis], _product(dims[i] for i in others)]))
    keys = importer.block_builder.emit_te(sort_keys, rows, primfunc_name_hint="sort_keys")
    if how["consecutive"]:
        order = None
    elif others:
        order = importer.block_builder.emit_te(ranked, keys, primfunc_name_hint="ranked")
    else:
        order = emit(relax.op.argsort(emit(relax.op.reshape(keys, [dims[axis]])), 0, False, "int64"))
    alone = {"float64": 2**63 - 1}.get(dtype_of(x), 2**31 - 1) if "float" in dtype_of(x) else None
    starts, group, count = groups(importer.block_builder, keys, order, alone)
    starts = _front(importer, starts, importer.counted(count, size, dims[axis]))
    first, number = first_and_size(importer.block_builder, starts, group, order)
    group = emit(relax.op.reshape(group, shape)) if whole else group
    return [emit(relax.op.take(x, first, axis=axis)), group, number]


def _unique_all(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """torch.unique of all elements. torch sorts them whether asked to or not."""
    value = node.meta["val"][0]
    return _unique(importer, importer.env[node.args[0]], None, {"consecutive": False}, value.shape[0])


def _unique_dim(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    axis = int(node.args[1]) % node.args[0].meta["val"].ndim
    return _unique(importer, importer.env[node.args[0]], axis, {"consecutive": False}, node.meta["val"][0].shape[axis])


def _unique_consecutive(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    axis = node.args[3] if len(node.args) > 3 else node.kwargs.get("dim")
    axis = None if axis is None else int(axis) % node.args[0].meta["val"].ndim
    size = node.meta["val"][0].shape[axis or 0]
    return _unique(importer, importer.env[node.args[0]], axis, {"consecutive": True}, size)


def _bincount(node: fx.Node, importer: Importer) -> relax.Expr:
    """How often each of 0, 1, … up to the greatest element is in x, `minlength` of them at least; with weights, their sum."""
    emit = importer.block_builder.emit
    x = importer.env[node.args[0]]
    weights = importer._retrieve_args(node.args[1] if len(node.args) > 1 else node.kwargs.get("weights"))
    least = node.args[2] if len(node.args) > 2 else node.kwargs.get("minlength", 0)
    dtype = importer._convert_data_type(node.meta["val"].dtype)
    x = emit(relax.op.astype(x, "int64"))
    most = emit(relax.op.add(emit(relax.op.max(x, [0], True)), relax.const(1, "int64")))
    most = emit(relax.op.maximum(most, relax.const(int(least), "int64")))
    count = importer.counted(most, node.meta["val"].shape[0])
    if weights is None:
        if is_checked():
            x = emit(checked_tensor(importer.block_builder, x, count, "an index tensor"))
        found = counted(importer.block_builder, x, count)
        return found if dtype == "int64" else emit(relax.op.astype(found, dtype))
    zeros = emit(relax.op.zeros(relax.ShapeExpr([count]), dtype))
    return scattered(importer, zeros, 0, x, emit(relax.op.astype(weights, dtype)), "add")


def _repeat_interleave(node: fx.Node, importer: Importer) -> relax.Expr:
    """Each index i repeats[i] times: i is how many runs end at or before an element. As many in all as the caller says, or as
    the repeats sum up to."""
    repeats, emit = importer.retrieve_args(node)[0], importer.block_builder.emit
    ends = emit(relax.op.cumsum(emit(relax.op.astype(repeats, "int64")), 0))
    size = node.meta["val"].shape[0]
    if importer.is_known(size):
        count = importer.size(size)
    else:
        total = emit(relax.op.sum(emit(relax.op.astype(repeats, "int64")), [0], True))
        count = importer.counted(total, size)
    indices = emit(relax.op.expand_dims(emit(relax.op.arange(0, count, 1, "int64")), 1))
    over = emit(relax.op.astype(emit(relax.op.less_equal(emit(relax.op.expand_dims(ends, 0)), indices)), "int64"))
    return inside(importer, emit(relax.op.sum(over, [1])), repeats.ty.shape.values[0])


def item(node: fx.Node, importer: Importer) -> Any:
    """x.item(): a whole number as a size, a floating one or a truth as the tensor without dims that it is."""
    emit, x = importer.block_builder.emit, importer.env[node.args[0]]
    value = node.meta["val"]
    if isinstance(value, bool | torch.SymBool):
        return emit(relax.op.reshape(x, ()))
    if isinstance(value, float | torch.SymFloat):
        tensor = emit(relax.op.astype(emit(relax.op.reshape(x, ())), "float64"))
        if isinstance(value, torch.SymFloat) and value.node.expr.is_Symbol:
            importer.reals[str(value.node.expr)] = tensor
        return tensor
    return importer.counted(emit(relax.op.reshape(emit(relax.op.astype(x, "int64")), [1])), value)


def _nms(node: fx.Node, importer: Importer) -> relax.Expr:
    """boxes [n, 4] (left, top, right, bottom), scores [n] → the boxes kept, best first: int64 [count]. One is kept unless it
    shares more than the threshold, of what both cover together, with one that is."""
    boxes, scores, threshold = importer.retrieve_args(node)
    builder, n = importer.block_builder, boxes.ty.shape.values[0]
    emit = builder.emit
    order = emit(relax.op.argsort(scores, 0, True, "int64"))
    boxes, best = emit(relax.op.reshape(boxes, [1, n, 4])), emit(relax.op.reshape(order, [1, 1, n]))
    alive = emit(relax.op.ones(best.ty.shape, "bool"))
    most = relax.const([2**62], "int64")
    overlap = relax.const([float(threshold)], dtype_of(boxes))
    kept = emit(relax.op.reshape(suppressed(builder, boxes, best, alive, most, overlap, "corners"), [n]))
    ranks, count = true_indices(builder, kept)
    ranks = _front(importer, ranks, importer.counted(count, node.meta["val"].shape[0], n))
    return emit(relax.op.take(order, ranks, axis=0))


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_unique2.default": _unique_all,
    "bincount.default": _bincount,
    "masked_select.default": _masked_select,
    "nonzero.default": _nonzero,
    "repeat_interleave.Tensor": _repeat_interleave,
    "torchvision::nms.default": _nms,
    "unique_consecutive.default": _unique_consecutive,
    "unique_dim.default": _unique_dim,
}
