"""1×1 convolutions of images with channels in front: one product with what follows fused, and no transposes around."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn
from tvm import relax
from tvm.ir import GlobalVar

import tk
from tests.host import RUNNABLE
from tests.sample import sample
from tests.schedules.cuda.emulated import distance
from tk.frontend.torch.arrays import to_numpy
from tk.frontend.torch.load import load_module
from tk.graph.pointwise_convolutions import MASKED
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

H200 = resolve("h200")
ACTIVATIONS = (nn.Identity, nn.ReLU, nn.SiLU, nn.GELU, nn.Hardswish, nn.LeakyReLU, nn.ReLU6)
BANDS = {torch.float16: 1e-3, torch.bfloat16: 8e-3}


class Residual(nn.Module):
    def __init__(self, channels: int, columns: int, bias: bool, activation: Callable[[], nn.Module]) -> None:
        super().__init__()
        self.conv, self.activation = nn.Conv2d(channels, columns, 1, bias=bias), activation()

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return self.activation(self.conv(x) + y)


def kernels(module: nn.Module, inputs: tuple[torch.Tensor, ...]):
    """The scheduled module of `module` for Hopper, and its kernels."""
    mod, weights = to_schedule(load_module(module, inputs), H200)
    return *schedule_module(mod, H200), weights


@pytest.mark.parametrize("seed", sample(range(24), 8))
def test_one_kernel_that_is_right(seed: int, tmp_path: Path) -> None:
    draw = random.Random(seed)
    torch.manual_seed(seed)
    dtype = draw.choice(list(BANDS))
    height, width = draw.choice([(8, 8), (8, 9), (16, 16), (10, 12), (28, 10), (4, 34)])
    batch, channels, columns = draw.randint(1, 3), 8 * draw.randint(1, 20), 8 * draw.randint(1, 24)
    net = Residual(channels, columns, draw.random() < 0.7, draw.choice(ACTIVATIONS)).to(dtype).eval()
    x, y = (torch.randn(batch, count, height, width).to(dtype) for count in (channels, columns))
    mod, found, weights = kernels(net, (x, y))
    assert [kernel.rule in ("cuda.matmul_sm90", "cuda.matmul_skinny") for kernel in found] == [True]
    given = {"x": to_numpy(x), "y": to_numpy(y), **weights}
    main = mod["main"]
    known = {var: given[name] for var, name in zip(main.params, ["x", "y", *weights], strict=True)}
    for block in main.body.blocks:
        for binding in block.bindings:
            call = binding.value
            if isinstance(call, relax.Call) and isinstance(call.args[0], GlobalVar):
                arguments, func = [known[arg] for arg in call.args[1].fields], mod[call.args[0]]
            elif isinstance(call, relax.Call) and call.args[0] in known:  # a view
                known[binding.var] = known[call.args[0]].reshape([int(dim) for dim in binding.var.ty.shape.values])
    with torch.no_grad():
        exact = net.double()(x.double(), y.double()).numpy()
    shape = [int(dim) for dim in func.params[-1].ty.shape]
    assert (
        distance(func, H200, [np.ascontiguousarray(each) for each in arguments], {}, exact.reshape(shape), tmp_path)
        < BANDS[dtype]
    )


class Between(nn.Module):
    """Two 1×1 convolutions around a layer."""

    def __init__(self, layer: nn.Module, second: int = 64) -> None:
        super().__init__()
        self.first, self.layer, self.last = nn.Conv2d(64, 64, 1), layer, nn.Conv2d(second, 32, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(self.layer(torch.relu(self.first(x))))


@pytest.mark.parametrize(
    ("layer", "products"),
    [
        (nn.Identity(), 2),
        (nn.SiLU(), 2),
        (nn.MaxPool2d(2), 2),
        (nn.Conv2d(64, 64, 3, padding=1), 0),
        (nn.Conv2d(64, 64, 1, 2), 0),
    ],
    ids=["nothing", "silu", "pooling", "3x3", "stride"],
)
def test_another_convolution_keeps_channels_last(layer: nn.Module, products: int) -> None:
    _, found, _ = kernels(Between(layer).half().eval(), (torch.randn(2, 64, 16, 16).half(),))
    names = [kernel.name for kernel in found]
    assert sum("matmul" in name for name in names) == products, names
    assert sum("transpose" in name for name in names) == (0 if products else 2), names
    assert sum("conv2d" in name for name in names) == (0 if products else 3), names


@pytest.mark.parametrize("size", [(14, 14), (7, 8), (4, 8)])
def test_odd_and_small_images_have_channels_last(size: tuple[int, int]) -> None:
    _, found, _ = kernels(nn.Conv2d(64, 64, 1).half().eval(), (torch.randn(2, 64, *size).half(),))
    assert any("conv2d" in kernel.name for kernel in found)


@pytest.mark.parametrize("target", RUNNABLE)
@pytest.mark.parametrize("seed", sample(range(24), 6))
def test_one_kernel_on_a_cpu(seed: int, target: str) -> None:
    """For images of any number of pixels, or of whole vectors of them; of a batch that is known when it is called, too: the
    weights are the same for each image."""
    draw = random.Random(seed)
    rank = draw.choice([1, 2, 2, 3])
    sizes = [draw.randint(*{1: (64, 200), 2: (8, 20), 3: (4, 7)}[rank]) for _ in range(rank)]
    if resolve(target).vector_bits < MASKED:
        sizes[-1] = -(-sizes[-1] // 8) * 8
    batch, channels, columns = draw.randint(1, 3), draw.randint(1, 70), draw.randint(1, 70)
    net = Residual(channels, columns, draw.random() < 0.7, draw.choice(ACTIVATIONS))
    net.conv = (nn.Conv1d, nn.Conv2d, nn.Conv3d)[rank - 1](channels, columns, 1)
    x, y = (torch.randn(batch, count, *sizes) for count in (channels, columns))
    program = torch.export.export(net.eval(), (x, y), dynamic_shapes=({0: torch.export.Dim.DYNAMIC},) * 2) if batch > 1 else net
    package = tk.compile(program, (x, y), target=target, verify=False)
    assert [kernel["rule"] for kernel in next(iter(package.builds.values())).kernels()] == ["cpu.matmul"]
    with tk.load(package) as module, torch.no_grad():
        x, y = (torch.randn(batch + (batch > 1), count, *sizes) for count in (channels, columns))
        got, want = module(x, y), net.double()(x.double(), y.double())
    assert (got.double() - want).norm() <= 2e-6 * want.norm()


def test_many_channels_of_pages_have_channels_last_on_a_cpu_of_short_vectors() -> None:
    """Caches keep no columns of these, which each tile of rows reads anew."""
    for channels, kernels in ((512, 3), (64, 1)):
        package = tk.compile(nn.Conv2d(channels, 16, 1), (torch.randn(1, channels, 32, 32),), target=RUNNABLE[-1], verify=False)
        long = resolve(RUNNABLE[-1]).vector_bits >= MASKED
        assert len(next(iter(package.builds.values())).kernels()) == (1 if long else kernels)
