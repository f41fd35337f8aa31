"""What the checks of torch's programs and of ONNX's graphs share: a worker's answer, and weights in guarded memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch

from tests.fuzz.guard import Guard
from tk.package.views import tensor_over, viewed
from tk.package.weights import device_dtype
from tk.runtime.tensors import CPU, Boundary
from tk.target import resolve

__all__ = ["Answer", "Phase", "device_of", "weights_in"]

Answer = dict[str, Any]
Phase = Callable[[str], None]


def device_of(target: str) -> str:
    """The device that a target's code runs on."""
    return resolve(target).kind


@contextmanager
def weights_in(guard: Guard) -> Iterator[None]:
    """What is loaded in here has its weights in the guard's memory."""
    to_device = Boundary.to_device

    def guarded(self: Any, array: Any) -> Any:
        if not array.size:
            return to_device(self, array)
        if self.on[0] == CPU:
            return tensor_over(guard.array("a weight", array))
        raw = guard.tensor("a weight", torch.from_numpy(np.ascontiguousarray(array).reshape(-1).view(np.uint8).copy()))
        name = device_dtype(str(array.dtype))
        return viewed(self.ffi.from_dlpack(raw), array.shape, name)

    Boundary.to_device = guarded  # type: ignore[method-assign]
    try:
        yield
    finally:
        Boundary.to_device = to_device  # type: ignore[method-assign]
