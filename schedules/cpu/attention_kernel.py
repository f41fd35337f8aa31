"""The loops of `cpu.attention` (attention.py, with the algorithm): few query rows over a cache, written out as TIR for a split
of one head of keys a task, and the loops that combine splits. Positions are indices of the parameters' own dims."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import Buffer, PrimFunc, Stmt

from tk.schedules.cpu.attention_loops import NEVER, QUARTER, AttentionLoops, as_expr, subtracted
from tk.schedules.cpu.statements import integer, loop, real, unrolled
from tk.schedules.cuda.attention.problem import Attention, Operand

__all__ = ["build", "positions"]

CHAINS = 8  # vectors of results that a pass over a tile's values keeps in registers


def positions(operand: Operand) -> list[list[int]] | None:
    """For each dim of an operand's parameter, what one step of (batch, head, row, column) and the offset add to its index; None
    where a size is no number, or a step would carry from one dim into the next."""
    shape = [int(dim) if isinstance(dim, tirx.IntImm) else None for dim in operand.param.shape]
    if None in shape[1:]:
        return None
    strides = [math.prod(size or 1 for size in shape[n + 1 :]) for n in range(len(shape))]
    steps = (operand.batch_stride, operand.head_stride, operand.row_stride, 1, operand.offset)
    extents = (operand.batch, operand.heads, operand.rows, operand.width, 2)
    found = [[0] * len(steps) for _ in shape]
    for n, step in enumerate(steps):
        if not isinstance(step, int) or step < 0:
            return None
        for dim, stride in enumerate(strides):
            if stride:
                found[dim][n], step = divmod(step, stride)
    for dim, (size, each) in enumerate(zip(shape, found, strict=True)):
        known = [extent for extent, step in zip(extents, each, strict=True) if step and isinstance(extent, int)]
        most = sum((extent - 1) * step for extent, step in zip(extents, each, strict=True) if step and isinstance(extent, int))
        if (size is not None and (most >= size or len(known) < sum(map(bool, each)))) or (size is None and dim):
            return None
    return found


def build(attention: Attention, columns: int, lanes: int, splits: int) -> PrimFunc:
    """The PrimFunc of `attention` with the fused function's own parameters."""
    return _Kernel(attention.bounded, columns, lanes, splits).function()


class _Kernel(AttentionLoops):
    """Writes the loops. The rows of a task are those of a head's group, of each of its query rows; `acc` has results in
    registers."""

    def __init__(self, attention: Attention, columns: int, lanes: int, splits: int) -> None:
        super().__init__(attention, lanes)
        self.n, self.splits, self.rows = columns, splits, int(attention.facts.rows or 0)
        self.packed, self.total = self.group * self.rows, int(attention.facts.columns or 0)
        self.blocks = self.width // lanes
        self.chains = next(count for count in range(min(CHAINS, self.blocks), 0, -1) if self.blocks % count == 0)
        self.tasks = as_expr(attention.q.batch) * integer(self.kv_heads)
        self.partial: list[Buffer] = []
        if splits > 1:
            size = self.tasks * integer(splits * self.packed)
            self.partial = [tirx.decl_buffer((size, width), "float32", name="partial") for width in (self.width, 2)]
        self._make_buffers()

    def _make_buffers(self) -> None:
        """Those of one loop over tasks."""
        self.buffers = []
        made, packed, lanes, columns = self._buffer, self.packed, self.lanes, self.n
        self.part, self.four, self.value = made(lanes, "part"), made(QUARTER, "four"), made(1, "value")
        self.s, self.o = made(packed * columns, "s"), made(packed * self.width, "o")
        self.m, self.l, self.alpha = made(packed, "m"), made(packed, "l"), made(2, "alpha")
        self.acc = made(self.chains * lanes, "acc")
        self.first, self.end, self.range = (made(size, "range", "int64") for size in (self.rows, self.rows, 2))

    def function(self) -> PrimFunc:
        loops = [self._parallel(self.tasks * integer(self.splits), self._task)]
        if self.splits > 1:
            self._make_buffers()
            loops.append(self._parallel(self.tasks, self._merge))
        return self._function(loops, self.partial)

    def _fill(self, buffer: Buffer, value: float) -> Stmt:
        return loop(int(buffer.shape[0]), lambda i: [tirx.BufferStore(buffer, real(value), [i])])

    def _load(self, operand: Operand, at: tuple[Any, Any, Any, Any]) -> Expr:
        """The element (batch, head, row, column) of an operand."""
        return tirx.BufferLoad(operand.param, self._index(operand, at))

    def _index(self, operand: Operand, at: tuple[Any, Any, Any, Any]) -> list[Expr]:
        found = positions(operand)
        assert found is not None  # match() has seen to it
        indices = []
        for steps in found:
            index: Any = integer(steps[-1])
            for step, each in zip(steps[:-1], at, strict=True):
                index = index + each * integer(step) if step else index
            indices.append(index)
        return indices

    # What a task does

    def _task(self, task: Any) -> list[Stmt]:
        split, which = tirx.floormod(task, integer(self.splits)), tirx.floordiv(task, integer(self.splits))
        (batch, head), start = self._heads(which), self.range[0]
        tiles = self._tiles(start, self.range[1])
        before = tirx.floordiv(tiles * split, integer(self.splits))
        count = tirx.floordiv(tiles * (split + 1), integer(self.splits)) - before
        return [
            *self._visible(batch, head, integer(self.total), self.rows, lambda row: row),
            self._begin(batch, head, split),
            self._fill(self.o, 0.0),
            loop(count, lambda tile: self._tile(batch, head, start + (before + tile) * self.n)),
            self._finish(batch, head) if self.splits == 1 else self._leave(task),
        ]

    def _query(self, head: Any, packed: Any) -> tuple[Any, Any]:
        """The query head and row that are this packed row."""
        return head * integer(self.group) + tirx.floordiv(packed, integer(self.rows)), tirx.floormod(packed, integer(self.rows))

    def _begin(self, batch: Any, head: Any, split: Any) -> Stmt:
        """No column seen yet; a sink is one, of the first split, of weight 1 if it is finite."""

        def of_row(packed: Any) -> list[Stmt]:
            most, summed = real(NEVER), real(0.0)
            if self.a.sink is not None:
                here = tirx.EQ(split, integer(0))
                sink = self._at_row(self.a.sink, batch, *self._query(head, packed))
                weight = tirx.exp(sink - subtracted(sink))
                most, summed = tirx.Select(here, sink, most), tirx.Select(here, weight, summed)
            return [tirx.BufferStore(self.m, most, [packed]), tirx.BufferStore(self.l, summed, [packed])]

        return loop(self.packed, of_row)

    def _tile(self, batch: Any, head: Any, start: Any) -> list[Stmt]:
        def column(j: Any) -> Any:
            """Columns behind the last one have its score, which is hidden there."""
            return tirx.max(tirx.min(tirx.min(start + j, self.range[1] - 1), integer(self.total - 1)), integer(0))

        scores = loop(self.n, lambda j: [loop(self.packed, lambda row: self._product(batch, head, row, (j, column(j))))])
        return [scores, loop(self.packed, lambda row: self._row(batch, head, row, (start, column)))]

    def _product(self, batch: Any, head: Any, packed: Any, at: tuple[Any, Any]) -> list[Stmt]:
        """s[row, j] = Σ_d q[row, d] · k[column, d]."""
        (j, column), (of_q, row) = at, self._query(head, packed)

        def add(step: Any) -> Callable[[Any], Stmt]:
            def of_lane(lane: Any) -> Stmt:
                d = step * integer(self.lanes) + lane
                q, k = self._load(self.a.q, (batch, of_q, row, d)), self._load(self.a.k, (batch, head, column, d))
                return tirx.BufferStore(self.part, self.part[lane] + q * k, [lane])

            return of_lane

        return [
            self._vector(lambda lane: tirx.BufferStore(self.part, real(0.0), [lane])),
            unrolled(self.depth // self.lanes, lambda step: [self._vector(add(step))]),
            *self._folded(lambda x, y: x + y),
            tirx.BufferStore(self.s, self.value[0], [packed * integer(self.n) + j]),
        ]

    def _row(self, batch: Any, head: Any, packed: Any, columns: tuple[Any, Callable[[Any], Any]]) -> list[Stmt]:
        """A row's scores of a tile into its results."""
        (start, column), begin = columns, packed * integer(self.n)
        of_q, row = self._query(head, packed)

        def score(j: Any) -> Stmt:
            x = self._at_row(self.a.score, batch, of_q, row, column(j), self.s[begin + j]) * real(self.a.scale)
            seen = tirx.And(start + j >= self.first[row], start + j < self.end[row])
            return tirx.BufferStore(self.s, tirx.Select(seen, x, real(NEVER)), [begin + j])

        over = partial(self._over, self.n, kind=tirx.ForKind.UNROLLED)

        # alpha: what earlier results are multiplied by, and the maximum so far
        top = tirx.max(self.m[packed], self.value[0])
        least = subtracted(self.alpha[1])
        return [
            over(score) if not self.a.facts.loads else loop(self.n, lambda j: [score(j)]),
            *self._gathered(begin, self.n, tirx.max, NEVER),
            tirx.BufferStore(self.alpha, top, [integer(1)]),
            tirx.BufferStore(self.alpha, tirx.exp(self.m[packed] - least), [integer(0)]),
            tirx.BufferStore(self.m, self.alpha[1], [packed]),
            self._powers(begin, least, tirx.ForKind.UNROLLED),
            *self._gathered(begin, self.n, lambda x, y: x + y, 0.0),
            tirx.BufferStore(self.l, self.l[packed] * self.alpha[0] + self.value[0], [packed]),
            loop(self.blocks // self.chains, lambda block: self._values(batch, head, packed, block, columns)),
        ]

    def _values(self, batch: Any, head: Any, packed: Any, block: Any, columns: tuple[Any, Callable[[Any], Any]]) -> list[Stmt]:
        """o[row] = o · alpha + Σ_j p[row, j] · v[j], of a block of vectors; of columns that any row sees: infinity times no
        weight is NaN."""
        (start, column), lanes = columns, self.lanes
        left = tirx.min(integer(self.n), self.range[1] - start)
        result = packed * integer(self.width) + block * integer(self.chains * lanes)

        over = partial(self._over, self.chains * lanes, kind=tirx.ForKind.UNROLLED)

        def add(j: Any) -> list[Stmt]:
            weight = self.s[packed * integer(self.n) + j]

            def one(d: Any) -> Stmt:
                v = self._load(self.a.v, (batch, head, column(j), block * integer(self.chains * lanes) + d))
                return tirx.BufferStore(self.acc, self.acc[d] + weight * v, [d])

            return [over(one)]

        return [
            over(lambda d: tirx.BufferStore(self.acc, self.o[result + d] * self.alpha[0], [d])),
            loop(left, add),
            over(lambda d: tirx.BufferStore(self.o, self.acc[d], [result + d])),
        ]

    # How results leave

    def _finish(self, batch: Any, head: Any) -> Stmt:

        def of_row(packed: Any) -> list[Stmt]:
            of_q, row = self._query(head, packed)

            def store(d: Any, value: Any) -> Stmt:
                return tirx.BufferStore(self.a.out.param, value, self._index(self.a.out, (batch, of_q, row, d)))

            return self._finished(packed, store)

        return loop(self.packed, of_row)

    def _leave(self, task: Any) -> Stmt:
        """o, l and m of a split, for `_merge`."""
        values, pairs = self.partial

        def of_row(packed: Any) -> list[Stmt]:
            line = task * integer(self.packed) + packed

            def store(d: Any) -> Stmt:
                return tirx.BufferStore(values, self.o[packed * integer(self.width) + d], [line, d])

            return [
                tirx.BufferStore(pairs, self.m[packed], [line, integer(0)]),
                tirx.BufferStore(pairs, self.l[packed], [line, integer(1)]),
                self._over(self.width, store),
            ]

        return loop(self.packed, of_row)

    def _merge(self, which: Any) -> list[Stmt]:
        """The splits' results as those of one, into o, l and m."""
        batch, head = self._heads(which)
        values, pairs = self.partial

        def of_row(packed: Any) -> list[Stmt]:
            def line(split: Any) -> Any:
                return (which * integer(self.splits) + split) * integer(self.packed) + packed

            def highest(split: Any) -> list[Stmt]:
                return [tirx.BufferStore(self.m, tirx.max(self.m[packed], pairs[line(split), integer(0)]), [packed])]

            least = subtracted(self.m[packed])

            def add(split: Any) -> list[Stmt]:
                def of_element(d: Any) -> Stmt:
                    at = packed * integer(self.width) + d
                    return tirx.BufferStore(self.o, self.o[at] + self.alpha[0] * values[line(split), d], [at])

                return [
                    tirx.BufferStore(self.alpha, tirx.exp(pairs[line(split), integer(0)] - least), [integer(0)]),
                    tirx.BufferStore(self.l, self.l[packed] + self.alpha[0] * pairs[line(split), integer(1)], [packed]),
                    self._over(self.width, of_element),
                ]

            return [
                tirx.BufferStore(self.m, real(NEVER), [packed]),
                tirx.BufferStore(self.l, real(0.0), [packed]),
                loop(self.splits, highest),
                loop(self.splits, add),
            ]

        return [self._fill(self.o, 0.0), loop(self.packed, of_row), self._finish(batch, head)]
