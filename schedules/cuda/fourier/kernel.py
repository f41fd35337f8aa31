"""The kernel of Fourier transforms of rows, written step by step for one length.

    blockIdx.x · rows + threadIdx.x / (N / 8)  = row          thread = threadIdx.x % (N / 8)

A step of radix R over runs of L sorted numbers: butterfly j takes z[j + r·M/R] · w^(r·(j mod L)·N/(R·L)) for r < R, and its
results go to (j div L)·L·R + j mod L + r·L. All threads have read before one writes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.graph.fourier import FourierProblem
from tk.schedules.cuda.codegen.kernel_builder import INDEX, Code

if TYPE_CHECKING:
    from collections.abc import Callable

    from tvm.tirx import PrimFunc

__all__ = ["fourier_kernel"]

Pair = tuple[Any, Any]
"""The parts of a complex number, expressions."""


def fourier_kernel(func: PrimFunc, problem: FourierProblem, rows: int) -> PrimFunc:
    """The definition `func` as a kernel of `rows` rows a block."""
    from tk.graph.defined import OPERATOR

    body = _Transform(func, problem, rows).kernel()
    return tirx.PrimFunc(list(func.params), body, attrs=func.attrs).without_attr(OPERATOR)


def _number(value: int) -> Any:
    return tirx.IntImm(INDEX, value)


def _float(value: float) -> Any:
    return tirx.FloatImm("float32", value)


def _times(a: Pair, b: Pair) -> Pair:
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


class _Transform:
    def __init__(self, func: PrimFunc, problem: FourierProblem, rows: int) -> None:
        self.x, self.table, self.out = func.params
        self.n, self.half, self.inverse = problem.n, problem.n // 2, problem.inverse
        self.scale, self.code = problem.scale, Code()
        self.each = self.half // 4  # threads of a row
        total = self.x.shape[0] if problem.rows is None else problem.rows
        self.grid = -(-total // rows) if isinstance(total, int) else tirx.floordiv(total + (rows - 1), _number(rows))
        code = self.code
        self.block, self.lanes = code.variable("block", self.grid), code.variable("thread", rows * self.each)
        self.thread = code.simplify(tirx.floormod(self.lanes, _number(self.each)))
        own = code.simplify(tirx.floordiv(self.lanes, _number(self.each)))
        row = code.simplify(self.block * rows + own)
        inside = row < total
        self.inside = () if code.analyzer.can_prove(inside) else (inside,)
        self.row = code.stand_in("row", total, row)
        self.first = own * self.half  # where the row's numbers begin in shared memory
        self.shared = [code.buffer((rows * self.half,), "float32", name, "shared") for name in ("re", "im")]
        self.axes = [(self.block, self.grid, "blockIdx.x"), (self.lanes, rows * self.each, "threadIdx.x")]

    def kernel(self) -> Any:
        if self.inverse:
            self._steps(self._bin_before, self._write_signal)
        else:
            self._steps(self._read_signal, None)
            self._write_bins()
        return self.code.kernel(self.axes)

    def _steps(self, read: Callable[[Any], Pair], write: Callable[[Any, Pair], None] | None) -> None:
        """All steps: the first takes what `read` gives for a place, the last leaves its results by `write`, or in shared
        memory, where all threads then see them."""
        radices = [4] * ((self.half.bit_length() - 1) // 2) + [2] * ((self.half.bit_length() - 1) % 2)
        length = 1
        for number, radix in enumerate(radices):
            last = number == len(radices) - 1
            self._step(radix, length, None if number else read, write if last else None, sync=bool(number))
            length *= radix

    def _step(self, radix: int, length: int, read: Any, write: Any, sync: bool) -> None:
        code, places, values = self.code, [], []
        for turn in range(4 // radix):
            butterfly = self.thread + turn * self.each
            places.append(butterfly)
            with code.when(*(self.inside if read is not None else ())):
                taken = [self._taken(read, butterfly + r * (self.half // radix)) for r in range(radix)]
            values.append(taken)
        if sync:
            code.sync()
        for butterfly, taken in zip(places, values, strict=True):
            self._butterfly(radix, length, butterfly, taken, write)
        if write is None:
            code.sync()

    def _taken(self, read: Any, place: Any) -> Pair:
        """The number at a place, in registers."""
        if read is not None:
            return self._named(read(place))
        return self._named(tuple(tirx.BufferLoad(each, [self.first + place]) for each in self.shared))

    def _named(self, value: Any) -> Pair:
        register = self.code.buffer((2,), "float32", "z")
        for part in range(2):
            self.code.store(register, value[part], _number(part))
        return tirx.BufferLoad(register, [_number(0)]), tirx.BufferLoad(register, [_number(1)])

    def _butterfly(self, radix: int, length: int, butterfly: Any, taken: list[Pair], write: Any) -> None:
        code = self.code
        run, rest = (code.simplify(each(butterfly, _number(length))) for each in (tirx.floordiv, tirx.floormod))
        if length > 1:
            stride = self.n // (radix * length)
            taken = [taken[0], *(self._named(_times(z, self._power(rest * (r * stride)))) for r, z in enumerate(taken[1:], 1))]
        results = self._of_two(taken) if radix == 2 else self._of_four(taken)
        for r, value in enumerate(results):
            place = code.simplify(run * (length * radix) + rest + r * length)
            if write is not None:
                write(place, value)
                continue
            for buffer, part in zip(self.shared, value, strict=True):
                code.store(buffer, part, self.first + place)

    def _power(self, exponent: Any) -> Pair:
        """w^exponent; its conjugate in the inverse."""
        real, imaginary = (tirx.BufferLoad(self.table, [self.code.simplify(exponent), _number(part)]) for part in range(2))
        return real, (_float(0.0) - imaginary if self.inverse else imaginary)

    @staticmethod
    def _of_two(z: list[Pair]) -> list[Pair]:
        (a, b), (c, d) = z
        return [(a + c, b + d), (a - c, b - d)]

    def _of_four(self, z: list[Pair]) -> list[Pair]:
        sums = [self._named(each) for each in self._of_two([z[0], z[2]]) + self._of_two([z[1], z[3]])]
        (a, b), (c, d), (e, f), (g, h) = sums  # z0 + z2, z0 − z2, z1 + z3, z1 − z3
        turned = [(c + h, d - g), (c - h, d + g)]  # −i · (z1 − z3) added, i times it
        if self.inverse:
            turned.reverse()
        return [(a + e, b + f), turned[0], (a - e, b - f), turned[1]]

    def _read_signal(self, place: Any) -> Pair:
        """x[2·place] and x[2·place + 1], a vector."""
        return self._loaded(2 * place)

    def _loaded(self, column: Any) -> Pair:
        register = self.code.buffer((2,), "float32", "x")
        var = self.code.variable("v", 2)
        with self.code.loop(var, 2, "VECTORIZED"):
            self.code.store(register, tirx.BufferLoad(self.x, [self.row, column + var]), var)
        return tirx.BufferLoad(register, [_number(0)]), tirx.BufferLoad(register, [_number(1)])

    def _stored(self, column: Any, value: Pair) -> None:
        """out[row, column] and the next one, a vector, scaled."""
        register = self.code.buffer((2,), "float32", "y")
        for part in range(2):
            scaled = value[part] if self.scale == 1.0 else value[part] * _float(self.scale)
            self.code.store(register, scaled, _number(part))
        var = self.code.variable("v", 2)
        with self.code.loop(var, 2, "VECTORIZED"):
            self.code.store(self.out, tirx.BufferLoad(register, [var]), self.row, column + var)

    def _write_signal(self, place: Any, value: Pair) -> None:
        with self.code.when(*self.inside):
            self._stored(2 * place, value)

    def _write_bins(self) -> None:
        """The bins from Z in shared memory: each thread four, the first one the last bin too."""
        code = self.code
        for turn in range(4):
            place = self.thread + turn * self.each
            # bin 0 is its own mirror image: of bins from other turns that is known
            mirror = self.half - place if turn else tirx.Select(tirx.EQ(place, _number(0)), _number(0), self.half - place)
            with code.when(*self.inside):
                self._stored(2 * place, self._bin(place, mirror))
        with code.when(*self.inside, self.thread < 1):
            self._stored(_number(2 * self.half), self._bin(_number(self.half), _number(0), own=_number(0)))

    def _bin(self, place: Any, mirror: Any, own: Any = None) -> Pair:
        a, b = (tirx.BufferLoad(each, [self.first + (place if own is None else own)]) for each in self.shared)
        c, d = (tirx.BufferLoad(each, [self.first + mirror]) for each in self.shared)
        even, odd = self._named((a + c, b - d)), self._named((a - c, b + d))  # Z ± conj of its mirror image
        u, v = self._named(_times(odd, self._power(place)))
        half = _float(0.5)
        return (even[0] + v) * half, (even[1] - u) * half

    def _bin_before(self, place: Any) -> Pair:
        """(X[k] + conj X[M − k]) + i · w^−k · (X[k] − conj X[M − k]); what bins 0 and M have that is imaginary is nothing."""
        mirror = self.half - place
        (a, b), (c, d) = self._loaded(2 * place), self._loaded(2 * mirror)
        zero = tirx.EQ(place, _number(0))
        b, d = (tirx.Select(zero, _float(0.0), each) for each in (b, d))
        even, odd = self._named((a + c, b - d)), self._named((a - c, b + d))
        u, v = self._named(_times(odd, self._power(place)))
        return even[0] - v, even[1] + u
