"""python tests/gpu/drawn_models.py [N] [--seed S] [--dtypes float32,bfloat16] [--mode reduce-overhead]: whole models drawn
at random (tests/models/drawn.py) on this machine's GPU, beside torch eager and torch.compile. With `--library timm` they are
N of that library's (tests/models/libraries.py), with `--names timm:resnet50,torchvision:raft_small*2` those, in random weights;
torch runs these with channels last where they convolve, with cuDNN's fastest algorithms.

A process a model compiles, as many side by side as there are cores; each then measures alone, with --wait when all of them have
compiled or so many seconds are over, from a quiet GPU and host: the error of tk and of torch in
the same dtype against the model in float64, and milliseconds of a call in turns with torch's, the L2 flushed before each. A row
is wrong where tk's error is above three times torch's own and the dtype's rounding. Prints a row a model, worst first, and
geometric means; the exit status is 3 where a row is wrong or did not compile. "memory" is what a call takes beyond weights, of
tk by its plan and of eager torch by its allocator; "transposes" counts kernels that do nothing else. --precision says how exact
products and convolutions of float32 are, in torch and in tk; --compile-limit ends torch.compile's search after so many seconds.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import signal
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


def one(name: str, dtype: str, mode: str, turn: Path, given: argparse.Namespace) -> dict[str, Any]:
    """The row of one model: what was drawn, seconds to compile, errors and milliseconds."""
    import torch
    from torch.utils._pytree import tree_leaves, tree_map

    import tk
    from tests.gpu.model_times import peak, turns

    if given.precision:
        torch.set_float32_matmul_precision(given.precision)
        torch.backends.cudnn.allow_tf32 = given.precision != "highest"
    drawn = model_of(name)
    row: dict[str, Any] = {"family": drawn.family, "what": drawn.what, "seconds": {}}
    wanted = getattr(torch, dtype)

    def cast(each: torch.Tensor, to: torch.dtype) -> torch.Tensor:
        return each.to(to) if each.is_floating_point() else each

    # The reference has the weights and inputs that the reduced model has.
    module, args = drawn.module.to(wanted), tuple(cast(each, wanted) for each in drawn.args)
    package = _compiled(module, args, row)
    module, args = module.cuda(), tuple(each.cuda() for each in args)
    convolves = any(isinstance(each, torch.nn.modules.conv._ConvNd) for each in module.modules())
    channels_last = args
    if convolves and not name.isdigit():
        torch.backends.cudnn.benchmark = True
        last = {4: torch.channels_last, 5: torch.channels_last_3d}
        module = module.to(memory_format=torch.channels_last) if all(each.ndim == 4 for each in args) else module
        channels_last = tuple(each.to(memory_format=last[each.ndim]) if each.ndim in last else each for each in args)
    calls = {"eager": module}
    if mode != "none" and (compiled := _by_torch(module, channels_last, mode, given.compile_limit, row)) is not None:
        calls["torch.compile"] = compiled
    given.out.with_suffix(".ready").touch()
    _wait(given.out.parent, given.parties, given.until)
    with open(turn, "w") as lock, torch.no_grad():
        fcntl.flock(lock, fcntl.LOCK_EX)
        loaded = tk.load(package, verify="fast")
        got = [each.double() for each in tree_leaves(loaded(*args))]
        own = [each.double() for each in tree_leaves(module(*channels_last))]
        row["memory"]["eager"] = peak(lambda: module(*channels_last))
        others = {name: lambda call=call: call(*channels_last) for name, call in calls.items()}
        times = turns({"tk": lambda: loaded(*args), **others})
        exact = tree_leaves(module.double()(*tree_map(lambda each: cast(each, torch.float64), args)))
    row |= {"ms": times, "error": _error(got, exact), "torch_error": _error(own, exact)}
    rounding = TF32 if convolves and dtype == "float32" else ROUNDING[dtype]
    row["wrong"] = not row["error"] <= max(3 * row["torch_error"], rounding)
    return row


def _compiled(module: Any, args: tuple[Any, ...], row: dict[str, Any]) -> Any:
    """tk's package, and in the row what it took, how many kernels it has and the memory of a call."""
    import tk
    from tk.graph.memory.report import MemoryPlan

    began = time.perf_counter()
    package = tk.compile(module, args=args, target="auto", verify=False)
    row["seconds"]["tk"] = time.perf_counter() - began
    (built,) = package.builds.values()
    rules = [str(kernel.get("rule", "")) for kernel in built.kernels()]
    row |= {"kernels": len(rules), "transposes": sum(rule.endswith(".transpose") for rule in rules)}
    row["memory"] = {"tk": MemoryPlan.from_json(built.memory()).bytes()}
    return package


def _by_torch(module: Any, args: tuple[Any, ...], mode: str, limit: float, row: dict[str, Any]) -> Any | None:
    """The module by torch.compile, called until it is compiled; None where it fails or takes longer than `limit` seconds."""
    import torch

    began = time.perf_counter()
    compiled = torch.compile(module, mode=mode)
    signal.signal(signal.SIGALRM, _late)
    signal.setitimer(signal.ITIMER_REAL, limit, 2.0)  # again, where inductor caught the error
    try:
        with torch.no_grad():
            for _ in range(3):
                compiled(*args)
    except Exception as error:  # of many types, as where CUDA graphs and a module's own cache do not agree
        row["what"] += f"; torch.compile failed: {type(error).__name__}"
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        row["seconds"]["torch.compile"] = time.perf_counter() - began
    return compiled


def _late(*ignored: object) -> None:
    """Ends what is compiled: a search may outlast every limit."""
    raise TimeoutError("torch.compile took longer than its limit")


def _wait(folder: Path, parties: int, until: float) -> None:
    """Until so many models are compiled, or a time of the clock."""
    while parties and time.time() < until and len(list(folder.glob("*.ready"))) < parties:
        time.sleep(0.2)


def _error(got: list[Any], exact: list[Any]) -> float:
    """The greatest ‖got − exact‖ / ‖exact‖ of the results; ∞ where their numbers differ."""
    if len(got) != len(exact):
        return float("inf")
    return max(float((a - b.double()).norm() / b.double().norm().clamp_min(1e-30)) for a, b in zip(got, exact, strict=True))


def child(model: str, dtype: str, folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    """The row of a process of its own, or one that says how it ended; it is printed at once."""
    row = _child(model, dtype, folder, given)
    (folder / f"{_file(model, dtype, given.precision)}.ready").touch()  # though it failed: the others do not wait for it
    print(line(row), flush=True)
    return row


def _file(model: str, dtype: str, precision: str) -> str:
    return f"{model.replace(':', '-').replace('?', '-')}-{dtype}{precision}"


def _child(model: str, dtype: str, folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    out = folder / f"{_file(model, dtype, given.precision)}.json"
    command = [sys.executable, __file__, "--one", model, "--dtypes", dtype, "--mode", given.mode, "--out", str(out)]
    command += ["--precision", given.precision, "--compile-limit", str(given.compile_limit)]
    command += ["--parties", str(given.parties), "--until", str(given.until)]
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
    memory = "MB " + ", ".join(f"{name} {value / 1e6:.1f}" for name, value in row["memory"].items())
    memory += f"; {row['transposes']} of {row['kernels']} kernels transpose"
    name = f"{row['model']} {row['family']} {row['dtype']}"
    return f"{wrong}{_ratio(row):.2f} {name}: ms {times}; {errors}; {memory}; s {compiled}; {row['what']}"


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
    parser.add_argument("--wait", type=float, default=0.0, help="measure when all are compiled, or after so many seconds")
    parser.add_argument("--folder", type=Path, help="of runs side by side, which measure in turns")
    parser.add_argument("--wait-for", type=int, default=0, help="so many models, of all runs in --folder; else of this one")
    parser.add_argument("--precision", default="", help="highest or high, of float32; as torch is set, if it is not said")
    parser.add_argument("--compile-limit", type=float, default=LIMIT, help="seconds of torch.compile, which is left out then")
    parser.add_argument("--export", type=Path, help="a file for the rows as JSON")
    parser.add_argument("--one", default="", help=argparse.SUPPRESS)
    parser.add_argument("--out", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--parties", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--until", type=float, default=0.0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        given.out.write_text(json.dumps(one(given.one, given.dtypes, given.mode, given.out.parent / "turn", given)))
        return 0
    given.until = time.time() + given.wait
    dtypes = given.dtypes.split(",")
    with tempfile.TemporaryDirectory() as own, ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)) as pool:
        models = given.names.split(",") if given.names else [str(given.seed + i) for i in range(given.count)]
        if given.library:
            models = pick(given.library, given.count, given.seed)
        last = time.monotonic() + 60 * given.minutes if given.minutes else float("inf")
        jobs = [(model, dtypes[i % len(dtypes)]) for i, model in enumerate(models)]
        given.parties = (given.wait_for or len(jobs)) if given.wait else 0
        folder = given.folder or Path(own)
        made = pool.map(lambda job: child(*job, folder, given) if time.monotonic() < last else None, jobs)
        rows = []
        for row in made:
            rows += [] if row is None else [row]
            if given.export is not None:
                given.export.write_text(json.dumps(rows, indent=1))
    return 3 if show(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
