"""The sum of overlapping blocks of an image: torch's `fold` (col2im), ONNX's Col2Im."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING, Any

from tvm import te, tirx

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Fold", "folded"]


@dataclass(frozen=True)
class Fold:
    """For each axis of the image: its size, which may be symbolic, the block's, the step between a block's elements, the zeros
    in front of the image and behind it, and the step between blocks."""

    image: Sequence[Expr | int]
    block: Sequence[int]
    dilations: Sequence[int]
    before: Sequence[int]
    behind: Sequence[int]
    strides: Sequence[int]

    def columns(self, a: int) -> Expr | int:
        """How many blocks there are along axis `a`."""
        reach = self.dilations[a] * (self.block[a] - 1)
        return (self.image[a] + (self.before[a] + self.behind[a] - reach - 1)) // self.strides[a] + 1


def folded(data: te.Tensor, channels: Expr | int, fold: Fold) -> te.Tensor:
    """data [N, channels · block, columns] → [N, channels, *image]: each output adds the elements of all blocks that cover it.
    Gathered: for each position k of the block, output i takes the column (i + before − k · dilation) / stride, where that is
    whole and inside."""
    rank = len(fold.image)
    columns, size = [fold.columns(a) for a in range(rank)], reduce(lambda total, each: total * each, fold.block, 1)

    def element(n: Any, c: Any, *at: Any) -> Any:
        terms = []
        for k, offset in enumerate(itertools.product(*map(range, fold.block))):
            shifted = [at[a] + (fold.before[a] - offset[a] * fold.dilations[a]) for a in range(rank)]
            column = [tirx.floordiv(shifted[a], fold.strides[a]) for a in range(rank)]
            tests = [t for a in range(rank) for t in (shifted[a] >= 0, column[a] < columns[a])]
            tests += [tirx.floormod(shifted[a], fold.strides[a]) == 0 for a in range(rank) if fold.strides[a] > 1]
            flat = reduce(lambda total, a: total * columns[a] + column[a], range(1, rank), column[0])
            terms.append(tirx.if_then_else(tirx.all(*tests), data(n, c * size + k, flat), tirx.const(0, data.dtype)))
        return reduce(lambda a, b: a + b, terms)

    return te.compute([data.shape[0], channels, *fold.image], element, name="col2im")
