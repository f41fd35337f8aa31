"""Logarithms, trigonometry and powers of float32 without a call of libm, so that they vectorise.

Each is computed in float64 lanes without a branch and rounded once at the end: within 1 ulp of the exact value wherever that
is finite, denormals included; zeros' signs, infinities and NaN are those of C's Annex F.

    log(y) = e ln 2 + 2 artanh(s),  y = 2^e m,  √½ ≤ m < √2,  s = (m − 1) / (m + 1);  log1p takes m − 1 from x, not from 1 + x
    sin, cos, tan: x · 2/π modulo 4 by Payne and Hanek: 2/π in three pieces whose products with x are exact, less the leading
        bits that add multiples of 4, which x's size selects; then the series of sin and cos for |r| ≤ π/4
    atan2(y, x): the smaller of |x|, |y| over the greater, moved by π/4 above tan(π/8); asin and acos by way of it
    pow(x, y) = e^(y log |x|);  asinh, acosh and atanh by log1p
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from math import factorial, inf, log, nan, pi

from tvm import tirx
from tvm.ir import Expr

from tk.schedules.cpu.lanes import constant, horner, once

__all__ = ["FUNCTIONS", "exp64", "log64", "magnitude", "pick", "to", "with_sign"]

LN2 = log(2.0)
SQRT_HALF_HIGH = 0x3FE6A09E  # the upper half of √½'s bits
LOG_TERMS = (0.19616216398675565, 0.22173694041192052, 0.28572179494793243, 0.39999994759380164, 0.6666666668006255, 2.0)
EXACT_LOG_TERMS = tuple(2 / (2 * n + 1) for n in range(10, -1, -1))

EXP_TERMS = tuple(1 / factorial(n) for n in range(11, -1, -1))
EXP_LIMIT = 300.0  # beyond float32's range on both sides, and 2^n stays in float64's

SIN_TERMS = tuple((-1) ** n / factorial(2 * n + 1) for n in range(6, -1, -1))
COS_TERMS = tuple((-1) ** n / factorial(2 * n) for n in range(6, -1, -1))
TWO_OVER_PI = 0xA2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163ABDEBBC561B7246E3A  # its first 288 bits
TWO_OVER_PI_BITS = 288
FIRST_RANGE, RANGE_BITS = 32, 24

ATAN_TERMS = (0.030623679875225795, -0.05871893165714505, 0.07562985864046645, -0.09078288855394825, 0.11110376747333024,
              -0.14285690055443542, 0.19999999596576082, -0.3333333333072484, 1.0)  # fmt: skip
TAN_EIGHTH = 0.41421356237309503  # tan(π/8)
ATAN_LIMIT = 1e300  # infinities become this: a finite float32 over it rounds to 0


def _kind(x: Expr, dtype: str) -> str:
    """`dtype` with the lanes of x."""
    _, cross, lanes = str(x.ty.dtype).partition("x")
    return dtype + cross + lanes


def to(x: Expr, dtype: str) -> Expr:
    """x cast to `dtype`, lane by lane."""
    return tirx.Cast(_kind(x, dtype), x)


def _bits(x: Expr, dtype: str) -> Expr:
    return tirx.reinterpret(_kind(x, dtype), x)


def pick(test: Expr, yes: Expr, no: Expr) -> Expr:
    """Select, numbers among its arguments in the dtype of the other one."""
    like = no if isinstance(yes, float) else yes
    yes, no = (constant(v, like) if isinstance(v, float) else v for v in (yes, no))
    return tirx.Select(test, yes, no)


def magnitude(x: Expr) -> Expr:
    """|x| of a float32, by its bits."""
    i = _bits(x, "int32")
    return _bits(i & constant(0x7FFFFFFF, i), "float32")


def _negative(x: Expr) -> Expr:
    """Whether a float32's sign bit is set: of −0 too."""
    i = _bits(x, "int32")
    return i < constant(0, i)


def with_sign(magnitude: Expr, x: Expr) -> Expr:
    """A float32 whose sign bit is clear, with x's."""
    i = _bits(x, "int32")
    return _bits(_bits(magnitude, "int32") | (i & constant(-(1 << 31), i)), "float32")


def _odd(x: Expr, body: Callable[[Expr], Expr]) -> Expr:
    """The odd function that is body(|x|, in float64) for x ≥ 0."""
    return with_sign(to(once(to(magnitude(x), "float64"), body), "float32"), x)


def _power(n: Expr) -> Expr:
    """2^n in float64, n int32."""
    wide = to(n, "int64")
    return _bits((wide + constant(1023, wide)) << constant(52, wide), "float64")


def _log_of(y: Expr, less: Callable[[Expr], Expr], terms: Sequence[float] = LOG_TERMS, base: float = math.e) -> Expr:
    """The logarithm of positive finite normal y in float64; less(2^e) = y − 2^e, which the caller may know to more digits. That
    of a power of two to base 2 is exact."""
    wide = _bits(y, "int64")
    high = to(wide >> constant(32, wide), "int32")
    exponent = (high - constant(SQRT_HALF_HIGH, high)) >> constant(20, high)

    def series(s: Expr, e: Expr) -> Expr:
        rest = s * once(s * s, partial(horner, terms))
        if base == 2:
            return to(e, "float64") + rest * constant(1 / LN2, s)
        whole = to(e, "float64") * constant(LN2, s) + rest
        return whole if base == math.e else whole * constant(1 / log(base), s)

    def with_exponent(e: Expr) -> Expr:
        f = once(_power(e), less) * _power(constant(0, e) - e)
        return once(f, lambda m: once(m / (m + constant(2.0, m)), lambda s: series(s, e)))

    return with_exponent(exponent)  # no Let of a whole number: TVM's analyzer binds one within another twice, and stops


def log64(y: Expr, exact: bool = False, base: float = math.e) -> Expr:
    """The logarithm in float64 of y ≥ 0 from float32, which is normal in float64; NaN below 0. Good for float32, or `exact`: to
    a few ulp of float64."""
    inside = _log_of(y, lambda power: y - power, EXACT_LOG_TERMS if exact else LOG_TERMS, base)
    edge = pick(y > constant(0.0, y), pick(y < constant(inf, y), inside, y), nan)
    return pick(y > constant(0.0, y), edge, pick((y >= constant(0.0, y)), -inf, constant(nan, y)))


def _log1p64(x: Expr) -> Expr:
    """log(1 + x) in float64 of x > −1, relative to the result's size near 0; infinity of infinity."""
    one = constant(1.0, x)
    inside = once(x + one, lambda y: _log_of(y, lambda power: x + (one - power)))
    return pick(x < constant(inf, x), inside, x)


def exp64(x: Expr) -> Expr:
    """e^x in float64 of |x| ≤ 300; what is beyond is as 300, NaN passes."""

    def power(y: Expr) -> Expr:
        return once(tirx.nearbyint(y * constant(1 / LN2, y)), lambda n: scaled(y - n * constant(LN2, y), n))

    def scaled(rest: Expr, n: Expr) -> Expr:
        return once(rest, partial(horner, EXP_TERMS)) * _power(to(n, "int32"))

    high = pick(x > constant(EXP_LIMIT, x), EXP_LIMIT, x)
    return once(high, lambda y: once(pick(y < constant(-EXP_LIMIT, y), -EXP_LIMIT, y), power))


def _log(x: Expr) -> Expr:
    return to(once(to(x, "float64"), log64), "float32")


def _log2(x: Expr) -> Expr:
    return to(once(to(x, "float64"), partial(log64, base=2.0)), "float32")


def _log10(x: Expr) -> Expr:
    return to(once(to(x, "float64"), partial(log64, base=10.0)), "float32")


def _log1p(x: Expr) -> Expr:
    def body(y: Expr) -> Expr:
        below = pick(tirx.EQ(y, constant(-1.0, y)), -inf, constant(nan, y))
        return pick(y > constant(-1.0, y), _log1p64(y), below)

    return pick(tirx.EQ(x, constant(0.0, x)), x, to(once(to(x, "float64"), body), "float32"))


def _pow(x: Expr, y: Expr) -> Expr:
    zero, one, half = (constant(v, x) for v in (0.0, 1.0, 0.5))
    size = magnitude(x)
    exponent = to(y, "float64")
    power = to(_exp_of_product(to(size, "float64"), exponent), "float32")
    # 1 is the result of whatever 0 and of 1 to whatever; also of −1 to ±∞
    unit = tirx.any(tirx.EQ(y, zero), tirx.EQ(x, one), tirx.all(tirx.EQ(x, zero - one), tirx.EQ(y, y)))

    def signed(power: Expr) -> Expr:
        whole = tirx.EQ(tirx.floor(y), y)
        odd = tirx.all(whole, tirx.NE(tirx.floor(y * half), y * half))
        turned = pick(tirx.all(_negative(x), odd), with_sign(power, constant(-1.0, power)), power)
        outside = tirx.all(x < zero, x > constant(-inf, x), tirx.Not(whole))
        return pick(outside, nan, turned)

    return once(pick(unit, 1.0, power), signed)


def _exp_of_product(size: Expr, exponent: Expr) -> Expr:
    return once(size, lambda s: once(log64(s) * exponent, exp64))


def _piece(top: int, bits: int) -> float:
    """The bits of 2/π with the weights 2^top … 2^(top − bits + 1)."""
    low = top - bits + 1
    shifted = TWO_OVER_PI >> (TWO_OVER_PI_BITS + low)
    return float(shifted & ((1 << bits) - 1)) * 2.0**low


def _pieces(x: Expr) -> list[Expr]:
    """Three pieces of 2/π for x in float64, less the bits that times x are multiples of 4; x times each of the first two is
    exact (24 and 28 bits)."""
    chosen: list[Expr] = []
    starts = list(range(FIRST_RANGE, 128, RANGE_BITS))
    for before, bits in ((0, 28), (28, 28), (56, 53)):
        value: Expr = constant(_piece(-1 - before, bits), x)
        for start in starts:
            value = pick(x >= constant(2.0**start, x), _piece(24 - start - before, bits), value)
        chosen.append(value)
    return chosen


def _turns(x: Expr, body: Callable[[Expr, Expr], Expr]) -> Expr:
    """body(r, q) of |x| = (4 k + q) π/2 + r, |r| ≤ π/4, q an int32 of 0 … 3; r is NaN of infinities and NaN."""

    def reduced(y: Expr) -> Expr:
        first, second, third = _pieces(y)
        return once(y * first, lambda a: once(y * second, lambda b: parts(a, b, y * third)))

    def parts(a: Expr, b: Expr, c: Expr) -> Expr:
        return once(tirx.nearbyint(a), lambda m: once(tirx.nearbyint(b), lambda n: near(m + n, (a - m) + (b - n), c)))

    def near(whole: Expr, rest: Expr, c: Expr) -> Expr:
        return once(rest, lambda s: once(tirx.nearbyint(s), lambda k: last(whole + k, (s - k) + c)))

    def last(whole: Expr, rest: Expr) -> Expr:
        def quadrant(w: Expr) -> Expr:
            return to(w - tirx.floor(w * constant(0.25, w)) * constant(4.0, w), "int32")

        turned = pick(whole < constant(2.0**60, whole), whole, 0.0)
        return once(rest * constant(pi / 2, rest), lambda r: once(turned, lambda w: body(r, quadrant(w))))

    return once(to(magnitude(x), "float64"), reduced)


def _sine_cosine(r: Expr, body: Callable[[Expr, Expr], Expr]) -> Expr:
    """body(sin r, cos r) of |r| ≤ π/4."""

    def both(z: Expr) -> Expr:
        return once(horner(SIN_TERMS, z) * r, lambda s: once(horner(COS_TERMS, z), lambda c: body(s, c)))

    return once(r * r, both)


def _flag(q: Expr, mask: int) -> Expr:
    return tirx.NE(q & constant(mask, q), constant(0, q))


def _sin(x: Expr) -> Expr:
    def wave(r: Expr, q: Expr) -> Expr:
        chosen = _sine_cosine(r, lambda s, c: pick(_flag(q, 1), c, s))
        return once(chosen, lambda v: pick(_flag(q, 2), constant(0.0, v) - v, v))

    value = to(_turns(x, wave), "float32")
    turned = once(value, lambda v: pick(_negative(x), constant(0.0, v) - v, v))
    return pick(magnitude(x) > constant(0.0, x), turned, x)


def _cos(x: Expr) -> Expr:
    def wave(r: Expr, q: Expr) -> Expr:
        chosen = _sine_cosine(r, lambda s, c: pick(_flag(q, 1), s, c))
        turned = _flag(q + constant(1, q), 2)
        return once(chosen, lambda v: pick(turned, constant(0.0, v) - v, v))

    return to(_turns(x, wave), "float32")


def _tan(x: Expr) -> Expr:
    def ratio(r: Expr, q: Expr) -> Expr:
        def divide(s: Expr, c: Expr) -> Expr:
            return pick(_flag(q, 1), constant(0.0, c) - c, s) / pick(_flag(q, 1), s, c)

        return _sine_cosine(r, divide)

    value = to(_turns(x, ratio), "float32")
    turned = once(value, lambda v: pick(_negative(x), constant(0.0, v) - v, v))
    return pick(magnitude(x) > constant(0.0, x), turned, x)


def _angle(less: Expr, more: Expr) -> Expr:
    """atan(less / more) in float64 of 0 ≤ less ≤ more ≤ 1e300; 0 where both are 0."""

    def body(low: Expr, high: Expr) -> Expr:
        above = low > high * constant(TAN_EIGHTH, high)
        upper = pick(above, low - high, low)
        under = pick(above, low + high, pick(tirx.EQ(high, constant(0.0, high)), 1.0, high))
        arc = once(upper / under, lambda t: t * once(t * t, partial(horner, ATAN_TERMS)))
        return arc + pick(above, constant(pi / 4, low), 0.0)

    return once(less, lambda low: once(more, lambda high: body(low, high)))


def _first_quadrant(y: Expr, x: Expr) -> Expr:
    """atan(y / x) in float64 of finite y, x ≥ 0."""
    swap = y > x
    arc = _angle(pick(swap, x, y), pick(swap, y, x))
    return once(arc, lambda a: pick(swap, constant(pi / 2, a) - a, a))


def _bounded(x: Expr) -> Expr:
    return pick(x > constant(ATAN_LIMIT, x), ATAN_LIMIT, x)


def _atan(x: Expr) -> Expr:
    return _odd(x, lambda y: once(_bounded(y), lambda z: _first_quadrant(z, constant(1.0, z))))


def _atan2(y: Expr, x: Expr) -> Expr:
    def quadrants(b: Expr, a: Expr) -> Expr:
        return once(_first_quadrant(b, a), lambda arc: pick(_negative(x), constant(pi, arc) - arc, arc))

    wide = [_bounded(to(magnitude(v), "float64")) for v in (y, x)]
    size = to(once(wide[0], lambda b: once(wide[1], lambda a: quadrants(b, a))), "float32")
    known = tirx.all(tirx.EQ(x, x), tirx.EQ(y, y))
    return pick(known, with_sign(size, y), nan)


def _cosine_leg(y: Expr) -> Expr:
    """√(1 − y²); NaN above 1."""
    one = constant(1.0, y)
    return tirx.sqrt((one - y) * (one + y))


def _within_one(y: Expr, value: Expr) -> Expr:
    return pick(y <= constant(1.0, y), value, nan)


def _asin(x: Expr) -> Expr:
    return _odd(x, lambda y: _within_one(y, once(_cosine_leg(y), lambda leg: _first_quadrant(y, leg))))


def _acos(x: Expr) -> Expr:
    def body(y: Expr) -> Expr:
        arc = once(_cosine_leg(y), lambda leg: _first_quadrant(leg, y))
        turned = once(arc, lambda a: pick(_negative(x), constant(pi, a) - a, a))
        return _within_one(y, turned)

    return to(once(to(magnitude(x), "float64"), body), "float32")


def _asinh(x: Expr) -> Expr:
    def body(y: Expr) -> Expr:
        one = constant(1.0, y)
        z = pick(y < constant(inf, y), y, 1.0)
        inside = once(z, lambda v: once(v + v * v / (one + tirx.sqrt(v * v + one)), _log1p64))
        return pick(y < constant(inf, y), inside, y)

    return _odd(x, body)


def _acosh(x: Expr) -> Expr:
    def body(y: Expr) -> Expr:
        one = constant(1.0, y)
        inside = once((y - one) + tirx.sqrt((y - one) * (y + one)), _log1p64)
        return pick(y >= one, inside, nan)

    return to(once(to(x, "float64"), body), "float32")


def _atanh(x: Expr) -> Expr:
    def body(y: Expr) -> Expr:
        one, two = constant(1.0, y), constant(2.0, y)
        return _within_one(y, once(two * y / (one - y), _log1p64) * constant(0.5, y))

    return _odd(x, body)


FUNCTIONS: dict[str, Callable[..., Expr]] = {
    "log": _log, "log2": _log2, "log10": _log10, "log1p": _log1p, "pow": _pow, "sin": _sin, "cos": _cos, "tan": _tan,
    "atan": _atan, "atan2": _atan2,
    "asin": _asin, "acos": _acos, "asinh": _asinh, "acosh": _acosh, "atanh": _atanh,
}  # fmt: skip
