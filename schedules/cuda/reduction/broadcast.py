"""Reductions of what is computed of smaller tensors: sums and maxima over pairs, of which no input has as many elements.

    s[i] = Σ_j exp(a[i] + b[j] − m[i])          a' = log Σ_i exp(a[i] + t[i, j])          n = Σ_j [labels[j] ≠ −100]

What is reduced is computed as often as it is needed, out of inputs that the caches hold, so nothing is bound by memory: rows
that read along memory, or nothing that differs from row to row, are `row`'s kernels, several threads a row; those that read
neighbours of their neighbours' inputs are `strided`'s. Both come behind the rules of what memory bounds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tk.schedule.case import Case
from tk.schedule.rule import Rule, RuleModule, rule_of
from tk.schedules.cuda.codegen.kernel_builder import depends, flat_index
from tk.schedules.cuda.reduction import row, strided
from tk.schedules.cuda.reduction.cases import BROADCAST_COLUMNS, BROADCAST_ROWS
from tk.schedules.cuda.reduction.row_analysis import in_vectors, is_along
from tk.schedules.cuda.reduction.row_plan import Plan, Value, of_rows

__all__ = ["COLUMNS", "ROWS"]


def _rule(base: RuleModule, name: str, matches: Callable[[Plan], Any | None], cases: tuple[Case, ...]) -> Rule:
    """`base`'s kernels for the plans that `matches` takes: its knobs, its choice and its limits."""
    return replace(rule_of(base), name=name, version=1, match=of_rows(matches), cases=cases)


def _crosswise(plan: Plan) -> list[Value]:
    """Inputs that differ from row to row and are not read along memory."""
    differing = [read for read in plan.reads if depends(flat_index(read.buffer, read.indices), plan.row)]
    return [read for read in differing if not is_along(plan, read)]


def _columns(plan: Plan) -> strided.Match | None:
    crosswise = _crosswise(plan)
    return strided.match_reads(plan, crosswise) if crosswise and in_vectors(plan, crosswise, 2) else None


def _rows(plan: Plan) -> row.Match | None:
    return row.match_along(plan, [read for read in plan.reads if is_along(plan, read)])


COLUMNS = _rule(strided, "cuda.broadcast_columns", _columns, BROADCAST_COLUMNS)
ROWS = _rule(row, "cuda.broadcast_rows", _rows, BROADCAST_ROWS)
