"""ONNX's types of 8 bits and less that are no integers of NumPy's: float8, float4, int4 and int2.

In the compiled model a value of such a type is a tensor of codes: uint8, one element a byte, the bits that ml_dtypes has for
it, at its boundary too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import onnx

from tk.graph.float8 import CODES

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["CODES", "as_codes", "carrier", "dtype_name", "is_narrow"]

_NARROW = ("float8_", "float4_", "int4", "uint4", "int2", "uint2")


def dtype_name(elem_type: int) -> str:
    """The dtype of ONNX's element type, as NumPy and ml_dtypes call it."""
    return str(np.dtype(onnx.helper.tensor_dtype_to_np_dtype(elem_type)))


def is_narrow(dtype: str) -> bool:
    return dtype.startswith(_NARROW)


def carrier(dtype: str) -> str:
    """The dtype of the tensor that holds values of `dtype` in the compiled model."""
    return CODES if is_narrow(dtype) else dtype


def as_codes(array: Array) -> Array:
    """`array` as it is stored in the compiled model."""
    return array.view(CODES) if is_narrow(str(array.dtype)) else array
