"""Transforms of a few numbers in a thread's registers, of any length: 2 and 4 written out, odd primes by the symmetry of their
roots, products of these by their factors (Cooley, Tukey, Math. Comp. 19, 1965)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tk.graph.fourier_tables import PRIMES
from tk.schedules.cuda.codegen.scalars import f32

__all__ = ["MOST", "Pair", "dft", "radices_of", "times", "unpacked"]

Pair = tuple[Any, Any]
"""The parts of a complex number, expressions."""

MOST = 16  # numbers of a butterfly, in registers


@cache
def radices_of(length: int) -> tuple[int, ...] | None:
    """The fewest factors of `length` that are no greater than MOST, the most even ones, greatest first; None where a prime
    factor is greater than those of PRIMES."""
    rest = length
    for prime in PRIMES:
        while rest % prime == 0:
            rest //= prime
    return None if rest != 1 else _split(length)


@cache
def _split(length: int) -> tuple[int, ...]:
    if length <= MOST:
        return (length,) if length > 1 else ()
    found = []
    for first in range(MOST, 1, -1):
        if length % first == 0:
            found.append(tuple(sorted((first, *_split(length // first)), reverse=True)))
    return min(found, key=lambda factors: (len(factors), max(factors)))


def times(a: Pair, b: Pair) -> Pair:
    """a · b."""
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def unpacked(z: Pair, mirror: Pair, power: Callable[[], Pair], named: Callable[[Any], Pair]) -> tuple[Pair, Pair]:
    """(z + conj mirror, w · (z − conj mirror)) in registers, from which a real signal's bin comes, or goes back to; `power`
    reads w."""
    (a, b), (c, d) = z, mirror
    even, odd = named((a + c, b - d)), named((a - c, b + d))
    return even, named(times(odd, power()))


def dft(z: Sequence[Pair], inverse: bool, named: Callable[[Any], Pair]) -> list[Pair]:
    """X[k] = Σ_n z[n] · exp(∓2πi·n·k / R), the sign positive in the inverse; `named` puts a number into registers."""
    size = len(z)
    if size == 1:
        return list(z)
    if size == 2:
        (a, b), (c, d) = z
        return [(a + c, b + d), (a - c, b - d)]
    if size == 4:
        return _of_four(z, inverse, named)
    first = 4 if size % 4 == 0 else next(prime for prime in PRIMES if size % prime == 0)
    if first == size:
        return _of_prime(z, inverse, named)
    other = size // first
    columns = [dft([z[other * i + j] for i in range(first)], inverse, named) for j in range(other)]
    made: list[Pair] = [(None, None)] * size
    for k in range(first):
        row = [named(_turned(columns[j][k], j * k, size, inverse)) for j in range(other)]
        for index, value in enumerate(dft(row, inverse, named)):
            made[k + first * index] = value
    return made


def _turned(z: Pair, number: int, size: int, inverse: bool) -> Pair:
    """z · exp(∓2πi · number / size)."""
    quarter, rest = divmod(4 * (number % size), size)
    if rest == 0:
        a, b = z
        zero = f32(0.0)
        minus = [(a, b), (b, zero - a), (zero - a, zero - b), (zero - b, a)]
        return minus[-quarter % 4 if inverse else quarter]
    angle = 2 * math.pi * number / size
    return times(z, (f32(math.cos(angle)), f32(math.sin(angle) if inverse else -math.sin(angle))))


def _of_four(z: Sequence[Pair], inverse: bool, named: Callable[[Any], Pair]) -> list[Pair]:
    def two(one: Pair, other: Pair) -> list[Pair]:
        (a, b), (c, d) = one, other
        return [named((a + c, b + d)), named((a - c, b - d))]

    (a, b), (c, d) = two(z[0], z[2])
    (e, f), (g, h) = two(z[1], z[3])
    turned = [(c + h, d - g), (c - h, d + g)]  # −i · (z1 − z3) added, i times it
    if inverse:
        turned.reverse()
    return [(a + e, b + f), turned[0], (a - e, b - f), turned[1]]


def _of_prime(z: Sequence[Pair], inverse: bool, named: Callable[[Any], Pair]) -> list[Pair]:
    """Of an odd prime: results k and R − k share sums of z[j] + z[R − j] and of z[j] − z[R − j]."""
    size = len(z)
    half = size // 2
    sums = [named((z[j][0] + z[size - j][0], z[j][1] + z[size - j][1])) for j in range(1, half + 1)]
    parts = [named((z[j][0] - z[size - j][0], z[j][1] - z[size - j][1])) for j in range(1, half + 1)]
    total = z[0]
    for each in sums:
        total = total[0] + each[0], total[1] + each[1]
    made: list[Pair] = [total] + [total] * (size - 1)
    for k in range(1, half + 1):
        even, odd = z[0], (f32(0.0), f32(0.0))
        for j in range(1, half + 1):
            angle = 2 * math.pi * (j * k % size) / size
            c, s = f32(math.cos(angle)), f32(math.sin(angle))
            even = even[0] + c * sums[j - 1][0], even[1] + c * sums[j - 1][1]
            odd = odd[0] + s * parts[j - 1][0], odd[1] + s * parts[j - 1][1]
        (a, b), (c, d) = named(even), named(odd)
        less, more = (a + d, b - c), (a - d, b + c)  # −i · odd added, i times it
        made[k], made[size - k] = (more, less) if inverse else (less, more)
    return made
