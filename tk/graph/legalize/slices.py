"""slice_scatter that reads its source only where the slice lies: TVM's holds the source's index by the destination's size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import te, tirx

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["slice_scatter"]


def slice_scatter(builder: relax.BlockBuilder, call: Call) -> Expr:
    """x with x[…, start : end : step, …] = source along the operator's axis; bounds beyond it are its ends."""
    x, source, *bounds = call.args
    return builder.call_te(_scattered, x, source, *bounds, int(call.attrs.axis), primfunc_name_hint="slice_scatter")


def _scattered(x: te.Tensor, source: te.Tensor, start: Expr, end: Expr, step: Expr, axis: int) -> te.Tensor:
    axis %= len(x.shape)
    size = x.shape[axis]
    first, last = (tirx.max(tirx.min(bound, size), 0) for bound in (start, end))

    def element(*at: Expr) -> Expr:
        i = at[axis]
        behind = i - first
        inside = tirx.all(i >= first, i < last, tirx.floormod(behind, step) == 0)
        there = (*at[:axis], tirx.floordiv(behind, step), *at[axis + 1 :])
        return tirx.if_then_else(inside, source(*there), x(*at))

    return te.compute(x.shape, element, name="slice_scatter")
