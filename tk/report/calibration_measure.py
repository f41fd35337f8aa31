"""Measures the kernels that cost models are fitted to: drawn problems, each under drawn configs, on this machine's GPU.

Kernels are built first, a process a core, and then timed one by one from cold caches (tk/report/suites.py), each checked
against float64: one that computes something else is an error, not a sample.
"""

from __future__ import annotations

import multiprocessing
import random
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, fields
from pathlib import Path
from typing import TYPE_CHECKING

from tk.errors import RuntimeFailure, message
from tk.host.cores import cores
from tk.report.calibration import NOT_RECORDED, Machine, Sample, Samples

if TYPE_CHECKING:
    from tk.report.suite_builds import Built
    from tk.schedule.rule import Rule
    from tk.target import Target

__all__ = ["draw", "machine", "measure"]

CONFIGS = 4  # of a problem: the default, and drawn ones
TRIES = 400  # draws from a rule's space until one is legal
WRONG = 0.05  # ‖out − ref‖ / ‖ref‖ above which a kernel computes something else
AT_ONCE = 64  # kernels that are built before they are timed


def machine(target: Target) -> Machine:
    """This machine's GPU, with its driver and clocks as nvidia-smi says them."""
    asked = "--query-gpu=driver_version,clocks.sm,clocks.max.sm"
    try:
        command = ["nvidia-smi", asked, "--format=csv,noheader,nounits", "--id=0"]
        line = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        driver, now, most = (part.strip() for part in line.strip().split(","))
    except (OSError, subprocess.SubprocessError, ValueError):
        return Machine(target.name, target.device)
    return Machine(target.name, target.device, driver or NOT_RECORDED, f"{now} MHz before, at most {most} MHz")


def draw(model: str, count: int, target: Target, first: int = 0) -> list[tuple[int, dict[str, int]]]:
    """(the problem's number, a config) of `count` kernels of a cost model, always the same ones: of each problem that its rule
    takes the rule's default and drawn legal configs."""
    from tk.schedule.discover import discover
    from tk.schedule.suite import marked_func
    from tk.schedules.cuda.calibration.models import MODELS

    (rule,) = (rule for rule in discover(target.kind) if rule.name == MODELS[model].rule)
    found: list[tuple[int, dict[str, int]]] = []
    seed = first
    while len(found) < count:
        match = rule.match(marked_func(MODELS[model].problem(seed), target)[0], target)
        if match is not None:
            found += [(seed, config) for config in _configs(rule, match, target, seed)]
        seed += 1
        if seed - first > 20 * count:
            raise RuntimeFailure(
                message(
                    f"{rule.name} takes too few of the problems that are drawn on {target.name}",
                    do="calibrate on a GPU that the rule serves",
                )
            )
    return found[:count]


def _configs(rule: Rule, match: object, target: Target, seed: int) -> list[dict[str, int]]:
    """The default, where it is legal, and other legal configs, drawn from the rule's space."""
    source, space = random.Random(seed), rule.space(match, target)
    names = [each.name for each in fields(rule.config)]
    default = rule.default(match, target)
    found = [] if rule.legal(match, default, target) else [asdict(default)]
    for _ in range(TRIES):
        if len(found) >= CONFIGS:
            break
        config = {name: source.choice(list(space[name])) for name in names if name in space}
        if config not in found and not rule.legal(match, rule.config(**config), target):
            found.append(config)
    return found


def measure(
    models: Sequence[str],
    count: int,
    target: Target,
    samples: Samples,
    done: Callable[[Samples], None],
    rounds: int = 15,
) -> None:
    """Appends `count` kernels of each model to `samples`, which has those of an earlier run; `done` is called as it grows.

    Raises RuntimeFailure for a machine without a GPU, and for a kernel that computes something else than its problem.
    """
    from tk.report.suites import torch_on_gpu

    torch_on_gpu()
    for model in models:
        have = {(each.seed, tuple(each.config.items())) for each in samples.kernels if each.model == model}
        left = [each for each in draw(model, count, target) if (each[0], tuple(each[1].items())) not in have]
        for start in range(0, len(left), AT_ONCE):
            samples.kernels += _measured(model, left[start : start + AT_ONCE], target, rounds)
            done(samples)


def _measured(model: str, kernels: Sequence[tuple[int, dict[str, int]]], target: Target, rounds: int) -> list[Sample]:
    from tk.report.suites import compare
    from tk.schedules.cuda.calibration.models import MODELS

    found = []
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        paths = [Path(folder, f"{number}.so") for number in range(len(kernels))]
        workers = min(len(kernels), cores())
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
            built = list(pool.map(_build, [model] * len(kernels), kernels, [target] * len(kernels), paths))
        for (seed, config), kernel in zip(kernels, built, strict=True):
            row = compare(MODELS[model].problem(seed), kernel, target, [], rounds)
            if not row["error"] < WRONG:
                what = f"a kernel of {model} computes something else: problem {seed}, {config}"
                raise RuntimeFailure(message(what, need=f"an error below {WRONG}", have=f"{row['error']:.3g}", do="report it"))
            found.append(Sample(model, seed, config, row["seconds"]))
    return found


def _build(model: str, kernel: tuple[int, dict[str, int]], target: Target, library: Path) -> Built:
    """One kernel under its config, as a file; in a process of its own."""
    from tk.codegen.library import build_function
    from tk.report.suite_builds import Built
    from tk.schedule.discover import discover
    from tk.schedule.rule import schedule
    from tk.schedule.suite import marked_func
    from tk.schedules.cuda.calibration.models import MODELS

    seed, config = kernel
    (rule,) = (rule for rule in discover(target.kind) if rule.name == MODELS[model].rule)
    func, names = marked_func(MODELS[model].problem(seed), target)
    with target.tvm():
        match = rule.match(func, target)
        scheduled = schedule(rule, func, match, target, rule.config(**config))
    library.write_bytes(build_function(scheduled, target)[0])
    return Built(library, tuple(names), {"origin": "calibration", "rule": rule.name, "config": config})
