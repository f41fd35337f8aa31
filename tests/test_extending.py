"""The examples of docs/extending.md run as they stand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[1] / "docs" / "extending.md").read_text(encoding="utf-8")
_SECTIONS = [section.split("\n", 1) for section in re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]]
EXAMPLES = {title: text.split("```python\n", 1)[1].split("```", 1)[0] for title, text in _SECTIONS}


def test_there_is_one_for_each_thing() -> None:
    assert list(EXAMPLES) == ["A GPU", "A schedule rule", "A torch operator", "An ONNX operator", "A pass"]


@pytest.mark.rotated(5)
@pytest.mark.parametrize("name", EXAMPLES)
def test_it_runs(name: str, tmp_path: Path) -> None:
    script = tmp_path / "example.py"
    script.write_text(EXAMPLES[name], encoding="utf-8")
    ran = subprocess.run([sys.executable, script.name], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
