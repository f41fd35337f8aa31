"""A package's code, loaded: its library, and virtual machines that run its functions."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tk.errors import IntegrityError, NeedsError, message, reason
from tk.host import this_host
from tk.host.headroom import reserve
from tk.package.artifact import Build
from tk.package.requirements import lacks_of_library
from tk.runtime.choose import listed
from tk.runtime.ffi import runtime
from tk.runtime.gpu import gpu_of
from tk.runtime.tensors import CPU, Boundary

if TYPE_CHECKING:
    import numpy as np

__all__ = ["Loaded", "called", "library_of", "loaded", "started"]

_POOLED = 2  # the VM's allocator that keeps freed memory for the next call


def library_of(build: Build) -> bytes:
    """A build's library, once the CPU features that it says itself are there: the manifest may have been edited."""
    library = bytes(build.library())
    try:
        missing = lacks_of_library(library, this_host(False))
    except ValueError as error:
        raise IntegrityError(
            message(f"the library for {build.target} cannot be read: {error}", do="copy the file again")
        ) from error
    if missing:
        raise NeedsError(f"this host cannot run this package\n{listed({build.target: missing})}")
    return library


_loads = itertools.count(1)
_starting = threading.Lock()


def loaded(library: bytes | memoryview, device_type: int, plugin: Callable[[], bytes] | None = None) -> Any:
    """A shared library, loaded from memory: nothing is left on disk, and no folder need be writable. Raises MemoryError where
    there is no room for it."""
    ffi = runtime()
    reserve(len(library))
    if device_type != CPU:
        gpu_of(device_type).start(plugin)
    descriptor = os.memfd_create("tk-library")
    try:
        with os.fdopen(os.dup(descriptor), "wb") as file:
            file.write(library)
        # dlopen takes a path that it has seen for the library that it had there, and file descriptors come again: so spell
        # each load's path differently, in binary, "/" for 0 and "./" for 1
        number = next(_loads)
        spelling = "".join("./" if number >> bit & 1 else "/" for bit in range(number.bit_length()))
        return ffi.get_global_func("ffi.Module.load_from_file.so")(f"/proc/self/fd/{spelling}{descriptor}", "so")
    except Exception as error:
        raise _unloadable(error) from error
    finally:
        os.close(descriptor)


def _unloadable(error: Exception) -> NeedsError:
    have = f"the package's library cannot be loaded: {reason(error)}"
    return NeedsError(message(have, do="compile the model again on this system"))


class Loaded:
    """A package's library and weights on one device, which its entries share: each weight is there once."""

    def __init__(self, build: Build, device_type: int) -> None:
        self.library, self._type, self._plugin = library_of(build), device_type, build.runtime
        self.compared: set[str] = set()  # weights whose sums are known to be right
        self._code: Any = None
        self._on_device: dict[tuple[int, str, tuple[int, ...]], Any] = {}

    @property
    def code(self) -> Any:
        """The library, loaded when it is first asked for: every sum before any code."""
        if self._code is None:
            self._code = loaded(self.library, self._type, self._plugin)
        return self._code

    def on_device(self, array: np.ndarray[Any, Any], boundary: Boundary) -> Any:
        """A weight on the device: copied to a GPU, on the CPU used where it lies."""
        key = array.__array_interface__["data"][0], str(array.dtype), array.shape
        if not array.size:
            return boundary.to_device(array)
        if key not in self._on_device:
            self._on_device[key] = boundary.to_device(array)
        return self._on_device[key]


def started(code: Any, device_type: int, index: int, built_ins: Mapping[str, Callable[..., Any]] | None = None) -> Any:
    """A virtual machine of its own for a library as `loaded` gives it, which calls `built_ins` in place of TVM's functions of
    these names."""
    try:
        vm = code["vm_load_executable"]()
    except Exception as error:
        raise _unloadable(error) from error
    with _starting, _instead_of(built_ins or {}):
        vm["vm_initialization"](*((device_type, index, _POOLED) if device_type != CPU else ()), CPU, 0, _POOLED)
    return vm


@contextmanager
def _instead_of(built_ins: Mapping[str, Callable[..., Any]]) -> Iterator[None]:
    """A VM looks its built-in functions up when it starts: one that starts in here gets these."""
    ffi = runtime()
    before = {name: ffi.get_global_func(name, allow_missing=True) for name in built_ins}
    for name, function in built_ins.items():
        ffi.register_global_func(name, function, override=True)
    try:
        yield
    finally:
        for name, known in before.items():
            if known is None:
                ffi.registry.remove_global_func(name)
            else:
                ffi.register_global_func(name, known, override=True)


def called(vm: Any, function: Any, args: Any, *_: Any) -> Any:
    """What would be captured, called as it is."""
    return runtime().get_global_func("vm.builtin.invoke_closure")(vm, function, *args)
