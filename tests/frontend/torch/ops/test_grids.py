"""grid_sample: what is outside of an image is 0 whatever the image has, and a GPU asks for all of its elements at once."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.sample import sample
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import Options, compile_model
from tk.target import resolve


def _sampled(mode: str) -> Function:
    return Function(lambda x, grid: F.grid_sample(x, grid, mode, "zeros", align_corners=False))


def _inputs(channels: int, dtype: torch.dtype, reach: float) -> tuple[torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(channels)
    grid = (torch.rand(2, 9, 8, 2, generator=generator, dtype=torch.float64) * 2 - 1) * reach
    return torch.randn(2, channels, 7, 11, generator=generator, dtype=torch.float64).to(dtype), grid.to(dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("channels", [3, 9], ids=["one kernel", "tables"])
@pytest.mark.parametrize("mode", sample(["bilinear", "nearest"], 1))
def test_infinities_of_an_image_stay_in_it(mode: str, channels: int, dtype: torch.dtype) -> None:
    """The corners' elements are those that are read for what is outside."""
    x, grid = _inputs(channels, dtype, 3.0)
    x[0, :, 0, 0], x[0, :, -1, -1], x[1, :, 0, 0] = torch.inf, torch.nan, -torch.inf
    far = (grid.abs() > 1.3).any(-1)
    grid[far] = grid[far] + 2 * grid[far].sign()
    model = _sampled(mode).eval()
    out = tk.load(tk.compile(model, (x, grid), target="cpu", verify=False))(x, grid)
    torch.testing.assert_close(torch.as_tensor(out), model(x, grid), equal_nan=True, rtol=1e-4, atol=1e-5)
    assert bool((torch.as_tensor(out).permute(0, 2, 3, 1)[far] == 0).all())


@pytest.mark.parametrize(("target", "channels", "kernels"), [("cpu", 9, 2), ("cpu", 3, 1), ("h200", 64, 1)])
def test_positions_are_worked_out_once_for_many_channels_of_a_cpu(target: str, channels: int, kernels: int) -> None:
    model = load_module(_sampled("bilinear").eval(), _inputs(channels, torch.float32, 1.5))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve(target), options=Options(graph=False))
    assert len(executable.kernels) == kernels


@pytest.mark.parametrize("mode", ["bilinear", "bicubic"])
def test_no_element_of_an_image_is_waited_for_before_the_next_is_asked_for(mode: str) -> None:
    model = load_module(_sampled(mode).eval(), _inputs(16, torch.bfloat16, 1.5))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve("h200"), options=Options(graph=False))
    (text,) = (text for name, text in executable.code.sources.items() if name.startswith("grid_sample"))
    image = next(name for name in re.findall(r"(?:const )?nv_bfloat16\* __restrict__ (\w+)", text) if "grid_sample" not in name)
    loads = list(re.finditer(rf"^ *(\w+)\[\d+\] = {image}\[", text, re.MULTILINE))
    lanes = int(next(kernel for kernel in executable.kernels if kernel.name.startswith("grid_sample")).config["vector"])
    assert len(loads) >= lanes * (4 if mode == "bilinear" else 16)
    assert len(re.findall(rf"\b{image}\[", text)) == len(loads)


@pytest.mark.parametrize("channels", [3, 9], ids=["one kernel", "tables"])
@pytest.mark.parametrize("repeated", ["image", "grid", "both"])
def test_what_is_repeated_for_a_batch_is_not_copied(repeated: str, channels: int) -> None:
    """As regions of one map of features are read."""
    x, grid = _inputs(channels, torch.float32, 1.5)
    x, grid = x if repeated == "grid" else x[:1], grid if repeated == "image" else grid[:1]
    model = Function(lambda x, grid: F.grid_sample(x.expand(2, -1, -1, -1), grid.expand(2, -1, -1, -1), align_corners=False))
    executable = compile_model(load_module(model, (x, grid)), resolve("cpu"))
    assert repeated == "both" or not [kernel.name for kernel in executable.kernels if "broadcast" in kernel.name]
    out = tk.load(tk.compile(model, (x, grid), target="cpu", verify=False))(x, grid)
    torch.testing.assert_close(out, model(x, grid), rtol=1e-4, atol=1e-5)
