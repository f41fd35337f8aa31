"""Every problem of every suite for GPUs is one function, taken by the rule that it is there to measure, legal by default."""

from __future__ import annotations

import pytest

from tests.sample import sample
from tk.errors import UsageError
from tk.schedule.discover import discover
from tk.schedule.rule import taken
from tk.schedule.suite import Problem
from tk.schedules.cuda.suites import SUITES
from tk.target import resolve

H200 = resolve("h200")
RULES = discover("cuda")
MEMORY = {
    "elementwise": "elementwise",
    "rows": "row_reduction",
    "channels": "strided_reduction",
    "quantise row": "row_reduction",
    "quantise": "multi_kernel",
    "reductions": "standalone_reduction",
    "reductions rows": "row_reduction",
    "reductions argmax": "row_reduction",
    "windows": "window",
    "moves": "elementwise",
    "moves transpose": "transpose",
    "moves keys": "transpose",
}  # by model and part, or by model alone


def expected(suite: str, problem: Problem) -> set[str]:
    """The rules one of which is to take `problem`."""
    if suite in ("gemm", "epilogue"):
        return {"cuda.matmul_skinny"} if problem.m < 64 else {"cuda.matmul_skinny", "cuda.matmul_sm90"}
    if suite == "attention" and problem.model == "decode":
        return {"cuda.attention_latent_sm90" if "latent" in problem.part else "cuda.attention_decode"}
    if suite == "attention":
        return {"cuda.attention"}
    if suite == "conv":
        return {"cuda.depthwise", "cuda.window"} if "depthwise" in problem.part else {"cuda.conv_sm90"}
    if problem.dtype != "float32" and problem.part in ("depthwise5s1", "depthwise7s1"):
        return {"cuda.depthwise"}
    return {f"cuda.{MEMORY.get(f'{problem.model} {problem.part}') or MEMORY[problem.model]}"}


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("suite", "model", "dtype"),
    [(name, model, dtype) for name, suite in SUITES.items() for model in suite.parts for dtype in suite.dtypes],
)
def test_every_problem_is_one_kernel_of_its_rule(suite: str, model: str, dtype: str) -> None:
    problems = list(SUITES[suite].problems((model,), (), (dtype,)))
    assert problems
    for problem in sample(problems, 4, by=lambda problem: problem.part):
        func = problem.case.func(H200)  # of one PrimFunc, or it raises
        with H200.tvm():
            rule, _ = next((rule, found) for rule in RULES if (found := taken(rule, func, H200)) is not None)
        assert rule.name in expected(suite, problem), problem.name
        assert problem.moved > 0


@pytest.mark.parametrize("name", ["gemm", "epilogue"])
def test_random_matmuls_of_a_suite_are_of_the_matmul_rules(name: str) -> None:
    problems = list(SUITES[name].random_problems(40, ("bfloat16",)))
    assert [each.sizes for each in problems] == [each.sizes for each in SUITES[name].random_problems(40, ("bfloat16",))]
    assert {each.m < 64 for each in problems} == {True, False}
    for problem in problems[:8]:
        func = problem.case.func(H200)
        with H200.tvm():
            rule, _ = next((rule, found) for rule in RULES if (found := taken(rule, func, H200)) is not None)
        assert rule.name.startswith("cuda.matmul"), problem.name


def test_a_suite_without_random_problems_says_which_have_some() -> None:
    with pytest.raises(UsageError, match="gemm, epilogue, attention, conv or operators"):
        list(SUITES["memory"].random_problems(1, ()))
