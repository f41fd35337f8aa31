"""A dump holds the assembly of every CPU kernel."""

from __future__ import annotations

from pathlib import Path

import torch

import tk


def test_a_dump_has_each_kernel_s_assembly(tmp_path: Path) -> None:
    model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.Softmax(-1)).eval()
    package = tk.compile(model, args=(torch.randn(4, 16),), target="cpu", dump=tmp_path, verify=False)
    sources = {path.stem: path.read_text(encoding="utf-8") for path in (tmp_path / "cpu").glob("*.s")}
    assert set(sources) == {kernel["name"] for kernel in package.builds["cpu"].kernels()}
    for name, source in sources.items():
        assert f"__tvm_ffi_{name}" in source
        assert "ret" in source
