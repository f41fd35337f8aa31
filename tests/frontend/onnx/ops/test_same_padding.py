"""auto_pad of convolutions and pools, and grids over images, of dynamic sizes: as ONNX Runtime has them at several."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

from tests.frontend.onnx_graphs import evaluated, onnxruntime_s
from tests.frontend.running import run
from tk.aliases import Array
from tk.frontend import load

RNG = np.random.default_rng(0)
SIZES = ((1, 14, 15), (2, 11, 12), (1, 7, 6))


def model(nodes: list[Any], outputs: list[tuple[str, int]], weights: dict[str, Array], opset: int = 20) -> onnx.ModelProto:
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 4, "h", "w"])]
    gives = [helper.make_tensor_value_info(name, kind, [f"{name}_{axis}" for axis in range(4)]) for name, kind in outputs]
    constants = [onnx.numpy_helper.from_array(array, name) for name, array in weights.items()]
    graph = helper.make_graph(nodes, "g", takes, gives, constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=10)


def compare(made: onnx.ModelProto) -> None:
    loaded = load(made)
    for n, h, w in SIZES:
        x = RNG.standard_normal((n, 4, h, w)).astype(np.float32)
        for result, expected in zip(run(loaded, [x]), onnxruntime_s(made, {"x": x}), strict=True):
            assert result.dtype == expected.dtype
            np.testing.assert_allclose(result, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("mode", ["SAME_UPPER", "SAME_LOWER"])
@pytest.mark.parametrize(
    ("kernel", "more"),
    [
        ((3, 2), {}),
        ((3, 2), {"strides": [2, 2]}),
        ((3, 3), {"strides": [1, 3], "group": 4}),
        ((1, 1), {"strides": [2, 3]}),
    ],
    ids=str,
)
def test_convolutions(kernel: tuple[int, int], more: dict[str, Any], mode: str) -> None:
    weight = RNG.standard_normal((4, 4 // more.get("group", 1), *kernel)).astype(np.float32)
    node = helper.make_node("Conv", ["x", "k"], ["y"], auto_pad=mode, **more)
    compare(model([node], [("y", TensorProto.FLOAT)], {"k": weight}))


@pytest.mark.parametrize("mode", ["SAME_UPPER", "SAME_LOWER"])
@pytest.mark.parametrize("operator", ["MaxPool", "AveragePool", "LpPool"])
def test_pools(operator: str, mode: str) -> None:
    node = helper.make_node(operator, ["x"], ["y"], auto_pad=mode, kernel_shape=[3, 2], strides=[2, 2])
    compare(model([node], [("y", TensorProto.FLOAT)], {}))


def test_positions_of_the_greatest() -> None:
    node = helper.make_node("MaxPool", ["x"], ["y", "i"], auto_pad="SAME_UPPER", kernel_shape=[3, 2], strides=[2, 2])
    compare(model([node], [("y", TensorProto.FLOAT), ("i", TensorProto.INT64)], {}))


def test_halves_of_both_kinds_are_of_one_size() -> None:
    """As in networks that TensorFlow wrote: what a convolution and a pool of stride 2 give is added."""
    nodes = [
        helper.make_node("Conv", ["x", "k"], ["c"], auto_pad="SAME_UPPER"),
        helper.make_node("Add", ["c", "x"], ["r"]),
        helper.make_node("Conv", ["r", "k"], ["d"], auto_pad="SAME_UPPER", strides=[2, 2]),
        helper.make_node("MaxPool", ["r"], ["p"], auto_pad="SAME_UPPER", kernel_shape=[2, 2], strides=[2, 2]),
        helper.make_node("Add", ["d", "p"], ["y"]),
    ]
    weight = RNG.standard_normal((4, 4, 3, 3)).astype(np.float32)
    compare(model(nodes, [("y", TensorProto.FLOAT)], {"k": weight}))


@pytest.mark.parametrize("aligned", [0, 1])
def test_grids_over_images(aligned: int) -> None:
    theta = RNG.standard_normal((1, 2, 3)).astype(np.float32) / 2
    nodes = [
        helper.make_node("Shape", ["x"], ["behind"], start=1),
        helper.make_node("Concat", ["one", "behind"], ["sizes"], axis=0),
        helper.make_node("AffineGrid", ["theta", "sizes"], ["y"], align_corners=aligned),
    ]
    made = model(nodes, [("y", TensorProto.FLOAT)], {"theta": theta, "one": np.array([1])})
    loaded = load(made)
    for n, h, w in SIZES:
        x = np.zeros((n, 4, h, w), np.float32)
        np.testing.assert_allclose(run(loaded, [x])[0], evaluated(made, {"x": x})[0], rtol=1e-5, atol=1e-5)
