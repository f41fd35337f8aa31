"""Attention on this machine's GPU: random problems under random knobs against float64, and errors beside torch's own."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import tk
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


class Attended(torch.nn.Module):
    """Attention as torch has it."""

    def __init__(self, causal: bool) -> None:
        super().__init__()
        self.causal = causal

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=self.causal)


@pytest.mark.parametrize("rows", [1, 33, 200])
@pytest.mark.parametrize("size", [1e4, 1e7, 1e12, 1e30])
def test_scores_of_any_size(rows: int, size: float) -> None:
    """Of scores that lie far apart the greatest alone weighs; what is added to a row's maximum cancels."""
    rng = torch.Generator().manual_seed(rows + int(np.log10(size)))
    q, k, v = (torch.randn(2, 4, n, 64, generator=rng).bfloat16() for n in (rows, 300, 300))
    q = (q.double() * size).bfloat16()
    package = tk.compile(Attended(rows > 1), (q, k, v), target="auto", verify=False)
    out = tk.load(package)(q.cuda(), k.cuda(), v.cuda()).cpu().double()
    want = Attended(rows > 1)(q.double(), k.double(), v.double())
    error = (out - want).norm() / want.norm()
    assert error < 1e-2  # of the results' rounding; a score near another in 24 bits shares its weight
