"""Which of a module's kernels its program still calls when it is lowered, how often, and by what name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tk.graph.memory.concat import INSTEAD_OF
from tk.graph.memory.copies import COPY
from tk.graph.memory.donate import calls

if TYPE_CHECKING:
    import tvm

    from tk.schedule.apply import Kernel

__all__ = ["still_called"]


def still_called(kernels: Sequence[Kernel], scheduled: tvm.IRModule, lowered: tvm.IRModule) -> list[Kernel]:
    """The kernels without the copies that Donate has found not to be needed, and the concatenations of which nothing is left.
    Kernels that another function stands for, since what they use lies in a concatenation, are listed by its name too."""
    from tvm import relax

    copies = {var.name_hint for var, func in scheduled.functions_items() if (func.attrs or {}).get(COPY) is not None}
    attrs = {var.name_hint: func.attrs or {} for var, func in lowered.functions_items()}
    others = {name: str(each[INSTEAD_OF]) for name, each in attrs.items() if each.get(INSTEAD_OF) is not None}
    gone = {var.name_hint for var, _ in scheduled.functions_items()} - set(attrs)
    changed = copies | set(others.values()) | gone
    if not changed:
        return list(kernels)
    functions = [func for _, func in lowered.functions_items() if isinstance(func, relax.Function)]
    counts = Counter(name for func in functions for _, name, _ in calls(lowered, func))
    known = {kernel.name: kernel for kernel in kernels}
    own = [replace(kernel, calls=counts[kernel.name]) if kernel.name in changed else kernel for kernel in kernels]
    kept = [kernel for kernel in own if kernel.calls or kernel.name not in changed]
    return kept + [replace(known[name], name=other, calls=counts[other]) for other, name in others.items() if name in known]
