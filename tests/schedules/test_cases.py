"""Every rule for CPUs, on every one of its cases, against float64."""

import pytest

from tk.schedule.case import Case, check
from tk.schedule.discover import discover
from tk.schedule.rule import Rule
from tk.target import resolve

PAIRS = [(rule, case) for rule in discover("cpu") for case in rule.cases]


@pytest.mark.parametrize(("rule", "case"), PAIRS, ids=[f"{rule.name}-{case}" for rule, case in PAIRS])
def test_matches_float64(rule: Rule, case: Case) -> None:
    assert check(case, rule, resolve("cpu")) <= case.tolerance
