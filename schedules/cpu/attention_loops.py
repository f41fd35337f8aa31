"""What the loops of both attentions on a CPU share (attention_kernel.py, attention_tiles_kernel.py): a task's buffers, vectors,
sums over lanes, which columns rows see, and how a row ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.s_tir import SBlock, SBlockRealize
from tvm.tirx import Buffer, PrimFunc, Stmt

from tk.schedules.cpu.loops import lanes_of
from tk.schedules.cpu.statements import integer, loop, real, sequence, unrolled, vector
from tk.schedules.cuda.attention.problem import Attention, Match
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.target import Target

__all__ = ["NEVER", "QUARTER", "AttentionLoops", "as_expr", "lanes_for", "subtracted"]

QUARTER = 4  # lanes that are left of a sum when the others have been added as vectors
NEVER = -math.inf


def lanes_for(match: Match, target: Target) -> int:
    """Elements of a vector: as many as a register holds, halved until they divide the widths of keys and values."""
    lanes = lanes_of("float32", target)
    while lanes > 1 and (match.depth % lanes or match.width % lanes):
        lanes //= 2
    return lanes


def as_expr(value: int | Expr) -> Expr:
    return integer(value) if isinstance(value, int) else value


def subtracted(most: Expr) -> Expr:
    """What scores have subtracted before the exponential: their maximum, or 0 of a row that has seen nothing."""
    return tirx.Select(tirx.EQ(most, real(NEVER)), real(0.0), most)


class AttentionLoops:
    """Writes loops over tasks. Buffers of a task: `part` and `four` a sum's lanes, `value` [1] what they add up to; `s` scores,
    then weights, and `o` results, of rows of the task; `m`, `l`, `alpha` as in attention.py; `first`, `end` [query rows] the
    columns that a row sees, `range` [2] those that any of them sees."""

    n: int  # columns of a tile
    s: Buffer
    o: Buffer
    l: Buffer  # noqa: E741 - of the formula
    part: Buffer
    four: Buffer
    value: Buffer
    first: Buffer
    end: Buffer
    range: Buffer

    def __init__(self, attention: Attention, lanes: int) -> None:
        self.a, self.lanes, self.group = attention, lanes, attention.facts.group
        self.kv_heads = attention.facts.heads // self.group
        self.depth, self.width = attention.k.width, attention.v.width
        self.buffers: list[Buffer] = []

    def _buffer(self, size: int, name: str, dtype: str = "float32") -> Buffer:
        buffer = tirx.decl_buffer((size,), dtype, name=name)
        self.buffers.append(buffer)
        return buffer

    def _function(self, statements: list[Stmt], allocated: list[Buffer]) -> PrimFunc:
        """The fused function, of these statements."""
        root = SBlock([], [], [], "root", sequence(statements), None, allocated)
        return tirx.PrimFunc(list(self.a.func.params), SBlockRealize([], True, root), attrs=self.a.func.attrs)

    def _parallel(self, extent: Expr, body: Callable[[Expr], list[Stmt]]) -> Stmt:
        task = tirx.Var("task", "int64")
        # TVM makes a buffer as small as what is used inside of the loop that all its uses are in, which is to be the task's
        zeros = {"float32": real(0.0), "int64": integer(0)}
        used = [tirx.BufferStore(each, zeros[str(each.dtype)], [integer(0)]) for each in self.buffers]
        block = SBlock([], [], [], "task", tirx.SeqStmt([*used, *body(task)]), None, self.buffers)
        return tirx.For(task, integer(0), extent, tirx.ForKind.PARALLEL, SBlockRealize([], True, block))

    def _heads(self, which: Expr) -> tuple[Expr, Expr]:
        """(batch, head of keys) of what is the which-th of all heads of keys."""
        return tirx.floordiv(which, integer(self.kv_heads)), tirx.floormod(which, integer(self.kv_heads))

    def _tiles(self, start: Expr, end: Expr) -> Expr:
        """How many tiles of columns there are from `start` to `end`."""
        return tirx.floordiv(tirx.max(end - start, integer(0)) + (self.n - 1), integer(self.n))

    def _powers(self, begin: Expr, least: Expr, kind: Any = tirx.ForKind.SERIAL) -> Stmt:
        """A row's scores of a tile, from element `begin` of `s` on, as powers of e."""
        return self._over(self.n, lambda j: tirx.BufferStore(self.s, tirx.exp(self.s[begin + j] - least), [begin + j]), kind)

    def _vector(self, body: Callable[[Expr], Stmt], lanes: int = 0) -> Stmt:
        return vector(lanes or self.lanes, body)

    def _over(self, size: int, body: Callable[[Expr], Stmt], kind: Any = tirx.ForKind.SERIAL) -> Stmt:
        """`body` of each of `size` elements, which are whole vectors."""
        lanes = integer(self.lanes)
        return loop(size // self.lanes, lambda step: [self._vector(lambda lane: body(step * lanes + lane))], kind)

    def _at_row(self, expr: Expr, batch: Expr, head: Expr, row: Expr, column: Expr = None, score: Expr = None) -> Expr:
        """An expression of the scores' axes and of a score, where they have these values."""
        given = list(zip(self.a.axes, (batch, head, row, column), strict=True))

        def axis(var: Expr) -> Expr:
            return next((value for own, value in given if value is not None and var.same_as(own)), var)

        def load(item: Expr) -> Expr:
            if item.source.same_as(self.a.acc):
                return score
            return tirx.BufferLoad(item.source, [rebuild(index, axis, load) for index in item.indices])

        return rebuild(expr, axis, load)

    def _visible(self, batch: Expr, head: Expr, total: Expr, rows: int, row_of: Callable[[Expr], Expr]) -> list[Stmt]:
        """The columns, of `total`, that each query row of the task sees as far as bounds say, and those that any does."""
        a, head = self.a, head * integer(self.group)

        def of_row(own: Expr) -> list[Stmt]:
            row, first, end = row_of(own), integer(0), total
            if a.facts.causal:
                end = tirx.min(end, row + (a.shift + 1))
            for bound in a.bounds.upper if a.bounds else ():
                end = tirx.min(end, tirx.min(self._at_row(bound, batch, head, row), total - 1) + 1)
            for bound in a.bounds.lower if a.bounds else ():
                first = tirx.max(first, tirx.min(self._at_row(bound, batch, head, row), total))
            return [
                tirx.BufferStore(self.first, first, [own]),
                tirx.BufferStore(self.end, tirx.max(end, integer(0)), [own]),
                tirx.BufferStore(self.range, tirx.min(self.range[0], self.first[own]), [integer(0)]),
                tirx.BufferStore(self.range, tirx.max(self.range[1], self.end[own]), [integer(1)]),
            ]

        ends = [tirx.BufferStore(self.range, value, [integer(n)]) for n, value in enumerate((total, integer(0)))]
        return [*ends, loop(rows, of_row)]

    def _folded(self, combine: Callable[[Expr, Expr], Expr]) -> list[Stmt]:
        """value[0] = all lanes of `part` combined: first as vectors, then the last four."""

        def quarters(lane: Expr) -> Stmt:
            found = self.part[lane]
            for start in range(QUARTER, self.lanes, QUARTER):
                found = combine(found, self.part[lane + start])
            return tirx.BufferStore(self.four, found, [lane])

        four = [self.four[integer(n)] for n in range(QUARTER)]
        last = combine(combine(four[0], four[1]), combine(four[2], four[3]))
        return [self._vector(quarters, QUARTER), tirx.BufferStore(self.value, last, [integer(0)])]

    def _gathered(self, begin: Expr, columns: int, combine: Callable[[Expr, Expr], Expr], zero: float) -> list[Stmt]:
        """value[0] = a row's `s`, from element `begin` on, combined."""

        def each(step: Expr) -> list[Stmt]:
            def of_lane(lane: Expr) -> Stmt:
                combined = combine(self.part[lane], self.s[begin + step * integer(self.lanes) + lane])
                return tirx.BufferStore(self.part, combined, [lane])

            return [self._vector(of_lane)]

        fill = self._vector(lambda lane: tirx.BufferStore(self.part, real(zero), [lane]))
        return [fill, unrolled(columns // self.lanes, each), *self._folded(combine)]

    def _finished(self, packed: Expr, store: Callable[[Expr, Expr], Stmt]) -> list[Stmt]:
        """store(d, o / l) of each element of a row, or 0 of rows that see nothing where the function says so."""
        factor = real(1.0) / self.l[packed]
        if self.a.blind:
            factor = tirx.Select(tirx.EQ(self.l[packed], real(0.0)), real(0.0), factor)

        def of_element(d: Expr) -> Stmt:
            return store(d, self.o[packed * integer(self.width) + d] * self.value[0])

        return [tirx.BufferStore(self.value, factor, [integer(0)]), self._over(self.width, of_element)]
