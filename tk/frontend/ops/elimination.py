"""Gauss's elimination of square matrices, substitution in triangular ones, and Cholesky's factors: matrix after matrix, for
the small ones that stand in models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.sequential_loops import copied, each, local, serial

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["cholesky", "eliminated", "solved", "substituted"]


def eliminated(x: te.Tensor) -> list[te.Tensor]:
    """For x [b, m, m]: determinants [b], the signs [b] of the rows' permutations, and what is left of x [b, m, m], an upper
    triangle. Each column is eliminated by the greatest of it."""
    b, m, _ = x.shape
    dtype = str(x.dtype)

    def body(given: Buffer, det: Buffer, sign: Buffer, rest: Buffer) -> None:
        best, scratch = local("int64"), local(dtype)
        with each(b) as n:
            sign[n] = tirx.const(1, dtype)
            with T.serial(0, m) as i, T.serial(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            _eliminate(n, m, rest, None, 0, sign, best, scratch)
            det[n] = sign[n]
            with T.serial(0, m) as k:
                det[n] = det[n] * rest[n, k, k]

    return list(serial([[b], [b], [b, m, m]], [copied(x)], body, [dtype] * 3, "eliminated"))


def solved(x: te.Tensor, right: te.Tensor) -> list[te.Tensor]:
    """x⁻¹ @ right for x [b, m, m], right [b, m, c], and what `eliminated` has of signs and of x."""
    b, m, _ = x.shape
    columns, dtype = right.shape[2], str(x.dtype)

    def body(given: Any, beside: Any, out: Any, sign: Any, rest: Any) -> None:
        best, scratch = local("int64"), local(dtype)
        with each(b) as n:
            sign[n] = tirx.const(1, dtype)
            with T.serial(0, m) as i, T.serial(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            with T.serial(0, m) as i, T.serial(0, columns) as c:
                out[n, i, c] = beside[n, i, c]
            _eliminate(n, m, rest, out, columns, sign, best, scratch)
            _substitute(n, m, rest, out, columns, True, False)

    return list(serial([[b, m, columns], [b], [b, m, m]], [copied(x), copied(right)], body, [dtype] * 3, "solved"))


def substituted(x: te.Tensor, right: te.Tensor, upper: bool, unit: bool) -> te.Tensor:
    """x⁻¹ @ right for triangles x [b, m, m], `unit` with a diagonal of ones that is not read, right [b, m, c]."""
    b, m, _ = x.shape
    columns, dtype = right.shape[2], str(x.dtype)

    def body(given: Any, beside: Any, out: Any) -> None:
        with each(b) as n:
            with T.serial(0, m) as i, T.serial(0, columns) as c:
                out[n, i, c] = beside[n, i, c]
            _substitute(n, m, given, out, columns, upper, unit)

    return serial([[b, m, columns]], [copied(x), copied(right)], body, [dtype], "substituted")


def cholesky(x: te.Tensor) -> list[te.Tensor]:
    """L [b, m, m] with L Lᵀ = x by x's lower triangle, and per matrix the first column, from 1, at which x turned out not to
    be positive definite, or 0 (int32 [b]); from there on L is NaN."""
    b, m, _ = x.shape
    dtype = str(x.dtype)
    zero = tirx.const(0, dtype)

    def body(given: Buffer, factor: Buffer, info: Buffer) -> None:
        total = local(dtype)
        with each(b) as n:
            info[n] = tirx.const(0, "int32")
            with T.serial(0, m) as i, T.serial(0, m) as j:
                factor[n, i, j] = zero
            with T.serial(0, m) as j, T.serial(0, m) as i, T.If(i >= j), T.Then():
                total[0] = given[n, i, j]
                with T.serial(0, m) as k, T.If(k < j), T.Then():
                    total[0] = total[0] - factor[n, i, k] * factor[n, j, k]
                with T.If(i == j):
                    with T.Then():
                        with T.If(tirx.all(info[n] == 0, tirx.Not(total[0] > zero))), T.Then():
                            info[n] = tirx.Cast("int32", j + 1)
                        factor[n, j, j] = tirx.sqrt(total[0])
                    with T.Else():
                        factor[n, i, j] = total[0] / factor[n, j, j]

    return list(serial([[b, m, m], [b]], [copied(x)], body, [dtype, "int32"], "cholesky"))


def _eliminate(n: Expr, m: Expr, rest: Buffer, out: Any, columns: int, sign: Buffer, best: Buffer, scratch: Buffer) -> None:
    """Statements that make rest[n] an upper triangle, with the same done to the rows of out[n], if there is one."""
    both = [(rest, m)] if out is None else [(rest, m), (out, columns)]
    zero = tirx.const(0, "int64")
    with T.serial(0, m) as k:
        best[0] = tirx.Cast("int64", k)
        with (
            T.serial(0, m) as i,
            T.If(tirx.all(i > k, tirx.abs(rest[n, i, k]) > tirx.abs(rest[n, best[zero], k]))),
            T.Then(),
        ):
            best[0] = tirx.Cast("int64", i)
        with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
            sign[n] = -sign[n]
            for rows, width in both:
                with T.serial(0, width) as j:
                    scratch[0] = rows[n, k, j]
                    rows[n, k, j] = rows[n, best[0], j]
                    rows[n, best[0], j] = scratch[0]
        no_pivot = rest[n, k, k] == tirx.const(0, str(rest.dtype))
        with T.serial(0, m) as i, T.If(tirx.all(i > k, tirx.Not(no_pivot))), T.Then():
            scratch[0] = rest[n, i, k] / rest[n, k, k]
            with T.serial(0, m) as j, T.If(j > k), T.Then():
                rest[n, i, j] = rest[n, i, j] - scratch[0] * rest[n, k, j]
            if out is not None:
                with T.serial(0, columns) as c:
                    out[n, i, c] = out[n, i, c] - scratch[0] * out[n, k, c]


def _substitute(n: Expr, m: Any, triangle: Any, out: Any, columns: Any, upper: bool, unit: bool) -> None:
    """Statements that make out[n] triangle[n]⁻¹ @ out[n], a row after another."""
    with T.serial(0, m) as step, T.serial(0, columns) as c:
        row = m - 1 - step if upper else step
        with T.serial(0, m) as j, T.If(j > row if upper else j < row), T.Then():
            out[n, row, c] = out[n, row, c] - triangle[n, row, j] * out[n, j, c]
        if not unit:
            out[n, row, c] = out[n, row, c] / triangle[n, row, row]
