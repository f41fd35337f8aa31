"""Measuring a candidate on a device: the gate, then its time. One child process a device; it is replaced after any error.

On a GPU the arguments rotate over so many copies that L2 is cold; on a CPU TVM's threads are pinned, one a core.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.arguments import Argument, Guarded, draw
from tk.tuning.bench import Settings, Timer, duel, faster, sample_until_ranked
from tk.tuning.gate import Finding, compare, tolerance_for
from tk.tuning.record import Proof, Where

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["Duel", "MeasureJob", "Measured", "Measurer", "Spec", "environments", "physics"]

LARGE = 64 * 2**20  # bytes of arguments above which one set of random inputs is checked, not two
MOST_SETS = 64
MOST_BYTES = 16 * 2**30


@dataclass(frozen=True)
class Spec:
    """What measuring needs of a task. `reference` is a library and its label; `limit` is the least time in seconds that
    physics allows."""

    key: str
    arguments: tuple[Argument, ...]
    reference: tuple[str, str]
    limit: float
    seed: int


@dataclass(frozen=True)
class MeasureJob:
    """A library to check and time. `best` is the best time so far in seconds. With `against`, a duel with that library."""

    spec: Spec
    library: str
    best: float = float("inf")
    against: str = ""
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True)
class Measured:
    """A candidate's outcome: a record's status, seconds a call, and the proof."""

    status: str
    run_secs: tuple[float, ...]
    proof: Proof
    where: Where
    detail: str = ""


@dataclass(frozen=True)
class Duel:
    """The default against the tuned kernel, interleaved: samples in seconds a call, and whether tuned is significantly
    faster."""

    default: tuple[float, ...]
    tuned: tuple[float, ...]
    faster: bool


def physics(target: Target, flops: float, bytes_moved: float, dtype: str) -> float:
    """Times below this many seconds are no kernel's. A GPU's rates are known and its caches cold; a CPU's row is an
    estimate and its caches are warm, so there only arithmetic counts, at four times the estimate."""
    if target.is_gpu:
        return 0.7 * target.roofline(flops, bytes_moved, dtype)
    return flops / (4 * target.peak_for(dtype))


def environments(target: Target, devices: list[int], cores: int) -> list[Mapping[str, str]]:
    """The environment of each measuring child: one GPU each, or all cores with one pinned thread a core."""
    if target.kind == "cuda":
        return [{"CUDA_DEVICE_ORDER": "PCI_BUS_ID", "CUDA_VISIBLE_DEVICES": str(device)} for device in devices]
    return [{"TVM_NUM_THREADS": str(cores), "TVM_BIND_THREADS": "1"}]


class Measurer:
    """The role of a measuring process: `handle(MeasureJob) -> Measured | Duel`."""

    def __init__(self, target: str) -> None:
        import tvm

        from tk.target import resolve

        self.target = resolve(target)
        self.device = tvm.cuda(0) if self.target.kind == "cuda" else tvm.cpu(0)
        self.where = where(self.target)
        self.bench: _Bench | None = None
        self.damaged = False

    def handle(self, job: MeasureJob) -> Measured | Duel:
        """Check and time a candidate, or hold a duel. On a GPU any exception damages this process."""
        try:
            if self.bench is None or self.bench.spec.key != job.spec.key:
                self.bench = None  # frees the buffers of the task before
                self.bench = _Bench(job.spec, self.target, self.device)
            return self._duel(job) if job.against else self._measure(job)
        except Exception:
            self.damaged = self.target.is_gpu
            raise

    def _measure(self, job: MeasureJob) -> Measured:
        assert self.bench is not None
        kernel = _Kernel(job.library)
        finding = self.bench.check(kernel)
        spec = job.spec
        proof = Proof(spec.reference[1], _finite(finding.error), finding.tolerance, spec.seed)
        if finding.reason:
            return Measured("wrong", (), proof, self.where, finding.reason)
        timer = Timer(kernel.function, self.bench.bound(kernel), self.device)
        samples = tuple(sample_until_ranked(timer.call, job.settings, job.best))
        if not self.target.is_gpu:  # other processes only ever add time: the slower half says more about them
            samples = tuple(sorted(samples)[: -(-len(samples) // 2)])
        if median(samples) < spec.limit:
            detail = f"{median(samples) * 1e6:.2f} µs, but the hardware needs {spec.limit * 1e6:.2f} µs"
            return Measured("too_fast", samples, proof, self.where, detail)
        again = self.bench.check_rotated()
        if again.reason:
            return Measured(
                "wrong", (), replace(proof, error=_finite(again.error)), self.where, f"after timing: {again.reason}"
            )
        return Measured("valid", samples, proof, self.where)

    def _duel(self, job: MeasureJob) -> Duel:
        assert self.bench is not None
        kernels = [_Kernel(path) for path in (job.against, job.library)]
        timers = [Timer(kernel.function, self.bench.bound(kernel), self.device) for kernel in kernels]
        default, tuned = duel(timers[0].call, timers[1].call, job.settings)
        return Duel(tuple(default), tuple(tuned), faster(default, tuned))


class _Bench:
    """The buffers and references of one task on one device."""

    def __init__(self, spec: Spec, target: Target, device: Any) -> None:
        self.spec, self.device = spec, device
        total = sum(argument.nbytes for argument in spec.arguments)
        self.dtype = tolerance_for(spec.arguments)
        self.inputs, self.references = self._references(1 if total > LARGE else 2)
        self.buffers = [Guarded(argument, device) for argument in spec.arguments]
        copies = 1
        if target.is_gpu:  # twice L2, so that what was written last time is gone
            copies = max(1, min(MOST_SETS, -(-2 * target.l2 // max(1, total)) + 1, MOST_BYTES // max(1, total)))
        self.rotation = [self._set(self.inputs[0]) for _ in range(copies)]

    def _set(self, values: list[np.ndarray[Any, Any] | None]) -> list[Guarded]:
        buffers = [Guarded(argument, self.device) for argument in self.spec.arguments]
        for buffer, value in zip(buffers, values, strict=True):
            buffer.fill(value)
        return buffers

    def _references(self, count: int) -> tuple[list[list[np.ndarray[Any, Any] | None]], list[list[np.ndarray[Any, Any]]]]:
        """`count` sets of inputs (None for an output) and of reference outputs. Positive inputs where normal ones give
        values that are not finite (logarithms, roots)."""
        generator = np.random.default_rng(self.spec.seed)
        for positive in (False, True):
            inputs = [self._draw(generator, positive) for _ in range(count)]
            references = [self._run_reference(values) for values in inputs]
            finite = all(np.isfinite(ref).all() for refs in references for ref in refs if ref.dtype.kind == "f")
            if finite or positive:
                return inputs, references
        raise AssertionError("unreachable")

    def _draw(self, generator: np.random.Generator, positive: bool) -> list[np.ndarray[Any, Any] | None]:
        arguments = self.spec.arguments
        # an index must fit the smallest dim that it may index
        dims = [dim for argument in arguments if "float" in argument.dtype and not argument.output for dim in argument.shape]
        highest = min((dim for dim in dims if dim > 1), default=2)
        return [None if argument.output else draw(argument, generator, positive, highest) for argument in arguments]

    def _run_reference(self, values: list[np.ndarray[Any, Any] | None]) -> list[np.ndarray[Any, Any]]:
        library, label = self.spec.reference
        buffers = []
        for argument, value in zip(self.spec.arguments, values, strict=True):
            if label == "float64" and "float" in argument.dtype:
                argument = replace(argument, dtype="float64")
                value = None if value is None else value.astype("float64")
            buffer = Guarded(argument, self.device)
            buffer.fill(value)
            buffers.append(buffer)
        kernel = _Kernel(library)
        kernel.function(*kernel.bind([buffer.tensor for buffer in buffers], self.device))
        self.device.sync()
        read = [buffer.read()[0] for buffer in buffers if buffer.argument.output]
        return [array if array.dtype.kind in "iub" else array.astype("float64") for array in read]

    def bound(self, kernel: _Kernel) -> list[list[Any]]:
        """The argument lists of the rotation, as this kernel takes them."""
        return [kernel.bind([buffer.tensor for buffer in buffers], self.device) for buffers in self.rotation]

    def check(self, kernel: _Kernel) -> Finding:
        """Run a candidate once on each set of inputs and compare; the worst finding."""
        worst = Finding(0.0, 0.0)
        for values, references in zip(self.inputs, self.references, strict=True):
            for buffer, value in zip(self.buffers, values, strict=True):
                buffer.fill(value)
            kernel.function(*kernel.bind([buffer.tensor for buffer in self.buffers], self.device))
            self.device.sync()
            worst = _worse(worst, self._judge(self.buffers, values, references))
        return worst

    def check_rotated(self) -> Finding:
        """Compare what the timed runs left in the last set of buffers."""
        self.device.sync()
        return self._judge(self.rotation[-1], self.inputs[0], self.references[0])

    def _judge(
        self, buffers: list[Guarded], values: list[np.ndarray[Any, Any] | None], references: list[np.ndarray[Any, Any]]
    ) -> Finding:
        worst = Finding(0.0, 0.0)
        expected = iter(references)
        for position, (buffer, value) in enumerate(zip(buffers, values, strict=True)):
            array, intact = buffer.read()
            if not intact:
                return Finding(float("inf"), 0.0, f"argument {position}: written outside its bounds")
            if value is None:
                worst = _worse(worst, compare(array, next(expected), self.dtype or "float32"))
            elif array.tobytes() != value.tobytes():
                return Finding(float("inf"), 0.0, f"argument {position}: an input was changed")
        return worst


def _worse(left: Finding, right: Finding) -> Finding:
    if left.reason or right.reason:
        return left if left.reason else right
    return right if right.error >= left.error else left


def _finite(error: float) -> float | None:
    return error if np.isfinite(error) else None


class _Kernel:
    """A library's function, and its weights' packing where it has one (see `packing.py`)."""

    def __init__(self, library: str) -> None:
        import tvm

        self.function = tvm.runtime.load_module(library)["main"]
        facts = Path(library).with_suffix(".json")
        self.packing = json.loads(facts.read_text()) if facts.exists() else None
        pack = Path(library).with_suffix(".pack.so")
        self.pack = tvm.runtime.load_module(str(pack))["main"] if self.packing else None

    def bind(self, tensors: list[Any], device: Any) -> list[Any]:
        """The arguments that the function takes, from those of the unscheduled one: weights are packed now."""
        if self.packing is None or self.pack is None:
            return tensors
        import tvm

        packed = {position: tvm.runtime.empty(shape, dtype, device) for position, shape, dtype in self.packing["packed"]}
        self.pack(*[tensors[position] for position in self.packing["sources"]], *packed.values())
        return [packed.get(position, tensor) for position, tensor in enumerate(tensors)]


def where(target: Target) -> Where:
    """This process's device, driver and clocks."""
    if target.kind != "cuda":
        return Where(device=_cpu_name(), host=platform.node())
    import tvm

    driver, clocks = "", ""
    if shutil.which("nvidia-smi"):
        number = os.environ.get("CUDA_VISIBLE_DEVICES", "0").split(",")[0]  # nvidia-smi counts all GPUs
        names = "driver_version,clocks.sm,clocks.max.sm,clocks.mem"
        query = ["nvidia-smi", f"--query-gpu={names}", "--format=csv,noheader", "-i", number]
        fields = subprocess.run(query, capture_output=True, text=True, check=False).stdout.strip().split(", ")
        if len(fields) == 4:
            driver, clocks = fields[0], f"sm {fields[1]} of {fields[2]}, memory {fields[3]}"
    return Where(tvm.cuda(0).device_name, driver, clocks, platform.node())


def _cpu_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as text:
            for line in text:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:  # no Linux: the generic name below
        return platform.processor() or platform.machine()
    return platform.processor() or platform.machine()
