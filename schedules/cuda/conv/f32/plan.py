"""What follows from a float32 convolution and a config: the float32 matmul's plan, whose rows are boxes of pixels."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.conv.launch_box import LaunchBox
from tk.schedules.cuda.conv.operands import PixelOperands
from tk.schedules.cuda.conv.plan import (
    PixelRows,
    PixelTile,
    TapTile,
    boxes,
    k_tiles_of,
    tiles_of,
)
from tk.schedules.cuda.conv.problem import Convolution
from tk.schedules.cuda.matmul.sm90_f32.plan import BLOCK_K, EXACT, Plan
from tk.schedules.cuda.matmul.sm90_f32.repair import FragmentOperands

__all__ = ["ConvF32Plan", "plan"]


@dataclass(frozen=True, eq=False)
class ConvF32Plan(PixelRows, Plan):
    """A float32 matmul's plan whose rows are boxes of pixels; `outs` are the pixels of each axis."""

    box: tuple[Any, ...] = ()
    copied_box: tuple[Any, ...] = ()
    outs: tuple[Any, ...] = ()
    launch: LaunchBox | None = None

    @property
    def ragged(self) -> bool:
        return self.conv.own % int(self.config.block_n) != 0

    def sums_over(self, scheduler: Any) -> tuple[Expr, Expr]:
        first = scheduler.first * BLOCK_K
        return first, T.min(first + scheduler.count * BLOCK_K, self.k_blocks * BLOCK_K)

    def fragment_operands(self, scheduler: Any, row: Expr) -> FragmentOperands:
        operands = self.left.operand, self.right.operand
        return PixelOperands(*operands, row, 0, scheduler.batch, *self.sums_over(scheduler), self, scheduler, BLOCK_K)


def plan(conv: Convolution, config: Any, cores: int) -> ConvF32Plan:
    """The plan of `conv` under `config` on a GPU of `cores` SMs."""
    match = conv.facts
    (box, outs, launch), rounded = boxes(conv, config), match.precision != EXACT
    tiles = tiles_of(match, config) * match.parts * -(-match.own // config.block_n)
    shared: dict[str, Any] = {"block_k": BLOCK_K, "match": match, "bytes": 4, "rounded": rounded}
    ring, copied = config.stages, prod(box) if launch is None else config.block_m
    sides: dict[str, Any] = {"box": box, "copied_box": box, "extents": conv.extents, "width": config.block_n}
    pixels = PixelTile(conv.a, config.block_m, copied, 1, 1, ring, **sides, **shared)
    weights = TapTile(conv.b, config.block_n, config.block_n, 1, 1, ring, **shared)
    return ConvF32Plan(
        conv,
        config,
        tiles if config.split_k > 1 else cores * config.resident,
        k_tiles_of(match, BLOCK_K),
        0 if config.split_k > 1 else 1 << 30,
        pixels,
        weights,
        box,
        box,
        outs,
        launch,
    )
