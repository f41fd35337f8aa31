"""Functions that compute each element on its own, as values: their outputs by shape, and what they read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Expr
from tvm.sym import Analyzer
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.codegen.expand import Point, inputs_of
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, product, size_of, unravel_index
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, are_equal, key, read_blocks, static
from tk.schedules.cuda.elementwise.rolls import with_rolls_merged

__all__ = ["Group", "Read", "groups_of", "indices_of", "output_groups", "reading_point", "reads_at"]


@dataclass(frozen=True)
class Group:
    """Outputs of one shape, which one kernel computes, of a function with these parameters."""

    params: tuple[Buffer, ...]
    shape: tuple[Expr, ...]
    outputs: tuple[Buffer, ...]
    blocks: tuple[Block, ...]


def output_groups(func: PrimFunc) -> list[Group]:
    """The function's outputs by shape. Raises UnsupportedPattern where one needs a reduction."""
    blocks = with_rolls_merged(read_blocks(func))
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


def indices_of(code: Code, group: Group, number: Expr, lane: Expr, width: int) -> list[Expr]:
    """Where the group's outputs have element `lane` of vector `number`, of `width` elements each.

        number · width + lane        →        rows // n, rows % n, (number % parts) · width + lane      rows = number // parts

    TVM's analyzer does not see that all lanes have the same quotient by a multiple of a symbolic size: neighbours would read
    apart, each behind 64-bit divisions of its own. So where something is read at such a quotient, and vectors lie
    within the static sizes of a row, the indices before these are of the row, once for all lanes."""
    shape, total = group.shape, product(group.shape)
    taken = code.stand_in("taken", total // width, number)
    plain = [code.simplify(index) for index in unravel_index(taken * width + lane, shape)]
    inner = next(n for n in range(len(shape) + 1) if size_of(shape[n:]) is not None)
    within = size_of(shape[inner:]) or 1
    if inner < 2 or within % width or not any(map(_divides, reads_at(group, plain, code.analyzer))):
        return plain
    parts, outer = within // width, list[Expr]()
    rest = tirx.floordiv(number, parts)
    for n in reversed(range(inner)):
        first = all(are_equal(extent, 1) for extent in shape[:n])
        if are_equal(shape[n], 1):
            outer.insert(0, as_index(0))
            continue
        outer.insert(0, code.stand_in("row", shape[n], rest if first else tirx.floormod(rest, shape[n])))
        rest = tirx.floordiv(rest, shape[n])
    part = code.stand_in("part", parts, tirx.floormod(number, parts))
    return outer + [code.simplify(index) for index in unravel_index(part * width + lane, shape[inner:])]


def _divides(read: Read) -> bool:
    """Whether something is read where a quotient by a symbolic size, or what that leaves, says."""
    found: list[bool] = []

    def seen(node: Expr) -> None:
        found.append(static(node.b) is None)

    for index in read.indices:
        tvm_ffi.structural_walk(index, [(tirx.FloorDiv, seen), (tirx.FloorMod, seen)], order="post")
    return any(found)


def reading_point(blocks: Sequence[Block], analyzer: Analyzer) -> tuple[Point, list[Read]]:
    """A point of the blocks, and a list that grows by what is expanded there reads."""
    found: list[Read] = []

    def read(buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr:
        found.append(Read(buffer, indices, bool(guards)))
        return tirx.BufferLoad(buffer, indices)

    return Point(blocks, inputs_of(blocks, read), analyzer, once=True), found
