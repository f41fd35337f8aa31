"""Matrices of a block each, run on the CPU: the rule's cases, with blocks of one warp and of several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.cooperative import Config
from tk.target import resolve

A100 = resolve("a100")
RULE = find("cuda", "cuda.cooperative")


@pytest.mark.parametrize("threads", [32, 128])
@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_cases(case: Case, threads: int, tmp_path: Path) -> None:
    func = case.func(A100)
    match: Any = RULE.match(func, A100)
    assert not RULE.declines(match, A100)
    scheduled = schedule(RULE, func, match, A100, Config(threads))
    arrays = case.arrays(1, A100)
    want = case.reference(*(array.astype("float64") for array in arrays))
    want = want if isinstance(want, tuple) else (want,)
    made = list(scheduled.params)[len(arrays) : len(arrays) + len(want)]
    outs = [np.full([int(dim) for dim in param.shape], 77, str(param.dtype)) for param in made]
    named = [str(param.name) for param in scheduled.params]  # of one name are numbered where they are printed
    counts = [named[:n].count(name) for n, name in enumerate(named)]
    names = [f"{name}_{count}" if count else name for name, count in zip(named, counts, strict=True)]
    run(scheduled, A100, dict(zip(names, (*arrays, *outs), strict=True)), {}, tmp_path)
    for got, wanted in zip(outs, want, strict=True):
        assert np.linalg.norm(got - wanted) <= case.tolerance * max(np.linalg.norm(wanted), 1)


def test_few_elements_of_many_matrices_have_a_thread_each() -> None:
    match: Any = RULE.match(RULE.cases[0].func(A100), A100)
    assert RULE.declines(type(match)(8, 4096), A100)
    assert not RULE.declines(type(match)(8, None), A100)
