"""Functions that look at tensors' values, in a module of its own: pytest writes the assertions of tests in another way."""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable
from typing import Any

import torch
import torch.nn.functional as F

__all__ = [
    "Experts", "HitExperts", "asserts", "behind_calls", "both", "both_in_a_block", "caught", "compares", "in_a_block", "loops",
    "of_numbers", "otherwise_raises", "prints", "raises",
]  # fmt: skip


def raises(x: torch.Tensor) -> torch.Tensor:
    if (x < 0).any():
        raise ValueError("negative")
    return x.sqrt()


def asserts(x: torch.Tensor) -> torch.Tensor:
    assert torch.isfinite(x).all(), "not finite"
    assert bool(x.min() >= 0) and x.max() <= 1, f"{x.min().item():.2f}"  # noqa: PT018
    return x.log1p()


def otherwise_raises(x: torch.Tensor) -> torch.Tensor:
    if bool((x >= 0).all()):
        out = x.sqrt()
    else:
        raise ValueError("negative")
    return out * 2


def in_a_block(x: torch.Tensor) -> torch.Tensor:
    with torch.no_grad():
        if not 0 <= x.min() <= x.max() <= 1:
            raise ValueError("no probabilities")
    return -x.log()


def of_numbers(x: torch.Tensor) -> torch.Tensor:
    if x.isnan().any().item() or math.isnan(x.sum().item()):
        raise ValueError("NaN")
    if abs(x.mean().item()) > 100:
        raise ValueError(f"a mean of {x.mean().item():.3f}")
    return x + 1


def behind_calls(x: torch.Tensor) -> torch.Tensor:
    def valid() -> bool:
        return bool((x >= 0).all())

    def fail() -> None:
        raise ValueError(f"at least {x.min().item():.3f}")

    if not valid():
        fail()
    bad = bool((x > 1).any())
    if bad:
        raise ValueError
    return x + 1


def compares(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    if torch.equal(x, y):
        raise ValueError("the same")
    if not torch.allclose(x.softmax(-1).sum(-1), torch.ones(4)):
        raise ValueError
    return x - y


def prints(x: torch.Tensor) -> torch.Tensor:
    if torch.isnan(x).any():
        print("NaN", x.max().item())
    if x.abs().max().item() > 1e4:
        warnings.warn("large", stacklevel=1)
    return x.relu()


def caught(x: torch.Tensor) -> torch.Tensor:
    try:
        return raises(x)
    except ValueError:
        return x * 0


def both(x: torch.Tensor) -> torch.Tensor:
    """The second question is asked on one side of the first alone, and there is more than an error behind it."""
    if torch.isinf(x).any():
        x = x - 0 if x.max() > 0 else x
    return x + 1


def both_in_a_block(x: torch.Tensor) -> torch.Tensor:
    with torch.enable_grad():
        y = x.sin() if x.isnan().any() else x.cos()
    return y * 2


def loops(x: torch.Tensor) -> torch.Tensor:
    while not (x < 1e-3).all():
        x = x / 2
    return x


class Experts(torch.nn.Module):
    """A mixture of experts, each of the rows that it is best for; `way` is how one without rows is passed over."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.way, self.gate = way, torch.nn.Linear(6, 5)
        self.experts = torch.nn.ModuleList(torch.nn.Linear(6, 6) for _ in range(5))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        weights, best = self.gate(x).softmax(-1).topk(2, -1)
        out = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            rows, rank = torch.where(best == number)
            if self.way == "skipped":
                if rows.numel() == 0:
                    continue
                out.index_add_(0, rows, expert(x[rows]) * weights[rows, rank, None])
            elif self.way == "taken":
                if rows.shape[0] > 0:
                    out[rows] += expert(x[rows]) * weights[rows, rank, None]
            elif self.way == "counted":
                if not rows.numel():
                    continue
                out = out.index_add(0, rows, expert(x[rows])) + 1
        return x + out


class HitExperts(torch.nn.Module):
    """A mixture of experts that goes through those that are hit; `way` is how."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.way, self.gate = way, torch.nn.Linear(6, 5)
        self.experts = torch.nn.ModuleDict({f"expert_{number}": torch.nn.Linear(6, 6) for number in range(5)})

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        weights, best = self.gate(x).softmax(-1).topk(2, -1)
        chosen = F.one_hot(best, 5).permute(2, 1, 0)
        hit = torch.greater(chosen.sum((-1, -2)), 0)
        out, steps, parts = torch.zeros_like(x), 0, []
        for each in self._hits(hit):
            number = each[0] if isinstance(each, torch.Tensor) and each.dim() else each
            expert = self.experts[f"expert_{number}"]
            if self.way == "masks":
                rows = (best == number).any(-1)
                out[rows] = out[rows] + expert(x[rows])
                continue
            rank, rows = torch.where(chosen[each].squeeze(0))
            out.index_add_(0, rows, expert(x[None, rows].reshape(-1, 6)) * weights[rows, rank, None])
            steps += 1
            parts.append(out[:1] * 1)
            if self.way == "left":
                break
        if self.way == "counted":
            out = out / steps
        return torch.cat([x + out, *parts]) if self.way == "kept" else x + out

    def _hits(self, hit: torch.Tensor) -> Iterable[Any]:
        found = torch.where(hit)[0] if self.way == "where" else hit.nonzero()
        return found.flatten().tolist() if self.way == "numbers" else found
