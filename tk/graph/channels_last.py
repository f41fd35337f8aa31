"""Convolutions, and what lies between them, with channels last: NCHW → NHWC, OIHW → HWIO, and likewise in one and three axes.

On a CPU neighbouring channels then fill a vector register, for any image size, and every sum reads its weights in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.graph.dataflow import update_functions
from tk.graph.hidden_functions import hidden, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["ChannelsLast"]

LAYOUTS = {
    "relax.nn.conv1d": ["NWC", "WIO"],
    "relax.nn.conv2d": ["NHWC", "HWIO"],
    "relax.nn.conv3d": ["NDHWC", "DHWIO"],
    "relax.nn.conv2d_transpose": ["NHWC", "HWIO"],
}
_STOPPED = """expand_dims image.resize3d nn.adaptive_avg_pool1d nn.adaptive_avg_pool3d nn.avg_pool1d nn.avg_pool3d
nn.conv1d_transpose nn.conv3d_transpose nn.max_pool1d nn.max_pool3d permute_dims"""
STOPPED = frozenset(f"relax.{name}" for name in _STOPPED.split())
"""Operators that read their operand with its channels where they were. Behind a convolution in NHWC TVM's layout pass would
give them, or a pooling behind one that adds or swaps axes, a layout such as NWHC: functions then take one axis for another."""
STOP = "relax.builtin.stop_lift_params"  # gives its operand, and ConvertLayout carries no layout through it


def ChannelsLast() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites convolutions of one, two and three axes with channels last, and carries the layout through the operators that
    allow it."""

    @tvm.transform.module_pass(opt_level=0, name="ChannelsLast")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        if not any(_convolves(func) for _, func in mod.functions_items()):
            return mod
        passes = [relax.transform.ConvertLayout(LAYOUTS), relax.transform.Normalize(), relax.transform.CanonicalizeBindings()]
        mod, calls = hidden(mod)
        return shown(_without_stops(tvm.transform.Sequential(passes)(_readable(mod))), calls)

    return rewrite


def _convolves(func: relax.Function | PrimFunc) -> bool:
    found: list[str] = []
    if isinstance(func, relax.Function):
        relax.analysis.post_order_visit(func, lambda e: found.append(getattr(getattr(e, "op", None), "name", "")))
    return not LAYOUTS.keys().isdisjoint(found)


def _readable(mod: tvm.IRModule) -> tvm.IRModule:
    """Axes counted from the front, since ConvertLayout reads beyond a layout's ends for negative ones of these operators, and
    a STOP before each of STOPPED."""

    @relax.expr_functor.mutator
    class Readable(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name == "relax.squeeze" and call.attrs.axis is not None and _negative(call.attrs.axis):
                return relax.op.squeeze(call.args[0], _positive(call.attrs.axis, call.args[0].ty.ndim))
            if name == "relax.permute_dims" and call.attrs.axes is not None and _negative(call.attrs.axes):
                call = relax.op.permute_dims(call.args[0], _positive(call.attrs.axes, call.args[0].ty.ndim))
            if name == "relax.stack":
                axis = _positive([call.attrs.axis or 0], call.ty.ndim)[0]
                return relax.op.builtin.stop_lift_params(self.builder_.emit(relax.op.stack(call.args[0], axis)))
            if name in STOPPED:
                given = [self.builder_.emit(relax.op.builtin.stop_lift_params(arg)) for arg in call.args[:1]]
                return relax.Call(call.op, [*given, *call.args[1:]], call.attrs, call.ty_args)
            return call

    readable = Readable(mod)
    update_functions(mod, readable.builder_, readable.visit_expr)
    return readable.builder_.get()


def _without_stops(mod: tvm.IRModule) -> tvm.IRModule:
    @relax.expr_functor.mutator
    class Open(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            return call.args[0] if getattr(call.op, "name", "") == STOP else call

    opened = Open(mod)
    update_functions(mod, opened.builder_, opened.visit_expr)
    return relax.transform.CanonicalizeBindings()(opened.builder_.get())


def _negative(axes: Sequence[int]) -> bool:
    return any(int(axis) < 0 for axis in axes)


def _positive(axes: Sequence[int], rank: int) -> list[int]:
    return [int(axis) % rank for axis in axes]
