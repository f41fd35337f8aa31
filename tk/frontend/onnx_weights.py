"""Initializers of an ONNX model as arrays: inside the file, or mapped from the files beside it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

from tk.errors import ImportModelError, message

__all__ = ["is_external", "to_array"]


def is_external(tensor: TensorProto) -> bool:
    return bool(tensor.data_location == TensorProto.EXTERNAL)


def to_array(tensor: TensorProto, folder: Path | None) -> np.ndarray[Any, Any]:
    """`tensor` as an array; external data as a read-only map of its file in `folder`.

    Raises ImportModelError if the data are of a kind that tk has no array for, are missing, or lie outside `folder`.
    """
    if tensor.data_type == TensorProto.STRING:
        raise ImportModelError(
            message(f"the initializer {tensor.name!r} holds strings", need="numbers or booleans", have="STRING")
        )
    if not is_external(tensor):
        return np.asarray(numpy_helper.to_array(tensor))
    if folder is None:
        raise ImportModelError(
            message(
                f"the data of the initializer {tensor.name!r} lie outside the model", do="load the model by its path instead"
            )
        )
    return _mapped(tensor, folder)


def _mapped(tensor: TensorProto, folder: Path) -> np.ndarray[Any, Any]:
    where = {entry.key: entry.value for entry in tensor.external_data}
    path = (folder / where.get("location", "")).resolve()
    if not path.is_relative_to(folder.resolve()) or not path.is_file():
        raise ImportModelError(
            message(
                f"the data of the initializer {tensor.name!r} are not there",
                need=f"a file in {folder}",
                have=where.get("location"),
            )
        )
    dtype = onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type)
    if tensor.data_type in _PACKED:
        raise ImportModelError(
            message(
                f"the initializer {tensor.name!r} is packed and external", need="8 bits or more an element", have=str(dtype)
            )
        )
    shape, offset = tuple(tensor.dims), int(where.get("offset", 0))
    size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    if size == 0:
        return np.zeros(shape, dtype)
    if path.stat().st_size < offset + size:
        raise ImportModelError(
            message(
                f"the file {path.name} is too short for {tensor.name!r}",
                need=f"{offset + size} bytes",
                have=f"{path.stat().st_size}",
            )
        )
    raw = np.memmap(path, np.uint8, "r", offset, (size,))
    mapped: np.ndarray[Any, Any] = raw.view(dtype).reshape(shape)
    return mapped


_PACKED = {
    getattr(TensorProto, name) for name in ("INT4", "UINT4", "INT2", "UINT2", "FLOAT4E2M1") if hasattr(TensorProto, name)
}
