"""Maxima, minima, the indices of them, and pooling, which keep NaN and −∞."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf, prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import te, tirx, topi

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr
    from tvm.tirx import IterVar

__all__ = ["arg_extreme", "avg_pool", "extreme", "max_pool"]

TWICE = {"float16": 1 << 9, "bfloat16": 1 << 9, "float32": 1 << 15, "float64": 1 << 14}
"""Elements of a row up to which a CPU looks at them twice, the second time in its cache, for the index of one."""
SYMBOLIC = 1 << 40  # a size that is not known may be anything


def extreme(builder: relax.BlockBuilder, call: Call) -> Expr:
    """The greatest or least element of floating dtypes, over the axes of `call`; NaN where any is. 16-bit ones are compared as
    float32, which GPUs do in one instruction."""
    name, (x,) = call.op.name.removeprefix("relax."), call.args
    dtype = str(x.ty.dtype.dtype)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    if "float" not in dtype:
        return stock(builder, call)
    reducer = _keeping_nan(name)
    rank, keep = len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = {axis % rank for axis in map(int, range(rank) if call.attrs.axis is None else call.attrs.axis)}

    def reduced(a: te.Tensor) -> te.Tensor:
        summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{axis}") for axis in sorted(over)}
        left = [axis for axis in range(rank) if keep or axis not in over]

        def at(*index: Expr) -> Expr:
            indices = {**dict(zip(left, index, strict=True)), **summed}
            value = a(*(indices[axis] for axis in range(rank)))
            return reducer(value if dtype == wide else value.astype(wide), axis=list(summed.values()))

        found = te.compute([1 if axis in over else a.shape[axis] for axis in left], at, name=name)
        return found if dtype == wide else topi.cast(found, dtype)

    return builder.call_te(reduced, x, primfunc_name_hint=name)


def _keeping_nan(name: str) -> Any:
    """The reducer "max" or "min" of a floating dtype, from ∓∞; NaN where any is."""
    first, better = (-inf, tirx.GT) if name == "max" else (inf, tirx.LT)

    def combine(a: Expr, b: Expr) -> Expr:  # b where it is NaN, since no comparison with it holds
        return tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b)

    return te.comm_reducer(combine, lambda dtype: tirx.FloatImm(dtype, first), name=name)


def max_pool(builder: relax.BlockBuilder, call: Call) -> Expr:
    """The greatest of each window of a floating dtype; what padding adds is −∞. 16-bit ones as in `extreme`."""
    attrs, (x,) = call.attrs, call.args
    dtype, layout = str(x.ty.dtype.dtype), str(attrs.layout)
    if "float" not in dtype or str(attrs.out_layout) not in ("", layout) or not layout.isupper() or "C" not in layout:
        return stock(builder, call)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    kernel, stride, dilation = ([int(n) for n in given] for given in (attrs.pool_size, attrs.strides, attrs.dilation))
    before, after = _both_sides([int(n) for n in attrs.padding], len(kernel))
    axes = [axis for axis, letter in enumerate(layout) if letter in "DHW"]
    reducer = _keeping_nan("max")

    def pooled(a: te.Tensor) -> te.Tensor:
        windows = [te.reduce_axis((0, size), f"k{n}") for n, size in enumerate(kernel)]
        padded = bool(attrs.ceil_mode) or any(before) or any(after)

        def at(*index: Expr) -> Expr:
            indices = list(index)
            for axis, k, s, d, p in zip(axes, windows, stride, dilation, before, strict=True):
                indices[axis] = index[axis] * s + k * d - p
            value = a(*indices)
            if padded:
                within = [tirx.all(indices[axis] >= 0, indices[axis] < a.shape[axis]) for axis in axes]
                value = tirx.if_then_else(tirx.all(*within), value, tirx.FloatImm(dtype, -inf))
            return reducer(value if dtype == wide else value.astype(wide), axis=windows)

        found = te.compute(list(call.ty.shape.values), at, name="max_pool")
        return found if dtype == wide else topi.cast(found, dtype)

    return builder.call_te(pooled, x, primfunc_name_hint="max_pool")


def avg_pool(builder: relax.BlockBuilder, call: Call) -> Expr:
    """The mean of each window of a floating dtype, summed in float32 where it is narrower; windows that leave nothing out and
    reach over no end. Others are left to TVM."""
    attrs, (x,) = call.attrs, call.args
    dtype, layout = str(x.ty.dtype.dtype), str(attrs.layout)
    plain = not attrs.ceil_mode and not any(map(int, attrs.padding)) and all(int(n) == 1 for n in attrs.dilation)
    if "float" not in dtype or str(attrs.out_layout) not in ("", layout) or not layout.isupper() or not plain:
        return stock(builder, call)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    kernel, stride = ([int(n) for n in given] for given in (attrs.pool_size, attrs.strides))
    axes = [axis for axis, letter in enumerate(layout) if letter in "DHW"]

    def pooled(a: te.Tensor) -> te.Tensor:
        windows = [te.reduce_axis((0, size), f"k{n}") for n, size in enumerate(kernel)]

        def at(*index: Expr) -> Expr:
            indices = list(index)
            for axis, k, s in zip(axes, windows, stride, strict=True):
                indices[axis] = index[axis] * s + k.var
            return te.sum(a(*indices).astype(wide), axis=windows)

        total = te.compute(list(call.ty.shape.values), at, name="window_sum")
        mean = te.compute(total.shape, lambda *index: total(*index) / tirx.const(prod(kernel), wide), name="average")
        return topi.cast(mean, dtype)

    return builder.call_te(pooled, x, primfunc_name_hint="avg_pool")


def _both_sides(padding: list[int], rank: int) -> tuple[list[int], list[int]]:
    """Relax's padding, one number for all, one a dim, or those before and then those after, as (before, after)."""
    padding = padding * rank if len(padding) == 1 else padding
    return (padding[:rank], padding[rank:]) if len(padding) == 2 * rank else (padding, padding)


def _rank_of(x: Expr, greatest: bool) -> Expr:
    """An unsigned integer that orders as x does: −0 as 0, and NaN, whatever its bits, beyond all others, at the end that is
    looked for. Integers make short vector code, where a comparison that knows NaN takes seven instructions; and of isnan TVM
    makes no vectors at all."""
    width = 64 if str(x.ty.dtype) == "float64" else 32
    unsigned, top = f"uint{width}", 1 << (width - 1)

    def number(value: int) -> Expr:
        return tirx.const(value, unsigned)

    bits = tirx.reinterpret(unsigned, x)
    ordered = tirx.Select(bits > number(top), bits ^ number(2 * top - 1), bits | number(top))
    return tirx.Select(_is_nan(x), number(2 * top - 1 if greatest else 0), ordered)


def _widened(x: Expr) -> Expr:
    """The float32 that x of bfloat16 is, by its bits. LLVM has no cast of them in a reduction of two results: TVM would compare
    their bits instead."""
    return tirx.reinterpret("float32", tirx.reinterpret("uint16", x).astype("uint32") << tirx.const(16, "uint32"))


def _index_reducer(name: str, with_nan: bool) -> Any:
    """The combiner of (index, value) for "argmax" or "argmin": of equal values the first, and `with_nan` a NaN
    before all others."""
    better, first = (tirx.GT, -inf) if name == "argmax" else (tirx.LT, inf)

    def combine(one: list[Expr], other: list[Expr]) -> tuple[Expr, Expr]:
        (i, v), (j, w) = one, other
        none, others = tirx.isnan(v), tirx.isnan(w)
        equal = tirx.Or(tirx.EQ(v, w), tirx.And(none, others))
        keep_current = tirx.Or(tirx.Or(better(v, w), tirx.And(none, tirx.Not(others))), tirx.And(equal, tirx.LT(i, j)))
        return tirx.Select(keep_current, i, j), tirx.Select(keep_current, v, w)

    def combine_ranks(one: list[Expr], other: list[Expr]) -> tuple[Expr, Expr]:
        (i, v), (j, w) = one, other
        keep_current = tirx.Or(better(v, w), tirx.And(tirx.EQ(v, w), tirx.LT(i, j)))
        return tirx.Select(keep_current, i, j), tirx.Select(keep_current, v, w)

    def start(index: Any, value: Any) -> Any:
        if with_nan:
            return tirx.const(0, index), tirx.FloatImm(value, first)
        return tirx.const(0, index), (tirx.min_value if name == "argmax" else tirx.max_value)(value)

    return te.comm_reducer(combine if with_nan else combine_ranks, start, name=name)


def arg_extreme(builder: Any, call: Any) -> Any:
    """Where the first greatest or least element is; the first NaN where any is. TVM's own begins at index −1, and leaves it
    there where all elements are the least of their dtype."""
    name, (x,) = call.op.name.removeprefix("relax."), call.args
    dtype = str(x.ty.dtype.dtype)
    floating = dtype in ("float16", "bfloat16", "float32", "float64")
    if not floating and "int" not in dtype:
        return stock(builder, call)
    wide = "float64" if dtype == "float64" else "float32" if floating else dtype
    rank, keep = len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = list(range(rank)) if call.attrs.axis is None else [int(call.attrs.axis) % rank]
    target = tvm.target.Target.current()
    on_cpu = target is None or target.kind.name == "llvm"
    row = [int(getattr(x.ty.shape.values[axis], "value", SYMBOLIC)) for axis in over]
    if floating and on_cpu and over == list(range(rank))[-len(over) :] and prod(row) <= TWICE[dtype]:
        return builder.call_te(partial(_arg_extreme_in_row, name=name, over=over, keep=keep), x, primfunc_name_hint=name)
    reducer = _index_reducer(name, floating and not on_cpu)

    def computed(a: te.Tensor) -> te.Tensor:
        summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{axis}") for axis in over}
        left = [axis for axis in range(rank) if keep or axis not in over]
        shape = [1 if axis in over else a.shape[axis] for axis in left]

        def at(*index: Expr) -> Any:
            indices = {**dict(zip(left, index, strict=True)), **summed}
            number: Expr = tirx.const(0, "int64")
            for axis in over:
                number = number * a.shape[axis] + summed[axis]
            value = a(*(indices[axis] for axis in range(rank)))
            value = _widened(value) if on_cpu and dtype == "bfloat16" else value.astype(wide)
            value = _rank_of(value, name == "argmax") if floating and on_cpu else value
            return reducer((number, value), axis=list(summed.values()))

        both = te.compute(shape, at, name=f"{name}_best")
        return te.compute(shape, lambda *i: both[0](*i), name=name)

    return builder.call_te(computed, x, primfunc_name_hint=name)


def _arg_extreme_in_row(a: te.Tensor, name: str, over: Sequence[int], keep: bool) -> te.Tensor:
    """The index in two steps, the second over what the first left in the cache: the greatest element, then the first that
    equals it or is NaN. Either is one number by lane; a pair of number and index takes three times the instructions."""
    rank, rows = len(a.shape), [axis for axis in range(len(a.shape)) if axis not in over]
    shape, sizes = [a.shape[axis] for axis in rows], [int(a.shape[axis]) for axis in over]
    wide, extreme = "float64" if str(a.dtype) == "float64" else "float32", name.removeprefix("arg")
    reducer = _keeping_nan(extreme)
    k, n = ([te.reduce_axis((0, a.shape[axis]), f"{letter}{axis}") for axis in over] for letter in "kn")

    def at(row: Sequence[Expr], summed: Sequence[IterVar]) -> Expr:
        indices = dict(zip([*rows, *over], [*row, *summed], strict=True))
        value = a(*(indices[axis] for axis in range(rank)))
        return _widened(value) if str(a.dtype) == "bfloat16" else value.astype(wide)

    most = te.compute(shape, lambda *row: reducer(at(row, k), axis=k), name=extreme)

    def first(*row: Expr) -> Expr:
        value, number = at(row, n), tirx.const(0, "int32")
        for axis, size in zip(n, sizes, strict=True):
            number = number * size + axis.astype("int32")
        found = tirx.Or(tirx.EQ(value, most(*row)), _is_nan(value))
        return te.min(tirx.Select(found, number, tirx.const(prod(sizes), "int32")), axis=n)

    first_index = te.compute(shape, first, name="first_index")
    kept = [1 if axis in over else a.shape[axis] for axis in range(rank)] if keep else shape
    return te.compute(kept, lambda *i: first_index(*((i[axis] for axis in rows) if keep else i)).astype("int64"), name=name)


def _is_nan(x: Expr) -> Expr:
    """By x's bits: of isnan TVM makes no vectors."""
    width = 64 if str(x.ty.dtype) == "float64" else 32
    unsigned, infinity = f"uint{width}", (0x7FF0 << 48 if width == 64 else 0x7F80 << 16)
    return (tirx.reinterpret(unsigned, x) & tirx.const((1 << (width - 1)) - 1, unsigned)) > tirx.const(infinity, unsigned)
