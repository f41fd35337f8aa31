"""ATen's searchsorted and bucketize: torch's own binary search, so that an unsorted row gives what it gives in torch too.

A row of a known length is a tree: which number is compared next follows from the last answer. Of a long row, each step goes
LEVELS of it down, from where the one before arrived. In rows of other lengths, which are to be sorted, ranks are counted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import is_float, ordered, sizes_of
from tk.frontend.torch.ops.scatter import inside
from tk.graph.ordered_bits import nan_key

__all__ = ["CONVERTERS"]

LEVELS = 4  # comparisons of a step, each with one of 2 ** LEVELS - 1 numbers: of 6 levels nvcc takes half a minute
COUNTED = 256  # numbers of a row of unknown length that a step looks at
LENGTH_BITS = 31  # of a part of a row, beside where it begins

Index = Any  # an int, or an int64 expression


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
    dtype, floating = importer._convert_data_type(node.meta["val"].dtype), is_float(str(a.ty.dtype.dtype))
    a, v = ordered(importer, a), ordered(importer, v)
    if v.ty.dtype != a.ty.dtype:
        a, v = (emit(relax.op.astype(each, "int64")) for each in (a, v))
    nan = tirx.const(nan_key(str(a.ty.dtype.dtype)), a.ty.dtype.dtype) if floating else None
    size, shape = a.ty.shape.values[-1], sizes_of(node, importer)
    before: list[relax.Expr] = []
    for step in _steps(size):
        compute = partial(step, shape=shape, below=partial(_is_below, right=right, nan=nan, known=step.func is _descended))
        before = [importer.block_builder.emit_te(compute, a, v, *before, primfunc_name_hint="searchsorted")]
    return before[0] if dtype == "int64" else emit(relax.op.astype(before[0], dtype))


def _is_below(number: tirx.Expr, value: tirx.Expr, *, right: bool, nan: tirx.Expr | None, known: bool) -> tirx.Expr:
    """Whether the search goes on behind `number`. Of NaN torch finds that it is not greater, whichever of the two it is; what
    is counted in a row of no `known` length has all NaN at its end."""
    below = number <= value if right else number < value
    if nan is None:
        return below
    return tirx.any(below, value == nan, number == nan) if known else tirx.any(below, value == nan)


Step = partial[te.Tensor]


def _steps(size: Index) -> list[Step]:
    """The steps of a search in `size` numbers."""
    if not isinstance(size, int | tirx.IntImm):
        return [partial(_counted, stride=COUNTED, count=None), partial(_counted, stride=1, count=COUNTED)]
    steps: list[Step] = []
    lengths = {int(size)}
    while not steps or max(lengths) > 0:
        shorter = lengths
        for _ in range(LEVELS):
            shorter = {half for each in shorter for half in (each // 2, max(each - each // 2 - 1, 0))}
        steps.append(partial(_descended, lengths=sorted(lengths), last=max(shorter) == 0))
        lengths = shorter
    return steps


def _descended(
    sequence: te.Tensor, values: te.Tensor, *before: te.Tensor, shape: list[Any], below: Any, lengths: list[int], last: bool
) -> te.Tensor:
    """Where the search is LEVELS further on, in the part of the row of one of `lengths` that `before` says: the index at which
    the part begins, and, unless it is the `last` step, its length, in one number."""
    size = int(sequence.shape[-1])

    def at(start: Index, offset: int, *coordinates: Any) -> tirx.Expr:
        index = tirx.const(offset, "int64") if isinstance(start, int) else start + offset
        index = index if isinstance(start, int) else tirx.max(tirx.min(index, size - 1), tirx.const(0, "int64"))
        return sequence(*(() if len(sequence.shape) == 1 else coordinates[:-1]), index)

    def go(start: Index, offset: int, length: int, levels: int, *coordinates: Any) -> tirx.Expr:
        """The search in `length` numbers from start + offset on."""
        if not levels or not length:
            found = start + tirx.const(offset, "int64")
            return found if last else (found << LENGTH_BITS) | tirx.const(length, "int64")
        half = length // 2
        behind = go(start, offset + half + 1, length - half - 1, levels - 1, *coordinates)
        front = go(start, offset, half, levels - 1, *coordinates)
        return tirx.if_then_else(below(at(start, offset + half, *coordinates), values(*coordinates)), behind, front)

    def all_lengths(*coordinates: Any) -> tirx.Expr:
        if not before:
            return go(0, 0, lengths[0], LEVELS, *coordinates)
        start, length = before[0](*coordinates) >> LENGTH_BITS, before[0](*coordinates) & ((1 << LENGTH_BITS) - 1)
        found = go(start, 0, lengths[0], LEVELS, *coordinates)
        for each in lengths[1:]:
            found = tirx.if_then_else(length == each, go(start, 0, each, LEVELS, *coordinates), found)
        return found

    return te.compute(shape, all_lengths, name="reached")


def _counted(
    sequence: te.Tensor, values: te.Tensor, *before: te.Tensor, shape: list[Any], below: Any, stride: int, count: int | None
) -> te.Tensor:
    """Where a step goes on that began at before[…] or 0: behind the parts of `stride` numbers whose last one is below."""
    size = sequence.shape[-1]
    parts = tirx.floordiv(size + (stride - 1), tirx.const(stride, "int64")) if count is None else count
    k = te.reduce_axis((0, parts), "k")

    def less(*at: relax.Expr) -> relax.Expr:
        start = (before[0](*at) if before else tirx.const(0, "int64")) + k.var * stride
        end = tirx.max(tirx.min(start + (stride - 1), size - 1), tirx.const(0, "int64"))
        each = sequence(*(() if len(sequence.shape) == 1 else at[:-1]), end)
        return tirx.all(start < size, below(each, values(*at)))

    total = te.compute(shape, lambda *at: te.sum(less(*at).astype("int64"), axis=k), name="parts")
    start = before[0] if before else lambda *at: tirx.const(0, "int64")
    return te.compute(shape, lambda *at: tirx.min(total(*at) * stride + start(*at), size), name="reached")


CONVERTERS: dict[str, Callable[[fx.Node, Any], Any]] = {
    "bucketize.Scalar": _searchsorted,
    "bucketize.Tensor": _searchsorted,
    "searchsorted.Scalar": _searchsorted,
    "searchsorted.Tensor": _searchsorted,
}
