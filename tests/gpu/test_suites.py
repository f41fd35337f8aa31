"""Suites' problems compiled, compared with float64 and timed beside cuBLAS and torch on this machine's GPU."""

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
    row = compare(problem, built, target, [("cublas", suite.rivals["cublas"](problem))], 5)
    assert row["error"] <= 1.05 * row["rival_error"]
    assert 0 < row["bound_share"] < 1.1
    assert row["ratio"] > 0


EPILOGUES = [(model, part) for model, parts in find_suite("cuda", "epilogue").parts.items() for part in parts]


@pytest.mark.parametrize(("model", "part"), EPILOGUES, ids=[f"{model}-{part}" for model, part in EPILOGUES])
def test_a_product_and_what_follows_beside_cublas(model: str, part: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    suite = find_suite("cuda", "epilogue")
    problem, target = suite.build(model, part, 200, "bfloat16"), resolve("auto")
    built = build_one(problem, target, None, tmp_path / "main.so")
    row = compare(problem, built, target, [("cublas", suite.rivals["cublas"](problem))], 5)
    assert row["error"] <= 1.05 * row["rival_error"]
    assert row["ratio"] > 0


def test_calls_in_a_row(tmp_path: Path) -> None:
    """Their figures are of the same kernel on inputs from memory: not faster than memory."""
    pytest.importorskip("torch")
    suite = find_suite("cuda", "gemm")
    problem, target = suite.build("llama3-8b", "out", 16, "bfloat16"), resolve("auto")
    built = build_one(problem, target, None, tmp_path / "main.so")
    row = compare(problem, built, target, [("cublas", suite.rivals["cublas"](problem))], 5, chained=True)
    chained = row["chained"]
    assert 0 < chained["bound_share"] < 1.1
    assert chained["ratio"] == pytest.approx(chained["rival_seconds"] / chained["seconds"])


MEMORY = [(model, part) for model, parts in find_suite("cuda", "memory").parts.items() for part in parts]


@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
@pytest.mark.parametrize(("model", "part"), MEMORY, ids=[f"{model}-{part}" for model, part in MEMORY])
def test_a_function_beside_torch(model: str, part: str, dtype: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    suite = find_suite("cuda", "memory")
    problem, target = suite.build(model, part, 16, dtype), resolve("auto")
    row = compare(
        problem, build_one(problem, target, None, tmp_path / "main.so"), target, [("torch", suite.rivals["torch"](problem))], 5
    )
    # a value half-way between two integers goes either way by the last bit of its scale
    assert row["error"] <= max(1.5 * row["rival_error"], 1e-3 if model == "quantise" else 2e-6)
    assert row["ratio"] > 0
