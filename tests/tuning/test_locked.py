"""A locked compile takes what was tuned and nothing else, and makes the same bytes each time."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

import tk
from tk.errors import DatabaseError, UsageError
from tk.tuning.database.store import Database

MODEL = torch.nn.Sequential(torch.nn.Linear(64, 96), torch.nn.ReLU()).eval()
ARGS = (torch.randn(32, 64),)


def test_without_a_database() -> None:
    with pytest.raises(UsageError, match="locked compile needs a database"):
        tk.compile(MODEL, args=ARGS, target="cpu", locked=True)


@pytest.mark.rotated(4)
def test_functions_without_a_record_are_listed_and_tuned_ones_built_alike(tmp_path: Path) -> None:
    path = tmp_path / "tuned.db"
    Database(path).close()
    with pytest.raises(DatabaseError, match="fused_matmul"):
        tk.compile(MODEL, args=ARGS, target="cpu", database=path, locked=True)
    tk.tune(MODEL, args=ARGS, target="cpu", trials=2, seed=0, database=path)
    first, second = (tk.compile(MODEL, args=ARGS, target="cpu", database=path, locked=True) for _ in range(2))
    assert first.builds["cpu"].library() == second.builds["cpu"].library()
    first.save(tmp_path / "first.tk")
    second.save(tmp_path / "second.tk")
    assert (tmp_path / "first.tk").read_bytes() == (tmp_path / "second.tk").read_bytes()
