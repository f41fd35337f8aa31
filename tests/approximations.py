"""The coefficients that tk fitted itself, made again: `python -m tests.approximations [NAME]`.

Each of `APPROXIMATIONS` says which constant of which module approximates what, where, and which error was to be small. A fit is
Lawson's iteration (C. L. Lawson, "Contributions to the theory of linear least maximum approximation", UCLA, 1961): least
squares whose weights are multiplied by the error that is left until the greatest errors are alike, in 40 digits. A quotient
P / Q is fitted as P − f · (Q − 1) = f, divided by the Q before (G. Loeb). The command prints the greatest error of the
constants that are there and of the fitted ones, and these; docs/approximations.md lists them beside those of others.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import mpmath as mp

from tk.graph.legalize import gelus
from tk.schedules.cpu import functions, special_functions
from tk.schedules.cuda.codegen import fast_math

__all__ = ["APPROXIMATIONS", "Approximation", "fit", "main", "worst"]

Number = Any  # mpmath's
DIGITS, NODES, TURNS = 40, 60, 24


@dataclass(frozen=True)
class Approximation:
    """`target(x)` on [low, high] by P(variable(x)), or P / Q of it, `weight(x)` times the error of which is small. `constant`
    has P's coefficients, highest power first where `falling`, and `divisor` those of Q, whose last is 1; the lowest ones that
    are `fixed` are no part of the fit."""

    name: str
    target: Callable[[Number], Number]
    low: float
    high: float
    weight: Callable[[Number], Number]
    constant: Sequence[float]
    falling: bool = True
    divisor: Sequence[float] = ()
    fixed: Sequence[float] = ()
    variable: Callable[[Number], Number] = lambda x: x

    def rising(self) -> tuple[list[Number], list[Number]]:
        """The coefficients of P and of Q that are in the code, lowest power first."""
        p = list(reversed(self.constant)) if self.falling else list(self.constant)
        return [mp.mpf(c) for c in p], [mp.mpf(c) for c in reversed(self.divisor)] or [mp.mpf(1)]

    def nodes(self, count: int) -> list[Number]:
        """Chebyshev's nodes of the interval."""
        middle, half = mp.mpf(self.low + self.high) / 2, mp.mpf(self.high - self.low) / 2
        return [middle - half * mp.cos(mp.pi * (2 * i + 1) / (2 * count)) for i in range(count)]


def worst(each: Approximation, p: Sequence[Number], q: Sequence[Number], count: int = 4 * NODES) -> float:
    """The greatest weighted error of P / Q, coefficients lowest power first."""

    def error(x: Number) -> Number:
        y = each.variable(x)
        return abs(each.weight(x) * (mp.polyval(p[::-1], y) / mp.polyval(q[::-1], y) - each.target(x)))

    return float(max(error(x) for x in each.nodes(count)))


def fit(each: Approximation, count: int = NODES, turns: int = TURNS) -> tuple[list[Number], list[Number]]:
    """The coefficients of P and Q, lowest power first."""
    xs = each.nodes(count)
    ys, values, weights = ([f(x) for x in xs] for f in (each.variable, each.target, each.weight))
    known = [mp.mpf(c) for c in each.fixed]
    terms, free = len(each.constant), max(0, len(each.divisor) - 1)
    lawson, q = [mp.mpf(1)] * count, [mp.mpf(1)]
    best: tuple[Number, list[Number], list[Number]] | None = None
    for _ in range(turns):
        rows, right = [], []
        for y, value, weight, share in zip(ys, values, weights, lawson, strict=True):
            scale = mp.sqrt(share) * weight / mp.polyval(q[::-1], y)
            powers = [y**i for i in range(max(terms, free + 1))]
            rows.append(
                [scale * power for power in powers[len(known) : terms]] + [-scale * value * y ** (i + 1) for i in range(free)]
            )
            right.append(scale * (value - mp.polyval(known[::-1], y) if known else value))
        solved, _ = mp.qr_solve(mp.matrix(rows), mp.matrix(right))
        p = known + list(solved)[: terms - len(known)]
        q = [mp.mpf(1), *list(solved)[terms - len(known) :]]
        errors = [
            abs(weight * (mp.polyval(p[::-1], y) / mp.polyval(q[::-1], y) - value))
            for y, value, weight in zip(ys, values, weights, strict=True)
        ]
        if best is None or max(errors) < best[0]:
            best = max(errors), p, q
        lawson = [share * error for share, error in zip(lawson, errors, strict=True)]
        total = sum(lawson)
        lawson = [share * count / total + mp.mpf(10) ** -12 for share in lawson]
    assert best is not None
    return best[1], best[2]


def _below(x: Number) -> Number:
    """Φ(−x), the normal distribution's tail."""
    return mp.erfc(x / mp.sqrt(2)) / 2


def _logit(x: Number) -> Number:
    return mp.log(mp.erfc(-x / mp.sqrt(2)) / mp.erfc(x / mp.sqrt(2)), 2) / x


def _gelu_weight(x: Number) -> Number:
    """What an error of the logit over x costs in −x · Φ(−x): as a part of 1e-5 or, where that asks less, of 3e-3 of it, which
    asks for no more than 3.5e-9."""
    tail = _below(x)
    allowed = min(mp.mpf("1e-5"), max(mp.mpf("3e-3") * x * tail, mp.mpf("3.5e-9")))
    return x * x * tail * (1 - tail) * mp.log(2) / allowed


def _stirling(u: Number) -> Number:
    """x times what lgamma(x) has beyond its first terms, u = 1 / x²."""
    x = 1 / mp.sqrt(u)
    return x * (mp.loggamma(x) - (x - mp.mpf(1) / 2) * mp.log(x) + x - mp.log(2 * mp.pi) / 2)


def _artanh(s: Number) -> Number:
    return 2 * mp.atanh(s) / s


def _arctangent(z: Number) -> Number:
    return mp.atan(z) / z


def _middle(x: Number) -> Number:
    return (x - special_functions.ERFC_MIDDLE) / (x + special_functions.ERFC_MIDDLE)


def _erfc(x: Number) -> Number:
    return mp.erfc(x) * mp.exp(x * x) * (1 + 2 * x)


def _log_gamma(x: Number) -> Number:
    return mp.loggamma(x) / ((x - 1) * (x - 2))


APPROXIMATIONS = (
    Approximation(
        "gelu of 16 bits, CUDA", _logit, 1e-3, 6.0, _gelu_weight, fast_math._LOGIT, falling=False, variable=lambda x: x * x
    ),
    Approximation(
        "gelu of float32, GPUs",
        lambda t: mp.log(_below(t), 2),
        1e-3,
        5.5,
        lambda t: t * _below(t) * mp.log(2),
        gelus._TAIL,
        falling=False,
        fixed=(-1.0,),
    ),
    Approximation("erfc, CPU", _erfc, 0.0, 11.0, lambda x: 1 / _erfc(x), special_functions.ERFC_TERMS, variable=_middle),
    Approximation(
        "lgamma of ½ to 3, CPU",
        _log_gamma,
        0.5,
        3.0,
        lambda x: 1 / _log_gamma(x),
        special_functions.GAMMA_P,
        divisor=special_functions.GAMMA_Q,
    ),
    Approximation("lgamma from 3 on, CPU", _stirling, 1e-5, 1 / 9, lambda u: mp.sqrt(u), special_functions.STIRLING_TERMS),
    Approximation(
        "log, CPU",
        _artanh,
        1e-4,
        0.171572875253809902,
        lambda s: mp.mpf(1) / 2,
        functions.LOG_TERMS,
        fixed=(2.0,),
        variable=lambda s: s * s,
    ),
    Approximation(
        "atan, CPU",
        _arctangent,
        1e-4,
        functions.TAN_EIGHTH,
        lambda z: 1 / _arctangent(z),
        functions.ATAN_TERMS,
        fixed=(1.0,),
        variable=lambda z: z * z,
    ),
)


def main(name: str = "") -> int:
    mp.mp.dps = DIGITS
    for each in APPROXIMATIONS:
        if name not in each.name:
            continue
        p, q = fit(each)
        print(f"{each.name}: the greatest error {worst(each, *each.rising()):.3e}, of a new fit {worst(each, p, q):.3e}")
        for letter, coefficients in (("P", p), ("Q", q if each.divisor else [])):
            in_order = coefficients[::-1] if each.falling else coefficients
            if coefficients:
                print(f"  {letter} = ({', '.join(mp.nstr(c, 17) for c in in_order)})")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.approximations", description=__doc__)
    parser.add_argument("name", nargs="?", default="", help="a part of a name")
    raise SystemExit(main(parser.parse_args().name))
