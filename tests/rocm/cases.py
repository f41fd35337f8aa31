"""Every case of every rule for AMD GPUs, outside of pytest: assembled and linked, or run in the emulator, by file.

    python -m tests.rocm.cases --arches gfx942,gfx950 --file built.jsonl        # goes on where the file ends
    python -m tests.rocm.cases --run --file ran.jsonl                           # in the emulator against float64
    python -m tests.rocm.cases --run --arches gfx90a,gfx1201 --file ran.jsonl   # each of them that multiplies a case's dtype

Each is what tests/rocm/test_cases.py tests: compiled, linked with --no-undefined, no spills, LDS and threads within limits.
It ends with how many of each architecture passed, and which were refused or failed, and why.
"""

from __future__ import annotations

import argparse
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
from tests.rocm.emulator import engine, fake_hip_library
from tk.host.cache import caching
from tk.schedule.case import check
from tk.target import resolve
from tk.testing.suite import SuiteTest, load_results, run_suite, to_line

__all__ = ["main"]


def _checked(check: Callable[[], None]) -> None:
    try:
        check()
    except pytest.skip.Exception as skipped:
        raise unittest.SkipTest(str(skipped)) from skipped


def _run(number: int, arch: str) -> None:
    rule, case = test_cases.PAIRS[number]
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        install_runtime(Path(folder), arch)
        with emulated(Path(folder)):
            assert check(case, rule, resolve(f"rocm:{arch}")) <= case.tolerance


def _build(number: int, arch: str) -> None:
    with caching(False):  # of kernels in the cache nothing would be assembled
        test_cases.test_assembles_and_links(*test_cases.PAIRS[number], arch)


def _warm() -> None:
    """What no process has to compile or load for itself: TVM's plugin for HIP, and the emulator."""
    from tk.rocm.plugin import plugin

    plugin()
    engine()
    fake_hip_library()


def _tests(given: argparse.Namespace) -> list[SuiteTest]:
    named = given.arches.split(",") if given.arches else []
    tests = []
    for i, (rule, case) in enumerate(test_cases.PAIRS):
        arches = named or test_cases.ARCHES
        if given.run:
            able = [arch for arch in named or ("gfx942", "gfx950") if test_cases.multiplied(rule, case, arch)]
            arches = able if named else able[:1]
        check, mark = (_run, "[run] ") if given.run else (_build, "")
        tests += [
            SuiteTest(f"{rule.name} {case} {mark}{arch}", (), partial(_checked, partial(check, i, arch))) for arch in arches
        ]
    return sorted(tests, key=lambda test: test.name.split()[1] not in test_cases.LONG)  # what takes minutes begins at once


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--arches", default="", help="all; with --run gfx942, or gfx950 for what that alone multiplies")
    parser.add_argument("--run", action="store_true", help="run them in the emulator")
    parser.add_argument("--n", type=int, default=0, help="only so many, at random")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--per-process", type=int, default=1, help="cases in turn in one process; failures once more alone")
    parser.add_argument("--limit", type=float, default=1800.0, help="seconds for each")
    parser.add_argument("--file", type=Path, required=True)
    given = parser.parse_args(arguments)
    tests = _tests(given)
    if given.n:
        tests = random.Random(given.seed).sample(tests, given.n)
    prepare = (f"{__name__}:_warm",) if given.run else (__name__,)
    done, per = load_results(given.file), given.per_process
    for result in run_suite(tests, jobs=given.jobs, limit=given.limit, done=done, prepare=prepare, per_process=per):
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
