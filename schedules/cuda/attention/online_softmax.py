"""The online softmax of one consumer's tiles of scores, in registers.

A warp holds 16 rows; lane l has rows l/4 and l/4 + 8, columns 8 i + 2 (l % 4) and the next, for each i: so the fragment of
scores, rounded, is the left operand of the matmul with v, 16 columns a step. A row's maximum and sum are those of
a quad of lanes.

    x = f(s, position)                      the function between the two matmuls, without a constant factor c > 0
    m' = max(m, max x);  p = 2^(c log2(e) (x - m'))
    l = l 2^(c log2(e) (m - m')) + sum p
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.problem import Attention, uses
from tk.schedules.cuda.attention.visible import seen_by_row
from tk.schedules.cuda.codegen.scalars import f32, shuffle_xor
from tk.schedules.cuda.matmul.epilogue import loads, rebuild
from tk.schedules.cuda.matmul.output import element, same, scope

__all__ = ["Fragment", "Softmax", "bounded", "power_of_sink"]

PACK = {"float16": "cvt.rn.f16x2.f32", "bfloat16": "cvt.rn.bf16x2.f32"}
VECTORS = ("float16", "bfloat16", "float32")  # of conditions there are none
BITS_OF_LARGEST = 2 * 127 + 26 << 23  # less a number's bits: those of about 2²⁶ over it
LEAST = 2.0**-63  # below which that would be no float
CHAINS = 2  # maxima and sums of a row that a lane carries side by side, for their latency


@dataclass(frozen=True, eq=False)
class Fragment:
    """Where a warp's fragment lies: its first row, head and batch, and the lane."""

    row: Any
    head: Any
    batch: Any
    lane: Any


class Softmax:
    """Writes the softmax's statements for tiles of `columns` columns; `sizes` are the attention's batch, rows, columns and
    shift, `registers` a consumer's scores, results and rounded powers."""

    def __init__(
        self,
        attention: Attention,
        sizes: tuple[Expr | int, ...],
        columns: int,
        registers: tuple[Buffer, Buffer, Buffer],
        fragment: Fragment,
    ) -> None:
        self.a, self.n, self.f = attention, columns, fragment
        self.s, self.o, self.weights = registers
        _, self.rows, self.columns, self.shift = sizes
        self.top = T.alloc_local((2,), "float32")
        self.total = T.alloc_local((2,), "float32")
        self.scale = T.alloc_local((2,), "float32")
        self.parts = T.alloc_local((2 * CHAINS,), "float32")
        self.exponent = attention.scale * math.log2(math.e)
        self.seen: Any = None  # of both halves, where they are computed: the first column, and one past the last
        self.loads = [] if attention.plain else loads(attention.score, (attention.acc,))
        self.prefetched = [
            T.alloc_local((columns // 4,), str(load.source.dtype)) for load in self.loads if self._of_columns(load)
        ]

    def _of_columns(self, load: TensorLoad) -> bool:
        """Whether `load` reads one value a column, whatever the row."""
        return uses(load, self.a.axes[3]) and not uses(load, self.a.axes[2])

    def start(self) -> None:
        """Nothing has been seen; and what the lane's rows will see, where that is computed."""
        for half in range(2):
            T.buffer_store(self.top, f32(self.a.lowest), [half])
            T.buffer_store(self.total, f32(0.0), [half])
        for i in range(int(self.o.shape[0])):
            T.buffer_store(self.o, f32(0.0), [i])
        if self.looks_up:
            self.seen = T.alloc_local((4,), "int32")
            for half in range(2):
                own = T.min(self._row(half), self.rows - 1)  # rows beyond the last are the last
                for n, value in enumerate(seen_by_row(self.a, self.f.batch, *self._query(own))):
                    T.buffer_store(self.seen, value, [2 * half + n])

    @property
    def looks_up(self) -> bool:
        """Whether what a row sees is computed ahead; else it follows from the row's number."""
        return self.a.limited

    def _query(self, row: Expr | int) -> tuple[Expr, Expr | int]:
        """(query head, row of it) of a row."""
        return self.f.head, row

    def _row(self, half: int) -> Expr:
        return self.f.row + self.f.lane // 4 + half * 8

    def _column(self, first: Expr, i: int) -> Expr:
        return first + i * 8 + self.f.lane % 4 * 2

    def _axis(self, row: Expr | int, column: Expr) -> Any:
        """The values of the scores' axes at (row, column)."""
        values = [T.Cast("int64", value) for value in (self.f.batch, *self._query(row), column)]
        return lambda var: next((v for v, axis in zip(values, self.a.axes, strict=True) if var.same_as(axis)), var)

    def prefetch(self, first: Expr, ragged: bool) -> None:
        """Start the loads of what every row adds: a value a column."""
        of_columns = [load for load in self.loads if self._of_columns(load)]
        for load, registers in zip(of_columns, self.prefetched, strict=True):
            for i in range(self.n // 8):
                self._pair(load, 0, self._column(first, i), ragged, (registers, 2 * i))

    def _pair(self, load: TensorLoad, row: Expr | int, column: Expr, ragged: bool, to: tuple[Buffer, int]) -> None:
        """Load the values of two neighbouring columns into a buffer's elements: one access where they lie side by side. Columns
        beyond the matrix read its last."""
        buffer, index = to
        last, even = self.columns, self.a.facts.columns is not None and self.a.facts.columns % 2 == 0
        *outer, inner = load.indices or [None]  # a tensor without axes has one value for all
        contiguous = (
            inner is not None and inner.same_as(self.a.axes[3]) and not any(uses(each, self.a.axes[3]) for each in outer)
        )
        if contiguous and even and str(load.source.dtype) in VECTORS:
            axis = self._axis(row, T.min(column, last - 2) if ragged else column)
            with T.vectorized(T.int64(2)) as v:
                T.buffer_store(buffer, self._load(load, axis, v), [index + v])
            return
        for v in range(2):
            axis = self._axis(row, T.min(column + v, last - 1) if ragged else column + v)
            T.buffer_store(buffer, self._load(load, axis), [index + v])

    def _load(self, load: TensorLoad, axis: Any, offset: Expr | int = 0) -> TensorLoad:
        indices = [rebuild(index, axis, lambda inner: self._load(inner, axis)) for index in load.indices]
        return element(load.source, indices, offset)

    def evaluate(self, first: Expr, ragged: bool) -> None:
        """x = f(s) in place."""
        if self.a.plain:
            return
        prefetched = iter(self.prefetched)
        preloaded = [(load, next(prefetched) if self._of_columns(load) else None) for load in self.loads]
        for half in range(2):
            row = T.min(self._row(half), self.rows - 1)
            for i in range(self.n // 8):
                with scope():
                    self._evaluate_pair((row, self._column(first, i)), ragged, preloaded, 4 * i + 2 * half)

    def _evaluate_pair(
        self, coordinates: tuple[Expr, Expr], ragged: bool, preloaded: list[tuple[TensorLoad, Buffer | None]], index: int
    ) -> None:
        """f of two neighbouring scores from `index` on; `preloaded`: the loads, with the registers of those that came ahead."""
        row, column = coordinates
        known: list[tuple[TensorLoad, Buffer, int]] = []
        for load, registers in preloaded:
            if registers is None:
                pair = T.alloc_local((2,), str(load.source.dtype))
                self._pair(load, row, column, ragged, (pair, 0))
                known.append((load, pair, 0))
            else:
                known.append((load, registers, index // 4 * 2))
        for v in range(2):
            axis = self._axis(row, T.min(column + v, self.columns - 1) if ragged else column + v)

            def load_of(item: TensorLoad, v: int = v, axis: Any = axis) -> TensorLoad:
                if item.source.same_as(self.a.acc):
                    return self.s[index + v]
                for load, registers, at in known:
                    if same(item, load):
                        return registers[at + v]
                return self._load(item, axis)

            T.buffer_store(self.s, rebuild(self.a.score, axis, load_of), [index + v])

    def hide(self, first: Expr) -> None:
        """Columns beyond the matrix, and those that the mask hides from a row, weigh nothing."""
        for half in range(2):
            column = first + self.f.lane % 4 * 2
            start, last = self._ends(half, column)
            for i in range(self.n // 8):
                for v in range(2):
                    index = 4 * i + 2 * half + v
                    inside = i * 8 + v <= last
                    inside = inside if start is None else T.And(inside, i * 8 + v >= start)
                    seen = T.Select(inside, self.s[index], f32(-math.inf))
                    T.buffer_store(self.s, seen, [index])

    def _ends(self, half: int, column: Expr) -> tuple[Expr | None, Expr]:
        """The first column that a row sees, where there may be some before it, and the last, counted from `column`."""
        if self.seen is not None:
            start = self.seen[2 * half] - column if self.a.bounds.lower else None
            return start, self.seen[2 * half + 1] - 1 - column
        window, last = self.a.facts.window if self.a.facts.causal else 0, T.int32(-1) + self.columns
        if self.a.facts.causal:
            last = T.min(last, self._row(half) + self.shift)
        return self._row(half) + (self.shift + 1 - window) - column if window else None, last - column

    def _each(self, half: int) -> list[int]:
        return [4 * i + 2 * half + v for i in range(self.n // 8) for v in range(2)]

    def _across(self, value: tuple[Buffer, int], combine: Any) -> None:
        """Combine `value`, an element of a buffer, over the four lanes of a row."""
        buffer, index = value
        for away in (1, 2):
            other = shuffle_xor(buffer[index], away)
            T.buffer_store(buffer, combine(buffer[index], other), [index])

    def update(self) -> None:
        """Powers in place of x; maxima, sums and the factor of what was summed before."""
        for half in range(2):
            self._maximum(half)
        for half in range(2):
            self._powers(half)
        for half in range(2):
            part = [self.parts[half * CHAINS + c] for c in range(CHAINS)]
            T.buffer_store(self.total, self.total[half] * self.scale[half] + (part[0] + part[1]), [half])

    def _maximum(self, half: int) -> None:
        indices = self._each(half)
        for c in range(CHAINS):
            slot = half * CHAINS + c
            T.buffer_store(self.parts, self.s[indices[c]], [slot])
            for index in indices[c + CHAINS :: CHAINS]:
                T.buffer_store(self.parts, T.max(self.parts[slot], self.s[index]), [slot])
        first = half * CHAINS
        T.buffer_store(self.parts, T.max(self.parts[first], self.parts[first + 1]), [first])
        self._across((self.parts, first), T.max)
        T.buffer_store(self.parts, T.max(self.parts[first], self.top[half]), [first])
        # the new maximum as what is subtracted: a row that has seen nothing but -inf subtracts 0
        new = self.parts[first]
        if self.a.may_hide:
            new = T.Select(new == f32(-math.inf), f32(0.0), new)
            T.buffer_store(self.parts, new, [first + 1])
            new = self.parts[first + 1]
        factor = (self.top[half] - new) * f32(self.exponent)
        T.evaluate(T.ptx["ex2.approx.ftz.f32"](self.scale[half], factor))
        T.buffer_store(self.top, self.parts[first], [half])
        if not self.a.may_hide:
            T.buffer_store(self.parts, self.parts[first], [first + 1])

    def _powers(self, half: int) -> None:
        first = half * CHAINS
        new, away = self.parts[first + 1], T.alloc_local((1,), "float32")
        c: Any = f32(self.exponent)
        if not self.a.wide:
            c = T.alloc_local((1,), "float32")
            T.buffer_store(c, bounded(self.exponent, new), [0])
            c = c[0]
        T.buffer_store(away, new if self.a.wide else new * c, [0])
        for chain in range(CHAINS):
            T.buffer_store(self.parts, f32(0.0), [first + chain])
        for number, index in enumerate(self._each(half)):
            power = (self.s[index] - away[0]) * c if self.a.wide else self.s[index] * c - away[0]
            T.evaluate(T.ptx["ex2.approx.ftz.f32"](self.s[index], power))
            slot = first + number // 2 % CHAINS
            T.buffer_store(self.parts, self.parts[slot] + self.s[index], [slot])

    def rescale(self) -> None:
        """What was summed before, times its factor."""
        for i in range(int(self.o.shape[0])):
            T.buffer_store(self.o, self.o[i] * self.scale[i // 2 % 2], [i])

    def pack(self) -> None:
        """The powers, rounded, as the left operand of the matmul with v: 16 columns a step."""
        pack = PACK[self.a.facts.dtype]
        for i in range(self.n // 4):
            T.evaluate(T.ptx[pack](self.weights[i], self.s[2 * i + 1], self.s[2 * i]))

    def finish(self) -> None:
        """The factor of the results: 1 over a row's sum; of one that sees nothing 0 where that is asked for, or where there is
        a sink, else what makes NaN of it."""
        for half in range(2):
            self._across((self.total, half), lambda a, b: a + b)
            if self.a.sink is not None:
                axis = self._axis(T.min(self._row(half), self.rows - 1), T.int32(0))
                sink = rebuild(self.a.sink, axis, partial(self._load, axis=axis))
                power_of_sink(self.a, sink, self.top[half], (self.scale, half))
                T.buffer_store(self.total, self.total[half] + self.scale[half], [half])
            total = self.total[half]
            one, zero = f32(1.0), f32(0.0)
            inverse = one / total
            T.buffer_store(self.scale, T.Select(total == zero, zero, inverse) if self.a.blind else inverse, [half])


def bounded(exponent: float, top: Expr) -> Expr:
    """The factor c log2(e) = `exponent`, or about 2²⁶ / |top| where that is less, of scores whose maximum is `top`: of larger
    products the rounding alone would make powers 0 or infinite, and scores that differ have powers of next to nothing but the
    greatest's all the same. A float's bits taken from a constant are about those of a constant over it."""
    size = T.max(T.fabs(top), f32(LEAST))
    about = T.reinterpret("float32", T.uint32(BITS_OF_LARGEST) - T.reinterpret("uint32", size))
    return T.min(f32(exponent), about)


def power_of_sink(attention: Attention, sink: Any, top: Any, to: tuple[Any, int]) -> None:
    """to = e^sink in the units of a row's sum, whose highest score is `top`: 2^(log2(e) (sink − c top)). It is so large that
    what it divides is 0 where the row has seen nothing, or only what weighs nothing beside its sink. An infinite sink makes
    NaN of all weights, as any infinite score does, and one of −inf where nothing is seen: nothing is left to divide by."""
    buffer, index = to
    one, scaled = (f32(factor * math.log2(math.e)) for factor in (1.0, attention.scale))
    T.buffer_store(buffer, sink, [index])
    own = buffer[index]
    infinite, nan = own == f32(math.inf), f32(math.nan)
    exponent = T.Select(infinite, nan, own * one - top * scaled)
    T.evaluate(T.ptx["ex2.approx.ftz.f32"](buffer[index], exponent))
