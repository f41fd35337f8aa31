"""Clocks: a call's wall time on any device, its GPU time by CUDA events, and a cold cache.

CUDA events come from the driver library through ctypes, so that measuring needs neither torch nor a CUDA toolkit.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tk.errors import RuntimeFailure, message

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["Clock", "CpuClock", "CudaClock", "Sample", "clock_for"]

MIB = 1 << 20
FASTEST_FILL = 10e12  # bytes a second: more than any device's memory writes
Sample = tuple[float, float | None]
"""Seconds of one call: wall, and on the GPU (None on a CPU)."""


class Clock(Protocol):
    """Times calls on one device, and can put its caches out of the way first."""

    def time(self, call: Callable[[], object]) -> Sample: ...

    def flush(self) -> None: ...

    def synchronize(self) -> None: ...


def clock_for(device: str, index: int = 0) -> Clock:
    """The clock of a "cpu" or "cuda" device."""
    return CudaClock(index) if device == "cuda" else CpuClock()


def last_level_cache() -> int:
    """Bytes of this CPU's last-level cache, as Linux says; 32 MiB where it does not."""
    sizes = []
    for path in Path("/sys/devices/system/cpu/cpu0/cache").glob("index*/size"):
        text = path.read_text(encoding="ascii").strip()
        with suppress(ValueError):
            sizes.append(int(text[:-1]) * {"K": 1024, "M": MIB}[text[-1]] if text[-1:] in "KM" else int(text))
    return max(sizes, default=32 * MIB)


class CpuClock:
    """Wall time. `flush` writes a buffer twice as large as the last-level cache, 512 MiB at most."""

    def __init__(self) -> None:
        self._buffer: Array | None = None

    def time(self, call: Callable[[], object]) -> Sample:
        start = perf_counter()
        call()
        return perf_counter() - start, None

    def flush(self) -> None:
        if self._buffer is None:
            self._buffer = np.zeros(min(2 * last_level_cache(), 512 * MIB), np.uint8)
        self._buffer += 1

    def synchronize(self) -> None:
        return


class CudaClock:
    """Wall time until the device is idle, and GPU time between two events on the default stream.

    `flush` fills a buffer twice as large as the L2 cache. The device's primary context must be there: the module to
    be timed has been loaded.
    """

    def __init__(self, index: int = 0) -> None:
        try:
            self._driver = ctypes.CDLL("libcuda.so.1")
        except OSError as error:
            raise RuntimeFailure(
                message(
                    "there is no CUDA driver to time with",
                    need="libcuda.so.1",
                    have=str(error),
                    do="install NVIDIA's driver, or measure on the CPU",
                )
            ) from error
        self._call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self._call("cuDeviceGet", ctypes.byref(device), index)
        self._call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._call("cuCtxSetCurrent", context)
        self._start, self._stop = self.event(), self.event()
        l2 = ctypes.c_int()
        self._call("cuDeviceGetAttribute", ctypes.byref(l2), 38, device)  # CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE
        self._flush_bytes = 2 * max(l2.value, 32 * MIB)
        self._scratch: ctypes.c_uint64 | None = None

    def event(self) -> ctypes.c_void_p:
        """A new event with timing."""
        made = ctypes.c_void_p()
        self._call("cuEventCreate", ctypes.byref(made), 0)
        return made

    def record(self, event: ctypes.c_void_p) -> None:
        """Puts `event` on the default stream."""
        self._call("cuEventRecord", event, None)

    def elapsed(self, start: ctypes.c_void_p, stop: ctypes.c_void_p) -> float:
        """Seconds between two events that have passed."""
        milliseconds = ctypes.c_float()
        name = "cuEventElapsedTime_v2" if hasattr(self._driver, "cuEventElapsedTime_v2") else "cuEventElapsedTime"
        self._call(name, ctypes.byref(milliseconds), start, stop)
        return milliseconds.value * 1e-3

    def time(self, call: Callable[[], object]) -> Sample:
        self.synchronize()
        began = perf_counter()
        self.record(self._start)
        call()
        self.record(self._stop)
        self.synchronize()
        wall = perf_counter() - began
        return wall, self.elapsed(self._start, self._stop)

    def flush(self) -> None:
        if self._scratch is None:
            self._scratch = ctypes.c_uint64()
            self._call("cuMemAlloc_v2", ctypes.byref(self._scratch), ctypes.c_size_t(self._flush_bytes))
        self._call("cuMemsetD8_v2", self._scratch, ctypes.c_ubyte(1), ctypes.c_size_t(self._flush_bytes))
        self.synchronize()

    def occupy(self, seconds: float) -> None:
        """Give the device work for at least `seconds`, without waiting: what is launched meanwhile then runs without gaps."""
        if self._scratch is None:
            self.flush()
        for _ in range(1 + int(seconds * FASTEST_FILL / self._flush_bytes)):
            self._call("cuMemsetD8Async", self._scratch, ctypes.c_ubyte(1), ctypes.c_size_t(self._flush_bytes), None)

    def empty(self) -> float:
        """Seconds between two events with nothing between them, the least of several: what each measurement holds too."""
        self.occupy(1e-4)
        events = [self.event() for _ in range(9)]
        for event in events:
            self.record(event)
        self.synchronize()
        return min(self.elapsed(first, second) for first, second in itertools.pairwise(events))

    def synchronize(self) -> None:
        self._call("cuCtxSynchronize")

    def _call(self, name: str, *args: Any) -> None:
        code = getattr(self._driver, name)(*args)
        if code:
            text = ctypes.c_char_p()
            self._driver.cuGetErrorString(code, ctypes.byref(text))
            said = text.value.decode() if text.value else ""
            raise RuntimeFailure(
                message(
                    f"CUDA's {name} failed",
                    have=f"error {code} {said}".strip(),
                    do="see that nvidia-smi lists the GPU, and that no other process fills its memory",
                )
            )
