"""Resize by scales that float32 has not exactly, and as opset 10 had it, against ONNX Runtime."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import model_of, onnxruntime_s
from tests.frontend.running import run
from tests.sample import sample
from tk.frontend import load


def resize(x: Any, scale: float, opset: int, **attributes: Any) -> onnx.ModelProto:
    inputs = ["x", "s"] if opset == 10 else ["x", "", "s"]
    node = helper.make_node("Resize", inputs, ["y"], mode="nearest", **attributes)
    after = helper.make_node("Add", ["z", "z"], ["y"])  # of what ONNX infers another shape for
    node.output[0] = "z"
    return model_of([node, after], {"x": x}, ["y"], {"s": np.array([1, 1, scale], np.float32)}, opset=opset)


@pytest.mark.parametrize("scale", [0.3, 0.6, 0.7, 0.75, 1.2, 1.7, 2])
def test_opset_10_takes_the_ceiling_where_an_axis_shrinks(scale: float) -> None:
    x = np.arange(10, dtype=np.float32).reshape(1, 1, 10)
    model = resize(x, scale, opset=10)
    np.testing.assert_array_equal(run(load(model), [x])[0], onnxruntime_s(model, {"x": x})[0])


@pytest.mark.parametrize("transform", ["asymmetric", "half_pixel"])
@pytest.mark.parametrize("scale", [0.6, 0.7, 0.9, 1 / 3, 1.2, 1.4])
@pytest.mark.parametrize("rounding", ["floor", "ceil"])
def test_positions_and_sizes_are_rounded_as_float32(transform: str, scale: float, rounding: str) -> None:
    """10 · 0.7 is 7 elements, and the third of 0.6 lies at 5, though both scales are a little off in a file."""
    x = np.arange(10, dtype=np.float32).reshape(1, 1, 10)
    model = resize(x, scale, opset=19, coordinate_transformation_mode=transform, nearest_mode=rounding)
    np.testing.assert_array_equal(run(load(model), [x])[0], onnxruntime_s(model, {"x": x})[0])


def test_a_third_of_a_dynamic_dim() -> None:
    x = np.arange(9, dtype=np.float32).reshape(1, 1, 9)
    model = resize(x, 1 / 3, opset=10)
    model.graph.input[0].type.tensor_type.shape.dim[2].dim_param = "n"
    model.graph.output[0].type.tensor_type.shape.dim[2].Clear()
    module = tk.load(tk.compile(model, target="cpu", verify=False))
    for size in (9, 12, 17, 3):
        x = np.arange(size, dtype=np.float32).reshape(1, 1, size)
        np.testing.assert_array_equal(module(x), onnxruntime_s(model, {"x": x})[0])


@pytest.mark.parametrize("size", [1, 2])
def test_a_single_cubic_element_of_pytorch_half_pixel_lies_at_the_first(size: int) -> None:
    """ONNX's text has its place as 0, though its reference evaluator takes -0.5."""
    x = np.random.default_rng(0).standard_normal((1, 1, 3, 5)).astype(np.float32)
    node = helper.make_node(
        "Resize", ["x", "", "", "d"], ["y"], mode="cubic", coordinate_transformation_mode="pytorch_half_pixel"
    )
    model = model_of([node], {"x": x}, ["y"], {"d": np.array([1, 1, 4, size])}, opset=19)
    np.testing.assert_allclose(run(load(model), [x])[0], onnxruntime_s(model, {"x": x})[0], rtol=1e-5)


TRANSFORMS = ("half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "align_corners", "asymmetric", "tf_half_pixel_for_nn")


CASES = [(transform, scale) for transform in TRANSFORMS for scale in (0.4, 0.75, 1.5, 2.0)]


@pytest.mark.parametrize(("transform", "scale"), sample(CASES, 8))
def test_dynamic_dims_in_every_mode(transform: str, scale: float) -> None:
    """Where the image's size is not known, positions and weights are computed when the model runs: at each size those of
    ONNX Runtime."""
    generator = np.random.default_rng()
    if transform == "align_corners" and scale != 2:
        pytest.skip("ONNX Runtime rounds the length that positions are spread over, ONNX's evaluator does not")
    modes: list[dict[str, Any]] = [{"mode": "cubic"}, {"mode": "linear"}, {"mode": "nearest"}]
    if transform != "tf_half_pixel_for_nn":
        modes += [{"mode": "cubic", "exclude_outside": 1, "cubic_coeff_a": -0.5}]
    if transform in ("half_pixel", "asymmetric"):
        modes += [{"mode": mode, "antialias": 1} for mode in ("linear", "cubic")]
    for attributes in modes:
        x = generator.standard_normal((1, 2, 9, 7)).astype(np.float32)
        node = helper.make_node("Resize", ["x", "", "s"], ["y"], coordinate_transformation_mode=transform, **attributes)
        model = model_of([node], {"x": x}, ["y"], {"s": np.array([1, 1, scale, scale], np.float32)}, opset=19)
        for axis, name in ((2, "h"), (3, "w")):
            model.graph.input[0].type.tensor_type.shape.dim[axis].dim_param = name
            model.graph.output[0].type.tensor_type.shape.dim[axis].Clear()
        module = tk.load(tk.compile(model, target="cpu", verify=False))
        for height, width in ((9, 7), (5, 12), (16, 3)):
            x = generator.standard_normal((1, 2, height, width)).astype(np.float32)
            want = onnxruntime_s(model, {"x": x})[0]
            np.testing.assert_allclose(module(x), want, rtol=1e-5, atol=1e-5, err_msg=f"{attributes} {height} {width}")
