"""Triton's kernels in the emulator, with TK_ALL_TESTS=1 where triton is installed."""

from __future__ import annotations

import importlib.util

import ml_dtypes
import numpy as np
import pytest

from tests.rocm.emulator import Program, Undefined
from tests.sample import ALL

pytestmark = [
    pytest.mark.skipif(not ALL, reason="TK_ALL_TESTS=1"),
    pytest.mark.skipif(not importlib.util.find_spec("triton"), reason="triton is not installed"),
]
GEMMS = [
    ("gfx942", (64, 64, 64), 4),
    ("gfx942", (256, 256, 64), 8),
    ("gfx950", (64, 64, 64), 4),
    ("gfx950", (256, 256, 64), 8),
    ("gfx1100", (64, 64, 32), 4),
    ("gfx1201", (64, 64, 32), 4),
]


def normal(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(ml_dtypes.bfloat16)


@pytest.mark.parametrize(("arch", "tile", "warps"), GEMMS)
def test_product(arch: str, tile: tuple[int, int, int], warps: int) -> None:
    from tk.report.triton_kernels import gemm_text

    text, shared = gemm_text(arch, tile, warps)
    m, n, k = 2 * tile[0], tile[1], 4 * tile[2]
    a, b, c = normal(m, k), normal(n, k), np.zeros((m, n), np.float32)
    threads = warps * (64 if arch.startswith("gfx9") else 32)
    outcome = Program(text).launch("gemm", (n // tile[1], m // tile[0]), (threads,), [a, b, Undefined(c), m, n, k], shared)
    want = a.astype(float) @ b.astype(float).T
    assert np.linalg.norm(c - want) < 1e-6 * np.linalg.norm(want)
    assert outcome.counters.classes["mfma"] > 0
    assert not outcome.unwritten


@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100", "gfx1201"])
def test_attention(arch: str) -> None:
    from tk.report.triton_kernels import attention_text

    text, shared = attention_text(arch)
    q, k, v, out = normal(128, 64), normal(192, 64), normal(192, 64), np.zeros((128, 64), np.float32)
    threads = 4 * (64 if arch.startswith("gfx9") else 32)
    arguments = [q, k, v, Undefined(out), 192, float(np.log2(np.e) / 8)]
    Program(text).launch("attention", (2,), (threads,), arguments, shared)
    scores = q.astype(float) @ k.astype(float).T / 8
    weights = np.exp(scores - scores.max(1, keepdims=True))
    want = weights / weights.sum(1, keepdims=True) @ v.astype(float)
    assert np.linalg.norm(out - want) < 5e-3 * np.linalg.norm(want)
