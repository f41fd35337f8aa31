"""Updates without elements, of a dynamic number of rows, are none."""

from __future__ import annotations

import torch

import tk


class Scattered(torch.nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return x.scatter_add(1, torch.zeros_like(y, dtype=torch.int64), y)


def test_no_updates_of_dynamic_rows() -> None:
    x, y, rows = torch.randn(13, 4), torch.randn(13, 0), torch.export.Dim("rows")
    package = tk.compile(Scattered(), (x, y), target="cpu", dynamic_shapes=({0: rows}, {0: rows}), verify=False)
    out = tk.load(package, device="cpu")(x[:5], y[:5])
    assert torch.equal(out, x[:5])
