"""What follows from a convolution and a config: boxes of pixels and taps as TMA copies them, and where rows of a tile lie.

A tile's rows are a box of pixels, `box[i]` of each axis, the last axis fastest; rows beyond it are not stored. For each tap
and `block_k` channels one copy brings the box, moved by the tap: what lies outside of the image comes as zeros.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from math import prod
from typing import Any, ClassVar

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.conv.axes import Axis, Extents
from tk.schedules.cuda.conv.boxes import (
    box_of,
    keeps_zeros,
    laid_out,
    lattices,
    left_out,
    served,
    shared_axis,
    stage_rows,
    tap_rows,
)
from tk.schedules.cuda.conv.k_tiles import counts_of, numbered
from tk.schedules.cuda.conv.launch_box import LaunchBox, extent_of, launch_box, split, tiles_along
from tk.schedules.cuda.conv.operands import PixelOperands
from tk.schedules.cuda.conv.problem import ConvMatch, Convolution, column_of, outs_of, phases_of
from tk.schedules.cuda.matmul.output import let
from tk.schedules.cuda.matmul.sm90.cost import clusters_of, unsplit_tiles
from tk.schedules.cuda.matmul.sm90.plan import Plan, Tile
from tk.schedules.cuda.matmul.sm90.store import Fragment
from tk.target import Target

__all__ = [
    "ConvPlan",
    "PixelRows",
    "PixelTile",
    "TapTile",
    "are_apart",
    "box_of",
    "boxes",
    "chosen_at_launch",
    "k_tiles_of",
    "plan",
    "rank_of",
    "tiles_of",
]


def chosen_at_launch(match: ConvMatch) -> bool:
    """Whether a tile's box depends on the call: the size of an axis but the outermost is symbolic."""
    return any(axis.out is None for axis in match.axes[1:])


def are_apart(match: ConvMatch, block_k: int) -> bool:
    """Whether groups are an axis of the tensor map: where a group's last k-tile would reach into the next group."""
    return match.groups > 1 and match.channels % block_k > 0


def rank_of(match: ConvMatch, block_k: int) -> int:
    """Axes of the input's tensor map."""
    return 1 + are_apart(match, block_k) + sum(2 if axis.split else 1 for axis in match.axes)


def k_tiles_of(match: ConvMatch, block_k: int) -> int:
    """How many k-tiles of `block_k` channels all taps have."""
    return match.taps * -(-match.channels // block_k)


def tiles_of(match: ConvMatch, config: Any, rows: int = 4096) -> int:
    """Boxes that cover the pixels; where their number is symbolic those of about so many rows."""
    if chosen_at_launch(match):
        return -(-rows // int(config.block_m))
    box = box_of(match, config)
    known = prod(axis.out for axis in match.axes if axis.out is not None)
    outs = [-(-rows // known) if axis.out is None else axis.out for axis in match.axes]
    return prod(-(-out // size) for out, size in zip(outs, box, strict=True))


@dataclass(frozen=True, eq=False)
class PixelTile(Tile):
    """The input's tile: `rows` are those of a stage's copies, each of a box of `copied_box` positions. Where they serve several
    k-tiles, the taps of the axis `shared`, `tap_rows` says where the rows of each begin."""

    match: ConvMatch = field(kw_only=True)
    box: tuple[Any, ...] = ()
    extents: tuple[Extents, ...] = ()
    width: int = 0
    copied_box: tuple[Any, ...] = ()
    shared: int | None = None
    left_out: tuple[int, ...] = ()
    tap_rows: tuple[int, ...] = ()

    @property
    def serves(self) -> int:
        return max(1, len(self.tap_rows))

    @property
    def rank(self) -> int:
        return rank_of(self.match, self.block_k)

    def map_args(self) -> list[Any]:
        """Sizes, strides in bytes, box, element strides, interleave, swizzle, L2 promotion, out-of-bounds zeros; channels are
        the innermost dim, then groups."""
        match = self.match
        apart = are_apart(match, self.block_k)
        channels = match.channels if apart else match.channels * match.groups
        dims: list[tuple[Any, ...]] = [(channels, 1, self.block_k, 1)]  # size, pitch, box, element stride
        if apart:
            dims.append((match.groups, match.channels, 1, 1))
        for axis, extents, side in zip(reversed(match.axes), reversed(self.extents), reversed(self.copied_box), strict=True):
            size, pitch, pixels = extents.size, extents.pitch, extent_of(side)
            if axis.split:
                dims += [(axis.stride, pitch, 1, 1), (size // axis.stride, pitch * axis.stride, pixels, 1)]
            else:
                dims.append((size, pitch, (pixels - 1) * axis.stride + 1, axis.stride))
        sizes, pitches, boxes, strides = zip(*dims, strict=True)
        return [*sizes, *(pitch * self.bytes for pitch in pitches[1:]), *boxes, *strides, 0, self.swizzle, 2, 0, *self.kind]

    def offset(self, k_tile: int) -> int:
        return self.tap_rows[k_tile] * self.block_k * self.bytes // 16 if self.tap_rows else super().offset(k_tile)

    def copies(
        self, scheduler: Any, first: TensorLoad, k_tile: tuple[Expr, Expr], rank: Expr
    ) -> Iterator[tuple[int, list[Expr | int], list[Expr]]]:
        slot, number = k_tile
        match = self.match
        counts = _counts(match, self.width, self.left_out, scheduler)
        channel, taps = _tap(match, self.block_k, self.shared, number, counts)
        coordinates = [channel]
        if match.groups > 1:
            group = column_of(match, self.width, scheduler.column)[0]
            coordinates = [channel, group] if are_apart(match, self.block_k) else [channel + group * match.channels]
        own = -1  # the shared axis' coordinate
        for index in reversed(range(len(match.axes))):
            axis, tap = match.axes[index], taps[index]
            own = len(coordinates) if index == self.shared else own
            if axis.split:
                coordinates += [tap * axis.dilation, scheduler.origin[index]]
            else:
                coordinates.append(scheduler.origin[index] * axis.stride + (tap * axis.dilation - axis.pad))
        starts = [0] if self.shared is None else lattices(match.axes[self.shared])
        for copy, start in enumerate(starts):
            at = [each + start if i == own and start else each for i, each in enumerate(coordinates)]
            yield 0, [slot, copy * (self.size // len(starts)), 0], at


@dataclass(frozen=True, eq=False)
class TapTile(Tile):
    """The weights' tile: columns of one tap's channels, which end with the tap."""

    match: ConvMatch = field(kw_only=True)
    rank: ClassVar[int] = 3
    shared: int | None = None
    left_out: tuple[int, ...] = ()

    def map_args(self) -> list[int]:
        match = self.match
        columns = match.n * match.phases
        if self.operand.major == "k":
            row = match.channels * self.bytes
            sizes, strides = [match.channels, match.taps, columns], [row, row * match.taps]
            return [*sizes, *strides, self.block_k, 1, self.rows // self.share, 1, 1, 1, 0, self.swizzle, 2, 0, *self.kind]
        sizes, strides = [columns, match.channels, match.taps], [columns * 2, match.channels * columns * 2]
        return [*sizes, *strides, 64, self.box_k, 1, 1, 1, 1, 0, self.swizzle, 2, 0]

    def copies(
        self, scheduler: Any, first: TensorLoad, k_tile: tuple[Expr, Expr], rank: Expr
    ) -> Iterator[tuple[int, list[Expr | int], list[Expr]]]:
        slot, number = k_tile
        counts = _counts(self.match, self.size, self.left_out, scheduler)
        channel, tap = numbered(self.match, self.block_k, self.shared, number, counts)
        first = column_of(self.match, self.size, first)[1]
        if self.operand.major == "k":
            below = rank * (self.rows // self.share)
            yield 0, [slot, below, 0], [channel, tap, first + below]
            return
        for box in range(self.boxes):
            index, inner = self.box_at(rank, box)
            yield 0, [slot * (self.padded_size // 64) + index, inner, 0], [first + index * 64, channel + inner, tap]


def _counts(match: ConvMatch, width: int, left_out: tuple[int, ...], scheduler: Any) -> tuple[Expr | int, ...]:
    """Of each axis the taps that the tile at `scheduler` multiplies; nothing where these are always all."""
    return counts_of(match, column_of(match, width, scheduler.column)[0], left_out) if left_out else ()


def _tap(
    match: ConvMatch, block_k: int, shared: int | None, number: Expr, counts: Sequence[Expr | int]
) -> tuple[Expr, list[Expr | int]]:
    """(first channel, the tap's position along each axis) of a k-tile, along the axis `shared` the first one's. Of a k-tile
    behind the last the channel is outside, so that zeros come."""
    total = k_tiles_of(match, block_k)
    channel, tap = numbered(match, block_k, shared, number, counts)
    if not counts:
        channel = T.Select(number < total, channel, T.int32(-(-match.channels * match.groups // block_k) * block_k))
    coordinates: list[Expr | int] = []
    for index in reversed(range(len(match.axes))):
        taps = match.axes[index].taps
        coordinates.insert(0, 0 if taps == 1 or index == shared else T.truncmod(tap, taps))
        tap = tap if taps == 1 else T.truncdiv(tap, taps)
    return channel, coordinates


@dataclass(frozen=True, eq=False)
class PixelFragment(Fragment):
    """A warp's fragment whose `row` counts from the first of its tile: the tile's first pixel is `origin`, its rows are
    positions of `copied_box`, of which `box` are pixels, `outs` are the pixels of each axis, `phases` which of an axis' phases
    they are of."""

    origin: Buffer = None
    box: tuple[Any, ...] = ()
    copied_box: tuple[Any, ...] = ()
    outs: tuple[Any, ...] = ()
    axes: tuple[Axis, ...] = ()
    results: tuple[Any, ...] = ()
    phases: tuple[Expr | int, ...] = ()

    def at(self, fragment: int, *parts: Expr | int) -> Expr:
        rest: Expr = super().at(fragment, *parts)
        checks: list[Expr] = []
        row: Any = None
        pitch: int = 1
        for index in reversed(range(len(self.box))):
            side, out, axis = self.box[index], self.outs[index], self.axes[index]
            step, rest = split(rest, self.copied_box[index]) if index else (rest, rest)
            whole = index > 0 and self.copied_box[index] == side
            checks += [] if whole or not isinstance(side, int) else [step < side]
            pixel = self.origin[index] + step
            if index == 0 or not isinstance(out, int) or not isinstance(side, int) or out % side:
                checks.append(pixel < out)
            if axis.up > 1:
                pixel, out = pixel * axis.up + (self.phases[index] - axis.cut), self.results[index]
                checks += [pixel >= 0, pixel < out]
            row = pixel * pitch if row is None else row + pixel * pitch
            pitch = pitch * out
        return T.Select(reduce(T.And, checks), row, self.rows)

    def named(self, fragment: int, *parts: Expr | int) -> Expr:
        return let("pixel", self.at(fragment, *parts))

    def inside(self) -> Expr:
        return T.bool(True)


class PixelRows:
    """What a plan has whose rows are boxes of pixels: `box` pixels of each axis, of its `outs`, among the positions of
    `copied_box`; `launch` where the box is chosen at a launch."""

    config: Any
    matmul: Convolution
    box: tuple[Any, ...]
    copied_box: tuple[Any, ...]
    outs: tuple[Any, ...]
    launch: LaunchBox | None

    @property
    def conv(self) -> ConvMatch:
        return self.matmul.facts

    @property
    def has_zeros(self) -> bool:
        return self.conv.has_zeros

    def column_tiles(self, width: int) -> int:
        match = self.conv
        return match.parts * -(-match.own // width)

    @property
    def origin_size(self) -> int:
        return len(self.box)

    def begin(self) -> None:
        if self.launch is not None:
            self.launch.bind()

    def _tiles(self) -> list[Any]:
        """Tiles along each axis."""
        return [tiles_along(out, side) for out, side in zip(self.outs, self.box, strict=True)]

    def row_tiles(self, rows: Expr) -> Any:
        tiles: Any = 1
        for each in self._tiles():
            tiles = tiles * each
        height = self.config.cluster_m
        return (tiles + (height - 1)) // height

    def locate(self, scheduler: Any) -> None:
        tile, tiles = T.truncdiv(scheduler.row, self.config.block_m), self._tiles()
        for index in reversed(range(len(self.box))):
            coordinate = T.truncmod(tile, tiles[index]) if index else tile
            tile = T.truncdiv(tile, tiles[index]) if index else tile
            T.buffer_store(scheduler.origin, coordinate * extent_of(self.box[index]), [index])

    def fragment(self, scheduler: Any, at: tuple[Expr, Expr, Expr], warp: Expr, rows: Expr) -> Fragment:
        first, number, lane = at
        row, threads, match = first + number * 16, self.config.consumers * 128, self.conv
        part, column = column_of(match, self.config.block_n, scheduler.column)
        end = None if match.groups == 1 else (part + 1) * match.own
        phases = phases_of(match, part) if match.phases > 1 else ()
        column = column - part * match.n if phases else column
        coordinate = row, column, scheduler.batch, lane, warp, rows, threads, end
        extents = self.matmul.extents
        results = tuple(e.result if isinstance(e.result, int) else T.Cast("int32", e.result) for e in extents)
        return PixelFragment(*coordinate, scheduler.origin, self.box, self.copied_box, self.outs, match.axes, results, phases)


@dataclass(frozen=True, eq=False)
class ConvPlan(PixelRows, Plan):
    """A matmul's plan whose rows are boxes of pixels; `outs` are the pixels of each axis."""

    a: PixelTile
    box: tuple[Any, ...] = ()
    copied_box: tuple[Any, ...] = ()
    outs: tuple[Any, ...] = ()
    launch: LaunchBox | None = None

    @property
    def has_zeros(self) -> bool:
        return keeps_zeros(self.conv, self.config)

    @property
    def origin_size(self) -> int:
        return len(self.box) + (1 if self.a.left_out else 0)

    def count(self, origin: Any) -> Any:
        return origin[len(self.box)] if self.a.left_out else self.k_blocks

    def locate(self, scheduler: Any) -> None:
        super().locate(scheduler)
        if self.a.left_out:
            k_tiles: Any = -(-self.conv.channels // self.config.block_k)
            for each in _counts(self.conv, self.config.block_n, self.a.left_out, scheduler):
                k_tiles = k_tiles * each
            stage = self.config.k_tiles_per_stage
            T.buffer_store(scheduler.origin, T.truncdiv(k_tiles + (stage - 1), stage), [len(self.box)])

    def fragment_operands(self, scheduler: Any, row: Expr) -> Any:
        block_k: int = self.config.block_k
        stage = block_k * self.config.k_tiles_per_stage
        first = scheduler.first * stage
        end = T.min(first + scheduler.count * stage, k_tiles_of(self.conv, block_k) * block_k)
        operands = self.a.operand, self.b.operand
        return PixelOperands(*operands, row, 0, scheduler.batch, first, end, self, scheduler, block_k)


def boxes(conv: Convolution, config: Any) -> tuple[tuple[Any, ...], tuple[Any, ...], LaunchBox | None]:
    """(sides of a tile's box, pixels of each axis, the choice at a launch) of `conv` under `config`."""
    match = conv.facts
    if not chosen_at_launch(match):
        return box_of(match, config), outs_of(conv), None
    launch = launch_box(match.axes, outs_of(conv), config.block_m)
    return launch.sides, launch.outs, launch


def plan(conv: Convolution, config: Any, target: Target) -> ConvPlan:
    """The plan of `conv` under `config` on `target`."""
    match = conv.facts
    (box, outs, launch), ring = boxes(conv, config), config.stages * config.k_tiles_per_stage
    tiles = tiles_of(match, config) * match.parts * -(-match.own // config.block_n)
    shared, sides = shared_axis(match, config), laid_out(match, config, box)
    copies = 1 if shared is None else len(lattices(match.axes[shared]))
    rows = prod(sides) * copies if launch is None else config.block_m
    size = config.block_m if shared is None else stage_rows(match, config)
    both: dict[str, Any] = {"block_k": config.block_k, "match": match, "shared": shared, "left_out": left_out(match, config)}
    pixels: dict[str, Any] = {"box": box, "extents": conv.extents, "width": config.block_n, "copied_box": sides}
    pixels["tap_rows"] = () if launch is not None else tap_rows(match, config, box)
    a = PixelTile(conv.a, size, rows, 1, 1, ring // served(match, config), **pixels, **both)
    b = TapTile(conv.b, config.block_n, config.block_n, config.cluster_m, 1, ring, **both)
    k_blocks, unsplit = -(-k_tiles_of(match, config.block_k) // config.k_tiles_per_stage), unsplit_tiles(tiles, config, target)
    return ConvPlan(conv, config, clusters_of(tiles, config, target), k_blocks, unsplit, a, b, box, sides, outs, launch)
