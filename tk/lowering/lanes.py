"""What one lane of a vector expression is, and the lanes of masked vectors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import tirx
from tvm.ir import Range, Var

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr

    from tk.lowering.witness import Domain

__all__ = ["LaneVariables"]

PAIRS = frozenset((tirx.Add, tirx.Sub, tirx.Mul, tirx.LT, tirx.LE, tirx.GT, tirx.GE, tirx.EQ, tirx.NE, tirx.And, tirx.Or))


class LaneVariables:
    """The lanes of masked vectors, a variable for each number of them, which is known to the analyzer and the domain."""

    def __init__(self, analyzer: tvm.sym.Analyzer, domain: Domain) -> None:
        self.analyzer, self.domain = analyzer, domain
        self._variables: dict[str, Var] = {}  # by a vector's dtype
        self._masks: dict[tuple[int, str], tuple[Expr, Expr | None]] = {}  # by mask and dtype of the index

    def of(self, index: Expr, mask: Expr) -> tuple[Expr | None, Expr | None]:
        """A lane's index and the condition under which it is accessed, None for what is not understood; a tile's accesses
        share their mask."""
        vector = str(index.ty.dtype)
        lane = self._variable(vector)
        key = hash(mask), vector
        if key not in self._masks:
            self._masks[key] = mask, of_lane(mask, lane)
        return of_lane(index, lane), self._masks[key][1]

    def _variable(self, vector: str) -> Var:
        if vector not in self._variables:
            dtype, _, count = vector.partition("x")
            lane = self._variables[vector] = Var("lane", dtype)
            lanes = tirx.const(int(count or 1), dtype)
            self.analyzer.bind(lane, Range.from_min_extent(0, lanes))
            self.domain.bind(lane, 0, lanes)
        return self._variables[vector]


def of_lane(value: Expr, lane: Expr) -> Expr | None:
    """The element number `lane` (a variable) of a vector of indices or conditions; None where it is made of anything but ramps,
    broadcasts, arithmetic and comparisons. What is no vector is the same for all lanes."""
    if value.ty.dtype.lanes == 1:
        return value
    kind = type(value)
    if kind is tirx.Broadcast:
        return value.value
    if kind is tirx.Ramp:
        return value.base + value.stride * tirx.Cast(str(value.base.ty.dtype), lane)
    if kind is tirx.Not:
        inner = of_lane(value.a, lane)
        return None if inner is None else tirx.Not(inner)
    if kind not in PAIRS:
        return None
    a, b = of_lane(value.a, lane), of_lane(value.b, lane)
    return None if a is None or b is None else kind(a, b)
