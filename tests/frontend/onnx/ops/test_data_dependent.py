"""Operators whose values say how many elements they give, compiled by tk, against ONNX's reference evaluator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import ml_dtypes
import numpy as np
import onnx
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import evaluated, model_of
from tests.sample import sample
from tk.aliases import Array
from tk.errors import InputValueError, RuntimeFailure
from tk.runtime.module import Module


def compiled(model: onnx.ModelProto, **options: Any) -> Module:
    return tk.load(tk.compile(model, target="cpu", verify=False, **options), device="cpu")


def check(model: onnx.ModelProto, inputs: Mapping[str, Array], module: Module | None = None) -> list[Array]:
    """The outputs, which are the evaluator's: shapes, dtypes and values."""
    outs = (module or compiled(model)).run_flat(list(inputs.values()))
    for out, ref in zip(outs, evaluated(model, inputs), strict=True):
        assert (out.shape, out.dtype) == (np.shape(ref), ref.dtype)
        np.testing.assert_array_equal(out, ref)
    return list(outs)


def test_one_module_for_any_number() -> None:
    rng = np.random.default_rng(0)
    x = rng.integers(-1, 2, (3, 4, 5)).astype(np.float32)
    model = model_of([helper.make_node("NonZero", ["x"], ["y"])], {"x": x}, ["y"])
    module = compiled(model)
    assert module.outputs[0].shape[0] == 3
    assert isinstance(module.outputs[0].shape[1], str)
    some = [x, np.zeros_like(x), np.ones_like(x), np.full_like(x, np.nan)]
    assert [check(model, {"x": each}, module)[0].shape[1] for each in some] == [np.count_nonzero(x), 0, 60, 60]


@pytest.mark.parametrize("dtype", sample(["bool", "uint8", "int64", "float16", "bfloat16", "float64"], 3))
def test_non_zero_of_each_type(dtype: str) -> None:
    kind = np.dtype(getattr(ml_dtypes, dtype, dtype))
    x = np.array([[0, 1, 0], [3, 0, -0.0]]).astype(kind)
    check(model_of([helper.make_node("NonZero", ["x"], ["y"])], {"x": x}, ["y"]), {"x": x})


def test_what_follows_has_a_dynamic_dim() -> None:
    """Positive elements gathered, scaled, summed along the counted dim and across it."""
    nodes = [
        helper.make_node("Greater", ["x", "zero"], ["found"]),
        helper.make_node("NonZero", ["found"], ["places"]),
        helper.make_node("Transpose", ["places"], ["rows"]),
        helper.make_node("GatherND", ["x", "rows"], ["values"]),
        helper.make_node("Unsqueeze", ["values", "last"], ["column"]),
        helper.make_node("Mul", ["column", "w"], ["wide"]),
        helper.make_node("Softmax", ["wide"], ["soft"], axis=-1),
        helper.make_node("ReduceSum", ["soft", "last"], ["sums"], keepdims=0),
        helper.make_node("ReduceMax", ["wide", "first"], ["tops"], keepdims=0),
        helper.make_node("Shape", ["values"], ["count"]),
    ]
    weights = {"zero": np.float32(0), "last": np.array([1]), "first": np.array([0]), "w": np.array([[1, 2, -1.0]], np.float32)}
    x = np.random.default_rng(0).standard_normal((6, 7)).astype(np.float32)
    model = model_of(nodes, {"x": x}, ["values", "sums", "tops", "count"], weights, opset=18)
    module = compiled(model)
    for seed in (1, 2):
        x = np.random.default_rng(seed).standard_normal((6, 7)).astype(np.float32)
        for out, ref in zip(module.run_flat([x]), evaluated(model, {"x": x}), strict=True):
            np.testing.assert_allclose(out, ref, rtol=1e-6)


def test_counts_behind_convolutions_and_dynamic_dims() -> None:
    rng = np.random.default_rng(0)
    weights = {"w": rng.standard_normal((4, 3, 3, 3)).astype(np.float32), "half": np.float32(3)}
    nodes = [
        helper.make_node("Conv", ["x", "w"], ["c"], pads=[1, 1, 1, 1]),
        helper.make_node("Greater", ["c", "half"], ["hot"]),
        helper.make_node("NonZero", ["hot"], ["y"]),
    ]
    x = rng.standard_normal((2, 3, 8, 8)).astype(np.float32)
    model = model_of(nodes, {"x": x}, ["y"], weights)
    module = compiled(model, shapes={})
    check(model, {"x": x}, module)
    model.graph.input[0].type.tensor_type.shape.dim[0].dim_param = "n"
    del model.graph.value_info[:]
    module = compiled(model)
    for n in (1, 3):
        check(model, {"x": rng.standard_normal((n, 3, 8, 8)).astype(np.float32)}, module)


@pytest.mark.parametrize(("axis", "length"), sample([(None, 12), (None, 5), (0, 3), (1, 4), (-1, 2), (0, 9)], 2))
def test_compress(axis: int | None, length: int) -> None:
    rng = np.random.default_rng(length)
    x, condition = rng.standard_normal((3, 4)).astype(np.float32), rng.random(length) < 0.5
    node = helper.make_node("Compress", ["x", "c"], ["y"], **({} if axis is None else {"axis": axis}))
    model = model_of([node], {"x": x, "c": condition}, ["y"])
    if axis == 0 and length == 9:  # conditions beyond the axis: NumPy raises, here they are not read
        condition[:3] = [True, False, True]
        (out,) = compiled(model).run_flat([x, condition])
        assert np.array_equal(out, x[[0, 2]])
    else:
        check(model, {"x": x, "c": condition})


UNIQUE = ["y", "first", "inverse", "count"]


@pytest.mark.parametrize("ordered", [0, 1])
@pytest.mark.parametrize("dtype", sample(["float32", "float64", "int64", "uint64", "int8", "float16"], 3))
def test_unique_elements(dtype: str, ordered: int) -> None:
    rng = np.random.default_rng(1)
    x = rng.integers(0, 6, (5, 6)).astype(dtype)
    if "float" in dtype:
        x = (x - 3) * np.float16(0.5)
        x[0, :4] = [np.inf, -0.0, -np.inf, 0.0]
        x = x.astype(dtype)
    elif dtype == "uint64":
        x[0, :2] = [2**64 - 1, 2**63]
    elif dtype == "int64":
        x[0, :3] = [-(2**63), 2**63 - 1, -1]
    node = helper.make_node("Unique", ["x"], UNIQUE, sorted=ordered)
    model = model_of([node], {"x": x}, UNIQUE)
    y, first, inverse, count = compiled(model).run_flat([x])
    flat = x.ravel()
    values, at, back, times = np.unique(flat, return_index=True, return_inverse=True, return_counts=True)
    order = np.arange(len(at)) if ordered else np.argsort(at)
    np.testing.assert_array_equal(y, flat[at[order]])
    np.testing.assert_array_equal(first, at[order])
    np.testing.assert_array_equal(count, times[order])
    np.testing.assert_array_equal(values[back], y[inverse])


def test_unique_nan_is_one() -> None:
    x = np.array([np.nan, 2, np.nan, -np.nan, 1], np.float32)
    model = model_of([helper.make_node("Unique", ["x"], UNIQUE)], {"x": x}, UNIQUE)
    y, first, inverse, count = compiled(model).run_flat([x])
    np.testing.assert_array_equal(y, np.array([1, 2, np.nan], np.float32))
    assert (first.tolist(), inverse.tolist(), count.tolist()) == ([4, 1, 0], [2, 1, 2, 2, 0], [1, 1, 3])


@pytest.mark.sampled(2)
@pytest.mark.parametrize("axis", [0, 1, -1])
def test_unique_slices(axis: int) -> None:
    x = np.random.default_rng(2).integers(0, 2, (5, 4, 3)).astype(np.float32)
    x[3], x[:, 2], x[:, :, 0] = x[1], x[:, 0], x[:, :, 2]
    check(model_of([helper.make_node("Unique", ["x"], UNIQUE, axis=axis)], {"x": x}, UNIQUE), {"x": x})


@pytest.mark.rotated(5)
@pytest.mark.parametrize("centred", [0, 1])
@pytest.mark.parametrize("most", [0, 2, 100])
def test_non_max_suppression(centred: int, most: int) -> None:
    rng = np.random.default_rng(most)
    boxes = rng.random((2, 40, 4)).astype(np.float32)
    scores = np.round(rng.random((2, 3, 40)), 2).astype(np.float32)  # some are the same
    weights = {"most": np.array([most]), "iou": np.array([0.2], np.float32), "least": np.array([0.3], np.float32)}
    node = helper.make_node("NonMaxSuppression", ["boxes", "scores", *weights], ["y"], center_point_box=centred)
    model = model_of([node], {"boxes": boxes, "scores": scores}, ["y"], weights)
    (out,) = compiled(model).run_flat([boxes, scores])
    expected = np.asarray(evaluated(model, {"boxes": boxes, "scores": scores})[0]).reshape(-1, 3)
    np.testing.assert_array_equal(out, expected)


READS: dict[str, tuple[str, dict[str, Array], dict[str, Any], int]] = {
    "gather": ("Gather", {"i": np.array([2, 0])}, {"axis": 0}, 3),
    "gather from the end": ("Gather", {"i": np.array([-4, -1])}, {"axis": 0}, 4),
    "slices": ("GatherND", {"i": np.array([[1], [0]])}, {}, 2),
    "the greatest": ("TopK", {"k": np.array([3])}, {"axis": 0}, 3),
    "mirrored": ("Pad", {"p": np.array([1, 0, 0, 0])}, {"mode": "reflect"}, 1),
    "repeated": ("Pad", {"p": np.array([1, 0, 0, 0])}, {"mode": "wrap"}, 1),
    "parts": ("Split", {"s": np.array([1, 2])}, {"axis": 0}, 3),
    "written": ("ScatterND", {"i": np.array([[3]]), "u": np.ones((1, 3), np.float32)}, {}, 4),
}


@pytest.mark.parametrize("counted", [False, True])
@pytest.mark.parametrize("name", sample(sorted(READS), 2))
def test_rows_that_there_are_not_are_not_read(name: str, counted: bool) -> None:
    """Of rows that are counted, or given at a call, as many are asked for as an operator reads."""
    op, weights, attributes, least = READS[name]
    x = np.random.default_rng().standard_normal((9, 3)).astype(np.float32)
    outs = {"TopK": ["y", "z"], "Split": ["y", "z"]}.get(op, ["y"])
    nodes = [
        helper.make_node("Compress", ["x", "keep"], ["some"], axis=0),
        helper.make_node(op, ["some" if counted else "x", *weights], outs, **attributes),
    ]
    keep = np.ones(9, bool)
    inputs = {"x": x[:least], "keep": keep[:least]} if counted else {"x": x[:least]}
    model = model_of(nodes if counted else nodes[1:], inputs, outs, weights)
    for value in (*model.graph.input, *model.graph.output):
        value.type.tensor_type.shape.dim[0].dim_param = "n" if value.name in inputs else f"n{value.name}"
    module = compiled(model)
    check(model, inputs, module)
    error = RuntimeFailure if counted else InputValueError
    for rows in range(least):
        fewer = {"x": x, "keep": np.arange(9) < rows} if counted else {"x": x[:rows]}
        with pytest.raises(error):
            module.run_flat(list(fewer.values()))


@pytest.mark.parametrize(("op", "value"), [("ReduceMax", False), ("ReduceMin", True)])
def test_extremes_of_no_bools(op: str, value: bool) -> None:
    nodes = [helper.make_node("Compress", ["x", "keep"], ["some"], axis=0), helper.make_node(op, ["some", "axis"], ["y"])]
    inputs = {"x": np.array([[True, False], [False, True]]), "keep": np.zeros(2, bool)}
    model = model_of(nodes, inputs, ["y"], {"axis": np.array([0])})
    (out,) = check(model, inputs)
    assert np.asarray(out).tolist() == [[value, value]]


def test_hardmax_along_counted_rows() -> None:
    nodes = [
        helper.make_node("Compress", ["x", "keep"], ["some"], axis=0),
        helper.make_node("Hardmax", ["some"], ["y"], axis=0),
    ]
    x = np.random.default_rng().integers(-2, 3, (6, 4)).astype(np.float32)
    model = model_of(nodes, {"x": x, "keep": np.ones(6, bool)}, ["y"])
    model.graph.output[0].type.tensor_type.shape.dim[0].dim_param = "count"
    module = compiled(model)
    for rows in (6, 3, 1):
        check(model, {"x": x, "keep": np.arange(6) < rows}, module)


FIXED: dict[str, tuple[str, Array]] = {
    "Add": ("float32", np.array([[1.5], [2], [3]], np.float32)),
    "Where": ("bool", np.array([[1.5], [2], [3]], np.float32)),
    "Mod": ("int64", np.array([[2], [3], [4]])),
    "BitwiseAnd": ("int32", np.array([[2], [3], [4]], np.int32)),
    "And": ("bool", np.array([[True], [False], [True]])),
    "BitShift": ("uint8", np.array([[2], [3], [1]], np.uint8)),
    "PRelu": ("float32", np.array([[1.5], [2], [3]], np.float32)),
    "MatMul": ("float32", np.ones((3, 4, 2), np.float32)),
}


@pytest.mark.parametrize("op", sample(sorted(FIXED), 2))
def test_counted_rows_beside_as_many(op: str) -> None:
    """A weight has as many rows as are counted: other numbers of them are an error."""
    dtype, weight = FIXED[op]
    x = np.random.default_rng().integers(0, 4, (6, 1, 4) if op == "MatMul" else (6, 4)).astype(dtype)
    given = ["some", "w", "w"] if op == "Where" else ["some", "w"]
    attributes = {"direction": "LEFT"} if op == "BitShift" else {}
    nodes = [
        helper.make_node("Compress", ["x", "keep"], ["some"], axis=0),
        helper.make_node(op, given, ["y"], **attributes),
    ]
    model = model_of(nodes, {"x": x, "keep": np.arange(6) % 2 == 0}, ["y"], {"w": weight})
    model.graph.output[0].type.tensor_type.shape.dim[0].dim_param = "count"
    module = compiled(model)
    check(model, {"x": x, "keep": np.arange(6) % 2 == 0}, module)
    with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
        module.run_flat([x, np.ones(6, bool)])
