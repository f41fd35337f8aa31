"""Panels of a large matrix: the steps that a blocked factorization goes through column by column, as definitions.

A factorization of n columns is n / p times: factor a panel of p columns, solve for the p rows beside it, and take their
product away from all that is left (Golub and Van Loan, Matrix Computations, 3.2.11). The product, a matmul, is nearly all of
the work; these are the others. They take the number of their panel as data, so that all panels of a matrix have one kernel.

Rows are not exchanged in memory: a matrix keeps its rows' order, and `position` says at which position of the factors each row
stands. A row whose position is before a panel's is done with; what later steps make of it there is not read again.

    pivoted       a[b, m, w], position[b, m], start[1] → of columns p · start … of a
                      out[b, m, p]    multipliers of rows below their pivots, and the rows of L and U of those chosen here
                      moved[b, m]    the positions behind the panel's exchanges
                      rows[b, m]      which row stands at each position: the inverse of `moved`
                      pivots[b, p]    the position that each step's was exchanged with
                      tops[b, p]      the pivots' values
    positive      a[b, m, w], start[1] → out[b, m, p], tops[b, p]: a panel of Cholesky's factor, by a's lower triangle
    beside        a[b, m, w], out, rows, start → ut[b, w, p]: L⁻¹ times the rows of a that a panel has chosen, transposed
    behind        zt[b, c, h], out, rows, start → xt[b, c, p]: U⁻¹ times columns p · start … of zt, transposed
    diagonal      zt[b, c, m], x[b, m, m], start → xt[b, c, p]: likewise by the block of a triangle x on its diagonal
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import tirx
from tvm.script import tirx as T

from tk.graph.defined import COMBINE, INDEPENDENT, SHARED_BY, Statements, defined_as, defining, function_of

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = [
    "PanelProblem",
    "behind",
    "beside",
    "diagonal",
    "launched",
    "panel_problem",
    "pivoted",
    "positive",
]

NAME = "matrix_panel"
POSITIONS = ("position", "start", "moved", "rows", "pivots")
THREADS, WARPS, LANES = ({SHARED_BY: each} for each in ("threads", "warps", "lanes"))
FIRST = {SHARED_BY: "threads", COMBINE: "first"}
STEPS = {INDEPENDENT: True}


@dataclass(frozen=True)
class PanelProblem:
    """b matrices of m rows and w columns, of which p are a panel; whether rows are chosen as pivots."""

    dtype: str
    batches: int
    m: int
    w: int
    p: int
    pivots: bool


def panel_problem(func: PrimFunc) -> PanelProblem | None:
    """The panel that `func` factors; None where it does no such thing."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    a = func.params[0]
    batches, m, w = (int(size) for size in a.shape)
    return PanelProblem(str(a.dtype), batches, m, w, int(facts["p"]), bool(facts["pivots"]))


def launched(problem: PanelProblem, statements: Statements) -> PrimFunc:
    """The function with the parameters of `pivoted`, or of `positive`, whose statements the macro of that name writes."""
    b, m, w, p = problem.batches, problem.m, problem.w, problem.p
    if not problem.pivots:
        return _function(problem.dtype, {"a": (b, m, w), "start": (1,), "out": (b, m, p), "tops": (b, p)}, statements)
    given = {"a": (b, m, w), "position": (b, m), "start": (1,)}
    made = {"out": (b, m, p), "moved": (b, m), "rows": (b, m), "pivots": (b, p), "tops": (b, p)}
    return _function(problem.dtype, {**given, **made}, statements)


def _function(dtype: str, shapes: Mapping[str, Sequence[int]], statements: Statements) -> PrimFunc:
    """The function of tensors of these names and shapes, of `dtype`, or of positions in int32."""
    kinds = {name: "int32" if name in POSITIONS else dtype for name in shapes}
    tensors = {name: ([tirx.IntImm("int64", size) for size in shape], kinds[name]) for name, shape in shapes.items()}
    return function_of(tensors, statements)


def pivoted(dtype: str, b: int, m: int, w: int, p: int) -> PrimFunc:
    """A PrimFunc(a, position, start, out, moved, rows, pivots, tops): the greatest of each column is its pivot, of equal ones
    the first by its position. NaN is a pivot only where it stands at a step's own position; a pivot of 0 divides nothing."""
    step = _pivoted_step(dtype, m, p)

    @T.macro  # type: ignore[untyped-decorator]
    def panel(
        a: Buffer, position: Buffer, start: Buffer,
        out: Buffer, moved: Buffer, rows: Buffer, pivots: Buffer, tops: Buffer,
    ) -> None:  # fmt: skip
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("panel"):
                T.reads(a[0:b, 0:m, 0:w], position[0:b, 0:m], start[0])
                T.writes(out[0:b, 0:m, 0:p], moved[0:b, 0:m], rows[0:b, 0:m], pivots[0:b, 0:p], tops[0:b, 0:p])
                for n in T.serial(T.int64(b), annotations=STEPS):
                    first = T.meta_var(start[0] * T.int32(p))
                    top = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    best = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    row = T.sblock_alloc_buffer((1,), "int32", scope="local")
                    pivot = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    factor = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    for i in T.serial(T.int64(m), annotations=THREADS):
                        moved[n, i] = position[n, i]
                    for i in T.serial(T.int64(m), annotations=WARPS):
                        for c in T.serial(T.int64(p), annotations=LANES):
                            column = T.meta_var(T.max(T.min(T.Cast("int64", first) + c, T.int64(w - 1)), T.int64(0)))
                            out[n, i, c] = T.if_then_else(position[n, i] >= first, a[n, i, column], T.Cast(dtype, 0))
                    for k in T.serial(T.int64(p)):
                        step(out, moved, rows, pivots, tops, top, best, row, pivot, factor, n, k, first + T.Cast("int32", k))
                    for i in T.serial(T.int64(m), annotations=THREADS):
                        rows[n, T.max(T.min(moved[n, i], T.int32(m - 1)), 0)] = T.Cast("int32", i)

    return defining(launched(PanelProblem(dtype, b, m, w, p, True), panel), NAME, p=p, pivots=1)


def _pivoted_step(dtype: str, m: int, p: int) -> Any:
    """A macro: column k of a panel is eliminated, by the greatest of its rows that stand at position `here` or behind it."""

    @T.macro  # type: ignore[untyped-decorator]
    def step(
        out: Buffer, moved: Buffer, rows: Buffer, pivots: Buffer, tops: Buffer,
        top: Buffer, best: Buffer, row: Buffer, pivot: Buffer, factor: Buffer, n: Expr, k: Expr, here: Expr,
    ) -> None:  # fmt: skip
        top[0] = T.Cast(dtype, -1)
        best[0] = m
        for i in T.serial(T.int64(m), annotations=FIRST):
            size = T.meta_var(T.Select(out[n, i, k] == out[n, i, k], T.abs(out[n, i, k]), T.infinity(dtype)))
            is_number = T.meta_var(T.Or(out[n, i, k] == out[n, i, k], moved[n, i] == here))
            greater = T.meta_var(T.Or(size > top[0], T.And(size == top[0], moved[n, i] < best[0])))
            if T.And(moved[n, i] >= here, T.And(is_number, greater)):
                top[0] = size
                best[0] = moved[n, i]
        for i in T.serial(T.int64(m), annotations=THREADS):
            if moved[n, i] == best[0]:
                rows[n, 0] = T.Cast("int32", i)
        row[0] = rows[n, 0]
        for i in T.serial(T.int64(m), annotations=THREADS):
            moved[n, i] = T.Select(moved[n, i] == best[0], here, T.Select(moved[n, i] == here, best[0], moved[n, i]))
        at = T.meta_var(T.max(T.min(T.Cast("int64", row[0]), T.int64(m - 1)), T.int64(0)))
        pivot[0] = out[n, at, k]
        pivots[n, k] = best[0]
        tops[n, k] = pivot[0]
        if T.Not(pivot[0] == T.Cast(dtype, 0)):
            for i in T.serial(T.int64(m), annotations=THREADS):
                if moved[n, i] > here:
                    out[n, i, k] = out[n, i, k] / pivot[0]
            for i in T.serial(T.int64(m), annotations=WARPS):
                factor[0] = T.Select(moved[n, i] > here, out[n, i, k], T.Cast(dtype, 0))
                for c in T.serial(T.int64(p), annotations=LANES):
                    if T.And(c > k, moved[n, i] > here):
                        out[n, i, c] = out[n, i, c] - factor[0] * out[n, at, c]

    return step


def positive(dtype: str, b: int, m: int, w: int, p: int) -> PrimFunc:
    """A PrimFunc(a, start, out, tops): what is above the diagonal is zero. Where a pivot is not above 0, its root, 0 or NaN, is
    the factor's, and all behind it are NaN."""
    nan = tirx.const(float("nan"), dtype)

    @T.macro  # type: ignore[untyped-decorator]
    def panel(a: Buffer, start: Buffer, out: Buffer, tops: Buffer) -> None:
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("panel"):
                T.reads(a[0:b, 0:m, 0:w], start[0])
                T.writes(out[0:b, 0:m, 0:p], tops[0:b, 0:p])
                for n in T.serial(T.int64(b), annotations=STEPS):
                    first = T.meta_var(T.Cast("int64", start[0]) * T.int64(p))
                    pivot = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    positive = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    factor = T.sblock_alloc_buffer((1,), dtype, scope="local")
                    for i in T.serial(T.int64(m), annotations=WARPS):
                        for c in T.serial(T.int64(p), annotations=LANES):
                            column = T.meta_var(T.max(T.min(first + c, T.int64(w - 1)), T.int64(0)))
                            value = T.meta_var(a[n, T.max(i, column), T.min(i, column)])
                            out[n, i, c] = T.if_then_else(i >= first, value, T.Cast(dtype, 0))
                    for k in T.serial(T.int64(p)):
                        at = T.meta_var(T.max(T.min(first + k, T.int64(m - 1)), T.int64(0)))
                        pivot[0] = out[n, at, k]
                        tops[n, k] = pivot[0]
                        positive[0] = T.Select(pivot[0] > T.Cast(dtype, 0), pivot[0], nan)
                        for i in T.serial(T.int64(m), annotations=WARPS):
                            factor[0] = T.Select(i > first + k, out[n, i, k] / positive[0], T.Cast(dtype, 0))
                            for c in T.serial(T.int64(p), annotations=LANES):
                                if T.And(c > k, i > first + k):
                                    out[n, i, c] = out[n, i, c] - factor[0] * out[n, at, c]
                        for i in T.serial(T.int64(m), annotations=THREADS):
                            if i > first + k:
                                out[n, i, k] = out[n, i, k] / positive[0] * T.sqrt(positive[0])
                            if i == first + k:
                                out[n, i, k] = T.sqrt(pivot[0])
                                for c in T.serial(T.int64(p)):
                                    if c > k:
                                        out[n, i, c] = T.Cast(dtype, 0)

    return defining(launched(PanelProblem(dtype, b, m, w, p, False), panel), NAME, p=p, pivots=0)


def beside(dtype: str, b: int, m: int, w: int, p: int) -> PrimFunc:
    """A PrimFunc(a, out, rows, start, ut), a thread a column of a."""
    shapes = {"a": (b, m, w), "out": (b, m, p), "rows": (b, m), "start": (1,), "ut": (b, w, p)}

    @T.macro  # type: ignore[untyped-decorator]
    def rows_beside(a: Buffer, out: Buffer, rows: Buffer, start: Buffer, ut: Buffer) -> None:
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("beside"):
                T.reads(a[0:b, 0:m, 0:w], out[0:b, 0:m, 0:p], rows[0:b, 0:m], start[0])
                T.writes(ut[0:b, 0:w, 0:p])
                for step in T.serial(T.int64(b * w), annotations=STEPS):
                    n = T.meta_var(step // T.int64(w))
                    j = T.meta_var(step % T.int64(w))
                    number = T.meta_var(_number(start, m // p))
                    x = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    some = T.sblock_alloc_buffer((VECTOR[dtype],), dtype, scope="local")
                    row = T.sblock_alloc_buffer((p,), "int64", scope="local")
                    _solve_down(p, a, out, rows, n, j, number, x, some, row)
                    _store(x, p, ut, n, j)

    return defining(_function(dtype, shapes, rows_beside), "rows_beside_panel")


def behind(dtype: str, b: int, c: int, h: int, m: int, p: int) -> PrimFunc:
    """A PrimFunc(zt, out, rows, start, xt), a thread a right side."""
    shapes = {"zt": (b, c, h), "out": (b, m, p), "rows": (b, m), "start": (1,), "xt": (b, c, p)}

    @T.macro  # type: ignore[untyped-decorator]
    def rows_behind(zt: Buffer, out: Buffer, rows: Buffer, start: Buffer, xt: Buffer) -> None:
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("behind"):
                T.reads(zt[0:b, 0:c, 0:h], out[0:b, 0:m, 0:p], rows[0:b, 0:m], start[0])
                T.writes(xt[0:b, 0:c, 0:p])
                for step in T.serial(T.int64(b * c), annotations=STEPS):
                    n = T.meta_var(step // T.int64(c))
                    j = T.meta_var(step % T.int64(c))
                    number = T.meta_var(_number(start, h // p))
                    x = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    some = T.sblock_alloc_buffer((VECTOR[dtype],), dtype, scope="local")
                    row = T.sblock_alloc_buffer((p,), "int64", scope="local")
                    _solve_up(p, zt, out, rows, n, j, number, x, some, row)
                    _store(x, p, xt, n, j)

    return defining(_function(dtype, shapes, rows_behind), "rows_behind_panel")


def diagonal(dtype: str, b: int, c: int, m: int, p: int, upper: bool, unit: bool) -> PrimFunc:
    """A PrimFunc(zt, x, start, xt), a thread a right side; a diagonal of ones, `unit`, is not read."""
    shapes = {"zt": (b, c, m), "triangle": (b, m, m), "start": (1,), "xt": (b, c, p)}

    @T.macro  # type: ignore[untyped-decorator]
    def on_diagonal(zt: Buffer, triangle: Buffer, start: Buffer, xt: Buffer) -> None:
        with T.sblock("root"):
            T.reads()
            T.writes()
            with T.sblock("diagonal"):
                T.reads(zt[0:b, 0:c, 0:m], triangle[0:b, 0:m, 0:m], start[0])
                T.writes(xt[0:b, 0:c, 0:p])
                for step in T.serial(T.int64(b * c), annotations=STEPS):
                    n = T.meta_var(step // T.int64(c))
                    j = T.meta_var(step % T.int64(c))
                    number = T.meta_var(_number(start, m // p))
                    x = T.sblock_alloc_buffer((p,), dtype, scope="local")
                    some = T.sblock_alloc_buffer((VECTOR[dtype],), dtype, scope="local")
                    _solve_block(p, zt, triangle, n, j, number, x, some, upper, unit)
                    _store(x, p, xt, n, j)

    return defining(_function(dtype, shapes, on_diagonal), "diagonal_block")


# What follows writes statements where it is called: which element of x is meant is known while they are written.


VECTOR = {"float32": 4, "float64": 2}  # elements of 16 bytes


def _load(value: Any, at: Sequence[Any], into: Any, begin: int) -> None:
    """`into` from element `begin` on, of as many neighbours as 16 bytes hold."""
    vector = VECTOR[str(into.dtype)]
    with T.vectorized(vector) as v:
        T.buffer_store(into, value[(*at[:-1], at[-1] + v)], [begin + v])


def _store(x: Any, p: int, into: Any, n: Any, j: Any) -> None:
    vector = VECTOR[str(x.dtype)]
    for k in range(0, p, vector):
        with T.vectorized(vector) as v:
            T.buffer_store(into, x[k + v], [n, j, k + v])


def _eliminate(p: int, load: Callable[[int, int], None], x: Any, some: Any, upper: bool, unit: bool) -> None:
    """x = T⁻¹ · x, T being a triangle: `load(t, begin)` has 16 bytes of its row t, from column `begin` on, in `some`. What is
    known of x is taken away from all others, which do not wait for each other."""
    vector = VECTOR[str(x.dtype)]
    begins = list(range(0, p, vector))
    for begin in reversed(begins) if upper else begins:
        known = list(range(begin, begin + vector))
        for k in reversed(known) if upper else known:
            load(k, begin)
            for c in known:
                if (c > k) == upper and c != k:
                    T.buffer_store(x, x[k] - some[c - begin] * x[c], [k])
            if not unit:
                T.buffer_store(x, x[k] / some[k - begin], [k])
        for t in range(begin) if upper else range(begin + vector, p):
            load(t, begin)
            for c in known:
                T.buffer_store(x, x[t] - some[c - begin] * x[c], [t])


def _solve_down(p: int, a: Any, out: Any, rows: Any, n: Any, j: Any, number: Any, x: Any, some: Any, row: Any) -> None:
    """x = L⁻¹ · column j of a, in the rows of a panel."""
    m = int(a.shape[1])
    for k in range(p):
        T.buffer_store(row, _row(rows, n, number * p + k, m), [k])
        T.buffer_store(x, a[n, row[k], j], [k])
    _eliminate(p, lambda t, begin: _load(out, (n, row[t], begin), some, 0), x, some, False, True)


def _solve_up(p: int, zt: Any, out: Any, rows: Any, n: Any, j: Any, number: Any, x: Any, some: Any, row: Any) -> None:
    """x = U⁻¹ · a panel's rows of right side j."""
    m = int(out.shape[1])
    for k in range(p):
        T.buffer_store(row, _row(rows, n, number * p + k, m), [k])
    for begin in range(0, p, VECTOR[str(x.dtype)]):
        _load(zt, (n, j, number * p + begin), x, begin)
    _eliminate(p, lambda t, begin: _load(out, (n, row[t], begin), some, 0), x, some, True, False)


def _solve_block(
    p: int, zt: Any, triangle: Any, n: Any, j: Any, number: Any, x: Any, some: Any, upper: bool, unit: bool
) -> None:
    """x = T⁻¹ · a block's rows of right side j, T being the block of the triangle."""
    for begin in range(0, p, VECTOR[str(x.dtype)]):
        _load(zt, (n, j, number * p + begin), x, begin)
    of_row = lambda t, begin: _load(triangle, (n, number * p + t, number * p + begin), some, 0)  # noqa: E731
    _eliminate(p, of_row, x, some, upper, unit)


def _number(start: Any, count: int) -> Any:
    """The number of a panel, of those that there are."""
    return T.Cast("int64", T.max(T.min(start[0], T.int32(count - 1)), T.int32(0)))


def _row(rows: Any, n: Any, position: Any, m: int) -> Any:
    """The row that stands at a position, of those that there are."""
    at = T.max(T.min(position, T.int64(m - 1)), T.int64(0))
    return T.max(T.min(T.Cast("int64", rows[n, at]), T.int64(m - 1)), T.int64(0))
