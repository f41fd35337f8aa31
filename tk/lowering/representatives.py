"""Values of variables that stand for all others where an index is compared with its ends.

    for i in range(36): if 1 <= i // 12 + y: x[i // 12 * 3584 + i % 12 * 16 + y * 2048]

The condition sees i // 12 alone. Of the i with the same i // 12 the index is least for one and greatest for another, whatever
y is: if it is inside for these two, it is for all between them. So 6 of 36 values are enough, and of a padded convolution's
millions of points some thousands.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from tvm import tirx
from tvm.ir import Var

from tk.aliases import Array
from tk.lowering.operands import operands

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Conditions", "Use"]

MOST = 1 << 60  # what tells a variable's values apart, as one number
Evaluate = Callable[["Expr"], Array | None]


class Use:
    """By variable, what depends on it alone: what has to stay as it is, and what is added to the index, some times over."""

    def __init__(self) -> None:
        self.seen: dict[int, list[Expr]] = defaultdict(list)
        self.terms: dict[int, list[tuple[Expr, int]]] = defaultdict(list)


class Conditions:
    """Conditions in force, by which a variable's values are distinguished. `values` are the definitions of names, `ranged` the
    other variables; `evaluate` makes what gives an expression for some values of a variable, or None where it is not known
    before the kernel runs: nor is then the condition that it is part of."""

    def __init__(
        self,
        conditions: Iterable[Expr],
        values: Mapping[int, Expr],
        ranged: Container[int],
        evaluate: Callable[[int, Array], Evaluate],
    ) -> None:
        self._values, self._ranged, self._evaluate = values, ranged, evaluate
        self._of: dict[int, frozenset[int]] = {}
        self._classes: dict[int, tuple[Array, Evaluate, Array | None, int]] = {}
        self._own = Use()
        for condition in conditions:
            self.note(condition, self._own)

    def note(self, expr: Expr | int, use: Use, factor: int = 0) -> None:
        """`expr` matters; with a `factor` it is so many times in the index, of which only the least and the greatest do."""
        if isinstance(expr, int) or not (own := self._variables(expr)):
            return
        kind = type(expr)
        if len(own) == 1:
            (var,) = own
            if factor:
                use.terms[var].append((expr, factor))
            else:
                use.seen[var].append(expr)
        elif kind is Var:
            self.note(self._values[hash(expr)], use, factor)
        elif kind is tirx.Add or kind is tirx.Sub:
            self.note(expr.a, use, factor)
            self.note(expr.b, use, factor if kind is tirx.Add else -factor)
        elif kind is tirx.Cast:
            self.note(expr.value, use, factor)
        elif kind is tirx.Mul and isinstance(expr.b, tirx.IntImm):
            self.note(expr.a, use, factor * int(expr.b))
        else:
            for part in operands(expr):
                self.note(part, use)

    def standing(self, var: int, low: int, size: int, use: Use) -> Array | None:
        """The values of a variable in [low, low + size) that stand for all in an index of which it has this use; None: all."""
        if var not in self._classes:
            values = np.arange(low, low + size)[:, None]
            evaluate = self._evaluate(var, values)
            self._classes[var] = values, evaluate, *_distinguished(np.zeros(size, np.int64), 1, self._own.seen[var], evaluate)
        values, evaluate, seen, span = self._classes[var]
        if seen is not None:
            seen, _ = _distinguished(seen, span, use.seen[var], evaluate)
        if seen is None:
            return None
        total = np.zeros(size, np.int64)
        for expr, factor in use.terms[var]:
            term = _column(evaluate(expr), size)
            if term is None:
                return None
            total = total + term * factor
        order = np.lexsort((total, seen))
        alike = seen[order]
        begins = np.concatenate([[True], alike[1:] != alike[:-1]])
        ends = np.concatenate([begins[1:], [True]])
        kept = order[begins | ends]
        kept.sort()
        return values[kept, 0] if len(kept) < size else None

    def _variables(self, expr: Expr) -> frozenset[int]:
        """The ranged variables that an expression depends on."""
        key = hash(expr)
        found = self._of.get(key)
        if found is None:
            if type(expr) is Var:
                found = frozenset([key]) if key in self._ranged else frozenset()
                if key in self._values:
                    found = self._variables(self._values[key])
            else:
                found = frozenset[int]().union(*map(self._variables, operands(expr)))
            self._of[key] = found
        return found


def _distinguished(seen: Array, span: int, exprs: Sequence[Expr], evaluate: Evaluate) -> tuple[Array | None, int]:
    """`seen`, numbers below `span` that differ where a variable's values are distinguished, by these expressions too; None
    where they are too many."""
    for expr in exprs:
        if (value := evaluate(expr)) is None:
            continue
        if (found := _column(value, len(seen))) is None:
            return None, span
        least = int(found.min())
        width = int(found.max()) - least + 1
        span *= width
        if span > MOST:
            return None, span
        seen = seen * width + (found - least)
    return seen, span


def _column(value: Array | None, size: int) -> Array | None:
    """One number for each of a variable's values; None where that is not what `value` is, as of a vector."""
    return None if value is None or np.size(value) != size else np.asarray(value).astype(np.int64).reshape(-1)
