"""Which targets there are, and what is none."""

from __future__ import annotations

from typing import Any

import pytest

from tk.errors import TargetError
from tk.target import ROWS, compute_capability, resolve, resolve_many


@pytest.mark.parametrize("names", [5, None, [], "", ["cpu", 3], ["cpu", None], b"cpu", "cpu,cpu:native", "sm_90", "cpu:znver9"])
def test_what_is_no_target(names: Any) -> None:
    with pytest.raises(TargetError):
        resolve_many(names)


@pytest.mark.parametrize(("arch", "gpu"), [("gfx90a", "mi250x"), ("gfx942", "mi300x"), ("gfx950", "mi355x")])
def test_an_amd_architecture_has_the_limits_of_its_gpu(arch: str, gpu: str) -> None:
    one, other = resolve(f"rocm:{arch}"), resolve(gpu)
    assert (one.arch, one.shared_memory, one.matrix, one.wave) == (arch, other.shared_memory, other.matrix, 64)


def test_rdna_has_waves_of_32() -> None:
    assert {row.wave for row in ROWS.values() if row.kind == "rocm" and row.arch.startswith("gfx1")} == {32}


def test_several_targets_from_one_text_or_a_list() -> None:
    one, other = resolve_many("cpu:x86-64-v3, H200"), resolve_many(["cpu:x86-64-v3", resolve("h200")])
    assert [target.name for target in one] == ["cpu:x86-64-v3", "h200"]
    assert one == other


def test_the_plain_architecture_means_the_one_with_matrix_instructions() -> None:
    assert resolve("cuda:sm_90") is ROWS["cuda:sm_90a"]


def test_an_architecture_names_a_compute_capability() -> None:
    assert {arch: compute_capability(arch) for arch in ("sm_80", "sm_90a", "sm_120a", "gfx942", "native", "")} == {
        "sm_80": (8, 0), "sm_90a": (9, 0), "sm_120a": (12, 0), "gfx942": (0, 0), "native": (0, 0), "": (0, 0),
    }  # fmt: skip


def test_the_roofline_is_the_slower_of_computing_and_moving() -> None:
    gpu = resolve("h200")
    assert gpu.roofline(gpu.peak["float32"], 0) == 1.0
    assert gpu.roofline(0, 2 * gpu.bandwidth) == 2.0
    assert gpu.peak_for("int32") == gpu.peak["float32"]
