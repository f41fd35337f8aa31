"""Reshapes are views, also beside tensors without elements."""

from __future__ import annotations

import torch

import tk


class Empty(torch.nn.Module):
    """Reshapes of no elements whose first dim is dynamic, and one of some."""

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return x.unsqueeze(1), x.reshape(x.shape[0], 5, 0), y.unsqueeze(-1), x.sum(1)


def test_reshapes_of_no_elements_with_a_dynamic_dim() -> None:
    batch = torch.export.Dim("batch", min=1, max=64)
    package = tk.compile(
        Empty(), (torch.randn(19, 0, 5), torch.randn(19, 3)), target="cpu", dynamic_shapes=({0: batch}, {0: batch})
    )
    given = torch.randn(4, 0, 5), torch.randn(4, 3)
    for mine, theirs in zip(tk.load(package)(*given), Empty()(*given), strict=True):
        torch.testing.assert_close(mine, theirs)
