"""`tk.load`: package → callable. Needs NumPy and TVM's runtime libraries; no compiler, no torch, no nvcc."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from typing import Any

from tk import debug
from tk.errors import PackageError, UsageError, message
from tk.host.headroom import reserve
from tk.package.artifact import Package, Verify
from tk.package.trust import Policy, Trust, policy_of
from tk.runtime.choose import choose
from tk.runtime.cuda_graphs import GraphLimit
from tk.runtime.entries import Entries
from tk.runtime.module import Module
from tk.runtime.trace import show, trace_of
from tk.target import resolve

__all__ = ["load"]


def load(
    package: str | os.PathLike[str] | Package,
    device: Any = "auto",
    *,
    target: str | None = None,
    verify: Verify = "full",
    graph: bool = True,
    graph_limit: GraphLimit | None = None,
    copy: bool | None = None,
    trust: Trust = None,
) -> Module:
    """Load a package for this host: check who made it, its integrity, then what it needs, then load the one target chosen.

    All sums are compared before any of its code is loaded: its manifest's, the chosen target's library and kernels, the
    weights'. What other targets have of their own is not read.

    `device` is "auto", "cpu", "cuda", "cuda:1", "rocm", "rocm:1", or a torch or TVM device. "auto" takes the best
    target that the host can run: a GPU's before the CPU's, the more specific one first. `target` names one target instead.
    `verify="fast"` does not compare the weights' sums, which for many gigabytes takes seconds; everything else is always
    checked. `graph=False` launches kernels one by one where the package would replay CUDA graphs: each can then be timed. A
    package with dynamic dims has graphs for each shape of its inputs that comes twice, as many at a time as `graph_limit`
    allows (by default 32 shapes and 256 MiB; `Module.graphs` counts them).

    A file below 32 MiB is read into memory and may then be replaced or removed. A larger one is mapped, and on the CPU its
    weights are used where they lie: a file that takes its name (mv) changes nothing, but one that is written over it (cp) or
    truncated changes the weights. Calls compare its size and time of change and raise RuntimeFailure; a change amid a call
    still gives wrong results or ends the process (SIGBUS). `copy=True` reads any file whole; `copy=False` maps any, so that
    processes share its memory. (Of a tk.Package, `Package.open` has decided it.)

    `trust` says whose packages may be loaded: a policy file (tk.toml), a public key, or several; "any" for no policy. By
    default TK_TRUST says it, or ./tk.toml and ~/.config/tk/tk.toml where there are such files (`tk.package.trust`). Under a
    policy weights are compared too, whatever `verify` says.

    After fork() modules on the CPU work in both processes. On a GPU a child must load for itself, in a process that did not
    inherit another's CUDA (spawn): it gets RuntimeFailure otherwise.

    Raises PackageError (no such file, a newer format), IntegrityError (damaged), TrustError (unsigned, or not by a key of the
    policy), NeedsError (no target fits this host, with the reasons) or UsageError (a device or target that cannot be meant).
    """
    if not isinstance(package, Package | str | os.PathLike):
        raise UsageError(
            message(
                "this is no package",
                need="a path or a tk.Package",
                have=type(package).__name__,
                do="give tk.load the path of a file that tk compile wrote",
            )
        )
    try:
        reserve()
        opened = package if isinstance(package, Package) else Package.open(package, copy=copy)
        reserve()
        return _load(opened, str(device), target, verify, graph_limit if graph else GraphLimit(0, 0), policy_of(trust))
    except MemoryError as error:
        name = package.name if isinstance(package, Package) else package
        raise PackageError(message(f"cannot load {name}: not enough memory", do="give the process more memory")) from error


def _load(
    opened: Package, device: str, target: str | None, verify: Verify, graphs: GraphLimit | None, policies: Sequence[Policy]
) -> Module:
    build, kind, index = choose(opened, device, target)
    if policies and build.origin is not None:  # else it was compiled by this process
        for policy in policies:
            policy.check(build.origin)
        verify = "full"
    limit = (graphs or GraphLimit()) if debug.level() < 2 else GraphLimit(0, 0)
    if len(build.entries) > 1:
        return Entries(opened, build, kind, index, verify, limit)
    module = Module(opened, build, kind, index, verify, limit)
    if debug.level() >= 2:
        trace = trace_of(module.device, build.kernels(), replays=module.replays)
        module.instrument(trace)
        module.after_call = partial(show, trace, resolve(module.target), dynamic=bool(module.signature.dims))
    return module
