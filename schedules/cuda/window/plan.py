"""Functions of windows: what slides over what, and how the elements that neighbouring results read lie in memory.

p[n, h, w, c] = max_{r, s} x[n, 2h + r − 1, 2w + s − 1, c]             pooling; c lies along memory in x and in p
y[n, h, w, c] = Σ_{r, s} x[n, h + r, w + s, c] · k[r, s, c]            depthwise convolution
p[n, c, h, w] = max_{r, s} x[n, c, 2h + r − 1, 2w + s − 1]             neighbouring results read every second element
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product as combinations
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Expr, Var
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.kernel_builder import (
    Code,
    VectorAccess,
    bits,
    depends,
    flat_index,
    product,
    size_of,
    vector_widths,
)
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, loads_of, read_blocks, substitute
from tk.schedules.cuda.elementwise.plan import Read, reading_point

__all__ = ["UNEVEN", "Windows", "plan_windows"]

TAPS = 128  # elements of a window that one thread takes, written out
STRIDE = 16  # elements between what neighbouring results read
STEPS = 8  # that an index moves on average is seen after as many
UNEVEN = 4  # results a thread, at most, along an axis of an odd number of them
DYNAMIC = 64  # what a symbolic dim is taken for, to see how positions move with an index


@dataclass(frozen=True)
class Windows:
    """`outputs` of one `shape` that `blocks` make of `params`; `reductions` over windows are among the blocks, or there are
    none, and every result is made of what it reads at `taps` positions.

    `beside`: what lanes read lies side by side, as the results do. `widest`: the vector of results, `UNEVEN` where none divides
    the last axis. `moves[n]`: how far, in elements, the window of the largest reader moves with output axis n, and `steps` with
    each of its summed axes: 0 where an axis only picks another image. `slides[n]`: whether windows slide along axis n, and
    `along[n]` the summed axis that is its position in them, None where there is not just one. `bits` of what is read.
    `overlap[n]`: what part of its window a result shares with its neighbour along axis n.
    """

    params: tuple[Buffer, ...]
    blocks: tuple[Block, ...]
    reductions: tuple[Block, ...]
    outputs: tuple[Buffer, ...]
    shape: tuple[Expr, ...]
    beside: bool
    widest: int
    moves: tuple[int, ...]
    steps: tuple[int, ...]
    slides: tuple[bool, ...]
    along: tuple[int | None, ...]
    taps: int
    bits: int
    overlap: tuple[float, ...]


def plan_windows(func: PrimFunc) -> Windows:
    """Raises UnsupportedPattern where the function is not one of windows."""
    blocks = read_blocks(func)
    written = {key(buffer) for block in blocks for buffer in block.buffers}
    outputs = [param for param in func.params if key(param) in written]
    reductions = [block for block in blocks if block.combiner is not None]
    if not outputs:
        raise UnsupportedPattern("no results")
    code, shape = Code(), tuple(outputs[0].shape)
    if len(shape) < 3 or any(not _alike(code, output.shape, shape) for output in outputs):
        raise UnsupportedPattern("results of several shapes, or of too few axes")
    axes = [code.variable("axis", extent) for extent in shape]
    if reductions:
        counts = [size_of(block.summed_extents) for block in reductions]
        taps = max(TAPS + 1 if count is None else count for count in counts)
        _results_at(code, blocks, reductions, outputs, axes)
        largest, moves, steps, along = _slides(code, blocks, reductions[0], axes, shape)
        slides = tuple(bool(each) for each in along)
    else:
        found = _sampled(code, blocks, outputs, axes, shape)
        (largest, moves, slides), steps, taps = found[:3], (), found[3]
        along = ((),) * len(shape)
    if not 1 < taps + (not reductions) <= TAPS:
        raise UnsupportedPattern("windows of an unknown size, or too large to be written out")
    widths = _widths(outputs, largest, shape)
    windows: Sequence[Block | Sequence[Buffer]] = reductions or [outputs]
    beside = [v for v in widths if all(_lie_beside(blocks, window, shape, v) for window in windows)]
    if not 0 <= moves[-1] <= STRIDE:
        raise UnsupportedPattern("neighbouring results read what lies far apart")
    if not beside or beside[0] < widths[0]:
        beside = []  # vectors of results that pick what they need
    overlap = _overlap(moves, steps, reductions)
    if widths == [1] and _is_worth_more(reductions, slides, overlap, largest, shape):
        beside, widths = [], [UNEVEN]
    return Windows(
        tuple(func.params), tuple(blocks), tuple(reductions), tuple(outputs), shape, bool(beside),
        beside[0] if beside else widths[0], moves, steps, slides,
        tuple(each[0] if len(each) == 1 else None for each in along), taps, bits(largest.buffer),
        overlap,
    )  # fmt: skip


def _is_worth_more(
    reductions: Sequence[Block], slides: Sequence[bool], overlap: Sequence[float], largest: Read, shape: Sequence[Expr]
) -> bool:
    """Whether results of rows of an odd number of them are worth vectors, the last of which begins early: where windows slide
    along memory alone, or share nothing and are of 16 bits. Of others a thread takes neighbours along other axes."""
    if not reductions or not slides[-1] or (size_of(shape[-1:]) or 0) < 2 * UNEVEN:
        return False
    shared = any(share for share, sliding in zip(overlap, slides, strict=True) if sliding)
    return not any(slides[:-1]) or (not shared and bits(largest.buffer) < 32)


def _alike(code: Code, one: Sequence[Expr], other: Sequence[Expr]) -> bool:
    return len(one) == len(other) and all(code.equal(a, b) for a, b in zip(one, other, strict=True))


def _results_at(
    code: Code, blocks: Sequence[Block], reductions: Sequence[Block], outputs: Sequence[Buffer], axes: list[Expr]
) -> None:
    """Raises UnsupportedPattern unless the outputs at some position read windows' results there, and windows none."""
    results = {key(buffer) for block in reductions for buffer in block.buffers}
    others = [block for block in blocks if block.combiner is None]
    point, found = reading_point(others, code.analyzer)
    for output in outputs:
        if key(output) not in results:
            point.at(output, axes)
    if any(key(read.buffer) in results and not _alike(code, read.indices, axes) for read in found):
        raise UnsupportedPattern("results that are moved")
    for block in reductions:
        if len(block.axes) != len(axes):  # the mean behind a broadcast, say
            raise UnsupportedPattern("windows with other axes than the results")
        inner, found = reading_point(others, code.analyzer)
        for value in block.values:
            inner.of(value, block.axes, axes)
        if any(key(read.buffer) in results for read in found):
            raise UnsupportedPattern("windows of windows")


def _reads(
    code: Code, blocks: Sequence[Block], window: Block | Sequence[Buffer], indices: Sequence[Expr], summed: Sequence[Expr] = ()
) -> list[Read]:
    """What the window of a block at `indices` reads at `summed`, or what outputs at `indices` read."""
    point, found = reading_point(blocks, code.analyzer)
    if isinstance(window, Block):
        for value in window.values:
            point.of(value, [*window.axes, *window.summed], [*indices, *summed])
    else:
        for output in window:
            point.at(output, indices)
    return found


def _sampled(
    code: Code, blocks: Sequence[Block], outputs: Sequence[Buffer], axes: list[Expr], shape: Sequence[Expr]
) -> tuple[Read, tuple[int, ...], tuple[bool, ...], int]:
    """The read of an image that is resized: its positions follow one axis each, and some of them another line than that axis.
    How far it moves with each axis, along which ones it is resized, and how many there are of them."""
    found: list[tuple[Read, tuple[int, ...], tuple[bool, ...]]] = []
    for read in _reads(code, blocks, outputs, axes):
        followed = [[n for n, axis in enumerate(axes) if depends(index, axis)] for index in read.indices]
        if any(len(each) > 1 for each in followed) or any(loads_of(index) for index in read.indices):
            continue
        pairs = [(each[0], index) for each, index in zip(followed, read.indices, strict=True) if each]
        if len({n for n, _ in pairs}) < len(pairs):  # an axis that is taken apart, as a reshape does
            continue
        slides = [False] * len(axes)
        for n, index in pairs:
            slides[n] = slides[n] or not _in_step(code, index, axes[n], product([shape[n]]))
        moves = _moves(code, flat_index(read.buffer, read.indices), axes, shape) if any(slides) else None
        if moves is not None:
            found.append((read, moves, tuple(slides)))
    if not found:
        raise UnsupportedPattern("nothing that is resized")
    return *max(found, key=lambda each: sum(each[2])), len(found)


def _in_step(code: Code, index: Expr, axis: Expr, extent: int | Expr) -> bool:
    """Whether `index` moves with `axis`, one by one, forwards or backwards: everywhere, or in the middle, as where the borders
    of an image are reflected or repeated."""
    step = code.simplify(substitute(index, {key(axis): axis + 1}) - index)
    if code.equal(step, 1) or code.equal(step, -1):
        return True
    size = extent if isinstance(extent, int) else DYNAMIC
    reach = max(1, min(STEPS, size // 4))
    first, last = (_number(code, index, {key(axis): at}) for at in (size // 2 - reach, size // 2 + reach))
    return first is not None and last is not None and abs(last - first) == 2 * reach


def _slides(
    code: Code, blocks: Sequence[Block], block: Block, axes: list[Expr], shape: Sequence[Expr]
) -> tuple[Read, tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """The read that slides: it has all of the output's axes and of the window's. How far it moves with each, and for each of
    the output's axes the window's that are added to it."""
    summed = [code.variable("tap", extent) for extent in block.summed_extents]
    inside = [var for var, extent in zip(summed, block.summed_extents, strict=True) if product([extent]) != 1]
    outside = [var for var, extent in zip(axes, shape, strict=True) if product([extent]) != 1]
    for read in _reads(code, blocks, block, axes, summed):
        flat = flat_index(read.buffer, read.indices)
        if not all(depends(flat, var) for var in (*inside, *outside)):
            continue
        moves = _moves(code, flat, [*axes, *summed], [*shape, *block.summed_extents])
        if moves is None:
            continue
        taps = [(n, var) for n, var in enumerate(summed) if any(var is each for each in inside)]

        def added_to(axis: Expr, taps: Any = taps, read: Read = read) -> tuple[int, ...]:
            together = [index for index in read.indices if depends(index, axis)]
            return tuple(n for n, var in taps if any(depends(index, var) for index in together))

        along = tuple(added_to(axis) for axis in axes)
        if any(along):
            return read, tuple(moves[: len(axes)]), tuple(moves[len(axes) :]), along
    raise UnsupportedPattern("no windows that slide")


def _moves(code: Code, flat: Expr, variables: Sequence[Expr], extents: Sequence[Expr]) -> tuple[int, ...] | None:
    """How far `flat` moves with each variable in the middle of its range, on average of a few steps; None for what is read
    from memory."""
    sizes = [product([extent]) for extent in extents]
    middles = {key(v): (size if isinstance(size, int) else DYNAMIC) // 2 for v, size in zip(variables, sizes, strict=True)}
    start = _number(code, flat, middles)
    ahead = [_number(code, flat, {**middles, key(var): middles[key(var)] + STEPS}) for var in variables]
    if start is None or any(each is None for each in ahead):
        return None
    return tuple(-((start - each) // STEPS) for each in ahead if each is not None)


def _number(code: Code, expr: Expr, values: Mapping[int, int]) -> int | None:
    """`expr` with numbers for its variables, None where something else is left."""

    def number(var: Expr) -> Expr:
        return tirx.IntImm(str(var.ty.dtype), values.get(key(var), DYNAMIC)) if str(var.ty.dtype).startswith("int") else var

    found = code.simplify(tvm_ffi.structural_map(expr, [(Var, number)]))
    return int(found) if isinstance(found, tirx.IntImm) else None


def _overlap(moves: Sequence[int], steps: Sequence[int], reductions: Sequence[Block]) -> tuple[float, ...]:
    """Which share of the first reduction's window each move leaves inside it; 0 without a reduction."""
    if not reductions:
        return (0.0,) * len(moves)
    ranges = [range(int(extent)) for extent in reductions[0].summed_extents]
    window = {sum(n * step for n, step in zip(tap, steps, strict=True)) for tap in combinations(*ranges)}
    return tuple(len(window & {index + move for index in window}) / len(window) for move in moves)


def _widths(outputs: Sequence[Buffer], largest: Read, shape: Sequence[Expr]) -> list[int]:
    """Vectors of results that divide the last axis, widest first: 16 bytes of the narrowest buffer at most."""
    last = product(shape[-1:])
    if not isinstance(last, int) or any(str(output.dtype) == "bool" for output in outputs):
        return [1]
    return [width for width in vector_widths([*outputs, largest.buffer]) if last % width == 0]


def _lie_beside(blocks: Sequence[Block], window: Block | Sequence[Buffer], shape: Sequence[Expr], width: int) -> bool:
    """Whether all that `width` neighbouring results read at one position of their windows lies side by side, or is the same."""
    code = Code()
    access = VectorAccess(code, width)
    axes = [code.variable("axis", extent) for extent in shape[:-1]]
    last = code.variable("vector", product(shape[-1:]) // width) * width + access.lane
    summed = [code.variable("tap", extent) for extent in (window.summed_extents if isinstance(window, Block) else ())]
    reads = _reads(code, blocks, window, [*axes, last], summed)
    return all(access.contiguous(read.buffer, read.indices) for read in reads)
