"""x[mask] = f(x[mask]) for masks that depend on inputs: a choice where f computes by element, else what the mask picks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import tk
from tk.errors import RuntimeFailure

Change = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]


class Changed(torch.nn.Module):
    def __init__(self, change: Change) -> None:
        super().__init__()
        self.change = change

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.change(x * 1, mask)


def _several(y: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    y[y < 0] *= 0.1
    y[mask] = y[mask].exp() + y[mask]
    rows = (y > 2).any(-1)
    y[rows] = y[rows] - 2
    y[y > 1] = y[y > 1].sqrt()  # compared twice
    return y


def test_updates_under_masks() -> None:
    x, mask = torch.randn(6, 7), torch.rand(6, 7) > 0.5
    module = Changed(_several)
    loaded = tk.load(tk.compile(module, (x, mask), target="cpu", verify=False))
    for given in ((x, mask), (-x, ~mask)):
        torch.testing.assert_close(loaded(*given), module(*given))


def _in_order(y: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    y[mask] = y[mask].cumsum(0)
    return y


def _checked_too(y: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    y[mask] = y[mask].exp()
    return y + y[y > 0].reshape(-1, 2).sum()


def test_what_is_no_choice_is_computed_in_order() -> None:
    x, mask = torch.randn(6, 7), torch.rand(6, 7) > 0.5
    loaded = tk.load(tk.compile(Changed(_in_order), (x, mask), target="cpu", verify=False))
    for given in ((x, mask), (-x, ~mask), (x, torch.zeros_like(mask))):
        torch.testing.assert_close(loaded(*given), _in_order(given[0] * 1, given[1]))


def test_checks_of_other_masks_stay() -> None:
    """That a reshape fits is asked of what another mask picks."""
    x, mask = torch.tensor([1.0, 2, -1, -3]), torch.tensor([False, True, False, False])
    loaded = tk.load(tk.compile(Changed(_checked_too), (x, mask), target="cpu", verify=False))
    torch.testing.assert_close(loaded(x, mask), _checked_too(x * 1, mask))
    with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
        loaded(-x, torch.tensor([True, False, False, False]))
