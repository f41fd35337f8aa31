"""Discrete Fourier transforms of a length that only a call tells: products with cosines and sines that the call makes.

X[k] = Σ_n x[n] · exp(∓2πi·n·k / N). Whole numbers bring n·k to within ±N / 2 exactly, so that the angle is within ±π and the
tables are as good for any N.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from tvm import relax, te, tirx

__all__ = ["LONGEST", "dynamic_signal", "dynamic_spectrum"]

LONGEST = 4096  # elements: a table of as many rows and columns has 64 MiB in float32


def _wave(function: Callable[[Any], Any], length: Any, index: Any, dtype: str) -> Any:
    """cos or sin of 2π · index / length."""
    rest = tirx.floormod(index, length)
    near = tirx.Select(2 * rest > length, rest - length, rest)
    return function(tirx.Cast(dtype, 2 * near) / tirx.Cast(dtype, length) * tirx.const(math.pi, dtype))


def _scaled(value: Any, length: Any, norm: int, dtype: str) -> Any:
    """torch's fft_norm_mode: 0 none, 1 by √N, 2 by N."""
    wide = tirx.Cast(dtype, length)
    return value if norm == 0 else value / (tirx.sqrt(wide) if norm == 1 else wide)


def _tables(
    builder: relax.BlockBuilder, shape: Sequence[Any], length: Any, dtype: str, norm: int, of_sine: Any, mirrored: bool = False
) -> list[relax.Expr]:
    """cos and `of_sine`(sin) of 2π·n·k / N, [n, k]. `mirrored` counts the rows twice that have a mirror image."""

    def entry(part: int) -> te.Tensor:
        def at(i: Any, j: Any) -> Any:
            wide = [tirx.Cast("int64", each) for each in (i, j)]
            wave = _wave(tirx.sin if part else tirx.cos, length, wide[0] * wide[1], dtype)
            value = _scaled(of_sine(wave) if part else wave, length, norm, dtype)
            if not mirrored:
                return value
            alone = tirx.any(wide[0] == 0, 2 * wide[0] == length)
            return value * tirx.Select(alone, tirx.const(1, dtype), tirx.const(2, dtype))

        return te.compute(tuple(shape), at, name="sines" if part else "cosines")

    names = ("fourier_cosines", "fourier_sines")
    return [builder.emit_te(entry, part, primfunc_name_hint=name) for part, name in enumerate(names)]


def dynamic_spectrum(
    builder: relax.BlockBuilder, parts: Sequence[relax.Expr], length: Any, *, inverse: bool, onesided: bool, norm: int
) -> list[relax.Expr]:
    """[real] or [real, imaginary], […, N] → [real, imaginary], […, N], or the first N // 2 + 1 bins."""
    emit, dtype = builder.emit, str(parts[0].ty.dtype.dtype)
    bins = tirx.floordiv(length, 2) + 1 if onesided else length
    cosine, sine = _tables(builder, (length, bins), length, dtype, norm, lambda x: x if inverse else x * tirx.const(-1, dtype))
    real, imaginary = (emit(relax.op.matmul(parts[0], table)) for table in (cosine, sine))
    if len(parts) > 1:
        real = emit(relax.op.subtract(real, emit(relax.op.matmul(parts[1], sine))))
        imaginary = emit(relax.op.add(imaginary, emit(relax.op.matmul(parts[1], cosine))))
    return [real, imaginary]


def dynamic_signal(builder: relax.BlockBuilder, parts: Sequence[relax.Expr], length: Any, norm: int) -> relax.Expr:
    """The real signal […, N] whose first N // 2 + 1 bins are `parts`."""
    emit, dtype = builder.emit, str(parts[0].ty.dtype.dtype)
    bins = parts[0].ty.shape.values[-1]
    cosine, sine = _tables(builder, (bins, length), length, dtype, norm, lambda x: x * tirx.const(-1, dtype), mirrored=True)
    return emit(relax.op.add(*(emit(relax.op.matmul(part, table)) for part, table in zip(parts, (cosine, sine), strict=True))))
