"""Infinities and NaN among the operands of attention, by the contract of special_values.py: what is beyond the last column of a
tile that is not full weighs nothing, and is no number times 0."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.schedules.cuda.attention_problems import drawn as drawn_of_many_rows
from tests.schedules.cuda.emulated import compiled
from tests.schedules.cuda.test_attention_latent import drawn as drawn_of_latents
from tests.schedules.random_configs import legal_config
from tests.schedules.special_values import (
    Arrays,
    check_infinite_sinks,
    drawn,
    expected,
    guarded,
    key,
    numpy_dtype,
    query,
    same,
    value,
    with_sinks,
)
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.attention import rule as hopper
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.decode import rule as decode
from tk.schedules.cuda.attention.latent import rule as latent
from tk.schedules.cuda.attention.latent.sm90 import rule as latent_sm90
from tk.schedules.cuda.attention.mma import rule as mma
from tk.target import resolve

RULES: dict[str, tuple[ModuleType, str]] = {
    "decode": (decode, "l40s"),
    "mma": (mma, "a100"),
    "hopper": (hopper, "h200"),
    "latent": (latent, "a100"),
    "latent_sm90": (latent_sm90, "h200"),
}
DRAWS = 6  # of values, for a kernel


class Kernel:
    """A problem's kernel by a rule, in the emulation."""

    def __init__(self, problem: Problem, which: str, folder: Path, config: Any = None) -> None:
        module, name = RULES[which]
        rule, self.target, self.problem, self.case = rule_of(module), resolve(name), problem, problem.case()
        func, self.names = prim_func(self.case, self.target)
        match = rule.match(func, self.target)
        assert match is not None, problem
        with self.target.tvm():
            scheduled = schedule(rule, func, match, self.target, config)
        self.written = str(scheduled.params[-1].name)
        self.launch = compiled(scheduled, self.target, folder)

    def arrays(self, seed: int) -> Arrays:
        return dict(zip(self.names, map(guarded, self.case.arrays(seed, self.target)), strict=True))

    def result(self, arrays: Arrays) -> np.ndarray[Any, Any]:
        out = np.full(expected(self.problem, arrays)[0].shape, 77, numpy_dtype(self.problem.dtype))
        self.launch({**arrays, self.written: out}, {})
        return out

    def wrong(self, arrays: Arrays) -> str:
        return same(self.result(arrays), expected(self.problem, arrays), self.case.tolerance)


def _of_few_rows(draw: random.Random) -> Problem:
    """A problem of the decode rule."""
    kv_heads, group, rows, dtype = draw.choice((1, 1, 2)), draw.choice((1, 2, 5)), draw.choice((1, 1, 3)), _dtype(draw)
    page, cache = draw.choice((0, 0, 0, 16, 32)), draw.choice(("", "", "int8", "float8_e4m3fn"))
    columns = page * draw.randint(1, 8) if page else draw.randint(1, 260)
    kind = draw.choice(("causal", "position", "mask", "none"))
    masks = (
        ("bool", (1, 1, rows, columns)), ("float32", (1, kv_heads * group, rows, columns)), (dtype, (1, 1, 1, columns))
    )  # fmt: skip
    return Problem(
        "few", dtype, 1 if kind == "mask" else draw.choice((1, 2)), kv_heads * group, kv_heads, rows, columns,
        draw.choice((32, 64, 128)), draw.choice((0, 0, 32)), order=draw.choice(("bshd", "bhsd")), page=page, cache=cache,
        scales=draw.choice(("head", "token")) if dtype == "bfloat16" and not page else "head",
        position=draw.choice(("int32", "int64")) if kind == "position" else "",
        causal="bottom right" if kind == "causal" else "", mask=draw.choice(masks) if kind == "mask" else None,
        least=-math.inf if draw.random() < 0.5 else None,
        window=draw.choice((0, 0, 17, 40)) if kind in ("causal", "position") else 0,
        blind=draw.random() < 0.7, cap=draw.choice((0.0, 0.0, 5.0)), sinks=draw.choice(("", "", "float32", dtype)),
    )  # fmt: skip


def _dtype(draw: random.Random) -> str:
    return draw.choice(("float16", "bfloat16"))


def _problem(which: str, seed: int, draw: random.Random) -> Problem:
    """A problem of up to 140 rows and 260 columns that the rule takes."""
    if which == "decode":
        return _of_few_rows(draw)
    if which.startswith("latent"):
        found = drawn_of_latents(seed)
        return replace(found, columns=found.columns if found.page else draw.randint(1, 130), blind=draw.random() < 0.7)
    module, name = RULES[which]
    found = drawn_of_many_rows(seed, module, resolve(name))[0]
    batch, rows = min(found.batch, 2), draw.randint(1, 140)
    columns = rows if found.order == "qkv" else draw.randint(1, 260)
    mask = found.mask
    if mask is not None:
        of_batch, of_heads, of_rows, _ = mask[1]
        mask = mask[0], (min(of_batch, batch), of_heads, rows if of_rows > 1 else 1, columns)
    return replace(found, batch=batch, rows=rows, columns=columns, mask=mask, blind=draw.random() < 0.7)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("which", RULES)
def test_special_values_of_random_problems(which: str, seed: int, tmp_path: Path) -> None:
    draw = random.Random(f"{which} {seed}")
    problem, (module, name) = _problem(which, seed, draw), RULES[which]
    target, config = resolve(name), None
    facts = module.match(prim_func(problem.case(), target)[0], target)
    rule = rule_of(module)
    if draw.random() < 0.6 or rule.legal(facts, rule.default(facts, target), target):
        try:
            config = legal_config(draw, module, facts, target)
        except StopIteration:
            pytest.skip("no config is legal")
    kernel = Kernel(problem, which, tmp_path, config)
    for number in range(DRAWS):
        arrays = kernel.arrays(number)
        kinds = drawn(problem, arrays, random.Random(f"{which} {seed} {number}"))
        why = kernel.wrong(arrays)
        assert not why, (number, kinds, why, problem, config)


@pytest.mark.parametrize("columns", [1, 37, 64])
@pytest.mark.parametrize(("which", "rows"), [("decode", 1), ("mma", 40), ("hopper", 40)])
def test_an_infinite_last_value_is_infinite(which: str, rows: int, columns: int, tmp_path: Path) -> None:
    problem = Problem("infinite", "float16", 1, 2, 2, rows=rows, columns=columns, depth=32, order="bhsd")
    kernel = Kernel(problem, which, tmp_path)
    arrays = kernel.arrays(1)
    value(problem, arrays, 0, 1, columns - 1)[5] = np.inf
    out = kernel.result(arrays)
    assert (out[0, 1, :, 5] == np.inf).all()
    assert np.isfinite(np.delete(out[0, 1], 5, axis=-1)).all()
    assert np.isfinite(out[0, 0]).all()


@pytest.mark.parametrize("which", ["latent", "latent_sm90"])
def test_an_infinite_last_latent_whose_score_is_capped_is_infinite(which: str, tmp_path: Path) -> None:
    """Without a cap a key's infinity makes NaN of all weights, or takes all of its own."""
    problem = Problem(
        "capped", "float16", 1, 4, 1, rows=1, columns=37, depth=320, width=256, order="bhsd", latent=True, cap=3.0
    )
    kernel = Kernel(problem, which, tmp_path)
    arrays = kernel.arrays(1)
    query(problem, arrays, 0, 2, 0)[5] = 1
    key(problem, arrays, 0, 0, 36)[5] = np.inf
    out = kernel.result(arrays)
    assert (out[..., 5] == np.inf).all()
    assert np.isfinite(np.delete(out, 5, axis=-1)).all()


@pytest.mark.parametrize("columns", [37, 64])
def test_an_infinite_scale_of_the_last_value_makes_infinities(columns: int, tmp_path: Path) -> None:
    """A tile's columns beyond the last had its scale."""
    problem = Problem("tokens", "bfloat16", 1, 4, 2, 1, columns, cache="int8", scales="token", order="bhsd")
    kernel = Kernel(problem, "decode", tmp_path)
    arrays = kernel.arrays(1)
    arrays["v"][0, 1, -1] = 3
    arrays["v_scale"][0, 1, -1] = np.inf
    out = kernel.result(arrays)
    assert (out[0, 2:] == np.inf).all()
    assert np.isfinite(out[0, :2]).all()


@pytest.mark.parametrize("columns", [50, 700])
@pytest.mark.parametrize(("which", "rows"), [("decode", 1), ("mma", 20), ("hopper", 20)])
def test_infinite_sinks(which: str, rows: int, columns: int, tmp_path: Path) -> None:
    check_infinite_sinks(Kernel(with_sinks(rows, columns), which, tmp_path))
