"""Compiles the emulator once: engine/*.c and the handlers generated from the tables, a library kept by its hash."""

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from .generate import source

__all__ = ["EngineMissing", "compiler", "engine", "engine_hash", "fake_hip", "fake_hip_library", "objects"]

_FOLDER = Path(__file__).parent / "engine"
_FLAGS = [
    "-O2",
    "-ftree-vectorize",
    "-w",
    "-fno-strict-aliasing",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fno-trapping-math",
    "-fPIC",
]


class EngineMissing(RuntimeError):
    """No C compiler: what the emulator would have proven stays unproven."""


def compiler() -> str | None:
    """The path of gcc or clang, or None."""
    return shutil.which("gcc") or shutil.which("clang")


def _native() -> list[str]:
    text = Path("/proc/cpuinfo").read_text(encoding="utf-8") if Path("/proc/cpuinfo").exists() else ""
    flags = set(text.split("flags", 1)[-1].split("\n", 1)[0].split())
    return ["-mavx2", "-mfma", "-mf16c"] if {"avx2", "fma", "f16c"} <= flags else []


@functools.cache
def engine_hash() -> str:
    """Names the emulator's sources: programs decoded by one are refused by another."""
    parts = [source(), *_FLAGS, *_native()]
    parts += [path.read_text(encoding="utf-8") for path in sorted(_FOLDER.iterdir()) if path.suffix in (".c", ".h")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _cache() -> Path:
    folder = Path(os.environ.get("TK_EMULATOR_CACHE") or Path(tempfile.gettempdir()) / f"tk-emulator-{os.getuid()}")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _compile(command: list[str], out: Path) -> None:
    """Runs a compiler that writes `out`; what is unfinished never has that name."""
    temporary = out.with_name(f"{out.stem}.{os.getpid()}{out.suffix}")
    done = subprocess.run([*command, "-o", str(temporary)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the emulator does not compile:\n{done.stderr[:4000]}")
    os.replace(temporary, out)


def objects() -> list[Path]:
    """The emulator's object files, compiled if they are not there."""
    found = compiler()
    if not found:
        raise EngineMissing("the emulator needs gcc or clang on PATH")
    folder = _cache() / engine_hash()
    folder.mkdir(exist_ok=True)
    sources = [path for path in sorted(_FOLDER.glob("*.c")) if path.name != "fake_hip.c"]
    handlers = folder / "handlers.c"
    if not handlers.exists():
        text = f'#include "core.h"\nconst char ENGINE_HASH[]="{engine_hash()}";\n' + source()
        temporary = folder / f"handlers.{os.getpid()}.tmp"
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, handlers)
    made = []
    for path in [*sources, handlers]:
        out = folder / f"{path.stem}.o"
        if not out.exists():
            _compile([found, *_FLAGS, *_native(), f"-I{_FOLDER}", "-c", str(path)], out)
        made.append(out)
    return made


@functools.cache
def engine() -> ctypes.CDLL:
    """The emulator's library, loaded. EngineMissing where there is no C compiler."""
    out = _cache() / engine_hash() / "libemulator.so"
    if not out.exists():
        _compile([str(compiler() or "gcc"), "-shared", *map(str, objects()), "-lm"], out)
    library = ctypes.CDLL(str(out))
    library.emu_load.restype = library.emu_kernel.restype = library.emu_code.restype = ctypes.c_void_p
    return library


def fake_hip_library() -> Path:
    """A `libamdhip64.so.7` that runs kernels in the emulator, compiled if it is not there. TK_FAKE_HIP names the folder of
    `Program.install`.

    It is one file for all: a process that opened two copies would have two lists of what is allocated on the device.
    """
    kept = _cache() / engine_hash() / "libamdhip64.so.7"
    if not kept.exists():
        path = str(_FOLDER / "fake_hip.c")
        _compile([str(compiler() or "gcc"), *_FLAGS, f"-I{_FOLDER}", "-shared", path, *map(str, objects()), "-lm"], kept)
    return kept


def fake_hip(folder: Path) -> Path:
    """Puts a copy of `fake_hip_library` into `folder`, which is given back, for LD_LIBRARY_PATH of a fresh process."""
    library = fake_hip_library()
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(library, folder / library.name)
    return folder
