"""Convolutions, and what lies between them, with channels last: NCHW → NHWC, OIHW → HWIO.

On a CPU neighbouring channels then fill a vector register, for any image size, and every sum reads its weights in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import update_functions

if TYPE_CHECKING:
    import tvm

__all__ = ["ChannelsLast"]

LAYOUTS = {"relax.nn.conv2d": ["NHWC", "HWIO"]}


def ChannelsLast() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites convolutions into NHWC, and carries the layout through the operators that allow it."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="ChannelsLast")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        if not any(_convolves(func) for _, func in mod.functions_items()):
            return mod
        passes = [relax.transform.ConvertLayout(LAYOUTS), relax.transform.Normalize(), relax.transform.CanonicalizeBindings()]
        return tvm.transform.Sequential(passes)(_with_positive_axes(mod))

    return rewrite


def _convolves(func: Any) -> bool:
    from tvm import relax

    found: list[str] = []
    if isinstance(func, relax.Function):
        relax.analysis.post_order_visit(func, lambda e: found.append(getattr(getattr(e, "op", None), "name", "")))
    return not LAYOUTS.keys().isdisjoint(found)


def _with_positive_axes(mod: tvm.IRModule) -> tvm.IRModule:
    """Axes counted from the front: ConvertLayout reads beyond a layout's ends for negative ones of these operators."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Positive(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            name = getattr(call.op, "name", "")
            if name == "relax.squeeze" and call.attrs.axis is not None and _negative(call.attrs.axis):
                return relax.op.squeeze(call.args[0], _positive(call.attrs.axis, call.args[0].ty.ndim))
            if name == "relax.permute_dims" and call.attrs.axes is not None and _negative(call.attrs.axes):
                return relax.op.permute_dims(call.args[0], _positive(call.attrs.axes, call.args[0].ty.ndim))
            if name == "relax.stack" and call.attrs.axis is not None and _negative([call.attrs.axis]):
                return relax.op.stack(call.args[0], _positive([call.attrs.axis], call.ty.ndim)[0])
            return call

    positive = Positive(mod)
    update_functions(mod, positive.builder_, positive.visit_expr)
    return positive.builder_.get()


def _negative(axes: Any) -> bool:
    return any(int(axis) < 0 for axis in axes)


def _positive(axes: Any, rank: int) -> list[int]:
    return [int(axis) % rank for axis in axes]
