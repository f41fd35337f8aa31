"""In what matmuls sum: float32 always, unless the user asked for float16 sums of float16 products.

The graph phase makes every matmul of reduced precision sum in float32. Asked for float16 (`tk compile --accumulate float16`),
the pipeline marks each function with an attribute; a rule that has a kernel with such sums reads it, and every other rule
goes on in float32, which is more exact. The attribute is part of the function, and so of a tuning record's key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.errors import UsageError, message

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

__all__ = ["ACCUMULATE", "DTYPES", "acc_dtype_of", "check_acc_dtype", "mark_accumulators"]

DTYPES = ("float32", "float16")
ACCUMULATE = "tk.accumulate"


def check_acc_dtype(dtype: str) -> None:
    """Raises UsageError when matmuls cannot be asked to sum in `dtype`."""
    if dtype not in DTYPES:
        raise UsageError(
            message("matmuls cannot accumulate in this dtype", need=" or ".join(DTYPES), have=dtype, do="leave it at float32")
        )


def mark_accumulators(mod: tvm.IRModule, dtype: str) -> tvm.IRModule:
    """`mod` with every PrimFunc marked to sum in `dtype`; float32 needs no mark."""
    from tvm import IRModule
    from tvm.tirx import PrimFunc

    if dtype == "float32":
        return mod
    marked = IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        marked[var] = func.with_attr(ACCUMULATE, dtype) if isinstance(func, PrimFunc) else func
    return marked


def acc_dtype_of(func: PrimFunc, dtype: str) -> str:
    """In what a matmul of `dtype` operands sums: float16 where `func` is marked so and they are float16, else float32."""
    asked = func.attrs.get(ACCUMULATE) if func.attrs is not None else None
    return "float16" if asked == "float16" and dtype == "float16" else "float32"
