"""What suites compare with: a problem's computation in torch, as it stands or compiled."""

from __future__ import annotations

from tk.schedule.suite import Problem, TorchFunction

__all__ = ["eager", "inductor"]


def eager(problem: Problem) -> TorchFunction:
    assert problem.torch is not None
    return problem.torch


def inductor(problem: Problem, mode: str | None = "max-autotune-no-cudagraphs") -> TorchFunction:
    """As one function of torch.compile; in its default `mode`, None, matmuls are cuBLAS's and no others are tried."""
    import torch

    torch.compiler.reset()
    compiled: TorchFunction = torch.compile(eager(problem), mode=mode, dynamic=False)
    return compiled
