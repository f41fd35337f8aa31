"""Matmuls of rows by rows: C[b…, m…, n] = Σ_k A[b…, m…, k] · B[b…, n, k], both read as they lie, then an elementwise epilogue.

A table of tokens that is the last layer too, or a cache of keys: B transposed would be held twice, or made anew in each call.
The sums are vectors along k, of rows × columns elements of C at a time, whose lanes are added at the end.

    for b…, chunks of m, n/columns in parallel      rows of A stay in the L2 cache, columns of B in the L1 cache
      for m…/rows:
        for k/lanes:                                one vector load a row and a column
          p[rows][columns][lanes] += A[rows, k] · B[columns, k]
        D[rows, columns] = epilogue(Σ_lanes p)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from tvm.ir import Expr
from tvm.relax import op
from tvm.s_tir import Schedule
from tvm.s_tir.schedule import LoopRV, SBlockRV
from tvm.tirx import IterVar, PrimFunc

from tk.aliases import Array
from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import (
    Contraction,
    blocks,
    contraction,
    fresh_schedule,
    inline_after,
    inline_cheap,
    refuse_on_schedule_error,
)
from tk.schedule.case import Case
from tk.schedule.refusals import at_least, exceeding, listed, multiple_of
from tk.schedules.case_functions import Shape
from tk.schedules.cpu.loops import lanes_of, over_rows, parallel_outer
from tk.schedules.cpu.matmul import IN_FLIGHT, innermost_rows, row_axis, same_axes
from tk.target import Target

NAME = "cpu.matmul_nt"
VERSION = 1
ENABLES_GRAPH_FUSION = True

DEEP = 256  # elements of a sum that outweigh adding its lanes
FEW = 8  # rows for which transposing B takes longer than adding lanes
QUARTER = 4  # lanes that are left when the others have been added as vectors


@dataclass(frozen=True)
class Config:
    """`rows` × `columns` sums of `lanes` elements."""

    rows: int
    columns: int
    lanes: int


def _matmul(a: Expr, b: Expr) -> Expr:
    axes = list(range(int(b.ty.ndim)))
    return op.matmul(a, op.permute_dims(b, [*axes[:-2], axes[-1], axes[-2]]), out_dtype="float32")


def _scaled(a: Expr, b: Expr, c: Expr) -> Expr:
    return op.nn.relu(op.add(_matmul(a, b), c))


def _exact(a: Array, b: Array) -> Array:
    return a @ np.swapaxes(b, -1, -2)


def _case(name: str, a: Shape, b: Shape, dtype: str = "float32", constants: tuple[str, ...] = ()) -> Case:
    return Case(name, (("a", a, dtype), ("b", b, dtype)), _matmul, _exact, constants)


CASES = (
    _case("step", (1, 256), (1000, 256), constants=("b",)),
    _case("tokens", (2, 37, 256), (90, 256), constants=("b",)),
    _case("scores", (6, 5, 64), (6, 50, 64)),
    _case("odd", (3, 4, 80), (3, 49, 80)),
    _case("narrow", (7, 12), (9, 12)),
    _case("many", (40, 1024), (30, 1024)),
    _case("symbolic", (("m", 5), 256), (96, 256)),
    _case("symbolic-keys", (3, 4, 64), (3, ("n", 21), 64)),
    _case("bfloat16", (4, 64), (48, 64), "bfloat16"),
    _case("float16", (4, 64), (48, 64), "float16"),
    Case(
        "epilogue", (("a", (9, 512), "float32"), ("b", (30, 512), "float32"), ("c", (30,), "float32")), _scaled,
        lambda a, b, c: np.maximum(_exact(a, b) + c, 0),
    ),
)  # fmt: skip


def match(func: PrimFunc, target: Target) -> Contraction | None:
    found = contraction(func)
    if found is None or found.dtype != "float32" or found.roles.count("k") != 1 or found.b_axes is None:
        return None
    k = len(found.roles) - 1
    if found.a_axes is None or found.a_axes[-1] != k or found.b_axes[-1] != k:
        return None
    return found if found.extents[k] is not None and _lanes(found, target) >= QUARTER else None


def declines(found: Contraction, target: Target) -> Sequence[str]:
    depth, rows = found.extents[len(found.roles) - 1] or 0, innermost_rows(found)
    if depth >= DEEP or (rows is not None and rows <= FEW) or "b" not in found.roles:
        return []
    return [at_least("k", depth, DEEP, f"of more than {FEW} rows: adding lanes takes longer than transposing B")]


def _lanes(found: Contraction, target: Target) -> int:
    """Elements of a vector along k: as many as a register holds, halved until they divide k."""
    lanes = lanes_of("float32", target)
    while lanes > 1 and (found.extents[-1] or 0) % lanes:
        lanes //= 2
    return lanes


def space(found: Contraction, target: Target) -> Mapping[str, Sequence[int]]:
    rows, columns = innermost_rows(found), found.columns
    lanes = _lanes(found, target)
    wide = [count for count in (1, 2, 3, 4, 5, 6, 8) if columns is not None and columns % count == 0] or [1]
    several = [lanes * count for count in (1, 2, 4) if (found.extents[-1] or 0) % (lanes * count) == 0]
    return {"rows": [count for count in (1, 2, 3, 4, 5, 6, 8) if count <= (rows or 8)], "columns": wide, "lanes": several}


@listed
def legal(found: Contraction, config: Config, target: Target) -> Iterator[str]:
    if config.columns > 1 and (found.columns is None or found.columns % config.columns):
        yield multiple_of("n", found.columns, config.columns, "whole tiles of columns")
    vectors = config.lanes // lanes_of("float32", target) or 1
    needed = (config.rows * config.columns + min(config.rows, config.columns) + 1) * vectors
    yield from exceeding(("vector registers", needed, target.registers))


def default(found: Contraction, target: Target) -> Config:
    rows = innermost_rows(found)
    choices = space(found, target)
    candidates = [Config(r, c, lanes) for r in choices["rows"] for c in choices["columns"] for lanes in choices["lanes"]]
    fit = [config for config in candidates if not legal(found, config, target)]
    return min(fit, key=lambda config: (_cycles(config, rows, target), config.lanes, config.rows * config.columns))


def _cycles(config: Config, rows: int | None, target: Target) -> float:
    """Cycles a vector along k, for an element of C: multiply-adds, loads and the latency of a chain."""
    vectors = max(1, config.lanes // lanes_of("float32", target))
    accumulators, loads = config.rows * config.columns, config.rows + config.columns
    filled = 1.0 if rows is None else rows / (-(-rows // config.rows) * config.rows)
    return (max(accumulators, loads, IN_FLIGHT / vectors) / 2 + 0.1 * loads) / (accumulators * filled)


@refuse_on_schedule_error
def lower(func: PrimFunc, found: Contraction, config: Config, target: Target) -> PrimFunc:
    sch = fresh_schedule(func)
    anchor = sch.get_sblock(found.block)
    # 1. the epilogue, with what it alone reads, is one block behind the matmul: the function's own, or a copy of the sums
    inline_cheap(sch, _before(sch, anchor))
    out = inline_after(sch, anchor)
    if out is None or not same_axes(sch, anchor, out, False):
        out = sch.cache_write(anchor, 0, "local")
    else:
        sch.set_scope(anchor, 0, "local")
    # 2. sums by lane, then by a quarter of them
    _, lane = sch.split(sch.get_loops(anchor)[-1], [None, config.lanes])
    partial = [sch.rfactor(lane, found.spatial)]
    if config.lanes > QUARTER:
        _, few = sch.split(sch.get_loops(anchor)[-1], [None, QUARTER])
        partial.append(sch.rfactor(few, found.spatial))
    for block in partial:
        sch.set_scope(block, 0, "local")
    names = {sch.get(block).name_hint for block in (anchor, out, *partial)}
    rest = [block for block in blocks(sch) if sch.get(block).name_hint not in names]
    # 3. tiles over the epilogue's axes, the sums computed at a tile
    outer, tile, rows, columns = _tile(sch, out, found, config, target)
    for block in (anchor, *reversed(partial)):
        sch.compute_at(block, tile, preserve_unit_loops=True)
    for loop in (rows, columns):
        sch.unroll(loop)
    # 4. one parallel loop
    sizes = [size for size in found.extents if size is not None]
    parallel_outer(sch, outer, prod(sizes) // 8 if len(sizes) == len(found.extents) else None)
    # 5. inside: k outermost, rows and columns unrolled, lanes in vectors
    for block in partial:
        _registers(sch, block, block is not partial[0])
    for loop in list(sch.get_loops(anchor))[-len(sch.get(anchor).iter_vars) :]:
        sch.unroll(loop)
    for block in rest:
        over_rows(sch, block, target)
    return sch.mod["main"]


def _before(sch: Schedule, block: SBlockRV) -> set[str]:
    """The names of a block and of all that it reads."""
    found = {str(sch.get(block).name_hint)}
    for each in sch.get_producers(block):
        found |= _before(sch, each)
    return found


def _tile(
    sch: Schedule, out: SBlockRV, found: Contraction, config: Config, target: Target
) -> tuple[list[LoopRV], LoopRV, LoopRV, LoopRV]:
    """(the loops to run in parallel, the loop over tiles, rows, columns) of the epilogue's block."""
    loops = list(sch.get_loops(out))
    panel, columns = sch.split(loops[found.spatial - 1], [None, config.columns])
    row, chunks = row_axis(found), list[Any]()
    if row is None:
        rows = sch.add_unit_loop(columns)
        tile = sch.add_unit_loop(rows)
    elif (size := found.extents[row]) is not None and size % config.rows == 0:
        chunk, tile, rows = sch.split(loops[row], [None, _chunk(size // config.rows, found, config, target), config.rows])
        chunks = [chunk]
    else:
        tile, rows = sch.split(loops[row], [None, config.rows])
        sch.annotate(tile, HINT, 1)
    batch = [loop for loop, role in zip(loops, found.roles, strict=False) if role == "b"]
    other = [loop for i, loop in enumerate(loops) if found.roles[i] == "m" and i != row]
    sch.reorder(*batch, *chunks, panel, *other, tile, rows, columns)
    return [*batch, *chunks, panel], tile, rows, columns


def _chunk(tiles: int, found: Contraction, config: Config, target: Target) -> int:
    """Tiles whose rows of A fill half of the L2 cache, a divisor of all `tiles`."""
    fit = max(1, target.l2 // (8 * config.rows * (found.extents[-1] or 1)))
    return next(count for count in range(min(fit, tiles), 0, -1) if tiles % count == 0)


def _registers(sch: Schedule, block: SBlockRV, unrolled: bool) -> None:
    """Order the loops of partial sums under their tile: the sum outermost, then rows and columns, then a vector of lanes."""
    summed, spatial, lane = _loops(sch, block)
    sch.reorder(summed, *spatial, lane)
    sch.vectorize(lane)
    for loop in spatial:
        sch.unroll(loop)
    init = sch.decompose_reduction(block, summed)
    if unrolled:
        sch.unroll(summed)
    *spatial, lane = list(sch.get_loops(init))[-len(sch.get(init).iter_vars) :]  # as they were put in order
    sch.vectorize(lane)
    for loop in spatial:
        sch.unroll(loop)


def _loops(sch: Schedule, block: SBlockRV) -> tuple[LoopRV, list[LoopRV], LoopRV]:
    """(the sum's loop, the others, that over the last index of what is stored) of a block that was computed at a tile: there
    its loops are in the order of its axes."""
    axes = list(sch.get(block).iter_vars)
    loops = list(sch.get_loops(block))[-len(axes) :]
    last = sch.get(block).writes[0].region[-1].min
    by_axis = list(zip(loops, axes, strict=True))
    lane = next(loop for loop, axis in by_axis if axis.var.same_as(last))
    summed = next(loop for loop, axis in by_axis if axis.iter_type == IterVar.CommReduce)
    return summed, [loop for loop in loops if loop is not lane and loop is not summed], lane
