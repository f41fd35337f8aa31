"""Sums, products and quotients of tensors that are known to be 0 in every element, and matmuls that add up nothing.

    zeros([300, 4]) · x, x / broadcast(0)        0 · broadcast(x), x / 0, of a 0 without dims; x + 0, x − 0 likewise
    x [m, 0] @ w [0, n]                          zeros [m, n]

Fused into one function, the 0 stands in the expression, and TVM takes 0 · x and 0 / x for 0, which are NaN where x is NaN,
infinite, or 0, and x + 0 for x, which is 0 where x is −0; it refuses x / 0. LegalizeOps expands those of a constant without
dims as they should be (tk.graph.legalize). Rules and their cost models need not know of products of nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tvm import relax
from tvm.ir import GenericConst

from tk.graph.dataflow import mutating, name_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

__all__ = ["KeepZeros"]

FILLED = ("full", "full_like")
ARITHMETIC = ("add", "subtract", "multiply", "divide")
VIEWS = ("broadcast_to", "reshape", "expand_dims", "squeeze", "permute_dims", "astype", "flatten")


def KeepZeros() -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Has relax.add, subtract, multiply and divide take a constant without dims for what is 0 in every element, and makes
    zeros of relax.matmul without terms."""

    @relax.expr_functor.mutator
    class Zeros(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            if name_of(call) == "matmul" and _adds_nothing(call):
                return relax.op.zeros(call.ty.shape, str(call.ty.dtype.dtype))
            if name_of(call) not in ARITHMETIC or "float" not in str(call.ty.dtype.dtype):
                return call
            zeros = [_zero(self, arg) for arg in call.args]
            if zeros == [None, None]:
                return call
            shape, dtype = call.ty.shape, str(call.ty.dtype.dtype)
            args = [arg if zero is None else relax.const(zero, dtype) for arg, zero in zip(call.args, zeros, strict=True)]
            made = relax.Call(call.op, args, call.attrs, call.ty_args)
            if len(shape.values) == 0:
                return made
            return relax.op.broadcast_to(self.builder_.emit(made), shape)

    return mutating("KeepZeros", Zeros)


def _adds_nothing(call: Call) -> bool:
    shape = call.args[0].ty.shape
    return isinstance(shape, relax.ShapeExpr) and getattr(shape.values[-1], "value", None) == 0


def _zero(mutator: relax.PyExprMutator, expr: Expr) -> float | None:
    """0.0 or −0.0 where every element of `expr` is that."""
    while True:
        if isinstance(expr, relax.Var):
            expr = mutator.lookup_binding(expr)
        elif name_of(expr) in FILLED:
            expr = expr.args[1]
        elif name_of(expr) in VIEWS:
            expr = expr.args[0]
        else:
            break
    if not isinstance(expr, GenericConst) or len(expr.ty.shape.values) > 0:
        return None
    value = float(expr.value.numpy().astype("float64"))
    return value if value == 0 else None
