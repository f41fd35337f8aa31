"""`tk suite operators`: what it writes, goes on with, and refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

pytest.importorskip("torch")


@pytest.mark.rotated(6)
def test_the_command_goes_on_where_it_was(tk: Any, tmp_path: Path) -> None:
    """Also that a part of the rows is one, and that options of other suites are refused."""
    export, picture = tmp_path / "o.json", tmp_path / "o.svg"
    asked = ("suite", "operators", "-t", "cpu", "--match", "relu", "--size", "small", "--shard", "1/2", "--repeat", "2")
    text = tk(*asked, "--export", str(export), "--plot", str(picture), "--jobs", "1").stdout
    assert "geometric mean" in text
    first = json.loads(export.read_text())
    assert {row["status"] for row in first["rows"]} == {"pass"}
    assert first["summary"]["count"] == len(first["rows"]) > 0
    ElementTree.parse(picture)
    again = tk(*asked, "--export", str(export), "--resume", "--json").stdout
    assert json.loads(again) == first
    assert "another run" in tk(*asked, "--vs", "inductor", "--export", str(export), "--resume", code=2).stderr
    assert "--m is an option of the other suites" in tk(*asked, "--m", "3", code=2).stderr
    assert "--static is an option of the other suites" in tk(*asked, "--static", code=2).stderr
    assert "i/n" in tk(*asked[:-4], "--shard", "3/2", code=2).stderr
    assert "no such rival" in tk(*asked, "--vs", "cublas", code=2).stderr
    assert "no such row" in tk("suite", "operators", "-t", "cpu", "--match", "nothing-like-this", code=2).stderr
    assert "--match is an option of tk suite operators" in tk("suite", "gemm", "-t", "h200", "--match", "x", code=2).stderr
