"""What a program reads on the host while it runs: a loop's condition, and sizes that values give.

A loop may take any number of steps, and Python looks for signals between its own instructions alone: conditions are read
through a function of Python's, 0.4 µs a step, so that Ctrl-C ends a loop.

Of a GPU TVM copies what is read on the default stream. Where the call runs on another one, as on a stream of torch's own, which
does not wait for the default stream nor that for it, the copy may come before the kernel that writes the tensor: here the host
waits for the call's stream first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tk.runtime.ffi import runtime
from tk.runtime.tensors import CPU

__all__ = ["reads"]

CONDITION, SIZES = "vm.builtin.read_if_cond", "vm.builtin.tensor_to_shape"


def reads(device_type: int, index: int, name: str) -> dict[str, Callable[..., Any]]:
    """What the VM of a module on the device `name` calls in place of TVM's functions that read."""
    ffi = runtime()
    if device_type == CPU:
        return {CONDITION: partial(_read, ffi.get_global_func(CONDITION))}
    return {each: partial(_read_from_gpu, ffi.get_global_func(each), device_type, index, name) for each in (CONDITION, SIZES)}


def _read(own: Callable[[Any], Any], value: Any) -> Any:
    return own(value)


def _read_from_gpu(own: Callable[[Any], Any], device_type: int, index: int, name: str, value: Any) -> Any:
    ffi = runtime()
    if stream := ffi.core._env_get_current_stream(device_type, index):
        ffi.get_global_func("runtime.Device_StreamSync")(ffi.device(name), stream)
    return own(value)
