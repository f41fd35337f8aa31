"""Kernels of another compiler than TVM's, clang of ziglang, in the emulator: what its authors prove on devices every day."""
# ruff: noqa: E501 (tables of kernels)

from __future__ import annotations

import functools
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from tests.rocm.assembled import wave_of
from tests.rocm.emulator import Outcome, Program, Undefined
from tests.sample import ALL

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("ziglang"), reason="HIP C++ is compiled by ziglang's clang")
SOURCE = Path(__file__).with_name("foreign.hip")
ARCHS = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201") if ALL else ("gfx942", "gfx1100")
CDNA = [arch for arch in ARCHS if arch.startswith("gfx9")]
RNG = np.random.default_rng(3)


@functools.cache
def program(arch: str) -> Program:
    """foreign.hip for an architecture; clang takes about a second."""
    flags = f"-x hip --cuda-device-only --no-gpu-bundle-output --offload-arch={arch} -nogpuinc -nogpulib -O3 -std=c++17 -S -o -"
    done = subprocess.run(
        [sys.executable, "-m", "ziglang", "clang", *flags.split(), str(SOURCE)], capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    return Program(done.stdout)


def run(arch: str, kernel: str, threads: int, *arguments: object, blocks: int = 1) -> Outcome:
    return program(arch).launch(kernel, (blocks,), (threads,), arguments)


def fresh(shape: int | tuple[int, ...], dtype: object) -> Undefined:
    return Undefined(np.zeros(shape, dtype))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("arch", ARCHS)
def test_row_sums(arch: str) -> None:
    wave = wave_of(arch)
    x, y = RNG.standard_normal((2, wave)).astype(np.float32), fresh((2, wave), np.float32)
    text = "\n".join(program(arch).text)
    assert "ds_bpermute_b32" in text
    padded = np.zeros((2, 64), np.float32)
    padded[:, :wave] = x
    out = fresh((2, 64), np.float32)
    run(arch, "row_sums", wave, padded, out, blocks=2)
    np.testing.assert_allclose(
        out.array[:, :wave], np.broadcast_to(x.sum(1, keepdims=True), y.array.shape), rtol=1e-4, atol=1e-5
    )


@pytest.mark.parametrize("arch", ARCHS)
def test_scan_and_histogram(arch: str) -> None:
    x, y = RNG.integers(-1000, 1000, 256).astype(np.int32), fresh(256, np.int32)
    run(arch, "scan", 256, x, y)
    assert (y.array == np.cumsum(x)).all()
    letters, counts = RNG.integers(0, 256, 3000).astype(np.uint8), np.ones(256, np.uint32)
    run(arch, "histogram", 256, letters, counts, len(letters))
    assert (counts == 1 + np.bincount(letters, minlength=256)).all()


@pytest.mark.parametrize("arch", ARCHS)
def test_divisions(arch: str) -> None:
    a, b = RNG.integers(-(2**62), 2**62, 128), RNG.integers(1, 2**40, 128) * RNG.choice([-1, 1], 128)
    b[:10] = RNG.integers(1, 9, 10)
    q, r = fresh(128, np.int64), fresh(128, np.int64)
    run(arch, "divide64", 64, a, b, q, r, blocks=2)
    assert (
        q.array
        == np.array([int(x / abs(x)) * (abs(int(x)) // abs(int(y))) * (1 if y > 0 else -1) for x, y in zip(a, b, strict=True)])
    ).all()
    assert (r.array == a - q.array * b).all()
    c, d = (RNG.standard_normal(64) * 10.0 ** RNG.integers(-300, 300, 64) for _ in "cd")
    with np.errstate(all="ignore"):
        e, f = (
            np.concatenate([RNG.standard_normal(32) * 10.0 ** RNG.integers(-38, 38, 32), RNG.standard_normal(32)]).astype(
                np.float32
            )
            for _ in "ef"
        )
        doubles, floats = fresh(64, np.float64), fresh(64, np.float32)
        run(arch, "divide", 64, c, d, doubles, e, f, floats)
        np.testing.assert_allclose(doubles.array, c / d + np.sqrt(c * c), rtol=1e-15)
        np.testing.assert_allclose(floats.array, e / f + np.sqrt(e * e), rtol=2e-7)


@pytest.mark.parametrize("arch", ARCHS)
def test_halves_and_bits(arch: str) -> None:
    a, b, y = (
        RNG.standard_normal((64, 2)).astype(np.float16),
        RNG.standard_normal((64, 2)).astype(np.float16),
        fresh((64, 2), np.float16),
    )
    run(arch, "halves", 64, a, b, y)
    want = a.astype(float) * b[:, ::-1].astype(float) + np.maximum(a, b) - b
    np.testing.assert_allclose(y.array.astype(float), want, rtol=2**-10, atol=4e-3)  # each step is rounded
    x, z = RNG.integers(0, 2**32, 64, dtype=np.uint32), fresh(64, np.uint32)
    x[:3] = 0, 1, 2**32 - 1
    run(arch, "bits", 64, x, z)

    def bits(v: int) -> int:
        turned = int(f"{v:032b}"[::-1], 2)
        return (
            v.bit_count()
            + (32 - v.bit_length()) * 64
            + int.from_bytes(v.to_bytes(4, "little"), "big")
            + turned
            + (v << 7 & 0xFFFFFFFF | v >> 25)
        )

    assert (z.array == np.array([bits(int(v)) & 0xFFFFFFFF for v in x], np.uint32)).all()


@pytest.mark.parametrize("arch", ARCHS)
def test_control_flow_calls_private_memory_and_constants(arch: str) -> None:
    x, y = RNG.integers(0, 10**8, 64).astype(np.int32), fresh(64, np.int32)
    run(arch, "reversed_digits", 64, x, y)
    assert [int(str(v)[::-1]) for v in x] == y.array.tolist()
    run(arch, "table", 64, x, y)
    primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]
    assert [primes[v & 15] + 2 for v in x] == y.array.tolist()
    x = RNG.integers(1, 1000, 64).astype(np.int32)
    run(arch, "diverging", 64, x, y)

    def steps(lane: int, v: int) -> int:
        n = 0
        while v != 1 and n < 200:
            v, n = 3 * v + 1 if v & 1 else v // 2, n + 1
        return {0: n + 1000, 1: 3 * n, 3: -n}.get(lane % 5, n)

    assert [steps(lane, int(v)) for lane, v in enumerate(x)] == y.array.tolist()


@pytest.mark.parametrize("arch", ARCHS)
def test_conversions(arch: str) -> None:
    x = np.concatenate([RNG.uniform(0, 120, 60), [0, 1.5, 2.5, 127]]).astype(np.float32)
    kinds = [np.int8, np.float16, ml_dtypes.bfloat16, np.float64, np.uint16, np.int64]
    outs = [fresh(64, kind) for kind in kinds]
    run(arch, "converts", 64, x, *outs)
    for kind, out in zip(kinds, outs, strict=True):
        assert (out.array == x.astype(kind)).all(), kind


MATMULS = {
    "gfx90a": {"mfma_f32_16": (16, 4, np.float32), "mfma_f32_32": (32, 2, np.float32), "mfma_f16_16": (16, 16, np.float16), "mfma_f16_32": (32, 8, np.float16), "mfma_f64": (16, 4, np.float64)},
    "gfx942": {"mfma_i8_16": (16, 32, np.int8), "mfma_i8_32": (32, 16, np.int8), "mfma_fp8_32": (32, 16, "fp8"), "mfma_bf8_16": (16, 32, "bf8")},
    "gfx950": {"mfma950_f16_16": (16, 32, np.float16), "mfma950_f16_32": (32, 16, np.float16), "mfma950_i8_16": (16, 64, np.int8), "mfma950_i8_32": (32, 32, np.int8)},
}  # fmt: skip
_AGE = ["gfx90a", "gfx942", "gfx950"]
NEEDS = [(arch, name) for arch in CDNA for since in _AGE[: _AGE.index(arch) + 1] for name in MATMULS[since]]


@pytest.mark.parametrize(("arch", "name"), NEEDS)
def test_mfma(arch: str, name: str) -> None:
    """Layouts of A, B and the accumulators: each kernel puts its elements where AMD's documents say the instruction has them."""
    n, k, kind = next(names[name] for names in MATMULS.values() if name in names)
    ocp = arch == "gfx950"
    if isinstance(kind, str):
        fp8 = ml_dtypes.float8_e4m3fn if ocp else ml_dtypes.float8_e4m3fnuz
        bf8 = ml_dtypes.float8_e5m2 if ocp else ml_dtypes.float8_e5m2fnuz
        a, b = (RNG.standard_normal((n, k)).astype(kind) for kind in (fp8 if kind == "fp8" else bf8, fp8))
    elif kind == np.int8:
        a, b = (RNG.integers(-128, 128, (n, k)).astype(kind) for _ in "ab")
    else:
        a, b = (RNG.standard_normal((n, k)).astype(kind) for _ in "ab")
    out = np.int32 if kind == np.int8 else np.float64 if kind == np.float64 else np.float32
    c = fresh((n, n), out)
    run(arch, name, 64, a, b, c)
    np.testing.assert_allclose(c.array, a.astype(np.float64) @ b.astype(np.float64).T, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("arch", [arch for arch in ARCHS if arch not in CDNA])
def test_wmma(arch: str) -> None:
    a, b, c = (
        RNG.standard_normal((16, 16)).astype(np.float16),
        RNG.standard_normal((16, 16)).astype(np.float16),
        fresh((16, 16), np.float32),
    )
    run(arch, "wmma_f16", 32, a, b, c)
    np.testing.assert_allclose(c.array, a.astype(float) @ b.astype(float).T, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("arch", CDNA)
def test_reduction_by_dpp(arch: str) -> None:
    x, y = RNG.standard_normal(64).astype(np.float32), fresh(64, np.float32)
    run(arch, "reduce_dpp", 64, x, y)
    assert abs(y.array[63] - x.sum()) < 1e-4


@pytest.mark.parametrize("arch", [arch for arch in CDNA if arch != "gfx90a"])
def test_float8(arch: str) -> None:
    kind = ml_dtypes.float8_e4m3fn if arch == "gfx950" else ml_dtypes.float8_e4m3fnuz
    x = (RNG.standard_normal(256) * 10.0 ** RNG.integers(-4, 2, 256)).astype(np.float32)
    y, z = fresh(256, np.uint8), fresh(256, np.float32)
    run(arch, "to_fp8", 64, x, y, z)
    want = x.astype(kind)
    assert (y.array == want.view(np.uint8)).all()
    assert (z.array == want.astype(np.float32)).all()


@pytest.mark.parametrize("arch", [arch for arch in CDNA if arch == "gfx950"])
def test_swaps_of_lanes(arch: str) -> None:
    x, z, y = (RNG.integers(0, 1000, 64).astype(np.uint32) for _ in "xzy")
    run(arch, "swap_halves", 64, x, z, y)

    def swapped(row: int) -> tuple[np.ndarray, np.ndarray]:
        p, q = x.reshape(-1, 2, row).copy(), z.reshape(-1, 2, row).copy()
        p[:, 1], q[:, 0] = z.reshape(-1, 2, row)[:, 0], x.reshape(-1, 2, row)[:, 1]
        return p.ravel(), q.ravel()

    (a, b), (c, d) = swapped(32), swapped(16)
    assert (y == a + 3 * b + 5 * c + 7 * d).all()


def swapped_layout(text: str) -> str:
    """The same code with the operands of its matrix instructions exchanged: what a wrong layout would compute."""
    return re.sub(r"(v_mfma_f32_32x32x8_f16 [av]\[\d+:\d+\]), (\S+), (\S+),", r"\1, \3, \2,", text)


def test_swapped_operands_are_caught() -> None:
    arch = "gfx942"
    a, b, c = (
        RNG.standard_normal((32, 8)).astype(np.float16),
        RNG.standard_normal((32, 8)).astype(np.float16),
        fresh((32, 32), np.float32),
    )
    wrong = Program(swapped_layout("\n".join(program(arch).text)))
    wrong.launch("mfma_f16_32", (1,), (64,), [a, b, c])
    want = a.astype(float) @ b.astype(float).T
    assert np.abs(c.array - want).max() > 0.1
    np.testing.assert_allclose(c.array.T, want, rtol=1e-5, atol=1e-5)
