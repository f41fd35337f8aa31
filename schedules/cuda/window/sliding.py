"""The kernel of windows whose threads slide down the rows: each row is read and widened once, for all windows that it is in.

    for q in rows:   T[i] = combine_s x[q, i + s]     acc[o] = combine(acc[o], T) for the windows o of q          values alike
    in r
                     acc[q − r] += x[q, i + s] · k[r, s]                                                      or not
                     the window that ends with q is stored, and its registers begin the next

A thread has the windows of `across` vectors side by side; what it keeps of them, and what does not change with the row (a
convolution's weights), stays in registers. The rows of one period, after which registers are where they were, are
written out; the next row is on its way while one is computed.
"""

from __future__ import annotations

from itertools import product as combinations
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import Buffer, Stmt

from tk.schedules.cuda.codegen.kernel_builder import as_index, ceil_div, depends
from tk.schedules.cuda.codegen.tir_values import key, substitute
from tk.schedules.cuda.window.kernel import TILED, WindowKernel, keeps_nan
from tk.schedules.cuda.window.plan import Windows

__all__ = ["SlidingKernel", "slid_axis"]


def slid_axis(plan: Windows) -> int | None:
    """Which of the last three axes but the last a thread slides along; None where windows of one reduction do not slide by
    whole rows."""
    if len(plan.reductions) != 1:
        return None
    for axis in range(TILED - 1):
        tap = plan.along[axis - TILED]
        if tap is None or not plan.slides[axis - TILED]:
            continue
        move, step = plan.moves[axis - TILED], plan.steps[tap]
        return axis if step > 0 and move > 0 and move % step == 0 else None
    return None


class SlidingKernel(WindowKernel):
    """As WindowKernel, the results along the slid axis in a loop."""

    def __init__(self, plan: Windows, vector: int, tile: tuple[int, int, int], threads: tuple[int, int, int]) -> None:
        super().__init__(plan, vector, tile, threads)
        axis = slid_axis(plan)
        assert axis is not None
        tap = plan.along[axis - TILED]
        assert tap is not None
        (self.block_read,), self.axis, self.tap = plan.reductions, axis, tap
        self.stride = plan.moves[axis - TILED] // plan.steps[tap]
        self.size = int(self.block_read.summed_extents[tap])
        self.count, self.across = tile[axis], tile[1 - axis]
        self.slots = ceil_div(self.size, self.stride)
        self.rows = self.stride * (self.count - 1) + self.size
        self.periods = ceil_div(self.rows, self.stride * self.slots)
        self.period = self.code.variable("period", self.periods)
        self.hoisted: list[Stmt] = []  # loads of what is the same in all rows
        self.of_rows: set[int] = set()  # registers of what is not
        self.conversions: list[Stmt] = []  # of the current row's
        self.changing = [self.period]
        self.alike = False

    def _computed(self) -> None:
        code, count = self.code, self.stride * self.slots
        self.accumulators = [[self._registers(self.block_read) for _ in range(self.across)] for _ in range(self.slots)]
        self.alike = self._is_alike()
        rows = [self._row(number) for number in range(count)]
        with code.collected() as body:
            for number, (_, conversions, work) in enumerate(rows):
                code.add(*conversions)
                if number + 1 < count:
                    code.add(*rows[number + 1][0])
                else:  # the first row of the next period
                    with code.when(self.period + 1 < self.periods):
                        code.add(*substitute_all(rows[0][0], {key(self.period): self.period + 1}))
                code.add(*work)
        code.add(*self.hoisted, *substitute_all(rows[0][0], {key(self.period): as_index(0)}))
        with code.loop(self.period, self.periods, "SERIAL"):
            code.add(*body)

    def _window(self, row: int, tap: int) -> Expr:
        """The window whose position `tap` is in row number `row` of the period."""
        return self.code.simplify(self.period * self.slots + (row - tap) // self.stride)

    def _where(self, window: Expr, number: int) -> tuple[Expr | int, Expr | int]:
        return (window, number) if self.axis == 0 else (number, window)

    def _taps(self, row: int) -> list[int]:
        """The positions of windows that are in this row, last ones first."""
        return [tap for tap in reversed(range(self.size)) if (row - tap) % self.stride == 0]

    def _in_row(self, tap: int) -> list[tuple[int, ...]]:
        """The window's positions in the row that is its position `tap`."""
        ranges = [range(int(extent)) for extent in self.block_read.summed_extents]
        ranges[self.tap] = range(tap, tap + 1)
        return list(combinations(*ranges))

    def _row(self, row: int) -> tuple[list[Stmt], list[Stmt], list[Stmt]]:
        """The statements that load row number `row` of a period, that convert it, and that compute with it."""
        code, number = self.code, self.period * (self.stride * self.slots) + row
        self.access.forget(self.period)
        self.chosen, self.loads, self.conversions = {}, [], []
        self.segments = {where: found for where, found in self.segments.items() if not depends(found[1], self.period)}
        with code.collected() as work:
            if self.alike:  # what each vector's window has in this row is combined once
                tap = self._taps(row)[0]
                partial = [self._registers(self.block_read) for _ in range(self.across)]
                self._add(partial, self._window(row, tap), tap, first=True)
            for tap in self._taps(row):
                window = self._window(row, tap)
                with self._branch(*self.code.unproved(window >= 0, window < self.count)):
                    accumulators = self.accumulators[((row - tap) // self.stride) % self.slots]
                    if self.alike:
                        self._take(accumulators, partial, first=tap == 0)
                    else:
                        self._add(accumulators, window, tap, first=tap == 0)
                    if tap == self.size - 1:
                        self._finish(accumulators, window)
        with code.collected() as loads, code.when(*self.code.unproved(number < self.rows)):
            code.add(*self.loads)
        return loads, self.conversions, work

    def _loaded(self, statements: list[Stmt], array: Buffer) -> None:
        changes = any(depends(statement, *self.changing) for statement in statements)
        if changes:
            self.of_rows.add(key(array))
        (self.loads if changes else self.hoisted).extend(statements)

    def _converted(self, statements: list[Stmt], array: Buffer) -> None:
        (self.conversions if key(array) in self.of_rows else self.hoisted).extend(statements)

    def _add(self, accumulators: list[list[Buffer]], window: Expr, tap: int, first: bool) -> None:
        """Combine what is in one row of the windows with their partial results."""
        if first:
            for registers in accumulators:
                self._begin(self.block_read, registers)
        for element in self._in_row(tap):
            for number, registers in enumerate(accumulators):
                self._combine(self.block_read, registers, self._where(window, number), element)

    def _take(self, accumulators: list[list[Buffer]], partial: list[list[Buffer]], first: bool) -> None:
        """acc = combine(acc, partial), or partial itself."""
        lane = self.access.lane
        for (register,), (new,) in zip(accumulators, partial, strict=True):
            value, now = tirx.BufferLoad(new, [lane]), tirx.BufferLoad(register, [lane])
            self.access.each(register, value if first else self.combined(self.block_read, [now], [value])[0])

    def _finish(self, accumulators: list[list[Buffer]], window: Expr) -> None:
        """The results of windows that are whole."""
        window = self.code.stand_in("window", self.count, window)  # in this range, and where it begins is no matter
        self.changing.append(window)
        outer, self.loads = (self.loads, self.conversions), []
        with self.code.collected() as work:
            found = []
            for number, registers in enumerate(accumulators):
                where = self._where(window, number)
                reduced = {key(buffer): register for buffer, register in zip(self.block_read.buffers, registers, strict=True)}
                found.append((where, self._results(where, reduced)))
            self.reduced = {}
        self.code.add(*self.loads, *work)
        for where, results in found:
            self._store(where, results)
        self.loads, self.conversions = outer

    def _is_alike(self) -> bool:
        """Whether what a row adds to a window is the same for all windows that it is in, by a combiner of any order."""
        block = self.block_read
        if len(block.buffers) != 1 or not (block.kind in ("Add", "Max", "Min", "Mul") or keeps_nan(block)):
            return False
        row = self.size - 1 + self.stride * self.slots  # has all of its positions
        taps = self._taps(row)
        if len(taps) < 2:
            return False
        with self.code.collected():
            self.loads, self.conversions, computed = [], [], list[Any]()
            for tap in taps[:2]:
                indices = self._indices(self._where(self._window(row, tap), 0))
                over = [as_index(each) for each in self._in_row(tap)[-1]]
                if not self.plan.beside:
                    indices = [substitute(index, {key(self.access.lane): as_index(0)}) for index in indices]
                computed.append([self.point.of(each, [*block.axes, *block.summed], [*indices, *over]) for each in block.values])
        self.access.forget()
        self.chosen, self.segments, self.hoisted = {}, {}, []
        self.in_order.clear()
        return all(tvm_ffi.structural_equal(a, b, map_free_vars=False) for a, b in zip(*computed, strict=True))


def substitute_all(statements: list[Stmt], values: dict[int, Expr]) -> list[Stmt]:
    return [substitute(statement, values) for statement in statements]
