"""ATen's searchsorted and bucketize: torch's own binary search, so that an unsorted row gives what it gives in torch too.

A row of a few numbers, whose number is known, is a tree: which number is compared next follows from the last answer, in an
expression that fuses with what is around it. In other rows a function of its own looks (tk/graph/search.py).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import is_float, ordered, sizes_of
from tk.frontend.torch.ops.scatter import inside
from tk.graph.dataflow import static_size
from tk.graph.ordered_bits import nan_key
from tk.graph.search import searched

__all__ = ["CONVERTERS"]

LEVELS = 4  # comparisons of an expression, each with one of 2 ** LEVELS - 1 numbers: of 6 levels nvcc takes half a minute


def _searchsorted(node: fx.Node, importer: Any) -> relax.Expr:
    """How many of the sorted numbers a[…, :] are less than v[…, j], or not greater with `right`; a `sorter` sorts them."""
    a, v = importer.retrieve_args(node)[:2]
    if "bucketize" in str(node.target):  # the same of the same numbers, given the other way round
        a, v = v, a
    given = dict(node.kwargs)
    right = bool(given.get("right")) or given.get("side") == "right"
    emit = importer.block_builder.emit
    if (sorter := given.get("sorter")) is not None:
        order = inside(importer, importer.env[sorter], a.ty.shape.values[-1])
        a = emit(relax.op.gather_elements(a, order, a.ty.ndim - 1))
    v = v if isinstance(v, relax.Expr) else relax.const(v, str(a.ty.dtype.dtype))
    dtype, shape = importer._convert_data_type(node.meta["val"].dtype), sizes_of(node, importer)
    size = static_size(a.ty.shape.values[-1])
    if size is not None and size < 1 << LEVELS:
        return _by_tree(importer, a, v, size, shape, right, dtype)
    if v.ty.dtype != a.ty.dtype:
        a, v = (emit(relax.op.astype(each, "int64")) for each in (a, v))
    rows, width = (1, math.prod(shape)) if a.ty.ndim == 1 else (math.prod(shape[:-1]), shape[-1])
    a, v = (emit(relax.op.reshape(each, sizes)) for each, sizes in ((a, [rows, a.ty.shape.values[-1]]), (v, [rows, width])))
    return emit(relax.op.reshape(searched(importer.block_builder, a, v, right=right, dtype=dtype), shape))


def _by_tree(importer: Any, a: relax.Expr, v: relax.Expr, size: int, shape: list[Any], right: bool, dtype: str) -> relax.Expr:
    """The search in rows of a known `size` as one expression of each value."""
    emit, floating = importer.block_builder.emit, is_float(str(a.ty.dtype.dtype))
    a, v = ordered(importer, a), ordered(importer, v)
    if v.ty.dtype != a.ty.dtype:
        a, v = (emit(relax.op.astype(each, "int64")) for each in (a, v))
    nan = tirx.const(nan_key(str(a.ty.dtype.dtype)), a.ty.dtype.dtype) if floating else None
    compute = partial(_descended, shape=shape, below=partial(_is_below, right=right, nan=nan), length=size)
    found = importer.block_builder.emit_te(compute, a, v, primfunc_name_hint="searchsorted")
    return found if dtype == "int64" else emit(relax.op.astype(found, dtype))


def _is_below(number: tirx.Expr, value: tirx.Expr, *, right: bool, nan: tirx.Expr | None) -> tirx.Expr:
    """Whether the search goes on behind `number`. Of NaN torch finds that it is not greater, whichever of the two it is."""
    below = number <= value if right else number < value
    return below if nan is None else tirx.any(below, value == nan, number == nan)


def _descended(sequence: te.Tensor, values: te.Tensor, *, shape: list[Any], below: Any, length: int) -> te.Tensor:
    """Where the search in rows of `length` numbers ends."""

    def go(start: int, length: int, *at: Any) -> tirx.Expr:
        """The search in `length` numbers from `start` on."""
        if not length:
            return tirx.const(start, "int64")
        half = length // 2
        number = sequence(*(() if len(sequence.shape) == 1 else at[:-1]), tirx.const(start + half, "int64"))
        behind, front = go(start + half + 1, length - half - 1, *at), go(start, half, *at)
        return tirx.if_then_else(below(number, values(*at)), behind, front)

    return te.compute(shape, lambda *at: go(0, length, *at), name="reached")


CONVERTERS: dict[str, Callable[[fx.Node, Any], Any]] = {
    "bucketize.Scalar": _searchsorted,
    "bucketize.Tensor": _searchsorted,
    "searchsorted.Scalar": _searchsorted,
    "searchsorted.Tensor": _searchsorted,
}
