"""ONNX's own node tests compiled for an AMD GPU, and run in the emulator: `python -m tests.rocm.onnx_nodes --n 150 --run 40`.

A sample drawn by a seed, the day's unless one is given. A line each for what did not come out right: "refused" is an error
of tk's that says before anything runs what it cannot take; "wrong" and "error" are findings. It ends with how many of each.
"""

from __future__ import annotations

import argparse
import datetime
import random
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

TARGET = "rocm:gfx942"


def outcome(case: Any, folder: Path, run: bool) -> tuple[str, str]:
    """(how a node test ended, what was said): "compiled" where it is not to run, "right", "wrong", "refused" or "error"."""
    try:
        bound, package = _compiled(case, folder)
        if not run:
            return "compiled", ""
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
        return "refused", str(error).splitlines()[0]
    except Exception as error:  # whatever else it is, is a finding
        return "error", f"{type(error).__name__}: {str(error).splitlines()[-1] if str(error) else ''}"[:200]
    return "right", ""


def _compiled(case: Any, folder: Path) -> tuple[set[int], tk.Package]:
    """(numbers of the inputs whose values the package was compiled for, the package): axes, sizes and such, where tk needs to
    know them."""
    with emulated(folder):
        try:
            return set(), tk.compile(case.model, target=TARGET, verify=False)
        except tk.TkError as error:
            if "needs the value of" not in str(error) or len(case.data_sets) != 1:
                raise
        inputs, names = case.data_sets[0][0], [each.name for each in case.model.graph.input]
        bound = {at for at, value in enumerate(inputs) if at and np.ndim(value) <= 1 and np.size(value) <= 16}
        constants = {names[at]: np.asarray(inputs[at]) for at in bound}
        return bound, tk.compile(case.model, target=TARGET, verify=False, constants=constants)


def main(arguments: Sequence[str] | None = None) -> int:
    from onnx.backend.test.loader import load_model_tests

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=150, help="node tests to compile")
    parser.add_argument("--run", type=int, default=40, help="of which so many run in the emulator")
    parser.add_argument("--seed", default=str(datetime.datetime.now(datetime.UTC).date()))
    parser.add_argument("--minutes", type=float, default=60.0, help="no test begins after so long")
    given = parser.parse_args(arguments)
    cases = sorted(load_model_tests(kind="node"), key=lambda case: str(case.name))
    cases = [case for case in cases if case.model is not None and case.data_sets]
    random.Random(given.seed).shuffle(cases)
    began, counts = time.monotonic(), Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        install_runtime(folder)
        for number, case in enumerate(cases[: given.n]):
            if time.monotonic() - began > 60 * given.minutes:
                break
            how, said = outcome(case, folder, number < given.run)
            counts[how] += 1
            if how not in ("right", "compiled"):
                print(f"{how}  {case.name}  {said}", flush=True)
    print(f"{sum(counts.values())} node tests, seed {given.seed}: {dict(counts)}", flush=True)
    return int(bool(counts["wrong"] or counts["error"]))


if __name__ == "__main__":
    raise SystemExit(main())
