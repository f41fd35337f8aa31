"""Which columns rows see, where a mask bounds them: of one row, and of all rows that a block has."""

from __future__ import annotations

from typing import Any

from tk.schedules.cuda.attention.decode.plan import Plan, let, narrow
from tk.schedules.cuda.matmul.epilogue import rebuild
from tk.schedules.cuda.matmul.output import element

__all__ = ["seen_by_all", "seen_by_row"]


def seen_by_row(plan: Plan, batch: Any, head: Any, row: Any) -> tuple[Any, Any]:
    """(first column, one past the last) that `row` of query head `head` sees, both in int32 and in the matrix."""
    from tvm.script import tirx as T

    a, columns = plan.attention, plan.columns
    values = [T.Cast("int64", value) for value in (batch, head, row)]

    def axis(var: Any) -> Any:
        return next((value for value, own in zip(values, a.axes, strict=False) if var.same_as(own)), var)

    def load(item: Any) -> Any:
        return element(item.source, [rebuild(index, axis, load) for index in item.indices], 0)

    first, end = T.int32(0), T.int32(0) + columns
    if a.facts.causal:
        end = T.max(T.min(end, row + (narrow(a.shift) + 1)), 0)
    for bound in a.bounds.upper if a.bounds else ():
        last = T.max(T.min(rebuild(bound, axis, load), T.Cast("int64", T.int32(-1) + columns)), T.int64(-1))
        end = T.min(end, T.Cast("int32", last) + 1)
    for bound in a.bounds.lower if a.bounds else ():
        start = T.max(T.min(rebuild(bound, axis, load), T.Cast("int64", T.int32(0) + columns)), T.int64(0))
        first = T.max(first, T.Cast("int32", start))
    return first, end


def seen_by_all(plan: Plan, batch: Any, kv_head: Any) -> tuple[Any, Any]:
    """(first column, one past the last) that any of a block's rows sees."""
    from tvm.script import tirx as T

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
