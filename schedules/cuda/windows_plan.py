"""Functions of windows: what slides over what, and how the elements that neighbouring results read lie in memory.

p[n, h, w, c] = max_{r, s} x[n, 2h + r − 1, 2w + s − 1, c]             pooling; c lies along memory in x and in p
y[n, h, w, c] = Σ_{r, s} x[n, h + r, w + s, c] · k[r, s, c]            depthwise convolution
p[n, c, h, w] = max_{r, s} x[n, c, 2h + r − 1, 2w + s − 1]             neighbouring results read every second element
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tk.schedules.cuda.blocks import Block, Point, Unreadable, key, read_blocks
from tk.schedules.cuda.elementwise_plan import Read
from tk.schedules.cuda.thread_code import BYTES, Code, Lanes, bits, depends, flat_index, product, size_of

__all__ = ["Windows", "plan_windows"]

TAPS = 128  # elements of a window that one thread takes, written out
STRIDE = 16  # elements between what neighbouring results read
DYNAMIC = 64  # what a symbolic dim is taken for, to see how places move with an index


@dataclass(frozen=True)
class Windows:
    """`outputs` of one `shape` that `blocks` make of `params`; `reductions` over windows are among the blocks.

    `beside`: what lanes read lies side by side, as the results do. `widest`: the vector of results. `moves[n]`: how far, in
    elements, the window of the largest reader moves with output axis n, and `steps` with each of its summed axes: 0 where an
    axis only picks another image. `slides[n]`: whether windows of neighbours along axis n overlap or touch.
    """

    params: tuple[Any, ...]
    blocks: tuple[Block, ...]
    reductions: tuple[Block, ...]
    outputs: tuple[Any, ...]
    shape: tuple[Any, ...]
    beside: bool
    widest: int
    bits: int
    moves: tuple[int, ...]
    steps: tuple[int, ...]
    slides: tuple[bool, ...]
    taps: int


def plan_windows(func: Any) -> Windows:
    """Raises Unreadable where the function is not one of windows."""
    blocks = read_blocks(func)
    written = {key(buffer) for block in blocks for buffer in block.buffers}
    outputs = [param for param in func.params if key(param) in written]
    reductions = [block for block in blocks if block.join is not None]
    if not outputs or not reductions:
        raise Unreadable("no windows")
    code, shape = Code(), tuple(outputs[0].shape)
    if len(shape) < 3 or any(not _alike(code, output.shape, shape) for output in outputs):
        raise Unreadable("results of several shapes, or of too few axes")
    axes = [code.variable("axis", extent) for extent in shape]
    taps = [size_of(block.summed_extents) for block in reductions]
    if any(count is None or not 1 < count <= TAPS for count in taps):
        raise Unreadable("windows of an unknown size, or too large to be written out")
    _results_at(code, blocks, reductions, outputs, axes)
    largest, moves, steps, slides = _slides(code, blocks, reductions[0], axes, shape)
    widths = _widths(outputs, largest, shape)
    beside = [v for v in widths if all(_lie_beside(blocks, block, shape, v) for block in reductions)]
    if not beside and not 0 < moves[-1] <= STRIDE:
        raise Unreadable("neighbouring results read what lies far apart")
    if beside and beside[0] == 1 < widths[0] and 0 < moves[-1] <= STRIDE:
        beside = []  # one result a thread, or vectors of results that pick what they need
    wide = beside[0] if beside else widths[0]
    narrowest = min(bits(buffer) for buffer in (*outputs, largest.buffer))
    return Windows(
        tuple(func.params), tuple(blocks), tuple(reductions), tuple(outputs), shape, bool(beside), wide,
        narrowest, moves, steps, slides, max(count for count in taps if count is not None),
    )  # fmt: skip


def _alike(code: Code, one: Sequence[Any], other: Sequence[Any]) -> bool:
    return len(one) == len(other) and all(code.equal(a, b) for a, b in zip(one, other, strict=True))


def _results_at(
    code: Code, blocks: Sequence[Block], reductions: Sequence[Block], outputs: Sequence[Any], axes: list[Any]
) -> None:
    """Raises Unreadable unless the outputs at some place read windows' results at that place, and windows none."""
    from tvm import tirx

    results = {key(buffer) for block in reductions for buffer in block.buffers}
    made = {key(buffer) for block in blocks for buffer in block.buffers}

    def at_place(buffer: Any, places: list[Any], _guards: tuple[Any, ...]) -> Any:
        if key(buffer) in results and not _alike(code, places, axes):
            raise Unreadable("results that are moved")
        return tirx.BufferLoad(buffer, places) if key(buffer) in results or key(buffer) not in made else None

    def none(buffer: Any, places: list[Any], _guards: tuple[Any, ...]) -> Any:
        if key(buffer) in results:
            raise Unreadable("windows of windows")
        return tirx.BufferLoad(buffer, places) if key(buffer) not in made else None

    point = Point(blocks, at_place, code.analyzer)
    for output in outputs:
        if key(output) not in results:
            point.at(output, axes)
    for block in reductions:
        if len(block.axes) != len(axes):  # the mean behind a broadcast, say
            raise Unreadable("windows with other axes than the results")
        inner = Point(blocks, none, code.analyzer)
        for value in block.values:
            inner.of(value, block.axes, axes)


def _reads(code: Code, blocks: Sequence[Block], block: Block, places: Sequence[Any], summed: Sequence[Any]) -> list[Read]:
    """What the window of `block` at `places` reads at `summed`."""
    from tvm import tirx

    made, found = {key(buffer) for each in blocks for buffer in each.buffers}, list[Read]()

    def leaf(buffer: Any, indices: list[Any], guards: tuple[Any, ...]) -> Any:
        if key(buffer) in made:
            return None
        found.append(Read(buffer, indices, bool(guards)))
        return tirx.BufferLoad(buffer, indices)

    point = Point(blocks, leaf, code.analyzer)
    for value in block.values:
        point.of(value, [*block.axes, *block.summed], [*places, *summed])
    return found


def _slides(
    code: Code, blocks: Sequence[Block], block: Block, axes: list[Any], shape: Sequence[Any]
) -> tuple[Read, tuple[int, ...], tuple[int, ...], tuple[bool, ...]]:
    """The read that slides: it has all of the output's axes and of the window's. How far it moves with each, and along which
    axes it slides."""
    summed = [code.variable("tap", extent) for extent in block.summed_extents]
    inside = [var for var, extent in zip(summed, block.summed_extents, strict=True) if product([extent]) != 1]
    outside = [var for var, extent in zip(axes, shape, strict=True) if product([extent]) != 1]
    for read in _reads(code, blocks, block, axes, summed):
        flat = flat_index(read.buffer, read.places)
        if not all(depends(flat, var) for var in (*inside, *outside)):
            continue
        middles = _middles([*axes, *summed], [*shape, *block.summed_extents])
        start = _number(code, flat, middles)
        ahead = [_number(code, flat, {**middles, key(var): middles[key(var)] + 1}) for var in (*axes, *summed)]
        if start is None or any(each is None for each in ahead):
            continue
        moves = [each - start for each in ahead if each is not None]
        slides = tuple(
            any(depends(place, axis) and any(depends(place, var) for var in inside) for place in read.places) for axis in axes
        )
        if not any(slides):
            continue
        return read, tuple(moves[: len(axes)]), tuple(moves[len(axes) :]), slides
    raise Unreadable("no windows that slide")


def _middles(variables: Sequence[Any], extents: Sequence[Any]) -> dict[int, int]:
    sizes = [product([extent]) for extent in extents]
    return {key(var): (size if isinstance(size, int) else DYNAMIC) // 2 for var, size in zip(variables, sizes, strict=True)}


def _number(code: Code, expr: Any, values: Mapping[int, int]) -> int | None:
    """`expr` with numbers for its variables, None where something else is left."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Var

    def number(var: Any) -> Any:
        return tirx.IntImm(str(var.ty.dtype), values.get(key(var), DYNAMIC)) if str(var.ty.dtype).startswith("int") else var

    found = code.simplify(tvm_ffi.structural_map(expr, [(Var, number)]))
    return int(found) if isinstance(found, tirx.IntImm) else None


def _widths(outputs: Sequence[Any], largest: Read, shape: Sequence[Any]) -> list[int]:
    """Vectors of results that divide the last axis, widest first: 16 bytes of the narrowest buffer at most."""
    last = product(shape[-1:])
    if not isinstance(last, int) or any(str(output.dtype) == "bool" for output in outputs):
        return [1]
    narrowest = min(bits(buffer) for buffer in (*outputs, largest.buffer))
    return [v for v in (8, 4, 2, 1) if last % v == 0 and (v == 1 or v * narrowest <= BYTES * 8)]


def _lie_beside(blocks: Sequence[Block], block: Block, shape: Sequence[Any], width: int) -> bool:
    """Whether all that `width` neighbouring results read at one place of their windows lies side by side, or is the same."""
    code = Code()
    lanes = Lanes(code, width)
    axes = [code.variable("axis", extent) for extent in shape[:-1]]
    last = code.variable("vector", product(shape[-1:]) // width) * width + lanes.lane
    summed = [code.variable("tap", extent) for extent in block.summed_extents]
    reads = _reads(code, blocks, block, [*axes, last], summed)
    return all(lanes.contiguous(read.buffer, read.places) for read in reads)
