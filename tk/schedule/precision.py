"""How exact matmuls of float32 are, in torch's words: torch.set_float32_matmul_precision.

    highest    as float32 arithmetic gives them
    high       operands rounded to TF32 (10 bits behind the point), sums in float32, where the GPU has such matmuls
    medium     operands rounded to bfloat16 are allowed; the rules there are take it for "high"

Convolutions of torch's models have a word of their own, since torch has: unless the user says, they are "high" on GPUs where
torch.backends.cudnn allows TF32, as it does by default. "highest,high" says both, of matmuls and of convolutions.

The pipeline marks each function with what was asked for, where that is not "highest", but functions that are EXACT, of
operators that torch computes so; a rule that has a faster kernel for it reads the mark, and every other rule stays exact. The
mark is part of the function, and so of a tuning record's key.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from tk.errors import UsageError, message
from tk.lowering.block_tree import has_block

if TYPE_CHECKING:
    import tvm
    from tvm.s_tir import SBlock
    from tvm.tirx import PrimFunc

    from tk.frontend.model import Model

__all__ = [
    "ATTRIBUTE",
    "PRECISIONS",
    "checked_precision",
    "conv_precision_for",
    "mark_precision",
    "precision_for",
    "precision_of",
]

PRECISIONS = ("highest", "high", "medium")
ATTRIBUTE = "tk.precision"
OF_TORCH = ("torch", "zoo", "script")  # the kinds of sources that torch runs


def checked_precision(precision: str | None, of_torch: bool) -> str:
    """The precision of matmuls in `precision`; where it is None, what torch is set to for a model `of_torch`, else "highest".

    Raises UsageError where it is none of PRECISIONS, nor two of them with a comma between.
    """
    if precision is None:
        torch: Any = sys.modules.get("torch")
        return str(torch.get_float32_matmul_precision()) if of_torch and torch is not None else "highest"
    names = precision.split(",")
    if len(names) > 2 or any(name not in PRECISIONS for name in names):
        raise UsageError(
            message(
                "matmuls of float32 have no such precision",
                need=" or ".join(PRECISIONS),
                have=precision,
                do="give one of these",
            )
        )
    return names[0]


def precision_for(model: Model, precision: str | None) -> str:
    """As `checked_precision`, for an imported model, whose source says whether it is torch's."""
    return checked_precision(precision, model.source.get("kind") in OF_TORCH)


def conv_precision_for(model: Model, precision: str | None) -> str:
    """How exact the float32 convolutions of an imported model are on a GPU, when the user says `precision`."""
    if precision is not None:
        checked_precision(precision, of_torch=False)
        return precision.split(",")[-1]
    torch: Any = sys.modules.get("torch")
    if torch is None or model.source.get("kind") not in OF_TORCH:
        return "highest"
    newer = getattr(getattr(torch.backends.cudnn, "conv", None), "fp32_precision", None)  # where the older word may raise
    allowed = newer == "tf32" if newer is not None else bool(torch.backends.cudnn.allow_tf32)
    return "high" if allowed else "highest"


def mark_precision(mod: tvm.IRModule, precision: str, convolutions: str | None = None) -> tvm.IRModule:
    """`mod` with every PrimFunc marked to be as exact as `precision` says, and convolutions of float32 as `convolutions` says,
    where that is not None; "highest" needs no mark."""
    from tvm import IRModule
    from tvm.tirx import PrimFunc

    from tk.graph.defined import EXACT

    if precision == "highest" and convolutions in (None, "highest"):
        return mod
    marked = IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        if isinstance(func, PrimFunc) and EXACT not in (func.attrs or {}):
            name = convolutions if convolutions is not None and _convolves(func) else precision
            func = func if name == "highest" else func.with_attr(ATTRIBUTE, name)
        marked[var] = func
    return marked


def _convolves(func: PrimFunc) -> bool:
    """Whether a block of `func` sums products of float32 over more than one axis: taps and channels."""
    from tvm.tirx import Add, IterVar, Mul

    if sum(hasattr(param.ty, "shape") and str(param.dtype) == "float32" for param in func.params) < 2:
        return False

    def convolves(block: SBlock) -> bool:
        axes = sum(axis.iter_type == IterVar.CommReduce for axis in block.iter_vars)
        value = getattr(block.body, "value", None)
        return axes > 1 and isinstance(value, Add) and isinstance(value.b, Mul)

    return has_block(func.body, convolves)


def precision_of(func: PrimFunc) -> str:
    """How exact the float32 matmuls of `func` are to be."""
    asked = func.attrs.get(ATTRIBUTE) if func.attrs is not None else None
    return "highest" if asked is None else str(asked)
