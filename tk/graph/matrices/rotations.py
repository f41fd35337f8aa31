"""Eigenvalues of symmetric matrices and singular values by Jacobi's rotations, matrix after matrix: as exact as any way, and
short; for the small matrices that stand in models (Golub and Van Loan, Matrix Computations, 8.5 and 8.6).

A sweep turns each pair of columns once, in rounds of pairs that have no column in common, as players meet in a tournament
(ibid., 8.5.6): of N columns, N even, number N − 1 stays where it is and the others go around,

    round r:   (N − 1, r),   ((r + t) mod (N − 1), (r − t) mod (N − 1))   for t = 1 … N / 2 − 1

Of an odd number of columns the last one is none. All turns of a round are found, then made: a GPU's threads share
them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.graph.sequential_loops import copied, each, lanes, local, serial, threads, warps

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


def _pair(turn: Expr, number: Expr, n: Expr) -> tuple[Expr, Expr, Expr]:
    """The columns of pair `number` of a round of n columns, the lesser one first, and whether they are two."""
    players = n + n % 2 - 1  # that go around
    one = tirx.Select(number == 0, players, (turn + number) % players)
    other = (turn + players - number) % players
    low, high = tirx.min(one, other), tirx.max(one, other)
    return tirx.min(low, n - 1), tirx.min(high, n - 1), high < n


def _rotate_columns(
    at: Expr, turn: Expr, sizes: tuple[Expr, Expr], x: Buffer, turns: tuple[Buffer, Buffer], old: Buffer
) -> None:
    """Statements that turn the columns of x[at], sizes[0] rows of sizes[1], by the cosines and sines of a round."""
    length, n = sizes
    cosine, sine = turns
    with (
        warps(0, length) as i,
        lanes(0, (n + 1) // 2) as number,
        T.If(sine[at, number] != tirx.const(0, str(x.dtype))),
        T.Then(),
    ):
        p, q, _ = _pair(turn, number, n)
        old[0] = x[at, i, p]
        x[at, i, p] = cosine[at, number] * old[0] - sine[at, number] * x[at, i, q]
        x[at, i, q] = sine[at, number] * old[0] + cosine[at, number] * x[at, i, q]


def _rotate_rows(at: Expr, turn: Expr, n: Expr, x: Buffer, turns: tuple[Buffer, Buffer], old: Buffer) -> None:
    """Likewise for the rows of x[at], of which there are n."""
    cosine, sine = turns
    with warps(0, (n + 1) // 2) as number, T.If(sine[at, number] != tirx.const(0, str(x.dtype))), T.Then(), lanes(0, n) as i:
        p, q, _ = _pair(turn, number, n)
        old[0] = x[at, p, i]
        x[at, p, i] = cosine[at, number] * old[0] - sine[at, number] * x[at, q, i]
        x[at, q, i] = sine[at, number] * old[0] + cosine[at, number] * x[at, q, i]


def _moves(at: Expr, n: Expr, sine: Buffer, moved: Buffer) -> None:
    """Statements that set `moved` if a turn of a round is one."""
    with threads(0, (n + 1) // 2, "max") as number, T.If(sine[at, number] != tirx.const(0, str(sine.dtype))), T.Then():
        moved[0] = tirx.const(1, "int32")


def _exchange(at: Expr, p: Expr, q: Expr, length: Expr, x: Buffer, scratch: Buffer) -> None:
    """Statements that exchange columns p and q of x[at]."""
    with threads(0, length) as i:
        scratch[0] = x[at, i, p]
        x[at, i, p] = x[at, i, q]
        x[at, i, q] = scratch[0]


def _sorted(at: Expr, n: Expr, values: Buffer, columns: list[tuple[Buffer, Expr]], scratch: Buffer, *, falling: bool) -> None:
    """Statements that sort values[at], and the columns that belong to them."""
    best, top = local("int64"), local(str(values.dtype))

    def rank(i: Expr) -> Expr:
        return values[at, i] if falling else -values[at, i]

    with T.serial(0, n) as k:
        best[0], top[0] = tirx.Cast("int64", k), rank(k)
        with threads(k + 1, n, "first") as i, T.If(rank(i) > top[0]), T.Then():
            best[0], top[0] = tirx.Cast("int64", i), rank(i)
        with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
            scratch[0], top[0] = values[at, k], values[at, best[0]]
            values[at, k] = top[0]
            values[at, best[0]] = scratch[0]
            for buffer, length in columns:
                _exchange(at, k, best[0], length, buffer, scratch)


def eigenvalues(x: te.Tensor, *, upper: bool) -> list[te.Tensor]:
    """For symmetric x [b, n, n], of which one triangle is read: eigenvalues [b, n] from the least on, their vectors as columns
    [b, n, n], of either sign, then what is left of x and a round's cosines and sines."""
    b, n, _ = x.shape
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)

    def body(given: Buffer, values: Buffer, vectors: Buffer, rest: Buffer, cosines: Buffer, sines: Buffer) -> None:
        cosine, sine, scratch, moved = local(dtype), local(dtype), local(dtype), local("int32")
        with each(b) as at:
            with warps(0, n) as i, lanes(0, n) as j:
                low, high = tirx.min(i, j), tirx.max(i, j)
                rest[at, i, j] = given[at, low, high] if upper else given[at, high, low]
                vectors[at, i, j] = tirx.Select(i == j, one, zero)
            moved[0] = tirx.const(1, "int32")
            with T.serial(0, SWEEPS), T.If(moved[0] > 0), T.Then():
                moved[0] = tirx.const(0, "int32")
                with T.serial(0, n + n % 2 - 1) as turn:
                    with threads(0, (n + 1) // 2) as number:
                        p, q, two = _pair(turn, number, n)
                        cosine[0], sine[0] = one, zero
                        beside = tirx.abs(rest[at, p, p]) + tirx.abs(rest[at, q, q])
                        large = beside + tirx.abs(rest[at, p, q]) > beside  # what is less than their rounding is 0
                        with T.If(tirx.all(two, large)), T.Then():
                            _turn(rest[at, p, p], rest[at, q, q], rest[at, p, q], cosine, sine, scratch)
                        cosines[at, number], sines[at, number] = cosine[0], sine[0]
                    _moves(at, n, sines, moved)
                    _rotate_columns(at, turn, (n, n), rest, (cosines, sines), scratch)
                    _rotate_columns(at, turn, (n, n), vectors, (cosines, sines), scratch)
                    _rotate_rows(at, turn, n, rest, (cosines, sines), scratch)
            with threads(0, n) as i:
                values[at, i] = rest[at, i, i]
            _sorted(at, n, values, [(vectors, n)], scratch, falling=False)

    half = (n + 1) // 2
    shapes = [[b, n], [b, n, n], [b, n, n], [b, half], [b, half]]
    return list(serial(shapes, [copied(x)], body, [dtype] * 5, "eigenvalues"))


def singular_values(x: te.Tensor, columns: Expr | int) -> list[te.Tensor]:
    """For x [b, m, n] with m ≥ n: U [b, m, columns], columns n or m, singular values [b, n] from the greatest on, and
    V [b, n, n] of x = U diag(s) Vᵀ, then a round's cosines and sines; pairs of columns of U and V are of either sign."""
    b, m, n = x.shape
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    exact = tirx.const(float(np.finfo(dtype).eps), dtype)

    def body(given: Buffer, left: Buffer, values: Buffer, right: Buffer, cosines: Buffer, sines: Buffer) -> None:
        cosine, sine, scratch, moved = local(dtype), local(dtype), local(dtype), local("int32")
        sums, top = [local(dtype) for _ in range(3)], local(dtype)
        with each(b) as at:
            top[0] = zero
            with threads(0, m * n, "max") as i:
                top[0] = tirx.max(top[0], tirx.abs(given[at, i // n, i % n]))
            top[0] = tirx.Select(top[0] > zero, top[0], one)  # squares of parts of it stay in range
            with warps(0, m) as i, lanes(0, n) as j:
                left[at, i, j] = given[at, i, j] / top[0]
            with warps(0, n) as i, lanes(0, n) as j:
                right[at, i, j] = tirx.Select(i == j, one, zero)
            moved[0] = tirx.const(1, "int32")
            with T.serial(0, SWEEPS), T.If(moved[0] > 0), T.Then():
                moved[0] = tirx.const(0, "int32")
                with T.serial(0, n + n % 2 - 1) as turn:
                    with threads(0, (n + 1) // 2) as number:
                        p, q, two = _pair(turn, number, n)
                        cosine[0], sine[0] = one, zero
                        with T.If(two), T.Then():
                            _products(at, p, q, m, left, sums)
                            limit = exact * tirx.sqrt(sums[0][0]) * tirx.sqrt(sums[1][0])
                            with T.If(tirx.abs(sums[2][0]) > limit), T.Then():
                                _turn(sums[0][0], sums[1][0], sums[2][0], cosine, sine, scratch)
                        cosines[at, number], sines[at, number] = cosine[0], sine[0]
                    _moves(at, n, sines, moved)
                    _rotate_columns(at, turn, (m, n), left, (cosines, sines), scratch)
                    _rotate_columns(at, turn, (n, n), right, (cosines, sines), scratch)
            _lengths(at, m, n, left, values, top)
            _sorted(at, n, values, [(left, m), (right, n)], scratch, falling=True)
            _completed(at, (m, n, columns), left, values, sums)

    half = (n + 1) // 2
    shapes = [[b, m, columns], [b, n], [b, n, n], [b, half], [b, half]]
    return list(serial(shapes, [copied(x)], body, [dtype] * 5, "singular_values"))


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
    with threads(0, n) as j:
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
            with threads(0, m) as i:
                x[at, i, j] = tirx.Select(i == axis, one, zero)
            with T.serial(0, 2), T.serial(0, columns) as before, T.If(before < j), T.Then():
                total[0] = zero
                with threads(0, m, "sum") as i:
                    total[0] = total[0] + x[at, i, before] * x[at, i, j]
                with threads(0, m) as i:
                    x[at, i, j] = x[at, i, j] - total[0] * x[at, i, before]
            length[0] = zero
            with threads(0, m, "sum") as i:
                length[0] = length[0] + x[at, i, j] * x[at, i, j]
            length[0] = tirx.sqrt(length[0])
            # of m axes one at least keeps a length of √((m − j) / m) of what j columns leave
            with T.If(length[0] * length[0] * tirx.Cast(dtype, 2 * m) > one), T.Then():
                done[0] = tirx.const(True, "bool")
                with threads(0, m) as i:
                    x[at, i, j] = x[at, i, j] / length[0]
