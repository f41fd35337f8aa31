"""ATen's special functions: Bessel's of imaginary argument, digamma, and those of the normal distribution.

Polynomials stand for functions on an interval: interpolations at Chebyshev's nodes, of values computed to float64's accuracy
when a model first needs them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np
from torch import fx
from tvm import relax, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import by_element, element_dtype, sizes_of, unary

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]
Function = Callable[[float], float]


def _like(x: relax.Expr) -> Callable[[float], Any]:
    """Constants of x's dtype."""
    dtype = element_dtype(x)
    return lambda value: tirx.FloatImm(dtype, float(value))


def _polynomial(x: relax.Expr, coefficients: Sequence[float]) -> Any:
    """The coefficients, the highest power's first, at x."""
    number = _like(x)
    total = number(coefficients[0])
    for coefficient in coefficients[1:]:
        total = total * x + number(coefficient)
    return total


@cache
def _fitted(function: Function, terms: int) -> tuple[float, ...]:
    """The polynomial through `function` at `terms` Chebyshev nodes of [−1, 1], the highest power first."""
    series = np.polynomial.chebyshev.chebinterpolate(np.vectorize(function), terms - 1)
    return tuple(float(c) for c in np.polynomial.chebyshev.cheb2poly(series)[::-1])


def _terms(x: relax.Expr, narrow: int, wide: int) -> int:
    return wide if element_dtype(x) == "float64" else narrow


def _bessel_near(order: int, t: float) -> float:
    """e⁻ˣ Iₙ(x) / xⁿ at x = 4 (t + 1), in [0, 8]."""
    x = 4 * (t + 1)
    return _bessel_integral(order, x) / x**order if x else 1 / 2**order


def _bessel_far(order: int, t: float) -> float:
    """√x e⁻ˣ Iₙ(x) at x = 16 / (t + 1), from 8 on."""
    x = 16 / (t + 1)
    return math.sqrt(x) * _bessel_integral(order, x)


def _bessel_integral(order: int, x: float) -> float:
    """e⁻ˣ Iₙ(x) = 1/π ∫ exp(x (cos θ − 1)) cos nθ dθ over [0, π] (DLMF 10.32.3), by midpoints, whose error falls faster than
    any power of their distance."""
    angle = (np.arange(4096) + 0.5) * (math.pi / 4096)
    return float(np.mean(np.exp(x * (np.cos(angle) - 1)) * np.cos(order * angle)))


_NEAR = [partial(_bessel_near, order) for order in (0, 1)]
_FAR = [partial(_bessel_far, order) for order in (0, 1)]


def _bessel(order: int, scaled: bool) -> Callable[[Any], Any]:
    """The modified Bessel function of the first kind of `order` 0 or 1; `scaled` by exp(−|x|)."""

    def compute(x: relax.Expr) -> Any:
        number, size = _like(x), tirx.abs(x)
        clamped = tirx.min(size, number(8))
        near = _polynomial(clamped / number(4) - number(1), _fitted(_NEAR[order], _terms(x, 16, 32)))
        near = near * clamped if order else near
        far = _polynomial(number(16) / tirx.max(size, number(8)) - number(1), _fitted(_FAR[order], _terms(x, 8, 28)))
        near, far = (near, far) if scaled else (near * tirx.exp(size), far * tirx.exp(size))
        made = tirx.Select(size <= number(8), near, far / tirx.sqrt(size))
        made = tirx.Select(x < number(0), -made, made) if order else made
        return tirx.Select(tirx.isnan(x), x, made)

    return compute


def _erfcx_fitted(t: float) -> float:
    """(1 + 2x) exp(x²) erfc(x) at x = 3.75 (1 + t) / (1 − t), in [0, ∞)."""
    x = 3.75 * (1 + t) / (1 - t)
    if x < 4:
        return (1 + 2 * x) * math.exp(x * x) * math.erfc(x)
    tail = 0.0
    for n in range(120, 0, -1):  # Laplace's continued fraction, DLMF 7.9.1
        tail = n / 2 / (x + tail)
    return (1 + 2 * x) / (math.sqrt(math.pi) * (x + tail))


def _erfcx(x: relax.Expr) -> Any:
    """exp(x²) erfc(x): M. Shepherd, J. Laframboise, "Chebyshev approximation of (1 + 2x) exp(x²) erfc x in 0 ≤ x < ∞", Math.
    Comp. 36 (1981)."""
    number, size = _like(x), tirx.abs(x)
    t = number(1) - number(7.5) / (size + number(3.75))
    right = _polynomial(t, _fitted(_erfcx_fitted, _terms(x, 15, 30))) / (number(1) + number(2) * size)
    return tirx.Select(x < number(0), number(2) * tirx.exp(x * x) - right, right)


def _digamma(x: relax.Expr) -> Any:
    """The logarithmic derivative of Γ: by its asymptotic series from 10 on (DLMF 5.11.2), where ψ(x) = ψ(x + 1) − 1/x leads,
    and ψ(1 − x) − π / tan πx below 0."""
    number = _like(x)
    y = tirx.Select(x < number(0), number(1) - x, x)
    steps = tirx.max(tirx.ceil(number(10) - y), number(0))
    z = y + steps
    inverse = number(1) / (z * z)
    series = inverse * _polynomial(inverse, [1 / 12, -691 / 32760, 1 / 132, -1 / 240, 1 / 252, -1 / 120, 1 / 12])
    made = tirx.log(z) - number(0.5) / z - series
    for j in range(10):
        made = made - tirx.Select(number(j) < steps, number(1) / (y + number(j)), number(0))
    part = (x - tirx.nearbyint(x)) * number(math.pi)
    below = made - number(math.pi) * tirx.cos(part) / tirx.sin(part)
    made = tirx.Select(x < number(0), tirx.Select(x == tirx.trunc(x), number(math.nan), below), made)
    return tirx.Select(x == number(0), number(-1) / x, made)


def _trigamma(x: relax.Expr) -> Any:
    """The derivative of digamma: ψ'(x) = ψ'(x + 1) + 1/x² leads to the asymptotic series (DLMF 5.15.8), and
    π² / sin² πx − ψ'(1 − x) below 1/2."""
    number = _like(x)
    low = x < number(0.5)
    y = tirx.Select(low, number(1) - x, x)
    z = y + number(8)
    inverse = number(1) / (z * z)
    series = inverse * _polynomial(inverse, [7 / 6, -691 / 2730, 5 / 66, -1 / 30, 1 / 42, -1 / 30, 1 / 6])
    made = (number(1) + number(0.5) / z + series) / z
    for j in range(8):
        made = made + number(1) / ((y + number(j)) * (y + number(j)))
    sine = tirx.sin((x - tirx.nearbyint(x)) * number(math.pi)) / number(math.pi)
    return tirx.Select(low, number(1) / (sine * sine) - made, made)


def _polygamma(node: fx.Node, importer: Importer) -> relax.Expr:
    n, x = importer.retrieve_args(node)
    if n > 1:
        raise ImportModelError(
            message(
                "polygamma has no such order",
                need="0 or 1",
                have=n,
                do="write it as (-1)**(n + 1) * n! times the sum of 1 / (x + k)**(n + 1) over k",
            )
        )
    name, compute = ("trigamma", _trigamma) if n else ("digamma", _digamma)
    return by_element(importer, sizes_of(node, importer), [x], compute, name)


def _ndtri(y: relax.Expr) -> Any:
    """The inverse of the normal distribution function: S. Moshier's ndtri of the Cephes library."""
    number = _like(y)
    edge = 0.13533528323661269189  # exp(−2)
    centre = y - number(0.5)
    square = centre * centre
    inner = centre + centre * (square * _polynomial(square, _P0) / _polynomial(square, _Q0))
    upper = y > number(1 - edge)
    tail = tirx.Select(upper, number(1) - y, y)
    x = tirx.sqrt(number(-2) * tirx.log(tail))
    z = number(1) / x
    ratio = tirx.Select(x < number(8), _polynomial(z, _P1) / _polynomial(z, _Q1), _polynomial(z, _P2) / _polynomial(z, _Q2))
    outer = x - tirx.log(x) / x - z * ratio
    made = tirx.Select(tail > number(edge), inner * number(math.sqrt(2 * math.pi)), tirx.Select(upper, outer, -outer))
    made = tirx.Select(y == number(0), number(-math.inf), tirx.Select(y == number(1), number(math.inf), made))
    return tirx.Select(tirx.any(y < number(0), y > number(1)), number(math.nan), made)


_P0 = (
    -59.96335010141079, 98.00107541859997, -56.67628574690703, 13.931260938727968, -1.2391658386738125,
)  # fmt: skip
_Q0 = (
    1.0, 1.9544885833814176, 4.676279128988815, 86.36024213908905, -225.46268785411937,
    200.26021238006066, -82.03722561683334, 15.90562251262117, -1.1833162112133,
)  # fmt: skip
_P1 = (
    4.0554489230596245, 31.525109459989388, 57.16281922464213, 44.08050738932008, 14.684956192885803,
    2.1866330685079025, -0.1402560791713545, -0.03504246268278482, -0.0008574567851546854,
)  # fmt: skip
_Q1 = (
    1.0, 15.779988325646675, 45.39076351288792, 41.3172038254672, 15.04253856929075,
    2.504649462083094, -0.14218292285478779, -0.03808064076915783, -0.0009332594808954574,
)  # fmt: skip
_P2 = (
    3.2377489177694603, 6.915228890689842, 3.9388102529247444, 1.3330346081580755, 0.20148538954917908,
    0.012371663481782003, 0.00030158155350823543, 2.6580697468673755e-06, 6.239745391849833e-09,
)  # fmt: skip
_Q2 = (
    1.0, 6.02427039364742, 3.6798356385616087, 1.3770209948908132, 0.21623699359449663,
    0.013420400608854318, 0.00032801446468212774, 2.8924786474538068e-06, 6.790194080099813e-09,
)  # fmt: skip

CONVERTERS: dict[str, Convert] = {
    "digamma.default": unary("digamma", _digamma),
    "i0.default": unary("i0", _bessel(0, False)),
    "polygamma.default": _polygamma,
    "special_erfcx.default": unary("erfcx", _erfcx),
    "special_i0e.default": unary("i0e", _bessel(0, True)),
    "special_i1.default": unary("i1", _bessel(1, False)),
    "special_i1e.default": unary("i1e", _bessel(1, True)),
    "special_modified_bessel_i0.default": unary("i0", _bessel(0, False)),
    "special_modified_bessel_i1.default": unary("i1", _bessel(1, False)),
    "special_ndtri.default": unary("ndtri", _ndtri),
}
