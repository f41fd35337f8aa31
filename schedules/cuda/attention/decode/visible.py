"""What all rows of a block have in common: the columns that any of them sees, and the tables of their pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.attention.decode.plan import Plan
from tk.schedules.cuda.attention.problem import Pages, same_pages
from tk.schedules.cuda.attention.visible import seen_by_row, valued
from tk.schedules.cuda.matmul.output import let

__all__ = ["in_batch", "page_tables", "seen_by_all"]


def in_batch(plan: Plan, batch: Any, other: tuple[Any, Any]) -> Callable[[Any], Any]:
    """What gives the value of an expression of the batch's axis and of one other variable, `other` being it and its value."""
    return valued([(plan.attention.axes[0], batch), other])


def page_tables(plan: Plan) -> list[Pages]:
    """What tells the pages of the keys, and those of the values where that is something else."""
    keys, values = plan.attention.k.pages, plan.attention.v.pages
    if keys is None or values is None:
        return []
    return [keys] if same_pages(keys, values) else [keys, values]


def seen_by_all(plan: Plan, batch: Expr, kv_head: Expr) -> tuple[Expr, Expr]:
    """(first column, one past the last) that any of a block's rows sees."""
    a, head = plan.attention, kv_head * plan.facts.group
    if not a.bounds:  # a causal mask ends with the last row
        first, end = seen_by_row(a, batch, head, T.int32(plan.rows - 1))
        return first, let("end", end)
    if plan.rows == 1:
        first, end = seen_by_row(a, batch, head, T.int32(0))
        return let("start", first), let("end", end)
    both = T.alloc_local((2,), "int32")
    T.buffer_store(both, T.int32(0) + plan.columns, [0])
    T.buffer_store(both, T.int32(0), [1])
    with T.serial(plan.rows) as row:
        first, end = seen_by_row(a, batch, head, row)
        T.buffer_store(both, T.min(both[0], first), [0])
        T.buffer_store(both, T.max(both[1], end), [1])
    return let("start", both[0]), let("end", both[1])
