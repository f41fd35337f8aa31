"""The kernel of Fourier transforms of complex numbers along an axis, written step by step for one length.

A line is one transform. Where the axis is the last one, a block has `lines` rows of memory, T threads side by side along each;
else `lines` neighbours along what lies inside of the axis, which threads that are neighbours read and write side by side:

    last axis    line = threadIdx.x / T, thread = threadIdx.x % T        else    line = threadIdx.x % lines, thread = … / lines
"""

from __future__ import annotations

from typing import Any

from tvm import tirx
from tvm.tirx import PrimFunc

from tk.graph.complex_fourier import ComplexProblem, no_imaginary_part
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, ceil_div
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.fourier.butterflies import Pair
from tk.schedules.cuda.fourier.steps import FREE, Steps, line_floats, line_threads
from tk.schedules.cuda.hardware import STATIC_SHARED

__all__ = ["ComplexTransform", "shared_bytes"]


def shared_bytes(n: int, lines: int) -> int:
    """Shared memory of a block, in bytes."""
    return 2 * 4 * lines * line_floats(n)


class ComplexTransform:
    """The definition `func` as a kernel of `lines` lines a block."""

    def __init__(self, func: PrimFunc, problem: ComplexProblem, lines: int) -> None:
        self.func, self.problem, self.code = func, problem, Code()
        given, made = (2 if each == "planes" else 1 for each in (problem.given, problem.result))
        self.x, self.table, self.out = list(func.params[:given]), func.params[given], list(func.params[-made:])
        code, each = self.code, line_threads(problem.n)
        outer = self.x[0].shape[0] if problem.outer is None else problem.outer
        self.block, self.lanes = self._grid(outer, lines), code.variable("thread", lines * each)
        own, self.thread = self._divided(lines, each)
        self._assign_line(outer, own, lines)
        floats, inside_axis = line_floats(problem.n), problem.inner > 1
        scope = "shared" if shared_bytes(problem.n, lines) <= STATIC_SHARED else "shared.dyn"
        shared = code.buffer((2 * lines * floats,), "float32", "parts", scope)

        def at(index: Any, part: int) -> Any:
            index = index + tirx.floordiv(index, as_index(FREE))
            return part * lines * floats + (index * lines + own if inside_axis else own * floats + index)

        self.steps = Steps(code, problem.n, self.thread, [shared, shared], at, (self.table, problem.n))
        self.steps.inverse = problem.inverse
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.lanes, lines * each, "threadIdx.x")]

    def _grid(self, outer: Any, lines: int) -> Any:
        """The block's variable; `grid` is how many there are."""
        total = outer if self.problem.inner == 1 else self.problem.inner
        self.tiles = ceil_div(total, lines)
        self.grid = self.tiles if self.problem.inner == 1 else outer * self.tiles
        return self.code.variable("block", self.grid)

    def _divided(self, lines: int, each: int) -> tuple[Any, Any]:
        """(the thread's line of the block, its number along the line)."""
        code, last = self.code, self.problem.inner == 1
        by = as_index(each if last else lines)
        whole, rest = code.simplify(tirx.floordiv(self.lanes, by)), code.simplify(tirx.floormod(self.lanes, by))
        return (whole, rest) if last else (rest, whole)

    def _assign_line(self, outer: Any, own: Any, lines: int) -> None:
        """Where the line lies: `outer`, `inner`, and the condition under which it is one."""
        code, inner = self.code, self.problem.inner
        tile = self.block if inner == 1 else code.simplify(tirx.floormod(self.block, as_index(self.tiles)))
        line, total = code.simplify(tile * lines + own), outer if inner == 1 else inner
        self.inside = code.unproved(line < total)
        if inner == 1:
            self.outer, self.inner = code.stand_in("outer", outer, line), as_index(0)
        else:
            self.outer = code.stand_in("outer", outer, tirx.floordiv(self.block, as_index(self.tiles)))
            self.inner = code.stand_in("inner", inner, line)

    def kernel(self) -> PrimFunc:
        self.steps.run(self._read, self._write, self.inside)
        return self.steps.function(self.func, self.axes)

    def _read(self, index: Any) -> Pair:
        where = [self.outer, index, self.inner]
        if self.problem.given == "real":
            return tirx.BufferLoad(self.x[0], where), f32(0.0)
        if self.problem.given == "planes":
            return tirx.BufferLoad(self.x[0], where), tirx.BufferLoad(self.x[1], where)
        return self.steps.loaded("x", lambda part: tirx.BufferLoad(self.x[0], [*where, part]))

    def _write(self, index: Any, value: Pair) -> None:
        where, scale = [self.outer, index, self.inner], self.problem.scale
        scaled = [part if scale == 1.0 else part * f32(scale) for part in value]
        if self.problem.given == "real":
            scaled[1] = tirx.Select(no_imaginary_part(index, self.problem.n), f32(0.0), scaled[1])
        with self.code.when(*self.inside):
            if self.problem.result == "planes":
                for buffer, part in zip(self.out, scaled, strict=True):
                    self.code.store(buffer, part, *where)
                return
            self.steps.stored(scaled, lambda each, part: self.code.store(self.out[0], each, *where, part))
