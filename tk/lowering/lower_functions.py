"""A host kernel's trigonometric functions, logarithms and powers, and calls of vector_calls.py, lowered before TVM's
LowerIntrin, their lets stored. What is computed several times, as the remainder of a floored quotient, is stored once.

    y[i] = sin(x[i])     x_local[0] = |x[i]|;  x_local_1[0] = … x_local[0] …;  y[i] = …

They are polynomials behind chains of lets (schedules/cpu/functions.py). LowerIntrin tells its analyzer each let, which
simplifies what follows with all values written out: half a second for one sine. Of what is loaded it knows nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call

from tk.lowering.hoist_lets import hoist_lets
from tk.lowering.vector_calls import PREFIX, defined

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["FUNCTIONS", "lower_functions", "operator_name"]

ATTRIBUTE, EXTERN = "llvm.FLowerIntrinsic", "tirx.call_pure_extern"
NAMES = (
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cos",
    "cosh",
    "log",
    "log10",
    "log1p",
    "log2",
    "pow",
    "sin",
    "sinh",
    "tan",
)


def operator_name(function: str) -> str:
    """TVM's operator for a function of one name."""
    return "prim.log2" if function == "log2" else f"tirx.{function}"


FUNCTIONS = frozenset(map(operator_name, NAMES))


def lower_functions(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of host functions whose intrinsics are not lowered, without calls of these."""

    def call(node: Call, mutator: Any) -> Expr:
        inner = mutator.default_mutate(node)
        if _name(inner) == EXTERN and "float" in str(inner.ty.dtype):
            x = tirx.Var("x", inner.ty)
            return tirx.Let(x, inner, x)
        return inner.op.get_attr(ATTRIBUTE)(inner) if _name(inner) in names else inner

    names = FUNCTIONS | {PREFIX + name for name in defined()}
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        body = tvm_ffi.structural_mutate(func.body, [(Call, call)])
        updated[var] = func if body.same_as(func.body) else func.with_body(body)
    return hoist_lets(updated)


def _name(call: Call) -> str:
    return str(getattr(call.op, "name", ""))
