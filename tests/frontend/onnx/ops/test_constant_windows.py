"""Windows over constants, which ONNX's evaluator has wrong: they are converted, not evaluated."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk
from tests.fuzz.onnx_builder import run_node


@pytest.mark.parametrize("name", ["LRN", "AveragePool", "LpPool"])
def test_a_window_over_a_constant(name: str, tmp_path: Path) -> None:
    draw = random.Random()
    shape = (draw.randint(1, 5), draw.randint(1, 5), draw.randint(5, 9), draw.randint(5, 9))
    x = np.random.default_rng().standard_normal(shape).astype(np.float32)
    given = (
        {"size": draw.randint(1, 5), "alpha": 0.3}
        if name == "LRN"
        else {"kernel_shape": [3, 2], "strides": [2, 3], "ceil_mode": 1}
    )
    node = helper.make_node(name, ["x"], ["y"], **given)
    expected = run_node(node, {"x": x}, 22)[0]
    inputs = [helper.make_tensor_value_info("z", TensorProto.FLOAT, list(expected.shape))]
    outputs = [helper.make_tensor_value_info("out", TensorProto.FLOAT, list(expected.shape))]
    nodes = [node, helper.make_node("Add", ["y", "z"], ["out"])]
    graph = helper.make_graph(nodes, "g", inputs, outputs, [numpy_helper.from_array(x, "x")])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 22)], ir_version=10), tmp_path / "m.onnx")
    module = tk.load(tk.compile(tmp_path / "m.onnx", target="cpu", verify=False))
    out = np.asarray(module(np.zeros_like(expected)))
    assert np.linalg.norm(out - expected) <= 1e-6 * np.linalg.norm(expected)
