"""Searches' kernels run on the CPU: the rule's cases, with all, some and none of a row's levels in shared memory."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.sort_scan.search import Config
from tk.target import resolve

A100 = resolve("a100")
RULE = find("cuda", "cuda.search")
CONFIGS = {
    "default": None,
    "no levels": Config(64, 2, 0, 5),
    "few levels": Config(32, 3, 3, 2),
    "more levels than a thread has of its own": Config(32, 1, 8, 7),
}


@pytest.mark.parametrize("config", CONFIGS)
@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_cases(case: Case, config: str, tmp_path: Path) -> None:
    func = case.func(A100)
    numbers, values = case.arrays(1, A100)
    want = case.reference(numbers, values)
    scheduled = schedule(RULE, func, RULE.match(func, A100), A100, CONFIGS[config])
    reached = np.full(want.size + 64, -7, want.dtype)
    names = [str(param.name) for param in scheduled.params]
    dims = zip((dim for param in scheduled.params[:2] for dim in param.shape), (*numbers.shape, *values.shape), strict=True)
    sizes = {str(dim.name): size for dim, size in dims if hasattr(dim, "name")}
    run(scheduled, A100, dict(zip(names, (numbers, values, reached), strict=True)), sizes, tmp_path)
    np.testing.assert_array_equal(reached[: want.size].reshape(want.shape), want)
    assert (reached[want.size :] == -7).all()
