"""Factors of large matrices by panels and matmuls, as graphs of kernels: Cholesky's, and L and U with rows exchanged.

    for each panel of p columns:
      out = panel(a)                          one block of threads, column by column      tk/graph/matrices/panels.py
      ut  = (L⁻¹ · rows chosen)ᵀ              a thread a column
      a   = a − out · utᵀ                     a matmul over all of a: rows and columns that are done with are not read again

An importer leaves a factorization whole, one function (`factored`), whose kernel is a block or a cluster of blocks a matrix: of
a large matrix most of a GPU would have nothing to do. Panels of a matrix share kernels, so that a program of n columns has
n / p calls of them, but is compiled as fast as one of few. So that not too much is computed in vain, the half that is left
after half of the panels is a matrix of its own (`Level`), with its rows in the order of their positions.

Equations are solved with the right sides beside the matrix, where the matmuls change them too; then, panel after panel from
the last one, U's columns times what is known are taken away from what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import tvm
from tvm import relax, te, tirx

from tk.graph.dataflow import replacing, static_size
from tk.graph.defined import EXACT
from tk.graph.matrices import elimination, panels

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

__all__ = ["BlockMatrices", "factored", "panel_width", "substituted"]

Supported: TypeAlias = "Callable[[PrimFunc], bool]"
Define: TypeAlias = "Callable[[int], PrimFunc]"
FACTORS = "tk.factors"  # attribute of a PrimFunc: which factorization it is
LEAST, MOST = 128, 8192  # columns of a matrix that has panels: calls of more than some hundred kernels compile slowly
WHOLE = 512  # columns of a matrix that is no more halved
ALIGNED = 32  # to which columns are padded, and right sides to a fourth of it
WIDTHS = (32, 16, 8)  # columns of a panel: the most of which a rule holds all rows
AT_ONCE = 8  # parts that a kernel puts side by side
APART = {"op_pattern": 8, EXACT: 1}  # TVM's kOpaque: nothing is fused with it, so that steps are alike


def factored(builder: relax.BlockBuilder, compute: Callable[..., Any], *given: Expr, hint: str = "") -> Expr:
    """A call of `compute`, a definition of tk/graph/matrices/elimination.py or factors.py, that `BlockMatrices` knows; `hint`
    is the function's name."""
    name = compute.__name__
    return builder.emit_te(compute, *given, primfunc_name_hint=hint or name, primfunc_attrs={FACTORS: name})


def substituted(builder: relax.BlockBuilder, x: Expr, right: Expr, *, upper: bool, unit: bool) -> Expr:
    """Likewise a call of elimination.py's `substituted`."""
    words = ["substituted", *(["upper"] if upper else []), *(["unit"] if unit else [])]
    compute = partial(elimination.substituted, upper=upper, unit=unit)
    return builder.emit_te(compute, x, right, primfunc_name_hint=words[0], primfunc_attrs={FACTORS: " ".join(words)})


def panel_width(supported: Supported, define: Define, m: int) -> int:
    """How many columns the panels of m rows have that a rule takes, where `define` writes their function; 0 if none does."""
    return next((p for p in WIDTHS if m % p == 0 and supported(define(p))), 0)


def BlockMatrices(supported: Supported) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces factorizations of large matrices whose sizes are known, where rules have kernels of their panels."""

    def by_panels(builder: relax.BlockBuilder, given: list[Expr], kind: str) -> Expr | None:
        name, *words = str(kind).split()
        if name not in KINDS or not all(isinstance(each.ty, relax.TensorType) for each in given):  # or sizes, of a batch
            return None
        sizes = [static_size(size) for each in given for size in each.ty.shape.values]
        m = sizes[1]
        if m is None or None in sizes or m != sizes[2] or not LEAST <= m <= MOST:
            return None
        make = _Builder(builder, given[0], supported)
        if not make.level(name != "cholesky", make.size, make.size).p:
            return None
        made = KINDS[name](make, *given, *words)
        return made[0] if len(made) == 1 else relax.Tuple(made)

    @tvm.transform.module_pass(opt_level=0, name="Unmarked")  # type: ignore[untyped-decorator]
    def unmarked(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        """What is left whole is a function like any other: so also where nothing is replaced."""
        marked = [(var, func) for var, func in mod.functions_items() if FACTORS in (func.attrs or {})]
        for var, func in marked:
            mod[var] = func.without_attr(FACTORS)
        return mod

    return tvm.transform.Sequential([replacing("BlockMatrices", FACTORS, by_panels), unmarked], name="BlockMatrices")


@dataclass
class Level:
    """The first h columns of matrices of m rows and w columns, in panels of p: what the panels' steps gave, in their order, and
    where rows are then."""

    m: int
    w: int
    h: int
    p: int
    outs: list[Expr] = field(default_factory=list)
    uts: list[Expr] = field(default_factory=list)
    pivots: list[Expr] = field(default_factory=list)
    tops: list[Expr] = field(default_factory=list)
    starts: list[Expr] = field(default_factory=list)
    rows: Any = None


class _Builder:
    """Writes the graph for matrices like x [b, n, n]; `size` is n, padded with ones on the diagonal."""

    def __init__(self, builder: relax.BlockBuilder, x: Expr, supported: Supported) -> None:
        self.builder, self.supported, self.dtype = builder, supported, str(x.ty.dtype.dtype)
        self.b, self.n, _ = (int(size) for size in x.ty.shape.values)
        self.size = -(-self.n // ALIGNED) * ALIGNED

    def te(self, name: str, compute: Callable[..., Any], *given: Expr) -> Expr:
        return self.builder.emit_te(compute, *given, primfunc_name_hint=name, primfunc_attrs=APART)

    def called(self, func: Any, name: str, given: Sequence[Expr], *types: tuple[list[int], str]) -> list[Expr]:
        var = self.builder.add_func(func, name)
        made = self.builder.emit(
            relax.call_tir(var, list(given), [relax.TensorType([self.b, *shape], dtype) for shape, dtype in types])
        )
        return [made] if len(types) == 1 else [self.builder.emit(relax.TupleGetItem(made, i)) for i in range(len(types))]

    def padded(self, x: Expr, right: Expr | None = None) -> tuple[Expr, int]:
        """x, with `right` beside it, and how many columns that has then."""
        n, size = self.n, self.size
        columns = 0 if right is None else int(right.ty.shape.values[2])
        c = -(-columns // (ALIGNED // 4)) * (ALIGNED // 4)
        if size == n and not c:
            return x, 0
        zero, one = tirx.const(0, self.dtype), tirx.const(1, self.dtype)

        def compute(x: te.Tensor, *beside: te.Tensor) -> te.Tensor:
            def element(b: Any, i: Any, j: Any) -> Any:
                value = tirx.if_then_else(tirx.all(i < n, j < n), x(b, i, j), tirx.Select(i == j, one, zero))
                if not beside:
                    return value
                inside = tirx.all(i < n, j >= size, j < size + columns)
                return tirx.if_then_else(inside, beside[0](b, i, j - size), value)

            return te.compute([self.b, size, size + c], element, name="padded")

        return self.te("padded", compute, x, *([] if right is None else [right])), c

    def stacked(self, parts: Sequence[Expr]) -> Expr:
        """[b, r, p] or [b, p], … side by side along their last axis. Conditions are none by which tk/graph/memory/concat.py
        would have a kernel for each part, to write it where it goes."""
        if len(parts) == 1:
            return parts[0]
        if len(parts) > AT_ONCE and len({int(part.ty.shape.values[-1]) for part in parts}) == 1:
            grouped = [self.stacked(parts[i : i + AT_ONCE]) for i in range(0, len(parts), AT_ONCE)]
            return self.stacked(grouped)

        def compute(*given: te.Tensor) -> te.Tensor:
            *outer, _ = given[0].shape
            ends = np.cumsum([int(each.shape[-1]) for each in given]).tolist()

            def element(*at: Any) -> Any:
                *front, j = at
                value = given[-1](*front, j - (ends[-2] if len(ends) > 1 else 0))
                for part in reversed(range(len(given) - 1)):
                    begin = ends[part - 1] if part else 0
                    value = tirx.if_then_else(j < ends[part], given[part](*front, j - begin), value)
                return value

            return te.compute([*outer, ends[-1]], element, name="stacked")

        return self.te("stacked", compute, *parts)

    def without_product(self, a: Expr, left: Expr, right: Expr) -> Expr:
        """a[b, i, j] − Σ left[b, i, k] · right[b, j, k]."""

        def compute(a: te.Tensor, left: te.Tensor, right: te.Tensor) -> te.Tensor:
            k = te.reduce_axis((0, left.shape[2]), "k")
            product = te.compute(
                a.shape, lambda b, i, j: te.sum(left(b, i, k.var) * right(b, j, k.var), axis=k), name="product"
            )
            return te.compute(a.shape, lambda b, i, j: a(b, i, j) - product(b, i, j), name="left")

        return self.te("without_product", compute, a, left, right)

    def without_rows(self, a: Expr, left: Expr, right: Expr) -> Expr:
        """a[b, i, j] − Σ left[b, i, k] · right[b, k, j]."""

        def compute(a: te.Tensor, left: te.Tensor, right: te.Tensor) -> te.Tensor:
            k = te.reduce_axis((0, left.shape[2]), "k")
            product = te.compute(
                a.shape, lambda b, i, j: te.sum(left(b, i, k.var) * right(b, k.var, j), axis=k), name="product"
            )
            return te.compute(a.shape, lambda b, i, j: a(b, i, j) - product(b, i, j), name="left")

        return self.te("without_rows", compute, a, left, right)

    def part(self, x: Expr, rows: tuple[int, int], columns: tuple[int, int]) -> Expr:
        shape = [self.b, rows[1] - rows[0], columns[1] - columns[0]]
        if [int(size) for size in x.ty.shape.values] == shape:
            return x
        return self.te("part", lambda x: te.compute(shape, lambda b, i, j: x(b, i + rows[0], j + columns[0]), name="part"), x)

    def panel(self, pivots: bool, m: int, w: int, p: int) -> PrimFunc:
        return (panels.pivoted if pivots else panels.positive)(self.dtype, self.b, m, w, p)

    def level(self, pivots: bool, m: int, w: int) -> Level:
        p = panel_width(self.supported, lambda p: self.panel(pivots, m, w, p), m)
        return Level(m, w, m if m <= WHOLE else -(-m // (2 * ALIGNED)) * ALIGNED, p)

    def start(self, level: Level, number: int) -> Expr:
        level.starts.append(relax.const(np.array([number], "int32")))
        return level.starts[-1]

    # Cholesky's

    def positive(self, a: Expr, m: int) -> tuple[Expr, list[Expr]]:
        """The factor of a [b, m, m], and its pivots, a level after another."""
        level = self.level(False, m, m)
        func = self.panel(False, m, m, level.p)
        for number in range(level.h // level.p):
            given = [a, self.start(level, number)]
            out, tops = self.called(func, "positive_panel", given, ([m, level.p], self.dtype), ([level.p], self.dtype))
            level.outs.append(out)
            level.tops.append(tops)
            if (number + 1) * level.p < m:
                a = self.without_product(a, out, out)
        tops, outs, h = self.stacked(level.tops), self.stacked(level.outs), level.h
        zero = tirx.const(0, self.dtype)
        if h == m:
            made = self.te(
                "lower",
                lambda x: te.compute(x.shape, lambda b, i, j: tirx.if_then_else(j <= i, x(b, i, j), zero), "lower"),
                outs,
            )
            return made, [tops]
        inner, others = self.positive(self.part(a, (h, m), (h, m)), m - h)

        def compute(x: te.Tensor, inner: te.Tensor) -> te.Tensor:
            def element(b: Any, i: Any, j: Any) -> Any:
                behind = tirx.if_then_else(j >= h, inner(b, i - h, j - h), x(b, i, j))
                return tirx.if_then_else(j <= i, behind, zero)

            return te.compute([self.b, m, m], element, name="lower")

        return self.te("lower", compute, outs, inner), [tops, *others]

    def first(self, values: Expr, fails: Callable[[Any], Any]) -> Expr:
        """The first of [b, k] which fails, from 1, or 0 (int32 [b])."""
        count = int(values.ty.shape.values[1])

        def compute(values: te.Tensor) -> te.Tensor:
            k = te.reduce_axis((0, count), "k")
            none = tirx.const(count, "int32")
            found = te.compute(
                [self.b],
                lambda b: te.min(tirx.Select(fails(values(b, k.var)), tirx.Cast("int32", k.var), none), axis=k),
                name="found",
            )
            return te.compute([self.b], lambda b: tirx.Select(found(b) == none, 0, found(b) + 1), name="first")

        return self.te("first", compute, values)

    # L and U

    def levels(self, a: Expr, m: int, w: int) -> list[Level]:
        """The levels of a [b, m, w], whose first m columns are factored."""
        level = self.level(True, m, w)
        p, h = level.p, level.h
        func, solve = self.panel(True, m, w, p), panels.beside(self.dtype, self.b, m, w, p)
        position = relax.const(np.broadcast_to(np.arange(m, dtype="int32"), (self.b, m)).copy())
        types = ([m, p], self.dtype), ([m], "int32"), ([m], "int32"), ([p], "int32"), ([p], self.dtype)
        for number in range(h // p):
            start = self.start(level, number)
            out, position, level.rows, pivots, tops = self.called(func, "pivoted_panel", [a, position, start], *types)
            for made, into in ((out, level.outs), (pivots, level.pivots), (tops, level.tops)):
                into.append(made)
            level.uts += self.called(solve, "rows_beside", [a, out, level.rows, start], ([w, p], self.dtype))
            if (number + 1) * p < m:
                a = self.without_product(a, out, level.uts[-1])
        if h == m:
            return [level]

        def ordered(a: te.Tensor, rows: te.Tensor) -> te.Tensor:
            return te.compute([self.b, m - h, w - h], lambda b, i, j: a(b, _inside(rows(b, i + h), m), j + h), name="ordered")

        return [level, *self.levels(self.te("ordered", ordered, a, level.rows), m - h, w - h)]

    def packed(self, levels: Sequence[Level]) -> tuple[Expr, Expr]:
        """L and U in one [b, m, m], and the rows [b, m] that stand at their positions."""
        level, *rest = levels
        m, h, p, rows = level.m, level.h, level.p, level.rows
        outs, uts = self.stacked(level.outs), self.stacked(level.uts)
        if rest:
            inner, order = self.packed(rest)

            def composed(rows: te.Tensor, order: te.Tensor) -> te.Tensor:
                def element(b: Any, i: Any) -> Any:
                    behind = rows(b, h + _inside(order(b, tirx.max(i - h, 0)), m - h))
                    return tirx.if_then_else(i < h, rows(b, i), behind)

                return te.compute([self.b, m], element, name="composed")

            rows = self.te("composed", composed, rows, order)

        def compute(outs: te.Tensor, uts: te.Tensor, rows: te.Tensor, *inner: te.Tensor) -> te.Tensor:
            def element(b: Any, i: Any, j: Any) -> Any:
                multiplier = outs(b, _inside(rows(b, i), m), j)
                value = tirx.if_then_else(tirx.all(i < h, j >= (i // p + 1) * p), uts(b, j, i), multiplier)
                if not inner:
                    return value
                right = tirx.if_then_else(i < h, uts(b, j, i), inner[0](b, i - h, j - h))
                return tirx.if_then_else(j >= h, right, value)

            return te.compute([self.b, m, m], element, name="packed")

        return self.te("packed", compute, outs, uts, rows, *([inner] if rest else [])), rows

    def signs(self, levels: Sequence[Level]) -> Expr:
        """The signs of the rows' permutations."""
        dtype = self.dtype

        def compute(*given: te.Tensor) -> te.Tensor:
            counts = [_exchanges(pivots) for pivots in given]

            def element(b: Any) -> Any:
                odd = sum((count(b) for count in counts[1:]), counts[0](b)) % 2
                return tirx.Select(odd == 1, tirx.const(-1, dtype), tirx.const(1, dtype))

            return te.compute([self.b], element, name="signs")

        return self.te("signs", compute, *(self.stacked(level.pivots) for level in levels))

    def tops(self, levels: Sequence[Level]) -> Expr:
        return self.stacked([self.stacked(level.tops) for level in levels])

    def determinants(self, sign: Expr, tops: Expr) -> Expr:
        """The product of the pivots, which grow from the first to the last: those of every 32nd column first, so that
        no part of it is far from where it ends."""

        def compute(sign: te.Tensor, tops: te.Tensor) -> te.Tensor:
            multiply = te.comm_reducer(lambda a, b: a * b, lambda dtype: tirx.const(1, dtype), name="product")
            k, n = te.reduce_axis((0, self.size // ALIGNED), "k"), te.reduce_axis((0, ALIGNED), "n")
            some = te.compute([self.b, ALIGNED], lambda b, i: multiply(tops(b, k.var * ALIGNED + i), axis=k), name="some")
            product = te.compute([self.b], lambda b: multiply(some(b, n.var), axis=n), name="product")
            return te.compute([self.b], lambda b: sign(b) * product(b), name="determinants")

        return self.te("determinants", compute, sign, tops)

    def behind(self, levels: Sequence[Level], c: int) -> Expr:
        """The solutions, transposed: [b, c, m]."""
        level, *rest = levels
        m, w, h, p = level.m, level.w, level.h, level.p
        u = self.stacked(level.uts)  # [b, w, h], U's rows as columns
        left = self.part(u, (m, w), (0, h))
        found = []
        if rest:
            found = [self.behind(rest, c)]
            left = self.without_rows(left, found[0], self.part(u, (h, m), (0, h)))
        func = panels.behind(self.dtype, self.b, c, h, m, p)
        for number in reversed(range(h // p)):
            given = [left, level.outs[number], level.rows, level.starts[number]]
            found[:0] = self.called(func, "rows_behind", given, ([c, p], self.dtype))
            if number:

                def columns(u: te.Tensor, start: te.Tensor) -> te.Tensor:
                    begin = _inside(start(0), w // p) * p
                    return te.compute([self.b, p, h], lambda b, k, i: u(b, begin + k, i), name="columns")

                left = self.without_rows(left, found[0], self.te("columns", columns, u, level.starts[number]))
        parts = [self.stacked(found[:-1]), found[-1]] if rest else found
        return self.stacked(parts)

    # triangles

    def substituted(self, x: Expr, zt: Expr, upper: bool, unit: bool) -> Expr:
        """x⁻¹ · z, both of the right sides transposed: [b, c, m]."""
        _, c, m = (int(size) for size in zt.ty.shape.values)
        level = Level(m, m, m if m <= WHOLE else -(-m // (2 * ALIGNED)) * ALIGNED, ALIGNED)
        if level.h < m:
            spans = (0, level.h), (level.h, m)
            one, other = reversed(spans) if upper else spans
            first = self.substituted(self.part(x, one, one), self.part(zt, (0, c), one), upper, unit)
            left = self.without_product(self.part(zt, (0, c), other), first, self.part(x, other, one))
            second = self.substituted(self.part(x, other, other), left, upper, unit)
            return self.stacked([second, first] if upper else [first, second])
        p = level.p
        found: dict[int, Expr] = {}
        func = panels.diagonal(self.dtype, self.b, c, m, p, upper, unit)

        def columns(x: te.Tensor, start: te.Tensor) -> te.Tensor:
            begin = _inside(start(0), m // p) * p
            return te.compute([self.b, m, p], lambda b, i, k: x(b, i, begin + k), name="columns")

        numbers = list(range(m // p))
        for number in reversed(numbers) if upper else numbers:
            start = self.start(level, number)
            found[number] = self.called(func, "diagonal_block", [zt, x, start], ([c, p], self.dtype))[0]
            if len(found) < len(numbers):
                zt = self.without_product(zt, found[number], self.te("columns", columns, x, start))
        return self.stacked([found[number] for number in numbers])

    def cut(self, x: Expr, rows: int, columns: int) -> Expr:
        return self.part(x, (0, rows), (0, columns))


def _inside(index: Any, size: int) -> Any:
    """An index as int64, of those that there are."""
    return tirx.max(tirx.min(tirx.Cast("int64", index), tirx.const(size - 1, "int64")), tirx.const(0, "int64"))


def _exchanges(pivots: te.Tensor) -> te.Tensor:
    """How many steps exchanged rows."""
    k = te.reduce_axis((0, pivots.shape[1]), "k")

    def moved(b: Any) -> Any:
        return te.sum(tirx.Cast("int32", pivots(b, k.var) != tirx.Cast("int32", k.var)), axis=k)

    return te.compute([pivots.shape[0]], moved, name="exchanges")


def _cholesky(make: _Builder, x: Expr) -> list[Expr]:
    made, tops = make.positive(make.padded(x)[0], make.size)
    info = make.first(make.stacked(tops), lambda top: tirx.Not(top > tirx.const(0, make.dtype)))
    return [make.cut(made, make.n, make.n), info]


def _eliminated(make: _Builder, x: Expr) -> list[Expr]:
    levels = make.levels(make.padded(x)[0], make.size, make.size)
    sign = make.signs(levels)
    return [make.determinants(sign, make.tops(levels)), sign, make.cut(make.packed(levels)[0], make.n, make.n)]


def _solved(make: _Builder, x: Expr, right: Expr) -> list[Expr]:
    a, c = make.padded(x, right)
    levels = make.levels(a, make.size, make.size + c)
    shape = [int(size) for size in right.ty.shape.values]

    def turned(x: te.Tensor) -> te.Tensor:
        return te.compute(shape, lambda b, i, j: x(b, j, i), name="turned")

    made = make.te("turned", turned, make.behind(levels, c))
    return [made, make.signs(levels), make.cut(make.packed(levels)[0], make.n, make.n)]


def _lower_upper(make: _Builder, x: Expr) -> list[Expr]:
    levels = make.levels(make.padded(x)[0], make.size, make.size)
    begins = np.cumsum([0, *(level.h for level in levels)]).tolist()

    def compute(*given: te.Tensor) -> te.Tensor:
        def element(b: Any, k: Any) -> Any:
            values = [each(b, k - begin) + (begin + 1) for each, begin in zip(given, begins, strict=False)]
            value = values[-1]
            for number in reversed(range(len(values) - 1)):
                value = tirx.if_then_else(k < begins[number + 1], values[number], value)
            return value

        return te.compute([make.b, make.n], element, name="pivots")

    pivots = make.te("pivots", compute, *(make.stacked(level.pivots) for level in levels))
    info = make.first(make.tops(levels), lambda top: top == tirx.const(0, make.dtype))
    return [make.cut(make.packed(levels)[0], make.n, make.n), pivots, info]


def _substituted(make: _Builder, x: Expr, right: Expr, *words: str) -> list[Expr]:
    shape = [int(size) for size in right.ty.shape.values]
    (n, c), zero = shape[1:], tirx.const(0, make.dtype)

    def turned(right: te.Tensor) -> te.Tensor:
        def element(b: Any, j: Any, i: Any) -> Any:
            return tirx.if_then_else(i < n, right(b, i, j), zero) if make.size > n else right(b, i, j)

        return te.compute([make.b, c, make.size], element, name="turned")

    zt = make.te("turned", turned, right)
    made = make.substituted(make.padded(x)[0], zt, "upper" in words, "unit" in words)
    back = make.te("turned", lambda x: te.compute(shape, lambda b, i, j: x(b, j, i), name="turned"), made)
    return [back]


KINDS: dict[str, Callable[..., list[Expr]]] = {
    "cholesky": _cholesky,
    "eliminated": _eliminated,
    "lower_upper": _lower_upper,
    "solved": _solved,
    "substituted": _substituted,
}
