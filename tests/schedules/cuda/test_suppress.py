"""Non-maximum suppression's kernels run on the CPU: the rule's cases, in both ways, and boxes that are NaN."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.schedule.case import Case
from tk.schedule.case import run as run_on_host
from tk.schedule.discover import discover, find
from tk.schedule.rule import schedule
from tk.schedules.cuda.sort_scan.suppress import Config
from tk.target import resolve

A100, CPU = resolve("a100"), resolve("cpu")
RULE = find("cuda", "cuda.suppress")


def kept(case: Case, config: Config | None, arrays: Any, folder: Path) -> Any:
    func = case.func(A100)
    scheduled = schedule(RULE, func, RULE.match(func, A100), A100, config)
    out = np.full((*arrays[1].shape,), 7, "int8")
    names = [str(param.name) for param in scheduled.params]
    dims = zip(scheduled.params[1].shape, arrays[1].shape, strict=True)
    sizes = {str(dim.name): value for dim, value in dims if hasattr(dim, "name")}
    run(scheduled, A100, dict(zip(names, (*arrays, out.view("bool")), strict=True)), sizes, folder)
    return out


@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_cases(case: Case, tmp_path: Path) -> None:
    arrays = case.arrays(1, A100)
    want = case.reference(*arrays)
    assert 0 < want.sum() < want.size
    np.testing.assert_array_equal(kept(case, None, arrays, tmp_path), want)


@pytest.mark.parametrize("case", RULE.cases, ids=str)
def test_the_definition_of_the_cases(case: Case) -> None:
    arrays, func, rule = case.arrays(1, CPU), case.func(CPU), discover("cpu")[-1]
    scheduled = schedule(rule, func, rule.match(func, CPU), CPU)
    (out,) = run_on_host(scheduled, arrays, [(arrays[1].shape, "bool")], CPU)
    np.testing.assert_array_equal(out, case.reference(*arrays))


def test_one_row_of_boxes_without_bits(tmp_path: Path) -> None:
    arrays = RULE.cases[0].arrays(2, A100)
    np.testing.assert_array_equal(kept(RULE.cases[0], Config(128, 0), arrays, tmp_path), RULE.cases[0].reference(*arrays))


@pytest.mark.parametrize("bits", [0, 1])
def test_boxes_that_are_nan_overlap_none(bits: int, tmp_path: Path) -> None:
    boxes, best, alive, most, overlap = RULE.cases[0].arrays(3, A100)
    boxes[0, 5:150, 0] = np.nan
    alive[:] = True
    got = kept(RULE.cases[0], Config(256, bits), (boxes, best, alive, most, overlap), tmp_path)
    assert got[0, 0][np.isin(best[0, 0], range(5, 150))].all()
    assert got.sum() < got.size
