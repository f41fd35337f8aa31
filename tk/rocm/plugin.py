"""The HIP runtime's plugin: runtime.cc, compiled where packages are made, stored in them, and opened where they are loaded.

Its compile takes seconds, most of them for TVM's headers, and gives the same each time: it is kept (tk/host/cache.py) by all
that it depends on, this text, the command, the compiler, and TVM and its ffi, whose headers and libraries it is made with."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

from tk.codegen.nvcc import identity
from tk.errors import CompileError, message
from tk.host.cache import digest, load, store

__all__ = ["plugin"]

SOURCE = Path(__file__).parent / "runtime.cc"
KIND = "hip-runtime"
FLAGS = ("-std=c++20", "-O1", "-w", "-s", "-shared", "-fPIC", "-fvisibility=hidden")


@cache
def plugin() -> bytes:
    """The plugin as a shared library, for the TVM that is installed. Raises CompileError."""
    names = [os.environ.get("CXX", ""), "g++", "clang++", "c++"]
    compiler = next((path for name in names if name and (path := shutil.which(name))), None)
    if compiler is None:
        raise CompileError(
            message(
                "the runtime for AMD GPUs cannot be compiled", need="a C++20 compiler", have="none on PATH", do="install g++"
            )
        )
    key = digest(SOURCE.read_bytes(), *FLAGS, identity(compiler), version("apache-tvm"), version("apache-tvm-ffi"))
    if (kept := load(KIND, key)) is not None:
        return kept
    made = _compiled(compiler)
    store(KIND, key, made)
    return made


def _compiled(compiler: str) -> bytes:
    tvm, ffi = _folder("tvm"), _folder("tvm_ffi")
    includes = [f"-I{tvm}/include", f"-I{ffi}/include"]
    libraries = [f"-L{tvm}/lib", f"-L{ffi}/lib", "-ltvm_runtime", "-ltvm_ffi", "-ldl"]
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        made = Path(folder, "hip.so")
        command = [compiler, *FLAGS, str(SOURCE), "-o", str(made), *includes, *libraries]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 0 or not made.exists():
            lines = [line.strip() for line in done.stdout.splitlines() if "error" in line.lower()][:4]
            raise CompileError(
                message(
                    "the runtime for AMD GPUs cannot be compiled",
                    need=f"a C++20 compiler: {compiler} is not, or TVM's headers are missing",
                    have="\n        ".join(lines) or done.stdout[-400:],
                    do="install g++ 12 or newer, or clang++ 16",
                )
            )
        return made.read_bytes()


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0])
