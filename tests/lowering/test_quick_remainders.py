"""Remainders of float32 on a GPU: bit for bit the C library's, however the reciprocal is rounded, and computed once."""

from __future__ import annotations

import ctypes
import re
import subprocess
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from tk.frontend import load
from tk.lowering.quick_remainders import SOURCE
from tk.pipeline import Options, compile_model
from tk.target import resolve

torch = pytest.importorskip("torch")

# a reciprocal that is off by as much as PTX allows of rcp.approx.ftz.f32, one unit in the last place, this way or the other
PRELUDE = """
#include <math.h>
#include <string.h>
#include <stdint.h>
#define __forceinline__ inline
#define __device__ static
static int off;
static float reciprocal(float y) {
  if (y < 0x1p-126f) return INFINITY;
  float r = 1.0f / y;
  if (r < 0x1p-126f) return 0.0f;
  int32_t bits;
  memcpy(&bits, &r, 4);
  bits += off;
  memcpy(&r, &bits, 4);
  return r;
}
"""
LOOP = """
void remainders(const float* a, const float* b, float* out, int count, int by) {
  off = by;
  for (int i = 0; i < count; ++i) out[i] = tk_remainder(a[i], b[i]);
}
"""


@pytest.fixture(scope="module")
def remainders(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("remainders")
    plain, count = re.subn(r"asm\(.*?\);", "r = reciprocal(y);", SOURCE)
    assert count == 1
    (folder / "remainders.c").write_text(PRELUDE + plain + LOOP)
    command = ["cc", "-O2", "-ffp-contract=off", "-shared", "-fPIC", "-o", "remainders.so", "remainders.c", "-lm"]
    subprocess.run(command, cwd=folder, check=True, timeout=100)
    function = ctypes.CDLL(str(folder / "remainders.so")).remainders
    pointer = ctypes.POINTER(ctypes.c_float)

    def run(a: Any, b: Any, off: int) -> Any:
        out = np.empty_like(a)
        function(*(each.ctypes.data_as(pointer) for each in (a, b, out)), len(a), off)
        return out

    return run


def pairs() -> tuple[Any, Any]:
    """Of any bits; whose quotients are small, next to a whole number, on either side of 2¹⁸; and of special values."""
    generator, count = np.random.default_rng(), 200_000
    bits = generator.integers(0, 2**32, (2, count), dtype="uint32").view("float32")
    small = generator.uniform(-9, 9, (2, count)).astype("float32")
    divisor = np.ldexp(generator.uniform(1, 2, count), generator.integers(-140, 100, count)).astype("float32")
    times = np.ldexp(1.0, generator.integers(0, 20, count)).astype("int64") - generator.integers(-2, 3, count)
    near = (divisor * times).astype("float32")
    beside = np.nextafter(near, generator.choice([np.inf, -np.inf, 0], count).astype("float32"))
    special = np.array([0, -0.0, 1, -1, np.inf, -np.inf, np.nan, 1e-45, -1e-38, 3e38, 1e38, 2**-126, 2**126], "float32")
    grid = np.stack(np.meshgrid(special, special)).reshape(2, -1)
    both = [bits, small, np.stack([near, divisor]), np.stack([beside, -divisor]), grid]
    a, b = np.concatenate(both, 1)
    return np.ascontiguousarray(a), np.ascontiguousarray(b)


@pytest.mark.parametrize("off", [-1, 0, 1])
def test_remainders_are_those_of_the_c_library(remainders: Any, off: int) -> None:
    a, b = pairs()
    got = remainders(a, b, off)
    with np.errstate(all="ignore"):
        want = np.fmod(a, b)
    wrong = (got.view("uint32") != want.view("uint32")) & ~(np.isnan(got) & np.isnan(want))
    assert not wrong.any(), f"fmod({a[wrong][0]!r}, {b[wrong][0]!r}) is {want[wrong][0]!r}, not {got[wrong][0]!r}"


def compiled(function: Any, *tensors: Any) -> tuple[str, int]:
    """The CUDA source of a function, and how many neighbours a thread of its kernel takes."""

    class Called(torch.nn.Module):
        def forward(self, *given: Any) -> Any:
            return function(*given)

    model = load(Called().eval(), tensors)
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve("h200"), options=Options(graph=False))
    (kernel,) = executable.kernels
    return "\n".join(executable.code.sources.values()), int(kernel.config["vector"])


@pytest.mark.parametrize("mode", ["remainder", "fmod"])
def test_a_kernel_computes_a_remainder_once(mode: str) -> None:
    text, lanes = compiled(getattr(torch, mode), torch.rand(64, 1024), torch.rand(64, 1024))
    assert len(re.findall(r"= tk_remainder\(", text)) == lanes
    assert "fmodf(" not in text.replace("fmodf(x, y)", ""), "but in the helper"


def test_a_floored_quotient_takes_no_remainder() -> None:
    text, _ = compiled(torch.floor_divide, torch.rand(64, 1024), torch.rand(64, 1024))
    assert "fmaf(" in text
    assert "tk_remainder" not in text
    assert "fmodf" not in text


def test_doubles_keep_cudas() -> None:
    text, _ = compiled(torch.fmod, torch.rand(64, 64).double(), torch.rand(64, 64).double())
    assert "fmod(" in text
    assert "tk_remainder" not in text
