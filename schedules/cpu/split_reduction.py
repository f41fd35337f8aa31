"""Reductions with few results, one or in turn: elements in pieces, one a thread at a time, and the pieces' results combined.

    s = Σ_k x[k]              →   p[piece, l] += x[piece, k, l] (vector l), pieces in parallel;   s = Σ_piece Σ_l p[piece, l]
    s[c] = Σ_k x[k, c]        →   p[piece, c] += x[piece, k, c] (vector c), pieces in parallel;   s[c] = Σ_piece p[piece, c]

A piece is read as it lies in memory, and its results stay in the L1 cache.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np
from tvm.ir import TensorRegion
from tvm.relax import op
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.schedule import SBlockRV
from tvm.tirx import IterVar, PrimFunc

from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import (
    blocks,
    extent,
    fresh_schedule,
    inline_cheap,
    is_reduction,
    refuse_on_schedule_error,
    summed_axes,
    unscheduled_blocks,
    variables,
)
from tk.schedule.case import Case
from tk.schedule.refusals import at_least, at_most, listed
from tk.schedules.cpu.loops import ends_in_mask, lanes_of, prepared, schedule_alone, sums_over_rows, takes_vectors
from tk.schedules.cpu.reducers import indices_in_order
from tk.target import Target

NAME = "cpu.split_reduction"
VERSION = 5

LEAST = 1 << 16  # elements that are worth several threads
WIDEST = 1 << 13  # results of a piece, which the L1 cache is to hold


@dataclass(frozen=True)
class Config:
    """How many pieces; `lanes` partial sums in each."""

    pieces: int
    lanes: int


@dataclass(frozen=True)
class Match:
    """`summed` elements along the outermost reduced axis; what is reduced lies side by side (`rows`), or the results do;
    `size`: elements of the smallest reduction, `results` of the largest."""

    summed: int
    rows: bool
    dtype: str
    size: int
    results: int


def _case(name: str, shape: tuple[int, ...], axes: list[int] | None, tolerance: float = 1e-5) -> Case:
    over = None if axes is None else tuple(axes)
    return Case(name, (("a", shape, "float32"),), lambda a: op.sum(a, axes), lambda a: a.sum(over), tolerance=tolerance)


def _largest(a: Any) -> Any:
    return op.max(op.nn.relu(a), [0])


CASES = (
    _case("all", (512, 300), None, 1e-4),
    _case("vector", (1 << 17,), None, 1e-4),
    _case("columns", (1024, 130), [0]),
    _case("columns-odd", (1200, 77), [0]),
    _case("two-rows", (2, 1 << 16), [1], 1e-4),
    Case("deviation", (("a", (512, 300), "float32"),), lambda a: op.sqrt(op.variance(a)), lambda a: a.std()),
    Case("variance-columns", (("a", (1024, 130), "float32"),), lambda a: op.variance(a, [0]), lambda a: a.var(0)),
    Case("argmax", (("a", (1 << 17,), "float32"),), op.argmax, lambda a: a.argmax()),
    Case("largest-odd", (("a", (900, 93), "float32"),), _largest, lambda a: np.maximum(a, 0).max(0)),
    Case("argmax-columns", (("a", (800, 90), "float32"),), lambda a: op.argmax(a, 0), lambda a: a.argmax(0)),
    Case("largest", (("a", (900, 96), "float32"),), _largest, lambda a: np.maximum(a, 0).max(0)),
)


def match(func: PrimFunc, target: Target) -> Match | None:
    if func.attrs is None or not func.attrs.get("s_tir"):
        return None
    if all(block.init is None for block in unscheduled_blocks(func)):
        return None
    sch = fresh_schedule(func)
    inline_cheap(sch)
    left = [sch.get(block) for block in blocks(sch)]
    reductions = [block for block in left if block.init is not None]
    if not reductions or left[0] is not reductions[0]:
        return None
    found = [_one(block, target) for block in reductions]
    if None in found or len({(each.summed, each.rows) for each in found if each}) > 1:
        return None
    known = [each for each in found if each is not None]
    return replace(known[-1], size=min(each.size for each in known), results=max(each.results for each in known))


@listed
def declines(found: Match, target: Target) -> Iterator[str]:
    most = 2 * target.cores if found.rows else WIDEST
    if found.size < LEAST:
        yield at_least("elements", found.size, LEAST, "fewer are one thread's")
    if found.results > most:
        why = "more rows go round all threads" if found.rows else "more columns than a piece can hold"
        yield at_most("results", found.results, most, why)
    if len(_pieces(found, target)) < 2:
        yield f"elements along the outermost reduced axis = {found.summed}: must have equal parts"


def _one(block: SBlock, target: Target) -> Match | None:
    """What one reduction is; None where its sizes are not known or it has no vectors."""
    sizes = [extent(axis.dom.extent) for axis in block.iter_vars]
    axes = summed_axes(block)
    summed = [extent(axis.dom.extent) for axis in axes]
    read = [each for each in block.reads if _varies(each, axes)]
    if None in sizes or len(read) != 1 or not takes_vectors(block):
        return None
    size, rows = prod(filter(None, sizes)), sums_over_rows(block)
    if not rows and len(axes) == len(sizes):  # one result, of which the last axis, of one element, is no vector
        return None
    first = next((extent for extent in summed if extent and extent > 1), 1)
    return Match(first, rows, str(block.writes[-1].source.dtype), size, size // prod(filter(None, summed)))


def _varies(read: TensorRegion, axes: Sequence[IterVar]) -> bool:
    """Whether what is read changes along one of the axes."""
    used = [var for dim in read.region for var in variables(dim.min)]
    return any(var.same_as(axis.var) for var in used for axis in axes)


def _pieces(found: Match, target: Target) -> list[int]:
    """Numbers of equal pieces, up to eight a core."""
    return [count for count in range(1, 8 * target.cores + 1) if found.summed % count == 0 and found.summed // count >= 2]


def space(found: Match, target: Target) -> Mapping[str, Sequence[int]]:
    lanes = lanes_of(found.dtype, target)
    return {"pieces": tuple(_pieces(found, target)), "lanes": (lanes, 2 * lanes, 4 * lanes)}


def default(found: Match, target: Target) -> Config:
    """About four pieces a core, and four vectors of partial sums: additions wait for one another less."""
    wanted = 4 * target.cores
    return Config(min(_pieces(found, target), key=lambda count: abs(count - wanted)), 4 * lanes_of(found.dtype, target))


@refuse_on_schedule_error
def lower(func: PrimFunc, found: Match, config: Config, target: Target) -> PrimFunc:
    # 1. what is cheap is computed where it is used
    sch, names = prepared(func)
    for name in names:
        block = sch.get_sblock(name)
        if is_reduction(sch, block):
            _split(sch, block, found, config, target)
        else:  # what is made of results
            schedule_alone(sch, block, target)
    return indices_in_order(sch.mod["main"])


def _split(sch: Schedule, block: SBlockRV, found: Match, config: Config, target: Target) -> None:
    # 2. pieces, each with results of its own, which one thread combines: they are few
    loops, axes = list(sch.get_loops(block)), list(sch.get(block).iter_vars)
    results = sum(axis.iter_type != IterVar.CommReduce for axis in axes)
    first = next(n for n, loop in enumerate(loops) if n >= results and extent(sch.get(loop).extent) != 1)
    piece, _ = sch.split(loops[first], [config.pieces, None])
    part = sch.rfactor(piece, 0)
    # 3. vectors of partial sums, or of results; pieces in parallel
    loops = list(sch.get_loops(part))
    nest = loops[first], loops[:results], [*loops[results:first], *loops[first + 1 :]]
    (_rows if found.rows else _columns)(sch, part, nest, config.lanes if found.rows else lanes_of(found.dtype, target))


Nest = tuple[Any, list[Any], list[Any]]
"""The loop over pieces, those over results, those over what is reduced."""


def _rows(sch: Schedule, part: SBlockRV, nest: Nest, lanes: int) -> None:
    piece, results, summed = nest
    sch.reorder(piece, *results, *summed)
    steps, lane = sch.split(summed[-1], [None, lanes])
    partial = sch.rfactor(lane, 1 + len(results))
    *outer, steps, lane = sch.get_loops(partial)
    sch.vectorize(lane)
    sch.annotate(steps, HINT, 1)
    sch.parallel(outer[0])
    sch.decompose_reduction(partial, [*outer, steps][1 + len(results)])


def _columns(sch: Schedule, part: SBlockRV, nest: Nest, lanes: int) -> None:
    piece, results, summed = nest
    sch.reorder(piece, *summed, *results)
    columns = int(sch.get(results[-1]).extent)
    if columns % lanes == 0 or (
        columns >= 2 * lanes and ends_in_mask(sch.get(part), fused=False)
    ):  # else LLVM makes the vectors
        steps, vector = sch.split(results[-1], [None, lanes])
        sch.vectorize(vector)
        if columns % lanes:
            sch.annotate(steps, HINT, 1)
    sch.parallel(piece)
    sch.decompose_reduction(part, summed[0])
