"""Sizes that are held to be one while a model runs: in a chain of elementwise operators, and where they are not."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper

import tk
from tests.frontend.onnx_graphs import evaluated


def chain() -> ModelProto:
    """y = half(sigmoid(m) + concat(p, q)): m is [b, t], the other [b, p + q]."""
    nodes = [
        helper.make_node("Sigmoid", ["m"], ["a"]),
        helper.make_node("Concat", ["p", "q"], ["e"], axis=1),
        helper.make_node("Add", ["a", "e"], ["s"]),
        helper.make_node("Cast", ["s"], ["y"], to=TensorProto.FLOAT16),
    ]
    takes = [helper.make_tensor_value_info(name, TensorProto.FLOAT, ["b", dim]) for name, dim in ("mt", "pp", "qq")]
    gives = [helper.make_tensor_value_info("y", TensorProto.FLOAT16, ["b", "t"])]
    graph = helper.make_graph(nodes, "g", takes, gives)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def test_a_chain_across_a_check() -> None:
    model, rng = chain(), np.random.default_rng()
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    for p, q in ((2, 3), (4, 1), (0, 6)):
        feeds = {name: rng.standard_normal((3, n)).astype(np.float32) for name, n in (("m", p + q), ("p", p), ("q", q))}
        np.testing.assert_allclose(module(*feeds.values()), evaluated(model, feeds)[0], rtol=2e-3, atol=1e-3)
    with pytest.raises(tk.TkError):
        module(np.zeros((3, 7), np.float32), np.zeros((3, 2), np.float32), np.zeros((3, 3), np.float32))
