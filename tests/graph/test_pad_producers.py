"""Zeros behind channels come from zeros behind weights: no pad is left between layers, and numbers stay, infinite ones too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
import torch
from torch import nn

from tests.frontend.running import error, run, worst
from tk.frontend import load
from tk.frontend.model import Model
from tk.graph.dataflow import name_of, tensors
from tk.pipeline import run as apply
from tk.pipeline import simplifying
from tk.target import resolve


class Twice(nn.Module):
    """What is padded is a result, too."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Conv2d(8, 11, 3), nn.Conv2d(11, 5, 3)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = self.first(x).relu()
        return y, self.second(y)


def shuffled() -> nn.Module:
    """ShuffleNet's unit of odd channels."""
    return nn.Sequential(
        nn.Conv2d(8, 13, 1), nn.BatchNorm2d(13), nn.ReLU(),
        nn.Conv2d(13, 13, 3, 2, 1, groups=13), nn.BatchNorm2d(13),
        nn.Conv2d(13, 9, 1), nn.BatchNorm2d(9), nn.SiLU(), nn.AvgPool2d(2), nn.Conv2d(9, 6, 1),
    )  # fmt: skip


# The module, and how many pads of what is computed are left.
MODULES: dict[str, tuple[Callable[[], nn.Module], int]] = {
    "convolutions": (lambda: nn.Sequential(nn.Conv2d(8, 11, 3), nn.GELU(), nn.Conv2d(11, 7, 3, 1, 1), nn.Conv2d(7, 4, 1)), 0),
    "depthwise between": (shuffled, 0),
    "by another function": (lambda: nn.Sequential(nn.Conv2d(8, 11, 3), nn.ELU(), nn.Conv2d(11, 8, 3)), 1),
    "linear": (lambda: nn.Sequential(nn.Linear(12, 75), nn.Sigmoid(), nn.Linear(75, 33), nn.ReLU(), nn.Linear(33, 20)), 0),
    "read twice": (Twice, 1),
}


def simplified(model: Model) -> Model:
    return replace(model, mod=apply(simplifying(resolve("h200")), model.mod, None))


def pads(model: Model) -> int:
    """How many pads there are of what is computed from the input."""
    main = model.mod["main"]
    computed, found = set(list(main.params)[: int(main.attrs["num_input"])]), 0
    for block in main.body.blocks:
        for binding in block.bindings:
            if computed & set(tensors(binding.value)):
                computed.add(binding.var)
                found += name_of(binding.value) == "nn.pad"
    return found


@pytest.mark.parametrize("kind", MODULES)
def test_pads_become_zeros_of_weights(kind: str) -> None:
    build, left = MODULES[kind]
    torch.manual_seed(len(kind))
    module = build().eval()
    model = load(module, (torch.randn(2, 8, 12, 12),))
    found = simplified(model)
    assert pads(found) == left, found.mod["main"].script()
    assert worst(found) < 3e-6


@pytest.mark.parametrize("kind", ["convolutions", "depthwise between"])
def test_infinite_numbers_stay_where_they_are(kind: str) -> None:
    """A channel that is none must not be NaN, which 0 · ∞ is: what reads it multiplies it by 0."""
    torch.manual_seed(1)
    model = load(MODULES[kind][0]().eval(), (torch.randn(1, 8, 12, 12),))
    x = np.random.default_rng(3).standard_normal((1, 8, 12, 12)).astype(np.float32)
    x[0, :, 5, 5] = np.inf
    (wanted,), (found,) = run(model, [x]), run(simplified(model), [x])
    assert 0 < np.isfinite(wanted).sum() < wanted.size
    assert np.array_equal(np.isnan(found), np.isnan(wanted))
    assert error(found, wanted) < 3e-6
