"""How keys and values are stored: in 8 bits times a scale, and where rows begin."""

from __future__ import annotations

from typing import Any

from tvm import tirx

from tk.schedules.cuda.attention.mask import uncast
from tk.schedules.cuda.attention.problem import Operand, uses
from tk.schedules.cuda.matmul.epilogue import unsupported

__all__ = ["EIGHT", "is_aligned", "scaled"]

EIGHT = ("int8", "float8_e4m3fn")
"""What keys and values may be stored in beside q's dtype."""


def scaled(x: Any, within: tuple[Any, ...]) -> tuple[Any, Any | None]:
    """(load, scale) of what is stored in 8 bits times a scale, which is the same for all of the variables `within`; (x, None)
    of anything else, without its casts."""
    x = uncast(x)
    for stored, scale in ((x.a, x.b), (x.b, x.a)) if type(x).__name__ == "Mul" else ():
        load = uncast(stored)
        if type(load).__name__ != "TensorLoad" or str(load.source.dtype) not in EIGHT:
            continue
        if unsupported(scale, None, ()) or any(uses(scale, var) for var in within):
            continue
        return load, scale if str(scale.ty.dtype) == "float32" else tirx.Cast("float32", scale)
    return x, None


def is_aligned(x: Operand) -> bool:
    """Whether all rows begin at multiples of 16 bytes."""
    between_pages = x.pages.stride if x.pages else 0
    each = 16 if str(x.param.dtype) in EIGHT else 8
    return all(step % each == 0 for step in (x.batch_stride, x.head_stride, x.row_stride, x.offset, between_pages))
