"""What occurs most often in long rows is found in order, by runs of equal elements; in short ones by counting."""

from __future__ import annotations

import pytest
import torch

import tk
from tests.torch_function import Function
from tk.frontend.torch.ops.sort import COUNTED


@pytest.mark.parametrize(
    ("dtype", "shape", "dim"),
    [
        (torch.int64, (3, COUNTED + 60), 1),
        (torch.float32, (2, COUNTED + 1, 3), 1),
        (torch.uint8, (COUNTED + 300, 4), 0),
        (torch.float32, (COUNTED, 2), 0),
    ],
)
def test_the_least_of_the_most_frequent_and_its_last_index(dtype: torch.dtype, shape: tuple[int, ...], dim: int) -> None:
    """NaN equals nothing: a row of nothing else has its first, one of other elements none."""
    x = torch.randint(0, 80, shape, generator=torch.Generator().manual_seed(len(shape))).to(dtype)
    if dtype.is_floating_point:
        x = x / 8
        x.select(dim, 5)[...] = float("nan")
        x[..., 1] = float("nan")
    model = Function(lambda x: torch.mode(x, dim, keepdim=True))
    value, index = tk.load(tk.compile(model, (x,), target="cpu", verify=False))(x)
    often = (x.unsqueeze(dim + 1) == x.unsqueeze(dim)).sum(dim + 1)
    greatest = often == often.amax(dim, keepdim=True)  # torch.mode's own sort is out of order behind a NaN, on a CPU
    least = torch.where(greatest, x, torch.tensor(100, dtype=dtype)).amin(dim, keepdim=True)
    assert torch.equal(value.nan_to_num(-1), least.nan_to_num(-1))
    at = torch.arange(shape[dim]).reshape([-1 if axis == dim else 1 for axis in range(len(shape))])
    last = torch.where(x == value, at, 0).amax(dim, keepdim=True)
    assert torch.equal(index, last)
