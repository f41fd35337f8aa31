"""Loop steps that every CPU rule shares: a parallel outer loop of enough work, a vectorised inner one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import prod
from typing import Any

from tvm import DataType
from tvm.error import InternalError
from tvm.ir import Call, Expr, Range, TensorLoad, TensorRegion, Var
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.schedule import LoopRV, SBlockRV
from tvm.sym import Analyzer
from tvm.tirx import Add, BufferLoad, BufferStore, Cast, IntImm, IterVar, PrimFunc, Select, Sub
from tvm_ffi import structural_map, structural_mutate, structural_walk
from tvm_ffi.structural import StructuralMutator

from tk.lowering.lower_functions import operator_name
from tk.lowering.partition_loops import AROUND, HINT
from tk.schedule.analysis import (
    blocks,
    extent,
    fresh_schedule,
    inline_cheap,
    is_reduction,
    spatial_axes,
    summed_axes,
    variables,
)
from tk.target import Target

__all__ = [
    "GRAIN",
    "MASKED",
    "ends_in_mask",
    "fuse_outer",
    "fuses",
    "lanes_of",
    "over_rows",
    "parallel_outer",
    "prepared",
    "schedule_alone",
    "slides",
    "sums_over_rows",
    "takes_vectors",
    "within_axes",
]

# Fewer elements than this run on one thread: waking the others takes as long.
GRAIN = 8192
# Sums over columns this long go over WIDE columns at a time, whose sums stay in the L1 cache: a vector a row is a page a read.
LONG, WIDE = 64, 4096
# What takes float64's width, in four fifths to nine tenths of the time by half as many lanes.
IN_FLOAT64 = frozenset(map(operator_name, ("atanh", "cos", "log", "log10", "log1p", "log2", "pow", "sin", "tan")))
MASKED = ("float32", "int32", "uint32")
WIDE_INDICES = ("int64",)
FEW_TAPS = 32  # elements of a window that are written out one by one


def lanes_of(dtype: str, target: Target) -> int:
    """Elements of `dtype` in a vector register; those narrower than 32 bits are counted as 32, which they are computed in."""
    return max(1, target.vector_bits // max(32, int(DataType(dtype).bits)))


def _lanes(block: SBlock, target: Target) -> int:
    """Elements of a vector of what an elementwise block stores: half of a register of 512 bits where they are computed in
    float64, since LLVM takes those in four of 256 bits, and keeps the parts of a sine's argument in memory."""
    lanes = lanes_of(str(block.writes[0].source.dtype), target)
    return lanes // 2 if target.vector_bits > 256 and _in_float64(block) else lanes


def _in_float64(block: SBlock) -> bool:
    """Whether the block calls a function that is computed in float64 (schedules/cpu/functions.py)."""
    found: list[bool] = []

    def call(node: Call) -> None:
        found.append(str(getattr(node.op, "name", "")) in IN_FLOAT64)

    structural_walk(block.body, [(Call, call)], order="post")
    return any(found)


def prepared(func: PrimFunc, kept: Callable[[Schedule], Collection[str]] = lambda sch: ()) -> tuple[Schedule, list[str]]:
    """A schedule of `func` with what is cheap computed where it is used, but for blocks called as `kept` says of it, and the
    names of the blocks that are left."""
    sch = fresh_schedule(func)
    inline_cheap(sch, kept(sch))
    names = [sch.get(block).name_hint for block in blocks(sch)]
    for name in names:  # TVM's rfactor takes a block without loops for the one that it splits
        if not sch.get_loops(sch.get_sblock(name)):
            sch.add_unit_loop(sch.get_sblock(name))
    return sch, names


def parallel_outer(sch: Schedule, loops: list[LoopRV], elements: int | None) -> None:
    """Fuse `loops` (perfectly nested, outermost of their nest) and run them in parallel when `elements` are worth it."""
    if not loops:
        return
    fused = fuse_outer(sch, loops)
    if (elements is None or elements >= GRAIN) and extent(sch.get(fused).extent) != 1:
        sch.parallel(fused)


def fuse_outer(sch: Schedule, loops: Sequence[LoopRV]) -> LoopRV:
    """Fuse `loops` (perfectly nested), or as many of the outer ones as TVM can."""
    count = next(count for count in range(len(loops), 0, -1) if fuses(sch, loops[:count]))
    return sch.fuse(*loops[:count]) if count > 1 else loops[0]


def fuses(sch: Schedule, loops: Sequence[LoopRV]) -> bool:
    """Whether TVM can fuse `loops`. It multiplies a computed size such as n - 2 out with constants, and then does not see that
    5 · (5 · n - 10) is a multiple of 5 · n - 10: it fails here, which is tried on a copy, or in a pass long after, which is why
    loops of such sizes are not fused with those of constant ones behind the first."""
    sizes = [sch.get(loop).extent for loop in loops]
    if len(loops) == 1 or all(extent(size) is not None for size in sizes):
        return True
    if any(isinstance(size, Add | Sub) for size in sizes[1:]) and any((extent(size) or 1) > 1 for size in sizes[1:]):
        return False
    trial = sch.copy()
    try:
        trial.fuse(*loops)
    except InternalError:
        return False
    return True


def over_rows(sch: Schedule, block: SBlockRV, target: Target) -> None:
    """An elementwise or data-moving block: its outer loops in parallel, the innermost vectorised.

    Of an innermost loop that is no multiple of a vector the last step is masked; what is narrower than a vector, or cannot be
    one, is LLVM's to vectorise.
    """
    loops = list(sch.get_loops(block))
    if not loops:
        return
    sizes = [extent(sch.get(loop).extent) for loop in loops]
    elements = None if None in sizes else prod(size for size in sizes if size)
    lanes = _lanes(sch.get(block), target)
    # the innermost loop is as long as a vector, if that takes the loops around it
    count = len(loops)
    inner = count - 1
    while inner > 0 and (size := sizes[inner]) is not None and size < lanes and sizes[inner - 1] is not None:
        sizes[inner - 1 :] = [size * (sizes[inner - 1] or 1)]
        loops[inner - 1 :] = [sch.fuse(loops[inner - 1], loops[inner])]
        inner -= 1
    last, size = loops[-1], sizes[-1]
    outer = loops[:-1]
    whole = size is not None and size % lanes == 0
    masked = not whole and size is not None and size > lanes and ends_in_mask(sch.get(block), inner < count - 1)
    if (whole or masked) and takes_vectors(sch.get(block)):
        steps, vector = sch.split(last, [None, lanes])
        sch.vectorize(vector)
        if masked:
            sch.annotate(steps, HINT, 1)
        if not outer or (whole and prod(s or 1 for s in sizes[:-1]) < 4 * target.cores and None not in sizes):
            outer = [*outer, steps]
    elif not outer and (size is None or size >= GRAIN):
        chunk, _ = sch.split(last, [4 * target.cores, None])
        outer = [chunk]
    parallel_outer(sch, outer, elements)


def takes_vectors(block: SBlock) -> bool:
    """Whether TVM can make vectors of what a block stores. It keeps bfloat16 as integers, and leaves out vectors of constants
    and of choices, and it negates the booleans in memory that constants are chosen by as if they were none; such loops are
    LLVM's to vectorise."""
    stores = [body for body in (block.init, block.body) if body is not None]
    if str(block.writes[0].source.dtype) != "bfloat16":
        chosen = [store.value for store in stores if isinstance(store, BufferStore) and isinstance(store.value, Select)]
        return not any(isinstance(each.condition, TensorLoad) and not variables(each.true_value) for each in chosen)
    return all(isinstance(store, BufferStore) and isinstance(store.value, Cast | TensorLoad) for store in stores)


def ends_in_mask(block: SBlock, fused: bool) -> bool:
    """Whether vectors of what a block stores may end early, under a mask (tk/lowering/masked_vectors.py): all elements are of
    32 bits, but for the indices that a reduction finds, and the last axis, of a sum's results, is the last index of what it
    walks through; where it is `fused` with others, all axes are. Indices that are digits of an axis, as those of a tensor that
    is read in another shape, count as that axis. A block without axes, whose loops are its own affair, has none."""
    axes = [axis.var for axis in spatial_axes(block)]
    if not axes:
        return False

    def straight(region: TensorRegion) -> bool:
        indices = [dim.min for dim in region.region]
        if fused:
            return len(indices) == len(axes) and all(a.same_as(b) for a, b in zip(indices, axes, strict=True))
        used = [any(var.same_as(axes[-1]) for var in variables(index)) for index in indices]
        return not any(used) or (not any(used[:-1]) and indices[-1].same_as(axes[-1])) or _runs_along(region, axes)

    accesses = [*block.reads, *block.writes]
    dtypes = MASKED if len(axes) == len(block.iter_vars) else (*MASKED, *WIDE_INDICES)
    return all(straight(each) and str(each.source.dtype) in dtypes for each in accesses)


def _runs_along(region: TensorRegion, axes: Sequence[Expr]) -> bool:
    """Whether the one axis is the position in memory of what is read or stored, or a constant less, whatever its indices."""
    shape = [extent(size) for size in region.source.shape]
    if len(axes) != 1 or None in shape:
        return False
    at: Expr = IntImm(str(axes[0].ty.dtype), 0)
    for dim, size in zip(region.region, shape, strict=True):
        at = at * size + dim.min
    return isinstance(Analyzer().simplify(at - axes[0]), IntImm)


def within_axes(func: PrimFunc) -> PrimFunc:
    """`func` with the indices of its loads as short as the ranges of their block's axes make them: a tensor that is read in
    another shape has indices modulo its size, which vectors cannot be made of."""
    analyzer = Analyzer()

    def block(node: SBlock, mutator: StructuralMutator) -> Any:
        for axis in node.iter_vars:
            analyzer.bind(axis.var, axis.dom, allow_override=True)
        return mutator.default_mutate(node)

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        return BufferLoad(node.source, [analyzer.simplify(index) for index in node.indices])

    def region(node: TensorRegion, mutator: StructuralMutator) -> Any:
        ranges = [Range.from_min_extent(analyzer.simplify(dim.min), dim.extent) for dim in node.region]
        return TensorRegion(node.source, ranges, node.ty)

    return func.with_body(structural_mutate(func.body, [(SBlock, block), (TensorLoad, load), (TensorRegion, region)]))


def sums_over_rows(block: SBlock) -> bool:
    """Whether a reduction's innermost axis is the last index of what it reads, rather than an output axis, as it is where
    indices decide which row of a table is summed."""
    axes = list(block.iter_vars)
    summed = [axis.var for axis in axes if axis.iter_type == IterVar.CommReduce and extent(axis.dom.extent) != 1]
    if not summed:
        return False
    results = [axis.var for axis in axes if axis.iter_type != IterVar.CommReduce]
    reads = [read for read in block.reads if len(read.region)]
    ends = [read.region[-1].min for read in reads]
    rows = any(var.same_as(summed[-1]) for end in ends for var in variables(end))
    return rows and not any(
        results
        and end.same_as(results[-1])
        and any(var.same_as(summed[-1]) for dim in read.region for var in variables(dim.min))
        for read, end in zip(reads, ends, strict=True)
    )


def schedule_alone(sch: Schedule, block: SBlockRV, target: Target) -> None:
    """One block by itself: rows in parallel; sums over columns a vector of columns at a time."""
    if not is_reduction(sch, block):
        over_rows(sch, block, target)
        return
    loops, axes = list(sch.get_loops(block)), list(sch.get(block).iter_vars)
    if len(loops) != len(axes):
        return
    summed = [loop for loop, axis in zip(loops, axes, strict=True) if axis.iter_type == IterVar.CommReduce]
    spatial = [loop for loop, axis in zip(loops, axes, strict=True) if axis.iter_type != IterVar.CommReduce]
    sizes = [extent(sch.get(loop).extent) for loop in loops]
    known = [size for size in sizes if size is not None]
    elements = prod(known) if len(known) == len(sizes) else None
    if not spatial:
        return
    lanes = lanes_of(str(sch.get(block).writes[-1].source.dtype), target)  # of indices and values, the values
    columns = extent(sch.get(spatial[-1]).extent)
    vector = None
    if elements is not None and slides(sch.get(block)) and (columns or 0) >= lanes:
        _over_windows(sch, block, target)
        return
    if elements is not None and columns and _wide(sch.get(block), columns, lanes, elements // columns):
        _in_chunks(sch, block, spatial, summed, lanes, elements, target)
        return
    if not sums_over_rows(sch.get(block)) and columns is not None and columns > 1 and takes_vectors(sch.get(block)):
        lanes = next(count for count in (lanes, lanes // 2, lanes // 4, 1) if count and columns % count == 0)
        if lanes > 1:
            outer, vector = sch.split(spatial[-1], [None, lanes])
            spatial = [*spatial[:-1], outer]
    sch.reorder(*spatial, *summed, *([vector] if vector is not None else []))
    if vector is not None:
        sch.vectorize(vector)
    parallel_outer(sch, spatial, elements)


def slides(block: SBlock) -> bool:
    """Whether a block goes over windows of few elements, side by side along the last index of the one tensor that it reads,
    and stores a result for each of those."""
    axes = spatial_axes(block)
    summed = summed_axes(block)
    taps = prod(extent(axis.dom.extent) or 0 for axis in summed)
    if not summed or taps > FEW_TAPS or len(block.reads) != 1 or len(block.writes) != 1:
        return False
    if not (axes and block.reads[0].region and block.writes[0].region):  # one number
        return False
    column, end = axes[-1].var, block.reads[0].region[-1].min
    step = Analyzer().simplify(structural_map(end, [(Var, lambda var: var + 1 if var.same_as(column) else var)]) - end)
    stored = block.writes[0].region[-1].min.same_as(column)
    narrow = all(str(each.source.dtype) == "float32" for each in [*block.reads, *block.writes])
    return stored and narrow and isinstance(step, IntImm) and int(step) == 1


def _over_windows(sch: Schedule, block: SBlockRV, target: Target) -> None:
    """s[i, c] = Σ_k x[i, c + k]:  for i in parallel, for c a vector at a time: for k: s[lanes] += x[i, c + k]."""
    out = sch.cache_write(block, 0, "local")
    lanes = lanes_of(str(sch.get(out).writes[0].source.dtype), target)
    *outer, last = sch.get_loops(out)
    elements = prod(int(sch.get(loop).extent) for loop in [*outer, last])
    steps, vector = sch.split(last, [None, lanes])
    sch.compute_at(block, steps, preserve_unit_loops=True)
    sch.vectorize(vector)
    sch.annotate(steps, HINT, 1)
    summed = len(summed_axes(sch.get(block)))
    *_, column = list(sch.get_loops(block))[:-summed]
    taps = list(sch.get_loops(block))[-summed:]
    sch.reorder(*taps, column)
    sch.vectorize(column)
    for loop in taps:
        sch.unroll(loop)
    parallel_outer(sch, outer or [steps], elements)
    sch.vectorize(sch.get_loops(sch.decompose_reduction(block, taps[0]))[-1])


def _wide(block: SBlock, columns: int, lanes: int, rows: int) -> bool:
    """Whether a block sums over columns in chunks: many rows of one tensor, or rows whose last vector goes under a mask."""
    if columns < 2 * lanes or not takes_vectors(block) or sums_over_rows(block):
        return False
    return ends_in_mask(block, fused=False) if columns % lanes else rows >= LONG and len(block.reads) == 1


def _in_chunks(
    sch: Schedule, block: SBlockRV, spatial: list[LoopRV], summed: list[LoopRV], lanes: int, elements: int, target: Target
) -> None:
    """s[i, c] = Σ_k x[i, k, c]:  for i, c/WIDE in parallel: for k, four at a time: for c in the chunk, a vector at a time."""
    columns = int(sch.get(spatial[-1]).extent)
    vectors = -(-columns // lanes)
    if columns % (4 * lanes):
        width = min(WIDE // lanes, -(-vectors // target.cores) if elements >= GRAIN else vectors)
    else:
        width = max(count for count in range(4, min(columns, WIDE) // lanes + 1, 4) if vectors % count == 0)
    steps, vector = sch.split(spatial[-1], [None, lanes])
    chunk, inner = sch.split(steps, [None, width])
    rows = extent(sch.get(summed[-1]).extent) or 1
    outer, few = sch.split(summed[-1], [None, next(count for count in (4, 3, 2, 1) if rows % count == 0)])
    summed = [*summed[:-1], outer]
    sch.reorder(*spatial[:-1], chunk, *summed, inner, few, vector)
    sch.vectorize(vector)
    sch.unroll(few)
    if columns % lanes or vectors % width:
        sch.annotate(inner, HINT, AROUND)
    parallel_outer(sch, [*spatial[:-1], chunk], elements)
    sch.decompose_reduction(block, summed[0])
