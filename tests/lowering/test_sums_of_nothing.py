"""Sums, products and maxima over dims that are 0 at run time: each is its first value, not what lay in memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import TensorProto, helper

import tk
from tk.lowering.sums_of_nothing import clear_before_sums

SUMS = {
    "one": ("ReduceSum", ["n", 1], [0], [1], 0),
    "columns": ("ReduceMax", ["n", 8], [0], [8], -np.inf),
    "rows": ("ReduceProd", [8, "n"], [1], [8], 1),
    "all": ("ReduceSum", ["n", 37], [0, 1], [], 0),
    "middle": ("ReduceMin", [3, "n", 5], [1], [3, 5], np.inf),
}


def _loaded(nodes: list[Any], inputs: dict[str, list[Any]], out: list[int], constants: list[Any]) -> Any:
    infos = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in inputs.items()]
    result = helper.make_tensor_value_info("y", TensorProto.FLOAT, out)
    graph = helper.make_graph(nodes, "sums", infos, [result], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    return tk.load(tk.compile(model, target="cpu", verify=False))


def _poisoned(call: Any, *arrays: Any) -> Any:
    """What a call gives in memory that other numbers lay in."""
    full = [np.full(size, 7.5, "float32") for size in (1, 8, 15, 35, 64)]
    del full
    return np.asarray(call(*arrays))


@pytest.mark.parametrize("name", SUMS)
def test_reductions_of_nothing(name: str) -> None:
    op, shape, axes, out, first = SUMS[name]
    axis = helper.make_tensor("a", TensorProto.INT64, [len(axes)], axes)
    call = _loaded([helper.make_node(op, ["x", "a"], ["y"], keepdims=0)], {"x": shape}, out, [axis])
    for size in (5, 0, 300, 0):
        x = np.random.default_rng(size).uniform(0.9, 1.1, [size if dim == "n" else dim for dim in shape]).astype("float32")
        reduced = {"ReduceSum": np.sum, "ReduceMax": np.max, "ReduceProd": np.prod, "ReduceMin": np.min}[op]
        want = reduced(x, axis=tuple(axes)) if size else np.full(out, first)
        np.testing.assert_allclose(_poisoned(call, x), want, rtol=1e-4)


@pytest.mark.parametrize(("m", "n"), [(5, 7), (64, 64), (1, 48)])
def test_matmuls_over_nothing(m: int, n: int) -> None:
    call = _loaded([helper.make_node("MatMul", ["a", "b"], ["y"])], {"a": [m, "k"], "b": ["k", n]}, [m, n], [])
    for size in (6, 0, 0):
        draw = np.random.default_rng(size)
        a, b = draw.standard_normal((m, size)).astype("float32"), draw.standard_normal((size, n)).astype("float32")
        np.testing.assert_allclose(_poisoned(call, a, b), a @ b, rtol=1e-4, atol=1e-5)


def test_what_is_never_empty_is_left_as_it_is() -> None:
    import tvm
    from tvm import te

    a = te.placeholder((4, 9), "float32", name="a")
    k = te.reduce_axis((0, 9), "k")
    func = te.create_prim_func([a, te.compute((4,), lambda i: te.sum(a[i, k], axis=k), name="s")])
    assert clear_before_sums(tvm.IRModule({"main": func}))["main"].same_as(func)
