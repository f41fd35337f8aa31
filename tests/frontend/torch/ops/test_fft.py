"""Fourier transforms of a length that only a call tells, beside torch's in float64."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import tk
from tests.frontend.running import error
from tests.torch_function import Function
from tk.errors import ImportModelError
from tk.frontend import load
from tk.frontend.ops.dynamic_fourier import LONGEST


def transforms(x: torch.Tensor) -> Any:
    bins = torch.fft.rfft(x, norm="ortho")
    whole = torch.fft.fft(torch.complex(x, x.flip(1)))
    return (
        torch.view_as_real(bins),
        torch.fft.irfft(bins, n=x.shape[1]),
        torch.fft.irfft(bins * 2),
        torch.view_as_real(whole),
        torch.view_as_real(torch.fft.ifft(whole, norm="forward")),
    )


def test_a_dynamic_length() -> None:
    """Even, odd, prime, and of the fewest elements that the dim has."""
    shapes = (({1: torch.export.Dim("n", min=4, max=LONGEST)},),)
    package = tk.compile(Function(transforms), (torch.randn(2, 16),), dynamic_shapes=shapes, target="cpu", verify=False)
    m = tk.load(package)
    for n in (16, 31, 150, 4):
        x = torch.randn(2, n)
        for out, ref in zip(m(x), transforms(x.double()), strict=True):
            assert error(out, ref) < 1e-6


def test_one_that_may_be_long_is_refused_with_a_bound() -> None:
    for most in (LONGEST + 1, None):
        shapes = (({1: torch.export.Dim("n", min=4, max=most)},),)
        with pytest.raises(ImportModelError, match=rf"do: +bound the dim, --shape x=\[1..{LONGEST}\]"):
            load(Function(lambda x: torch.fft.rfft(x).abs()), (torch.randn(2, 16),), dynamic_shapes=shapes)
