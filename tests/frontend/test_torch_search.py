"""torch's searchsorted and bucketize at random: rows of any length, of their own or shared, in each dtype, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
import torch

import tk

FLOATS = (torch.float32, torch.float64, torch.float16, torch.bfloat16)
DTYPES = (*FLOATS, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)


class _Search(torch.nn.Module):
    def __init__(self, **given: Any) -> None:
        super().__init__()
        self.given = given

    def forward(self, rows: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, ...]:
        found = torch.searchsorted(rows, values, **self.given)
        order = rows.argsort(dim=-1, descending=True)
        by_order = torch.searchsorted(rows, values, sorter=order)  # which is descending: the search ends somewhere
        flat = rows if rows.ndim == 1 else rows.flatten()[: rows.shape[-1]]
        return found, by_order, torch.bucketize(values, flat, right=self.given["right"]), torch.bucketize(values[..., :1], flat)


def _draw(draw: Any, dtype: torch.dtype, shape: tuple[int, ...], n: int) -> torch.Tensor:
    spread = min(n, 100)
    found = torch.randint(0 if dtype == torch.uint8 else -spread, spread + 1, shape, generator=draw).double()
    if dtype.is_floating_point:
        found = torch.where(torch.rand(shape, generator=draw) < 0.02, torch.nan, found / 8)
    return found.to(dtype)


@pytest.mark.parametrize("seed", range(12))
def test_as_torch_has_it(seed: int) -> None:
    draw = torch.Generator().manual_seed(torch.initial_seed())

    def drawn(low: int, high: int) -> int:
        return int(low * (high / low) ** float(torch.rand((), generator=draw)) + 0.5)

    dtype, shared, ordered = DTYPES[seed % len(DTYPES)], drawn(1, 2) == 1, drawn(1, 3) > 1
    outer = (drawn(1, 9), drawn(1, 5))
    n, m = drawn(1, 9000), drawn(1, 3000)
    module = _Search(right=drawn(1, 2) == 1, out_int32=drawn(1, 2) == 1)
    dims = {"values": {2: torch.export.Dim("m")}} if drawn(1, 2) == 1 and m > 2 else {}
    rows, values = _draw(draw, dtype, (n,) if shared else (*outer, n), n), _draw(draw, dtype, (*outer, m), n)
    if ordered:
        rows = rows.sort(-1).values
    package = tk.compile(
        module, args=(rows, values), dynamic_shapes={"rows": {}, **dims} if dims else None, target="cpu", verify=False
    )
    compiled = tk.load(package)
    for times in (1, 2) if dims else (1,):
        values = torch.cat([values] * times, -1)
        for got, want in zip(compiled(rows, values), module(rows, values), strict=True):
            assert torch.equal(torch.as_tensor(got), want), (dtype, rows.shape, values.shape, module.given)
