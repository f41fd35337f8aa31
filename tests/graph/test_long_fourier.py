"""Transforms that are longer than a kernel takes: several that it takes, as exact as they are, without tables of N² numbers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

LONG: dict[str, tuple[Callable[[torch.Tensor], torch.Tensor], tuple[int, ...]]] = {
    "bins of a signal": (lambda x: torch.view_as_real(torch.fft.rfft(x)), (3, 8192)),
    "bins in four steps": (lambda x: torch.view_as_real(torch.fft.rfft(x, norm="ortho")), (2, 3, 20000)),
    "a signal": (lambda x: torch.fft.irfft(torch.view_as_complex(x)), (3, 4097, 2)),
    "a signal in four steps": (lambda x: torch.fft.irfft(torch.view_as_complex(x), n=44100), (2, 22051, 2)),
    "complex numbers": (lambda x: torch.view_as_real(torch.fft.fft(torch.view_as_complex(x))), (2, 8192, 2)),
    "and back, of an axis": (lambda x: torch.view_as_real(torch.fft.ifft(torch.view_as_complex(x), dim=1)), (2, 6000, 3, 2)),
    "all bins of a signal": (lambda x: torch.view_as_real(torch.fft.fft(x)), (2, 5000)),
    "a first axis": (lambda x: torch.view_as_real(torch.fft.rfft(x, dim=0)), (9000, 4)),
    "a convolution": (
        lambda x: torch.fft.irfft(torch.fft.rfft(x, 16384) * torch.fft.rfft(x[:1], 16384))[..., :8192],
        (3, 8192),
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", LONG)
def test_long_transforms_are_as_torch_has_them(name: str) -> None:
    function, shape = LONG[name]
    x = torch.randn(shape, generator=torch.Generator().manual_seed(len(name)))
    module = tk.load(tk.compile(Function(function), (x,), target="cpu", verify=False))
    given = module(x)
    (got,) = given if isinstance(given, tuple | list) else (given,)
    want = function(x.double())
    own = float((function(x) - want).norm() / want.norm())
    assert float((got - want).norm() / want.norm()) <= max(4 * own, 1e-6)


@pytest.mark.parametrize("name", LONG)
def test_no_table_has_as_many_rows_as_the_signal_has_elements(name: str) -> None:
    function, shape = LONG[name]
    target = resolve("h200")
    mod, weights = to_schedule(load_module(Function(function).eval(), (torch.zeros(shape),)), target)
    assert sum(weight.nbytes for weight in weights.values()) <= 1 << 20
    _, kernels = schedule_module(mod, target)
    assert {"cuda.fourier_complex"} <= {kernel.rule for kernel in kernels}
    assert not any("matmul" in kernel.rule or kernel.origin == "fallback" for kernel in kernels)


def test_bins_without_an_imaginary_part_have_none_beside_infinities() -> None:
    x = torch.randn(2, 8192)
    x[0, 5] = float("inf")
    function = LONG["bins of a signal"][0]
    module = tk.load(tk.compile(Function(function), (x,), target="cpu", verify=False))
    given = module(x)
    (got,) = given if isinstance(given, tuple | list) else (given,)
    assert np.array_equal(np.asarray(got)[:, [0, -1], 1], np.zeros((2, 2), "float32"))
    assert np.isfinite(np.asarray(got)[1]).all()
