"""The bits of 16-bit floats that kernels compute, on every target: as int16, as a sign, and as the number beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tk
from tests.sample import sample
from tk.rocm.linker import find_linker

DTYPES = (torch.bfloat16, torch.float16)
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "matmul": lambda a, b: torch.signbit(F.linear(a, b)),
    "view": lambda a, b: F.linear(a, b).view(torch.int16),
    "conv": lambda a, b: torch.signbit(F.conv1d(a, b.reshape(4, 16, 16))),
    "attention": lambda a, b: torch.signbit(F.scaled_dot_product_attention(a, a, a)),
    "norm": lambda a, b: torch.signbit(F.layer_norm(a, (64,))),
    "sum": lambda a, b: torch.signbit(a.sum(-1)),
    "beside": lambda a, b: torch.nextafter(a * 2, a * 3),
    "back": lambda a, b: (a.view(torch.int16) + 1).view(a.dtype) * 2,
}
GPUS = ("cuda:sm_90a", "cuda:sm_80", *(("rocm:gfx942",) if find_linker() else ()))
BUILDS = sample([(name, dtype, target) for name in FUNCTIONS for dtype in DTYPES for target in GPUS], 8)


class Bits(nn.Module):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def forward(self, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return FUNCTIONS[self.name](a, b)


def _inputs(dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.randn(4, 16, 64).to(dtype), torch.randn(16, 64).to(dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_bits_on_a_cpu(name: str, dtype: torch.dtype) -> None:
    inputs = _inputs(dtype)
    want = Bits(name)(*inputs)
    got = tk.load(tk.compile(Bits(name), inputs, target="cpu", verify=False))(*inputs)
    if name == "view":  # sums in another order: the last bit of few numbers
        assert (got.int() - want.int()).abs().max() <= 1
    else:
        assert (got != want).float().mean() < 0.005


@pytest.mark.parametrize(("name", "dtype", "target"), BUILDS)
def test_bits_compile_for_a_gpu(name: str, dtype: torch.dtype, target: str) -> None:
    tk.compile(Bits(name), _inputs(dtype), target=target, verify=False)


@pytest.mark.parametrize("dtype", [*DTYPES, torch.float32, torch.float64])
def test_the_number_beside(dtype: torch.dtype) -> None:
    limits = torch.finfo(dtype)
    least = limits.smallest_normal / 2
    values = [0.0, -0.0, 1.0, -1.0, 3.5, torch.inf, -torch.inf, torch.nan, limits.tiny, -limits.tiny, limits.max, least]
    x = torch.tensor(values, dtype=torch.float64).to(dtype)
    pairs = x[:, None].repeat(1, len(x)), x[None].repeat(len(x), 1)

    class Next(nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
            return torch.nextafter(a, b)

    got, want = tk.load(tk.compile(Next(), pairs, target="cpu", verify=False))(*pairs), torch.nextafter(*pairs)
    torch.testing.assert_close(got, want, rtol=0, atol=0, equal_nan=True)
    assert torch.equal(got.signbit() & ~got.isnan(), want.signbit() & ~want.isnan())
