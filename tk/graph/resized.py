"""Images resized: out[…, i, …, j, …] = Σ_s Σ_t wᵢ[i, s] · wⱼ[j, t] · x[…, pᵢ[i, s], …, pⱼ[j, t], …], all axes in one function.

Which elements an axis's results read, and with what weights, are tables. Where the positions follow a line, as they do for any
ratio of sizes, they are written as one, so that kernels can tell what neighbours share:

    p[i, t] = ⌊(a·i + b) / c⌋ + t, clamped to the axis           w[i, 1] = (a·i + b) mod c / c = 1 − w[i, 0]

and weights too, where they are linear and c is small: for whole factors they are then constants of a kernel's results.
Where sizes are known only when the model runs, positions and weights are computed with them for each result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from tvm import relax, te, tirx

from tk.aliases import Array

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["WRITTEN_OUT", "Dynamic", "Line", "Table", "line_of", "resized"]

INJECTIVE = 2  # TVM's OpPatternKind
WRITTEN_OUT = 4  # taps an axis: longer sums are loops
SMALL = 16  # a ratio's denominator: larger ones leave nothing constant


@dataclass(frozen=True)
class Table:
    """`axis` of `size` elements resized: `indices` and `weights` [results, taps]; no weights where each is one element, and an
    expression where they are known only when the model runs."""

    axis: int
    size: int
    indices: Array
    weights: Array | relax.Expr | None

    @property
    def results(self) -> int:
        return len(self.indices)

    @property
    def taps(self) -> int:
        return int(self.indices.shape[1])


@dataclass(frozen=True)
class Dynamic:
    """`axis` of `size` elements resized to `results`, expressions of dynamic sizes. `coordinate` gives, of both sizes and a
    result, where the first tap lies, before it is clamped to the axis, and what is left to the exact position, in [0, 1);
    `weights` gives of the latter what each tap counts, None where there is one that is taken as it is."""

    axis: int
    size: Expr | int
    results: Expr | int
    coordinate: Callable[[Expr, Expr, Expr], tuple[Expr, Expr]]
    weights: Callable[[Expr], list[Expr]] | None
    taps: int

    def index(self, given: Sequence[te.Tensor], i: Expr, t: int) -> Expr:
        size, results = _int64(self.size), _int64(self.results)
        low = self.coordinate(size, results, i)[0]
        return tirx.max(tirx.min(low + tirx.IntImm("int64", t), size - tirx.IntImm("int64", 1)), tirx.IntImm("int64", 0))

    def weight(self, given: Sequence[te.Tensor], i: Expr, t: int) -> Expr | None:
        part = self.coordinate(_int64(self.size), _int64(self.results), i)[1]
        return None if self.weights is None else self.weights(part)[t]


def _int64(size: Expr | int) -> Expr:
    return tirx.IntImm("int64", int(size)) if isinstance(size, int | tirx.IntImm) else size


@dataclass(frozen=True)
class Line:
    """Positions ⌊(a·i + b) / c⌋ + first + t, clamped to [0, size); with `clamped`, the first part not below 0 already."""

    a: int
    b: int
    c: int
    first: int
    clamped: bool

    def indices(self, results: int, taps: int, size: int) -> Array:
        low = (self.a * np.arange(results) + self.b) // self.c
        low = np.maximum(low, 0) if self.clamped else low
        indices: Array = np.clip(low[:, None] + self.first + np.arange(taps), 0, size - 1)
        return indices

    def at(self, i: Expr, t: int, size: int) -> Expr:
        low = tirx.floordiv(i * self.a + self.b, tirx.IntImm("int64", self.c))
        low = tirx.max(low, tirx.IntImm("int64", 0)) if self.clamped else low
        return tirx.max(tirx.min(low + (self.first + t), tirx.IntImm("int64", size - 1)), tirx.IntImm("int64", 0))

    def shares(self, results: int) -> Array:
        """Linear weights [results, 2] in float32."""
        index = self.a * np.arange(results) + self.b
        part = (index % self.c).astype("float32") / np.float32(self.c)
        part = np.where(index < 0, np.float32(0), part) if self.clamped else part
        return np.stack([np.float32(1) - part, part], 1)

    def share(self, i: Expr, t: int) -> Expr:
        index, c = i * self.a + self.b, tirx.IntImm("int64", self.c)
        part = tirx.floormod(index, c).astype("float32") / tirx.FloatImm("float32", float(self.c))
        if self.clamped and self.b < 0:
            part = tirx.Select(index < 0, tirx.FloatImm("float32", 0.0), part)
        return part if t == 1 else tirx.FloatImm("float32", 1.0) - part


def line_of(table: Table) -> Line | None:
    """The line that `table`'s positions follow, of those that resizing by a ratio of sizes makes; None where none fits."""
    results, taps = table.indices.shape
    size = table.size
    ratios = [
        (2 * size, size - results, 2 * results),  # from centre to centre
        (2 * size, size, 2 * results),  # the nearest centre
        (size, 0, results),
        (max(size - 1, 0), 0, max(results - 1, 1)),  # from corner to corner
    ]
    for a, b, c in ratios:
        shared = math.gcd(a, b, c)
        for clamped in (False, True):
            for first in {0, -(taps // 2) + 1}:
                line = Line(a // shared, b // shared, c // shared, first, clamped)
                if np.array_equal(line.indices(results, taps, size), table.indices):
                    return line
    return None


def _is_linear(table: Table, line: Line | None, wide: str) -> bool:
    """Whether the line gives the weights, to the bit."""
    known = line is not None and isinstance(table.weights, np.ndarray) and wide == "float32" and table.indices.shape[1] == 2
    if not known or line is None or line.c > SMALL or not isinstance(table.weights, np.ndarray):
        return False
    return np.array_equal(line.shares(len(table.indices)), table.weights.astype("float32"))


def resized(builder: relax.BlockBuilder, x: relax.Expr, tables: Sequence[Table | Dynamic]) -> relax.Expr:
    """`x` with the axes of `tables` resized, the first one innermost; 16-bit values are weighed in float32."""
    dtype = str(x.ty.dtype.dtype)
    weighed = any(table.weights is not None for table in tables)
    wide = "float32" if weighed and dtype in ("float16", "bfloat16") else dtype
    constants: list[relax.Expr] = []
    axes: list[_Axis | Dynamic] = []
    for table in tables:
        if isinstance(table, Dynamic):
            axes.append(table)
            continue
        line = line_of(table)
        linear = _is_linear(table, line, wide)
        first = len(constants)
        if line is None:
            constants.append(relax.const(table.indices.astype("int64"), "int64"))
        if table.weights is not None and not linear:
            known = isinstance(table.weights, np.ndarray)
            constants.append(relax.const(table.weights.astype(wide), wide) if known else table.weights)
        axes.append(_Axis(table, line, linear, first))

    dynamic = [axis for axis in axes if isinstance(axis, Dynamic)]

    def compute(data: te.Tensor, sizes: Sequence[Expr | int], *given: te.Tensor) -> te.Tensor:
        # a function's own names for the sizes
        own = iter([replace(axis, size=n, results=m) for axis, n, m in zip(dynamic, sizes[::2], sizes[1::2], strict=True)])
        inside = [next(own) if isinstance(axis, Dynamic) else axis for axis in axes]

        def element(*at: Expr) -> Expr:
            value = _weighed(data, given, list(at), at, inside, wide)
            return value if wide == dtype else value.astype(dtype)

        shape = list(data.shape)
        for axis in inside:
            shape[axis.axis] = axis.results
        return te.compute(shape, element, name="resize")

    sizes = [size for axis in dynamic for size in (axis.size, axis.results)]
    attributes = {"op_pattern": INJECTIVE}
    return builder.emit_te(compute, x, sizes, *constants, primfunc_name_hint="resize", primfunc_attrs=attributes)


@dataclass(frozen=True)
class _Axis:
    """A table as its kernel has it: on a line, or from tensor `first` on, weights last."""

    table: Table
    line: Line | None
    linear: bool
    first: int

    @property
    def axis(self) -> int:
        return self.table.axis

    @property
    def results(self) -> int:
        return self.table.results

    @property
    def taps(self) -> int:
        return self.table.taps

    def index(self, given: Sequence[te.Tensor], i: Expr, t: int) -> Expr:
        return given[self.first](i, t) if self.line is None else self.line.at(i, t, self.table.size)

    def weight(self, given: Sequence[te.Tensor], i: Expr, t: int) -> Expr | None:
        if self.table.weights is None:
            return None
        if self.linear and self.line is not None:
            return self.line.share(i, t)
        return given[self.first + (self.line is None)](i, t)


def _weighed(
    data: te.Tensor,
    given: Sequence[te.Tensor],
    where: list[Expr],
    at: Sequence[Expr],
    axes: Sequence[_Axis | Dynamic],
    wide: str,
) -> Expr:
    """The sum over the taps of the last of `axes`, of the sums over the others' there; `where` has the positions so far."""
    if not axes:
        value = data(*where)
        return value if str(value.ty.dtype) == wide else value.astype(wide)
    *others, last = axes
    axis, total = last.axis, None
    for tap in range(last.taps):
        index, weight = last.index(given, at[axis], tap), last.weight(given, at[axis], tap)
        inner = _weighed(data, given, [*where[:axis], index, *where[axis + 1 :]], at, others, wide)
        term = inner if weight is None else inner * weight.astype(wide)
        total = term if total is None else total + term
    return total
