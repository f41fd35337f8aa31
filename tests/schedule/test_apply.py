"""Functions without results are no kernels: a GPU launches no grid of none. What a rule cannot schedule is the next one's."""

import pytest
import tvm
from tvm import tirx
from tvm.relax import op

from tk.codegen.library import build_function
from tk.schedule import apply
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.target import resolve

EMPTY = {
    "add": (op.add, ((0, 64), (0, 64))),
    "softmax": (op.nn.softmax, ((0, 64),)),
    "product": (op.matmul, ((0, 64), (64, 128))),
    "transpose": (lambda x: op.permute_dims(x, [1, 0]), ((0, 64),)),
    "row sums": (lambda x: op.sum(x, axis=[1]), ((0, 64),)),
}
FULL = {
    "column sums": (lambda x: op.sum(x, axis=[0]), ((0, 64),)),
    "product over nothing": (op.matmul, ((32, 0), (0, 64))),
}


def scheduled(build, shapes, target):
    inputs = tuple((f"x{n}", shape, "float16") for n, shape in enumerate(shapes))
    func, _ = prim_func(Case("case", inputs, build, lambda *values: None), resolve(target))
    mod, kernels = schedule_module(tvm.IRModule({"main": func}), resolve(target))
    return mod["main"], kernels[0].origin


@pytest.mark.sampled(3)
@pytest.mark.parametrize("target", ["cpu", "h200"])
@pytest.mark.parametrize("name", EMPTY)
def test_nothing_is_computed_for_no_elements(name: str, target: str) -> None:
    func, origin = scheduled(*EMPTY[name], target)
    assert origin == "empty"
    assert isinstance(func.body, tirx.Evaluate)
    assert build_function(func, resolve(target))[0]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", FULL)
def test_sums_over_nothing_are_computed(name: str) -> None:
    func, origin = scheduled(*FULL[name], "h200")
    assert origin == "rule"
    assert build_function(func, resolve("h200"))[1].usage


def test_a_rule_whose_schedule_tvm_refuses_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    own = apply.schedule

    def refused(rule, *rest):
        if rule.name == first:
            raise tvm.error.InternalError("Check failed: a loop is no multiple\nmore")
        return own(rule, *rest)

    case = Case("softmax", (("x", (32, 64), "float32"),), op.nn.softmax, lambda x: None)
    func, _ = prim_func(case, resolve("h200"))
    first = schedule_module(tvm.IRModule({"main": func}), resolve("h200"))[1][0].rule
    monkeypatch.setattr(apply, "schedule", refused)
    kernel = schedule_module(tvm.IRModule({"main": func}), resolve("h200"))[1][0]
    assert kernel.rule != first
    assert f"{first}: TVM refuses its schedule: Check failed: a loop is no multiple" in kernel.declined
