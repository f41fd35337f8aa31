"""python tests/gpu/gate_cost.py [rates] [SECONDS [SUITE_SECONDS]]: what the gate costs of a candidate's trial on this GPU,
phase by phase, and how many candidates a second a job then tries, on 4096³ in SECONDS and over the gemm suite in SUITE_SECONDS
(three times as many). With `rates` the phases are left out: `rates 22 66` takes 100 s. The rate is given over the whole run,
and between the first trial and the last: what comes before is the start of the children and of the first default, what comes
after are duels.

A trial is: the candidate loaded, checked on the cheap families, timed, and its timed calls watched. The first gate checked
one family of normal values twice and watched nothing: `+` is what a trial takes more than with that.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tk.host.cores import cores
from tk.schedule.discover import discover
from tk.schedule.suite import find_suite, marked_func
from tk.target import Target, resolve
from tk.tuning.check.gate import kits_for
from tk.tuning.check.kernels import build_kit
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.store import Database
from tk.tuning.database.workload import canonical
from tk.tuning.events import Event
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.arguments import arguments
from tk.tuning.measure.build import realize
from tk.tuning.measure.kernel import Kernel
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.runner import Measured, MeasureJob, Measurer
from tk.tuning.measure.testbed import Spec, Testbed
from tk.tuning.tasks import of_suite
from tk.tuning.workers import fork_server

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
    spent: defaultdict[str, float] = defaultdict(float)

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
    """Candidates a second of a job over `problems`, and where its wall time went. As in `tk tune`, the server that forks the
    children starts before the tasks are made."""
    fork_server.start((f"tk.schedules.{target.kind}",))
    times: dict[str, list[float]] = {"start": [], "prepared": [], "trial": []}

    def note(event: Event) -> None:
        times.get(event.kind, []).append(event.elapsed)

    with tempfile.TemporaryDirectory() as folder, Database(Path(folder) / "cost.db") as database:
        job = Job(of_suite(problems, target), target, database, JobOptions(budget=seconds), note)
        report = job.run()
    builders = max(1, cores() - 1)
    stages = ", ".join(f"{name} {value:.1f}" for name, value in vars(report.stages).items())
    statuses = sum((task.statuses for task in report.tasks), Counter[str]())
    whole = f"{report.trials} candidates in {report.seconds:.0f} s: {report.trials / report.seconds:.1f} a second"
    if len(times["trial"]) < 2:
        return f"{whole}\n  seconds of processes: {stages}\n  {dict(statuses)}"
    first, last = times["trial"][0], times["trial"][-1]
    steady = (report.trials - 1) / (last - first)
    marks = [times["start"][0], min([*times["prepared"], first]), first, last, report.seconds]
    names = ("children started", "first default timed", "first trial", "last trial", "duels and end")
    walls = [now - before for before, now in zip([0.0, *marks[:-1]], marks, strict=True)]
    split = ", ".join(f"{name} {wall:.1f}" for name, wall in zip(names, walls, strict=True))
    tasks, spent = len(times["prepared"]), report.stages
    built = report.trials + tasks
    lines = (
        f"{whole}; {steady:.1f} from the first trial to the last, device idle {report.idle:.0%}",
        f"seconds of the wall, each up to: {split}",
        f"{tasks} tasks prepared, {spent.reference / max(1, tasks):.2f} s of the device for the references of each",
        f"a candidate: {spent.build / built:.2f} s of a builder, {(spent.check + spent.timing) / built * 1e3:.0f} ms of a GPU",
        f"{builders} builders, busy {spent.build / (builders * (last - marks[0])):.0%} of the time to the last trial",
        f"seconds of processes: {stages}",
        str(dict(statuses)),
    )
    return "\n  ".join(lines)


def main(seconds: float, suite_seconds: float, with_phases: bool) -> None:
    target = resolve("auto")
    suite = find_suite(target.kind, "gemm")
    square = next(each for each in suite.problems(["llama3-8b"], [4096], ["bfloat16"]) if set(each.sizes) == {4096})
    few = next(iter(suite.problems(["bert-base"], [16], ["float16"])))
    for problem in (square, few) if with_phases else ():
        found = phases(problem, target)
        print(
            f"{problem.name}: ms a trial: " + ", ".join(f"{name} {value:.3g}" for name, value in sorted(found.items())),
            flush=True,
        )
    print(f"4096³: {rate([square], target, seconds)}", flush=True)
    print(f"gemm suite: {rate(list(suite.problems([], [16, 2048], ['bfloat16'])), target, suite_seconds)}", flush=True)


if __name__ == "__main__":
    only_rates = sys.argv[1:2] == ["rates"]
    given = [float(argument) for argument in sys.argv[1 + only_rates :]]
    main(*(given if len(given) > 1 else [(given or [40.0])[0], 3 * (given or [40.0])[0]]), with_phases=not only_rates)
