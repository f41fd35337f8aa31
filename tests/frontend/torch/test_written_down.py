"""Tensors that a model writes down from nothing are constants, and few operators are left of them."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from tvm import relax

from tests.frontend.running import worst
from tk.frontend import load
from tk.graph.dataflow import name_of


class Regions(nn.Module):
    """Swin's mask of shifted windows, as torchvision writes it: a region's number in each slice, windows compared in pairs."""

    def __init__(self, dtype: torch.dtype, window: int = 4, shift: int = 2) -> None:
        super().__init__()
        self.dtype, self.window, self.shift = dtype, window, shift

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        size, window = x.shape[1], self.window
        mask = x.new_zeros((size, size), dtype=self.dtype)
        cuts = ((0, 0), (0, -window), (-window, -self.shift), (-self.shift, None))  # the first of nothing, as of no shift
        count = 0
        for rows in cuts:
            for columns in cuts:
                mask[rows[0] : rows[1], columns[0] : columns[1]] = count
                count += 1
        across = size // window
        mask = mask.view(across, window, across, window).permute(0, 2, 1, 3).reshape(across**2, window**2)
        pairs = mask.unsqueeze(1) - mask.unsqueeze(2)
        pairs = pairs.masked_fill(pairs != 0, -100.0)
        return x.reshape(across**2, window**2, 1) + pairs


class Ends(nn.Module):
    """Writes that an input concerns, one that is read halfway, and one of random numbers' like."""

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        table = torch.zeros(3, 4)
        table[1] = 5.0
        halfway = table * 2
        table[:, 2] = 7.0
        own = torch.ones(3, 4)
        own[0] = x[0]
        count = torch.zeros(4, dtype=torch.int64)
        count[torch.tensor([3, 1])] = torch.tensor([9, 8])
        return x + table, own + halfway, count.to(torch.int32)


def operators(module: nn.Module, x: torch.Tensor) -> list[str]:
    model = load(module, (x,))
    assert worst(model) < 1e-6
    used = relax.transform.DeadCodeElimination()(model.mod)
    return [name_of(binding.value) for block in used["main"].body.blocks for binding in block.bindings]


@pytest.mark.parametrize("dtype", [torch.float32, torch.int64], ids=str)
def test_regions_are_a_constant(dtype: torch.dtype) -> None:
    names = operators(Regions(dtype), torch.randn(1, 12, 12))
    assert not [name for name in names if "scatter" in name or "slice" in name], names


def test_what_an_input_concerns_is_computed() -> None:
    operators(Ends(), torch.randn(3, 4))


class AllOfThem(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.ops.aten._is_all_true(x > -9) & torch.ops.aten._is_any_true(x > 9)


def test_whether_all_are_true() -> None:
    for value in (0.0, 10.0, -10.0):
        assert worst(load(AllOfThem(), (torch.full((3, 2), value),))) == 0
