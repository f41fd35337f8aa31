"""Copies of programs keep their nodes' names: an input may be called as a function of Python's is."""

import pytest
import torch
from torch import nn

import tk


class Whole(nn.Module):
    def forward(self, input: torch.Tensor, max: torch.Tensor) -> torch.Tensor:
        return torch.sin(input) + max


class Branch(nn.Module):
    def forward(self, input: torch.Tensor, max: torch.Tensor) -> torch.Tensor:
        return torch.cond(input.sum() > 0, lambda x: x + 1, lambda x: x - 1, (input,)) * max


class Masked(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mask", torch.tensor([True, False, True]))

    def forward(self, input: torch.Tensor, max: torch.Tensor) -> torch.Tensor:
        return input[self.mask] * max[self.mask]


@pytest.mark.parametrize("model", [Whole(), Branch(), Masked()], ids=lambda model: type(model).__name__)
def test_inputs_have_names_of_python_s_own(model: nn.Module) -> None:
    inputs = torch.randn(3), torch.randn(3)
    result = tk.load(tk.compile(model, inputs, target="cpu", verify=False))(*inputs)
    torch.testing.assert_close(torch.as_tensor(result), model(*inputs))
