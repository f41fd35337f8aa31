"""Fourier transforms' kernels run on the CPU against NumPy: every radix, rows that fill no block, both ways."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.graph.fourier import FourierProblem, definition, powers
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
