"""How many processor cores there are to use."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

__all__ = ["cores"]


@cache
def cores() -> int:
    """The cores that this process may use: its affinity, and its control group's quota."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text(encoding="ascii").split()
        return max(1, min(count, -(-int(quota) // int(period))))
    except (OSError, ValueError):  # no such file, or "max"
        return count
