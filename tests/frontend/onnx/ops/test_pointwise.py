"""ONNX operators that compute element by element."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, helper

from tests.frontend.running import run
from tk.frontend.onnx.load import load_onnx


@pytest.mark.parametrize("counted", [False, True])
def test_comparisons_are_compared(counted: bool) -> None:
    """LLVM refused the code: bools were compared as floats are. torch's exporter writes x // y so."""
    zero = helper.make_tensor("zero", TensorProto.INT64, [], [0])
    nodes = [
        helper.make_node("Less", ["x", "zero"], ["a"]),
        helper.make_node("Greater", ["y", "zero"], ["b"]),
        helper.make_node("Equal", ["a", "b"], ["same"]),
        *([helper.make_node("Cast", ["same"], ["count"], to=TensorProto.INT64)] if counted else []),
    ]
    takes = [helper.make_tensor_value_info(name, TensorProto.INT64, [3, 40]) for name in "xy"]
    result = ("count", TensorProto.INT64) if counted else ("same", TensorProto.BOOL)
    graph = helper.make_graph(nodes, "compared", takes, [helper.make_tensor_value_info(*result, [3, 40])], [zero])
    model = load_onnx(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)]))
    x, y = np.random.default_rng().integers(-2, 3, (2, 3, 40))
    (out,) = run(model, [x, y])
    np.testing.assert_array_equal(out, (x < 0) == (y > 0))
