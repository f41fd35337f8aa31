"""Gauss's elimination of square matrices, substitution in triangular ones, and Cholesky's factors: matrix after matrix, for
the small ones that stand in models."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.frontend.ops.sequential_loops import copied, each, lanes, local, serial, threads, warps

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["cholesky", "eliminated", "exchange_rows", "find_pivot", "solved", "substituted"]


def eliminated(x: te.Tensor) -> list[te.Tensor]:
    """For x [b, m, m]: determinants [b], the signs [b] of the rows' permutations, and what is left of x [b, m, m], an upper
    triangle. Each column is eliminated by the greatest of it."""
    b, m, _ = x.shape
    dtype = str(x.dtype)

    def body(given: Buffer, det: Buffer, sign: Buffer, rest: Buffer) -> None:
        flip, product = local(dtype), local(dtype)
        with each(b) as n:
            flip[0] = tirx.const(1, dtype)
            with warps(0, m) as i, lanes(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            _eliminate(n, m, rest, None, 0, flip)
            product[0] = flip[0]
            with T.serial(0, m) as k:
                product[0] = product[0] * rest[n, k, k]
            det[n] = product[0]
            sign[n] = flip[0]

    return list(serial([[b], [b], [b, m, m]], [copied(x)], body, [dtype] * 3, "eliminated"))


def solved(x: te.Tensor, right: te.Tensor) -> list[te.Tensor]:
    """x⁻¹ @ right for x [b, m, m], right [b, m, c], and what `eliminated` has of signs and of x."""
    b, m, _ = x.shape
    columns, dtype = right.shape[2], str(x.dtype)

    def body(given: Any, beside: Any, out: Any, sign: Any, rest: Any) -> None:
        flip = local(dtype)
        with each(b) as n:
            flip[0] = tirx.const(1, dtype)
            with warps(0, m) as i, lanes(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            with warps(0, m) as i, lanes(0, columns) as c:
                out[n, i, c] = beside[n, i, c]
            _eliminate(n, m, rest, out, columns, flip)
            sign[n] = flip[0]
            _substitute(n, m, rest, out, columns, True, False)

    return list(serial([[b, m, columns], [b], [b, m, m]], [copied(x), copied(right)], body, [dtype] * 3, "solved"))


def substituted(x: te.Tensor, right: te.Tensor, upper: bool, unit: bool) -> te.Tensor:
    """x⁻¹ @ right for triangles x [b, m, m], `unit` with a diagonal of ones that is not read, right [b, m, c]."""
    b, m, _ = x.shape
    columns, dtype = right.shape[2], str(x.dtype)

    def body(given: Any, beside: Any, out: Any) -> None:
        with each(b) as n:
            with warps(0, m) as i, lanes(0, columns) as c:
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
        total, diagonal, failed = local(dtype), local(dtype), local("int32")
        with each(b) as n:
            failed[0] = tirx.const(0, "int32")
            with warps(0, m) as i, lanes(0, m) as j:
                factor[n, i, j] = zero
            with T.serial(0, m) as j:
                total[0] = given[n, j, j]
                with threads(0, j, "sum") as k:
                    total[0] = total[0] - factor[n, j, k] * factor[n, j, k]
                with T.If(tirx.all(failed[0] == 0, tirx.Not(total[0] > zero))), T.Then():
                    failed[0] = tirx.Cast("int32", j + 1)
                diagonal[0] = tirx.sqrt(total[0])
                factor[n, j, j] = diagonal[0]
                with warps(j + 1, m) as i:
                    total[0] = given[n, i, j]
                    with lanes(0, j, "sum") as k:
                        total[0] = total[0] - factor[n, i, k] * factor[n, j, k]
                    factor[n, i, j] = total[0] / diagonal[0]
            info[n] = failed[0]

    return list(serial([[b, m, m], [b]], [copied(x)], body, [dtype, "int32"], "cholesky"))


def _eliminate(n: Expr, m: Expr, rest: Buffer, out: Any, columns: Expr | int, flip: Buffer) -> None:
    """Statements that make rest[n] an upper triangle, with the same done to the rows of out[n], if there is one; each pair of
    rows that is exchanged turns `flip`."""
    dtype = str(rest.dtype)
    best, top, scratch = local("int64"), local(dtype), local(dtype)
    both = [(rest, m)] if out is None else [(rest, m), (out, columns)]
    with T.serial(0, m) as k:
        find_pivot(n, k, m, rest, top, best)
        with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
            flip[0] = -flip[0]
            for rows, width in both:
                exchange_rows(n, k, best[0], width, rows, scratch)
        top[0] = rest[n, k, k]
        with T.If(tirx.Not(top[0] == tirx.const(0, dtype))), T.Then(), warps(k + 1, m) as i:
            scratch[0] = rest[n, i, k] / top[0]
            with lanes(k + 1, m) as j:
                rest[n, i, j] = rest[n, i, j] - scratch[0] * rest[n, k, j]
            if out is not None:
                with lanes(0, columns) as c:
                    out[n, i, c] = out[n, i, c] - scratch[0] * out[n, k, c]


def find_pivot(n: Expr, k: Expr, m: Expr, rest: Buffer, top: Buffer, best: Buffer) -> None:
    """Statements that set `best` to the row, from k on, with the greatest element in column k of rest[n], `top` being that."""
    top[0] = tirx.abs(rest[n, k, k])
    best[0] = tirx.Cast("int64", k)
    with threads(k + 1, m, "first") as i, T.If(tirx.abs(rest[n, i, k]) > top[0]), T.Then():
        top[0] = tirx.abs(rest[n, i, k])
        best[0] = tirx.Cast("int64", i)


def exchange_rows(n: Expr, one: Expr, other: Expr, width: Expr | int, rows: Buffer, scratch: Buffer) -> None:
    """Statements that exchange two rows of rows[n]; `scratch` is a variable."""
    with threads(0, width) as j:
        scratch[0] = rows[n, one, j]
        rows[n, one, j] = rows[n, other, j]
        rows[n, other, j] = scratch[0]


def _substitute(n: Expr, m: Any, triangle: Any, out: Any, columns: Any, upper: bool, unit: bool) -> None:
    """Statements that make out[n] triangle[n]⁻¹ @ out[n]: a row after another, which then is taken away from all that are
    left."""
    scratch = local(str(out.dtype))
    with T.serial(0, m) as step:
        row = m - 1 - step if upper else step
        if not unit:
            with threads(0, columns) as c:
                out[n, row, c] = out[n, row, c] / triangle[n, row, row]
        with warps(0 if upper else row + 1, row if upper else m) as i:
            scratch[0] = triangle[n, i, row]
            with lanes(0, columns) as c:
                out[n, i, c] = out[n, i, c] - scratch[0] * out[n, row, c]
