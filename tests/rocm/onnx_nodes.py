"""ONNX's own node tests compiled for an AMD GPU, and some of them run in the emulator by ONNX's own runner.

    python -m tests.rocm.onnx_nodes --n 1884 --run 150 --file nodes.jsonl      # goes on where the file ends

They are drawn by a seed, the day's unless one is given; the first `--run` of them are run. Each has a process of its own. What
neither compiles nor is refused by the importer is compiled for NVIDIA's GPU too. A line is printed for each that did not pass;
then how many of each there are. Those whose expected values are themselves further off than ONNX's tolerance, on every target
(tests/commands/test_coverage.py), are counted as known.
"""

from __future__ import annotations

import argparse
import datetime
import os
import random
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import tk
from tests.commands.test_coverage import KNOWN
from tests.rocm.emulated import emulated, install_runtime
from tk.onnx_backend import TkBackend
from tk.testing.onnx_suite import runner, warm
from tk.testing.suite import Result, SuiteTest, load_results, run_suite, to_line

__all__ = ["main"]

RUN, BESIDE = " [run]", " [sm_90a]"


class _Compiled(Exception):
    """Raised where a test has come as far as it is to go."""


@cache
def _cases(target: str, run: bool) -> type[Any]:
    """ONNX's test case for what `target` compiles, and, with `run`, for what the emulator makes of that."""

    class Amd(TkBackend):
        @classmethod
        def loaded(cls, model: Any, device: str, options: Mapping[str, Any]) -> Any:
            if not run:
                tk.compile(model, target=target, **options)
                raise _Compiled
            folder = Path(os.environ["TK_FAKE_HIP"])
            with emulated(folder):
                package = tk.compile(model, target=target, **options)
            return tk.load(package, device="rocm:0")

    cases: type[Any] = runner()(Amd).test_cases["OnnxBackendNodeModelTest"]
    return cases


def _check(name: str, target: str, run: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        if run:
            install_runtime(Path(folder), target.partition(":")[2])
        try:
            getattr(_cases(target, run)(f"{name}_cpu"), f"{name}_cpu")()
        except _Compiled:
            assert not run


def _tests(names: Sequence[str], target: str, mark: str) -> list[SuiteTest]:
    return [SuiteTest(name + mark, (), partial(_check, name, target, mark == RUN)) for name in names]


def _warm() -> None:
    from tk.rocm.plugin import plugin
    from tk.schedule.discover import discover

    warm()
    discover("rocm")
    plugin()
    _cases("cuda:sm_90a", False)


def main(arguments: Sequence[str] | None = None) -> int:
    from onnx.backend.test.loader import load_model_tests

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=150, help="node tests to compile")
    parser.add_argument("--run", type=int, default=40, help="of which so many run in the emulator")
    parser.add_argument("--seed", default=str(datetime.datetime.now(datetime.UTC).date()))
    parser.add_argument("--arch", default="gfx942")
    parser.add_argument("--only", default="", help="those alone whose name holds this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--per-process", type=int, default=1, help="cases in turn in one process; failures once more alone")
    parser.add_argument("--limit", type=float, default=900.0, help="seconds for each")
    parser.add_argument("--file", type=Path, help="what has been found, a line each: an interrupted run goes on from it")
    given = parser.parse_args(arguments)
    names = sorted(case.name for case in load_model_tests(kind="node") if given.only in case.name)
    random.Random(given.seed).shuffle(names)
    names, target = names[: given.n], f"rocm:{given.arch}"
    with tempfile.TemporaryDirectory() as folder:
        file = given.file or Path(folder, "found.jsonl")
        _gather(file, _tests(names[: given.run], target, RUN) + _tests(names[given.run :], target, ""), given)
        left = [
            each.case.removesuffix(RUN) for each in load_results(file).values() if each.status in ("error", "crash", "timeout")
        ]
        _gather(file, _tests(sorted(set(names) & set(left)), "cuda:sm_90a", BESIDE), given)
        found = load_results(file)
    for mark in (RUN, "", BESIDE):
        chosen = {each + mark: found[each + mark] for each in names if each + mark in found}
        for case, result in sorted(chosen.items()):
            if result.status != "pass" and mark != BESIDE:
                beside = found.get(case.removesuffix(RUN) + BESIDE)
                print(f"{result.status}  {case}  {' '.join(result.said.split())[:260]}  (sm_90a: {beside and beside.status})")
        counts = dict(Counter(_status(case, result) for case, result in chosen.items()))
        print(f"{len(chosen)} node tests{mark or ' [compiled]'}, seed {given.seed}, {target}: {counts}", flush=True)
    return int(any(_status(each, found[each + RUN]) in ("wrong", "crash") for each in names[: given.run]))


def _status(case: str, result: Result) -> str:
    return "known" if result.status == "wrong" and case.removesuffix(RUN) in KNOWN else result.status


def _gather(file: Path, tests: Sequence[SuiteTest], given: argparse.Namespace) -> None:
    done = load_results(file)
    prepare, per = (f"{__name__}:_warm",), given.per_process
    for result in run_suite(tests, jobs=given.jobs, limit=given.limit, done=done, prepare=prepare, per_process=per):
        with file.open("a", encoding="utf-8") as opened:
            opened.write(to_line(result))


if __name__ == "__main__":
    from tests.rocm import onnx_nodes  # as the processes of cases import it

    os.environ.setdefault("TVM_NUM_THREADS", "1")
    raise SystemExit(onnx_nodes.main())
