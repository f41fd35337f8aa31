"""Squeeze without axes, and constants without elements."""

from __future__ import annotations

import random

import numpy as np
import onnx
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import model_of
from tk.aliases import Array
from tk.errors import ImportModelError


def computed(model: onnx.ModelProto, x: Array) -> Array:
    return np.asarray(tk.load(tk.compile(model, target="cpu", verify=False))(x))


def test_all_sizes_of_one_go() -> None:
    draw = random.Random(random.random())
    shape = [draw.choice([1, 1, 2, 5]) for _ in range(draw.randint(1, 5))]
    nodes = [helper.make_node("Squeeze", ["x"], ["s"]), helper.make_node("Neg", ["s"], ["y"])]
    x = np.random.default_rng().standard_normal(shape).astype(np.float32)
    np.testing.assert_array_equal(computed(model_of(nodes, {"x": x}, ["y"]), x), -x.squeeze())


def test_a_size_that_is_not_known_is_refused_by_name() -> None:
    nodes = [helper.make_node("Compress", ["x", "chosen"], ["some"], axis=0), helper.make_node("Squeeze", ["some"], ["y"])]
    model = model_of(nodes, {"x": np.zeros((3, 1), np.float32)}, ["y"], {"chosen": np.array([True, False, True])})
    model.graph.output[0].type.tensor_type.shape.dim.add()  # which ONNX cannot infer
    with pytest.raises(ImportModelError, match=r"Squeeze .*'y' has no axes[^@]*need: axes, or fixed sizes"):
        tk.compile(model, target="cpu", verify=False)


def test_a_constant_without_elements_is_one_of_a_sequence() -> None:
    nodes = [
        helper.make_node("SequenceConstruct", ["x", "none"], ["s"]),
        helper.make_node("ConcatFromSequence", ["s"], ["y"], axis=0),
    ]
    x = np.zeros((3, 0), np.float32)
    assert computed(model_of(nodes, {"x": x}, ["y"], {"none": np.zeros((2, 0), np.float32)}), x).shape == (5, 0)
