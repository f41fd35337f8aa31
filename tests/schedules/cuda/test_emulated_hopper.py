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


@pytest.mark.parametrize(("kind", "seed"), sample([(kind, seed) for kind in sorted(KINDS) for seed in range(20)], 60))
def test_a_random_problem_is_right(kind: str, seed: int, tmp_path: Path) -> None:
    what, found, band = KINDS[kind](seed, tmp_path)
    assert found <= band, what
