"""Decode attention on this machine's GPU: random problems under random knobs, and steps of served models, against float64."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest

from tk.report.suite_builds import build_one
from tk.report.suites import compare
from tk.schedule.case import check, prim_func
from tk.schedule.rule import rule_of
from tk.schedule.suite import find_suite
from tk.schedules.cuda.attention.cases import TOLERANCE, Problem
from tk.schedules.cuda.attention.decode import rule as decode
from tk.schedules.cuda.attention.decode.plan import ROWS
from tk.schedules.cuda.attention.decode.rule import Config, legal, match, space
from tk.target import resolve

RULE = rule_of(decode)
TARGET = resolve("auto")
GROUPS, LINES = (1, 2, 3, 4, 7, 8, 16, 64), (1, 1, 1, 2, 3, 5, 8, 16, 33)


def problem(seed: int) -> Problem:
    """A random problem of at most ROWS packed rows."""
    draw = random.Random(seed)
    batch, kv_heads = draw.randint(1, 3), draw.randint(1, 3)
    group, rows = draw.choice([(g, r) for g in GROUPS for r in LINES if g * r <= ROWS])
    columns = draw.choice((draw.randint(1, 64), draw.randint(1, 700), draw.randint(700, 5000)))
    heads, dtype = kv_heads * group, draw.choice(("float16", "bfloat16"))
    shape = (draw.choice((1, batch)), draw.choice((1, heads)), draw.choice((1, rows)), columns)
    mask, hidden = draw.choice((None, None, "bool", dtype, "float32")), draw.random() < 0.3
    position, window = draw.choice(("", "", "int64", "int32")), draw.choice((0, 0, 1, 17, 300))
    causal = "" if position else draw.choice(("", "", "top left", "bottom right"))
    causal = "bottom right" if window and not position else causal
    cache = draw.choice(("", "", "int8", "float8_e4m3fn"))
    scales = draw.choice(("head", "token")) if dtype == "bfloat16" else "head"
    sinks, page = draw.choice(("", "", "float32", dtype)), draw.choice((0, 0, 16, 32, 64))
    columns = -(-columns // page) * page if page else columns
    shape = (*shape[:3], columns)
    return Problem(
        f"random_{seed}", dtype, batch, heads, kv_heads, rows, columns,
        draw.choice((32, 64, 96, 128, 256) if cache else (16, 32, 64, 80, 96, 128, 256)),
        draw.choice((0, 0, 0, 64, 128, 256) if cache else (0, 0, 0, 16, 64, 128, 256)),
        order=draw.choice(("bshd", "bhsd")), causal=causal,
        mask=(mask, shape) if mask else None, hidden=hidden, least=-math.inf if hidden else None, blind=True,
        cap=draw.choice((0.0, 0.0, 10.0)), position=position, window=window, sinks=sinks, page=page,
        cache=cache, scales=scales,
        symbolic=not cache and rows == 1 and batch != columns and not mask and not window and draw.random() < 0.5,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(60))
def test_random_problems(seed: int) -> None:
    drawn = problem(seed)
    case, draw = drawn.case(), random.Random(seed)
    facts = match(prim_func(case, TARGET)[0], TARGET)
    assert facts is not None
    while True:
        config = Config(**{name: draw.choice(values) for name, values in space(facts, TARGET).items()})
        if not legal(facts, config, TARGET):
            break
    for chosen in (config, None):
        assert check(case, RULE, TARGET, chosen, seed) <= case.tolerance, (drawn, chosen)


@pytest.mark.parametrize("seed", range(24))
def test_steps_of_served_models(seed: int, tmp_path: Path) -> None:
    """From one sequence to 256, from 128 keys to 131,072, in pages and not, with sinks and not."""
    pytest.importorskip("torch")
    dtype = ("bfloat16", "float16")[seed % 2]
    drawn = find_suite("cuda", "attention").build("random", str(seed), 1, dtype)
    built = build_one(drawn, TARGET, None, tmp_path / "main.so")
    assert built.origin["rule"] == RULE.name
    row = compare(drawn, built, TARGET, [], 3)
    assert row["error"] <= TOLERANCE[dtype], drawn.case.name
    assert row["bound_share"] < 1.1, drawn.case.name
