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
from tk.lowering.representatives import Conditions, Use

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Domain", "Outcome", "alike_in_warp", "find_witness"]

FEW = 1 << 14  # points, up to which all are evaluated sooner than it is found out which stand for all
POINTS = 1 << 16
WHOLE = 1 << 18
AXES = 24  # of an array: NumPy 1 has 32
WARP = 32  # threads
MANY = 1 << 12  # elements, from which on what vectors do of a remainder pays


class Unknown(Exception):
    """An expression holds what is not known before the kernel runs."""


class Domain:
    """Ranges of variables, definitions, and the conditions in force."""

    def __init__(self) -> None:
        self.ranges: dict[
            int, tuple[Expr, Expr | int, Expr]
        ] = {}  # by a variable's hash: itself, its least value, how many it has
        self.values: dict[int, Expr] = {}
        self._kept_alive: list[Expr] = []  # variables and conditions: their hashes may not become another's
        self.guards: list[Expr] = []
        self.loops: list[Var] = []  # around what is looked at
        self.version = 0  # another one where a variable is bound anew, to another range or value
        self.points: tuple[tuple[object, ...], _Points] | None = None  # of the last access, by what they are of
        self.conditions: tuple[tuple[int, ...], Conditions] | None = None  # of the last state
        self._reads: dict[int, tuple[Expr, list[int], bool]] = {}

    def bind(self, var: Var, low: Expr | int, extent: Expr) -> None:
        """`var` is in [low, low + extent)."""
        if (before := self.ranges.get(hash(var))) is not None:
            self.version += not all(_alike(a, b) for a, b in zip(before[1:], (low, extent), strict=True))
        self.ranges[hash(var)] = (var, low, extent)

    def define(self, var: Var, value: Expr) -> None:
        self._kept_alive.append(var)
        if (before := self.values.get(hash(var))) is not None:
            self.version += not _alike(before, value)
        self.values[hash(var)] = value

    def push(self, condition: Expr) -> None:
        """From here on `condition` is in force, until it is taken off `guards`."""
        self.guards.append(condition)
        self._kept_alive.append(condition)

    @contextmanager
    def inside(self, loop: Var) -> Iterator[None]:
        self.loops.append(loop)
        try:
            yield
        finally:
            self.loops.pop()

    def reads(self, expr: Expr) -> tuple[list[int], bool]:
        """The variables of an expression, by hash, and whether something is loaded in it."""
        known = self._reads.get(hash(expr))
        if known is None:
            found: list[int] = []
            loads: list[Expr] = []
            tvm_ffi.structural_walk(
                expr, [(Var, lambda var: found.append(hash(var))), (TensorLoad, loads.append)], order="post"
            )
            known = self._reads[hash(expr)] = expr, list(dict.fromkeys(found)), bool(loads)
        return known[1], known[2]

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
        points = _points(domain, [*watched, *(extent for _, extent, _ in accesses)], whole)
        for index, extent, lanes in accesses:
            value, size = points.of(index), points.of(extent)
            found = points.where((value < 0) | (value > size - lanes))
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


def _points(domain: Domain, exprs: Sequence[Expr], whole: bool) -> _Points:
    """The points of the variables that `exprs` and the guards in force depend on: those of the last access where they are the
    same, with the guards as far as they were evaluated for it. Raises Unknown."""
    sizes = {var: _size(domain, var) for var in _variables(domain, exprs)}
    standing = _standing(domain, sizes, exprs) if whole and prod(sizes.values()) > FEW else {}
    key = (*domain.state(), whole, *sizes, *(values.tobytes() for values in standing.values()))
    if domain.points is None or domain.points[0] != key:
        domain.points = None  # two of them need not be in memory at once
        domain.points = key, _Points(domain, sizes, standing, whole)
    points = domain.points[1]
    points.forget()
    return points


def _standing(domain: Domain, sizes: dict[int, int], exprs: Sequence[Expr]) -> dict[int, Array]:
    """Of variables whose ranges are numbers, the values, counted from the least, that stand for all in a comparison of the
    first of `exprs`, where they are fewer."""
    state = domain.state()
    if domain.conditions is None or domain.conditions[0] != state:
        conditions = Conditions(
            domain.guards, domain.values, domain.ranges, lambda var, values: _Values(domain, {var: values}).known_of
        )
        domain.conditions = state, conditions
    conditions, use = domain.conditions[1], Use()
    conditions.note(exprs[0], use, 1)
    for expr in exprs[1:]:
        conditions.note(expr, use)
    for var in sizes:
        for part in domain.ranges[var][1:]:
            conditions.note(part, use)
    found = {}
    for var, size in sizes.items():
        _, low, extent = domain.ranges[var]
        if 2 < size <= POINTS and isinstance(low, (int, tirx.IntImm)) and isinstance(extent, (int, tirx.IntImm)):
            kept = conditions.standing(var, int(low), size, use)
            if kept is not None:
                found[var] = kept - int(low)
    return found


def _variables(domain: Domain, exprs: Sequence[Expr]) -> list[int]:
    """The ranged variables that the expressions and the guards in force depend on, each behind those that its range depends on.
    Raises Unknown where an expression holds what is loaded."""
    order: list[int] = []
    visited: set[int] = set()

    def visit(expr: Expr | int, known: bool) -> None:
        if isinstance(expr, int) or type(expr) is tirx.IntImm:
            return
        found, loads = domain.reads(expr)
        if loads and known:
            raise Unknown
        for key in found:
            if key in visited:
                continue
            visited.add(key)
            if key in domain.values:
                visit(domain.values[key], known)
            elif key in domain.ranges:
                for part in domain.ranges[key][1:]:
                    visit(part, True)
                order.append(key)

    for expr in exprs:
        visit(expr, True)
    for guard in domain.guards:
        visit(guard, False)
    return order


def _size(domain: Domain, var: int) -> int:
    """How many values `var` can take at most."""
    extent = domain.ranges[var][2]
    if isinstance(extent, int):
        return extent
    if isinstance(extent, tirx.IntImm):
        return int(extent)
    analyzer = tvm.sym.Analyzer()
    for other, low, size in domain.ranges.values():
        if isinstance(size, (int, tirx.IntImm)) and isinstance(low, (int, tirx.IntImm)):
            analyzer.bind(other, tvm.ir.Range.from_min_extent(low, size), allow_override=True)
    bound = analyzer.const_int_bound(extent)
    if int(bound.max_value) > 1 << 40:
        raise Unknown
    return max(1, int(bound.max_value))


class _Values:
    """What expressions are at every point: `arrays` has the variables' values."""

    def __init__(self, domain: Domain, arrays: dict[int, Array]) -> None:
        self.domain, self.arrays = domain, arrays
        self._memo: dict[int, tuple[Expr, Array]] = {}

    def forget(self) -> None:
        """Lets go of all values but the variables'."""
        self._memo.clear()

    def known_of(self, expr: Expr) -> Array | None:
        """The expression's value at every point, or None where that is not known."""
        try:
            return self.of(expr)
        except Unknown:
            return None

    def of(self, expr: Expr | int) -> Array:
        """The expression's value at every point; raises Unknown."""
        if isinstance(expr, int):
            return np.array(expr, np.int64)
        if type(expr) is tirx.IntImm:
            return np.array(expr.value, np.int64)
        known = self._memo.get(hash(expr))
        if known is None:
            known = self._memo[hash(expr)] = expr, self._compute(expr)
        return known[1]

    def _compute(self, expr: Expr) -> Array:
        kind = type(expr)
        if kind is tirx.Add or kind is tirx.Sub:
            return self._sum(expr)
        function = _binary().get(kind)
        if function is not None:
            value: Array = function(self.of(expr.a), self.of(expr.b))
            return value
        if isinstance(expr, Var):
            if hash(expr) in self.arrays:
                return self.arrays[hash(expr)]
            if hash(expr) in self.domain.values:
                return self.of(self.domain.values[hash(expr)])
            raise Unknown
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

    def _sum(self, expr: Expr) -> Array:
        """A sum of several terms, those of few points added up first: of one that alternates between the parts of a block's and
        of a thread's number, each step would be over all points."""
        parts: dict[tuple[int, ...], Array] = {}
        waiting = [(expr, False)]
        while waiting:
            term, negative = waiting.pop()
            kind = type(term)
            if kind is tirx.Add or kind is tirx.Sub:
                waiting += [(term.b, negative != (kind is tirx.Sub)), (term.a, negative)]
                continue
            value = self.of(term)
            before = parts.get(value.shape)
            if before is None:
                parts[value.shape] = -value if negative else value
            else:
                parts[value.shape] = before - value if negative else before + value
        first, *rest = sorted(parts.values(), key=np.size)
        for part in rest:
            first = first + part
        return first

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


class _Points(_Values):
    """The points of a domain: all of them, or corners and random ones. A value is an array with an axis for each variable that
    it depends on (for some of the points: one for all), of size 1 for the others, and a last one for the lanes of vectors."""

    def __init__(self, domain: Domain, sizes: dict[int, int], standing: dict[int, Array], whole: bool) -> None:
        super().__init__(domain, {})
        self.known = True  # that every guard that was evaluated could be
        counts = {var: len(standing[var]) if var in standing else size for var, size in sizes.items()}
        self.complete = len(counts) <= AXES and prod(counts.values()) <= (WHOLE if whole else POINTS)
        if whole and not self.complete:
            raise Unknown
        self.arrays = _mesh(counts, standing) if self.complete else _some(sizes)
        self._masks: list[Array] = []  # where variables are in their ranges and the guards evaluated so far hold
        self._waiting = [part for guard in domain.guards for part in _conjuncts(guard)]
        self._waiting.reverse()
        for var in sizes:
            _, low, extent = domain.ranges[var]
            start = self.of(low)
            self.arrays[var] = self.arrays[var] + start
            self.forget()
            if not isinstance(extent, (int, tirx.IntImm)):
                self._masks.append(self.arrays[var] < start + self.of(extent))

    def _holding(self) -> Iterator[Array]:
        """Where variables are in their ranges and the guards hold, one after the other, each evaluated when it is asked for
        first: most accesses are inside by the first few. Those that cannot be evaluated are left out."""
        at = 0
        while at < len(self._masks) or self._waiting:
            if at == len(self._masks):
                try:
                    self._masks.append(np.asarray(self.of(self._waiting.pop())).astype(bool, copy=False))
                except Unknown:
                    self.known = False
                    continue
            yield self._masks[at]
            at += 1

    def where(self, outside: Array) -> Callable[[Array], int] | None:
        """What gives a value at the first point that is `outside` while all guards hold, or None."""
        hits = np.asarray(outside)
        masks = self._holding()
        while hits.any():
            holds = next(masks, None)
            if holds is None:
                break
            hits = hits & holds
        else:
            return None
        at = np.unravel_index(int(hits.argmax()), hits.shape)

        def value(array: Array) -> int:
            array = np.asarray(array)
            index = at[len(at) - array.ndim :]
            return int(array[tuple(min(i, size - 1) for i, size in zip(index, array.shape, strict=True))])

        return value

    def assignment(self, found: Callable[[Array], int]) -> str:
        return ", ".join(f"{self.domain.ranges[var][0].name} = {found(array)}" for var, array in self.arrays.items())


def _conjuncts(condition: Expr) -> Iterator[Expr]:
    """The conditions of which `condition` says that they hold together."""
    if type(condition) is tirx.And:
        yield from _conjuncts(condition.a)
        yield from _conjuncts(condition.b)
    elif isinstance(condition, Call) and str(getattr(condition.op, "name", "")).endswith(".likely"):
        yield from _conjuncts(condition.args[0])
    else:
        yield condition


def alike_in_warp(call: Call) -> Expr | None:
    """The value that a warp's threads get from one of them, where all of them have the same: the warp's number, x // 32."""
    if not str(getattr(call.op, "name", "")).endswith(".tvm_warp_shuffle"):
        return None
    value = call.args[1]  # behind the mask of threads
    by = value.b if isinstance(value, tirx.FloorDiv) else None
    return value if isinstance(by, tirx.IntImm) and int(by) % WARP == 0 and isinstance(value.a, Var) else None


def _mesh(counts: dict[int, int], standing: dict[int, Array]) -> dict[int, Array]:
    """All points, or those of the values that are `standing` for all: an array a variable, along its own axis."""
    return {
        var: standing.get(var, np.arange(count)).reshape(*(count if axis == n else 1 for axis in range(len(counts))), 1)
        for n, (var, count) in enumerate(counts.items())
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


def _not_0(divisor: Array) -> None:
    if not (divisor.all() if divisor.ndim else divisor):
        raise Unknown


@cache
def _binary() -> dict[type[Expr], Callable[[Array, Array], Array]]:
    def floor_divide(a: Array, b: Array) -> Array:
        _not_0(b)
        return np.floor_divide(a, b)

    def floor_mod(a: Array, b: Array) -> Array:
        _not_0(b)
        if np.ndim(b) or np.size(a) < MANY:
            return np.mod(a, b)
        rest: Array = a - np.floor_divide(a, b) * b  # NumPy divides by one number in vectors, but has no such remainder
        return rest

    def divide(a: Array, b: Array) -> Array:
        _not_0(b)
        return np.sign(a) * np.sign(b) * np.floor_divide(np.abs(a), np.abs(b))

    return {
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
