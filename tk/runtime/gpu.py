"""What loading and calling ask of a GPU's driver, for each of the two that there are: the same few questions.

A device's type is DLPack's number for it. TVM and torch change the thread's current device, or its context; a call leaves it
as it was.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from tk.errors import NeedsError, RuntimeFailure, message

if TYPE_CHECKING:
    from tk.runtime.cuda_graphs import Driver

__all__ = ["CUDA", "ROCM", "Gpu", "gpu_of"]


class Gpu(Protocol):
    """One vendor's devices."""

    kind: str  # as a target's, and in a device's name
    type: int  # DLDeviceType
    title: str
    advice: str  # how to find the kernel that faulted

    def start(self, plugin: Callable[[], bytes] | None) -> None:
        """Load the runtime; `plugin` gives what a package has of it. Raises NeedsError."""

    def current(self) -> Any:
        """The thread's current device or context."""

    def restore(self, before: object) -> None:
        """Make what `current` gave current again."""

    def status(self, index: int) -> Callable[[], tuple[int, str]]:
        """What waits for a device, and gives the driver's error, 0 for none, and its name."""

    def zero(self, index: int, address: int, size: int) -> None:
        """Make `size` bytes of a device's memory zero. Raises RuntimeFailure."""

    def capture(self, index: int) -> Driver:
        """What captures graphs on a device. Raises RuntimeFailure."""


class _Cuda:
    kind, type, title = "cuda", 2, "CUDA"
    advice = (
        "compile with --checked and run it in a new process, which names the kernel and the access; "
        "CUDA_LAUNCH_BLOCKING=1 with tk.load(…, graph=False) names the kernel alone"
    )

    def start(self, plugin: Callable[[], bytes] | None) -> None:
        from tk.runtime.ffi import cuda_runtime

        cuda_runtime()

    def current(self) -> Any:
        from tk.runtime.cuda_graphs import driver

        context = ctypes.c_void_p()
        driver().cuCtxGetCurrent(ctypes.byref(context))
        return context

    def restore(self, before: Any) -> None:
        from tk.runtime.cuda_graphs import driver

        if before.value is not None:
            driver().cuCtxSetCurrent(before)

    def status(self, index: int) -> Callable[[], tuple[int, str]]:
        from tk.runtime.cuda_context import Context

        return Context(index).status

    def zero(self, index: int, address: int, size: int) -> None:
        from tk.runtime.cuda_graphs import CudaDriver, driver

        CudaDriver(index).enter()
        _check("cuMemsetD8", driver().cuMemsetD8_v2(ctypes.c_uint64(address), ctypes.c_ubyte(0), ctypes.c_size_t(size)))

    def capture(self, index: int) -> Driver:
        from tk.runtime.cuda_graphs import CudaDriver

        return CudaDriver(index)


class _Hip:
    """`_library` is what the first call of `start` found, as the plugin did: what a process asks of HIP later, at its end too,
    is asked of the library that its memory, streams and modules are of."""

    kind, type, title = "rocm", 10, "HIP"
    _library: ctypes.CDLL | None = None
    advice = "compile with --checked, which names the kernel and the access; AMD_SERIALIZE_KERNEL=3 names the kernel alone"

    def start(self, plugin: Callable[[], bytes] | None) -> None:
        from tk.runtime.ffi import hip_runtime

        if plugin is None:
            raise NeedsError(message("there is no runtime for AMD GPUs in this package", do="compile the model again"))
        hip_runtime(plugin)
        self._library = self._api()

    def current(self) -> Any:
        device = ctypes.c_int()
        self._api().hipGetDevice(ctypes.byref(device))
        return device

    def restore(self, before: object) -> None:
        self._api().hipSetDevice(before)

    def status(self, index: int) -> Callable[[], tuple[int, str]]:
        def status() -> tuple[int, str]:
            api, before = self._api(), self.current()
            api.hipGetErrorName.restype = ctypes.c_char_p
            code = int(api.hipSetDevice(index) or api.hipDeviceSynchronize())
            name = (api.hipGetErrorName(code) or b"").decode() if code else ""
            self.restore(before)
            return code, name

        return status

    def zero(self, index: int, address: int, size: int) -> None:
        api, before = self._api(), self.current()
        code = int(api.hipSetDevice(index) or api.hipMemset(ctypes.c_void_p(address), 0, ctypes.c_size_t(size)))
        self.restore(before)
        _check("hipMemset", code)

    def capture(self, index: int) -> Driver:
        from tk.runtime.cuda_graphs import HipDriver

        return HipDriver(index, self._api())

    def _api(self) -> ctypes.CDLL:
        from tk.rocm.driver import hip

        library = self._library or hip()
        if library is None:
            raise NeedsError(message("there is no libamdhip64", need="AMD's driver and ROCm", have="none", do="install ROCm"))
        return library


def _check(name: str, code: int) -> None:
    if code:
        raise RuntimeFailure(message(f"{name} failed: error {code}", do="see whether the device works: tk doctor"))


CUDA: Gpu = _Cuda()
ROCM: Gpu = _Hip()


def gpu_of(name: str | int) -> Gpu:
    """The GPU of a target's kind, or of a DLDeviceType."""
    return next(gpu for gpu in (CUDA, ROCM) if name in (gpu.kind, gpu.type))
