"""What suites share: a computation in torch, as it stands or compiled, to compare with; sizes that are drawn at random; and one
computation of the suite of functions that memory bounds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tvm.ir import Expr

from tk.schedule.case import Case
from tk.schedule.suite import Problem, TorchFunction

__all__ = ["Part", "Specs", "eager", "inductor", "random_sizes"]

MOST = 16384  # rows, columns and inner elements
MACS = 1 << 40  # a millisecond or three of an H200
Specs: TypeAlias = tuple[tuple[tuple[int, ...], str], ...]
"""The shape and the dtype of each of several tensors."""


@dataclass(frozen=True)
class Part:
    """One computation. `inputs(n, dtype)` are (shape, dtype) for n elements; `build` is it in Relax, or `case` whole;
    `torch` is it in torch on tensors of any float dtype; `outputs` maps n and the dtype to (shape, dtype) of each. `reads`: how
    often the inputs must be read from memory, as they do not fit a cache: what scales a tensor is known at its end."""

    inputs: Callable[[int, str], Specs]
    torch: TorchFunction
    outputs: Callable[[int, str], Specs]
    build: Callable[..., Expr] | None = None
    case: Callable[[int, str], Case] | None = None
    reads: int = 1


def eager(problem: Problem) -> TorchFunction:
    assert problem.torch is not None
    return problem.torch


def inductor(problem: Problem, mode: str | None = "max-autotune-no-cudagraphs") -> TorchFunction:
    """As one function of torch.compile; in its default `mode`, None, matmuls are cuBLAS's and no others are tried."""
    import torch

    torch.compiler.reset()
    compiled: TorchFunction = torch.compile(eager(problem), mode=mode, dynamic=False)
    return compiled


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
