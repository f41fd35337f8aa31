"""What all modules on one device share: whose turn it is, on which stream, and whether the device still works."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache, partial
from typing import Any, NoReturn

from tk.runtime import forks
from tk.runtime.faults import Owner, Watch
from tk.runtime.ffi import runtime
from tk.runtime.gpu import gpu_of
from tk.runtime.tensors import CPU

__all__ = ["Device", "device_of", "named"]


class Device:
    """What all modules on one device share. On a GPU the VM's memory pool does not know streams: freed memory is handed out
    again at once, so calls take turns, and a call on another stream than the last waits for that one's work."""

    def __init__(self, device_type: int, index: int) -> None:
        self.type, self.index = device_type, index
        self.lock = threading.RLock()
        forks.lock_at_forks(self)
        self._stream = 0
        self._waits = True
        self._sync: Any = None  # TVM's function that waits for a stream, and this device as it takes it
        self._watch = None if device_type == CPU else Watch(index, gpu=gpu_of(device_type))
        self.name = named(device_type, index)

    def remember(self, owner: Owner) -> None:
        """Have what `owner` owns kept if a fault ends the device's context. Raises DeviceLost if one has."""
        if self._watch is not None:
            self._watch.admit(owner)

    def release(self, owner: Owner) -> bool:
        """`owner` is about to let go of what it owns: keep it if a kernel has faulted. Whether none has."""
        return self._watch is None or self._watch.release(owner)

    def refuse(self) -> None:
        """Raise DeviceLost if the device is lost."""
        if self._watch is not None:
            self._watch.refuse()

    def failed(self, name: str, error: Exception) -> NoReturn:
        """Raise `error`, or DeviceLost if it comes of a kernel's fault."""
        if self._watch is None:
            raise error
        self._watch.failed(name, error)

    @contextmanager
    def watched(self, name: str) -> Iterator[None]:
        """Work for `name` that is no call: an error that comes of a kernel's fault, which an earlier call may have left
        unnoticed, is DeviceLost."""
        try:
            yield
        except Exception as error:
            self.failed(name, error)

    def entered(self, values: Sequence[Any]) -> AbstractContextManager[None]:
        """Make the stream for a call with these inputs TVM's current one, and leave the thread's CUDA context as it was.

        Inputs that are all torch's bring torch's current stream. Any others run on the default stream, on which DLPack hands
        them over, and the host waits for torch's before and for the results after."""
        if self.type == CPU:
            return nullcontext()
        stream, self._waits = 0, True
        torch = sys.modules.get("torch")
        from_torch = [isinstance(value, torch.Tensor) for value in values] if torch is not None else []
        if torch is not None and True in from_torch and hasattr(torch._C, "_cuda_getCurrentRawStream"):  # of a GPU
            if False not in from_torch:
                # what torch.cuda.current_stream().cuda_stream says, without making a stream object a call
                stream, self._waits = torch._C._cuda_getCurrentRawStream(self.index), False
            else:
                torch.cuda.current_stream(self.index).synchronize()
        return _Turn(self, stream)

    def follow(self, stream: int) -> None:
        """Have `stream` wait for the last call's work, if that was on another."""
        if stream != self._stream:
            ffi = runtime()
            sync = ffi.get_global_func("runtime.Device_StreamSyncFromTo")
            sync(ffi.device(self.name), self._stream, stream)
            self._stream = stream

    def settle(self) -> None:
        """Wait for the call's work, where its caller cannot."""
        if self.type != CPU and self._waits:
            if self._sync is None:
                ffi = runtime()
                self._sync = partial(ffi.get_global_func("runtime.Device_StreamSync"), ffi.device(self.name))
            self._sync(self._stream)


@cache
def _shared_device(device_type: int, index: int) -> Device:
    return Device(device_type, index)


def device_of(device_type: int, index: int) -> Device:
    # on the CPU a call ends before its memory is handed out again: modules need not wait for each other
    return Device(CPU, 0) if device_type == CPU else _shared_device(device_type, index)


class _Turn(AbstractContextManager[None]):
    """A call on `stream`: TVM's current stream inside, and the thread's CUDA context as it was behind it, since running on
    cuda:1 must not move torch's current device."""

    def __init__(self, device: Device, stream: int) -> None:
        self._device, self._stream = device, stream
        self._gpu = gpu_of(device.type)
        self._context: Any = None
        self._before = 0

    def __enter__(self) -> None:
        self._context = self._gpu.current()
        self._before = runtime().core._env_set_current_stream(self._device.type, self._device.index, self._stream)
        try:
            self._device.follow(self._stream)
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *error: object) -> None:
        runtime().core._env_set_current_stream(self._device.type, self._device.index, self._before)
        self._gpu.restore(self._context)


def named(device_type: int, index: int) -> str:
    return "cpu" if device_type == CPU else f"{gpu_of(device_type).kind}:{index}"
