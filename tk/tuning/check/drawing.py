"""Random values on the device, by the formula of tk/verify/families.py: one kernel a dtype draws any family.

draw(seed uint32[1], numbers, counts int64[4], out): `seed` is random, `numbers` are those of a `Values` in the order of
NUMBERS, `counts` the length and stride of an operand's axis, the period of its spikes and the offset of its impulses. Integers
take float64 numbers, others float32 ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tk.verify.families import STRIDE

if TYPE_CHECKING:
    from tvm import te
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

    from tk.aliases import Array
    from tk.verify.families import Operand, Values

__all__ = ["counts", "drawn_floats", "drawn_integers", "masking_bits", "numbers"]

NUMBERS = (
    "normal", "positive", "whole", "unit", "ramp", "shift", "alternate", "rows", "columns", "density", "spike", "rate",
    "first", "second", "causal", "highest", "lowest", "impulse",
)  # fmt: skip


def numbers(values: Values, operand: Operand) -> Array:
    """What `draw` takes of `values`."""
    lowest = -(operand.highest // 2) if operand.signed else 0
    found = {
        **{name: getattr(values, name) for name in NUMBERS[:12]},
        "first": values.planted[0],
        "second": values.planted[1],
        "causal": values.causal,
        "impulse": values.impulse,
        "highest": operand.highest,
        "lowest": lowest,
    }
    return np.array([float(found[name]) for name in NUMBERS])


def counts(values: Values, operand: Operand) -> Array:
    """What `draw` takes of an operand's axis."""
    return np.array([operand.length, operand.inner, values.period, values.offset], "int64")


def _const(value: float, dtype: str) -> Expr:
    from tvm import tirx

    return tirx.const(value, dtype)


def _mixed(value: Expr) -> Expr:
    """MurmurHash3's finaliser (Appleby, 2011) on a uint32."""

    def const(number: int) -> Expr:
        return _const(number, "uint32")

    value = (value ^ (value >> const(16))) * const(0x85EBCA6B)
    value = (value ^ (value >> const(13))) * const(0xC2B2AE35)
    return value ^ (value >> const(16))


def _counter(i: Expr, stream: int) -> Expr:
    from tvm import tirx

    return tirx.Cast("uint32", i) * _const(8, "uint32") + _const(stream, "uint32")


def _random_bits(seed: te.Tensor, i: Expr, stream: int) -> Expr:
    """32 random bits for element i: one of eight streams."""
    return _mixed(_mixed(_counter(i, stream)) + seed[0])


def masking_bits(key: te.Tensor, i: Expr, stream: int) -> Expr:
    """32 bits for element i that a random key decides. They are mixed once: an expression holds its argument twice for each
    step of the mixing, and those that compare masked values hold it many times."""
    return _mixed(_counter(i, stream) ^ key[0])


def _uniform(bits: Expr) -> Expr:
    """The middle of one of 2^24 equal parts of (0, 1)."""
    from tvm import tirx

    # through int32, which every processor converts
    whole = tirx.Cast("int32", bits >> _const(8, "uint32"))
    return (tirx.Cast("float32", whole) + _const(0.5, "float32")) * _const(2.0**-24, "float32")


def _normal(seed: te.Tensor, i: Expr) -> Expr:
    """Box and Muller, Ann. Math. Stat. 29 (1958)."""
    from tvm import tirx

    radius = tirx.sqrt(_const(-2.0, "float32") * tirx.log(_uniform(_random_bits(seed, i, 0))))
    return radius * tirx.cos(_const(6.283185307179586, "float32") * _uniform(_random_bits(seed, i, 1)))


class _Coordinates:
    """An element's column and row."""

    def __init__(self, i: Expr, sizes: te.Tensor) -> None:
        from tvm import tirx

        length, inner = sizes[0], sizes[1]
        self.column = tirx.truncmod(tirx.truncdiv(i, inner), length)
        self.row = tirx.truncdiv(i, inner * length) * inner + tirx.truncmod(i, inner)
        self.below = self.column <= tirx.truncmod(self.row, length)


def _given(dtype: str) -> tuple[te.Tensor, te.Tensor, te.Tensor, dict[str, te.TensorSlice]]:
    from tvm import te

    seed, sizes = te.placeholder((1,), "uint32", name="seed"), te.placeholder((4,), "int64", name="counts")
    values = te.placeholder((len(NUMBERS),), dtype, name="numbers")
    return seed, values, sizes, {name: values[coordinates] for coordinates, name in enumerate(NUMBERS)}


def drawn_floats(dtype: str) -> PrimFunc:
    """`draw` for a floating dtype."""
    from tvm import te, tirx

    seed, values, sizes, number = _given("float32")
    one, two, zero, half = (_const(value, "float32") for value in (1.0, 2.0, 0.0, 0.5))

    def value(i: Expr) -> Expr:
        coordinates = _Coordinates(i, sizes)
        uniform = _uniform(_random_bits(seed, i, 2))
        x = number["normal"] * _normal(seed, i) + number["positive"] * (
            _const(0.1, "float32") + _const(0.9, "float32") * uniform
        )
        x = x + number["unit"] * (tirx.floor(uniform * (two * number["whole"] + one)) - number["whole"])
        share = (tirx.Cast("float32", coordinates.column) + half) / tirx.Cast("float32", sizes[0])
        x = x + number["ramp"] * (two * share - one)
        by_row, by_column = (
            two * _uniform(_random_bits(seed, at, stream)) - one
            for at, stream in ((coordinates.row, 3), (coordinates.column, 4))
        )
        x = x * tirx.exp2(number["rows"] * by_row + number["columns"] * by_column)
        sign = one - two * number["alternate"] * tirx.Cast("float32", _uniform(_random_bits(seed, coordinates.row, 6)) < half)
        x = x + number["shift"] * sign
        kept = _uniform(_random_bits(seed, i, 5)) < number["density"]
        x = tirx.if_then_else(kept, x, zero)
        even = _const(1, "int64") - tirx.truncmod(coordinates.row, _const(2, "int64"))
        phase = tirx.truncmod(sizes[0] - 1, sizes[2]) * even
        step = _const(STRIDE, "int64") * tirx.truncdiv(coordinates.row, _const(2, "int64"))
        spiked = tirx.truncmod(coordinates.column + step, sizes[2]) == phase
        x = x + tirx.if_then_else(spiked, number["spike"], zero)
        struck = tirx.truncmod(coordinates.column + coordinates.row + sizes[3] + 1, sizes[0]) == 0
        x = x + tirx.if_then_else(struck, number["impulse"], zero)
        first = tirx.if_then_else(uniform < half, number["first"], number["second"])
        x = tirx.if_then_else(_uniform(_random_bits(seed, i, 7)) < number["rate"], first, x)
        mask = tirx.if_then_else(coordinates.below, zero, _const(float("-inf"), "float32"))
        return tirx.Cast(dtype, tirx.if_then_else(number["causal"] > half, mask, x))

    n = te.var("n", "int64")
    return te.create_prim_func([seed, values, sizes, te.compute((n,), value, name="out")])


def drawn_integers(dtype: str) -> PrimFunc:
    """`draw` for integers of a width, and for booleans as int8."""
    from tvm import te, tirx

    seed, values, sizes, number = _given("float64")

    def value(i: Expr) -> Expr:
        coordinates = _Coordinates(i, sizes)
        uniform = tirx.Cast("float64", _uniform(_random_bits(seed, i, 0)))
        share = number["normal"] * uniform + number["shift"]
        share = share + number["whole"] * tirx.Cast("float64", uniform >= _const(0.5, "float64"))
        share = share + number["ramp"] * tirx.Cast("float64", coordinates.column) / tirx.Cast("float64", sizes[0])
        highest = tirx.Cast("int64", number["highest"])
        found = tirx.min(tirx.Cast("int64", tirx.floor(share * number["highest"])), highest - 1)
        causal = tirx.Cast("int64", coordinates.below)
        chosen = tirx.if_then_else(
            number["causal"] > _const(0.5, "float64"), causal, found + tirx.Cast("int64", number["lowest"])
        )
        return tirx.Cast(dtype, chosen)

    n = te.var("n", "int64")
    return te.create_prim_func([seed, values, sizes, te.compute((n,), value, name="out")])
