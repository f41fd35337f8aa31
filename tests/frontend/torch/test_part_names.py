"""Parts of a model that are called as attributes of torch's own GraphModule, and parts that have two names."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from torch.export import Dim

import tk


class Named(nn.Module):
    """A layer, a parameter and a buffer that forward writes into, of these names."""

    def __init__(self, layer: str, parameter: str, buffer: str) -> None:
        super().__init__()
        self.names = layer, parameter, buffer
        self.add_module(layer, nn.Linear(4, 4))
        self.register_parameter(parameter, nn.Parameter(torch.randn(4)))
        self.register_buffer(buffer, torch.zeros(4))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        layer, parameter, buffer = (getattr(self, name) for name in self.names)
        buffer.add_(x.mean(0))
        return layer(x) * parameter + buffer


@pytest.mark.parametrize("names", [("graph", "meta", "code"), ("code", "graph", "recompile"), ("meta", "code", "code_")])
def test_names_that_a_graph_module_has_for_itself(names: tuple[str, str, str]) -> None:
    torch.manual_seed(0)
    module, x = Named(*names).eval(), torch.randn(3, 4)
    package = tk.compile(module, (x,), target="cpu", dynamic_shapes=({0: Dim("rows", min=1, max=8)},))
    assert package.signature.state == (names[2],)
    loaded = tk.load(package)
    for rows in (3, 1, 5):
        x, state = torch.randn(rows, 4), torch.zeros(4)
        with torch.no_grad():
            getattr(module, names[2]).zero_()
            expected = module(x)
        torch.testing.assert_close(loaded(x, **{names[2]: state}), expected)
        torch.testing.assert_close(state, getattr(module, names[2]))


def test_a_buffer_of_two_names_that_forward_writes_into() -> None:
    """torch cannot decompose a program that has it twice."""

    class Counter(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("total", torch.zeros(4))

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            self.total.mul_(0.5).add_(x.sum(0))
            return x + self.total

    class Twice(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first = Counter()
            self.again = self.first

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return self.again(self.first(x))

    module, x = Twice(), torch.randn(3, 4)
    package = tk.compile(module, (x,), target="cpu")
    (name,) = package.signature.state
    state = torch.zeros(4)
    module.first.total.zero_()
    expected = module(x)
    torch.testing.assert_close(tk.load(package)(x, **{name: state}), expected)
    torch.testing.assert_close(state, module.first.total)
