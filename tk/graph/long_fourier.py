"""Fourier transforms that are longer than a kernel takes, as several of those that it takes: no table of N² numbers is made.

A complex one of N = A·B goes in four steps (Bailey, FFTs in external or hierarchical memory, 1990): with n = B·n₁ + n₂ and
k = k₁ + A·k₂ it is transforms of A along n₁, a product with w^(n₂·k₁), w = exp(∓2πi / N), transforms of B along n₂, and a
transpose. A real signal of N = 2·M is M complex numbers z[m] = x[2m] + i·x[2m + 1], out of whose transform Z come its bins

    X[k] = (Z[k] + conj Z[M − k]) / 2 − i/2 · w^k · (Z[k] − conj Z[M − k]),    k ≤ M

and, the other way, Z[k] = (X[k] + conj X[M − k]) + i · w^−k · (X[k] − conj X[M − k]).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from tvm import relax, te, tirx

from tk.graph.complex_fourier import no_imaginary_part, transformed
from tk.graph.dataflow import dtype_of, static_size
from tk.graph.fourier_products import apart, together
from tk.graph.fourier_tables import MOST, is_smooth, powers

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["any_transformed", "long_bins", "long_signal"]

Pair = tuple[Any, Any]


def any_transformed(
    builder: relax.BlockBuilder, parts: Sequence[Expr], axis: int, inverse: bool, scale: float
) -> list[Expr] | None:
    """The parts of the transform of `parts` along an axis, by one kernel or in four steps; None where no kernel is for its
    length's factors or its dtype."""
    made = transformed(builder, parts, axis, inverse, scale)
    n = static_size(parts[0].ty.shape.values[axis])
    if made is not None or n is None or n <= MOST:
        return made
    a = _near_root(n)
    return None if a is None else _in_four_steps(builder, parts, axis, (a, n // a), inverse, scale)


def _near_root(n: int) -> int | None:
    """The greatest factor of `n` up to its root, where kernels take it and the other one."""
    a = next(factor for factor in range(math.isqrt(n), 0, -1) if n % factor == 0)
    return a if is_smooth(n) and a >= 4 and n // a <= MOST else None


def _in_four_steps(
    builder: relax.BlockBuilder, parts: Sequence[Expr], axis: int, sizes: tuple[int, int], inverse: bool, scale: float
) -> list[Expr] | None:
    (a, b), emit = sizes, builder.emit
    shape = list(parts[0].ty.shape.values)
    apart_shape = [*shape[:axis], a, b, *shape[axis + 1 :]]
    first = transformed(builder, [emit(relax.op.reshape(part, apart_shape)) for part in parts], axis, inverse, 1.0)
    if first is None:
        return None
    angle = 2 * np.pi * (np.arange(a)[:, None] * np.arange(b)) / (a * b)
    table = np.stack([np.cos(angle), np.sin(angle) if inverse else -np.sin(angle)], -1).astype("float32")

    def turned(x: Pair, w: Pair) -> Pair:
        return x[0] * w[0] - x[1] * w[1], x[0] * w[1] + x[1] * w[0]

    def compute(real: te.Tensor, imaginary: te.Tensor, w: te.Tensor) -> list[te.Tensor]:
        def part(n: int) -> Callable[..., Any]:
            return lambda *at: turned((real(*at), imaginary(*at)), tuple(w(at[axis], at[axis + 1], i) for i in range(2)))[n]

        return [te.compute(real.shape, part(n), name=f"turned_{n}") for n in range(2)]

    both = emit(builder.call_te(compute, *first, relax.const(table, "float32"), primfunc_name_hint="fourier_turned"))
    second = transformed(builder, [emit(relax.TupleGetItem(both, n)) for n in range(2)], axis + 1, inverse, scale)
    if second is None:
        return None
    order = list(range(len(apart_shape)))
    order[axis], order[axis + 1] = axis + 1, axis
    made = [emit(relax.op.reshape(emit(relax.op.permute_dims(part, order)), shape)) for part in second]
    return made if len(parts) == 2 else [made[0], emit(_of_real_numbers(builder, made[1], axis, a * b))]


def _of_real_numbers(builder: relax.BlockBuilder, imaginary: Expr, axis: int, n: int) -> Expr:
    """The imaginary part of a transform of n real numbers: 0 where it is nothing, whatever these are."""

    def compute(x: te.Tensor) -> te.Tensor:
        def value(*at: Any) -> Any:
            return tirx.Select(no_imaginary_part(at[axis], n), _float(0.0), x(*at))

        return te.compute(x.shape, value, name="of_real_numbers")

    return builder.call_te(compute, imaginary, primfunc_name_hint="of_real_numbers")


def long_bins(builder: relax.BlockBuilder, x: Expr, scale: float) -> list[Expr] | None:
    """The first N / 2 + 1 bins of a real signal, its last axis, that is longer than a kernel takes; None for any other."""
    half = _half(x, static_size(x.ty.shape.values[-1]))
    if half is None:
        return None
    emit, head = builder.emit, list(x.ty.shape.values)[:-1]
    packed = apart(emit, emit(relax.op.reshape(x, [*head, half, 2])))
    z = any_transformed(builder, packed, len(head), False, 1.0)
    if z is None:
        return None

    def compute(real: te.Tensor, imaginary: te.Tensor, w: te.Tensor) -> te.Tensor:
        def bins(*at: Any) -> Any:
            *row, k, which = at
            here, mirror = tirx.floormod(k, _size(half)), tirx.floormod(_size(half) - k, _size(half))
            even, odd = _even_and_odd((real(*row, here), imaginary(*row, here)), (real(*row, mirror), imaginary(*row, mirror)))
            wr, wi = w(k, 0), w(k, 1)
            nothing = tirx.EQ(tirx.floormod(k, _size(half)), _size(0))  # whatever the signal holds
            parts = (
                even[0] + (wr * odd[1] + wi * odd[0]),
                tirx.Select(nothing, _float(0.0), even[1] - (wr * odd[0] - wi * odd[1])),
            )
            return tirx.Select(tirx.EQ(which, _size(0)), *parts) * _float(0.5 * scale)

        return te.compute([*real.shape[:-1], _size(half + 1), _size(2)], bins, name="bins")

    return apart(emit, emit(builder.call_te(compute, *z, _powers(half), primfunc_name_hint="fourier_bins")))


def long_signal(builder: relax.BlockBuilder, parts: Sequence[Expr], length: int, scale: float) -> Expr | None:
    """The real signal […, length] whose first length / 2 + 1 bins are `parts`, where it is longer than a kernel takes; None for
    any other."""
    half = _half(parts[0], length)
    if half is None or static_size(parts[0].ty.shape.values[-1]) != half + 1:
        return None
    emit, head = builder.emit, list(parts[0].ty.shape.values)[:-1]

    def compute(real: te.Tensor, imaginary: te.Tensor, w: te.Tensor) -> list[te.Tensor]:
        def part(n: int) -> Callable[..., Any]:
            def value(*at: Any) -> Any:
                *row, k = at
                mirror = _size(half) - k
                nothing = tirx.EQ(k, _size(0))  # bins 0 and M have no imaginary part
                b, d = (tirx.Select(nothing, _float(0.0), imaginary(*row, index)) for index in (k, mirror))
                even, odd = _even_and_odd((real(*row, k), b), (real(*row, mirror), d))
                wr, wi = w(k, 0), w(k, 1)
                return even[0] - (wr * odd[1] - wi * odd[0]) if n == 0 else even[1] + (wr * odd[0] + wi * odd[1])

            return value

        return [te.compute([*real.shape[:-1], _size(half)], part(n), name=f"packed_{n}") for n in range(2)]

    both = emit(builder.call_te(compute, *parts, _powers(half), primfunc_name_hint="fourier_packed"))
    z = any_transformed(builder, [emit(relax.TupleGetItem(both, n)) for n in range(2)], len(head), True, scale)
    return None if z is None else emit(relax.op.reshape(together(emit, z), [*head, length]))


def _half(x: Expr, length: int | None) -> int | None:
    """Half the length of a real signal that is longer than a kernel takes and that `any_transformed` has half of; else None."""
    if length is None or length <= MOST or length % 2 or dtype_of(x) != "float32":
        return None
    half = length // 2
    return half if (half <= MOST and is_smooth(half)) or (half > MOST and _near_root(half) is not None) else None


def _even_and_odd(z: Pair, mirror: Pair) -> tuple[Pair, Pair]:
    """z ± conj(mirror)."""
    (a, b), (c, d) = z, mirror
    return (a + c, b - d), (a - c, b + d)


def _powers(half: int) -> Expr:
    """[M + 1, 2]: the parts of exp(−2πi·k / 2M)."""
    return relax.const(powers(2 * half)[: half + 1], "float32")


def _size(value: int) -> Expr:
    return tirx.IntImm("int64", value)


def _float(value: float) -> Expr:
    return tirx.const(value, "float32")
