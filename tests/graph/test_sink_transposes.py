"""What follows a convolution by element is part of its kernel, whatever computes it, and right on a CPU."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import nn

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

ACTIVATIONS: dict[str, Callable[[], Callable[[torch.Tensor], torch.Tensor]]] = {
    "relu6": nn.ReLU6,
    "hardswish": nn.Hardswish,
    "hardsigmoid": nn.Hardsigmoid,
    "mish": nn.Mish,
    "elu": nn.ELU,
    "celu": nn.CELU,
    "leaky_relu": nn.LeakyReLU,
    "softplus": nn.Softplus,
    "log_sigmoid": nn.LogSigmoid,
    "prelu": lambda: nn.PReLU(16, 0.3),
    "maximum": lambda: lambda x: torch.maximum(x, 0.1 * x),
    "bounds": lambda: lambda x: torch.clamp(x, x[:, :1] * 0 - 0.5, x[:, :1] * 0 + 0.25),
    "where": lambda: lambda x: torch.where(x > 0.1, x, x * x),
    "scaled": lambda: lambda x: torch.clamp(x, max=0.5) * torch.linspace(-1, 1, 16)[:, *[None] * (x.ndim - 2)].to(x.dtype),
}


class Block(nn.Module):
    def __init__(self, activation: str, rank: int) -> None:
        super().__init__()
        conv, made = getattr(nn, f"Conv{rank}d"), ACTIVATIONS[activation]()
        self.activation = made if isinstance(made, nn.Module) else Function(made)
        self.first, self.last = conv(16, 16, 3, padding=1), conv(16, 8, 3, stride=2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(self.activation(self.first(x)))


@pytest.mark.parametrize("target", ["h200", "cuda:sm_80", "cpu"])
@pytest.mark.parametrize("name", [each for each in ACTIVATIONS if each != "bounds"])
def test_an_activation_is_part_of_the_convolution(name: str, target: str) -> None:
    found = resolve(target)
    dtype = torch.float32 if target == "cpu" else torch.float16
    mod, _ = to_schedule(load_module(Block(name, 2).to(dtype).eval(), (torch.randn(2, 16, 12, 10).to(dtype),)), found)
    names = [var.name_hint for var in mod.get_global_vars() if var.name_hint != "main"]
    assert sum("conv" in each for each in names) == 2, names
    assert sum("transpose" in each and "conv" not in each for each in names) <= 2, names
    assert len(names) <= 4, names


@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("name", ACTIVATIONS)
@pytest.mark.sampled(6)
def test_the_numbers_stay(name: str, rank: int) -> None:
    net, x = Block(name, rank).eval(), torch.randn(2, 16, *(12, 10, 9)[:rank])
    with tk.load(tk.compile(net, (x,), target="cpu", verify=False)) as module:
        got = module(x)
    with torch.no_grad():
        want = net.double()(x.double())
    assert (got.double() - want).norm() <= 1e-5 * want.norm()


def test_of_symbolic_sizes_too() -> None:
    net, x = Block("hardswish", 2).eval(), torch.randn(2, 16, 12, 10)
    dims = (dict.fromkeys((0, 2, 3), torch.export.Dim.DYNAMIC),)
    with tk.load(tk.compile(torch.export.export(net, (x,), dynamic_shapes=dims), target="cpu", verify=False)) as module:
        x = torch.randn(3, 16, 17, 21)
        got = module(x)
    with torch.no_grad():
        want = net.double()(x.double())
    assert (got.double() - want).norm() <= 1e-5 * want.norm()


@pytest.mark.parametrize("groups", [1, 2])
def test_a_transposed_convolution_of_one_axis_keeps_its_own_axes(groups: int) -> None:
    """The transposes around it are their own inverses there, and lead to channels last as well as away from them."""
    layer, h200 = nn.ConvTranspose1d(64, 32, 4, stride=2, padding=1, groups=groups).half().eval(), resolve("h200")
    mod, _ = to_schedule(load_module(layer, (torch.randn(2, 64, 50).half(),)), h200)
    _, kernels = schedule_module(mod, h200)
    assert [each.rule for each in kernels if "conv" in each.name] == ["cuda.conv_sm90"]
