"""Two parts of one tensor that are concatenated the other way round, as one read.

    i < n − k ? x[i + k] : x[i + k − n]        →        x[(i + k) % n]

The first is two reads under conditions, of which each neighbour takes one or the other: of windows that are shifted along two
axes, four. The second is one read, of neighbours that lie side by side wherever those of x do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.sym import Analyzer
from tvm.tirx import Buffer
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.codegen.kernel_builder import as_index
from tk.schedules.cuda.codegen.tir_values import Block, call_name, key, static, substitute

__all__ = ["with_rolls_merged"]

MOST = 4  # choices within each other: what is rolled along so many axes has them, a concatenation of many parts has more

Origin = tuple[Buffer, list[Expr]]


def with_rolls_merged(blocks: Sequence[Block]) -> list[Block]:
    """The blocks, with each choice between two positions of a tensor that lie its whole extent apart as one read."""
    rolls = _Rolls(blocks)
    return [replace(block, values=tuple(map(rolls.merged, block.values))) for block in blocks]


class _Rolls:
    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = {key(block.buffers[0]): block for block in blocks if block.combiner is None}
        self.analyzer = Analyzer()

    def merged(self, value: Expr) -> Expr:
        """`value` with such choices merged."""

        def call(node: Expr, mutator: StructuralMutator) -> Expr:
            if call_name(node) == "if_then_else" and (origin := self._origin(node)) is not None:
                return tirx.BufferLoad(origin[0], origin[1])
            return mutator.default_mutate(node)

        return tvm_ffi.structural_mutate(value, [(Call, call)])

    def _origin(self, expr: Expr, choices: int = MOST) -> Origin | None:
        """Where what is only moved comes from: a tensor that no block makes, or one that is computed, and the indices. None
        behind more than so many `choices`."""
        if isinstance(expr, TensorLoad):
            block = self.blocks.get(key(expr.source))
            if block is not None and len(block.buffers) == 1:
                values = {key(axis): index for axis, index in zip(block.axes, expr.indices, strict=True)}
                found = self._origin(substitute(block.values[0], values), choices)
                if found is not None:
                    return found
            return expr.source, list(expr.indices)
        if call_name(expr) != "if_then_else" or choices == 0:
            return None
        first, second = (self._origin(branch, choices - 1) for branch in expr.args[1:])
        if first is None or second is None or not first[0].same_as(second[0]):
            return None
        buffer = first[0]
        pairs = list(zip(first[1], second[1], strict=True))
        apart = [n for n, (one, other) in enumerate(pairs) if not self.analyzer.can_prove_equal(one, other)]
        if len(apart) != 1:
            return None
        one, other = pairs[apart[0]]
        extent = static(buffer.shape[apart[0]])
        distance = self.analyzer.simplify(one - other)
        if extent is None or not isinstance(distance, tirx.IntImm) or abs(int(distance)) != extent:
            return None  # by a size that is not known no remainder is cheap
        indices = [index for index, _ in pairs]
        indices[apart[0]] = tirx.floormod(one if int(distance) > 0 else other, as_index(extent))
        return buffer, indices
