"""The bits of 16-bit floats that kernels compute, on every target: as int16, as a sign, and as the number beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tk
from tests.sample import sample
from tk.rocm.linker import find_linker

DTYPES = (torch.bfloat16, torch.float16)
ROUNDING = {torch.bfloat16: 2.0**-7, torch.float16: 2.0**-10}  # of ‖out − ref‖/‖ref‖, where each is rounded but a few times
Compute: TypeAlias = Callable[..., Any]
VALUES: dict[str, Compute] = {
    "matmul": F.linear,
    "conv": lambda a, b: F.conv1d(a, b.reshape(4, 16, 16)),
    "attention": lambda a, b: F.scaled_dot_product_attention(a, a, a),
    "norm": lambda a, b: F.layer_norm(a, (64,)),
    "sum": lambda a, b: a.sum(-1),
}
EXACT: dict[str, Compute] = {
    "next": lambda a, b: torch.nextafter(a * 2, a * 3),
    "back": lambda a, b: (a.view(torch.int16) + 1).view(a.dtype) * 2,
}
GPUS = ("cuda:sm_90a", "cuda:sm_80", *(("rocm:gfx942",) if find_linker() else ()))


def _signs(compute: Compute) -> Compute:
    return lambda a, b: torch.signbit(compute(a, b))


def _bits(compute: Compute) -> Compute:
    return lambda a, b: compute(a, b).view(torch.int16)


def _beside(compute: Compute) -> Compute:
    def both(a: torch.Tensor, b: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        number = compute(a, b)
        return number, number.view(torch.int16)

    return both


SIGNS = {name: _signs(compute) for name, compute in VALUES.items()}
BITS = {name: _bits(compute) for name, compute in VALUES.items()}
FUNCTIONS = {**{f"sign of {name}": each for name, each in SIGNS.items()}, "bits of matmul": BITS["matmul"], **EXACT}
BUILDS = sample([(name, dtype, target) for name in FUNCTIONS for dtype in DTYPES for target in GPUS], 8)


class Function(nn.Module):
    """A function of two tensors as a module."""

    def __init__(self, compute: Compute) -> None:
        super().__init__()
        self.compute = compute

    def forward(self, a: torch.Tensor, b: torch.Tensor) -> Any:
        return self.compute(a, b)


def _inputs(dtype: torch.dtype) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.randn(4, 16, 64).to(dtype), torch.randn(16, 64).to(dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", SIGNS)
def test_signs_on_a_cpu(name: str, dtype: torch.dtype) -> None:
    """Of every number that is not so near 0 that sums in another order may change its sign."""
    a, b = inputs = _inputs(dtype)
    got = tk.load(tk.compile(Function(SIGNS[name]), inputs, target="cpu", verify=False))(*inputs)
    exact = VALUES[name](a.double(), b.double())
    sure = exact.abs() > ROUNDING[dtype] * exact.norm() / exact.numel() ** 0.5
    assert sure.float().mean() > 0.9
    assert torch.equal(got[sure], exact.signbit()[sure])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", VALUES)
def test_bits_on_a_cpu(name: str, dtype: torch.dtype) -> None:
    """Alone they are those of a number near enough to the exact one, and beside the number they are its own."""
    inputs = _inputs(dtype)
    exact = VALUES[name](*(x.double() for x in inputs))
    bits = tk.load(tk.compile(Function(BITS[name]), inputs, target="cpu", verify=False))(*inputs)
    assert (bits.view(dtype).double() - exact).norm() < ROUNDING[dtype] * exact.norm()

    number, beside = tk.load(tk.compile(Function(_beside(VALUES[name])), inputs, target="cpu", verify=False))(*inputs)
    assert torch.equal(beside, number.view(torch.int16))
    assert (number.double() - exact).norm() < ROUNDING[dtype] * exact.norm()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", EXACT)
def test_functions_of_bits_on_a_cpu(name: str, dtype: torch.dtype) -> None:
    inputs = _inputs(dtype)
    got = tk.load(tk.compile(Function(EXACT[name]), inputs, target="cpu", verify=False))(*inputs)
    assert torch.equal(got, EXACT[name](*inputs))


@pytest.mark.parametrize(("name", "dtype", "target"), BUILDS)
def test_bits_compile_for_a_gpu(name: str, dtype: torch.dtype, target: str) -> None:
    tk.compile(Function(FUNCTIONS[name]), _inputs(dtype), target=target, verify=False)


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
