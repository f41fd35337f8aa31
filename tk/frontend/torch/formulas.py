"""Decompositions of operators that torch has a kernel for, but no formula: windows of signals, which are constants,
covariances, whose kernel looks at its weights' values, whole layers (fused_layers.py), systems of complex numbers, and of one
whose formula looks at an index's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from tk.frontend.torch.complex_systems import DECOMPOSITIONS as OF_SYSTEMS
from tk.frontend.torch.fused_layers import DECOMPOSITIONS as OF_LAYERS

__all__ = ["DECOMPOSITIONS"]

Window = Callable[..., torch.Tensor]


def _window(values: Callable[[torch.Tensor, int, float], torch.Tensor]) -> Window:
    """`values(n, last, beta)` of the elements n = 0 … last; a periodic window is one that is longer by an element, without its
    last. One of a single element is 1."""

    def window(length: int, periodic: bool = True, beta: float = 12.0, *, dtype: Any = None, **where: Any) -> torch.Tensor:
        dtype = dtype or torch.get_default_dtype()
        device = where.get("device")
        if length <= 1:
            return torch.ones(length, dtype=dtype, device=device)
        n = torch.arange(length, device=device).to(torch.float64)
        return values(n, length - (not periodic), beta).to(dtype)

    return window


def _bartlett(n: torch.Tensor, last: int, _: float) -> torch.Tensor:
    return 1.0 - (n * (2.0 / last) - 1.0).abs()


def _blackman(n: torch.Tensor, last: int, _: float) -> torch.Tensor:
    angle = n * (2.0 * math.pi / last)
    return torch.cos(2.0 * angle) * 0.08 - torch.cos(angle) * 0.5 + 0.42


def _kaiser(n: torch.Tensor, last: int, beta: float) -> torch.Tensor:
    """I₀(β √(1 − (2n / last − 1)²)) / I₀(β); the root is 2 √(n (last − n)) / last, which is exact at both ends."""
    root = torch.sqrt(n * (last - n)) * (2.0 * beta / last)
    return torch.special.i0(root) / torch.special.i0(torch.full_like(n, beta))


def _cov(x: torch.Tensor, *, correction: int = 1, fweights: Any = None, aweights: Any = None) -> torch.Tensor:
    """Rows are variables and columns observations, each counted `fweights` times with a weight of `aweights`."""
    rows = x.reshape(1, -1) if x.ndim < 2 else x
    if not (rows.is_floating_point() or rows.is_complex()):
        rows = rows.to(torch.get_default_dtype())
    weights = aweights if fweights is None else fweights if aweights is None else fweights * aweights
    if weights is None:
        count = rows.shape[1]
        norm: Any = torch.sym_max(count - correction, 0)
        centred = rows - rows.sum(1, keepdim=True) / count
        product = centred @ centred.mT.conj()
    else:
        total = weights.sum()
        norm = total - correction
        if aweights is not None and correction != 0:
            norm = total - correction * (weights * aweights).sum() / total
        norm = norm.clamp(min=0)
        centred = rows - (rows * weights).sum(1, keepdim=True) / total
        product = (centred * weights) @ centred.mT.conj()
    made = product / norm
    return made.reshape(()) if isinstance(made.shape[0], int) and made.shape[0] == 1 else made


def _corrcoef(x: torch.Tensor) -> torch.Tensor:
    """The covariance over both deviations, its parts within ±1."""
    covariance = _cov(x)
    if covariance.ndim == 0:
        return covariance / covariance
    deviation = torch.sqrt(covariance.diagonal().real if covariance.is_complex() else covariance.diagonal())
    made = covariance / deviation[:, None] / deviation[None]
    return torch.complex(made.real.clamp(-1, 1), made.imag.clamp(-1, 1)) if made.is_complex() else made.clamp(-1, 1)


def _take(x: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
    """Elements of x in a row; torch's own formula asks for the value of an index without dims."""
    flat = x.reshape(-1)
    return flat[index] if index.ndim else flat[index.reshape(1)].reshape(())


def _windows() -> dict[Any, Window]:
    """By operator: with and without a word on periodic, and kaiser_window with a β."""
    aten = torch.ops.aten
    made: dict[Any, Window] = {}
    for operator, values in (
        (aten.bartlett_window, _bartlett),
        (aten.blackman_window, _blackman),
        (aten.kaiser_window, _kaiser),
    ):
        for overload in ("default", "periodic", *(["beta"] if operator is aten.kaiser_window else [])):
            made[getattr(operator, overload)] = _window(values)
    return made


DECOMPOSITIONS: dict[Any, Callable[..., Any]] = {
    **_windows(),
    **OF_LAYERS,
    **OF_SYSTEMS,
    torch.ops.aten._neg_view.default: torch.neg,  # of the imaginary part of what is conjugated
    torch.ops.aten.cov.default: _cov,
    torch.ops.aten.take.default: _take,
    torch.ops.aten.corrcoef.default: _corrcoef,
}
