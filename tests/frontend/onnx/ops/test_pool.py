"""MaxPool's places and MaxUnpool: every dtype, ties, every way to pad."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import evaluated, model_of, onnxruntime_s
from tests.frontend.running import run
from tk.frontend import load

CASES: dict[str, tuple[tuple[int, ...], dict[str, Any]]] = {
    "padded": ((2, 3, 7, 6), {"kernel_shape": [3, 2], "strides": [2, 1], "pads": [1, 0, 1, 1]}),
    "dilated": ((2, 3, 9), {"kernel_shape": [3], "dilations": [2], "strides": [2], "pads": [1, 2]}),
    "ceiled": ((1, 2, 6, 7, 5), {"kernel_shape": [2, 3, 2], "dilations": [2, 1, 1], "strides": [1, 2, 2], "ceil_mode": 1}),
    "by column": ((2, 2, 4, 5, 3), {"kernel_shape": [2, 2, 2], "storage_order": 1}),
    "same": ((2, 3, 7, 6), {"kernel_shape": [3, 2], "strides": [2, 2], "auto_pad": "SAME_UPPER"}),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "dtype"), [*((name, "float32") for name in CASES), ("padded", "float64"), ("same", "uint8")])
def test_indices_are_the_first_of_the_greatest(name: str, dtype: str) -> None:
    shape, attributes = CASES[name]
    x = np.random.default_rng(0).integers(0, 4, shape).astype(dtype)
    model = model_of([helper.make_node("MaxPool", ["x"], ["y", "i"], "pool", **attributes)], {"x": x}, ["y", "i"])
    for out, expected in zip(run(load(model), [x]), onnxruntime_s(model, {"x": x}), strict=True):
        np.testing.assert_array_equal(out, expected)
        assert out.dtype == expected.dtype


@pytest.mark.rotated(8)
@pytest.mark.parametrize("p", [1, 2, 3])
@pytest.mark.parametrize("name", ["padded", "dilated", "ceiled", "same"])
def test_norms_of_windows(name: str, p: int) -> None:
    """Windows that ceil_mode cuts off have fewer elements than the kernel."""
    shape, attributes = CASES[name]
    x = np.random.default_rng(p).standard_normal(shape).astype(np.float32)
    model = model_of([helper.make_node("LpPool", ["x"], ["y"], "pool", p=p, **attributes)], {"x": x}, ["y"])
    (out,), (expected,) = run(load(model), [x]), onnxruntime_s(model, {"x": x})
    np.testing.assert_allclose(out, expected, rtol=1e-5, atol=1e-6)


def test_what_is_put_back() -> None:
    x = np.random.default_rng(0).standard_normal((1, 2, 2, 2)).astype(np.float16)
    inputs = {"x": x, "i": np.array([0, 3, 9, 10, 16, 19, 25, 30]).reshape(x.shape)}
    attributes = {"kernel_shape": [2, 2], "strides": [2, 2]}
    model = model_of([helper.make_node("MaxUnpool", ["x", "i"], ["y"], "back", **attributes)], inputs, ["y"])
    np.testing.assert_array_equal(run(load(model), list(inputs.values()))[0], evaluated(model, inputs)[0])


@pytest.mark.parametrize("operator", ["AveragePool", "LpPool", "MaxPool"])
@pytest.mark.parametrize(("kernel", "stride", "pad", "size"), [(2, 2, 1, 9), (2, 3, 0, 9), (1, 3, 0, 8)])
@pytest.mark.parametrize("opset", [18, 22])
def test_no_window_begins_behind_the_input(operator: str, kernel: int, stride: int, pad: int, size: int, opset: int) -> None:
    """Before opset 22 ONNX infers one that does, with ceil_mode; what follows is inferred as wrongly."""
    x = np.random.default_rng(0).standard_normal((1, 2, size)).astype(np.float32)
    pool = helper.make_node(operator, ["x"], ["p"], kernel_shape=[kernel], strides=[stride], pads=[pad, pad], ceil_mode=1)
    model = model_of([pool, helper.make_node("Neg", ["p"], ["y"])], {"x": x}, ["y"], opset=opset)
    np.testing.assert_allclose(run(load(model), [x])[0], onnxruntime_s(model, {"x": x})[0], rtol=1e-5)
