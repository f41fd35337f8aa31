"""Which parameters of a PrimFunc are weights: constants of the model, which no kernel writes.

A kernel may read a weight before the kernels in front of it have ended (tk/lowering/dependent_launch.py); of any other
parameter it does not know who writes it, or who still reads what it overwrites.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

__all__ = ["WEIGHTS", "is_weight", "keep_weights", "mark_weights"]

WEIGHTS = "tk.weights"  # an attribute: the numbers of the parameters that are weights in every call


def is_weight(func: PrimFunc, param: Buffer) -> bool:
    """Whether `param` of `func` is known to be a weight."""
    marked = [] if func.attrs is None else [int(i) for i in func.attrs.get(WEIGHTS) or ()]
    return any(func.params[i].same_as(param) for i in marked)


def keep_weights(func: PrimFunc, of: PrimFunc) -> PrimFunc:
    """`func`, another form of the function `of`, with its mark; a tuning record's form comes without."""
    marked = of.attrs is not None and WEIGHTS in of.attrs
    return func.with_attr(WEIGHTS, of.attrs[WEIGHTS]) if marked else func


def mark_weights(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod` with WEIGHTS on each PrimFunc of which every call passes weights of "main", or constants, at the same indices."""
    import tvm
    from tvm import relax
    from tvm.tirx import PrimFunc

    main = mod["main"]
    weights = list(main.params[int(main.attrs["num_input"]) :])
    found: dict[str, set[int]] = {}

    def visit(expr: Expr) -> None:
        if not isinstance(expr, relax.Call):
            return
        plain = getattr(expr.op, "name", "") == "relax.call_tir"
        indices = {i for i, arg in enumerate(expr.args[1].fields) if _is_constant(arg, weights)} if plain else set()
        for callee in (expr.op, *expr.args):  # a call of another form tells nothing of its arguments
            if isinstance(callee, tvm.ir.GlobalVar):
                found[callee.name_hint] = found.get(callee.name_hint, indices) & indices

    for _, func in mod.functions_items():
        if isinstance(func, relax.Function):
            relax.analysis.post_order_visit(func, visit)
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        marked = sorted(found.get(var.name_hint, ())) if isinstance(func, PrimFunc) else []
        updated[var] = func.with_attr(WEIGHTS, marked) if marked else func
    return updated


def _is_constant(arg: Expr, weights: list[Expr]) -> bool:
    from tvm.ir import Constant

    return isinstance(arg, Constant) or any(arg.same_as(weight) for weight in weights)
