"""Decompositions of systems of equations of complex numbers into real ones twice as large, which tk knows how to solve:
(A + iB) (X + iY) = C + iD is [[A, −B], [B, A]] [X; Y] = [C; D].
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

__all__ = ["DECOMPOSITIONS"]


def _doubled(a: torch.Tensor) -> torch.Tensor:
    """[[A, −B], [B, A]] of A + iB [..., n, n]."""
    return torch.cat([torch.cat([a.real, -a.imag], -1), torch.cat([a.imag, a.real], -1)], -2)


def _solved(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """x of a x = b, both [..., n, ·]."""
    found = torch.linalg.solve(_doubled(a), torch.cat([b.real, b.imag], -2))
    return torch.complex(*found.chunk(2, -2))


def _solve_ex(a: torch.Tensor, b: torch.Tensor, *, left: bool = True, check_errors: bool = False) -> Any:
    """(solution, LU, pivots, info) of a x = b, or of x a = b; the last three are what torch's derivatives would read."""
    if not a.is_complex():
        return NotImplemented
    vectors = b.ndim == 1 or (b.ndim == a.ndim - 1 and b.shape == a.shape[:-1])
    sides = b.unsqueeze(-1) if vectors else b
    found = _solved(a, sides) if left or vectors else _solved(a.mT, sides.mT).mT
    nothing = a.new_zeros(a.shape[:-1], dtype=torch.int32)
    return found.squeeze(-1) if vectors else found, a, nothing, nothing.sum(-1, dtype=torch.int32)


DECOMPOSITIONS: dict[Any, Callable[..., Any]] = {
    torch.ops.aten._linalg_solve_ex.default: _solve_ex,
}
