"""ONNX's own node tests compiled for an AMD GPU, and some of them run in the emulator.

    python -m tests.rocm.onnx_nodes --n 1884 --run 150 --file nodes.jsonl      # goes on where the file ends

They are drawn by a seed, the day's unless one is given; the first `--run` of them are run. Each is compiled in a process that
may die. A line is printed for each that did not come out right: "refused" is an error of tk's that says before anything runs
what it cannot take, beside what compiling it for NVIDIA's GPU gives; "wrong", "error", "crash" and "slow" are findings. It ends
with how many of each.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import tk
from tests.rocm.emulated import emulated, install_runtime

__all__ = ["main", "outcome"]

BESIDE = "cuda:sm_90a"
SLOW = 900.0  # seconds without an outcome after which a test is given up


def outcome(case: Any, folder: Path, run: bool, target: str = "rocm:gfx942") -> tuple[str, str]:
    """(how a node test ended, what was said): "compiled" where it is not to run, "right", "wrong", "refused" or "error"."""
    try:
        if not run:
            _compiled(case, target)
            return "compiled", ""
        with emulated(folder):
            bound, package = _compiled(case, target)
        package.save(folder / "m.tk")
        module = tk.load(folder / "m.tk", device="rocm:0")
        for inputs, wanted in case.data_sets:
            given = [each for at, each in enumerate(inputs) if at not in bound]
            got = module(*given)
            for one, right in zip(got if isinstance(got, list | tuple) else [got], wanted, strict=True):
                np.testing.assert_allclose(np.asarray(one), right, rtol=case.rtol, atol=max(case.atol, 1e-7), equal_nan=True)
    except AssertionError as error:
        return "wrong", " ".join(str(error).split())[:200]
    except tk.TkError as error:
        return "refused", " ".join(str(error).split())[:300]
    except Exception as error:  # whatever else it is, is a finding
        return "error", f"{type(error).__name__}: {str(error).splitlines()[-1] if str(error) else ''}"[:200]
    return "right", ""


def _compiled(case: Any, target: str) -> tuple[set[int], tk.Package]:
    """(numbers of the inputs whose values the package was compiled for, the package): axes, sizes and such, where tk needs to
    know them."""
    try:
        return set(), tk.compile(case.model, target=target, verify=False)
    except tk.TkError as error:
        if "needs the value of" not in str(error) or len(case.data_sets) != 1:
            raise
    inputs, names = case.data_sets[0][0], [each.name for each in case.model.graph.input]
    bound = {at for at, value in enumerate(inputs) if at and np.ndim(value) <= 1 and np.size(value) <= 16}
    constants = {names[at]: np.asarray(inputs[at]) for at in bound}
    return bound, tk.compile(case.model, target=target, verify=False, constants=constants)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=150, help="node tests to compile")
    parser.add_argument("--run", type=int, default=40, help="of which so many run in the emulator")
    parser.add_argument("--seed", default=str(datetime.datetime.now(datetime.UTC).date()))
    parser.add_argument("--arch", default="gfx942")
    parser.add_argument("--only", default="", help="those alone whose name holds this")
    parser.add_argument("--minutes", type=float, default=600.0, help="no test begins after so long")
    parser.add_argument("--file", type=Path, help="what has been found, a line each: an interrupted run goes on from it")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def _found(file: Path) -> dict[str, dict[str, Any]]:
    """The last line of each test in a file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {line["name"]: line for line in map(json.loads, lines)}


def _add(file: Path, **line: Any) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.write(json.dumps(line) + "\n")


def _child(given: argparse.Namespace) -> None:
    """Compiles and runs what the file has not yet."""
    from onnx.backend.test.loader import load_model_tests

    cases = sorted(load_model_tests(kind="node"), key=lambda case: str(case.name))
    cases = [case for case in cases if case.model is not None and case.data_sets and given.only in case.name]
    random.Random(given.seed).shuffle(cases)
    target, began = f"rocm:{given.arch}", time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install_runtime(folder, given.arch)
        done = _found(given.file)
        for number, case in enumerate(cases[: given.n]):
            known = done.get(case.name, {"how": "begun"})["how"]
            if known != "begun" and not (known == "compiled" and number < given.run):
                continue
            if time.monotonic() - began > 60 * given.minutes:
                break
            started = time.monotonic()
            _add(given.file, name=case.name, how="begun")
            how, said = outcome(case, folder, number < given.run, target)
            beside = outcome(case, folder, False, BESIDE) if how == "refused" else ("", "")
            seconds = round(time.monotonic() - started, 1)
            _add(given.file, name=case.name, how=how, said=said, beside=beside[0], seconds=seconds)


def _serve(given: argparse.Namespace) -> None:
    """Starts children until one has come to the end."""
    command = [sys.executable, "-m", "tests.rocm.onnx_nodes", "--child"]
    for option in ("n", "run", "seed", "arch", "only", "minutes", "file"):
        command += [f"--{option}", str(getattr(given, option))]
    while True:
        child = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            size, since = -1, time.monotonic()
            while child.poll() is None:
                time.sleep(0.5)
                now = given.file.stat().st_size if given.file.exists() else 0
                if now != size:
                    size, since = now, time.monotonic()
                if time.monotonic() - since > SLOW:
                    child.kill()
                    child.wait()
        finally:
            child.kill()
        if child.returncode == 0:
            return
        begun = [name for name, line in _found(given.file).items() if line["how"] == "begun"]
        if not begun:
            raise SystemExit(f"a child ended with {child.returncode} before its first test")
        for name in begun:
            _add(given.file, name=name, how="slow" if child.returncode == -9 else "crash", said=f"exit {child.returncode}")


def main(arguments: Sequence[str] | None = None) -> int:
    given = _options(arguments)
    if given.child:
        _child(given)
        return 0
    with tempfile.TemporaryDirectory() as name:
        given.file = (given.file or Path(name, "found.jsonl")).resolve()
        _serve(given)
        found = _found(given.file)
    counts = Counter(line["how"] for line in found.values())
    for each, line in sorted(found.items()):
        if line["how"] not in ("right", "compiled"):
            beside = f"  ({BESIDE}: {line['beside']})" if line.get("beside") else ""
            print(f"{line['how']}  {each}  {line.get('said', '')}{beside}", flush=True)
    behind = sum(line.get("beside") == "compiled" for line in found.values())
    total = f"{sum(counts.values())} node tests, seed {given.seed}, {given.arch}: {dict(counts)}"
    print(f"{total}; {behind} of the refused compile for {BESIDE}")
    return int(any(counts[bad] for bad in ("wrong", "error", "crash", "slow")))


if __name__ == "__main__":
    raise SystemExit(main())
