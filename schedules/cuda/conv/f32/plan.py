"""What follows from a float32 convolution and a config: the float32 product's plan, whose rows are boxes of pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from tk.schedules.cuda.conv.plan import (
    PixelRows,
    PixelTile,
    TapTile,
    box_of,
    chunks_of,
    column_of,
    outer_of,
    tiles_of,
)
from tk.schedules.cuda.conv.problem import ConvMatch, Convolution
from tk.schedules.cuda.matmul.sm90_f32.plan import BLOCK_K, EXACT, TFLOAT32, Plan
from tk.schedules.cuda.matmul.sm90_f32.repair import Places

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["ConvF32Plan", "plan"]

SWIZZLE = 3  # rows of 128 bytes, as TMA counts


@dataclass(frozen=True, eq=False)
class _PixelTile(PixelTile):
    """The input's tile; `rounded`: to TF32, by the copy."""

    rounded: bool = False

    @property
    def swizzle(self) -> int:
        return SWIZZLE

    def map_args(self) -> list[int]:
        return [*super().map_args(), *([TFLOAT32] if self.rounded else [])]


@dataclass(frozen=True, eq=False)
class _TapTile(TapTile):
    """The weights' tile; `rounded`: to TF32, by the copy."""

    rounded: bool = False

    @property
    def swizzle(self) -> int:
        return SWIZZLE

    def map_args(self) -> list[int]:
        return [*super().map_args(), *([TFLOAT32] if self.rounded else [])]


@dataclass(frozen=True, eq=False)
class _PixelPlaces(Places):
    """Where sums lie whose left rows are pixels of the tile that `scheduler` has found; k counts all chunks, whole ones."""

    plan: Any = None
    scheduler: Any = None

    def inside(self, row: Expr, column: Expr) -> Expr:
        from tvm.script import tirx as T

        match: ConvMatch = self.plan.conv
        rows = T.Cast("int32", self.plan.matmul.rows)
        zero = T.int32(0)
        place = self.plan.fragment(self.scheduler, (zero, zero, zero), zero, rows).at(0, row)
        part, first = column_of(match, self.plan.config.block_n, self.scheduler.column)
        return T.And(place < rows, first + column < (part + 1) * match.own)

    def factors(self, row: Expr, column: Expr, k: Expr) -> tuple[Expr, Expr, Expr | None]:
        from tvm.script import tirx as T

        plan, match = self.plan, self.plan.conv
        across = -(-match.channels // BLOCK_K)
        chunk = T.truncdiv(k, BLOCK_K)
        channel, tap = T.truncmod(chunk, across) * BLOCK_K + T.truncmod(k, BLOCK_K), T.truncdiv(chunk, across)
        part, first = column_of(match, plan.config.block_n, self.scheduler.column)
        checks = [channel < match.channels]
        of_group = channel if match.groups == 1 else channel + part * match.channels
        index: Expr = T.Cast("int64", of_group)
        rest, rest_tap = row, tap
        for axis, size, number in reversed(list(zip(match.axes, plan.box, range(len(plan.box)), strict=True))):
            step, rest = (T.truncmod(rest, size), T.truncdiv(rest, size)) if number else (rest, rest)
            place = (self.scheduler.origin[number] + step) * axis.stride - axis.pad
            if axis.taps > 1:
                place = place + T.truncmod(rest_tap, axis.taps) * axis.dilation
                rest_tap = T.truncdiv(rest_tap, axis.taps)
            extent = T.Cast("int32", outer_of(plan.matmul, match)) if axis.size is None else axis.size
            checks += [place >= 0, place < extent]
            index = index + T.Cast("int64", place) * T.int64(axis.pitch)
        weight = (T.Cast("int64", first + column) * match.taps + T.Cast("int64", tap)) * match.channels + T.Cast(
            "int64", channel
        )
        condition = checks[0]
        for each in checks[1:]:
            condition = T.And(condition, each)
        return _flat(self.left.param, index), _flat(self.right.param, weight), condition


def _flat(param: Any, index: Expr) -> Expr:
    """The element of a tensor at `index` of its memory."""
    from tvm.script import tirx as T

    size: Expr = T.int64(1)
    for dim in param.shape:
        size = size * T.Cast("int64", dim)
    return T.decl_buffer((size,), "float32", data=param.data)[index]


@dataclass(frozen=True, eq=False)
class ConvF32Plan(PixelRows, Plan):
    """A float32 product's plan whose rows are boxes of pixels; `outs` are the pixels of each axis."""

    box: tuple[int, ...] = ()
    outs: tuple[int, ...] = ()

    @property
    def conv(self) -> ConvMatch:
        facts = self.matmul.facts
        assert isinstance(facts, ConvMatch)
        return facts

    @property
    def ragged(self) -> bool:
        return self.conv.own % int(self.config.block_n) != 0

    def sums_over(self, scheduler: Any) -> tuple[Expr, Expr]:
        from tvm.script import tirx as T

        first = scheduler.first * BLOCK_K
        return first, T.min(first + scheduler.count * BLOCK_K, self.k_blocks * BLOCK_K)

    def places(self, scheduler: Any, row: Expr) -> Places:
        operands = self.left.operand, self.right.operand
        return _PixelPlaces(*operands, row, 0, scheduler.batch, *self.sums_over(scheduler), self, scheduler)


def plan(conv: Convolution, config: Any, cores: int) -> ConvF32Plan:
    """The plan of `conv` under `config` on a GPU of `cores` multiprocessors."""
    from tvm.script import tirx as T

    match = conv.facts
    assert isinstance(match, ConvMatch)
    box, rounded = box_of(match, config), match.precision != EXACT
    outer = outer_of(conv, match)
    outs: tuple[int, ...] = tuple(T.Cast("int32", outer) if axis.out is None else axis.out for axis in match.axes)
    tiles = tiles_of(match, box) * match.parts * -(-match.own // config.block_n)
    shared: dict[str, Any] = {"block_k": BLOCK_K, "match": match, "rounded": rounded}
    ring = config.stages
    pixels = _PixelTile(conv.a, config.block_m, prod(box), 1, 1, ring, box=box, outer=outer, width=config.block_n, **shared)
    weights = _TapTile(conv.b, config.block_n, config.block_n, 1, 1, ring, **shared)
    return ConvF32Plan(
        conv,
        config,
        pixels,
        weights,
        tiles if config.split_k > 1 else cores * config.resident,
        chunks_of(match, BLOCK_K),
        0 if config.split_k > 1 else 1 << 30,
        box,
        outs,
    )
