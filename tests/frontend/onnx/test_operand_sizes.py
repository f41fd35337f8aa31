"""Sizes of operands that ONNX wants to be one, and that have names of their own: each call is held to them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper, numpy_helper

import tk
from tk.errors import InputValueError, RuntimeFailure
from tk.frontend.onnx.load import load_onnx

RUNTIME = "com.microsoft"
FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64


def graph_of(op: str, given: list[str], takes: dict[str, tuple[int, list[Any]]], rank: int, **attributes: Any) -> ModelProto:
    """One node, of inputs with named dims."""
    node = helper.make_node(op, given, ["y"], **attributes)
    values = [helper.make_tensor_value_info(name, dtype, shape) for name, (dtype, shape) in takes.items()]
    result = helper.make_tensor_value_info("y", FLOAT, [None] * rank)
    zeros = numpy_helper.from_array(np.zeros((9, 2), np.float32), "zeros")
    graph = helper.make_graph([node], "g", values, [result], [zeros])
    return helper.make_model(graph, opset_imports=[*map(helper.make_opsetid, ("", RUNTIME), (21, 1))], ir_version=10)


X, K = (FLOAT, [2, "N"]), (FLOAT, ["B", 3])
CASES: dict[str, tuple[ModelProto, str]] = {
    "MatMul": (graph_of("MatMul", ["x", "k"], {"x": X, "k": K}, 2), "N == B"),
    "Gemm": (graph_of("Gemm", ["k", "x"], {"x": X, "k": K}, 2, transA=1, transB=1), "B == N"),
    "Einsum": (graph_of("Einsum", ["x", "k"], {"x": X, "k": K}, 2, equation="...b,bc->...c"), "N == B"),
    "Conv": (graph_of("Conv", ["x", "k"], {"x": (FLOAT, [1, "N", 9]), "k": (FLOAT, [4, "B", 3])}, 3), "N == B"),
    "ScatterND": (
        graph_of("ScatterND", ["zeros", "i", "u"], {"i": (INT64, ["N", 1]), "u": (FLOAT, ["B", 2])}, 2),
        "N == B",
    ),
    "ScatterElements": (
        graph_of("ScatterElements", ["zeros", "i", "u"], {"i": (INT64, ["N", 2]), "u": (FLOAT, ["B", 2])}, 2),
        "N == B",
    ),
    "GatherElements": (
        graph_of("GatherElements", ["x", "i"], {"x": (FLOAT, ["N", 2]), "i": (INT64, ["B", 2])}, 2, axis=1),
        "B <= N",
    ),
    "ReverseSequence": (graph_of("ReverseSequence", ["k", "i"], {"k": (FLOAT, [4, "B"]), "i": (INT64, ["N"])}, 2), "B == N"),
    "FusedMatMul": (graph_of("FusedMatMul", ["x", "k"], {"x": X, "k": K}, 2, domain=RUNTIME), "N == B"),
    "GemmFastGelu": (graph_of("GemmFastGelu", ["x", "k"], {"x": X, "k": K}, 2, domain=RUNTIME), "N == B"),
    "NhwcConv": (
        graph_of(
            "NhwcConv",
            ["x", "w"],
            {"x": (FLOAT, [1, "H", 5, "N"]), "w": (FLOAT, [4, "B", 3, 3])},
            4,
            kernel_shape=[3, 3],
            domain=RUNTIME,
        ),
        "N == B",
    ),
    "MultiHeadAttention": (
        graph_of(
            "MultiHeadAttention",
            ["q", "k", "v"],
            {"q": (FLOAT, [1, 3, 8]), "k": (FLOAT, [1, "N", 8]), "v": (FLOAT, [1, "B", 8])},
            3,
            num_heads=2,
            domain=RUNTIME,
        ),
        "N == B",
    ),
    "RNN": (
        graph_of(
            "RNN",
            ["x", "w", "r"],
            {"x": (FLOAT, [5, 2, "N"]), "w": (FLOAT, [1, 4, "B"]), "r": (FLOAT, [1, 4, 4])},
            4,
            hidden_size=4,
        ),
        "N == B",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_calls_are_held_to_sizes_that_must_be_one(name: str) -> None:
    model, condition = CASES[name]
    assert condition in load_onnx(model).signature.conditions


def test_one_name_needs_no_check() -> None:
    model = graph_of("MatMul", ["x", "k"], {"x": (FLOAT, [2, "B"]), "k": (FLOAT, ["B", 3])}, 2)
    assert not load_onnx(model).signature.conditions


def test_a_shorter_operand_is_refused() -> None:
    """A kernel would read the rows of `k` that there are not."""
    module = tk.load(tk.compile(CASES["MatMul"][0], target="cpu", verify=False), device="cpu")
    x, k = np.ones((2, 5), np.float32), np.ones((5, 3), np.float32)
    np.testing.assert_array_equal(module(x, k), np.full((2, 3), 5, np.float32))
    with pytest.raises(InputValueError, match="N == B"):
        module(x, k[:2])


@pytest.mark.parametrize("op", ["Where", "Add"])
def test_counted_rows_beside_a_dynamic_dim(op: str) -> None:
    """How many rows values give is known while the model runs: the check comes behind the count."""
    nodes = [
        helper.make_node("Compress", ["x", "flags"], ["some"], axis=0),
        helper.make_node(op, ["mask", "some", "some"] if op == "Where" else ["some", "beside"], ["y"]),
    ]
    takes = [
        helper.make_tensor_value_info("x", FLOAT, [7]),
        helper.make_tensor_value_info("flags", TensorProto.BOOL, [5]),
        helper.make_tensor_value_info("mask", TensorProto.BOOL, ["B"]),
        helper.make_tensor_value_info("beside", FLOAT, ["B"]),
    ]
    graph = helper.make_graph(nodes, "g", takes, [helper.make_tensor_value_info("y", FLOAT, [None])])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 21)], ir_version=10)
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    x = np.arange(7, dtype=np.float32)
    for count in (0, 3):
        rest = np.zeros(count, bool), np.zeros(count, np.float32)
        np.testing.assert_array_equal(module(x, np.arange(5) < count, *rest), x[:count])
    with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
        module(x, np.arange(5) < 3, np.zeros(700, bool), np.zeros(700, np.float32))
