"""Products that read B as it lies: what the rule takes, every kind of config against float64, and models whose weights or
caches of keys are no longer held twice."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.host import RUNNABLE
from tk.frontend import load
from tk.graph.memory.in_place import in_place
from tk.graph.memory.report import memory_plan
from tk.graph.weights.pack import pack_weights
from tk.pipeline import graph, host_machine, lower
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, check
from tk.schedule.rule import rule_of, taken
from tk.schedules.cpu import matmul as contraction
from tk.schedules.cpu import matmul_nt
from tk.schedules.cpu.matmul_nt import CASES, Config
from tk.target import resolve

RULE = rule_of(matmul_nt)

BY_NAME = {case.name: case for case in CASES}
TARGETS = ("cpu:x86-64", "cpu:x86-64-v3", "cpu:x86-64-v4")


@pytest.mark.parametrize("target", TARGETS)
def test_defaults_are_legal_everywhere(target: str) -> None:
    where = resolve(target)
    for case in CASES:
        found = RULE.match(case.func(where), where)
        assert found is not None
        assert not RULE.legal(found, RULE.default(found, where), where)


def test_refusals_say_the_limit() -> None:
    where = resolve("cpu:x86-64-v3")
    found = RULE.match(BY_NAME["step"].func(where), where)
    (registers,) = RULE.legal(found, Config(rows=4, columns=5, lanes=8), where)
    assert registers == "vector registers = 25: at most 16"
    (columns,) = RULE.legal(found, Config(rows=1, columns=3, lanes=8), where)
    assert columns == "n = 1000: must be a multiple of 3, whole tiles of columns"


def test_many_rows_of_short_sums_are_left_to_panels() -> None:
    where = resolve("cpu")
    for a, b, is_taken in (
        ((6, 50, 64), (6, 50, 64), False),
        ((6, 50, 256), (6, 50, 256), True),
        ((6, 8, 64), (6, 50, 64), True),
        ((50, 64), (50, 64), True),  # a weight that is read elsewhere too
        ((8, 33), (50, 33), False),  # no vectors along k
    ):
        func = matmul_nt._case("shape", a, b).func(where)
        assert (taken(RULE, func, where) is not None) == is_taken
        assert contraction.match(func, where) is not None


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("name", "knob"),
    [("many", {"rows": 3}), ("many", {"rows": 4, "columns": 1}), ("tokens", {"rows": 4}), ("odd", {"rows": 1}), ("step", {})],
    ids=str,
)
@pytest.mark.parametrize("target", RUNNABLE)
def test_any_config_gives_the_same_numbers(target: str, name: str, knob: dict[str, int]) -> None:
    where, case = resolve(target), BY_NAME[name]
    found = RULE.match(case.func(where), where)
    twice = {} if knob else {"lanes": 2 * RULE.default(found, where).lanes, "columns": 2}
    config = replace(RULE.default(found, where), **knob, **twice)
    fitting = (replace(config, columns=columns) for columns in range(config.columns, 0, -1))  # in the registers that there are
    config = next(each for each in fitting if not RULE.legal(found, each, where))
    assert check(case, RULE, where, config, seed=3) <= case.tolerance


def test_what_the_epilogue_alone_reads_is_computed_in_it() -> None:
    """A mask, which would be a vector of choices by booleans in memory: TVM cannot make these."""
    from tvm import relax
    from tvm.relax import op

    def masked(a: Any, b: Any, at: Any, keys: Any) -> Any:
        mask = op.where(op.greater_equal(at, keys), relax.const(float("-inf"), "float32"), relax.const(0.0, "float32"))
        return op.exp(op.add(mask, op.multiply(matmul_nt._matmul(a, b), relax.const(0.5, "float32"))))

    def exact(a: Any, b: Any, at: Any, keys: Any) -> Any:
        return np.exp(matmul_nt._exact(a, b) * 0.5 + np.where(at >= keys, -np.inf, 0))

    where = resolve("cpu")
    masks = (("at", (1, 1, 1), "int64"), ("keys", (1, 1, 32), "int64"))
    few, many = (
        Case("masked", (("a", (3, rows, 64), "float32"), ("b", (3, 32, 64), "float32"), *masks), masked, exact)
        for rows in (4, 16)
    )
    assert check(few, RULE, where) <= few.tolerance
    assert check(many, rule_of(contraction), where) <= many.tolerance
    found = matmul_nt.match(few.func(where), where)
    assert '"bool"' not in matmul_nt.lower(few.func(where), found, matmul_nt.default(found, where), where).script()


@pytest.mark.rotated(3)
@pytest.mark.parametrize("spec", ["qwen3-tiny", "llama-tiny-step?tied=1&context=64"])
def test_models_hold_weights_once_and_no_turned_cache(spec: str) -> None:
    target = resolve("cpu")
    model = load(f"zoo:{spec}")
    with target.tvm():
        mod, weights = graph(model, target)
        indices = in_place(mod)
        mod, kernels = schedule_module(mod, target)
        mod, weights = pack_weights(mod, weights, host_machine)
        memory = memory_plan(lower(mod, False, indices))
    assert any(kernel.rule == RULE.name for kernel in kernels)
    assert sum(each.nbytes for each in weights.values()) <= sum(each.nbytes for each in model.params.values())
    assert memory.bytes() <= model.eager_peak()
