"""Reductions of what is computed of smaller tensors: sums and maxima over pairs, of which no input has as many elements.

    s[i] = Σ_j exp(a[i] + b[j] − m[i])          a' = log Σ_i exp(a[i] + t[i, j])          n = Σ_j [labels[j] ≠ −100]

What is reduced is computed as often as it is needed, out of inputs that the caches hold, so nothing is bound by memory: rows
that read along memory, or nothing that differs from row to row, are `row`'s kernels, several threads a row; those that read
neighbours of their neighbours' inputs are `strided`'s. Both come behind the rules of what memory bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from tvm.tirx import PrimFunc

from tk.schedule.case import Case
from tk.schedules.cuda.codegen.kernel_builder import depends, flat_index
from tk.schedules.cuda.reduction import row, strided
from tk.schedules.cuda.reduction.broadcast_cases import COLUMN_CASES, ROW_CASES
from tk.schedules.cuda.reduction.row_analysis import in_vectors, is_along
from tk.schedules.cuda.reduction.row_plan import Plan, Value, readable_rows
from tk.target import Target

__all__ = ["COLUMNS", "ROWS"]


@dataclass(frozen=True)
class BroadcastRule:
    """`base`'s kernels for the plans that `matches` takes: its knobs, its choice and its limits."""

    NAME: str
    base: ModuleType
    matches: Callable[[Plan], Any | None]
    CASES: tuple[Case, ...]
    VERSION: int = 1

    @property
    def Config(self) -> type[Any]:  # noqa: N802 - a rule's name for it
        config: type[Any] = self.base.Config
        return config

    def match(self, func: PrimFunc, target: Target) -> Any | None:
        """`base`'s match of a function of rows, None of others."""
        plan = readable_rows(func)
        return None if plan is None else self.matches(plan)

    def space(self, match: Any, target: Target) -> Mapping[str, Sequence[int]]:
        """As `base`'s."""
        found: Mapping[str, Sequence[int]] = self.base.space(match, target)
        return found

    def legal(self, match: Any, config: Any, target: Target) -> Sequence[str]:
        """As `base`'s."""
        found: Sequence[str] = self.base.legal(match, config, target)
        return found

    def default(self, match: Any, target: Target) -> Any:
        """As `base`'s."""
        return self.base.default(match, target)

    def lower(self, func: PrimFunc, match: Any, config: Any, target: Target) -> PrimFunc:
        """As `base`'s."""
        return self.base.lower(func, match, config, target)


def _crosswise(plan: Plan) -> list[Value]:
    """Inputs that differ from row to row and are not read along memory."""
    differing = [read for read in plan.reads if depends(flat_index(read.buffer, read.indices), plan.row)]
    return [read for read in differing if not is_along(plan, read)]


def _columns(plan: Plan) -> strided.Match | None:
    crosswise = _crosswise(plan)
    return strided.match_reads(plan, crosswise) if crosswise and in_vectors(plan, crosswise, 2) else None


def _rows(plan: Plan) -> row.Match | None:
    return row.match_along(plan, [read for read in plan.reads if is_along(plan, read)])


COLUMNS = BroadcastRule("cuda.broadcast_columns", strided, _columns, COLUMN_CASES)
ROWS = BroadcastRule("cuda.broadcast_rows", row, _rows, ROW_CASES)
