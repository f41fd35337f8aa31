"""`fold` and `grid_sample` at random sizes and dtypes against torch's, one function each, without scattered writes."""

from __future__ import annotations

import random

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.frontend.positions import between
from tests.sample import sample
from tests.torch_function import Function
from tk.frontend.torch.load import load_module

DTYPES = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
BANDS = {torch.float32: 1e-6, torch.float64: 1e-12, torch.float16: 1e-3, torch.bfloat16: 8e-3}


def error(found: torch.Tensor, exact: torch.Tensor) -> float:
    return float((found.double() - exact).norm() / exact.norm().clamp_min(1e-30))


@pytest.mark.parametrize("seed", sample(range(40), 8))
def test_blocks_are_summed(seed: int) -> None:
    draw = random.Random(f"fold {seed}")
    dtype, generator = draw.choice(DTYPES), torch.Generator().manual_seed(seed)
    while True:
        how = {name: (draw.randint(least, 3), draw.randint(least, 3)) for name, least in
               (("kernel_size", 1), ("dilation", 1), ("padding", 0), ("stride", 1))}  # fmt: skip
        image = draw.randint(1, 12), draw.randint(1, 12)
        columns = [
            (image[a] + 2 * how["padding"][a] - how["dilation"][a] * (how["kernel_size"][a] - 1) - 1) // how["stride"][a] + 1
            for a in (0, 1)
        ]
        if min(columns) > 0:
            break
    rows = draw.randint(1, 5) * how["kernel_size"][0] * how["kernel_size"][1]
    batch = [] if draw.random() < 0.3 else [draw.randint(1, 3)]
    x = torch.randn(*batch, rows, columns[0] * columns[1], generator=generator).to(dtype)
    compiled = tk.load(tk.compile(Function(lambda x: F.fold(x, image, **how)), (x,), target="cpu", verify=False))
    assert error(compiled(x), F.fold(x.double(), image, **how)) <= BANDS[dtype], (how, image, x.shape)


@pytest.mark.parametrize("seed", sample(range(40), 8))
def test_images_are_sampled(seed: int) -> None:
    draw = random.Random(f"grid {seed}")
    dtype, generator = draw.choice(DTYPES), torch.Generator().manual_seed(seed)
    inner, outer = ([draw.randint(2, 9), draw.randint(2, 9)] for _ in "io")
    channels = draw.choice((draw.randint(1, 4), draw.randint(8, 17)))  # many have their positions in tables
    x = torch.randn(draw.randint(1, 3), channels, *inner, generator=generator).to(dtype)
    grid = (torch.rand(x.shape[0], *outer, 2, generator=generator) * 3 - 1.5).to(dtype)
    how = {
        "mode": draw.choice(("bilinear", "bicubic")),
        "padding_mode": draw.choice(("zeros", "border", "reflection")),
        "align_corners": draw.random() < 0.5,
    }
    compiled = tk.load(tk.compile(Function(lambda x, g: F.grid_sample(x, g, **how)), (x, grid), target="cpu", verify=False))
    band = BANDS[dtype] if dtype is not torch.float32 else 1e-5
    assert error(compiled(x, grid), F.grid_sample(x.double(), grid.double(), **how)) <= band, (how, x.shape)


@pytest.mark.parametrize("mode", ["nearest", "bilinear"])
@pytest.mark.parametrize(("channels", "rank"), [(3, 2), (9, 2), (3, 3), (8, 3)])
def test_what_is_outside_is_0_beside_infinities_too(mode: str, channels: int, rank: int) -> None:
    """Elements beside a position outside of the image count nothing, whatever they are; NaN is a position outside."""
    x = torch.randn(2, channels, *(5, 7, 4)[:rank])
    x[:, :, 0], x[:, 0, ..., -1] = float("inf"), float("nan")
    grid = between(torch.rand(2, *(6, 5, 3)[:rank], rank) * 4 - 2, x.shape[2:], corners=False)
    grid[0, 0], grid[1, 1] = float("nan"), 1e30
    if rank == 3:  # torch counts what a volume's positions of infinity weigh as 0, too, an image's as NaN
        grid[1, 2] = float("inf")
    function = Function(lambda x, g: F.grid_sample(x, g, mode, align_corners=False))
    got = torch.as_tensor(tk.load(tk.compile(function, (x, grid), target="cpu", verify=False))(x, grid))
    want = function(x, grid)
    assert torch.equal(got.isnan(), want.isnan())
    assert torch.allclose(got, want, rtol=1e-5, atol=1e-5, equal_nan=True)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_each_is_one_function(dtype: torch.dtype) -> None:
    x, grid = torch.zeros(2, 18, 30, dtype=dtype), torch.zeros(2, 4, 5, 2, dtype=dtype)
    folds = load_module(Function(lambda x: F.fold(x, (5, 6), 3, padding=1)), (x,))
    assert "index_put" not in str(folds.mod)
    assert "col2im" in str(folds.mod)
    samples = load_module(Function(lambda x, g: F.grid_sample(x, g, align_corners=False)), (x.reshape(2, 18, 5, 6), grid))
    assert "astype" not in str(samples.mod["main"])
