"""NumPy's arrays and TVM's tensors of this host over the same memory: TVM's own copies move a third of a gigabyte a second."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tk.aliases import Array
from tk.package.archive import ALIGNMENT
from tk.package.views import array_over, tensor_over
from tk.package.weights import numpy_dtype

__all__ = ["as_array", "as_tensor", "new_array"]


def as_tensor(array: Array) -> Any:
    """A tensor of the array's elements, only to be read: over its memory where that is contiguous and aligned, else a copy."""
    import tvm

    if array.size and array.flags.c_contiguous and array.ctypes.data % ALIGNMENT == 0:
        return tensor_over(array, str(array.dtype))
    tensor = tvm.runtime.empty(array.shape, str(array.dtype))
    if array.size:
        as_array(tensor)[...] = array
    return tensor


def as_array(tensor: Any) -> Array:
    """An array over the tensor's memory, which it keeps alive."""
    if 0 in tensor.shape:
        return np.empty(tuple(tensor.shape), numpy_dtype(str(tensor.dtype)))
    return array_over(tensor)


def new_array(shape: tuple[int, ...], dtype: Any) -> Array:
    """An array of any values in memory that TVM's kernels take as it is. NumPy allocates it: it asks Linux for huge pages, of
    which TVM does not, and a large array that is written once takes longer to map page by page than to write."""
    size = prod(shape) * np.dtype(dtype).itemsize
    memory = np.empty(size + ALIGNMENT, np.uint8)
    begin = -memory.ctypes.data % ALIGNMENT
    array: Array = memory[begin : begin + size].view(dtype).reshape(shape)
    return array
