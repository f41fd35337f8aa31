"""The functions of tk's AMD device library against float64, compiled for this CPU; and that its text is made of its source."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.rocm.emulator import compiler
from tk.rocm.build_library import SOURCES, compiled
from tk.rocm.lowering import EXTERNS, FUNCTIONS, HELPERS

F32 = np.float32
SOURCE = SOURCES[0]
TEXT = SOURCE.with_suffix(".ll")
# name: (NumPy's function, range of magnitudes as powers of 2, units in the last place)
ONE: dict[str, tuple[Callable[..., NDArray[np.float64]], tuple[int, int], float]] = {
    "expm1": (np.expm1, (-40, 6), 3),
    "log1p": (np.log1p, (-40, 100), 4),
    "tanh": (np.tanh, (-40, 6), 3),
    "sinh": (np.sinh, (-40, 6), 3),
    "cosh": (np.cosh, (-40, 6), 3),
    "sin": (np.sin, (-40, 15), 2),
    "cos": (np.cos, (-40, 15), 2),
    "tan": (np.tan, (-40, 15), 4),
    "atan": (np.arctan, (-40, 40), 3),
    "asin": (np.arcsin, (-40, 0), 3),
    "acos": (np.arccos, (-40, 0), 4),
    "asinh": (np.arcsinh, (-40, 100), 4),
    "acosh": (np.arccosh, (0, 100), 4),
    "atanh": (np.arctanh, (-40, 0), 4),
}


def on_this_cpu(source: Path, folder: Path) -> ctypes.CDLL:
    """A file of the library, compiled for this CPU without what is AMD's."""
    made = folder / "library.so"
    command = [
        str(compiler()),
        "-O2",
        "-w",
        "-DTK_HOST",
        "-ffp-contract=off",
        "-mfma",
        "-shared",
        "-fPIC",
        "-include",
        "string.h",
    ]
    # GCC has no __builtin_bit_cast in C
    pairs = [("unsigned int", "float"), ("double", "unsigned long long"), ("unsigned long long", "double")]
    casts = "\n".join(
        f"static inline {to} from_{i}({of} x) {{ {to} y; memcpy(&y, &x, sizeof y); return y; }}"
        for i, (to, of) in enumerate(pairs)
    )
    text = source.read_text(encoding="utf-8")
    for i, to in enumerate(("u32", "double", "u64")):
        text = text.replace(f"__builtin_bit_cast({to}, ", f"from_{i}(")
    changed = made.with_suffix(".c")
    changed.write_text(casts + "\n" + text, encoding="utf-8")
    subprocess.run([*command, str(changed), "-o", str(made), "-lm"], check=True)
    return ctypes.CDLL(str(made))


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    return on_this_cpu(SOURCE, tmp_path_factory.mktemp("library"))


def apply(library: ctypes.CDLL, name: str, *values: NDArray[np.float32]) -> NDArray[np.float32]:
    function = getattr(library, f"tk_{name}_f32")
    function.restype, function.argtypes = ctypes.c_float, [ctypes.c_float] * len(values)
    return np.array([function(*map(float, each)) for each in zip(*values, strict=True)], F32)


def ulps(got: NDArray[np.float32], want: NDArray[np.float64]) -> float:
    """The greatest error in units in the last place of float32."""
    finite = np.isfinite(want) & (np.abs(want) < 3.4e38)
    assert np.array_equal(np.isnan(got), np.isnan(want))
    spacing = np.spacing(np.maximum(np.abs(want[finite]), 2.0**-126).astype(F32)).astype(np.float64)
    return float(np.max(np.abs(got[finite].astype(np.float64) - want[finite]) / spacing))


def numbers(low: int, high: int, count: int = 4000) -> NDArray[np.float32]:
    generator = np.random.default_rng(0)
    sizes = np.exp2(generator.uniform(low, high, count)).astype(F32)
    return np.concatenate([sizes, -sizes, np.linspace(-(2.0 ** min(high, 3)), 2.0 ** min(high, 3), 999, dtype=F32)])


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ONE)
def test_a_function_is_as_exact_as_it_says(library: ctypes.CDLL, name: str) -> None:
    function, magnitudes, bound = ONE[name]
    x = numbers(*magnitudes)
    with np.errstate(all="ignore"):
        want = function(x.astype(np.float64))
    assert ulps(apply(library, name, x), want) <= bound


def test_erf(library: ctypes.CDLL) -> None:
    from math import erf

    x = numbers(-40, 4)
    assert ulps(apply(library, "erf", x), np.array([erf(float(value)) for value in x])) <= 3


@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_angles_of_any_size_are_reduced_exactly(library: ctypes.CDLL, name: str) -> None:
    mpmath = pytest.importorskip("mpmath")
    mpmath.mp.prec = 300
    x = numbers(15, 127, 400)
    want = np.array([float(getattr(mpmath, name)(mpmath.mpf(float(value)))) for value in x])
    assert ulps(apply(library, name, x), want) <= 4


def test_powers_are_those_of_c(library: ctypes.CDLL) -> None:
    special = [
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
        1e-40,
        1e38,
        16777217.0,
        1e20,
    ]
    pairs = [(a, b) for a in special for b in special]
    generator = np.random.default_rng(1)
    pairs += list(zip(np.exp2(generator.uniform(-20, 20, 2000)), generator.uniform(-6, 6, 2000), strict=True))
    x, y = (np.array([pair[i] for pair in pairs], F32) for i in (0, 1))
    with np.errstate(all="ignore"):
        want = np.power(x.astype(np.float64), y.astype(np.float64))
    got = apply(library, "pow", x, y)
    assert ulps(got, want) <= 1
    with np.errstate(all="ignore"):
        rounded = want.astype(F32)
    zero = (rounded == 0) | np.isinf(rounded)
    assert np.array_equal(got[zero], rounded[zero])
    assert np.array_equal(np.signbit(got[zero]), np.signbit(rounded[zero]))


def test_remainders_are_exact(library: ctypes.CDLL) -> None:
    special = [0.0, -0.0, 1.0, -1.5, 3.0, 1e-44, 1e-38, 3e38, np.inf, -np.inf, np.nan]
    pairs = [(a, b) for a in special for b in special]
    a, b = numbers(-30, 100, 1000), numbers(-30, 30, 1000)[::-1]
    x = np.array([*(pair[0] for pair in pairs), *a], F32)
    y = np.array([*(pair[1] for pair in pairs), *b], F32)
    with np.errstate(all="ignore"):
        want = np.fmod(x, y)
    got = apply(library, "fmod", x, y)
    assert np.array_equal(got, want, equal_nan=True)
    assert np.array_equal(np.signbit(got[got == 0]), np.signbit(want[want == 0]))


def test_angles_of_two_sides_have_their_quadrant(library: ctypes.CDLL) -> None:
    special = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-30, -1e30]
    x, y = (np.array(side, F32) for side in zip(*((a, b) for a in special for b in special), strict=True))
    want = np.arctan2(y.astype(np.float64), x.astype(np.float64))
    got = apply(library, "atan2", y, x)
    assert ulps(got, want) <= 3
    assert np.array_equal(np.signbit(got[~np.isnan(got)]), np.signbit(want[~np.isnan(want)]))


@pytest.mark.parametrize("name", [*ONE, "erf"])
def test_nan_stays_and_signs_of_zero_do(library: ctypes.CDLL, name: str) -> None:
    assert np.isnan(apply(library, name, np.array([np.nan], F32))[0])
    if name not in ("cosh", "cos", "acos", "acosh"):
        zeros = apply(library, name, np.array([0.0, -0.0], F32))
        assert np.array_equal(zeros, [0.0, -0.0])
        assert list(np.signbit(zeros)) == [False, True]


def test_every_function_that_the_lowering_calls_is_there() -> None:
    text = TEXT.read_text(encoding="utf-8")
    wanted = {f"tk_{name}_f32" for name in {*FUNCTIONS, *EXTERNS.values()}} | {name for name in HELPERS if "stays" not in name}
    assert not {name for name in wanted if f"@{name}(" not in text}


@pytest.mark.skipif(importlib.util.find_spec("ziglang") is None, reason="needs clang of tk-compiler[rocm]")
def test_the_text_is_what_the_source_says() -> None:
    assert compiled(SOURCE) == TEXT.read_text(encoding="utf-8")


def test_the_text_is_not_of_one_machine() -> None:
    text = TEXT.read_text(encoding="utf-8")
    assert os.sep + "tmp" not in text
    assert "target-cpu" not in text
