"""Operators of com.microsoft against ONNX Runtime, over their attributes, optional inputs and sizes."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk
from tests.frontend.onnx.contrib.case import Case
from tests.frontend.onnx.contrib.cases import CASES
from tests.frontend.running import error, run
from tests.sample import SEED, sample
from tk.aliases import Array
from tk.errors import ImportModelError, UnsupportedOperatorError
from tk.frontend.onnx.load import load_onnx

DRAWS = 12
DOMAINS = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]


def drawn(kind: str, draw: int) -> Case:
    return CASES[kind](np.random.default_rng([*SEED.encode(), draw]))


def onnxruntime_s(model: onnx.ModelProto, feeds: dict[str, Array]) -> list[Array]:
    options = onnxruntime.SessionOptions()
    options.log_severity_level, options.intra_op_num_threads = 4, 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    return list(session.run(None, feeds))


@pytest.mark.parametrize("draw", sample(range(DRAWS), DRAWS))
@pytest.mark.parametrize("kind", CASES)
def test_as_onnxruntime_computes(kind: str, draw: int) -> None:
    case = drawn(kind, draw)
    feeds = case.feeds()
    refs = onnxruntime_s(case.model(), feeds)
    model = load_onnx(case.model(refs))
    outs = run(model, [feeds[spec.name] for spec in model.signature.inputs])
    if case.valid is not None:
        outs, refs = case.valid(outs), case.valid(refs)
    for out, ref in zip(outs, refs, strict=True):
        if ref.dtype.kind in "iub":
            assert out.shape == ref.shape
            assert out.dtype == ref.dtype
            assert not ref.size or np.abs(out.astype(np.int64) - ref.astype(np.int64)).max() <= case.quanta
        else:
            assert error(out, ref) <= case.tolerance


def half_model() -> onnx.ModelProto:
    """float16 through an operator of com.microsoft, then one of ONNX's that is computed in float32, then a residual."""
    nodes = [
        helper.make_node("QuickGelu", ["x"], ["a"], domain="com.microsoft", alpha=1.0),
        helper.make_node("Sigmoid", ["a"], ["b"]),
        helper.make_node("Mul", ["b", "x"], ["c"]),
        helper.make_node("LayerNormalization", ["c", "w"], ["y", "mean"], axis=-1),
    ]
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT16, ["n", 8])]
    gives = [helper.make_tensor_value_info("y", TensorProto.FLOAT16, ["n", 8])]
    initializers = [numpy_helper.from_array(np.ones(8, np.float16), "w")]
    return helper.make_model(helper.make_graph(nodes, "g", takes, gives, initializers), opset_imports=DOMAINS, ir_version=8)


def test_types_are_known_behind_contrib() -> None:
    x = np.random.default_rng().standard_normal((3, 8)).astype(np.float16)
    model = load_onnx(half_model())
    (y,) = run(model, [x])
    wide = x.astype(np.float64)
    silu = wide / (1 + np.exp(-wide))
    gated = wide / (1 + np.exp(-silu))
    ref = (gated - gated.mean(-1, keepdims=True)) / np.sqrt(gated.var(-1, keepdims=True) + 1e-5)
    assert y.dtype == np.float16
    assert error(y, ref) < 5e-3


def test_unknown_ones_are_refused_by_name() -> None:
    model = half_model()
    model.graph.node[0].op_type = "BeamSearch"
    with pytest.raises(UnsupportedOperatorError, match=r"com\.microsoft\.BeamSearch"):
        load_onnx(model)


def test_what_a_cache_in_8_bits_needs_is_refused_by_name() -> None:
    case = CASES["group_query"](np.random.default_rng(0))
    case.attributes["k_quant_type"] = "PER_TENSOR"
    with pytest.raises(ImportModelError, match="k_quant_type"):
        load_onnx(case.model([np.zeros((1, 1, 1))] + [np.zeros((1, 1, 1, 1))] * 2))


def test_a_file_of_onnxruntime_s_optimizer(tmp_path: Path) -> None:
    """What ONNX Runtime writes of a model after fusing it, SimplifiedLayerNormalization in ONNX's own domain among it."""
    rng = np.random.default_rng()
    w = [
        numpy_helper.from_array(rng.standard_normal(shape).astype(np.float32), name)
        for name, shape in (("a", (6, 9)), ("b", (9,)))
    ]
    nodes = [
        helper.make_node("SimplifiedLayerNormalization", ["x", "s"], ["n"], axis=-1, epsilon=1e-5),
        helper.make_node("MatMul", ["n", "a"], ["m"]),
        helper.make_node("Add", ["m", "b"], ["t"]),
        helper.make_node("Div", ["t", "root"], ["d"]),
        helper.make_node("Erf", ["d"], ["e"]),
        helper.make_node("Add", ["e", "one"], ["f"]),
        helper.make_node("Mul", ["t", "f"], ["g"]),
        helper.make_node("Mul", ["g", "half"], ["y"]),
    ]
    numbers = {"root": np.sqrt(2), "one": 1.0, "half": 0.5, "s": np.ones(6)}
    w += [numpy_helper.from_array(np.asarray(value, np.float32), name) for name, value in numbers.items()]
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 6])]
    gives = [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 9])]
    model = helper.make_model(helper.make_graph(nodes, "g", takes, gives, w), opset_imports=DOMAINS, ir_version=8)
    options = onnxruntime.SessionOptions()
    options.log_severity_level, options.optimized_model_filepath = 4, str(tmp_path / "optimized.onnx")
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_EXTENDED
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    x = rng.standard_normal((5, 6)).astype(np.float32)
    (ref,) = session.run(None, {"x": x})
    assert "Gelu" in "".join(node.op_type for node in onnx.load(tmp_path / "optimized.onnx").graph.node)
    assert error(run(load_onnx(tmp_path / "optimized.onnx"), [x])[0], ref) < 1e-5


def test_layer_normalization_before_onnx_has_it(tmp_path: Path) -> None:
    """ONNX Runtime's optimizer writes it into files of any opset; its statistics too are outputs."""
    rng = np.random.default_rng()
    node = helper.make_node("LayerNormalization", ["x", "w", "b"], ["y", "mean", "inv"], axis=-1, epsilon=1e-5)
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 6])]
    gives = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", size])
        for name, size in (("y", 6), ("mean", 1), ("inv", 1))
    ]
    initializers = [numpy_helper.from_array(rng.standard_normal(6).astype(np.float32), name) for name in "wb"]
    opsets = [helper.make_opsetid("", 14)]
    model = helper.make_model(helper.make_graph([node], "g", takes, gives, initializers), opset_imports=opsets, ir_version=8)
    (tmp_path / "old.onnx").write_bytes(model.SerializeToString())
    x = rng.standard_normal((3, 6)).astype(np.float32)
    refs = onnxruntime_s(model, {"x": x})
    for out, ref in zip(run(load_onnx(tmp_path / "old.onnx"), [x]), refs, strict=True):
        assert error(out, ref) < 1e-5


X = np.random.default_rng().standard_normal((2, 3, 4, 8)).astype(np.float32)
ROW = np.random.default_rng().standard_normal((3, 8)).astype(np.float32)
KERNEL = np.random.default_rng().standard_normal((5, 8, 1, 1)).astype(np.float32)


def group_norm(x: Array) -> Array:
    groups = x.astype(np.float64).reshape(2, 12, 2, 4)
    mean, variance = groups.mean((1, 3), keepdims=True), groups.var((1, 3), keepdims=True)
    y = ((groups - mean) / np.sqrt(variance + 1e-5)).reshape(x.shape) * ROW[0] + ROW[1]
    return y / (1 + np.exp(-y))


def split_gelu(x: Array) -> Array:
    first, second = np.split(x.astype(np.float64), 2, -1)
    return first * second / 2 * (1 + np.vectorize(math.erf)(second / np.sqrt(2)))


GROUPS = {"groups": 2, "activation": 1, "epsilon": 1e-5, "channels_last": 1}
ON_GPUS = {
    "GroupNorm": ([X, ROW[0], ROW[1]], GROUPS, lambda: [group_norm(X)]),
    "SkipGroupNorm": (
        [X, ROW[0], ROW[1], X[::-1], ROW[2]],
        GROUPS,
        lambda: [group_norm(X + X[::-1] + ROW[2]), X + X[::-1] + ROW[2]],
    ),
    "BiasAdd": ([X[0], ROW[0], X[1]], {}, lambda: [X[0] + ROW[0] + X[1]]),
    "BiasSplitGelu": ([X[0], ROW[0]], {}, lambda: [split_gelu(X[0] + ROW[0])]),
    "NhwcFusedConv": ([X, KERNEL], {"activation": "Relu"}, lambda: [np.maximum(X @ KERNEL[:, :, 0, 0].T, 0)]),
}


@pytest.mark.parametrize("operator", ON_GPUS)
def test_those_that_onnxruntime_has_on_gpus_alone(operator: str) -> None:
    inputs, attributes, computed = ON_GPUS[operator]
    refs = computed()
    case = Case(operator, [np.ascontiguousarray(x) for x in inputs], ["FLOAT"] * len(refs), attributes)
    for out, ref in zip(run(load_onnx(case.model(refs)), list(case.feeds().values())), refs, strict=True):
        assert error(out, ref) < 1e-5


@pytest.mark.parametrize("values", [(1.0, 7.5, 0.8), (2.0, -1.0, -0.5), (1.0, 0.0, 1.0)])
def test_a_range_of_known_floats(values: tuple[float, float, float]) -> None:
    """Values that files hold were taken for sizes, which are integers."""
    case = Case("Range", [np.array(value, np.float32) for value in values], ["FLOAT"], {}, (0, 1, 2))
    (ref,) = onnxruntime_s(case.model(), {})
    (out,) = run(load_onnx(case.model([ref])), [])
    np.testing.assert_allclose(out, ref, rtol=1e-6)


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
@pytest.mark.parametrize("size", [8, 16, 32])
def test_heads_of_one_vector_are_turned(size: int, target: str, tmp_path: Path) -> None:
    """A head as wide as a vector, whose lanes are of both halves."""
    rng = np.random.default_rng(size)
    x, tables = rng.standard_normal((1, 4, size), np.float32), rng.standard_normal((2, 12, size // 2), np.float32)
    node = helper.make_node("RotaryEmbedding", ["x", "at", "cos", "sin"], ["y"], domain="com.microsoft", num_heads=1)
    given, result = (helper.make_tensor_value_info(name, TensorProto.FLOAT, x.shape) for name in "xy")
    at = helper.make_tensor_value_info("at", TensorProto.INT64, [1, 4])
    weights = [numpy_helper.from_array(table, name) for table, name in zip(tables, ("cos", "sin"), strict=True)]
    graph = helper.make_graph([node], "turned", [given, at], [result], weights)
    onnx.save(helper.make_model(graph, opset_imports=DOMAINS, ir_version=10), tmp_path / "m.onnx")
    rows = np.array([[0, 5, 11, 2]])
    package = tk.compile(tmp_path / "m.onnx", target=target, verify=False)
    cos, sin = tables[:, rows[0]]
    low, high = x[0, :, : size // 2], x[0, :, size // 2 :]
    expected = np.concatenate([low * cos - high * sin, high * cos + low * sin], -1)[None]
    np.testing.assert_allclose(np.asarray(tk.load(package)(x, rows)), expected, rtol=1e-5, atol=1e-6)
