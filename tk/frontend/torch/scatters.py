"""Writes into diagonals and strided views, by where and index_put: torch decomposes them into primitives that mutate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

__all__ = ["DECOMPOSITIONS"]


def _diagonal_scatter(x: torch.Tensor, src: torch.Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> torch.Tensor:
    """`x` with `src` in place of x.diagonal(offset, dim1, dim2)."""
    whole = x.movedim((dim1, dim2), (-2, -1))
    rows = torch.arange(whole.shape[-2], device=x.device)
    columns = torch.arange(whole.shape[-1], device=x.device)
    if src.shape[-1] == 0:
        return x.clone()
    place = (rows + min(offset, 0)).clamp(0, src.shape[-1] - 1)  # of each row's element in src
    written = torch.where(columns == rows[:, None] + offset, src.index_select(-1, place)[..., None], whole)
    return written.movedim((-2, -1), (dim1, dim2))


def _as_strided_scatter(
    x: torch.Tensor, src: torch.Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Any:
    """`x` with `src` in place of x.as_strided(size, stride, storage_offset); left as it is unless `x` is contiguous."""
    if not x.is_contiguous():
        return NotImplemented
    places = torch.full((), storage_offset or 0, dtype=torch.int64, device=x.device)
    for count, step in zip(size, stride, strict=True):
        places = places[..., None] + torch.arange(count, device=x.device) * step
    flat = torch.ops.aten.index_put(x.reshape(-1), [places.reshape(-1)], src.reshape(-1))
    return flat.reshape(x.shape)


DECOMPOSITIONS: dict[Any, Callable[..., Any]] = {
    torch.ops.aten.diagonal_scatter.default: _diagonal_scatter,
    torch.ops.aten.as_strided_scatter.default: _as_strided_scatter,
}
