"""exp, erf and hyperbolic functions in float32 as short polynomials, so that they vectorise; libm's are one call an element.
Logarithms, trigonometry and powers are in functions.py.

TVM lowers an intrinsic after it has vectorised the loops, so each function here is written once, for any number of lanes.
All are within 5e-7 of the exact value, relative; NaN gives NaN, and infinities their limits.

    exp(x) = 2^n · e^r,  n = round(x / ln 2),  |r| ≤ ln 2 / 2      Cephes' expf; 2^n by one instruction of AVX-512, elsewhere
                                                                   in two factors, for denormal results
    erf(x), tanh(x) = x · P(x²) / Q(x²),  |x| clamped              the rational minimax fits of Eigen's fast erf and tanh
    cosh(x), sinh(x) = h ± 1/(4h),  h = e^|x| / 2                  sinh below |x| = 1: its series, x + x³/3! + … + x⁹/9!
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import e

import tvm
from tvm import tirx
from tvm.ir import Call, Expr, register_op_attr
from tvm.tirx import register_intrin_lowering

from tk.lowering.lower_functions import operator_name
from tk.lowering.vector_calls import define
from tk.schedules.cpu.c_functions import C_FUNCTIONS
from tk.schedules.cpu.functions import FUNCTIONS
from tk.schedules.cpu.lanes import constant, flat, has_features, horner, once

__all__ = ["install"]

LOG2_E = 1.44269504088896341
LN2_HIGH, LN2_LOW = 0.693359375, -2.12194440e-4
EXP_TERMS = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1)
EXP_LOWEST, EXP_HIGHEST = -104.0, 89.0
EXP2_LOWEST, EXP2_HIGHEST = -150.0, 129.0
LN2 = 0.693147180559945309

ERF_LIMIT = 4.0
ERF_P = (-2.72614225801306e-10, 2.77068142495902e-08, -2.10102402082508e-06, -5.69250639462346e-05,
         -7.34990630326855e-04, -2.95459980854025e-03, -1.60960333262415e-02)  # fmt: skip
ERF_Q = (-1.45660718464996e-05, -2.13374055278905e-04, -1.68282697438203e-03, -7.37332916720468e-03, -1.42647390514189e-02)

TANH_LIMIT = 7.90531110763549805
TANH_ONE = 8.67  # from here on the nearest float32 is 1, which 1 − tanh(x) shows
TANH_SMALL = 0.0004
TANH_P = (-2.76076847742355e-16, 2.00018790482477e-13, -8.60467152213735e-11, 5.12229709037114e-08,
          1.48572235717979e-05, 6.37261928875436e-04, 4.89352455891786e-03)  # fmt: skip
TANH_Q = (1.19825839466702e-06, 1.18534705686654e-04, 2.26843463243900e-03, 4.89352518554385e-03)

LIKE_NUMBERS = ("nearbyint", "rsqrt")  # lowered to what has vectors, but TVM does not say so of them
WITHOUT_VECTORS = ("acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "erf", "log1p")  # in TVM's intrinsics

HYPERBOLIC_HIGH = 88.0  # e^|x| overflows before its half does: from here on it is e · e^(|x| − 1)
SINH_SMALL = 1.0
SINH_TERMS = (1 / 362880, 1 / 5040, 1 / 120, 1 / 6, 1.0)


@cache
def install() -> None:
    """Make TVM's LLVM code generator use these, in this process."""
    functions = FUNCTIONS | {"exp": _exp, "exp2": _exp2, "erf": _erf, "tanh": _tanh, "sinh": _sinh, "cosh": _cosh}
    for name, function in functions.items():
        register_intrin_lowering(operator_name(name), "llvm", f=_lowering(name, function), level=99)
    for name in LIKE_NUMBERS:
        register_op_attr(f"tirx.{name}", "TVectorizable", True)
    for name in (*WITHOUT_VECTORS, *C_FUNCTIONS):
        define(name, _lowering(name, functions.get(name) or C_FUNCTIONS[name]))


def _lowering(name: str, function: Callable[..., Expr]) -> Callable[[Call], Expr]:
    """How a call of the intrinsic is lowered: by `function` in float32 (float16 too), by libm in float64."""
    computed = flat if name in FUNCTIONS | C_FUNCTIONS else lambda function, values: once(values[0], function)

    def lower(call: Call) -> Expr:
        dtype = tvm.DataType(str(call.args[0].ty.dtype))
        if dtype.bits == 64:
            return _by_lane(name, dtype.lanes, call.args)
        single = str(dtype).replace(str(dtype).split("x")[0], "float32", 1)
        if dtype.bits == 16:
            return tirx.Cast(str(dtype), computed(function, [tirx.Cast(single, x) for x in call.args]))
        return computed(function, call.args)

    return lower


def _by_lane(name: str, lanes: int, args: Sequence[Expr]) -> Expr:
    """libm's function in float64, which takes one number a call."""
    if lanes == 1:
        return tirx.call_pure_extern("float64", name, *args)
    each = [tirx.call_pure_extern("float64", name, *(tirx.Shuffle([x], [lane]) for x in args)) for lane in range(lanes)]
    return tirx.Shuffle(each, list(range(lanes)))


def _exp(x: Expr) -> Expr:
    def power(y: Expr) -> Expr:
        """e^y of what is clamped to where results are infinite."""
        return once(tirx.floor(y * constant(LOG2_E, y) + constant(0.5, y)), lambda n: _scaled(_remainder_power(y, n), n))

    return _bounded(x, EXP_LOWEST, EXP_HIGHEST, power)


def _bounded(x: Expr, lowest: float, highest: float, power: Callable[[Expr], Expr]) -> Expr:
    """power(x), of at most `highest`, and 0 below `lowest`: there vectors are not computed from `lowest` itself, since a result
    that is rounded to 0 takes many processors a hundred cycles, and each hidden score of an attention is e^-∞. Of one number,
    a choice before and behind the power costs more than that saves."""

    def nonzero(y: Expr) -> Expr:
        below, zero = y < constant(lowest, y), constant(0.0, y)
        if tvm.DataType(str(y.ty.dtype)).lanes == 1:
            return once(tirx.Select(below, constant(lowest, y), y), power)
        return tirx.Select(below, zero, once(tirx.Select(below, zero, y), power))

    # a comparison with NaN is false: NaN passes through all
    return once(tirx.Select(x > constant(highest, x), constant(highest, x), x), nonzero)


def _exp2(x: Expr) -> Expr:
    """2^x, as e^x is: the same series of the rest's product with ln 2."""

    def power(y: Expr) -> Expr:
        whole = tirx.floor(y + constant(0.5, y))
        return once(whole, lambda n: _scaled(once((y - n) * constant(LN2, y), _near_one), n))

    return _bounded(x, EXP2_LOWEST, EXP2_HIGHEST, power)


def _near_one(r: Expr) -> Expr:
    """e^r of |r| ≤ ln 2 / 2."""
    return horner(EXP_TERMS, r) * (r * r) + r + constant(1.0, r)


def _remainder_power(x: Expr, n: Expr) -> Expr:
    """e^(x − n ln 2)."""
    reduced = x - n * constant(LN2_HIGH, x) - n * constant(LN2_LOW, x)
    return once(reduced, _near_one)


def _scaled(value: Expr, n: Expr) -> Expr:
    """value · 2^n, denormal and infinite results included."""
    dtype = tvm.DataType(str(n.ty.dtype))
    if dtype.lanes > 1 and has_features("avx512f"):
        exponent = tirx.Cast(str(dtype).replace("float32", "int32"), n)
        return tirx.call_llvm_pure_intrin(str(dtype), f"llvm.ldexp.v{dtype.lanes}f32.v{dtype.lanes}i32", value, exponent)
    half = tirx.floor(n * constant(0.5, n))
    return once(half, lambda h: value * _power_of_two(h) * _power_of_two(n - h))


def _power_of_two(exponent: Expr) -> Expr:
    """2^exponent, built as a float32's bits."""
    dtype = str(exponent.ty.dtype)
    integer = tirx.Cast(dtype.replace("float32", "int32"), exponent)
    return tirx.reinterpret(dtype, (integer + constant(127, integer)) * constant(1 << 23, integer))


def _rational(p: Sequence[float], q: Sequence[float], x: Expr) -> Expr:
    return once(x * x, lambda square: x * horner(p, square) / horner(q, square))


def _clamped(x: Expr, limit: float, body: Callable[[Expr], Expr]) -> Expr:
    """body(x clamped to ±limit), but NaN where x is: a comparison with NaN is false."""
    bounded = tirx.max(tirx.min(x, constant(limit, x)), constant(-limit, x))
    return tirx.Select(tirx.EQ(x, x), once(bounded, body), x)


def _erf(x: Expr) -> Expr:
    return _clamped(x, ERF_LIMIT, lambda y: _rational(ERF_P, ERF_Q, y))


def _tanh(x: Expr) -> Expr:
    small = tirx.all(x < constant(TANH_SMALL, x), x > constant(-TANH_SMALL, x))
    inside = _clamped(x, TANH_LIMIT, lambda y: _rational(TANH_P, TANH_Q, y))
    high = tirx.Select(x > constant(TANH_ONE, x), constant(1.0, x), inside)
    return tirx.Select(small, x, tirx.Select(x < constant(-TANH_ONE, x), constant(-1.0, x), high))


def _half_exp(x: Expr, body: Callable[[Expr], Expr]) -> Expr:
    """body(e^|x| / 2)."""

    def halved(y: Expr) -> Expr:
        high = y > constant(HYPERBOLIC_HIGH, y)
        power = once(tirx.Select(high, y - constant(1.0, y), y), _exp)
        return once(power * tirx.Select(high, constant(e / 2, y), constant(0.5, y)), body)

    return once(tirx.Select(x < constant(0.0, x), constant(0.0, x) - x, x), halved)


def _cosh(x: Expr) -> Expr:
    return _half_exp(x, lambda half: half + constant(0.25, half) / half)


def _sinh(x: Expr) -> Expr:
    small = tirx.all(x < constant(SINH_SMALL, x), x > constant(-SINH_SMALL, x))
    series = once(x * x, lambda square: horner(SINH_TERMS, square) * x)
    large = _half_exp(x, lambda half: half - constant(0.25, half) / half)
    return tirx.Select(small, series, once(large, lambda y: tirx.Select(x < constant(0.0, y), constant(0.0, y) - y, y)))
