"""ATen operators that read and write along a dim by a tensor of indices: gather and the scatters.

An index outside of its dim, for which torch raises an error, is moved to the nearest inside: generated code looks at no
values before it runs, and must touch no memory but its own.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import dtype_of, is_float, is_tensor, ordered, restored
from tk.graph.empty_tensors import has_none
from tk.lowering.checked import checked_tensor, is_checked

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "WIDENED_ARGUMENTS", "inside", "needs_some", "scattered"]

Convert = Callable[[fx.Node, Any], Any]


def inside(importer: Importer, index: relax.Expr, size: relax.Expr) -> relax.Expr:
    """`index` clamped between 0 and size − 1."""
    emit, dtype = importer.block_builder.emit, dtype_of(index)
    if is_checked():
        index = emit(checked_tensor(importer.block_builder, index, size, "an index tensor"))
    if isinstance(size, int | tvm.tirx.IntImm):
        last: relax.Expr = relax.const(int(size) - 1, dtype)
    else:
        needs_some(importer, index, size)
        length = emit(relax.op.reshape(emit(relax.op.shape_to_tensor(relax.ShapeExpr([size]))), ()))
        last = emit(relax.op.subtract(emit(relax.op.astype(length, dtype)), relax.const(1, dtype)))
    return emit(relax.op.maximum(emit(relax.op.minimum(index, last)), relax.const(0, dtype)))


def needs_some(importer: Importer, index: relax.Expr, size: Any) -> None:
    """A run that has indices has what they are moved into."""
    count = functools.reduce(lambda n, each: n * each, index.ty.shape.values, tirx.IntImm("int64", 1))
    importer.needs(tirx.any(size >= 1, tirx.EQ(count, tirx.IntImm("int64", 0))))


def _gather(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[i, j, k] = x[i, index[i, j, k], k] for dim 1; the other dims of index may be shorter than x's."""
    x, dim, index = importer.retrieve_args(node)[:3]
    emit = importer.block_builder.emit
    if x.ty.ndim == 0 or index.ty.ndim == 0:
        flat = emit(relax.op.take(emit(relax.op.reshape(x, [-1])), emit(relax.op.reshape(index, [-1])), axis=0))
        return emit(relax.op.reshape(flat, index.ty.shape))
    axis = dim % x.ty.ndim
    logits = _logits(node, importer, axis, index)
    if logits is not None:
        return _log_probability(importer, logits, axis, index, dtype_of(x))
    return _gathered(importer, x, axis, index)


def _gathered(importer: Importer, x: relax.Expr, axis: int, index: relax.Expr) -> relax.Expr:
    needs_some(importer, index, x.ty.shape.values[axis])
    return importer.block_builder.emit(relax.op.gather_elements(x, index, axis))


def _logits(node: fx.Node, importer: Importer, axis: int, index: relax.Expr) -> relax.Expr | None:
    """The x whose log_softmax(x, axis) this node alone reads, at one index in each row, as a cross entropy does; else None."""
    source = node.args[0]
    if not isinstance(source, fx.Node) or source.target is not torch.ops.aten._log_softmax.default or len(source.users) > 1:
        return None
    x, dim = source.args[:2]
    sizes = list(importer.env[x].ty.shape.values)
    wanted = [tirx.IntImm("int64", 1) if n == axis else size for n, size in enumerate(sizes)]
    equal = tvm.sym.Analyzer().can_prove_equal
    fits = int(dim) % len(sizes) == axis and all(map(equal, index.ty.shape.values, wanted))
    return importer.env[x] if fits else None


def _log_probability(importer: Importer, x: relax.Expr, axis: int, index: relax.Expr, dtype: str) -> relax.Expr:
    """log_softmax(x, axis) at one index in each row, x[index] − max x − log Σ exp(x − max x): the logarithms of all others, as
    many as there are words, are not stored."""
    emit, wide = importer.block_builder.emit, "float64" if dtype_of(x) == "float64" else "float32"
    picked = emit(relax.op.astype(_gathered(importer, x, axis, index), wide))
    x = emit(relax.op.astype(x, wide))
    most = emit(relax.op.max(x, axis, keepdims=True))
    powers = emit(relax.op.exp(emit(relax.op.subtract(x, most))))
    logarithm = emit(relax.op.log(emit(relax.op.sum(powers, axis, keepdims=True))))
    found = emit(relax.op.subtract(emit(relax.op.subtract(picked, most)), logarithm))
    return emit(relax.op.astype(found, dtype))


def _scatter(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with out[i, index[i, j], k] = src[i, j, k] (or a number): of several for one index, the last."""
    x, dim, index, source = importer.retrieve_args(node)[:4]
    reduce = node.kwargs.get("reduce")
    return scattered(importer, x, dim, index, source, {"add": "add", "multiply": "mul"}.get(reduce, "update"))


def _scatter_add(node: fx.Node, importer: Importer) -> relax.Expr:
    x, dim, index, source = importer.retrieve_args(node)[:4]
    return scattered(importer, x, dim, index, source, "add")


_REDUCTIONS = {"sum": ("add", 0.0), "prod": ("mul", 1.0), "mean": ("add", 0.0), "amax": ("max", None), "amin": ("min", None)}


def _scatter_reduce(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with all of src combined with the element that its index says; without `include_self`, x counts only where none is."""
    x, dim, index, source, reduce = importer.retrieve_args(node)[:5]
    return _reduced(importer, x, dim, index, source, reduce, bool(node.kwargs.get("include_self", True)))


def _index_reduce(node: fx.Node, importer: Importer) -> relax.Expr:
    """The same with one index [n] for all of src: src[i, j, k] is combined with x[i, index[j], k] for dim 1."""
    x, dim, index, source, reduce = importer.retrieve_args(node)[:5]
    emit, rank = importer.block_builder.emit, max(1, x.ty.ndim)
    index = emit(relax.op.reshape(index, [-1 if axis == dim % rank else 1 for axis in range(rank)]))
    index = emit(relax.op.broadcast_to(index, source.ty.shape)) if source.ty.ndim else index
    return _reduced(importer, x, dim, index, source, reduce, bool(node.kwargs.get("include_self", True)))


def _reduced(
    importer: Importer, x: relax.Expr, dim: int, index: relax.Expr, source: relax.Expr, reduce: str, include: bool
) -> relax.Expr:
    """`scatter_reduce`, with tensors for its arguments."""
    emit, dtype = importer.block_builder.emit, dtype_of(x)
    mode, neutral = _REDUCTIONS[reduce]
    start = x
    touched = _touched(importer, x, dim, index, source) if not include or reduce == "mean" else None
    if not include:
        hit = emit(relax.op.greater(touched, relax.const(0, dtype)))
        first = relax.const(_worst(dtype, mode) if neutral is None else neutral, dtype)
        start = emit(relax.op.where(hit, first, x))
    if mode in ("max", "min"):
        nan = "greatest" if mode == "max" else "least"
        keys = (ordered(importer, each, nan=nan) for each in (start, source))
        result = restored(importer, scattered(importer, next(keys), dim, index, next(keys), mode), dtype)
    else:
        result = scattered(importer, start, dim, index, source, mode)
    if reduce != "mean":
        return result
    assert touched is not None
    count = (
        emit(relax.op.add(touched, relax.const(1, dtype)))
        if include
        else emit(relax.op.maximum(touched, relax.const(1, dtype)))
    )
    return emit((relax.op.divide if is_float(dtype) else relax.op.floor_divide)(result, count))


def _touched(importer: Importer, x: relax.Expr, dim: int, index: relax.Expr, source: relax.Expr) -> relax.Expr:
    """How many elements of `source` each element of x has; where these are whole rows, counted once a row."""
    emit, dtype, shape = importer.block_builder.emit, dtype_of(x), list(x.ty.shape.values)
    rows = _of_rows(importer, index, dim % x.ty.ndim if shape else 0)
    if rows is None or not _same_behind(source, index) or not _same_behind(x, index):
        ones = emit(relax.op.ones(source.ty.shape, dtype))
        return scattered(importer, emit(relax.op.zeros(x.ty.shape, dtype)), dim, index, ones, "add")
    zeros = emit(relax.op.zeros(relax.ShapeExpr(shape[:1]), dtype))
    found = scattered(importer, zeros, 0, rows, emit(relax.op.ones(rows.ty.shape, dtype)), "add")
    return emit(relax.op.broadcast_to(emit(relax.op.reshape(found, [shape[0], *[1] * (len(shape) - 1)])), x.ty.shape))


def _same_behind(one: relax.Expr, other: relax.Expr) -> bool:
    """Whether two tensors have the same dims but for the first."""
    prove, dims = tvm.sym.Analyzer().can_prove_equal, (list(each.ty.shape.values)[1:] for each in (one, other))
    first, second = dims
    return len(first) == len(second) and all(prove(a, b) for a, b in zip(first, second, strict=True))


def _of_rows(importer: Importer, index: relax.Expr, axis: int) -> relax.Expr | None:
    """[n] of an index [n, …] along the first of several dims that is the same in all others, as index[:, None].expand_as(x) is:
    an index of whole rows, of which there need not be one for each element. None for any other."""
    made: Any = importer.block_builder.lookup_binding(index) if isinstance(index, relax.Var) else None
    if axis or getattr(getattr(made, "op", None), "name", "") != "relax.broadcast_to" or index.ty.ndim < 2:
        return None
    given = list(made.args[0].ty.shape.values)
    if len(given) != index.ty.ndim or not all(isinstance(dim, tirx.IntImm) and dim.value == 1 for dim in given[1:]):
        return None
    if not tvm.sym.Analyzer().can_prove_equal(given[0], index.ty.shape.values[0]):
        return None
    return importer.block_builder.emit(relax.op.reshape(made.args[0], given[:1]))


def _worst(dtype: str, mode: str) -> float:
    if is_float(dtype):
        return float("-inf") if mode == "max" else float("inf")
    info = tvm.tirx.min_value(dtype) if mode == "max" else tvm.tirx.max_value(dtype)
    return int(info.value)


def scattered(importer: Importer, x: relax.Expr, dim: int, index: relax.Expr, source: relax.Expr, mode: str) -> relax.Expr:
    """scatter_elements on what of x the index reaches: TVM's takes an index as large as x in all dims but `dim`."""
    emit, dtype = importer.block_builder.emit, dtype_of(x)
    if x.ty.ndim == 0:
        ones = [emit(relax.op.reshape(each, [1])) if is_tensor(each) else each for each in (x, index, source)]
        return emit(relax.op.reshape(scattered(importer, ones[0], 0, ones[1], ones[2], mode), ()))
    axis, rank = dim % x.ty.ndim, x.ty.ndim
    index = emit(relax.op.reshape(index, [1])) if index.ty.ndim == 0 else index
    if has_none(index.ty):  # nothing is written, whatever the dynamic dims are
        return x
    dims, reach = list(x.ty.shape.values), list(index.ty.shape.values)
    if not is_tensor(source):
        source = emit(relax.op.full(index.ty.shape, relax.const(source, dtype), dtype))
    elif source.ty.ndim == 0:
        source = emit(relax.op.broadcast_to(source, index.ty.shape))
    source = _head(importer, source, reach, range(rank))
    rows = _of_rows(importer, index, axis)
    index = index if rows is None else rows
    indices = inside(importer, index if dtype_of(index) == "int64" else emit(relax.op.astype(index, "int64")), dims[axis])
    others = [i for i in range(rank) if i != axis]
    part = _head(importer, x, reach, others)
    if rows is None:
        written = emit(relax.op.scatter_elements(part, indices, source, axis, mode))
    else:
        written = emit(relax.op.scatter_nd(part, emit(relax.op.expand_dims(indices, -1)), source, mode))
    return written if part is x else _merged(importer, x, written)


def _head(importer: Importer, x: relax.Expr, sizes: list[relax.Expr], axes: Any) -> relax.Expr:
    """The first sizes[a] of x along each of `axes`: x itself where that is all of it."""
    prove = tvm.sym.Analyzer().can_prove_equal
    cut = [a for a in axes if not prove(x.ty.shape.values[a], sizes[a])]
    if not cut:
        return x
    return importer.block_builder.emit(
        relax.op.strided_slice(x, cut, [0] * len(cut), [sizes[a] for a in cut], assume_inbound=True)
    )


def _merged(importer: Importer, x: relax.Expr, part: relax.Expr) -> relax.Expr:
    """x with its first elements along every dim replaced by `part`."""

    def merged(whole: te.Tensor, corner: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            within = tirx.all(*(i < size for i, size in zip(at, corner.shape, strict=True)))
            return tirx.if_then_else(within, corner(*at), whole(*at))

        return te.compute(whole.shape, element, name="corner")

    return importer.block_builder.emit_te(merged, x, part, primfunc_name_hint="corner")


def _masked_scatter(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with the elements of `source`, in order, where the mask is set: the n-th set element takes source[n]."""
    x, mask, source = importer.retrieve_args(node)[:3]
    emit = importer.block_builder.emit
    shape = [importer.size(size) for size in node.meta["val"].shape]
    spread = [emit(relax.op.broadcast_to(each, relax.ShapeExpr(shape))) for each in (x, mask)]
    flat = emit(relax.op.reshape(spread[1], [-1]))
    rank = emit(relax.op.cumsum(emit(relax.op.astype(flat, "int64")), 0))
    rank = emit(relax.op.maximum(emit(relax.op.subtract(rank, relax.const(1, "int64"))), relax.const(0, "int64")))
    taken = emit(relax.op.take(emit(relax.op.reshape(source, [-1])), rank, axis=0))
    return emit(relax.op.where(spread[1], emit(relax.op.reshape(taken, relax.ShapeExpr(shape))), spread[0]))


def _as_strided(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[i, j, …] = memory[offset + i · stride₀ + j · stride₁ + …], the memory being x's elements in order."""
    x, size, stride, *rest = importer.retrieve_args(node)
    offset = rest[0] if rest else importer._retrieve_args(node.kwargs.get("storage_offset"))
    order = _order_in_memory(node.args[0].meta["val"])

    def strided(flat: te.Tensor, first: int | relax.Expr, steps: list[int | relax.Expr]) -> te.Tensor:
        def element(*at: Any) -> Any:
            index = tirx.const(0, "int64") + first
            for i, step in zip(at, steps, strict=True):
                index = index + i * step
            return flat(tirx.max(tirx.min(index, flat.shape[0] - 1), 0))

        return te.compute(list(size), element, name="strided")

    emit = importer.block_builder.emit
    if order != sorted(order):
        x = emit(relax.op.permute_dims(x, order))
    flat = emit(relax.op.reshape(x, [-1]))
    first = 0 if offset is None else offset  # symbolic ones are arguments: they may be in no tensor's shape
    return importer.block_builder.emit_te(strided, flat, first, list(stride), primfunc_name_hint="strided")


def _order_in_memory(tensor: torch.Tensor) -> list[int]:
    """The dims of a tensor that fills its memory, the one with the longest stride first. Raises ImportModelError for others."""
    if tensor.is_contiguous() and tensor.storage_offset() == 0:
        return list(range(tensor.ndim))
    order = sorted(range(tensor.ndim), key=lambda dim: (-tensor.stride(dim), dim))
    dense = tensor.permute(order).is_contiguous() if all(isinstance(each, int) for each in tensor.stride()) else False
    if not dense or tensor.storage_offset() != 0:
        raise ImportModelError(
            message(
                "as_strided reads a tensor whose elements lie otherwise in memory than its shape says",
                need="a tensor that is no part of another, contiguous or with dims permuted",
                have=f"strides {list(tensor.stride())}, offset {tensor.storage_offset()}",
                do="call contiguous() before as_strided, and give it the strides of that",
            )
        )
    return order


def _unfold(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[…, i, …, k] = x[…, i · step + k, …]: slices of `size` along `dim`, every `step`, each in a new last dim."""
    x, dim, _, step = importer.retrieve_args(node)
    shape = [importer.size(size) for size in node.meta["val"].shape]
    if x.ty.ndim == 0:
        return importer.block_builder.emit(relax.op.reshape(x, shape))
    axis = dim % x.ty.ndim

    def unfolded(data: te.Tensor) -> te.Tensor:
        def element(*at: relax.Expr) -> relax.Expr:
            *outer, k = at
            return data(*(each * step + k if i == axis else each for i, each in enumerate(outer)))

        return te.compute(shape, element, name="unfold")

    return importer.block_builder.emit_te(unfolded, x, primfunc_name_hint="unfold")


def _overlap_add(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[…, n, …] = Σ x[…, i, …, k] over all i · step + k = n: unfold's slices back in their places, for inverse STFT."""
    x, _, dim, size, step = importer.retrieve_args(node)
    shape = [importer.size(each) for each in node.meta["val"].shape]
    axis, dtype = dim % len(shape), str(x.ty.dtype.dtype)
    slices = [*shape[:axis], x.ty.shape.values[axis], *shape[axis + 1 :], size]  # torch gives those of one row for all
    x = importer.block_builder.emit(relax.op.broadcast_to(x, relax.ShapeExpr(slices)))

    def added(data: te.Tensor, size: int | relax.Expr, step: int | relax.Expr) -> te.Tensor:
        back = te.reduce_axis((0, -(-size // step)), "back")  # as many slices reach an element

        def element(*at: relax.Expr) -> relax.Expr:
            i = at[axis] // step - back
            k = at[axis] - i * step
            inside = tirx.all(i >= 0, i < data.shape[axis], k < size)
            value = data(*(i if n == axis else each for n, each in enumerate(at)), k)
            return te.sum(tirx.if_then_else(inside, value, tirx.const(0, dtype)), axis=back)

        return te.compute(shape, element, name="overlap_add")

    return importer.block_builder.emit_te(added, x, size, step, primfunc_name_hint="overlap_add")


WIDENED_ARGUMENTS = {"scatter_add.default": (0, 3), "scatter_reduce.two": (0, 3)}
"""What these compute with, by position: the index stays as it is."""

CONVERTERS: dict[str, Convert] = {
    "as_strided.default": _as_strided,
    "gather.default": _gather,
    "index_reduce.default": _index_reduce,
    "masked_scatter.default": _masked_scatter,
    "scatter.reduce": _scatter,
    "scatter.src": _scatter,
    "scatter.value": _scatter,
    "scatter.value_reduce": _scatter,
    "scatter_add.default": _scatter_add,
    "scatter_reduce.two": _scatter_reduce,
    "unfold.default": _unfold,
    "unfold_backward.default": _overlap_add,
}
