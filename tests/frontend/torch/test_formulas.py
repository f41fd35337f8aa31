"""Operators that torch has a kernel for and no formula, against torch in float64."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn

import tk
from tests.frontend.running import run, worst
from tk.frontend import load


class Called(nn.Module):
    def __init__(self, function: Callable[[torch.Tensor], Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, x: torch.Tensor) -> Any:
        return self.function(x)


WINDOWS: dict[str, Callable[[torch.Tensor], Any]] = {
    "bartlett": lambda x: (x[0, :5] * torch.bartlett_window(5), torch.bartlett_window(8, False) + x[0, 0]),
    "blackman": lambda x: (x[0] * torch.blackman_window(6), torch.blackman_window(9, False, dtype=torch.float64) + x[0, 0]),
    "kaiser": lambda x: (x[0] * torch.kaiser_window(6), torch.kaiser_window(7, False, 8.6) + x[0, 0]),
    "of one": lambda x: (x[:1, 0] * torch.kaiser_window(1), x + torch.blackman_window(1)),
}
COVARIANCES: dict[str, Callable[[torch.Tensor], Any]] = {
    "plain": torch.cov,
    "of one variable": lambda x: torch.cov(x[0]),
    "counted": lambda x: torch.cov(x, correction=0, fweights=torch.tensor([1, 2, 1, 1, 3, 1])),
    "weighted": lambda x: torch.cov(x, aweights=torch.tensor([0.1, 2, 1, 1, 3, 1])),
    "both": lambda x: torch.cov(x, fweights=torch.tensor([1, 2, 1, 1, 3, 1]), aweights=torch.tensor([0.1, 2, 1, 1, 3, 1])),
    "of whole numbers": lambda x: torch.cov((x * 5).long()),
    "correlations": torch.corrcoef,
    "a correlation": lambda x: torch.corrcoef(x[0]),
}


@pytest.mark.parametrize("name", [*WINDOWS, *COVARIANCES])
def test_as_torch(name: str) -> None:
    x = torch.randn(4, 6, generator=torch.Generator().manual_seed(0))
    assert worst(load(Called((WINDOWS | COVARIANCES)[name]), (x,))) < 1e-6


def test_the_imaginary_part_of_a_conjugate() -> None:
    """torch makes a view of it that is negated when it is read."""
    x = torch.randn(3, 4, generator=torch.Generator().manual_seed(0))
    assert worst(load(Called(lambda x: torch.complex(x, 2 * x).conj().imag + 1), (x,))) < 1e-6


def test_int_mm() -> None:
    """int8 operands, summed in int32: the product of linear layers whose activations are quantised as they come."""

    class Quantised(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("weight", torch.randint(-127, 128, (24, 40), dtype=torch.int8))

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch._int_mm(x, self.weight.t())

    module, x = Quantised(), torch.randint(-128, 128, (33, 40), dtype=torch.int8)
    (made,) = run(load(module, (x,)))
    assert torch.equal(torch.as_tensor(made), module(x))


def test_covariance_of_a_complex_signal() -> None:
    x = torch.randn(2, 3, 5, generator=torch.Generator().manual_seed(0))
    module = Called(lambda x: torch.view_as_real(torch.cov(torch.complex(x[0], x[1]))))
    made = tk.load(tk.compile(module, (x,), target="cpu"))(x)
    torch.testing.assert_close(torch.as_tensor(made), module(x), rtol=1e-5, atol=1e-6)
