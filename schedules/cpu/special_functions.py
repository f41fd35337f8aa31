"""erfc and lgamma in float32 without a call of libm, so that they vectorise: in float64 lanes, rounded once at the end.

    erfc(x) = e^(−x²) P(t) / (1 + 2x),  t = (x − 3.75) / (x + 3.75), of x ≥ 0;  2 − erfc(−x) below 0      M. Shepherd and
        J. Laframboise, Math. Comp. 36 (1981); P fitted to 1.5e-10
    lgamma(x) = (x − 1) (x − 2) P(x) / Q(x) of ½ ≤ x < 3, P / Q fitted to 2e-14;  lgamma(1 + x) − log x of 0 ≤ x < ½
              = (x − ½) log x − x + ½ log 2π + P(1/x²) / x from 3 on, P fitted to 2e-13                     DLMF 5.11.1
              = log(π / |x sin πx|) − lgamma(−x) of x < 0                                                    DLMF 5.5.3

All are within 1 ulp of the exact value, denormal results included, at the zeros of lgamma below 0 within 1e-13 of it.
"""

from __future__ import annotations

from functools import partial
from math import factorial, inf, log, pi

from tvm import tirx
from tvm.ir import Expr

from tk.schedules.cpu.functions import exp64, log64, magnitude, pick, to
from tk.schedules.cpu.lanes import constant, horner, once

__all__ = ["erfc", "lgamma"]

ERFC_END = 11.0  # erfc is 0 in float32 from here on
ERFC_MIDDLE = 3.75
ERFC_TERMS = (
    -6.422779575940385e-05, -0.0004089342997090979, 0.00030552858465530595, 0.0018330080584694956, -0.00972393895989951,
    0.028345344322622177, -0.05870090139360818, 0.09230587903400787, -0.10880309764286447, 0.08227667884148882,
    0.0035853844918171058, -0.14024059779290873, 1.2375126310186633,
)  # fmt: skip

GAMMA_LOW, GAMMA_HIGH = 0.5, 3.0  # between these the rational fit
GAMMA_P = (
    0.01647817672293182, 5.389394253432911, 103.747835051923, 504.7094765060013, 808.3183319174044, 444.65118244800993,
    75.73667214411243, 2.603478255977109,
)  # fmt: skip
GAMMA_Q = (
    1.5128476960902868, 51.95362413332332, 426.236622793831, 1180.8278822023683, 1213.3656238377703, 445.37565322752715,
    49.65161864541405, 1.0,
)  # fmt: skip
STIRLING_TERMS = (
    -0.004927037157825434, 0.003718724133875533, -0.0017202400385259553, 0.0008328274701687083, -0.0005950071305619385,
    0.0007936477730458892, -0.0027777777624706772, 0.08333333333332046,
)  # fmt: skip
HALF_LOG_2_PI = log(2 * pi) / 2
SINE_TERMS = tuple((-1) ** n * pi ** (2 * n + 1) / factorial(2 * n + 1) for n in range(9, -1, -1))  # of sin πr, |r| ≤ ½


def erfc(x: Expr) -> Expr:
    def right(y: Expr) -> Expr:
        """The function at y ≥ 0, in float64."""
        one, middle = constant(1.0, y), constant(ERFC_MIDDLE, y)
        fit = once((y - middle) / (y + middle), partial(horner, ERFC_TERMS))
        return once(constant(0.0, y) - y * y, exp64) * fit / (one + y + y)

    def both(y: Expr) -> Expr:
        return once(right(y), lambda z: pick(x < constant(0.0, x), constant(2.0, z) - z, z))

    wide = to(magnitude(x), "float64")
    return to(once(pick(wide > constant(ERFC_END, wide), ERFC_END, wide), both), "float32")


def _log_gamma(y: Expr, exact: Expr) -> Expr:
    """lgamma(y) in float64 of finite y ≥ 0, whose logarithm is `exact`."""
    one, two, half = (constant(v, y) for v in (1.0, 2.0, 0.5))
    low = y < constant(GAMMA_LOW, y)
    near = once(pick(low, y + one, y), lambda z: (z - one) * (z - two) * (horner(GAMMA_P, z) / horner(GAMMA_Q, z))) - pick(
        low, exact, 0.0
    )
    rest = once(one / y, lambda w: w * once(w * w, partial(horner, STIRLING_TERMS)))
    far = (y - half) * exact - y + constant(HALF_LOG_2_PI, y) + rest
    return pick(y < constant(GAMMA_HIGH, y), near, far)


def lgamma(x: Expr) -> Expr:
    def reflected(y: Expr, above: Expr) -> Expr:
        """lgamma(−y), from lgamma(y)."""
        away = once(y - tirx.nearbyint(y), lambda r: r * once(r * r, partial(horner, SINE_TERMS)))
        size = once(away, lambda s: pick(s < constant(0.0, s), constant(0.0, s) - s, s))
        return once(constant(pi, y) / (y * size), lambda q: log64(q, exact=True)) - above

    def both(y: Expr) -> Expr:
        above = once(log64(y, exact=True), lambda exact: _log_gamma(y, exact))
        return once(above, lambda z: pick(x < constant(0.0, x), reflected(y, z), z))

    size = magnitude(x)
    made = to(once(to(size, "float64"), both), "float32")
    return pick(tirx.EQ(size, constant(inf, size)), inf, made)
