"""Memory that says when it is read or written outside: between pages that fault on a CPU, between poison on a GPU."""

from __future__ import annotations

import ctypes
import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

__all__ = ["Guard", "allocations", "library"]

PAGE = mmap.PAGESIZE
ALIGN = 64
SIDE = 64 << 10
POISONS = (0xA5, 0xFF)  # 0xFF… is NaN in every floating dtype, -1 in every signed one
_libc = ctypes.CDLL(None, use_errno=True)


@cache
def library() -> Path | None:
    """What a worker preloads, so that its allocations can be guarded; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or sys.platform != "linux":
        return None
    sources = [Path(__file__).with_name(name) for name in ("guard_alloc.c", "guard_cuda.c")]
    sums = zlib.crc32(b"".join(source.read_bytes() for source in sources))
    made = Path(tempfile.gettempdir(), f"tk-fuzz-guard-{os.getuid()}-{sums:08x}.so")
    if not made.exists():
        new = made.with_suffix(f".{os.getpid()}")
        command = [compiler, "-O2", "-shared", "-fPIC", "-w", "-o", str(new), *map(str, sources), "-ldl", "-lpthread"]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return None
        new.replace(made)
    return made


def _cuda_damage() -> str:
    """What was written outside of an allocation on the GPU."""
    ask = getattr(_libc, "tk_guard_cuda_damage", None)
    if ask is None:
        return ""
    ask.restype = ctypes.c_char_p
    return str(ask().decode())


@contextmanager
def allocations(guard: Guard) -> Iterator[None]:
    """What TVM allocates in here is guarded, and full of NaN before it is written: results, and what lies between kernels.
    Nothing happens where the library is not preloaded."""
    arm = getattr(_libc, "tk_guard_arm" if guard.device == "cpu" else "tk_guard_cuda_arm", None)
    if arm is None:
        yield
        return
    arm(2 if guard.mode & 1 else 1)
    try:
        yield
    finally:
        arm(0)


class Guard:
    """Tensors with guarded surroundings for one call. `mode`: bit 0 puts the guard before instead of behind (CPU), or takes
    memory of exactly the size (GPU); bit 1 chooses the poison."""

    def __init__(self, device: str, mode: int) -> None:
        self.device, self.mode = device, mode
        self.poison = POISONS[mode >> 1 & 1]
        self._checked: list[tuple[str, Any, int, int]] = []
        self._alive: list[Any] = []

    def tensor(self, name: str, value: torch.Tensor) -> torch.Tensor:
        """A copy of `value` in guarded memory."""
        if not value.numel():
            return value.to(self.device)
        raw = value.detach().contiguous().reshape(-1).view(torch.uint8)
        guarded = self._on_cpu(name, raw) if self.device == "cpu" else self._on_gpu(name, raw)
        return guarded.view(value.dtype).reshape(value.shape)

    def array(self, name: str, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """The same for a NumPy array, on the CPU."""
        raw = torch.from_numpy(np.ascontiguousarray(array).reshape(-1).view(np.uint8).copy())
        return self._on_cpu(name, raw).numpy().view(array.dtype).reshape(array.shape)

    def damage(self) -> str:
        """What was written outside of a tensor; "" if nothing."""
        for name, whole, start, size in self._checked:
            around = torch.cat([whole[:start], whole[start + size :]])
            wrong = around != self.poison
            if bool(wrong.any()):
                at = int(wrong.nonzero()[0])
                where = at - start if at < start else at - start + size
                return f"{int(wrong.sum())} bytes around {name} of {size} bytes were written, the first at byte {where - 0}"
        return "" if self.device == "cpu" else _cuda_damage()

    def _on_cpu(self, name: str, raw: torch.Tensor) -> torch.Tensor:
        size = raw.numel()
        room = -(-size // PAGE) * PAGE
        memory = mmap.mmap(-1, room + 2 * PAGE)
        base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        whole = torch.frombuffer(memory, dtype=torch.uint8)[PAGE : PAGE + room]
        whole.fill_(self.poison)
        start = 0 if self.mode & 1 else room - -(-size // ALIGN) * ALIGN
        whole[start : start + size] = raw
        for page in (base, base + PAGE + room):
            if _libc.mprotect(ctypes.c_void_p(page), ctypes.c_size_t(PAGE), 0):
                raise OSError(ctypes.get_errno(), "mprotect")
        self._checked.append((name, whole, start, size))
        self._alive.append(memory)
        return whole[start : start + size]

    def _on_gpu(self, name: str, raw: torch.Tensor) -> torch.Tensor:
        size = raw.numel()
        if self.mode & 1:
            import tvm

            exact = torch.from_dlpack(tvm.runtime.empty((size,), "uint8", tvm.cuda(0)))
            exact.copy_(raw)
            self._alive.append(exact)
            return exact
        whole = torch.full((2 * SIDE + -(-size // 256) * 256,), self.poison, dtype=torch.uint8, device=self.device)
        whole[SIDE : SIDE + size] = raw.to(self.device)
        self._checked.append((name, whole, SIDE, size))
        return whole[SIDE : SIDE + size]
