"""Attention of many rows on a CPU: what the rule takes, every kind of config against float64, and what is never read."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.host import RUNNABLE
from tests.sample import sample
from tests.schedules.random_configs import legal_configs
from tk.schedule.case import check
from tk.schedule.rule import rule_of, taken
from tk.schedules.cpu import attention_tiles
from tk.schedules.cpu.attention_tiles import CASES, Config
from tk.schedules.cuda.attention.cases import Problem
from tk.target import resolve

RULE = rule_of(attention_tiles)
BY_NAME = {case.name.removesuffix("_float32"): case for case in CASES}
# Heads of a group, and of keys: two heads in all at least, since one of a symbolic batch is not read as an attention.
HEADS = ((1, 2), (1, 3), (2, 1), (2, 2), (3, 1), (3, 2), (5, 1), (5, 3))
TARGETS = ("cpu:x86-64", "cpu:x86-64-v3", "cpu:x86-64-v4")


@pytest.mark.parametrize("target", TARGETS)
def test_every_case_is_taken_everywhere(target: str) -> None:
    where = resolve(target)
    for case in CASES:
        found = taken(RULE, case.func(where), where)
        assert found is not None, case.name
        assert not RULE.legal(found[0], RULE.default(found[0], where), where)


@pytest.mark.parametrize("name", sample(BY_NAME, 4))
def test_random_configs_are_exact(name: str) -> None:
    case, draw = BY_NAME[name], random.Random(name)
    for where in sample([resolve(target) for target in RUNNABLE], 2):
        found = RULE.match(case.func(where), where)
        for config in legal_configs(draw, attention_tiles, found, where, 2):
            check(case, RULE, where, config, seed=draw.randrange(1 << 30))


def test_random_problems_are_exact() -> None:
    where, draw = resolve("cpu"), random.Random(random.random())
    for number in range(4):
        group, kv_heads = draw.choice(HEADS)
        rows = draw.randint(17, 150)
        problem = Problem(
            f"random{number}", "float32", draw.randint(1, 3), group * kv_heads, kv_heads, rows,
            draw.randint(max(128, rows), 400), 4 * draw.randint(2, 24),
            draw.choice((0, 4 * draw.randint(2, 12))), draw.choice(("bhsd", "bshd")),
            position=draw.choice(("int32", "int64")), blind=True, cap=draw.choice((0.0, 0.0, 3.0)),
            window=draw.choice((0, 0, 17, 100)), sinks=draw.choice(("", "", "float32")), symbolic=draw.choice((False, True)),
        )  # fmt: skip
        found = taken(RULE, problem.case().func(where), where)
        assert found is not None, problem
        check(problem.case(), RULE, where, found[1] or RULE.default(found[0], where))


def test_random_problems_without_bounds_are_exact() -> None:
    """Each row sees all columns, but those that a mask hides: of symbolic sizes, few rows among them, or so many scores that
    they would leave the cache."""
    where, draw = resolve("cpu"), random.Random(random.random())
    for number in range(6):
        (group, kv_heads), symbolic = draw.choice(HEADS), draw.random() < 0.6
        rows = draw.choice((1, draw.randint(11, 150))) if symbolic else draw.randint(513, 600)
        columns, batch = (
            draw.randint(11, 300) if symbolic else draw.randint(513, 700),
            draw.choice((7, 9) if symbolic else (1, 2)),
        )
        shape = (draw.choice((1, batch)), draw.choice((1, group * kv_heads)), draw.choice((1, rows)), columns)
        mask = draw.choice((None, ("bool", shape), ("float32", shape)))
        widths = (4 * draw.randint(2, 24), draw.choice((0, 4 * draw.randint(2, 12)))) if symbolic else (32, 64)
        problem = Problem(
            f"random{number}", "float32", batch, group * kv_heads, kv_heads, rows, columns, *widths,
            draw.choice(("bhsd", "bshd")), mask=mask, blind=mask is not None and mask[0] == "bool",
            cap=draw.choice((0.0, 0.0, 3.0)), sinks=draw.choice(("", "", "float32")), symbolic=symbolic,
        )  # fmt: skip
        found = taken(RULE, problem.case().func(where), where)
        assert found is not None, problem
        check(problem.case(), RULE, where, found[1] or RULE.default(found[0], where))


class All(torch.nn.Module):
    """Attention over all keys."""

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(q, k, v)


def test_sums_of_a_product_stay_in_registers(tmp_path: Path) -> None:
    """The loop of a matmul stores nothing. Where the sums lay in a buffer of 1,024 bytes, which TVM takes from its heap, one of
    a symbolic batch stored each of them at each step, and took 2.2 times as long."""
    batch = torch.export.Dim("batch", max=16)
    args = tuple(torch.randn(2, 4, 520, 64) for _ in range(3))
    dims = ({0: batch},) * 3
    tk.compile(All(), args=args, dynamic_shapes=dims, target="cpu:x86-64-v4", verify=False, dump=tmp_path)
    text = "\n".join(path.read_text() for path in tmp_path.rglob("*.s"))
    blocks = [re.split(r"\n\s+j[a-z]+\s", block)[0] for block in re.split(r"^\S+:", text, flags=re.M)]  # each to its first jump
    loops = [block for block in blocks if len(re.findall(r"vfmadd\w+\s.*%zmm", block)) >= 16 and "vmaxps" not in block]
    assert len(loops) >= 2
    assert not [block for block in loops if re.search(r"vmovups\s+%zmm\d+, .*\(", block)]


def test_what_is_left_to_others() -> None:
    where = resolve("cpu")
    for problem, is_taken in (
        (Problem("cached", "float32", heads=2, kv_heads=2, rows=500, columns=500, order="bhsd"), False),
        (Problem("stored", "float32", heads=2, kv_heads=2, rows=513, columns=513, order="bhsd"), True),
        (Problem("split", "float32", heads=2, kv_heads=2, rows=513, columns=513, depth=36, order="bhsd"), False),
        (Problem("grown", "float32", heads=2, kv_heads=2, rows=200, columns=200, depth=36, symbolic=True), True),
        (Problem("growing", "float32", heads=2, kv_heads=2, rows=1, columns=200, symbolic=True), True),
        (Problem("one", "float32", heads=2, kv_heads=2, rows=1, columns=200), False),  # cpu.attention's, or nobody's
        (Problem("short", "float32", 2, 2, 2, 77, 77, 64, order="bhsd", causal="bottom right"), False),
        (Problem("few", "float32", 2, 2, 2, 4, 200, 64, order="bhsd", causal="bottom right"), False),  # cpu.attention's
        (Problem("narrow", "float32", 2, 2, 2, 40, 200, 6, order="bhsd", causal="bottom right"), False),
        (Problem("half", "float16", 2, 2, 2, 40, 200, 64, order="bhsd", causal="bottom right"), False),
        (Problem("prompt", "float32", 2, 4, 2, 40, 200, 64, order="bhsd", position="int64", blind=True), True),
    ):
        func = problem.case().func(where)
        assert (taken(RULE, func, where) is not None) == is_taken, problem.name


def test_refusals_say_the_limit() -> None:
    where = resolve("cpu:x86-64-v3")
    found = RULE.match(BY_NAME["narrow-values"].func(where), where)
    assert RULE.legal(found, Config(128, 64, 4, 1, 16), where) == ["lanes = 16: at most 8"]
    assert RULE.legal(found, Config(128, 64, 8, 2, 8), where) == ["vector registers = 19: at most 16"]
    assert RULE.legal(found, Config(128, 36, 4, 1, 8), where) == [
        "columns of a tile = 36: must be a multiple of 8, whole blocks of registers"
    ]


def test_rows_are_split_for_many_cores() -> None:
    where = resolve("cpu:x86-64-v4")
    func = Problem("long", "float32", 1, 4, 2, 256, 256, 64, order="bhsd", causal="bottom right").case().func(where)
    for cores, rows in ((1, 128), (8, 128), (16, 64), (1024, 8)):
        machine = replace(where, cores=cores)
        assert RULE.default(RULE.match(func, machine), machine).rows == rows


def test_rows_of_an_unknown_number_are_split_for_many_cores() -> None:
    where = resolve("cpu:x86-64-v4")
    func = Problem("grown", "float32", 1, 4, 2, 256, 256, 64, order="bhsd", symbolic=True).case().func(where)
    for cores, rows in ((2, 256), (3, 128), (64, 128)):
        machine = replace(where, cores=cores)
        assert RULE.default(RULE.match(func, machine), machine).rows == rows


class Prompt(torch.nn.Module):
    """A prompt's attention over a cache, of which each row sees the columns up to its position."""

    def forward(self, q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        mask = torch.arange(k.shape[2])[None, None, None] <= positions[:, None, :, None]
        out = torch.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask, enable_gqa=True)
        return out.transpose(1, 2)


def test_columns_behind_the_last_are_not_read() -> None:
    """What a cache holds behind a prompt may be no number. Rows of a batch end at different columns, and repeat their last
    token; the batch and the prompt's length are dynamic."""
    generator = torch.Generator().manual_seed(5)

    def inputs(ends: list[int], length: int) -> tuple[Any, ...]:
        made = ((6, length), (2, 300), (2, 300))
        q, k, v = (torch.randn(len(ends), heads, rows, 32, generator=generator) for heads, rows in made)
        return q, k, v, torch.stack([torch.arange(end - length, end).clamp(min=0) for end in ends])

    batch, length = torch.export.Dim("batch", min=1, max=16), torch.export.Dim("length", min=2, max=300)
    dims = ({0: batch, 2: length}, {0: batch}, {0: batch}, {0: batch, 1: length})
    package = tk.compile(Prompt(), args=inputs([9, 20], 4), dynamic_shapes=dims, target="cpu")
    assert "cpu.attention_tiles" in {kernel["rule"] for kernel in package.builds["cpu"].kernels()}
    model = tk.load(package)
    for ends, rows in (([3], 2), ([150, 2, 77], 77), ([300, 280], 280)):
        q, k, v, positions = inputs(ends, rows)
        expected = Prompt()(*(each.double() for each in (q, k, v)), positions).numpy()
        for row, end in enumerate(ends):
            k[row, :, end:] = v[row, :, end:] = float("nan")
        got = model(q, k, v, positions).numpy()
        assert np.linalg.norm(got - expected) < 1e-6 * np.linalg.norm(expected)
