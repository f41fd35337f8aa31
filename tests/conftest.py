"""Tests that take long are begun first, so that no process is left with one when the others are done.

What samples leave out is named at the end.
TK_TEST_HOST=x86-64-v3 runs them as on a host with that CPU, TK_TEST_REVERSED=1 in the reverse order.
"""

import gc
import os
import sys
from typing import Any

import pytest

from tests import sample


def pytest_configure(config: pytest.Config) -> None:
    # images of Python set it; the tests start a hundred processes, each of which would compile tk's modules anew
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    os.environ.setdefault("TK_CACHE_SIZE", "0")  # what is tested is compiled, not taken from an earlier run
    if host := os.environ.get("TK_TEST_HOST"):
        from tests.host import pretend  # with TVM: not for the process that only hands tests to others

        pretend(host)


@pytest.hookimpl(trylast=True)  # of what -k and -m leave
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not sample.ALL and not config.option.keyword and not any("::" in argument for argument in config.args):
        _leave_out(config, items)
    if os.environ.get("TK_TEST_REVERSED"):
        items.reverse()
        return
    items.sort(key=_when)


def _leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Those whose turn it is another day."""
    waiting = sample.turns(items, sample.day(sample.SEED))
    marked = [item for item in items if item.get_closest_marker("sampled") or item.get_closest_marker("rotated")]
    for item in marked:
        sets = [mark.args[1] for mark in item.iter_markers("parametrize") if len(mark.args) > 1]
        whole = not any(isinstance(each, sample.Sampled) for each in sets)  # else `sample` has counted it
        sample.left_out(item.nodeid.split("::")[0], int(item in waiting), int(whole))
    items[:] = [item for item in items if item not in waiting]
    if waiting:
        config.hook.pytest_deselected(items=list(waiting))


def _when(item: pytest.Item) -> int:
    """Long tests first, then those that share a process, then the others, which fill what is left of each process's time."""
    if item.get_closest_marker("slow"):
        return 0
    return 1 if item.get_closest_marker("xdist_group") else 2


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
