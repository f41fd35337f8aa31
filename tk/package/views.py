"""NumPy's arrays and TVM's tensors of this host over the same memory.

NumPy's DLPack has no bfloat16 and no float8, and gives away no read-only memory: there, integers or bytes are passed, and what
comes of them is viewed as what it is. Whoever calls has loaded TVM's runtime.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.package.weights import device_dtype, numpy_dtype

if TYPE_CHECKING:
    from tvm_ffi import Tensor

    from tk.aliases import Array

__all__ = ["array_over", "matrix_over", "tensor_over", "viewed"]


def array_over(tensor: Tensor) -> Array:
    """An array over a tensor's memory, which it keeps alive."""
    dtype = numpy_dtype(str(tensor.dtype))
    if dtype.isbuiltin == 1:
        return np.from_dlpack(tensor)
    return np.from_dlpack(viewed(tensor, tensor.shape, f"uint{8 * dtype.itemsize}")).view(dtype)


def tensor_over(array: Array, dtype: str | None = None) -> Tensor:
    """A tensor over the memory of a contiguous array, only to be read where the array is. `dtype`: the device's, where it is
    not a boundary's."""
    if array.dtype.isbuiltin == 1 and array.flags.writeable:
        return _ffi().from_dlpack(array)
    raw = _ffi().from_dlpack(np.asarray(_Memory(array)))
    return viewed(raw, array.shape, dtype or device_dtype(str(array.dtype)))


def matrix_over(array: Array) -> Tensor:
    """A tensor over the memory of a matrix, as unsigned integers of its elements' size, at any address and with any strides."""
    return _ffi().from_dlpack(np.asarray(_Memory(array, array.shape, f"<u{array.itemsize}", array.strides)))


def viewed(tensor: Tensor, shape: Sequence[int], dtype: str) -> Tensor:
    """A tensor over another's memory."""
    return _create_view()(tensor, _ffi().Shape(shape), _ffi().dtype(dtype), 0)


@cache
def _ffi() -> Any:
    import tvm_ffi

    return tvm_ffi


@cache
def _create_view() -> Any:
    return _ffi().get_global_func("runtime.TVMTensorCreateView")


class _Memory:
    """An array's memory to whoever asks for it as NumPy does, the array kept alive: bytes, unless told what else."""

    def __init__(
        self,
        array: Array,
        shape: tuple[int, ...] | None = None,
        kind: str = "|u1",
        strides: tuple[int, ...] | None = None,
    ) -> None:
        self.owner = array
        self.__array_interface__ = {
            "version": 3,
            "shape": (array.nbytes,) if shape is None else shape,
            "typestr": kind,
            "data": (array.ctypes.data, False),
            "strides": strides,
        }
