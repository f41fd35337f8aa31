"""Honest kernels pass the gate on this machine's GPUs: every static case of every rule, by the target's default, by the rule's
own and by a config that each seed draws, on all families of inputs.

python -m tests.tuning.honest_cases [--rules cuda.transpose,cuda.row_reduction] [--seeds 1 2 3] [--jobs N] [--seconds N]

A case is a process of its own, as many at a time as there are cores, by turns on the GPUs. What is timed beside others is
noise: a kernel that the times reject is judged again alone on its GPU. Ends with 0 where every kernel was judged and none was
rejected.
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
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

from tests.tuning.honest import Honest, is_static
from tk.errors import CompileError
from tk.host.cores import cores
from tk.schedule.case import prim_func
from tk.schedule.discover import discover
from tk.target import resolve
from tk.tuning.check.kernels import build_kit
from tk.tuning.measure.build import kit_path
from tk.tuning.measure.runner import CheckJob, Measured, Measurer
from tk.tuning.tasks import is_searched

LONGEST = 300  # seconds of a case


@contextmanager
def locked(path: Path, alone: bool) -> Iterator[None]:
    """Hold a file's lock, beside others or alone."""
    with path.open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


def judge_case(name: str, number: int, seeds: list[int], folder: Path, gpu: str) -> None:
    """Print a line of JSON for each kernel of a case: its name, its seed, the gate's status and reason."""
    target = resolve("auto")
    rule = next(rule for rule in discover(target.kind) if rule.name == name)
    case = rule.cases[number]

    def kit_of(kit: str) -> str:
        path = kit_path(folder, kit, target)
        with locked(path.with_suffix(".lock"), alone=True):
            if not path.exists():
                build_kit(kit, target, path)
        return str(path)

    def judged(path: Path, seed: int, repeats: bool, alone: bool) -> Measured:
        with locked(folder / f"gpu{gpu}.lock", alone):
            measurer = Measurer(target.name)
            found = measurer.handle(CheckJob(honest.spec(seed), str(path), repeats))
            assert isinstance(found, Measured)
            return found

    with tempfile.TemporaryDirectory(prefix="tk-") as own:
        honest = Honest(rule, case, target, Path(own), kit_of)
        if not is_searched(prim_func(case, target)[0]):
            print(json.dumps(["", 0, "no task", ""]), flush=True)
            return
        for seed in seeds:
            names: list[str | None] = ["default", honest.own()]
            try:
                names.append(honest.drawn(seed))
            except CompileError as error:  # a config may ask for more than the GPU has: tuning goes on to the next
                print(json.dumps([f"drawn{seed}", seed, "not built", str(error).splitlines()[0]]), flush=True)
            for kernel in filter(None, names):
                measured = judged(honest.paths[kernel], seed, not honest.atomic[kernel], alone=False)
                if measured.status == "cheated":
                    measured = judged(honest.paths[kernel], seed, not honest.atomic[kernel], alone=True)
                print(json.dumps([kernel, seed, measured.status, measured.detail]), flush=True)


def devices() -> list[str]:
    """The GPUs that this process may use, as CUDA_VISIBLE_DEVICES names them."""
    if visible := os.environ.get("CUDA_VISIBLE_DEVICES"):
        return visible.split(",")
    listed = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, check=True).stdout
    return [str(number) for number in range(len(listed.splitlines()))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", help="such as cuda.transpose,cuda.row_reduction; all by default")
    parser.add_argument("--cases", default="", help="those alone whose name has this text")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--jobs", type=int, default=cores(), help="cases at a time; one a core by default")
    parser.add_argument("--seconds", type=float, default=3600, help="after which no case is begun")
    parser.add_argument("--one", nargs=4, metavar=("RULE", "CASE", "FOLDER", "GPU"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        rule, number, folder, gpu = given.one
        judge_case(rule, int(number), given.seeds, Path(folder), gpu)
        return 0
    target = resolve("auto")
    rules = {rule.name: rule for rule in discover(target.kind)}
    wanted = given.rules.split(",") if given.rules else list(rules)
    if unknown := set(wanted) - set(rules):
        parser.error(f"{', '.join(sorted(unknown))}: no rule of {target.name}'s; they are {', '.join(rules)}")
    jobs = [
        (name, number, str(case))
        for name in wanted
        for number, case in enumerate(rules[name].cases)
        if is_static(case) and given.cases in str(case)
    ]
    gpus = devices() if target.is_gpu else [""]
    until, counts, rejected = time.monotonic() + given.seconds, Counter[str](), list[str]()

    def one(at: int) -> tuple[str, list[list[str]], str]:
        rule, number, label = jobs[at]
        name, gpu = f"{rule} {label}", gpus[at % len(gpus)]
        if time.monotonic() > until:
            return name, [["", "", "not begun", ""]], ""
        command = [sys.executable, "-m", "tests.tuning.honest_cases", "--one", rule, str(number), folder, gpu]
        command += ["--seeds", *map(str, given.seeds)]
        environment = os.environ | {"CUDA_VISIBLE_DEVICES": gpu}
        try:
            ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONGEST)
            out, problem = ran.stdout, ran.stderr.strip()[-1500:] if ran.returncode else ""
        except subprocess.TimeoutExpired as late:
            out, problem = (late.stdout or b"").decode(), f"not done after {LONGEST} s"
        return name, [json.loads(line) for line in out.splitlines() if line.startswith("[")], problem

    with tempfile.TemporaryDirectory(prefix="tk-") as folder, ThreadPoolExecutor(given.jobs) as pool:
        for future in as_completed([pool.submit(one, at) for at in range(len(jobs))]):
            name, lines, problem = future.result()
            own = Counter(status for *_, status, _ in lines)
            counts += own
            print(f"{name}: {', '.join(f'{number} {status}' for status, number in own.items())}", flush=True)
            for kernel, seed, status, detail in lines:
                if status in ("wrong", "cheated", "not built"):
                    print(f"  {kernel}, seed {seed}: {status}: {detail}", flush=True)
                    rejected += [name] if status != "not built" else []
            if problem:
                counts["ended early"] += 1
                print(f"{name}: ended early: {problem}", flush=True)
    said = ", ".join(f"{number} {status}" for status, number in counts.most_common())
    print(f"{len(jobs)} cases, seeds {given.seeds}: {said}; {len(set(rejected))} cases rejected")
    return int(bool(rejected) or counts["ended early"] > 0 or counts["not begun"] > 0)


if __name__ == "__main__":
    sys.exit(main())
