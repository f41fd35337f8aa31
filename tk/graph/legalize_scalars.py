"""How LegalizeOps should expand operators: scalars as code, no read out of bounds, no lost NaN.

where(condition, x, −inf)     −inf is part of the expression, not a tensor without dims that a kernel has to load
arange(0, n)                  an expression of the index; FoldConstant still computes it where that pays
relu(x)                       on a CPU x < 0 ? 0 : x, which is NaN where x is; TVM's max(x, 0) is 0 there
take(table, indices)          each index held within the table: TVM's own way reads beyond it, which can end the process
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isinf
from typing import Any

__all__ = ["LEGALIZE"]


def _where(builder: Any, call: Any) -> Any:
    args = [arg if (scalar := _scalar(arg)) is None else scalar for arg in call.args]
    return builder.call_te(_choose, args, list(call.ty.shape.values), primfunc_name_hint="where")


def _arange(builder: Any, call: Any) -> Any:
    from tvm import topi

    return builder.call_te(topi.arange, *call.args, str(call.attrs.dtype), primfunc_name_hint="arange")


def _relu(builder: Any, call: Any) -> Any:
    import tvm
    from tvm import topi

    # CUDA C has no vectors of conditions: there it stays a maximum
    target = tvm.target.Target.current()
    on_gpu = target is not None and target.kind.name != "llvm"
    return builder.call_te(topi.nn.relu if on_gpu else _not_below_zero, call.args[0], primfunc_name_hint="relu")


def _not_below_zero(x: Any) -> Any:
    from tvm import te, tirx

    zero = tirx.const(0, x.dtype)
    return te.compute(x.shape, lambda *i: tirx.Select(x[i] < zero, zero, x[i]), name="relu")


def _scalar(expr: Any) -> Any | None:
    """The TIR constant that a Relax constant without dims is, or None."""
    from tvm import tirx
    from tvm.ir import GenericConst

    if not isinstance(expr, GenericConst) or len(expr.ty.shape.values) > 0:
        return None
    value, dtype = expr.value.numpy().item(), str(expr.ty.dtype.dtype)
    if isinstance(value, float) and isinf(value):
        return tirx.infinity(dtype) if value > 0 else -tirx.infinity(dtype)
    return tirx.const(value, dtype)


def _choose(args: Sequence[Any], shape: Sequence[Any]) -> Any:
    """where(condition, x, y), each a tensor, broadcast to `shape`, or a scalar."""
    from tvm import te, tirx

    def at(arg: Any, index: Sequence[Any]) -> Any:
        if not isinstance(arg, te.Tensor):
            return arg
        inner = zip(arg.shape, index[len(index) - len(arg.shape) :], strict=True)
        return arg[tuple(0 if getattr(dim, "value", dim) == 1 else i for dim, i in inner)]

    return te.compute(shape, lambda *index: tirx.Select(*(at(arg, index) for arg in args)), name="where")


def _take(builder: Any, call: Any) -> Any:
    from tvm import topi

    return builder.call_te(topi.take, *call.args, call.attrs.axis, mode="clip", primfunc_name_hint="take")


LEGALIZE: dict[str, Callable[[Any, Any], Any]] = {
    "relax.arange": _arange,
    "relax.nn.relu": _relu,
    "relax.take": _take,
    "relax.where": _where,
}
"""For relax.transform.LegalizeOps: operator → (builder, call) → its expansion."""
