"""What compute-sanitizer runs is built without a GPU."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import tk.schedule.case as cases
from tests.gpu.sanitizer import build
from tk.codegen.nvcc import find_nvcc, find_nvrtc


@pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
def test_a_case_s_kernel_is_built_with_its_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "_run", cases._run)  # which build puts another function for
    path = tmp_path / "0.kernel"
    assert build("cuda.transpose", 0, "h200", path) == ""
    name, library, inputs, outputs = pickle.loads(path.read_bytes())
    assert name.startswith("cuda.transpose ")
    assert library.startswith(b"\x7fELF")
    assert inputs
    assert outputs
