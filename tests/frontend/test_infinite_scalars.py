"""∞ and NaN as numbers that a torch program gives its operators: masks are filled with them."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor
from torch.nn import functional as F

import tk

INF, NAN = float("inf"), float("nan")


class _Filled(torch.nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        return (
            x + torch.full((3, 4), -INF, dtype=x.dtype),
            torch.full_like(x, NAN),
            x.new_full((2,), INF),
            torch.triu(torch.full((4, 4), -INF), 1),
            torch.where(x > 0, x, torch.full((x.shape[0], 1), -INF, dtype=x.dtype)),
            x.masked_fill(x > 0, -INF),
            F.pad(x, (1, 0), value=-INF),
            torch.full_like(x, -INF).amax(1),
        )


class _Bounded(torch.nn.Module):
    def forward(self, x: Tensor) -> tuple[Tensor, ...]:
        edges = torch.tensor([-INF, 0.0, INF])
        return (
            x.clamp(min=NAN),
            x.clamp(-INF, 0.5),
            torch.bucketize(x, edges),
            torch.searchsorted(edges, x.contiguous(), right=True),
            torch.nan_to_num(x, nan=INF, posinf=-INF),
        )


@pytest.mark.rotated(3)
@pytest.mark.parametrize(
    ("module", "dtype"), [(_Filled(), torch.float32), (_Filled(), torch.bfloat16), (_Bounded(), torch.float32)]
)
def test_as_torch_has_them(module: torch.nn.Module, dtype: torch.dtype) -> None:
    x = torch.tensor([[0.5, -1.5, 0.0, -0.0], [2.0, 1.0, -1.0, 3.0], [INF, -INF, NAN, 1.0]], dtype=dtype)
    package = tk.compile(module, args=(x,), target="cpu", verify=False)
    for got, expected in zip(tk.load(package)(x), module(x), strict=True):
        assert torch.equal(torch.as_tensor(got).isnan(), expected.isnan())
        assert torch.equal(torch.as_tensor(got).nan_to_num(7.0, 8.0, 9.0), expected.nan_to_num(7.0, 8.0, 9.0))
