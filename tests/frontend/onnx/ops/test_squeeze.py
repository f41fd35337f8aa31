"""Squeeze without axes, and constants without elements."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk
from tk.errors import ImportModelError


def saved(
    path: Path, nodes: list[onnx.NodeProto], given: list[object], out: list[object], weights: list[onnx.TensorProto]
) -> Path:
    inputs = [helper.make_tensor_value_info("x", TensorProto.FLOAT, given)]
    outputs = [helper.make_tensor_value_info("y", TensorProto.FLOAT, out)]
    graph = helper.make_graph(nodes, "g", inputs, outputs, weights)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 22)], ir_version=10), path / "m.onnx")
    return path / "m.onnx"


def test_all_sizes_of_one_go(tmp_path: Path) -> None:
    draw = random.Random()
    shape = [draw.choice([1, 1, 2, 5]) for _ in range(draw.randint(1, 5))]
    nodes = [helper.make_node("Squeeze", ["x"], ["s"]), helper.make_node("Neg", ["s"], ["y"])]
    path = saved(tmp_path, nodes, shape, [size for size in shape if size != 1], [])
    x = np.random.default_rng().standard_normal(shape).astype(np.float32)
    out = np.asarray(tk.load(tk.compile(path, target="cpu", verify=False))(x))
    np.testing.assert_array_equal(out, -x.squeeze())


def test_a_size_that_is_not_known_is_refused_by_name(tmp_path: Path) -> None:
    path = saved(tmp_path, [helper.make_node("Squeeze", ["x"], ["y"])], ["n", 1], ["n"], [])
    with pytest.raises(ImportModelError, match=r"Squeeze .*'y' has no axes[^@]*need: axes, or fixed sizes"):
        tk.compile(path, target="cpu", verify=False)


def test_a_constant_without_elements_is_one_of_a_sequence(tmp_path: Path) -> None:
    none = numpy_helper.from_array(np.zeros((2, 0), np.float32), "none")
    nodes = [
        helper.make_node("SequenceConstruct", ["x", "none"], ["s"]),
        helper.make_node("ConcatFromSequence", ["s"], ["y"], axis=0),
    ]
    path = saved(tmp_path, nodes, [3, 0], [5, 0], [none])
    out = np.asarray(tk.load(tk.compile(path, target="cpu", verify=False))(np.zeros((3, 0), np.float32)))
    assert out.shape == (5, 0)
