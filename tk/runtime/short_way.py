"""Calls on torch's tensors as they come: most of a small model's time goes into what is around it.

    module(x)      x is compared with the signature and passed to the program by torch's own C functions, DLPack's exchange API,
                   which make TVM's tensor of it; nothing else is made of it, or looked at

A call goes this way where its inputs need no more: on a CPU, of constant shapes, contiguous at addresses that kernels can read
vectors from, and none of them written into. Any other call, and any that is wrong, goes the long way (tensors.py), which
copies, or says what is wrong.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

from tk.package.archive import ALIGNMENT
from tk.package.signature import Signature
from tk.package.weights import device_dtype

__all__ = ["EXCHANGE", "fitting"]

EXCHANGE = "__dlpack_c_exchange_api__"
_LOW = ALIGNMENT - 1


def fitting(signature: Signature, modes: tuple[Callable[[], int], Any]) -> Callable[[Sequence[Any]], bool] | None:
    """What says of positional arguments whether they can go the short way; None where none can. `modes` tell whether torch
    records what is done with its tensors."""
    torch = sys.modules["torch"]
    specs = signature.inputs
    constant = all(isinstance(dim, int) for spec in specs for dim in spec.shape)
    same = all(device_dtype(spec.dtype) == spec.dtype and hasattr(torch, spec.dtype) for spec in (*specs, *signature.outputs))
    if not hasattr(torch.Tensor, EXCHANGE):  # of an older torch: Python's functions, which refuse more, and take longer
        return None
    if not constant or not same or signature.state or signature.mutated or signature.aliases or not specs:
        return None
    tensor, (depth, forward) = torch.Tensor, modes
    count, needs = len(specs), [_needed(torch, spec.dtype, spec.shape) for spec in specs]

    def fits(values: Sequence[Any]) -> bool:
        if len(values) != count or depth() or forward._current_level >= 0:
            return False
        try:
            for value, (dtype, shape, size) in zip(values, needs, strict=False):  # as many, by now
                # by the exact type, as the long way: what is derived from it may say anything of its shape and dtype
                if type(value) is not tensor or value.dtype is not dtype or value.shape != shape or not value.is_cpu:
                    return False
                if not value.is_contiguous() or value.is_neg():
                    return False
                address, storage = value.data_ptr(), value.untyped_storage()
                if not address or address & _LOW or address + size > storage.data_ptr() + storage.nbytes():
                    return False
        except (RuntimeError, TypeError):  # a tensor without a shape or memory of its own
            return False
        return True

    return fits


def _needed(torch: Any, dtype: str, shape: Sequence[Any]) -> tuple[Any, Any, int]:
    """An input's dtype, shape and bytes, as torch has them."""
    own, size = getattr(torch, dtype), torch.Size(shape)
    return own, size, size.numel() * own.itemsize
