"""Every rule for NVIDIA GPUs on its cases, by its default, under compute-sanitizer.

python tests/gpu/sanitizer.py [memcheck racecheck initcheck synccheck] [--rules cuda.transpose,cuda.row_reduction] [--seconds N]

Kernels are built first, a process a core; another one for each tool, under the sanitizer, runs one call of each. Ends with 0
where all kernels ran under each tool and none found anything, else with 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import tk.schedule.case as cases
from tk.host.cores import cores
from tk.schedule.discover import discover
from tk.target import Target, resolve

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
FOUND = 9  # the sanitizer's exit code where it found something
OUT_OF_TIME = -1


class Built(Exception):
    """What `check` would run: raised in its place, so that the case is made as in the tests."""


def build(rule_name: str, number: int, target_name: str, path: Path) -> str:
    """One case's kernel, its inputs and its outputs' shapes and dtypes, as a file. Returns "", or what went wrong."""
    from tk.codegen.library import build_function

    rule = next(rule for rule in discover("cuda") if rule.name == rule_name)

    def keep(
        func: PrimFunc, inputs: list[np.ndarray], outputs: list[tuple[tuple[int, ...], str]], target: Target, _: float
    ) -> None:
        raw = [(each.shape, str(each.dtype), each.tobytes()) for each in inputs]
        path.write_bytes(pickle.dumps((f"{rule_name} {rule.cases[number]}", build_function(func, target)[0], raw, outputs)))
        raise Built

    cases._run = keep
    try:
        cases.check(rule.cases[number], rule, resolve(target_name))
    except Built:
        return ""
    except Exception as error:
        return f"{rule_name} {rule.cases[number]}: {type(error).__name__}: {error}"
    return f"{rule_name} {rule.cases[number]}: runs nothing"


def left_of(folder: Path, tool: str) -> list[Path]:
    """The kernels in `folder` that did not run under the tool, without those that it ended at."""
    ended = (f".{tool}", f".{tool}-left-out")
    return [path for path in sorted(folder.glob("*.kernel")) if not any(path.with_suffix(each).exists() for each in ended)]


def run_all(folder: Path, tool: str) -> None:
    """One call of each kernel in `folder` that did not run yet, its outputs poisoned; a file for each says that it ran under
    the tool. Ends the process: TVM's unloading of hundreds of libraries under the sanitizer ends in a segmentation fault."""
    import tvm

    device = tvm.cuda(0)
    for path in left_of(folder, tool):
        name, library, inputs, outputs = pickle.loads(path.read_bytes())
        print(f"{tool}: {name}", flush=True)
        shared = path.with_suffix(".so")
        shared.write_bytes(library)
        arrays = [np.frombuffer(data, cases._numpy_dtype(dtype)).reshape(shape) for shape, dtype, data in inputs]
        for shape, dtype in outputs:
            kind = cases._numpy_dtype(dtype)
            arrays.append(np.full(int(np.prod(shape)) * kind.itemsize, 0xFF, "uint8").view(kind).reshape(shape))
        tvm.runtime.load_module(str(shared))["main"](*(tvm.runtime.tensor(array, device) for array in arrays))
        device.sync()
        path.with_suffix(f".{tool}").touch()
    os._exit(0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "tools", nargs="*", default=["memcheck"], metavar="TOOL", help=f"of {', '.join(TOOLS)}; memcheck by default"
    )
    parser.add_argument("--rules", help="such as cuda.strided_reduction,cuda.row_reduction; all by default")
    parser.add_argument("--seconds", type=float, default=600, help="that the tools may take, side by side")
    parser.add_argument("--run", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if unknown := set(given.tools) - set(TOOLS):
        parser.error(f"{', '.join(sorted(unknown))}: no tool of compute-sanitizer's; they are {', '.join(TOOLS)}")
    if given.run is not None:
        run_all(given.run, given.tools[0])
        return 0
    if shutil.which("compute-sanitizer") is None:
        print("compute-sanitizer is not on PATH: it comes with the CUDA toolkit", file=sys.stderr)
        return 1
    wanted = given.rules.split(",") if given.rules else [rule.name for rule in discover("cuda")]
    jobs = [(rule.name, number) for rule in discover("cuda") if rule.name in wanted for number in range(len(rule.cases))]
    target = resolve("auto").name
    with tempfile.TemporaryDirectory(prefix="tk-") as index:
        folder, began = Path(index), time.perf_counter()
        with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
            futures = [pool.submit(build, *job, target, folder / f"{n:04}.kernel") for n, job in enumerate(jobs)]
            failed = [future.result() for future in as_completed(futures) if future.result()]
        print(f"{len(jobs)} kernels built in {time.perf_counter() - began:.0f} s", *failed, sep="\n", flush=True)
        codes = under_tools(given.tools, folder, given.seconds)
        ran = {tool: len(list(folder.glob(f"*.{tool}"))) for tool in given.tools}
    for tool, code in codes.items():
        said = {0: "nothing found", FOUND: "errors, above", OUT_OF_TIME: "out of time"}.get(code, f"ended with {code}")
        print(f"{tool}: {ran[tool]} of {len(jobs)} kernels ran, {said}", flush=True)
    return int(bool(failed) or any(codes.values()) or min(ran.values()) < len(jobs))


def under_tools(tools: list[str], folder: Path, seconds: float) -> dict[str, int]:
    """The exit code of each tool over the kernels of `folder`, all of them at a time."""
    until = time.perf_counter() + seconds
    with ThreadPoolExecutor(len(tools)) as pool:
        return dict(zip(tools, pool.map(lambda tool: under_tool(tool, folder, until), tools), strict=True))


def under_tool(tool: str, folder: Path, until: float) -> int:
    """The tool's exit code: the worst of its processes. One that a signal ends, as initcheck's own faults do, is followed by
    another for the kernels that are left, and where that ends at the same one, it is left out, and said so."""
    command = ["compute-sanitizer", "--tool", tool, "--error-exitcode", str(FOUND), "--print-limit", "20"]
    worst, last = 0, -1
    while True:
        process = subprocess.Popen([*command, sys.executable, __file__, tool, "--run", str(folder)])
        try:
            code = process.wait(max(1.0, until - time.perf_counter()))
        except subprocess.TimeoutExpired:
            process.kill()
            return OUT_OF_TIME
        if code in (0, FOUND):
            return code or worst
        ran = len(list(folder.glob(f"*.{tool}")))
        if ran == last:  # nothing came of another try: the kernel that it ends at is left out
            path = left_of(folder, tool)[0]
            print(f"{tool}: ended with {code} twice at {pickle.loads(path.read_bytes())[0]}", flush=True)
            path.with_suffix(f".{tool}-left-out").touch()
            worst = worst or code
            ran = -1
        last = ran


if __name__ == "__main__":
    sys.exit(main())
