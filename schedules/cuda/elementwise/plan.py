"""Functions that compute each element on its own, as values: their outputs by shape, and what they read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tk.schedules.cuda.codegen.tir_values import Block, Point, Unreadable, key, read_blocks

__all__ = ["Group", "Read", "groups_of", "output_groups", "reads_at"]


@dataclass(frozen=True)
class Group:
    """Outputs of one shape, which one kernel computes, of a function with these parameters."""

    params: tuple[Any, ...]
    shape: tuple[Any, ...]
    outputs: tuple[Any, ...]
    blocks: tuple[Block, ...]


def output_groups(func: Any) -> list[Group]:
    """The function's outputs by shape. Raises Unreadable where one needs a reduction."""
    blocks = read_blocks(func)
    if any(block.join is not None for block in blocks):
        raise Unreadable("a reduction")
    written = {key(block.buffers[0]) for block in blocks}
    return groups_of(tuple(func.params), blocks, [param for param in func.params if key(param) in written])


def groups_of(params: tuple[Any, ...], blocks: Sequence[Block], outputs: Sequence[Any]) -> list[Group]:
    """`outputs`, which `blocks` make of `params` and of what no block makes, by shape. Raises Unreadable for none."""
    import tvm

    equal = tvm.sym.Analyzer().can_prove_equal
    groups: list[list[Any]] = []
    for output in outputs:
        for group in groups:
            shape = group[0].shape
            if len(shape) == len(output.shape) and all(equal(a, b) for a, b in zip(shape, output.shape, strict=True)):
                group.append(output)
                break
        else:
            groups.append([output])
    if not groups:
        raise Unreadable("no output")
    return [Group(params, tuple(group[0].shape), tuple(group), tuple(blocks)) for group in groups]


@dataclass(frozen=True)
class Read:
    """An input, the indices that it is read at, and whether only under a condition."""

    buffer: Any
    places: list[Any]
    guarded: bool


def reads_at(group: Group, places: Sequence[Any], analyzer: Any) -> list[Read]:
    """What the outputs at `places` read, in the order in which their values are expanded. Raises Unreadable."""
    from tvm import tirx

    made = {key(block.buffers[0]) for block in group.blocks}
    found: list[Read] = []

    def leaf(buffer: Any, indices: list[Any], guards: tuple[Any, ...]) -> Any:
        if key(buffer) in made:
            return None
        found.append(Read(buffer, indices, bool(guards)))
        return tirx.BufferLoad(buffer, indices)

    point = Point(group.blocks, leaf, analyzer)
    for output in group.outputs:
        point.at(output, list(places))
    return found
