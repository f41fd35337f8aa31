"""The kernel of a function of rows, written from its plan.

    blockIdx.x · rows + threadIdx.x / threads  = row          thread = threadIdx.x % threads
    column = (step · threads + thread) · V + lane             V lanes: one 16-byte access

The threads of a row join their results by shuffles in a warp, and one write to shared memory and one barrier across
warps; see sweeps.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tk.schedules.cuda.blocks import Block, key
from tk.schedules.cuda.exponentials import short_exponentials
from tk.schedules.cuda.rows_plan import Plan, Value, exponential_pair, made_with
from tk.schedules.cuda.sweeps import Sweeps, ceil_div, store_together
from tk.schedules.cuda.thread_code import INDEX, Code

__all__ = ["WARP", "join_threads", "row_kernel", "shuffle"]

WARP = 32
AT_ONCE = 128  # threads at most whose maxima and sums are joined at once: with more, a second barrier costs less


def row_kernel(func: Any, plan: Plan, threads: int, rows: int, vector: int, written_out: bool) -> Any:
    """`func` as a kernel of `threads` threads a row and `rows` rows a block; its steps written out, or looped over."""
    return _Rows(plan, threads, rows, vector, written_out).kernel(func)


class _Rows(Sweeps):
    def __init__(self, plan: Plan, threads: int, rows: int, vector: int, written_out: bool) -> None:
        from tvm import tirx

        super().__init__(plan, vector, threads * vector, written_out)
        self.threads, self.rows, code = threads, rows, self.code
        self.grid = ceil_div(plan.rows, rows)
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", threads * rows)
        self.row = self.block if rows == 1 else self.block * rows + tirx.floordiv(self.thread, threads)
        self.place = self.thread if rows == 1 else tirx.floormod(self.thread, threads)
        self.whole = isinstance(plan.rows, int) and plan.rows % rows == 0  # every thread has a row
        self.in_rows = () if self.whole else (self.row < plan.rows,)
        if not self.whole:  # a thread without a row computes the last one again, and does not store it
            self.row = tirx.min(self.row, plan.rows - 1)
        self.row = code.stand_in("row", plan.rows, self.row)
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.thread, threads * rows, "threadIdx.x")]

    def _at_step(self, step: Any) -> None:
        self.step = step
        if str(step) not in self.taken:
            extent = ceil_div(self.plan.columns, self.vector)
            self.taken[str(step)] = self.code.stand_in("taken", extent, step * self.threads + self.place)
        self.column = self.taken[str(step)] * self.vector + self.lanes.lane

    def _in_row(self, step: Any) -> tuple[Any, ...]:
        """The condition that the thread's columns of this step are in the row; none where they are for certain."""
        inside = (step * self.threads + self.place) * self.vector < self.plan.columns
        return () if self.code.analyzer.can_prove(inside) else (inside,)

    def _join(self, stage: int, reductions: list[Value], held: list[list[Any]]) -> None:
        pair = exponential_pair(self.plan, stage) if WARP < self.threads <= AT_ONCE else None
        if pair is not None:
            self._join_pair(*pair, held[0])
            return
        blocks = [value.block for value in reductions if value.block is not None]
        join_threads(self.code, list(zip(blocks, held, strict=True)), self.thread, self.threads, self.rows * self.threads)
        for block, registers in zip(blocks, held, strict=True):
            for buffer, register in zip(block.buffers, registers, strict=True):
                self.results[key(buffer)] = register

    def _stores(self) -> tuple[Any, ...]:
        from tvm import tirx

        return () if self.threads == 1 else (tirx.EQ(self.place, tirx.IntImm(INDEX, 0)),)

    def _join_pair(self, largest: Value, total: Value, mine: list[Any]) -> None:
        """Each thread's sum of exp(x − its own maximum), then both joined at once: one barrier instead of two."""
        from tvm import tirx
        from tvm.script import tirx as T

        assert largest.block is not None
        code, zero = self.code, tirx.IntImm(INDEX, 0)
        self.results[key(largest.buffer)] = mine[0]
        sums = self._starts(total)
        self._sweep(largest.stage, [total], [sums], [])
        own = code.buffer((1,), "float32", "own")
        code.store(own, tirx.BufferLoad(mine[0], [zero]), zero)

        def join(now: Sequence[Any], other: Sequence[Any]) -> list[Any]:
            most = tirx.max(now[0], other[0])
            total = now[1] * T.exp(now[0] - most) + other[1] * T.exp(other[0] - most)
            return [most, short_exponentials(total) if self.narrow else total]

        both = Block((largest.buffer, total.buffer), (), (), (), join=join)
        join_threads(code, [(both, [mine[0], sums[0]])], self.thread, self.threads, self.rows * self.threads)
        self.results[key(total.buffer)] = sums[0]
        factor = code.buffer((1,), "float32", "factor")
        code.store(factor, T.exp(tirx.BufferLoad(own, [zero]) - tirx.BufferLoad(mine[0], [zero])), zero)
        powers = {key(value.buffer) for value in made_with(self.plan, largest)}
        self.factors = {where: factor for where in self.kept if where[0] in powers} if self.unrolled is not None else {}


def join_threads(code: Code, parts: Sequence[tuple[Block, list[Any]]], thread: Any, group: int, total: int) -> None:
    """Join partial results of `group` neighbouring threads, a power of 2, of the block's `total`; all then hold theirs."""
    from tvm import tirx

    for block, registers in parts:
        shuffle(code, block, registers, min(group, WARP))
    if group <= WARP:
        return
    zero, warps = tirx.IntImm(INDEX, 0), total // WARP
    warp, lane = tirx.floordiv(thread, WARP), tirx.floormod(thread, WARP)
    shared = []
    for _, registers in parts:
        shared.append([code.buffer((warps,), str(register.dtype), "parts", "shared") for register in registers])
        with code.when(tirx.EQ(lane, zero)):
            for place, register in zip(shared[-1], registers, strict=True):
                code.store(place, tirx.BufferLoad(register, [zero]), warp)
    code.sync()
    each = group // WARP  # warps a group
    mine = tirx.floordiv(warp, each) * each + tirx.floormod(lane, each)
    for (block, registers), places in zip(parts, shared, strict=True):
        for place, register in zip(places, registers, strict=True):
            code.store(register, tirx.BufferLoad(place, [mine]), zero)
        shuffle(code, block, registers, each)


def shuffle(code: Code, block: Block, registers: Sequence[Any], count: int, apart: int = 1, place: int = 0) -> None:
    """Join register[place] of `count` lanes of each warp, `apart` from each other, a butterfly: all of them hold the result."""
    from tvm import tirx
    from tvm.script import tirx as T

    assert block.join is not None
    at, away = tirx.IntImm(INDEX, place), count // 2
    while away:
        now = [tirx.BufferLoad(register, [at]) for register in registers]
        other = [code.buffer((1,), str(register.dtype), "other") for register in registers]
        zero = tirx.IntImm(INDEX, 0)
        for made, value in zip(other, now, strict=True):
            moved = T.tvm_warp_shuffle_xor(tirx.IntImm("uint32", 0xFFFFFFFF), value, away * apart, WARP, WARP)
            code.store(made, moved, zero)
        joined = block.join(now, [tirx.BufferLoad(made, [zero]) for made in other])
        store_together(code, registers, joined, at)
        away //= 2
