"""Tests that take long are begun first, so that no process is left with one when the others are done.

What samples leave out is named at the end.
TK_TEST_HOST=x86-64-v3 runs them as on a host with that CPU, TK_TEST_REVERSED=1 in the reverse order.
"""

import gc
import os
from typing import Any

import pytest

from tests import sample
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


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):  # of pytest-xdist
        session.config.workeroutput["left out"] = sample.LEFT_OUT


def pytest_testnodedown(node: Any) -> None:
    sample.LEFT_OUT.update(getattr(node, "workeroutput", {}).get("left out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if line := sample.summary(sample.LEFT_OUT):
        terminalreporter.write_line(line)
