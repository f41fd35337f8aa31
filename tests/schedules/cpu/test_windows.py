"""Depthwise convolutions and pooling on a CPU: pixels in registers, the padded image in the cache, right against float64."""

from __future__ import annotations

import copy
import random
import re

import pytest
import torch
from torch import nn

import tk
from tests.host import RUNNABLE
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

# channels, kernel, stride, padding, dilation, (rows, columns) of the image
LAYERS = {
    "whole": (32, (3, 3), 1, 1, 1, (14, 14)),
    "masked": (40, (5, 5), 1, 2, 1, (13, 28)),
    "stride": (17, (3, 5), (2, 3), (1, 4), 1, (23, 31)),
    "dilated": (24, (2, 3), (1, 2), 2, (2, 1), (11, 19)),
    "valid": (48, (3, 3), 1, 0, 1, (9, 25)),
}


POOLS = {
    "max": nn.MaxPool2d(3, 2, 1),
    "ceil": nn.MaxPool2d(3, 2, ceil_mode=True),
    "average": nn.AvgPool2d(2, count_include_pad=False),
}


def _network(layer: str) -> tuple[nn.Module, torch.Tensor]:
    torch.manual_seed(0)
    if layer in POOLS:  # channels that no vector divides
        return nn.Sequential(nn.Conv2d(3, 33, 1), POOLS[layer]), torch.randn(2, 3, 15, 20)
    channels, kernel, stride, padding, dilation, size = LAYERS[layer]
    convolution = nn.Conv2d(channels, channels, kernel, stride, padding, dilation, groups=channels)
    return nn.Sequential(nn.Conv2d(3, channels, 1), convolution, nn.SiLU()).eval(), torch.randn(2, 3, *size)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("layer", [*LAYERS, *POOLS])
def test_is_right(layer: str) -> None:
    network, x = _network(layer)
    want = copy.deepcopy(network).double()(x.double())
    with tk.load(tk.compile(network, (x,), target="cpu", verify=False)) as module:
        got = module(x)
    assert torch.linalg.norm(got - want) < 1e-6 * torch.linalg.norm(want)


@pytest.mark.parametrize("layer", LAYERS)
def test_sums_stay_in_registers(layer: str) -> None:
    """Sums that are stored at each tap, and pads whose conditions are asked at each, took two to four times as long."""
    network, x = _network(layer)
    mod, kernels = schedule_module(to_schedule(load_module(network, (x,)), resolve("cpu"))[0], resolve("cpu"))
    (name,) = [kernel.name for kernel in kernels if kernel.rule == "cpu.reduction"]
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint == name]
    lines = kernel.script().splitlines()
    assert len([line for line in lines if line.startswith("    for ")]) == 1
    (added,) = [line for line in lines if re.match(r"\s*(\w+)\[.*\] = \1\[.*\] \+ ", line)]
    assert "if_then_else" not in added


def test_pooling_keeps_nan_and_infinities() -> None:
    x = torch.randn(1, 32, 9, 14)
    x[0, 3, 4, 5], x[0, 4, 4, 5], x[0, 5] = float("nan"), float("inf"), -float("inf")
    pool = nn.Sequential(nn.ReLU6(), nn.MaxPool2d(3, 2, 1)).eval()
    with tk.load(tk.compile(nn.Sequential(nn.MaxPool2d(3, 2, 1), pool), (x,), target="cpu", verify=False)) as module:
        got = module(x)
    torch.testing.assert_close(got, nn.Sequential(nn.MaxPool2d(3, 2, 1), pool)(x), rtol=0, atol=0, equal_nan=True)


def test_pooling_reads_all_channels_of_a_pixel() -> None:
    """Rows are its tasks, and vectors of channels its innermost loop: a pass over the image a vector took a third longer."""
    x = torch.randn(1, 64, 27, 27)
    network = nn.Sequential(nn.Conv2d(64, 64, 3, padding=1), nn.MaxPool2d(3, 2)).eval()
    mod, kernels = schedule_module(to_schedule(load_module(network, (x,)), resolve("cpu"))[0], resolve("cpu"))
    (name,) = [kernel.name for kernel in kernels if kernel.rule == "cpu.reduction"]
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint == name]
    loops = [line.strip() for line in kernel.script().splitlines() if line.lstrip().startswith("for ")]
    parallel = next(line for line in loops if "T.parallel" in line)
    assert "13" in parallel
    assert loops.index(parallel) == 0


@pytest.mark.parametrize("target", RUNNABLE)
def test_pooling_of_drawn_sizes(target: str) -> None:
    """Windows, strides, pads, dilations and channels drawn, of numbers among which are NaN and infinities."""
    rng = random.Random(random.random())
    for _ in range(4):
        kernel, dilation = rng.choice([2, 3, 5]), rng.choice([1, 1, 2])
        pool = nn.MaxPool2d(kernel, rng.randint(1, 3), rng.randint(0, kernel // 2), dilation, ceil_mode=rng.random() < 0.5)
        x = torch.randn(rng.randint(1, 2), rng.choice([5, 16, 24, 33, 64]), rng.randint(12, 30), rng.randint(12, 40))
        flat = x.view(-1)
        for value in (float("nan"), float("inf"), -float("inf")):
            flat[torch.randint(flat.numel(), (flat.numel() // 200,))] = value
        with tk.load(tk.compile(_Last(pool), (x.permute(0, 2, 3, 1).contiguous(),), target=target, verify=False)) as module:
            got = module(x.permute(0, 2, 3, 1).contiguous())
        torch.testing.assert_close(got, pool(x).permute(0, 2, 3, 1), rtol=0, atol=0, equal_nan=True)


class _Last(nn.Module):
    """A module of images, whose channels come last."""

    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner = inner

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.inner(x.permute(0, 3, 1, 2)).permute(0, 2, 3, 1).contiguous()
