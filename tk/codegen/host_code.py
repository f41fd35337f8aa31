"""The host code that LLVM generated, as assembly by kernel: for --dump and TK_DEBUG=4."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tk.codegen.device_code import runtime_module

if TYPE_CHECKING:
    from tvm import relax

__all__ = ["assembly_by_kernel"]

_FUNCTION = re.compile(r"^\t\.type\t([\w.$]+),@function$", re.MULTILINE)
_ENTRY = re.compile(r"^__tvm_ffi_(\w+)$|^(\w+)_compute_$")


def assembly_by_kernel(module: relax.VMExecutable) -> dict[str, str]:
    """{kernel: its assembly} of a built module. A function without a kernel's name (the body of a parallel loop, a
    conversion routine) goes with the kernel before it; what precedes the first kernel is left out."""
    kernels: dict[str, str] = {}
    for text in _assembly(runtime_module(module)):
        starts = list(_FUNCTION.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        current = ""
        for start, end in zip(starts, ends, strict=True):
            entry = _ENTRY.match(start.group(1))
            current = (entry.group(1) or entry.group(2)) if entry else current
            if current:
                kernels[current] = kernels.get(current, "") + text[start.start() : end]
    return kernels


def _assembly(module: Any) -> list[str]:
    own = [str(module.inspect_source("asm"))] if module.kind == "llvm" else []
    return own + [text for imported in module.imports for text in _assembly(imported)]
