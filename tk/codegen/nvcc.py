"""CUDA C++ to cubin: nvcc where there is one, else NVRTC from pip packages. No GPU, no driver needed.

What a kernel of ours uses of CUDA's headers is little, and reading them takes longer than compiling most kernels. So a source
is compiled with our own first (`headers/`), in which that little has the same names and is made of the same builtins and PTX;
with CUDA's where it includes another header, or does not compile with ours.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import re
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Mapping, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from tk.codegen.ptx import merge_modules
from tk.errors import CompileError, message
from tk.host.cache import digest, is_caching, load, store
from tk.host.cores import cores

__all__ = [
    "RefusedCodeError",
    "Usage",
    "assemble",
    "assembler_identity",
    "cuda_include",
    "find_nvcc",
    "find_nvrtc",
    "identity",
    "parts_of",
    "split_kernels",
    "usage_from_log",
    "with_initialized_registers",
]

# -fmad as in any CUDA build, but no fast math: division and square root are rounded as IEEE 754 says.
_OPTIONS = (
    "-std=c++17",
    "-w",
    "-U__CUDA_NO_HALF_OPERATORS__",
    "-U__CUDA_NO_HALF_CONVERSIONS__",
    "-U__CUDA_NO_BFLOAT16_OPERATORS__",
    "-U__CUDA_NO_BFLOAT16_CONVERSIONS__",
    "-U__CUDA_NO_BFLOAT162_OPERATORS__",
    "-U__CUDA_NO_BFLOAT162_CONVERSIONS__",
)
# Many kernels of one source are optimised side by side. Their machine code stays the same; the file's layout depends on the
# number of threads, which is one for all hosts therefore: the same model gives the same package.
_SIDE_BY_SIDE, _MANY = "--split-compile=8", 8
# C++ becomes PTX on one core, whatever nvcc is told, and that takes longer than to assemble it: a source of many kernels is
# compiled in so many parts, of at least so many lines, since each part reads the headers again.
_PARTS, _LINES = 8, 1000
# What nvcc and the host's preprocessor take from the environment.
_ENVIRONMENT = ("NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", "NVCC_CCBIN", "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")
# A kernel's definition; its forward declaration ends in a semicolon.
_KERNEL = re.compile(r'^extern "C" __global__ void (?:__\w+__\([^)]*\) )*(\w+)\([^;{]*\) \{$', re.MULTILINE)
KIND = "cubin"
HEADERS = Path(__file__).with_name("headers")
_REGISTERS = re.compile(r"^( *alignas\(\d+\) (?:[\w:]+ )+\w+\[\d+\]);", re.MULTILINE)  # as TVM declares them in a kernel
_OLDEST = 80  # the architecture since which bfloat16's instructions, which our headers write, are there
_INSTALL = 'pip install "tk-compiler[cuda]", or put nvcc of CUDA 13 on PATH'


class RefusedCodeError(CompileError):
    """An assembler does not take the code."""


@dataclass(frozen=True)
class Usage:
    """What one kernel takes of its SM, as ptxas or LLVM's metadata reports it: registers a thread, bytes of static
    shared memory a block, bytes of stack and of spills a thread, and the assembler's remarks on performance; on AMD's GPUs
    also how many of the registers are accumulators, scalar registers a wave, and the most threads a block."""

    registers: int = 0
    shared: int = 0
    stack: int = 0
    spills: int = 0
    remarks: tuple[str, ...] = ()
    accumulators: int = 0
    scalars: int = 0
    threads: int = 0


def assemble(source: str, arch: str) -> tuple[bytes, Mapping[str, Usage]]:
    """The cubin of CUDA C++ `source` for `arch`, such as "sm_90a", and each kernel's Usage.

    Raises RefusedCodeError with the assembler's message, or a CompileError saying what to install when there is no assembler.
    """
    key = digest(source, arch, *assembler_identity()) if is_caching() else ""
    if key and (found := load(KIND, key)) is not None:
        (length,) = struct.unpack_from("<Q", found)
        return found[8 + length :], usage_from_log(found[8 : 8 + length].decode())
    cubin, log = _assembled(source, arch)
    if key:
        text = log.encode()
        store(KIND, key, struct.pack("<Q", len(text)) + text + cubin)
    return cubin, usage_from_log(log)


def _assembled(source: str, arch: str) -> tuple[bytes, str]:
    """The cubin, and what was printed. Raises CompileError.

    Where ptxas spills registers that hold nothing along one path (loads under a condition), it takes one slot of the stack for
    two of them that live at once (13.0.88: tests/codegen/test_spills.py). So a kernel that spills is compiled again
    with its arrays of registers set from the start.
    """
    known: dict[str, str] = {}
    cubin, log = _compiled(source, arch, known)
    spilling = [name for name, usage in usage_from_log(log).items() if usage.spills]
    if spilling and (initialized := with_initialized_registers(source, spilling)) != source:
        return _compiled(initialized, arch, known)
    return cubin, log


def with_initialized_registers(source: str, kernels: Sequence[str]) -> str:
    """CUDA C++ `source` with the arrays of registers of the kernels of these names set to zeros where they are declared."""
    preamble, texts = split_kernels(source)
    set_first = (_REGISTERS.sub(r"\1 = {};", text) if name in kernels else text for name, text in texts.items())
    return preamble + "".join(set_first)


def split_kernels(source: str) -> tuple[str, dict[str, str]]:
    """(what precedes the first kernel, {kernel: its text}) of generated CUDA C++."""
    starts = list(_KERNEL.finditer(source))
    if not starts:
        return source, {}
    ends = [start.start() for start in starts[1:]] + [len(source)]
    return source[: starts[0].start()], {
        start.group(1): source[start.start() : end] for start, end in zip(starts, ends, strict=True)
    }


def parts_of(source: str) -> list[str]:
    """CUDA C++ `source` as sources with a part of its kernels each, in its order, all with what precedes the first kernel; the
    whole where that does not pay. Setting registers (`with_initialized_registers`) adds no line, so that kernels keep their
    parts."""
    preamble, texts = split_kernels(source)
    lines = {name: text.count("\n") for name, text in texts.items()}
    count = min(_PARTS, len(texts), sum(lines.values()) // _LINES)
    if count < 2:
        return [source]
    parts = [list[str]() for _ in range(count)]
    loads = [0] * count
    for name in sorted(texts, key=lambda name: -lines[name]):  # the longest first, each to the part with the least so far
        least = loads.index(min(loads))
        parts[least].append(name)
        loads[least] += lines[name]
    return [preamble + "".join(text for name, text in texts.items() if name in set(part)) for part in parts]


def _compiled(source: str, arch: str, known: MutableMapping[str, str] | None = None) -> tuple[bytes, str]:
    """The cubin, and what was printed. `known` has, and gets, the PTX of parts of sources. Raises CompileError."""
    nvcc = find_nvcc()
    compiler = _with_nvrtc if nvcc is None else partial(_with_nvcc_in_parts, nvcc, {} if known is None else known)
    if needs_no_others(source, arch):
        cubin, log = compiler(source, arch, [HEADERS])
        if cubin is not None:
            return cubin, log
        if _is_ptxas(log):  # whatever the headers
            raise _refused(arch, log)
    cubin, log = compiler(source, arch, [] if nvcc is not None else _needed_include())
    if cubin is None:
        raise _refused(arch, log)
    return cubin, log


def assembler_identity() -> list[str]:
    """What `assemble`'s results depend on beside source and architecture: the assembler, its flags, our headers, CUDA's."""
    flags = [*_OPTIONS, _SIDE_BY_SIDE, str(_MANY), f"{_PARTS} parts of {_LINES} lines", _NVRTC_PREAMBLE]
    flags += [f"spilling kernels: {_REGISTERS.pattern} set"]
    flags += [f"{name}={os.environ.get(name)}" for name in _ENVIRONMENT]
    headers = [path for path in sorted(HEADERS.rglob("*")) if path.is_file()]
    own = [text for path in headers for text in (str(path.relative_to(HEADERS)), path.read_text(encoding="utf-8"))]
    nvcc = find_nvcc()
    if nvcc is not None:
        root = nvcc.resolve().parents[1]
        tools = [str(nvcc), *(str(root / each) for each in ("bin/ptxas", "nvvm/bin/cicc", "version.json"))]
        return ["nvcc", *map(identity, tools), *flags, *own]
    tools = [str(path) for folder in _pip_cuda() for path in sorted(folder.glob("lib/libnvrtc*.so*"))]
    nvrtc = find_nvrtc()
    major, minor = ctypes.c_int(), ctypes.c_int()
    if nvrtc is not None:
        nvrtc.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    theirs = [identity(str(folder / "cuda_fp16.h")) for folder in cuda_include()]
    return ["nvrtc", f"{major.value}.{minor.value}", *map(identity, tools), *theirs, *flags, *own]


def identity(path: str | None) -> str:
    """Which file a path leads to, by its place, size and time, which another version of it does not share."""
    if path is None or not os.path.exists(path):
        return f"{path}: none"
    status = os.stat(real := os.path.realpath(path))
    return f"{real} {status.st_size} {status.st_mtime_ns}"


def needs_no_others(source: str, arch: str) -> bool:
    """Whether all headers that `source` includes are among ours, and ours are for `arch`. Names are not looked at: one that is
    missing does not compile."""
    names = set(re.findall(r"^\s*#\s*include\s*<([^>]+)>", source, re.MULTILINE))
    return _number(r"(\d+)", arch) >= _OLDEST and all(Path(HEADERS, name).is_file() for name in names)


def _is_ptxas(log: str) -> bool:
    """Whether PTX was refused for what it asks of the hardware, not for what a header declares and nothing defines."""
    return re.search(r"^ptxas.*\b(error|fatal)\b", log, re.MULTILINE) is not None and "nresolved extern" not in log


@cache
def find_nvcc() -> Path | None:
    """nvcc of $CUDA_HOME, $CUDA_PATH, PATH or /usr/local/cuda, in that order. TK_CUDA_COMPILER=nvrtc hides it."""
    if os.environ.get("TK_CUDA_COMPILER") == "nvrtc":
        return None
    homes = [os.environ[name] for name in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(name)]
    candidates = [Path(home, "bin", "nvcc") for home in homes]
    if (on_path := shutil.which("nvcc")) is not None:
        candidates.append(Path(on_path))
    candidates.append(Path("/usr/local/cuda/bin/nvcc"))
    return next((path for path in candidates if os.access(path, os.X_OK)), None)


def _with_nvcc_in_parts(
    nvcc: Path, known: MutableMapping[str, str], source: str, arch: str, include: Sequence[Path]
) -> tuple[bytes | None, str]:
    """As `_with_nvcc`, and the same machine code. The PTX of a long source's parts is made side by side, but of those that are
    `known`, and assembled as one; where it is not to be merged, or is refused, the whole is compiled, which says why."""
    parts = parts_of(source)
    if len(parts) > 1:
        ours = str([str(each) for each in include])
        new = [part for part in parts if ours + part not in known]
        with ThreadPoolExecutor(min(cores(), len(parts))) as pool:
            made = list(pool.map(lambda part: _with_nvcc(nvcc, part, arch, include, "ptx"), new))
        refused = next((log for text, log in made if text is None), None)
        if refused is not None:
            return None, refused
        known.update((ours + part, text.decode()) for part, (text, _) in zip(new, made, strict=True) if text is not None)
        merged = merge_modules([known[ours + part] for part in parts], list(split_kernels(source)[1]))
        if merged is not None and (done := _with_nvcc(nvcc, merged, arch, [], of="ptx"))[0] is not None:
            return done
    return _with_nvcc(nvcc, source, arch, include)


def _with_nvcc(
    nvcc: Path, source: str, arch: str, include: Sequence[Path], to: str = "cubin", of: str = "cu"
) -> tuple[bytes | None, str]:
    """The cubin, or None, and what was printed; or PTX of CUDA C++, and the cubin of PTX."""
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        text, made = Path(folder, f"kernels.{of}"), Path(folder, f"made.{to}")
        text.write_text(source)
        command = [str(nvcc), f"--{to}", f"-arch={arch}", "-O3", "--expt-relaxed-constexpr", *_OPTIONS]
        command += [f"-I{each}" for each in include]  # before nvcc's own, for cuda_runtime.h too, which it includes itself
        command += [_SIDE_BY_SIDE] if to == "cubin" and source.count({"cu": "__global__", "ptx": ".entry"}[of]) > _MANY else []
        command += ["--ptxas-options=-v", "-o", str(made), str(text)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        log = done.stdout.replace(str(text), "kernels.cu")
        return (made.read_bytes() if done.returncode == 0 and made.exists() else None), log


def _pip_cuda() -> list[Path]:
    """The folders of CUDA's pip packages: site-packages/nvidia/cu13 and, for older packages, nvidia/*."""
    found = importlib.util.find_spec("nvidia")
    roots = [Path(path) for path in (found.submodule_search_locations or ())] if found else []
    return [folder for root in roots for folder in sorted(root.iterdir(), reverse=True) if folder.is_dir()]


@cache
def find_nvrtc() -> ctypes.CDLL | None:
    """NVRTC of CUDA 13 from pip's nvidia-cuda-nvrtc, or from where the system's loader finds it."""
    for folder in _pip_cuda():
        library = folder / "lib" / "libnvrtc.so.13"
        if library.exists():
            for builtins in sorted(folder.glob("lib/libnvrtc-builtins.so.13*")):
                ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)  # NVRTC opens it by its bare name
            return ctypes.CDLL(str(library))
    try:
        return ctypes.CDLL("libnvrtc.so.13")
    except OSError:
        return None


def cuda_include() -> list[Path]:
    """The include folders with CUDA's, its compiler's and CCCL's headers, pip's first; empty where any of CUDA's is missing."""
    folders = [folder / "include" for folder in _pip_cuda()] + [Path("/usr/local/cuda/include")]
    for folder in folders:
        if all((folder / header).exists() for header in ("cuda_fp16.h", "crt/mma.h")):
            cccl = [path for path in (folder / "cccl", *(other / "cccl" for other in folders)) if path.is_dir()]
            return [folder, *cccl[:1]]
    return []


def _needed_include() -> list[Path]:
    """CUDA's include folders. Raises CompileError where there are none."""
    if not (include := cuda_include()):
        have = "no nvcc, NVRTC without CUDA's headers"
        raise CompileError(message("there is no CUDA assembler", need="nvcc, or NVRTC and its headers", have=have, do=_INSTALL))
    return include


def _with_nvrtc(source: str, arch: str, include: Sequence[Path]) -> tuple[bytes | None, str]:
    """The cubin, or None, and what was printed. Raises CompileError where there is no NVRTC."""
    nvrtc = find_nvrtc()
    if nvrtc is None:
        raise CompileError(
            message("there is no CUDA assembler", need="nvcc, or NVRTC and its headers", have="no nvcc, no NVRTC", do=_INSTALL)
        )
    options = [f"--gpu-architecture={arch}", "-default-device", "--device-int128", *_OPTIONS, "--ptxas-options=-v"]
    options += [f"-I{folder}" for folder in include]
    program = ctypes.c_void_p()
    # A tensor map is an opaque kernel argument of 128 bytes; the driver's header, where it is declared, is not for NVRTC.
    tensor_map = (
        "struct alignas(64) CUtensorMap_st { unsigned long long opaque[16]; };\ntypedef struct CUtensorMap_st CUtensorMap;\n"
    )
    text = (tensor_map if "CUtensorMap" in source else "") + _NVRTC_PREAMBLE + source.replace("#include <cuda.h>", "")
    if nvrtc.nvrtcCreateProgram(ctypes.byref(program), text.encode(), b"kernels.cu", 0, None, None) != 0:
        raise CompileError(message("NVRTC could not start", do=_INSTALL))
    try:
        status = nvrtc.nvrtcCompileProgram(program, len(options), _strings(options))
        log = _fetch(nvrtc.nvrtcGetProgramLogSize, nvrtc.nvrtcGetProgramLog, program).rstrip(b"\0").decode(errors="replace")
        return (None if status != 0 else _fetch(nvrtc.nvrtcGetCUBINSize, nvrtc.nvrtcGetCUBIN, program)), log
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


# What the host's headers give nvcc and NVRTC lacks.
_NVRTC_PREAMBLE = """#ifndef INFINITY
#define INFINITY (__int_as_float(0x7f800000))
#endif
"""


def _strings(values: Sequence[str]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(values))(*(value.encode() for value in values))


def _fetch(size_of: Any, read: Any, program: ctypes.c_void_p) -> bytes:
    size = ctypes.c_size_t()
    size_of(program, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    read(program, buffer)
    return buffer.raw


def _refused(arch: str, log: str) -> RefusedCodeError:
    tool = "NVRTC" if find_nvcc() is None else "nvcc"
    lines = [line for line in log.splitlines() if "error" in line.lower() or "fatal" in line.lower()] or log.splitlines()
    have, do = "\n        ".join(line.strip() for line in lines[:6]), "report it with the sources that --dump DIR writes"
    return RefusedCodeError(message(f"{tool} refused the code for {arch}", have=have, do=do))


def usage_from_log(log: str) -> dict[str, Usage]:
    """Each kernel's Usage from what `ptxas -v` printed."""
    usages: dict[str, Usage] = {}
    for part in re.split(r"Compiling entry function '", log)[1:]:
        name = part.split("'", 1)[0]
        usages[name] = Usage(
            registers=_number(r"Used (\d+) registers", part),
            shared=_number(r"(\d+) bytes smem", part),
            stack=_number(r"(\d+) bytes stack frame", part),
            spills=_number(r"(\d+) bytes spill stores", part) + _number(r"(\d+) bytes spill loads", part),
            remarks=tuple(re.findall(r"Potential Performance Loss: ([^\n]*)", part)),
        )
    return usages


def _number(pattern: str, text: str) -> int:
    found = re.search(pattern, text)
    return int(found.group(1)) if found else 0
