"""Whether defaults are the fastest of what their cost models rank: python tests/gpu/default_choices.py conv --random 40

Of each problem of a suite the default is built, and of every class of tiles (rows, consumers, ping-pong, persistent) the config
that the model ranks first, if that is not far behind; they are timed in turns from cold caches on this machine's GPU, and their
results compared with the default's. Prints what the default loses against the fastest, worst first, and by class how the times
are to the estimates, which is what a cost model gets wrong. --export writes the rows as JSON as they come.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from itertools import product
from math import exp, log
from pathlib import Path
from statistics import median
from typing import Any

from tk.report.processes import tried_in_processes
from tk.report.suites import _inputs, _poisoned, gpu_times, sampled, torch_on_gpu
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule, taken
from tk.schedule.suite import Problem, find_suite, marked_func
from tk.schedules.cuda.conv.cost import candidates as conv_candidates
from tk.schedules.cuda.matmul.sm90.cost import candidates as matmul_candidates
from tk.target import Target, resolve

CLASS = ("block_m", "consumers", "pingpong", "persistent")
FAR = 1.4  # times the default's estimate
WRONG = 0.02  # ‖out − the default's‖ / ‖the default's‖


def _of_space(match: Any, target: Target, make: Any) -> Iterator[Any]:
    """Of attention, whose space is small: two stages or one, and two consumers only by turns."""
    (rule,) = (each for each in discover(target.kind) if each.config is make)
    space = {**rule.space(match, target), "stages": (1, 2)}
    for values in product(*space.values()):
        config = make(**dict(zip(space, values, strict=True)))
        if config.pingpong == (config.consumers == 2) and not rule.legal(match, config, target):
            yield config


CANDIDATES: dict[str, Callable[[Any, Target, Any], Iterator[Any]]] = {
    "cuda.matmul_sm90": matmul_candidates,
    "cuda.conv_sm90": conv_candidates,
    "cuda.attention": _of_space,
}


def class_of(config: Any) -> tuple[int, ...]:
    return tuple(getattr(config, name) for name in CLASS if hasattr(config, name))


def choices(rule: Rule, match: Any, target: Target) -> list[tuple[Any, float]]:
    """The default, and the first config of every other class that is not far behind, with their estimates."""
    assert rule.cost is not None
    default = rule.default(match, target)
    best: dict[tuple[int, ...], tuple[Any, float]] = {class_of(default): (default, rule.cost(match, default, target))}
    found: dict[tuple[int, ...], tuple[Any, float]] = {}
    for config in CANDIDATES[rule.name](match, target, rule.config):
        cost = rule.cost(match, config, target)
        if class_of(config) not in found or cost < found[class_of(config)][1]:
            found[class_of(config)] = config, cost
    first = best[class_of(default)]
    rest = [each for key, each in found.items() if key not in best and each[1] <= FAR * first[1]]
    return [first, *sorted(rest, key=lambda each: each[1])]


def build(suite: str, key: tuple[str, str, int, str], folder: Path) -> dict[str, Any] | None:
    """A problem's kernels, in files of `folder`: None where a rule takes it whose choices are not known."""
    from tk.codegen.library import build_function

    target = resolve("auto")
    func, names = marked_func(find_suite(target.kind, suite).build(*key), target)
    rule, match = next((rule, found[0]) for rule in discover(target.kind) if (found := taken(rule, func, target)) is not None)
    if rule.name not in CANDIDATES:
        return None
    made = []
    with target.tvm():
        scheduled = [(schedule(rule, func, match, target, c), c, cost) for c, cost in choices(rule, match, target)]
    for number, (each, config, cost) in enumerate(scheduled):
        library = folder / f"{number}.so"
        library.write_bytes(build_function(each, target)[0])
        made.append({"library": str(library), "config": asdict(config), "class": list(class_of(config)), "cost": cost})
    return {"names": list(names), "choices": made, "rule": rule.name}


def measure(problem: Problem, built: dict[str, Any], rounds: int) -> dict[str, Any]:
    """The row of a problem: microseconds of each choice, the default's first."""
    import tvm

    torch = torch_on_gpu()
    inputs = _inputs(torch, problem)
    shape, dtype = _result(problem, inputs)
    calls, outs = {}, []
    for number, choice in enumerate(built["choices"]):
        kernel, out = tvm.runtime.load_module(choice["library"])["main"], _poisoned(torch, shape, dtype)
        arguments = [tvm.runtime.from_dlpack(each) for each in (*(inputs[name] for name in built["names"]), out)]
        kernel(*arguments)
        outs.append(out.double())
        calls[str(number)] = lambda kernel=kernel, arguments=arguments: kernel(*arguments)
    seconds = gpu_times(torch, calls, rounds)
    found = []
    for number, (choice, out) in enumerate(zip(built["choices"], outs, strict=True)):
        wrong = not float((out - outs[0]).norm() / outs[0].norm()) <= WRONG
        kept = {name: choice[name] for name in ("config", "class", "cost")}
        found.append({**kept, "us": seconds[str(number)] * 1e6, "wrong": wrong})
    return {"name": problem.name, "rule": built["rule"], "choices": found}


def _result(problem: Problem, inputs: dict[str, Any]) -> tuple[tuple[int, ...], str]:
    function = problem.torch or problem.case.reference
    out = function(*inputs.values())
    return tuple(out.shape), (problem.outputs or (problem.dtype,))[0]


def show(rows: Sequence[dict[str, Any]]) -> None:
    losses = sorted(((row["choices"][0]["us"] / min(c["us"] for c in row["choices"])), row["name"], row) for row in rows)
    if not losses:
        return
    mean = exp(sum(log(loss) for loss, _, _ in losses) / len(losses))
    print(f"{len(rows)} problems: the default takes {mean:.3f} times what the fastest of its choices does")
    for loss, name, row in reversed(losses[-14:]):
        first, best = row["choices"][0], min(row["choices"], key=lambda c: c["us"])
        print(f"  {loss:.2f} {name}: {first['us']:.1f} µs {first['class']}; {best['us']:.1f} µs {best['config']}")
    factors: dict[tuple[int, ...], list[float]] = {}
    for row in rows:
        scale = median(c["us"] / c["cost"] for c in row["choices"])
        for choice in row["choices"]:
            factors.setdefault(tuple(choice["class"]), []).append(choice["us"] / choice["cost"] / scale)
    for key, found in sorted(factors.items()):
        print(f"  class {key}: {len(found)} kernels, times over estimates {median(found):.2f} of the median of their problems'")
    for row in rows:
        for choice in row["choices"]:
            if choice["wrong"]:
                print(f"  WRONG {row['name']} {choice['config']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("suite")
    parser.add_argument("--shapes", default="")
    parser.add_argument("--m", default="")
    parser.add_argument("--dtype", default="bfloat16")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--random", type=int, default=0)
    parser.add_argument("--repeat", type=int, default=9)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=3.0, help="half of it at most for building")
    parser.add_argument("--export", type=Path)
    given = parser.parse_args()
    last = time.monotonic() + 60 * given.minutes
    suite = find_suite("cuda", given.suite)
    sizes = tuple(int(part) for part in given.m.split(",") if part)
    shapes = tuple(part for part in given.shapes.split(",") if part)
    named = list(suite.problems(shapes, sizes, (given.dtype,))) if given.sample or shapes else []
    problems = sampled(named, given.sample or None) + list(suite.random_problems(given.random, (given.dtype,)))
    random.Random(0).shuffle(problems)
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        calls = []
        for number, problem in enumerate(problems):
            (Path(folder) / str(number)).mkdir()
            calls.append((given.suite, problem.key, Path(folder) / str(number)))
        built = tried_in_processes(build, calls, lambda count: None, given.jobs, 30 * given.minutes)
        for problem, each in zip(problems, built, strict=True):
            if isinstance(each, Exception):
                print(f"  not built: {problem.name}: {each}"[:300])
            elif each is not None and time.monotonic() < last:
                try:
                    rows.append(measure(problem, each, given.repeat))
                except Exception as error:  # as where memory does not do: the others go on
                    print(f"  not measured: {problem.name}: {error}"[:300])
            if given.export is not None:
                given.export.write_text(json.dumps(rows, indent=1))
    show(rows)


if __name__ == "__main__":
    main()
