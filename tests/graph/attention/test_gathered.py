"""Attention whose q, k and v are taken out of one tensor by numbers, as the exports of torch.nn.MultiheadAttention are."""

from __future__ import annotations

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

import tk
from tests.frontend.onnx_graphs import evaluated


def test_q_k_and_v_of_one_tensor() -> None:
    nodes = [
        *(helper.make_node("Gather", ["x", f"at{i}"], [name], axis=0) for i, name in enumerate("qkv")),
        helper.make_node("Transpose", ["k"], ["turned"], perm=[0, 2, 1]),
        helper.make_node("MatMul", ["q", "turned"], ["scores"]),
        helper.make_node("Softmax", ["scores"], ["weights"], axis=-1),
        helper.make_node("MatMul", ["weights", "v"], ["y"]),
    ]
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, [3, "batch", 5, 8])]
    gives = [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 5, 8])]
    initializers = [numpy_helper.from_array(np.array(i), f"at{i}") for i in range(3)]
    model = helper.make_model(
        helper.make_graph(nodes, "g", takes, gives, initializers), opset_imports=[helper.make_opsetid("", 17)], ir_version=8
    )
    onnx.checker.check_model(model)
    x = np.random.default_rng().standard_normal((3, 4, 5, 8)).astype(np.float32)
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    np.testing.assert_allclose(module(x), evaluated(model, {"x": x})[0], rtol=1e-4, atol=1e-5)
