"""Means, roots and logarithms of whole numbers, which ONNX cuts to whole numbers."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import model_of
from tests.frontend.running import run
from tk.frontend import load

FUNCTIONS = {
    "ReduceMean": lambda x, **how: x.mean(**how),
    "ReduceL2": lambda x, **how: np.sqrt((x * x).sum(**how)),
    "ReduceLogSum": lambda x, **how: np.log(np.abs(x).sum(**how)),
    "ReduceLogSumExp": lambda x, **how: np.log(np.exp(x).sum(**how)),
}


@pytest.mark.parametrize("dtype", ["int32", "int64", "uint32"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_reduced_whole_numbers(name: str, dtype: str) -> None:
    x = np.random.default_rng(0).integers(0 if dtype[0] == "u" else -9, 10, (3, 5, 4)).astype(dtype)
    x = np.abs(x) if name == "ReduceLogSum" else x
    nodes = [
        helper.make_node(name, ["x"], ["all"], keepdims=0),
        helper.make_node(name, ["x", "axes"], ["rows"], keepdims=1),
    ]
    model = model_of(nodes, {"x": x}, ["all", "rows"], {"axes": np.array([-2])})
    exact = x.astype(np.float64)
    expected = FUNCTIONS[name](exact), FUNCTIONS[name](exact, axis=1, keepdims=True)
    for out, ref in zip(run(load(model), [x]), expected, strict=True):
        assert out.dtype == dtype
        np.testing.assert_array_equal(out, np.trunc(ref).astype(dtype))
