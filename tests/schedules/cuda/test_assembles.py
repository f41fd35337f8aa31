"""Cases of every GPU rule are taken, legal by default, and assemble, for old and new architectures; no GPU needed."""

from collections.abc import Sequence

import pytest

from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tk.schedule.case import Case
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, taken
from tk.target import resolve

TOGETHER = 8  # cases in one source
CASES = [(rule, sample(rule.cases, 4)) for rule in discover("cuda")]
PARTS = [(rule, cases[n : n + TOGETHER]) for rule, cases in CASES for n in range(0, len(cases), TOGETHER)]


@needs_assembler
@pytest.mark.parametrize("target", ["a100", "h200"])
@pytest.mark.parametrize(("rule", "cases"), PARTS, ids=[f"{rule.name}-{cases[0]}" for rule, cases in PARTS])
def test_assembles(rule: Rule, cases: Sequence[Case], target: str) -> None:
    hardware = resolve(target)
    functions = {str(case): case.func(hardware) for case in cases}
    if target == "a100":  # some rules are for newer GPUs, and some for fewer multiprocessors
        with hardware.tvm():
            functions = {name: func for name, func in functions.items() if taken(rule, func, hardware) is not None}
    if not functions:
        pytest.skip("a rule for newer GPUs")
    kernels = {f"case{n}_": scheduled(rule, func, hardware) for n, func in enumerate(functions.values())}
    for name, used in zip(functions, usage(kernels, hardware).values(), strict=True):
        assert not any(each.spills for each in used), (name, used)
        assert not any(each.remarks for each in used), (name, used)  # ptxas tells when it runs wgmmas one after another
