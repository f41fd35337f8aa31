"""The loops of `cpu.attention_tiles` (attention_tiles.py, with the algorithm): blocks of query rows over tiles of keys, both
products in blocks of registers, written out as TIR. Sizes may be symbolic; operands are seen flat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import PrimFunc, Stmt

from tk.schedules.cpu.attention_loops import NEVER, QUARTER, AttentionLoops, as_expr, subtracted
from tk.schedules.cpu.statements import integer, loop, real, sequence, unrolled
from tk.schedules.cuda.attention.problem import Attention, Operand

if TYPE_CHECKING:
    from tk.schedules.cpu.attention_tiles import Config

__all__ = ["build"]

OPERANDS = ("q", "k", "v", "out")


def build(attention: Attention, config: Config) -> PrimFunc:
    """The PrimFunc of `attention` with the fused function's own parameters."""
    return _Kernel(attention.bounded, config).function()


class _Kernel(AttentionLoops):
    """Writes the loops. The rows of a task are `tall` query rows, each of the heads of a group in turn. Further buffers: `qs`
    [rows, depth] the rows of q, `kt` [depth, columns] a tile's keys, turned; `acc` results in registers, each row's in a buffer
    of its own: one of 1,024 bytes or more TVM takes from its heap, and LLVM, which does not know that nothing else lies there,
    then stores each sum of a product that it makes."""

    def __init__(self, attention: Attention, config: Config) -> None:
        super().__init__(attention, config.lanes)
        self.c, self.tall, self.n = config, config.rows // self.group, config.columns
        self.rows, self.total = as_expr(attention.q.rows), as_expr(attention.k.rows)
        self.blocks = tirx.floordiv(self.rows + (self.tall - 1), integer(self.tall))
        self.tasks = as_expr(attention.q.batch) * integer(self.kv_heads) * self.blocks
        self.flat = {
            name: tirx.decl_buffer((operand.size,), "float32", name=name)
            for name in OPERANDS
            for operand in (getattr(attention, name),)
        }
        rows, made = config.rows, self._buffer
        self.qs, self.kt = made(rows * self.depth, "qs"), made(self.depth * self.n, "kt")
        self.s, self.o = made(rows * self.n, "s"), made(rows * self.width, "o")
        self.m, self.l, self.alpha = made(rows, "m"), made(rows, "l"), made(rows, "alpha")
        self.part, self.four, self.value = made(self.lanes, "part"), made(QUARTER, "four"), made(1, "value")
        self.acc = [made(config.vectors * self.lanes, "acc") for _ in range(config.high)]
        # Whether each row sees all columns, as far as bounds say: then no buffers say which, and masks are read as vectors.
        self.all = not (attention.facts.causal or attention.bounds)
        if not self.all:
            self.first, self.end, self.range = (made(size, "range", "int64") for size in (self.tall, self.tall, 2))

    def function(self) -> PrimFunc:
        views = [tirx.DeclBuffer(flat, data=getattr(self.a, name).param.data) for name, flat in self.flat.items()]
        return self._function([*views, self._parallel(self.tasks, self._task)], [])

    # Where things lie

    def _at(self, name: str, batch: Expr, head: Expr, row: Expr, column: Expr) -> Expr:
        """The flat index of an operand's element."""
        operand: Operand = getattr(self.a, name)
        steps = (operand.batch_stride, operand.head_stride, operand.row_stride)
        found = column + as_expr(operand.offset)
        for step, each in zip(steps, (batch, head, row), strict=True):
            found = found + each * as_expr(step)
        return found

    def _load(self, name: str, *at: Expr) -> Expr:
        return tirx.BufferLoad(self.flat[name], [self._at(name, *at)])

    # What a task does

    def _task(self, task: Expr) -> list[Stmt]:
        which, block = tirx.floordiv(task, self.blocks), tirx.floormod(task, self.blocks)
        (batch, head), top = self._heads(which), block * integer(self.tall)
        self.where = batch, head, top
        # Blocks of registers that hold a row: those behind the last one are computed again in the last block alone. That they
        # are no more than all, the memory check does not see of a quotient that is rounded up.
        used = tirx.min(integer(self.tall), self.rows - top) * integer(self.group)
        most = -(-self.c.rows // self.c.high)
        self.high = tirx.min(tirx.floordiv(used + (self.c.high - 1), integer(self.c.high)), integer(most))
        start, end = (integer(0), self.total) if self.all else (self.range[0], self.range[1])
        self.last = end
        tiles = self._tiles(start, end)
        return [
            *([] if self.all else self._visible(batch, head, self.total, self.tall, self._row)),
            self._each_row(self._begin),
            loop(tiles, lambda tile: self._tile(start + tile * integer(self.n))),
            self._each_row(self._finish),
        ]

    def _row(self, row: Expr) -> Expr:
        """The query row that this row of the task's is: the last one, behind it."""
        return tirx.min(self.where[2] + row, self.rows - 1)

    def _query(self, packed: Expr) -> tuple[Expr, Expr, Expr]:
        """(query head, query row, row of the task's) of what is computed in this line."""
        own, group = tirx.floordiv(packed, integer(self.group)), integer(self.group)
        return self.where[1] * group + tirx.floormod(packed, group), self._row(own), own

    def _each_row(self, body: Callable[[Expr], list[Stmt]]) -> Stmt:
        return loop(self.high * integer(self.c.high), body)

    def _begin(self, packed: Expr) -> list[Stmt]:
        """No column seen yet, but a sink, which is one, of weight 1 if it is finite; and the row of q."""
        batch, (of_q, row, _) = self.where[0], self._query(packed)
        most, summed = real(NEVER), real(0.0)
        if self.a.sink is not None:
            most = self._at_row(self.a.sink, batch, of_q, row)
            summed = tirx.exp(most - subtracted(most))

        def copied(d: Expr) -> Stmt:
            return tirx.BufferStore(self.qs, self._load("q", batch, of_q, row, d), [packed * integer(self.depth) + d])

        return [
            tirx.BufferStore(self.m, most, [packed]),
            tirx.BufferStore(self.l, summed, [packed]),
            self._over(self.depth, copied),
            self._over(self.width, lambda d: tirx.BufferStore(self.o, real(0.0), [packed * integer(self.width) + d])),
        ]

    def _tile(self, start: Expr) -> list[Stmt]:
        batch, head, _ = self.where
        left = tirx.min(integer(self.n), self.last - start)

        def column(j: Expr) -> Expr:
            """Columns behind the last one have its score, which is hidden there."""
            return tirx.max(tirx.min(tirx.min(start + j, self.last - 1), self.total - 1), integer(0))

        def turned(j: Expr) -> list[Stmt]:
            def of_depth(d: Expr) -> list[Stmt]:
                key = self._load("k", batch, head, column(j), d)
                return [tirx.BufferStore(self.kt, key, [d * integer(self.n) + j])]

            return [loop(self.depth, of_depth)]

        wide = self.c.vectors * self.lanes
        return [
            loop(self.n, turned),
            loop(self.high, lambda at: [loop(self.n // wide, lambda panel: self._scores(at, panel))]),
            self._each_row(lambda packed: self._softmax(packed, start, column)),
            loop(self.high, lambda at: [loop(self.width // wide, lambda panel: self._values(at, panel, start, left))]),
        ]

    def _registers(self, body: Callable[[int, Expr], Stmt]) -> Stmt:
        """`body` of each row and element of a block of registers."""

        def of_row(row: int) -> Stmt:
            def of_vector(step: Expr) -> list[Stmt]:
                return [self._vector(lambda lane: body(row, step * integer(self.lanes) + lane))]

            return unrolled(self.c.vectors, of_vector)

        return sequence([of_row(row) for row in range(self.c.high)])

    def _product(self, extent: Expr, begin: Expr, left: Expr, right: Expr, end: Expr) -> list[Stmt]:
        """acc[row, e] = begin(row, e) + Σ_step left(row, step) · right(step, e), and what `end` makes of it."""

        def add(step: Expr) -> list[Stmt]:
            def one(row: int, element: Expr) -> Stmt:
                summed = self.acc[row][element] + left(row, step) * right(step, element)
                return tirx.BufferStore(self.acc[row], summed, [element])

            return [self._registers(one)]

        return [
            self._registers(lambda row, element: tirx.BufferStore(self.acc[row], begin(row, element), [element])),
            loop(extent, add),
            self._registers(lambda row, element: end(row, element, self.acc[row][element])),
        ]

    def _scores(self, block: Expr, panel: Expr) -> list[Stmt]:
        """s[row, j] = Σ_d q[row, d] · k[j, d]."""
        wide, top = integer(self.c.vectors * self.lanes), block * integer(self.c.high)

        def at(row: Expr, element: Expr) -> Expr:
            return (top + row) * integer(self.n) + panel * wide + element

        return self._product(
            self.depth,
            lambda _row, _element: real(0.0),
            lambda row, d: self.qs[(top + row) * integer(self.depth) + d],
            lambda d, element: self.kt[d * integer(self.n) + panel * wide + element],
            lambda row, element, value: tirx.BufferStore(self.s, value, [at(row, element)]),
        )

    def _values(self, block: Expr, panel: Expr, start: Expr, left: Expr) -> list[Stmt]:
        """o[row] = o · alpha + Σ_j p[row, j] · v[j], of columns that any row sees: infinity times no weight is NaN."""
        wide, top = integer(self.c.vectors * self.lanes), block * integer(self.c.high)
        batch, head, _ = self.where

        def at(row: Expr, element: Expr) -> Expr:
            return (top + row) * integer(self.width) + panel * wide + element

        def column(j: Expr) -> Expr:
            """That it is one of the cache's follows from what bounds say, which no proof sees: they are read from memory."""
            return tirx.max(tirx.min(start + j, self.total - 1), integer(0))

        return self._product(
            left,
            lambda row, element: self.o[at(row, element)] * self.alpha[top + row],
            lambda row, j: self.s[(top + row) * integer(self.n) + j],
            lambda j, element: self._load("v", batch, head, column(j), panel * wide + element),
            lambda row, element, value: tirx.BufferStore(self.o, value, [at(row, element)]),
        )

    def _softmax(self, packed: Expr, start: Expr, column: Callable[[Expr], Expr]) -> list[Stmt]:
        """A row's scores of a tile as weights, and what they make of its maximum and sum."""
        batch, (of_q, row, own), begin = self.where[0], self._query(packed), packed * integer(self.n)

        def x(j: Expr, at: Expr) -> Expr:
            return self._at_row(self.a.score, batch, of_q, row, at, self.s[begin + j]) * real(self.a.scale)

        def seen(j: Expr) -> Expr:
            if self.all:
                return start + j < self.total
            return tirx.And(start + j >= self.first[own], start + j < self.end[own])

        def score(j: Expr) -> Stmt:
            return tirx.BufferStore(self.s, tirx.Select(seen(j), x(j, column(j)), real(NEVER)), [begin + j])

        def inner(j: Expr) -> Stmt:
            return tirx.BufferStore(self.s, x(j, start + j), [begin + j])

        scores = loop(self.n, lambda j: [score(j)]) if self.a.facts.loads else self._over(self.n, score)
        if self.all:  # all tiles but the last one are whole
            scores = tirx.IfThenElse(start + integer(self.n) <= self.total, self._over(self.n, inner), scores)

        top = tirx.max(self.m[packed], self.value[0])
        least = subtracted(self.m[packed])
        return [
            scores,
            *self._gathered(begin, self.n, tirx.max, NEVER),
            tirx.BufferStore(self.alpha, self.m[packed], [packed]),
            tirx.BufferStore(self.m, top, [packed]),
            tirx.BufferStore(self.alpha, tirx.exp(self.alpha[packed] - least), [packed]),
            self._powers(begin, least),
            *self._gathered(begin, self.n, lambda x, y: x + y, 0.0),
            tirx.BufferStore(self.l, self.l[packed] * self.alpha[packed] + self.value[0], [packed]),
        ]

    def _finish(self, packed: Expr) -> list[Stmt]:
        """out = o / l, or 0 of rows that see nothing where the function says so."""
        batch, (of_q, row, _) = self.where[0], self._query(packed)

        def store(d: Expr, value: Expr) -> Stmt:
            return tirx.BufferStore(self.flat["out"], value, [self._at("out", batch, of_q, row, d)])

        return self._finished(packed, store)
