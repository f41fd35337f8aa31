"""Where the red team's kernels meet the gate: built from kernels.c, judged as the tuner judges a finalist."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import tvm_ffi

from tests.tuning.red_team.cheats import Entry
from tests.tuning.red_team.problems import Problem, spec_of
from tk.tuning.measure.runner import CheckJob, Duel, Measured, MeasureJob, Measurer

__all__ = ["Arena", "quiet"]

SOURCE = Path(__file__).with_name("kernels.c")
HARMLESS = {"BEFORE": "inside = 1;"}
"""What makes the same code of the kernel that slows others down, but for its timer: without the two stores the compiler's code
of the loop is another, and slower by a fifth."""
SEEDS = 1 << 16  # apart: no trial of one seed is drawn again with the next


class Arena:
    """Judges kernels; references, defaults and their inputs are kept for the next kernel of the same problem."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.measurer = Measurer("cpu")

    def build(self, entry: Entry, problem: Problem) -> str:
        """The library of a cheat or a twin."""
        macros = problem.macros | entry.macros
        name = hashlib.sha256(repr(sorted(macros.items())).encode()).hexdigest()[:16]
        path = self.folder / f"{name}.so"
        if not path.exists():
            includes = [f"-I{each}" for each in tvm_ffi.libinfo.include_paths()]
            defined = [f"-D{macro}={' '.join(text.split())}" for macro, text in macros.items()]
            command = [os.environ.get("CC", "cc"), "-O2", "-w", "-fPIC", "-shared", "-ffp-contract=off", *includes, *defined]
            subprocess.run([*command, str(SOURCE), "-o", str(path), "-lm"], check=True)
        return str(path)

    def judge(self, entry: Entry, problem: Problem, seed: int = 1) -> Measured:
        """What the gate says of a kernel on all families of inputs."""
        spec = spec_of(problem, self.folder, seed * SEEDS)
        spec = replace(spec, key=f"{spec.key} {seed}")
        return self.measurer.handle(CheckJob(spec, self.build(entry, problem)))  # type: ignore[return-value]

    def wins_duel(self, entry: Entry, seed: int = 1) -> bool:
        """Whether a kernel beats the one that does no harm, of its first problem. Timers that it sets are stopped."""
        problem = next(entry.problems())
        honest = self.build(replace(entry, macros=entry.macros | HARMLESS), problem)
        before = signal.getsignal(signal.SIGALRM)
        try:
            spec = spec_of(problem, self.folder, seed * SEEDS)
            duel = self.measurer.handle(MeasureJob(spec, self.build(entry, problem), against=(honest,)))
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before or signal.SIG_DFL)
        return isinstance(duel, Duel) and duel.faster

    def findings(self, entry: Entry, problem: Problem, seed: int = 1) -> Iterator[tuple[str, str]]:
        """(family, reason) of every family of inputs that alone finds a kernel out."""
        from tk.tuning.measure.kernel import Kernel

        spec = spec_of(problem, self.folder, seed * SEEDS)
        bed = self.measurer._testbed(replace(spec, key=f"{spec.key} {seed}"))
        kernel = Kernel(self.build(entry, problem))
        for trial in bed.finals:
            bed.run(kernel, bed.buffers, trial)
            if reason := bed.judge(bed.buffers, trial).reason:
                yield trial.plan.name, reason


@contextmanager
def quiet() -> Iterator[None]:
    """Without what TVM prints about names of intrinsics, from C++."""
    kept, null = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(null)
