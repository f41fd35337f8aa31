"""DFT of lengths that are primes, products and powers, real and complex, cut off and filled, against NumPy's."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import onnx.parser
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import model_of
from tests.frontend.running import error, run
from tests.sample import sample
from tk.frontend import load


def dft(x: np.ndarray[Any, Any], axis: int, length: int | None = None, **attributes: int) -> np.ndarray[Any, Any]:
    weights = {"axis": np.int64(axis)} | ({} if length is None else {"length": np.int64(length)})
    node = helper.make_node("DFT", ["x", "" if length is None else "length", "axis"], ["y"], **attributes)
    (out,) = run(load(model_of([node], {"x": x}, ["y"], weights)), [x])
    return out


@pytest.mark.parametrize(
    ("size", "length", "parts", "inverse"),
    sample(
        [
            (*sizes, parts, inverse)
            for sizes in ((7, None), (12, None), (30, None), (10, 6), (10, 24), (1, None), (9, 11))
            for parts in (1, 2)
            for inverse in (0, 1)
        ],
        4,
        by=lambda case: case[2:],
    ),
)
def test_whole(size: int, length: int | None, parts: int, inverse: int) -> None:
    x = np.random.default_rng(size).standard_normal((2, size, 3, parts)).astype(np.float32)
    signal = (x[..., 0] + 1j * x[..., 1] if parts == 2 else x[..., 0]).astype(np.complex128)
    expected = (np.fft.ifft if inverse else np.fft.fft)(signal, length, 1)
    out = dft(x, 1, length, inverse=inverse)
    assert out.dtype == np.float32
    assert error(out, np.stack([expected.real, expected.imag], -1)) < 3e-7


def test_float64_keeps_its_digits() -> None:
    x = np.random.default_rng(0).standard_normal((1, 36, 2))
    expected = np.fft.fft(x[..., 0] + 1j * x[..., 1], axis=1)
    assert error(dft(x, -2), np.stack([expected.real, expected.imag], -1)) < 1e-14


def test_one_sided_there_and_back() -> None:
    x = np.random.default_rng(0).standard_normal((2, 20, 1)).astype(np.float32)
    half = dft(x, 1, onesided=1)
    expected = np.fft.rfft(x[..., 0].astype(np.float64), axis=1)
    assert error(half, np.stack([expected.real, expected.imag], -1)) < 3e-7
    assert error(dft(half, 1, 20, onesided=1, inverse=1), x) < 3e-7


@pytest.mark.parametrize("onesided", [None, 1, 0])
def test_short_time_transforms_are_one_sided_unless_they_say(onesided: int | None) -> None:
    """ONNX's inference of shapes takes one that says nothing to be two-sided."""
    x, window = (np.random.default_rng().standard_normal(shape).astype(np.float32) for shape in ((2, 40, 1), (16,)))
    said = "" if onesided is None else f"<onesided = {onesided}>"
    text = (
        '<ir_version: 8, opset_import: ["" : 17]> g (float[2, 40, 1] x, float[16] window) => (float[a, b, c, d] y)'
        f" <int64 step = {{8}}, int64 length = {{16}}> {{ y = STFT{said}(x, step, window, length) }}"
    )
    (out,) = run(load(onnx.parser.parse_model(text)), [x, window])
    frames = np.stack([x[:, at : at + 16, 0] for at in range(0, 25, 8)], 1).astype(np.float64) * window
    expected = np.fft.fft(frames) if onesided == 0 else np.fft.rfft(frames)
    assert error(out, np.stack([expected.real, expected.imag], -1)) < 1e-6


def test_short_time_transforms_of_any_length() -> None:
    window = np.random.default_rng().standard_normal(16).astype(np.float32)
    text = (
        '<ir_version: 8, opset_import: ["" : 17]> g (float[batch, n, 1] x, float[16] window) => (float[a, b, c, d] y)'
        " <int64 step = {8}> { y = STFT(x, step, window) }"
    )
    loaded = load(onnx.parser.parse_model(text))
    for batch, size in ((2, 40), (1, 16), (3, 131)):
        x = np.random.default_rng().standard_normal((batch, size, 1)).astype(np.float32)
        (out,) = run(loaded, [x, window])
        frames = np.stack([x[:, at : at + 16, 0] for at in range(0, size - 15, 8)], 1).astype(np.float64) * window
        expected = np.fft.rfft(frames)
        assert error(out, np.stack([expected.real, expected.imag], -1)) < 1e-6
