"""The kernel of a function of rows that do not lie along memory, written from its plan: neighbours are of neighbouring rows.

    row = (blockIdx.x · threads + threadIdx.x % threads) · V + lane          V lanes: one 16-byte access
    column = step · depth + threadIdx.x / threads                            `depth` layers of threads over the columns

A thread holds the results of V rows. Layers of one warp join theirs by shuffles; those of several warps leave theirs in
shared memory, where the threads share the rows out among themselves, join, and leave the whole for all to read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tk.schedules.cuda.blocks import Block, key
from tk.schedules.cuda.rows_kernel import WARP, shuffle
from tk.schedules.cuda.rows_plan import Plan, Value
from tk.schedules.cuda.sweeps import Sweeps, ceil_div, store_together
from tk.schedules.cuda.thread_code import INDEX, bits

__all__ = ["column_kernel", "shared_bytes"]


def column_kernel(func: Any, plan: Plan, threads: int, depth: int, vector: int, written_out: bool) -> Any:
    """`func` as a kernel of blocks of threads · V rows and `depth` layers; its steps written out, or looped over."""
    return _Columns(plan, threads, depth, vector, written_out).kernel(func)


def shared_bytes(plan: Plan, threads: int, depth: int, vector: int) -> int:
    """What the joins of one stage take, of the stage that takes most, times the stages: none is used again."""
    layers, reach = _layers(threads, depth), threads * vector
    if layers == 1:
        return 0
    element = sum(bits(buffer) // 8 for value in plan.reductions if value.block for buffer in value.block.buffers)
    return element * (layers * (reach + 1) + reach)


def _layers(threads: int, depth: int) -> int:
    """Layers that do not share a warp."""
    return max(1, depth * threads // max(WARP, threads))


class _Columns(Sweeps):
    def __init__(self, plan: Plan, threads: int, depth: int, vector: int, written_out: bool) -> None:
        from tvm import tirx

        super().__init__(plan, vector, depth, written_out)
        self.threads, self.depth, code = threads, depth, self.code
        self.results_width = vector
        self.grid = ceil_div(plan.rows, threads * vector)
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", threads * depth)
        self.layer = code.simplify(tirx.floordiv(self.thread, threads))
        number: Any = code.simplify(self.block * threads + tirx.floormod(self.thread, threads))
        if not (isinstance(plan.rows, int) and plan.rows % (threads * vector) == 0):
            self.in_rows = (number * vector < plan.rows,)
            number = tirx.min(number, ceil_div(plan.rows, vector) - 1)  # computes the last rows again
        self.row = code.stand_in("taken_row", ceil_div(plan.rows, vector), number) * vector + self.lanes.lane

    def kernel(self, func: Any) -> Any:
        from tvm import tirx

        self.stages()
        threads = [(self.block, self.grid, "blockIdx.x"), (self.thread, self.threads * self.depth, "threadIdx.x")]
        return tirx.PrimFunc(list(self.plan.params), self.code.kernel(threads), attrs=func.attrs)

    def _at_step(self, step: Any) -> None:
        self.step = step
        if str(step) not in self.taken:
            self.taken[str(step)] = self.code.stand_in("column", self.plan.columns, step * self.depth + self.layer)
        self.column = self.taken[str(step)]

    def _in_row(self, step: Any) -> tuple[Any, ...]:
        inside = step * self.depth + self.layer < self.plan.columns
        return () if self.code.analyzer.can_prove(inside) else (inside,)

    def _stores(self) -> tuple[Any, ...]:
        from tvm import tirx

        return () if self.depth == 1 else (tirx.EQ(self.layer, tirx.IntImm(INDEX, 0)),)

    def _join(self, stage: int, reductions: list[Value], held: list[list[Any]]) -> None:
        parts = [(value.block, registers) for value, registers in zip(reductions, held, strict=True) if value.block is not None]
        within = min(self.depth, max(1, WARP // self.threads))
        for block, registers in parts:
            for lane in range(self.vector):
                shuffle(self.code, block, registers, within, self.threads, lane)
        if _layers(self.threads, self.depth) > 1:
            self._join_layers(parts)
        for block, registers in parts:
            for buffer, register in zip(block.buffers, registers, strict=True):
                self.results[key(buffer)] = register

    def _join_layers(self, parts: Sequence[tuple[Block, list[Any]]]) -> None:
        """Through shared memory: rows are shared out among the threads, `sharers` neighbours a row."""
        from tvm import tirx

        code, reach, layers = self.code, self.threads * self.vector, _layers(self.threads, self.depth)
        total = self.threads * self.depth
        sharers = max(1, min(WARP, layers, total // reach))
        place, layer = tirx.floormod(self.thread, self.threads), tirx.floordiv(self.thread, max(WARP, self.threads))
        shared = [[code.buffer((layers * (reach + 1),), str(r.dtype), "parts", "shared") for r in each] for _, each in parts]
        whole = [[code.buffer((reach,), str(r.dtype), "whole", "shared") for r in each] for _, each in parts]
        first = () if self.threads >= WARP else (tirx.floormod(self.thread, WARP) < self.threads,)
        with code.when(*first):
            for (_, registers), arrays in zip(parts, shared, strict=True):
                for register, array in zip(registers, arrays, strict=True):
                    for lane in range(self.vector):
                        value = tirx.BufferLoad(register, [tirx.IntImm(INDEX, lane)])
                        code.store(array, value, layer * (reach + 1) + place * self.vector + lane)
        code.sync()
        for turn in range(-(-reach * sharers // total)):
            self._join_row(parts, shared, whole, turn * (total // sharers), sharers)
        code.sync()
        for (_, registers), arrays in zip(parts, whole, strict=True):
            for register, array in zip(registers, arrays, strict=True):
                for lane in range(self.vector):
                    code.store(register, tirx.BufferLoad(array, [place * self.vector + lane]), tirx.IntImm(INDEX, lane))

    def _join_row(
        self,
        parts: Sequence[tuple[Block, list[Any]]],
        shared: list[list[Any]],
        whole: list[list[Any]],
        start: int,
        sharers: int,
    ) -> None:
        """whole[row] = the join of shared[…, row], for the rows from `start` on: one for `sharers` neighbouring threads."""
        from tvm import tirx

        code, reach, layers = self.code, self.threads * self.vector, _layers(self.threads, self.depth)
        row = code.simplify(start + tirx.floordiv(self.thread, sharers))
        sharer = code.simplify(tirx.floormod(self.thread, sharers))
        inside = row < reach
        uncertain = () if code.analyzer.can_prove(inside) else (inside,)
        if uncertain:  # all threads of a warp shuffle
            row = tirx.min(row, reach - 1)
        zero = tirx.IntImm(INDEX, 0)
        for (block, _), arrays, wholes in zip(parts, shared, whole, strict=True):
            assert block.join is not None
            mine = [code.buffer((1,), str(array.dtype), "mine") for array in arrays]
            for turn in range(layers // sharers):
                at = (sharer + turn * sharers) * (reach + 1) + row
                new = [tirx.BufferLoad(array, [at]) for array in arrays]
                if turn:
                    new = block.join([tirx.BufferLoad(each, [zero]) for each in mine], new)
                store_together(code, mine, new, zero)
            shuffle(code, block, mine, sharers, 1, 0)
            with code.when(tirx.EQ(sharer, zero), *uncertain):
                for array, each in zip(wholes, mine, strict=True):
                    code.store(array, tirx.BufferLoad(each, [zero]), row)
