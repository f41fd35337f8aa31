"""Every rule for NVIDIA GPUs, on every one of its cases, on this machine's GPU, against float64."""

import pytest

from tk.schedule.case import Case, check
from tk.schedule.discover import discover
from tk.schedule.rule import Rule
from tk.target import resolve

PAIRS = [(rule, case) for rule in discover("cuda") for case in rule.cases]


@pytest.mark.parametrize(("rule", "case"), PAIRS, ids=[f"{rule.name}-{case}" for rule, case in PAIRS])
def test_matches_float64(rule: Rule, case: Case) -> None:
    assert check(case, rule, resolve("auto")) <= case.tolerance
