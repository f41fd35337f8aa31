"""Building a candidate: trace → schedule → template lowered → shared library. Runs in a pool of child processes.

Identical sources are built once: a library's name is the structural hash of the module that it is made from, so two
traces that end in the same code share it.
"""

from __future__ import annotations

import json
import os
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.errors import CompileError, message
from tk.host.cache import caching
from tk.schedule.weights import WEIGHTS, keep_weights
from tk.tuning.check.kernels import build_kit
from tk.tuning.check.reference import build_reference
from tk.tuning.database.workload import from_json, structural_hash
from tk.tuning.measure.arguments import outputs, stored_inputs
from tk.tuning.measure.library import compile_kernel

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["BuildJob", "Builder", "Built", "KitJob", "ReferenceJob", "is_atomic", "kit_path", "realize"]


@dataclass(frozen=True)
class BuildJob:
    """What to build: a workload's JSON text and a trace's; no trace means the untuned default. `rule` names the rule
    whose template the trace's annotations are for ("metaschedule": none), `weights` the numbers of the parameters that
    kernels may read early (tk/schedule/weights.py)."""

    workload: str
    trace: str
    rule: str
    weights: tuple[int, ...] = ()


@dataclass(frozen=True)
class ReferenceJob:
    """The reference of a workload to build; see `reference.py`."""

    workload: str


@dataclass(frozen=True)
class KitJob:
    """The gate's kernels to build; see `kernels.py`."""

    name: str


@dataclass(frozen=True)
class Built:
    """A library: `source` is the hash of what it was made from, `cached` whether it was there already; a reference's
    `label` says what kind of reference it is, `repeats` whether a kernel gives the same bits each time: atomic sums do not."""

    path: str
    source: str
    seconds: float
    cached: bool
    label: str = ""
    repeats: bool = True


def realize(mod: tvm.IRModule, trace: str, rule: str, target: Target, weights: tuple[int, ...] = ()) -> tvm.IRModule:
    """The scheduled module of a candidate: its trace applied, and its rule's template, if it has one, lowered."""
    import tvm
    from tvm.s_tir import Schedule
    from tvm.s_tir.schedule import Trace

    from tk.schedule.apply import SCHEDULED, schedule_module
    from tk.schedule.discover import discover
    from tk.schedule.rule import anchor_block, read_config

    marked = mod["main"].with_attr(WEIGHTS, list(weights)) if weights else mod["main"]
    if not trace:
        scheduled, _ = schedule_module(tvm.IRModule({"main": marked}), target)
        # without the mark that no candidate has: one of the default's code is of its hash as well
        return tvm.IRModule({"main": scheduled["main"].without_attr(SCHEDULED)})
    sch = Schedule(mod)
    Trace.apply_json_to_schedule(json.loads(trace), sch)
    for candidate in discover(target.kind):
        if candidate.name == rule:
            config = read_config(candidate, sch.get(anchor_block(sch)).annotations)
            match = candidate.match(mod["main"], target)
            func = candidate.lower(keep_weights(sch.mod["main"], marked), match, config, target)
            return tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
    return sch.mod


def is_atomic(func: PrimFunc) -> bool:
    """Whether a scheduled function has an operation on memory whose order is not known: by its own name, or by that of a
    function in C or PTX."""
    import tvm_ffi
    from tvm.ir import Call, StringImm

    def named(call: Any) -> bool:
        texts = [str(each.value) for each in call.args if isinstance(each, StringImm)]
        return any("atomic" in text for text in (str(getattr(call.op, "name", "")), *texts))

    found: list[bool] = []
    tvm_ffi.structural_walk(func.body, [(Call, lambda call: found.append(True) if named(call) else None)], order="post")
    return bool(found)


def kit_path(folder: Path, name: str, target: Target) -> Path:
    """Where the gate's kit `name` for `target` lies in `folder`."""
    return folder / f"kit-{re.sub(r'[^A-Za-z0-9]+', '-', target.name)}-{name}.so"


class Builder:
    """The role of a builder process: `handle(job) -> Built`, libraries in `folder`; the gate's kits in the folder `kits`, where
    that is given, for other jobs too. With `cache`, references and kits are taken from and kept in the cache of assembled
    kernels (tk/host/cache.py); candidates never are: thousands, each built once, would push out what is compiled again."""

    def __init__(self, target: str, folder: str, kits: str = "", cache: bool = True) -> None:
        from tk import pipeline  # noqa: F401 - loaded now, not on the first candidate's time
        from tk.schedule.discover import discover
        from tk.target import resolve

        discover(resolve(target).kind)
        if resolve(target).is_gpu:
            os.nice(5)  # whoever launches kernels comes first
        self.target, self.folder, self.kits = resolve(target), Path(folder), Path(kits or folder)
        self.cache = cache
        self.workloads: dict[str, tvm.IRModule] = {}

    def handle(self, job: BuildJob | ReferenceJob | KitJob) -> Built:
        """Build a candidate, a task's reference, or one of the gate's kits."""
        with caching(self.cache and not isinstance(job, BuildJob)):
            return self._built(job)

    def _built(self, job: BuildJob | ReferenceJob | KitJob) -> Built:
        started = time.perf_counter()
        if isinstance(job, KitJob):
            path = kit_path(self.kits, job.name, self.target)
            cached = path.exists()
            if not cached:
                build_kit(job.name, self.target, path)
            return Built(str(path), job.name, time.perf_counter() - started, cached)
        if job.workload not in self.workloads:
            self.workloads = {job.workload: from_json(job.workload)}
        mod = self.workloads[job.workload]
        if isinstance(job, ReferenceJob):
            return self._reference(mod, started)
        scheduled = realize(mod, job.trace, job.rule, self.target, job.weights)
        if stored := stored_inputs(scheduled, outputs(mod)):
            raise CompileError(
                message(
                    f"the kernel stores into its input {stored[0]}",
                    need="inputs that are read alone",
                    do="report it with the rule's name",
                )
            )
        source = structural_hash(scheduled)
        path = self.folder / f"{source}.so"
        cached = path.exists()
        if not cached:
            compile_kernel(scheduled, self.target, path)
        repeats = not self.target.is_gpu or not is_atomic(scheduled["main"])
        return Built(str(path), source, time.perf_counter() - started, cached, repeats=repeats)

    def _reference(self, mod: tvm.IRModule, started: float) -> Built:
        from tk.schedule.discover import discover

        source = structural_hash(mod)
        path, label = build_reference(mod, self.target, discover(self.target.kind), self.folder, source)
        return Built(str(path), source, time.perf_counter() - started, False, label)
