"""Measuring a candidate on a device: the gate, then its time, then what its timed calls gave. One child process a device; it is
replaced after any error, and duels are run in one of their own.

On a GPU the arguments rotate over so many copies that L2 is cold; on a CPU TVM's threads are pinned, one a core.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import TYPE_CHECKING

import numpy as np

from tk.tuning.check.gate import VERSION, Finding
from tk.tuning.database.record import Proof, Where
from tk.tuning.measure.bench import AHEAD, Settings, Timer, duel, faster, sample_until_ranked, slower
from tk.tuning.measure.kernel import Kernel
from tk.tuning.measure.sabotage import faster_when_seen, writes_elsewhere
from tk.tuning.measure.testbed import Spec, Testbed, Trial
from tk.tuning.measure.watch import Watch

if TYPE_CHECKING:
    from tk.target import Target

__all__ = ["CheckJob", "Duel", "MeasureJob", "Measured", "Measurer", "Spent", "environments", "physics"]


# Bytes of inputs, references and buffers beyond which those of the task that was measured least recently are let go.
MOST_BYTES, MOST_BYTES_CPU = 32 * 2**30, 2**30
JUDGED, ROW = (
    24,
    7,
)  # rows of timed calls, the last of each judged, that a check of all families watches; calls in a row at most


@dataclass(frozen=True)
class MeasureJob:
    """A library to check and time. `best` is the best time so far in seconds. With `against`, a duel with those libraries, the
    default first, as one of `rivals` that meet it. `repeats`: it gives the same bits each time."""

    spec: Spec
    library: str
    best: float = float("inf")
    against: tuple[str, ...] = ()
    rivals: int = 1
    repeats: bool = True
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True)
class CheckJob:
    """A library to check on all families of inputs; it is not timed, but its timed calls are watched."""

    spec: Spec
    library: str
    repeats: bool = True


@dataclass(frozen=True)
class Spent:
    """Seconds of one measurement: making the task's inputs and references (0 where they were there), checking the
    numbers, timing."""

    reference: float = 0.0
    check: float = 0.0
    timing: float = 0.0


@dataclass(frozen=True)
class Measured:
    """A candidate's outcome: a record's status, seconds a call, and the proof."""

    status: str
    run_secs: tuple[float, ...]
    proof: Proof
    where: Where
    detail: str = ""
    spent: Spent = Spent()


@dataclass(frozen=True)
class Duel:
    """The default against the tuned kernel, interleaved: samples in seconds a call, in a row; whether tuned is significantly
    faster than each rival, and slower than none when it stands alone. `wrong`: the status and the reason where its numbers
    do not hold; `proof`: of all families, None of a kernel that lost and was checked on the cheap ones alone."""

    default: tuple[float, ...]
    tuned: tuple[float, ...]
    faster: bool
    wrong: tuple[str, str] | None = None
    proof: Proof | None = None


def physics(target: Target, flops: float, bytes_moved: float, dtype: str) -> float:
    """Times below this many seconds are no kernel's. A GPU's rates are known and its caches cold; a CPU's row is an
    estimate and its caches are warm, so there only arithmetic counts, at four times the estimate."""
    if target.is_gpu:
        return 0.7 * target.roofline(flops, bytes_moved, dtype)
    return flops / (4 * target.peak_for(dtype))


def environments(target: Target, devices: list[int], cores: int) -> list[Mapping[str, str]]:
    """The environment of each measuring child: one GPU each, of those that this process may see; or all cores with one pinned
    thread a core."""
    if target.kind == "cuda":
        visible = os.environ.get("CUDA_VISIBLE_DEVICES")
        if visible is not None:
            names = visible.split(",")
            return [{"CUDA_VISIBLE_DEVICES": names[device].strip()} for device in devices]
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
        self.testbeds: OrderedDict[str, Testbed] = OrderedDict()  # of the tasks measured last
        self.damaged = False

    def handle(self, job: MeasureJob | CheckJob) -> Measured | Duel:
        """Check and time a candidate, hold a duel, or check on all families. On a GPU any exception damages this process."""
        try:
            started = time.perf_counter()
            bed = self._testbed(job.spec)
            reference = time.perf_counter() - started
            if isinstance(job, CheckJob):
                return self._thorough(job, bed, reference)
            return self._duel(job, bed) if job.against else self._measure(job, bed, reference)
        except Exception:
            self.damaged = self.target.is_gpu
            raise

    def _testbed(self, spec: Spec) -> Testbed:
        if spec.key not in self.testbeds:
            most = MOST_BYTES if self.target.is_gpu else MOST_BYTES_CPU
            while self.testbeds and sum(bed.nbytes for bed in self.testbeds.values()) > most:
                self.testbeds.popitem(last=False)
            self.testbeds[spec.key] = Testbed(spec, self.target, self.device)
        self.testbeds.move_to_end(spec.key)
        return self.testbeds[spec.key]

    def _forget(self, finding: Finding) -> None:
        """What a kernel may have written over is made anew for the next one."""
        if finding.harmful:
            self.testbeds.clear()

    def _measure(self, job: MeasureJob, bed: Testbed, reference: float) -> Measured:
        spec, started = job.spec, time.perf_counter()
        kernel = Kernel(job.library)
        finding = bed.check(kernel, repeats=job.repeats)
        checked = time.perf_counter()
        proof = self._proof(spec, finding, bed.trials)
        self._forget(finding)
        if finding.reason:
            return Measured("wrong", (), proof, self.where, finding.reason, Spent(reference, checked - started))
        watch = Watch(bed, kernel)
        timer = Timer(kernel.function, watch, self.device)
        samples = tuple(sample_until_ranked(timer.call, job.settings, job.best))
        timer.last()
        timed = time.perf_counter()
        if not self.target.is_gpu:  # other processes only ever add time: the slower half says more about them
            samples = tuple(sorted(samples)[: -(-len(samples) // 2)])
        spent = Spent(reference, checked - started + watch.cost, timed - checked - watch.cost)
        self._forget(watch.finding)
        if wrong := self._timed_wrong(watch, kernel, bed, job.repeats):
            proof = replace(proof, error=_finite(watch.finding.error))
            return Measured(wrong[0], (), proof, self.where, wrong[1], spent)
        if median(samples) < spec.limit:
            detail = f"{median(samples) * 1e6:.2f} µs, but the hardware needs {spec.limit * 1e6:.2f} µs"
            return Measured("too_fast", samples, proof, self.where, detail, spent)
        return Measured("valid", samples, proof, self.where, spent=spent)

    def _timed_wrong(self, watch: Watch, kernel: Kernel, bed: Testbed, repeats: bool) -> tuple[str, str] | None:
        """The status and the reason of a kernel whose timed calls are wrong: "cheated" where it is right again when it is
        checked, so that its numbers depend on being watched."""
        if not watch.finding.reason:
            return None
        honest = not watch.finding.harmful and not bed.check(kernel, repeats=repeats).reason
        return ("cheated" if honest else "wrong"), f"while it was timed: {watch.finding.reason}"

    def _thorough(self, job: CheckJob, bed: Testbed, reference: float) -> Measured:
        started = time.perf_counter()
        wrong, proof = self._examined(job.spec, Kernel(job.library), bed, job.repeats)
        spent = Spent(reference, time.perf_counter() - started)
        status, reason = wrong or ("valid", "")
        return Measured(status, (), proof, self.where, reason, spent)

    def _examined(self, spec: Spec, kernel: Kernel, bed: Testbed, repeats: bool) -> tuple[tuple[str, str] | None, Proof]:
        """A kernel on all families and in some timed calls: (status and reason where it does not hold, the proof)."""
        finding = bed.check(kernel, thorough=True, repeats=repeats)
        proof = self._proof(spec, finding, bed.finals)
        if finding.reason:
            self._forget(finding)
            return ("wrong", finding.reason), proof
        watch = Watch(bed, kernel, thorough=True)
        timer = Timer(kernel.function, watch, self.device)
        for turn in range(max(JUDGED, 3 * len(watch.variants))):  # each of them follows, and is followed by, the first
            timer.call(1 + turn % ROW)
            timer.last()
        self._forget(watch.finding)
        if found := self._timed_wrong(watch, kernel, bed, repeats):
            return found, proof
        finding = writes_elsewhere(bed, kernel)
        self._forget(finding)
        if finding.reason:
            return ("wrong", finding.reason), proof
        seen = faster_when_seen(bed, timer)
        return (("cheated", seen) if seen else None), proof

    def _proof(self, spec: Spec, finding: Finding, trials: Sequence[Trial]) -> Proof:
        families = " ".join(dict.fromkeys(trial.plan.name.split()[0] for trial in trials))
        error = _finite(finding.error)
        return Proof(spec.reference[1], error, finding.tolerance, spec.seed, VERSION, families)

    def _undisturbed(self, rival: Kernel, bed: Testbed, settings: Settings) -> float:
        """Seconds a call of a rival at its best, before its challenger's library is loaded into this process: what else runs
        only ever adds time."""
        timer = Timer(rival.function, Watch(bed, rival), self.device)
        return min(sample_until_ranked(timer.call, settings))

    def _duel(self, job: MeasureJob, bed: Testbed) -> Duel:
        rivals = [Kernel(path) for path in job.against]
        before = [self._undisturbed(rival, bed, job.settings) for rival in rivals]
        kernels = [*rivals, Kernel(job.library)]
        finding = bed.check(kernels[-1], repeats=job.repeats)
        if finding.reason:
            self._forget(finding)
            return Duel((), (), False, ("wrong", finding.reason), self._proof(job.spec, finding, bed.trials))
        watches = [Watch(bed, kernel) for kernel in kernels]
        timers = [Timer(kernel.function, watch, self.device) for kernel, watch in zip(kernels, watches, strict=True)]
        *others, tuned = duel(timers, job.settings, job.rivals)
        wrong = self._timed_wrong(watches[-1], kernels[-1], bed, job.repeats)
        ahead = wrong is None and all(
            faster(other.row, tuned.row, job.rivals)
            and not slower(other.alone, tuned.alone)
            and AHEAD * min(tuned.row) < seconds  # it did not win by slowing the others down
            for other, seconds in zip(others, before, strict=True)
        )
        proof = self._proof(job.spec, watches[-1].finding, bed.trials) if wrong else None
        if ahead:  # all families take longer than a duel: only what has won it meets them
            wrong, proof = self._examined(job.spec, kernels[-1], bed, job.repeats)
        return Duel(others[0].row, tuned.row, ahead and wrong is None, wrong, proof)


def _finite(error: float) -> float | None:
    return error if np.isfinite(error) else None


def where(target: Target) -> Where:
    """This process's device, driver and clocks."""
    if target.kind != "cuda":
        return Where(device=_cpu_name(), host=platform.node())
    import tvm

    asked = _ask_driver()  # it answers while the driver starts here
    tvm.runtime.empty((1,), "uint8", tvm.cuda(0))  # starts the driver: asked for the name before, it refuses
    driver, clocks = "", ""
    fields = asked.communicate()[0].strip().split(", ") if asked is not None else []
    if len(fields) == 4:
        driver, clocks = fields[0], f"sm {fields[1]} of {fields[2]}, memory {fields[3]}"
    return Where(tvm.cuda(0).device_name, driver, clocks, platform.node())


def _ask_driver() -> subprocess.Popen[str] | None:
    """nvidia-smi, asked for the driver's version and the clocks of this process's GPU; None where there is none."""
    if not shutil.which("nvidia-smi"):
        return None
    number = os.environ.get("CUDA_VISIBLE_DEVICES", "0").split(",")[0]  # nvidia-smi counts all GPUs
    names = "driver_version,clocks.sm,clocks.max.sm,clocks.mem"
    query = ["nvidia-smi", f"--query-gpu={names}", "--format=csv,noheader", "-i", number]
    return subprocess.Popen(query, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _cpu_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as text:
            for line in text:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    except OSError:  # no Linux: the generic name below
        return platform.processor() or platform.machine()
    return platform.processor() or platform.machine()
