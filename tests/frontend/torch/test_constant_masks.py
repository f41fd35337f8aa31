"""Masks that are known when a model is compiled pick elements by their places."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tk

Tensor = torch.Tensor


class Masks(nn.Module):
    """Buffers, masks that forward writes down, and what is computed from them; read and written, of one dim and two."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("columns", torch.tensor([True, False, True, True]))
        self.register_buffer("grid", torch.tensor([[True, False, True, True], [False] * 4, [True, True, False, False]]))
        self.linear = nn.Linear(3, 2)

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        written = x.clone()
        written[:, self.columns] = x[:, :3] * 2
        written[:, ~self.columns] = 7.0
        added = x * 0
        added[torch.tensor([True, False, True])] += x[:2]
        return (
            self.linear(x[:, self.columns]),
            x[self.grid],
            torch.masked_select(x, self.grid),
            x[torch.arange(3) % 2 == 0].sum(0),
            x[:, torch.zeros(4, dtype=torch.bool)],
            written,
            added,
        )


@pytest.mark.rotated(4)
def test_constant_masks() -> None:
    model, x = Masks().eval(), torch.randn(3, 4)
    found = tk.load(tk.compile(model, (x,), target="cpu", verify=False))(x)
    for one, expected in zip(found, model(x), strict=True):
        torch.testing.assert_close(one, expected, rtol=1e-5, atol=1e-5)


class Changed(nn.Module):
    """A mask that forward changes, and one of an input: known at a call alone."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.register_buffer("mask", torch.tensor([True, False, True]))

    def forward(self, x: Tensor) -> Tensor:
        if not self.own:
            return x[x > 0] * 2
        self.mask.copy_(x[:, 0] > 0)
        return x[self.mask] * 2


@pytest.mark.parametrize("own", [True, False])
def test_a_call_s_own_masks(own: bool) -> None:
    module = tk.load(tk.compile(Changed(own).eval(), (torch.randn(3, 4),), target="cpu", verify=False))
    for x in (torch.randn(3, 4), -torch.ones(3, 4), torch.ones(3, 4)):
        found = module(x, state=module.state()) if own else module(x)
        torch.testing.assert_close(found, Changed(own).eval()(x))
