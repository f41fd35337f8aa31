"""Infinities and NaN among the operands of a CPU's attentions, by the contract of special_values.py."""

from __future__ import annotations

import math
import random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.schedules.random_configs import legal_config
from tests.schedules.special_values import drawn, expected, same
from tk.schedule.case import prim_func, run
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cpu import attention, attention_tiles
from tk.schedules.cuda.attention.cases import Problem
from tk.target import resolve

RULES: dict[str, ModuleType] = {"few": attention, "tiles": attention_tiles}
DRAWS = 6  # of values, for a kernel
CPU = resolve("cpu")


def _problem(which: str, draw: random.Random) -> Problem:
    """A problem that the rule takes."""
    symbolic = which == "tiles" and draw.random() < 0.5
    kv_heads, group = draw.choice(((1, 1), (1, 2), (1, 5), (2, 1), (2, 2)))
    kv_heads += symbolic and kv_heads * group == 1  # one head of a symbolic batch is not read as an attention
    rows = draw.choice((1, 1, 3)) if which == "few" else draw.randint(17, 90)
    columns, batch = draw.randint(1, 300) if which == "few" else draw.randint(128, 300), draw.choice((2, 3))
    kind = draw.choice(("causal", "position", "mask", "mask")) if which == "few" or symbolic else "position"
    shape = (draw.choice((1, batch)), draw.choice((1, kv_heads * group)), draw.choice((1, rows)), columns)
    return Problem(
        which, "float32", batch, kv_heads * group, kv_heads, rows, columns, draw.choice((16, 32, 64)),
        draw.choice((0, 0, 32)), order=draw.choice(("bshd", "bhsd")), symbolic=symbolic,
        position=draw.choice(("int32", "int64")) if kind == "position" else "",
        causal="bottom right" if kind == "causal" and not symbolic else "",
        mask=(draw.choice(("bool", "float32")), shape) if kind == "mask" else None,
        least=-math.inf if draw.random() < 0.7 else None,
        window=draw.choice((0, 0, 17, 40)) if kind == "position" else 0,
        blind=draw.random() < 0.7, cap=draw.choice((0.0, 0.0, 5.0)), sinks=draw.choice(("", "", "float32")),
    )  # fmt: skip


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("which", RULES)
def test_special_values_of_random_problems(which: str, seed: int) -> None:
    draw, module = random.Random(f"{which} {seed}"), RULES[which]
    problem = _problem(which, draw)
    case, rule = problem.case(), rule_of(module)
    func, names = prim_func(case, CPU)
    match = rule.match(func, CPU)
    assert match is not None, problem
    config: Any = legal_config(draw, module, match, CPU) if draw.random() < 0.6 else None
    with CPU.tvm():
        scheduled = schedule(rule, func, match, CPU, config)
    for number in range(DRAWS):
        arrays = dict(zip(names, case.arrays(number, CPU), strict=True))
        kinds = drawn(problem, arrays, draw)
        want = expected(problem, arrays)
        (got,) = run(scheduled, list(arrays.values()), [(want[0].shape, "float32")], CPU)
        why = same(got, want, case.tolerance)
        assert not why, (number, kinds, why, problem, config)


def test_an_infinite_last_value_is_infinite() -> None:
    for module, rows in ((attention, 1), (attention_tiles, 40)):
        problem = Problem("infinite", "float32", 2, 2, 2, rows, 149, 32, order="bhsd", position="int64", blind=True)
        case, rule = problem.case(), rule_of(module)
        func, names = prim_func(case, CPU)
        with CPU.tvm():
            scheduled = schedule(rule, func, rule.match(func, CPU), CPU, None)
        arrays = dict(zip(names, case.arrays(1, CPU), strict=True))
        arrays["position"][:] = 148
        arrays["v"][0, 1, 148, 5] = np.inf
        (got,) = run(scheduled, list(arrays.values()), [((2, 2, rows, 32), "float32")], CPU)
        assert (got[0, 1, -1, 5] == np.inf).all()
        assert np.isfinite(np.delete(got[0, 1], 5, axis=-1)).all()
        assert np.isfinite(got[0, 0]).all()
