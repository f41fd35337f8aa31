"""Attention over latents: what it matches and refuses; its kernels run on the CPU, under defaults and random knobs."""

import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sample import sample
from tests.schedules.cuda.emulated import error
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.latent import rule as latent
from tk.schedules.cuda.attention.latent.cases import CASES, MLA
from tk.schedules.cuda.attention.latent.rule import Config, default, legal, match, space
from tk.schedules.cuda.attention.problem import Match
from tk.target import resolve

H200, A100 = resolve("h200"), resolve("a100")
RULE = rule_of(latent)
PLAIN = Match(4, 16, 16, 1, 4096, 576, 512, "bfloat16", 0, 0, 0, 1, 1)


def drawn(seed: int) -> Problem:
    """A random problem that the rule takes."""
    draw = random.Random(seed)
    batch, kv_heads = draw.randint(1, 2), draw.choice((1, 1, 2))
    group, rows = draw.choice((1, 5, 16, 33)), draw.choice((1, 1, 3))
    depth, width = draw.choice(((576, 512), (576, 512), (288, 256), (320, 128), (512, 512)))
    page, position = draw.choice((0, 0, 16, 64)), draw.choice(("", "int32", "int64"))
    columns = draw.randint(1, 300) if not page else page * draw.randint(1, 5)
    causal = "" if position else draw.choice(("", "bottom right"))
    return Problem(
        f"random_{seed}", draw.choice(("float16", "bfloat16")), batch, kv_heads * group, kv_heads, rows, columns, depth, width,
        order=draw.choice(("bshd", "bhsd")), causal=causal, blind=True, cap=draw.choice((0.0, 0.0, 10.0)), position=position,
        window=draw.choice((0, 17)) if position or causal else 0, sinks=draw.choice(("", "", "float32")), page=page,
        latent=True,
    )  # fmt: skip


def config_of(case: Case, seed: int) -> Config:
    """Random knobs that are legal."""
    draw, facts = random.Random(seed), match(prim_func(case, H200)[0], H200)
    assert facts is not None
    while True:
        config = Config(**{name: draw.choice(list(values)) for name, values in space(facts, H200).items()})
        if not legal(facts, config, H200):
            return config


@pytest.mark.parametrize("case", sample(CASES, 8), ids=str)
def test_cases_are_right(case: Case, tmp_path: Path) -> None:
    assert error(case, RULE, H200, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize("seed", sample(range(40), 40))
def test_random_problems_are_right_under_random_knobs(seed: int, tmp_path: Path) -> None:
    case = drawn(seed).case()
    config = config_of(case, seed)
    assert error(case, RULE, H200, config, tmp_path, seed) <= case.tolerance, config


@pytest.mark.parametrize("target", ["a100", "l40s", "h200", "b200", "rtx5090"])
def test_latents_are_taken_on_every_gpu_since_sm_80(target: str) -> None:
    hardware = resolve(target)
    func = prim_func(Problem("x", heads=16, rows=1, columns=512, **MLA).case(), hardware)[0]
    facts = match(func, hardware)
    assert facts is not None
    assert (facts.group, facts.rows, facts.depth, facts.width) == (16, 1, 576, 512)
    assert not legal(facts, default(facts, hardware), hardware)


def test_values_that_are_no_part_of_the_keys_are_declined() -> None:
    apart = Problem("x", heads=16, kv_heads=1, rows=1, columns=512, depth=576, width=512)
    narrow = Problem("x", heads=16, kv_heads=1, rows=1, columns=512, depth=128, width=64, latent=True)
    for problem in (apart, narrow):
        assert match(prim_func(problem.case(), H200)[0], H200) is None


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(block_n=64, stages=6), PLAIN, "shared memory"),
        (Config(row_tiles=4, slices=8, block_n=64), replace(PLAIN, heads=64, group=64), "registers of a block"),
        (Config(slices=8), PLAIN, "keys of the warps' slices"),
        (Config(row_tiles=2), PLAIN, "row_tiles"),
        (Config(stages=1), PLAIN, "one is read while the next comes"),
        (Config(splits=1000), PLAIN, "splits = 1000"),
        (Config(), replace(PLAIN, page=48), "a tile is of one page"),
        (Config(), replace(PLAIN, depth=584), "depth of a head = 584: must be a multiple of 32"),
        (Config(), replace(PLAIN, width=544), "width of a head"),
        (Config(), replace(PLAIN, aligned=0), "16 bytes"),
        (Config(), replace(PLAIN, columns=0), "something to attend to"),
    ],
)
def test_refusals_name_their_reason(config: Config, facts: Match, reason: str) -> None:
    assert any(reason in refusal for refusal in legal(facts, config, H200)), legal(facts, config, H200)


@pytest.mark.parametrize("target", [H200, A100, resolve("l40s")], ids=lambda target: target.name)
def test_defaults_are_legal_for_any_shape(target: object) -> None:
    draw = random.Random(0)
    for _ in range(30):
        group, rows = draw.choice(((16, 1), (128, 1), (128, 4), (7, 3), (1, 1)))
        page = draw.choice((0, 16, 64))
        facts = replace(PLAIN, batch=draw.choice((None, 1, 128)), heads=group, group=group, rows=rows, page=page,
                        columns=draw.choice((None, 64, 2**draw.randint(6, 17))), loads=draw.choice((0, 1)))  # fmt: skip
        config = default(facts, target)
        assert not legal(facts, config, target), (facts, config)
        assert math.isfinite(latent.cost(facts, config, target))
