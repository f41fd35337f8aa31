"""Convolutions of groups on a CPU: products, and right."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

CASES = {  # input, weight, groups, options
    "four": ((1, 16, 9, 11), (24, 4, 3, 3), 4, {"padding": 1}),
    "stride": ((2, 15, 12, 13), (20, 3, 3, 3), 5, {"padding": (0, 2), "stride": (2, 1), "dilation": (1, 2)}),
    "pixels": ((1, 24, 5, 5), (48, 8, 1, 1), 3, {}),
    "line": ((2, 8, 50), (16, 4, 5), 2, {"padding": 2, "stride": 3}),
    "volume": ((1, 8, 4, 5, 6), (8, 4, 3, 3, 3), 2, {"padding": 1}),
    "few": ((1, 8, 9, 9), (16, 1, 3, 3), 8, {"padding": 1}),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", CASES)
def test_a_convolution_of_groups(case: str) -> None:
    shape, kernel, groups, options = CASES[case]
    x, w, b = torch.randn(shape), torch.randn(kernel), torch.randn(kernel[0])
    x.view(-1)[0] = float("inf")
    conv = (F.conv1d, F.conv2d, F.conv3d)[len(shape) - 3]
    function = Function(lambda x, w, b: torch.relu(conv(x, w, b, groups=groups, **options))).eval()
    model = load_module(function, (x, w, b))
    _, kernels = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    assert ("cpu.matmul" in {kernel.rule for kernel in kernels}) == (case != "few")
    with tk.load(tk.compile(function, (x, w, b), target="cpu", verify=False)) as module:
        got = module(x, w, b)
    torch.testing.assert_close(got, function(x.double(), w.double(), b.double()).float(), rtol=1e-4, atol=1e-4, equal_nan=True)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_a_convolution_of_groups_in_16_bits(dtype: str) -> None:
    """It was a sum for each result, up to 90 times slower than the product that it is in float32."""
    x, w = (torch.randn(shape).to(getattr(torch, dtype)) for shape in ((1, 16, 9, 11), (24, 4, 3, 3)))
    function = Function(lambda x, w: torch.relu(F.conv2d(x, w, groups=4, padding=1))).eval()
    model = load_module(function, (x, w))
    _, kernels = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    assert "cpu.matmul" in {kernel.rule for kernel in kernels}
    with tk.load(tk.compile(function, (x, w), target="cpu", verify=False)) as module:
        got = module(x, w).double()
    want = function(x.double(), w.double())
    assert torch.linalg.norm(got - want) < (4e-3 if dtype == "bfloat16" else 5e-4) * torch.linalg.norm(want)
