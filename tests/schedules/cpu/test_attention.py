"""Attention of few rows on a CPU: what the rule takes, every kind of config against float64, and what is never read."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.host import RUNNABLE
from tests.sample import sample
from tests.schedules.random_configs import legal_configs
from tk.schedule.case import check, prim_func, run
from tk.schedule.rule import rule_of, schedule, taken
from tk.schedules.cpu import attention
from tk.schedules.cpu.attention import CASES, Config
from tk.schedules.cpu.loops import lanes_of
from tk.schedules.cuda.attention.cases import Problem
from tk.target import resolve

RULE = rule_of(attention)
BY_NAME = {case.name.removesuffix("_float32"): case for case in CASES}
TARGETS = ("cpu:x86-64", "cpu:x86-64-v3", "cpu:x86-64-v4")


@pytest.mark.parametrize("target", TARGETS)
def test_every_case_is_taken_everywhere(target: str) -> None:
    where = resolve(target)
    for case in CASES:
        found = taken(RULE, case.func(where), where)
        assert found is not None, case.name
        assert not RULE.legal(found[0], RULE.default(found[0], where), where)


@pytest.mark.parametrize("name", sample(BY_NAME, 5))
def test_random_configs_are_exact(name: str) -> None:
    case, draw = BY_NAME[name], random.Random(name)
    for where in sample([resolve(target) for target in RUNNABLE], 2):
        found = RULE.match(case.func(where), where)
        for config in legal_configs(draw, attention, found, where, 2):
            check(case, RULE, where, config, seed=draw.randrange(1 << 30))


def test_random_problems_are_exact() -> None:
    where, draw = resolve("cpu"), random.Random(random.random())
    for number in range(4):
        group, kv_heads = draw.choice((1, 2, 3, 4)), draw.choice((1, 2, 3))
        depth, rows = 8 * draw.randint(1, 12), draw.choice((1, 1, 2, 4))
        problem = Problem(
            f"random{number}", "float32", draw.randint(1, 3), group * kv_heads, kv_heads, rows, draw.randint(max(2, rows), 400),
            depth, draw.choice((0, 8 * draw.randint(1, 6))), draw.choice(("bhsd", "bshd")),
            position=draw.choice(("int32", "int64")), blind=True, cap=draw.choice((0.0, 0.0, 3.0)),
            window=draw.choice((0, 0, 17)),
        )  # fmt: skip
        found = taken(RULE, problem.case().func(where), where)
        assert found is not None, problem
        check(problem.case(), RULE, where, replace(found[1] or RULE.default(found[0], where), splits=draw.choice((1, 2, 5))))


def test_what_is_left_to_matmuls() -> None:
    where = resolve("cpu")
    for problem, is_taken in (
        (Problem("many", "float32", heads=8, kv_heads=2, rows=5, columns=64, order="bhsd"), False),  # 20 rows of a head
        (Problem("alone", "float32", heads=2, kv_heads=2, rows=5, columns=64, order="bhsd"), False),  # all of all keys
        (Problem("masked", "float32", heads=2, kv_heads=2, rows=5, columns=64, order="bhsd", causal="bottom right"), True),
        (Problem("narrow", "float32", heads=2, kv_heads=1, rows=1, columns=64, depth=6, order="bhsd"), False),
        (Problem("symbolic", "float32", heads=2, kv_heads=1, rows=1, columns=64, order="bhsd", symbolic=True), False),
        (Problem("half", "float16", heads=2, kv_heads=1, rows=1, columns=64, order="bhsd"), False),
    ):
        func = problem.case().func(where)
        assert (taken(RULE, func, where) is not None) == is_taken, problem.name


def test_refusals_say_the_limit() -> None:
    where = resolve("cpu:x86-64-v3")
    found = RULE.match(BY_NAME["narrow-values"].func(where), where)
    assert RULE.legal(found, Config(lanes=16), where) == ["lanes = 16: at most 8"]
    assert RULE.legal(found, Config(columns=12, lanes=8), where) == [
        "columns of a tile = 12: must be a multiple of 8, whole vectors"
    ]


def test_few_heads_are_split_for_many_cores() -> None:
    where = resolve("cpu:x86-64-v4")
    long = Problem("long", "float32", 1, 4, 2, 1, 4096, 64, order="bhsd").case().func(where)
    for cores, splits in ((1, 1), (2, 1), (4, 2), (64, 16)):
        machine = replace(where, cores=cores)
        assert RULE.default(RULE.match(long, machine), machine).splits == splits


class Step(torch.nn.Module):
    """A token's attention over a cache of which it sees the first columns."""

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, position: torch.Tensor) -> torch.Tensor:
        mask = torch.arange(k.shape[2])[None, None, None] <= position[:, None, None, None]
        out = torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)
        return out.transpose(1, 2)


def test_columns_behind_the_last_are_not_read() -> None:
    """What is written there may be no number: it was read before, and times a weight of 0 is none either. The batch is
    dynamic."""
    generator = torch.Generator().manual_seed(5)

    def inputs(batch: int) -> tuple[Any, ...]:
        q, k, v = (torch.randn(batch, heads, rows, 32, generator=generator) for heads, rows in ((6, 1), (2, 50), (2, 50)))
        return q, k, v, torch.randint(0, 50, (batch,), generator=generator)

    batch = {0: torch.export.Dim("batch", min=1, max=16)}
    package = tk.compile(Step(), args=inputs(2), dynamic_shapes=(batch,) * 4, target="cpu")
    assert "cpu.attention" in {kernel["rule"] for kernel in package.builds["cpu"].kernels()}
    model = tk.load(package)
    for count in (1, 3):
        q, k, v, position = inputs(count)
        expected = Step()(*(each.double() for each in (q, k, v)), position).numpy()
        for row in range(count):
            k[row, :, int(position[row]) + 1 :] = v[row, :, int(position[row]) + 1 :] = float("nan")
        got = model(q, k, v, position).numpy()
        assert np.linalg.norm(got - expected) < 1e-6 * np.linalg.norm(expected)


@pytest.mark.parametrize("config", [Config(columns=64), Config(columns=16), Config(splits=2)], ids=str)
def test_an_infinite_value_of_the_last_column_counts_once(config: Config) -> None:
    """A tile went on with the last column and no weight: an infinity times zero, NaN."""
    where = resolve("cpu")
    case = Problem("last", "float32", 1, 2, 2, 1, 37, 16, order="bhsd").case()
    func, names = prim_func(case, where)
    with where.tvm():
        scheduled = schedule(RULE, func, RULE.match(func, where), where, replace(config, lanes=lanes_of("float32", where)))
    arrays = dict(zip(names, case.arrays(3, where), strict=True))
    arrays["v"][:, :, -1] = np.inf
    (got,) = run(scheduled, list(arrays.values()), [(arrays["q"].shape, "float32")], where)
    assert (got == np.inf).all()
