"""Runs the models of transformers_cases through tk, each in a process of its own, and prints how far each is off.

    python -m tests.frontend.transformers_run [--only "llama;bert"] [--modes static,dynamic,float16,bfloat16] [--device cuda]

An error is ‖out − ref‖ / ‖ref‖, the worst output's, against the model with everything floating in float64; in float16 and
bfloat16 torch's own stands behind it. Ends with 1 if a model is wrong or refused.
"""

from __future__ import annotations

import argparse
import multiprocessing
import queue
import sys
import time
import warnings
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.frontend.running import error
from tests.frontend.transformers_cases import CASES, Case

__all__ = ["LIMIT", "MODES", "Outcome", "run_case"]

MODES = ("static", "dynamic", "float16", "bfloat16")
LIMIT = 300.0  # seconds a case
EXACT = 1e-5  # what float32 may be off by
RATIO = 2.0  # how many times torch's own error float16 and bfloat16 may be off by
SIZES = {"batch": 3, "seq": 17, "target": 7, "images": 2}  # of the dynamic dims, other than those exported with


@dataclass(frozen=True)
class Outcome:
    """`error` and torch's own; `why` is what was raised, "" if nothing was."""

    error: float = float("nan")
    own: float = float("nan")
    why: str = ""

    def passed(self, mode: str) -> bool:
        return not self.why and self.error <= (RATIO * self.own if mode.startswith(("float", "bfloat")) else EXACT)


def run_case(name: str, mode: str, device: str = "cpu") -> Outcome:
    """Import, compile, load and run one model. Raises what these do."""
    import torch

    import tk
    from tk.frontend import load

    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    case = CASES[name]
    kwargs = case.inputs()
    dims = {key: case.dims.get(key) for key in kwargs} if mode == "dynamic" else None
    dtype = mode if mode in ("float16", "bfloat16") else None
    model = load(case.make(), (), kwargs, dynamic_shapes=dims, dtype=dtype)
    assert model.reference is not None
    assert model.reference_float64 is not None
    inputs = _fresh(model.signature, case) if mode == "dynamic" else list(model.example_inputs or ())
    exact, own = model.reference_float64(inputs), model.reference(inputs)
    package = tk.compile(model, target="cpu" if device == "cpu" else "auto", verify=False)
    outs = tk.load(package, device=device).run_flat(inputs)
    assert len(outs) == len(exact) == len(model.signature.outputs)
    return Outcome(*(max(error(*pair) for pair in zip(results, exact, strict=True)) for results in (outs, own)))


def _fresh(signature: Any, case: Case) -> list[Any]:
    """Inputs of other sizes than those that the model was exported with, of the same kind."""
    rng = np.random.default_rng(1)
    example = {key: value.numpy() for key, value in case.inputs().items() if not isinstance(value, bool)}
    arrays = []
    for spec in signature.inputs:
        shape = [SIZES[dim] if isinstance(dim, str) else dim for dim in spec.shape]
        drawn = rng.choice(example[spec.name].ravel(), size=shape) if spec.dtype == "int64" else rng.standard_normal(shape)
        if "mask" in spec.name:
            drawn[:, 0] = 1  # a sequence that sees nothing at all is no model's business
        arrays.append(drawn.astype(spec.dtype))
    return arrays


def _child(name: str, mode: str, device: str, results: Any) -> None:
    try:
        results.put(run_case(name, mode, device))
    except Exception as raised:  # whatever is wrong is the table's entry
        lines = [line.strip() for line in str(raised).splitlines() if line.strip()]
        results.put(Outcome(why=f"{type(raised).__name__}: {' | '.join(lines[:6])[:400]}"))


def _guarded(context: Any, name: str, mode: str, device: str) -> Outcome:
    """`run_case` in a process that is ended after LIMIT seconds."""
    results = context.Queue()
    process = context.Process(target=_child, args=(name, mode, device, results))
    process.start()
    outcome, stop = None, time.monotonic() + LIMIT
    while outcome is None and time.monotonic() < stop:
        try:
            outcome = results.get(timeout=0.5)
        except queue.Empty:
            if not process.is_alive():
                break
    process.join(5)
    if process.is_alive():
        process.kill()
    return outcome or Outcome(why=f"no result: exit {process.exitcode}, limit {LIMIT:g} s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="names, separated by semicolons")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--device", default="cpu")
    asked = parser.parse_args()
    only = asked.only.split(";") if asked.only else list(CASES)
    modes = asked.modes.split(",")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["torch", "tvm", "transformers", "tk.frontend", "tests.frontend.transformers_cases"])
    print(f"{'':24}" + "".join(f"{mode:>22}" for mode in modes))
    failures, passed = [], dict.fromkeys(modes, 0)
    for name in only:
        row = f"{name:24}"
        for mode in modes:
            outcome = _guarded(context, name, mode, asked.device)
            good = outcome.passed(mode)
            passed[mode] += good
            text = "refused" if outcome.why else f"{outcome.error:.1e} ({outcome.own:.1e})"
            row += f"{text if good else '! ' + text:>22}"
            if not good:
                failures.append(f"{name}, {mode}: {outcome.why or text}")
        print(row, flush=True)
    print(f"{'passed of ' + str(len(only)):24}" + "".join(f"{passed[mode]:>22}" for mode in modes))
    print("\n".join(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
