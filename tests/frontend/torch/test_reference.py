"""What compiled models are compared with, of modules that do not become float64 by `.double()`."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

import tk
from tk.frontend import load


class Kept(torch.nn.Module):
    """A tensor beside parameters and buffers, and one in a list."""

    def __init__(self) -> None:
        super().__init__()
        self.weight, self.more = torch.randn(4, 6), [torch.randn(6, 6)]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out = torch.zeros(x.shape[0], 6, dtype=torch.float32)
        out += torch.mm(x, self.weight)
        return out @ self.more[0] + torch.nn.functional.linear(out, self.more[0])


class Spectrum(torch.nn.Module):
    """Complex parameters, as Fourier neural operators and S4 have, one of them kept beside."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(4, 5, 6, dtype=torch.complex64))
        self.mixed = torch.randn(6, 6, dtype=torch.complex64)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        modes = torch.zeros(x.shape[0], 6, 5, dtype=torch.cfloat)
        modes[:, :, :3] = torch.einsum("bik,iko->bok", torch.fft.rfft(x[:, :, None] * torch.ones(8)), self.weight)[..., :3]
        return torch.fft.irfft(torch.einsum("bok,op->bpk", modes, self.mixed), n=8)


class Quantised(torch.nn.Module):
    """An operator that torch has no float64 kernel for."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("scale", torch.rand(4) * 0.1 + 0.01)
        self.register_buffer("zero", torch.arange(4, dtype=torch.int32))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.fake_quantize_per_channel_affine(x, self.scale, self.zero, 1, -8, 7).cumsum(-1)


class Choosy(torch.nn.Module):
    """A module that takes float32 alone."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if x.dtype is not torch.float32:
            raise TypeError(f"{x.dtype} is no float32")
        return torch.softmax(x, -1)


@pytest.mark.parametrize("make", [Kept, Spectrum, Quantised, Choosy])
def test_references_in_float64(make: Callable[[], torch.nn.Module]) -> None:
    module, x = make().eval(), torch.randn(3, 4)
    package = tk.compile(module, (torch.randn(3, 4),), target="cpu")
    assert package.evidence[0]["passed"]
    model = load(module, (x,))
    assert model.reference is not None
    assert model.reference_float64 is not None
    (own,), (exact,) = model.reference([x.numpy()]), model.reference_float64([x.numpy()])
    assert own.dtype == "float32"
    assert exact.dtype == "float64"
    assert abs(own - exact).max() <= 1e-5 * abs(exact).max()
    torch.testing.assert_close(torch.from_numpy(exact), tk.load(package)(x).double(), rtol=1e-5, atol=1e-5)


def test_what_a_model_refuses_of_its_inputs_is_its_own() -> None:
    class Positive(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            torch._assert_async((x > 0).all(), "negative")
            return x.log()

    model = load(Positive(), (torch.rand(4) + 1,))
    assert model.reference_float64 is not None
    with pytest.raises(RuntimeError, match="negative"):
        model.reference_float64([-torch.rand(4).numpy()])
