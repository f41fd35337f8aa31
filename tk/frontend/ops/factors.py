"""Factors of matrices by Householder's reflections and by rows exchanged, and powers of e: matrix after matrix, for the small
ones that stand in models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.sequential_loops import copied, each, local, serial

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
            with T.serial(0, m) as i, T.serial(0, n) as j:
                rest[at, i, j] = given[at, i, j]
            _reflect_columns(at, m, n, rest, factor)

    return list(serial([[b, m, n], [b, min(m, n)]], [copied(x)], body, [dtype] * 2, "reflections"))


def _reflect_columns(at: Expr, m: Expr, n: Expr, rest: Buffer, factor: Buffer) -> None:
    """Statements that make rest[at] what `reflections` says, a column after another."""
    dtype = str(rest.dtype)
    zero, one = tirx.const(0, dtype), tirx.const(1, dtype)
    top, norm, head = (local(dtype) for _ in range(3))
    with T.serial(0, min(m, n)) as j:
        top[0], norm[0], factor[at, j] = zero, zero, zero
        with T.serial(0, m) as i, T.If(i > j), T.Then():
            top[0] = tirx.max(top[0], tirx.abs(rest[at, i, j]))
        with T.If(top[0] > zero), T.Then():
            head[0] = rest[at, j, j]
            top[0] = tirx.max(top[0], tirx.abs(head[0]))  # squares of parts of it stay in range
            with T.serial(0, m) as i, T.If(i >= j), T.Then():
                norm[0] = norm[0] + (rest[at, i, j] / top[0]) * (rest[at, i, j] / top[0])
            norm[0] = top[0] * tirx.sqrt(norm[0])
            norm[0] = tirx.Select(head[0] < zero, norm[0], -norm[0])
            factor[at, j] = (norm[0] - head[0]) / norm[0]
            with T.serial(0, m) as i, T.If(i > j), T.Then():
                rest[at, i, j] = rest[at, i, j] / (head[0] - norm[0])
            rest[at, j, j] = one
            with T.serial(0, n) as c, T.If(c > j), T.Then():
                _reflect(at, j, c, m, rest, factor, rest, norm=top)
            rest[at, j, j] = norm[0]


def _reflect(at: Expr, j: Expr, c: Expr, m: Expr, vectors: Buffer, factor: Buffer, out: Buffer, norm: Buffer) -> None:
    """Statements that reflect column c of out[at] by vector j, whose first element is stored; `norm` is a variable."""
    norm[0] = tirx.const(0, str(out.dtype))
    with T.serial(0, m) as i, T.If(i >= j), T.Then():
        norm[0] = norm[0] + vectors[at, i, j] * out[at, i, c]
    norm[0] = norm[0] * factor[at, j]
    with T.serial(0, m) as i, T.If(i >= j), T.Then():
        out[at, i, c] = out[at, i, c] - norm[0] * vectors[at, i, j]


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
            with T.serial(0, m) as i, T.serial(0, c) as j:
                out[at, i, j] = given[at, i, j]
            with T.serial(0, k) as step, T.serial(0, c) as column:
                _reflect(at, step if turned else k - 1 - step, column, m, vector, factor, out, total)

    return serial([[b, m, c]], [vectors, copied(factors), copied(right)], body, [dtype], "reflected")


def lower_upper(x: te.Tensor) -> list[te.Tensor]:
    """LAPACK's getrf of x [b, m, n]: L below the diagonal, its ones not stored, and U, of x with rows exchanged; the rows that
    each was exchanged with, from 1 (int32 [b, min(m, n)]); the first column, from 1, without a pivot, or 0 (int32 [b])."""
    b, m, n = x.shape
    dtype = str(x.dtype)
    zero = tirx.const(0, dtype)

    def body(given: Buffer, rest: Buffer, pivot: Buffer, info: Buffer) -> None:
        best, scratch = local("int64"), local(dtype)
        with each(b) as at:
            info[at] = tirx.const(0, "int32")
            with T.serial(0, m) as i, T.serial(0, n) as j:
                rest[at, i, j] = given[at, i, j]
            with T.serial(0, min(m, n)) as k:
                best[0] = tirx.Cast("int64", k)
                with T.serial(0, m) as i:
                    larger = tirx.abs(rest[at, i, k]) > tirx.abs(rest[at, best[0], k])
                    with T.If(tirx.all(i > k, larger)), T.Then():
                        best[0] = tirx.Cast("int64", i)
                pivot[at, k] = tirx.Cast("int32", best[0] + 1)
                _exchange(at, k, best[0], n, rest, scratch)
                with T.If(rest[at, k, k] == zero):
                    with T.Then(), T.If(info[at] == 0), T.Then():
                        info[at] = tirx.Cast("int32", k + 1)
                    with T.Else(), T.serial(0, m) as i, T.If(i > k), T.Then():
                        rest[at, i, k] = rest[at, i, k] / rest[at, k, k]
                        with T.serial(0, n) as j, T.If(j > k), T.Then():
                            rest[at, i, j] = rest[at, i, j] - rest[at, i, k] * rest[at, k, j]

    return list(serial([[b, m, n], [b, min(m, n)], [b]], [copied(x)], body, [dtype, "int32", "int32"], "lower_upper"))


def _exchange(at: Expr, one: Expr, other: Expr, width: Expr, rows: Buffer, scratch: Buffer) -> None:
    with T.serial(0, width) as j:
        scratch[0] = rows[at, one, j]
        rows[at, one, j] = rows[at, other, j]
        rows[at, other, j] = scratch[0]


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
            with T.serial(0, m) as i, T.serial(0, c) as j:
                out[at, i, j] = given[at, i, j]
            with T.serial(0, k) as step:
                row = k - 1 - step if back else step
                _exchange(at, row, _row(pivot, at, row, m), c, out, scratch)

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

    def product(at: Expr, a: Buffer, c: Buffer, out: Buffer) -> None:
        with T.serial(0, m) as i, T.serial(0, m) as j:
            out[at, i, j] = zero
            with T.serial(0, m) as k:
                out[at, i, j] = out[at, i, j] + a[at, i, k] * c[at, k, j]

    def body(given: Buffer, out: Buffer, small: Buffer, scratch: Buffer) -> None:
        norm, total, scale, squares = local(dtype), local(dtype), local(dtype), local("int32")
        with each(b) as at:
            norm[0], scale[0], squares[0] = zero, one, tirx.const(0, "int32")
            with T.serial(0, m) as j:
                total[0] = zero
                with T.serial(0, m) as i:
                    total[0] = total[0] + tirx.abs(given[at, i, j])
                norm[0] = tirx.max(norm[0], total[0])
            with T.If(norm[0] < tirx.max_value(dtype)), T.Then(), T.serial(0, most), T.If(norm[0] * scale[0] > half), T.Then():
                scale[0], squares[0] = scale[0] * half, squares[0] + 1
            with T.serial(0, m) as i, T.serial(0, m) as j:
                small[at, i, j] = given[at, i, j] * scale[0]
                out[at, i, j] = tirx.Select(i == j, one, zero)
            with T.serial(0, terms) as step:
                product(at, small, out, scratch)
                by = tirx.Cast(dtype, terms - step)
                with T.serial(0, m) as i, T.serial(0, m) as j:
                    out[at, i, j] = tirx.Select(i == j, one, zero) + scratch[at, i, j] / by
            with T.serial(0, most) as step, T.If(step < squares[0]), T.Then():
                product(at, out, out, scratch)
                with T.serial(0, m) as i, T.serial(0, m) as j:
                    out[at, i, j] = scratch[at, i, j]

    return list(serial([[b, m, m]] * 3, [copied(x)], body, [dtype] * 3, "matrix_exp"))
