"""Bounds of indices among symbolic sizes, where TVM's analyzer, which knows numbers and linear terms, has no answer.

    for i in range(2 * s): for k in range(min(s // 16 + 1, s // 16)): x[i * s + k * 16 + lane]      of 2 * s * s elements

An expression is a polynomial with integer coefficients, whose atoms are sizes, loop variables counted from their first value,
quotients, minima, maxima and selections. "At least 0" is proved by taking the atoms away one by one, from those that are made
of others to the sizes that are left: where an atom's factor is negative its upper bound stands for it, else its lower one. What
conditions in force say, and that loops around the access run at all, is subtracted, some times over, where it cancels a term.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Var

from tk.lowering.witness import Domain, alike_in_warp

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Bounds"]

Monomial = tuple[int, ...]
Polynomial = dict[Monomial, int]
ONE: Monomial = ()
STEPS = 200  # of a proof
FACTS = 3  # that one proof takes at most


class NoPolynomialError(Exception):
    """An expression holds what is no polynomial of sizes and loop variables."""


@dataclass(frozen=True)
class _Atom:
    """`kind`: a "size", a "loop" variable, a quotient "div" of parts[0] by the term parts[1], "min", "max", or a
    "select" of parts[0] under `condition` and parts[1] otherwise. `rank` is above those of its parts; `positive`: ≥ 0."""

    kind: str
    parts: tuple[Polynomial, ...] = ()
    rank: int = 0
    positive: bool = True
    condition: Expr | None = None


class Bounds:
    """Proofs about expressions over a function's `domain`. `sizes`: the free variables that are extents of buffers."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain
        self.sizes: set[int] = set()
        self._atoms: list[_Atom] = []
        self._numbers: dict[object, int] = {}
        self._polynomials: dict[int, tuple[Expr, Polynomial]] = {}
        self._steps = 0
        self._version = domain.version

    def note_sizes(self, extents: Iterable[Expr | int]) -> None:
        """The free variables of a buffer's extents are sizes: not below 0."""
        waiting = [extent for extent in extents if not isinstance(extent, (int, tirx.IntImm))]
        while waiting:
            found: list[Var] = []
            tvm_ffi.structural_walk(waiting.pop(), [(Var, found.append)], order="post")
            for var in found:
                if hash(var) in self.domain.values:
                    waiting.append(self.domain.values[hash(var)])
                elif hash(var) not in self.domain.ranges:
                    self.sizes.add(hash(var))

    def within(self, index: Expr, extent: Expr, lanes: int) -> bool:
        """Whether 0 ≤ index and index + lanes ≤ extent, where the guards hold and the loops in force run."""
        if self._version != self.domain.version:
            self._polynomials.clear()
            self._version = self.domain.version
        self.note_sizes([extent])
        try:
            low, size = self._of(index), self._of(extent)
            facts = self._facts()
            room = _sum(size, _scaled(low, -1), {ONE: -lanes})
            return self._proved(low, facts) and self._proved(room, facts)
        except (NoPolynomialError, RecursionError):
            return False

    def _proved(self, given: Polynomial, facts: Sequence[Polynomial]) -> bool:
        self._steps = STEPS
        return any(self._holds(given, facts, most) for most in range(FACTS + 1))

    # -- expressions

    def _of(self, expr: Expr | int) -> Polynomial:
        if isinstance(expr, int):
            return _constant(expr)
        known = self._polynomials.get(hash(expr))
        if known is None:
            known = self._polynomials[hash(expr)] = expr, self._made(expr)
        return known[1]

    def _made(self, expr: Expr) -> Polynomial:
        if isinstance(expr, tirx.IntImm):
            return _constant(int(expr))
        if isinstance(expr, Var):
            return self._variable(expr)
        if isinstance(expr, tirx.Cast):
            return self._cast(expr)
        if isinstance(expr, (tirx.Add, tirx.Sub)):
            return _sum(self._of(expr.a), _scaled(self._of(expr.b), 1 if isinstance(expr, tirx.Add) else -1))
        if isinstance(expr, tirx.Mul):
            return _product(self._of(expr.a), self._of(expr.b))
        if isinstance(expr, (tirx.FloorDiv, tirx.FloorMod, tirx.Div, tirx.Mod)):
            return self._divided(expr)
        if isinstance(expr, (tirx.Min, tirx.Max)):
            a, b = self._of(expr.a), self._of(expr.b)
            signs = [self._not_below_0(each) for each in (a, b)]
            kind = "min" if isinstance(expr, tirx.Min) else "max"
            return self._atom(kind, (a, b), all(signs) if kind == "min" else any(signs))
        if isinstance(expr, Call) and (alike := alike_in_warp(expr)) is not None:
            return self._of(alike)
        parts = _chosen(expr)
        if parts is None:
            raise NoPolynomialError
        a, b = self._of(parts[1]), self._of(parts[2])
        return self._atom("select", (a, b), self._not_below_0(a) and self._not_below_0(b), parts[0])

    def _variable(self, var: Var) -> Polynomial:
        key = hash(var)
        if key in self.domain.values:
            return self._of(self.domain.values[key])
        if key in self.domain.ranges:
            _, low, extent = self.domain.ranges[key]
            first, count = self._of(low), self._of(extent)
            return _sum(first, self._atom("loop", (count,), True, name=key))
        if key not in self.sizes:
            raise NoPolynomialError
        return self._atom("size", (), True, name=key)

    def _cast(self, expr: tirx.Cast) -> Polynomial:
        """A wider integer is the same number."""
        wide, narrow = (str(each.ty.dtype) for each in (expr, expr.value))
        if not (narrow.startswith(("int", "uint")) and wide == "int64" and "x" not in narrow):
            raise NoPolynomialError
        return self._of(expr.value)

    def _divided(self, expr: Expr) -> Polynomial:
        """Quotients are atoms, and a remainder what they leave; those that round to 0, of what is not below it."""
        whole, by = self._of(expr.a), self._of(expr.b)
        positive = self._proved(whole, ())
        if len(by) != 1 or (isinstance(expr, (tirx.Div, tirx.Mod)) and not positive):
            raise NoPolynomialError
        ((monomial, number),) = by.items()
        if number < 1 or not self._not_below_0({monomial: 1}):
            raise NoPolynomialError
        quotient = self._atom("div", (whole, by), positive)
        if isinstance(expr, (tirx.FloorDiv, tirx.Div)):
            return quotient
        return _sum(whole, _scaled(_product(quotient, by), -1))

    def _atom(
        self, kind: str, parts: tuple[Polynomial, ...], positive: bool, condition: Expr | None = None, name: int = 0
    ) -> Polynomial:
        key = (kind, name, tuple(_key(part) for part in parts), 0 if condition is None else hash(condition))
        if key not in self._numbers:
            inner = [self._atoms[atom].rank for part in parts for monomial in part for atom in monomial]
            self._numbers[key] = len(self._atoms)
            self._atoms.append(_Atom(kind, parts, 0 if kind == "size" else 1 + max(inner, default=0), positive, condition))
        return {(self._numbers[key],): 1}

    # -- what is known

    def _facts(self) -> list[Polynomial]:
        """Polynomials that are at least 0: of the guards, and each loop's number of turns, less one."""
        found: list[Polynomial] = []
        for guard in self.domain.guards:
            found += self._said(guard, True)
        for loop in self.domain.loops:
            try:
                turns = self._of(self.domain.ranges[hash(loop)][2])
            except NoPolynomialError:
                continue
            if any(monomial != ONE for monomial in turns):
                found.append(_sum(turns, {ONE: -1}))
        return found

    def _said(self, condition: Expr, holds: bool) -> list[Polynomial]:
        """The inequalities that a condition says where it `holds`, or where it does not."""
        if isinstance(condition, tirx.Not):
            return self._said(condition.a, not holds)
        if isinstance(condition, Call) and str(getattr(condition.op, "name", "")).endswith(".likely"):
            return self._said(condition.args[0], holds)
        if isinstance(condition, tirx.And if holds else tirx.Or):
            return [*self._said(condition.a, holds), *self._said(condition.b, holds)]
        try:
            if isinstance(condition, (tirx.LT, tirx.LE, tirx.GT, tirx.GE, tirx.EQ)):
                return list(self._compared(condition, holds))
        except NoPolynomialError:
            pass
        return []

    def _compared(self, condition: Expr, holds: bool) -> Iterator[Polynomial]:
        a, b = self._of(condition.a), self._of(condition.b)
        if isinstance(condition, tirx.EQ):
            if holds:
                yield from (_sum(a, _scaled(b, -1)), _sum(b, _scaled(a, -1)))
            return
        if isinstance(condition, (tirx.GT, tirx.GE)):
            a, b = b, a
        strict = isinstance(condition, (tirx.LT, tirx.GT))
        if not holds:
            a, b, strict = b, a, not strict
        yield _sum(b, _scaled(a, -1), {ONE: -int(strict)})

    def _not_below_0(self, given: Polynomial) -> bool:
        """Whether no term can be: a proof in one step."""
        return all(n >= 0 and all(self._atoms[atom].positive for atom in monomial) for monomial, n in given.items())

    # -- proofs

    def _holds(self, given: Polynomial, facts: Sequence[Polynomial], most: int) -> bool:
        """Whether `given` is at least 0, by at most so many facts."""
        if self._not_below_0(given):
            return True
        self._steps -= 1
        if self._steps < 0:
            return False
        for at, fact in enumerate(facts if most else ()):
            rest = [*facts[:at], *facts[at + 1 :]]
            if any(self._holds(_sum(given, _scaled(each, -1)), rest, most - 1) for each in self._times(fact, given)):
                return True
        return self._reduced(given, facts, most)

    def _times(self, fact: Polynomial, given: Polynomial) -> Iterable[Polynomial]:
        """`fact`, some times over, so that a term of `given` is gone."""
        made: dict[object, Polynomial] = {}
        for monomial, n in fact.items():
            for other, have in given.items():
                rest = _without(other, monomial)
                if rest is None or n * have <= 0 or not self._not_below_0({rest: 1}):
                    continue
                times = have // n if n > 0 else -(-have // n)
                if times > 0:
                    made[rest, times] = _product(fact, {rest: times})
        return made.values()

    def _reduced(self, given: Polynomial, facts: Sequence[Polynomial], most: int) -> bool:
        """As `_holds`, of `given` without its atom of the highest rank."""
        atoms = {atom for monomial in given for atom in monomial}
        for atom in sorted(atoms, key=lambda each: (-self._atoms[each].rank, -each)):
            made = self._atoms[atom]
            if made.kind == "size":
                break
            linear = all(monomial.count(atom) <= 1 for monomial in given)
            factor = {_without(monomial, (atom,)) or ONE: n for monomial, n in given.items() if atom in monomial}
            rest = {monomial: n for monomial, n in given.items() if atom not in monomial}
            up = self._not_below_0(factor)
            signed = up or made.kind == "select" or self._not_below_0(_scaled(factor, -1))
            if not (linear and signed):
                continue
            return self._without_atom(made, factor, rest, up, facts, most)
        return False

    def _without_atom(
        self, atom: _Atom, factor: Polynomial, rest: Polynomial, up: bool, facts: Sequence[Polynomial], most: int
    ) -> bool:
        """Whether factor · atom + rest is at least 0; `up`: the factor is not below 0."""

        def at(value: Polynomial, more: Sequence[Polynomial] = ()) -> bool:
            return self._holds(_sum(_product(factor, value), rest), [*facts, *more], most)

        if atom.kind == "loop":
            return at({}) if up else at(_sum(atom.parts[0], {ONE: -1}))
        if atom.kind == "div":
            return self._without_quotient(atom, factor, rest, up, facts, most)
        a, b = atom.parts
        if atom.kind == "select":
            assert atom.condition is not None
            return at(a, self._said(atom.condition, True)) and at(b, self._said(atom.condition, False))
        either = (atom.kind == "min") != up  # one of the two parts bounds it, or both have to do
        return (at(a) or at(b)) if either else (at(a) and at(b))

    def _without_quotient(
        self, atom: _Atom, factor: Polynomial, rest: Polynomial, up: bool, facts: Sequence[Polynomial], most: int
    ) -> bool:
        """by · q is at most the whole, and at least the whole less by − 1; q itself at least 0 where the whole is."""
        whole, by = atom.parts
        ((divisor, number),) = by.items()
        least = _sum(whole, _scaled(by, -1), {ONE: 1}) if up else whole
        shortened = {_without(monomial, divisor): n for monomial, n in factor.items()}
        if None not in shortened:  # each term has the divisor, or this is a number by which all is multiplied
            pieces = {monomial: n for monomial, n in shortened.items() if monomial is not None}
            if self._holds(_sum(_product(pieces, least), _scaled(rest, number)), facts, most):
                return True
        return up and atom.positive and self._holds(rest, facts, most)


def _chosen(expr: Expr) -> Sequence[Expr] | None:
    """(condition, value, value otherwise) of a selection."""
    if isinstance(expr, tirx.Select):
        return expr.condition, expr.true_value, expr.false_value
    if isinstance(expr, Call) and str(getattr(expr.op, "name", "")).endswith(".if_then_else"):
        return tuple(expr.args)
    return None


def _constant(number: int) -> Polynomial:
    return {ONE: number} if number else {}


def _key(given: Polynomial) -> tuple[tuple[Monomial, int], ...]:
    return tuple(sorted(given.items()))


def _scaled(given: Polynomial, by: int) -> Polynomial:
    return {monomial: n * by for monomial, n in given.items()} if by else {}


def _sum(*parts: Polynomial) -> Polynomial:
    total: Polynomial = {}
    for part in parts:
        for monomial, n in part.items():
            total[monomial] = total.get(monomial, 0) + n
    return {monomial: n for monomial, n in total.items() if n}


def _product(a: Polynomial, b: Polynomial) -> Polynomial:
    total: Polynomial = {}
    for left, n in a.items():
        for right, m in b.items():
            monomial = tuple(sorted(left + right))
            total[monomial] = total.get(monomial, 0) + n * m
    return {monomial: n for monomial, n in total.items() if n}


@cache
def _without(monomial: Monomial, part: Monomial) -> Monomial | None:
    """`monomial` divided by `part`; None where it does not have it."""
    left = list(monomial)
    for atom in part:
        if atom not in left:
            return None
        left.remove(atom)
    return tuple(left)
