"""Sizes, starts and ends that are computed while the model runs, against ONNX's reference evaluator: one module for all."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import evaluated, model_of
from tests.sample import sample
from tk.frontend import load
from tk.runtime.module import Module

FAR = 2**62
X = np.arange(24, dtype=np.float32).reshape(2, 3, 4)


def module_of(node: Any, inputs: dict[str, Any], weights: dict[str, Any] | None = None) -> tuple[Any, Module]:
    """`node`, the shape of whose result follows from its inputs' values."""
    model = model_of([node], inputs, list(node.output), weights)
    for output in model.graph.output:
        shape = output.type.tensor_type.shape
        rank = len(shape.dim) or X.ndim
        del shape.dim[:]
        shape.dim.extend(onnx.TensorShapeProto.Dimension() for _ in range(rank))
    return model, tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")


def check(model: Any, module: Module, inputs: dict[str, Any], rtol: float = 0) -> None:
    for out, ref in zip(module.run_flat(list(inputs.values())), evaluated(model, inputs), strict=True):
        assert out.shape == np.shape(ref)
        np.testing.assert_allclose(out, ref, rtol, atol=rtol / 10)


@pytest.mark.parametrize("allowzero", [0, 1])
def test_reshape(allowzero: int) -> None:
    node = helper.make_node("Reshape", ["x", "s"], ["y"], allowzero=allowzero)
    model, module = module_of(node, {"x": X, "s": np.array([4, 3, 2])})
    for shape in ([4, 3, 2], [6, -1, 1], [1, 1, -1], *([] if allowzero else [[0, -1, 0], [-1, 0, 2]])):
        check(model, module, {"x": X, "s": np.array(shape)})


TARGETS: dict[tuple[int, ...], list[list[int]]] = {
    (3, 1): [[1, 1, 1], [5, 3, 2], [2, 1, 4]],
    (1,): [[1, 1, 1], [5, 2, 3]],
    (2, 1, 4): [[1, 1, 1], [2, 7, 1], [1, 3, 4]],
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", TARGETS)
def test_expand(shape: tuple[int, ...]) -> None:
    x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    model, module = module_of(helper.make_node("Expand", ["x", "s"], ["y"]), {"x": x, "s": np.array([1, 1, 1])})
    for target in TARGETS[shape]:
        check(model, module, {"x": x, "s": np.array(target)})


@pytest.mark.parametrize("sizes", [("s", "s"), ("s", "t")])
def test_expand_to_dims_that_may_be_one(sizes: tuple[str, str]) -> None:
    """x [1, s] to [b, p + s], as masks of decoders are, and x [s, t] to [s', t'] of another tensor: any dim may be 1."""
    nodes = [
        helper.make_node("Concat", ["p", "q"], ["w"], axis=1),
        helper.make_node("Shape", ["w"], ["shape"]),
        helper.make_node("Expand", ["x", "shape"], ["y"]),
    ]
    dims = {"x": [1, "s"], "p": ["b", "p"], "q": ["b", sizes[1]]}
    takes = [helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape) for name, shape in dims.items()]
    gives = [helper.make_tensor_value_info("y", onnx.TensorProto.FLOAT, ["b", None])]
    model = helper.make_model(
        helper.make_graph(nodes, "g", takes, gives), opset_imports=[helper.make_opsetid("", 17)], ir_version=8
    )
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    for s, p, q in [(1, 4, 1), (3, 0, 3)] + ([(1, 2, 3), (4, 1, 0)] if sizes[1] == "t" else []):
        x = np.arange(s, dtype=np.float32)[None] + 1
        check(model, module, {"x": x, "p": np.zeros((2, p), np.float32), "q": np.zeros((2, q), np.float32)})


def test_constant_of_shape_and_tile() -> None:
    model, module = module_of(helper.make_node("ConstantOfShape", ["s"], ["y"]), {"s": np.array([2, 3])})
    for sizes in ([2, 3], [1, 7], [0, 4]):
        check(model, module, {"s": np.array(sizes)})
    model, module = module_of(helper.make_node("Tile", ["x", "s"], ["y"]), {"x": X, "s": np.array([1, 1, 1])})
    for repeats in ([1, 2, 1], [3, 1, 2]):
        check(model, module, {"x": X, "s": np.array(repeats)})


@pytest.mark.parametrize("dtype", ["int64", "int32", "float32"])
def test_range(dtype: str) -> None:
    names = ["start", "limit", "delta"]
    first = {name: np.array(value, dtype) for name, value in zip(names, (0, 5, 1), strict=True)}
    model, module = module_of(helper.make_node("Range", names, ["y"]), first)
    for bounds in ((0, 5, 1), (3, 20, 4), (5, -6, -2), (1, 1, 1), (4, 2, 1)):
        check(model, module, {name: np.array(value, dtype) for name, value in zip(names, bounds, strict=True)})


def test_slice() -> None:
    weights = {"axes": np.array([1, -1]), "steps": np.array([1, -2])}
    inputs = {"x": X, "s": np.array([0, 3]), "e": np.array([2, -5])}
    model, module = module_of(helper.make_node("Slice", ["x", "s", "e", *weights], ["y"]), inputs, weights)
    for starts, ends in (([0, 3], [2, -5]), ([-2, FAR], [FAR, -FAR]), ([1, -1], [-1, 0]), ([2, 0], [1, 3]), ([-9, 2], [2, -9])):
        check(model, module, {"x": X, "s": np.array(starts), "e": np.array(ends)})


BOUNDS = [(-9, 9, 1), (1, -1, 1), (3, -1, 2), (5, 2, 1), (-2, FAR, 3), (-1, -FAR, -1), (-1, 0, -2), (9, 1, -1), (FAR, -4, -3)]


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize(("start", "end", "step"), sample(BOUNDS, 3))
def test_slice_of_a_dynamic_dim(start: int, end: int, step: int, counted: bool) -> None:
    """Of the first axis, given or counted, and a sum behind it: no rows, too few for both bounds, and more."""
    weights = {"s": np.array([start]), "e": np.array([end]), "axes": np.array([0]), "steps": np.array([step])}
    x, keep = np.random.default_rng().standard_normal((40, 3, 4)).astype(np.float32), np.ones(40, bool)
    nodes = [
        helper.make_node("Compress", ["x", "keep"], ["some"], axis=0),
        helper.make_node("Slice", ["some" if counted else "x", *weights], ["y"]),
        helper.make_node("ReduceSum", ["y", "axes"], ["z"], keepdims=1),
    ]
    model = model_of(nodes if counted else nodes[1:], {"x": x, "keep": keep} if counted else {"x": x}, ["y", "z"], weights)
    for value in (*model.graph.input[: 1 - counted], model.graph.output[0]):
        value.type.tensor_type.shape.dim[0].dim_param = f"n{value.name}"
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    for rows in (0, 1, 2, 7, 10, 40):
        inputs = {"x": x, "keep": np.arange(40) >= 40 - rows} if counted else {"x": x[:rows]}
        check(model, module, inputs, 1e-5)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mode", ["constant", "edge", "reflect", "wrap"])
def test_pad(mode: str) -> None:
    weights = {"value": np.float32(7), "axes": np.array([1, -1])}
    node = helper.make_node("Pad", ["x", "p", *weights], ["y"], mode=mode)
    model, module = module_of(node, {"x": X, "p": np.array([1, 1, 1, 1])}, weights)
    for pads in ([1, 1, 1, 1], [0, 2, 2, 0], [0, 0, 0, 0]):
        check(model, module, {"x": X, "p": np.array(pads)})
    np.testing.assert_array_equal(module.run_flat([X, np.array([-1, 0, 0, -2])])[0], X[:, 1:, :2])
    if mode == "reflect":
        single = X[:, :1].copy()
        model, module = module_of(node, {"x": single, "p": np.array([1, 1, 1, 1])}, weights)
        check(model, module, {"x": single, "p": np.array([2, 1, 2, 0])})


def test_split() -> None:
    node = helper.make_node("Split", ["x", "s"], ["a", "b", "c"], axis=2)
    model, module = module_of(node, {"x": X, "s": np.array([1, 1, 2])})
    for sizes in ([1, 1, 2], [0, 4, 0], [2, 1, 1]):
        check(model, module, {"x": X, "s": np.array(sizes)})
    too_many = module.run_flat([X, np.array([4, 1, 1])])  # an error in ONNX: here what is nearest
    np.testing.assert_array_equal(too_many[1], X[:, :, 3:])


def test_one_hot() -> None:
    node = helper.make_node("OneHot", ["i", "d", "v"], ["y"], axis=1)
    given = {"i": np.array([[0, 2], [-1, 5]]), "d": np.array(3), "v": np.array([-1, 4], np.float32)}
    model, module = module_of(node, given)
    for depth in (3, 6, 1):
        check(model, module, {**given, "d": np.array(depth)})


@pytest.mark.parametrize("largest", [0, 1])
def test_top_k(largest: int) -> None:
    x = np.array([[1, np.nan, -0.0, 5, 0, -np.inf, 5], [3, 3, np.inf, 2, np.nan, np.nan, 1]], np.float32)
    node = helper.make_node("TopK", ["x", "k"], ["y", "i"], largest=largest, axis=1)
    _, module = module_of(node, {"x": x, "k": np.array([3])})
    order = np.stack([sorted(range(7), key=lambda i, row=row: _rank(row[i], i, largest)) for row in x])
    for k in (3, 7, 1):
        values, indices = module.run_flat([x, np.array([k])])
        np.testing.assert_array_equal(indices, order[:, :k])
        np.testing.assert_array_equal(values, np.take_along_axis(x, order[:, :k], 1))


def _rank(value: float, index: int, largest: int) -> tuple[float, float, int]:
    """NaN greater than all, equal ones as they come."""
    nan, number = float(np.isnan(value)), 0.0 if np.isnan(value) else float(value)
    return (-nan, -number, index) if largest else (nan, number, index)


@pytest.mark.rotated(4)
@pytest.mark.parametrize(
    ("mode", "transform"), [("nearest", "asymmetric"), ("linear", "half_pixel"), ("linear", "align_corners")]
)
def test_resize(mode: str, transform: str) -> None:
    x = np.random.default_rng(0).standard_normal((1, 2, 5, 4)).astype(np.float32)
    options = {"mode": mode, "coordinate_transformation_mode": transform, "nearest_mode": "floor"}
    node = helper.make_node("Resize", ["x", "", "", "s"], ["y"], axes=[2, 3], **options)
    model, module = module_of(node, {"x": x, "s": np.array([7, 8])})
    for sizes in ([7, 8], [5, 4], [3, 1], [10, 2]):
        check(model, module, {"x": x, "s": np.array(sizes)}, 2e-5)
    node = helper.make_node("Resize", ["x", "", "s"], ["y"], **options)
    model, module = module_of(node, {"x": x, "s": np.ones(4, np.float32)})
    for scales in ([1, 1, 1, 1], [1, 1, 2, 1.5], [1, 1, 0.6, 0.5]):
        check(model, module, {"x": x, "s": np.array(scales, np.float32)}, 2e-5)


def test_parts_of_a_dynamic_dim() -> None:
    node = helper.make_node("Split", ["x"], ["a", "b", "c"], axis=0, num_outputs=3)
    model = model_of([node], {"x": X}, ["a", "b", "c"])
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.shape.dim[0].dim_param = f"n{value.name}"
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    for n in (7, 9, 3):
        check(model, module, {"x": np.arange(n * 12, dtype=np.float32).reshape(n, 3, 4)})


def test_what_a_result_s_declared_shape_says_counts() -> None:
    node = helper.make_node("Reshape", ["x", "s"], ["y"])
    model = model_of([node], {"x": X, "s": np.array([4, 6])}, ["y"])
    for dim, size in zip(model.graph.output[0].type.tensor_type.shape.dim, (4, 6), strict=True):
        dim.dim_value = size
    assert load(model).signature.outputs[0].shape == (4, 6)


def test_sizes_that_a_tensor_s_values_give() -> None:
    """x[:, :k], k the number of positive elements of the first row."""
    nodes = [
        helper.make_node("Gather", ["x", "zero"], ["row"]),
        helper.make_node("Greater", ["row", "none"], ["above"]),
        helper.make_node("Cast", ["above"], ["ones"], to=7),
        helper.make_node("ReduceSum", ["ones"], ["count"], keepdims=1),
        helper.make_node("Slice", ["x", "begin", "count", "axis"], ["kept"]),
        helper.make_node("ReduceMean", ["kept", "axis"], ["y"], keepdims=0),
    ]
    weights = {"zero": np.int64(0), "none": np.float32(0), "begin": np.array([0]), "axis": np.array([1])}
    x = np.random.default_rng(3).standard_normal((3, 9)).astype(np.float32)
    model = model_of(nodes, {"x": x}, ["y"], weights)
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    for seed in range(3):
        x = np.random.default_rng(seed).standard_normal((3, 9)).astype(np.float32)
        np.testing.assert_allclose(module.run_flat([x])[0], evaluated(model, {"x": x})[0], rtol=1e-5)
