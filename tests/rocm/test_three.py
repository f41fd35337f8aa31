"""One package for a CPU, an H200 and an MI300X, made here, loads on this CPU, over the fake HIP library and on an H200."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rocm.three import TARGETS, load, make
from tests.schedules.cuda.assembling import needs_assembler
from tk.host import this_host
from tk.rocm.linker import find_linker

pytestmark = [
    pytest.mark.skipif(not find_linker(), reason="needs ld.lld"),
    needs_assembler,
    pytest.mark.rotated(4),
    pytest.mark.xdist_group("rocm"),
]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("three")
    assert make(folder) == list(TARGETS)
    return folder


H200 = any(gpu.compute == "9.0" for gpu in this_host().devices)
ON_H200 = [pytest.mark.gpu, pytest.mark.skipif(not H200, reason="needs an H200")]


@pytest.mark.parametrize(
    ("device", "target"), [("cpu", "cpu"), ("rocm:0", "mi300x"), pytest.param("cuda:0", "h200", marks=ON_H200)]
)
def test_it_loads_without_a_compiler(made: Path, device: str, target: str) -> None:
    found = load(made, device)
    assert found["target"] == target
    assert found["error"] < 1e-3
    assert found["repeated"] == 0.0
    assert not found["heavy"]
