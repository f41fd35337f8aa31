"""Logarithms to the bases 2 and 10 are torch's where those are whole numbers, and rrelu is no chance in evaluation."""

from __future__ import annotations

import pytest
import torch

import tk


class Logarithms(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        return x.log2(), x.log10(), x.log2().floor().int()


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
def test_powers_have_whole_logarithms(target: str, dtype: torch.dtype) -> None:
    """By a quotient of natural logarithms a tenth of them is just below: log2(8) was 2.9999998."""
    twos, tens = 2.0 ** torch.arange(-120, 120), 10.0 ** torch.arange(-30, 30)
    x = torch.cat([twos, tens, torch.rand(40) * 100, torch.tensor([0.0, -1.0, float("inf"), float("nan")])]).to(dtype)
    base2, base10, whole = tk.load(tk.compile(Logarithms(), (x,), target=target, verify=False))(x)
    assert torch.equal(base2[:240].double(), x[:240].double().log2())
    assert torch.equal(whole[:240], torch.arange(-120, 120, dtype=torch.int32))
    tolerance = {"rtol": torch.finfo(dtype).eps, "atol": torch.finfo(dtype).eps, "equal_nan": True}
    for given, exact in ((base2, x.double().log2()), (base10, x.double().log10())):
        torch.testing.assert_close(given.double(), exact, **tolerance)


def test_rrelu_has_one_slope_in_evaluation_and_is_refused_in_training() -> None:
    x, module = torch.randn(40), torch.nn.RReLU(0.1, 0.3).eval()
    assert torch.equal(tk.load(tk.compile(module, (x,), target="cpu", verify=False))(x), module(x))
    with pytest.raises(tk.TkError, match="evaluation mode"):
        tk.compile(torch.nn.RReLU(0.1, 0.3).train(), (x,), target="cpu", verify=False)
