"""What each pass of the graph phase did to "main", a line a pass: for --dump. How long every pass takes: for --verbose. And how
many kernels a step has still to do: for a progress bar."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import tvm
    from tvm.ir import IRModule

__all__ = ["Clock", "calls", "counted", "counting", "instruments", "interruptible", "run", "tell", "timed", "untimed"]

OUTSIDE = "outside of passes"

Item = TypeVar("Item")
Count = Callable[[str, int, int], None]


class Clock:
    """Seconds by step: each of TVM's and our passes by name, without those that it runs itself, and what a phase of the
    compiler takes outside of passes, as "build, outside of passes"."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self._running: list[list[Any]] = []  # name, start, seconds in passes within
        self._phase, self._began, self._inside = "", 0.0, 0.0

    def phase(self, name: str) -> None:
        """Another phase begins; "" ends the last."""
        now = perf_counter()
        if self._phase:
            self.seconds[f"{self._phase}, {OUTSIDE}"] += now - self._began - self._inside
        self._phase, self._began, self._inside = name, now, 0.0
        self._running.clear()  # a pass that raised did not end

    def before(self, name: str) -> None:
        self._running.append([name, perf_counter(), 0.0])

    def after(self) -> None:
        if not self._running:
            return
        name, began, within = self._running.pop()
        taken = perf_counter() - began
        self.seconds[name] += taken - within
        if self._running:
            self._running[-1][2] += taken
        else:
            self._inside += taken

    def slowest(self, count: int) -> list[tuple[str, float, float]]:
        """(step, seconds, its share of all steps) of the `count` slowest."""
        total = sum(self.seconds.values()) or 1.0
        ranked = sorted(self.seconds.items(), key=lambda each: -each[1])[:count]
        return [(name, taken, taken / total) for name, taken in ranked]


_clock: ContextVar[Clock | None] = ContextVar("clock", default=None)
_count: ContextVar[Count | None] = ContextVar("count", default=None)


@contextmanager
def counting(count: Count) -> Iterator[None]:
    """Within it, steps that treat kernels one by one call `count(step, done, total)` before each one, and after the last."""
    token = _count.set(count)
    try:
        yield
    finally:
        _count.reset(token)


def counted(step: str, items: Iterable[Item], is_kernel: Callable[[Item], bool] = lambda item: True) -> Iterator[Item]:
    """`items`, the kernels among them counted as `step` takes one after the other."""
    every = list(items)
    done, total = 0, sum(map(is_kernel, every))
    for item in every:
        tell(step, done, total)
        yield item
        done += is_kernel(item)
    tell(step, done, total)


def tell(step: str, done: int, total: int) -> None:
    """Say that `step` is done with so many kernels."""
    count = _count.get()
    if count is not None and total:
        count(step, done, total)


@contextmanager
def timed() -> Iterator[Clock]:
    """Within it, passes are timed by the clock that it gives."""
    clock = Clock()
    token = _clock.set(clock)
    try:
        yield clock
    finally:
        clock.phase("")
        _clock.reset(token)


@contextmanager
def untimed() -> Iterator[None]:
    """Within it passes are not timed: a clock follows one thread's."""
    token = _clock.set(None)
    try:
        yield
    finally:
        _clock.reset(token)


def instruments() -> Sequence[Any]:
    """What a pass context gets, so that the passes in it are timed where that is asked for."""
    found = _clock.get()
    if found is None:
        return []
    clock: Clock = found
    from tvm.ir.instrument import pass_instrument

    @pass_instrument
    class Timer:
        def run_before_pass(self, _mod: IRModule, info: tvm.transform.PassInfo) -> None:
            clock.before(str(info.name))

        def run_after_pass(self, _mod: IRModule, _info: tvm.transform.PassInfo) -> None:
            clock.after()

    return [Timer()]


@cache
def interruptible() -> None:
    """Have Ctrl-C end a pass as it ends other code: what a Python function that TVM calls raises comes back through C++, and
    KeyboardInterrupt as a RuntimeError, unless TVM is told of it."""
    import tvm_ffi

    tvm_ffi.register_error("KeyboardInterrupt", KeyboardInterrupt)


def run(passes: Iterable[Any], mod: tvm.IRModule, log: list[str] | None) -> tvm.IRModule:
    """`mod` after `passes`, in order, those that the pass context leaves out left out; `log` gets a line for each."""
    interruptible()
    import tvm

    if log is None:
        return tvm.transform.Sequential(list(passes))(mod)
    for each in passes:
        before, began = calls(mod), perf_counter()
        mod = tvm.transform.Sequential([each])(mod)
        log.append(_line(str(each.info.name), perf_counter() - began, before, calls(mod)))
    return mod


def calls(mod: tvm.IRModule) -> Counter[str]:
    """How often "main" calls what: operators by name, "kernel" for a PrimFunc, "group" for a function of several operators."""
    from tvm import relax
    from tvm.ir import GlobalVar

    found: Counter[str] = Counter()
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            if isinstance(binding.value, relax.Call):
                name = str(getattr(binding.value.op, "name", "")).removeprefix("relax.")
                named = {"call_tir": "kernel", "call_dps_packed": "kernel"}.get(name, name)
                found["group" if isinstance(binding.value.op, GlobalVar) else named or "function"] += 1
    return found


def _line(name: str, seconds: float, before: Counter[str], after: Counter[str]) -> str:
    """FoldBatchNorm   0.012 s   36 → 44 calls: −4 nn.batch_norm, +8 add …"""
    head = f"{name:<28} {seconds:8.3f} s  {before.total():5} → {after.total():5} calls"
    changed = _signed("−", before - after) + _signed("+", after - before)
    return f"{head}: {', '.join(changed)}" if changed else head


def _signed(sign: str, counts: Counter[str]) -> list[str]:
    return [f"{sign}{count} {name}" for name, count in sorted(counts.items())]
