"""A dump holds one TVMScript file a phase, and TVM's own parser reads each again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch
import tvm

import tk
from tk.codegen.nvcc import find_nvcc, find_nvrtc

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")


@pytest.mark.rotated(3)
@pytest.mark.parametrize(
    "target", ["cpu", *(pytest.param(name, marks=needs_assembler) for name in ("cuda:sm_80", "cuda:sm_90a"))]
)
def test_every_phase_parses_again(target: str, tmp_path: Path) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(128, 64), torch.nn.GELU(), torch.nn.LayerNorm(64)).eval().half()
    args = (torch.randn(64, 128).half(),)
    tk.compile(model, args=args, target=target, dump=tmp_path, verify=False)
    folder = tmp_path / target.replace(":", "-")
    phases = sorted(folder.glob("*.py"))
    assert [path.stem for path in phases] == ["1_graph", "2_schedule", "3_lower"]
    for path in phases:
        again = tvm.script.from_source(path.read_text(encoding="utf-8"))
        assert "main" in {var.name_hint for var in again.get_global_vars()}
    passes = (folder / "1_graph_passes.txt").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("FuseRows ") and " calls: " in line and "group" in line for line in passes)
    assert list(folder.glob("*.s" if target == "cpu" else "*.cu"))


class Chain(torch.nn.Module):
    """So many operators that the name of their kernel is too long for a file's."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for n in range(40):
            x = torch.relu(x - n) * 2
        return x


def test_a_kernel_with_a_long_name_is_dumped_under_a_shorter_one(tmp_path: Path) -> None:
    tk.compile(Chain(), args=(torch.randn(8),), target="cpu", dump=tmp_path, verify=False)
    names = [path.name for path in (tmp_path / "cpu").glob("*.s")]
    assert max(map(len, names)) < 255
    assert any(re.search("_[0-9a-f]{8}[.]s$", name) for name in names)
