"""What generated a kernel besides its schedule: the versions that are part of a tuning record's key."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING

from tk import __version__

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["tk_version", "toolchain"]


def tk_version() -> str:
    """The version of this tk, installed or not."""
    return __version__


def toolchain(target: Target) -> str:
    """The toolchain that compiles for `target`, such as "tvm 0.27.0.post1, ffi 0.1.14.post1, llvm 22"."""
    return _toolchain("cuda" if target.kind == "cuda" else "llvm")


@cache
def _toolchain(compiler: str) -> str:
    versions = [f"tvm {_installed('apache-tvm')}", f"ffi {_installed('apache-tvm-ffi')}"]
    return ", ".join([*versions, _nvcc() if compiler == "cuda" else _llvm()])


def _installed(distribution: str) -> str:
    try:
        return version(distribution)
    except PackageNotFoundError:
        return ""


def _llvm() -> str:
    from tvm.target import codegen

    return f"llvm {codegen.llvm_version_major()}"


def _nvcc() -> str:
    """What assembles device code here (`tk.codegen.nvcc`): nvcc where there is one, else NVRTC from its pip package."""
    from tk.codegen.nvcc import find_nvcc

    nvcc = find_nvcc()
    if nvcc is not None:
        text = subprocess.run([nvcc, "--version"], capture_output=True, text=True, check=False).stdout
        release = re.search(r"release (\d+\.\d+)", text)
        return f"nvcc {release.group(1)}" if release else "nvcc unknown"
    for distribution in ("nvidia-cuda-nvrtc", "nvidia-cuda-nvrtc-cu13"):
        if found := _installed(distribution):
            return "nvrtc " + ".".join(found.split(".")[:2])
    return "nvcc none"
