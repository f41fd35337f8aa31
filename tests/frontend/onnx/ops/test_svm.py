"""Support vector machines of ai.onnx.ml: every kernel, one class, votes and probabilities, as ONNX Runtime has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from tests.frontend.onnx_graphs import evaluated, onnxruntime_s
from tests.frontend.running import run
from tk.aliases import Array
from tk.errors import ImportModelError
from tk.frontend import load

RNG = np.random.default_rng(0)
ROWS = RNG.standard_normal((9, 5)).astype(np.float32)
COUNTS = [2, 3, 4, 1]


def floats(*shape: int) -> list[float]:
    return [float(value) for value in RNG.standard_normal(shape).ravel().astype(np.float32)]


def regressor(kernel: str, count: int = 6, **more: Any) -> onnx.ModelProto:
    attributes = {
        "coefficients": floats(count or 5),
        "rho": [0.2],
        "kernel_params": [0.3, 0.5, 3.0],
        "kernel_type": kernel,
        **more,
    }
    vectors = {"support_vectors": floats(count, 5), "n_supports": count} if count else {}
    node = helper.make_node("SVMRegressor", ["x"], ["y"], "svm", domain="ai.onnx.ml", **{**attributes, **vectors, **more})
    return model(node, [("y", TensorProto.FLOAT, 2)])


def classifier(classes: int, **more: Any) -> onnx.ModelProto:
    pairs, vectors = classes * (classes - 1) // 2, sum(COUNTS[:classes])
    attributes = {
        "coefficients": floats(classes - 1, vectors),
        "support_vectors": floats(vectors, 5),
        "vectors_per_class": COUNTS[:classes],
        "kernel_type": "RBF",
        "kernel_params": [0.3, 0.0, 0.0],
        "rho": [0.1 * value for value in floats(pairs)],
        "classlabels_ints": [3, 7, 9, 11][:classes],
        **more,
    }
    kept = {name: value for name, value in attributes.items() if value is not None}
    node = helper.make_node("SVMClassifier", ["x"], ["label", "scores"], "svm", domain="ai.onnx.ml", **kept)
    return model(node, [("label", TensorProto.INT64, 1), ("scores", TensorProto.FLOAT, 2)])


def probable(classes: int) -> dict[str, list[float]]:
    pairs = classes * (classes - 1) // 2
    return {"prob_a": [-abs(value) for value in floats(pairs)], "prob_b": floats(pairs)}


def model(node: onnx.NodeProto, outputs: list[tuple[str, int, int]]) -> onnx.ModelProto:
    """A model of one node, whose batch is dynamic."""
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 5])]
    gives = [helper.make_tensor_value_info(name, kind, ["n", None][:rank]) for name, kind, rank in outputs]
    domains = [helper.make_opsetid("", 20), helper.make_opsetid("ai.onnx.ml", 4)]
    return helper.make_model(helper.make_graph([node], "g", takes, gives), opset_imports=domains, ir_version=10)


def assert_same(results: list[Array], expected: list[Array]) -> None:
    for result, other in zip(results, expected, strict=True):
        assert result.dtype == other.dtype
        np.testing.assert_allclose(result, other, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("one_class", [0, 1])
@pytest.mark.parametrize("kernel", ["LINEAR", "POLY", "RBF", "SIGMOID"])
def test_regressors(kernel: str, one_class: int) -> None:
    made = regressor(kernel, one_class=one_class)
    for rows in (ROWS, ROWS[:1]):
        results = run(load(made), [rows])
        assert_same(results, evaluated(made, {"x": rows}))
        assert_same(results, onnxruntime_s(made, {"x": rows}))


def test_a_regressor_without_vectors_is_linear_whatever_its_kernel() -> None:
    made = regressor("RBF", count=0)
    assert_same(run(load(made), [ROWS]), evaluated(made, {"x": ROWS}))


def test_a_distance_between_near_rows_does_not_cancel() -> None:
    made = regressor("RBF", count=1, support_vectors=[1000.0] * 5, kernel_params=[100.0, 0.0, 0.0])
    rows = np.full((1, 5), 1000.0625, np.float32)
    assert_same(run(load(made), [rows]), evaluated(made, {"x": rows}))


@pytest.mark.parametrize("post_transform", ["NONE", "LOGISTIC"])
@pytest.mark.parametrize("classes", [2, 3, 4])
def test_votes(classes: int, post_transform: str) -> None:
    made = classifier(classes, post_transform=post_transform)
    results = run(load(made), [ROWS])
    assert_same(results, evaluated(made, {"x": ROWS}))
    assert_same(results, onnxruntime_s(made, {"x": ROWS}))


@pytest.mark.parametrize("post_transform", ["NONE", "SOFTMAX"])
@pytest.mark.parametrize("classes", [2, 3, 4])
def test_probabilities(classes: int, post_transform: str) -> None:
    """By ONNX Runtime: of three classes and more ONNX's evaluator sums what is no sum."""
    made = classifier(classes, post_transform=post_transform, **probable(classes))
    assert_same(run(load(made), [ROWS]), onnxruntime_s(made, {"x": ROWS}))


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: regressor("POLY", kernel_params=[1.0, 0.0, 2.5]), "degree of its polynomial is 2.5"),
        (lambda: regressor("CUBIC"), "kernel_type is CUBIC"),
        (lambda: regressor("LINEAR", post_transform="LOGISTIC"), "post_transform is LOGISTIC"),
        (lambda: classifier(2, post_transform="SOFTMAX"), "post_transform is SOFTMAX"),
        (lambda: classifier(2, coefficients=[1.0] * 5), "none of its coefficients is negative"),
        (lambda: classifier(2, classlabels_ints=None, classlabels_strings=["a", "b"]), "labels are strings"),
        (lambda: classifier(2, vectors_per_class=None, support_vectors=None), "no support vectors"),
        (lambda: classifier(3, classlabels_ints=[1, 2]), "2 labels and vectors of 3 classes"),
    ],
)
def test_refused(made: Any, why: str) -> None:
    with pytest.raises(ImportModelError, match=why):
        load(made())
