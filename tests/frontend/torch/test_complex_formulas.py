"""Functions of complex numbers by real ones of their parts: the formulas in complex128, and what is imported of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.frontend.running import error, run
from tests.torch_function import Function
from tk.frontend import load
from tk.frontend.torch.complex_formulas import COMPLEX_FORMULAS

ATEN = torch.ops.aten
FUNCTIONS = [
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cosh",
    "expm1",
    "log10",
    "log1p",
    "log2",
    "rsqrt",
    "sigmoid",
    "sinh",
    "tan",
    "tanh",
]


def drawn(*shape: int) -> torch.Tensor:
    return torch.complex(*(torch.randn(2, *shape, dtype=torch.float64) * 2))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_is_torch_s(name: str) -> None:
    """Small and large numbers, on the real and the imaginary axis too, where cuts are."""
    z = torch.cat([drawn(200), drawn(50) * 1e-4, drawn(50) * 40, drawn(50).real + 0j, drawn(50).imag * 1j])
    made, expected = COMPLEX_FORMULAS[getattr(ATEN, name).default](z), getattr(torch, name)(z)
    finite = expected.isfinite()
    apart = (made - expected).abs()[finite] / (expected.abs()[finite] + 1e-300)
    # log1p loses as many bits as 1 + z is near the unit circle, sigmoid's torch where exp(-z) is near -1
    assert apart.max() < (1e-10 if name in ("log1p", "sigmoid") else 1e-13)


def test_other_operators_are_torch_s() -> None:
    z, w = drawn(3, 4, 5), drawn(3, 4, 5)
    z[0, 0, 0], w[0, 0, 0] = 0, 2 + 1j
    pairs = [
        (COMPLEX_FORMULAS[ATEN.pow.Tensor_Tensor](z, w), z**w),
        (COMPLEX_FORMULAS[ATEN.pow.Tensor_Tensor](z, w * 0), z**0),
        (COMPLEX_FORMULAS[ATEN.pow.Scalar](2, z), 2**z),
        (COMPLEX_FORMULAS[ATEN.prod.default](z[1:]), z[1:].prod()),
        (COMPLEX_FORMULAS[ATEN.prod.dim_int](z, 2, True), z.prod(2, keepdim=True)),
        (COMPLEX_FORMULAS[ATEN.cumprod.default](z, 1), z.cumprod(1)),
        (COMPLEX_FORMULAS[ATEN.var.correction](z, [1], correction=0), z.var(1, correction=0)),
        (COMPLEX_FORMULAS[ATEN.linalg_inv_ex.default](z[..., :4])[0], torch.linalg.inv(z[..., :4])),
    ]
    for made, expected in pairs:
        torch.testing.assert_close(made, expected, rtol=1e-10, atol=1e-10)
    assert COMPLEX_FORMULAS[ATEN.tanh.default](z.real) is NotImplemented


def in_a_model(a: torch.Tensor, b: torch.Tensor) -> Any:
    z, w = torch.view_as_complex(a), torch.view_as_complex(b)
    made = (
        z.tanh() + a[..., 0].tanh(),
        z**w,
        z**2.5,
        z.sigmoid(),
        z.cumprod(1),
        z.std(1),
        z.scatter_add(0, torch.tensor([[1, 0]]), w),
    )
    tests = (torch.full_like(z, 2, dtype=torch.float32), z == w, (z != 0).logical_and(w), torch.linalg.inv(z[:2, :2]).abs())
    return (*(torch.view_as_real(each) if each.is_complex() else each for each in made), *tests)


def test_what_is_imported_of_them() -> None:
    a = torch.randn(2, 3, 2)
    b = torch.where(torch.rand(2, 3, 1) < 0.5, a, torch.randn(2, 3, 2))
    m = tk.load(tk.compile(Function(in_a_model), (a, b), target="cpu", verify=False))
    for out, ref in zip(m(a, b), in_a_model(a.double(), b.double()), strict=True):
        assert error(out, ref) < 1e-5


def test_a_roll_by_a_part_of_a_dynamic_dim() -> None:
    """What torch.fft.fftshift is: the shift is a number of the dim's own symbol."""

    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.roll(x, x.shape[0] // 2, 0)

    shapes = (({0: torch.export.Dim("n", min=2, max=64)},),)
    model = load(Function(function), (torch.randn(6, 3),), dynamic_shapes=shapes)
    for n in (6, 9):
        x = torch.randn(n, 3)
        np.testing.assert_array_equal(run(model, [x.numpy()])[0], function(x).numpy())
