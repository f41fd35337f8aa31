"""TVM's runtime without TVM: the runtime libraries and the FFI, and neither the compiler library nor torch.

Importing `tvm` maps the compiler (259 MB); importing `tvm_ffi` imports torch wherever torch is installed. A process that only
runs packages needs neither. `import tvm` works as ever afterwards, in the same process, so what is loaded can be compiled
again.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from tk.errors import NeedsError, message
from tk.host.cores import cores
from tk.package.requirements import CUDART
from tk.runtime.python_layer import install

__all__ = ["configure_threads", "cuda_runtime", "hip_runtime", "import_compiler", "runtime", "runtime_library"]


@cache
def runtime() -> Any:
    """The module `tvm_ffi`, TVM's runtime libraries loaded. Raises NeedsError where they are not installed."""
    configure_threads()
    try:
        with _torch_out_of_the_way():
            import tvm_ffi
    except ImportError as error:
        raise _no_runtime("apache-tvm-ffi", str(error)) from error
    tvm_ffi.register_error("KeyboardInterrupt", KeyboardInterrupt)  # of a callback: else it comes back as a RuntimeError
    folder = _library_folder()
    _load(folder / "libtvm_runtime.so", ctypes.RTLD_GLOBAL)
    _load(folder / "libtvm_runtime_extra.so", ctypes.RTLD_LOCAL)  # sort, top-k, random numbers
    return tvm_ffi


@cache
def runtime_library() -> ctypes.CDLL:
    """TVM's runtime library itself, for what it exports beside functions of the FFI."""
    runtime()
    return ctypes.CDLL(str(_library_folder() / "libtvm_runtime.so"))


def import_compiler() -> None:
    """Import TVM with less work than it makes for itself: half of it where the process has loaded neither TVM nor torch.

    Each of TVM's 51 modules lists all global functions again, where no more are there than before. And TVM's first error, of
    which its import raises some that it catches, reads the symbols of all libraries that are loaded by then: one is had before
    torch's and TVM's are, where torch has not been imported yet."""
    if "tvm" in sys.modules:
        install()
        return
    early = "torch" not in sys.modules and "tvm_ffi" not in sys.modules
    with _torch_out_of_the_way():
        import tvm_ffi
        from tvm_ffi import registry
    if early:
        tvm_ffi.core._object_type_key_to_index("no.such.type")
    names, listed = [*registry.list_global_func_names()], registry.list_global_func_names
    count = tvm_ffi.get_global_func("ffi.FunctionListGlobalNamesFunctor")

    def list_once() -> list[str]:
        if count()(-1) != len(names):
            names[:] = listed()
        return names

    registry.list_global_func_names = list_once
    try:
        import tvm  # noqa: F401
    finally:
        registry.list_global_func_names = listed
    install()


@cache
def cuda_runtime() -> None:
    """Load TVM's CUDA runtime, and CUDA's own from pip's packages where the system has none. Raises NeedsError."""
    runtime()
    try:
        ctypes.CDLL(CUDART, ctypes.RTLD_GLOBAL)
    except OSError as error:
        found = next((path for root in sys.path for path in Path(root).glob(f"nvidia/*/lib/{CUDART}")), None)
        if found is None:
            raise NeedsError(
                message(
                    f"there is no {CUDART}", need="CUDA's runtime", have="none", do="pip install 'nvidia-cuda-runtime>=13,<14'"
                )
            ) from error
        _load(found, ctypes.RTLD_GLOBAL)
    _load(_library_folder() / "libtvm_runtime_cuda.so", ctypes.RTLD_LOCAL)


_hip_loaded = False


def hip_runtime(plugin: Callable[[], bytes]) -> None:
    """Load the runtime for AMD GPUs: the plugin that a package brings (tk/rocm/runtime.cc), the first one of the process.
    Raises NeedsError."""
    global _hip_loaded
    if _hip_loaded:
        return
    runtime()
    descriptor = os.memfd_create("tk-hip")
    try:
        with os.fdopen(os.dup(descriptor), "wb") as file:
            file.write(plugin())
        ctypes.CDLL(f"/proc/self/fd/{descriptor}", ctypes.RTLD_LOCAL)
    except OSError as error:
        raise NeedsError(
            message(
                "the package's runtime for AMD GPUs cannot be loaded", have=error, do="compile the model again on this system"
            )
        ) from error
    finally:
        os.close(descriptor)
    _hip_loaded = True


def configure_threads() -> None:
    """Have TVM use every core that this process may use, and pin nothing.

    Left alone TVM takes half of what the machine reports and pins the calling thread to one core, which threads started
    later, torch's among them, inherit. Has an effect until TVM's first parallel loop; a caller's own setting stays."""
    os.environ.setdefault("TVM_NUM_THREADS", str(cores()))
    os.environ.setdefault("TVM_BIND_THREADS", "0")


@contextmanager
def _torch_out_of_the_way() -> Iterator[None]:
    """Within it, `import torch` fails unless torch is loaded already. tvm_ffi takes it as "not installed" and does without."""
    if "torch" in sys.modules or "tvm_ffi" in sys.modules:
        yield
        return
    sys.modules["torch"] = None  # type: ignore[assignment]
    try:
        yield
    finally:
        del sys.modules["torch"]


@cache
def _library_folder() -> Path:
    if "TVM_LIBRARY_PATH" in os.environ:
        return Path(os.environ["TVM_LIBRARY_PATH"])
    spec = importlib.util.find_spec("tvm")
    if spec is None or not spec.submodule_search_locations:
        raise _no_runtime("apache-tvm", "no module named tvm")
    return Path(spec.submodule_search_locations[0]) / "lib"


def _load(path: Path, mode: int) -> None:
    try:
        ctypes.CDLL(str(path), mode)
    except OSError as error:
        raise _no_runtime("apache-tvm", str(error)) from error


def _no_runtime(distribution: str, why: str) -> NeedsError:
    return NeedsError(
        message("cannot load TVM's runtime", need=distribution, have=why, do=f"pip install --force-reinstall {distribution}")
    )
