"""What suites share: a computation in torch, as it stands or compiled, to compare with; matmuls, and sizes of them drawn at
random."""

from __future__ import annotations

import random

from tk.schedule.suite import Problem, TorchFunction
from tk.schedules.cuda.matmul.cases import matmul_case

__all__ = ["eager", "inductor", "matmul_problem", "random_sizes"]

MOST = 16384  # rows, columns and inner elements
MACS = 1 << 40  # a millisecond or three of an H200


def eager(problem: Problem) -> TorchFunction:
    assert problem.torch is not None
    return problem.torch


def inductor(problem: Problem, mode: str | None = "max-autotune-no-cudagraphs") -> TorchFunction:
    """As one function of torch.compile; in its default `mode`, None, matmuls are cuBLAS's and no others are tried."""
    import torch

    torch.compiler.reset()
    compiled: TorchFunction = torch.compile(eager(problem), mode=mode, dynamic=False)
    return compiled


def matmul_problem(model: str, part: str, sizes: tuple[int, int, int], dtype: str) -> Problem:
    """x[m, k] @ w[k, n] of sizes (m, n, k), sums in float32, rounded once to `dtype`; "tfloat32": of float32 as
    matrix units multiply it, which torch calls "high"."""
    m, n, k = sizes
    stored = "float32" if dtype == "tfloat32" else dtype
    case = matmul_case(f"{model}_{part}_{m}_{dtype}", stored, "nn", ((m, k), (k, n)), wide=stored != "float32")
    moved = (4.0 if stored == "float32" else 2.0) * (m * k + n * k + m * n)
    return Problem(
        model, part, m, dtype, sizes, case, 2.0 * m * n * k, moved, {"w": k**-0.5}, outputs=(stored,), weights=("w",),
        precision="high" if dtype == "tfloat32" else "highest",
    )  # fmt: skip


def random_sizes(seed: str) -> tuple[int, int, int, random.Random]:
    """(m, n, k), each log-uniform from 1 or 8 to `MOST`, n and k multiples of 8, in at most `MACS` multiply-adds; and the
    generator, to draw further from. Matrices whose rows are no multiples of 16 bytes are padded in the graph phase, which a
    suite of kernels does not run: tests/gpu/odd_matmuls.py times those."""
    draw = random.Random(f"matmul {seed}")
    while True:
        m = round(MOST ** draw.random())
        n, k = (8 * round((MOST // 8) ** draw.random()) for _ in "nk")
        if m * n * k <= MACS:
            return m, n, k, draw
