"""The package that `tk doctor --report` compiles, loads and calls, over the fake HIP library."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rocm.emulated import emulated
from tk.report.doctor_package import STEPS, PackageSteps
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]


def test_every_step_is_right(device: Path) -> None:
    runner = PackageSteps("mi300x")
    with emulated(device):
        compiled = runner.handle("compile")
    assert compiled.status == "right", compiled
    assert "rocm.matmul_mfma" in compiled.detail
    steps = {step: runner.handle(step) for step in STEPS[1:]}
    assert {step: each.status for step, each in steps.items()} == {
        "load": "right", "call": "right", "replay": "right", "torch tensors": "left out",
    }, [each.detail for each in steps.values()]  # fmt: skip
    assert steps["load"].detail == "mi300x on rocm:0"
    assert steps["replay"].microseconds
