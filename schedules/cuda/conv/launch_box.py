"""Boxes of pixels chosen at a launch, of images whose size is symbolic.

Along every axis a box has a power of two of pixels, `block_m` in all; of all such boxes the one with the fewest tiles is taken,
among equals the widest along memory. The host finds it from the call's sizes, as the least of the keys

    tiles << 16 | (8 - shift of the last axis) << 12 | shift << 8 | shift << 4 | shift      of the axes but the first

The kernel then divides by shifts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.conv.axes import Axis

__all__ = ["LaunchBox", "Power", "extent_of", "launch_box", "shapes", "split", "tiles_along"]

DIGIT = 4  # bits of a shift in a key
MOST = 256  # positions that a box of TMA spans


@dataclass(frozen=True, eq=False)
class Power:
    """Pixels of a box along an axis: 2 ** shift."""

    shift: Expr


def extent_of(side: int | Power) -> Any:
    """Pixels of a side of a box."""
    return side if isinstance(side, int) else T.shift_left(T.int32(1), side.shift)


def split(value: Expr, side: int | Power) -> tuple[Expr, Expr]:
    """(remainder, quotient) of a number that is not negative by a side of a box."""
    if isinstance(side, int):
        return T.truncmod(value, side), T.truncdiv(value, side)
    return T.bitwise_and(value, extent_of(side) - 1), T.shift_right(value, side.shift)


def tiles_along(out: Any, side: int | Power) -> Any:
    """Boxes that cover so many pixels along an axis."""
    if isinstance(side, int):
        return (out + (side - 1)) // side
    return T.shift_right(out + (extent_of(side) - 1), side.shift)


def shapes(axes: Sequence[Axis], block_m: int) -> list[tuple[int, ...]]:
    """Shifts of the boxes of `block_m` pixels, a power of two, that TMA can copy: one along each axis."""
    total = block_m.bit_length() - 1
    most = [MOST if axis.split else (MOST - 1) // axis.stride + 1 for axis in axes]
    found = (shifts for shifts in product(range(total + 1), repeat=len(axes)) if sum(shifts) == total)
    return [shifts for shifts in found if all(1 << s <= limit for s, limit in zip(shifts, most, strict=True))]


@dataclass(frozen=True, eq=False)
class LaunchBox:
    """The variables of a launch: pixels along each axis, and the sides of its boxes of `block_m` pixels; `given` are sizes as
    the function has them. `bind` computes the variables on the host."""

    axes: tuple[Axis, ...]
    given: tuple[Any, ...]
    block_m: int
    outs: tuple[Any, ...]
    sides: tuple[Power, ...]

    def bind(self) -> None:
        """On the host: every variable's value."""
        for var, value in zip(self.outs, self.given, strict=True):
            if not isinstance(var, int):
                T.Bind(value, var=var)
        # the least key lies in memory: TVM's simplifier writes a variable's value wherever it is read, for minutes
        cell = T.let[T.handle("int64")].as_var()
        T.Bind(T.tvm_stack_alloca("shape", 1), var=cell)
        least = T.decl_buffer((1,), "int64", data=cell)
        for number, shifts in enumerate(shapes(self.axes, self.block_m)):
            key = _key(self.outs, shifts)
            T.buffer_store(least, T.min(least[0], key) if number else key, [0])
        rest: Any = T.int32(self.block_m.bit_length() - 1)
        for i, side in enumerate(reversed(self.sides[1:])):
            digit = T.shift_right(T.Cast("int32", T.bitwise_and(least[0], T.int64((1 << DIGIT * 3) - 1))), T.int32(DIGIT * i))
            T.Bind(T.bitwise_and(digit, T.int32((1 << DIGIT) - 1)), var=side.shift)
            rest = rest - side.shift
        T.Bind(rest, var=self.sides[0].shift)


def launch_box(axes: Sequence[Axis], given: Sequence[Any], block_m: int) -> LaunchBox:
    """The boxes of `block_m` pixels of the axes `axes`, of `given` pixels."""
    outs = tuple(out if isinstance(out, int) else T.Var(f"pixels{i}", "int32") for i, out in enumerate(given))
    sides = tuple(Power(T.Var(f"shift{i}", "int32")) for i in range(len(axes)))
    return LaunchBox(tuple(axes), tuple(given), block_m, outs, sides)


def _key(outs: Sequence[Any], shifts: tuple[int, ...]) -> Expr:
    """What the box of these shifts is compared by: see the module's docstring."""
    tiles: Any = T.int64(1)
    for out, shift in zip(outs, shifts, strict=True):
        tiles = tiles * T.Cast("int64", (out + ((1 << shift) - 1)) // (1 << shift))
    code = sum(shift << DIGIT * i for i, shift in enumerate(reversed(shifts[1:])))
    return tiles * T.int64(1 << 16) + T.int64((8 - shifts[-1]) << DIGIT * 3 | code)
