"""Runs the models of transformers_cases through tk, each in a process of its own, and prints how far each is off.

    python -m tests.frontend.transformers_run [--only "llama;bert"] [--modes static,dynamic,float16,bfloat16-dynamic]
        [--device cuda] [--jobs 14] [--json FILE]

An error is ‖out − ref‖ / ‖ref‖, the worst output's, against the model with everything floating in float64; in float16 and
bfloat16 torch's own (on the CPU) stands behind it. Ends with 1 if a model is wrong or refused.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tests.frontend.running import error
from tests.frontend.transformers_cases import CASES, Case

__all__ = ["LIMIT", "MODES", "Outcome", "run_case"]

MODES = ("static", "dynamic", "float16", "bfloat16", "float16-dynamic", "bfloat16-dynamic")
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
        return not self.why and self.error <= (RATIO * self.own if "float" in mode else EXACT)


def run_case(name: str, mode: str, device: str = "cpu") -> Outcome:
    """Import, compile, load and run one model. Raises what these do."""
    import torch

    import tk
    from tk.frontend import load

    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    case = CASES[name]
    kwargs = case.inputs()
    dynamic = mode.endswith("dynamic")
    dims = {key: case.dims.get(key) for key in kwargs} if dynamic else None
    dtype = mode.partition("-")[0] if "float" in mode else None
    model = load(case.make(), (), kwargs, dynamic_shapes=dims, dtype=dtype)
    assert model.reference is not None
    assert model.reference_float64 is not None
    inputs = _fresh(model.signature, case) if dynamic else list(model.example_inputs or ())
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
    parser.add_argument("--modes", default=",".join(MODES[:4]))
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--jobs", type=int, default=1, help="models at once")
    parser.add_argument("--json", type=Path, help="where the outcomes go, kept up as models end")
    asked = parser.parse_args()
    names = asked.only.split(";") if asked.only else list(CASES)
    modes = asked.modes.split(",")
    context = multiprocessing.get_context("forkserver")
    # TVM's import asks torch for GPUs, which wakes the driver unless torch may ask NVML: forked models could not use it then
    os.environ.setdefault("PYTORCH_NVML_BASED_CUDA_CHECK", "1")
    context.set_forkserver_preload(["torch", "tvm", "transformers", "tk.frontend", "tests.frontend.transformers_cases"])
    outcomes: dict[tuple[str, str], Outcome] = {}
    with ThreadPoolExecutor(asked.jobs) as pool:
        tasks = {pool.submit(_guarded, context, name, mode, asked.device): (name, mode) for mode in modes for name in names}
        for ended in as_completed(tasks):
            name, mode = tasks[ended]
            outcome = outcomes[name, mode] = ended.result()
            verdict = "passed" if outcome.passed(mode) else "FAILED"
            print(f"{verdict} {mode:17} {name:22} {outcome.error:.1e} ({outcome.own:.1e}) {outcome.why}", flush=True)
            if asked.json:
                rows = [{"model": at[0], "mode": at[1], "device": asked.device, **asdict(o)} for at, o in outcomes.items()]
                asked.json.write_text(json.dumps(rows, indent=1))
    for mode in modes:
        print(f"{mode}: {sum(outcomes[name, mode].passed(mode) for name in names)} of {len(names)} passed")
    return 0 if all(outcome.passed(mode) for (_, mode), outcome in outcomes.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
