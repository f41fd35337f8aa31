"""A suite's problems compiled, compared with float64 and timed beside cuBLAS on this machine's GPU."""

from pathlib import Path

import pytest

from tk.report.suite_builds import build_one
from tk.report.suites import compare
from tk.schedule.suite import find_suite
from tk.target import resolve


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("m", [16, 512])
def test_a_problem_beside_cublas(m: int, dtype: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    suite = find_suite("cuda", "gemm")
    problem, target = suite.build("bert-base", "up", m, dtype), resolve("auto")
    built = build_one(problem, target, None, tmp_path / "main.so")
    row = compare(problem, built, target, ("cublas", suite.rivals["cublas"]), 5)
    assert row["error"] <= 1.05 * row["rival_error"]
    assert 0 < row["bound_share"] < 1.1
    assert row["ratio"] > 0.1
