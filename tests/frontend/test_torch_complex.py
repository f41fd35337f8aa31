"""Complex numbers inside of torch models, against eager torch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from tests.frontend.running import error, run
from tests.frontend.test_torch_operators import f
from tests.torch_function import Function
from tk.errors import ImportModelError, UnsupportedOperatorError
from tk.frontend import load

INF, NAN = float("inf"), float("nan")


class Rotated(nn.Module):
    """The rotary embedding of Llama's own code: pairs as complex numbers, times a table of them."""

    def __init__(self) -> None:
        super().__init__()
        angles = torch.outer(torch.arange(32.0), 1 / 10000 ** (torch.arange(0, 8, 2) / 8))
        self.register_buffer("freqs_cis", torch.polar(torch.ones_like(angles), angles))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        pairs = torch.view_as_complex(x.float().reshape(*x.shape[:-1], -1, 2))
        table = self.freqs_cis[: x.shape[1]].view(1, x.shape[1], 1, -1)
        return torch.view_as_real(pairs * table).flatten(3).type_as(x)


def spectra(x: torch.Tensor, window: torch.Tensor) -> Any:
    z = torch.stft(x, 16, 4, window=window, return_complex=True)
    back = torch.istft(z * 2, 16, 4, window=window, length=x.shape[-1])
    both = torch.cat([z, z.conj()], 1)
    return z.abs(), z.angle(), torch.view_as_real(z), z[:, 1:3].mean(-1).real, both.imag, back


def transforms(a: torch.Tensor, b: torch.Tensor) -> Any:
    z = torch.complex(a, b)
    several = (
        torch.fft.fft2(z),
        torch.fft.ifft(z, dim=0, norm="ortho"),
        torch.fft.rfft2(a),
        torch.fft.fftshift(torch.fft.fft(a)),
    )
    return (
        *map(torch.view_as_real, several),
        torch.fft.irfft(torch.fft.rfft(a, n=9), n=9),
        torch.fft.irfft2(z, s=(4, 7)),
        torch.fft.fft2(z, s=(5, 8)).real,
    )


def arithmetic(a: torch.Tensor, b: torch.Tensor) -> Any:
    z, w = torch.complex(a, b), torch.polar(b.abs(), a)
    many = (
        z * w + 1j,
        2 - z,
        z / w,
        1 / z,
        z / 3,
        b * z,
        torch.add(z, b, alpha=2),
        z @ w.mT,
        z.exp(),
        (-z.conj()).resolve_conj(),
    )
    moved = (z.flip(0)[1], torch.where(a > 0, z, w), z.sum(0), z.unsqueeze(1).expand(4, 2, 6), torch.stack([z, w]), *z.split(2))
    return *map(torch.view_as_real, (*many, *moved)), z.real, w.imag, a.to(torch.complex64).abs()


def written(a: torch.Tensor, b: torch.Tensor) -> Any:
    """Tensors filled with numbers and written into part by part, as a Fourier neural operator writes its modes."""
    z = torch.complex(a, b)
    out = torch.zeros_like(z)
    out[:, :3] = z[:, :3] * 2
    out[1:, -2:] = a[1:, :2]
    out[0] = 2 - 1j
    filled = torch.full_like(z, 1 + 2j)
    filled[:, 1] = z[:, 0]
    functions = (z**2, z**7, z.sqrt(), (-z * z) ** 0.5, z.log(), z.masked_fill(a > 0, 0), torch.zeros_like(z).copy_(b))
    return tuple(map(torch.view_as_real, (out, filled, *functions)))


def powers(a: torch.Tensor, b: torch.Tensor) -> Any:
    z = torch.complex(a, b)
    filled = torch.zeros_like(z)
    filled[:, :2] = z[:, 1:3]
    filled[0] = 2 - 1j
    filled[1] = b[1]
    weights = torch.ones(5, 6, dtype=z.dtype) * z[:1]
    made = (z**2, z**-3, z.log(), z.sqrt(), z.sin(), z.cos(), filled, torch.full((2, 2), 1j) * z[:2, :2])
    products = (torch.nn.functional.linear(z, weights, z[0, :5]), torch.addmm(z[:, :5], z, weights.mT))
    return tuple(map(torch.view_as_real, (*made, *products)))


CASES = {
    "powers": (powers, (f(4, 6), f(6, 4).mT)),
    "stft": (spectra, (f(2, 64), torch.hann_window(16))),
    "transforms": (transforms, (f(4, 6), f(6, 4).mT)),
    "arithmetic": (arithmetic, (f(4, 6), f(6, 4).mT)),
    "written": (written, (f(4, 6), f(6, 4).mT)),
}


@pytest.mark.rotated(3)
@pytest.mark.parametrize("name", CASES)
def test_against_torch(name: str) -> None:
    function, args = CASES[name]
    outs = run(load(Function(function), args), [arg.numpy() for arg in args])
    refs = function(*(arg.double() for arg in args))
    for out, ref in zip(outs, refs, strict=True):
        assert error(out, ref.numpy()) < 2e-6


def test_numbers_that_overflow_or_vanish() -> None:
    a = torch.tensor([3e30, 0.0, -INF, NAN, 1e-30, 1.0, 0.0, -1.0])
    b = torch.tensor([4e30, 0.0, 2.0, INF, 2e-30, NAN, -0.0, 0.0])

    def function(a: torch.Tensor, b: torch.Tensor) -> Any:
        z = torch.complex(a, b)
        return z.abs(), z.angle(), torch.view_as_real(z / z)[[0, 4]]

    outs = run(load(Function(function), (a, b)), [a.numpy(), b.numpy()])
    for out, ref in zip(outs, function(a, b), strict=True):
        np.testing.assert_allclose(out, ref.numpy(), rtol=2e-6, atol=1e-7)


@pytest.mark.rotated(4)
def test_a_table_of_rotations_and_a_dynamic_length() -> None:
    model, x = Rotated(), f(2, 8, 3, 8)
    loaded = load(model, (x,), dynamic_shapes=({1: torch.export.Dim("seq", min=2, max=32)},))
    assert {"freqs_cis.real", "freqs_cis.imag"} == set(loaded.params)
    for size in (8, 31):
        given = f(2, size, 3, 8)
        (out,) = run(loaded, [given.numpy()])
        assert error(out, model(given).numpy()) < 1e-6


class Convolved(nn.Module):
    """Layers with complex weights."""

    def __init__(self) -> None:
        super().__init__()
        self.along = nn.Conv1d(4, 4, 3, padding=1, groups=2, dtype=torch.complex64)
        self.across = nn.Conv2d(1, 3, 3, dtype=torch.complex64)
        self.wider = nn.ConvTranspose1d(4, 2, 4, 2, bias=False, dtype=torch.complex64)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        z = self.along(torch.view_as_complex(x))
        return torch.view_as_real(z), self.across(z[:, None]).abs(), torch.view_as_real(self.wider(z))


def test_convolutions() -> None:
    torch.manual_seed(0)
    model, x = Convolved().eval(), f(3, 4, 6, 2)
    loaded = load(model, (x,), dynamic_shapes=({0: torch.export.Dim("batch", min=2, max=32)},))
    for size in (3, 5):
        given = f(size, 4, 6, 2)
        for out, ref in zip(run(loaded, [given.numpy()]), model(given), strict=True):
            assert error(out, ref.detach().numpy()) < 2e-6


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "args", "kind", "text"),
    [
        (lambda z: z.abs(), (f(3).to(torch.complex64),), ImportModelError, "view_as_complex"),
        (lambda x: torch.fft.fft(x), (f(8),), ImportModelError, "view_as_real"),
        (lambda x: torch.linalg.svdvals(torch.view_as_complex(x)), (f(3, 3, 2),), UnsupportedOperatorError, r"svd\.default"),
    ],
)
def test_refused(function: Callable[..., Any], args: tuple[torch.Tensor, ...], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        load(Function(function), args)
