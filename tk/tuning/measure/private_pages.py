"""Inputs in pages that tell whether anything wrote to them, even where it put back what was there.

A private mapping of a file shares the file's pages until one is written: Linux then makes a copy, and counts it as anonymous
memory of the mapping (proc_pid_smaps(5)). Of host memory only; on a GPU the builder looks for such stores in the code.
"""

from __future__ import annotations

import mmap
import os
import re
from pathlib import Path
from typing import Any

import numpy as np

from tk.tuning.measure.offset_view import shifted

__all__ = ["PrivatePages"]

SMAPS = Path("/proc/self/smaps")


class PrivatePages:
    """A copy of a host tensor's bytes; `view(shape, dtype)` is what a kernel takes."""

    def __init__(self, source: Any) -> None:
        content = np.ascontiguousarray(source.numpy()).tobytes()
        descriptor = os.memfd_create("inputs")
        try:
            with open(descriptor, "wb", closefd=False) as file:
                file.write(content)
            self.memory = mmap.mmap(descriptor, len(content), access=mmap.ACCESS_COPY)
        finally:
            os.close(descriptor)
        import tvm_ffi

        self.bytes = np.frombuffer(self.memory, "uint8")
        self.whole = tvm_ffi.from_dlpack(self.bytes)

    @staticmethod
    def available() -> bool:
        """Whether this system says which pages were copied."""
        return hasattr(os, "memfd_create") and SMAPS.exists()

    def view(self, shape: tuple[int, ...], dtype: str) -> Any:
        """The tensor that begins with the first byte."""
        return shifted(self.whole, shape, dtype, 0)

    def written(self) -> int:
        """Bytes of pages that were written, rounded up to pages."""
        start = self.bytes.ctypes.data
        found = re.search(rf"^{start:08x}-[^\n]*\n(?:[A-Z][^\n]*\n)*?Anonymous: +(\d+) kB", SMAPS.read_text(), re.MULTILINE)
        return int(found.group(1)) * 1024 if found else 0
