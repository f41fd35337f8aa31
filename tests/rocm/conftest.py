"""The emulator is compiled once; where no C compiler is at hand, the tests that need it are skipped, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rocm.emulated import fake_device
from tests.rocm.emulator import compiler


def pytest_runtest_setup(item: pytest.Item) -> None:
    if compiler() is None:
        pytest.skip("the emulator of AMD GPUs needs gcc or clang on PATH")


@pytest.fixture(scope="module")
def device(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the fake HIP library, which this process takes for ROCm's."""
    with fake_device(tmp_path_factory.mktemp("amd")) as folder:
        yield folder
