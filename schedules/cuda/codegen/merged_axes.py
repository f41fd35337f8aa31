"""Axes of symbolic sizes that an index goes through one after the other, as one axis.

    x[r, c // w, c % w] of [n, h, w]     →     x[r, c] of [n, h · w]

TVM's simplifier knows (c // w) · w + c % w for c, but not where other terms stand in between, as they do in the number of an
element; of known sizes it does. Neighbours along an image of a dynamic size would not be known for neighbours in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tvm
from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import IntImm

from tk.schedules.cuda.codegen.tir_values import alike

__all__ = ["merged_axes"]


def merged_axes(shape: Sequence[Expr], indices: Sequence[Expr]) -> tuple[list[Any], list[Any]]:
    """`shape` and `indices` with each axis of a symbolic size that goes on from the one before it merged to that one."""
    sizes, found = list(shape), list(indices)
    for n in range(len(sizes) - 1, 0, -1):
        merged = None if isinstance(sizes[n], int | IntImm) else _merged(sizes[n - 1], sizes[n], found[n - 1], found[n])
        if merged is not None:
            sizes[n - 1 : n + 1], found[n - 1 : n + 1] = [sizes[n - 1] * sizes[n]], [merged]
    return sizes, found


def _merged(outer: Expr, inner: Expr, before: Expr, index: Expr) -> Expr | None:
    """c for indices c // inner and c % inner; c % (outer · inner) where the first one is (c // inner) % outer; else None."""
    equal = tvm.sym.Analyzer().can_prove_equal
    if not isinstance(index, tirx.FloorMod) or not equal(index.b, inner):
        return None
    wraps = isinstance(before, tirx.FloorMod) and equal(before.b, outer)
    quotient = before.a if wraps else before
    if not isinstance(quotient, tirx.FloorDiv) or not equal(quotient.b, inner) or not alike([quotient.a], [index.a]):
        return None
    return tirx.floormod(index.a, outer * inner) if wraps else index.a
