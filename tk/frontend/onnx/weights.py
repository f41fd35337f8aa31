"""Initializers of an ONNX model as arrays: inside the file, or mapped from the files beside it."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import onnx
from onnx import TensorProto, numpy_helper

from tk.errors import ImportModelError, message

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["holds_strings", "is_external", "to_array"]


def holds_strings(what: str) -> ImportModelError:
    """The error of a tensor of strings, which tk has no array for."""
    do = "turn strings into numbers before the model, and cut the graph there"
    return ImportModelError(message(f"{what} holds strings", need="numbers or booleans", have="STRING", do=do))


def is_external(tensor: TensorProto) -> bool:
    return bool(tensor.data_location == TensorProto.EXTERNAL)


def to_array(tensor: TensorProto, folder: Path | None) -> Array:
    """`tensor` as an array; external data as a read-only map of its file in `folder`.

    Raises ImportModelError if the data are of a kind that tk has no array for, are missing, or lie outside `folder`.
    """
    if tensor.data_type == TensorProto.STRING:
        raise holds_strings(f"the initializer {tensor.name!r}")
    _check_type(tensor)
    if not is_external(tensor):
        try:
            return np.asarray(numpy_helper.to_array(tensor))
        except Exception as error:  # NumPy's, where the data are not of the shape
            raise _wrong(tensor, "does not hold what its shape says", str(error)) from error
    if folder is None:
        raise ImportModelError(
            message(
                f"the data of the initializer {tensor.name!r} lie outside the model", do="load the model by its path instead"
            )
        )
    return _mapped(tensor, folder)


def _check_type(tensor: TensorProto) -> None:
    """Raises ImportModelError for a dtype that is none, a negative dim, or bytes that are not as many as the shape says."""
    if any(dim < 0 for dim in tensor.dims):
        raise _wrong(tensor, "has a negative dim", list(tensor.dims))
    try:
        dtype = onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type)
    except (KeyError, ValueError, TypeError) as error:
        raise _wrong(tensor, "is of no dtype that ONNX has", f"data_type {tensor.data_type}") from error
    bits = _BITS.get(tensor.data_type, 8 * dtype.itemsize)
    need = (math.prod(tensor.dims) * bits + 7) // 8
    if tensor.HasField("raw_data") and not is_external(tensor) and len(tensor.raw_data) != need:
        raise _wrong(tensor, "does not hold what its shape says", f"{len(tensor.raw_data)} bytes, not {need}")


def _wrong(tensor: TensorProto, what: str, have: object) -> ImportModelError:
    return ImportModelError(message(f"the initializer {tensor.name!r} {what}", have=have, do="export the model again"))


def _number(tensor: TensorProto, where: Mapping[str, str], key: str) -> int | None:
    """`offset` or `length` of external data; None where it is not given."""
    if key not in where:
        return None
    if not re.fullmatch(r"[0-9]{1,18}", where[key].strip()):
        raise _wrong(tensor, f"has an {key} that is no number of bytes", repr(where[key][:40]))
    return int(where[key])


def _mapped(tensor: TensorProto, folder: Path) -> Array:
    where = {entry.key: entry.value for entry in tensor.external_data}
    try:
        path = (folder / where.get("location", "")).resolve()
        there = path.is_relative_to(folder.resolve()) and path.is_file()
    except (OSError, ValueError, RuntimeError) as error:  # a NUL, a name too long, links in a circle
        raise _wrong(tensor, "lies in a file whose name cannot be", f"{where.get('location', '')[:100]!r}: {error}") from error
    if not there:
        raise ImportModelError(
            message(
                f"the data of the initializer {tensor.name!r} are not there",
                need=f"a file in {folder}",
                have=where.get("location"),
                do="put the file beside the model, as it was written",
            )
        )
    dtype = onnx.helper.tensor_dtype_to_np_dtype(tensor.data_type)
    if tensor.data_type in _PACKED:
        raise ImportModelError(
            message(
                f"the initializer {tensor.name!r} is packed and external",
                need="8 bits or more an element",
                have=str(dtype),
                do="store this initializer in the model itself",
            )
        )
    shape, offset, length = tuple(tensor.dims), _number(tensor, where, "offset") or 0, _number(tensor, where, "length")
    size = math.prod(shape) * dtype.itemsize
    if length is not None and length != size:
        raise _wrong(tensor, "does not hold what its shape says", f"a length of {length} bytes, not {size}")
    if size == 0:
        return np.zeros(shape, dtype)
    if path.stat().st_size < offset + size:
        raise ImportModelError(
            message(
                f"the file {path.name} is too short for {tensor.name!r}",
                need=f"{offset + size} bytes",
                have=f"{path.stat().st_size}",
                do="copy or write the file again: it was cut off",
            )
        )
    raw = np.memmap(path, np.uint8, "r", offset, (size,))
    mapped: Array = raw.view(dtype).reshape(shape)
    return mapped


_BITS = {
    getattr(TensorProto, name): bits
    for name, bits in {"INT4": 4, "UINT4": 4, "INT2": 2, "UINT2": 2, "FLOAT4E2M1": 4}.items()
    if hasattr(TensorProto, name)
}
_PACKED = set(_BITS)
