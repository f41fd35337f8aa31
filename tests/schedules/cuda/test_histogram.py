"""Histograms' kernels run on the CPU: the rule's cases, with and without room in shared memory."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.sort_scan.histogram import Config
from tk.target import resolve

A100 = resolve("a100")
RULE = find("cuda", "cuda.histogram")


@pytest.mark.parametrize("config", [None, Config(64, 3, 0), Config(128, 2, 200)], ids=["default", "no room", "little room"])
@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_cases(case: Case, config: Config | None, tmp_path: Path) -> None:
    func = case.func(A100)
    (index,) = case.arrays(1, A100)
    want = case.reference(index)
    scheduled = schedule(RULE, func, RULE.match(func, A100), A100, config)
    counts = np.full(len(want) + 64, -7, "int64")
    names = [str(param.name) for param in scheduled.params]
    dims = [(param.shape[0], size) for param, size in zip(scheduled.params, (len(index), len(want)), strict=True)]
    sizes = {str(dim.name): size for dim, size in dims if hasattr(dim, "name")}
    run(scheduled, A100, dict(zip(names, (index, counts), strict=True)), sizes, tmp_path)
    np.testing.assert_array_equal(counts[: len(want)], want)
    assert (counts[len(want) :] == -7).all()
