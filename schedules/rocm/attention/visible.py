"""Which columns rows see, where a mask bounds them: a lane's row, and a block's, which lie one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import tvm
from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention, uses
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.rocm.mfma import integer, wide

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Range", "ScoreRow", "seen_by_block", "seen_by_row"]

Load = Callable[[Any, Callable[[Any], Any]], Any]


@dataclass(frozen=True, eq=False)
class ScoreRow:
    """The values of an attention's first axes, int64."""

    batch: Expr
    head: Expr
    row: Expr

    def axis(self, attention: Attention, column: Expr | None = None) -> Callable[[Any], Any]:
        """What each variable of the scores' axes is at `column`."""
        values = (self.batch, self.head, self.row, column)
        return lambda var: next((v for v, own in zip(values, attention.axes, strict=True) if var.same_as(own)), var)


@dataclass(frozen=True, eq=False)
class Range:
    """Columns from `first` to one before `end`."""

    first: Expr
    end: Expr


def _bounds(a: Attention) -> tuple[list[Any], list[Any]]:
    """The last columns and the first ones that a row sees, as expressions of the scores' axes."""
    upper, lower = (list(a.bounds.upper), list(a.bounds.lower)) if a.bounds else ([], [])
    return upper + ([a.axes[2] + wide(a.shift)] if a.facts.causal else []), lower


def seen_by_row(a: Attention, row: ScoreRow, load: Load) -> Range:
    """What the row at `row` sees, in int64 and in the matrix; `load` reads a tensor where the axes have these values."""
    axis, columns = row.axis(a), wide(a.k.rows)
    upper, lower = _bounds(a)
    return Range(
        _least(tirx.max, integer(0), [tirx.min(_at(bound, axis, load), columns) for bound in lower]),
        _least(tirx.min, columns, [tirx.max(_at(bound, axis, load) + 1, integer(0)) for bound in upper]),
    )


def seen_by_block(a: Attention, first: ScoreRow, last: ScoreRow, load: Load) -> tuple[Range, Range]:
    """(what any, what every row from `first` to `last` sees, or less of it), in int64 and in the matrix. A bound that
    neither rises with the row nor is the same for all says nothing."""
    columns, none = wide(a.k.rows), integer(0)
    upper, lower = _bounds(a)

    def row_at(bound: Expr, high: bool) -> ScoreRow | None:
        """Where among the rows a bound is the highest, or the lowest."""
        row = a.axes[2]
        if not uses(bound, row):
            return first
        rises = not uses(tvm.sym.Analyzer().simplify(bound - row), row)
        return (last if high else first) if rises else None

    def each(bounds: Sequence[Expr], high: bool, otherwise: Expr, step: int) -> list[Any]:
        found = []
        for bound in bounds:
            at = row_at(bound, high)
            value = otherwise if at is None else _at(bound, at.axis(a), load) + step
            found.append(tirx.max(tirx.min(value, columns), none))
        return found

    some = Range(_least(tirx.max, none, each(lower, False, none, 0)), _least(tirx.min, columns, each(upper, True, columns, 1)))
    every = Range(_least(tirx.max, none, each(lower, True, columns, 0)), _least(tirx.min, columns, each(upper, False, none, 1)))
    return some, every


def _at(bound: Expr, axis: Callable[[Any], Any], load: Load) -> Expr:
    return wide(rebuild(bound, axis, lambda item: load(item, axis)))


def _least(combine: Any, start: Expr, values: Sequence[Expr]) -> Expr:
    for value in values:
        start = combine(start, value)
    return start
