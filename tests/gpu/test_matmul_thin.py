"""Thin products whose blocks share the copies of A, on this machine's GPU, against float64."""

import pytest

from tk.schedule.case import check
from tk.schedule.rule import rule_of
from tk.schedules.cuda.matmul.skinny import rule as matmul_skinny
from tk.schedules.cuda.matmul.skinny.cases import CASES
from tk.schedules.cuda.matmul.skinny.rule import Config
from tk.target import resolve

RULE = rule_of(matmul_skinny)

BY_NAME = {case.name: case for case in CASES}
KNOBS = [
    ("sixteen_bfloat16", Config(64, 16, 1, 4, 1, 1, 2, 2)),
    ("wide_bfloat16", Config(128, 64, 1, 4, 2, 1, 1, 4)),
    ("wide_bfloat16", Config(64, 64, 1, 4, 1, 1, 2, 4)),
    ("swiglu_bfloat16", Config(128, 16, 1, 4, 2, 1, 2, 2)),
]


@pytest.mark.parametrize(("name", "config"), KNOBS, ids=[f"{name}-{i}" for i, (name, _) in enumerate(KNOBS)])
def test_matches_float64(name, config):
    case = BY_NAME[name]
    assert check(case, RULE, resolve("auto"), config) <= case.tolerance
