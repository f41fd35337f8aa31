"""Libraries that an earlier compile made of the same module, taken from the cache (tk/host/cache.py).

A library is a function of the lowered module, whose JSON has every name, number and attribute of it, and of what turns it
into code: tk's own files, TVM and its LLVM, the target, the settings of the passes, CUDA's assembler or AMD's linker, and the
host's C compiler. All of these are in the key, so that a change of any is another entry. Weights are no part of it: models
that differ in nothing else have one library.
"""

from __future__ import annotations

import json
import os
import shutil
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.codegen.device_code import DeviceCode
from tk.codegen.nvcc import Usage, assembler_identity, identity
from tk.host.cache import digest, is_caching, load, store
from tk.lowering.checked import is_checked
from tk.lowering.vector_calls import defined
from tk.rocm.linker import find_linker

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["kept_or_made", "library_key", "own_files", "packed", "unpacked"]

KIND = "library"
Made = tuple[bytes, DeviceCode]


def kept_or_made(mod: tvm.IRModule, target: Target, settings: Mapping[str, object], make: Callable[[], Made]) -> Made:
    """What `make()` gives for `mod`, or gave for an equal one before. `settings` are what else it depends on."""
    # A checked build's module names what it checks by numbers of this process (tk.lowering.checked.WHERE).
    if not is_caching() or is_checked() or (key := library_key(mod, target, settings)) is None:
        return make()
    if (found := load(KIND, key)) is not None:
        return unpacked(found)
    made = make()
    store(KIND, key, packed(made))
    return made


def library_key(mod: tvm.IRModule, target: Target, settings: Mapping[str, object]) -> str | None:
    """Under which a library is kept; None where `mod` holds what has no JSON, or another package than tk defines how
    calls become vectors."""
    import tvm

    vectors = defined()
    if any(module.partition(".")[0] != "tk" for module in vectors.values()):
        return None
    try:
        text = tvm.ir.save_json(mod)
    except (RuntimeError, TypeError, ValueError):  # what FFI raises of an object without reflection
        return None
    facts = [repr(target), str(target.tvm()), target.host_arch, repr(sorted(settings.items())), repr(vectors)]
    return digest(text, *facts, own_files(), *_toolchain(target.kind))


def packed(made: Made) -> bytes:
    """A library and its DeviceCode as bytes."""
    library, code = made
    usage = {name: asdict(each) for name, each in code.usage.items()}
    head = json.dumps({"sources": dict(code.sources), "usage": usage, "cubin_bytes": code.cubin_bytes}).encode()
    return struct.pack("<Q", len(head)) + head + library


def unpacked(data: bytes) -> Made:
    """What `packed` made bytes of."""
    (length,) = struct.unpack_from("<Q", data)
    head = json.loads(data[8 : 8 + length])
    usage = {name: _usage_of(each) for name, each in head["usage"].items()}
    return data[8 + length :], DeviceCode(head["sources"], usage, head["cubin_bytes"])


def _usage_of(fields: Mapping[str, Any]) -> Usage:
    """A Usage whose fields went through JSON."""
    return Usage(**{**fields, "remarks": tuple(fields["remarks"])})


@cache
def own_files() -> str:
    """The SHA-256 of tk's files, rules included: whatever of them is edited, a kernel may come out otherwise."""
    specs = [find_spec(package) for package in ("tk", "tk.schedules")]
    roots = [root for spec in specs if spec is not None for root in spec.submodule_search_locations or ()]
    parts: list[str | bytes] = []
    for root in roots:
        for folder, below, names in os.walk(root):
            below[:] = sorted(set(below) - {"__pycache__"})
            for path in (Path(folder, name) for name in sorted(names)):
                parts += [str(path.relative_to(root)), path.read_bytes()]
    return digest(*parts)


def _toolchain(kind: str) -> Sequence[str]:
    """What makes a library for a kind of target beside tk."""
    import tvm
    from tvm.support.cc import get_cc

    libraries = sorted(Path(tvm.__file__).parent.glob("lib/*.so"))
    compiler = get_cc() or ""
    tools = [shutil.which(compiler), shutil.which("ld"), *map(str, libraries)]
    facts = [version("apache-tvm"), version("apache-tvm-ffi"), compiler, *map(identity, tools)]
    if kind == "cuda":
        facts += assembler_identity()
    if kind == "rocm":
        command = find_linker()
        facts += [*command, *(identity(shutil.which(part)) for part in command[:1])]
    return facts
