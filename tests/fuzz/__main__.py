"""`python -m tests.fuzz`: see --help."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path

from tests.fuzz.torch_draw import GROUPS

ROOT = Path(__file__).parents[2]
BAD = ("wrong", "fault", "abort", "hang", "internal")
KINDS = ("right", *BAD, "refused", "shaky", "torch")


def options(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description="Random graphs through tk, compared with torch or ONNX."
    )
    parser.add_argument("--target", default="cpu", help="cpu, cpu:x86-64-v3, auto, cuda:sm_90a, …")
    parser.add_argument("--kind", choices=("torch", "onnx", "all"), default="all")
    parser.add_argument("--n", type=int, default=0, help="graphs; 0: until the minutes are over")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="TVM's threads in a worker")
    parser.add_argument("--most", type=int, default=14, help="operators drawn for a graph")
    parser.add_argument("--groups", type=_groups, default=tuple(GROUPS), help=f"of torch's operators, of {','.join(GROUPS)}")
    parser.add_argument("--limit", type=float, default=60.0, help="seconds of CPU time for a graph")
    parser.add_argument("--shrink", type=float, default=30.0, help="seconds for each of the two ways of making a finding small")
    parser.add_argument("--out", default="fuzz-findings", help="a folder for the findings")
    parser.add_argument("--corpus", action="store_true", help="what was found before first, on the target")
    parser.add_argument("--compile-only", action="store_true")
    parser.add_argument("--unassembled", action="store_true", help="with --compile-only: CUDA C++ is made, and not assembled")
    parser.add_argument("--job", type=int, default=-1, help=argparse.SUPPRESS)
    found = parser.parse_args(arguments)
    if not found.n and not found.minutes:
        found.n = 100
    return found


def _groups(text: str) -> tuple[str, ...]:
    given = tuple(text.split(","))
    if unknown := [name for name in given if name not in GROUPS]:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: no group; they are {', '.join(GROUPS)}")
    return given


class Totals:
    """What all jobs told so far."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.written: list[str] = []
        self.seconds: Counter[str] = Counter()
        self.slowest = 0.0
        self.new = 0
        self.lock = threading.Lock()

    def take(self, line: str) -> None:
        said = json.loads(line)
        with self.lock:
            if "written" in said:
                self.written.append(said["written"])
                print(f"finding: {said['written']}", flush=True)
                return
            self.kinds[said["kind"]] += 1
            if said["kind"] != "right":
                self.reasons[said["kind"], said["signature"]] += 1
            self.new += said["new"] and said["kind"] in BAD
            marks = sorted(said["seconds"].items(), key=lambda mark: mark[1])
            for (name, begun), (_, ended) in pairwise(marks):
                self.seconds[name] += ended - begun
            self.slowest = max([self.slowest, *(at for _, at in marks)])

    def line(self) -> str:
        total = sum(count for kind, count in self.kinds.items() if kind != "torch")
        return f"{total} graphs: " + ", ".join(f"{self.kinds[kind]} {kind}" for kind in KINDS)


def main(arguments: list[str] | None = None) -> int:
    """Starts the jobs, and says what came of them. The exit status is 1 if anything new was wrong, faulted, aborted or hung, or
    was refused with an internal error; what tests/fuzz/corpus holds as open is counted, and not new."""
    given = options(arguments)
    if given.job >= 0:
        from tests.fuzz.job import run_job

        run_job(given, given.job)
        return 0
    given.out = str(Path(given.out).resolve())
    Path(given.out).mkdir(parents=True, exist_ok=True)
    totals, started = Totals(), time.monotonic()
    own = list(sys.argv[1:] if arguments is None else arguments)
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    command = [sys.executable, "-m", "tests.fuzz", *own, "--out", given.out]
    indices = indices_of(given.target) if not given.compile_only else [{}]
    processes = [
        subprocess.Popen(
            [*command, "--job", str(number)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**environment, **indices[number % len(indices)]},
        )
        for number in range(given.jobs)
    ]
    readers = [threading.Thread(target=_read, args=(process, totals)) for process in processes]
    for reader in readers:
        reader.start()
    try:
        said = time.monotonic()
        late = 60 * given.minutes + 2 * given.shrink + 60 if given.minutes else float("inf")
        while any(reader.is_alive() for reader in readers) and time.monotonic() - started < late:
            time.sleep(0.2)
            if time.monotonic() - said > 30:
                said = time.monotonic()
                print(f"{said - started:.0f} s: {totals.line()}", flush=True)
    finally:
        for process in processes:
            process.terminate()
        for reader in readers:
            reader.join(10)
    return _closing(given, totals, time.monotonic() - started, [process.returncode for process in processes])


def indices_of(target: str) -> list[dict[str, str]]:
    """The environments that jobs take in turns: each GPU of this machine, with either of its assemblers."""
    from tk.codegen.nvcc import cuda_include, find_nvcc, find_nvrtc
    from tk.target import resolve
    from tk.tuning.measure.runner import environments

    if resolve(target).kind != "cuda":
        return [{}]
    import torch

    gpus = environments(resolve(target), list(range(torch.cuda.device_count())), 1) or [{}]
    both = find_nvcc() is not None and find_nvrtc() is not None and bool(cuda_include())
    assemblers: list[dict[str, str]] = [{}, {"TK_CUDA_COMPILER": "nvrtc"}] if both else [{}]
    return [{**gpu, **assembler} for assembler in assemblers for gpu in gpus]


def _read(process: subprocess.Popen[str], totals: Totals) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        totals.take(line)
    process.wait()


def _closing(given: argparse.Namespace, totals: Totals, seconds: float, codes: list[int]) -> int:
    print(
        f"\n{given.kind} on {given.target}, seed {given.seed}, {given.jobs} jobs, {seconds:.0f} s, {given.threads} threads each"
    )
    for (kind, signature), count in totals.reasons.most_common():
        if kind != "shaky":
            print(f"  {count:5d} {kind}: {signature}")
    spent = sum(totals.seconds.values()) or 1.0
    print(
        "time: "
        + ", ".join(f"{name} {part / spent:.0%}" for name, part in totals.seconds.most_common())
        + f"; slowest {totals.slowest:.1f} s"
    )
    print(totals.line())
    busy = sum(code == -signal.SIGTERM for code in codes)
    if busy:
        print(f"{busy} jobs were at a graph when the time was over: it is not counted")
    died = [code for code in codes if code not in (0, None, -signal.SIGTERM)]
    if died:
        print(f"{len(died)} jobs ended early, with {', '.join(map(str, died))}")
    return 1 if totals.new or died else 0


if __name__ == "__main__":
    sys.exit(main())
