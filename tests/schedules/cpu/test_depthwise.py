"""Depthwise convolutions on a CPU: tiles of pixels in registers, the padded image in the cache, right against float64."""

from __future__ import annotations

import copy
import re

import pytest
import torch
from torch import nn

import tk
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


def _network(layer: str) -> tuple[nn.Module, torch.Tensor]:
    channels, kernel, stride, padding, dilation, size = LAYERS[layer]
    torch.manual_seed(0)
    convolution = nn.Conv2d(channels, channels, kernel, stride, padding, dilation, groups=channels)
    return nn.Sequential(nn.Conv2d(3, channels, 1), convolution, nn.SiLU()).eval(), torch.randn(2, 3, *size)


@pytest.mark.parametrize("layer", LAYERS)
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
