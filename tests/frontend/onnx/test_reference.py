"""The float64 reference of ONNX models: right in old opsets too, and never used where it is another model."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk
from tests.frontend.running import error
from tk.errors import UsageError
from tk.frontend import load
from tk.frontend.onnx import reference as onnx_reference
from tk.frontend.onnx.reference import reference, reference_float64, runs_elsewhere

FLOAT = TensorProto.FLOAT
STATISTICS = ("scale", "bias", "mean", "var")


def normalized(opset: int = 9) -> Any:
    """x [2, 3, 4, 5] → batch normalization with stored statistics → softmax from axis 1 on, which opset 9 takes flattened."""
    rng = np.random.default_rng(0)
    weights = [numpy_helper.from_array(rng.uniform(0.5, 1.5, 3).astype(np.float32), name) for name in STATISTICS]
    nodes = [
        helper.make_node("BatchNormalization", ["x", *STATISTICS], ["n"]),
        helper.make_node("Softmax", ["n"], ["y"], axis=1),
    ]
    x, y = (helper.make_tensor_value_info(name, FLOAT, [2, 3, 4, 5]) for name in "xy")
    graph = helper.make_graph(nodes, "g", [x], [y], weights)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


def by_formula(model: Any, x: np.ndarray[Any, Any], axes: tuple[int, ...]) -> np.ndarray[Any, Any]:
    scale, bias, mean, var = (
        numpy_helper.to_array(tensor).astype(np.float64).reshape(3, 1, 1) for tensor in model.graph.initializer
    )
    power = np.exp((x - mean) / np.sqrt(var + 1e-5) * scale + bias)
    return np.asarray(power / power.sum(axes, keepdims=True))


@pytest.mark.parametrize(("opset", "axes"), [(9, (1, 2, 3)), (17, (1,))])
def test_each_opset_has_its_own_softmax(opset: int, axes: tuple[int, ...]) -> None:
    model, x = normalized(opset), np.random.default_rng(1).standard_normal((2, 3, 4, 5), np.float32)
    expected = by_formula(model, x.astype(np.float64), axes)
    (out,) = reference_float64(model, None)([x])
    assert out.dtype == np.float64
    assert error(out, expected) < 1e-8  # epsilon is a float32 attribute
    assert error(reference(model, None)([x])[0], expected) < 1e-6


def test_without_onnxruntime_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onnx_reference, "_session", lambda model, bound=None: None)
    model, x = normalized(), np.random.default_rng(2).standard_normal((2, 3, 4, 5), np.float32)
    expected = by_formula(model, x.astype(np.float64), (1, 2, 3))
    assert error(reference(model, None)([x])[0], expected) < 1e-6
    assert error(reference_float64(model, None)([x])[0], expected) < 1e-8


def test_another_model_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    double = onnx_reference._double
    monkeypatch.setattr(onnx_reference, "_double", lambda model, path: double(normalized(17), path))
    run, x = reference_float64(normalized(9), None), np.random.default_rng(3).standard_normal((2, 3, 4, 5), np.float32)
    for _ in range(2):  # the second call does not trust it either
        with pytest.raises(UsageError, match="not this model: its output 'y'"):
            run([x])


def test_what_nothing_else_runs_is_refused() -> None:
    model = normalized()
    model.graph.node[1].op_type, model.graph.node[1].domain = "Softer", "acme"
    model.opset_import.append(helper.make_opsetid("acme", 1))
    assert not runs_elsewhere(model)
    assert runs_elsewhere(normalized())
    for make in (reference, reference_float64):
        with pytest.raises(UsageError, match="neither onnxruntime nor"):
            make(model, None)([np.zeros((2, 3, 4, 5), np.float32)])


def test_what_cannot_be_converted_is_refused() -> None:
    model = normalized(6)
    model.graph.node[1].op_type = "Experimental"
    with pytest.raises(UsageError, match="converted from opset 6"):
        reference_float64(model, None)([np.zeros((2, 3, 4, 5), np.float32)])


def test_external_weights_are_read(tmp_path: Path) -> None:
    import onnx

    path, original = tmp_path / "m.onnx", normalized()
    onnx.save(original, path, save_as_external_data=True, location="w.bin", size_threshold=0)
    model, x = load(path), np.random.default_rng(4).standard_normal((2, 3, 4, 5), np.float32)
    assert model.reference_float64 is not None
    expected = by_formula(normalized(), x.astype(np.float64), (1, 2, 3))
    assert error(model.reference_float64([x])[0], expected) < 1e-8


def test_an_input_that_is_bound_is_one_of_the_files_to_onnxruntime(tmp_path: Path) -> None:
    """The file at the path has no value for it: verifying such a model raised an error wherever ONNX Runtime is installed."""
    pytest.importorskip("onnxruntime")
    node = helper.make_node("Reshape", ["x", "sizes"], ["y"])
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, [2, 8])]
    inputs.append(helper.make_tensor_value_info("sizes", TensorProto.INT64, [2]))
    output = helper.make_tensor_value_info("y", TensorProto.FLOAT, ["rows", "columns"])
    path = tmp_path / "reshape.onnx"
    graph = helper.make_graph([node], "g", inputs, [output])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
    package = tk.compile(str(path), target="cpu", constants={"sizes": [4, 4]})
    assert [entry["passed"] for entry in package.evidence] == [True]
    x = np.arange(16, dtype=np.float32).reshape(2, 8)
    model = load(path, constants={"sizes": [4, 4]})
    for run in (model.reference, model.reference_float64):
        assert run is not None
        np.testing.assert_array_equal(run([x])[0], x.reshape(4, 4))
