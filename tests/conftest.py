"""Tests that take long are begun first, so that no process is left with one when the others are done.

What samples leave out is named at the end. TK_TEST_COSTS=FOLDER gets what each test takes, for tests/costs.py.
TK_TEST_HOST=x86-64-v3 runs them as on a host with that CPU, TK_TEST_REVERSED=1 in the reverse order.
"""

import gc
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests import sample
from tests.seeds import Seeds

WORKERS: list[float] = []  # seconds of CPU of each process that has ended, and of those that it started
LACKING: Counter[str] = Counter()  # by file, seconds of CPU of the tests that took long and that costs.tsv lacks
KNOWN = sample.read_costs()
NOTICED = 1.0  # seconds: whatever a process does for the first time is its first test's
SHARED: dict[str, float] = {}  # seconds of CPU of the fixtures that several tests share, where costs are measured
STRETCHED = [0]  # how many times their own number of days tests with a mark take; 0: all of them run
OVER = 1.15  # times the budget: by so much days differ


def pytest_configure(config: pytest.Config) -> None:
    # images of Python set it; the tests start a hundred processes, each of which would compile tk's modules anew
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    os.environ.setdefault("TK_CACHE_SIZE", "0")  # what is tested is compiled, not taken from an earlier run
    if _costs_folder():
        config.pluginmanager.register(_FixtureCosts())
    config.pluginmanager.register(Seeds())
    if host := os.environ.get("TK_TEST_HOST"):
        from tests.host import pretend  # with TVM: not for the process that only hands tests to others

        pretend(host)


def pytest_collectstart() -> None:
    gc.disable()  # until all tests are collected: what is imported stays


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
    files = any(argument.endswith(".py") for argument in config.args)  # whoever names files wants to see what is in them
    by = sample.Turns() if files else sample.spread(KNOWN)
    waiting, STRETCHED[0] = sample.turns(items, sample.day(sample.SEED), by), by.stretch
    turns = {sample.turn_of(item, KNOWN): item for item in waiting} if _costs_folder() else {}
    for name, item in turns.items():
        if name != sample.test_of(item) or not sample.is_marked(item):  # which has a cost of its own
            _note(name, "waiting", 0.0)
    for item in (item for item in items if item in waiting or sample.is_marked(item)):
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
    _note("", "plain", _cpu())
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before = _cpu()
    result = yield
    marked = sample.is_marked(item)
    least = sample.DEAR if marked else sample.LONG
    shared = [name for name in sample.fixtures_of(item) if SHARED.get(name, 0.0) >= least]
    if shared:
        _note(f"{item.nodeid.split('::')[0]}::", "plain", 0.0)  # the file has run
    seconds = _cpu() - before
    if shared or not marked:
        _note(max(shared, key=SHARED.__getitem__, default=item.nodeid), "plain", seconds)
    else:
        _note(item.nodeid, "marked", seconds * STRETCHED[0])
    if not marked and seconds > NOTICED and sample.turn_of(item, KNOWN) not in KNOWN:
        LACKING[item.nodeid.split("::")[0]] += seconds
    return result


class _FixtureCosts:
    """Notes what fixtures of several tests take. A plugin of its own: a session's fixtures ask no conftest below the root."""

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[Any]:
        if fixturedef.scope == "function":
            return (yield)
        before = _cpu()
        made = yield
        name = f"{fixturedef.baseid}::{fixturedef.argname}"
        SHARED[name] = SHARED.get(name, 0.0) + _cpu() - before
        return made


def _cpu() -> float:
    """Seconds of CPU of this process, and of those that it has started and that have ended; where costs are measured also of
    those that run, or they would be charged to the test in which a fixture ends them."""
    times = os.times()
    running = _of_children(os.getpid()) / os.sysconf("SC_CLK_TCK") if _costs_folder() else 0.0
    return times.user + times.system + times.children_user + times.children_system + running


def _of_children(pid: int) -> int:
    """Ticks of the processes that `pid` has started and that it has not yet waited for, and of what they waited for."""
    ticks = 0
    with suppress(OSError):  # a process may end meanwhile
        for thread in Path(f"/proc/{pid}/task").iterdir():
            for child in (thread / "children").read_text(encoding="ascii").split():
                fields = Path(f"/proc/{child}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
                ticks += sum(map(int, fields[11:15])) + _of_children(int(child))
    return ticks


def _costs_folder() -> str | None:
    return os.environ.get("TK_TEST_COSTS")


def _note(test: str, kind: str, seconds: float) -> None:
    """For tests/costs.py: what ran `plain`, what has a mark, and what is `waiting` for its day."""
    if folder := _costs_folder():
        Path(folder).mkdir(parents=True, exist_ok=True)
        with open(Path(folder) / f"{os.getpid()}.tsv", "a", encoding="utf-8") as file:
            file.write(f"{test}\t{kind}\t{seconds:.3f}\n")


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):  # of pytest-xdist
        session.config.workeroutput.update({"left out": sample.LEFT_OUT, "cpu": _cpu(), "lacking": dict(LACKING)})


def pytest_testnodedown(node: Any) -> None:
    output = getattr(node, "workeroutput", {})
    sample.LEFT_OUT.update(output.get("left out", {}))
    LACKING.update(output.get("lacking", {}))
    WORKERS.append(output.get("cpu", 0.0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if line := sample.summary(sample.LEFT_OUT):
        terminalreporter.write_line(line)
    seconds = sum(WORKERS) or _cpu()
    plain = config.args == config.getini("testpaths") and not (sample.ALL or config.option.keyword or _costs_folder())
    if plain and seconds > OVER * sample.BUDGET:
        terminalreporter.write_line(
            f"{seconds:.0f} s of CPU, over the budget of {sample.BUDGET} s: renew costs.tsv (tests/costs.py)"
        )
    if plain and (line := sample.lacking(LACKING)):
        terminalreporter.write_line(line)
