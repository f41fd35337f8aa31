"""scaled_dot_product_attention of operands whose dims before the rows broadcast, as torch's do."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tk

Shape = tuple[int, ...]


class Attended(nn.Module):
    def forward(self, *inputs: torch.Tensor) -> torch.Tensor:
        return F.scaled_dot_product_attention(*inputs)


@pytest.mark.parametrize(
    ("q", "k", "v", "mask"),
    [
        ((1, 4, 5, 16), (3, 4, 9, 16), (3, 4, 9, 8), None),  # one text's queries, as learned ones are
        ((2, 1, 5, 16), (1, 4, 9, 16), (2, 4, 9, 8), (2, 1, 1, 9)),
        ((1, 1, 5, 16), (3, 4, 9, 16), (1, 4, 9, 8), (1, 4, 5, 9)),
    ],
)
def test_queries_are_repeated_as_their_keys_values_and_mask_ask(q: Shape, k: Shape, v: Shape, mask: Shape | None) -> None:
    generator = torch.Generator().manual_seed(0)
    inputs = tuple(torch.randn(shape, generator=generator) for shape in (q, k, v))
    inputs += () if mask is None else (torch.randn(mask, generator=generator),)
    got = torch.as_tensor(tk.load(tk.compile(Attended(), inputs, target="cpu", verify=False))(*inputs))
    want = F.scaled_dot_product_attention(*inputs)
    assert got.shape == want.shape
    torch.testing.assert_close(got, want, rtol=1e-4, atol=1e-5)
