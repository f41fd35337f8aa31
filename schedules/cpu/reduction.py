"""Sums, maxima and what is made of them: softmax, norms, pooling, depthwise and grouped convolutions.

Two kinds of reduction, by what is contiguous in memory:

    rows       s[i] = Σ_k x[i, k]         partial sums by lane, then one sum over the lanes
                   for i in parallel: p[l] += x[i, k/lanes, l] (vector l);  s[i] = Σ_l p[l]
    columns    s[i, c] = Σ_k x[i, k, c]   a vector of columns at a time
                   for i, c/lanes in parallel: for k: s[i, c] += x[i, k, c] (vector of c)

Where all reductions are over rows and the result is elementwise in them (softmax, layer norm), everything is computed
at one row while that row is in the L1 cache: one pass over memory. A softmax's exponentials are summed as they are computed,
and stored where the result will be, if nothing else that is read may lie there:

    for i in parallel: m = max x[i, :];  for j: y[i, j] = e^(x[i, j] − m), p[l] += y[i, j] (vector l)
                       for j: y[i, j] *= 1 / Σ_l p[l]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad, TensorRegion, Var
from tvm.s_tir import SBlock, SBlockRealize, Schedule
from tvm.s_tir.schedule import LoopRV, SBlockRV, ScheduleError
from tvm.tirx import Buffer, IterVar, PrimFunc
from tvm_ffi.structural import StructuralMutator

from tk.graph.memory.in_place import pairs_of
from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import (
    blocks,
    expensive_depth,
    extent,
    has_reduction_axis,
    is_expensive,
    is_reduction,
    reduction_loops,
    refuse_on_schedule_error,
    spatial_axes,
    summed_axes,
    unscheduled_blocks,
    variables,
)
from tk.schedules.cpu.loops import (
    MASKED,
    ends_in_mask,
    fuses,
    lanes_of,
    parallel_outer,
    prepared,
    schedule_alone,
    slides,
    sums_over_rows,
    takes_vectors,
)
from tk.schedules.cpu.reducers import indices_in_order
from tk.schedules.cpu.reduction_cases import CASES as CASES
from tk.schedules.cpu.windows import over_pixels, padding_of, slides_over_pixels
from tk.target import Target

NAME = "cpu.reduction"
VERSION = 12

STEPS = 8  # of a row, to be worth another vector of partial sums
QUARTER = 4  # partial sums that are added one by one


@dataclass(frozen=True)
class Config:
    """`lanes` partial sums a row; of a row shorter than two of that half as many, and of one shorter than two vectors one, or
    a vector where what is summed takes long."""

    lanes: int


@dataclass(frozen=True)
class Match:
    """A function with reductions; `fused` says that all are over rows of the output, `row` is the longest of these, 0 where
    sizes are symbolic."""

    dtype: str
    fused: bool
    row: int = 0


def match(func: PrimFunc, target: Target) -> Match | None:
    if func.attrs is None or not func.attrs.get("s_tir"):
        return None
    reductions = [block for block in unscheduled_blocks(func) if has_reduction_axis(block)]
    if not reductions or any(block.init is None for block in reductions):
        return None
    rows = [[extent(axis.dom.extent) or 0 for axis in summed_axes(block)] for block in reductions]
    fused = all(sums_over_rows(block) for block in reductions)
    return Match(str(reductions[-1].writes[-1].source.dtype), fused, max(map(prod, rows)))


def space(found: Match, target: Target) -> Mapping[str, Sequence[int]]:
    lanes = lanes_of(found.dtype, target)
    return {"lanes": (lanes, 2 * lanes, 4 * lanes)}


def default(found: Match, target: Target) -> Config:
    """Several vectors of partial sums for long rows: additions wait for one another less, and combining them costs little."""
    lanes = lanes_of(found.dtype, target)
    return Config(next(count for count in (4 * lanes, 2 * lanes, lanes) if found.row >= STEPS * count or count == lanes))


@refuse_on_schedule_error
def lower(func: PrimFunc, found: Match, config: Config, target: Target) -> PrimFunc:
    # 1. what is cheap is computed where it is used
    sch, names = prepared(func, _stored) if found.fused else prepared(func, lambda sch: _padding(sch, target))
    windows = any(slides(sch.get(block)) for block in blocks(sch))
    depth = _shared_rows(sch) if found.fused and not windows else 0
    if found.fused and not windows:
        for name in names:
            _one_sum(sch, sch.get_sblock(name))
    if depth:
        _split_groups(sch)
    if not depth:
        return _one_by_one(sch, names, found, target)
    # 2. partial sums by lane
    elements = _elements(sch)
    sums = [sch.get_sblock(name) for name in names if is_reduction(sch, sch.get_sblock(name))]
    partial = [each for block in sums for each in _by_lane(sch, block, config.lanes, target)]
    # 3. what is summed and read again is summed as it is computed
    moved: list[SBlockRV] = []
    computing: list[SBlockRV] = []
    for block in partial:
        if (produced := _sum_as_computed(sch, block, config.lanes, depth)) is not None:
            moved.append(block)
            computing.append(produced)
    # 4. lanes and elements in vectors
    for block in blocks(sch):
        if _is_among(sch, block, moved):
            sch.vectorize(sch.get_loops(block)[-1])
        elif _is_among(sch, block, partial):
            _vectorise_lanes(sch, block)
        elif not _is_among(sch, block, computing):
            _vectorise(sch, block, depth, target)
    # 5. one loop over rows for all blocks
    merged = [_row_loop(sch, block, depth) for block in blocks(sch) if not _is_among(sch, block, moved)]
    parallel_outer(sch, [sch.merge(*merged) if len(merged) > 1 else merged[0]], elements)
    return _into_result(_clear_before(sch, partial), [result for _, result in pairs_of(func)])


def _is_among(sch: Schedule, block: SBlockRV, others: Sequence[SBlockRV]) -> bool:
    return any(sch.get(block).same_as(sch.get(other)) for other in others)


def _stored(sch: Schedule) -> list[str]:
    """Blocks that a sum of dear functions reads, and others do too: they go to memory while the sum computes."""
    found = []
    for block in blocks(sch):
        readers = sch.get_consumers(block)
        expensive = [is_reduction(sch, each) and expensive_depth(sch.get(each)) > 0 for each in readers]
        if any(expensive) and not all(expensive) and not is_reduction(sch, block):
            found.append(str(sch.get(block).name_hint))
    return found


def _padding(sch: Schedule, target: Target) -> list[str]:
    """What depthwise convolutions and pooling go over, padded."""
    windows = [block for block in blocks(sch) if slides_over_pixels(sch, block, target)]
    return [str(sch.get(each).name_hint) for block in windows for each in padding_of(sch, block)]


def _one_by_one(sch: Schedule, names: Sequence[str], found: Match, target: Target) -> PrimFunc:
    """Each block by itself, sums over rows by lanes: one number after the other, additions wait for one another, and millions
    are summed that are far smaller than the sum."""
    partial: list[SBlockRV] = []
    windows = [block for block in map(sch.get_sblock, names) if slides_over_pixels(sch, block, target)]
    done = [name for block in windows for name in over_pixels(sch, block, target)]
    for name in (each for each in names if each not in done):
        block = sch.get_sblock(name)
        by_lane = found.fused and is_reduction(sch, block) and _along_rows(sch.get(block))
        rows = _spatial(sch.get(block))
        sizes = [extent(sch.get(loop).extent) for loop in sch.get_loops(block)]
        made = _by_lane(sch, block, 4 * lanes_of(found.dtype, target), target) if by_lane else []
        for each in made:
            _vectorise_lanes(sch, each)
        if made and any(size != 1 for size in sizes[:rows]):
            parallel_outer(sch, list(sch.get_loops(made[0]))[:rows], None if None in sizes else prod(filter(None, sizes)))
        partial += made
        if not made:
            schedule_alone(sch, block, target)
    return _clear_before(sch, partial)


def _along_rows(block: SBlock) -> bool:
    """Whether everything that changes along the last axis that a block sums over has it as its last index alone."""
    last = [axis.var for axis in summed_axes(block)][-1]
    return not slides(block) and all(
        read.region[-1].min.same_as(last) and not any(_uses(dim.min, last) for dim in list(read.region)[:-1])
        for read in block.reads
        if any(_uses(dim.min, last) for dim in read.region)
    )


def _into_result(func: PrimFunc, live: Sequence[int]) -> PrimFunc:
    """`func` with what its last block reads only at its own index, and scales, computed where the result will be: one row less
    in the cache. Not into the parameters numbered `live`, whose memory may hold an operand that is still to be read."""
    found: list[SBlock] = []
    tvm_ffi.structural_walk(func.body, [(SBlock, found.append)], order="post")
    root, last = func.body.block, found[-2] if len(found) > 1 else None
    if last is None or not isinstance(last.body, tirx.BufferStore):
        return func
    result = last.body.buffer
    gone = [buffer for buffer in root.alloc_buffers if _scaled_by(last, buffer, result)]
    kept = [buffer for buffer in root.alloc_buffers if not _scaled_by(last, buffer, result)]
    if len(gone) != 1 or _stores(found, result) != 1:
        return func
    if not any(result.same_as(param) and number not in live for number, param in enumerate(func.params)):
        return func
    body = tvm_ffi.structural_map(root.body, [(Var, lambda var: result if var.same_as(gone[0]) else var)])
    block = SBlock(root.iter_vars, root.reads, root.writes, root.name_hint, body, root.init, kept)
    return tirx.PrimFunc(func.params, SBlockRealize([], True, block), func.ret_type, func.attrs)


def _scaled_by(block: SBlock, buffer: Buffer, result: Expr) -> bool:
    """Whether the block stores to `result` at its axes, and loads `buffer`, of the same shape and dtype, there alone."""
    loads: list[TensorLoad] = []
    tvm_ffi.structural_walk(block.body.value, [(TensorLoad, loads.append)], order="post")
    read = [load for load in loads if load.source.same_as(buffer)]
    return (
        len(read) == 1
        and not any(load.source.same_as(result) for load in loads)  # a sum is there before it is done
        and str(buffer.dtype) == str(result.dtype)
        and bool(tvm_ffi.structural_equal(buffer.shape, result.shape))
        and all(a.same_as(b) for a, b in zip(read[0].indices, block.body.indices, strict=True))
    )


def _stores(found: Sequence[SBlock], buffer: Buffer) -> int:
    return sum(any(write.source.same_as(buffer) for write in block.writes) for block in found[:-1])


def _sum_as_computed(sch: Schedule, sums: SBlockRV, lanes: int, depth: int) -> SBlockRV | None:
    """Put partial sums into the loop of the elementwise block that computes what they sum, if others read that too and its rows
    are whole vectors: it is read while it is in registers. That block."""
    produced = [block for block in sch.get_producers(sums) if not is_reduction(sch, block)]
    readers = [] if len(produced) != 1 else [each for each in sch.get_consumers(produced[0]) if is_reduction(sch, each)]
    if len(readers) != 1 or len(sch.get_consumers(produced[0])) < 2:
        return None
    loops = list(sch.get_loops(produced[0]))
    size = extent(sch.get(loops[-1]).extent)
    if len(loops) != depth + 1 or size is None or size % lanes or size < 2 * lanes:
        return None
    steps, vector = sch.split(loops[-1], [None, lanes])
    sch.reverse_compute_at(sums, steps)
    sch.vectorize(vector)
    return produced[0]


def _elements(sch: Schedule) -> int | None:
    """The size of the largest tensor that is read; None when one is symbolic."""
    shapes = [[extent(dim) for dim in read.source.shape] for block in blocks(sch) for read in sch.get(block).reads]
    return None if any(None in shape for shape in shapes) else max(prod(filter(None, shape)) for shape in shapes)


def _one_sum(sch: Schedule, block: SBlockRV) -> None:
    """Make one loop of the axes that a block sums over, or of as many of the last ones as can be, where each tensor that it
    reads along any of them has them last, in order and whole: a plane is a row."""
    found = sch.get(block)
    summed = summed_axes(found)
    loops = list(sch.get_loops(block))
    if len(loops) != len(found.iter_vars) or len(found.writes) != 1:
        return
    for count in range(len(summed), 1, -1):
        if all(_is_whole(read, summed[-count:]) for read in found.reads):
            sch.fuse(*loops[-count:])
            return


def _is_whole(read: TensorRegion, axes: Sequence[IterVar]) -> bool:
    """Whether what is read has `axes` last, in order and whole, or does not vary along them."""
    if not any(_uses(dim.min, axis.var) for dim in read.region for axis in axes):
        return True
    last = list(zip(read.region, read.source.shape, strict=True))[-len(axes) :]
    before = [dim.min for dim in list(read.region)[: -len(axes)]]
    return (
        len(last) == len(axes)
        and all(
            dim.min.same_as(axis.var) and extent(size) == extent(axis.dom.extent)
            for (dim, size), axis in zip(last, axes, strict=True)
        )
        and not any(_uses(each, axis.var) for each in before for axis in axes)
    )


def _uses(index: Expr, axis: Var) -> bool:
    return any(var.same_as(axis) for var in variables(index))


def _row_loop(sch: Schedule, block: SBlockRV, depth: int) -> LoopRV:
    loops = list(sch.get_loops(block))[:depth]
    if not fuses(sch, loops):
        raise ScheduleError("TVM cannot fuse the loops over rows")
    return sch.fuse(*loops) if depth > 1 else loops[0]


def _by_lane(sch: Schedule, block: SBlockRV, lanes: int, target: Target) -> list[SBlockRV]:
    """s = Σ_k x[k]  →  p[l] = Σ_j x[j·lanes + l], s = Σ_l p[l], where the innermost sum is long enough: p's block. Of a sum, or
    the like, of one value p itself is summed in vectors first, and then in quarters of one, by further blocks."""
    size = extent(sch.get(sch.get_loops(block)[-1]).extent)
    one = len(sch.get(block).writes) == 1
    vector = lanes_of(str(sch.get(block).writes[-1].source.dtype), target)
    while size is not None and size < 2 * lanes and lanes > vector:
        lanes //= 2
    if size is not None and size < 2 * lanes and not (size > QUARTER and _is_worth_a_mask(sch.get(block))):
        return []
    made: list[SBlockRV] = []
    for count in [lanes, *(each for each in (vector, QUARTER) if one and each < lanes)]:
        _, lane = sch.split(sch.get_loops(block)[-1], [None, count])
        try:
            made.append(sch.rfactor(lane, len(sch.get(block).writes[0].region)))
        except ScheduleError:
            break  # not a sum or maximum that TVM can split
    return made


def _is_worth_a_mask(block: SBlock) -> bool:
    """Whether a sum over fewer elements than two vectors is one of functions that take many instructions, which a vector under
    a mask computes at once: of anything else LLVM's code is as fast."""
    last = [axis.var for axis in summed_axes(block)][-1]
    return _calls_along(block, last) and _along_rows(block) and all(str(read.source.dtype) in MASKED for read in block.reads)


def _vectorise_lanes(sch: Schedule, block: SBlockRV) -> None:
    """The partial sums' loops are (rows…, sums…, lane): a vector of lanes; a last step of fewer has a body of its own."""
    *_, steps, lane = sch.get_loops(block)
    sch.vectorize(lane)
    sch.annotate(steps, HINT, 1)


def _clear_before(sch: Schedule, partial: Sequence[SBlockRV]) -> PrimFunc:
    """The function, whose partial sums are cleared in front of the loop over their steps: inside it, the condition of a step
    that is not full would hold for clearing too, and a row shorter than the lanes would leave some as they were in memory.

    Unchecked: TVM does not see that a block is a reduction once rows of a symbolic size are fused. It calls what it splits off
    of a block always the same.
    """
    named = {f"partial_{i}": sch.get(block) for i, block in enumerate(partial)}

    def renamed(block: SBlock, mutator: StructuralMutator) -> SBlock:
        name = next((name for name, each in named.items() if block.same_as(each)), block.name_hint)
        block = mutator.default_mutate(block)
        inner = (block.alloc_buffers, block.match_buffers, block.annotations)
        return SBlock(block.iter_vars, block.reads, block.writes, name, block.body, block.init, *inner)

    func = sch.mod["main"]
    func = func.with_body(tvm_ffi.structural_mutate(func.body, [(SBlock, renamed)]))
    sch = Schedule(tvm.IRModule({"main": func}), enable_check=False)
    for name in named:
        block = sch.get_sblock(name)
        sch.decompose_reduction(block, reduction_loops(sch, block)[0])
    return indices_in_order(sch.mod["main"])


def _vectorise(sch: Schedule, block: SBlockRV, depth: int, target: Target) -> None:
    """Vectorise the innermost loop of an elementwise block, below its `depth` rows; a last step of fewer elements than a vector
    has a body of its own. Of a row shorter than two vectors LLVM makes smaller ones, and takes longer where functions are
    computed of each of its elements."""
    loops = list(sch.get_loops(block))
    if is_reduction(sch, block) or len(loops) <= depth:
        return
    lanes = lanes_of(str(sch.get(block).writes[0].source.dtype), target)
    size = extent(sch.get(loops[-1]).extent)
    if size is None:
        return
    found = sch.get(block)
    short = size < 2 * lanes and not (_calls_along(found, found.iter_vars[-1].var) and ends_in_mask(found, fused=False))
    if size % lanes == 0 or (size > lanes and not short and takes_vectors(found)):
        steps, vector = sch.split(loops[-1], [None, lanes])
        sch.vectorize(vector)
        if size % lanes:
            sch.annotate(steps, HINT, 1)


def _calls_along(block: SBlock, axis: Var) -> bool:
    """Whether a block calls functions that take many instructions of what varies along one of its axes."""
    found: list[Call] = []
    tvm_ffi.structural_walk(block.body, [(Call, found.append)], order="post")
    return any(is_expensive(call) and _uses(call, axis) for call in found)


@dataclass(frozen=True)
class _Row:
    """An axis of a block, as one of those that rows are counted along: all of `axis`, or groups of `each` along it."""

    size: int | None
    axis: Expr
    each: int = 1

    def is_at(self, index: Expr) -> bool:
        """Whether a tensor that is read, or written, at `index` is read in this row: of an axis of 1 TVM says 0."""
        only = self.size == 1 and isinstance(index, tirx.IntImm) and int(index) == 0
        return only or bool(index.same_as(self.axis)) or (self.each > 1 and _group(index, self.axis) == self.each)


def _group(index: Expr, axis: Expr) -> int:
    """n where `index` is axis // n, else 1."""
    divided = isinstance(index, tirx.FloorDiv) and index.a.same_as(axis) and isinstance(index.b, tirx.IntImm)
    return int(index.b) if divided else 1


def _rows_of(block: SBlock, produced: Sequence[Expr]) -> list[_Row]:
    """The axes of a block, up to the first one along which it reads what others made by groups of several."""
    rows: list[_Row] = []
    for axis in block.iter_vars:
        if axis.iter_type == IterVar.CommReduce:
            continue
        indices = [dim.min for read in block.reads if _is_one_of(read.source, produced) for dim in read.region]
        each, size = max((_group(index, axis.var) for index in indices), default=1), extent(axis.dom.extent)
        if each > 1 and (size is None or size % each):
            break
        rows.append(_Row(size if each == 1 or size is None else size // each, axis.var, each))
        if each > 1:
            break
    return rows


def _is_one_of(buffer: Expr, buffers: Sequence[Expr]) -> bool:
    return any(buffer.same_as(each) for each in buffers)


def _split_groups(sch: Schedule) -> None:
    """Make two loops of one along which a block reads what others made by groups: groups, and what is in one."""
    produced = [write.source for block in blocks(sch) for write in sch.get(block).writes]
    for block in blocks(sch):
        rows = _rows_of(sch.get(block), produced)
        if rows and rows[-1].each > 1 and not is_reduction(sch, block):
            sch.split(sch.get_loops(block)[len(rows) - 1], [None, rows[-1].each])


def _shared_rows(sch: Schedule) -> int:
    """How many leading loops all blocks share: there each block reads what others made at its own [i, j, …]."""
    root = [sch.get(block) for block in blocks(sch)]
    produced = [write.source for block in root for write in block.writes]
    rows = [_rows_of(block, produced) for block in root]
    depth = min(_rows_before_sums(block, each) for block, each in zip(root, rows, strict=True))
    while depth and any([row.size for row in each[:depth]] != [row.size for row in rows[0][:depth]] for each in rows):
        depth -= 1
    for block, own in zip(root, rows, strict=True):
        for read in [*block.reads, *block.writes]:
            if _is_one_of(read.source, produced):
                same = [row.is_at(dim.min) for dim, row in zip(read.region, own, strict=False)]
                depth = min(depth, next((i for i, match in enumerate(same) if not match), len(same)))
    return depth


def _rows_before_sums(block: SBlock, rows: Sequence[_Row]) -> int:
    """The leading axes of a block: all of an elementwise one's, a reduction's that are not of size 1."""
    sizes = [row.size for row in rows]
    while len(sizes) < len(block.iter_vars) and sizes and sizes[-1] == 1 and len(rows) == _spatial(block):
        sizes.pop()
    return len(sizes)


def _spatial(block: SBlock) -> int:
    return len(spatial_axes(block))
