"""LRN and MeanVarianceNormalization against NumPy in float64, in every floating dtype."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

import tk
from tests.frontend.onnx_graphs import model_of

BOUND = {"float64": 1e-12, "float32": 1e-5, "float16": 2e-3}


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("operator", "attributes", "shape", "dtype"),
    [
        ("LRN", {"size": 3, "alpha": 0.25, "beta": 0.5, "bias": 1.5}, (2, 7, 3, 4), "float64"),
        ("LRN", {"size": 4}, (2, 7, 3, 5), "float32"),
        ("LRN", {"size": 1, "alpha": 0.3}, (2, 6, 3, 3), "float16"),
        ("MeanVarianceNormalization", {"axes": [0, 2, 3]}, (2, 3, 4, 5), "float32"),
        ("MeanVarianceNormalization", {"axes": [1, 2]}, (2, 3, 4, 5), "float32"),
    ],
)
def test_against_numpy(operator: str, attributes: dict[str, Any], shape: tuple[int, ...], dtype: str) -> None:
    x = np.random.default_rng(len(shape)).standard_normal(shape).astype(dtype)
    model = model_of([helper.make_node(operator, ["x"], ["y"], **attributes)], {"x": x}, ["y"])
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x])
    rounded = {name: float(np.float32(value)) if isinstance(value, float) else value for name, value in attributes.items()}
    want = (lrn if operator == "LRN" else mean_variance)(x.astype("float64"), **rounded)
    assert out.dtype == x.dtype
    np.testing.assert_allclose(out, want, rtol=BOUND[dtype], atol=BOUND[dtype])


def lrn(x: Any, size: int, alpha: float = float(np.float32(1e-4)), beta: float = 0.75, bias: float = 1.0) -> Any:
    """By ONNX's definition; its evaluator takes the batch for the channels."""
    count = x.shape[1]
    near = [slice(max(0, c - (size - 1) // 2), min(count, c + size // 2 + 1)) for c in range(count)]
    return x / (bias + alpha / size * np.stack([(x[:, each] ** 2).sum(1) for each in near], 1)) ** beta


def mean_variance(x: Any, axes: Any = (0, 2, 3)) -> Any:
    mean = x.mean(tuple(axes), keepdims=True)
    return (x - mean) / (np.sqrt(((x - mean) ** 2).mean(tuple(axes), keepdims=True)) + 1e-9)


@pytest.mark.parametrize("shape", [(5, 3), (2, 4, 3), (3, 2, 4, 5)])
@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_batch_normalization_by_the_batch(shape: tuple[int, ...], dtype: str) -> None:
    rng, channels = np.random.default_rng(len(shape)), shape[1]
    x = (rng.standard_normal(shape) * 3 + 1).astype(dtype)
    vectors = {name: rng.uniform(0.5, 2, channels).astype(dtype) for name in "sbmv"}
    node = helper.make_node(
        "BatchNormalization", ["x", *vectors], ["y", "mean", "var"], training_mode=1, momentum=0.75, epsilon=0.125
    )
    model = model_of([node], {"x": x, **vectors}, ["y", "mean", "var"])
    outs = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x, *vectors.values()])
    wide, axes = x.astype("float64"), tuple(axis for axis in range(x.ndim) if axis != 1)
    s, b, m, v = (each.astype("float64").reshape(1, -1, *[1] * (x.ndim - 2)) for each in vectors.values())
    mean, var = wide.mean(axes, keepdims=True), wide.var(axes, keepdims=True)
    wants = (wide - mean) / np.sqrt(var + 0.125) * s + b, 0.75 * m + 0.25 * mean, 0.75 * v + 0.25 * var
    for out, want in zip(outs, wants, strict=True):
        assert str(out.dtype) == dtype
        np.testing.assert_allclose(out, want.reshape(out.shape), rtol=BOUND[dtype], atol=BOUND[dtype])


LAYER_NORMS: dict[str, tuple[list[str], list[Any], list[Any], dict[str, Any]]] = {  # outputs, dims of x, of the scale
    "dynamic": (["y"], [2, "B"], ["B"], {}),
    "scale of one dim": (["y"], [2, 5, 3], [3], {"axis": -2}),
    "scale of one number": (["y"], [2, "B", 3], [1], {"axis": 1}),
    "mean and deviation": (["y", "mean", "inverse"], [2, 5], [5], {"axis": 1}),
}


@pytest.mark.parametrize("name", LAYER_NORMS)
def test_layer_norm_beyond_tvms(name: str) -> None:
    outputs, dims, scale, attributes = LAYER_NORMS[name]
    node = helper.make_node("LayerNormalization", ["x", "scale"], outputs, epsilon=1e-3, **attributes)
    takes = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in (("x", dims), ("scale", scale))]
    gives = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [None] * len(dims)) for name in outputs]
    model = helper.make_model(
        helper.make_graph([node], "g", takes, gives), opset_imports=[helper.make_opsetid("", 17)], ir_version=10
    )
    rng = np.random.default_rng()
    x, factor = (
        rng.standard_normal([5 if size == "B" else size for size in shape]).astype(np.float32) for shape in (dims, scale)
    )
    axes = tuple(range(attributes.get("axis", -1) % x.ndim, x.ndim))
    wide = x.astype(np.float64)
    mean, root = wide.mean(axes, keepdims=True), np.sqrt(wide.var(axes, keepdims=True) + np.float32(1e-3))
    outs = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x, factor])
    for out, want in zip(outs, ((wide - mean) / root * factor, mean, 1 / root), strict=False):
        np.testing.assert_allclose(out, want, rtol=2e-5, atol=2e-5)
