"""The table of core ATen: made by converting, true to the installed torch, and committed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch

from tk.frontend.torch.ops.table import CONVERTERS
from tk.testing import torch_coverage
from tk.testing.torch_coverage import core_operators, cover, markdown

PAGE = Path(__file__).parents[2] / "docs" / "torch.md"


def test_rows_say_how_an_operator_is_converted(monkeypatch: pytest.MonkeyPatch) -> None:
    aten = torch.ops.aten
    chosen = [aten.mm.default, aten.exp.default, aten.nonzero.default, aten.randn.default, aten.tanh.default]
    monkeypatch.setattr(torch_coverage, "core_operators", lambda: chosen)
    monkeypatch.setitem(CONVERTERS, "tanh.default", lambda node, importer: importer.env[node.args[0]])
    states = {row.name: row.state for row in cover()}
    assert states == {"mm": "tk", "exp": "tvm", "nonzero": "tk", "randn": "not for inference", "tanh": "wrong"}


def test_the_committed_page_knows_every_operator_and_none_is_wrong() -> None:
    text = PAGE.read_text(encoding="utf-8")
    if f"torch {torch.__version__.partition('+')[0]}:" not in text:
        pytest.skip("the page is another torch's, which has other operators in core ATen")
    rows = dict(re.findall(r"^\| `([\w.]+)` \| ([\w ]+) \|", text, re.MULTILINE))
    expected = {str(operator).removeprefix("aten.").removesuffix(".default") for operator in core_operators()}
    assert set(rows) == expected, "run: tk coverage torch -o docs/torch.md"
    assert "wrong" not in rows.values()
    assert sum(state in ("tk", "tvm", "decomposed") for state in rows.values()) >= 168


def test_the_page_s_counts_are_its_rows() -> None:
    rows = [
        torch_coverage.Row("a", "tk"),
        torch_coverage.Row("b", "refused", "x | y"),
        torch_coverage.Row("c", "not for inference"),
    ]
    page = markdown(rows)
    assert "1 of 2 operators" in page
    assert "| `b` | refused | x ∣ y |" in page
