"""Functions that compute each element on its own: any fused chain, broadcasts, casts, slices, concats, gathers.

    out[e] = f(x[…], …)      e = ((blockIdx.x · each + step) · threads + threadIdx.x) · V + lane

e numbers the output's elements as they lie in memory, whatever its axes. V neighbours are one 16-byte access wherever
what they read lies side by side too: behind reshapes, slices, rows picked by an index, halves that are concatenated. Where V
does not divide the number of elements, the first block's threads take one each of those that are left. The outputs of one
shape are one kernel; tensors of another shape (a split's parts) are another's.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import PrimFunc, Stmt

from tk.schedule.refusals import divides
from tk.schedules.cuda.codegen.expand import expanded_loads
from tk.schedules.cuda.codegen.kernel_builder import (
    BYTES,
    Code,
    bits,
    ceil_div,
    depends,
    flat_index,
    product,
    sequence,
    size_of,
    unravel_index,
    vector_widths,
)
from tk.schedules.cuda.codegen.tir_values import UnsupportedPattern, key, loads_of, substitute
from tk.schedules.cuda.elementwise.access import PieceAccess
from tk.schedules.cuda.elementwise.cases import ELEMENTWISE
from tk.schedules.cuda.elementwise.plan import Group, Read, indices_of, output_groups, reads_at
from tk.schedules.cuda.elementwise.values import ElementValues
from tk.target import Target

NAME = "cuda.elementwise"
VERSION = 9
CASES = ELEMENTWISE
APART, UNEVEN, REPEATED, ALONG, SPANNED = "apart", "uneven", "repeated", "along", "spanned"
SMALL = 8  # times as large as what it reads is a result of which all that counts is stored
WARPS = 4  # of an SM at least: fewer take their neighbours one after the other, and nothing else is there to run meanwhile
MOST_LOADS = 4096  # that a thread's vector takes by default: nvcc writes out each lane of what has thousands, in a minute


@dataclass(frozen=True)
class Config:
    """Threads a block, neighbours a thread, and how many times a thread takes them."""

    threads: int
    vector: int
    each: int


@dataclass(frozen=True)
class Match:
    """`size`: elements of the largest output, None where symbolic. `widest`: the widest vector for it; `bits` of the
    widest value that is moved in vectors for it; `reads` how neighbours of it read. `widths`: the widest vector of each
    group, which may be narrower."""

    size: int | None
    widest: int
    bits: int
    reads: str
    groups: tuple[Group, ...] = field(repr=False, compare=False)
    widths: tuple[int, ...] = field(repr=False, compare=False)


def match(func: PrimFunc, target: Target) -> Match | None:
    try:
        return match_groups(output_groups(func))
    except UnsupportedPattern:
        return None


def match_groups(groups: Sequence[Group]) -> Match:
    """What `match` finds of a function's outputs. Raises UnsupportedPattern."""
    widths = [_width(group) for group in groups]
    sizes = [size_of(group.shape) for group in groups]
    largest = max(range(len(groups)), key=lambda n: math.inf if (size := sizes[n]) is None else size)
    return Match(sizes[largest], *widths[largest], tuple(groups), tuple(width for width, *_ in widths))


def _width(group: Group) -> tuple[int, int, str]:
    """The widest vector, 16 bytes of the narrowest value that is moved in vectors, the bits of the widest such value, and how
    neighbours read. Half of the vector where that leaves no elements over. One that divides the number of elements for
    certain where it is symbolic."""
    static, size = 1, size_of(group.shape)
    for extent in reversed(group.shape):
        known = product([extent])
        if not isinstance(known, int):
            break
        static *= known
    code, pair = Code(), 2 if size is not None else 2 - static % 2
    lane = code.variable("lane", pair)
    reads = reads_at(
        group, indices_of(code, group, code.variable("offset", product(group.shape) // pair), lane, pair), code.analyzer
    )
    along = [read.buffer for read in reads if depends(code.simplify(flat_index(read.buffer, read.indices)), lane)]
    moved = [*group.outputs, *along]
    full = next(v for v in vector_widths(moved) if v == 1 or size is None or v <= size)
    whole = next(v for v in (8, 4, 2, 1) if v <= full and static % v == 0)
    width = whole if size is None or (whole > 1 and 2 * whole >= full) else full
    how = _how(code, reads, lane, size)
    return width, max(map(bits, moved)), SPANNED if how == APART and _are_spanned(group, width) else how


def _are_spanned(group: Group, width: int) -> bool:
    """Whether all that neighbours read apart is picked out of whole vectors (`PieceAccess.span`)."""
    code = Code()
    access = PieceAccess(code, width)
    number = code.variable("number", product(group.shape) // width)
    reads = reads_at(group, indices_of(code, group, number, access.lane, width), code.analyzer)
    return all(access.contiguous(read.buffer, read.indices) or access.span(read.buffer, read.indices) for read in reads)


def _how(code: Code, reads: Sequence[Read], lane: Expr, size: int | None) -> str:
    """How two neighbours read: "apart", where one of the reads is no neighbour's, and "uneven" where none is under conditions
    and how far neighbours lie from each other differs, most side by side, as those of a padded image's odd rows do;
    "repeated", where all that is read is small beside the result; or "along"."""
    apart: list[bool] = []  # of those that are no neighbour's, whether that much is certain, or hangs on what is not
    for read in reads:
        flat = code.simplify(flat_index(read.buffer, read.indices))
        step = code.simplify(substitute(flat, {key(lane): lane + 1}) - flat)
        if depends(flat, lane) and not code.equal(step, 1):
            apart.append(read.guarded or isinstance(step, tirx.IntImm) or bool(loads_of(flat)))
    if apart:
        return APART if any(apart) else UNEVEN
    sizes = [product(read.buffer.shape) for read in reads]
    if size is not None and sizes and all(isinstance(each, int) and each * SMALL <= size for each in sizes):
        return REPEATED
    return ALONG


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "threads": (64, 128, 256, 512),
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.widest),
        "each": (1, 2, 4),
    }


def legal(match: Match, config: Config, target: Target) -> list[str]:
    if match.widest % config.vector:
        return [divides("vector", config.vector, match.widest, "the widest of the outputs")]
    return []


def default(match: Match, target: Target) -> Config:
    """16 bytes of the widest value a thread, 8 where neighbours read apart and so element by element; twice where others or the
    vectors are narrower, or nothing but results is moved; less where most SMs would be left without a block, or an element
    takes a great many loads. One H200, 2026-11-28, µs: 16-bit pixels shuffled 28 → 12.6, every second column 74 → 56 with 8
    bytes, images reflected 17.1 → 15.5 with 16; a table added to columns 160 → 120 twice a thread, 8,000 one-hot rows of 1,000
    float32 13.5 → 11.4 four times, not twice; atan2 of 65,536 pairs 6.5 in eights, 5.6 in twos."""
    vector = max(1, min(match.widest, BYTES * 8 // match.bits))
    short = match.size is not None and vector < min(8, BYTES * 8 // match.bits)  # that no elements are left over
    if match.reads == APART and match.bits <= 16:
        vector = min(vector, 4)
    narrow, repeated = vector < match.widest, match.reads == REPEATED
    each = 4 if narrow and repeated else 2 if narrow or repeated or short else 1
    while match.size is not None and vector > 1 and match.size < vector * WARPS * 32 * target.cores:
        vector //= 2
    loads = max(expanded_loads(group.blocks) for group in match.groups)
    while vector > 1 and vector * loads > MOST_LOADS:
        vector //= 2
    small = match.size is not None and match.size < vector * 256 * target.cores
    return Config(256, vector, 1 if small else each)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return tirx.PrimFunc(list(match.groups[0].params), sequence(group_kernels(match, config)), attrs=func.attrs)


def group_kernels(match: Match, config: Config, backwards: bool = False) -> list[Stmt]:
    """A kernel for the outputs of each shape; see `group_kernel`."""
    return [
        group_kernel(group, replace(config, vector=min(config.vector, width)), backwards)
        for group, width in zip(match.groups, match.widths, strict=True)
    ]


def group_kernel(group: Group, config: Config, backwards: bool = False) -> Stmt:
    """The kernel of outputs of one shape; `backwards`, the first block has the last elements."""
    code, total = Code(), product(group.shape)
    whole = total - total % config.vector if isinstance(total, int) else total  # elements in vectors
    reach = config.threads * config.vector * config.each
    grid = ceil_div(total, reach)
    block, thread = code.variable("block", grid), code.variable("thread", config.threads)
    narrow = all(bits(output) <= 16 for output in group.outputs)

    def values(point: ElementValues, indices: list[Expr]) -> list[Expr]:
        return [point.at(output, indices) for output in group.outputs]

    access, scalar = PieceAccess(code, config.vector), PieceAccess(code, 1)
    point, rest = (ElementValues(code, group.blocks, each, narrow) for each in (access, scalar))
    work = []
    linear = grid - 1 - block if backwards else block
    for step in range(config.each):  # the loads of all steps first: they are in flight together
        number = code.simplify((linear * config.each + step) * config.threads + thread)
        inside = code.unproved(number * config.vector < whole)
        indices = indices_of(code, group, number, access.lane, config.vector)
        flat = number * config.vector + access.lane
        access.at_position(group.shape, indices, flat)
        with code.when(*inside):
            work.append((inside, access, flat, indices, values(point, indices)))
    if isinstance(total, int) and whole < total:
        inside = (block < 1, thread < total - whole)
        indices = [code.simplify(i) for i in unravel_index(code.stand_in("left", total - whole, thread) + whole, group.shape)]
        with code.when(*inside):
            work.append((inside, scalar, thread + whole, indices, values(rest, indices)))
    for inside, access, flat, indices, results in work:
        with code.when(*inside):
            for output, value in zip(group.outputs, results, strict=True):
                result = code.buffer((access.width,), str(output.dtype), "result")
                access.each(result, value)
                access.store(output, indices, result, flat)
    return code.kernel([(block, grid, "blockIdx.x"), (thread, config.threads, "threadIdx.x")])
