"""Room for addresses where a process has a limit on them (ulimit -v, RLIMIT_AS, RLIMIT_DATA).

LLVM and TVM end the process where an allocation fails, and so does glibc where it finds none for thread-local storage. So what
calls them asks before whether there is room, and refuses.
"""

from __future__ import annotations

import mmap
import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from tk.errors import CompileError, message

__all__ = ["COMPILING", "check_headroom", "reserve", "within_limits"]

P = ParamSpec("P")
R = TypeVar("R")

COMPILING = 256 << 20  # bytes that a phase of a compile takes at most, beside copies of the weights: three times what was seen
LOADING = 2 << 20  # bytes that a step of a load takes at most, beside the file and its library: five times what was seen


def reserve(size: int = 0) -> None:
    """Raise MemoryError where this process may not have `size` bytes more, and those that a step of a load takes."""
    try:
        mmap.mmap(-1, size + LOADING, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS).close()
    except OSError as error:
        raise MemoryError(f"no {size + LOADING} bytes more") from error


def check_headroom(what: str, need: int) -> None:
    """Raise CompileError where this process' limits leave less than `need` bytes for `what`."""
    have = _room()
    if have is not None and have < need:
        raise CompileError(
            message(
                f"there is not enough memory to {what}",
                need=f"{need >> 20} MiB of addresses",
                have=f"{max(have, 0) >> 20} MiB below this process' limit",
                do="raise the limit (ulimit -v, ulimit -d, RLIMIT_AS), or compile in a process of its own",
            )
        )


def within_limits(work: Callable[P, R]) -> Callable[P, R]:
    """`work`, a compile, begun only where there is room for it; CompileError where memory is short."""

    @wraps(work)
    def limited(*args: P.args, **kwargs: P.kwargs) -> R:
        check_headroom("compile", COMPILING)
        try:
            return work(*args, **kwargs)
        except MemoryError as error:
            raise CompileError(message("there is not enough memory to compile", do="give the process more memory")) from error

    return limited


def _room() -> int | None:
    """Bytes until the nearest limit; None where there is none."""
    try:
        import resource

        pages = [int(field) for field in Path("/proc/self/statm").read_bytes().split()]
    except (ImportError, OSError):
        return None  # not Linux
    used = {resource.RLIMIT_AS: pages[0], resource.RLIMIT_DATA: pages[5]}
    limits = {limit: resource.getrlimit(limit)[0] for limit in used}
    page = os.sysconf("SC_PAGE_SIZE")
    return min(
        (bytes_ - used[limit] * page for limit, bytes_ in limits.items() if bytes_ != resource.RLIM_INFINITY), default=None
    )
