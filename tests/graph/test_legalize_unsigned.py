"""Whole numbers without a sign: what TVM makes of an operator has a −1, which they have not."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import TensorProto, helper

import tk


@pytest.mark.parametrize("dtype", [TensorProto.UINT8, TensorProto.UINT64])
def test_sign(dtype: int) -> None:
    takes, gives = (helper.make_tensor_value_info(name, dtype, [4]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Sign", ["x"], ["y"])], "g", [takes], [gives])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    x = np.asarray([0, 1, 7, 200], helper.tensor_dtype_to_np_dtype(dtype))
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x])
    np.testing.assert_array_equal(out, [0, 1, 1, 1])
