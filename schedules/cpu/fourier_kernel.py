"""The kernels of Fourier transforms on a CPU: `lanes` lines at a time, a lane of a vector each.

    for tile in parallel:
      z[m·lanes + lane] = line[lane][m]             lines side by side, in buffers of a tile's own
      for each radix R, behind runs of L sorted numbers: for each butterfly, all lanes at once:
        z'[(j div L)·L·R + j mod L + r·L] = DFT_R(z[j + r·M/R] · w^(r·(j mod L)·N/(R·L)))            (Stockham)
      line[lane][k] = …

A real signal of N numbers is half as many complex ones, as in schedules/cuda/fourier/rule.py, which has the formulas.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tvm import tirx
from tvm.s_tir import SBlock, SBlockRealize
from tvm.tirx import Buffer, PrimFunc, Stmt

from tk.graph.complex_fourier import ComplexProblem, no_imaginary_part
from tk.graph.defined import OPERATOR
from tk.graph.fourier import FourierProblem
from tk.graph.fourier_tables import PRIMES
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.fourier.butterflies import Pair, dft, times, unpacked

__all__ = ["complex_kernel", "radices_of", "real_kernel"]

Z = Sequence[Any]
"""The buffers of real and imaginary parts."""
TURNED = 8  # neighbours of a line that are moved before those of the next one: a line of memory, both parts
WIDE = (8, 4)  # what registers hold without spilling


def radices_of(length: int) -> list[int]:
    """The factors of a length, a product of PRIMES."""
    found = []
    for radix in (*WIDE, *PRIMES):
        while length % radix == 0:
            found.append(radix)
            length //= radix
    return found


def index(value: int) -> Any:
    """An index constant."""
    return tirx.IntImm("int64", value)


def _loop(var: Any, extent: Any, body: Stmt, kind: Any = tirx.ForKind.SERIAL) -> Stmt:
    return tirx.For(var, index(0), index(extent) if isinstance(extent, int) else extent, kind, body)


class _Tile:
    """Transforms of `length` numbers a line, `lanes` lines; `table` has the powers of exp(−2πi / turn)."""

    def __init__(self, length: int, lanes: int, table: tuple[Any, int], inverse: bool) -> None:
        self.length, self.lanes, self.inverse = length, lanes, inverse
        self.table, self.turn = table
        self.buffers: list[Buffer] = []
        self.lane = tirx.Var("lane", "int64")
        self.now: list[Stmt] = []
        self.z = [[self._buffer((length + 1) * lanes, f"{part}{n}") for part in ("re", "im")] for n in range(2)]

    def _buffer(self, size: int, name: str) -> Buffer:
        buffer = tirx.decl_buffer((size,), "float32", name=name)
        self.buffers.append(buffer)
        return buffer

    def named(self, value: Pair) -> Pair:
        """A number in registers."""
        registers = [self._buffer(self.lanes, f"r{len(self.buffers)}") for _ in range(2)]
        self.now += [tirx.BufferStore(each, part, [self.lane]) for each, part in zip(registers, value, strict=True)]
        real, imaginary = (tirx.BufferLoad(each, [self.lane]) for each in registers)
        return real, imaginary

    def load(self, z: Z, number: Any) -> Pair:
        """Number `number` of all lines, in registers."""
        real, imaginary = (tirx.BufferLoad(each, [number * self.lanes + self.lane]) for each in z)
        return self.named((real, imaginary))

    def store(self, z: Z, number: Any, value: Pair) -> None:
        for each, part in zip(z, value, strict=True):
            self.now.append(tirx.BufferStore(each, part, [number * self.lanes + self.lane]))

    def power(self, exponent: Any) -> Pair:
        """w^exponent; its conjugate in the inverse."""
        real, imaginary = (tirx.BufferLoad(self.table, [exponent, index(part)]) for part in range(2))
        return real, (f32(0.0) - imaginary if self.inverse else imaginary)

    def vectors(self, write: Callable[[], None]) -> Stmt:
        """What `write` stores, for all lanes."""
        self.now, self.lane = [], tirx.Var("lane", "int64")
        write()
        kind = tirx.ForKind.VECTORIZED if self.lanes > 1 else tirx.ForKind.SERIAL
        return _loop(self.lane, self.lanes, tirx.SeqStmt(self.now), kind)

    def steps(self, source: Z, target: Z) -> tuple[list[Stmt], Z, Z]:
        """All steps from `source`, by way of `target`: the loops, where the results are, and the others."""
        loops, length = [], 1
        for radix in radices_of(self.length):
            loops.append(self._step(radix, length, source, target))
            source, target, length = target, source, length * radix
        return loops, source, target

    def _step(self, radix: int, length: int, source: Z, target: Z) -> Stmt:
        count = self.length // radix
        run, rest = tirx.Var("run", "int64"), tirx.Var("rest", "int64")

        def butterfly() -> None:
            taken = [self.load(source, run * length + rest + r * count) for r in range(radix)]
            if length > 1:
                stride = self.turn // (radix * length)
                factors = [self.power(rest * (r * stride)) for r in range(1, radix)]
                taken = [taken[0], *(self.named(times(z, w)) for z, w in zip(taken[1:], factors, strict=True))]
            for r, value in enumerate(dft(taken, self.inverse, self.named)):
                self.store(target, run * (length * radix) + rest + r * length, value)

        return _loop(run, count // length, _loop(rest, length, self.vectors(butterfly)))

    def moved(self, count: int, lines: Any, move: Callable[[Any, Any], list[Stmt]], inside: bool) -> Stmt:
        """move(number, lane) for `count` numbers of the first `lines` lines: lane by lane where lines lie `inside` of what is
        transformed; else a few numbers of each line at a time."""
        number, lane = tirx.Var("m", "int64"), tirx.Var("line", "int64")
        if inside:
            return _loop(number, count, _loop(lane, lines, tirx.SeqStmt(move(number, lane))))
        few = next(each for each in range(TURNED, 0, -1) if count % each == 0)
        if few < TURNED // 2:  # and a rest
            whole = count // TURNED * TURNED
            return tirx.SeqStmt([self.moved(whole, lines, move, inside), self._rest(whole, count, lines, move)])
        block = tirx.Var("block", "int64")
        return _loop(
            block, count // few, _loop(lane, lines, _loop(number, few, tirx.SeqStmt(move(block * few + number, lane))))
        )

    def _rest(self, first: int, end: int, lines: Any, move: Callable[[Any, Any], list[Stmt]]) -> Stmt:
        number, lane = tirx.Var("m", "int64"), tirx.Var("line", "int64")
        return _loop(lane, lines, _loop(number, end - first, tirx.SeqStmt(move(number + first, lane))))

    def at(self, number: Any, lane: Any) -> Any:
        return number * self.lanes + lane

    def kernel(self, func: PrimFunc, tile: Any, tiles: Any, body: Sequence[Stmt]) -> PrimFunc:
        """The definition `func` as `body` for each tile."""
        # TVM makes a buffer as small as what is used inside of the loop that all its uses are in, which is to be the tile's
        used = [tirx.BufferStore(each, f32(0.0), [index(0)]) for each in self.buffers]
        block = SBlock([], [], [], "tile", tirx.SeqStmt([*used, *body]), None, self.buffers)
        loop = _loop(tile, tiles, SBlockRealize([], True, block), tirx.ForKind.PARALLEL)
        root = SBlockRealize([], True, SBlock([], [], [], "root", loop))
        return tirx.PrimFunc(list(func.params), root, attrs=func.attrs).without_attr(OPERATOR)


def _tiles(total: Any, lanes: int) -> Any:
    if isinstance(total, int | tirx.IntImm):
        return index(-(-int(total) // lanes))
    return tirx.floordiv(total + (lanes - 1), index(lanes))


def real_kernel(func: PrimFunc, problem: FourierProblem, lanes: int) -> PrimFunc:
    """Transforms of rows of real signals, and back."""
    x, table, out = func.params
    half, scale = problem.n // 2, f32(problem.scale)
    tile, made = tirx.Var("tile", "int64"), _Tile(half, lanes, (table, problem.n), problem.inverse)
    first, second = made.z
    rows = x.shape[0]
    lines = tirx.min(index(lanes), rows - tile * lanes)
    row = tile * lanes

    def read(m: Any, lane: Any) -> list[Stmt]:
        return [
            tirx.BufferStore(first[part], tirx.BufferLoad(x, [row + lane, m * 2 + part]), [made.at(m, lane)])
            for part in range(2)
        ]

    def write(z: Z) -> Callable[[Any, Any], list[Stmt]]:
        return lambda m, lane: [
            tirx.BufferStore(out, tirx.BufferLoad(z[part], [made.at(m, lane)]) * scale, [row + lane, m * 2 + part])
            for part in range(2)
        ]

    k = tirx.Var("k", "int64")
    if problem.inverse:
        before = [made.vectors(lambda: _bin_before(made, first, second, index(0), half))]
        before.append(_loop(k, half - 1, made.vectors(lambda: _bin_before(made, first, second, k + 1, half))))
        loops, z, _ = made.steps(second, first)
        body = [made.moved(half + 1, lines, read, False), *before, *loops, made.moved(half, lines, write(z), False)]
        return made.kernel(func, tile, _tiles(rows, lanes), body)
    loops, z, other = made.steps(first, second)
    ends = [(index(0), index(0), index(0)), (index(half), index(0), index(0))]
    behind = [made.vectors(lambda each=each: _bin(made, z, other, *each)) for each in ends]  # type: ignore[misc]
    behind.append(_loop(k, half - 1, made.vectors(lambda: _bin(made, z, other, k + 1, k + 1, half - 1 - k))))
    body = [made.moved(half, lines, read, False), *loops, *behind, made.moved(half + 1, lines, write(other), False)]
    return made.kernel(func, tile, _tiles(rows, lanes), body)


def _bin(tile: _Tile, z: Z, made: Z, number: Any, own: Any, mirror: Any) -> None:
    """X[k] = (Z[k] + conj Z[M − k]) / 2 − i/2 · w^k · (Z[k] − conj Z[M − k])."""
    even, (u, v) = unpacked(tile.load(z, own), tile.load(z, mirror), lambda: tile.power(number), tile.named)
    half = f32(0.5)
    imaginary = f32(0.0) if isinstance(number, tirx.IntImm) else (even[1] - u) * half  # of bins 0 and M it is nothing
    tile.store(made, number, ((even[0] + v) * half, imaginary))


def _bin_before(tile: _Tile, bins: Z, made: Z, number: Any, half: int) -> None:
    """(X[k] + conj X[M − k]) + i · w^−k · (X[k] − conj X[M − k]); what bins 0 and M have that is imaginary is nothing."""
    (a, b), (c, d) = tile.load(bins, number), tile.load(bins, index(half) - number)
    if isinstance(number, tirx.IntImm):
        b = d = f32(0.0)
    even, (u, v) = unpacked((a, b), (c, d), lambda: tile.power(number), tile.named)
    tile.store(made, number, (even[0] - v, even[1] + u))


def complex_kernel(func: PrimFunc, problem: ComplexProblem, lanes: int) -> PrimFunc:
    """Transforms of complex numbers along the middle one of three axes."""
    given, made_of = (2 if each == "planes" else 1 for each in (problem.given, problem.result))
    x, table, out = list(func.params[:given]), func.params[given], list(func.params[-made_of:])
    outer, inside = x[0].shape[0], problem.inner > 1
    made = _Tile(problem.n, lanes, (table, problem.n), problem.inverse)
    tile, scale = tirx.Var("tile", "int64"), f32(problem.scale)
    across = -(-problem.inner // lanes)
    if inside:
        start, total, tiles = tirx.floormod(tile, index(across)) * lanes, index(problem.inner), outer * across
    else:
        start, total, tiles = tile * lanes, outer, _tiles(outer, lanes)
    lines = tirx.min(index(lanes), total - start)

    def where(m: Any, lane: Any) -> list[Any]:
        if inside:
            return [tirx.floordiv(tile, index(across)), m, start + lane]
        return [start + lane, m, index(0)]

    def part_of(m: Any, lane: Any, part: int) -> Any:
        if problem.given == "real":
            return tirx.BufferLoad(x[0], where(m, lane)) if part == 0 else f32(0.0)
        if problem.given == "planes":
            return tirx.BufferLoad(x[part], where(m, lane))
        return tirx.BufferLoad(x[0], [*where(m, lane), index(part)])

    def read(m: Any, lane: Any) -> list[Stmt]:
        return [tirx.BufferStore(made.z[0][part], part_of(m, lane, part), [made.at(m, lane)]) for part in range(2)]

    loops, z, _ = made.steps(made.z[0], made.z[1])

    def write(m: Any, lane: Any) -> list[Stmt]:
        values = [tirx.BufferLoad(z[part], [made.at(m, lane)]) * scale for part in range(2)]
        if problem.given == "real":
            values[1] = tirx.Select(no_imaginary_part(m, problem.n), f32(0.0), values[1])
        if problem.result == "planes":
            return [tirx.BufferStore(out[part], values[part], where(m, lane)) for part in range(2)]
        return [tirx.BufferStore(out[0], values[part], [*where(m, lane), index(part)]) for part in range(2)]

    body = [made.moved(problem.n, lines, read, inside), *loops, made.moved(problem.n, lines, write, inside)]
    return made.kernel(func, tile, tiles, body)
