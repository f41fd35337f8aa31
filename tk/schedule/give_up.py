"""Schedules that a compile gives up, as what they make may leave its memory or does not assemble: the next rule is asked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from tk.schedule.apply import Kernel
from tk.schedule.horizontal_fusion import STEP

__all__ = ["schedules_of", "with_given_up"]


def schedules_of(kernels: list[Kernel], functions: Iterable[str], renamed: Mapping[str, str]) -> dict[str, str]:
    """For each kernel of these that a rule other than the last, tuning, or fusing others has made, the name under which to
    leave that out; some are `renamed` in the library."""
    made = {kernel.name: kernel for kernel in kernels if kernel.origin in ("rule", "database")}
    before = {new: old for old, new in renamed.items()}
    plain = {name: re.sub(r"_kernel(_\d+)?$", "", name) for name in functions}  # a function may launch several kernels
    names = {name: before.get(short, short) for name, short in plain.items()}
    found = {name: f"{made[short].rule}@{short}" for name, short in names.items() if short in made}
    fused = {name: STEP for name, short in names.items() if short.startswith("joined_")}
    return found | fused


def with_given_up(kernel: Kernel, unsafe: Mapping[str, str]) -> Kernel:
    """The kernel, with the schedules that were given up before it."""
    given_up = tuple(f"{key.partition('@')[0]}: {what}" for key, what in unsafe.items() if key.partition("@")[2] == kernel.name)
    return replace(kernel, declined=(*kernel.declined, *given_up)) if given_up else kernel
