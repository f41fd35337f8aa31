"""Compaction's kernels run on the CPU: the rule's cases, and flags of every kind of length."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.graph.compact import CompactProblem, definition
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.sort_scan.compact import Config
from tk.target import resolve

A100 = resolve("a100")
RULE = find("cuda", "cuda.compact")


@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_cases(case: Case, tmp_path: Path) -> None:
    func = case.func(A100)
    (flags,) = case.arrays(1, A100)
    scheduled = schedule(RULE, func, RULE.match(func, A100), A100)
    indices, count = np.full(len(flags), -1, "int64"), np.full(1, -1, "int64")
    names = [str(param.name) for param in scheduled.params]
    dim = scheduled.params[0].shape[0]
    sizes = {str(dim.name): len(flags)} if hasattr(dim, "name") else {}
    run(scheduled, A100, dict(zip(names, (flags, indices, count), strict=True)), sizes, tmp_path)
    for got, want in zip((indices, count), case.reference(flags), strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("n", [0, 1, 15, 16, 17, 511, 512, 513, 1024, 5003])
@pytest.mark.parametrize("known", [False, True])
def test_few_blocks_of_several_tiles(n: int, share: float, known: bool, tmp_path: Path) -> None:
    func = definition(CompactProblem(n if known else None))
    match = RULE.match(func, A100)
    scheduled = RULE.lower(func, match, Config(32, 3), A100)
    flags = np.random.default_rng(n).random(n) < share
    indices, count = np.full(n + 64, -7, "int64"), np.full(1, -7, "int64")
    names = [str(param.name) for param in scheduled.params]
    sizes = {} if known else {str(scheduled.params[0].shape[0].name): n}
    run(scheduled, A100, dict(zip(names, (flags, indices, count), strict=True)), sizes, tmp_path)
    wanted = np.flatnonzero(flags)
    np.testing.assert_array_equal(count, [len(wanted)])
    np.testing.assert_array_equal(indices[: len(wanted)], wanted)
    assert (indices[len(wanted) :] == -7).all()
