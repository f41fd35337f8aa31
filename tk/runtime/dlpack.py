"""What a DLPack capsule holds, read before any library relies on it (https://dmlc.github.io/dlpack/latest/c_api.html).

The producer's word is compared with itself: dtype, number of dims, sizes, device and pointers. That the memory behind the
pointers is as large as the sizes say cannot be seen from here.
"""

from __future__ import annotations

import ctypes
import math
from typing import cast

__all__ = ["DLTensor", "check_capsule"]

_MOST_DIMS = 64
_MAJOR = 1  # of the versions whose structures these are
_CODES = (0, 1, 2, 4, 6, *range(7, 18))  # int, uint, float, bfloat, bool, float8, float6 and float4


class DLTensor(ctypes.Structure):
    """dlpack.h's structure of that name."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Versioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", DLTensor),
    ]


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes, _is_valid.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_int
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes, _pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p


def check_capsule(capsule: object, device: tuple[int, int]) -> int:
    """How many bytes behind its pointer a capsule's tensor starts, which kernels do not look at. Raises ValueError where it
    holds no tensor on `device` (DLPack's type and number) that can be described."""
    tensor = _tensor(capsule)
    if not 0 <= tensor.ndim <= _MOST_DIMS or (tensor.ndim and not tensor.shape):
        raise ValueError(f"it has {tensor.ndim} dims")
    shape = [tensor.shape[axis] for axis in range(tensor.ndim)]
    if min(shape, default=0) < 0 or math.prod(size or 1 for size in shape) * tensor.bits > 2**63:
        raise ValueError(f"its shape is {shape}")
    if tensor.code not in _CODES or not tensor.bits or tensor.lanes != 1:
        raise ValueError(f"its dtype is of code {tensor.code}, {tensor.bits} bits and {tensor.lanes} lanes")
    if (tensor.device_type, tensor.device_id) != device:
        raise ValueError(f"its memory is on DLPack device {(tensor.device_type, tensor.device_id)}")
    if not tensor.data and math.prod(shape):
        raise ValueError("it has no memory")
    return int(tensor.byte_offset)


def _tensor(capsule: object) -> DLTensor:
    if _is_valid(capsule, b"dltensor_versioned"):
        versioned = _Versioned.from_address(_pointer(capsule, b"dltensor_versioned"))
        if versioned.major != _MAJOR:
            raise ValueError(f"its DLPack is of version {versioned.major}.{versioned.minor}")
        return cast(DLTensor, versioned.tensor)
    if _is_valid(capsule, b"dltensor"):
        return DLTensor.from_address(_pointer(capsule, b"dltensor"))
    raise ValueError("its __dlpack__ gives no capsule that is still unused")
