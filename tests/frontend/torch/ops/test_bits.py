"""x.view(dtype): the same bits as torch has, of one width, of parts, and of neighbours taken together."""

from __future__ import annotations

import pytest
import torch

import tk
from tests.sample import sample
from tk.errors import ImportModelError

DTYPES = ["uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64"]


class View(torch.nn.Module):
    """Rows changed, so that the view is not of an input, seen in another dtype."""

    def __init__(self, dtype: torch.dtype) -> None:
        super().__init__()
        self.dtype = dtype

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x.flip(0).view(self.dtype)


@pytest.mark.parametrize(("have", "need"), sample([(have, need) for have in DTYPES for need in DTYPES if have != need], 9))
def test_bits_stay(have: str, need: str) -> None:
    x = torch.randint(0, 256, (3, 2, 40), dtype=torch.uint8).view(getattr(torch, have))
    model = View(getattr(torch, need))
    found, expected = tk.load(tk.compile(model, (x,), target="cpu", verify=False))(x), model(x)
    assert found.dtype == expected.dtype
    assert torch.equal(found.view(torch.uint8), expected.view(torch.uint8))


def test_a_dynamic_dim_is_seen_in_parts() -> None:
    dims = {2: torch.export.Dim("width", min=1, max=256)}
    x = torch.randint(0, 2**60, (3, 2, 5))
    model = View(torch.int32)
    package = tk.compile(model, (x,), target="cpu", dynamic_shapes=(dims,), verify=False)
    x = torch.randint(0, 2**60, (3, 2, 19))
    assert torch.equal(tk.load(package)(x), model(x))


def test_a_view_of_whole_numbers_as_floating_ones_verifies() -> None:
    """Its reference in float64 widens what the bits say, not the view."""

    class Scaled(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x.view(torch.float32) * 3 + 1

    x = torch.randn(4, 8).view(torch.int32)
    torch.testing.assert_close(tk.load(tk.compile(Scaled(), (x,), target="cpu"))(x), Scaled()(x))


def test_bits_of_truth_values_are_refused() -> None:
    with pytest.raises(ImportModelError, match=r"views torch\.uint8 as torch\.bool"):
        tk.compile(View(torch.bool), (torch.ones(2, 4, dtype=torch.uint8),), target="cpu", verify=False)
