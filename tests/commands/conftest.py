"""A tiny model in a file, compiled once by the command itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

SOURCE = """
import torch

class Small(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.table = torch.nn.Embedding(50, 8)
        self.linear = torch.nn.Linear(8, 4)

    def forward(self, ids, x):
        y = self.linear(self.table(ids) * x)
        return {"y": y.relu(), "best": y.argmax(-1)}

def small():
    torch.manual_seed(0)
    return Small().eval(), (torch.randint(10, 40, (2, 3)), torch.randn(2, 3, 8))

def wrong():
    return 42
"""


@dataclass
class Tk:
    """Runs `tk` in this process."""

    def __call__(self, *args: str | Path, code: int = 0, **environment: str) -> Result:
        from tk.cli import cli

        result = CliRunner().invoke(cli, [str(arg) for arg in args], env=environment)
        assert result.exit_code == code, f"exit {result.exit_code}\n{result.stdout}\n{result.stderr}\n{result.exception}"
        return result

    def json(self, *args: str | Path, code: int = 0) -> Any:
        return json.loads(self(*args, "--json", code=code).stdout)


@pytest.fixture(scope="session")
def tk() -> Tk:
    return Tk()


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> str:
    """FILE.py:FUNCTION of a model with an integer and a floating input, and two outputs in a dict."""
    path = tmp_path_factory.mktemp("model") / "model.py"
    path.write_text(SOURCE)
    return f"{path}:small"


@pytest.fixture(scope="session")
def package(tk: Tk, model: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("package") / "small.tk"
    tk("compile", model, "-o", path, "--target", "cpu")
    return path
