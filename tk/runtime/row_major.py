"""Copies of inputs that kernels cannot read where they lie: row-major, at an address that is aligned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tk.package.archive import ALIGNMENT

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["aligned", "row_major"]


def aligned(array: Array) -> Array:
    """A row-major copy at an aligned address."""
    raw = np.empty(array.nbytes + ALIGNMENT, np.uint8)
    start = -int(raw.__array_interface__["data"][0]) % ALIGNMENT
    copy: Array = raw[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


def row_major(tensor: Any, torch: Any) -> Any:
    """A row-major copy of a torch tensor that lies otherwise: channels last, turned, every other element, repeated; None where
    its storage has become smaller than its shape since it was made, and torch would read behind it."""
    last = sum((size - 1) * stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True))
    if (tensor.storage_offset() + last + 1) * tensor.itemsize > tensor.untyped_storage().nbytes():
        return None
    with torch.no_grad():
        return tensor.contiguous()
