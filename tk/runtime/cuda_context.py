"""The primary context of a CUDA device, asked for its errors while other libraries may be capturing graphs."""

from __future__ import annotations

import ctypes
from typing import Any

from tk.runtime.cuda_graphs import driver

__all__ = ["Context"]

RELAXED = 2  # CU_STREAM_CAPTURE_MODE_RELAXED: what another library captures meanwhile stays sound


class Context:
    """The primary context of a device, which TVM and torch use."""

    def __init__(self, index: int) -> None:
        self._index = index
        self._context = ctypes.c_void_p()

    def status(self) -> tuple[int, str]:
        """The driver's error once all work of the device is done, and its name."""
        code, name = self._entered(driver()), ctypes.c_char_p()
        if code:
            driver().cuGetErrorName(code, ctypes.byref(name))
        return code, (name.value or b"").decode()

    def _entered(self, api: Any) -> int:
        device, before, mode = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_int(RELAXED)
        code = 0
        if not self._context:
            code = api.cuDeviceGet(ctypes.byref(device), self._index)
            code = code or api.cuDevicePrimaryCtxRetain(ctypes.byref(self._context), device)
        api.cuCtxGetCurrent(ctypes.byref(before))
        code = code or api.cuCtxSetCurrent(self._context)
        api.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))
        code = code or api.cuCtxSynchronize()
        api.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))
        api.cuCtxSetCurrent(before)
        return int(code)
