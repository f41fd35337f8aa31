"""AMD code that tk compiles, made to run on this machine: each code object's kernels go to the emulator too.

with emulated(folder):            # what is compiled in here is installed in the folder
    check(case, rule, target)     # in this process: `install_runtime` first
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.rocm.emulator import Program, fake_hip_library
from tk.host import this_host
from tk.host.cache import caching
from tk.rocm import code
from tk.rocm.driver import hip

__all__ = ["emulated", "environment", "fake_device", "install_runtime", "look_again"]


@contextmanager
def emulated(folder: Path) -> Iterator[None]:
    """Within it, every code object that is made is assembled anew, and installed for the fake HIP library with
    TK_FAKE_HIP=folder."""
    before = code.assemble

    def assemble(*args: Any) -> Any:
        made = before(*args)
        Program(made.text).install(folder, made.code)
        return made

    code.assemble = assemble
    try:
        with caching(False):
            yield
    finally:
        code.assemble = before


def environment(folder: Path, arch: str) -> dict[str, str]:
    """What a process needs in its environment to run on a fake device of `arch` what was installed in `folder`."""
    return {"TK_HIP": str(fake_hip_library()), "TK_FAKE_HIP": str(folder), "TK_FAKE_HIP_ARCH": arch}


def look_again() -> None:
    """Forget which driver and devices tests before this one have found."""
    hip.cache_clear()
    this_host.cache_clear()


def install_runtime(folder: Path, arch: str = "gfx942") -> None:
    """Have TVM in this process run on the fake device of `arch` what is installed in `folder`; of several calls, the last
    one's folder counts."""
    import tvm

    from tk.rocm.plugin import plugin
    from tk.runtime.ffi import hip_runtime

    os.environ.update(environment(folder, arch))
    look_again()
    hip_runtime(plugin)
    assert tvm.device("rocm", 0).exist
    assert ctypes.CDLL(os.environ["TK_HIP"]).hipInit(0) == 0


@contextmanager
def fake_device(folder: Path) -> Iterator[Path]:
    """Within it, this process runs on a fake device what is installed in `folder`; then its environment is as it was."""
    before = dict(os.environ)
    install_runtime(folder)
    try:
        yield folder
    finally:
        os.environ.clear()
        os.environ.update(before)
        look_again()
