"""What a fused attention is: operands, strides, and the function between its two matmuls, read off its PrimFunc.

    s[b, h, i, j] = sum_e q[b, h, i, e] * k[b, h / g, j, e]        sums in float32
    x = f(s, b, h, i, j, masks…)                                   any elementwise function
    p = exp(x - max_j x) / sum_j exp(x - max_j x)                  rounded to 16 bits; or 0 wherever x is -inf
    p = exp(x - m) / (sum_j exp(x - m) + exp(t - m)),  m = max(max_j x, t)        with a sink t[b, h, i]
    out[b, i, h, d] = sum_j p * v[b, h / g, j, d]                  in any order of axes

The function has four reductions (a matmul, a maximum, a sum, a matmul) and what moves and computes single elements is
inlined into them: so an operand may be any strided view of a parameter, as a slice of the matmul that makes q, k and
v. Each position is written in terms of the output's own axes and simplified; what does not become a stride is declined.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc
from tvm_ffi import structural_equal

from tk.graph.attention.fuse import EIGHT
from tk.schedule.refusals import at_least, at_most, multiple_of, must_be
from tk.schedules.cuda.codegen.tir_values import is_load
from tk.schedules.cuda.matmul.epilogue import _walk, loads

__all__ = ["Attention", "Match", "Operand", "Pages", "misfit_widths", "same_pages", "unbounded", "unreadable", "uses"]

WIDEST = 256  # columns of a head that kernels hold in registers
FLOAT32_MAX = float(2**128 - 2**104)


@dataclass(frozen=True)
class Match:
    """An attention's facts, for legality and ranking; symbolic sizes are None. `group` query heads share a head of keys and
    values; with `causal` row i sees columns up to i + shift; `loads` counts the tensors that f reads, `plain` says that f
    only scales; `aligned` that all rows begin at multiples of 16 bytes; `positions` counts tensors of integers that f reads;
    a row sees at most the last `window` of the columns that it could, or all if that is 0; `sinks`: rows have one more score,
    which has no value; keys and values lie in pages of `page` columns each, or side by side if that is 0; `cache` is their
    dtype where that is one of 8 bits, and `scales` says that each value's row has a scale of its own; `rotary` columns of the
    `depth`, the last, are of tensors of their own; of the `positions` so many as `limits` do no more than bound the columns
    that a row sees."""

    batch: int | None
    heads: int
    group: int
    rows: int | None
    columns: int | None
    depth: int
    width: int
    dtype: str
    causal: int
    shift: int
    loads: int
    plain: int
    aligned: int
    positions: int = 0
    window: int = 0
    sinks: int = 0
    page: int = 0
    cache: str = ""
    scales: int = 0
    rotary: int = 0
    limits: int = 0

    def tiles_seen(self, tiles: int, rows: int, block_n: int) -> float:
        """Of all `tiles` of `block_n` columns, how many a block of `rows` rows sees on average: as they are counted where the
        lengths are known, else about as many; up to positions that are read as many as up to the diagonal."""
        if self.causal and not self.limits and self.rows is not None and self.columns is not None:
            starts = range(0, self.rows, rows)
            ends = [min(max(start + rows + self.shift, 1), self.columns) for start in starts]
            lefts = [max(start + self.shift + 1 - self.window, 0) if self.window else 0 for start in starts]
            seen = [max(1, -(-end // block_n) - left // block_n) for end, left in zip(ends, lefts, strict=True)]
            return sum(seen) / max(1, len(seen))
        share = min(tiles, (tiles + 1) / 2 + rows / block_n / 2) if self.causal or self.limits else float(tiles)
        return min(share, (self.window + rows) / block_n + 1) if self.window else share

    def tiles_crossed(self, rows: int, block_n: int) -> float:
        """Of how many tiles of `block_n` columns a block of `rows` rows sees a part under the diagonal, on average, where the
        lengths are known."""
        if not self.causal or self.rows is None or self.columns is None:
            return 0.0
        starts = [start + self.shift for start in range(0, self.rows, rows)]
        ends = [-(-min(max(start + rows, 1), self.columns) // block_n) for start in starts]
        wholes = [max(0, min(start + 1, self.columns)) // block_n for start in starts]
        return (sum(ends) - sum(wholes)) / max(1, len(starts))


@dataclass(frozen=True, eq=False)
class Pages:
    """Rows in pages of `size`, `stride` elements from one page of memory to the next. `index` is the page in memory, an
    expression of the batch's axis and of `number`, which counts a sequence's pages."""

    index: Any
    number: Any
    size: int
    stride: int


@dataclass(frozen=True, eq=False)
class Operand:
    """A parameter seen as [batch, heads, rows, width]: strides and offset in elements, columns side by side. `size` is the
    whole parameter's. Sizes and strides are ints or expressions of symbolic dims. With `pages` rows are those of a page,
    and the batch has no stride."""

    param: Buffer
    batch: int
    heads: int
    rows: int
    width: int
    batch_stride: Any
    head_stride: Any
    row_stride: Any
    offset: Any
    size: Any
    pages: Pages | None = None

    def head_at(self, batch: Any, head: Any) -> Expr:
        """How far a head lies behind the first one, in elements."""
        return T.Cast("int64", batch) * self.batch_stride + T.Cast("int64", head) * self.head_stride

    @property
    def is_aligned(self) -> bool:
        """Whether all rows begin at multiples of 16 bytes."""
        steps = self.batch_stride, self.head_stride, self.row_stride, self.offset, self.pages.stride if self.pages else 0
        return all(step % (16 if str(self.param.dtype) in EIGHT else 8) == 0 for step in steps)


@dataclass(frozen=True, eq=False)
class Attention:
    """An attention's TIR objects, with its facts. `score` is f of the load of buffer `acc` and the `axes` (batch, head, row,
    column), without the factor `scale` and the causal mask; `blind`: rows that see nothing give 0, not NaN; `wide`: x may be
    so large that log2(e) x is not a float32; `shift` as in the facts, or an expression of symbolic dims. `inner` is f without
    the part of its mask that bounds the columns a row sees, which is in `bounds` (mask.py). `sink`: a score that a row has
    beside those of its columns, of the axes but the last, or None. `k_scale`, `v_scale`: what keys and values of 8 bits are to
    be multiplied by, of the axes but the row, or None. `q_rotary` and `k_rotary`: the last columns of q and k where these are
    tensors of their own, the scores a sum of two products, or None."""

    func: PrimFunc
    facts: Match
    q: Operand
    k: Operand
    v: Operand
    out: Operand
    acc: Buffer
    axes: tuple[Expr, Expr, Expr, Expr]
    score: Expr
    scale: float
    blind: bool
    wide: bool
    shift: int = 0
    inner: Expr = None
    bounds: Any = None
    sink: Any = None
    k_scale: Any = None
    v_scale: Any = None
    q_rotary: Operand | None = None
    k_rotary: Operand | None = None

    @property
    def plain(self) -> bool:
        return bool(self.facts.plain)

    @property
    def may_hide(self) -> bool:
        """Whether a row's columns of a tile may all be hidden."""
        return bool(self.facts.causal or self.bounds) or not self.facts.plain

    @property
    def lowest(self) -> float:
        """The maximum of a row of which nothing has been seen. Where a mask may hide all of a tile's columns it is -inf, and
        such a row subtracts 0. Elsewhere only infinities among the operands do that, and the least finite number takes no
        choice a tile: no score but -inf lies below it, and times log2(e) `scale` it is a float32."""
        return -math.inf if self.may_hide else -FLOAT32_MAX / max(1.0, self.scale * math.log2(math.e))

    @property
    def limited(self) -> bool:
        """Whether a row's first and last columns are to be computed from its bounds: these are more than a diagonal and a
        window up to that, whose columns follow from the row's number."""
        return bool(self.bounds) and not (self.facts.window and self.facts.causal)

    @property
    def rising(self) -> bool:
        """Whether later rows see more columns: up to the diagonal, or to bounds, which mostly rise."""
        return bool(self.facts.causal or (self.limited and self.bounds.upper))

    @property
    def bounded(self) -> Attention:
        """The same, for a kernel that keeps to the bounds: f is what is left of it."""
        facts = replace(self.facts, plain=int(is_load(self.inner, self.acc)), loads=len(loads(self.inner, (self.acc,))))
        return replace(self, facts=facts, score=self.inner)


def unbounded(match: Match) -> list[str]:
    """Why a kernel that reads positions once a row, as bounds, does not take a mask that reads others for each score."""
    others = match.positions - match.limits
    why = "a kernel of its own computes the mask"
    return [at_most("tensors of positions that a mask reads for each score", others, 0, why)] if others else []


def unreadable(match: Match, copies: str, what: str = "rows of q, k, v or the result") -> Iterator[str]:
    """Why no kernel reads the operands: `copies` is the instruction that does."""
    if not match.aligned:
        yield must_be(what, "elsewhere", "at multiples of 16 bytes", f"which {copies} copies")
    if match.columns == 0:
        yield at_least("columns", 0, 1, "something to attend to")


def misfit_widths(match: Match, step: int) -> Iterator[str]:
    """Why heads are too wide, or no multiple of what the instructions take of a row at once."""
    for name, width in (("depth", match.depth), ("width", match.width)):
        if width % step or not 0 < width <= WIDEST:
            yield multiple_of(f"{name} of a head", width, step, f"up to {WIDEST}")


def uses(expr: Expr, var: Expr) -> bool:
    """Whether `var` occurs in `expr`."""
    return any(item.same_as(var) for item in _walk(expr))


def same_pages(one: Pages, other: Pages) -> bool:
    """Whether two operands' pages are found alike, and as far apart."""
    sizes = (one.size, one.stride) == (other.size, other.stride)
    return sizes and bool(structural_equal(one.index, other.index))
