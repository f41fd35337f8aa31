"""ATen's distances between rows, and sums of rows of a table by bags."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import element_dtype, sizes_of

if TYPE_CHECKING:
    from tvm.tirx import IterVar

    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "WIDENED_ARGUMENTS"]

Convert = Callable[[fx.Node, Any], Any]


def _cdist(node: fx.Node, importer: Importer) -> relax.Expr:
    """out[…, i, j] = ‖x[…, i] − y[…, j]‖ₚ for x [*, P, M] and y [*, R, M]."""
    x, y, p = importer.retrieve_args(node)[:3]
    emit, shape = importer.block_builder.emit, sizes_of(node, importer)
    batch = shape[:-2]
    x, y = (emit(relax.op.broadcast_to(each, relax.ShapeExpr([*batch, *each.ty.shape.values[-2:]]))) for each in (x, y))
    rank = len(batch)

    def differences(a: te.Tensor, b: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, a.shape[-1]), "k")
        return _reduced(shape, k, float(p), lambda *at: a(*at[:rank], at[rank], k.var) - b(*at[:rank], at[rank + 1], k.var))

    reduced = importer.block_builder.emit_te(differences, x, y, primfunc_name_hint="distance")
    return _rooted(importer, reduced, float(p))


def _reduced(shape: list[int], k: IterVar, p: float, difference: Callable[..., object]) -> te.Tensor:
    """Σ |d|ᵖ over k; the greatest |d| for p = ∞, and how many are not 0 for p = 0."""

    def element(*at: relax.Expr) -> relax.Expr:
        size = tirx.abs(difference(*at))
        dtype = element_dtype(size)
        if p == float("inf"):
            return te.max(size, axis=k)
        if p == 0:
            zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
            return te.sum(tirx.Select(size == zero, zero, one), axis=k)
        if p in (1.0, 2.0):
            return te.sum(size if p == 1 else size * size, axis=k)
        return te.sum(tirx.power(size, tirx.const(p, dtype)), axis=k)

    return te.compute(shape, element, name="distance")


def _rooted(importer: Importer, total: relax.Expr, p: float) -> relax.Expr:
    emit = importer.block_builder.emit
    if p in (0.0, 1.0, float("inf")):
        return total
    if p == 2:
        return emit(relax.op.sqrt(total))
    return emit(relax.op.power(total, relax.const(1 / p, str(total.ty.dtype.dtype))))


def _pdist(node: fx.Node, importer: Importer) -> relax.Expr:
    """The distances of all pairs i < j of x's rows, in the order of itertools.combinations."""
    x, *rest = importer.retrieve_args(node)
    p = float(rest[0]) if rest else 2.0
    rows = x.ty.shape.values[0]
    if not isinstance(rows, tirx.IntImm):
        do = "take torch.cdist(x, x), whose upper triangle it is, or leave the dim out of dynamic_shapes"
        raise ImportModelError(message("pdist takes a dynamic number of rows", need="a fixed number", have=rows, do=do))
    pairs = np.array(list(itertools.combinations(range(int(rows)), 2)), "int64").reshape(-1, 2)

    def differences(a: te.Tensor, first: te.Tensor, second: te.Tensor) -> te.Tensor:
        k = te.reduce_axis((0, a.shape[1]), "k")
        return _reduced([len(pairs)], k, p, lambda i: a(first(i), k.var) - a(second(i), k.var))

    constants = [relax.const(np.ascontiguousarray(pairs[:, side]), "int64") for side in (0, 1)]
    reduced = importer.block_builder.emit_te(differences, x, *constants, primfunc_name_hint="distance")
    return _rooted(importer, reduced, p)


def _embedding_bag(node: fx.Node, importer: Importer) -> list[Any]:
    """out[b] = the sum (mode 0), mean (1) or maximum (2) of table[indices[i]] over offsets[b] ≤ i < offsets[b + 1], each row
    times its weight if there are any, rows called `padding_idx` left out; 0 for an empty bag."""
    names = (
        "table", "indices", "offsets", "scale_grad", "mode", "sparse", "per_sample_weights", "include_last", "padding_idx",
    )  # fmt: skip
    given = dict(zip(names, importer.retrieve_args(node), strict=False)) | {
        name: importer._retrieve_args(value) for name, value in node.kwargs.items()
    }
    mode, padding = given.get("mode", 0), given.get("padding_idx", -1)
    emit = importer.block_builder.emit
    rows = emit(relax.op.take(given["table"], given["indices"], axis=0))
    if (weights := given.get("per_sample_weights")) is not None:
        rows = emit(relax.op.multiply(rows, emit(relax.op.expand_dims(weights, 1))))
    if padding < 0 and not given.get("include_last") and (size := _equal_bags(node)) is not None:
        bags = emit(relax.op.reshape(rows, relax.ShapeExpr([rows.ty.shape.values[0] // size, size, rows.ty.shape.values[1]])))
        reduced = (relax.op.sum, relax.op.mean, relax.op.max)[mode](bags, axis=1)
        return [emit(reduced), None, None, None]
    indices, offsets = (emit(relax.op.astype(given[name], "int64")) for name in ("indices", "offsets"))
    shape = [importer.size(size) for size in node.meta["val"][0].shape]
    counted = importer.block_builder.emit_te(
        lambda r, i, o: _bags(r, i, o, shape, mode, padding), rows, indices, offsets, primfunc_name_hint="embedding_bag"
    )
    return [counted, None, None, None]


def _equal_bags(node: fx.Node) -> int | None:
    """How many indices each bag has, where all have as many: the offsets are then a range, as of indices of two dims. Else a
    row would have to be compared with every bag."""
    indices, offsets = node.args[1:3]
    if not isinstance(offsets, fx.Node) or offsets.target is not torch.ops.aten.arange.start_step:
        return None
    start, end, step = (*offsets.args, 1)[:3]
    count = indices.meta["val"].shape[0] if isinstance(indices, fx.Node) else None
    if not all(isinstance(each, int) for each in (start, end, step, count)):
        return None
    return int(step) if start == 0 and step > 0 and end == count and count % step == 0 and count > 0 else None


def _bags(rows: te.Tensor, indices: te.Tensor, offsets: te.Tensor, shape: list[Any], mode: int, padding: int) -> te.Tensor:
    count, dtype = indices.shape[0], str(rows.dtype)
    zero, one, least = tirx.const(0, dtype), tirx.const(1, dtype), tirx.min_value(dtype)

    def member(b: relax.Expr, i: relax.Expr) -> Any:
        last = b + 1 >= offsets.shape[0]
        end = tirx.if_then_else(last, tirx.Cast("int64", count), offsets(tirx.min(b + 1, offsets.shape[0] - 1)))
        return tirx.all(i >= offsets(b), i < end, indices(i) != tirx.const(padding, "int64"))

    def over(name: str) -> Any:
        return te.reduce_axis((0, count), name)

    i, j = over("i"), over("j")
    sizes = te.compute(shape[:1], lambda b: te.sum(tirx.if_then_else(member(b, j.var), one, zero), axis=j), name="bag_sizes")
    if mode == 2:
        top = te.compute(
            shape, lambda b, d: te.max(tirx.if_then_else(member(b, i.var), rows(i.var, d), least), axis=i), name="bags"
        )
        return te.compute(shape, lambda b, d: tirx.Select(sizes(b) == zero, zero, top(b, d)), name="greatest")
    total = te.compute(
        shape, lambda b, d: te.sum(tirx.if_then_else(member(b, i.var), rows(i.var, d), zero), axis=i), name="bags"
    )
    if mode == 0:
        return total
    return te.compute(shape, lambda b, d: total(b, d) / tirx.max(sizes(b), one), name="mean")


WIDENED_ARGUMENTS: dict[str, tuple[int, ...]] = {
    "_embedding_bag.default": (0, 6),
    "_embedding_bag_forward_only.default": (0, 6),
}

CONVERTERS: dict[str, Convert] = {
    "_cdist_forward.default": _cdist,
    "_embedding_bag.default": _embedding_bag,
    "_embedding_bag_forward_only.default": _embedding_bag,
    "_pdist_forward.default": _pdist,
}
