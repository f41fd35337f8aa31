"""python tests/gpu/gate_cost.py [SECONDS]: what the gate costs of a candidate's trial on this GPU, phase by phase, and how many
candidates a second a job then tries, on 4096³ and over the gemm suite, SECONDS each.

A trial is: the candidate loaded, checked on the cheap families, timed, and its timed calls watched. The first gate checked
one family of normal values twice and watched nothing: `+` is what a trial takes more than with that.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tk.schedule.discover import discover
from tk.schedule.suite import find_suite, marked_func
from tk.target import Target, resolve
from tk.tuning.check.gate import kits_for
from tk.tuning.check.kernels import build_kit
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.store import Database
from tk.tuning.database.workload import canonical
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import realize
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.runner import Measured, MeasureJob, Measurer
from tk.tuning.measure.testbed import Kernel, Spec, Testbed
from tk.tuning.tasks import of_suite

PARTS = {"fill": "fill", "run": "run", "judge": "judge", "same bits": "_same_outputs"}
TRIALS = 8


def spec_of(problem: Any, target: Target, folder: Path) -> Spec:
    """What measuring takes; references and kits are built."""
    with target.tvm():
        mod = canonical(marked_func(problem, target)[0])
        library, label = build_reference(mod, target, discover(target.kind), folder, "reference")
        compile_kernel(realize(mod, "", "", target), target, folder / "default.so")
    taken = tuple(arguments(mod))
    kits = {name: str(folder / f"kit-{name}.so") for name in kits_for(taken)}
    for name, path in kits.items():
        if not Path(path).exists():
            build_kit(name, target, Path(path))
    default = str(folder / "default.so")
    return Spec(problem.name, taken, (str(library), label), kits, 0.0, 5, traits(mod), default)


def phases(problem: Any, target: Target) -> dict[str, float]:
    """Milliseconds of each phase of one trial, the mean of `TRIALS`."""
    spent: Counter[str] = Counter()

    def timed(name: str, function: Any) -> Any:
        def call(bed: Testbed, *args: Any, **kwargs: Any) -> Any:
            bed.device.sync()
            began = time.perf_counter()
            result = function(bed, *args, **kwargs)
            bed.device.sync()
            spent[name] += time.perf_counter() - began
            return result

        return call

    with tempfile.TemporaryDirectory() as folder:
        spec = spec_of(problem, target, Path(folder))
        measurer = Measurer(target.name)
        first = measurer.handle(MeasureJob(spec, spec.default))
        assert isinstance(first, Measured)
        assert first.status == "valid", first.detail
        for _ in range(TRIALS):
            measured = measurer.handle(MeasureJob(spec, spec.default))
            assert isinstance(measured, Measured)
            spent["check and watch"] += measured.spent.check
            spent["timing"] += measured.spent.timing
            spent["µs a call"] += sorted(measured.run_secs)[len(measured.run_secs) // 2] * 1e3
        bed = measurer.testbeds[spec.key]
        for _ in range(TRIALS):
            began = time.perf_counter()
            kernel = Kernel(spec.default)
            spent["load"] += time.perf_counter() - began
            began = time.perf_counter()
            bed.check(kernel)
            spent["check"] += time.perf_counter() - began
            began = time.perf_counter()
            for buffers in (bed.buffers, bed.elsewhere):
                bed.run(kernel, buffers, bed.trials[0])
                bed.judge(buffers, bed.trials[0])
            spent["one family twice"] += time.perf_counter() - began
        with ExitStack() as stack:
            for name, method in PARTS.items():
                stack.enter_context(patch.object(Testbed, method, timed(name, getattr(Testbed, method))))
            for _ in range(TRIALS):
                bed.check(kernel)
        found = {name: value / TRIALS * 1e3 for name, value in spent.items()}
        found["families"] = float(len(bed.trials))
        found["references, s a task"] = first.spent.reference
    found["run"] -= found["fill"]
    found["watch"] = found["check and watch"] - found["check"] - found["load"]
    before = found["load"] + found["one family twice"] + found["timing"]
    found["+ %"] = 100 * (found["load"] + found["check"] + found["watch"] + found["timing"] - before) / before
    return found


def rate(problems: Any, target: Target, seconds: float) -> str:
    """Candidates a second of a job over `problems`."""
    with tempfile.TemporaryDirectory() as folder, Database(Path(folder) / "cost.db") as database:
        report = Job(of_suite(problems, target), target, database, JobOptions(budget=seconds)).run()
        stages = ", ".join(f"{name} {value:.1f}" for name, value in vars(report.stages).items())
        statuses = sum((task.statuses for task in report.tasks), Counter[str]())
        each = f"{report.trials} candidates in {report.seconds:.0f} s: {report.trials / report.seconds:.1f} a second"
        return f"{each}, device idle {report.idle:.0%}\n  seconds of processes: {stages}\n  {dict(statuses)}"


def main(seconds: float) -> None:
    target = resolve("auto")
    suite = find_suite(target.kind, "gemm")
    square = next(each for each in suite.problems(["llama3-8b"], [4096], ["bfloat16"]) if set(each.sizes) == {4096})
    few = next(iter(suite.problems(["bert-base"], [16], ["float16"])))
    for problem in (square, few):
        found = phases(problem, target)
        print(
            f"{problem.name}: ms a trial: " + ", ".join(f"{name} {value:.3g}" for name, value in sorted(found.items())),
            flush=True,
        )
    print(f"4096³: {rate([square], target, seconds)}", flush=True)
    print(f"gemm suite: {rate(list(suite.problems([], [16, 2048], ['bfloat16'])), target, seconds)}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 40.0)
