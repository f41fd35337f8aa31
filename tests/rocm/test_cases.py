"""Every rule for AMD GPUs: its cases assembled and linked, and run in the emulator against float64; a sample by default."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rocm.emulated import emulated
from tests.sample import sample
from tk.codegen.library import build_function
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, check, prim_func
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule
from tk.target import resolve

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
PAIRS = [(rule, case) for rule in discover("rocm") for case in rule.cases]
ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
BUILDS = sample([(*pair, arch) for pair in PAIRS for arch in ARCHES], 96)
LONG = {"softmax_1x300000x8_1_bfloat16", "softmax_3x500000_1_float32"}  # minutes


def multiplied(rule: Rule, case: Case, arch: str) -> bool:
    """Whether `arch` has a matrix instruction for the float8 of a case, or the float32 of one of a rule of matrix cores, if it
    is of any; a cache of float8 beside queries of 16 bits is widened."""
    first = case.inputs[0][2]
    needed = first.startswith("float8") or (first == "float32" and rule.name.endswith("_mfma"))
    return not needed or first in resolve(f"rocm:{arch}").matrix


RUNS = sample([pair for pair in PAIRS if str(pair[1]) not in LONG and multiplied(*pair, "gfx942")], 22)


def _name(rule: Rule, case: Case, *rest: str) -> str:
    return "-".join((rule.name, str(case), *rest))


@pytest.mark.parametrize(("rule", "case", "arch"), BUILDS, ids=[_name(*build) for build in BUILDS])
def test_assembles_and_links(rule: Rule, case: Case, arch: str) -> None:
    target = resolve(f"rocm:{arch}")
    func, _ = prim_func(case, target)
    match = rule.match(func, target)
    if not multiplied(rule, case, arch):
        assert match is None
        pytest.skip(f"no matrix instruction for {case.inputs[0][2]}")
    assert match is not None
    with target.tvm():
        scheduled = schedule(rule, func, match, target)
    _, code = build_function(scheduled, target)
    assert code.usage
    for used in code.usage.values():
        assert used.spills == 0
        assert used.shared <= target.shared_memory
        assert 1 <= used.threads <= 1024
        assert used.registers > 0


@pytest.mark.parametrize(("rule", "case"), RUNS, ids=[_name(*run) for run in RUNS])
def test_matches_float64_in_the_emulator(rule: Rule, case: Case, device: Path) -> None:
    with emulated(device):
        assert check(case, rule, resolve("rocm:gfx942")) <= case.tolerance


def test_rows_are_combined_by_whole_waves() -> None:
    """A row of 64 threads is one wave's of CDNA, and goes through no LDS; two waves' of RDNA."""
    rule, case = next(pair for pair in PAIRS if str(pair[1]) == "softmax_384_float16")
    texts = []
    for arch in ("gfx942", "gfx1100"):
        target = resolve(f"rocm:{arch}")
        func, _ = prim_func(case, target)
        match = rule.match(func, target)
        assert rule.default(match, target).threads == 64
        with target.tvm():
            texts.append(schedule(rule, func, match, target).script())
    assert "alloc_shared" not in texts[0]
    assert "32, 64, 64)" in texts[0]
    assert "alloc_shared" in texts[1]
