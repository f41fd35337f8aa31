"""The steps of Fourier transforms of a block's lines through shared memory, written for one length M.

A step of radix R over runs of L sorted numbers: butterfly j takes z[j + r·M/R] · w^(r·(j mod L)·N/(R·L)) for r < R, and its
results go to (j div L)·L·R + j mod L + r·L (Stockham). All threads have read before one writes. Every sixteenth position of a
line in shared memory is left free, so that neighbours who write R apart meet different banks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tvm import tirx
from tvm.tirx import PrimFunc

from tk.graph.defined import OPERATOR
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.fourier.butterflies import Pair, dft, radices_of, times

__all__ = ["Steps", "line_floats", "line_threads"]

FREE = 16


def line_threads(length: int) -> int:
    """Threads of a line: one a butterfly of the widest step."""
    radices = radices_of(length) or (length,)
    return length // max(radices)


def line_floats(length: int) -> int:
    """Positions of a line in shared memory, for each part."""
    return length + length // FREE


class Steps:
    """Transforms of `length` numbers a line by `thread` of `line_threads`; `at(index, part)` is where a line's position lies in
    the buffers `shared` of both parts. `table` has the powers of exp(−2πi / turn), whose every (turn / length)th is used."""

    def __init__(
        self, code: Code, length: int, thread: Any, shared: list[Any], at: Callable[[Any, int], Any], table: tuple[Any, int]
    ) -> None:
        self.code, self.length, self.thread, self.shared, self.at = code, length, thread, shared, at
        self.table, self.turn = table
        self.inverse = False
        self.threads = line_threads(length)

    def run(self, read: Callable[[Any], Pair], write: Callable[[Any, Pair], None] | None, inside: tuple[Any, ...]) -> None:
        """All steps: the first takes what `read` gives for a position, where the line is `inside`; the last leaves its results
        by `write`, or in shared memory, where all threads then see them."""
        radices, length = radices_of(self.length) or (1,), 1
        for number, radix in enumerate(radices):
            last = number == len(radices) - 1
            self._step(radix, length, (None if number else read, write if last else None), inside, sync=bool(number))
            length *= radix

    def _step(self, radix: int, length: int, ends: tuple[Any, Any], inside: tuple[Any, ...], sync: bool) -> None:
        read, write = ends
        code, count, work = self.code, self.length // radix, []
        for turn in range(-(-count // self.threads)):
            butterfly = code.simplify(self.thread + turn * self.threads)
            within = () if (turn + 1) * self.threads <= count else (butterfly < count,)
            with code.when(*within, *(inside if read is not None else ())):
                taken = [self._taken(read, butterfly + r * count) for r in range(radix)]
            work.append((butterfly, within, taken))
        if sync:
            code.sync()
        for butterfly, within, taken in work:
            with code.when(*within):
                self._butterfly(radix, length, butterfly, taken, write)
        if write is None:
            code.sync()

    def _taken(self, read: Any, index: Any) -> Pair:
        """The number at a position, in registers."""
        return self.named(read(index) if read is not None else self.load_shared(index))

    def load_shared(self, index: Any) -> Pair:
        """The number at a position of shared memory."""
        real, imaginary = (tirx.BufferLoad(each, [self.at(index, part)]) for part, each in enumerate(self.shared))
        return real, imaginary

    def named(self, value: Any) -> Pair:
        """A number in registers."""
        register = self.code.buffer((2,), "float32", "z")
        for part in range(2):
            self.code.store(register, value[part], as_index(part))
        return tirx.BufferLoad(register, [as_index(0)]), tirx.BufferLoad(register, [as_index(1)])

    def loaded(self, name: str, at: Callable[[Any], Any]) -> Pair:
        """What at(0) and at(1) read, a vector, in registers."""
        register, var = self.code.buffer((2,), "float32", name), self.code.variable("v", 2)
        with self.code.loop(var, 2, "VECTORIZED"):
            self.code.store(register, at(var), var)
        return tirx.BufferLoad(register, [as_index(0)]), tirx.BufferLoad(register, [as_index(1)])

    def stored(self, value: Sequence[Any], store: Callable[[Any, Any], None]) -> None:
        """store(part of a number, 0 or 1), a vector, out of registers."""
        register = self.code.buffer((2,), "float32", "y")
        for part in range(2):
            self.code.store(register, value[part], as_index(part))
        var = self.code.variable("v", 2)
        with self.code.loop(var, 2, "VECTORIZED"):
            store(tirx.BufferLoad(register, [var]), var)

    def function(self, func: PrimFunc, axes: list[tuple[Any, Any, str]]) -> PrimFunc:
        """The definition `func` as the kernel that has been written, over these blocks and threads."""
        return tirx.PrimFunc(list(func.params), self.code.kernel(axes), attrs=func.attrs).without_attr(OPERATOR)

    def _butterfly(self, radix: int, length: int, butterfly: Any, taken: list[Pair], write: Any) -> None:
        code = self.code
        run, rest = (code.simplify(each(butterfly, as_index(length))) for each in (tirx.floordiv, tirx.floormod))
        if length > 1:
            factors = self._factors(rest, radix, self.turn // (radix * length))
            taken = [taken[0], *(self.named(times(z, w)) for z, w in zip(taken[1:], factors, strict=True))]
        for r, value in enumerate(dft(taken, self.inverse, self.named)):
            index = code.simplify(run * (length * radix) + rest + r * length)
            if write is not None:
                write(index, value)
                continue
            for part, buffer in enumerate(self.shared):
                code.store(buffer, value[part], self.at(index, part))

    def _factors(self, rest: Any, radix: int, stride: int) -> list[Pair]:
        """w^(r · rest · stride) for 0 < r < radix: read for r up to 4 and its multiples, else a product of two of those."""
        found: dict[int, Pair] = {}
        for r in (r for r in range(1, radix) if r < 4 or r % 4 == 0):
            found[r] = self.power(rest * (r * stride))
        return [found[r] if r in found else self.named(times(found[r - r % 4], found[r % 4])) for r in range(1, radix)]

    def power(self, exponent: Any) -> Pair:
        """w^exponent in registers, read as a vector; its conjugate in the inverse."""
        at = self.code.simplify(exponent)
        real, imaginary = self.loaded("w", lambda part: tirx.BufferLoad(self.table, [at, part]))
        return real, (f32(0.0) - imaginary if self.inverse else imaginary)
