"""Fourier transforms' kernels run on the CPU against NumPy: every radix, rows that fill no block, both ways."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.graph.complex_fourier import ComplexProblem, complex_definition
from tk.graph.fourier import FourierProblem, definition
from tk.graph.fourier_tables import powers
from tk.schedule.discover import find
from tk.schedules.cuda.fourier.butterflies import MOST, radices_of
from tk.target import resolve

H200 = resolve("h200")


def test_lengths_have_few_even_factors() -> None:
    assert radices_of(4096) == (16, 16, 16)
    assert radices_of(1000) == (10, 10, 10)
    assert radices_of(512) == (8, 8, 8)
    assert radices_of(13 * 11) == (13, 11)
    assert radices_of(34) is None
    for length in range(2, 3000):
        radices = radices_of(length)
        assert radices is None or (np.prod(radices) == length and max(radices) <= MOST)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("n", "rows", "inverse"),
    [(32, 9, False), (60, 5, True), (182, 3, False), (1000, 2, True), (1536, 2, False), (4096, 1, True)],
)
def test_signals_and_their_bins(n: int, rows: int, inverse: bool, tmp_path: Path) -> None:
    func = definition(FourierProblem(n, inverse, 0.5, rows))
    rule = find("cuda", "cuda.fourier")
    match = rule.match(func, H200)
    kernel = rule.lower(func, match, rule.default(match, H200), H200)
    x = np.random.default_rng().standard_normal((rows, n + 2 if inverse else n)).astype("float32")
    out = np.full((rows, n if inverse else n + 2), np.nan, "float32")
    run(kernel, H200, {"x": x, "powers": powers(n), "w": powers(n), "out": out}, {}, tmp_path)
    wide = x.astype("float64")
    if inverse:
        want = np.fft.irfft(wide[:, 0::2] + 1j * wide[:, 1::2], n) * n * 0.5
    else:
        bins = np.fft.rfft(wide) * 0.5
        want = np.stack([bins.real, bins.imag], -1).reshape(rows, n + 2)
    assert np.linalg.norm(out - want) / np.linalg.norm(want) < 4e-7


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("outer", "n", "inner", "given", "result", "inverse"),
    [
        (3, 64, 1, "planes", "pairs", False),
        (5, 45, 1, "real", "planes", False),
        (2, 26, 11, "pairs", "planes", True),
        (2, 128, 40, "planes", "planes", False),
        (1, 1000, 9, "pairs", "pairs", True),
        (1, 2048, 3, "real", "pairs", False),
    ],
)
def test_complex_numbers_along_an_axis(
    outer: int, n: int, inner: int, given: str, result: str, inverse: bool, tmp_path: Path
) -> None:
    func = complex_definition(ComplexProblem(n, inner, inverse, 0.25, given, result, outer))
    rule = find("cuda", "cuda.fourier_complex")
    match = rule.match(func, H200)
    config = rule.default(match, H200)
    assert not rule.legal(match, config, H200)
    kernel = rule.lower(func, match, config, H200)
    x = np.random.default_rng().standard_normal((outer, n, inner, 2)).astype("float32")
    x[..., 1] *= given != "real"
    planes = [np.ascontiguousarray(x[..., part]) for part in range(2)]
    read = {"planes": planes, "pairs": [x], "real": planes[:1]}[given]
    made = [np.full((outer, n, inner, *([2] if result == "pairs" else [])), np.nan, "float32") for _ in range(2)]
    names = [str(param.name) for param in func.params]
    arrays = [*read, powers(n), *made[: 1 if result == "pairs" else 2]]
    run(kernel, H200, dict(zip(names, arrays, strict=True)), {}, tmp_path)
    got = made[0][..., 0] + 1j * made[0][..., 1] if result == "pairs" else made[0] + 1j * made[1]
    wide = x[..., 0] + 1j * x[..., 1].astype("float64")
    want = (np.fft.ifft(wide, axis=1) * n if inverse else np.fft.fft(wide, axis=1)) * 0.25
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < 4e-7


@pytest.mark.parametrize(("n", "inner", "result"), [(64, 1, "pairs"), (45, 3, "planes")])
def test_real_numbers_give_no_imaginary_part_at_either_end_whatever_they_are(
    n: int, inner: int, result: str, tmp_path: Path
) -> None:
    func = complex_definition(ComplexProblem(n, inner, False, 1.0, "real", result, 2))
    rule = find("cuda", "cuda.fourier_complex")
    match = rule.match(func, H200)
    kernel = rule.lower(func, match, rule.default(match, H200), H200)
    x = np.random.default_rng().standard_normal((2, n, inner)).astype("float32")
    x[1, 7, 0] = np.nan
    made = [np.full((2, n, inner, *([2] if result == "pairs" else [])), 9, "float32") for _ in range(2)]
    names = [str(param.name) for param in func.params]
    arrays = [x, powers(n), *made[: 1 if result == "pairs" else 2]]
    run(kernel, H200, dict(zip(names, arrays, strict=True)), {}, tmp_path)
    real, imaginary = (made[0][..., 0], made[0][..., 1]) if result == "pairs" else made
    assert (imaginary[:, [0, n // 2] if n % 2 == 0 else [0]] == 0).all()
    assert np.isnan(real[1, :, 0]).all()
    assert np.isnan(imaginary[1, 1:3, 0]).all()
    np.testing.assert_allclose((real + 1j * imaginary)[0], np.fft.fft(x[0].astype("float64"), axis=0), rtol=0, atol=1e-4)
