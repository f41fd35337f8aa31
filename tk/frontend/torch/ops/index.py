"""ATen operators that pick elements by index. TVM's `take` reads out of bounds for negative indices, which torch allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from tvm import relax

from tk.frontend.torch.ops.data_dependent import masked, read_indices, written_indices
from tk.frontend.torch.ops.scatter import inside, needs_some

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]


def _dtype(x: relax.Expr) -> str:
    return str(x.ty.dtype.dtype)


def _select(node: fx.Node, importer: Importer) -> relax.Expr:
    """x[…, index, …] with `dim` removed; the index is a number, maybe symbolic, negative from the end."""
    x, dim, index = importer.retrieve_args(node)
    dim %= x.ty.ndim
    size = x.ty.shape.values[dim]
    begin = index + size if isinstance(index, int) and index < 0 else index
    emit = importer.block_builder.emit
    piece = emit(relax.op.strided_slice(x, [dim], [begin], [begin + 1], assume_inbound=True))
    return emit(relax.op.squeeze(piece, [dim]))


def _slice(node: fx.Node, importer: Importer) -> relax.Expr:
    """x[start:end:step] along `dim`. The size of the result is torch's, which has clamped both ends already; where values say
    what they are, it is computed of them."""
    x, *given = importer.retrieve_args(node)
    dim, start, end, step = given + [0, None, None, 1][len(given) :]
    dim %= x.ty.ndim
    size = x.ty.shape.values[dim]
    if importer.is_known(traced := node.meta["val"].shape[dim]):
        count = importer.size(traced)
        begin = _first(start, size, node.args[2] if len(node.args) > 2 else 0)
    else:  # values say where it begins or ends
        begin = _inside(0 if start is None else start, size)
        length = tvm.tirx.max(_inside(size if end is None else end, size) - begin, tvm.tirx.IntImm("int64", 0))
        length = tvm.tirx.floordiv(length + (step - 1), tvm.tirx.IntImm("int64", step))
        count = importer.counted(importer.block_builder.emit(relax.op.arange(length, length + 1, 1, "int64")), traced, size)
    end = begin + count if step == 1 else begin + (count - 1) * step + 1
    return importer.block_builder.emit(relax.op.strided_slice(x, [dim], [begin], [end], [step], assume_inbound=True))


def _slice_scatter(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with x[start:end:step] along `dim` replaced by a tensor, whose size is what torch has made of both ends."""
    x, source, *given = importer.retrieve_args(node)
    dim, start, _, step = given + [0, None, None, 1][len(given) :]
    dim %= x.ty.ndim
    begin = _first(start, x.ty.shape.values[dim], node.args[3] if len(node.args) > 3 else 0)
    count = source.ty.shape.values[dim]
    if isinstance(count, tvm.tirx.IntImm) and int(count) == 0:
        return x
    end = begin + (count - 1) * step + 1
    return importer.block_builder.emit(relax.op.slice_scatter(x, source, begin, end, step, dim))


def _select_scatter(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with x[…, index, …] = source, `dim` being the one that source lacks."""
    x, source, dim, index = importer.retrieve_args(node)
    dim %= x.ty.ndim
    begin = index + x.ty.shape.values[dim] if isinstance(index, int) and index < 0 else index
    emit = importer.block_builder.emit
    source = emit(relax.op.expand_dims(source, dim))
    return emit(relax.op.slice_scatter(x, source, begin, begin + 1, 1, dim))


def _inside(bound: Any, size: Any) -> Any:
    """An end of a slice, from the end of `size` where it is negative, in [0, size]."""
    bound, size = (tvm.tirx.IntImm("int64", each) if isinstance(each, int) else each for each in (bound, size))
    zero = tvm.tirx.IntImm("int64", 0)
    return tvm.tirx.max(tvm.tirx.min(tvm.tirx.Select(bound < zero, bound + size, bound), size), zero)


def _first(start: Any, size: relax.Expr, traced: Any) -> Any:
    """The index in [0, size] at which a slice from `start` begins; `traced` is the start as torch's graph has it."""
    begin = 0 if start is None else start
    if isinstance(begin, int) and begin < 0:
        begin = (
            max(int(size) + begin, 0)
            if isinstance(size, tvm.tirx.IntImm)
            else tvm.tirx.max(size + begin, tvm.tirx.IntImm("int64", 0))
        )
    elif isinstance(begin, int) and isinstance(size, tvm.tirx.IntImm):
        begin = min(begin, int(size))
    elif not isinstance(begin, int) and _traced_negative(traced):
        begin = begin + size
    return begin


def _traced_negative(start: Any) -> bool:
    """Whether a symbolic start counts from the end: torch has fixed its sign when it exported."""
    value = start.meta["val"] if isinstance(start, fx.Node) else start
    return bool((value.node.hint or 0) < 0) if isinstance(value, torch.SymInt) else bool(value < 0)


def _wrapped(importer: Importer, index: relax.Expr, size: relax.Expr) -> relax.Expr:
    """`index` with negative values counted from the end of `size`."""
    emit, dtype = importer.block_builder.emit, _dtype(index)
    if dtype.startswith("uint"):
        return index
    if isinstance(size, tvm.tirx.IntImm):
        length: relax.Expr = relax.const(int(size), dtype)
    else:
        length = emit(relax.op.astype(emit(relax.op.shape_to_tensor(relax.ShapeExpr([size]))), dtype))
        length = emit(relax.op.reshape(length, ()))
    return emit(relax.op.where(emit(relax.op.less(index, relax.const(0, dtype))), emit(relax.op.add(index, length)), index))


def _index(node: fx.Node, importer: Importer) -> relax.Expr:
    """x[i, j, …] with tensors of whole numbers or masks, None where a dim is kept.

    The indexed dims, flattened into one, are taken by one flat index where they stand; where they were not adjacent, they
    are moved to the front first, where their result stays (as in NumPy).
    """
    x, indices = importer.retrieve_args(node)[:2]
    if (taken := masked(node, importer, x, indices)) is not None:
        return taken
    indices = read_indices(node, importer, indices)
    emit = importer.block_builder.emit
    axes = [axis for axis, index in enumerate(indices) if index is not None]
    dims = list(x.ty.shape.values)
    kept = [axis for axis in range(len(dims)) if axis not in axes]
    parts = [
        _wrapped(importer, emit(relax.op.astype(indices[a], "int64")) if _dtype(indices[a]) != "int64" else indices[a], dims[a])
        for a in axes
    ]
    for part, axis in zip(parts, axes, strict=True):
        needs_some(importer, part, dims[axis])
    flat = parts[0]
    for part, axis in zip(parts[1:], axes[1:], strict=True):
        flat = emit(relax.op.add(emit(relax.op.multiply(flat, _size(emit, dims[axis]))), part))
    first = axes[0]
    if axes != list(range(first, first + len(axes))):
        x, first = emit(relax.op.permute_dims(x, axes + kept)), 0
    if len(axes) > 1:
        total = dims[axes[0]]
        for axis in axes[1:]:
            total = total * dims[axis]
        x = emit(relax.op.reshape(x, [*[dims[a] for a in kept[:first]], total, *[dims[a] for a in kept[first:]]]))
    return emit(relax.op.take(x, flat, axis=first))


def _size(emit: Callable[[relax.Expr], relax.Expr], size: relax.Expr) -> relax.Expr:
    if isinstance(size, tvm.tirx.IntImm):
        return relax.const(int(size), "int64")
    return emit(relax.op.reshape(emit(relax.op.shape_to_tensor(relax.ShapeExpr([size]))), ()))


def _index_select(node: fx.Node, importer: Importer) -> relax.Expr:
    """x taken at a vector of indices along `dim`. torch refuses negative ones here, so none are wrapped."""
    x, dim, index = importer.retrieve_args(node)
    emit = importer.block_builder.emit
    x = x if x.ty.ndim else emit(relax.op.reshape(x, [1]))
    index = index if index.ty.ndim else emit(relax.op.reshape(index, [1]))
    needs_some(importer, index, x.ty.shape.values[dim % x.ty.ndim])
    taken = emit(relax.op.take(x, index, axis=dim % x.ty.ndim))
    return taken if node.meta["val"].ndim else emit(relax.op.reshape(taken, ()))


def _index_put(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with x[indices] = value, or += with `accumulate`. A mask of x's own leading dims, with one value wherever it is set, is
    a `where`."""
    x, indices, value, *rest = importer.retrieve_args(node)
    accumulate, emit = bool(rest and rest[0]), importer.block_builder.emit
    mask = indices[0] if len(indices) == 1 and indices[0] is not None and _dtype(indices[0]) in ("bool", "uint8") else None
    if mask is None or not _is_one_for_all(value, x, mask):
        return _put(importer, x, written_indices(node, importer, indices), value, accumulate)
    behind, sizes = x.ty.ndim - mask.ty.ndim, list(x.ty.shape.values)[: mask.ty.ndim]
    mask, analyzer = emit(relax.op.astype(mask, "bool")), tvm.sym.Analyzer()
    if not all(map(analyzer.can_prove_equal, mask.ty.shape.values, sizes)):  # dims with names of their own
        mask = importer.block_builder.match_cast(mask, relax.TensorType(sizes, "bool"))
    mask = emit(relax.op.reshape(mask, [*sizes, *[1] * behind]))
    value = emit(relax.op.reshape(value, list(value.ty.shape.values)[-behind:] if behind and value.ty.ndim else ()))
    return emit(relax.op.where(mask, emit(relax.op.add(x, value)) if accumulate else value, x))


def _is_one_for_all(value: relax.Expr, x: relax.Expr, mask: relax.Expr) -> bool:
    """Whether `value` is broadcast along the elements that `mask` picks of x."""
    outer = list(value.ty.shape.values)[: max(value.ty.ndim - (x.ty.ndim - mask.ty.ndim), 0)]
    return all(isinstance(size, tvm.tirx.IntImm) and int(size) == 1 for size in outer)


def _put(importer: Importer, x: relax.Expr, indices: Sequence[Any], value: relax.Expr, accumulate: bool) -> relax.Expr:
    """x[i, j, …] = value for tensors of whole numbers, None where a dim is kept.

    Nothing is moved to another order: every dim up to the last that is indexed becomes one, and `value`, in the shape of
    x[indices], is written at indices in that one; a kept dim among them counts as indexed by 0, 1, 2, ….
    """
    emit = importer.block_builder.emit
    axes = [axis for axis, index in enumerate(indices) if index is not None]
    dims = list(x.ty.shape.values)
    count = axes[-1] + 1  # dims of x that become one
    kept = [axis for axis in range(len(dims)) if axis not in axes]
    shape = _broadcast([list(indices[axis].ty.shape.values) for axis in axes])
    adjacent = axes == list(range(axes[0], axes[0] + len(axes)))
    before = axes[0] if adjacent else 0  # dims of x in front of the indices' own in x[indices]
    result = [*[dims[a] for a in kept[:before]], *shape, *[dims[a] for a in kept[before:]]]
    value = emit(relax.op.broadcast_to(value, relax.ShapeExpr(result)))
    lead = len(result) - (len(dims) - count)  # dims of x[indices] that indices differ in
    own = {axis: n if n < before else n + len(shape) for n, axis in enumerate(kept) if axis < count}
    where = {axis: lead - 1 - n for axis, n in own.items()}
    flat: relax.Expr | None = None
    for axis in range(count):
        part = _along(importer, indices, axis, dims[axis], where, lead - before - len(shape))
        flat = part if flat is None else emit(relax.op.add(emit(relax.op.multiply(flat, _size(emit, dims[axis]))), part))
    assert flat is not None
    positions = emit(relax.op.broadcast_to(flat, relax.ShapeExpr(result[:lead])))
    total = dims[0]
    for dim in dims[1:count]:
        total = total * dim
    rows = x if count == 1 else emit(relax.op.reshape(x, [total, *dims[count:]]))
    mode = "add" if accumulate else "update"
    written = emit(relax.op.scatter_nd(rows, emit(relax.op.expand_dims(positions, -1)), value, mode))
    return written if count == 1 else emit(relax.op.reshape(written, dims))


def _along(
    importer: Importer, indices: Sequence[relax.Expr | None], axis: int, size: relax.Expr, where: Mapping[int, int], behind: int
) -> relax.Expr:
    """The indices along one axis of x, with dims that broadcast to those of x[indices] in which indices differ: an index has
    `behind` of these after its own; a kept axis is number where[axis] of them, counted from the last: 0, 1, 2, …."""
    emit = importer.block_builder.emit
    if axis not in where:
        index = _clamped(importer, indices[axis], size)
        return emit(relax.op.reshape(index, [*index.ty.shape.values, *[1] * behind])) if behind else index
    numbers = emit(relax.op.arange(0, size, 1, "int64"))
    after = where[axis]
    return emit(relax.op.reshape(numbers, [size, *[1] * after])) if after else numbers


def _put_flat(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with its elements in order written, or added to, at indices; negative ones count from the end."""
    x, index, source, *rest = importer.retrieve_args(node)
    emit = importer.block_builder.emit
    flat, index, source = (emit(relax.op.reshape(each, [-1])) for each in (x, index, source))
    accumulate = bool(rest[0] if rest else node.kwargs.get("accumulate", False))
    return emit(relax.op.reshape(_put(importer, flat, [index], source, accumulate), x.ty.shape))


def _clamped(importer: Importer, index: relax.Expr, size: relax.Expr) -> relax.Expr:
    index = index if _dtype(index) == "int64" else importer.block_builder.emit(relax.op.astype(index, "int64"))
    return inside(importer, _wrapped(importer, index, size), size)


def _broadcast(shapes: Sequence[list[relax.Expr]]) -> list[relax.Expr | int]:
    """The shape that all broadcast to."""
    rank = max(map(len, shapes))
    aligned = [[1] * (rank - len(shape)) + shape for shape in shapes]
    return [
        next((d for d in column if not (isinstance(d, int | tvm.tirx.IntImm) and int(d) == 1)), 1)
        for column in zip(*aligned, strict=True)
    ]


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "index.Tensor": _index,
    "index_put.default": _index_put,
    "index_select.default": _index_select,
    "put.default": _put_flat,
    "select.int": _select,
    "select_scatter.default": _select_scatter,
    "slice.Tensor": _slice,
    "slice_scatter.default": _slice_scatter,
}
