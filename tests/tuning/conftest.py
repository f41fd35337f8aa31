"""Databases, the CPU target, and the rules of a third party."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tk.schedule.discover import discover
from tk.target import Target, resolve
from tk.tuning.database.store import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database(tmp_path / "tuned.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def cpu() -> Target:
    return resolve("cpu")


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The rules of `toy/`, found as any third party's: by an entry point of a distribution on the path."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "toy"))
    discover.cache_clear()
    yield import_module("toy_rules")
    discover.cache_clear()
