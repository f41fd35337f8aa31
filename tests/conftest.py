"""Tests that take long are begun first, so that no process is left with one when the others are done."""

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """What is loaded by now, torch, TVM and the tests, stays; looking through it for garbage takes a tenth of all time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
