"""Windows over constants, which ONNX's evaluator has wrong: they are converted, not evaluated."""

from __future__ import annotations

import random

import numpy as np
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import model_of
from tests.fuzz.onnx_builder import run_node


@pytest.mark.parametrize("name", ["LRN", "AveragePool", "LpPool"])
def test_a_window_over_a_constant(name: str) -> None:
    draw = random.Random(random.random())
    shape = (draw.randint(1, 5), draw.randint(1, 5), draw.randint(5, 9), draw.randint(5, 9))
    x = np.random.default_rng().standard_normal(shape).astype(np.float32)
    given = (
        {"size": draw.randint(1, 5), "alpha": 0.3}
        if name == "LRN"
        else {"kernel_shape": [3, 2], "strides": [2, 3], "ceil_mode": 1}
    )
    node = helper.make_node(name, ["x"], ["y"], **given)
    expected = run_node(node, {"x": x}, 22)[0]
    nodes, z = [node, helper.make_node("Add", ["y", "z"], ["out"])], np.zeros_like(expected)
    model = model_of(nodes, {"z": z}, ["out"], {"x": x}, opset=22)
    out = np.asarray(tk.load(tk.compile(model, target="cpu", verify=False))(z))
    assert np.linalg.norm(out - expected) <= 1e-6 * np.linalg.norm(expected)
