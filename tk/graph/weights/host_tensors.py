"""NumPy's arrays and TVM's tensors of this host over the same memory: TVM's own copies move a third of a gigabyte a second."""

from __future__ import annotations

from typing import Any

import numpy as np

from tk.aliases import Array
from tk.package.archive import ALIGNMENT
from tk.package.weights import numpy_dtype

__all__ = ["as_array", "as_tensor"]


def as_tensor(array: Array) -> Any:
    """A tensor of the array's elements, only to be read: over its memory where that is contiguous and aligned, else a copy."""
    import tvm
    import tvm_ffi

    if array.size and array.flags.c_contiguous and array.ctypes.data % ALIGNMENT == 0:
        return _viewed(tvm_ffi.from_dlpack(np.asarray(_Memory(array))), array.shape, str(array.dtype))
    tensor = tvm.runtime.empty(array.shape, str(array.dtype))
    if array.size:
        as_array(tensor)[...] = array
    return tensor


def as_array(tensor: Any) -> Array:
    """An array over the tensor's memory, which it keeps alive."""
    dtype = numpy_dtype(str(tensor.dtype))
    if 0 in tensor.shape:
        return np.empty(tuple(tensor.shape), dtype)
    if dtype.isbuiltin == 1:
        return np.from_dlpack(tensor)
    return np.from_dlpack(_viewed(tensor, tensor.shape, f"uint{8 * dtype.itemsize}")).view(dtype)  # it knows no bfloat16


class _Memory:
    """An array's memory to whoever asks for it as NumPy does, the array kept alive. Of a read-only array too, as a map of a
    file is: DLPack refuses those, but nobody writes here."""

    def __init__(self, array: Array) -> None:
        self.owner = array
        self.__array_interface__ = {
            "version": 3,
            "shape": (array.nbytes,),
            "typestr": "|u1",
            "data": (array.ctypes.data, False),
        }


def _viewed(tensor: Any, shape: Any, dtype: str) -> Any:
    import tvm_ffi

    view = tvm_ffi.get_global_func("runtime.TVMTensorCreateView")
    return view(tensor, tvm_ffi.Shape(tuple(map(int, shape))), tvm_ffi.dtype(dtype), 0)
