"""python tests/gpu/odd_matmuls.py [N] [SEED] [always]: N random products of odd sizes on this machine's GPU, as whole models.

Half are linear layers, half products of two inputs, of float32, bfloat16 and float16; sizes are drawn log-uniformly, k, n or
both no multiples of 16 bytes. Each is compiled with and without the passes of tk/graph/align_matmuls.py ("always": also where
the passes expect copies to cost more), checked against float64 beside torch, and timed in turns with torch eager, the L2
flushed. Prints a row a problem, worst first, and geometric means.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import exp, log
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.gpu.model_times import turns

DTYPES = ("float32", "bfloat16", "float16")


@dataclass(frozen=True)
class Problem:
    """x [m, k] times a weight of a linear layer with a bias and ReLU, or an input [k, n]."""

    dtype: str
    linear: bool
    m: int
    n: int
    k: int
    seed: int

    def module(self) -> Any:
        import torch

        torch.manual_seed(self.seed)
        if not self.linear:
            return _Matmul()
        return torch.nn.Sequential(torch.nn.Linear(self.k, self.n), torch.nn.ReLU()).to(getattr(torch, self.dtype)).eval()

    def args(self) -> tuple[Any, ...]:
        import torch

        torch.manual_seed(self.seed + 1)
        shapes = [(self.m, self.k)] if self.linear else [(self.m, self.k), (self.k, self.n)]
        return tuple(torch.randn(shape).to(getattr(torch, self.dtype)) for shape in shapes)


def _Matmul() -> Any:  # noqa: N802 - torch is imported where it is needed
    import torch

    class Matmul(torch.nn.Module):
        def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            return x @ y

    return Matmul()


def problems(count: int, seed: int) -> list[Problem]:
    rng = random.Random(seed)

    def size(low: int, high: int) -> int:
        return round(exp(rng.uniform(log(low), log(high))))

    found = []
    for number in range(count):
        m, n, k = size(4, 8192), size(64, 8192), size(64, 8192)
        odd = rng.choice(("k", "n", "both"))
        n, k = (n | 1 if odd != "k" else n // 8 * 8), (k | 1 if odd != "n" else k // 8 * 8)
        found.append(Problem(rng.choice(DTYPES), number % 2 == 0, m, n, k, number))
    return found


def compiled(problem: Problem, aligned: bool | None, path: str) -> tuple[str, str]:
    """The path of the package, which is saved there, and the rules of its kernels.

    `aligned`: always or never, None: where it is worthwhile."""
    import tk
    from tk.graph import align_matmuls

    decides = align_matmuls._worthwhile if aligned is None else lambda *_: aligned
    with patch.object(align_matmuls, "_worthwhile", decides):
        package = tk.compile(problem.module(), args=problem.args(), target="auto", verify=False)
    (build,) = package.builds.values()
    package.save(path)
    return path, " ".join(str(kernel.get("rule", "")).removeprefix("cuda.") for kernel in build.kernels())


def measured(problem: Problem, packages: dict[str, Any]) -> tuple[dict[str, float], dict[str, float]]:
    """Milliseconds and errors against float64 of torch and of each package."""
    import torch

    import tk

    module, args = problem.module().cuda(), [arg.cuda() for arg in problem.args()]
    calls = {name: partial(tk.load(package), *args) for name, package in packages.items()}
    with torch.no_grad():
        calls["torch"] = partial(module, *args)
        errors, exact = {}, problem.module().double().cuda()(*(arg.double() for arg in args))
        for name, call in calls.items():
            errors[name] = float((call().double() - exact).norm() / exact.norm())
        return turns(calls), errors


def main() -> None:
    count, seed = (int(sys.argv[1]) if len(sys.argv) > 1 else 48), (int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    first_way = True if sys.argv[3:4] == ["always"] else None
    drawn, rows = problems(count, seed), []
    with TemporaryDirectory() as folder, ProcessPoolExecutor(14, multiprocessing.get_context("spawn")) as pool:
        futures = [
            [pool.submit(compiled, problem, way, f"{folder}/{problem.seed}-{way}.tk") for way in (first_way, False)]
            for problem in drawn
        ]
        ready = [[each.result() for each in pair] for pair in futures]  # before anything is timed: calls need the host
        for problem, ((package, rules), (plain, old_rules)) in zip(drawn, ready, strict=True):
            packages = {"tk": package} | ({"before": plain} if rules != old_rules else {})
            milliseconds, errors = measured(problem, packages)
            rows.append((problem, rules, milliseconds, errors))
    for problem, rules, ms, errors in sorted(rows, key=lambda row: row[2]["torch"] / row[2]["tk"]):
        worse = "" if errors["tk"] <= 1.5 * errors["torch"] + 1e-7 else "  WRONG"
        print(
            f"{ms['torch'] / ms['tk']:5.2f} of torch, {ms.get('before', ms['tk']) / ms['tk']:5.2f} of before"
            f"{1e3 * ms['tk']:9.1f} µs  {problem.dtype:8} {'linear ' if problem.linear else 'product'}"
            f" {problem.m} × {problem.n} × {problem.k}  {errors['tk']:.1e} ({errors['torch']:.1e})  {rules}{worse}"
        )
    for dtype in DTYPES:
        of = [ms for problem, _, ms, _ in rows if problem.dtype == dtype]
        for rival in ("torch", "before"):
            logs = [log(ms.get(rival, ms["tk"]) / ms["tk"]) for ms in of]
            print(f"{dtype}: {exp(sum(logs) / len(logs)):.2f} over {rival}, {len(logs)} problems" if logs else dtype)


if __name__ == "__main__":
    main()
