"""Concatenations as one loop a part, instead of a choice among all parts for each element.

    for i, j: y[i, j] = f(j < 64 ? a[i, j] : j < 96 ? b[i, j - 64] : c[i, j - 96])
        →  for i in parallel: for j < 64: y[i, j] = f(a[i, j]);   for j in 64 … 96: y[i, j] = f(b[i, j - 64]);   …

The code grows by a loop with each part and every loop has vectors; choices nested in each other take LLVM several times as
long, and the processor a comparison a part for each element. What is padded by reflection, by its edge or by repeats has
stretches as well, in which elements that are neighbours are read from neighbours:

    for i, j: y[i, j] = a[i, |j - 2|]  →  for i in parallel: for j < 2: …;   for j in 2 … 96: y[i, j] = a[i, j - 2]
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import pairwise
from math import prod
from typing import Any, TypeAlias

import numpy as np
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad, Var
from tvm.s_tir import SBlock, SBlockRealize, Schedule
from tvm.tirx import BufferStore, For, PrimFunc, Stmt

from tk.schedule.analysis import blocks, extent
from tk.schedules.cpu.loops import GRAIN, lanes_of
from tk.target import Target

__all__ = ["in_segments"]

COMPARISONS = ("LT", "LE", "GT", "GE")
STRETCHES, FEW = 8, 8  # of neighbours along an axis, at most; elements of one, at least
LONGEST = 1 << 20  # elements of an axis that is looked at
Stretch: TypeAlias = tuple[int, int, int]
"""Of an axis: from the first index to before the end what is read lies at the axis's own index and a difference, the third."""
OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "Add": operator.add,
    "Sub": operator.sub,
    "Mul": operator.mul,
    "FloorDiv": operator.floordiv,
    "FloorMod": operator.mod,
    "Min": np.minimum,
    "Max": np.maximum,
    "LT": operator.lt,
    "LE": operator.le,
    "GT": operator.gt,
    "GE": operator.ge,
    "EQ": operator.eq,
    "NE": operator.ne,
    "And": np.logical_and,
    "Or": np.logical_or,
}


def in_segments(sch: Schedule, target: Target) -> PrimFunc | None:
    """The only function of `sch` with its one block in segments; None where it is not one block over loops of constant
    extents, each an axis, or nothing in it depends on where along an axis an element lies."""
    func = sch.mod["main"]
    nest = _nest(sch, func)
    if nest is None:
        return None
    block, sizes = nest
    axes = [axis.var for axis in block.iter_vars]
    found = [_cuts(block.body.value, axis, size) for axis, size in zip(axes, sizes, strict=True)]
    at = max(range(len(axes)), key=lambda n: len(found[n]))
    stretches = [] if found[at] or sizes[-1] > LONGEST else _stretches(block.body.value, axes[-1], sizes[-1])
    if stretches:
        at = len(axes) - 1
        found[at] = sorted({end for _, runs in stretches for run in runs for end in run[:2]} - {0, sizes[at]})
    if not found[at] and not stretches:
        return None
    parts = _parts(block.body.value, axes[at], [0, *found[at], sizes[at]])
    parts = [(first, end, _of_neighbours(value, axes[at], first, end, stretches)) for first, end, value in parts]
    return func.with_body(_root(func.body, _loops(block, axes, sizes, at, parts, target)))


def _nest(sch: Schedule, func: PrimFunc) -> tuple[SBlock, list[int]] | None:
    """The block and its axes' extents."""
    if len(blocks(sch)) != 1 or not isinstance(func.body, SBlockRealize) or len(func.body.block.alloc_buffers):
        return None
    nest, loops = func.body.block.body, []
    while isinstance(nest, tirx.For):
        loops.append(nest)
        nest = nest.body
    if not isinstance(nest, SBlockRealize) or not isinstance(nest.block.body, tirx.BufferStore) or not loops:
        return None
    values = list(nest.iter_values)
    if len(values) != len(loops) or not all(v.same_as(loop.loop_var) for v, loop in zip(values, loops, strict=True)):
        return None
    sizes = [extent(loop.extent) for loop in loops]
    return (nest.block, [size for size in sizes if size]) if all(sizes) else None


def _cuts(value: Expr, axis: Expr, size: int) -> list[int]:
    """The indices along `axis` at which a choice in `value` turns, in order."""
    cuts: set[int] = set()

    def visit(call: Call) -> None:
        turn = _turn(call, axis)
        if turn is not None:
            cuts.add(turn[0])

    tvm_ffi.structural_walk(value, [(Call, visit)], order="post")
    return sorted(cut for cut in cuts if 0 < cut < size)


def _turn(call: Call, axis: Expr) -> tuple[int, bool] | None:
    """Where along `axis` a choice turns, and whether its condition holds from there on, rather than before; None where the
    call is no choice, or depends on anything else."""
    if not str(getattr(call.op, "name", "")).endswith("if_then_else"):
        return None
    condition = call.args[0]
    kind = type(condition).__name__
    if kind not in COMPARISONS:
        return None
    a, b = condition.a, condition.b
    if isinstance(a, tirx.IntImm) and b.same_as(axis):  # 64 <= j and 64 > j turn at 64, 64 < j and 64 >= j behind it
        return int(a) + (kind in ("LT", "GE")), kind in ("LT", "LE")
    if isinstance(b, tirx.IntImm) and a.same_as(axis):
        return int(b) + (kind in ("LE", "GT")), kind in ("GT", "GE")
    return None


def _parts(value: Expr, axis: Expr, bounds: list[int]) -> list[tuple[int, int, Expr]]:
    """(first, end, `value` there) for each stretch between `bounds`. Choices are made for halves before they are for their
    halves: of many each is looked at a few times."""

    def chosen(call: Call) -> Expr:
        turn = _turn(call, axis)
        if turn is None or bounds[0] < turn[0] < bounds[-1]:
            return call
        return call.args[1 if (turn[0] <= bounds[0]) == turn[1] else 2]

    value = tvm_ffi.structural_map(value, [(Call, chosen)])
    if len(bounds) == 2:
        return [(bounds[0], bounds[1], value)]
    middle = len(bounds) // 2
    return _parts(value, axis, bounds[: middle + 1]) + _parts(value, axis, bounds[middle:])


def _stretches(value: Expr, axis: Expr, size: int) -> list[tuple[Expr, list[Stretch]]]:
    """The last indices of loads that `axis` alone decides, by more than being added to, each with its stretches: not those of
    few elements, and none where there are too many."""
    found: list[tuple[Expr, list[Stretch]]] = []

    def visit(load: TensorLoad) -> None:
        index = load.indices[-1] if len(load.indices) else None
        if index is None or any(index.same_as(each) for each, _ in found):
            return
        at = _evaluated(index, axis, np.arange(size))
        if at is None or np.ndim(at) == 0:
            return
        apart = at - np.arange(size)
        ends = [0, *(np.flatnonzero(np.diff(apart)) + 1).tolist(), size]
        runs = [(a, b, int(apart[a])) for a, b in pairwise(ends) if b - a >= FEW]
        if 0 < len(runs) <= STRETCHES and len(ends) > 2:
            found.append((index, runs))

    tvm_ffi.structural_walk(value, [(TensorLoad, visit)], order="post")
    return found


def _evaluated(index: Expr, axis: Expr, values: Any) -> Any:
    """What an integer expression is for `values` of an axis; None where it depends on anything else."""
    if isinstance(index, tirx.IntImm):
        return int(index)
    if isinstance(index, Var):
        return values if index.same_as(axis) else None
    if isinstance(index, tirx.Cast):
        return _evaluated(index.value, axis, values) if "int" in str(index.ty.dtype) else None
    if isinstance(index, tirx.Select):
        parts = [_evaluated(each, axis, values) for each in (index.condition, index.true_value, index.false_value)]
        return None if any(part is None for part in parts) else np.where(*parts)
    operation = OPERATIONS.get(type(index).__name__)
    if operation is None:
        return None
    a, b = _evaluated(index.a, axis, values), _evaluated(index.b, axis, values)
    return None if a is None or b is None else operation(a, b)


def _of_neighbours(value: Expr, axis: Expr, first: int, end: int, stretches: list[tuple[Expr, list[Stretch]]]) -> Expr:
    """`value` from `first` to `end` along `axis`, where it lies in stretches with their indices."""

    def load(node: TensorLoad) -> Expr:
        if not len(node.indices):  # a tensor without dims
            return node
        runs = next((runs for index, runs in stretches if index.same_as(node.indices[-1])), [])
        run = next((run for run in runs if run[0] <= first and end <= run[1]), None)
        return node if run is None else tirx.BufferLoad(node.source, [*node.indices[:-1], axis + run[2]])

    return tvm_ffi.structural_map(value, [(TensorLoad, load)]) if stretches else value


def _loops(
    block: SBlock, axes: list[Expr], sizes: list[int], at: int, parts: list[tuple[int, int, Expr]], target: Target
) -> Stmt:
    """The loops outside axis `at`, in parallel as one where that is enough work, around those of each part."""
    store, worth = block.body, prod(sizes) >= GRAIN
    rows = prod(sizes[:at])
    row = tirx.Var("row", "int64")
    outer = dict(zip(axes[:at], _unfused(row, sizes[:at]), strict=True)) if rows > 1 else dict.fromkeys(axes[:at], 0)
    lanes = lanes_of(str(store.buffer.dtype), target)
    nests = [_part(store, axes[at:], sizes[at:], part, outer, lanes, worth and rows == 1) for part in parts]
    body = nests[0] if len(nests) == 1 else tirx.SeqStmt(nests)
    kind = tirx.ForKind.PARALLEL if worth else tirx.ForKind.SERIAL
    return tirx.For(row, tirx.IntImm("int64", 0), tirx.IntImm("int64", rows), kind, body) if rows > 1 else body


def _unfused(row: Expr, sizes: list[int]) -> list[Expr]:
    """The indices of the axes of `sizes` that one loop goes over."""
    strides = [prod(sizes[n + 1 :]) for n in range(len(sizes))]
    return [(row // stride) % size for stride, size in zip(strides, sizes, strict=True)]


def _part(
    store: BufferStore,
    axes: list[Expr],
    sizes: list[int],
    part: tuple[int, int, Expr],
    outer: dict[Var, Expr | int],
    lanes: int,
    parallel: bool,
) -> For:
    """The loops of one part over `axes`, of which the first goes from the part's first index to its end."""
    first, end, value = part
    extents = [end - first, *sizes[1:]]
    loops = [(tirx.Var(f"i{n}", "int64"), size) for n, size in enumerate(extents)]
    loop_indices: list[Expr] = [var for var, _ in loops]
    kinds = [tirx.ForKind.SERIAL] * len(loops)
    if extents[-1] % lanes == 0 and lanes > 1:  # else LLVM makes vectors, and a rest
        lane = tirx.Var("lane", "int64")
        loop_indices[-1] = loops[-1][0] * lanes + lane
        loops[-1:] = [(loops[-1][0], extents[-1] // lanes), (lane, lanes)]
        kinds.append(tirx.ForKind.VECTORIZED)
    if parallel and prod(extents) >= GRAIN and loops[0][1] > 1 and kinds[0] == tirx.ForKind.SERIAL:
        kinds[0] = tirx.ForKind.PARALLEL
    loop_indices[0] = loop_indices[0] + first
    within = {**outer, **dict(zip(axes, loop_indices, strict=True))}
    within = {var: tirx.const(at, "int64") if isinstance(at, int) else at for var, at in within.items()}
    indices = [_substituted(index, within) for index in store.indices]
    body: BufferStore = tirx.BufferStore(store.buffer, _substituted(value, within), indices)
    for (var, size), kind in reversed(list(zip(loops, kinds, strict=True))):
        body = tirx.For(var, tirx.IntImm("int64", 0), tirx.IntImm("int64", size), kind, body)
    return body


def _substituted(expr: Expr, values: dict[Var, Expr]) -> Expr:
    return tvm_ffi.structural_map(expr, [(Var, lambda var: values.get(var, var))])


def _root(realize: SBlockRealize, body: Stmt) -> SBlockRealize:
    """A function's root block around `body`."""
    root = SBlock([], [], [], realize.block.name_hint, body)
    return SBlockRealize([], True, root)
