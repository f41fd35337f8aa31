"""Scans' kernels run on the CPU: the rule's cases, and rows of every short length."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.emulated import error, run
from tk.graph.scan import ScanProblem, definition
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedules.cuda.sort_scan import scan
from tk.target import resolve

A100 = resolve("a100")
RULE = find("cuda", "cuda.scan")
SHORT = [case for case in RULE.cases if case.inputs[0][1][2] == 1 and case.inputs[0][1][1] <= 256]


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_the_cases_of_short_rows(case: Case, tmp_path: Path) -> None:
    func = case.func(A100)
    match = RULE.match(func, A100)
    config = RULE.default(match, A100)
    assert config.lanes
    assert not RULE.legal(match, config, A100)
    assert error(case, RULE, A100, None, tmp_path) <= case.tolerance


@pytest.mark.sampled(6)
@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 8, 16, 31, 33, 64, 127, 128, 129, 255, 256])
@pytest.mark.parametrize("exclusive", [False, True])
def test_rows_of_every_short_length(n: int, exclusive: bool, tmp_path: Path) -> None:
    problem: Any = ScanProblem("int32", "int32", "add", exclusive, n, 1)
    func = definition(problem)
    match = RULE.match(func, A100)
    scheduled = RULE.lower(func, match, RULE.default(match, A100), A100)
    rows = 3 * 256 // n % 100 + 5
    x = np.random.default_rng(n).integers(-99, 99, (rows, n), "int32")
    out = np.full((rows + 64, n), -7, "int32")
    run(
        scheduled,
        A100,
        dict(zip((str(param.name) for param in scheduled.params), (x, out), strict=True)),
        sizes(scheduled, rows),
        tmp_path,
    )
    np.testing.assert_array_equal(out[:rows], np.cumsum(x, 1) - (x if exclusive else 0))
    assert (out[rows:] == -7).all()


@pytest.mark.parametrize("inner", [1, 2])
def test_long_rows_of_a_batch_are_shared_by_blocks(inner: int, tmp_path: Path) -> None:
    n, rows = (1 << 17) + 5, 2
    func = definition(ScanProblem("int32", "int32", "add", False, n, inner))
    match = RULE.match(func, A100)
    config = RULE.default(match, A100)
    assert config.tiles
    assert not RULE.legal(match, config, A100)
    scheduled = RULE.lower(func, match, config, A100)
    x = np.random.default_rng(n).integers(-99, 99, (rows, n, inner), "int32")
    out = np.full((rows, n, inner), -7, "int32")
    given = dict(zip((str(param.name) for param in scheduled.params), (x, out), strict=True))
    run(scheduled, A100, given, sizes(scheduled, rows), tmp_path)
    np.testing.assert_array_equal(out, np.cumsum(x, 1))


@pytest.mark.parametrize("known", [None, 70], ids=["any length", "70"])
def test_rows_side_by_side_of_a_batch(known: int | None, tmp_path: Path) -> None:
    func = definition(ScanProblem("float32", "float32", "add", False, known, 512))
    match = RULE.match(func, A100)
    config = RULE.default(match, A100)
    assert config.across
    assert not RULE.legal(match, config, A100)
    scheduled = RULE.lower(func, match, config, A100)
    rows, n = 2, known or 150
    x = np.random.default_rng(n).integers(-99, 99, (rows, n, 512)).astype("float32")
    out = np.full((rows, n, 512), -7, "float32")
    given = dict(zip((str(param.name) for param in scheduled.params), (x, out), strict=True))
    run(scheduled, A100, given, sizes(scheduled, rows, n), tmp_path)
    np.testing.assert_array_equal(out, np.cumsum(x, 1))


@pytest.mark.parametrize("combine", ["max", "min"])
@pytest.mark.parametrize(("shape", "dtype"), [((9, 100, 1), "float16"), ((2, 1500, 1), "float32"), ((1, 70, 33), "float32")])
def test_extremes_are_nan_from_the_first_nan_on(combine: str, shape: tuple[int, ...], dtype: str, tmp_path: Path) -> None:
    outer, n, inner = shape
    func = definition(ScanProblem(dtype, dtype, combine, False, n, inner, outer))
    match = RULE.match(func, A100)
    scheduled = RULE.lower(func, match, RULE.default(match, A100), A100)
    generator = np.random.default_rng()
    x = generator.standard_normal(shape).astype(dtype)
    x[:, n // 3, 0], x[0, n // 2, 0], x[-1, n // 5, -1] = -np.inf, np.nan, np.inf
    out = np.full(shape, 7, dtype)
    run(scheduled, A100, dict(zip((str(param.name) for param in scheduled.params), (x, out), strict=True)), {}, tmp_path)
    np.testing.assert_array_equal(out, {"max": np.maximum, "min": np.minimum}[combine].accumulate(x, 1))


def test_a_short_rows_threads_all_have_elements() -> None:
    problem = ScanProblem("float16", "float16", "add", False, 1024, 1, 64)
    assert RULE.default(problem, A100) == scan.Config(4, 4, 0)


def sizes(func: Any, *values: int) -> dict[str, int]:
    """The symbolic ones of the first dims, with these values."""
    dims = zip(func.params[0].shape, values, strict=False)
    return {str(dim.name): value for dim, value in dims if hasattr(dim, "name")}
