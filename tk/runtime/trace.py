"""A line a kernel: what a run of a loaded module spends its time on, by TVM's VM instrument. Needs only the runtime."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tk.runtime.clocks import CudaClock
from tk.target import Target

__all__ = ["KernelTime", "KernelTrace", "lines", "show", "trace_of"]

PREPACKED = "_prepacked"


@dataclass
class KernelTime:
    """One kernel over the runs that were traced: `seconds` in all of its `calls`; the facts of one call."""

    name: str
    calls: int = 0
    seconds: float = 0.0
    flops: float = 0.0
    bytes: float = 0.0
    dtype: str = "float32"
    origin: str = ""
    family: str = "other"

    @property
    def each(self) -> float:
        """Seconds a call."""
        return self.seconds / max(self.calls, 1)

    def share(self, target: Target) -> float:
        """The least time that the roofline allows, as a share of the time taken; 0 where nothing is known of its work."""
        return target.roofline(self.flops, self.bytes, self.dtype) / self.each if self.each > 0 and self.bytes else 0.0


@dataclass
class KernelTrace:
    """The instrument: `vm["set_instrument"](trace)`, a run, `trace.take()`.

    `facts` are the package's kernels by name (flops, bytes, dtype, origin, rule, family). On a CPU a call is timed by the
    host's clock; on a GPU by two events, read when the run is over. What a CUDA graph `replays` is one line: to see the
    kernels in it, load the package with graph=False.
    """

    facts: Mapping[str, Mapping[str, Any]]
    clock: CudaClock | None = None
    replays: bool = True
    times: dict[str, KernelTime] = field(default_factory=dict)
    _open: list[tuple[str, Any]] = field(default_factory=list)
    _events: list[tuple[str, Any, Any]] = field(default_factory=list)
    _spare: list[Any] = field(default_factory=list)

    def __call__(self, func: Any, symbol: str, before: bool, result: object, *args: Any) -> int:
        name = str(symbol)
        if name.startswith("vm.") and not (self.replays and "cuda_graph" in name):
            return 0  # memory, shapes and tuples
        if before:
            # within an outer call nothing is marked: an event would break a graph's capture
            self._open.append((name, None if self._open else self._mark()))
        elif self._open and self._open[-1][0] == name:
            began = self._open.pop()[1]
            if not self._open:
                self._close(name, began)
        return 0

    def _mark(self) -> Any:
        if self.clock is None:
            return perf_counter()
        event = self._spare.pop() if self._spare else self.clock.event()
        self.clock.record(event)
        return event

    def _close(self, name: str, began: Any) -> None:
        if self.clock is None:
            self._add(name, perf_counter() - began)
        else:
            self._events.append((name, began, self._mark()))

    def _add(self, name: str, seconds: float) -> None:
        if name not in self.times:
            # a kernel that takes its weights as it reads them has another name in the program than in the package
            facts = self.facts.get(name) or self.facts.get(name.removesuffix(PREPACKED), {})
            origin = " ".join(filter(None, (facts.get("origin", "not listed"), facts.get("rule", ""))))
            known = {key: facts[key] for key in ("flops", "bytes", "dtype", "family") if key in facts}
            if known.get("family") == "product":
                known["family"] = "matmul"  # as it is called in packages of tk before 2026-11-26
            self.times[name] = KernelTime(name, origin=origin, **known)
        entry = self.times[name]
        entry.calls += 1
        entry.seconds += seconds

    def take(self) -> list[KernelTime]:
        """The kernels since the last time, the costliest first, and start anew."""
        if self.clock is not None:
            self.clock.synchronize()
            for name, start, stop in self._events:
                self._add(name, self.clock.elapsed(start, stop))
                self._spare += [start, stop]
        taken = sorted(self.times.values(), key=lambda time: -time.seconds)
        self.times, self._events, self._open = {}, [], []
        return taken


def lines(times: Iterable[KernelTime], target: Target) -> list[str]:
    """One line a kernel: calls, time, GB/s, GFLOP/s, share of the roofline, origin; the sum last."""
    times = list(times)
    total = sum(time.seconds for time in times) or 1.0
    rows = [
        f"tk: {time.name:<48} ×{time.calls:<3} {time.seconds * 1e6:10.1f} µs {time.seconds / total:5.1%} "
        f"{_rate(time.bytes, time):8.1f} GB/s {_rate(time.flops, time):9.1f} GFLOP/s {time.share(target):4.0%} of roofline "
        f"{time.origin}"
        for time in times
    ]
    calls, seconds = sum(time.calls for time in times), sum(time.seconds for time in times)
    return [*rows, f"tk: {len(rows)} kernels, {calls} calls, {seconds * 1e6:.1f} µs in kernels"]


def _rate(amount: float, time: KernelTime) -> float:
    return amount / time.each * 1e-9 if time.each > 0 else 0.0


def trace_of(device: str, kernels: Iterable[Mapping[str, Any]], *, replays: bool) -> KernelTrace:
    """An instrument for a module that is loaded on `device` ("cpu", "cuda:1") and whose package has these kernels; `replays`
    says whether its calls replay CUDA graphs."""
    facts = {kernel["name"]: kernel for kernel in kernels if kernel["origin"] != "device"}
    kind, _, index = device.partition(":")
    return KernelTrace(facts, CudaClock(int(index)) if kind == "cuda" else None, replays)


def show(trace: KernelTrace, target: Target, *, dynamic: bool) -> None:
    """Write a line a kernel of the calls since the last time on standard error (TK_DEBUG=2)."""
    for line in lines(trace.take(), target):
        print(line, file=sys.stderr, flush=True)
    if dynamic:
        print("tk: dynamic sizes count as 1: rates and shares are lower bounds", file=sys.stderr, flush=True)
