"""Saving and loading where files, writes or memory fail: nothing is lost, and each failure is one error of tk's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import packages

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all


def run(kind: str, folder: Path, *more: object, **environment: str) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "tests.hostile_limits", kind, str(packages.plain()), str(folder), *map(str, more)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=os.environ | environment)
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("kind", ["sizes", "steps"])
def test_a_package_is_saved_whole_or_not_at_all(kind: str, tmp_path: Path) -> None:
    outcomes = run(kind, tmp_path)
    assert len(outcomes) > 5
    for outcome in outcomes:
        assert outcome["result"] == ("done" if outcome["fits"] else "refused PackageError"), outcome
        assert outcome["sound"], outcome  # what was there, or the new package
        assert not outcome["left"], outcome
    assert [outcome["fits"] for outcome in outcomes].count(True) == 1


@pytest.mark.parametrize("allocator", ["pymalloc", "malloc"])  # heaps of another kind: one as good as full, and one not
def test_loading_with_too_little_memory_is_one_error(tmp_path: Path, allocator: str) -> None:
    outcomes = [outcome["result"] for outcome in run("memory", tmp_path, 200_000, PYTHONMALLOC=allocator)]
    assert set(outcomes) <= {"done", "refused PackageError"}
    assert outcomes[0] == "refused PackageError"
    assert outcomes[-1] == "done"
