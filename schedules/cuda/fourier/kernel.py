"""The kernel of Fourier transforms of rows, written step by step for one length.

    blockIdx.x · rows + threadIdx.x / T  = row          thread = threadIdx.x % T, T a butterfly of the widest step

The steps are steps.py's; what is before the first and behind the last is here.
"""

from __future__ import annotations

from typing import Any

from tvm import tirx
from tvm.tirx import PrimFunc

from tk.graph.fourier import FourierProblem
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, ceil_div
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.fourier.butterflies import Pair, unpacked
from tk.schedules.cuda.fourier.steps import FREE, Steps, line_floats, line_threads

__all__ = ["RealTransform"]


class RealTransform:
    """The definition `func` as a kernel of `rows` rows a block."""

    def __init__(self, func: PrimFunc, problem: FourierProblem, rows: int) -> None:
        self.func, (self.x, self.table, self.out) = func, func.params
        self.n, self.half, self.inverse = problem.n, problem.n // 2, problem.inverse
        self.scale, self.code = problem.scale, Code()
        self.each = line_threads(self.half)
        total = self.x.shape[0] if problem.rows is None else problem.rows
        self.grid = ceil_div(total, rows)
        code = self.code
        self.block, self.lanes = code.variable("block", self.grid), code.variable("thread", rows * self.each)
        self.thread = code.simplify(tirx.floormod(self.lanes, as_index(self.each)))
        own = code.simplify(tirx.floordiv(self.lanes, as_index(self.each)))
        row = code.simplify(self.block * rows + own)
        self.inside = code.unproved(row < total)
        self.row = code.stand_in("row", total, row)
        floats = line_floats(self.half)
        shared = [code.buffer((rows * floats,), "float32", name, "shared") for name in ("re", "im")]

        def at(index: Any, _part: int) -> Any:
            return own * floats + index + tirx.floordiv(index, as_index(FREE))

        self.steps = Steps(code, self.half, self.thread, shared, at, (self.table, self.n))
        self.steps.inverse = self.inverse
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.lanes, rows * self.each, "threadIdx.x")]

    def kernel(self) -> PrimFunc:
        if self.inverse:
            self.steps.run(self._bin_before, self._write_signal, self.inside)
        else:
            self.steps.run(self._read_signal, None, self.inside)
            self._write_bins()
        return self.steps.function(self.func, self.axes)

    def _read_signal(self, index: Any) -> Pair:
        """x[2·position] and x[2·position + 1], a vector."""
        return self._loaded(2 * index)

    def _loaded(self, column: Any) -> Pair:
        return self.steps.loaded("x", lambda part: tirx.BufferLoad(self.x, [self.row, column + part]))

    def _stored(self, column: Any, value: Pair) -> None:
        """out[row, column] and the next one, a vector, scaled."""
        scaled = [part if self.scale == 1.0 else part * f32(self.scale) for part in value]
        self.steps.stored(scaled, lambda each, part: self.code.store(self.out, each, self.row, column + part))

    def _write_signal(self, index: Any, value: Pair) -> None:
        with self.code.when(*self.inside):
            self._stored(2 * index, value)

    def _write_bins(self) -> None:
        """The bins from Z in shared memory, the last one by the row's first thread."""
        code = self.code
        for turn in range(-(-self.half // self.each)):
            index = self.thread + turn * self.each
            within = () if (turn + 1) * self.each <= self.half else (index < self.half,)
            # bin 0 is its own mirror image: of bins from other turns that is known
            mirror = self.half - index if turn else tirx.Select(tirx.EQ(index, as_index(0)), as_index(0), self.half - index)
            with code.when(*within, *self.inside):
                real, imaginary = self._bin(index, mirror)
                if turn == 0:  # bins 0 and n / 2 have no imaginary part, whatever the signal holds
                    imaginary = tirx.Select(tirx.EQ(index, as_index(0)), f32(0.0), imaginary)
                self._stored(2 * index, (real, imaginary))
        with code.when(*self.inside, self.thread < 1):
            real, _ = self._bin(as_index(self.half), as_index(0), own=as_index(0))
            self._stored(as_index(2 * self.half), (real, f32(0.0)))

    def _bin(self, index: Any, mirror: Any, own: Any = None) -> Pair:
        z, image = self.steps.load_shared(index if own is None else own), self.steps.load_shared(mirror)
        even, (u, v) = unpacked(z, image, lambda: self.steps.power(index), self.steps.named)
        half = f32(0.5)
        return (even[0] + v) * half, (even[1] - u) * half

    def _bin_before(self, index: Any) -> Pair:
        """(X[k] + conj X[M − k]) + i · w^−k · (X[k] − conj X[M − k]); what bins 0 and M have that is imaginary is nothing."""
        mirror = self.half - index
        (a, b), (c, d) = self._loaded(2 * index), self._loaded(2 * mirror)
        zero = tirx.EQ(index, as_index(0))
        b, d = (tirx.Select(zero, f32(0.0), each) for each in (b, d))
        even, (u, v) = unpacked((a, b), (c, d), lambda: self.steps.power(index), self.steps.named)
        return even[0] - v, even[1] + u
