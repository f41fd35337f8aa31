"""Functions whose buffers are as large as they need to be: kernels that a schedule writes whole, buffers and all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

__all__ = ["EXACT_BUFFERS", "with_exact_buffers"]

EXACT_BUFFERS = "tk_exact_buffers"


def with_exact_buffers(func: PrimFunc) -> PrimFunc:
    """`func`, marked: TVM's search for what each buffer needs of its size is left out."""
    return func.with_attr(EXACT_BUFFERS, True)
