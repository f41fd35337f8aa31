"""The files that `--dump DIRECTORY` writes: each phase's TVMScript, what its passes did, and each kernel's source."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import tvm

__all__ = ["dump_module", "dump_sources"]

LONGEST_STEM = 200  # characters of a file's name, of which file systems take 255 bytes


def dump_module(folder: Path | None, name: str, mod: tvm.IRModule, log: list[str] | None = None) -> None:
    """A phase's module, and the lines that its passes wrote, where there is a folder for them."""
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    if log:
        (folder / f"{name}_passes.txt").write_text("\n".join(log) + "\n", encoding="utf-8")
    (folder / f"{name}.py").write_text(mod.script(show_meta=True), encoding="utf-8")


def dump_sources(folder: Path | None, sources: Mapping[str, str], suffix: str) -> None:
    """Each kernel's source, under its name, in a folder that a phase has made."""
    if folder is not None:
        for name, source in sources.items():
            (folder / f"{_file_stem(name)}{suffix}").write_text(source, encoding="utf-8")


def _file_stem(name: str) -> str:
    """A kernel's name, or as much of it as a file's name has room for, and a digest of all of it."""
    return name if len(name) <= LONGEST_STEM else f"{name[:LONGEST_STEM]}_{sha256(name.encode()).hexdigest()[:8]}"
