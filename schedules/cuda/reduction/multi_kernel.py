"""Functions of rows that are too few and too long for a block each: kernels for each stage, and one for what is left.

    s = Σ_c exp(x[r, c] − m[r])        m: a kernel or two of `reductions`, then s: another, which reads m
    out[r, c] = exp(x[r, c] − m[r]) / s[r]        then all elements, as `elementwise` computes them, which read m and s

Each reduction is split over as many blocks as the GPU has room for, so every pass goes at the speed of memory: a tensor's
amax and what it scales, statistics of a batch's channels, a softmax over millions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tvm import tirx
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.kernel_builder import depends, product, size_of
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, loads_of, read_blocks
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.elementwise.plan import groups_of
from tk.schedules.cuda.reduction import standalone, strided
from tk.schedules.cuda.reduction.cases import MULTI_KERNEL
from tk.schedules.cuda.reduction.row_analysis import is_read_once
from tk.schedules.cuda.reduction.row_plan import SHARED, Plan, Value, plan_blocks, plan_rows
from tk.target import Target

NAME = "cuda.multi_kernel"
VERSION = 3
CASES = MULTI_KERNEL

LEAST = 1 << 20  # elements that are worth several kernels, or
LONG = 1 << 18  # of one row: more than a cluster takes at once
OF_EACH = 1 << 12  # elements that a row has for each of a symbolic number, a batch's images: one block would read all of them


@dataclass(frozen=True)
class Config:
    """Blocks for each SM."""

    blocks: int


@dataclass(frozen=True)
class Match:
    """`stages`: what the kernels of each stage reduce; the outputs that are left, with a match of each shape's; what they
    read of stages and what is no output."""

    stages: tuple[standalone.Match, ...] = field(repr=False, compare=False)
    left: elementwise.Match | None = field(repr=False, compare=False)
    between: tuple[Buffer, ...] = field(repr=False, compare=False)
    params: tuple[Buffer, ...] = field(repr=False, compare=False)
    rows: int | None
    columns: int | None  # None where symbolic


def match(func: PrimFunc, target: Target) -> Match | None:
    try:
        plan = plan_rows(func)
    except UnsupportedPattern:
        return _match_shared(func)
    try:
        return _match(func, plan, target) if _is_split(plan, target) else None
    except UnsupportedPattern:
        return None


def _match_shared(func: PrimFunc) -> Match | None:
    """A function of no rows, with reductions whose results many of its elements need: a gate's small matmul, and the image
    that it scales. None where a reduction needs another, or its results are not many times fewer than the elements."""
    try:
        blocks = read_blocks(func)
        reductions = [block for block in blocks if block.combiner is not None]
        params, results = tuple(func.params), {key(buffer) for block in reductions for buffer in block.buffers}
        made = {key(buffer) for block in blocks for buffer in block.buffers}
        outputs = [param for param in params if key(param) in made - results]
        if not reductions or not outputs or any(_needs(block, blocks, results) for block in reductions):
            return None
        most = max(size_of(block.extents) or LONG for block in reductions)
        if most * SHARED > min(size_of(each.shape) or 0 for each in outputs):
            return None
        stages = []
        for block in reductions:
            own = {key(buffer) for buffer in block.buffers}
            stage = standalone.match_alone(plan_blocks(params, _only(blocks, own, results - own), block.buffers))
            if stage is None:
                return None
            stages.append(stage)
        sizes = size_of(reductions[0].extents), size_of(reductions[0].summed_extents)
        return None if None in sizes else _with_left(params, blocks, stages, results, sizes)
    except UnsupportedPattern:
        return None


def _with_left(
    params: tuple[Buffer, ...], blocks: Sequence[Block], stages: Sequence[standalone.Match], done: set[int], sizes: Any
) -> Match:
    """The match of `stages`, whose results are `done`, and of the outputs that are left."""
    outer, made = {key(param) for param in params}, [buffer for block in blocks for buffer in block.buffers]
    computed = {key(buffer) for buffer in made}
    rest = [param for param in params if key(param) in computed - done]
    left = elementwise.match_groups(groups_of(params, _only(blocks, set(), done), rest)) if rest else None
    return Match(tuple(stages), left, tuple(buffer for buffer in made if key(buffer) in done - outer), params, *sizes)


def _needs(block: Block, blocks: Sequence[Block], results: set[int]) -> bool:
    """Whether what `block` reduces is made of others' results."""
    makers = {key(buffer): each for each in blocks for buffer in each.buffers}
    met, waiting = set[int](), [block]
    while waiting:
        for value in waiting.pop().values:
            for load in loads_of(value):
                source = key(load.source)
                if source in results and makers[source] is not block:
                    return True
                if source in makers and source not in met and makers[source] is not block:
                    met.add(source)
                    waiting.append(makers[source])
    return False


def _is_split(plan: Plan, target: Target) -> bool:
    """Whether the rows are too few to give every SM two of its own, and not what one kernel can take."""
    rows, size = plan.rows, plan.columns
    if not isinstance(rows, int) or plan.stages < 2:
        return False
    few = rows * size < LEAST and size < LONG if isinstance(size, int) else standalone.factor(size) < OF_EACH
    if few or standalone.match_plan(plan, target) is not None:
        return False
    if any(is_read_once(plan, read) for read in plan.reads):  # rows lie along memory
        return rows < 2 * target.cores
    found = strided.match_plan(plan)
    config = None if found is None else strided.default(found, target)
    return config is not None and rows < config.threads * config.vector * target.cores


def _match(func: PrimFunc, plan: Plan, target: Target) -> Match | None:
    if plan.elements:
        return None  # of whose rows a kernel would make no others
    blocks, params = read_blocks(func), tuple(func.params)
    rowwise = _rowwise(plan, blocks)
    stages: list[standalone.Match] = []
    done: set[int] = set()
    for stage in range(1, plan.stages):
        now = {key(value.maker.buffers[0]) for value in plan.reductions if value.stage == stage}
        wanted = [buffer for block in blocks if key(block.buffers[0]) in now for buffer in block.buffers]
        wanted += [value.buffer for value in rowwise if value.stage == stage]
        found = standalone.match_plan(plan_blocks(params, _only(blocks, now, done), wanted), target)
        if found is None:
            return None
        stages.append(found)
        done |= {key(buffer) for buffer in wanted}
    return _with_left(params, blocks, stages, done, plan.sizes)


def _rowwise(plan: Plan, blocks: Sequence[Block]) -> list[Value]:
    """Values of a row, such as what it is scaled by, that are outputs or read for its elements: made once, with their stage."""
    equal, elements = plan.analyzer.can_prove_equal, plan.rows * plan.columns
    elementwise = [block for block in blocks if equal(product([*block.extents, *block.summed_extents]), elements)]
    read = {key(load.source) for block in elementwise for value in block.values for load in loads_of(value)}
    found = {
        key(value.buffer): value
        for value in (*plan.outputs, *(value for value in plan.scalars if key(value.buffer) in read))
        if value.stage and value.block is not None and value.block.combiner is None
    }
    return [value for value in found.values() if not any(depends(index, plan.column) for index in value.indices)]


def _only(blocks: Sequence[Block], reductions_wanted: set[int], done: set[int]) -> list[Block]:
    """The blocks without reductions but those of these results: what others made, `done`, is read from memory."""
    return [
        block
        for block in blocks
        if (block.combiner is None or key(block.buffers[0]) in reductions_wanted) and key(block.buffers[0]) not in done
    ]


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"blocks": (4, 8, 16)}


def default(match: Match, target: Target) -> Config:
    return Config(8)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    statements = [tirx.AllocBuffer(buffer) for buffer in match.between]
    for stage in match.stages:
        statements += standalone.statements(stage, standalone.default(stage, target, config.blocks))
    if match.left is not None:
        # backwards: what the stages read last is still in the L2 cache
        statements += elementwise.group_kernels(match.left, elementwise.default(match.left, target), backwards=True)
    return tirx.PrimFunc(list(match.params), tirx.SeqStmt(statements), attrs=func.attrs)
