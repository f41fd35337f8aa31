"""torch models of float8 for AMD GPUs: which kernel multiplies, and its numbers in the emulator, in a fresh process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

import tk
from tests.frontend.torch.test_float8 import Linear
from tests.rocm.emulated import emulated, environment
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]

LOAD = """
import sys, numpy as np, tk
np.save(sys.argv[3], tk.load(sys.argv[1], device="rocm:0")(np.load(sys.argv[2])))
"""

CASES = [
    ("mi300x", "gfx942", torch.float8_e4m3fnuz, True),
    ("mi300x", "gfx942", torch.float8_e5m2fnuz, True),
    ("mi300x", "gfx942", torch.float8_e4m3fn, False),  # gfx942 multiplies fnuz alone
    ("mi355x", "gfx950", torch.float8_e4m3fn, True),
    ("mi355x", "gfx950", torch.float8_e5m2, True),
    ("mi355x", "gfx950", torch.float8_e4m3fnuz, False),
]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("by_row", [True, False], ids=["row", "tensor"])
@pytest.mark.parametrize(("target", "arch", "dtype", "native"), CASES, ids=[f"{c[0]}-{str(c[2])[6:]}" for c in CASES])
def test_a_quantised_linear_layer(
    tmp_path: Path, target: str, arch: str, dtype: torch.dtype, native: bool, by_row: bool
) -> None:
    """On the matrix cores in float8 where they have that, else in a wider dtype that holds its numbers."""
    model, x = Linear(torch.randn(48, 96), dtype, torch.float32, by_row, bias=True), torch.randn(37, 96) * 3
    with emulated(tmp_path):
        package = tk.compile(model, (x,), target=target, verify=False)
    package.save(tmp_path / "m.tk")
    (product,) = (kernel for kernel in next(iter(package.builds.values())).kernels() if "matmul" in kernel["name"])
    stored = str(dtype).removeprefix("torch.") if native else "bfloat16"
    assert (product["rule"], product["dtype"]) == ("rocm.matmul_mfma", stored)
    np.save(tmp_path / "x.npy", x.numpy())
    command = [sys.executable, "-c", LOAD, *(str(tmp_path / name) for name in ("m.tk", "x.npy", "y.npy"))]
    done = subprocess.run(
        command, env=os.environ | environment(tmp_path, arch), capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-2000:]
    found, exact = torch.from_numpy(np.load(tmp_path / "y.npy")).double(), model.exact(x)
    assert (found - exact).norm() < 1e-6 * exact.norm()
