"""A kernel's library on disk, as builders write it and measurers load it."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from tk.tuning.packing import split

if TYPE_CHECKING:
    import tvm

    from tk.target import Target

__all__ = ["compile_kernel"]


def compile_kernel(mod: tvm.IRModule, target: Target, path: Path) -> None:
    """Write the library of a scheduled module, built as the pipeline builds it: its functions, of which one is "main". Where
    that packs weights, the packing's library is beside it, and a .json file says what that reads and writes."""
    import tvm

    from tk.codegen.library import build_function, build_functions

    mod, packing = split(mod)
    if packing is not None:
        _write(path.with_suffix(".pack.so"), build_function(mod["pack"], target)[0])
        _write(path.with_suffix(".json"), json.dumps(asdict(packing)).encode())
        mod = tvm.IRModule({"main": mod["main"]})
    _write(path, build_functions({var.name_hint: func for var, func in mod.functions_items()}, target)[0])


def _write(path: Path, content: bytes) -> None:
    """Whole or not there: another builder may write the same file."""
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_bytes(content)
    os.replace(temporary, path)
