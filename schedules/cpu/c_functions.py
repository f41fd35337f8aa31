"""Functions of the C library in float32, without a call of it, so that they vectorise.

hypot(x, y)     √(x² + y²) in float64, rounded once
isnan(x)        by x's bits
maximum(x, y)   NaN where either is: of x86's instruction, which gives its second operand where either is NaN, the bits of both
                orders together: one of them is NaN then, and they are the same number else, or zeros of two signs
minimum(x, y)   likewise
fmod(x, y)      x − n y: quotients of up to 2^277 are taken off in steps of QUOTIENT_BITS, each exact in float64, since a
                step's n y has no more bits than a float64: 24 of y, and QUOTIENT_BITS and two. Of an instruction that
                multiplies and adds the sum alone is rounded, and has no more bits than x or y: steps are FUSED_BITS then
erfc, lgamma    special_functions.py
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan

import tvm
from tvm import tirx
from tvm.ir import Expr

from tk.schedules.cpu.functions import magnitude, to, with_sign
from tk.schedules.cpu.lanes import constant, has_features, once
from tk.schedules.cpu.special_functions import erfc, lgamma

__all__ = ["C_FUNCTIONS"]

QUOTIENT_BITS, FUSED_BITS = 26, 47
LARGEST = 278  # the greatest float32 is 2^277 times the smallest


def _hypot(x: Expr, y: Expr) -> Expr:
    def length(a: Expr, b: Expr) -> Expr:
        return tirx.sqrt(a * a + b * b)

    sizes = [magnitude(x), magnitude(y)]
    near = to(once(to(sizes[0], "float64"), lambda a: once(to(sizes[1], "float64"), lambda b: length(a, b))), "float32")
    infinite = tirx.any(*(tirx.EQ(size, constant(inf, size)) for size in sizes))
    return tirx.Select(infinite, constant(inf, x), near)


def _copysign(x: Expr, y: Expr) -> Expr:
    return with_sign(magnitude(x), y)


def _fused(a: Expr, b: Expr, c: Expr) -> Expr:
    """a b + c, rounded once."""
    dtype = tvm.DataType(str(a.ty.dtype))
    one = f"f{dtype.bits}"
    return tirx.call_llvm_pure_intrin(
        str(dtype), f"llvm.fma.{one}" if dtype.lanes == 1 else f"llvm.fma.v{dtype.lanes}{one}", a, b, c
    )


def _fmod(x: Expr, y: Expr) -> Expr:
    fused = has_features("fma")
    bits = FUSED_BITS if fused else QUOTIENT_BITS

    def step(rest: Expr, size: Expr, inverse: Expr, left: int) -> Expr:
        """|rest| less than 2^(bits · left) times size → a little more than half of it, and then in [0, size)."""
        if left == 0:
            return tirx.Select(rest < constant(0.0, rest), rest + size, rest)
        scale = 2.0 ** (bits * (left - 1))
        whole, unit = tirx.nearbyint(rest * (inverse * constant(1 / scale, rest))), size * constant(scale, size)
        taken = _fused(constant(0.0, whole) - whole, unit, rest) if fused else rest - whole * unit
        return once(taken, lambda r: step(r, size, inverse, left - 1))

    def of(a: Expr, b: Expr) -> Expr:
        return once(constant(1.0, b) / b, lambda inverse: step(a, b, inverse, -(-LARGEST // bits)))

    zero, infinity = constant(0.0, x), constant(inf, x)
    size, other = magnitude(x), magnitude(y)
    made = to(once(to(size, "float64"), lambda a: once(to(other, "float64"), lambda b: of(a, b))), "float32")
    rest = with_sign(tirx.Select(tirx.EQ(other, infinity), size, made), x)
    possible = tirx.all(size < infinity, other > zero)
    return tirx.Select(possible, rest, constant(nan, x))


def _isnan(x: Expr) -> Expr:
    """By the bits: TVM takes a number for equal to itself."""
    bits = tirx.reinterpret(str(x.ty.dtype).replace("float32", "int32"), magnitude(x))
    return bits > constant(0x7F800000, bits)


X86_VECTORS = {16: ("avx512f", "avx512", "ps.512"), 8: ("avx", "avx", "ps.256"), 4: ("sse", "sse", "ps")}
"""The feature that an instruction for so many lanes needs, and how LLVM calls it."""
CURRENT = 4  # how AVX-512 rounds: as everything else


def _extreme(name: str, better: Callable[[Expr, Expr], Expr]) -> Callable[[Expr, Expr], Expr]:
    def extreme(x: Expr, y: Expr) -> Expr:
        dtype = str(x.ty.dtype)
        feature, family, suffix = X86_VECTORS.get(tvm.DataType(dtype).lanes, ("none", "", ""))
        if not has_features(feature):
            return tirx.Select(tirx.Or(better(x, y), _isnan(x)), x, y)
        rounding = [tirx.const(CURRENT, "int32")] if family == "avx512" else []

        def bits(a: Expr, b: Expr) -> Expr:
            found = tirx.call_llvm_pure_intrin(dtype, f"llvm.x86.{family}.{name}.{suffix}", a, b, *rounding)
            return tirx.reinterpret(dtype.replace("float32", "int32"), found)

        return tirx.reinterpret(dtype, bits(x, y) | bits(y, x))

    return extreme


C_FUNCTIONS: dict[str, Callable[..., Expr]] = {
    "copysign": _copysign, "erfc": erfc, "fma": _fused, "fmod": _fmod, "hypot": _hypot, "isnan": _isnan, "lgamma": lgamma,
    "maximum": _extreme("max", tirx.GT), "minimum": _extreme("min", tirx.LT),
}  # fmt: skip
