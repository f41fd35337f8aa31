"""Transposes of any axes where the innermost one changes, with elementwise work around them.

    out[…, j, …, c] = f(x[…, c, …, j], y[…, j, …, c], …)

`tile` × `tile` of (j, c) a block. What lies along j in memory is read in 16-byte vectors along j, and goes through
shared memory; what lies along c is read in the second half, where values are stored in 16-byte vectors along c:

    shared[c][j : j + V] = x[…, c, …, j : j + V]          out[…, j, …, c : c + V] = f(shared[c : c + V][j], y[…])

Where everything lies along j, f is computed before shared memory and only its result goes through. A row of shared
memory is 4 bytes longer than the tile, so that neither half meets the same bank often. What lies along j may do so in
runs, as the rows of an image's windows do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx import Buffer, PrimFunc, Stmt

from tk.schedule.refusals import divides, exceeding, listed, multiple_of
from tk.schedules.cuda.codegen.expand import Point
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
from tk.schedules.cuda.elementwise.plan import Group, Read, output_groups, reads_at
from tk.schedules.cuda.elementwise.transpose_cases import CASES as CASES
from tk.schedules.cuda.hardware import STATIC_SHARED
from tk.target import Target

NAME = "cuda.transpose"
VERSION = 2

LEAST = 8  # elements of an axis: shorter ones are read where they lie
RUNS, SAMPLES = 0.7, 64  # the share of neighbours that lie side by side where an axis is read in runs; of so many elements


@dataclass(frozen=True)
class Config:
    """The tile's side and a block's threads."""

    tile: int
    threads: int


@dataclass(frozen=True)
class Match:
    """`axis` of the output is the one along which inputs lie; `vectors` of neighbours along it and along the last axis;
    `staged` bits go through shared memory for each element. `turned` are the reads at `axes`, one a
    tile, that go through; None where the results go through instead."""

    size: int | None
    axis: int
    vectors: tuple[int, int]
    staged: int
    turned: tuple[Read, ...] | None = field(repr=False, compare=False)
    axes: tuple[Expr, ...] = field(repr=False, compare=False)
    group: Group = field(repr=False, compare=False)


def match(func: PrimFunc, target: Target) -> Match | None:
    try:
        groups = output_groups(func)
        return _match(groups[0]) if len(groups) == 1 else None
    except UnsupportedPattern:
        return None


def _match(group: Group) -> Match | None:
    code = Code()
    axes = [code.variable("axis", extent) for extent in group.shape]
    reads = reads_at(group, axes, code.analyzer)
    along = [_lies_along(code, read, axes, group.shape) for read in reads]
    last = len(axes) - 1
    weight = {n: sum(bits(read.buffer) for read, where in zip(reads, along, strict=True) if where == n) for n in set(along)}
    turned = {n: each for n, each in weight.items() if n is not None and n != last and _is_wide(group.shape[n])}
    if not turned or not axes or not _is_wide(group.shape[last]):
        return None
    axis = max(turned, key=lambda n: turned[n])
    through: list[Read] = []
    for read, where in zip(reads, along, strict=True):
        met = any(read.buffer.same_as(other.buffer) and alike(read.indices, other.indices) for other in through)
        if where == axis and not read.guarded and not met:
            through.append(read)
    results_first = last not in along
    if not results_first and not through:
        return None
    buffers = group.outputs if results_first else [read.buffer for read in through]
    vectors = (
        _vector(group.shape[axis], [read.buffer for read, where in zip(reads, along, strict=True) if where == axis]),
        _vector(group.shape[last], group.outputs),
    )
    staged = sum(bits(buffer) for buffer in buffers)
    return Match(size_of(group.shape), axis, vectors, staged, None if results_first else tuple(through), tuple(axes), group)


def _lies_along(code: Code, read: Read, axes: Sequence[Expr], shape: Sequence[Expr]) -> int | None:
    """The one axis of the output along which the read's elements lie side by side, if it reads along the last one too; else the
    one along which most do: windows of an image lie in short runs."""
    flat = code.simplify(flat_index(read.buffer, read.indices))
    if not axes or not depends(flat, axes[-1]):
        return None
    steps = [substitute(flat, {key(axis): axis + as_index(1)}) - flat for axis in axes]
    unit = [n for n, axis in enumerate(axes) if depends(flat, axis) and code.equal(steps[n], 1)]
    if unit:
        return unit[-1]
    runs = [n for n in reversed(range(len(axes))) if _is_wide(shape[n]) and _share_of_runs(code, flat, axes, shape, n) >= RUNS]
    return runs[0] if runs else None


def _share_of_runs(code: Code, flat: Expr, axes: Sequence[Expr], shape: Sequence[Expr], n: int) -> float:
    """Of neighbours along axis `n`, at one position of the others, how many lie side by side; 0 where that depends on data or a
    size that is not known."""
    sizes = [product([extent]) for extent in shape]
    if not depends(flat, axes[n]) or not all(isinstance(size, int) for size in sizes) or loads_of(flat):
        return 0.0
    here = {key(axis): as_index(size // 2) for axis, size in zip(axes, sizes, strict=True) if axis is not axes[n]}
    line = code.simplify(substitute(flat, here))
    offsets = [code.simplify(substitute(line, {key(axes[n]): as_index(at)})) for at in range(min(sizes[n], SAMPLES))]
    if not all(isinstance(offset, tirx.IntImm) for offset in offsets):
        return 0.0
    steps = [int(after) - int(before) for before, after in pairwise(offsets)]
    return steps.count(1) / max(1, len(steps))


def _is_wide(extent: Expr) -> bool:
    size = product([extent])
    return not isinstance(size, int) or size >= LEAST


def _vector(extent: Expr, buffers: Sequence[Buffer]) -> int:
    size = product([extent])
    return next(v for v in vector_widths(buffers) if v == 1 or (isinstance(size, int) and size % v == 0))


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"tile": (32, 64), "threads": (128, 256, 512)}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    bytes_ = match.staged // 8 * config.tile * (config.tile + 4)
    yield from exceeding(("bytes of shared memory", bytes_, STATIC_SHARED))
    if any(config.tile * config.tile // vector % config.threads for vector in match.vectors):
        yield divides("threads", config.threads, config.tile**2 // max(match.vectors), "the vectors of a tile")
    if config.tile % max(match.vectors):
        yield multiple_of("tile", config.tile, max(match.vectors), "whole vectors")


def default(match: Match, target: Target) -> Config:
    """64 × 64 with 256 threads, smaller where few tiles would leave SMs idle or shared memory is short."""
    few, large = match.size is not None and match.size < 64 * 64 * 2 * target.cores, Config(64, 256)
    return Config(32, 128) if few or legal(match, large, target) else large


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    body = _Transpose(match, config).kernel()
    return tirx.PrimFunc(list(match.group.params), body, attrs=func.attrs)


Item = tuple[VectorAccess, Expr, Expr, Expr, Expr, tuple[Expr, ...]]


class _Transpose:
    def __init__(self, match: Match, config: Config) -> None:
        self.match, self.group, self.tile, self.threads = match, match.group, config.tile, config.threads
        self.code = code = Code()
        shape, last = self.group.shape, len(self.group.shape) - 1
        self.outer = [n for n in range(last) if n != match.axis]
        self.tiles = [ceil_div(product([shape[n]]), self.tile) for n in (match.axis, last)]
        self.grid = product([*(shape[n] for n in self.outer), *self.tiles])
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", config.threads)
        *batch, self.j0, self.c0 = unravel_index(self.block, [*(shape[n] for n in self.outer), *self.tiles])
        self.batch = [code.stand_in("outer", shape[n], index) for n, index in zip(self.outer, batch, strict=True)]
        self.computed = {key(each.buffers[0]) for each in self.group.blocks}
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
        tile = self.code.buffer((self.tile * self._stride(buffer),), in_memory(buffer.dtype), "tile", "shared")
        self._dtypes[key(tile)] = str(buffer.dtype)
        return tile

    def _stride(self, buffer: Buffer) -> int:
        return self.tile + max(1, 32 // bits(buffer))

    def _load(self, tile: Buffer, here: list[Expr]) -> TensorLoad:
        value = tirx.BufferLoad(tile, [here[0] * self._stride(tile) + here[1]])
        return value if self._dtypes[key(tile)] == str(tile.dtype) else tirx.Cast(self._dtypes[key(tile)], value)

    def _indices(self, j: Expr, c: Expr) -> list[Expr]:
        """The output's indices at j and c, of the whole axes."""
        indices: list[Expr] = [None] * len(self.group.shape)
        for n, index in zip(self.outer, self.batch, strict=True):
            indices[n] = index
        indices[self.match.axis], indices[-1] = j, c
        return indices

    def _inside(self, n: int, number: Expr, width: int) -> tuple[Expr, ...]:
        """That axis `n` has vector `number`; nothing where that is certain."""
        return self.code.unproved(number * width < self.group.shape[n])

    def _items(self, axis: int, tile: Expr, other: int, other_tile: Expr, vector: int) -> list[Item]:
        """A thread's steps over the tile, vectors along `axis`: (lanes, position along the axis, position along `other`, the
        two in the tile, conditions). Neighbours take neighbouring vectors."""
        code, wide = self.code, self.tile // vector
        found: list[Item] = []
        for step in range(self.tile * wide // self.threads):
            number = self.thread + step * self.threads
            along, row = code.simplify(tirx.floormod(number, wide)), code.simplify(tirx.floordiv(number, wide))
            access: VectorAccess = PieceAccess(code, vector)
            numbers = tile * wide + along, other_tile * self.tile + row
            inside = (*self._inside(axis, numbers[0], vector), *self._inside(other, numbers[1], 1))
            extent = ceil_div(product([self.group.shape[axis]]), vector)
            index = code.stand_in("taken", extent, numbers[0]) * vector + access.lane
            beside = code.stand_in("beside", self.group.shape[other], numbers[1])
            found.append((access, index, beside, along * vector + access.lane, row, inside))
        return found

    def _along_j(self) -> list[tuple[VectorAccess, list[Expr], list[Expr], tuple[Expr, ...]]]:
        """The first half's steps: lanes along j, (c, j) in the tile, the output's indices, conditions."""
        items = self._items(self.match.axis, self.j0, -1, self.c0, self.match.vectors[0])
        return [(access, [c, j], self._indices(index, beside), inside) for access, index, beside, j, c, inside in items]

    def _values(self, access: VectorAccess, indices: list[Expr], tiles: Sequence[tuple[Read, TensorLoad]] = ()) -> list[Expr]:
        """The outputs at `indices`; a read of `tiles` is the value beside it."""

        def load_hook(buffer: Buffer, at: list[Expr], guards: tuple[Expr, ...]) -> Expr | None:
            if key(buffer) in self.computed:
                return None
            for read, value in tiles:
                if read.buffer.same_as(buffer) and all(map(self.code.equal, read.indices, at)):
                    return value
            return access.read(buffer, at, guards)

        point = Point(self.group.blocks, load_hook, self.code.analyzer, access.condition, access.memoize)
        return [point.at(output, indices) for output in self.group.outputs]

    def _results_first(self) -> None:
        """All of f along j; its results through shared memory."""
        code = self.code
        tiles = [self._shared(output) for output in self.group.outputs]
        work = []
        for access, where, indices, inside in self._along_j():
            with code.when(*inside):
                work.append((access, where, inside, self._values(access, indices)))
        self._filled(tiles, work)
        self._stored(lambda _access, _indices, here: [self._load(tile, here) for tile in tiles])

    def _turned_at(self, turned: Sequence[Read], indices: Sequence[Expr]) -> list[Read]:
        """The reads that go through shared memory, for the outputs at `indices`."""
        values = {key(axis): index for axis, index in zip(self.match.axes, indices, strict=True)}
        return [
            Read(read.buffer, [self.code.simplify(substitute(index, values)) for index in read.indices], False)
            for read in turned
        ]

    def _inputs_first(self, turned: tuple[Read, ...]) -> None:
        """Inputs that lie along j through shared memory; f along c."""
        tiles = [self._shared(read.buffer) for read in turned]
        work: list[tuple[VectorAccess, list[Expr], tuple[Expr, Expr], list[TensorLoad]]] = []
        for access, where, indices, inside in self._along_j():
            with self.code.when(*inside):
                loads = [access.read(read.buffer, read.indices) for read in self._turned_at(turned, indices)]
            work.append((access, where, inside, loads))
        self._filled(tiles, work)

        def computed(access: VectorAccess, indices: list[Expr], here: list[Expr]) -> list[Expr]:
            there = [self._load(tile, here) for tile in tiles]
            return self._values(access, indices, list(zip(self._turned_at(turned, indices), there, strict=True)))

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

    def _stored(self, value: Callable[[VectorAccess, list[Expr], list[Expr]], list[Expr]]) -> None:
        """The second half, lanes along c: value(lanes, the output's indices, the tile's) stored."""
        work = []
        for access, index, beside, c, j, inside in self._items(-1, self.c0, self.match.axis, self.j0, self.match.vectors[1]):
            indices, here = self._indices(beside, index), [c, j]
            with self.code.when(*inside):
                work.append((access, indices, inside, value(access, indices, here)))
        for access, indices, inside, values in work:
            with self.code.when(*inside):
                for output, computed in zip(self.group.outputs, values, strict=True):
                    result = self.code.buffer((access.width,), str(output.dtype), "result")
                    access.each(result, computed)
                    access.store(output, indices, result)
