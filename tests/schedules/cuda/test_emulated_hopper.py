"""Kernels of Hopper's pipelines are right on the CPU: cases of their rules, and random problems under random knobs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sample import sample
from tests.schedules.cuda.drawn import KINDS
from tests.schedules.cuda.emulated import error
from tk.schedule.case import Case
from tk.schedule.rule import Rule, rule_of
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.conv import dynamic as conv_dynamic
from tk.schedules.cuda.conv import rule as conv
from tk.schedules.cuda.conv.f32 import rule as conv_f32
from tk.schedules.cuda.matmul.skinny import rule as skinny
from tk.schedules.cuda.matmul.sm90 import rule as sm90
from tk.schedules.cuda.matmul.sm90_f32 import rule as sm90_f32
from tk.target import resolve

H200 = resolve("h200")
RULES = [rule_of(module) for module in (sm90, skinny, sm90_f32, attention, conv, conv_f32, conv_dynamic)]
CASES = {f"{rule.name} {case}": (rule, case) for rule in RULES for case in rule.cases}


@pytest.mark.parametrize("name", sample(CASES, 60))
def test_a_case_is_right(name: str, tmp_path: Path) -> None:
    rule: Rule
    case: Case
    rule, case = CASES[name]
    assert error(case, rule, H200, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize(
    ("case", "config"),
    [
        ("nn_float16", sm90.Config(128, 192, 3, 2, 1, cluster_m=2, group_m=2)),
        ("order_nn_bfloat16", sm90.Config(128, 160, 3, 2, 0, cluster_m=2, group_m=1)),
        ("order_tn_float16", sm90.Config(64, 192, 3, 2, 1, cluster_n=2, group_m=2)),
        ("swiglu_bfloat16", sm90.Config(128, 128, 3, 2, 0, cluster_m=2, group_m=2, k_tiles_per_stage=2)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_blocks_share_a_tile_of_an_odd_number_of_columns(case: str, config: sm90.Config, tmp_path: Path) -> None:
    rule = rule_of(sm90)
    (found,) = (each for each in rule.cases if each.name == case)
    assert error(found, rule, H200, config, tmp_path) <= found.tolerance


@pytest.mark.parametrize(("kind", "seed"), sample([(kind, seed) for kind in sorted(KINDS) for seed in range(20)], 60))
def test_a_random_problem_is_right(kind: str, seed: int, tmp_path: Path) -> None:
    what, found, band = KINDS[kind](seed, tmp_path)
    assert found <= band, what
