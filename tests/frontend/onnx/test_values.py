"""What is computed of constants when a model is imported."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import model_of
from tests.frontend.running import run
from tk.frontend.onnx.load import load_onnx


@pytest.mark.parametrize("opset", [10, 13, 17, 19, 21])
def test_quantized_constants_of_any_opset(opset: int) -> None:
    """A weight and a bias as ONNX Runtime's quantizer writes them: ONNX's evaluator has no DequantizeLinear before 19."""
    rng = np.random.default_rng()
    codes = {"w": rng.integers(-128, 128, (5, 4)).astype(np.int8), "b": rng.integers(-999, 999, 4).astype(np.int32)}
    scales = {"ws": np.float32(0.02), "wz": np.int8(3), "bs": np.float32(0.001), "bz": np.int32(0)}
    nodes = [
        helper.make_node("DequantizeLinear", ["w", "ws", "wz"], ["weight"]),
        helper.make_node("DequantizeLinear", ["b", "bs", "bz"], ["bias"]),
        helper.make_node("MatMul", ["x", "weight"], ["m"]),
        helper.make_node("Add", ["m", "bias"], ["y"]),
    ]
    x = rng.standard_normal((3, 5)).astype(np.float32)
    (y,) = run(load_onnx(model_of(nodes, {"x": x}, ["y"], {**codes, **scales}, opset)), [x])
    ref = x.astype(np.float64) @ ((codes["w"].astype(np.float64) - 3) * 0.02) + codes["b"] * 0.001
    np.testing.assert_allclose(y, ref, rtol=1e-4, atol=1e-4)


def test_a_number_without_dims_that_the_evaluator_does_not_take() -> None:
    """Its Softsign gives NumPy's number where it wants an array, and raises a TypeError: the converter computes it."""
    nodes = [helper.make_node("Softsign", ["c"], ["s"]), helper.make_node("Mul", ["x", "s"], ["y"])]
    model = model_of(nodes, {"x": np.ones(3, np.float32)}, ["y"], {"c": np.float32(3)})
    (out,) = run(load_onnx(model), [np.ones(3, np.float32)])
    np.testing.assert_allclose(out, np.full(3, 0.75), rtol=1e-6)
