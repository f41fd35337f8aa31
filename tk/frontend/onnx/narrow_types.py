"""ONNX's types of 8 bits and less that are no integers of NumPy's: float8, float4, int4 and int2.

In the compiled model a value of such a type is a tensor of codes: uint8, one element a byte, the bits that ml_dtypes has for
it. At the boundary a float8 tensor is one of TVM's own float8 types where CUDA has it; the others are bytes there too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import onnx
from tvm import relax, te, tirx

from tk.package.weights import device_dtype

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["CODES", "as_codes", "boundary_dtype", "carrier", "codes_to_float8", "dtype_name", "float8_to_codes", "is_narrow"]

CODES = "uint8"

_NARROW = ("float8_", "float4_", "int4", "uint4", "int2", "uint2")


def dtype_name(elem_type: int) -> str:
    """The dtype of ONNX's element type, as NumPy and ml_dtypes call it."""
    return str(np.dtype(onnx.helper.tensor_dtype_to_np_dtype(elem_type)))


def is_narrow(dtype: str) -> bool:
    return dtype.startswith(_NARROW)


def carrier(dtype: str) -> str:
    """The dtype of the tensor that holds values of `dtype` in the compiled model."""
    return CODES if is_narrow(dtype) else dtype


def boundary_dtype(dtype: str) -> str:
    """The dtype in which "main" takes and gives values of `dtype`."""
    return device_dtype(dtype)


def as_codes(array: Array) -> Array:
    """`array` as it is stored in the compiled model."""
    return array.view(CODES) if is_narrow(str(array.dtype)) else array


def float8_to_codes(builder: relax.BlockBuilder, x: relax.Expr) -> relax.Expr:
    def codes(a: te.Tensor) -> te.Tensor:
        return te.compute(a.shape, lambda *i: tirx.reinterpret(CODES, a[i]), name="codes")

    return builder.emit_te(codes, x, primfunc_name_hint="float8_to_codes")


def codes_to_float8(builder: relax.BlockBuilder, x: relax.Expr, dtype: str) -> relax.Expr:
    def values(a: te.Tensor) -> te.Tensor:
        return te.compute(a.shape, lambda *i: tirx.reinterpret(dtype, a[i]), name="values")

    return builder.emit_te(values, x, primfunc_name_hint="codes_to_float8")
