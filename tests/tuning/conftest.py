"""A toy rule with one knob, and databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tk.target import Target, resolve
from tk.tuning.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database(tmp_path / "tuned.db") as opened:
        yield opened


@pytest.fixture(scope="session")
def cpu() -> Target:
    return resolve("cpu")
