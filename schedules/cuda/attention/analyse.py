"""Reads an attention off a PrimFunc whose dims may be symbolic.

A function with symbolic dims is read twice, with two sets of primes in place of its dims (`match.Reader`). A size that differs
between the two readings is a multiple of the dim, or of the product of two dims, that tells both of its values; or it is such
a multiple of one dim and a constant, as rows of a cache before those of a call, which a third reading has to confirm. A
function in which anything else differs is declined.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import tvm
from tvm.ir import Expr
from tvm.tirx import IntImm, PrimFunc, Var
from tvm_ffi import structural_equal

from tk.schedule.rule import read_again
from tk.schedules.cuda.attention.match import Reader, find_blocks
from tk.schedules.cuda.attention.problem import Attention, Match, Operand, same_pages
from tk.schedules.cuda.codegen.tir_values import static
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import rebuild

__all__ = ["analyse", "matched"]

SAMPLES = ((1009, 1013, 1019, 1021), (2003, 2011, 2029, 2039))
"""What symbolic dims are taken for, twice: primes, so that a size tells which of them it is a multiple of; their differences
are no small multiples of each other."""
THIRD = (3001, 3011, 3023, 3049)
"""What they are taken for once more, where a size is a sum."""
SIZES = ("batch", "heads", "rows", "width", "batch_stride", "head_stride", "row_stride", "offset")
"""Of an Operand, what may be symbolic."""


def analyse(func: PrimFunc, narrow: bool = False, rotary: bool = False, dtypes: tuple[str, ...] = FLOATS16) -> Attention | None:
    """The Attention that `func` computes, or None when it is something else, or has keys and values of 8 bits and not `narrow`,
    or a part of q and k in tensors of its own and not `rotary`, or q in none of `dtypes`.
    Symbolic dims are sizes of the operands, or multiples of one or two of them, in strides; any other way in which they come
    in is declined."""
    blocks = find_blocks(func, rotary)
    if blocks is None:
        return None
    dims = _symbolic(func)
    if len(dims) > len(SAMPLES[0]):
        return None
    axes = (Var("j", "int64"), Var("e", "int64"), Var("page", "int64"))

    def read(sizes: tuple[int, ...]) -> Attention | None:
        return Reader(func, *blocks, list(zip(dims, sizes, strict=False)), axes, dtypes).attention()

    found = []
    for sizes in SAMPLES if dims else ((),):
        one = read(sizes)
        if one is None or (one.facts.cache and not narrow):
            return None
        found.append(one)
    return found[0] if len(found) == 1 else _combined(dims, found[0], found[1], lambda: read(THIRD))


def matched(attention: Attention | None, rule: str, match: Match) -> Attention:
    """The attention that was read off a function in which `rule` found `match`. Raises ScheduleError when it is none."""
    return read_again(attention, rule, match, "attention")


def _symbolic(func: PrimFunc) -> list[Any]:
    """The variables among the dims of a function's parameters."""
    dims: list[Expr] = []
    for param in func.params:
        for dim in getattr(param, "shape", ()) if hasattr(param.ty, "shape") else ():
            if isinstance(dim, Var) and not any(dim.same_as(other) for other in dims):
                dims.append(dim)
    return dims


def _combined(dims: list[Expr], one: Attention, other: Attention, third: Callable[[], Attention | None]) -> Attention | None:
    """The attention of two samples in terms of `dims`; None where they differ in more than sizes, or in a size that is no
    multiple of one dim or two, and no sum that the `third` sample confirms."""
    samples = list(zip(dims, *SAMPLES, strict=False))
    terms = [*samples, *((a * b, m * x, n * y) for i, (a, m, n) in enumerate(samples) for b, x, y in samples[i:])]
    sums: list[Any] = []

    def fit(first: int, second: int) -> int | Expr:
        if first == second:
            return first
        for term, m, n in reversed(terms):
            if first % m == 0 and second % n == 0 and first // m == second // n:
                return first // m * term
        fitting = [(dim, m, *divmod(second - first, n - m)) for dim, m, n in samples]
        exact = [(dim, m, times) for dim, m, times, left in fitting if left == 0 and times > 0 and times * m < first]
        if len(exact) != 1:
            return None
        ((dim, m, times),) = exact
        sums.append(times * dim + (first - times * m))
        return sums[-1]

    def operand(first: Operand, second: Operand) -> Operand | None:
        fitted: dict[str, Any] = {name: fit(getattr(first, name), getattr(second, name)) for name in SIZES}
        paged = [each.pages for each in (first, second) if each.pages is not None]
        alike = not paged or (len(paged) == 2 and same_pages(*paged))
        return None if not alike or any(value is None for value in fitted.values()) else replace(first, **fitted)

    q, k, v, out = (operand(getattr(one, name), getattr(other, name)) for name in ("q", "k", "v", "out"))
    apart = [
        None if each is None or its is None else operand(each, its)
        for each, its in ((one.q_rotary, other.q_rotary), (one.k_rotary, other.k_rotary))
    ]
    if one.facts.rotary and None in apart:
        return None
    if q is None or k is None or v is None or out is None or not isinstance(q.heads, int) or not isinstance(q.width, int):
        return None
    shift: int = one.shift
    if one.shift != other.shift:
        if (one.shift, other.shift) != (one.k.rows - one.q.rows, other.k.rows - other.q.rows):
            return None
        shift = k.rows - q.rows
    known = [value if isinstance(value, int) else None for value in (q.batch, q.rows, k.rows)]
    facts = replace(one.facts, batch=known[0], rows=known[1], columns=known[2], shift=shift if isinstance(shift, int) else 0)
    theirs = replace(other.facts, batch=facts.batch, rows=facts.rows, columns=facts.columns, shift=facts.shift)
    same = (one.scale, one.blind, one.wide) == (other.scale, other.blind, other.wide)
    for mine, theirs_ in ((one.sink, other.sink), (one.k_scale, other.k_scale), (one.v_scale, other.v_scale)):
        same &= mine is theirs_ or bool(structural_equal(mine, theirs_))
    if facts != theirs or not same or not structural_equal(one.score, other.score):
        return None
    if sums and (one.facts.rotary or not _confirmed(dims, (q, k, v, out), third())):
        return None
    return replace(one, facts=facts, q=q, k=k, v=v, out=out, shift=shift, q_rotary=apart[0], k_rotary=apart[1])


def _confirmed(dims: list[Expr], operands: tuple[Operand, ...], found: Attention | None) -> bool:
    """Whether the sizes of (q, k, v, out) are those that were found with THIRD for `dims`."""
    if found is None:
        return False
    analyzer = tvm.sym.Analyzer()

    def value(expr: Any) -> int | None:
        sizes = list(zip(dims, THIRD, strict=False))

        def axis(var: Any) -> Any:
            return next((IntImm("int64", size) for dim, size in sizes if dim.same_as(var)), var)

        return static(expr if isinstance(expr, int) else analyzer.simplify(rebuild(expr, axis, lambda load: load)))

    pairs = zip(operands, (found.q, found.k, found.v, found.out), strict=True)
    return all(value(getattr(mine, name)) == getattr(theirs, name) for mine, theirs in pairs for name in SIZES)
