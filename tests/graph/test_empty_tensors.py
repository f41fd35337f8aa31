"""Results without elements beside a dynamic dim: nothing is computed of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
NODES: dict[str, tuple[list[str], dict[str, tuple[int, list[Any]]], dict[str, Any], dict[str, Any], tuple[int, ...]]] = {
    "LayerNormalization": (["x", "w"], {"x": (FLOAT, ["B", 0])}, {"w": np.zeros(0, np.float32)}, {}, (3, 0)),
    "Tile": (["x", "w"], {"x": (FLOAT, ["B", 4])}, {"w": np.asarray([1, 0])}, {}, (3, 0)),
    "GatherElements": (["x", "i"], {"x": (FLOAT, ["B", 4]), "i": (INT64, ["B", 0])}, {}, {"axis": 1}, (3, 0)),
    "ScatterElements": (
        ["x", "i", "u"],
        {"x": (FLOAT, ["B", 4]), "i": (INT64, ["B", 0]), "u": (FLOAT, ["B", 0])},
        {},
        {"axis": 1},
        (3, 4),
    ),
    "Resize": (["x", "", "w"], {"x": (FLOAT, ["B", 2, 5, 2])}, {"w": np.float32([1, 1, 2, 0.4])}, {}, (3, 2, 10, 0)),
    "DepthToSpace": (["x"], {"x": (FLOAT, ["B", 4, 0, 3])}, {}, {"blocksize": 2}, (3, 1, 0, 6)),
    "Hardmax": (["x"], {"x": (FLOAT, ["B", 0])}, {}, {}, (3, 0)),
    "Det": (["x"], {"x": (FLOAT, ["B", 0, 2, 2])}, {}, {}, (3, 0)),
    "NonZero": (["x"], {"x": (FLOAT, ["B", 0])}, {}, {}, (2, 0)),
}


@pytest.mark.parametrize("op", NODES)
def test_nothing_is_computed_of_no_elements(op: str) -> None:
    given, takes, weights, attributes, shape = NODES[op]
    node = helper.make_node(op, given, ["y"], **attributes)
    values = [helper.make_tensor_value_info(name, dtype, dims) for name, (dtype, dims) in takes.items()]
    result = helper.make_tensor_value_info("y", INT64 if op == "NonZero" else FLOAT, [None] * len(shape))
    tensors = [numpy_helper.from_array(array, name) for name, array in weights.items()]
    graph = helper.make_graph([node], "g", values, [result], tensors)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    feeds = [
        np.ones([3 if size == "B" else size for size in dims], helper.tensor_dtype_to_np_dtype(dtype))
        for dtype, dims in takes.values()
    ]
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat(feeds)
    np.testing.assert_array_equal(out, np.ones(shape, out.dtype))
