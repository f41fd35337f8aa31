"""Floats that a model computes from dynamic sizes."""

from __future__ import annotations

import math

import pytest
import torch
import torch.nn.functional as F
from torch import nn
from torch.export import Dim

import tk
from tk.errors import ImportModelError

Tensor = torch.Tensor
N, M = Dim("n", min=2, max=64), Dim("m", min=2, max=64)


class Numbers(nn.Module):
    """Quotients, roots, powers and roundings of sizes, as factors, addends, bounds, fillings and slopes."""

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        n, m = x.shape
        ratio = n / m
        return (
            x * ratio + x / math.sqrt(n * m) - m**-0.5,
            torch.sub(x, x.clamp(-ratio, 1 / m), alpha=ratio),
            torch.full((n,), ratio) + torch.full_like(x, 0.25 * n)[:, 0] + torch.full((n,), m),
            F.leaky_relu(x, 1 / m) + torch.where(x > ratio - 1, x, -ratio).masked_fill(x > 1, 1 / n),
            (x.to(torch.bfloat16) * ratio).float() + x.to(torch.int64) * ratio,
            x.abs() ** (1 / m) + x * math.ceil(m / 3) - math.floor(n / 4) / torch.sym_max(n / 2, m / 3),
            torch.arange(m) / m + torch.arange(0, m) * (2 * math.pi / m),
            F.layer_norm(x, (m,)) * F.scaled_dot_product_attention(x[None], x[None], x[None])[0],
            torch.addmm(x[:, :1], x, x.T[:, :1], alpha=ratio, beta=1 / m) * torch.tensor(m / 2),
        )


@pytest.mark.rotated(4)
def test_numbers_of_sizes() -> None:
    example = torch.randn(6, 9)
    package = tk.compile(Numbers().eval(), (example,), dynamic_shapes=({0: N, 1: M},), target="cpu", verify=False)
    module = tk.load(package)
    for shape in ((6, 9), (2, 3), (13, 7), (64, 63)):
        x = torch.randn(shape)
        for found, expected in zip(module(x), Numbers()(x), strict=True):
            torch.testing.assert_close(found, expected, rtol=2e-4, atol=2e-4)


class Sizes(nn.Module):
    """Sizes that are rounded quotients and products."""

    def forward(self, x: Tensor) -> Tensor:
        return x.new_ones(math.ceil(x.shape[0] / 2), math.floor(0.75 * x.shape[0]) + 1)


def test_rounded_sizes() -> None:
    package = tk.compile(Sizes().eval(), (torch.randn(6),), dynamic_shapes=({0: N},), target="cpu", verify=False)
    module = tk.load(package)
    for n in (2, 3, 7, 64):
        assert module(torch.randn(n)).shape == Sizes()(torch.randn(n)).shape


class Steps(nn.Module):
    """Positions in steps of a float: relative ones fall by -1.0, as a conformer's, and others in halves, to a bound between."""

    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        n = x.shape[0]
        return (
            torch.arange(n - 1, -n, -1.0),
            torch.arange(0, n, 0.5),
            torch.arange(0.0, n + 0.75, 0.25),
            torch.arange(n * 0.5, -1.0, -1.5),
            x + torch.arange(0, n, 1.0),
            torch.arange(n - 1, -1, -1),
            torch.arange(2 * n, -n, -3, dtype=torch.int32),
        )


def test_ranges_in_steps_of_a_float() -> None:
    package = tk.compile(Steps().eval(), (torch.randn(6),), dynamic_shapes=({0: N},), target="cpu")
    module = tk.load(package)
    for n in (2, 3, 7, 64):
        x = torch.randn(n)
        for found, expected in zip(module(x), Steps()(x), strict=True):
            torch.testing.assert_close(found, expected)


def test_a_step_that_no_whole_numbers_express_is_refused() -> None:
    class Tenths(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            return torch.arange(0, x.shape[0], 0.1)

    with pytest.raises(ImportModelError, match="whole numbers do not express"):
        tk.compile(Tenths().eval(), (torch.randn(6),), dynamic_shapes=({0: N},), target="cpu")


class Logarithm(nn.Module):
    """torch takes the product of the sizes for a constant here, and says so in a guard alone."""

    def forward(self, x: Tensor) -> Tensor:
        return x / math.log(x.shape[0] * x.shape[1])


def test_what_torch_fixes_is_refused() -> None:
    with pytest.raises(ImportModelError, match="made a constant of"):
        tk.compile(Logarithm().eval(), (torch.randn(6, 9),), dynamic_shapes=({0: N, 1: M},), target="cpu", verify=False)
