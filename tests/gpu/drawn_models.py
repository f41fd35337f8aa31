"""python tests/gpu/drawn_models.py [N] [--seed S] [--dtypes float32,bfloat16] [--mode reduce-overhead]: whole models drawn
at random (tests/models/drawn.py) on this machine's GPU, beside torch eager and torch.compile. With `--library timm` they are
N of that library's (tests/models/libraries.py), with `--names timm:resnet50,torchvision:raft_small*2` those, in random weights;
torch runs these with channels last where they convolve, with cuDNN's fastest algorithms.

A process a model compiles, as many side by side as there are cores; each then measures alone: the error of tk and of torch in
the same dtype against the model in float64, and milliseconds of a call in turns with torch's, the L2 flushed before each. A row
is wrong where tk's error is above three times torch's own and the dtype's rounding. Prints a row a model, worst first, and
geometric means; the exit status is 3 where a row is wrong or did not compile.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from math import exp, log
from pathlib import Path
from typing import Any

from tests.models.draw import Drawn
from tests.models.libraries import pick

ROUNDING = {"float32": 1e-5, "bfloat16": 2e-2, "float16": 3e-3}
TF32 = 1e-3  # of float32 models with convolutions, which torch lets cuDNN do in TF32, and tk does so too
LIMIT = 150  # seconds a model, to compile in both; measuring begins within it or not at all


def model_of(name: str) -> Drawn:
    """The model of a library's name, or the one that a number draws."""
    if name.isdigit():
        from tests.models.drawn import draw

        return draw(int(name), tiny=False)
    from tests.models.libraries import load

    return load(name)


def one(name: str, dtype: str, mode: str, turn: Path) -> dict[str, Any]:
    """The row of one model: what was drawn, seconds to compile, errors and milliseconds."""
    import torch
    from torch.utils._pytree import tree_leaves, tree_map

    import tk
    from tests.gpu.model_times import turns

    drawn = model_of(name)
    row: dict[str, Any] = {"family": drawn.family, "what": drawn.what, "seconds": {}}
    wanted = getattr(torch, dtype)

    def cast(each: torch.Tensor, to: torch.dtype) -> torch.Tensor:
        return each.to(to) if each.is_floating_point() else each

    # The reference has the weights and inputs that the reduced model has.
    module, args = drawn.module.to(wanted), tuple(cast(each, wanted) for each in drawn.args)
    began = time.perf_counter()
    package = tk.compile(module, args=args, target="auto", verify=False)
    row["seconds"]["tk"] = time.perf_counter() - began
    module, args = module.cuda(), tuple(each.cuda() for each in args)
    convolves = any(isinstance(each, torch.nn.modules.conv._ConvNd) for each in module.modules())
    given = args
    if convolves and not name.isdigit():
        torch.backends.cudnn.benchmark = True
        last = {4: torch.channels_last, 5: torch.channels_last_3d}
        module = module.to(memory_format=torch.channels_last) if all(each.ndim == 4 for each in args) else module
        given = tuple(each.to(memory_format=last[each.ndim]) if each.ndim in last else each for each in args)
    calls = {"eager": module}
    if mode != "none":
        began = time.perf_counter()
        calls["torch.compile"] = torch.compile(module, mode=mode)
        try:
            with torch.no_grad():
                for _ in range(3):
                    calls["torch.compile"](*given)
        except Exception as error:  # of many types, as where CUDA graphs and a module's own cache do not agree
            row["what"] += f"; torch.compile failed: {type(error).__name__}"
            del calls["torch.compile"]
        row["seconds"]["torch.compile"] = time.perf_counter() - began
    with open(turn, "w") as lock, torch.no_grad():
        fcntl.flock(lock, fcntl.LOCK_EX)
        loaded = tk.load(package, verify="fast")
        got = [each.double() for each in tree_leaves(loaded(*args))]
        own = [each.double() for each in tree_leaves(module(*given))]
        times = turns({"tk": lambda: loaded(*args), **{name: lambda call=call: call(*given) for name, call in calls.items()}})
        exact = tree_leaves(module.double()(*tree_map(lambda each: cast(each, torch.float64), args)))
    row |= {"ms": times, "error": _error(got, exact), "torch_error": _error(own, exact)}
    rounding = TF32 if convolves and dtype == "float32" else ROUNDING[dtype]
    row["wrong"] = not row["error"] <= max(3 * row["torch_error"], rounding)
    return row


def _error(got: list[Any], exact: list[Any]) -> float:
    """The greatest ‖got − exact‖ / ‖exact‖ of the results; ∞ where their numbers differ."""
    if len(got) != len(exact):
        return float("inf")
    return max(float((a - b.double()).norm() / b.double().norm().clamp_min(1e-30)) for a, b in zip(got, exact, strict=True))


def child(model: str, dtype: str, mode: str, folder: Path) -> dict[str, Any]:
    """The row of a process of its own, or one that says how it ended; it is printed at once."""
    row = _child(model, dtype, mode, folder)
    print(line(row), flush=True)
    return row


def _child(model: str, dtype: str, mode: str, folder: Path) -> dict[str, Any]:
    out = folder / f"{model.replace(':', '-')}-{dtype}.json"
    command = [sys.executable, __file__, "--one", model, "--dtypes", dtype, "--mode", mode, "--out", str(out)]
    name = {"model": model, "dtype": dtype}
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=2 * LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return {**name, "failed": f"no row within {2 * LIMIT} s"}
    if not out.exists():
        return {**name, "failed": f"exit {done.returncode}: {' '.join(done.stderr.split())[-400:]}"}
    return {**name, **json.loads(out.read_text())}


def line(row: dict[str, Any]) -> str:
    """What is said of a model: its ratio to the better of the others, times, errors, and seconds to compile."""
    if "failed" in row:
        return f"FAILED {row['model']} {row['dtype']} {row.get('family', '')}: {row['failed']}"
    times = ", ".join(f"{name} {value:.3f}" for name, value in row["ms"].items())
    compiled = ", ".join(f"{name} {value:.0f}" for name, value in row["seconds"].items())
    wrong = "WRONG " if row["wrong"] else ""
    errors = f"error {row['error']:.1e}, torch's {row['torch_error']:.1e}"
    name = f"{row['model']} {row['family']} {row['dtype']}"
    return f"{wrong}{_ratio(row):.2f} {name}: ms {times}; {errors}; s {compiled}; {row['what']}"


def _ratio(row: dict[str, Any]) -> float:
    """How many times as fast as the fastest of the others tk is."""
    return float(min(value for name, value in row["ms"].items() if name != "tk") / row["ms"]["tk"])


def show(rows: list[dict[str, Any]]) -> int:
    """Prints the rows, worst first, and means; how many are wrong or failed."""
    failed = [row for row in rows if "failed" in row]
    timed = sorted((row for row in rows if "ms" in row), key=_ratio)
    print("\n".join(map(line, [*failed, *timed])))
    if timed:
        ratios: dict[str, list[float]] = {"the better": [_ratio(row) for row in timed]}
        for row in timed:
            for name, value in row["ms"].items():
                ratios.setdefault(name, []).append(value / row["ms"]["tk"])
        means = ", ".join(f"{name} {exp(sum(map(log, each)) / len(each)):.2f}" for name, each in ratios.items() if name != "tk")
        print(f"{len(timed)} models, tk over: {means}; least {min(ratios['the better']):.2f}")
    return len(failed) + sum(row["wrong"] for row in timed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=34)
    parser.add_argument("--seed", type=int, default=0, help="the first model's")
    parser.add_argument("--dtypes", default="float32,bfloat16")
    parser.add_argument("--mode", default="reduce-overhead", help="of torch.compile; none: without it")
    parser.add_argument("--library", default="", help="timm or torchvision: models of it, in place of drawn ones")
    parser.add_argument("--names", default="", help="these models, separated by commas, in place of drawn ones")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no model after so long")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    parser.add_argument("--out", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        given.out.write_text(json.dumps(one(given.one, given.dtypes, given.mode, given.out.parent / "turn")))
        return 0
    dtypes = given.dtypes.split(",")
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)) as pool:
        models = given.names.split(",") if given.names else [str(given.seed + i) for i in range(given.count)]
        if given.library:
            models = pick(given.library, given.count, given.seed)
        last = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
        jobs = [(model, dtypes[i % len(dtypes)]) for i, model in enumerate(models)]
        made = pool.map(lambda job: child(*job, given.mode, Path(folder)) if time.monotonic() < last else None, jobs)
        rows = [row for row in made if row is not None]
    return 3 if show(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
