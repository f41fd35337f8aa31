"""Every case of every GPU rule is taken, legal by default, and assembles, for old and new architectures; no GPU needed."""

import pytest

from tk.assembler import find_nvcc, find_nvrtc
from tk.pipeline import build_function
from tk.schedule.case import Case
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule
from tk.target import resolve

pytestmark = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
PAIRS = [(rule, case) for rule in discover("cuda") for case in rule.cases]


@pytest.mark.parametrize("target", ["a100", "h200"])
@pytest.mark.parametrize(("rule", "case"), PAIRS, ids=[f"{rule.name}-{case}" for rule, case in PAIRS])
def test_assembles(rule: Rule, case: Case, target: str) -> None:
    hardware = resolve(target)
    func = case.func(hardware)
    match = rule.match(func, hardware)
    if match is None and target == "a100":
        pytest.skip("a rule for newer GPUs")
    with hardware.tvm():
        config = rule.default(match, hardware)
        scheduled = schedule(rule, func, match, hardware, config).mod["main"]
        if rule.lower is not None:
            scheduled = rule.lower(scheduled, match, config, hardware)
    _, code = build_function(scheduled, hardware)
    assert code.usage
    assert all(usage.spills == 0 for usage in code.usage.values())
