"""Values of loops and threads for which an index leaves its buffer, found by evaluating it.

    for i in range(100): if i < 40: x[3 * i + 2]         i in 0 … 99 where i < 40: at most 119

Expressions are evaluated in NumPy, in 64 bits, over all points at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad, Var

from tk.aliases import Array

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Domain", "Outcome", "alike_in_warp", "find_witness"]

POINTS = 1 << 16
WHOLE = 1 << 18
AXES = 24  # of an array: NumPy 1 has 32
WARP = 32  # threads


class Unknown(Exception):
    """An expression holds what is not known before the kernel runs."""


class Domain:
    """Ranges of variables, definitions, and the conditions in force."""

    def __init__(self) -> None:
        self.ranges: dict[
            int, tuple[Expr, Expr | int, Expr]
        ] = {}  # by a variable's hash: itself, its least value, how many it has
        self.values: dict[int, Expr] = {}
        self._variables: list[Expr] = []  # held: their hashes may not become another's
        self.guards: list[Expr] = []
        self.loops: list[Var] = []  # around what is looked at
        self.version = 0  # another one where a variable is bound anew, to another range or value

    def bind(self, var: Var, low: Expr | int, extent: Expr) -> None:
        """`var` is in [low, low + extent)."""
        if (before := self.ranges.get(hash(var))) is not None:
            self.version += not all(_alike(a, b) for a, b in zip(before[1:], (low, extent), strict=True))
        self.ranges[hash(var)] = (var, low, extent)

    def define(self, var: Var, value: Expr) -> None:
        self._variables.append(var)
        if (before := self.values.get(hash(var))) is not None:
            self.version += not _alike(before, value)
        self.values[hash(var)] = value

    @contextmanager
    def under(self, condition: Expr) -> Iterator[None]:
        self.guards.append(condition)
        try:
            yield
        finally:
            self.guards.pop()

    @contextmanager
    def inside(self, loop: Var) -> Iterator[None]:
        self.loops.append(loop)
        try:
            yield
        finally:
            self.loops.pop()

    def state(self) -> tuple[int, ...]:
        """What the conditions in force are, to look up by."""
        return (self.version, *(hash(guard) for guard in self.guards))


def _alike(a: Expr | int, b: Expr | int) -> bool:
    return a is b or hash(a) == hash(b) or getattr(a, "value", a) == getattr(b, "value", b)


@dataclass(frozen=True)
class Outcome:
    """`outside`: a point, as text, at which the index leaves its range; `complete`: all points were tried."""

    outside: str = ""
    complete: bool = False


def find_witness(
    domain: Domain,
    accesses: Sequence[tuple[Any, Any, int]],
    multiple: tuple[Any, int] | None = None,
    whole: bool = False,
) -> Outcome:
    """Looks for a point of `domain` at which one of the accesses (index, extent, lanes) is not in [0, extent), or the index
    of `multiple` is no multiple of its number. Of a domain of more than POINTS, a part is tried; as a `whole` a
    domain is tried up to WHOLE points, and one of more not at all."""
    watched = [index for index, _, _ in accesses] + ([multiple[0]] if multiple else [])
    try:
        points = _Points(domain, [*watched, *(extent for _, extent, _ in accesses)], whole)
        for index, extent, lanes in accesses:
            value, size = points.of(index), points.of(extent)
            found = points.where((value < 0) | (value + lanes > size))
            if found is not None:
                if not points.known:
                    return Outcome()
                return Outcome(f"index {found(value)} of {found(size)} at {points.assignment(found)}")
        if multiple is not None:
            value = points.of(multiple[0])
            found = points.where(value % multiple[1] != 0)
            if found is not None:
                return Outcome(f"index {found(value)} at {points.assignment(found)}") if points.known else Outcome()
    except Unknown:
        return Outcome()
    return Outcome(complete=points.complete)


class _Points:
    """The points of a domain: all of them, or corners and random ones. A value is an array with an axis for each variable that
    it depends on (for some of the points: one for all), of size 1 for the others, and a last one for the lanes of vectors."""

    def __init__(self, domain: Domain, exprs: Sequence[Expr], whole: bool) -> None:
        self.domain = domain
        self.known = True  # that every guard could be evaluated
        guards = list(domain.guards)
        names = self._variables(exprs, guards)
        sizes = {var: self._size(var) for var in names}
        self.complete = len(sizes) <= AXES and prod(sizes.values()) <= (WHOLE if whole else POINTS)
        if whole and not self.complete:
            raise Unknown
        self.arrays = _mesh(sizes) if self.complete else _some(sizes)
        self._memo: dict[int, tuple[Expr, Array]] = {}
        self.holds: Array = np.ones(1, bool)
        for var in sizes:
            _, low, extent = domain.ranges[var]
            start = self.of(low)
            self.arrays[var] = self.arrays[var] + start
            self._memo.clear()
            self.holds = self.holds & (self.arrays[var] < start + self.of(extent))
        for guard in guards:
            try:
                self.holds = self.holds & np.asarray(self.of(guard)).astype(bool)
            except Unknown:
                self.known = False

    def where(self, outside: Array) -> Callable[[Array], int] | None:
        """What gives a value at the first point that is `outside` while all guards hold, or None."""
        hits = np.asarray(outside & self.holds)
        if not hits.any():
            return None
        at = np.unravel_index(int(hits.argmax()), hits.shape)

        def value(array: Array) -> int:
            array = np.asarray(array)
            index = at[len(at) - array.ndim :]
            return int(array[tuple(min(i, size - 1) for i, size in zip(index, array.shape, strict=True))])

        return value

    def assignment(self, found: Callable[[Array], int]) -> str:
        return ", ".join(f"{self.domain.ranges[var][0].name} = {found(array)}" for var, array in self.arrays.items())

    def _variables(self, exprs: Sequence[Expr], guards: Sequence[Expr]) -> list[int]:
        """The ranged variables that the expressions and guards depend on, each behind those that its range depends on.
        Raises Unknown where an expression holds what is loaded."""
        order: list[int] = []
        visited: set[int] = set()

        def visit(expr: Expr | int, known: bool) -> None:
            if isinstance(expr, (int, tirx.IntImm)):
                return
            found: list[Expr] = []
            loads: list[Expr] = []
            tvm_ffi.structural_walk(expr, [(Var, found.append), (TensorLoad, loads.append)], order="post")
            if loads and known:
                raise Unknown
            for var in found:
                if (key := hash(var)) in visited:
                    continue
                visited.add(key)
                if key in self.domain.values:
                    visit(self.domain.values[key], known)
                elif key in self.domain.ranges:
                    for part in self.domain.ranges[key][1:]:
                        visit(part, True)
                    order.append(key)

        for expr in exprs:
            visit(expr, True)
        for guard in guards:
            visit(guard, False)
        return order

    def _size(self, var: int) -> int:
        """How many values `var` can take at most."""
        extent = self.domain.ranges[var][2]
        if isinstance(extent, int):
            return extent
        if isinstance(extent, tirx.IntImm):
            return int(extent)
        analyzer = tvm.sym.Analyzer()
        for other, low, size in self.domain.ranges.values():
            if isinstance(size, (int, tirx.IntImm)) and isinstance(low, (int, tirx.IntImm)):
                analyzer.bind(other, tvm.ir.Range.from_min_extent(low, size), allow_override=True)
        bound = analyzer.const_int_bound(extent)
        if int(bound.max_value) > 1 << 40:
            raise Unknown
        return max(1, int(bound.max_value))

    def of(self, expr: Expr | int) -> Array:
        """The expression's value at every point; raises Unknown."""
        if isinstance(expr, int):
            return np.array(expr, np.int64)
        if hash(expr) not in self._memo:
            self._memo[hash(expr)] = expr, self._compute(expr)
        return self._memo[hash(expr)][1]

    def _compute(self, expr: Expr) -> Array:
        if isinstance(expr, tirx.IntImm):
            return np.array(int(expr), np.int64)
        if isinstance(expr, Var):
            if hash(expr) in self.arrays:
                return self.arrays[hash(expr)]
            if hash(expr) in self.domain.values:
                return self.of(self.domain.values[hash(expr)])
            raise Unknown
        function = _binary().get(type(expr))
        if function is not None:
            value: Array = function(self.of(expr.a), self.of(expr.b))
            return value
        if isinstance(expr, tirx.Not):
            return ~np.asarray(self.of(expr.a)).astype(bool)
        if isinstance(expr, tirx.Cast):
            if not str(expr.ty.dtype).startswith(("int", "uint", "bool")):
                raise Unknown
            return self.of(expr.value)
        if isinstance(expr, tirx.Select):
            return np.where(*(self.of(part) for part in (expr.condition, expr.true_value, expr.false_value)))
        if isinstance(expr, tirx.Ramp):
            return self.of(expr.base) + self.of(expr.stride) * np.arange(int(expr.lanes))
        if isinstance(expr, tirx.Broadcast):
            return self.of(expr.value)
        if isinstance(expr, Call):
            return self._called(expr)
        raise Unknown

    def _called(self, call: Call) -> Array:
        name = str(getattr(call.op, "name", "")).rpartition(".")[2]
        if name == "if_then_else":
            return np.where(*(self.of(part) for part in call.args))
        if name == "likely":
            return self.of(call.args[0])
        if (alike := alike_in_warp(call)) is not None:
            return self.of(alike)
        functions = {
            "shift_right": np.right_shift,
            "shift_left": np.left_shift,
            "bitwise_and": np.bitwise_and,
            "bitwise_or": np.bitwise_or,
            "bitwise_xor": np.bitwise_xor,
        }
        if name in functions:
            return functions[name](self.of(call.args[0]), self.of(call.args[1]))
        raise Unknown


def alike_in_warp(call: Call) -> Expr | None:
    """The value that a warp's threads get from one of them, where all of them have the same: the warp's number, x // 32."""
    if not str(getattr(call.op, "name", "")).endswith(".tvm_warp_shuffle"):
        return None
    value = call.args[1]  # behind the mask of threads
    by = value.b if isinstance(value, tirx.FloorDiv) else None
    return value if isinstance(by, tirx.IntImm) and int(by) % WARP == 0 and isinstance(value.a, Var) else None


def _mesh(sizes: dict[int, int]) -> dict[int, Array]:
    """All points: an array a variable, along its own axis."""
    return {
        var: np.arange(size).reshape(*(size if axis == n else 1 for axis in range(len(sizes))), 1)
        for n, (var, size) in enumerate(sizes.items())
    }


def _some(sizes: dict[int, int]) -> dict[int, Array]:
    """Corners and random points."""
    random = np.random.default_rng(0)
    corners = 1 << min(len(sizes), 10)
    arrays = dict[int, Array]()
    for n, (var, size) in enumerate(sizes.items()):
        ends = np.where((np.arange(corners) >> n) & 1, size - 1, 0)
        drawn = random.integers(0, size, POINTS // 16)
        arrays[var] = np.concatenate([ends, drawn]).astype(np.int64)[:, None]
    return arrays


@cache
def _binary() -> dict[type[Expr], Callable[[Array, Array], Array]]:
    def floor_divide(a: Array, b: Array) -> Array:
        if np.any(b == 0):
            raise Unknown
        return np.floor_divide(a, b)

    def floor_mod(a: Array, b: Array) -> Array:
        if np.any(b == 0):
            raise Unknown
        return np.mod(a, b)

    def divide(a: Array, b: Array) -> Array:
        if np.any(b == 0):
            raise Unknown
        return np.sign(a) * np.sign(b) * np.floor_divide(np.abs(a), np.abs(b))

    return {
        tirx.Add: np.add,
        tirx.Sub: np.subtract,
        tirx.Mul: np.multiply,
        tirx.FloorDiv: floor_divide,
        tirx.FloorMod: floor_mod,
        tirx.Div: divide,
        tirx.Mod: lambda a, b: a - divide(a, b) * b,
        tirx.Min: np.minimum,
        tirx.Max: np.maximum,
        tirx.EQ: np.equal,
        tirx.NE: np.not_equal,
        tirx.LT: np.less,
        tirx.LE: np.less_equal,
        tirx.GT: np.greater,
        tirx.GE: np.greater_equal,
        tirx.And: lambda a, b: np.asarray(a).astype(bool) & np.asarray(b).astype(bool),
        tirx.Or: lambda a, b: np.asarray(a).astype(bool) | np.asarray(b).astype(bool),
        tirx.BitwiseAnd: np.bitwise_and,
        tirx.BitwiseOr: np.bitwise_or,
        tirx.BitwiseXor: np.bitwise_xor,
        tirx.LShift: np.left_shift,
        tirx.RShift: np.right_shift,
    }
