"""The functions of float64 of tk's AMD device library, compiled for this CPU, against 80-bit floats and mpmath."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

import tk
from tests.rocm.emulated import emulated
from tests.rocm.test_device_library import on_this_cpu
from tests.torch_function import Function
from tk.rocm.build_library import SOURCES, compiled
from tk.rocm.linker import find_linker
from tk.rocm.lowering import FUNCTIONS, IN_DOUBLE

SOURCE = SOURCES[1]
LONG = np.longdouble
pytestmark = pytest.mark.skipif(np.finfo(LONG).nmant < 63, reason="needs 80-bit floats")

# name: (the function of 80-bit floats, range of magnitudes as powers of 2, units in the last place)
ONE: dict[str, tuple[Callable[..., NDArray[Any]], tuple[int, int], float]] = {
    "exp": (np.exp, (-60, 9), 1),
    "exp2": (np.exp2, (-60, 9), 1.5),
    "exp10": (lambda x: np.power(LONG(10), x), (-60, 8), 1.5),
    "expm1": (np.expm1, (-60, 9), 4),
    "log": (np.log, (-1000, 1000), 1),
    "log2": (np.log2, (-1000, 1000), 2),
    "log10": (np.log10, (-1000, 1000), 2),
    "log1p": (np.log1p, (-60, 900), 3),
    "sigmoid": (lambda x: 1 / (1 + np.exp(-x)), (-60, 9), 2),
    "tanh": (np.tanh, (-60, 6), 3),
    "sinh": (np.sinh, (-60, 9), 3),
    "cosh": (np.cosh, (-60, 9), 3),
    "sin": (np.sin, (-60, 30), 1.5),
    "cos": (np.cos, (-60, 30), 2),
    "tan": (np.tan, (-60, 30), 3),
    "atan": (np.arctan, (-60, 60), 2),
    "asin": (np.arcsin, (-60, 0), 3),
    "acos": (np.arccos, (-60, 0), 3),
    "asinh": (np.arcsinh, (-60, 900), 4),
    "acosh": (np.arccosh, (0, 900), 4),
    "atanh": (np.arctanh, (-60, 0), 4),
}
TWO: dict[str, tuple[Callable[..., NDArray[Any]], float]] = {
    "pow": (np.power, 1),
    "atan2": (np.arctan2, 3),
    "hypot": (np.hypot, 1.5),
    "nextafter": (lambda x, y: np.nextafter(x.astype(np.float64), y.astype(np.float64)).astype(LONG), 0),
}
SPECIAL = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    2.0,
    -2.0,
    3.0,
    -3.0,
    2.5,
    np.inf,
    -np.inf,
    np.nan,
    5e-324,
    1e-310,
    1e308,
    9007199254740993.0,
]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return on_this_cpu(SOURCE, tmp_path_factory.mktemp("library"))


def apply(library: ctypes.CDLL, name: str, *values: NDArray[np.float64]) -> NDArray[np.float64]:
    function = getattr(library, f"tk_{name}_f64")
    function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double] * len(values)
    return np.array([function(*map(float, each)) for each in zip(*values, strict=True)])


def ulps(got: NDArray[np.float64], want: NDArray[Any]) -> float:
    """The greatest error in units in the last place of float64."""
    finite = np.isfinite(want) & (np.abs(want) < 1.79e308)
    assert np.array_equal(np.isnan(got), np.isnan(want))
    spacing = np.spacing(np.maximum(np.abs(want[finite]), 2.0**-1022).astype(np.float64))
    return float(np.max(np.abs(got[finite].astype(LONG) - want[finite]) / spacing))


def numbers(low: int, high: int, count: int = 3000) -> NDArray[np.float64]:
    generator = np.random.default_rng(0)
    sizes = np.exp2(generator.uniform(low, high, count))
    return np.concatenate([sizes, -sizes, np.linspace(-(2.0 ** min(high, 3)), 2.0 ** min(high, 3), 999)])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ONE)
def test_a_function_is_as_exact_as_it_says(library: ctypes.CDLL, name: str) -> None:
    function, magnitudes, bound = ONE[name]
    x = numbers(*magnitudes)
    with np.errstate(all="ignore"):
        want = function(x.astype(LONG))
    assert ulps(apply(library, name, x), want) <= bound


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", TWO)
def test_a_function_of_two_is_as_exact_as_it_says(library: ctypes.CDLL, name: str) -> None:
    function, bound = TWO[name]
    generator = np.random.default_rng(1)
    pairs = [(a, b) for a in SPECIAL for b in SPECIAL]
    pairs += list(zip(np.exp2(generator.uniform(-20, 20, 3000)), generator.uniform(-30, 30, 3000), strict=True))
    pairs += list(zip(np.exp2(generator.uniform(-0.01, 0.01, 1000)), generator.uniform(-6e4, 6e4, 1000), strict=True))
    x, y = (np.array([pair[i] for pair in pairs]) for i in (0, 1))
    with np.errstate(all="ignore"):
        want = function(x.astype(LONG), y.astype(LONG))
        rounded = want.astype(np.float64)
    got = apply(library, name, x, y)
    assert ulps(got, want) <= bound
    edge = (rounded == 0) | np.isinf(rounded)
    assert np.array_equal(got[edge], rounded[edge])
    assert np.array_equal(np.signbit(got[edge]), np.signbit(rounded[edge]))


@pytest.mark.parametrize(("name", "bound"), [("sin", 1.5), ("cos", 1.5), ("tan", 3), ("erf", 4), ("erfc", 5), ("lgamma", 64)])
def test_what_80_bits_are_too_few_for(library: ctypes.CDLL, name: str, bound: float) -> None:
    mpmath = pytest.importorskip("mpmath")
    of = {"lgamma": lambda v: mpmath.log(abs(mpmath.gamma(v)))}.get(name) or getattr(mpmath, name)
    generator = np.random.default_rng(2)
    angles = np.exp2(generator.uniform(15, 1023, 150)) * generator.choice([-1, 1], 150)
    x = {
        "erf": generator.uniform(-6.5, 6.5, 300),
        "erfc": generator.uniform(-5, 26.5, 400),
        "lgamma": generator.uniform(-20, 170, 200),
    }.get(name, angles)
    x = np.concatenate([x, [6381956970095103 * 2.0**797]] if name in ("sin", "cos", "tan") else [x, [1e-300, 1 + 1e-9]])
    with mpmath.workprec(2300 if name in ("sin", "cos", "tan") else 200):
        want = np.array([float(of(mpmath.mpf(float(value)))) for value in x])
    got = apply(library, name, x)
    if name == "lgamma":  # near its zeros it is a difference
        assert float(np.max(np.abs(got - want) / np.spacing(np.maximum(np.abs(want), 1.0)))) <= bound
    else:
        assert ulps(got, want.astype(LONG)) <= bound + 0.5


def test_remainders_are_exact(library: ctypes.CDLL) -> None:
    a, b = numbers(-300, 900, 1000), numbers(-300, 300, 1000)[::-1]
    x = np.array([*(pair[0] for pair in ((a, b) for a in SPECIAL for b in SPECIAL)), *a])
    y = np.array([*(pair[1] for pair in ((a, b) for a in SPECIAL for b in SPECIAL)), *b])
    with np.errstate(all="ignore"):
        want = np.fmod(x, y)
    got = apply(library, "fmod", x, y)
    assert np.array_equal(got, want, equal_nan=True)
    assert np.array_equal(np.signbit(got[got == 0]), np.signbit(want[want == 0]))


@pytest.mark.parametrize("name", [*ONE, "erf"])
def test_nan_stays_and_signs_of_zero_do(library: ctypes.CDLL, name: str) -> None:
    assert np.isnan(apply(library, name, np.array([np.nan]))[0])
    if name not in ("cosh", "cos", "acos", "acosh", "exp", "exp2", "exp10", "log", "log2", "log10", "sigmoid"):
        zeros = apply(library, name, np.array([0.0, -0.0]))
        assert np.array_equal(zeros, [0.0, -0.0])
        assert list(np.signbit(zeros)) == [False, True]


def _everything(x: torch.Tensor, p: torch.Tensor) -> tuple[torch.Tensor, ...]:
    unit = torch.tanh(x)
    one = [
        torch.exp(x),
        torch.log(p),
        torch.sin(x),
        torch.cos(x),
        torch.tan(x),
        unit,
        torch.erf(x),
        torch.sigmoid(x),
        torch.log2(p),
    ]
    other = [
        torch.asin(unit),
        torch.acos(unit),
        torch.atanh(unit),
        torch.atan(x),
        torch.asinh(x),
        torch.acosh(1 + p),
        torch.log1p(p),
    ]
    more = [torch.expm1(x), torch.exp2(x), torch.log10(p), torch.sinh(x), torch.cosh(x), torch.pow(p, x), torch.atan2(x, p)]
    return (*one, *other, *more, torch.fmod(x, p), torch.hypot(x, p), torch.lgamma(p), torch.erfc(x), torch.nextafter(x, p))


@pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
@pytest.mark.xdist_group("rocm")
@pytest.mark.rotated(4)
def test_kernels_compute_with_them(device: Path) -> None:
    x = 3 * torch.randn(4, 40, dtype=torch.float64)
    args = (x, torch.randn(4, 40, dtype=torch.float64).abs() + 0.1)
    with emulated(device):
        package = tk.compile(Function(_everything).eval(), args, target="mi300x", verify=False)
        got = tk.load(package, device="rocm:0")(*(each.numpy() for each in args))
    for out, want in zip(got, _everything(*args), strict=True):
        # A power multiplies the logarithm's rounding by its exponent: 3e-14 was seen.
        np.testing.assert_allclose(out, want.numpy(), rtol=1e-13, atol=1e-14)


def test_floats_of_32_bits_have_theirs(library: ctypes.CDLL) -> None:
    known = {
        "hypot": ((3.0, 4.0, 5.0), (3e38, 1e38, 3.1622775e38)),
        "lgamma": ((6.0, np.log(120.0)),),
        "erfc": ((0.0, 1.0), (-3.0, 1.9999779095), (4.0, 1.541725790028e-8)),
        "nextafter": ((0.0, -1.0, -1.401298464e-45), (1.0, 2.0, 1.0000001192), (-1.0, 2.0, -0.99999994)),
    }
    for name, values in known.items():
        function = getattr(library, f"tk_{name}_f32")
        function.restype = ctypes.c_float
        for *given, want in values:
            function.argtypes = [ctypes.c_float] * len(given)
            assert function(*given) == pytest.approx(want, rel=1e-7)


def test_every_function_that_the_lowering_calls_is_there() -> None:
    text = SOURCE.with_suffix(".ll").read_text(encoding="utf-8")
    assert not {name for name in {*FUNCTIONS, *IN_DOUBLE} if f"@tk_{name}_f64(" not in text}


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs clang of tk-compiler[rocm]")
def test_the_text_is_what_the_source_says() -> None:
    assert compiled(SOURCE) == Path(SOURCE).with_suffix(".ll").read_text(encoding="utf-8")
