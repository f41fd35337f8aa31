"""Transposes of any axes where the innermost one changes, with elementwise work around them.

    out[…, j, …, c] = f(x[…, c, …, j], y[…, j, …, c], …)

`tile` × `tile` of (j, c) a block. What lies along j in memory is read in 16-byte vectors along j, and goes through
shared memory; what lies along c is read in the second half, where values are stored in 16-byte vectors along c:

    shared[c][j : j + V] = x[…, c, …, j : j + V]          out[…, j, …, c : c + V] = f(shared[c : c + V][j], y[…])

Where everything lies along j, f is computed before shared memory and only its result goes through. A row of shared
memory is 4 bytes longer than the tile, so that neither half meets the same bank often. What lies along j may do so in
runs, as the rows of an image's windows do.

j and c may be several axes of the output together, where one is short or no multiple of a tile: c any last ones, j such
that lie one behind the other in memory. A tile is longer along one where the other is short all the same.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx import Buffer, PrimFunc, Stmt

from tk.schedule.refusals import divides, exceeding, listed, multiple_of
from tk.schedules.cuda.codegen.expand import Point, inputs_of
from tk.schedules.cuda.codegen.kernel_builder import (
    Code,
    VectorAccess,
    as_index,
    bits,
    ceil_div,
    depends,
    flat_index,
    product,
    size_of,
    unravel_index,
    vector_widths,
)
from tk.schedules.cuda.codegen.packed16 import in_memory
from tk.schedules.cuda.codegen.tir_values import UnsupportedPattern, alike, key, loads_of, substitute
from tk.schedules.cuda.elementwise.access import PieceAccess
from tk.schedules.cuda.elementwise.axes import Axis, indices_along, steps_along, views_of
from tk.schedules.cuda.elementwise.cases import TRANSPOSE
from tk.schedules.cuda.elementwise.plan import Group, Read, output_groups, reads_at
from tk.schedules.cuda.hardware import STATIC_SHARED
from tk.target import Target

NAME = "cuda.transpose"
VERSION = 3
CASES = TRANSPOSE

LEAST = 8  # elements of an axis: shorter ones are read where they lie
FEWEST = 2  # elements of WIDE bits or more, of an axis along which what is read lies
WIDE = 32
SMALLEST, LARGEST = 32, 64  # sides of a tile
WASTE = 1.1  # times as large as an axis may be all its tiles, before it is taken together with another
RUNS, SAMPLES = 0.7, 64  # the share of neighbours that lie side by side where an axis is read in runs; of so many elements


@dataclass(frozen=True)
class Config:
    """The tile's side and a block's threads."""

    tile: int
    threads: int


@dataclass(frozen=True)
class Match:
    """`axis` of the output is the one along which inputs lie, all of them or in `runs`; `vectors` of neighbours along it and
    along the last axis; `staged` bits go through shared memory for each element. `turned` are the reads at the numbers `axes`
    of `views`, one a tile, that go through; None where the results go through instead. The last two of `views` are j and c."""

    size: int | None
    axis: int
    vectors: tuple[int, int]
    staged: int
    runs: bool
    turned: tuple[Read, ...] | None = field(repr=False, compare=False)
    views: tuple[Axis, ...] = field(repr=False, compare=False)
    axes: tuple[Expr, ...] = field(repr=False, compare=False)
    group: Group = field(repr=False, compare=False)


def match(func: PrimFunc, target: Target) -> Match | None:
    try:
        groups = output_groups(func)
        return _match(groups[0]) if len(groups) == 1 else None
    except UnsupportedPattern:
        return None


def _match(group: Group) -> Match | None:
    views = views_of(group)
    if len(views) < 2:
        return None
    code, axes, reads = _read_along(group, views)
    along = [_lies_along(code, read, axes, views) for read in reads]
    last = len(views) - 1
    steps = steps_along(code, reads, axes)
    weight = {n: sum(bits(read.buffer) for read, where in zip(reads, along, strict=True) if where == n) for n in set(along)}
    turned: dict[int, tuple[list[int], list[int]]] = {}
    for n in weight:
        if n is not None and n != last:
            beside = [each for each, where in zip(steps, along, strict=True) if where == n]
            j, c = _sides(views, n, beside)
            wide = all(bits(read.buffer) >= WIDE for read, where in zip(reads, along, strict=True) if where == n)
            least = FEWEST if wide else LEAST
            if _is_wide(_together(views, j).size, least) and _is_wide(_together(views, c).size):
                turned[n] = j, c
    if not turned:
        return None
    n = max(turned, key=lambda n: weight[n])
    if (few := _most(views, turned[n])) is not None and few < SMALLEST * SMALLEST:
        return None  # which an elementwise kernel's block reads whole, once
    found = _of_sides(group, views, *turned[n], results_first=last not in along)
    runs = any(each[n] != 1 for each, where in zip(steps, along, strict=True) if where == n)
    return None if found is None else replace(found, runs=runs)


def _of_sides(group: Group, views: list[Axis], j: list[int], c: list[int], *, results_first: bool) -> Match | None:
    """The match of a tile along the views `j` and `c`, where what is read lies along the last of `j`."""
    outer = [view for each, view in enumerate(views) if each not in (*j, *c)]
    tiled = [*outer, _together(views, j), _together(views, c)]
    code, axes, reads = _read_along(group, tiled)
    lies = [_lies_along(code, read, axes, tiled) == len(outer) for read in reads]
    through: list[Read] = []
    for read, turned in zip(reads, lies, strict=True):
        met = any(read.buffer.same_as(other.buffer) and alike(read.indices, other.indices) for other in through)
        if turned and not read.guarded and not met:
            through.append(read)
    if not results_first and not through:
        return None
    buffers = group.outputs if results_first else [read.buffer for read in through]
    vectors = (
        _vector(tiled[-2].size, [read.buffer for read, turned in zip(reads, lies, strict=True) if turned]),
        _vector(tiled[-1].size, group.outputs),
    )
    staged, turned_reads = sum(bits(buffer) for buffer in buffers), None if results_first else tuple(through)
    axis = views[j[-1]].parts[-1]
    return Match(size_of(group.shape), axis, vectors, staged, False, turned_reads, tuple(tiled), tuple(axes), group)


def _read_along(group: Group, views: Sequence[Axis]) -> tuple[Code, list[Expr], list[Read]]:
    """A variable for each of `views`, and what is read there."""
    code = Code()
    axes = [code.variable("axis", view.size) for view in views]
    return code, axes, reads_at(group, indices_along(views, axes), code.analyzer)


def _together(views: Sequence[Axis], chosen: Sequence[int]) -> Axis:
    """The chosen views as one axis, the last one's neighbours first."""
    axis = views[chosen[0]]
    for n in chosen[1:]:
        axis = axis.before(views[n])
    return axis


def _sides(views: Sequence[Axis], n: int, steps: Sequence[Sequence[int | None]]) -> tuple[list[int], list[int]]:
    """The views that are j, of which all that is read along view `n` at `steps` lies one behind the other, and c. The shorter
    of the two is taken together with another first."""
    j, c = [n], [len(views) - 1]
    while True:
        left = c[0] - 1
        size = _together(views, j).size
        behind = [m for m in range(len(views)) if m not in (*j, *c) and all(each[m] == size for each in steps)]
        more = [(j, behind[0])] if behind and all(each[n] == 1 for each in steps) else []
        more += [(c, left)] if left >= 0 and left not in j else []
        more = [(side, m) for side, m in more if isinstance(views[m].size, int) and _is_short(_together(views, side).size)]
        if not more:
            return j, c
        side, m = min(more, key=lambda each: _together(views, each[0]).size)
        side.insert(0, m)


def _is_short(size: int | Expr) -> bool:
    """Whether tiles along an axis leave much of the last one empty."""
    return isinstance(size, int) and ceil_div(size, LARGEST) * LARGEST > WASTE * size


def _most(views: Sequence[Axis], sides: tuple[list[int], list[int]]) -> int | None:
    """The area of the largest tile that (j, c) fill, None where that is any."""
    sizes = [_together(views, side).size for side in sides]
    return math.prod(map(_power, sizes)) if all(isinstance(size, int) for size in sizes) else None


def _power(size: int) -> int:
    """The power of two that is no less."""
    return 1 << (size - 1).bit_length()


def _lies_along(code: Code, read: Read, axes: Sequence[Expr], views: Sequence[Axis]) -> int | None:
    """The one of the views along which the read's elements lie side by side, if it reads along the last one too; else the
    one along which most do: windows of an image lie in short runs."""
    flat = code.simplify(flat_index(read.buffer, read.indices))
    if not axes or not depends(flat, axes[-1]):
        return None
    steps = [substitute(flat, {key(axis): axis + as_index(1)}) - flat for axis in axes]
    unit = [n for n, axis in enumerate(axes) if depends(flat, axis) and code.equal(steps[n], 1)]
    if unit:
        return unit[-1]
    sizes = [view.size for view in views]
    runs = [n for n in reversed(range(len(axes))) if _is_wide(sizes[n]) and _share_of_runs(code, flat, axes, sizes, n) >= RUNS]
    return runs[0] if runs else None


def _share_of_runs(code: Code, flat: Expr, axes: Sequence[Expr], sizes: Sequence[int | Expr], n: int) -> float:
    """Of neighbours along axis `n`, at one position of the others, how many lie side by side; 0 where that depends on data or a
    size that is not known."""
    if not depends(flat, axes[n]) or not all(isinstance(size, int) for size in sizes) or loads_of(flat):
        return 0.0
    here = {key(axis): as_index(size // 2) for axis, size in zip(axes, sizes, strict=True) if axis is not axes[n]}
    line = code.simplify(substitute(flat, here))
    offsets = [code.simplify(substitute(line, {key(axes[n]): as_index(at)})) for at in range(min(sizes[n], SAMPLES))]
    if not all(isinstance(offset, tirx.IntImm) for offset in offsets):
        return 0.0
    steps = [int(after) - int(before) for before, after in pairwise(offsets)]
    return steps.count(1) / max(1, len(steps))


def _is_wide(size: int | Expr, least: int = LEAST) -> bool:
    return not isinstance(size, int) or size >= least


def _vector(size: int | Expr, buffers: Sequence[Buffer]) -> int:
    return next(v for v in vector_widths(buffers) if v == 1 or (isinstance(size, int) and size % v == 0))


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"tile": (32, 64), "threads": (128, 256, 512)}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    along_j, along_c = tile_of(match, config)
    bytes_ = match.staged // 8 * along_c * (along_j + 4)
    yield from exceeding(("bytes of shared memory", bytes_, STATIC_SHARED))
    if any(config.tile * config.tile // vector % config.threads for vector in match.vectors):
        yield divides("threads", config.threads, config.tile**2 // max(match.vectors), "the vectors of a tile")
    if along_j % match.vectors[0] or along_c % match.vectors[1]:
        yield multiple_of("tile", config.tile, max(match.vectors), "whole vectors")


def tile_of(match: Match, config: Config) -> tuple[int, int]:
    """A tile's sides along j and c: `config.tile` each, or as many elements where one of the axes is shorter."""
    most_j, most_c = (_power(size) if isinstance(size := view.size, int) else config.tile for view in match.views[-2:])
    if most_c < config.tile:
        return config.tile**2 // most_c, most_c
    if most_j < config.tile:
        return most_j, config.tile**2 // most_j
    return config.tile, config.tile


def default(match: Match, target: Target) -> Config:
    """64 × 64 with 256 threads, or 512 where what is read lies in runs, or elements have 32 bits; smaller where few tiles would
    leave SMs idle, shared memory is short, or elements have 64 bits. One H200, 2026-11-28, µs: int64 25.2 → 22.6 and 63.8 →
    60.4 with 32; with 512 threads float32 34.8 → 34.1, windows in float16 121 → 118, but 4096² in float16 19.5 → 20.9."""
    few = match.size is not None and match.size < 64 * 64 * 2 * target.cores
    if match.staged >= 64 and not few:
        return Config(32, 256)
    large = Config(64, 512 if match.staged >= 32 or match.runs else 256)
    return Config(32, 128) if few or legal(match, large, target) else large


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    body = _Transpose(match, config).kernel()
    return tirx.PrimFunc(list(match.group.params), body, attrs=func.attrs)


Item = tuple[VectorAccess, Expr, Expr, Expr, Expr, tuple[Expr, ...]]


class _Transpose:
    def __init__(self, match: Match, config: Config) -> None:
        self.match, self.group, self.threads = match, match.group, config.threads
        self.sides, self.sizes = tile_of(match, config), [view.size for view in match.views]
        self.code = code = Code()
        *outer, size_j, size_c = self.sizes
        tiles = [ceil_div(size_j, self.sides[0]), ceil_div(size_c, self.sides[1])]
        self.grid = product([*outer, *tiles])
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", config.threads)
        *batch, j0, c0 = unravel_index(self.block, [*outer, *tiles])
        self.first = j0, c0  # numbers of tiles
        self.batch = [code.stand_in("outer", size, index) for size, index in zip(outer, batch, strict=True)]
        self._dtypes: dict[int, str] = {}  # of the values in a tile
        self.staged: list[tuple[Any, list[Any], tuple[Any, ...], Any]] = []

    def kernel(self) -> Stmt:
        if self.match.turned is None:
            self._results_first()
        else:
            self._inputs_first(self.match.turned)
        return self.code.kernel([(self.block, self.grid, "blockIdx.x"), (self.thread, self.threads, "threadIdx.x")])

    def _shared(self, buffer: Buffer) -> Buffer:
        """A tile of values such as `buffer` has, [c][j] as one axis: TVM would take the rows' last 4 bytes from two."""
        tile = self.code.buffer((self.sides[1] * self._stride(buffer),), in_memory(buffer.dtype), "tile", "shared")
        self._dtypes[key(tile)] = str(buffer.dtype)
        return tile

    def _stride(self, buffer: Buffer) -> int:
        return self.sides[0] + max(1, 32 // bits(buffer))

    def _load(self, tile: Buffer, here: list[Expr]) -> TensorLoad:
        value = tirx.BufferLoad(tile, [here[0] * self._stride(tile) + here[1]])
        return value if self._dtypes[key(tile)] == str(tile.dtype) else tirx.Cast(self._dtypes[key(tile)], value)

    def _indices(self, j: Expr, c: Expr) -> list[Expr]:
        """The output's indices at j and c."""
        return indices_along(self.match.views, [*self.batch, j, c])

    def _items(self, side: int, vector: int) -> list[Item]:
        """A thread's steps over the tile, vectors along j (0) or c (1), which is the `side`: (lanes, number along it, number
        along the other, the two in the tile, conditions). Neighbours take neighbouring vectors."""
        code, across = self.code, 1 - side
        wide = self.sides[side] // vector
        found: list[Item] = []
        for step in range(self.sides[across] * wide // self.threads):
            number = self.thread + step * self.threads
            along, row = code.simplify(tirx.floormod(number, wide)), code.simplify(tirx.floordiv(number, wide))
            access: VectorAccess = PieceAccess(code, vector)
            numbers = self.first[side] * wide + along, self.first[across] * self.sides[across] + row
            size, other = self.sizes[side - 2], self.sizes[across - 2]
            inside = code.unproved(numbers[0] * vector < size, numbers[1] < other)
            index = code.stand_in("taken", ceil_div(size, vector), numbers[0]) * vector + access.lane
            beside = code.stand_in("beside", other, numbers[1])
            found.append((access, index, beside, along * vector + access.lane, row, inside))
        return found

    def _values(self, access: VectorAccess, j: Expr, c: Expr, tiles: Sequence[tuple[Read, TensorLoad]] = ()) -> list[Expr]:
        """The outputs at j and c; a read of `tiles` is the value beside it."""

        def beside(buffer: Buffer, at: list[Expr], guards: tuple[Expr, ...]) -> Expr:
            for read, value in tiles:
                if read.buffer.same_as(buffer) and all(map(self.code.equal, read.indices, at)):
                    return value
            return access.read(buffer, at, guards)

        hook = inputs_of(self.group.blocks, beside)
        point = Point(self.group.blocks, hook, self.code.analyzer, access.condition, access.memoize)
        return [point.at(output, self._indices(j, c)) for output in self.group.outputs]

    def _results_first(self) -> None:
        """All of f along j; its results through shared memory."""
        code = self.code
        tiles = [self._shared(output) for output in self.group.outputs]
        work = []
        for access, index, beside, j, c, inside in self._items(0, self.match.vectors[0]):
            with code.when(*inside):
                work.append((access, [c, j], inside, self._values(access, index, beside)))
        self._filled(tiles, work)
        self._stored(lambda _access, _j, _c, here: [self._load(tile, here) for tile in tiles])

    def _turned_at(self, turned: Sequence[Read], j: Expr, c: Expr) -> list[Read]:
        """The reads that go through shared memory, for the outputs at j and c."""
        values = {key(axis): index for axis, index in zip(self.match.axes, [*self.batch, j, c], strict=True)}
        return [
            Read(read.buffer, [self.code.simplify(substitute(index, values)) for index in read.indices], False)
            for read in turned
        ]

    def _inputs_first(self, turned: tuple[Read, ...]) -> None:
        """Inputs that lie along j through shared memory; f along c."""
        tiles = [self._shared(read.buffer) for read in turned]
        work: list[tuple[VectorAccess, list[Expr], tuple[Expr, Expr], list[TensorLoad]]] = []
        for access, index, beside, j, c, inside in self._items(0, self.match.vectors[0]):
            with self.code.when(*inside):
                loads = [access.read(read.buffer, read.indices) for read in self._turned_at(turned, index, beside)]
            work.append((access, [c, j], inside, loads))
        self._filled(tiles, work)

        def computed(access: VectorAccess, j: Expr, c: Expr, here: list[Expr]) -> list[Expr]:
            there = [self._load(tile, here) for tile in tiles]
            return self._values(access, j, c, list(zip(self._turned_at(turned, j, c), there, strict=True)))

        self._stored(computed)

    def _filled(self, tiles: list[Buffer], work: list[tuple[VectorAccess, list[Expr], tuple[Expr, ...], list[Expr]]]) -> None:
        for access, where, inside, values in work:
            with self.code.when(*inside):
                for tile, value in zip(tiles, values, strict=True):
                    self._fill(access, tile, where, value)
        self.code.sync()

    def _fill(self, access: VectorAccess, tile: Buffer, where: list[Expr], value: Expr) -> None:
        """tile[c][j] = value for the lanes, in steps of 4 bytes."""
        result = self.code.buffer((access.width,), str(tile.dtype), "turned")
        access.each(result, value if str(value.ty.dtype) == str(tile.dtype) else tirx.Cast(str(tile.dtype), value))
        pair = max(1, min(access.width, 32 // bits(tile)))
        for start in range(0, access.width, pair):
            var = self.code.variable("v", pair)
            with self.code.loop(var, pair, "VECTORIZED" if pair > 1 else "UNROLLED"):
                at = var + start
                c, j = (substitute(index, {key(access.lane): at}) for index in where)
                self.code.store(tile, tirx.BufferLoad(result, [at]), c * self._stride(tile) + j)

    def _stored(self, value: Callable[[VectorAccess, Expr, Expr, list[Expr]], list[Expr]]) -> None:
        """The second half, lanes along c: value(lanes, the output's j and c, the tile's) stored."""
        work = []
        for access, index, beside, c, j, inside in self._items(1, self.match.vectors[1]):
            with self.code.when(*inside):
                work.append((access, beside, index, inside, value(access, beside, index, [c, j])))
        for access, j, c, inside, values in work:
            with self.code.when(*inside):
                for output, computed in zip(self.group.outputs, values, strict=True):
                    result = self.code.buffer((access.width,), str(output.dtype), "result")
                    access.each(result, computed)
                    row = self.code.simplify(flat_index(output, self._indices(j, as_index(0))))
                    access.store(output, self._indices(j, c), result, row + c)
