"""Pads at the end of axes are not fused behind sums; what is elementwise is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import nn
from torch.nn import functional as F

from tests.frontend.running import worst
from tk.frontend import load
from tk.pipeline import graph
from tk.target import resolve


class Padded(nn.Module):
    """A layer, what is elementwise behind it, and a pad at the end of the last axis, or of channels."""

    def __init__(self, layer: nn.Module, widths: tuple[int, ...]) -> None:
        super().__init__()
        self.layer, self.widths = layer, widths

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.pad((self.layer(x) * 2).relu(), self.widths)


LAYERS: dict[str, Callable[[], tuple[nn.Module, tuple[int, ...]]]] = {
    "depthwise": lambda: (nn.Conv2d(11, 11, 3, 1, 1, groups=11), (0, 0, 0, 0, 0, 5)),
    "convolution": lambda: (nn.Conv2d(11, 7, 3, 1, 1), (0, 1, 0, 3)),
    "pooling": lambda: (nn.AvgPool2d(2), (0, 2)),
    "linear": lambda: (nn.Linear(12, 9), (0, 7)),
}


@pytest.mark.parametrize("kind", LAYERS)
def test_a_pad_is_no_part_of_the_sum_before_it(kind: str) -> None:
    module = Padded(*LAYERS[kind]())
    model = load(module, (torch.randn(2, 11, 8, 12),))
    assert worst(model) < 1e-5
    for name in ("cpu", "h200", "mi300x"):
        mod, _ = graph(model, resolve(name))
        names = [str(var.name_hint) for var in mod.get_global_vars()]
        assert not [each for each in names if "pad" in each and ("conv" in each or "pool" in each or "matmul" in each)], names
        assert [each for each in names if "pad" in each]


def test_what_is_elementwise_stays_behind_the_sum() -> None:
    model = load(nn.Sequential(nn.Conv2d(8, 16, 3), nn.BatchNorm2d(16), nn.ReLU()).eval(), (torch.randn(1, 8, 9, 9),))
    mod, _ = graph(model, resolve("h200"))
    assert [each for each in map(str, mod.get_global_vars()) if "conv" in each and "relu" in each]
