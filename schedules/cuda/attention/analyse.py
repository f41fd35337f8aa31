"""Reads an attention off a PrimFunc whose dims may be symbolic.

A function with symbolic dims is read twice, with two sets of primes in place of its dims (`match.Reader`). A size that differs
between the two readings is a multiple of the dim, or of the product of two dims, that tells both of its values. A function in
which anything else differs is declined.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tvm.tirx import Var
from tvm_ffi import structural_equal

from tk.schedules.cuda.attention.match import Reader, find_blocks
from tk.schedules.cuda.attention.problem import Attention, Operand, same_pages

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

__all__ = ["analyse"]

SAMPLES = ((1009, 1013, 1019, 1021), (2003, 2011, 2017, 2027))
"""What symbolic dims are taken for, twice: primes, so that a size tells which of them it is a multiple of."""


def analyse(func: PrimFunc, narrow: bool = False) -> Attention | None:
    """The Attention that `func` computes, or None when it is something else, or has keys and values of 8 bits and not `narrow`.
    Symbolic dims are sizes of the operands, or multiples of one or two of them, in strides; any other way in which they come
    in is declined."""
    blocks = find_blocks(func)
    if blocks is None:
        return None
    dims = _symbolic(func)
    if len(dims) > len(SAMPLES[0]):
        return None
    axes = (Var("j", "int64"), Var("e", "int64"), Var("page", "int64"))
    found = []
    for sizes in SAMPLES if dims else ((),):
        one = Reader(func, *blocks, list(zip(dims, sizes, strict=False)), axes).attention()
        if one is None or (one.facts.cache and not narrow):
            return None
        found.append(one)
    return found[0] if len(found) == 1 else _combined(dims, *found)


def _symbolic(func: PrimFunc) -> list[Any]:
    """The variables among the dims of a function's parameters."""
    dims: list[Expr] = []
    for param in func.params:
        for dim in getattr(param, "shape", ()) if hasattr(param.ty, "shape") else ():
            if isinstance(dim, Var) and not any(dim.same_as(other) for other in dims):
                dims.append(dim)
    return dims


def _combined(dims: list[Expr], one: Attention, other: Attention) -> Attention | None:
    """The attention of two samples in terms of `dims`; None where they differ in more than sizes, or in a size that is no
    multiple of one dim or two."""
    samples = list(zip(dims, *SAMPLES, strict=False))
    terms = [*samples, *((a * b, m * x, n * y) for i, (a, m, n) in enumerate(samples) for b, x, y in samples[i:])]

    def fit(first: int, second: int) -> int | Expr:
        if first == second:
            return first
        for term, m, n in reversed(terms):
            if first % m == 0 and second % n == 0 and first // m == second // n:
                return first // m * term
        return None

    def operand(first: Operand, second: Operand) -> Operand | None:
        names = ("batch", "heads", "rows", "width", "batch_stride", "head_stride", "row_stride", "offset")
        fitted: dict[str, Any] = {name: fit(getattr(first, name), getattr(second, name)) for name in names}
        paged = [each.pages for each in (first, second) if each.pages is not None]
        alike = not paged or (len(paged) == 2 and same_pages(*paged))
        return None if not alike or any(value is None for value in fitted.values()) else replace(first, **fitted)

    q, k, v, out = (operand(getattr(one, name), getattr(other, name)) for name in ("q", "k", "v", "out"))
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
    return replace(one, facts=facts, q=q, k=k, v=v, out=out, shift=shift)
