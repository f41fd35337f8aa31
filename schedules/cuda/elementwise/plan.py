"""Functions that compute each element on its own, as values: their outputs by shape, and what they read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tvm
from tvm import tirx
from tvm.ir import Expr
from tvm.sym import Analyzer
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.expand import Point
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, read_blocks

__all__ = ["Group", "Read", "groups_of", "output_groups", "reading_point", "reads_at"]


@dataclass(frozen=True)
class Group:
    """Outputs of one shape, which one kernel computes, of a function with these parameters."""

    params: tuple[Buffer, ...]
    shape: tuple[Expr, ...]
    outputs: tuple[Buffer, ...]
    blocks: tuple[Block, ...]


def output_groups(func: PrimFunc) -> list[Group]:
    """The function's outputs by shape. Raises UnsupportedPattern where one needs a reduction."""
    blocks = read_blocks(func)
    if any(block.combiner is not None for block in blocks):
        raise UnsupportedPattern("a reduction")
    written = {key(block.buffers[0]) for block in blocks}
    return groups_of(tuple(func.params), blocks, [param for param in func.params if key(param) in written])


def groups_of(params: tuple[Buffer, ...], blocks: Sequence[Block], outputs: Sequence[Buffer]) -> list[Group]:
    """`outputs`, which `blocks` make of `params` and of what no block makes, by shape. Raises UnsupportedPattern for none."""
    equal = tvm.sym.Analyzer().can_prove_equal
    groups: list[list[Buffer]] = []
    for output in outputs:
        for group in groups:
            shape = group[0].shape
            if len(shape) == len(output.shape) and all(equal(a, b) for a, b in zip(shape, output.shape, strict=True)):
                group.append(output)
                break
        else:
            groups.append([output])
    if not groups:
        raise UnsupportedPattern("no output")
    return [Group(params, tuple(group[0].shape), tuple(group), tuple(blocks)) for group in groups]


@dataclass(frozen=True)
class Read:
    """An input, the indices that it is read at, and whether only under a condition."""

    buffer: Buffer
    indices: list[Expr]
    guarded: bool


def reads_at(group: Group, indices: Sequence[Expr], analyzer: Analyzer) -> list[Read]:
    """What the outputs at `indices` read, in the order in which their values are expanded. Raises UnsupportedPattern."""
    point, found = reading_point(group.blocks, analyzer)
    for output in group.outputs:
        point.at(output, list(indices))
    return found


def reading_point(blocks: Sequence[Block], analyzer: Analyzer) -> tuple[Point, list[Read]]:
    """A point of the blocks, and a list that grows by what is expanded there reads."""
    computed, found = {key(buffer) for block in blocks for buffer in block.buffers}, list[Read]()

    def load_hook(buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr | None:
        if key(buffer) in computed:
            return None
        found.append(Read(buffer, indices, bool(guards)))
        return tirx.BufferLoad(buffer, indices)

    return Point(blocks, load_hook, analyzer, once=True), found
