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
TARGETS = {"a100": 16, "h200": 8}  # one of how many cases; at least one of each rule
PAIRS = [(rule, case) for rule in discover("cuda") for case in rule.cases]
SPILL = {("a100", "cuda.row_reduction residual_norm_40000_float32")}  # 312 bytes: no clusters share its long rows there
OLDER = {"a100": (), "h200": ("cuda.attention_mma",)}  # rules that leave newer GPUs to others
OF = {target: [pair for pair in PAIRS if pair[0].name not in OLDER[target]] for target in TARGETS}
CHOSEN = {target: sample(OF[target], every, by=lambda pair: pair[0].name) for target, every in TARGETS.items()}
PARTS = [(target, chosen[n : n + TOGETHER]) for target, chosen in CHOSEN.items() for n in range(0, len(chosen), TOGETHER)]


@pytest.mark.rotated(7)
@needs_assembler
@pytest.mark.parametrize(("target", "pairs"), PARTS, ids=[f"{target}-{pairs[0][0].name}" for target, pairs in PARTS])
def test_assembles(target: str, pairs: Sequence[tuple[Rule, Case]]) -> None:
    hardware = resolve(target)
    functions = {f"{rule.name} {case}": (rule, case.func(hardware)) for rule, case in pairs}
    if target == "a100":  # some rules are for newer GPUs, and some for fewer multiprocessors
        with hardware.tvm():
            functions = {
                name: (rule, func) for name, (rule, func) in functions.items() if taken(rule, func, hardware) is not None
            }
    if not functions:
        pytest.skip("rules for newer GPUs")
    kernels = {f"case{n}_": scheduled(rule, func, hardware) for n, (rule, func) in enumerate(functions.values())}
    for name, used in zip(functions, usage(kernels, hardware).values(), strict=True):
        assert (target, name) in SPILL or not any(each.spills for each in used), (name, used)
        assert not any(each.remarks for each in used), (name, used)  # ptxas tells when it runs wgmmas one after another
