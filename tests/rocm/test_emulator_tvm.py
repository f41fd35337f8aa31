"""TVM's own kernels for AMD GPUs in the emulator, beside the CPU: a sample, or with TK_ALL_TESTS=1 all on five targets."""

from __future__ import annotations

import pytest

from tests.rocm.tvm_kernels import CASES, check, target_of
from tests.sample import ALL, sample

ARCHS = ("gfx942", "gfx950", "gfx90a", "gfx1100", "gfx1201") if ALL else ("gfx942", "gfx1201")
CHOSEN = [(arch, name) for arch in ARCHS for name in sample(CASES, 75)]


@pytest.mark.sampled(5)
@pytest.mark.parametrize(("arch", "name"), CHOSEN)
def test_equals_the_cpu(arch: str, name: str) -> None:
    outcomes = check(name, arch)
    assert outcomes
    assert not any(outcome.unwritten for outcome in outcomes[-1:])


def test_targets_have_their_waves() -> None:
    assert [int(target_of(arch).attrs["thread_warp_size"]) for arch in ("gfx942", "gfx1100")] == [64, 32]
