"""Hostile packages and wrong calls at random (tests/hostile.py): a sample, or with TK_ALL_TESTS=1 all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import hostile, packages
from tests.sample import ALL

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

CASES = {"edits": (3000, 100), "damage": (3000, 250), "calls": (1000, 80)}  # in all, and in a sample


@pytest.mark.parametrize("kind", CASES)
def test_none_crashes_raises_anything_raw_or_changes_a_result(kind: str, tmp_path: Path) -> None:
    count = CASES[kind][not ALL]
    outcomes = hostile.run(kind, count, 0, tmp_path, [str(packages.plain()), str(packages.structured())])
    assert sum(outcomes.values()) == count
    assert not hostile.failures(outcomes)
    assert outcomes["refused"] > count / 2


def test_a_crash_and_a_raw_error_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    child = tmp_path / "child.py"
    child.write_text("import os\nprint('\"raw KeyError\"', flush=True)\nos.abort()\n")
    real = hostile.subprocess.run
    monkeypatch.setattr(hostile.subprocess, "run", lambda command, **how: real([command[0], str(child)], **how))
    outcomes = hostile.run("edits", 2, 5, tmp_path, [])
    assert [result.split(":")[0] for result in hostile.failures(outcomes)] == ["died -6", "raw KeyError (case 5)"]
