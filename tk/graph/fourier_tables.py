"""The tables of Fourier transforms, and which sizes have a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["LEAST", "MOST", "PRIMES", "is_smooth", "pairs", "powers"]

LEAST, MOST = 32, 4096  # elements of a signal
PRIMES = (2, 3, 5, 7, 11, 13)  # of whose products kernels do the transforms


def is_smooth(n: int) -> bool:
    """Whether `n` is a product of PRIMES."""
    for prime in PRIMES:
        while n % prime == 0:
            n //= prime
    return n == 1


def pairs(n: int, inverse: bool, used: int | None = None) -> Array:
    """The table of a product, in float64: of [n] with [n, 2·bins], or of [2·bins] with [2·bins, n], a bin's cosine beside its
    sine; of the first `used` elements, or bins."""
    bins = n // 2 + 1
    angle = 2 * np.pi * ((np.arange(n)[:, None] * np.arange(bins)[None]) % n) / n
    table = np.stack([np.cos(angle), -np.sin(angle)], -1)
    table[np.abs(table) < 1e-12] = 0.0  # 0 where it is
    if not inverse:
        return table[:used].reshape(-1, 2 * bins)
    twice = np.where((np.arange(bins) == 0) | (2 * np.arange(bins) == n), 1.0, 2.0)
    return (table * twice[:, None]).transpose(1, 2, 0)[:used].reshape(-1, n)


def powers(n: int) -> Array:
    """[n, 2] of float32: the parts of exp(−2πi·k / n)."""
    angle = 2 * np.pi * np.arange(n) / n
    return np.stack([np.cos(angle), -np.sin(angle)], -1).astype("float32")
