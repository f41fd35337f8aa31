"""Reshapes of symbolic sizes, axis by axis: an index is divided by what its own part of the shape asks for, and nothing else.

    [n, (h + 1) // 2, w, 2, 20] → [n, (h + 1) // 2, w, 40]      y[i, j, k, c] = x[i, j, k, c // 20, c % 20]

TVM numbers all elements and divides that number by each size, which its simplifier undoes for constant sizes alone: of sizes
that are computed from symbolic ones LLVM takes half a minute for one such function, no pass sees that it is a view, and what
is fused with it divides several times an element.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING

import tvm_ffi

from tk.graph.canonical_sizes import canonical_size
from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax, te
    from tvm.ir import Call, Expr

__all__ = ["reshape", "reshaped"]


def reshape(builder: relax.BlockBuilder, call: Call) -> Expr:
    """Of symbolic sizes; TVM's own otherwise, and where the new shape is no expression."""
    from tvm import relax, tirx

    source, shape = call.args[0].ty.shape, call.args[1]
    if not isinstance(source, relax.ShapeExpr) or not isinstance(shape, relax.ShapeExpr):
        return stock(builder, call)
    if all(isinstance(dim, tirx.IntImm) for dim in [*source.values, *shape.values]):
        return stock(builder, call)
    return builder.call_te(reshaped, call.args[0], list(shape.values), primfunc_name_hint="reshape")


def reshaped(x: te.Tensor, shape: Sequence[Expr]) -> te.Tensor:
    """The TE tensor of `shape` with the elements of `x` in their order; sizes may be symbolic."""
    from tvm import te, tirx, topi

    if all(isinstance(dim, int | tirx.IntImm) for dim in [*x.shape, *shape]):
        return topi.reshape(x, shape)
    parts = list(_parts(list(x.shape), list(shape)))

    def element(*index: Expr) -> Expr:
        return x(*(each for old, new in parts for each in _indices(x.shape[old], shape[new], index[new])))

    return te.compute(list(shape), element, name="T_reshape", tag="injective")


def _parts(old: Sequence[Expr], new: Sequence[Expr]) -> Iterator[tuple[slice, slice]]:
    """The axes of the two shapes, in the smallest parts of as many elements each."""
    i = j = 0
    while i < len(old) or j < len(new):
        ends = ((i + a, j + b) for total in range(1, len(old) + len(new) + 1) for a in range(total + 1) for b in (total - a,))
        until = ((a, b) for a, b in ends if a <= len(old) and b <= len(new) and _as_many(old[i:a], new[j:b]))
        next_i, next_j = next(until, (len(old), len(new)))
        yield slice(i, next_i), slice(j, next_j)
        i, j = next_i, next_j


def _as_many(some: Sequence[Expr], others: Sequence[Expr]) -> bool:
    """Whether two shapes surely have as many elements."""
    one, other = (canonical_size(prod(dims, start=_one())) for dims in (some, others))
    return bool(tvm_ffi.structural_equal(one, other))


def _one() -> Expr:
    from tvm import tirx

    return tirx.IntImm("int64", 1)


def _indices(old: Sequence[Expr], new: Sequence[Expr], index: Sequence[Expr]) -> list[Expr]:
    """Where in axes of sizes `old` the element lies that is at `index` in axes of sizes `new`."""
    from tvm import tirx

    if len(old) == len(new) == 1:
        return list(index)
    number: Expr = tirx.IntImm("int64", 0)
    for size, at in zip(new, index, strict=True):
        number = number * size + at
    found: list[Expr] = []
    for axis, size in reversed(list(enumerate(old))):
        found.append(tirx.floormod(number, size) if axis else number)
        number = tirx.floordiv(number, size)
    return found[::-1]
