"""Gauss's elimination of square matrices, substitution in triangular ones, and Cholesky's factors: matrix after matrix.

Columns are taken in blocks, and what is left of a matrix is changed once a block, by several columns at a time (Golub and Van
Loan, Matrix Computations, 3.2.11): column after column, all of it would go to memory and back for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from tvm import te, tirx
from tvm.script.ir_builder import tirx as T

from tk.graph.sequential_loops import copied, each, lanes, local, serial, steps, threads, warps

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["cholesky", "eliminated", "exchange_rows", "factor_rows", "solved", "substituted"]

Span: TypeAlias = "tuple[Any, Any]"
"""Where it begins and ends."""
BLOCK = 32  # columns: what a warp's lanes hold
AT_ONCE = 8  # columns that are taken away between a load and a store


def eliminated(x: te.Tensor) -> list[te.Tensor]:
    """For x [b, m, m]: determinants [b], the signs [b] of the rows' permutations, and what is left of x [b, m, m], an upper
    triangle. Each column is eliminated by the greatest of it."""
    b, m, _ = x.shape
    dtype = str(x.dtype)

    def body(given: Buffer, det: Buffer, sign: Buffer, rest: Buffer) -> None:
        flip, product, part = local(dtype), local(dtype), local(dtype)
        with each(b) as n:
            flip[0] = tirx.const(1, dtype)
            with warps(0, m) as i, lanes(0, m) as j:
                rest[n, i, j] = given[n, i, j]
            _eliminate(n, m, rest, None, 0, flip)
            product[0] = flip[0]
            with T.serial(0, tirx.min(m, BLOCK)) as first:  # pivots grow with k: those of each part are of all sizes
                part[0] = tirx.const(1, dtype)
                with T.serial(0, (m - first + (BLOCK - 1)) // BLOCK) as turn:
                    part[0] = part[0] * rest[n, turn * BLOCK + first, turn * BLOCK + first]
                product[0] = product[0] * part[0]
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
        total, diagonal, failed, terms = local(dtype), local(dtype), local("int32"), [local(dtype) for _ in range(AT_ONCE)]
        with each(b) as n:
            failed[0] = tirx.const(0, "int32")
            with warps(0, m) as i, lanes(0, m) as j:
                factor[n, i, j] = tirx.Select(j <= i, given[n, i, j], zero)
            with T.serial(0, _blocks(m)) as block:
                begin, end = block * BLOCK, tirx.min(block * BLOCK + BLOCK, m)
                with steps(begin, end) as k:
                    total[0] = factor[n, k, k]
                    with T.If(tirx.all(failed[0] == 0, tirx.Not(total[0] > zero))), T.Then():
                        failed[0] = tirx.Cast("int32", k + 1)
                    diagonal[0] = tirx.sqrt(total[0])
                    factor[n, k, k] = diagonal[0]
                    with threads(k + 1, m) as i:
                        total[0] = factor[n, i, k] / diagonal[0]
                        factor[n, i, k] = total[0]
                        factor[n, k, i] = total[0]  # Lᵀ meanwhile, whose rows lie along memory
                    with warps(k + 1, m) as i:
                        total[0] = factor[n, i, k]
                        with lanes(k + 1, tirx.min(end, i + 1)) as j:
                            factor[n, i, j] = factor[n, i, j] - total[0] * factor[n, k, j]
                take_away(n, (end, m), partial(_to_diagonal, end), (begin, end), factor, factor, factor, terms)
            with warps(0, m) as i, lanes(i + 1, m) as j:
                factor[n, i, j] = zero
            info[n] = failed[0]

    return list(serial([[b, m, m], [b]], [copied(x)], body, [dtype, "int32"], "cholesky"))


def _blocks(size: Any) -> Any:
    return (size + (BLOCK - 1)) // BLOCK


def _to_diagonal(begin: Any, row: Any) -> Span:
    return begin, row + 1


def _all_of(span: Span, row: Any) -> Span:
    return span


def take_away(
    n: Expr,
    rows: Span,
    columns: Callable[[Expr], Span],
    inner: Span,
    left: Any,
    right: Any,
    out: Any,
    terms: Sequence[Buffer],
) -> None:
    """Statements that take left[n, i, t] · right[n, t, j] for all t of `inner` away from out[n, i, j], for rows i and columns
    j that may follow from it; `terms` are AT_ONCE variables."""
    begin, end = inner
    whole = (end - begin) // AT_ONCE
    with warps(*rows) as i:
        with T.serial(0, whole) as part:
            first = begin + part * AT_ONCE
            for v, term in enumerate(terms):
                term[0] = left[n, i, first + v]
            with lanes(*columns(i)) as j:  # what is taken away is summed first: the sum is rounded as the small number it is
                total: Any = terms[0][0] * right[n, first, j]
                for v, term in enumerate(terms[1:], 1):
                    total = total + term[0] * right[n, first + v, j]
                out[n, i, j] = out[n, i, j] - total
        with steps(begin + whole * AT_ONCE, end) as t:
            terms[0][0] = left[n, i, t]
            with lanes(*columns(i)) as j:
                out[n, i, j] = out[n, i, j] - terms[0][0] * right[n, t, j]


def _eliminate(n: Expr, m: Expr, rest: Buffer, out: Any, columns: Expr | int, flip: Buffer) -> None:
    """Statements that make rest[n] an upper triangle, with multipliers below it, and do the same to the rows of out[n], if
    there is one; each pair of rows that is exchanged turns `flip`."""

    def exchanged(k: Expr, best: Buffer) -> None:
        with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
            flip[0] = -flip[0]

    factor_rows(n, (m, m, m), [(rest, m)] if out is None else [(rest, m), (out, columns)], exchanged)


def factor_rows(
    n: Expr,
    sizes: tuple[Any, Any, Any],
    both: Sequence[tuple[Any, Any]],
    exchanged: Callable[[Expr, Buffer], None],
    vanished: Callable[[Expr], None] | None = None,
) -> None:
    """Statements that make L and U, L's ones not stored, of the first of `both` (tensors, and how wide their rows are), `sizes`
    being its rows, its columns, and the less of both; the other one's rows are changed as its are. What else happens to a step
    is said by functions: of the row that it was exchanged with, and where its column has no pivot."""
    rest, dtype = both[0][0], str(both[0][0].dtype)
    m, _, count = sizes
    best, top, scratch, terms = local("int64"), local(dtype), local(dtype), [local(dtype) for _ in range(AT_ONCE)]
    with T.serial(0, _blocks(count)) as block:
        begin, end = block * BLOCK, tirx.min(block * BLOCK + BLOCK, count)
        with steps(begin, end) as k:
            find_pivot(n, k, m, rest, top, best)
            exchanged(k, best)
            with T.If(best[0] > tirx.Cast("int64", k)), T.Then():
                for rows, width in both:
                    exchange_rows(n, k, best[0], width, rows, scratch)
            top[0] = rest[n, k, k]
            if vanished is not None:
                with T.If(top[0] == tirx.const(0, dtype)), T.Then():
                    vanished(k)
            with T.If(tirx.Not(top[0] == tirx.const(0, dtype))), T.Then():
                with threads(k + 1, m) as i:
                    rest[n, i, k] = rest[n, i, k] / top[0]
                with warps(k + 1, m) as i:
                    scratch[0] = rest[n, i, k]
                    with lanes(k + 1, end) as j:
                        rest[n, i, j] = rest[n, i, j] - scratch[0] * rest[n, k, j]
        for rows, width in both:
            first = end if rows is rest else 0
            with steps(begin, end) as s, warps(s + 1, end) as t:
                scratch[0] = rest[n, t, s]
                with lanes(first, width) as j:
                    rows[n, t, j] = rows[n, t, j] - scratch[0] * rows[n, s, j]
            span = (first, width)
            take_away(n, (end, m), partial(_all_of, span), (begin, end), rest, rows, rows, terms)


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
    """Statements that make out[n] triangle[n]⁻¹ @ out[n]: a block of rows after another, which then is
    taken away from all that are left."""
    terms = [local(str(out.dtype)) for _ in range(AT_ONCE)]
    with T.serial(0, _blocks(m)) as step:
        begin = (_blocks(m) - 1 - step if upper else step) * BLOCK
        end = tirx.min(begin + BLOCK, m)
        with steps(begin, end) as number:
            row = begin + end - 1 - number if upper else number
            if not unit:
                with threads(0, columns) as c:
                    out[n, row, c] = out[n, row, c] / triangle[n, row, row]
            with warps(begin if upper else row + 1, row if upper else end) as i:
                terms[0][0] = triangle[n, i, row]
                with lanes(0, columns) as c:
                    out[n, i, c] = out[n, i, c] - terms[0][0] * out[n, row, c]
        left = (0, begin) if upper else (end, m)
        take_away(n, left, partial(_all_of, (0, columns)), (begin, end), triangle, out, out, terms)
