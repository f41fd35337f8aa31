"""Random torch programs compiled for an AMD GPU and run in the emulator, compared with torch in float64.

    python -m tests.rocm.fuzz --n 500 --seed 1 --arch gfx942 --folder found      # goes on where the folder's files end

Programs are those of tests.fuzz with tensors of up to `--elements` elements; each has a process of its own, is called twice at
each size (the second call captures and replays HIP graphs) and is judged as tests.fuzz judges. Whatever the emulator refuses,
a race, an access out of bounds, a value that nothing defined, is an error. It ends with how many came out how, and how many
kernels of which rules ran.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import tk
from tests.rocm.emulated import emulated, install_runtime
from tk.testing.suite import Result, SuiteTest, load_results, run_suite, to_line

__all__ = ["main"]

OTHER_SIZES = (2, 5, 29)


def _draw(given: argparse.Namespace) -> None:
    """Writes `--n` programs, a line each."""
    from hypothesis import HealthCheck, Phase, seed, settings
    from hypothesis import given as drawn

    from tests.fuzz import builder
    from tests.fuzz.program import Program
    from tests.fuzz.torch_draw import torch_programs

    builder.MOST = {scale: min(most, given.elements) for scale, most in builder.MOST.items()}
    found: dict[str, None] = {}
    campaign = 0

    def take(program: Program) -> None:
        if len(found) < given.n:
            found[program.to_json()] = None

    while len(found) < given.n:
        campaign += 1
        rules = settings(
            max_examples=100, database=None, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate]
        )
        seed(given.seed * 1_000_003 + campaign)(rules(drawn(torch_programs(given.most))(take)))()
    (given.folder / "programs.jsonl").write_text("\n".join(found) + "\n", encoding="utf-8")


def _check(number: int, text: str, given: argparse.Namespace) -> None:
    import torch

    from tests.fuzz import program as programs
    from tests.fuzz.check import dynamic_shapes, judge_program
    from tests.fuzz.program import Program
    from tk.frontend.torch.arrays import to_numpy

    torch.set_num_threads(1)
    program = Program.from_json(text)
    try:
        module, inputs = programs.build(program), programs.make(program.inputs, program.dynamic)
        programs.run_lines(program, inputs)
    except Exception as error:
        raise unittest.SkipTest(f"torch: {error}") from error
    with tempfile.TemporaryDirectory(prefix="tk-") as name:
        install_runtime(Path(name), given.arch)
        dynamic = dynamic_shapes(program, inputs)
        with emulated(Path(name)):
            package = tk.compile(
                module, tuple(inputs.values()), target=f"rocm:{given.arch}", dynamic_shapes=dynamic, verify=False
            )
        loaded = tk.load(package, device="rocm:0")
        sizes = [program.dynamic, *OTHER_SIZES] if package.signature.dims else [program.dynamic]
        for size in sizes:
            inputs = programs.make(program.inputs, size)
            try:
                own = [to_numpy(value.detach().contiguous()) for value in programs.run_lines(program, inputs)]
            except Exception:
                continue  # torch does not take this size
            try:
                results = [loaded(*map(to_numpy, inputs.values())) for _ in range(2)]
            except (tk.errors.InputValueError, tk.errors.InputTypeError):
                if size == sizes[0]:
                    raise
                continue  # not a size that the signature takes
            first, outs = map(_flat, results)
            for one, other in zip(first, outs, strict=True):
                assert one.tobytes() == other.tobytes(), "a replayed graph gives something else"  # NaN of bfloat16 equals none
            verdict = judge_program(program, inputs, outs, own)
            assert verdict.kind != "wrong", f"size {size}: {verdict.text}"
            if verdict.kind == "shaky":
                raise unittest.SkipTest(f"shaky: {verdict.text}")
    rules = Counter(kernel["rule"] for kernel in next(iter(package.builds.values())).kernels())
    with (given.folder / "kernels.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps({"program": number, **rules}) + "\n")


def _flat(result: Any) -> list[Any]:
    return [leaf for each in result for leaf in _flat(each)] if isinstance(result, list | tuple) else [result]


def _warm() -> None:
    import hypothesis  # noqa: F401
    import torch  # noqa: F401

    import tests.fuzz.check  # noqa: F401
    import tk.frontend.torch.load  # noqa: F401
    from tk.rocm.plugin import plugin
    from tk.schedule.discover import discover

    discover("rocm")
    plugin()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--arch", default="gfx942")
    parser.add_argument("--most", type=int, default=8, help="operators drawn for a program")
    parser.add_argument("--elements", type=int, default=1 << 14)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--per-process", type=int, default=1, help="cases in turn in one process; failures once more alone")
    parser.add_argument("--limit", type=float, default=900.0, help="seconds for each program")
    parser.add_argument("--only", type=int, nargs="*", help="these numbers alone")
    parser.add_argument("--folder", type=Path, required=True, help="for programs.jsonl, results.jsonl and kernels.jsonl")
    parser.add_argument("--draw", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    given.folder = given.folder.resolve()
    given.folder.mkdir(parents=True, exist_ok=True)
    if given.draw:
        _draw(given)
        return 0
    if not (given.folder / "programs.jsonl").exists():  # in another process: what draws starts torch's threads
        own = sys.argv[1:] if arguments is None else list(arguments)
        subprocess.run([sys.executable, "-m", "tests.rocm.fuzz", *own, "--draw"], check=True)
    texts = (given.folder / "programs.jsonl").read_text(encoding="utf-8").splitlines()
    chosen = given.only if given.only else range(len(texts))
    tests = [SuiteTest(f"{number}", (), partial(_check, number, texts[number], given)) for number in chosen]
    file = given.folder / "results.jsonl"
    done = {} if given.only else load_results(file)
    prepare, per = (f"{__name__}:_warm",), given.per_process
    for result in run_suite(tests, jobs=given.jobs, limit=given.limit, done=done, prepare=prepare, per_process=per):
        with file.open("a", encoding="utf-8") as opened:
            opened.write(to_line(result))
    return _summary(given, load_results(file))


def _summary(given: argparse.Namespace, results: Mapping[str, Result]) -> int:
    counts, rules = Counter[str](), Counter[str]()
    for number, result in results.items():
        how = result.status if result.status != "refused" or ":" not in result.said else result.said.partition(":")[0]
        counts[how] += 1
        if how not in ("pass", "torch", "shaky"):
            print(f"{how}  program {number}  {' '.join(result.said.split())[:300]}")
    file = given.folder / "kernels.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for line in {json.loads(line)["program"]: json.loads(line) for line in lines}.values():
        rules.update({rule: count for rule, count in line.items() if rule != "program"})
    kernels = f"{sum(rules.values())} kernels: {dict(rules)}"
    print(f"{len(results)} programs, seed {given.seed}, {given.arch}: {dict(counts)}; {kernels}")
    return int(any(counts[bad] for bad in ("wrong", "crash", "timeout")))


if __name__ == "__main__":
    from tests.rocm import fuzz  # as the processes of cases import it

    os.environ.setdefault("TVM_NUM_THREADS", "1")
    raise SystemExit(fuzz.main())
