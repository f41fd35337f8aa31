"""What depends on a row alone: which columns it sees where a mask bounds them, and so all rows of a block; and its sink."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.attention.decode.plan import Plan, let
from tk.schedules.cuda.attention.online_softmax import narrow
from tk.schedules.cuda.attention.problem import Pages, same_pages
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.cuda.matmul.output import element

__all__ = ["at_row", "in_batch", "page_tables", "seen_by_all", "seen_by_row"]


def at_row(plan: Plan, batch: Any, head: Any, row: Any) -> Callable[[Any], Any]:
    """What gives the value of an expression of the scores' axes at `row` of query head `head`."""
    return _valued(list(zip(plan.attention.axes, (batch, head, row), strict=False)))


def in_batch(plan: Plan, batch: Any, other: tuple[Any, Any]) -> Callable[[Any], Any]:
    """What gives the value of an expression of the batch's axis and of one other variable, `other` being it and its value."""
    return _valued([(plan.attention.axes[0], batch), other])


def page_tables(plan: Plan) -> list[Pages]:
    """What tells the pages of the keys, and those of the values where that is something else."""
    keys, values = plan.attention.k.pages, plan.attention.v.pages
    if keys is None or values is None:
        return []
    return [keys] if same_pages(keys, values) else [keys, values]


def _valued(given: list[tuple[Any, Any]]) -> Callable[[Any], Any]:
    values = [(own, T.Cast("int64", value)) for own, value in given]

    def axis(var: Any) -> Any:
        return next((value for own, value in values if var.same_as(own)), var)

    def load(item: Any) -> Any:
        return element(item.source, [rebuild(index, axis, load) for index in item.indices], 0)

    return lambda expr: rebuild(expr, axis, load)


def seen_by_row(plan: Plan, batch: Expr, head: Expr, row: Expr) -> tuple[Expr, Expr]:
    """(first column, one past the last) that `row` of query head `head` sees, both in int32 and in the matrix."""
    a, columns, value = plan.attention, plan.columns, at_row(plan, batch, head, row)
    first, end = T.int32(0), T.int32(0) + columns
    if a.facts.causal:
        end = T.max(T.min(end, row + (narrow(a.shift) + 1)), 0)
    for bound in a.bounds.upper if a.bounds else ():
        last = T.max(T.min(value(bound), T.Cast("int64", T.int32(-1) + columns)), T.int64(-1))
        end = T.min(end, T.Cast("int32", last) + 1)
    for bound in a.bounds.lower if a.bounds else ():
        start = T.max(T.min(value(bound), T.Cast("int64", T.int32(0) + columns)), T.int64(0))
        first = T.max(first, T.Cast("int32", start))
    return first, end


def seen_by_all(plan: Plan, batch: Expr, kv_head: Expr) -> tuple[Expr, Expr]:
    """(first column, one past the last) that any of a block's rows sees."""
    a, head = plan.attention, kv_head * plan.facts.group
    if not a.bounds:  # a causal mask ends with the last row
        first, end = seen_by_row(plan, batch, head, T.int32(plan.rows - 1))
        return first, let("end", end)
    if plan.rows == 1:
        first, end = seen_by_row(plan, batch, head, T.int32(0))
        return let("start", first), let("end", end)
    both = T.alloc_local((2,), "int32")
    T.buffer_store(both, T.int32(0) + plan.columns, [0])
    T.buffer_store(both, T.int32(0), [1])
    with T.serial(plan.rows) as row:
        first, end = seen_by_row(plan, batch, head, row)
        T.buffer_store(both, T.min(both[0], first), [0])
        T.buffer_store(both, T.max(both[1], end), [1])
    return let("start", both[0]), let("end", both[1])
