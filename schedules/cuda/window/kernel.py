"""The kernel of a function of windows, written out from its plan: a thread computes a few rows of vectors of results.

    out[…, z·O + o, y·I + i, x·V + v]        o < outer, i < inner, v < vector: all in registers; z, y, x number the threads

All taps of all of these results are written out in the order in which what they read lies in memory, and whatever is read
twice is still in a register. Where lanes read side by side (channels last), one 16-byte load serves them; where windows
slide along memory (channels first), each lane picks its elements out of the aligned vectors that cover them.
"""

from __future__ import annotations

from itertools import product as combinations

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx import Buffer, Stmt

from tk.schedules.cuda.codegen.kernel_builder import as_index, ceil_div, product, unravel_index
from tk.schedules.cuda.codegen.packed16 import cast
from tk.schedules.cuda.codegen.tir_values import Block, key, substitute
from tk.schedules.cuda.reduction.row_pass import store_together
from tk.schedules.cuda.window.plan import Windows
from tk.schedules.cuda.window.values import WindowValues, extreme

__all__ = ["TILED", "WindowKernel", "keeps_nan"]

Pair = tuple[tuple[int, int], tuple[int, ...]]  # a vector of the tile, and a position in its window

AHEAD = 128  # bytes of a thread's loads that are on their way together
LEAST = 4  # of them at least
TILED = 3  # axes, the last ones, that a block's threads share out


class WindowKernel(WindowValues):
    """`tile`: results of a thread along the last three axes; `threads` of a block along them."""

    def __init__(self, plan: Windows, vector: int, tile: tuple[int, int, int], threads: tuple[int, int, int]) -> None:
        super().__init__(plan, vector)
        self.threads, code = threads, self.code
        self.vectors = list(combinations(range(tile[0]), range(tile[1])))  # of the tile
        counts = [ceil_div(product([extent]), each) for extent, each in zip(plan.shape[-TILED:], tile, strict=True)]
        blocks = [ceil_div(count, each) for count, each in zip(counts, threads, strict=True)]
        grid = [*plan.shape[:-TILED], *blocks]
        self.grid = product(grid)
        self.block, self.thread = code.variable("block", self.grid), code.variable("thread", product(threads))
        *batch, z, y, x = unravel_index(self.block, grid)
        self.batch = [code.stand_in("image", extent, each) for extent, each in zip(plan.shape[:-TILED], batch, strict=True)]
        numbers = [a * n + b for a, b, n in zip((z, y, x), unravel_index(self.thread, threads), threads, strict=True)]
        self.inside: list[Expr] = []
        self.starts: list[Expr] = []  # of the thread's tile, along the last three axes
        self.firsts: list[Expr | None] = []  # the first indices that no other thread stores; None: all are its own
        for number, count, extent, each in zip(numbers, counts, plan.shape[-TILED:], tile, strict=True):
            self._start(code.simplify(number), count, product([extent]), each)

    def _start(self, number: Expr, count: int, extent: int, each: int) -> None:
        """Tile `number` of an axis: the last one begins early where the tiles do not divide the axis."""
        code = self.code
        self.inside += code.unproved(number < count)
        if each == 1 or (isinstance(extent, int) and extent % each == 0):
            self.starts.append(code.stand_in("taken", count, number) * each)
            self.firsts.append(None)
        else:
            last = tirx.min(number * each, extent - each)
            self.starts.append(code.stand_in("start", extent - each + 1, last))
            self.firsts.append(number * each)

    def written(self) -> Stmt:
        with self.code.when(*self.inside):
            self._computed()
        return self.code.kernel([(self.block, self.grid, "blockIdx.x"), (self.thread, product(self.threads), "threadIdx.x")])

    def _computed(self) -> None:
        reduced = self._reduced()
        self.loads = []
        with self.code.collected() as work:
            results = [(where, self._results(where, reduced[where])) for where in self.vectors]
        self.code.add(*self.loads, *work)
        for where, found in results:
            self._store(where, found)

    def _indices(self, where: tuple[int, int]) -> list[Expr]:
        """The output's indices of one vector of the tile."""
        z, y, x = self.starts
        return [*self.batch, z + where[0], y + where[1], x + self.access.lane]

    def _reduced(self) -> dict[tuple[int, int], dict[int, Buffer]]:
        """Registers of every reduction's results, by buffer, for each vector of the tile."""
        found: dict[tuple[int, int], dict[int, Buffer]] = {where: {} for where in self.vectors}
        for block in self.plan.reductions:
            for where in self.vectors:
                registers = self._registers(block)
                self._begin(block, registers)
                found[where] |= {key(buffer): register for buffer, register in zip(block.buffers, registers, strict=True)}
            before: list[Stmt] = []
            for group in self._groups(block):
                self.loads = []
                with self.code.collected() as work:
                    for where, tap in group:
                        self._combine(block, [found[where][key(buffer)] for buffer in block.buffers], where, tap)
                self.code.add(*self.loads, *before)
                before = work
            self.code.add(*before)
        return found

    def _registers(self, block: Block) -> list[Buffer]:
        """Registers for the partial results of a vector's windows. Greatest and least 16-bit floats are found in float32,
        exactly, and faster."""
        narrow, width = block.kind in ("Max", "Min"), self.access.width
        kinds = ["float32" if narrow and "float16" in kind else kind for kind in block.registers]
        return [self.code.buffer((width,), kind, "part") for kind in kinds]

    def _begin(self, block: Block, registers: list[Buffer]) -> None:
        """A reduction's first values."""
        for start, register in zip(block.starts, registers, strict=True):
            self.access.each(register, cast(start, str(register.dtype)))

    def _groups(self, block: Block) -> list[list[Pair]]:
        """Every vector of the tile with every position of its window, as what they read lies in memory, in groups of `AHEAD`
        bytes: the loads of one are on their way while the one before it is computed."""
        moves, steps = self.plan.moves[-TILED:-1], self.plan.steps
        taps = list(combinations(*(range(int(extent)) for extent in block.summed_extents)))
        if len(steps) != len(block.summed):  # of another reduction
            steps = (1,) * len(block.summed)

        def step_of(pair: Pair) -> int:
            where, tap = pair
            return sum(a * b for a, b in zip(where, moves, strict=True)) + sum(a * b for a, b in zip(tap, steps, strict=True))

        size = max(LEAST, 8 * AHEAD // (self.access.width * self.plan.bits))
        pairs = [(where, tap) for where in self.vectors for tap in taps]
        number = {each: n // size for n, each in enumerate(sorted({step_of(pair) for pair in pairs}))}
        groups: dict[int, list[Pair]] = {}
        for pair in sorted(pairs, key=step_of):
            groups.setdefault(number[step_of(pair)], []).append(pair)
        return list(groups.values())

    def _combine(self, block: Block, registers: list[Buffer], where: tuple[int, int], tap: tuple[int, ...]) -> None:
        """registers = combine(registers, the values at one position of the window)."""
        lane, summed = self.access.lane, [as_index(number) for number in tap]
        kinds = [str(register.dtype) for register in registers]

        def combined(at: list[Expr], lane: Expr) -> list[Expr]:
            new = [self.point.of(value, [*block.axes, *block.summed], [*at, *summed]) for value in block.values]
            new = [self._widened(cast(value, kind)) for value, kind in zip(new, kinds, strict=True)]
            return self.combined(block, [tirx.BufferLoad(register, [lane]) for register in registers], new)

        indices = self._indices(where)
        if self.plan.beside:
            values, var = combined(indices, lane), self.code.variable("v", self.access.width)
            with self.code.loop(var, self.access.width):
                store_together(self.code, registers, [substitute(value, {key(lane): var}) for value in values], var)
            return
        for number in range(self.access.width):
            here = as_index(number)
            at = [substitute(index, {key(lane): here}) for index in indices]
            store_together(self.code, registers, combined(at, here), here)

    def combined(self, block: Block, now: list[TensorLoad], new: list[Expr]) -> list[Expr]:
        """The block's combination of partial results."""
        kept = keeps_nan(block)
        return [extreme(kept, now[0], new[0])] if kept else block.combine(now, new)

    def _store(self, where: tuple[int, int], results: list[Buffer]) -> None:
        *firsts, last = self.firsts
        own = [
            start + number >= first
            for start, first, number in zip(self.starts, firsts, where, strict=False)
            if first is not None
        ]
        with self.code.when(*own):
            for output, result in zip(self.plan.outputs, results, strict=True):
                if last is None:
                    self.access.store(output, self._indices(where), result)
                else:
                    self._store_own(output, self._indices(where), result, last)

    def _store_own(self, output: Buffer, indices: list[Expr], result: Buffer, first: Expr) -> None:
        """The lanes of a vector from index `first` of the last axis on: what is before it another thread stores."""
        for number in range(self.access.width):
            at = [substitute(index, {key(self.access.lane): as_index(number)}) for index in indices]
            with self.code.when(self.starts[-1] + number >= first):
                self.code.store(output, tirx.BufferLoad(result, [as_index(number)]), *at)


def keeps_nan(block: Block) -> str:
    """ "max" or "min" where the block's combiner is that one of float32 with NaN kept, which is one instruction; "" for
    others."""
    if block.combiner is None or list(block.registers) != ["float32"]:
        return ""
    a, b = (tirx.Var(name, "float32") for name in "ab")
    (combined,) = block.combiner([a], [b])
    for name, better in (("max", tirx.GT), ("min", tirx.LT)):
        if tvm_ffi.structural_equal(combined, tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b), map_free_vars=False):
            return name
    return ""
