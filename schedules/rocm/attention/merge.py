"""The second kernel of split keys: what the splits have left, merged by the logarithm of their sums.

block    one row; `groups` of threads take every groups-th split, 4 neighbours of the row a thread, and meet in LDS
         m = max_s m_s;   l = Σ_s 2^(c (m_s − m)) l_s;   out = Σ_s 2^(c (m_s − m)) o_s / l
         a sink, which no split knows of, is added to l
"""

from __future__ import annotations

import math
from typing import Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.cuda.codegen.scalars import f32, shuffle_xor
from tk.schedules.rocm.attention.plan import QUAD, Plan
from tk.schedules.rocm.attention.results import Partials, Row, let, packed_heads
from tk.schedules.rocm.attention.softmax import factor_of_row, maximum, power, subtracted
from tk.schedules.rocm.attention.visible import ScoreRow
from tk.schedules.rocm.mfma import integer, load, ramp, read, wide

__all__ = ["merge"]

THREADS = 256


def merge(a: Attention, p: Plan, partials: Partials) -> Any:
    """The kernel's launch, for S-TIR."""
    return _Merge(a, p, partials).launch()


class _Merge:
    def __init__(self, a: Attention, p: Plan, partials: Partials) -> None:
        self.a, self.p, self.partials, self.code = a, p, partials, Code()
        self.quads = p.value_rows // QUAD
        self.groups = min(THREADS // self.quads, p.splits)
        self.threads = -(-self.quads * self.groups // p.lanes) * p.lanes
        self.sums, self.total, self.factor = (
            self.code.buffer((size,), "float32", name) for size, name in ((QUAD, "sums"), (1, "total"), (1, "factor"))
        )

    def launch(self) -> Any:
        code, (rows, heads) = self.code, packed_heads(self.a, self.p)
        blocks = code.simplify(wide(self.a.q.batch) * heads * rows)
        block, self.thread = code.variable("block", blocks), code.variable("thread", self.threads)
        which, row = let(code, "which", tirx.floordiv(block, rows)), let(code, "row", tirx.floormod(block, rows))
        self.quad, self.group = tirx.floormod(self.thread, self.quads), tirx.floordiv(self.thread, self.quads)
        self._maximum(which, row)
        self._add(which, row)
        if self.groups > 1:
            self._meet()
        with code.when(self.thread < self.quads):
            self._store(self._score_row(which, row, heads))
        return code.kernel([(block, blocks, "blockIdx.x"), (self.thread, self.threads, "threadIdx.x")])

    def _score_row(self, which: Any, row: Any, heads: int) -> ScoreRow:
        batch, head, rows = tirx.floordiv(which, heads), tirx.floormod(which, heads), wide(self.a.q.rows)
        if not self.p.config.packed:
            return ScoreRow(batch, head, row)
        return ScoreRow(batch, head * self.a.facts.group + tirx.floordiv(row, rows), tirx.floormod(row, rows))

    def _maximum(self, which: Any, row: Any) -> None:
        """The largest m of all splits, in every lane, and what is subtracted of the others."""
        code, last, lanes = self.code, self.partials.splits - 1, self.p.lanes
        span = min(lanes, 1 << last.bit_length())  # lanes that have all of the splits between them
        top = code.buffer((1,), "float32", "top")
        code.store(top, f32(-math.inf), integer(0))
        for first in range(0, self.partials.splits, span):
            split = tirx.min(tirx.floormod(self.thread, span) + first, integer(last))
            pair = self.partials.line(which, split, row) * 2
            code.store(top, maximum(read(top, 0), read(self.partials.pairs, pair)), integer(0))
        away = 1
        while away < span:
            other = shuffle_xor(read(top, 0), away, lanes)
            code.store(top, maximum(read(top, 0), other), integer(0))
            away *= 2
        most = code.buffer((1,), "float32", "most")
        code.store(most, subtracted(read(top, 0)), integer(0))
        self.top, self.most = read(top, 0), read(most, 0)

    def _add(self, which: Any, row: Any) -> None:
        """This thread's splits, each by its factor."""
        code, partials = self.code, self.partials
        code.store(self.sums, tirx.Broadcast(f32(0.0), QUAD), ramp(0, QUAD))
        code.store(self.total, f32(0.0), integer(0))
        own = () if self.groups * self.quads == self.threads else (self.group < self.groups,)
        with code.when(*own):
            for first in range(0, partials.splits, self.groups):
                split = self.group + first
                there = () if first + self.groups <= partials.splits else (split < partials.splits,)
                with code.when(*there):
                    line = partials.line(which, split, row)
                    scale = f32(self.a.scale * math.log2(math.e))
                    code.store(self.factor, power((read(partials.pairs, line * 2) - self.most) * scale), integer(0))
                    factor, total = read(self.factor, 0), read(partials.pairs, line * 2 + 1)
                    code.store(self.total, read(self.total, 0) + total * factor, integer(0))
                    part = load(partials.values, line * partials.pitch + self.quad * QUAD, QUAD)
                    code.store(self.sums, load(self.sums, 0, QUAD) + part * tirx.Broadcast(factor, QUAD), ramp(0, QUAD))

    def _meet(self) -> None:
        """Sum over the groups, by way of LDS, in the first one's threads."""
        code = self.code
        sums = code.buffer((self.threads * QUAD,), "float32", "group_sums", "shared")
        totals = code.buffer((self.threads,), "float32", "group_totals", "shared")
        code.store(sums, load(self.sums, 0, QUAD), ramp(self.thread * QUAD, QUAD))
        code.store(totals, read(self.total, 0), self.thread)
        code.sync()
        with code.when(self.thread < self.quads):
            for group in range(1, self.groups):
                other = self.thread + group * self.quads
                code.store(self.sums, load(self.sums, 0, QUAD) + load(sums, other * QUAD, QUAD), ramp(0, QUAD))
                code.store(self.total, read(self.total, 0) + read(totals, other), integer(0))

    def _store(self, score_row: ScoreRow) -> None:
        code = self.code
        factor = factor_of_row(code, self.a, score_row, (self.top, self.total, self.factor))
        Row(code, self.a, self.p, score_row).store(self.quad * QUAD, lambda e: read(self.sums, e) * factor)
