"""Vectors of conditions that a kernel on a CPU keeps in memory of its own."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor, nn

import tk


class Masked(nn.Module):
    """Attention's scores with a mask of queries and one of keys, computed in the product's kernel. The masked-out number is
    held, as transformers' CANINE does: TVM simplifies a choice between a load and a constant."""

    def __init__(self, rows: int) -> None:
        super().__init__()
        self.register_buffer("queries", torch.arange(rows).view(1, 1, rows, 1) != 1)
        self.register_buffer("zero", torch.tensor(0.0))

    def forward(self, keys: Tensor, q: Tensor, k: Tensor) -> Tensor:
        mask = torch.where(self.queries & keys, self.zero, torch.tensor(-3e38))
        return q @ k / 2.8 + mask


@pytest.mark.parametrize("rows", [7, 12, 16])
def test_they_choose(rows: int) -> None:
    net = Masked(rows)
    inputs = torch.rand(2, 1, 1, 12) > 0.3, torch.randn(2, 4, rows, 8), torch.randn(2, 4, 8, 12)
    module = tk.load(tk.compile(net, inputs, target="cpu", verify=False))
    for _ in range(2):
        keys = torch.rand(2, 1, 1, 12) > 0.5
        torch.testing.assert_close(module(keys, *inputs[1:]), net(keys, *inputs[1:]))
