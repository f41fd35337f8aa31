"""Matmuls and dense convolutions: C[b…, m…, n] = Σ_k A[b…, m…, k…] · B[b…, k…, n], then any elementwise epilogue.

The innermost row axis m and the columns n are tiled into registers: `rows` × `vectors` accumulators, each one vector of n.

    for b…, n/(vectors·lanes), m…            in parallel
      for m/rows                             B's panel stays in the L2 cache
        for k…:                              one vector load of B a column vector, one broadcast of A a row
          acc[rows][vectors] += A[rows, k] · B[k, vectors]
        D[rows, vectors] = epilogue(acc)

A constant B is packed into panels [n/(vectors·lanes)][k…][vectors·lanes] when the model is compiled, so that the inner loop
reads it in order; a computed one whose columns do not lie side by side, before the matmul. Of columns that are no whole
vectors the last ones are zeros in a panel, or masked where B is read as it lies, and where results are stored. A convolution
in NHWC is the same with k = (kh, kw, ci) and rows of output pixels; its padding is a pass of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any

import numpy as np
from tvm import DataType
from tvm.ir import Expr, TensorLoad, Var
from tvm.relax import op
from tvm.s_tir import Schedule
from tvm.s_tir.schedule import LoopRV, SBlockRV
from tvm.tirx import BufferStore, PrimFunc

from tk.aliases import Array
from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import (
    Contraction,
    blocks,
    contraction,
    extent,
    fresh_schedule,
    inline_after,
    refuse_on_schedule_error,
)
from tk.schedule.case import Case
from tk.schedule.refusals import exceeding, listed, multiple_of
from tk.schedules.case_functions import Shape
from tk.schedules.cpu.loops import over_rows, parallel_outer
from tk.schedules.cpu.pad_columns import pad_columns
from tk.target import Target

NAME = "cpu.matmul"
VERSION = 3

# Dot products in flight that hide the latency of a multiply-add: 4 cycles on two units.
IN_FLIGHT = 8
# What a step takes beside its multiply-adds, in cycles: for each vector of B, which comes from the L2 cache; for each row of A;
# and more for each row beyond STREAMS, which is one more line of the L1 cache and one more stream to fetch ahead. Sums of one
# vector a row take NARROW times as long, and the last rows, whose code runs but once, TAIL times. Fitted to 23 tiles of matmuls
# over 128 and 1,024 elements, and to convolutions of 7 × 7 to 112 × 112 pixels, on a Zen 5, in vectors of 512 and of 256 bits.
FILL, BROADCAST, CROWDED, STREAMS = 0.12, 0.03, 0.05, 8
NARROW, TAIL = 1.15, 1.05
# Rows up to which a constant B beyond the L2 cache takes the panels of many rows: memory sets its pace, and a language model's
# prompt and step, of any number of rows and of one, have one copy of a weight.
FEW = 16
# Of results whose rows are pages apart, rows that a panel serves before the next one, where sums are of at most SHALLOW
# elements: storing takes longest there, and is fastest where few rows are written side by side, on pages that are known.
PAGE, PAGES, SHALLOW = 4096, 16, 128
LEAST_ROWS = 4  # of a tile, for the sake of that


@dataclass(frozen=True)
class Config:
    """`rows` × `vectors` accumulators of `lanes` elements; `chunk` row tiles that a panel of B serves before the next."""

    rows: int
    vectors: int
    lanes: int
    chunk: int


def _case(
    name: str,
    a: Shape,
    b: tuple[int, ...],
    build: Any,
    reference: Any,
    *more: tuple[str, tuple[int], str],
    constants: tuple[str, ...] = ("b",),
) -> Case:
    inputs = (("a", a, "float32"), ("b", b, "float32"), *more)
    return Case(name, inputs, build, reference, constants)


def _conv(stride: int, pad: int) -> tuple[Any, Any]:
    def build(a: Expr, b: Expr, c: Expr) -> Expr:
        y = op.nn.conv2d(a, b, strides=stride, padding=pad, data_layout="NHWC", kernel_layout="HWIO")
        return op.nn.relu(op.add(y, c))

    def reference(a: Array, b: Array, c: Any) -> Any:
        a = np.pad(a, ((0, 0), (pad, pad), (pad, pad), (0, 0)))
        high, wide = ((size - kernel) // stride + 1 for size, kernel in zip(a.shape[1:3], b.shape, strict=False))
        y = sum(
            a[:, i : i + stride * high : stride, j : j + stride * wide : stride] @ b[i, j]
            for i in range(b.shape[0])
            for j in range(b.shape[1])
        )
        return np.maximum(y + c, 0)

    return build, reference


def _linear(a: Expr, b: Expr, c: Expr) -> Expr:
    return op.nn.relu(op.add(op.matmul(a, b), c))


def _integers(a: Any, b: Any) -> Any:
    return a.astype("int64") @ b.astype("int64")


def _transposed(a: Expr, b: Expr) -> Expr:
    return op.matmul(a, op.permute_dims(b, [0, 2, 1]))


CASES = (
    _case("square", (128, 256), (256, 192), op.matmul, np.matmul),
    _case("vector", (1, 512), (512, 1000), op.matmul, np.matmul),
    _case("linear", (2, 37, 96), (96, 80), _linear, lambda a, b, c: np.maximum(a @ b + c, 0), ("c", (80,), "float32")),
    _case("odd", (5, 33), (33, 7), op.matmul, np.matmul),
    _case("odd-columns", (9, 64), (64, 1001), _linear, lambda a, b, c: np.maximum(a @ b + c, 0), ("c", (1001,), "float32")),
    _case("odd-columns-bare", (20, 40), (40, 77), op.matmul, np.matmul),
    _case("symbolic", (("m", 61), 64), (64, 96), op.matmul, np.matmul),
    _case("symbolic-few", (("m", 3), 64), (64, 96), op.matmul, np.matmul),
    Case(
        "bfloat16",
        (("a", (19, 64), "bfloat16"), ("b", (64, 48), "bfloat16")),
        partial(op.matmul, out_dtype="float32"),
        np.matmul,
        ("b",),
    ),
    Case("int8", (("a", (19, 64), "int8"), ("b", (64, 48), "int8")), partial(op.matmul, out_dtype="int32"), _integers, ("b",)),
    _case("odd-computed", (7, 31), (31, 45), op.matmul, np.matmul, constants=()),
    Case(
        "odd-computed-bfloat16",
        (("a", (7, 31), "bfloat16"), ("b", (31, 45), "bfloat16")),
        partial(op.matmul, out_dtype="float32"),
        np.matmul,
    ),
    Case(
        "odd-computed-float16",
        (("a", (3, 1, 40), "float16"), ("b", (3, 40, 77), "float16")),
        partial(op.matmul, out_dtype="float32"),
        np.matmul,
    ),
    _case("odd-batched", (3, 9, 33), (3, 33, 17), op.matmul, np.matmul, constants=()),
    _case("odd-scores", (3, 19, 20), (3, 21, 20), _transposed, lambda a, b: a @ b.transpose(0, 2, 1), constants=()),
    _case("batched", (6, 50, 64), (6, 64, 48), op.matmul, np.matmul, constants=()),
    _case("scores", (6, 50, 64), (6, 50, 64), _transposed, lambda a, b: a @ b.transpose(0, 2, 1), constants=()),
    _case("conv3x3", (1, 14, 14, 32), (3, 3, 32, 64), *_conv(1, 1), ("c", (64,), "float32")),
    _case("conv3x3-stride2", (2, 15, 15, 16), (3, 3, 16, 48), *_conv(2, 1), ("c", (48,), "float32")),
    _case("conv1x1", (1, 7, 7, 64), (1, 1, 64, 128), *_conv(1, 0), ("c", (128,), "float32")),
    _case("conv3x3-odd", (1, 9, 10, 17), (3, 3, 17, 23), *_conv(1, 1), ("c", (23,), "float32")),
    _case("conv1x1-odd", (1, 7, 7, 12), (1, 1, 12, 40), *_conv(1, 0), ("c", (40,), "float32")),
    _case("conv7x7-stem", (1, 30, 30, 3), (7, 7, 3, 64), *_conv(2, 3), ("c", (64,), "float32")),
)


def match(func: PrimFunc, target: Target) -> Contraction | None:
    found = contraction(func)
    if found is None or found.columns is None or found.dtype not in ("float32", "float64", "int32") or found.b_axes is None:
        return None
    if _is_contiguous(found):
        return found
    # packing a B that is computed takes longer than sums of one row along it, which are left to reductions
    if not found.constant and innermost_rows(found) == 1 and found.roles[found.b_axes[-1]] == "k":
        return None
    return found if all(found.extents[axis] is not None for axis in found.b_axes) else None


def _is_contiguous(found: Contraction) -> bool:
    """Whether B's columns lie side by side."""
    return found.b_axes is not None and found.b_axes[-1] == found.spatial - 1


def innermost_rows(found: Contraction) -> int | None:
    """The extent of the innermost row axis: 1 when there is none, None when it is symbolic."""
    axis = row_axis(found)
    return 1 if axis is None else found.extents[axis]


def row_axis(found: Contraction) -> int | None:
    rows = [i for i, role in enumerate(found.roles) if role == "m" and found.extents[i] != 1]
    return rows[-1] if rows else None


def _lanes(found: Contraction, target: Target) -> int:
    """Elements in a vector: as many as a register holds, halved while they are as many as the columns. Where the last panel
    cannot be filled up, they divide the columns."""
    lanes, columns = target.vector_bits // (64 if found.dtype == "float64" else 32), found.columns or 1
    can_fill = _can_fill(found)
    while lanes > 1 and (lanes // 2 >= columns if can_fill else columns % lanes):
        lanes //= 2
    return lanes


def _can_fill(found: Contraction) -> bool:
    """Whether zeros may stand behind the last column: in a B that is packed, or copied, or where its vectors end under a mask,
    as those of results do (tk/lowering/masked_vectors.py)."""
    copied = (found.constant or found.dtype in ("float32", "int32")) and (found.columns or 0) % 4 > 0
    return found.b_axes is not None and (copied or _is_masked(found))


def _is_masked(found: Contraction) -> bool:
    """Whether vectors of B may end under a mask where it is read as it lies."""
    return found.dtype in ("float32", "int32") and found.b_dtype == found.dtype


def space(found: Contraction, target: Target) -> Mapping[str, Sequence[int]]:
    lanes = _lanes(found, target)
    filled = (found.columns or 0) % lanes != 0
    vectors = [count for count in (1, 2, 3, 4, 6) if filled or (found.columns or 0) % (count * lanes) == 0]
    return {"rows": (1, 2, 4, 6, 7, 8, 12, 14, 16), "vectors": vectors, "lanes": (lanes,), "chunk": (1, 2, 4, 8, 16, 32)}


@listed
def legal(found: Contraction, config: Config, target: Target) -> Iterator[str]:
    columns = config.vectors * config.lanes
    if (found.columns or 0) % columns and not ((found.columns or 0) % config.lanes and _can_fill(found)):
        yield multiple_of("n", found.columns, columns, "whole panels of columns")
    # accumulators, the panel's vectors and one broadcast live at once; what does not fit is spilled every step
    needed = config.rows * config.vectors + min(config.vectors, 2) + 1
    yield from exceeding(("vector registers", needed, target.registers))


def default(found: Contraction, target: Target) -> Config:
    lanes = _lanes(found, target)
    rows = innermost_rows(found)
    columns = -(-(found.columns or lanes) // lanes)
    filled = (found.columns or 0) % lanes != 0
    candidates = [
        Config(high, wide, lanes, 1)
        for wide in (1, 2, 3, 4, 5, 6, 8)
        for high in range(1, 17)
        if (filled or columns % wide == 0) and high * wide + wide + 1 <= target.registers
    ]
    fitting = [config for config in candidates if config.rows <= (rows or 16)]
    if rows is not None and _is_shallow(found):  # whose last rows would take the chunks away
        fitting = [config for config in fitting if rows % config.rows == 0 and config.rows >= LEAST_ROWS] or fitting
    best = _best(fitting, rows, columns)
    if _has_few_rows(found) and found.constant and _bytes_of_b(found) > target.l2:
        usual = _best(candidates, None, columns).vectors
        best = _best([config for config in fitting if config.vectors == usual], rows, columns)
    return Config(best.rows, best.vectors, lanes, _chunk(found, best, target))


def _best(candidates: Sequence[Config], rows: int | None, columns: int) -> Config:
    return min(candidates, key=lambda config: (_cycles(config, rows, columns), -config.rows * config.vectors))


def _has_few_rows(found: Contraction) -> bool:
    """Whether all axes of rows together, of an image its pixels, are FEW rows at most."""
    rows = [size for size, role in zip(found.extents, found.roles, strict=True) if role == "m"]
    return all(size is not None for size in rows) and prod(size or 1 for size in rows) <= FEW


def _bytes_of_b(found: Contraction) -> int:
    """The bytes of B, whose sizes are known where it is constant."""
    return int(DataType(found.b_dtype).bits) // 8 * prod(found.extents[axis] or 1 for axis in found.b_axes or ())


def _cycles(config: Config, rows: int | None, columns: int) -> float:
    """Cycles a step of k and a row, over the whole of one row axis: multiply-adds, loads and the latency of a chain."""

    def step(high: int) -> float:
        most = max(high * config.vectors, high + config.vectors, IN_FLIGHT + 1)  # one more than units and cycles say
        beside = FILL * config.vectors + BROADCAST * high + CROWDED * max(0, high - STREAMS)
        return (most / 2 + beside) * (NARROW if config.vectors == 1 else 1)

    rows = 64 * config.rows if rows is None else rows
    tiles, tail = divmod(rows, config.rows)
    return -(-columns // config.vectors) * (tiles * step(config.rows) + (step(tail) * TAIL if tail else 0)) / rows


def _is_shallow(found: Contraction) -> bool:
    """Whether storing the results takes longest, in rows that are pages apart."""
    summed = prod(size or 1 for size, role in zip(found.extents, found.roles, strict=True) if role == "k")
    return summed <= SHALLOW and 4 * (found.columns or 1) >= PAGE


def _chunk(found: Contraction, config: Config, target: Target) -> int:
    """Row tiles a parallel task: all of them, unless A's part of the L2 cache, the pages of results or too few tasks ask for
    fewer."""
    rows = innermost_rows(found)
    if rows is None:
        return 16
    tiles = -(-rows // config.rows)
    if rows % config.rows:
        return tiles
    panels = -(-(found.columns or 1) // (config.vectors * config.lanes))
    others = prod(size or 1 for size, role in zip(found.extents, found.roles, strict=True) if role in "bm") // rows
    summed = prod(size or 1 for size, role in zip(found.extents, found.roles, strict=True) if role == "k")
    fits = max(1, 2 * target.l2 // (4 * summed * config.rows))
    if _is_shallow(found):
        fits = min(fits, max(1, PAGES // config.rows))
    wanted = 8 * target.cores
    chunk = next(size for size in range(min(fits, tiles), 0, -1) if tiles % size == 0)
    while chunk > 1 and panels * others * (tiles // chunk) < wanted:
        chunk = next(size for size in range(chunk - 1, 0, -1) if tiles % size == 0)
    return chunk


@refuse_on_schedule_error
def lower(func: PrimFunc, found: Contraction, config: Config, target: Target) -> PrimFunc:
    sch = fresh_schedule(func)
    _inline_copies(sch)
    # 0. the last panel is full: zeros behind the last column, stored with a constant or a turned B, else where they are read
    sch, filling = _fill(sch, found, config)
    anchor, filled, copy = sch.get_sblock(found.block), filling is not None, None
    if filling is not None and not found.constant and _is_contiguous(found):
        if _is_masked(found):
            sch.compute_inline(filling)
        else:  # a pass before the matmul
            copy = filling
        filling = None
    # 1. the epilogue is one block behind the matmul: the function's own, or a copy out of the registers
    out = inline_after(sch, anchor)
    if out is None or not same_axes(sch, anchor, out, filled):
        out = sch.cache_write(anchor, 0, "local")
    else:
        sch.set_scope(anchor, 0, "local")
    # 2. B in panels; what comes before the matmul (padding, casts) and behind the epilogue are passes of their own
    packing = _pack(sch, anchor, found, config, filling)
    names = {sch.get(block).name_hint for block in (anchor, out, *packing)}
    if packing and not found.constant:
        _turn(sch, packing[0], found)
    rest = [block for block in blocks(sch) if sch.get(block).name_hint not in names]
    # 3. tiles over the epilogue's axes, the matmul computed at a tile
    outer, tile = _tile(sch, out, found, config, filled)
    sch.compute_at(anchor, tile, preserve_unit_loops=True)
    # 4. inside: sums outermost, rows and vectors unrolled, lanes vectorised
    sums = _registers(sch, anchor, found, config)
    rows, columns = sch.get_loops(out)[-2:]
    _unrolled(sch, rows, *sch.split(columns, [config.vectors, config.lanes]))
    # 5. one parallel loop
    sizes = [size for size in found.extents if size is not None]
    parallel_outer(sch, outer, prod(sizes) // 8 if len(sizes) == len(found.extents) else None)
    init = sch.decompose_reduction(anchor, sums)
    _unrolled(sch, *sch.get_loops(init)[-3:])
    for block in rest:
        over_rows(sch, block, target)
    if copy is not None:  # numbers first, then zeros
        sch.annotate(sch.get_loops(copy)[-1], HINT, 1)
    return sch.mod["main"]


def _inline_copies(sch: Schedule) -> None:
    """Read what is copied as it lies where it is copied from: TVM pads the image of every convolution, by nothing too."""
    for block in blocks(sch)[:-1]:
        own = sch.get(block)
        value, axes = getattr(own.body, "value", None), [axis.var for axis in own.iter_vars]
        if (
            isinstance(value, TensorLoad)
            and isinstance(own.body, BufferStore)
            and all(len(at) == len(axes) and all(map(Var.same_as, axes, at)) for at in (value.indices, own.body.indices))
        ):
            sch.compute_inline(block)


def same_axes(sch: Schedule, anchor: SBlockRV, out: SBlockRV, filled: bool) -> bool:
    """Whether the epilogue computes the matmul's element [i, j, …] at its own [i, j, …]."""
    matmul = sch.get(anchor).writes[0].source
    axes = [axis.var for axis in sch.get(out).iter_vars]
    reads = [read for read in sch.get(out).reads if read.source.same_as(matmul)]
    return len(reads) == 1 and (
        len(axes) == len(reads[0].region)
        and all(
            dim.min.same_as(var) or extent(matmul.shape[i]) == 1
            for i, (dim, var) in enumerate(zip(reads[0].region, axes, strict=True))
        )
        and all(
            extent(axis.dom.extent) == extent(size) or (axis.var.same_as(axes[-1]) and filled)
            for axis, size in zip(sch.get(out).iter_vars, matmul.shape, strict=True)
        )
    )


def _fill(sch: Schedule, found: Contraction, config: Config) -> tuple[Schedule, SBlockRV | None]:
    """Make the columns a multiple of the panels', B's new ones zero: a schedule of that, and the block that fills B, or None
    for whole panels."""
    columns = config.vectors * config.lanes
    if (found.columns or 0) % columns == 0 or found.b_axes is None:
        return sch, None
    last = found.spatial - 1
    whole = -(-(found.columns or 0) // columns) * columns
    sch, name = pad_columns(sch, found.block, last, found.b_read, found.b_axes.index(last), whole)
    return sch, sch.get_sblock(name)


def _pack(sch: Schedule, anchor: SBlockRV, found: Contraction, config: Config, filling: SBlockRV | None) -> list[SBlockRV]:
    """B[…] → B'[n/columns][k…][columns]; for a constant B the block is marked, to run when the model is compiled."""
    if found.b_axes is None or (_is_contiguous(found) and not found.constant):
        return []
    columns, axes, last = config.vectors * config.lanes, found.b_axes, found.spatial - 1

    def panels(*index: Expr) -> list[Expr]:
        where = dict(zip(axes, index, strict=True))
        batch = [where[axis] for axis in sorted(where) if found.roles[axis] == "b"]
        summed = [where[axis] for axis in sorted(where) if found.roles[axis] == "k"]
        return [*batch, where[last] // columns, *summed, where[last] % columns]

    packing = sch.cache_read(anchor, found.b_read, "global") if filling is None else filling
    sch.transform_layout(anchor, ("read", found.b_read), panels)
    if found.constant:
        sch.annotate(packing, "meta_schedule.layout_rewrite_preproc", True)
    return [packing]


def _turn(sch: Schedule, packing: SBlockRV, found: Contraction) -> None:
    """Pack a computed B, whose sums lie side by side: a column after the other, each read as it lies; panels in parallel."""
    loops = list(sch.get_loops(packing))
    batches = sum(found.roles[axis] == "b" for axis in found.b_axes or ())
    *outer, columns = loops[: batches + 1] + loops[-1:]
    sch.reorder(*outer, columns, *loops[batches + 1 : -1])
    sizes = [extent(sch.get(loop).extent) for loop in loops]
    parallel_outer(sch, outer, None if None in sizes else prod(size or 1 for size in sizes))


def _tile(sch: Schedule, out: SBlockRV, found: Contraction, config: Config, filled: bool) -> tuple[list[LoopRV], LoopRV]:
    """(the loops to run in parallel, the loop over tiles) of the epilogue's block; inside are rows and columns."""
    loops = list(sch.get_loops(out))
    panel, columns = sch.split(loops[-1], [None, config.vectors * config.lanes])
    row = row_axis(found)
    if row is None:
        rows = sch.add_unit_loop(columns)
        tile, chunk = sch.add_unit_loop(rows), None
    elif (size := found.extents[row]) is not None and size % (config.rows * config.chunk) == 0:
        chunk, tile, rows = sch.split(loops[row], [None, config.chunk, config.rows])
    else:
        tile, rows = sch.split(loops[row], [None, config.rows])
        chunk = None
    if filled or (row is not None and chunk is None):  # what ends early is cut, and masked
        sch.annotate(tile, HINT, 1)
    batch = [loop for loop, role in zip(loops, found.roles, strict=False) if role == "b"]
    other = [loop for i, loop in enumerate(loops) if found.roles[i] == "m" and i != row]
    chunks = [] if chunk is None else [chunk]
    # a panel serves all rows of an image; of a matrix, only as many as leave A's part in the cache; groups of channels lie side
    # by side, and share lines of the image
    grouped = row is not None and any(role == "b" for role in found.roles[row:])
    outer = [*other, *batch, panel, *chunks] if grouped else [*batch, panel, *other, *chunks]
    outer = outer if other else [*batch, *chunks, panel]
    sch.reorder(*outer, tile, rows, columns)
    return outer, tile


def _registers(sch: Schedule, anchor: SBlockRV, found: Contraction, config: Config) -> LoopRV:
    """Order the matmul's loops under its tile; give the outermost sum."""
    loops = list(sch.get_loops(anchor))[-len(found.roles) :]
    spatial, sums = loops[: found.spatial], loops[found.spatial :]
    row = row_axis(found)
    vectors, lanes = sch.split(spatial[-1], [config.vectors, config.lanes])
    rows = spatial[row] if row is not None else sch.add_unit_loop(vectors)
    sch.reorder(*sums, rows, vectors, lanes)
    _unrolled(sch, rows, vectors, lanes)
    return sums[0]


def _unrolled(sch: Schedule, rows: LoopRV, vectors: LoopRV, lanes: LoopRV) -> None:
    sch.unroll(rows)
    sch.unroll(vectors)
    sch.vectorize(lanes)
