"""Honest kernels pass the gate on all families: each CPU rule's cases, by the default, by a config that is drawn, and by the
last rule's schedule. `TK_ALL_TESTS=1 pytest -n0 tests/tuning/test_honest.py -k cpu.matmul` takes a rule's with three seeds.

On a GPU: `python -m tests.tuning.honest_cases`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sample import ALL, sample
from tests.tuning.honest import Honest, is_static
from tests.tuning.kits import kit_of
from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedules.cuda.reduction import cases
from tk.target import Target, resolve
from tk.tuning.database.workload import canonical
from tk.tuning.measure.arguments import outputs, stored_inputs
from tk.tuning.measure.build import realize
from tk.tuning.measure.runner import CheckJob, Measurer

pytestmark = pytest.mark.xdist_group("red team")

DEFINED = ("cpu.scan", "cpu.scatter")  # no tasks (tk.tuning.tasks.is_searched): the gate draws indices that lie outside
CASES = [(rule.name, case) for rule in discover("cpu") for case in rule.cases if rule.name not in DEFINED and is_static(case)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("honest")


STORES = [(name, rule.name, case) for name in ("cpu", "h200") for rule in discover(resolve(name).kind) for case in rule.cases]


@pytest.mark.parametrize(("target", "rule", "case"), sample(STORES, 41), ids=str)
def test_no_default_stores_into_its_inputs(target: str, rule: str, case: Case) -> None:
    row = resolve(target)
    with row.tvm():
        mod = canonical(prim_func(case, row)[0])
        assert outputs(mod)
        assert stored_inputs(realize(mod, "", "", row), outputs(mod)) == [], rule


def test_a_block_that_does_not_say_what_it_writes_is_asked_for_its_stores() -> None:
    row = resolve("h200")
    rule = next(rule for rule in discover(row.kind) if rule.name == "cuda.cooperative")
    case = next(case for case in rule.cases if str(case).startswith("cholesky"))
    with row.tvm():
        mod = canonical(prim_func(case, row)[0])
    assert [str(mod["main"].params[position].name) for position in outputs(mod)] == ["cholesky", "cholesky"]


_CASES: dict[str, Honest] = {}  # of this process, for all seeds of a case


def honest_of(rule: str, case: Case, cpu: Target, folder: Path) -> Honest:
    """The kernels of a case, once for all seeds."""
    name = f"{rule}.{case}"
    if name not in _CASES:
        (folder / name).mkdir()
        own = next(each for each in discover("cpu") if each.name == rule)
        _CASES[name] = Honest(own, case, cpu, folder / name, lambda kit: kit_of(kit, cpu))
    return _CASES[name]


@pytest.mark.parametrize("seed", [1, 2, 3] if ALL else [2])
@pytest.mark.parametrize(("rule", "case"), sample(CASES, 28), ids=str)
def test_a_rules_case_passes(folder: Path, cpu: Target, rule: str, case: Case, seed: int) -> None:
    honest, measurer = honest_of(rule, case, cpu, folder), Measurer("cpu")
    for kernel in filter(None, ("default", honest.last(), honest.drawn(seed))):
        measured = measurer.handle(CheckJob(honest.spec(seed), str(honest.paths[kernel])))
        assert measured.status == "valid", f"{kernel}: {measured.detail}"


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ["residual_norm_768_float16", "residual_norm_40000_float32"])
def test_equal_values_cancel_in_any_order(folder: Path, cpu: Target, name: str, seed: int) -> None:
    """Less their mean, nothing but roundings is left of them, and a sum in the order of memory has more than one of vectors."""
    case = next(case for case in cases.ROW if str(case) == name)
    honest = honest_of("cpu.reduction", case, cpu, folder)
    measured = Measurer("cpu").handle(CheckJob(honest.spec(seed), str(honest.paths[honest.last()])))
    assert measured.status == "valid", measured.detail
