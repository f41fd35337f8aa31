"""Databases, the CPU target, and the rules of a third party."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tk.schedule.discover import discover
from tk.target import Target, resolve
from tk.tuning.database.store import Database
from tk.tuning.workers import folders


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database(tmp_path / "tuned.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def cpu() -> Target:
    return resolve("cpu")


@pytest.fixture(scope="session", autouse=True)
def kits_of_the_run(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One folder of the gate's kits for all processes of a run, jobs' builders among them."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "kits"
    folder.mkdir(exist_ok=True)
    folders._own["tk-kits-", os.getpid()] = folder


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The rules of `toy/`, found as any third party's: by an entry point of a distribution on the path."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "toy"))
    discover.cache_clear()
    yield import_module("toy_rules")
    discover.cache_clear()
