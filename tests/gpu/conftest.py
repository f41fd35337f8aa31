"""Everything here needs a CUDA device."""

from pathlib import Path

import pytest
import tvm

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = pytest.mark.skip(reason="no CUDA device")
    there = tvm.cuda(0).exist
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.gpu)
            if not there:
                item.add_marker(missing)
