"""A tensor that begins inside a larger allocation, as kernels take it: a data pointer, and a byte offset of zero.

TVM's own views keep the pointer and set the offset, which a compiled function refuses. So the view is handed over by
DLPack (dlpack.h, version 0.8), whose structures these are.
"""

from __future__ import annotations

import ctypes
from typing import Any

from tk.runtime.dlpack import DLTensor

__all__ = ["shifted"]


class _DLManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_ALIVE: dict[int, _View] = {}


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _release(address: int) -> None:
    _ALIVE.pop(address, None)


_capsule_new = ctypes.pythonapi.PyCapsule_New
_capsule_new.restype = ctypes.py_object
_capsule_new.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class _View:
    """What DLPack asks of an exporter. It lives until the importer releases it, and `base` with it."""

    def __init__(self, base: Any, shape: tuple[int, ...], dtype: str, offset: int) -> None:
        import tvm

        self.base = base
        self.shape = (ctypes.c_int64 * max(1, len(shape)))(*shape)
        self.device = base.__dlpack_device__()
        kind = tvm.DataType(dtype)
        self.managed = _DLManagedTensor()
        tensor = self.managed.tensor
        tensor.data = base.data_ptr() + offset
        tensor.device_type, tensor.device_id = (int(part) for part in self.device)
        tensor.ndim, tensor.shape, tensor.strides, tensor.byte_offset = len(shape), self.shape, None, 0
        tensor.code, tensor.bits, tensor.lanes = int(kind.type_code), int(kind.bits), 1
        self.managed.deleter = ctypes.cast(_release, ctypes.c_void_p).value

    def __dlpack__(self, **_: Any) -> Any:
        address = ctypes.addressof(self.managed)
        _ALIVE[address] = self
        return _capsule_new(address, b"dltensor", None)

    def __dlpack_device__(self) -> tuple[int, int]:
        return tuple(int(part) for part in self.device)  # type: ignore[return-value]


def shifted(base: Any, shape: tuple[int, ...], dtype: str, offset: int) -> Any:
    """The TVM tensor of `shape` and `dtype` that begins `offset` bytes into the TVM tensor `base`, contiguous."""
    import tvm_ffi

    return tvm_ffi.from_dlpack(_View(base, shape, dtype, offset))
