"""Bounds of indices that are made of the digits of one number, as a kernel's threads get an element's place from theirs.

    if (b * 32 + t // 8) % 6 < 3: x[(b * 16 + t // 16) // 3 * 32 + (b * 256 + t) % 48 * 4]

An expression is a sum of atoms times numbers: variables, quotients and remainders of sums. Each has one spelling: with
n = b * 256 + t, the condition is n % 48 // 8 < 3, and the index n // 48 * 32 + n % 48 * 4. So the condition bounds the
remainder to 0 … 23, and the index is bounded by the bounds of its atoms. A condition on several atoms, as a padded
convolution's on a row, bounds them together wherever they stand together in an index. No point is looked at: what a proof
costs is its index's terms, and each condition is read once, however many of its kind a concatenation's kernel has.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import TYPE_CHECKING, Any, NamedTuple

from tvm import tirx
from tvm.ir import Call, Var
from tvm_ffi import StructuralKey

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.lowering.witness import Domain

__all__ = ["DigitBounds"]

MOST = 1 << 64  # what no index reaches: no bound
Terms = tuple[tuple["Atom", int], ...]  # sorted: the same sum is the same tuple
Bound = tuple[int, int]


class Atom(NamedTuple):
    """A variable (`kind` "", its hash as `by`), or a quotient ("/") or remainder ("%") of `terms` + `constant` by `by`."""

    kind: str
    by: int
    terms: tuple[tuple[Atom, int], ...] = ()
    constant: int = 0


class Sum(NamedTuple):
    """`terms` + `constant`."""

    terms: Terms
    constant: int


class DigitBounds:
    """Proofs about expressions over a function's `domain`, of which the guards in force are entered when a proof is sought."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self._version = domain.version
        self._sums: dict[StructuralKey, Sum | None] = {}
        self._said: dict[StructuralKey, list[tuple[Terms, Bound]]] = {}
        self._own: dict[Atom, Bound] = {}  # without conditions
        self._known: dict[Atom, Bound] = {}  # by the conditions that are entered,
        self._joint: dict[Terms, Bound] = {}  # and of several atoms together
        self._entered: list[list[tuple[Terms, Bound | None]]] = []  # a guard's: what was known before it

    def leave(self, depth: int) -> None:
        """No more than the outer `depth` guards are in force."""
        while len(self._entered) > depth:
            for terms, before in reversed(self._entered.pop()):
                self._set(terms, before)

    def within(self, index: Expr, size: int, lanes: int) -> bool:
        """Whether 0 ≤ index and index + lanes ≤ size wherever the guards hold."""
        if self._version != self.domain.version:
            self.leave(0)
            for each in (self._sums, self._said, self._own):
                each.clear()
            self._version = self.domain.version
        found = self._sum(index)
        if found is None:
            return False
        for guard in self.domain.guards[len(self._entered) :]:
            self._enter(guard)
        low, high = self._bound(found)
        return low >= 0 and high <= size - lanes

    # -- expressions

    def _sum(self, expr: Expr | int) -> Sum | None:
        """The expression as a sum of atoms; None where it holds anything else."""
        if isinstance(expr, int):
            return Sum((), expr)
        kind = type(expr)
        if kind is tirx.IntImm:
            return Sum((), expr.value)
        if kind is Var:
            return self._variable(expr)
        if kind is tirx.Add or kind is tirx.Sub:
            a, b = self._sum(expr.a), self._sum(expr.b)
            return None if a is None or b is None else _added(a, b, 1 if kind is tirx.Add else -1)
        if kind is tirx.Mul:
            a, b = self._sum(expr.a), self._sum(expr.b)
            if a is None or b is None or b.terms:
                return None
            return _added(Sum((), 0), a, b.constant)
        if kind is tirx.FloorDiv or kind is tirx.FloorMod:
            key = StructuralKey(expr)
            if key not in self._sums:
                self._sums[key] = self._divided(expr, kind is tirx.FloorMod)
            return self._sums[key]
        if kind is tirx.Cast and str(expr.ty.dtype) == "int64" and str(expr.value.ty.dtype) == "int32":
            return self._sum(expr.value)
        return None

    def _variable(self, var: Var) -> Sum | None:
        key = hash(var)
        if key in self.domain.values:
            return self._sum(self.domain.values[key])
        return Sum(((Atom("", key), 1),), 0) if key in self.domain.ranges else None

    def _divided(self, expr: Expr, remainder: bool) -> Sum | None:
        by = expr.b
        whole = self._sum(expr.a)
        if whole is None or type(by) is not tirx.IntImm or by.value < 1:
            return None
        return _remainder(whole, by.value) if remainder else _quotient(whole, by.value)

    # -- bounds

    def _bound(self, given: Sum) -> Bound:
        """The least and the greatest value that a sum may have."""
        own = self._apart(given.terms)
        if self._joint and len(given.terms) > 1:
            own = _narrower(own, self._together(given.terms))
        return given.constant + own[0], given.constant + own[1]

    def _apart(self, terms: Iterable[tuple[Atom, int]]) -> Bound:
        """Bounds of a sum by those of each of its terms."""
        low = high = 0
        for atom, factor in terms:
            least, greatest = self._of_atom(atom)
            if factor < 0:
                least, greatest = greatest, least
            low, high = low + factor * least, high + factor * greatest
        return low, high

    def _together(self, terms: Terms) -> Bound:
        """Bounds of a sum by conditions on several of its terms together, and of each term that none of them is about."""
        left, low, high = dict(terms), 0, 0
        for known, bound in self._joint.items():
            if (found := _matched(left, known, bound)) is not None:
                gone, least, greatest = found
                low, high = low + least, high + greatest
                for atom in gone:
                    del left[atom]
        least, greatest = self._apart(left.items())
        return low + least, high + greatest

    def _of_atom(self, atom: Atom) -> Bound:
        if atom.kind == "/":
            low, high = self._bound(Sum(atom.terms, atom.constant))
            return low // atom.by, high // atom.by
        own = self._own.get(atom)
        if own is None:
            own = (0, atom.by - 1) if atom.kind == "%" else self._range(atom)
        known = self._known.get(atom)
        return own if known is None else _narrower(own, known)

    def _range(self, variable: Atom) -> Bound:
        """Kept where its ends are numbers: others are narrower under a condition than behind it."""
        _, low, extent = self.domain.ranges[variable.by]
        first, count = self._sum(low), self._sum(extent)
        if first is None or count is None:
            return -MOST, MOST
        last = _added(first, count, 1)
        if first.terms or count.terms:
            return self._bound(first)[0], self._bound(last)[1] - 1
        own = self._own[variable] = first.constant, last.constant - 1
        return own

    # -- conditions

    def _enter(self, guard: Expr) -> None:
        key = StructuralKey(guard)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = list(self._bounds_of(guard, True))
        undo: list[tuple[Terms, Bound | None]] = []
        for terms, bound in said:
            before = self._known.get(terms[0][0]) if len(terms) == 1 else self._joint.get(terms)
            undo.append((terms, before))
            self._set(terms, _narrower(bound, self._apart(terms) if before is None else before))
        self._entered.append(undo)

    def _set(self, terms: Terms, bound: Bound | None) -> None:
        known: dict[Any, Bound] = self._known if len(terms) == 1 else self._joint
        key = terms[0][0] if len(terms) == 1 else terms
        if bound is None:
            del known[key]
        else:
            known[key] = bound

    def _bounds_of(self, condition: Expr, holds: bool) -> Iterable[tuple[Terms, Bound]]:
        """What a condition says of sums, where it `holds` or where it does not."""
        kind = type(condition)
        if kind is tirx.Not:
            yield from self._bounds_of(condition.a, not holds)
        elif kind is (tirx.And if holds else tirx.Or):
            yield from self._bounds_of(condition.a, holds)
            yield from self._bounds_of(condition.b, holds)
        elif kind is Call:
            if str(getattr(condition.op, "name", "")).endswith(".likely"):
                yield from self._bounds_of(condition.args[0], holds)
        elif kind in (tirx.LT, tirx.LE, tirx.GT, tirx.GE) or (kind is tirx.EQ and holds):
            a, b = self._sum(condition.a), self._sum(condition.b)
            if a is None or b is None:
                return
            if kind in (tirx.GT, tirx.GE):
                a, b = b, a
            strict = kind in (tirx.LT, tirx.GT)
            if not holds:
                a, b, strict = b, a, not strict
            yield from _at_most(_added(a, b, -1), -int(strict))
            if kind is tirx.EQ:
                yield from _at_most(_added(b, a, -1), 0)


def _narrower(a: Bound, b: Bound) -> Bound:
    return max(a[0], b[0]), min(a[1], b[1])


def _matched(left: dict[Atom, int], known: Terms, bound: Bound) -> tuple[list[Atom], int, int] | None:
    """The atoms of a sum that make a multiple of what is `known`, or of its quotient, and that multiple's bounds: of
    8 * x + t // 32 what is known of 256 * x + t."""
    parts = dict(known)
    atom, n = known[0]
    if atom in left and left[atom] % n == 0:
        factor = left[atom] // n
        if all(left.get(other) == factor * m for other, m in known):
            return list(parts), *_scaled(bound, factor)
    for quotient, factor in left.items():
        if quotient.kind != "/" or quotient in parts:
            continue
        first, n = quotient.terms[0]
        times = n // parts[first] if first in parts else 0
        if not times or any(parts.get(other, 0) * times != m for other, m in quotient.terms):
            continue
        inside = dict(quotient.terms)
        outside = {other: m * times for other, m in known if other not in inside}
        if outside and all(m % quotient.by == 0 and left.get(o) == factor * m // quotient.by for o, m in outside.items()):
            low, high = ((end + quotient.constant) // quotient.by for end in _scaled(bound, times))
            return [quotient, *outside], *_scaled((low, high), factor)
    return None


def _scaled(bound: Bound, factor: int) -> Bound:
    low, high = bound[0] * factor, bound[1] * factor
    return (low, high) if factor > 0 else (high, low)


def _added(a: Sum, b: Sum, factor: int) -> Sum:
    """a + factor · b."""
    constant = a.constant + factor * b.constant
    if not b.terms or not factor:
        return Sum(a.terms, constant)
    total = dict(a.terms)
    for atom, n in b.terms:
        total[atom] = total.get(atom, 0) + factor * n
    return Sum(_ordered(total.items()), constant)


def _ordered(terms: Iterable[tuple[Atom, int]]) -> Terms:
    return tuple(sorted((atom, n) for atom, n in terms if n))


def _unnested(whole: Sum, by: int) -> tuple[Sum, int, int]:
    """A sum s and numbers n and d: the whole is s // n, and whole // by is s // d. Of x + y // n, s is n · x + y, as long as
    there is one such quotient."""
    inner = [atom for atom, n in whole.terms if n == 1 and atom.kind == "/"]
    if len(inner) != 1:
        return whole, 1, by
    (atom,) = inner
    rest = Sum(tuple(term for term in whole.terms if term[0] != atom), whole.constant)
    made, n, d = _unnested(_added(Sum(atom.terms, atom.constant), rest, atom.by), by * atom.by)
    return made, n * atom.by, d


def _quotient(whole: Sum, by: int) -> Sum:
    made, _, by = _unnested(whole, by)
    if by == 1:
        return made
    parts = _ordered((atom, n // by) for atom, n in made.terms if n % by == 0)
    left = tuple((atom, n) for atom, n in made.terms if n % by)
    outside, inside = divmod(made.constant, by)
    if not left:
        return Sum(parts, outside)
    return _added(Sum(parts, outside), Sum(((Atom("/", by, left, inside), 1),), 0), 1)


def _remainder(whole: Sum, by: int) -> Sum:
    """s % (n · by) // n, where the whole is s // n."""
    made, n, _ = _unnested(whole, by)
    left = _ordered((atom, factor % (n * by)) for atom, factor in made.terms)
    inside = made.constant % (n * by)
    found = Sum(((Atom("%", n * by, left, inside), 1),), 0) if left else Sum((), inside)
    return _quotient(found, n) if n > 1 else found


def _at_most(given: Sum, most: int) -> Iterable[tuple[Terms, Bound]]:
    """What `given` ≤ `most` says of its terms, without a common factor; where one is a quotient, of what is divided."""
    terms, limit, above = given.terms, most - given.constant, False  # limit is the least value where it is not the greatest
    while terms:
        common = gcd(*(n for _, n in terms)) * (1 if terms[0][1] > 0 else -1)
        if common < 0:
            limit, above = -limit, not above
        limit = -(-limit // abs(common)) if above else limit // abs(common)
        terms = tuple((atom, n // common) for atom, n in terms)
        sign = next((n for atom, n in terms if abs(n) == 1 and atom.kind == "/"), 0)
        made, n, _ = _unnested(Sum(tuple((atom, m * sign) for atom, m in terms), 0), 1)
        if n == 1:
            yield terms, (limit, MOST) if above else (-MOST, limit)
            return
        if sign < 0:
            limit, above = -limit, not above
        limit = (limit * n if above else limit * n + n - 1) - made.constant
        terms = made.terms
