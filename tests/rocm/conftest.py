"""The emulator is compiled once; where no C compiler is at hand, the tests that need it are skipped, and say so."""

from __future__ import annotations

import pytest

from tests.rocm.emulator import compiler


def pytest_runtest_setup(item: pytest.Item) -> None:
    if compiler() is None:
        pytest.skip("the emulator of AMD GPUs needs gcc or clang on PATH")
