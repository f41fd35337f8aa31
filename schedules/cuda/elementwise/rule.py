"""Functions that compute each element on its own: any fused chain, broadcasts, casts, slices, concats, gathers.

    out[e] = f(x[…], …)      e = ((blockIdx.x · each + step) · threads + threadIdx.x) · V + lane

e numbers the output's elements as they lie in memory, whatever its axes. V neighbours are one 16-byte access wherever
what they read lies side by side too: behind reshapes, slices, rows picked by an index, halves that are concatenated. Where V
does not divide the number of elements, the first block's threads take one each of those that are left. The outputs of one
shape are one kernel; tensors of another shape (a split's parts) are another's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.tirx import Buffer, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.schedule.refusals import divides
from tk.schedules.cuda.codegen.expand import Point, expanded_loads
from tk.schedules.cuda.codegen.fast_math import short_functions
from tk.schedules.cuda.codegen.kernel_builder import (
    BYTES,
    Code,
    VectorAccess,
    as_index,
    bits,
    ceil_div,
    corrected,
    depends,
    flat_index,
    fma,
    product,
    sequence,
    size_of,
    unravel_index,
    vector_widths,
)
from tk.schedules.cuda.codegen.tir_values import UnsupportedPattern, call_name, key, loads_of, substitute
from tk.schedules.cuda.elementwise.access import PieceAccess
from tk.schedules.cuda.elementwise.cases import CASES as CASES
from tk.schedules.cuda.elementwise.plan import Group, Read, indices_of, output_groups, reads_at
from tk.target import Target

NAME = "cuda.elementwise"
VERSION = 7
APART, UNEVEN, REPEATED, ALONG = "apart", "uneven", "repeated", "along"
SMALL = 8  # times as large as what it reads is a result of which all that counts is stored
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
    return width, max(map(bits, moved)), _how(code, reads, lane, size)


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
    bytes, images reflected 17.1 → 15.5 with 16; a table added to columns 160 → 120 twice a thread."""
    vector = max(1, min(match.widest, BYTES * 8 // match.bits))
    short = match.size is not None and vector < min(8, BYTES * 8 // match.bits)  # that no elements are left over
    if match.reads == APART and match.bits <= 16:
        vector = min(vector, 4)
    each = 2 if vector < match.widest or short or match.reads == REPEATED else 1
    while match.size is not None and vector > 1 and match.size < vector * 32 * target.cores:
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

    def short(value: Expr) -> Expr:
        return short_functions(value) if narrow else value

    def values(access: VectorAccess, point: Point, indices: list[Expr]) -> list[Expr]:
        return [_divided(code, access, short(point.at(output, indices))) for output in group.outputs]

    access, scalar = PieceAccess(code, config.vector), PieceAccess(code, 1)
    point, rest = _point(group, code, access, short), _point(group, code, scalar, short)
    work = []
    linear = grid - 1 - block if backwards else block
    for step in range(config.each):  # the loads of all steps first: they are in flight together
        number = code.simplify((linear * config.each + step) * config.threads + thread)
        inside = code.unproved(number * config.vector < whole)
        indices = indices_of(code, group, number, access.lane, config.vector)
        with code.when(*inside):
            work.append((inside, access, number * config.vector + access.lane, indices, values(access, point, indices)))
    if isinstance(total, int) and whole < total:
        inside = (block < 1, thread < total - whole)
        indices = [code.simplify(i) for i in unravel_index(code.stand_in("left", total - whole, thread) + whole, group.shape)]
        with code.when(*inside):
            work.append((inside, scalar, thread + whole, indices, values(scalar, rest, indices)))
    for inside, access, flat, indices, results in work:
        with code.when(*inside):
            for output, value in zip(group.outputs, results, strict=True):
                result = code.buffer((access.width,), str(output.dtype), "result")
                access.each(result, value)
                access.store(output, indices, result, flat)
    return code.kernel([(block, grid, "blockIdx.x"), (thread, config.threads, "threadIdx.x")])


def _point(group: Group, code: Code, access: VectorAccess, short: Callable[[Expr], Expr]) -> Point:
    """What the outputs are at some indices, with `access`'s loads and registers."""
    computed = {key(each.buffers[0]) for each in group.blocks}

    def load_hook(buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr | None:
        if key(buffer) in computed:
            return None
        found = access.load(buffer, indices, guards)
        return access.element(buffer, indices) if found is None else found

    def memoize(buffer: Buffer, indices: list[Expr], make: Callable[[], Expr], guards: tuple[Expr, ...]) -> Expr:
        return access.memoize(buffer, indices, lambda: short(make()), guards)

    return Point(group.blocks, load_hook, code.analyzer, access.condition, memoize)


def _divided(code: Code, access: VectorAccess, value: Expr) -> Expr:
    """`value` with a / b in float32, where b is the same for all lanes, as a product with 1 / b and a correction that rounds it
    as a division would; see `_quotient`. Not within a condition's branches: what they read is there under it alone."""
    if access.width < 4:
        return value

    def divided(node: Expr, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        one_for_all = str(node.ty.dtype) == "float32" and not depends(node.b, access.lane) and depends(node.a, access.lane)
        if not one_for_all or isinstance(node.b, tirx.FloatImm):
            return node
        return tirx.BufferLoad(_quotient(code, access, node.a, node.b), [access.lane])

    def call(node: Expr, mutator: StructuralMutator) -> Call:
        return node if call_name(node) == "if_then_else" else mutator.default_mutate(node)

    return tvm_ffi.structural_mutate(value, [(tirx.Div, divided), (Call, call)])


def _quotient(code: Code, access: VectorAccess, a: Expr, b: TensorLoad) -> Buffer:
    """Registers of a / b for all lanes: q + (a − q·b) · r with r = 1 / b and q = a · r (Markstein, Computation of elementary
    functions on the IBM RS/6000 processor, 1990). 0, ∞, NaN and a b so small or large that these are not normal divide."""

    def number(each: float) -> Expr:
        return tirx.FloatImm("float32", each)

    zero = as_index(0)
    dividend, quotient = (code.buffer((access.width,), "float32", name) for name in ("dividend", "quotient"))
    by = tirx.BufferLoad(code.register("divisor", b), [zero])
    r = tirx.BufferLoad(code.register("inverse", number(1.0) / by), [zero])
    access.each(dividend, a)
    top, q = tirx.BufferLoad(dividend, [access.lane]), tirx.BufferLoad(quotient, [access.lane])
    normal = tirx.And(tirx.abs(by) > number(2.0**-100), tirx.abs(by) < number(2.0**100))
    with code.when(normal):
        access.each(quotient, top * r)
        rest = fma(number(0.0) - q, by, top)
        access.each(quotient, corrected(q, rest, r))
    with code.when(tirx.Not(normal)):
        access.each(quotient, top / by)
    return quotient
