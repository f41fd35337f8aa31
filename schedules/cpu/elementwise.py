"""Elementwise functions and those that move data: casts, activations, transposes, gathers, concatenations, padding.

    y[i, j] = f(x[…], …)    →    for i, j/lanes in parallel: y[i, j : j + lanes] = f(…)

Everything is inlined into the block that writes the output. Where an input's contiguous axis is not the output's (a
transpose), squares of `tile` × `tile` keep the lines of both in the L1 cache; where the output's has a few elements (an image's
three channels), each step stores all of them, which LLVM makes vectors of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from tvm.ir import Expr
from tvm.relax import op
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.schedule import SBlockRV
from tvm.tirx import BufferStore, PrimFunc

from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import (
    blocks,
    extent,
    fresh_schedule,
    has_reduction_axis,
    inline_cheap,
    refuse_on_schedule_error,
    unscheduled_blocks,
    variables,
)
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, exact_gelu
from tk.schedules.cpu.loops import over_rows, parallel_outer, within_axes
from tk.schedules.cpu.segments import in_segments
from tk.target import Target

NAME = "cpu.elementwise"
VERSION = 5
FEW = 4  # elements of an axis that are no vector


@dataclass(frozen=True)
class Config:
    """`tile`: the side of a transpose's squares, in elements."""

    tile: int


@dataclass(frozen=True)
class Match:
    """Blocks without sums."""

    dtype: str


def _last(a: Any) -> Any:
    return op.permute_dims(a, [0, 2, 3, 1])


def _case(name: str, build: Any, reference: Any, *inputs: tuple[Shape, str], tolerance: float = 1e-6) -> Case:
    named = tuple((f"a{i}", shape, dtype) for i, (shape, dtype) in enumerate(inputs))
    return Case(name, named, build, reference, tolerance=tolerance)


F32 = "float32"
CASES = (
    _case("gelu", op.nn.gelu, exact_gelu, ((7, 96), F32)),
    _case(
        "silu-gate",
        lambda a, b: op.multiply(op.nn.silu(a), b),
        lambda a, b: a / (1 + np.exp(-a)) * b,
        ((3, 5, 30), F32),
        ((3, 5, 30), F32),
    ),
    _case("tanh-symbolic", op.tanh, np.tanh, ((("n", 9), 48), F32)),
    _case("tanh-flat", op.tanh, np.tanh, ((20011,), F32)),
    _case(
        "heads",
        lambda a: op.permute_dims(op.reshape(a, (2, 24, 4, 16)), [0, 2, 3, 1]),
        lambda a: a.reshape(2, 24, 4, 16).transpose(0, 2, 3, 1),
        ((2, 24, 64), F32),
    ),
    _case("channels-last", _last, lambda a: a.transpose(0, 2, 3, 1), ((2, 16, 5, 7), F32)),
    _case("pixels-last", _last, lambda a: a.transpose(0, 2, 3, 1), ((1, 14, 12, 24), F32)),
    _case("colours-last", _last, lambda a: a.transpose(0, 2, 3, 1), ((2, 3, 11, 37), F32)),
    _case(
        "concat",
        lambda a, b: op.concat([a, b], 1),
        lambda a, b: np.concatenate([a, b], 1),
        ((4, 3, 16), F32),
        ((4, 5, 16), F32),
    ),
    _case("scalar", op.tanh, np.tanh, ((), F32)),
    _case(
        "exp-bfloat16",
        lambda a: op.astype(op.exp(op.astype(a, "float32")), "bfloat16"),
        np.exp,
        ((6, 70), "bfloat16"),
        tolerance=4e-3,
    ),
)


def match(func: PrimFunc, target: Target) -> Match | None:
    if func.attrs is None or not func.attrs.get("s_tir"):
        return None
    found = unscheduled_blocks(func)
    if not found or any(has_reduction_axis(block) or not _is_plain(block) for block in found):
        return None
    return Match(str(found[-1].writes[0].source.dtype))


def _is_plain(block: SBlock) -> bool:
    """One store to one tensor, nothing carried from one iteration to the next."""
    return (
        isinstance(block.body, BufferStore)
        and len(block.writes) == 1
        and all(axis.iter_type == 0 for axis in block.iter_vars)
        and not any(read.source.same_as(block.writes[0].source) for read in block.reads)
    )


def space(found: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"tile": (8, 16, 32)}


def default(found: Match, target: Target) -> Config:
    return Config(16)


@refuse_on_schedule_error
def lower(func: PrimFunc, found: Match, config: Config, target: Target) -> PrimFunc:
    sch = fresh_schedule(func)
    # 1. one block, or as few as can be; of a concatenation a loop a part
    inline_cheap(sch)
    sch = fresh_schedule(within_axes(sch.mod["main"]))
    segments = in_segments(sch, target)
    if segments is not None:
        return segments
    for block in blocks(sch):
        # 2. squares for a transpose, rows for anything else
        if not _in_squares(sch, block, config.tile):
            over_rows(sch, block, target)
    return sch.mod["main"]


def _in_squares(sch: Schedule, block: SBlockRV, tile: int) -> bool:
    """Tile a transpose: the output's last axis and the one that is contiguous in the input. False if it is none."""
    axes = [axis.var for axis in sch.get(block).iter_vars]
    sizes = [extent(axis.dom.extent) for axis in sch.get(block).iter_vars]
    across = _contiguous_axis(sch.get(block), axes)
    if across is None:
        return False
    loops, high, wide = list(sch.get_loops(block)), sizes[across], sizes[-1]
    outer = [loop for i, loop in enumerate(loops[:-1]) if i != across]
    elements = prod(size or 1 for size in sizes)
    if high is None or wide is None:
        return False
    if wide <= FEW < high:
        sch.reorder(*outer, loops[across], loops[-1])
        sch.unroll(loops[-1])
        parallel_outer(sch, outer, elements)
        return True
    side = next((size for size in (tile, tile // 2, tile // 4) if high % size == 0), min(tile, high))
    while tile > wide:
        tile //= 2
    if side < FEW or tile < FEW:
        return False
    other, last = sch.split(loops[across], [None, side]), sch.split(loops[-1], [None, tile])
    sch.reorder(*outer, other[0], last[0], other[1], last[1])
    sch.vectorize(last[1])
    for loop, size, step in ((other[0], high, side), (last[0], wide, tile)):
        if size % step:  # what ends early is cut, and masked
            sch.annotate(loop, HINT, 1)
    parallel_outer(sch, [*outer, other[0]], elements)
    return True


def _contiguous_axis(block: SBlock, axes: list[Expr]) -> int | None:
    """The axis, not the last, that walks contiguously through some input which the last axis does not."""
    for read in block.reads:
        if not len(read.region) or len(read.region) < 2:
            continue
        used = variables(read.region[-1].min)
        if any(var.same_as(axes[-1]) for var in used):
            continue
        anywhere = [var for dim in read.region for var in variables(dim.min)]
        if any(var.same_as(axes[-1]) for var in anywhere):
            return next((i for i, axis in enumerate(axes[:-1]) if any(var.same_as(axis) for var in used)), None)
    return None
