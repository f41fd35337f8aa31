"""torch tensors as NumPy arrays and back, sharing memory, bfloat16 and float8 included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import ml_dtypes
import numpy as np
import torch

from tk.errors import ImportModelError, message

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["to_numpy", "to_torch"]

# dtypes that NumPy lacks: torch's, the integer of the same width in both, and ml_dtypes' own
_VIEWED: list[tuple[torch.dtype, torch.dtype, Any, Any]] = [
    (torch.bfloat16, torch.uint16, np.uint16, ml_dtypes.bfloat16),
    (torch.float8_e4m3fn, torch.uint8, np.uint8, ml_dtypes.float8_e4m3fn),
    (torch.float8_e5m2, torch.uint8, np.uint8, ml_dtypes.float8_e5m2),
    (torch.float8_e4m3fnuz, torch.uint8, np.uint8, ml_dtypes.float8_e4m3fnuz),
    (torch.float8_e5m2fnuz, torch.uint8, np.uint8, ml_dtypes.float8_e5m2fnuz),
]


def to_numpy(tensor: torch.Tensor) -> Array:
    """`tensor` as a contiguous array on the CPU: a view of its memory if it is contiguous and there already."""
    if tensor.is_meta or type(tensor).__name__ == "FakeTensor":
        raise ImportModelError(
            message(
                "a tensor of the model has no values",
                need="real weights",
                have="a meta or fake tensor",
                do='load the weights into the module before it is compiled: to_empty(device="cpu"), load_state_dict',
            )
        )
    if tensor.layout != torch.strided:
        raise ImportModelError(
            message("a tensor of the model is sparse", need="a dense tensor", have=tensor.layout, do="call .to_dense()")
        )
    dense = tensor.detach().cpu().contiguous()
    if dense.is_conj() or dense.is_neg():
        dense = dense.resolve_conj().resolve_neg()
    for dtype, integer, _, own in _VIEWED:
        if dense.dtype == dtype:
            return dense.view(integer).numpy().view(own)  # type: ignore[no-any-return]
    return dense.numpy()  # type: ignore[no-any-return]


def to_torch(array: Array) -> torch.Tensor:
    """`array` as a torch tensor, a view of its memory if that is contiguous and writable."""
    array = np.asarray(array, order="C")
    if not array.flags.writeable:
        array = array.copy()
    for dtype, _, integer, own in _VIEWED:
        if array.dtype == own:
            return torch.from_numpy(array.view(integer)).view(dtype)
    return torch.from_numpy(array)
