"""AMD device code: what TVM generated, compiled once more as tk wants it, checked, and linked.

TVM marks every kernel for 1 to 256 threads a block: more could not be launched, and registers are allotted for 256. So the
LLVM IR that it printed is given each kernel's own number, and is compiled again by TVM's own LLVM, to which it is handed as
the "device library" of a kernel that does nothing.
"""

from __future__ import annotations

import re
import struct
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.codegen.nvcc import Usage
from tk.errors import CompileError, message
from tk.lowering.checked import WHAT
from tk.rocm.linker import link

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["Assembled", "assemble", "assemble_module", "bare_barriers", "kernel_texts", "unlinked", "usage_of", "wide_kernels"]

LIBRARIES = tuple(Path(__file__).parent / f"{name}_library.ll" for name in ("device", "matrix", "double", "check"))
NOTHING = "tk_nothing"
MOST_THREADS = 1024
_LINK, _LIBRARIES = "tvm_callback_rocm_link", "tvm_callback_rocm_bitcode_path"


@contextmanager
def _callbacks(libraries: Sequence[Path], objects: list[bytes]) -> Iterator[None]:
    """Within it TVM links these texts into what it compiles for AMD, and what it would link lands in `objects`."""
    import tvm.support.rocm  # noqa: F401 - registers TVM's own, which come back
    import tvm_ffi

    def keep(relocatable: bytes) -> Any:
        objects.append(bytes(relocatable))
        return bytearray(objects[-1])

    before = {name: tvm_ffi.get_global_func(name, allow_missing=True) for name in (_LINK, _LIBRARIES)}
    tvm_ffi.register_global_func(_LINK, keep, override=True)
    tvm_ffi.register_global_func(_LIBRARIES, lambda *_: [str(path) for path in libraries], override=True)
    try:
        yield
    finally:
        for name, known in before.items():
            if known is not None:
                tvm_ffi.register_global_func(name, known, override=True)


@contextmanager
def unlinked() -> Iterator[None]:
    """Within it, modules are built for AMD GPUs with tk's device library, and are not linked. Build them inside."""
    with _callbacks(LIBRARIES, []):
        yield


@dataclass(frozen=True)
class Assembled:
    """A code object, the assembly that it was made of, each kernel's part of that, and what each uses."""

    code: bytes
    text: str
    kernels: dict[str, str]
    usage: dict[str, Usage]


def assemble(ir: str, target: Any, threads: Mapping[str, int]) -> Assembled:
    """LLVM IR that TVM printed, compiled and linked. `target` is TVM's; `threads` are those of a block by kernel, where they
    are known. Raises CompileError."""
    import tvm

    objects: list[bytes] = []
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        path = Path(folder, "kernels.ll")
        path.write_text(_edited(ir, threads) + _check_texts(ir), encoding="utf-8")
        with _callbacks([path], objects):
            built = tvm.compile(_nothing(), target=target, tir_pipeline="s_tir")
    module = next(each for each in built.mod.imports if each.kind == "hip")
    _check_fences(str(module.inspect_source("hip")))
    text = str(module.inspect_source("asm"))
    bare = bare_barriers(text)
    if bare:
        raise CompileError(
            message(
                "a barrier does not wait for LDS",
                need="tk_barrier's fences",
                have=", ".join(bare),
                do="report it with the kernel's rule",
            )
        )
    kernels = {name: body for name, body in kernel_texts(text).items() if not name.startswith(NOTHING)}
    usage = {name: used for name, used in usage_of(text).items() if not name.startswith(NOTHING)}
    return Assembled(link(objects[-1]), text, kernels, usage)


def assemble_module(value: bytes, ir: str, target: Target, threads: Mapping[str, int]) -> tuple[bytes, Assembled]:
    """What a library stores of an AMD module, its code linked and its table of kernels as it was, and what `assemble` gives.
    Raises CompileError, also where a kernel asks for more than `target` has."""
    made = assemble(ir, target.tvm(), threads)
    if refused := wide_kernels(made.usage, target.shared_memory):
        have = "; ".join(f"{name}: {why}" for name, why in refused.items())
        raise CompileError(message(f"{target.name} cannot run these kernels", have=have, do="report it with the rules' names"))
    marker = value.find(b"\x7fELF")
    while marker >= 8 and struct.unpack_from("<Q", value, marker - 8)[0] != len(value) - marker:
        marker = value.find(b"\x7fELF", marker + 1)
    if marker < 8:
        raise CompileError(
            message(
                "cannot find the code of an AMD module",
                need="TVM 0.27's module format",
                do="install the TVM that pyproject.toml names",
            )
        )
    return value[: marker - 8] + struct.pack("<Q", len(made.code)) + made.code, made


def _nothing() -> PrimFunc:
    """The kernel beside which everything else is a library."""
    from tvm.script import tirx as T

    @T.prim_func(s_tir=True)  # type: ignore[untyped-decorator]
    def nothing(handle: T.handle) -> None:
        T.func_attr({"global_symbol": NOTHING, "tirx.is_scheduled": True})
        a = T.match_buffer(handle, [1], dtype="float32")
        thread = T.launch_thread("threadIdx.x", 1)
        a[thread] = T.float32(0)

    return nothing


def _edited(ir: str, threads: Mapping[str, int]) -> str:
    """`ir` with attributes of its own for each kernel, and without the conversions that TVM adds to every module."""
    ir = re.sub(
        r"^define [^\n]*@(?:__truncsfhf2|__extendhfsf2|__truncsfbf2|__extendbfsf2)\b.*?^\}\n", "", ir, flags=re.S | re.M
    )
    groups = dict(re.findall(r"^attributes (#\d+) = \{([^\n]*)\}$", ir, re.M))
    made: list[str] = []

    def kernel(found: re.Match[str]) -> str:
        name, number = found[2], found[4]
        most = threads.get(name)
        size = f"{most},{most}" if most else f"1,{MOST_THREADS}"
        kept = re.sub(r'"amdgpu-flat-work-group-size"="[^"]*"', "", groups[number])
        made.append(f'attributes #{9000 + len(made)} = {{ {kept.strip()} "amdgpu-flat-work-group-size"="{size}" }}')
        return f"{found[1]}{name}{found[3]}#{9000 + len(made) - 1}{found[5]}"

    ir = re.sub(r"^(define [^\n@]*amdgpu_kernel void @)([\w.$]+)(\([^\n]*\)[^\n#]*)(#\d+)([^\n]*\{)$", kernel, ir, flags=re.M)
    return ir + "\n" + "\n".join(made) + "\n"


def _check_texts(ir: str) -> str:
    """What a checked build asserts, by number, for the runtime to read: texts that end with a zero, one behind another."""
    if "@tk_check_note" not in ir:
        return ""
    texts = "".join(f"{what}\0" for what in WHAT).encode()
    data = "".join(f"\\{byte:02X}" for byte in texts)
    return f'@tk_check_texts = protected addrspace(1) constant [{len(texts)} x i8] c"{data}", align 1\n'


_FENCE = 'fence syncscope("workgroup")'


def _check_fences(ir: str) -> None:
    """Raise CompileError where a barrier of `ir` has not its fences around it."""
    lines = [line.strip() for line in ir.splitlines()]
    for at, line in enumerate(lines):
        if re.search(r"call void @llvm\.amdgcn\.s\.barrier(\.signal|\.wait)?\(", line):
            around = lines[at - 1], lines[at + 1]
            if not (around[0].startswith(f"{_FENCE} release") and around[1].startswith(f"{_FENCE} acquire")):
                raise CompileError(
                    message(
                        "a barrier has no fences",
                        need="tk_barrier",
                        have="; ".join(around),
                        do="report it with the kernel's rule",
                    )
                )


_WAITS = re.compile(
    r"s_waitcnt\b.*lgkmcnt\(0\)|s_waitcnt_lgkmcnt\b|s_wait_(?:loadcnt_|storecnt_)?dscnt(?:_\w+)? 0x0\b|s_waitcnt 0\b"
)


def bare_barriers(text: str) -> list[str]:
    """The kernels of this assembly in which a barrier comes behind a write to LDS, in the same basic block, without a wait
    until that has arrived."""
    found = []
    for name, body in kernel_texts(text).items():
        pending = False
        for line in (line.split(";")[0].strip() for line in body.splitlines()):
            if line.endswith(":"):
                pending = False  # another block: LLVM's own waits are placed by what all of those before it do
            elif line.startswith(("ds_write", "ds_store")):
                pending = True
            elif _WAITS.search(line):
                pending = False
            elif line.startswith(("s_barrier", "s_barrier_signal")) and pending:
                found.append(name)
                break
    return found


def kernel_texts(text: str) -> dict[str, str]:
    """The assembly of each kernel, from its label to its end."""
    kernels = {}
    for name in re.findall(r"^\s*\.amdhsa_kernel (\S+)", text, re.M):
        start = text.index(f"\n{name}:") + 1
        kernels[name] = text[start : text.index(".Lfunc_end", start)]
    return kernels


def usage_of(text: str) -> dict[str, Usage]:
    """What each kernel uses, as the assembly's metadata says it."""
    found = {}
    metadata = text[text.index(".amdgpu_metadata") :] if ".amdgpu_metadata" in text else text
    kernels = metadata.split("amdhsa.kernels:")[-1].split("\namdhsa.")[0]
    for entry in re.split(r"^  - ", kernels, flags=re.M)[1:]:
        fields = dict(re.findall(r"^\s*\.(\w+):\s+(\S+)\s*$", "\n" + entry, re.M))
        number = {name: int(value) for name, value in fields.items() if value.isdigit()}
        found[fields["symbol"].strip("'").removesuffix(".kd")] = Usage(
            registers=number.get("vgpr_count", 0),
            shared=number.get("group_segment_fixed_size", 0),
            stack=number.get("private_segment_fixed_size", 0),
            spills=4 * number.get("vgpr_spill_count", 0),
            accumulators=number.get("agpr_count", 0),
            scalars=number.get("sgpr_count", 0),
            threads=number.get("max_flat_workgroup_size", 0),
        )
    return found


def wide_kernels(usage: Mapping[str, Usage], shared: int) -> dict[str, str]:
    """The kernels that no compute unit can take, and why: more LDS than `shared` bytes, or more threads than 1,024."""
    refused = {}
    for name, used in usage.items():
        if used.shared > shared:
            refused[name] = f"{used.shared} bytes of LDS, of {shared}"
        elif used.threads > MOST_THREADS:
            refused[name] = f"{used.threads} threads a block, of {MOST_THREADS}"
    return refused
