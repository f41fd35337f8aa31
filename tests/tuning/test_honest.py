"""Honest kernels pass the gate on all families: each CPU rule's cases, by the default, by a config that is drawn, and by the
last rule's schedule. `TK_ALL_TESTS=1 pytest -n0 tests/tuning/test_honest.py -k cpu.matmul` takes a rule's with three seeds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import tvm

from tests.sample import ALL, sample
from tests.tuning.kits import kit_of
from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, schedule
from tk.target import Target, resolve
from tk.tuning.check.gate import kits_for
from tk.tuning.check.reference import build_reference
from tk.tuning.check.traits import traits
from tk.tuning.database.workload import canonical
from tk.tuning.measure.arguments import arguments, outputs, stored_inputs
from tk.tuning.measure.build import realize
from tk.tuning.measure.library import compile_kernel
from tk.tuning.measure.runner import CheckJob, Measurer
from tk.tuning.measure.testbed import Spec

pytestmark = pytest.mark.xdist_group("red team")

DEFINED = ("cpu.scan", "cpu.scatter")  # no tasks (tk.tuning.tasks.is_searched): the gate draws indices that lie outside
CASES = [
    (rule.name, case)
    for rule in discover("cpu")
    for case in rule.cases
    if rule.name not in DEFINED and all(isinstance(dim, int) for _, dims, _ in case.inputs for dim in dims)
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("honest")


STORES = [(name, rule.name, case) for name in ("cpu", "h200") for rule in discover(resolve(name).kind) for case in rule.cases]


@pytest.mark.parametrize(("target", "rule", "case"), sample(STORES, 41), ids=str)
def test_no_default_stores_into_its_inputs(target: str, rule: str, case: Case) -> None:
    row = resolve(target)
    with row.tvm():
        mod = canonical(prim_func(case, row)[0])
        assert stored_inputs(realize(mod, "", "", row), outputs(mod)) == [], rule


def scheduled(mod: tvm.IRModule, rule: Rule, cpu: Target, config: object = None) -> tvm.IRModule:
    func = schedule(rule, mod["main"], rule.match(mod["main"], cpu), cpu, config)
    return tvm.IRModule({"main": func.with_attr("global_symbol", "main")})


def drawn(rule: Rule, match: object, cpu: Target, seed: int) -> object:
    """A config that fits; the default where hardly any does."""
    random, space = Random(seed), rule.space(match, cpu)
    for _ in range(1000):
        config = rule.config(**{name: random.choice(values) for name, values in space.items()})
        if not rule.legal(match, config, cpu):
            return config
    return rule.default(match, cpu)


_REFERENCES: dict[Path, tuple[Path, str]] = {}  # (library, label) of a case, for all of its seeds


def reference_of(mod: tvm.IRModule, cpu: Target, folder: Path, name: str) -> tuple[Path, str]:
    """What `build_reference` gives, once a case."""
    if folder / name not in _REFERENCES:
        _REFERENCES[folder / name] = build_reference(mod, cpu, discover("cpu"), folder, name)
    return _REFERENCES[folder / name]


@pytest.mark.parametrize("seed", [1, 2, 3] if ALL else [2])
@pytest.mark.parametrize(("rule", "case"), sample(CASES, 28), ids=str)
def test_a_rules_case_passes(folder: Path, cpu: Target, rule: str, case: Case, seed: int) -> None:
    rules = discover("cpu")
    with cpu.tvm():
        mod = canonical(prim_func(case, cpu)[0])
        library, label = reference_of(mod, cpu, folder, f"{rule}.{case}")
        made = {"default": realize(mod, "", "", cpu), "last": scheduled(mod, rules[-1], cpu)}
        own = next(each for each in rules if each.name == rule)
        if (match := own.match(mod["main"], cpu)) is not None and own.space(match, cpu):
            made["drawn"] = scheduled(mod, own, cpu, drawn(own, match, cpu, seed))
        # only what is drawn is another with each seed, and its packing, which lies beside it
        paths = {name: folder / f"{rule}.{case}.{name}{seed if name == 'drawn' else ''}.so" for name in made}
        for name, kernel in made.items():
            if not paths[name].exists():
                compile_kernel(kernel, cpu, paths[name])
    taken = tuple(arguments(mod))
    libraries = {name: kit_of(name, cpu) for name in kits_for(taken)}
    spec = Spec("case", taken, (str(library), label), libraries, 0.0, seed << 16, traits(mod), str(paths["default"]))
    measurer = Measurer("cpu")
    for name, path in paths.items():
        measured = measurer.handle(CheckJob(spec, str(path)))
        assert measured.status == "valid", f"{name}: {measured.detail}"
