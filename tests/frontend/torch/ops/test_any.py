"""Tests of values in every dtype and over every choice of dims, and copies in another order of memory."""

from __future__ import annotations

import pytest

import tk
from tests.torch_function import Function

torch = pytest.importorskip("torch")


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "float32"])
def test_any_and_all(dtype: str) -> None:
    """Over all dims, one, two and none; of a tensor without dims too."""

    def tests(x, scalar):
        over = [(), ((1,),), ((0, 2),), ((),)]
        found = [test(x, *dims) for test in (torch.any, torch.all) for dims in over]
        return (*found, torch.any(x, 1), torch.any(x, -1, True), torch.all(x, 0), torch.any(scalar, 0), torch.any(scalar, ()))

    x = torch.randint(0, 2, (3, 5, 4)) * torch.randint(-3, 4, (3, 5, 4)).abs()
    x[0], x[1, :, 0] = 0, 1
    given = x.to(getattr(torch, dtype)), torch.tensor(2).to(getattr(torch, dtype))
    found = tk.load(tk.compile(Function(tests), given, target="cpu", verify=False))(*given)
    for at, (out, ref) in enumerate(zip(found, tests(*given), strict=True)):
        assert out.dtype == ref.dtype, at
        assert torch.equal(out, ref), at


@pytest.mark.parametrize("of", ["transposed", "channels last", "complex"])
def test_interpolation_of_other_orders_of_memory(of: str) -> None:
    """torch.lerp copies what it is not given in the order of its result (prims.copy_strided)."""
    x, y = torch.randn(3, 4), torch.randn(4, 3)

    def function(x, y):
        if of == "complex":
            turned = torch.complex(y, y + 1).T
            return torch.view_as_real(torch.complex(x, x * 2).lerp(turned, 0.3))
        return torch.lerp(x.T, y, torch.arange(3.0)) if of == "transposed" else torch.lerp(x, y.T, torch.arange(4.0))

    out = tk.load(tk.compile(Function(function), (x, y), target="cpu", verify=False))(x, y)
    torch.testing.assert_close(out, function(x, y), rtol=1e-5, atol=1e-6)
