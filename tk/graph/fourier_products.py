"""Discrete Fourier transforms as products with matrices of cosines and sines.

X[k] = Σ_n x[n] · exp(∓2πi·n·k / N), the sign positive in the inverse. A complex one of N = A·B is one of A and one of B
elements: with w = exp(∓2πi / N), n = B·n₁ + n₂ and k = k₁ + A·k₂,

    X[k] = Σ_n₂ w^(A·n₂·k₂) · (w^(n₂·k₁) · Σ_n₁ w^(B·n₁·k₁) · x[n])

A real signal and the bins that it has are one product with a table that has a bin's cosine beside its sine: the parts lie
beside each other, as in memory; a GPU's rule computes it in fewer steps (tk/graph/fourier.py).

Tensors come as parts: [real], or [real, imaginary], transformed along their last axis. No sum is divided by N: `scale` says
what each is multiplied by.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from tvm import relax

from tk.graph.fourier_tables import pairs

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["apart", "beside", "matmuls", "signal", "spectrum", "table_bytes", "together", "waves"]

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
    if len(parts) == 1:
        imaginary = _with_zeros(emit, imaginary, sine)
    else:
        real = emit(relax.op.subtract(real, emit(relax.op.matmul(parts[1], s))))
        imaginary = emit(relax.op.add(imaginary, emit(relax.op.matmul(parts[1], c))))
    return [real, imaginary]


def spectrum(
    emit: Emit, parts: Parts, length: int, *, inverse: bool = False, onesided: bool = False, scale: float = 1.0
) -> Parts:
    """[…, n ≤ length] → [real, imaginary], […, length], or the first length // 2 + 1 bins. Behind n there are zeros."""
    first, used = _factor(length), int(parts[0].ty.shape.values[-1])
    if onesided and not inverse and len(parts) == 1:
        return _bins(emit, parts[0], length, scale)
    if onesided or first == 1 or len(parts) == 1:  # a real signal has half the products
        cosine, sine = (wave[:used] for wave in waves(length, length // 2 + 1 if onesided else length, inverse, scale))
        return matmuls(emit, parts, cosine, sine)
    found = _in_two(emit, [_filled(emit, part, length) for part in parts], first, length // first, inverse)
    if scale == 1.0:
        return found
    factor = relax.const(scale, str(parts[0].ty.dtype.dtype))
    return [emit(relax.op.multiply(part, factor)) for part in found]


def _bins(emit: Emit, x: relax.Expr, length: int, scale: float) -> Parts:
    """The first length // 2 + 1 bins of a real signal."""
    dtype = str(x.ty.dtype.dtype)
    table = pairs(length, False, int(x.ty.shape.values[-1])) * scale
    made = _with_zeros(emit, emit(relax.op.matmul(x, relax.const(table.astype(dtype), dtype))), table)
    return apart(emit, emit(relax.op.reshape(made, [*list(x.ty.shape.values)[:-1], length // 2 + 1, 2])))


def _with_zeros(emit: Emit, made: relax.Expr, table: Array) -> relax.Expr:
    """`made`, a product with `table`, 0 where a column of the table is: the imaginary part of bin 0 of a real signal is 0
    where the signal has NaN or infinities, too."""
    nothing = ~table.any(axis=0)
    if not nothing.any():
        return made
    return emit(relax.op.where(relax.const(nothing, "bool"), relax.const(0.0, str(made.ty.dtype.dtype)), made))


def signal(emit: Emit, parts: Parts, length: int, scale: float, beside: relax.Expr | None = None) -> relax.Expr:
    """The real signal […, length] whose first bins are `parts`: those that have a mirror image, all but 0 and N / 2, count
    twice. `beside` is […, bins, 2], of which they are the parts, if there is such a tensor."""
    head, used = list(parts[0].ty.shape.values)[:-1], int(parts[0].ty.shape.values[-1])
    dtype = str(parts[0].ty.dtype.dtype)
    table = relax.const((pairs(length, True, used) * scale).astype(dtype), dtype)
    both = together(emit, parts) if beside is None else beside
    return emit(relax.op.matmul(emit(relax.op.reshape(both, [*head, 2 * used])), table))


def apart(emit: Emit, both: relax.Expr) -> Parts:
    """The parts of numbers that lie beside each other, […, 2]."""
    last = both.ty.ndim - 1
    cuts = [emit(relax.op.strided_slice(both, [last], [part], [part + 1], assume_inbound=True)) for part in range(2)]
    return [emit(relax.op.squeeze(cut, [last])) for cut in cuts]


def together(emit: Emit, parts: Parts) -> relax.Expr:
    """[…, 2]: numbers whose parts lie beside each other."""
    return emit(relax.op.concat([emit(relax.op.expand_dims(part, [-1])) for part in parts], parts[0].ty.ndim))


def beside(builder: relax.BlockBuilder, parts: Parts) -> relax.Expr | None:
    """The tensor […, 2] whose parts these are, if they were cut `apart`; else None."""
    cuts = [_bound(builder, _argument(_bound(builder, part, "squeeze")), "strided_slice") for part in parts]
    sources = [cut.args[0] for cut in cuts if cut is not None]
    if len(sources) != 2 or not sources[0].same_as(sources[1]) or int(sources[0].ty.shape.values[-1]) != 2:
        return None
    last = sources[0].ty.ndim - 1
    where = [(int(cut.args[1].fields[0].value), int(cut.args[2].fields[0].value)) for cut in cuts if cut is not None]
    return sources[0] if where == [(last, 0), (last, 1)] and parts[0].ty.ndim == last else None


def _bound(builder: relax.BlockBuilder, var: relax.Expr | None, name: str) -> Any | None:
    """The call of an operator that `var` is bound to, or None."""
    value = builder.lookup_binding(var) if isinstance(var, relax.Var) else None
    return value if isinstance(value, relax.Call) and getattr(value.op, "name", "") == f"relax.{name}" else None


def _argument(call: Any | None) -> relax.Expr | None:
    return None if call is None else call.args[0]


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
