"""The online softmax of a warp's 16 packed rows: each a row of one of the query heads that share a head of keys."""

from __future__ import annotations

import math
from functools import partial

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.decode.plan import Plan
from tk.schedules.cuda.attention.online_softmax import Fragment, Softmax
from tk.schedules.cuda.attention.problem import uses
from tk.schedules.cuda.attention.visible import narrow
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.cuda.matmul.output import let

__all__ = ["PackedSoftmax"]


class PackedSoftmax(Softmax):
    """Packed row g · rows + i is row i of query head kv_head · group + g; `fragment.head` is the head of keys."""

    looks_up = True

    def __init__(self, plan: Plan, registers: tuple[Buffer, Buffer, Buffer], fragment: Fragment) -> None:
        self.plan, a = plan, plan.attention
        super().__init__(a, (plan.batch, plan.packed, plan.columns, narrow(a.shift)), plan.block_n, registers, fragment)

    def load_scales(self, last: Expr) -> None:
        """Load the scale of keys, if it is one for all; others come with their tile, none of them beyond the column `last`. The
        scale of values, if it is one for all, is what results.py ends with."""
        self.last = last
        self.of_scores, self.of_weights = None, None
        k_scale, v_scale = self.a.k_scale, self.a.v_scale
        if k_scale is not None:
            self.of_scores = T.alloc_local((self.n // 4 if self._by_column(k_scale) else 1,), "float32")
            if not self._by_column(k_scale):
                T.buffer_store(self.of_scores, self._scale_at(k_scale, T.int32(0)), [0])
        if v_scale is not None and self._by_column(v_scale):
            self.of_weights = T.alloc_local((self.n // 4,), "float32")

    def _by_column(self, scale: Expr) -> bool:
        return uses(scale, self.a.axes[3])

    def _scale_at(self, scale: Expr, column: Expr) -> Expr:
        axis = self._axis(T.int32(0), column)
        return rebuild(scale, axis, partial(self._load, axis=axis))

    def prefetch(self, first: Expr, ragged: bool) -> None:
        """Start the loads of what every row adds, and of the scales: a value a column."""
        super().prefetch(first, ragged)
        for scale, to in ((self.a.k_scale, self.of_scores), (self.a.v_scale, self.of_weights)):
            for i in range(self.n // 8 if to is not None and self._by_column(scale) else 0):
                for v in range(2):
                    column = T.min(self._column(first, i) + v, self.last)
                    T.buffer_store(to, self._scale_at(scale, column), [2 * i + v])

    def scale_scores(self) -> None:
        """The scores of keys of 8 bits times their scales."""
        if self.of_scores is not None:
            self._times(self.of_scores, self._by_column(self.a.k_scale))

    def scale_weights(self, first: Expr) -> None:
        """The powers, which have been summed, times the scales of the values that they weigh; those beyond the last column
        times 0: its scale is what they would have, and nothing times an infinity is NaN."""
        scales = self.of_weights
        if scales is None:
            return
        for i in range(self.n // 8):
            for v in range(2):
                inside = self._column(first, i) + v <= self.last
                T.buffer_store(scales, T.Select(inside, scales[2 * i + v], f32(0.0)), [2 * i + v])
        self._times(scales, True)

    def _times(self, scales: Buffer, by_column: bool) -> None:
        for index in range(self.n // 2):
            column = index // 4 * 2 + index % 2
            T.buffer_store(self.s, self.s[index] * scales[column if by_column else 0], [index])

    def _of_columns(self, load: TensorLoad) -> bool:
        """Whether `load` reads one value a column, whatever the packed row."""
        rows_differ = self.a.axes[1:3] if self.plan.facts.group > 1 else self.a.axes[2:3]
        return uses(load, self.a.axes[3]) and not any(uses(load, axis) for axis in rows_differ)

    def _query(self, row: Expr | int) -> tuple[Expr, Expr | int]:
        return self.f.head * self.plan.facts.group + row // self.plan.rows, row % self.plan.rows

    def hide(self, first: Expr) -> None:
        """Columns that a row does not see weigh nothing, nor do those beyond the matrix."""
        for half in range(2):
            column = first + self.f.lane % 4 * 2
            start, end = let("before", self.seen[2 * half] - column), let("behind", self.seen[2 * half + 1] - column)
            for i in range(self.n // 8):
                for v in range(2):
                    index, at = 4 * i + 2 * half + v, i * 8 + v
                    inside = T.And(at >= start, at < end) if self.a.bounds and self.a.bounds.lower else at < end
                    seen = T.Select(inside, self.s[index], f32(-math.inf))
                    T.buffer_store(self.s, seen, [index])

    def sum_lanes(self) -> None:
        """The rows' sums over the four lanes that hold them."""
        for half in range(2):
            self._across((self.total, half), lambda a, b: a + b)
