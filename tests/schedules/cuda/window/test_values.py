"""What kernels of windows load of operands that are no numbers."""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional as F

from tk.frontend import load
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve


class Chosen(nn.Module):
    """A mask of bools that picks among what is read at clamped indices."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mask", torch.arange(6 * 3 * 12).reshape(6, 3, 12, 1) % 3 == 0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.where(self.mask, 0.0, F.pad(x, (1, 0, 6, 0, 0, 1), "replicate"))


def test_a_mask_beside_clamped_indices_is_loaded() -> None:
    h200 = resolve("h200")
    mod, _ = to_schedule(load(Chosen(), (torch.rand(6, 2, 6, 1).half(),)), h200)
    _, kernels = schedule_module(mod, h200)
    assert [kernel.rule for kernel in kernels] == ["cuda.window"]
