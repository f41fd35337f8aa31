"""ONNX models, every intermediate compared: tk verify --every and tk debug bisect name the node that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from click.testing import CliRunner
from onnx import helper
from tvm import relax

from tests.frontend.onnx_graphs import model_of
from tk.cli import main
from tk.frontend import load
from tk.frontend.converters import _registered, register_converter
from tk.frontend.onnx.ops.table import CONVERTERS
from tk.target import resolve
from tk.verify.bisect import Case, bisect
from tk.verify.every import compare_every, first_outside
from tk.verify.reproducer import replay, write

CPU = resolve("cpu")


def network() -> onnx.ModelProto:
    """x [4, 3, 8] through the families of converters: products, rows, reductions, moves, choices."""
    rng = np.random.default_rng(0)
    nodes = [
        helper.make_node("Gemm", ["x2", "w", "b"], ["h"], "dense"),
        helper.make_node("Tanh", ["h"], ["t"], "squash"),
        helper.make_node("Reshape", ["t", "heads"], ["r"], "heads"),
        helper.make_node("Softmax", ["r"], ["p"], "weights", axis=1),
        helper.make_node("ReduceMax", ["p", "last"], ["m"], "peak"),
        helper.make_node("Sub", ["r", "m"], ["s"], "centre"),
        helper.make_node("Pad", ["s", "pads"], ["q"], "around", mode="reflect"),
        helper.make_node("CumSum", ["q", "axis"], ["y"], "total"),
    ]
    flat = helper.make_node("Reshape", ["x", "flat"], ["x2"], "flat")
    weights = {
        "w": rng.standard_normal((8, 16)).astype(np.float32),
        "b": rng.standard_normal(16).astype(np.float32),
        "flat": np.array([12, 8]),
        "heads": np.array([4, 12, 4]),
        "last": np.array([-1]),
        "pads": np.array([0, 1, 2, 0, 2, 1]),
        "axis": np.int64(1),
    }
    return model_of([flat, *nodes], {"x": np.zeros((4, 3, 8), np.float32)}, ["y"], weights)


def case(model: Any) -> Case:
    inputs = [np.random.default_rng(1).standard_normal((4, 3, 8), np.float32)]
    return Case(model, CPU, inputs, model.reference(inputs))


def _instead(converter: Callable[..., Any], change: Callable[[relax.Expr], relax.Expr]) -> Callable[..., Any]:
    def convert(node: Any, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
        return [importer.bb.emit(change(value)) for value in converter(node, importer, attributes)]

    return convert


def _by(op: Callable[[relax.Expr], relax.Expr]) -> Callable[..., Any]:
    return lambda node, importer, attributes: [importer.bb.emit(op(importer.tensor(node.input[0])))]


def _swapped(node: Any, importer: Any, attributes: dict[str, Any]) -> list[relax.Expr]:
    a, b = (importer.tensor(name) for name in node.input)
    return [importer.bb.emit(relax.op.subtract(b, a))]


WRONG = {
    "Gemm": ("dense", _instead(CONVERTERS["Gemm"], lambda x: relax.op.add(x, relax.const(1e-3, "float32")))),
    "Tanh": ("squash", _by(relax.op.sigmoid)),
    "Softmax": ("weights", _by(lambda x: relax.op.nn.softmax(x, -1))),
    "ReduceMax": ("peak", _by(lambda x: relax.op.min(x, [-1], True))),
    "Sub": ("centre", _swapped),
    "Pad": ("around", _instead(CONVERTERS["Pad"], lambda x: relax.op.flip(x, 1))),
    "CumSum": ("total", _by(lambda x: relax.op.cumsum(x, 0))),
}


def test_every_intermediate_is_compared() -> None:
    model = load(network())
    layers = compare_every(model, CPU, case(model).inputs, "onnxruntime")
    assert [layer.result.name for layer in layers] == ["x2", "h", "t", "r", "p", "m", "s", "q", "y"]
    assert layers[1].origin == "Gemm at dense"
    assert first_outside(layers) is None


@pytest.mark.rotated(8)
@pytest.mark.parametrize("operator", WRONG)
def test_a_wrong_converter(operator: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    node, converter = WRONG[operator]
    monkeypatch.setitem(CONVERTERS, operator, converter)
    wrong = case(load(network()))
    finding = bisect(wrong)
    assert finding.culprit is not None
    assert (finding.culprit.kind, finding.culprit.name, finding.culprit.where) == ("converter", f"of {operator}", node)
    write(tmp_path / "out", wrong, finding)
    monkeypatch.undo()
    assert replay(tmp_path / "out") == 3


@pytest.mark.rotated(4)
def test_a_wrong_converter_of_the_user_s(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_registered, ("onnx", "ai.onnx::Tanh"), None)
    register_converter("onnx", "ai.onnx::Tanh", lambda builder, args, attributes: builder.emit(relax.op.exp(args[0])))
    finding = bisect(case(load(network())))
    assert finding.culprit is not None
    assert (finding.culprit.name, finding.culprit.where) == ("of Tanh", "squash")


@pytest.mark.rotated(4)
@pytest.mark.parametrize("wrong", [False, True])
def test_the_commands(wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    onnx.save(network(), path, save_as_external_data=True, size_threshold=0)
    if wrong:
        monkeypatch.setitem(CONVERTERS, "Softmax", WRONG["Softmax"][1])
    asked = ["verify", str(path), "--ref", "onnxruntime", "--every", "--device", "cpu", "--json"]
    checked = CliRunner().invoke(main, asked)
    document = json.loads(checked.stdout)
    assert checked.exit_code == (3 if wrong else 0), checked.stdout
    assert len(document["layers"]) == 9
    found = CliRunner().invoke(main, ["debug", "bisect", str(path), "-o", str(tmp_path / "repro"), "--json"])
    assert found.exit_code == (3 if wrong else 0), found.stdout
    if wrong:
        assert document["first_outside"]["origin"] == "Softmax at weights"
        assert json.loads(found.stdout)["culprit"]["where"] == "weights"
        assert (tmp_path / "repro" / "repro.py").is_file()
