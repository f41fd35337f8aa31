"""Checked builds for AMD GPUs: what is out of range ends the call with an error that names it, and the next call is right."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from torch import nn
from torch.nn import functional as F

import tk
from tests.rocm.emulated import emulated, environment
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]

CALLS = """
import sys, numpy as np, tk
given = np.load(sys.argv[2])
module = tk.load(sys.argv[1], device="rocm:0")
for name in ("right", "wrong", "right"):
    try:
        np.save(sys.argv[3], module(given[name], given["x"]))
        print("ok")
    except tk.TkError as error:
        print(type(error).__name__, str(error).splitlines()[0])
"""


class Gathered(nn.Module):
    """Rows of a table added to x, then a norm whose waves meet at barriers, and a product."""

    def __init__(self, rows: int, width: int) -> None:
        super().__init__()
        self.table, self.norm, self.last = nn.Embedding(rows, width), nn.LayerNorm(width), nn.Linear(width, 24)

    def forward(self, number: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        return self.last(self.norm(self.table(number) + x))


class Scattered(nn.Module):
    """Sums of rows by number, behind what torch asserts of numbers."""

    def __init__(self, rows: int, width: int) -> None:
        super().__init__()
        self.rows, self.width = rows, width

    def forward(self, number: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
        sums = x.new_zeros(self.rows, self.width).index_add(0, number, x)
        return sums.index_select(0, number) * F.one_hot(number, self.rows).sum(-1, keepdim=True)


@pytest.mark.parametrize("arch", ["gfx942", "gfx1201"])
@pytest.mark.parametrize("kind", [Gathered, Scattered])
def test_a_number_out_of_range_ends_the_call(kind: type[nn.Module], arch: str, tmp_path: Path) -> None:
    draw = random.Random(f"{kind.__name__}{arch}")
    rows, width, count = draw.randint(2, 40), draw.choice((40, 300, 1000)), draw.randint(3, 70)
    torch.manual_seed(draw.randrange(1 << 30))
    model, x, right = kind(rows, width).eval(), torch.randn(count, width), torch.randint(0, rows, (count,))
    wrong, bad = right.clone(), rows + draw.randint(0, 1 << 40)
    wrong[draw.randrange(count)] = bad
    with emulated(tmp_path):
        package = tk.compile(model, (right, x), target=f"rocm:{arch}", checked=True, verify=False)
    package.save(tmp_path / "m.tk")
    np.savez(tmp_path / "given.npz", right=right.numpy(), wrong=wrong.numpy(), x=x.numpy())
    files = [str(tmp_path / name) for name in ("m.tk", "given.npz", "out.npy")]
    env = {**os.environ, **environment(tmp_path, arch)}
    done = subprocess.run([sys.executable, "-c", CALLS, *files], env=env, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines] == ["ok", "RuntimeFailure", "ok"], done.stdout + done.stderr
    assert "is out of range" in lines[1]
    assert str(bad) in lines[1] or "num_classes" in lines[1]
    with torch.no_grad():
        np.testing.assert_allclose(np.load(files[2]), model(right, x).numpy(), rtol=1e-4, atol=1e-4)
