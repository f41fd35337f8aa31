"""Both GELUs, on a GPU in half the work."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sqrt
from typing import TYPE_CHECKING, Any

import tvm
from tvm import te, tirx

from tk.graph.legalize.stock import stock

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["gelu", "gelu_tanh", "on_a_gpu"]


# log2 of the normal distribution's tail Φ(−t) for t ≥ 0: a polynomial in t, weighted minimax on [0, 5.5] by Lawson's
# iteration for the error of t · Φ(−t), with Φ(0) = 1/2 exact. It falls from there on, and 2 to it is 0 from 13.
_TAIL = (
    -1.0, -1.15111101, -0.459162146, -0.0526276119, 0.00724542188, -0.000272076169, -0.000131473062, 2.80569129e-05,
    -1.90206379e-06,
)  # fmt: skip


def on_a_gpu(name: str, compute: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """An operator by element as `compute` of float32, rounded once to its own dtype; TVM's on a CPU and of float64."""

    def legalize(builder: relax.BlockBuilder, call: Call) -> Expr:
        target, dtype = tvm.target.Target.current(), str(call.ty.dtype.dtype)
        if target is None or target.kind.name == "llvm" or dtype == "float64":
            return stock(builder, call)

        def at(x: Expr) -> Expr:
            return compute(x) if dtype == "float32" else compute(x.astype("float32")).astype(dtype)

        return builder.call_te(
            lambda a: te.compute(a.shape, lambda *i: at(a(*i)), name=name), call.args[0], primfunc_name_hint=name
        )

    return legalize


def gelu(x: Expr) -> Expr:
    """x · Φ(x) = max(x, 0) − |x| · Φ(−|x|) in float32, at most 2.5e-7 from float64, where x / 2 · (1 + erf(x / √2)) is
    4.5e-7; relative, 5e-7 for x > −2 and 2e-5 for x > −4, beyond which erf leaves nothing."""
    size: Expr = tirx.abs(x)
    power: Expr = tirx.const(_TAIL[-1], "float32")
    for coefficient in reversed(_TAIL[:-1]):
        power = power * size + tirx.const(coefficient, "float32")
    zero: Expr = tirx.const(0, "float32")
    # 2 to it is 0 from 13 on; 0 · ∞ is not. A choice of the whole result becomes a branch, one element after another.
    return tirx.max(x, zero) - tirx.Select(x > tirx.const(16, "float32"), zero, size) * tirx.exp2(power)


def gelu_tanh(x: Expr) -> Expr:
    """x · σ(2u), u = √(2/π) (x + 0.044715 x³), in float32; for x < 0 it keeps the digits that 1 + tanh u loses."""
    first, third = (tirx.const(2 * sqrt(2 / pi) * factor, "float32") for factor in (1, 0.044715))
    return x * tirx.sigmoid(x * (first + third * (x * x)))
