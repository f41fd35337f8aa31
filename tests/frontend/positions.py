"""Positions at which images are sampled, where rounding decides nothing."""

from __future__ import annotations

from collections.abc import Sequence

import torch

__all__ = ["between"]


def between(grid: torch.Tensor, sizes: Sequence[int], corners: bool) -> torch.Tensor:
    """`grid` [..., rank] of `grid_sample` over an image of `sizes`, without positions near elements or middles of two:
    there, which element is the nearest, and which ones lie around, differs with a last bit. `corners` is its align_corners."""
    sides = torch.tensor(list(reversed(sizes)), dtype=torch.float64)
    halves = (grid.double() + 1) * (sides - 1) if corners else (grid.double() + 1) * sides - 1
    halves = halves.floor() + (halves - halves.floor()).clamp(0.1, 0.9)
    return ((halves / (sides - 1) if corners else (halves + 1) / sides) - 1).to(grid.dtype)
