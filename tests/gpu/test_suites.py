"""A suite's problems compiled, compared with float64 and timed beside cuBLAS on this machine's GPU."""

import pytest

from tk.report.suites import compare
from tk.schedule.suite import find_suite
from tk.target import resolve


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("m", [16, 512])
def test_a_problem_beside_cublas(m: int, dtype: str) -> None:
    pytest.importorskip("torch")
    suite = find_suite("cuda", "gemm")
    row = compare(suite.build("bert-base", "up", m, dtype), resolve("auto"), None, ("cublas", suite.rivals["cublas"]), 5)
    assert row["error"] <= 1.05 * row["rival_error"]
    assert 0 < row["bound_share"] < 1.1
    assert row["ratio"] > 0.1
