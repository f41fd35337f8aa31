"""Depthwise convolutions, channels last: s[n, y, x, c] = Σ_k a[n, y·sy + ky, x·sx + kx, c] · b[ky, kx, c], then an epilogue.
Pooling is the same with no b, another reduction and no p: it goes over all channels of a tile before the next one.

for n, y/rows, c/lanes        in parallel
  p = a padded                the part of it that these rows and channels read: it stays in the cache
  for y in rows, x/pixels:
    acc[pixels] = 0           one vector of channels a pixel, in registers
    for ky, kx:               a vector of b is loaded once for all pixels
      acc[pixels] += p[y·sy + ky, (x + pixels)·sx + kx] · b[ky, kx]
    s[x + pixels] = epilogue(acc)
"""

from __future__ import annotations

from math import prod

from tvm.ir import Expr, Var
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.schedule import SBlockRV
from tvm.sym import Analyzer
from tvm.tirx import IntImm, IterVar
from tvm_ffi import structural_map

from tk.lowering.partition_loops import HINT
from tk.schedule.analysis import blocks, extent, is_reduction, spatial_axes, summed_axes, variables
from tk.schedules.cpu.loops import FEW_TAPS, lanes_of, parallel_outer, takes_vectors
from tk.target import Target

__all__ = ["over_pixels", "padding_of", "slides_over_pixels"]

# Vectors of sums that a tile of pixels keeps: weights and what is multiplied take other registers, and TVM has buffers of up
# to 1,023 bytes on the stack, where LLVM makes registers of them.
PIXELS = range(4, 14)
PADDED = 32 * 1024  # bytes of the padded part of a task


def slides_over_pixels(sch: Schedule, block: SBlockRV, target: Target) -> bool:
    """Whether a block reduces a[n, y·sy + ky, x·sx + kx, c], with or without b[ky, kx, …, c], over few taps, in float32."""
    if not is_reduction(sch, block):
        return False
    found = sch.get(block)
    spatial, summed = _axes(found)
    sizes = [extent(axis.dom.extent) for axis in found.iter_vars]
    if len(spatial) != 4 or None in sizes or len(found.reads) > 2 or len(found.writes) != 1:
        return False
    if any(str(each.source.dtype) != "float32" for each in [*found.reads, *found.writes]):
        return False
    taps = prod(extent(axis.dom.extent) or 0 for axis in summed)
    if not taps or taps > FEW_TAPS:
        return False
    image, *weight = ([dim.min for dim in read.region] for read in found.reads)
    channel = spatial[-1].var
    return (
        (extent(spatial[-1].dom.extent) or 0) >= lanes_of("float32", target)
        and (extent(spatial[2].dom.extent) or 0) >= PIXELS.start
        and len(image) == 4
        and image[0].same_as(spatial[0].var)
        and all(_uses(index, axis.var) for index, axis in zip(image, spatial, strict=True))
        and _is_next_to(image[-1], channel)
        and all(each[-1].same_as(channel) for each in weight)
        and not any(_uses(index, axis.var) for each in weight for index in each for axis in spatial[:-1])
        and not any(_uses(index, channel) for each in [image, *weight] for index in each[:-1])
    )


def padding_of(sch: Schedule, block: SBlockRV) -> list[SBlockRV]:
    """The elementwise blocks that make what a block over windows, and nothing else, reads."""
    made = [each for each in sch.get_producers(block) if not is_reduction(sch, each)]
    return [each for each in made if len(sch.get_consumers(each)) == 1 and len(sch.get_loops(each)) > 1]


def over_pixels(sch: Schedule, block: SBlockRV, target: Target) -> list[str]:
    """Schedule a block over windows with what stands around it; the names of the blocks that are done."""
    padding = padding_of(sch, block)
    readers = [each for each in sch.get_consumers(block) if not is_reduction(sch, each)]
    if len(readers) == 1 and _is_elementwise(sch, readers[0], block) and len(sch.get_consumers(block)) == 1:
        out = readers[0]
    else:
        out = sch.cache_write(block, 0, "global")
    names = [str(sch.get(each).name_hint) for each in [*padding, block, out]]
    lanes = lanes_of("float32", target)
    n, y, x, c = sch.get_loops(out)
    sizes = [extent(sch.get(loop).extent) or 1 for loop in (n, y, x, c)]
    chunk, row = sch.split(y, [None, _rows(sch.get(block), sizes[1], lanes) if padding else 1])
    pixels = _pixels(sizes[2])
    tile, pixel = sch.split(x, [None, pixels])
    panel, lane = sch.split(c, [None, lanes])
    sch.reorder(*([n, chunk, panel, row, tile] if padding else [n, chunk, row, tile, panel]), pixel, lane)
    for loop, count, step in ((tile, sizes[2], pixels), (panel, sizes[3], lanes)):
        if count % step:  # what ends early is cut, and masked
            sch.annotate(loop, HINT, 1)
    sch.compute_at(block, tile if padding else panel, preserve_unit_loops=True)
    sch.unroll(pixel)
    sch.vectorize(lane)
    for each in padding:
        sch.compute_at(each, panel, preserve_unit_loops=True)
        if takes_vectors(sch.get(each)):
            sch.vectorize(sch.get_loops(each)[-1])
    summed = len(summed_axes(sch.get(block)))
    loops = list(sch.get_loops(block))
    taps, (pixel, lane) = loops[-summed:], loops[-summed - 2 : -summed]
    sch.reorder(*taps, pixel, lane)
    for loop in [*taps[1:], pixel]:
        sch.unroll(loop)
    sch.vectorize(lane)
    parallel_outer(sch, [n, chunk] if sizes[3] % lanes or not padding else [n, chunk, panel], prod(sizes))
    init = sch.get_loops(sch.decompose_reduction(block, taps[0]))
    sch.unroll(init[-2])
    sch.vectorize(init[-1])
    return names


def _axes(block: SBlock) -> tuple[list[IterVar], list[IterVar]]:
    summed = summed_axes(block)
    return spatial_axes(block), summed


def _uses(index: Expr, axis: Expr) -> bool:
    return any(var.same_as(axis) for var in variables(index))


def _is_elementwise(sch: Schedule, out: SBlockRV, block: SBlockRV) -> bool:
    """Whether `out` is the last block, may be vectors, and reads and stores at its own axes what `block` computes."""
    found, computed = sch.get(out), sch.get(block).writes[0].source
    axes = [axis.var for axis in found.iter_vars]
    used = [read for read in found.reads if read.source.same_as(computed)]
    regions = [*used, *found.writes]
    return (
        found.name_hint == sch.get(blocks(sch)[-1]).name_hint
        and len(used) == 1
        and takes_vectors(found)
        and all(
            len(each.region) == len(axes) and all(dim.min.same_as(axis) for dim, axis in zip(each.region, axes, strict=True))
            for each in regions
        )
        and [extent(axis.dom.extent) for axis in found.iter_vars] == [extent(size) for size in computed.shape]
    )


def _is_next_to(index: Expr, axis: Expr) -> bool:
    """Whether the index grows by 1 as the axis does."""
    step = Analyzer().simplify(structural_map(index, [(Var, lambda var: var + 1 if var.same_as(axis) else var)]) - index)
    return isinstance(step, IntImm) and int(step) == 1


def _pixels(wide: int) -> int:
    """Pixels a tile: a divisor of the row, or as many as leave the last tile fullest."""
    return min(PIXELS, key=lambda count: (-(-wide // count) * count - wide, -count))


def _rows(block: SBlock, high: int, lanes: int) -> int:
    """Rows of results a task, a divisor of all: few read rows each, and those in the cache."""
    shape = [extent(size) or 1 for size in block.reads[0].source.shape]
    step = max(1, shape[1] // high)
    more = max(0, shape[1] - step * high)

    def cost(count: int) -> float:
        read = step * count + more
        size = 4 * lanes * shape[2] * read
        return read / count * (1 if size <= PADDED else 1.5 if size <= 8 * PADDED else 3)

    return min((count for count in range(1, high + 1) if high % count == 0), key=cost)
