"""Attention of many rows whose mask is made of positions is one kernel, and tiles that no row sees are not touched."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from tvm.tirx import PrimFunc

from tests.schedules.cuda.emulated import distance
from tests.torch_function import Function
from tk.codegen.library import settings
from tk.frontend import load
from tk.frontend.torch.arrays import to_numpy
from tk.pipeline import graph
from tk.schedule.apply import schedule_module
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.attention import rule as sm90
from tk.schedules.cuda.attention.analyse import analyse
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.mma import rule as mma
from tk.target import resolve

RULES = {"h200": sm90, "a100": mma}
COLUMNS, LAST, FIRST = 600, 100, 300  # columns, and what rows see of them: up to LAST, or from FIRST on
TILE = 256  # the most columns of a tile


@dataclass(frozen=True)
class Poisoned(Problem):
    """A problem whose positions are up to LAST, or with a window beyond FIRST, and whose keys and values are not numbers a tile
    or more away from what is seen."""

    def sample(self, generator: Any, shape: tuple[int, ...], dtype: str, name: str) -> Any:
        if name == "positions":
            low, high = (FIRST + self.window, COLUMNS) if self.window else (0, LAST)
            return generator.integers(low, high, shape).astype(dtype)
        found = generator.standard_normal(shape).astype(ml_dtypes.bfloat16)
        if name in "kv":
            unseen = slice(0, FIRST - TILE) if self.window else slice(LAST + TILE, COLUMNS)
            found[:, unseen] = math.nan
        return found


@pytest.mark.parametrize("window", [0, 50])
@pytest.mark.parametrize("target", sorted(RULES))
def test_tiles_that_no_row_sees_are_not_touched(target: str, window: int, tmp_path: Path) -> None:
    rule: ModuleType = RULES[target]
    problem = Poisoned("x", batch=1, heads=2, kv_heads=1, rows=40, columns=COLUMNS, positions="int64", window=window)
    case, index = problem.case(), resolve(target)
    func, names = prim_func(case, index)
    match = rule.match(func, index)
    with index.tvm():
        kernel = schedule(rule_of(rule), func, match, index, None)
    arrays = dict(zip(names, case.arrays(3, index), strict=True))
    exact = [np.nan_to_num(arrays[name].astype("float64")) for name, _, _ in case.inputs]
    assert any(np.isnan(arrays[name].astype("float32")).any() for name in "kv")
    assert distance(kernel, index, list(arrays.values()), {}, case.reference(*exact), tmp_path) <= case.tolerance


@pytest.mark.parametrize("target", sorted(RULES))
@pytest.mark.parametrize(
    ("problem", "limits"),
    [
        (Problem("x", rows=99, columns=300, positions="int64"), 1),
        (Problem("x", rows=99, columns=300, positions="int32", window=40), 1),
        (Problem("x", rows=99, columns=300, position="int64"), 1),
        (Problem("x", rows=99, columns=300, causal="bottom right", window=40), 0),
    ],
)
def test_what_rows_see_is_read_once_a_row(target: str, problem: Problem, limits: int) -> None:
    rule, index = RULES[target], resolve(target)
    func = prim_func(problem.case(), index)[0]
    facts = rule.match(func, index)
    assert (facts.positions, facts.limits) == (limits, limits)
    assert not rule.declines(facts, index)
    attention = analyse(func)
    assert attention is not None
    assert attention.limited == bool(limits)
    assert attention.bounded.facts.loads == 0


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_a_mask_that_reads_positions_for_each_score_has_a_kernel_of_its_own(rule: ModuleType) -> None:
    facts = sm90.match(prim_func(Problem("x", positions="int64").case(), resolve("h200"))[0], resolve("h200"))
    assert facts is not None
    target = next(resolve(name) for name, own in RULES.items() if own is rule)
    assert any("for each score" in why for why in rule.declines(replace(facts, positions=2), target))


def _prompt(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
    mask = torch.arange(k.shape[2])[None, None, None, :] <= positions[:, None, :, None]
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


def _ring(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
    """As a layer with a window of 128 has it: rows before the call's first token, and the call's."""
    keys = positions[:, None, :1, None] - 128 + torch.arange(k.shape[2])
    last = positions[:, None, :, None]
    mask = (keys <= last) & (keys > last - 128) & (keys >= 0)
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)


ROWS, KEYS = 160, 128 + 160


def _inputs(seed: int) -> tuple[torch.Tensor, ...]:
    """q, keys and values of two rows of a batch, and their tokens' positions: one repeats its last token."""
    generator = torch.Generator().manual_seed(seed)
    q, k, v = (
        torch.randn(*size, 64, generator=generator).to(torch.bfloat16) for size in ((2, 8, ROWS), (2, 2, KEYS), (2, 2, KEYS))
    )
    starts, lengths = torch.tensor([[seed], [90]]), torch.tensor([[ROWS], [3]])
    return q, k, v, starts + torch.minimum(torch.arange(ROWS), lengths - 1)


def _fused(function: Any, target: str) -> tuple[list[str], list[Any]]:
    """The rules of the kernels that a function becomes, and the attentions in it."""
    index = resolve(target)
    with index.tvm(), settings(index):
        mod, _ = graph(load(Function(function).eval(), _inputs(0)), index)
        found = [analyse(func) for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
        _, kernels = schedule_module(mod, index)
    return [kernel.rule for kernel in kernels], [each for each in found if each is not None]


@pytest.mark.parametrize("target", sorted(RULES))
@pytest.mark.parametrize(("function", "bounds"), [(_prompt, (1, 0)), (_ring, (1, 2))], ids=["prompt", "ring"])
def test_a_prompts_attention_is_one_kernel_with_its_mask(function: Any, bounds: tuple[int, int], target: str) -> None:
    rules, (attention,) = _fused(function, target)
    assert rules == [RULES[target].NAME]
    assert (len(attention.bounds.upper), len(attention.bounds.lower)) == bounds
    assert attention.bounded.plain


@pytest.mark.parametrize("seed", [0, 77])
@pytest.mark.parametrize("target", sorted(RULES))
@pytest.mark.parametrize("function", [_prompt, _ring])
def test_a_ragged_batch_of_prompts_is_right(function: Any, target: str, seed: int, tmp_path: Path) -> None:
    _, (attention,) = _fused(function, target)
    index, func = resolve(target), attention.func
    with index.tvm():
        kernel = schedule(rule_of(RULES[target]), func, RULES[target].match(func, index), index, None)
    given = _inputs(seed)
    operands = [each.param.name for each in (attention.q, attention.k, attention.v)]
    q, k, v = (to_numpy(each) for each in given[:3])
    arrays = dict(zip(operands, (q, k, v), strict=True))
    ordered = [arrays.get(param.name, given[3].numpy()) for param in func.params[:-1]]
    exact = function(*(each.double() for each in given[:3]), given[3])
    assert distance(kernel, index, ordered, {}, exact.numpy(), tmp_path) <= 3e-3
