"""Panels of matrices, run on the CPU: the rule's cases with threads of one row and of several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.emulated import run
from tk.graph.matrices.panels import PanelProblem
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.matrices.cases import PANELS
from tk.schedules.cuda.matrices.panel import Config
from tk.target import Target, resolve

A100, H200 = resolve("a100"), resolve("h200")
RULE, COOPERATIVE = find("cuda", "cuda.matrix_panel"), find("cuda", "cuda.cooperative")


def check(case: Case, rule: Any, config: Any, folder: Path, target: Target = A100) -> None:
    func = case.func(target)
    match: Any = rule.match(func, target)
    assert not rule.legal(match, config, target)
    scheduled = schedule(rule, func, match, target, config)
    arrays = case.arrays(1, target)
    want = case.reference(*(array.astype("float64") if "float" in str(array.dtype) else array for array in arrays))
    params = list(scheduled.params)
    outs = [np.full([int(dim) for dim in param.shape], 77, str(param.dtype)) for param in params[len(arrays) :]]
    named = [str(param.name) for param in params]
    names = [f"{name}_{named[:n].count(name)}" if name in named[:n] else name for n, name in enumerate(named)]
    run(scheduled, target, dict(zip(names, (*arrays, *outs), strict=True)), {}, folder)
    for got, wanted in zip(outs, want, strict=True):
        if "int" in str(got.dtype):
            np.testing.assert_array_equal(got, wanted)
        assert np.linalg.norm(got - wanted) <= case.tolerance * max(float(np.linalg.norm(wanted)), 1.0)


@pytest.mark.parametrize("threads", [32, 128, 256])
@pytest.mark.parametrize("case", PANELS, ids=str)
def test_the_cases(case: Case, threads: int, tmp_path: Path) -> None:
    check(case, RULE, Config(threads), tmp_path)


@pytest.mark.parametrize("threads", [32, 64])
@pytest.mark.parametrize("case", [case for case in PANELS if "float32" in case.name], ids=str)
def test_rows_of_a_cluster(case: Case, threads: int, tmp_path: Path) -> None:
    check(case, RULE, Config(threads, 4), tmp_path, H200)


@pytest.mark.parametrize("threads", [64, 96])
@pytest.mark.parametrize("case", [case for case in PANELS if case.name.startswith("positive")], ids=str)
def test_blocks_that_have_the_panel_s_own_rows_share_the_others(case: Case, threads: int, tmp_path: Path) -> None:
    check(case, RULE, Config(threads, 1, 1), tmp_path)


def test_rows_below_known_pivots_are_shared_out() -> None:
    def config(m: int, pivots: bool, dtype: str = "float32") -> Config:
        match: Any = PanelProblem(dtype, 1, m, m, 32, pivots)
        found = RULE.default(match, H200)
        assert not RULE.legal(match, found, H200)
        return found

    assert config(128, False) == Config(128)
    assert config(160, False) == config(8192, False, "float64") == Config(128, 1, 1)
    assert config(1024, True) == Config(256)
    match: Any = PanelProblem("float32", 1, 512, 512, 32, True)
    assert RULE.legal(match, Config(128, 1, 1), H200)


@pytest.mark.parametrize("case", [PANELS[0], PANELS[3]], ids=str)
def test_what_no_register_holds_is_a_block_s_in_memory(case: Case, tmp_path: Path) -> None:
    check(case, COOPERATIVE, COOPERATIVE.default(COOPERATIVE.match(case.func(A100), A100), A100), tmp_path)


def test_panels_of_more_rows_are_clusters_or_narrower() -> None:
    def config(target: Target, m: int, p: int, dtype: str = "float32") -> Config | None:
        match: Any = PanelProblem(dtype, 1, m, m, p, True)
        found = RULE.default(match, target)
        return None if RULE.legal(match, found, target) else found

    assert config(H200, 512, 32) == Config(256)
    assert config(H200, 96, 32) == Config(96)
    assert config(H200, 1024, 32) == Config(256)
    assert config(H200, 2048, 32) == Config(256, 2)
    assert config(H200, 8192, 32) == Config(256, 8)
    assert config(H200, 8224, 32) is None
    assert config(A100, 2048, 32) is None
    assert config(A100, 2048, 16) == Config(256)
    assert config(H200, 2048, 32, "float64") is None
    assert config(H200, 1024, 16, "float64") == Config(256)
