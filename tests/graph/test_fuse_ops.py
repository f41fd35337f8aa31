"""Chains of stencils: what is computed at every place that reads it would be computed over and over."""

from collections.abc import Callable

import pytest
import torch
from torch.nn import functional as F

import tk
from tests.frontend.running import error

STEPS = 8  # inlined, an element of the last step would be made of 3⁸ of the input or more


class Chain(torch.nn.Module):
    def __init__(self, step: Callable[[torch.Tensor], torch.Tensor], steps: int) -> None:
        super().__init__()
        self.step, self.steps = step, steps

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for _ in range(self.steps):
            x = self.step(x)
        return x


def rolled(x: torch.Tensor) -> torch.Tensor:
    return 0.25 * (x.roll(1, 0) + x.roll(-1, 0) + x.roll(1, 1) + x.roll(-1, 1))


def shrunk(x: torch.Tensor) -> torch.Tensor:
    return (x[:-2] + x[1:-1] * 2 + x[2:]) / 4


def assigned(x: torch.Tensor) -> torch.Tensor:
    inner = x[1:-1, 1:-1] + 0.1 * (x[2:, 1:-1] + x[:-2, 1:-1] + x[1:-1, 2:] + x[1:-1, :-2] - 4 * x[1:-1, 1:-1])
    x = x.clone()
    x[1:-1, 1:-1] = inner
    return x


def circular(x: torch.Tensor) -> torch.Tensor:
    wide = F.pad(x[None, None], (1, 1, 1, 1), mode="circular")[0, 0]
    return torch.tanh(wide[2:, 1:-1] - wide[:-2, 1:-1] + wide[1:-1, 2:] * wide[1:-1, :-2] + x)


def turned(x: torch.Tensor) -> torch.Tensor:
    return (x + x.T + x.flip(0)) / 3


@pytest.mark.parametrize("step", [rolled, shrunk, assigned, circular, turned])
def test_chains_of_stencils(step: Callable[[torch.Tensor], torch.Tensor]) -> None:
    x = torch.randn(33, 33)
    model = Chain(step, STEPS)
    m = tk.load(tk.compile(model, (x,), target="cpu", verify=False))
    assert error(m(x), model.double()(x.double())) < 1e-5


def test_steps_that_are_all_results() -> None:
    """Each is stored as it is."""

    class Trajectory(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> list[torch.Tensor]:
            found = [x]
            for _ in range(STEPS):
                found.append(rolled(found[-1]))
            return found[1:]

    x = torch.randn(9, 9)
    m = tk.load(tk.compile(Trajectory(), (x,), target="cpu", verify=False))
    assert max(map(error, m(x), Trajectory()(x.double()))) < 1e-5
