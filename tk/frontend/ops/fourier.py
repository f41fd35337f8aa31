"""Discrete Fourier transforms as products with matrices of cosines and sines.

X[k] = Σ_n x[n] · exp(∓2πi·n·k / N), the sign positive in the inverse. A complex one of N = A·B is one of A and one of B
elements: with w = exp(∓2πi / N), n = B·n₁ + n₂ and k = k₁ + A·k₂,

    X[k] = Σ_n₂ w^(A·n₂·k₂) · (w^(n₂·k₁) · Σ_n₁ w^(B·n₁·k₁) · x[n])

Tensors come as parts: [real], or [real, imaginary], transformed along their last axis. No sum is divided by N: `scale` says
what each is multiplied by.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from tvm import relax

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["matmuls", "signal", "spectrum", "table_bytes", "waves"]

Parts = list[relax.Expr]
Emit = Callable[[relax.Expr], Any]


def waves(length: int, bins: int, inverse: bool, scale: float = 1.0) -> tuple[Array, Array]:
    """cos and ∓sin of 2π·n·k / N times `scale`, [length, bins], for a transform of N = length."""
    angle = 2 * np.pi * ((np.arange(length)[:, None] * np.arange(bins)[None]) % length) / length
    cosine, sine = (np.where(np.abs(wave) < 1e-12, 0.0, wave) for wave in (np.cos(angle), np.sin(angle)))  # 0 where it is
    return cosine * scale, (sine if inverse else 0.0 - sine) * scale


def table_bytes(length: int, bins: int, real: bool) -> int:
    """What the tables of `spectrum` take while they are made."""
    first = _factor(length)
    return 32 * (length * bins if real or first == 1 else first**2 + (length // first) ** 2 + length)


def matmuls(emit: Emit, parts: Parts, cosine: Array, sine: Array) -> Parts:
    """(a + ib)(c + is) summed: a·c − b·s and a·s + b·c."""
    dtype = str(parts[0].ty.dtype.dtype)
    c, s = relax.const(cosine.astype(dtype), dtype), relax.const(sine.astype(dtype), dtype)
    real, imaginary = emit(relax.op.matmul(parts[0], c)), emit(relax.op.matmul(parts[0], s))
    if len(parts) == 2:
        real = emit(relax.op.subtract(real, emit(relax.op.matmul(parts[1], s))))
        imaginary = emit(relax.op.add(imaginary, emit(relax.op.matmul(parts[1], c))))
    return [real, imaginary]


def spectrum(
    emit: Emit, parts: Parts, length: int, *, inverse: bool = False, onesided: bool = False, scale: float = 1.0
) -> Parts:
    """[…, n ≤ length] → [real, imaginary], […, length], or the first length // 2 + 1 bins. Behind n there are zeros."""
    first, used = _factor(length), int(parts[0].ty.shape.values[-1])
    if onesided or first == 1 or len(parts) == 1:  # a real signal has half the products
        cosine, sine = (wave[:used] for wave in waves(length, length // 2 + 1 if onesided else length, inverse, scale))
        return matmuls(emit, parts, cosine, sine)
    found = _in_two(emit, [_filled(emit, part, length) for part in parts], first, length // first, inverse)
    if scale == 1.0:
        return found
    factor = relax.const(scale, str(parts[0].ty.dtype.dtype))
    return [emit(relax.op.multiply(part, factor)) for part in found]


def signal(emit: Emit, parts: Parts, length: int, scale: float) -> relax.Expr:
    """The real signal […, length] whose first bins are `parts`: those that have a mirror image, all but 0 and N / 2, count
    twice."""
    used = int(parts[0].ty.shape.values[-1])
    twice = np.where((np.arange(used) == 0) | (2 * np.arange(used) == length), 1.0, 2.0)[:, None]
    dtype = str(parts[0].ty.dtype.dtype)
    by = [relax.const((wave[:used] * twice).astype(dtype), dtype) for wave in waves(length, length, True, scale)]
    return emit(relax.op.subtract(*(emit(relax.op.matmul(part, wave)) for part, wave in zip(parts, by, strict=True))))


def _factor(length: int) -> int:
    """The greatest factor that is no greater than the root."""
    return next(f for f in range(math.isqrt(max(length, 1)), 0, -1) if length % f == 0)


def _filled(emit: Emit, x: relax.Expr, length: int) -> relax.Expr:
    """`x` with zeros behind it up to `length`."""
    short = length - int(x.ty.shape.values[-1])
    return emit(relax.op.nn.pad(x, [0] * (2 * x.ty.ndim - 1) + [short])) if short else x


def _in_two(emit: Emit, parts: Parts, a: int, b: int, inverse: bool) -> Parts:
    """The transform of the last axis, of a·b elements, by its factors."""
    head, rank = list(parts[0].ty.shape.values)[:-1], parts[0].ty.ndim
    swapped = [*range(rank - 1), rank, rank - 1]

    def swap(x: relax.Expr) -> relax.Expr:
        return emit(relax.op.permute_dims(x, swapped))

    def turned(x: relax.Expr, y: relax.Expr, times: Any) -> relax.Expr:
        dtype = str(x.ty.dtype.dtype)
        by = [relax.const(wave.astype(dtype), dtype) for wave in turns]
        return emit(times(emit(relax.op.multiply(x, by[0])), emit(relax.op.multiply(y, by[1]))))

    turns = [wave[:b, :a] for wave in waves(a * b, a, inverse)]
    columns = [swap(emit(relax.op.reshape(part, [*head, a, b]))) for part in parts]
    real, imaginary = matmuls(emit, columns, *waves(a, a, inverse))
    rows = [turned(real, imaginary, relax.op.subtract), turned(imaginary, real, relax.op.add)]
    both = matmuls(emit, [swap(row) for row in rows], *waves(b, b, inverse))
    return [emit(relax.op.reshape(swap(part), [*head, a * b])) for part in both]
