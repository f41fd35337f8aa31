"""tk as a backend of ONNX: the interface, and ONNX's own runner driving it."""

from __future__ import annotations

import unittest

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from onnx.backend.test import BackendTest

import tk.onnx_backend as backend
from tk.errors import ImportModelError, UsageError

CASES = [
    "test_add_bcast",
    "test_matmul_2d",
    "test_softmax_axis_1",
    "test_split_equal_parts_1d_opset13",
]


def doubled() -> onnx.ModelProto:
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", 3]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Add", ["x", "x"], ["y"])], "doubled", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def test_a_model_run_repeatedly() -> None:
    rep = backend.prepare(doubled())
    for rows in (2, 5):
        x = np.random.default_rng(rows).standard_normal((rows, 3), np.float32)
        for inputs in ([x], {"x": x}, x):
            out = rep.run(inputs)
            assert isinstance(out, tuple)
            assert np.array_equal(out[0], 2 * x)
            assert np.array_equal(out.y, 2 * x)  # type: ignore[attr-defined]
    assert np.array_equal(backend.run_model(doubled(), [x])[0], 2 * x)
    with pytest.raises(UsageError, match="not the model's"):
        rep.run({"z": x})


def test_a_node() -> None:
    x = np.random.default_rng(0).standard_normal((4, 6), np.float32)
    node = helper.make_node("TopK", ["x", "k"], ["values", "places"])
    with pytest.raises(ImportModelError):  # how many there are is known at run time only
        backend.run_node(node, [x, np.array([2])])
    a, b = backend.run_node(helper.make_node("Split", ["x"], ["a", "b"], axis=1, num_outputs=2), [x])
    assert np.array_equal(np.concatenate([a, b], 1), x)
    (relu,) = backend.run_node(helper.make_node("Relu", ["x"], ["y"]), [x], opset_version=13, outputs_info=[(x.dtype, x.shape)])
    assert np.array_equal(relu, np.maximum(x, 0))


def test_devices() -> None:
    assert backend.supports_device("CPU")
    assert not backend.supports_device("TPU")
    assert not backend.supports_device("CUDA:99")
    with pytest.raises(UsageError, match="no device"):
        backend.prepare(doubled(), "CUDA:99")
    assert backend.is_compatible(doubled())
    odd = doubled()
    odd.graph.node[0].op_type = "Det"
    assert not backend.is_compatible(odd)


def test_onnx_own_runner_drives_it() -> None:
    suite = BackendTest(backend.TkBackend, __name__)
    for case in CASES:
        suite.include(f"^{case}_cpu$")
    result = unittest.TestResult()
    suite.test_suite.run(result)
    assert not result.errors + result.failures
    assert result.testsRun - len(result.skipped) >= len(CASES)
