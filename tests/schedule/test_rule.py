"""The rule contract: what a module says is what its rule is, and a schedule carries the decisions that made it."""

import sys
from dataclasses import dataclass, replace

import pytest

from tk.errors import ScheduleError
from tk.schedule.discover import discover
from tk.schedule.rule import NoKnobs, anchor_block, annotated, cheapest, read_config, rule_of
from tk.schedules.cpu import fallback
from tk.schedules.cpu import matmul as contraction
from tk.target import resolve

TARGET = resolve("cpu:x86-64-v3")


def test_a_module_is_a_rule() -> None:
    rule = rule_of(contraction)
    assert (rule.name, rule.version, rule.config) == (contraction.NAME, contraction.VERSION, contraction.Config)
    assert (rule.match, rule.legal, rule.lower, rule.cases) == (
        contraction.match,
        contraction.legal,
        contraction.lower,
        contraction.CASES,
    )
    assert rule in discover("cpu")


@pytest.mark.parametrize("kind", ["cpu", "cuda", "rocm"])
def test_the_contract_alone_says_what_a_rule_s_module_has(kind: str) -> None:
    modules = {rule.lower.__module__ for rule in discover(kind)}
    assert not [
        name for name in sorted(modules) if hasattr(sys.modules[name], "NAME") and hasattr(sys.modules[name], "__all__")
    ]


def test_what_a_module_leaves_out_has_a_meaning() -> None:
    rule = rule_of(fallback)
    assert rule.cost is None
    assert not rule.enables_graph_fusion
    assert not rule.legal(fallback.Match(), NoKnobs(), TARGET)
    assert (rule.config, rule.default(fallback.Match(), TARGET)) == (NoKnobs, NoKnobs())
    assert rule.space(fallback.Match(), TARGET) == {}


def test_a_schedule_carries_its_decisions() -> None:
    rule, func = rule_of(contraction), contraction.CASES[0].func(TARGET)
    match = rule.match(func, TARGET)
    config = replace(rule.default(match, TARGET), chunk=2)
    sch = annotated(rule, func, match, TARGET, config)
    assert read_config(rule, sch.get(anchor_block(sch)).annotations) == config
    with pytest.raises(ScheduleError, match=r"cpu\.matmul cannot use"):
        annotated(rule, func, match, TARGET, replace(config, rows=1000))


@dataclass(frozen=True)
class Sized:
    """A Config of one knob."""

    size: int = 64


@pytest.mark.parametrize(("least", "chosen"), [(0, 1), (2, 2), (4, 64)])
def test_the_default_is_the_legal_candidate_that_costs_least(least: int, chosen: int) -> None:
    default = cheapest(
        lambda match, target, make: map(make, (3, 1, 2)),
        lambda match, config, target: float(config.size),
        Sized,
        lambda match, config, target: ["too small"] if config.size < least else [],
    )
    assert default(None, TARGET) == Sized(chosen)
