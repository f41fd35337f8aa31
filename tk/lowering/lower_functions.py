"""A host kernel's trigonometric functions, logarithms and powers lowered before TVM's LowerIntrin, their lets stored.

    y[i] = sin(x[i])     x_local[0] = |x[i]|;  x_local_1[0] = … x_local[0] …;  y[i] = …

They are polynomials behind chains of lets (schedules/cpu/functions.py). LowerIntrin tells its analyzer each let, which
simplifies what follows with all values written out: half a second for one sine. Of what is loaded it knows nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tk.lowering.hoist_lets import hoist_lets

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["lower_functions"]

ATTRIBUTE = "llvm.FLowerIntrinsic"
FUNCTIONS = frozenset(
    f"tirx.{name}"
    for name in [
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
        "log1p",
        "pow",
        "sin",
        "sinh",
        "tan",
    ]
)


def lower_functions(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of host functions whose intrinsics are not lowered, without calls of these."""
    import tvm
    import tvm_ffi
    from tvm.ir import Call

    def call(node: Call, mutator: Any) -> Expr:
        inner = mutator.default_mutate(node)
        return inner.op.get_attr(ATTRIBUTE)(inner) if _name(inner) in FUNCTIONS else inner

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        body = tvm_ffi.structural_mutate(func.body, [(Call, call)])
        updated[var] = func if body.same_as(func.body) else func.with_body(body)
    return hoist_lets(updated)


def _name(call: Call) -> str:
    return str(getattr(call.op, "name", ""))
