"""Attention on this machine's GPU: random problems under random knobs against float64, and errors beside torch's own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from tests.schedules.cuda.attention_problems import drawn
from tk.schedule.case import check, prim_func, run
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.mma import rule as mma
from tk.schedules.cuda.attention.rule import match
from tk.target import resolve

RULE = rule_of(attention)

TARGET = resolve("auto")
pytestmark = pytest.mark.skipif(TARGET.matrix.get("float16") != "wgmma", reason="attention needs wgmma: a Hopper GPU")


@pytest.mark.parametrize("rule", [attention, mma], ids=["wgmma", "mma"])
@pytest.mark.parametrize("seed", range(40))
def test_random_problems(seed: int, rule: Any) -> None:
    problem, config = drawn(seed, rule, TARGET)
    case = problem.case()
    assert check(case, rule_of(rule), TARGET, config, seed) <= case.tolerance, (problem, config)


@pytest.mark.parametrize(
    "problem",
    [
        Problem("bert", "float16", 2, 12, 12, 384, 384, order="bhsd"),
        Problem("llama", "bfloat16", 1, 8, 8, 1024, 1024, depth=128, order="bhsd", causal="top left"),
        Problem("vit", "bfloat16", 4, 12, 12, 197, 197, order="bhsd"),
    ],
    ids=lambda problem: problem.name,
)
def test_no_more_error_than_torch(problem: Problem) -> None:
    case = problem.case()
    func, names = prim_func(case, TARGET)
    config = attention.default(match(func, TARGET), TARGET)
    with TARGET.tvm():
        scheduled = schedule(RULE, func, match(func, TARGET), TARGET, config)
    arrays = dict(zip(names, case.arrays(0, TARGET), strict=True))
    want = case.reference(*(arrays[name].astype("float64") for name in "qkv"))
    (got,) = run(scheduled, list(arrays.values()), [(want.shape, problem.dtype)], TARGET)
    tensors = [torch.tensor(arrays[name].astype("float32")).to(getattr(torch, problem.dtype)).cuda() for name in "qkv"]
    theirs = torch.nn.functional.scaled_dot_product_attention(*tensors, is_causal=bool(problem.causal)).double().cpu().numpy()
    ours = np.linalg.norm(got.astype("float64") - want)
    assert ours <= 1.05 * np.linalg.norm(theirs - want)
