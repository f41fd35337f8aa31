"""Tests that take long are begun first, so that no process is left with one when the others are done.

TK_TEST_HOST=x86-64-v3 runs them as on a host with that CPU, TK_TEST_REVERSED=1 in the reverse order.
"""

import gc
import os

import pytest

from tests.host import pretend

if "TK_TEST_HOST" in os.environ:
    pretend(os.environ["TK_TEST_HOST"])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("TK_TEST_REVERSED"):
        items.reverse()
        return
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """What is loaded by now, torch, TVM and the tests, stays; looking through it for garbage takes a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
