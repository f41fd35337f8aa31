"""The suite of operators on this machine's GPU: rows compiled by one process and measured by another."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

MATCH = ("softmax + mask small", "topk + softmax of 64 experts medium", "linear + bias + GELU odd", "cumsum large")


def test_rows_beside_torch_and_inductor(tmp_path: Path) -> None:
    """Inductor's cache is filled while compiling: the process that measures need not compile again."""
    export = tmp_path / "o.json"
    match = [word for text in MATCH for word in ("--match", text)]
    command = [sys.executable, "-m", "tk.cli", "suite", "operators", "--size", "all", "--dtype", "bfloat16", *match]
    subprocess.run([*command, "--jobs", "2", "--repeat", "3", "--export", str(export)], check=True, timeout=400)
    rows = json.loads(export.read_text())["rows"]
    assert len(rows) == len(MATCH)
    assert {row["status"] for row in rows} == {"pass"}
    for row in rows:
        assert set(row["seconds"]) == {"tk", "torch", "inductor"}
        assert not row["unable"]
        assert "inductor_said" not in row
    assert min(row["first_seconds"]["inductor"] for row in rows) < 3
