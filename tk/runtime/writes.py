"""Inputs that a program writes into: in the caller's own memory, or copied back to it where that could not be used in place."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from tk.errors import InputValueError, message
from tk.package.signature import TensorSpec

if TYPE_CHECKING:
    from tk.runtime.tensors import Boundary

__all__ = ["Span", "Write", "refuse_overlap", "span", "write_back"]

Write: TypeAlias = Callable[[], object]
Span: TypeAlias = tuple[int, int]


def span(tensor: Any) -> Span:
    """The addresses of a contiguous tensor's memory, the end excluded."""
    start = int(tensor.data_ptr())
    return start, start + int(tensor.numel()) * int(tensor.dtype.itemsize)


def refuse_overlap(inputs: Sequence[TensorSpec], taken: Sequence[Any], spans: Sequence[Span], but: int = -1) -> None:
    """Raises InputValueError where an input, other than number `but`, has memory in common with what is written."""
    for index, tensor in enumerate(taken):
        start, end = span(tensor)
        if index != but and start < end and any(start < stop and begin < end for begin, stop in spans):
            written = f"what is written into {inputs[but].name!r}" if but >= 0 else "the state"
            raise InputValueError(
                message(
                    f"input {inputs[index].name!r} has memory in common with {written}",
                    need="memory of its own for what the model writes into",
                    have="tensors that overlap",
                    do="pass a copy of one of them",
                )
            )


def write_back(boundary: Boundary, index: int, value: Any, tensor: Any) -> Write | None:
    """What is to be done after a call that writes into input number `index`, given as `value` and taken as `tensor`: None where
    that is the same memory. Raises InputValueError for what cannot be written into, before anything is."""
    torch = sys.modules.get("torch")
    if isinstance(value, np.ndarray):
        return _to_numpy(boundary, index, value, tensor)
    if torch is not None and isinstance(value, torch.Tensor):
        return _to_torch(value, tensor, torch)
    if type(value) is boundary.ffi.Tensor:
        if value.data_ptr() != tensor.data_ptr():
            what = f"input {boundary.inputs[index].name!r} cannot be written in place"
            raise InputValueError(message(what, need="data at a multiple of 64 bytes", do="pass a copy"))
        return None
    raise boundary.kind_error(index, value, f"a {type(value).__name__}, which the model would write into")


def _to_numpy(boundary: Boundary, index: int, value: Any, tensor: Any) -> Write | None:
    if not value.flags.writeable:
        raise InputValueError(
            message(
                f"input {boundary.inputs[index].name!r} is read-only, and the model writes into it",
                need="a writable array",
                have="an array with flags.writeable False",
                do="pass array.copy()",
            )
        )
    array = np.asarray(value)
    start = int(array.__array_interface__["data"][0])
    if not array.size or start == tensor.data_ptr():
        return None
    dtype = array.dtype

    def write() -> None:
        found = boundary.to_numpy(tensor, None)
        array[...] = found if found.dtype == dtype else found.view(dtype)

    return write


def _to_torch(value: Any, tensor: Any, torch: Any) -> Write:
    in_place = not value.numel() or value.data_ptr() == tensor.data_ptr()
    from_dlpack = torch.utils.dlpack.from_dlpack

    def write() -> None:
        with torch.no_grad():
            if not in_place or value.is_neg():
                value.detach().copy_(from_dlpack(tensor._to_dlpack()))
            elif not value.is_inference():
                torch.autograd.graph.increment_version(value)  # as torch's own writes do

    return write
