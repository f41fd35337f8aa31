"""Every case of every rule for AMD GPUs, outside of pytest: assembled and linked, or run in the emulator, by file.

    python -m tests.rocm.cases --arches gfx942,gfx950 --file built.jsonl        # goes on where the file ends
    python -m tests.rocm.cases --run --file ran.jsonl                           # in the emulator against float64

Each is what tests/rocm/test_cases.py tests: compiled, linked with --no-undefined, no spills, LDS and threads within limits.
It ends with how many of each architecture passed, and which were refused or failed, and why.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import unittest
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.rocm import test_cases
from tests.rocm.emulated import emulated, install_runtime
from tk.schedule.case import check
from tk.target import resolve
from tk.testing.suite import SuiteTest, load_results, run_suite, to_line

__all__ = ["main"]


def _checked(check: Callable[[], None]) -> None:
    try:
        check()
    except pytest.skip.Exception as skipped:
        raise unittest.SkipTest(str(skipped)) from skipped


def _run(number: int) -> None:
    rule, case = test_cases.PAIRS[number]
    arch = next(arch for arch in ("gfx942", "gfx950") if test_cases.multiplied(rule, case, arch))
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        install_runtime(Path(folder), arch)
        with emulated(Path(folder)):
            assert check(case, rule, resolve(f"rocm:{arch}")) <= case.tolerance


def _build(number: int, arch: str) -> None:
    test_cases.test_assembles_and_links(*test_cases.PAIRS[number], arch)


def _tests(given: argparse.Namespace) -> list[SuiteTest]:
    pairs = test_cases.PAIRS
    names = [f"{rule.name} {case}" for rule, case in pairs]
    if given.run:
        return [SuiteTest(f"{name} [run]", (), partial(_checked, partial(_run, i))) for i, name in enumerate(names)]
    return [
        SuiteTest(f"{name} {arch}", (), partial(_checked, partial(_build, i, arch)))
        for arch in given.arches.split(",")
        for i, name in enumerate(names)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--arches", default=",".join(test_cases.ARCHES))
    parser.add_argument("--run", action="store_true", help="run them in the emulator, on gfx942, or gfx950 if need be")
    parser.add_argument("--n", type=int, default=0, help="only so many, at random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--limit", type=float, default=1800.0, help="seconds for each")
    parser.add_argument("--file", type=Path, required=True)
    given = parser.parse_args(arguments)
    os.environ["TK_CACHE_SIZE"] = "0"
    tests = _tests(given)
    if given.n:
        tests = random.Random(given.seed).sample(tests, given.n)
    for result in run_suite(tests, jobs=given.jobs, limit=given.limit, done=load_results(given.file)):
        with given.file.open("a", encoding="utf-8") as opened:
            opened.write(to_line(result))
    found, counts = load_results(given.file), dict[str, Counter[str]]()
    for test in tests:
        result = found[test.name]
        counts.setdefault(test.name.rpartition(" ")[2], Counter())[result.status] += 1
        if result.status != "pass":
            print(f"{result.status}  {test.name}  {' '.join(result.said.split())[:250]}")
    for arch, of_it in counts.items():
        print(f"{arch}: {sum(of_it.values())} cases: {dict(of_it)}", flush=True)
    return int(any(set(of_it) - {"pass", "refused"} for of_it in counts.values()))


if __name__ == "__main__":
    from tests.rocm import cases  # as the processes of cases import it

    raise SystemExit(cases.main())
