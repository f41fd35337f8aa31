"""Infinite values in the last column of a tile that is not full: what is beyond it weighs nothing, and is no number times 0."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.schedule.case import prim_func
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.attention.cases import Problem
from tk.target import resolve

A100 = resolve("a100")


@pytest.mark.parametrize("columns", [1, 37, 64])
@pytest.mark.parametrize(("rule", "rows"), [("cuda.attention_decode", 1), ("cuda.attention_mma", 40)])
def test_an_infinite_last_value_is_infinite(rule: str, rows: int, columns: int, tmp_path: Path) -> None:
    found = find("cuda", rule)
    case = Problem("infinite", "float16", 1, 2, 2, rows=rows, columns=columns, depth=32, order="bhsd").case()
    func, names = prim_func(case, A100)
    match: Any = found.match(func, A100)
    scheduled = schedule(found, func, match, A100, None)
    q, k, v = (array.copy() for array in case.arrays(1, A100))
    v[0, 1, columns - 1, 5] = np.inf
    out = np.full((1, 2, rows, 32), 77, "float16")
    written = str(scheduled.params[-1].name)
    run(scheduled, A100, {**dict(zip(names, (q, k, v), strict=True)), written: out}, {}, tmp_path)
    assert (out[0, 1, :, 5] == np.inf).all()
    assert np.isfinite(np.delete(out[0, 1], 5, axis=-1)).all()
    assert np.isfinite(out[0, 0]).all()
