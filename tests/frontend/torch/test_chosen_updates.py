"""x[mask] = f(x[mask]) compiles for masks that depend on inputs; other uses of what such a mask picks are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import tk
from tk.errors import ImportModelError

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


def _of_another(y: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    y[mask] = (y + 1)[y > 0][: y.shape[0]].cumsum(0)[:1]
    return y


def _in_order(y: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    y[mask] = y[mask].cumsum(0)
    return y


@pytest.mark.parametrize("change", [_of_another, _in_order])
def test_what_is_no_choice_is_refused(change: Change) -> None:
    with pytest.raises(ImportModelError, match=r"mask|data-dependent"):
        tk.compile(Changed(change), (torch.randn(6, 7), torch.rand(6, 7) > 0.5), target="cpu", verify=False)
