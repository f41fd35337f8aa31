"""Factors of matrices by Householder's reflections and by rows exchanged, and powers of e: matrix after matrix, for the small
ones that stand in models."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.graph.matrices.elimination import exchange_rows, factor_rows
from tk.graph.sequential_loops import copied, each, lanes, local, serial, steps, threads, warps

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["exchanged", "lower_upper", "matrix_exp", "permutation", "reflected", "reflections"]


def reflections(x: te.Tensor) -> list[te.Tensor]:
    """LAPACK's geqrf of x [b, m, n]: R in the upper triangle and below it the reflections' vectors, each with a one above it
    that is not stored, and their factors [b, min(m, n)]. A column that has nothing below its diagonal is not reflected."""
    b, m, n = x.shape
    dtype = str(x.dtype)

    def body(given: Buffer, rest: Buffer, factor: Buffer) -> None:
        with each(b) as at:
            with warps(0, m) as i, lanes(0, n) as j:
                rest[at, i, j] = given[at, i, j]
            _reflect_columns(at, m, n, rest, factor)

    return list(serial([[b, m, n], [b, min(m, n)]], [copied(x)], body, [dtype] * 2, "reflections"))


def _reflect_columns(at: Expr, m: Expr, n: Expr, rest: Buffer, factor: Buffer) -> None:
    """Statements that make rest[at] what `reflections` says, a column after another."""
    dtype = str(rest.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    top, norm, head, scale, total = (local(dtype) for _ in range(5))
    with T.serial(0, min(m, n)) as j:
        top[0], norm[0], scale[0] = zero, zero, zero
        with threads(j + 1, m, "max") as i:
            top[0] = tirx.max(top[0], tirx.abs(rest[at, i, j]))
        with T.If(top[0] > zero), T.Then():
            head[0] = rest[at, j, j]
            top[0] = tirx.max(top[0], tirx.abs(head[0]))  # squares of parts of it stay in range
            with threads(j, m, "sum") as i:
                norm[0] = norm[0] + (rest[at, i, j] / top[0]) * (rest[at, i, j] / top[0])
            norm[0] = top[0] * tirx.sqrt(norm[0])
            norm[0] = tirx.Select(head[0] < zero, norm[0], -norm[0])
            scale[0] = (norm[0] - head[0]) / norm[0]
            with threads(j + 1, m) as i:
                rest[at, i, j] = rest[at, i, j] / (head[0] - norm[0])
            rest[at, j, j] = one
            with threads(j + 1, n) as c:
                _reflect(at, j, c, m, rest, scale[0], rest, total)
            rest[at, j, j] = norm[0]
        factor[at, j] = scale[0]


def _reflect(at: Expr, j: Expr, c: Expr, m: Expr, vectors: Buffer, scale: Expr, out: Buffer, total: Buffer) -> None:
    """Statements of one thread that reflect column c of out[at] by vector j, whose first element is stored, times `scale`;
    `total` is a variable."""
    total[0] = tirx.const(0, str(out.dtype))
    with steps(j, m) as i:
        total[0] = total[0] + vectors[at, i, j] * out[at, i, c]
    total[0] = total[0] * scale
    with steps(j, m) as i:
        out[at, i, c] = out[at, i, c] - total[0] * vectors[at, i, j]


def reflected(x: te.Tensor, factors: te.Tensor, right: te.Tensor, *, turned: bool) -> te.Tensor:
    """right [b, m, c] behind the reflections of x [b, m, ≥ k] with `factors` [b, k], as `reflections` has them: the last one
    first (Q @ right), or the first one first (Qᵀ @ right)."""
    b, m, c = right.shape
    k = factors.shape[1]
    dtype = str(x.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)

    def vector(at: Expr, i: Expr, j: Expr) -> Any:
        below = tirx.if_then_else(i > j, x(at, i, j), zero)
        return tirx.if_then_else(i == j, one, below)

    vectors = te.compute([b, m, k], vector, name="vectors")

    def body(vector: Buffer, factor: Buffer, given: Buffer, out: Buffer) -> None:
        total = local(dtype)
        with each(b) as at:
            with warps(0, m) as i, lanes(0, c) as j:
                out[at, i, j] = given[at, i, j]
            with threads(0, c) as column, T.serial(0, k) as step:
                j = step if turned else k - 1 - step
                _reflect(at, j, column, m, vector, factor[at, j], out, total)

    return serial([[b, m, c]], [vectors, copied(factors), copied(right)], body, [dtype], "reflected")


def lower_upper(x: te.Tensor) -> list[te.Tensor]:
    """LAPACK's getrf of x [b, m, n]: L below the diagonal, its ones not stored, and U, of x with rows exchanged; the rows that
    each was exchanged with, from 1 (int32 [b, min(m, n)]); the first column, from 1, without a pivot, or 0 (int32 [b])."""
    b, m, n = x.shape
    dtype = str(x.dtype)

    def body(given: Buffer, rest: Buffer, pivot: Buffer, info: Buffer) -> None:
        failed = local("int32")

        def exchanged(at: Expr, k: Expr, best: Buffer) -> None:
            pivot[at, k] = tirx.Cast("int32", best[0] + 1)

        def vanished(k: Expr) -> None:
            with T.If(failed[0] == 0), T.Then():
                failed[0] = tirx.Cast("int32", k + 1)

        with each(b) as at:
            failed[0] = tirx.const(0, "int32")
            with warps(0, m) as i, lanes(0, n) as j:
                rest[at, i, j] = given[at, i, j]
            factor_rows(at, (m, n, min(m, n)), [(rest, n)], partial(exchanged, at), vanished)
            info[at] = failed[0]

    return list(serial([[b, m, n], [b, min(m, n)], [b]], [copied(x)], body, [dtype, "int32", "int32"], "lower_upper"))


def _row(pivots: Buffer, at: Expr, k: Expr, rows: Expr) -> Expr:
    """The row that `k` is exchanged with, of those that there are."""
    return tirx.max(tirx.min(tirx.Cast("int64", pivots[at, k]) - 1, rows - 1), tirx.const(0, "int64"))


def exchanged(pivots: te.Tensor, right: te.Tensor, *, back: bool) -> te.Tensor:
    """right [b, m, c] with rows exchanged as `lower_upper` did it by `pivots` [b, k], or `back`."""
    b, m, c = right.shape
    k, dtype = pivots.shape[1], str(right.dtype)

    def body(pivot: Buffer, given: Buffer, out: Buffer) -> None:
        scratch = local(dtype)
        with each(b) as at:
            with warps(0, m) as i, lanes(0, c) as j:
                out[at, i, j] = given[at, i, j]
            with T.serial(0, k) as step:
                row = k - 1 - step if back else step
                exchange_rows(at, row, _row(pivot, at, row, m), c, out, scratch)

    return serial([[b, m, c]], [copied(pivots), copied(right)], body, [dtype], "exchanged")


def permutation(pivots: te.Tensor, rows: Expr, dtype: str) -> te.Tensor:
    """P [b, rows, rows] of x = P @ L @ U, by `pivots` [b, k] of `lower_upper`."""
    one, zero = tirx.const(1, dtype), tirx.const(0, dtype)
    shape = [pivots.shape[0], rows, rows]
    eye = te.compute(shape, lambda at, i, j: tirx.Select(i == j, one, zero), name="eye")
    return exchanged(pivots, eye, back=True)


def matrix_exp(x: te.Tensor) -> list[te.Tensor]:
    """exp(x) of x [b, m, m] first, then what it takes in between: Taylor's series of x / 2ˢ, whose columns sum to a half at
    most, squared s times (Higham, Functions of Matrices, 10.3)."""
    b, m, _ = x.shape
    dtype = str(x.dtype)
    terms, most = (18, 1100) if dtype == "float64" else (11, 160)
    zero, one, half = (tirx.const(value, dtype) for value in (0, 1, 0.5))

    def body(given: Buffer, out: Buffer, small: Buffer, scratch: Buffer) -> None:
        norm, total, scale, squares = local(dtype), local(dtype), local(dtype), local("int32")

        def product(at: Expr, a: Buffer, c: Buffer, to: Buffer) -> None:
            with warps(0, m) as i, lanes(0, m) as j:
                total[0] = zero
                with T.serial(0, m) as k:
                    total[0] = total[0] + a[at, i, k] * c[at, k, j]
                to[at, i, j] = total[0]

        with each(b) as at:
            norm[0], scale[0], squares[0] = zero, one, tirx.const(0, "int32")
            with threads(0, m, "max") as j:
                total[0] = zero
                with T.serial(0, m) as i:
                    total[0] = total[0] + tirx.abs(given[at, i, j])
                norm[0] = tirx.max(norm[0], total[0])
            with T.If(norm[0] < tirx.max_value(dtype)), T.Then(), T.serial(0, most), T.If(norm[0] * scale[0] > half), T.Then():
                scale[0], squares[0] = scale[0] * half, squares[0] + 1
            with warps(0, m) as i, lanes(0, m) as j:
                small[at, i, j] = given[at, i, j] * scale[0]
                out[at, i, j] = tirx.Select(i == j, one, zero)
            with T.serial(0, terms) as step:
                product(at, small, out, scratch)
                by = tirx.Cast(dtype, terms - step)
                with warps(0, m) as i, lanes(0, m) as j:
                    out[at, i, j] = tirx.Select(i == j, one, zero) + scratch[at, i, j] / by
            with T.serial(0, most) as step, T.If(step < squares[0]), T.Then():
                product(at, out, out, scratch)
                with warps(0, m) as i, lanes(0, m) as j:
                    out[at, i, j] = scratch[at, i, j]

    return list(serial([[b, m, m]] * 3, [copied(x)], body, [dtype] * 3, "matrix_exp"))
