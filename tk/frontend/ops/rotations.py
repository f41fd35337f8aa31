"""Eigenvalues of symmetric matrices and singular values by Jacobi's rotations, matrix after matrix: as exact as any way, and
short; for the small matrices that stand in models (Golub and Van Loan, Matrix Computations, 8.5 and 8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.sequential_loops import copied, each, local, serial

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["eigenvalues", "singular_values"]

SWEEPS = 30
"""Times that each pair of columns is turned, at most: they converge quadratically, in 5 to 10."""


def _turn(first: Expr, second: Expr, both: Expr, cosine: Buffer, sine: Buffer, scratch: Buffer) -> None:
    """Statements that set the rotation after which two columns of products `first`, `second` and `both` are orthogonal."""
    dtype = str(cosine.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    scratch[0] = (second - first) / (both + both)
    root = tirx.abs(scratch[0]) + tirx.sqrt(one + scratch[0] * scratch[0])
    scratch[0] = tirx.Select(scratch[0] < zero, -one, one) / root
    cosine[0] = one / tirx.sqrt(one + scratch[0] * scratch[0])
    sine[0] = cosine[0] * scratch[0]


def _rotate(at: Expr, p: Expr, q: Expr, length: Expr, x: Buffer, turn: tuple[Buffer, Buffer], scratch: Buffer) -> None:
    """Statements that turn columns p and q of x[at]."""
    cosine, sine = turn
    with T.serial(0, length) as i:
        scratch[0] = x[at, i, p]
        x[at, i, p] = cosine[0] * scratch[0] - sine[0] * x[at, i, q]
        x[at, i, q] = sine[0] * scratch[0] + cosine[0] * x[at, i, q]


def _rotate_rows(at: Expr, p: Expr, q: Expr, length: Expr, x: Buffer, turn: tuple[Buffer, Buffer], scratch: Buffer) -> None:
    cosine, sine = turn
    with T.serial(0, length) as i:
        scratch[0] = x[at, p, i]
        x[at, p, i] = cosine[0] * scratch[0] - sine[0] * x[at, q, i]
        x[at, q, i] = sine[0] * scratch[0] + cosine[0] * x[at, q, i]


def _exchange(at: Expr, p: Expr, q: Expr, length: Expr, x: Buffer, scratch: Buffer) -> None:
    """Statements that exchange columns p and q of x[at]."""
    with T.serial(0, length) as i:
        scratch[0] = x[at, i, p]
        x[at, i, p] = x[at, i, q]
        x[at, i, q] = scratch[0]


def _sorted(at: Expr, n: Expr, values: Buffer, columns: list[tuple[Buffer, Expr]], scratch: Buffer, *, falling: bool) -> None:
    """Statements that sort values[at], and the columns that belong to them."""
    best = local("int64")
    with T.serial(0, n) as k:
        best[0] = tirx.Cast("int64", k)
        with T.serial(0, n) as i:
            one, other = values[at, i], values[at, best[0]]
            with T.If(tirx.all(i > k, one > other if falling else one < other)), T.Then():
                best[0] = tirx.Cast("int64", i)
        scratch[0] = values[at, k]
        values[at, k] = values[at, best[0]]
        values[at, best[0]] = scratch[0]
        for buffer, length in columns:
            _exchange(at, k, best[0], length, buffer, scratch)


def eigenvalues(x: te.Tensor, *, upper: bool) -> list[te.Tensor]:
    """For symmetric x [b, n, n], of which one triangle is read: eigenvalues [b, n] from the least on, their vectors as columns
    [b, n, n], of either sign, and what is left of x."""
    b, n, _ = x.shape
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)

    def body(given: Buffer, values: Buffer, vectors: Buffer, rest: Buffer) -> None:
        cosine, sine, scratch, moved = local(dtype), local(dtype), local(dtype), local("bool")
        with each(b) as at:
            with T.serial(0, n) as i, T.serial(0, n) as j:
                low, high = tirx.min(i, j), tirx.max(i, j)
                rest[at, i, j] = given[at, low, high] if upper else given[at, high, low]
                vectors[at, i, j] = tirx.Select(i == j, one, zero)
            moved[0] = tirx.const(True, "bool")
            with T.serial(0, SWEEPS), T.If(moved[0]), T.Then():
                moved[0] = tirx.const(False, "bool")
                with T.serial(0, n) as p, T.serial(0, n) as q:
                    beside = tirx.abs(rest[at, p, p]) + tirx.abs(rest[at, q, q])
                    large = beside + tirx.abs(rest[at, p, q]) > beside  # what is less than their rounding is 0
                    with T.If(tirx.all(p < q, large)), T.Then():
                        moved[0] = tirx.const(True, "bool")
                        _turn(rest[at, p, p], rest[at, q, q], rest[at, p, q], cosine, sine, scratch)
                        _rotate(at, p, q, n, rest, (cosine, sine), scratch)
                        _rotate_rows(at, p, q, n, rest, (cosine, sine), scratch)
                        _rotate(at, p, q, n, vectors, (cosine, sine), scratch)
            with T.serial(0, n) as i:
                values[at, i] = rest[at, i, i]
            _sorted(at, n, values, [(vectors, n)], scratch, falling=False)

    return list(serial([[b, n], [b, n, n], [b, n, n]], [copied(x)], body, [dtype] * 3, "eigenvalues"))


def singular_values(x: te.Tensor, columns: Expr | int) -> list[te.Tensor]:
    """For x [b, m, n] with m ≥ n: U [b, m, columns], columns n or m, singular values [b, n] from the greatest on, and
    V [b, n, n] of x = U diag(s) Vᵀ; pairs of columns of U and V are of either sign."""
    b, m, n = x.shape
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    exact = tirx.const(float(np.finfo(dtype).eps), dtype)

    def body(given: Buffer, left: Buffer, values: Buffer, right: Buffer) -> None:
        cosine, sine, scratch, moved = local(dtype), local(dtype), local(dtype), local("bool")
        sums, top = [local(dtype) for _ in range(3)], local(dtype)
        with each(b) as at:
            top[0] = zero
            with T.serial(0, m) as i, T.serial(0, n) as j:
                top[0] = tirx.max(top[0], tirx.abs(given[at, i, j]))
            top[0] = tirx.Select(top[0] > zero, top[0], one)  # squares of parts of it stay in range
            with T.serial(0, m) as i, T.serial(0, n) as j:
                left[at, i, j] = given[at, i, j] / top[0]
            with T.serial(0, n) as i, T.serial(0, n) as j:
                right[at, i, j] = tirx.Select(i == j, one, zero)
            moved[0] = tirx.const(True, "bool")
            with T.serial(0, SWEEPS), T.If(moved[0]), T.Then():
                moved[0] = tirx.const(False, "bool")
                with T.serial(0, n) as p, T.serial(0, n) as q, T.If(p < q), T.Then():
                    _products(at, p, q, m, left, sums)
                    limit = exact * tirx.sqrt(sums[0][0]) * tirx.sqrt(sums[1][0])
                    with T.If(tirx.abs(sums[2][0]) > limit), T.Then():
                        moved[0] = tirx.const(True, "bool")
                        _turn(sums[0][0], sums[1][0], sums[2][0], cosine, sine, scratch)
                        _rotate(at, p, q, m, left, (cosine, sine), scratch)
                        _rotate(at, p, q, n, right, (cosine, sine), scratch)
            _lengths(at, m, n, left, values, top)
            _sorted(at, n, values, [(left, m), (right, n)], scratch, falling=True)
            _completed(at, (m, n, columns), left, values, sums)

    return list(serial([[b, m, columns], [b, n], [b, n, n]], [copied(x)], body, [dtype] * 3, "singular_values"))


def _products(at: Expr, p: Expr, q: Expr, m: Expr, x: Buffer, sums: list[Buffer]) -> None:
    """Statements that sum the products of columns p and q of x[at]: p² and q², and the two."""
    for total in sums:
        total[0] = tirx.const(0, str(x.dtype))
    with T.serial(0, m) as i:
        for total, (a, c) in zip(sums, ((p, p), (q, q), (p, q)), strict=True):
            total[0] = total[0] + x[at, i, a] * x[at, i, c]


def _lengths(at: Expr, m: Expr, n: Expr, x: Buffer, values: Buffer, top: Buffer) -> None:
    """Statements that divide the columns of x[at] by their lengths, values[at] being those times `top`."""
    total, zero = local(str(x.dtype)), tirx.const(0, str(x.dtype))
    with T.serial(0, n) as j:
        total[0] = zero
        with T.serial(0, m) as i:
            total[0] = total[0] + x[at, i, j] * x[at, i, j]
        total[0] = tirx.sqrt(total[0])
        values[at, j] = total[0] * top[0]
        with T.If(total[0] > zero), T.Then(), T.serial(0, m) as i:
            x[at, i, j] = x[at, i, j] / total[0]


def _completed(at: Expr, sizes: tuple[Expr, Expr, Expr | int], x: Buffer, values: Buffer, sums: list[Buffer]) -> None:
    """Statements that make columns of length 0, the last ones of x[at], and those behind the n of them that there are
    orthogonal to all before them: of the axes, the first
    that is far from all of those, what it has in common with them taken away twice."""
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    m, n, columns = sizes
    total, length, done = *sums[:2], local("bool")
    with T.serial(0, columns) as j, T.If(tirx.any(j >= n, values[at, tirx.min(j, n - 1)] == zero)), T.Then():
        done[0] = tirx.const(False, "bool")
        with T.serial(0, m) as axis, T.If(tirx.Not(done[0])), T.Then():
            with T.serial(0, m) as i:
                x[at, i, j] = tirx.Select(i == axis, one, zero)
            with T.serial(0, 2), T.serial(0, columns) as before, T.If(before < j), T.Then():
                total[0] = zero
                with T.serial(0, m) as i:
                    total[0] = total[0] + x[at, i, before] * x[at, i, j]
                with T.serial(0, m) as i:
                    x[at, i, j] = x[at, i, j] - total[0] * x[at, i, before]
            length[0] = zero
            with T.serial(0, m) as i:
                length[0] = length[0] + x[at, i, j] * x[at, i, j]
            length[0] = tirx.sqrt(length[0])
            # of m axes one at least keeps a length of √((m − j) / m) of what j columns leave
            with T.If(length[0] * length[0] * tirx.Cast(dtype, 2 * m) > one), T.Then():
                done[0] = tirx.const(True, "bool")
                with T.serial(0, m) as i:
                    x[at, i, j] = x[at, i, j] / length[0]
