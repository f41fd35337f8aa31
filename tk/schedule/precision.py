"""How exact products of float32 are, in torch's words: torch.set_float32_matmul_precision.

    highest    as float32 arithmetic gives them
    high       operands rounded to TF32 (10 bits behind the point), sums in float32, where the GPU has such products
    medium     operands rounded to bfloat16 are allowed; the rules there are take it for "high"

The pipeline marks each function with what was asked for, where that is not "highest"; a rule that has a faster kernel for it
reads the mark, and every other rule stays exact. The mark is part of the function, and so of a tuning record's key.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from tk.errors import UsageError, message

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

    from tk.frontend.model import Model

__all__ = ["ATTRIBUTE", "PRECISIONS", "checked_precision", "mark_precision", "precision_for", "precision_of"]

PRECISIONS = ("highest", "high", "medium")
ATTRIBUTE = "tk.precision"
OF_TORCH = ("torch", "zoo", "script")  # the kinds of sources that torch runs


def checked_precision(precision: str | None, of_torch: bool) -> str:
    """`precision`; where it is None, what torch is set to for a model `of_torch`, else "highest". Raises UsageError where it is
    none of PRECISIONS."""
    if precision is None:
        torch: Any = sys.modules.get("torch")
        return str(torch.get_float32_matmul_precision()) if of_torch and torch is not None else "highest"
    if precision not in PRECISIONS:
        raise UsageError(message("products of float32 have no such precision", need=" or ".join(PRECISIONS), have=precision))
    return precision


def precision_for(model: Model, precision: str | None) -> str:
    """As `checked_precision`, for an imported model, whose source says whether it is torch's."""
    return checked_precision(precision, model.source.get("kind") in OF_TORCH)


def mark_precision(mod: tvm.IRModule, precision: str) -> tvm.IRModule:
    """`mod` with every PrimFunc marked to be as exact as `precision` says; "highest" needs no mark."""
    from tvm import IRModule
    from tvm.tirx import PrimFunc

    if precision == "highest":
        return mod
    marked = IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        marked[var] = func.with_attr(ATTRIBUTE, precision) if isinstance(func, PrimFunc) else func
    return marked


def precision_of(func: PrimFunc) -> str:
    """How exact the float32 products of `func` are to be."""
    asked = func.attrs.get(ATTRIBUTE) if func.attrs is not None else None
    return "highest" if asked is None else str(asked)
