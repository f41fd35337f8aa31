"""Attention by mma.sync: which targets take it, what it refuses and why, that its defaults are legal and assemble."""

import random
from dataclasses import replace

import pytest

from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.cuda.emulated import error
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention.analyse import analyse
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.mma import rule as mma
from tk.schedules.cuda.attention.mma.plan import Plan, keeps_q, registers, shared_bytes
from tk.schedules.cuda.attention.mma.rule import Config, cost, declines, default, legal, match, space
from tk.schedules.cuda.attention.problem import Match
from tk.target import resolve

A100, L40S, H200, B200 = (resolve(name) for name in ("a100", "l40s", "h200", "b200"))
PLAIN = Match(8, 32, 1, 2048, 2048, 128, 128, "bfloat16", 0, 0, 0, 1, 1)


def func(problem):
    return prim_func(problem.case(), A100)[0]


@pytest.mark.parametrize("case", sample(mma.CASES, len(mma.CASES)), ids=str)
def test_a_case_is_right_on_the_cpu(case, tmp_path):
    assert error(case, rule_of(mma), A100, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize("target", ["a100", "a10", "l4", "l40s", "b200", "rtx5090"])
def test_many_rows_are_taken_on_every_gpu_since_sm_80_without_wgmma(target):
    target = resolve(target)
    facts = match(func(Problem("x", "float16", heads=8, kv_heads=2, rows=99, columns=512, depth=128)), target)
    assert (facts.group, facts.rows, facts.columns) == (4, 99, 512)
    assert not declines(facts, target)
    assert not legal(facts, default(facts, target), target)


def test_what_it_leaves_to_others():
    assert any("wgmma" in why for why in declines(PLAIN, H200))
    assert any("positions" in why for why in declines(replace(PLAIN, positions=1), A100))
    assert any("columns a page" in why for why in declines(replace(PLAIN, page=16), A100))
    assert match(func(Problem("x")), resolve("cpu")) is None


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(128, 4, 2), PLAIN, "registers of a thread"),
        (Config(128, 8, 1), replace(PLAIN, depth=256), "shared memory"),
        (Config(24), PLAIN, "block_n = 24: must be a multiple of 16"),
        (Config(warps=9), PLAIN, "warps = 9"),
        (Config(tiles=3), PLAIN, "tiles = 3"),
        (Config(), replace(PLAIN, depth=100), "depth of a head = 100: must be a multiple of 8"),
        (Config(), replace(PLAIN, width=264), "a multiple of 8, up to 256"),
        (Config(), replace(PLAIN, aligned=0), "16 bytes"),
        (Config(), replace(PLAIN, columns=0), "something to attend to"),
    ],
)
def test_refusals_name_their_reason(config, facts, reason):
    assert any(reason in refusal for refusal in legal(facts, config, L40S))


@pytest.mark.parametrize("target", [A100, L40S, B200], ids=lambda target: target.name)
def test_defaults_are_legal_for_any_shape(target):
    draw = random.Random(0)
    for _ in range(100):
        group = draw.choice((1, 2, 7))
        facts = replace(
            PLAIN, batch=draw.choice((None, draw.randint(1, 99))), heads=group * draw.randint(1, 16), group=group,
            rows=draw.choice((None, draw.randint(1, 9999))), columns=draw.choice((None, draw.randint(1, 99999))),
            depth=8 * draw.randint(1, 32), width=8 * draw.randint(1, 32), loads=draw.randint(0, 2), plain=0,
            causal=draw.randint(0, 1), window=draw.choice((0, 100)),
        )  # fmt: skip
        config = default(facts, target)
        assert not legal(facts, config, target), facts
        assert cost(facts, config, target) > 0


def test_every_choice_of_the_space_is_legal_somewhere():
    narrow = replace(PLAIN, depth=32, width=32)
    for name, values in space(narrow, A100).items():
        for value in values:
            assert not legal(narrow, replace(Config(16, 1, 1), **{name: value}), A100)


def test_indices_in_shared_memory_do_not_overlap():
    for problem in (Problem("x", "float16", depth=72, width=40, order="bhsd"), Problem("x", depth=256), Problem("x", depth=8)):
        plan = Plan(analyse(func(problem)), Config(32, 4, 1))
        for tile, after in ((plan.q, plan.k.offset), (plan.k, plan.v.offset), (plan.v, shared_bytes(plan.facts, plan.config))):
            assert tile.offset + tile.rows * tile.pitch == after
            assert tile.pitch % 32 == 16  # eight rows that ldmatrix reads at once lie in different banks
            assert tile.chunks * 16 <= tile.pitch


@pytest.mark.rotated(4)
@needs_assembler
def test_known_models_do_not_spill():
    problems = [
        Problem("bert", "float16", 16, 12, 12, 384, 384, order="qkv", mask=("float16", (16, 1, 1, 384)), blind=True),
        Problem("llama", batch=1, heads=32, kv_heads=8, rows=2048, columns=2048, depth=128, causal="top left"),
    ]
    for problem in problems:
        facts = match(func(problem), A100)
        config = default(facts, A100)
        assert registers(facts, config) + keeps_q(facts, config) <= 255
    kernels = {problem.name: scheduled(rule_of(mma), func(problem), A100) for problem in problems}
    for name, (used,) in usage(kernels, A100).items():
        assert used.spills <= 80, name
