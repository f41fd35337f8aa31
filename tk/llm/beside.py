"""The longer half of a language model's graph phase in a process of its own, beside the rest of the compile.

    this process     import prefill ── import decode, sample ── their graphs, schedules, memory ──┐ one library
    the other        starts ··········└─ prefill's graph, schedules, memory ──────────────────────┘

Passes are mostly Python, so threads would take turns. What travels is Relax: no weight does, whose values nothing before the
library reads; how those are computed that depend on others comes back, and is done here, where decode has most of them already.
What goes wrong there, or cannot be said in a message, is nobody's answer: the entry is lowered here then, and fails here if it
does. The result is the same, and so is a package, byte for byte.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pickle import PicklingError
from threading import Event
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.debug.passes import instruments
from tk.frontend.model import Model
from tk.graph.weights.fold import deferring_weights, folded
from tk.host.cores import cores
from tk.host.garbage import seldom
from tk.lowering.checked import is_checked
from tk.pipeline import Options, Part, host_machine, lowered
from tk.schedule.precision import conv_precision_for, precision_for
from tk.tuning.workers.pool import Pool, wait_any

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.schedule.apply import Kernel
    from tk.target import Target

__all__ = ["LEAST", "Lowering", "Other", "another_process"]

LEAST = 8  # layers from which on a process pays for its start
LONGEST = 3600.0  # seconds that it may take
WAKE = 0.2  # seconds within which a compile that has ended ends it

Job = dict[str, Any]


class Other:
    """The other process as a compile sees it: `start` it, give it an `imported` entry, and ask, as `tk.pipeline.Beside` does,
    for what it makes of it."""

    def __init__(self, wanted: Sequence[tuple[Target, Options]]) -> None:
        """`wanted`: what the compile is for, in order. A CPU's kernels have their weights packed, which takes their values."""
        self._wanted = [(target, options) for target, options in wanted if target.is_gpu and _travels(options)]
        self._ended = Event()
        self._jobs: dict[tuple[str, str], tuple[Model, Options, Future[_Reply | None]]] = {}
        self._pool: Pool | None = None
        self._thread = ThreadPoolExecutor(1, "tk other process")

    def start(self, layers: int) -> None:
        """Starts it for a model of so many layers, where that pays."""
        able = os.name == "posix" and bool(sys.executable) and cores() > 1
        if able and layers >= LEAST and self._wanted and not is_checked() and not instruments():
            pool = Pool("tk.llm.beside:Lowering", 1)
            with suppress(OSError):  # no room for a process: all is done here
                pool.start()
                self._pool = pool

    def imported(self, entry: str, model: Model) -> None:
        """Gives it an entry to lower: the first one, which is all that it does."""
        if self._pool is None or self._jobs or model.loops:
            return
        for target, options in self._wanted:
            # torch's settings are this process'
            precision = f"{precision_for(model, options.precision)},{conv_precision_for(model, options.precision)}"
            job = partial(_job, model, target, replace(options, precision=precision))
            self._jobs[entry, target.name] = model, options, self._thread.submit(self._done, self._pool, job)

    def __call__(self, entry: str, model: Model, target: Target, options: Options) -> Callable[[], Part | None] | None:
        """What waits for the entry's part; None where it was not given that very model, or is not to do as `options` say."""
        found = self._jobs.get((entry, target.name))
        if found is None or not found[0].mod.same_as(model.mod) or not _travels(options):
            return None
        if _said(found[1]) != _said(options):
            return None
        return lambda: _part(found[2].result(), model)

    def _done(self, pool: Pool, job: Callable[[], Job]) -> _Reply | None:
        """What the process makes of a job; None where it made nothing, or the compile has ended."""
        try:
            pool.submit(None, job(), LONGEST)
            while not self._ended.is_set():
                for _, _, outcome in wait_any([pool], WAKE):
                    return outcome.value if outcome.kind == "done" else None
        except (OSError, TypeError, ValueError, AttributeError, RuntimeError, PicklingError):
            pool.abandon()  # which may hold the job, and would take no other
            return None  # of what users' converters or targets made there is no message
        return None

    def end(self) -> None:
        self._ended.set()
        self._thread.shutdown(wait=True, cancel_futures=True)
        if self._pool is not None:
            self._pool.close()


@contextmanager
def another_process(wanted: Sequence[tuple[Target, Options]]) -> Iterator[Other]:
    """Another process for a compile for the targets that are `wanted`; it ends with this."""
    other = Other(wanted)
    try:
        yield other
    finally:
        other.end()


def _travels(options: Options) -> bool:
    """Whether another process can do as `options` say: it has no file to write into, and no database."""
    return options.dump is None and options.check is None


def _said(options: Options) -> tuple[Any, ...]:
    return options.graph, options.without, options.accumulate, options.precision


def _job(model: Model, target: Target, options: Options) -> Job:
    from tvm_ffi.serialization import to_json_graph_str

    return {
        "name": model.name,
        "mod": to_json_graph_str(model.mod),
        "params": {name: (array.shape, array.dtype) for name, array in model.params.items()},
        "signature": model.signature,
        "target": target,
        "options": options,
    }


@dataclass
class _Reply:
    """A `tk.pipeline.Part` but for its weights, of which it says where each one comes from, as `folded` takes it."""

    mod: str
    origins: Mapping[str, str | int]
    functions: str | None
    inputs: list[tuple[str, ...]]
    kernels: list[Kernel]
    captured: bool
    memory: Any


def _part(reply: _Reply | None, model: Model) -> Part | None:
    if reply is None:
        return None
    from tvm_ffi.serialization import from_json_graph_str

    functions = None if reply.functions is None else from_json_graph_str(reply.functions)
    weights = folded(reply.origins, functions, reply.inputs, model.params, host_machine)
    return Part(from_json_graph_str(reply.mod), weights, reply.kernels, reply.captured, reply.memory)


class Lowering:
    """What the other process does (tk/tuning/workers/worker.py)."""

    def handle(self, job: Job) -> _Reply:
        from tvm_ffi.serialization import from_json_graph_str, to_json_graph_str

        # of its shape, without memory
        params: dict[str, Array] = {
            name: np.broadcast_to(np.zeros((), dtype), shape) for name, (shape, dtype) in job["params"].items()
        }
        model = Model(job["name"], from_json_graph_str(job["mod"]), params, job["signature"])
        with seldom(), deferring_weights() as deferred:
            part = lowered(model, job["target"], job["options"])
        functions = None if deferred.functions is None else to_json_graph_str(deferred.functions)
        origins = deferred.origins(part.weights, params)
        mod = to_json_graph_str(part.mod)
        return _Reply(mod, origins, functions, deferred.inputs, part.kernels, part.captured, part.memory)
