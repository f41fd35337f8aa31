"""Every rule for CPUs against float64: every case on this host, some on one with 16 registers of 256 bits and on any x86."""

import pytest

from tests.sample import sample
from tk.schedule.case import Case, check
from tk.schedule.discover import discover
from tk.schedule.rule import Rule
from tk.target import cpu_features, cpu_flags, resolve

PORTABLE = [arch for arch in ("x86-64", "x86-64-v3") if set(cpu_features(arch)) <= cpu_flags() and "sse2" in cpu_flags()]
TARGETS = ["cpu", *(f"cpu:{arch}" for arch in PORTABLE)]
PAIRS = [(rule, case) for rule in discover("cpu") for case in rule.cases]
EVERY = {"cpu": 1, "cpu:x86-64": 4, "cpu:x86-64-v3": 2}  # one of so many cases, and of each rule at least one
RUNS = [(*pair, target) for target in TARGETS for pair in sample(PAIRS, EVERY[target], by=lambda pair: pair[0].name)]


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("rule", "case", "target"), RUNS, ids=[f"{rule.name}-{case}-{target}" for rule, case, target in RUNS])
def test_matches_float64(rule: Rule, case: Case, target: str) -> None:
    assert check(case, rule, resolve(target)) <= case.tolerance


def test_every_rule_has_cases() -> None:
    assert not [rule.name for rule in discover("cpu") if not rule.cases]
