"""tk debug bisect: planted faults are named, each by the kind of step that it was planted in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import tvm
from torch import nn
from tvm import relax

from tests.sample import sample
from tk import pipeline
from tk.frontend import load
from tk.frontend.converters import _registered, register_converter
from tk.frontend.torch.ops.table import CONVERTERS
from tk.graph.weights import fold as fold_weights
from tk.schedule import apply, discover
from tk.schedule.rule import schedule
from tk.target import resolve
from tk.verify.bisect import Case, Finding, bisect
from tk.verify.reproducer import replay, write

CPU = resolve("cpu")


class Net(nn.Module):
    """Two inputs of one shape that do not commute, and every family of kernels: product, elementwise, reduction."""

    def __init__(self) -> None:
        super().__init__()
        self.linear, self.norm = nn.Linear(16, 32), nn.LayerNorm(16)

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        h = self.linear(self.norm(torch.sin(x) - y)).tanh()
        return h.softmax(-1)


def imported() -> Any:
    torch.manual_seed(0)
    net = Net().eval()
    nn.init.normal_(net.norm.weight)
    nn.init.normal_(net.norm.bias)
    return load(net, (torch.randn(4, 16), torch.randn(4, 16)))


def case(model: Any, records: Any = None) -> Case:
    rng = np.random.default_rng(1)
    inputs = [rng.standard_normal((4, 16), np.float32) for _ in range(2)]
    return Case(model, CPU, inputs, model.reference_float64(inputs), records)


@pytest.fixture(scope="module")
def model() -> Any:
    return imported()


def culprit(finding: Finding) -> tuple[str, str]:
    assert finding.culprit is not None, finding.trials
    return finding.culprit.kind, finding.culprit.name


def test_a_model_that_is_right(model: Any) -> None:
    finding = bisect(case(model))
    assert finding.culprit is None
    assert [trial.what for trial in finding.trials] == ["as it is"]


# Wrong converters: the operator is named, and the line of the model that uses it.


def _without_bias(node: Any, importer: Any) -> Any:
    x, weight, _ = importer.retrieve_args(node)
    emit = importer.block_builder.emit
    return emit(relax.op.matmul(x, emit(relax.op.permute_dims(weight))))


def _unary(op: Callable[..., Any], *more: Any) -> Callable[[Any, Any], Any]:
    return lambda node, importer: importer.block_builder.emit(op(importer.env[node.args[0]], *more))


def _swapped(node: Any, importer: Any) -> Any:
    a, b = importer.retrieve_args(node)[:2]
    return importer.block_builder.emit(relax.op.subtract(b, a))


WRONG_CONVERTERS = {
    "linear.default": _without_bias,
    "tanh.default": _unary(relax.op.sigmoid),
    "sin.default": _unary(relax.op.cos),
    "_softmax.default": _unary(relax.op.nn.softmax, 0),
    "sub.Tensor": _swapped,
}


@pytest.mark.parametrize("operator", sample(WRONG_CONVERTERS, 5))
def test_a_wrong_converter(operator: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(CONVERTERS, operator, WRONG_CONVERTERS[operator])
    wrong = case(imported())
    finding = bisect(wrong)
    assert culprit(finding) == ("converter", f"of aten.{operator}")
    assert finding.culprit is not None
    assert "test_bisect.py" in finding.culprit.where or "torch/nn" in finding.culprit.where
    write(tmp_path / "out", wrong, finding)
    monkeypatch.undo()
    assert replay(tmp_path / "out") == 3  # the wrong module itself is what the folder holds


@pytest.mark.rotated(4)
def test_a_wrong_converter_of_the_user_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_registered, ("torch", "aten::tanh"), None)
    register_converter("torch", "aten::tanh", lambda builder, args, attributes: builder.emit(relax.op.exp(args[0])))
    assert culprit(bisect(case(imported()))) == ("converter", "of aten.tanh.default")


# Wrong passes: each does its work, and then takes one input for the other.


def _inputs_swapped(mod: tvm.IRModule) -> tvm.IRModule:
    main = mod["main"]
    first, second, *rest = main.params
    changed = mod.clone()
    changed["main"] = relax.Function([second, first, *rest], main.body, main.ret_ty, main.is_pure, main.attrs)
    return changed


def _spoiled(step: Any) -> Any:
    @tvm.transform.module_pass(opt_level=0, name=str(step.info.name))
    def spoil(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        return _inputs_swapped(step(mod))

    return spoil


def plant(monkeypatch: pytest.MonkeyPatch, phase: str, name: str) -> None:
    own = getattr(pipeline, phase)

    def spoiled(*args: Any) -> list[Any]:
        return [_spoiled(step) if step.info.name == name else step for step in own(*args)]

    monkeypatch.setattr(pipeline, phase, spoiled)


WRONG_PASSES = [
    ("simplifying", "SimplifyDataMovement"),
    ("simplifying", "FoldBatchNorm"),
    ("simplifying", "EliminateCommonSubexpr"),
    ("simplifying", "ChannelsLast"),
    ("fusing", "FuseRows"),
    ("fusing", "LegalizeOps"),
    ("fusing", "FuseOps"),
    ("fusing", "SinkUpcasts"),
    ("lowering", "PlanMemory"),
]


@pytest.mark.rotated(8)
@pytest.mark.parametrize(("phase", "name"), sample(WRONG_PASSES, 9))
def test_a_wrong_pass(phase: str, name: str, model: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plant(monkeypatch, phase, name)
    wrong = case(model)
    finding = bisect(wrong)
    assert culprit(finding) == ("pass", name)
    assert finding.culprit is not None
    if name == "SimplifyDataMovement":
        assert finding.culprit.switch == (name,)
        write(tmp_path / "out", wrong, finding)
        assert replay(tmp_path / "out") == 3
        monkeypatch.undo()
        assert replay(tmp_path / "out") == 0


@pytest.mark.rotated(6)
def test_a_pass_that_fails(model: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    @tvm.transform.module_pass(opt_level=0, name="CancelTransposes")
    def fail(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        raise ValueError("no such axis")

    own = pipeline.simplifying
    monkeypatch.setattr(
        pipeline, "simplifying", lambda target: [fail if p.info.name == "CancelTransposes" else p for p in own(target)]
    )
    finding = bisect(case(model))
    assert culprit(finding) == ("pass", "CancelTransposes")
    assert "no such axis" in finding.trials[0].why


@pytest.mark.rotated(12)
@pytest.mark.parametrize("step", ["fold_weights", "pack_weights"])
def test_wrong_weights(step: str, model: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    home = fold_weights if step == "fold_weights" else pipeline
    own = getattr(home, step)

    def scaled(mod: Any, weights: Any) -> Any:
        mod, weights = own(mod, weights)
        return mod, {name: array * np.float32(1.1) for name, array in weights.items()}

    monkeypatch.setattr(home, step, scaled)
    assert culprit(bisect(case(model))) == ("pass", step)


# Wrong rules and records: the schedule computes another function.


def _other_function(func: Any, old: str, new: str) -> Any:
    text = func.script()
    assert old in text
    return tvm.script.from_source(text.replace(old, new))


SPOILT = {
    "cpu.matmul": ("T.tanh(", "T.sin("),
    "cpu.reduction": ("T.exp(", "T.sqrt("),
    "cpu.elementwise": ("T.sin(", "T.cos("),
}


@pytest.mark.rotated(8)
@pytest.mark.parametrize("name", sample(["cpu.matmul", "cpu.reduction"], 2))
def test_a_wrong_rule(name: str, model: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = SPOILT[name]

    def spoiled(kind: str) -> tuple[Any, ...]:
        return tuple(_spoiled_rule(rule, old, new) if rule.name == name else rule for rule in discover.discover(kind))

    monkeypatch.setattr(apply, "discover", spoiled)
    finding = bisect(case(model))
    assert culprit(finding) == ("rule", name)
    assert finding.culprit is not None
    assert finding.culprit.where


def _spoiled_rule(rule: Any, old: str, new: str) -> Any:
    def lower(func: Any, match: Any, config: Any, target: Any) -> Any:
        made = rule.lower(func, match, config, target)
        return _other_function(made, old, new) if old in made.script() else made

    return replace(rule, lower=lower)


class Records:
    """A database that holds a record for every function, as the first rule would schedule it, but for one."""

    def __init__(self, wrong: str) -> None:
        self.wrong = wrong

    def best(self, func: Any, target: Any, rules: Any) -> Any:
        for rule in rules:
            match = rule.match(func, target)
            if match is not None:
                scheduled = schedule(rule, func, match, target)
                if self.wrong in scheduled.script():
                    scheduled = _other_function(scheduled, self.wrong, "T.sqrt(")
                return tvm.s_tir.Schedule(tvm.IRModule({"main": scheduled})), None, {"lanes": 8}
        return None


@pytest.mark.rotated(6)
@pytest.mark.parametrize("wrong", sample(["T.exp(", "T.sin("], 2))
def test_a_wrong_record(wrong: str, model: Any, tmp_path: Path) -> None:
    bad = case(model, Records(wrong))
    finding = bisect(bad)
    kind, name = culprit(finding)
    assert kind == "record"
    assert "lanes=8" in name
    assert finding.culprit is not None
    assert finding.culprit.where
    write(tmp_path / "out", bad, finding)
    assert replay(tmp_path / "out") == 3
