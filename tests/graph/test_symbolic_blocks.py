"""Drawn blocks of convolutions and pooling of which a batch, a height, a width or all of them are symbolic: they compile for a
GPU of each kind, and on a CPU they give torch's numbers at other sizes than the one that was traced."""

from __future__ import annotations

import random
from typing import Any

import pytest
import torch
from torch import nn

import tk
from tests.sample import sample

SYMBOLIC = ((0,), (2,), (3,), (2, 3), (0, 2, 3))
TRACED = (2, 40, 36)


def drawn(seed: int, wide: bool) -> tuple[nn.Module, int]:
    """A block of one to three layers, of many channels or of few, and its channels in."""
    draw = random.Random(seed)
    torch.manual_seed(seed)
    counts = (16, 24, 48, 64, 96, 192, 384) if wide else (3, 8, 12, 16, 20)
    channels = first = draw.choice(counts)
    layers: list[nn.Module] = []
    for _ in range(draw.randint(1, 3)):
        kernel, stride, dilation = draw.choice((1, 2, 3, 5, 7)), draw.choice((1, 1, 2)), draw.choice((1, 1, 2))
        padding, columns = draw.choice((0, dilation * (kernel // 2))), draw.choice(counts)
        kind = draw.choice(("dense", "dense", "groups", "depthwise", "transposed", "max", "average"))
        if kind in ("max", "average"):
            layers.append({"max": nn.MaxPool2d, "average": nn.AvgPool2d}[kind](draw.choice((2, 3)), draw.choice((1, 2)), 1))
            continue
        if kind == "transposed":
            layers.append(nn.ConvTranspose2d(channels, columns, kernel, stride, min(padding, kernel - 1)))
        else:
            columns = channels if kind == "depthwise" else columns
            groups = {"dense": 1, "depthwise": channels}.get(kind) or draw.choice(
                [count for count in (1, 2, 4) if channels % count == columns % count == 0]
            )
            layers.append(nn.Conv2d(channels, columns, kernel, stride, padding, dilation, groups))
        layers.append(draw.choice((nn.ReLU, nn.SiLU, nn.Identity))())
        channels = columns
    return nn.Sequential(*layers).eval(), first


def exported(net: nn.Module, channels: int, axes: tuple[int, ...], dtype: torch.dtype) -> torch.export.ExportedProgram:
    x = torch.randn(TRACED[0], channels, *TRACED[1:], dtype=dtype)
    return torch.export.export(net.to(dtype), (x,), dynamic_shapes=(dict.fromkeys(axes, torch.export.Dim.DYNAMIC),))


@pytest.mark.parametrize(
    ("seed", "axes"), sample([(seed, SYMBOLIC[seed % 5]) for seed in range(60)], 20, by=lambda each: each[1])
)
def test_the_numbers_of_torch_on_a_cpu(seed: int, axes: tuple[int, ...]) -> None:
    net, channels = drawn(seed, wide=False)
    draw, exact = random.Random(seed), drawn(seed, wide=False)[0].double()
    with tk.load(tk.compile(exported(net, channels, axes, torch.float32), target="cpu", verify=False)) as module:
        for _ in range(3):
            size = [draw.randint(2, 57 if axis else 5) if axis in axes else TRACED[max(0, axis - 1)] for axis in (0, 2, 3)]
            size = [size[0], *(max(side, 33) for side in size[1:])]
            x = torch.randn(size[0], channels, *size[1:])
            (got,) = [torch.as_tensor(each) for each in _results(module(x))]
            with torch.no_grad():
                want = exact(x.double())
            assert got.shape == want.shape
            assert (got.double() - want).norm() <= 1e-5 * want.norm()


@pytest.mark.parametrize("target", ["h100", "cuda:sm_80"])
@pytest.mark.parametrize(("seed", "axes"), sample([(seed, SYMBOLIC[seed % 5]) for seed in range(60)], 60))
def test_a_gpu_has_kernels(seed: int, axes: tuple[int, ...], target: str) -> None:
    net, channels = drawn(seed, wide=True)
    dtype = (torch.bfloat16, torch.float16, torch.float32)[seed % 3]
    package = tk.compile(exported(net, channels, axes, dtype), target=target, verify=False)
    (build,) = package.builds.values()
    assert build.kernels()


def _results(found: Any) -> list[Any]:
    return list(found) if isinstance(found, tuple | list) else [found]
