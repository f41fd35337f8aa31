"""NaN, as ONNX's reference evaluator and NumPy have it, in what compares, bounds and picks."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import evaluated, model_of

N = np.nan
X = np.array([N, 1, -2, 0, np.inf, -np.inf, N, 3], np.float32)
Y = np.array([1, N, N, 0, 2, -np.inf, N, -1], np.float32)
ROWS = np.array([X, [3, 1, 2, 5, N, 5, 4, 5], [1, 7, 2, 7, 5, 5, 4, 5], [-0.0, 0, -1, 0, -0.0, 0, 0, -0.0]], np.float32)


def check(nodes: list[Any], inputs: dict[str, Any], weights: dict[str, Any] | None = None) -> None:
    model = model_of(nodes, inputs, ["z"], weights)
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat(list(inputs.values()))
    with np.errstate(all="ignore"):
        (expected,) = evaluated(model, inputs)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
@pytest.mark.parametrize("operator", ["Equal", "Less", "Greater", "LessOrEqual", "GreaterOrEqual"])
def test_comparisons_and_their_opposites(operator: str, dtype: str) -> None:
    inputs = {"x": X.astype(dtype), "y": Y.astype(dtype)}
    check([helper.make_node(operator, ["x", "y"], ["z"])], inputs)
    check([helper.make_node(operator, ["x", "y"], ["e"]), helper.make_node("Not", ["e"], ["z"])], inputs)


@pytest.mark.parametrize("operator", ["Max", "Min"])
def test_of_two(operator: str) -> None:
    check([helper.make_node(operator, ["x", "y"], ["z"])], {"x": X, "y": Y})


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
@pytest.mark.parametrize("operator", ["ReduceMax", "ReduceMin", "ReduceSum"])
def test_reductions(operator: str, dtype: str) -> None:
    check([helper.make_node(operator, ["x", "a"], ["z"])], {"x": ROWS.astype(dtype)}, {"a": np.array([1])})


@pytest.mark.sampled(6)
@pytest.mark.parametrize("dtype", ["float32", "float16", "float64", "int32", "uint8"])
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize("operator", ["ArgMax", "ArgMin"])
def test_places(operator: str, last: int, dtype: str) -> None:
    x = ROWS if "float" in dtype else ROWS[2:]
    check([helper.make_node(operator, ["x"], ["z"], axis=1, select_last_index=last)], {"x": x.astype(dtype)})


@pytest.mark.sampled(3)
@pytest.mark.parametrize("operator", ["Abs", "Relu", "Sign", "HardSigmoid", "ThresholdedRelu", "IsNaN", "IsInf", "Neg", "Ceil"])
def test_of_one(operator: str) -> None:
    check([helper.make_node(operator, ["x"], ["z"])], {"x": X})


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
@pytest.mark.parametrize("pads", [[0, 0], [1, 1]])
def test_max_pool(pads: list[int], dtype: str) -> None:
    """As torch and NumPy have it; ONNX's evaluator keeps a NaN that comes first alone."""
    x = np.concatenate([ROWS, np.full((1, 8), -np.inf, np.float32)])[None].astype(dtype)
    node = helper.make_node("MaxPool", ["x"], ["z"], kernel_shape=[3], strides=[2], pads=pads)
    (out,) = tk.load(tk.compile(model_of([node], {"x": x}, ["z"]), target="cpu", verify=False), device="cpu").run_flat([x])
    padded = np.pad(x, [(0, 0), (0, 0), tuple(pads)], constant_values=-np.inf)
    windows = np.lib.stride_tricks.sliding_window_view(padded, 3, -1)[:, :, ::2]
    np.testing.assert_array_equal(out, windows.max(-1))


def test_hardmax() -> None:
    check([helper.make_node("Hardmax", ["x"], ["z"])], {"x": ROWS})


@pytest.mark.parametrize(("low", "high"), [(-1, 1), (None, 1), (-1, None), (2, 1)])
def test_clip(low: float | None, high: float | None) -> None:
    bounds = {"low": low, "high": high}
    weights = {name: np.float32(value) for name, value in bounds.items() if value is not None}
    names = [name if name in weights else "" for name in bounds]
    check([helper.make_node("Clip", ["x", *names], ["z"])], {"x": X}, weights)
