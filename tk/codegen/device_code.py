"""Device code, made when the package is made: every kernel assembled, with or without a GPU in this machine.

TVM generates CUDA C++ and leaves it to the host that loads a library to compile it. Here each such source is assembled
into a cubin while the library is written, so a loading host needs no compiler, and a kernel that does not assemble
fails the compile. nvcc does it where there is one, else NVRTC from the pip packages of `tk-compiler[cuda]`.

A library carries its imported modules as one blob (TVM's `__tvm_ffi__library_bin`):

    u64 size │ u64[] row pointers, u64[] children │ key, value │ key, value │ …        each string: u64 length, bytes

where a CUDA module's value is its format, its function table and its code. `assemble_modules` puts ("cubin", cubin)
where ("cuda", source) was, and leaves the table as it is. For AMD's GPUs TVM generates object code itself: see tk.rocm.code.
"""

from __future__ import annotations

import errno
import os
import re
import resource
import struct
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tk.codegen.nvcc import RefusedCodeError, Usage, assemble, split_kernels
from tk.debug.passes import tell
from tk.errors import CompileError, message
from tk.host import variable
from tk.host.cores import cores
from tk.lowering.findings import UnassembledKernelError
from tk.rocm.code import assemble_module, unlinked
from tk.rocm.lowering import noting_threads

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["DeviceCode", "assemble_modules", "export_library", "generating", "runtime_module", "source_only"]

Replace: TypeAlias = "Callable[[bytes], tuple[bytes, DeviceCode]]"

_FORCE_FALLBACK = "TVM_COMPILE_FORCE_FALLBACK"
# float32 functions that TVM lowers to approximations whose error grows with the argument (CUDA C++ Programming Guide,
# "Intrinsic Functions"): a rotary embedding's angles are thousands of radians. __expf stays: 2 ulp + |x| / 2^23.
# An infinite or undefined constant is printed without its header's name.
_CONSTANTS = (
    (re.compile(r"\binff\b"), "__int_as_float(0x7f800000)"),
    (re.compile(r"\bnanf\b(?!\()"), "__int_as_float(0x7fffffff)"),
    (re.compile(r"\binf\b(?!\()"), "__longlong_as_double(0x7ff0000000000000ll)"),
    (re.compile(r"\bnan\b(?!\()"), "__longlong_as_double(0x7fffffffffffffffll)"),
)
# TVM names the helper of a plain and of a predicated asynchronous copy alike and writes out only the one that it meets
# first; both, as overloads, take its place. With a false predicate nothing is read and zeros are written.
_ASYNC_COPY = re.compile(
    r"__forceinline__ __device__ void (ptx_cp_async_legacy_(ca|cg)_(\d+)_(\d+)_(\d+))\([^)]*\) \{.*?\n\}\n", re.DOTALL
)
_ASYNC_COPIES = """
__forceinline__ __device__ void {name}(void* dst, int dst_off, void* src, int src_off, bool wanted) {{
  unsigned int to = __cvta_generic_to_shared((char*)dst + dst_off * {dst});
  asm volatile("cp.async.{kind}.shared.global [%0], [%1], {size}, %2;"
    :: "r"(to), "l"((char*)src + src_off * {src}), "r"(wanted ? {size} : 0));
}}
__forceinline__ __device__ void {name}(void* dst, int dst_off, void* src, int src_off) {{
  {name}(dst, dst_off, src, src_off, true);
}}
"""
_APPROXIMATE = re.compile(r"\b__(sinf|cosf|tanf|logf|log2f|log10f|powf)\(")
_APPROXIMATED = ("__sinf(", "__cosf(", "__tanf(", "__logf(", "__log2f(", "__log10f(", "__powf(")


@dataclass(frozen=True)
class DeviceCode:
    """What a library's device code is made of: each kernel's CUDA C++, or AMD assembly, and the resources it uses."""

    sources: Mapping[str, str] = field(default_factory=dict)
    usage: Mapping[str, Usage] = field(default_factory=dict)
    cubin_bytes: int = 0


def source_only() -> AbstractContextManager[None]:
    """Within it, TVM's code generator keeps CUDA C++ as it is, also where a GPU is present. Build modules inside."""
    return variable(_FORCE_FALLBACK, "1")


@contextmanager
def generating(target: Target) -> Iterator[dict[str, int]]:
    """Within it, TVM's code generator for `target` leaves device code as `export_library` takes it. Gives each AMD kernel's
    threads a block, once it is generated. Build modules inside."""
    if target.kind == "rocm":
        with unlinked(), noting_threads() as threads:
            yield threads
    else:
        with source_only():
            yield {}


def export_library(
    module: Any, path: Path | str, arch: str, sources: Sequence[Path] = (), amd: tuple[Target, Mapping[str, int]] | None = None
) -> DeviceCode:
    """Write `module` (a built relax executable or runtime module) to the shared library `path`, its CUDA modules
    assembled for `arch` ("sm_90a"; ignored where there is no CUDA module), linked with `sources` that the C compiler takes.
    The module must have been built in `generating(target)`; `amd` are an AMD target and what that gave.
    Raises CompileError, naming the kernel, when one does not assemble."""
    import tvm_ffi

    made: list[DeviceCode] = []
    hip = None if amd is None else _hip_assembler(runtime_module(module), *amd)

    def pack(root: Any, is_system_lib: bool, prefix: str, workspace: str) -> str:
        blob = tvm_ffi.get_global_func("runtime.ModulePackImportsToTensor")(root).numpy().tobytes()
        assembled, code = assemble_modules(blob, arch, hip)
        made.append(code)
        host = _host_target(root)
        packed = tvm_ffi.get_global_func("codegen.codegen_blob")(assembled, is_system_lib, host, prefix)
        return _written(packed, Path(workspace, f"{prefix}imports.o"))

    _export(runtime_module(module), Path(path), pack, [str(source) for source in sources])
    return made[0] if made else DeviceCode()


def runtime_module(module: Any) -> Any:
    """The runtime module of a built relax executable; any other module as it is. Not by `getattr`: a runtime module takes that
    for a function's name, and to look for it LLVM makes its code ready to run, 25 ms of each build."""
    import tvm_ffi

    return module if isinstance(module, tvm_ffi.Module) else module.mod


def _export(module: Any, path: Path, pack: Any, sources: list[str]) -> None:
    """As TVM's `export_library`, but LLVM writes into memory: where it cannot write, it ends the process."""
    from tvm.support import cc

    modules = module._collect_dso_modules()
    if any(each.kind != "llvm" for each in modules):  # no kernel of its own: a stub in C, which TVM writes itself
        module.export_library(str(path), fpack_imports=pack, addons=sources)
        return
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        files = [_written(each, Path(folder, f"lib{i}.o")) for i, each in enumerate(modules)]
        if module.imports:
            files.append(pack(module, False, "", folder))
        cc.create_shared(str(path), [*files, *sources])


def _written(module: Any, path: Path) -> str:
    """The object code of an LLVM module in the file `path`. Raises OSError where there is no room."""
    with open(os.memfd_create("tk-object"), "rb") as memory:
        name = f"/proc/self/fd/{memory.fileno()}"
        if resource.getrlimit(resource.RLIMIT_FSIZE)[0] == resource.RLIM_INFINITY:
            module.write_to_file(name, "o")
        else:  # it holds for memory files too: a child is what LLVM then ends
            _in_child(lambda: module.write_to_file(name, "o"), path)
        path.write_bytes(memory.read())
    return str(path)


def _in_child(write: Callable[[], object], path: Path) -> None:
    child = os.fork()
    if child == 0:
        try:
            write()
            os._exit(0)
        finally:
            os._exit(1)
    status = os.waitpid(child, 0)[1]
    if status:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def _hip_assembler(root: Any, target: Target, threads: Mapping[str, int]) -> Replace:
    """How the AMD module under `root`, of which there is one at most, is compiled for good."""
    stack, found = [root], []
    while stack:
        module = stack.pop()
        stack.extend(module.imports)
        if module.kind == "hip":
            found.append(str(module.inspect_source("hip")))

    def replaced(value: bytes) -> tuple[bytes, DeviceCode]:
        if len(found) != 1:
            raise CompileError(
                message("the library holds several AMD modules", need=1, have=len(found), do="report it with the model")
            )
        value, made = assemble_module(value, found[0], target, threads)
        return value, DeviceCode(made.kernels, made.usage, len(made.code))

    return replaced


def assemble_modules(blob: bytes, arch: str, hip: Replace | None = None) -> tuple[bytes, DeviceCode]:
    """A library's blob of imported modules with every CUDA source in it replaced by a cubin, each AMD module by what `hip`
    makes of it, and what went in."""
    out, code = [], DeviceCode()
    try:
        head, entries = _parse(blob)
    except struct.error as error:
        raise CompileError(
            message(
                "the library's import blob has another format",
                need="TVM 0.27's",
                do="install the TVM that pyproject.toml names",
            )
        ) from error
    for key, value in entries:
        out.append(_string(key))
        if key == b"cuda" or (key == b"hip" and hip is not None):
            value, part = hip(value) if key == b"hip" and hip is not None else _assemble_module(value, arch)
            code = DeviceCode(
                {**code.sources, **part.sources}, {**code.usage, **part.usage}, code.cubin_bytes + part.cubin_bytes
            )
        if key != b"_lib":  # the host library itself: a key alone
            out.append(_string(value))
    body = head + b"".join(out)
    return struct.pack("<Q", len(body)) + body, code


def _assemble_module(value: bytes, arch: str) -> tuple[bytes, DeviceCode]:
    form, at = _read(value, 0)
    if form != b"cuda":  # built with a GPU's runtime at work: assembled already, but not by us
        raise CompileError(
            message(
                "the library holds a CUDA module that is not source",
                need="a build inside source_only()",
                have=form.decode(errors="replace"),
                do="report it with the model",
            )
        )
    start = _code_offset(value, at)
    generated = value[start + 8 :].decode()
    preamble, kernels = split_kernels(generated)
    preamble = _ASYNC_COPY.sub(_overloads, preamble)
    kernels = {name: _mended(text) for name, text in kernels.items()}
    source = preamble + "".join(kernels.values())
    tell("assemble", 0, len(kernels))
    try:
        cubin, usage = assemble(source, arch)
    except RefusedCodeError as error:
        raise _blame(preamble, kernels, arch, error) from error
    return _string(b"cubin") + value[at:start] + _string(cubin), DeviceCode(kernels, usage, len(cubin))


def _mended(kernel: str) -> str:
    """A kernel's text with what TVM 0.27 prints wrongly, or less precisely than CUDA can, put right."""
    if any(name in kernel for name in _APPROXIMATED):  # hardly any has one; the expressions look at each letter
        kernel = _APPROXIMATE.sub(r"\1(", kernel)
    if "inf" in kernel or "nan" in kernel:
        for pattern, constant in _CONSTANTS:
            kernel = pattern.sub(constant, kernel)
    return kernel


def _overloads(helper: re.Match[str]) -> str:
    name, kind, size, dst, src = helper.groups()
    return _ASYNC_COPIES.format(name=name, kind=kind, size=size, dst=dst, src=src)


def _code_offset(value: bytes, at: int) -> int:
    """Where the code's length stands in a CUDA module's value: the one offset whose u64 reaches exactly to the end."""
    marker = value.find(b"\n#if", at)  # the first line that CodeGenCUDA writes
    while marker >= 0:
        start = marker - 8
        if start >= at and struct.unpack_from("<Q", value, start)[0] == len(value) - marker:
            return start
        marker = value.find(b"\n#if", marker + 1)
    raise CompileError(
        message(
            "cannot find the source in a CUDA module",
            need="TVM 0.27's module format",
            do="install the TVM that pyproject.toml names",
        )
    )


def _blame(preamble: str, kernels: Mapping[str, str], arch: str, error: CompileError) -> CompileError:
    """The error of a module as the errors of its kernels: each is assembled on its own to see which are refused."""

    def alone(text: str) -> str | None:
        try:
            assemble(preamble + text, arch)
        except RefusedCodeError as refused:
            return str(refused)
        return None

    with ThreadPoolExecutor(cores()) as pool:
        refusals = dict(zip(kernels, pool.map(alone, kernels.values()), strict=True))
    failed = {name: text for name, text in refusals.items() if text is not None}
    if not failed:
        return error
    names = ", ".join(failed)
    return UnassembledKernelError(
        message(
            f"{len(failed)} of {len(kernels)} kernels do not assemble for {arch}: {names}\n{next(iter(failed.values()))}",
            do="see the kernel's source with --dump, and report it with its rule's name",
        ),
        {name: text.splitlines()[-1].strip() for name, text in failed.items()},
    )


def _host_target(root: Any) -> str:
    """The LLVM target of the host code under `root`: the blob's object file is made for the same."""
    stack = [root]
    while stack:
        module = stack.pop()
        if module.kind == "llvm":
            return str(module.get_function("_get_target_string")())
        stack.extend(module.imports)
    return '{"kind": "llvm"}'


def _read(data: bytes, at: int) -> tuple[bytes, int]:
    (length,) = struct.unpack_from("<Q", data, at)
    return data[at + 8 : at + 8 + length], at + 8 + length


def _string(data: bytes) -> bytes:
    return struct.pack("<Q", len(data)) + data


def _parse(blob: bytes) -> tuple[bytes, list[tuple[bytes, bytes]]]:
    """(the import tree's bytes, [(key, value)]) of a library's blob; "_lib" has an empty value."""
    (size,) = struct.unpack_from("<Q", blob, 0)
    (rows,) = struct.unpack_from("<Q", blob, 8)
    children_at = 16 + 8 * rows
    (children,) = struct.unpack_from("<Q", blob, children_at)
    at = children_at + 8 + 8 * children
    head, entries = blob[8:at], []
    for _ in range(rows - 1):
        key, at = _read(blob, at)
        value = b""
        if key != b"_lib":
            value, at = _read(blob, at)
        entries.append((key, value))
    if at != len(blob) or size != len(blob) - 8:
        raise CompileError(
            message(
                "the library's import blob has another format",
                need="TVM 0.27's",
                have=f"{len(blob)} bytes",
                do="install the TVM that pyproject.toml names",
            )
        )
    return head, entries
