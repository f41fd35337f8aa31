"""What part of a convolution a column of its weights and a pixel belong to: groups, phases, the outermost axis."""

from __future__ import annotations

from typing import Any

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T

from tk.schedules.cuda.conv.problem import ConvMatch, Convolution

__all__ = ["column_of", "outer_of", "outs_of", "phases_of"]


def column_of(match: ConvMatch, width: int, column: TensorLoad) -> tuple[Expr | int, Expr]:
    """(group or phase, column of the weights) of the tile at `column`, counted in whole tiles of `width`: the last one of each
    part may reach into the next."""
    if match.parts == 1:
        return 0, column
    padded = -(-match.own // width) * width
    group = T.truncdiv(column, padded)
    return group, column - group * (padded - match.own)


def phases_of(match: ConvMatch, part: Expr) -> tuple[Expr | int, ...]:
    """Along each axis the phase of the pixels of the given part."""
    found: list[Expr | int] = []
    for axis in reversed(match.axes):
        found.insert(0, T.truncmod(part, axis.up) if axis.up > 1 else 0)
        part = T.truncdiv(part, axis.up) if axis.up > 1 else part
    return tuple(found)


def outer_of(conv: Convolution) -> Any:
    """Pixels of the outermost axis, whose number may be symbolic."""
    return conv.extents[0].out


def outs_of(conv: Convolution) -> tuple[Any, ...]:
    """Pixels of a phase along each axis, ints or int32 expressions."""
    return tuple(each.out if isinstance(each.out, int) else T.Cast("int32", each.out) for each in conv.extents)
