"""ONNX operators that compute element by element."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper

import tk
from tests.frontend.running import run
from tk.frontend.onnx.load import load_onnx


@pytest.mark.parametrize("counted", [False, True])
def test_comparisons_are_compared(counted: bool) -> None:
    """LLVM refused the code: bools were compared as floats are. torch's exporter writes x // y so."""
    zero = helper.make_tensor("zero", TensorProto.INT64, [], [0])
    nodes = [
        helper.make_node("Less", ["x", "zero"], ["a"]),
        helper.make_node("Greater", ["y", "zero"], ["b"]),
        helper.make_node("Equal", ["a", "b"], ["same"]),
        *([helper.make_node("Cast", ["same"], ["count"], to=TensorProto.INT64)] if counted else []),
    ]
    takes = [helper.make_tensor_value_info(name, TensorProto.INT64, [3, 40]) for name in "xy"]
    result = ("count", TensorProto.INT64) if counted else ("same", TensorProto.BOOL)
    graph = helper.make_graph(nodes, "compared", takes, [helper.make_tensor_value_info(*result, [3, 40])], [zero])
    model = load_onnx(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)]))
    x, y = np.random.default_rng().integers(-2, 3, (2, 3, 40))
    (out,) = run(model, [x, y])
    np.testing.assert_array_equal(out, (x < 0) == (y > 0))


@pytest.mark.parametrize("dtype", ["float32", "float16", "float64"])
@pytest.mark.parametrize("name", ["Softplus", "Mish"])
def test_what_is_far_below_1_is_not_lost_beside_it(name: str, dtype: str, tmp_path: Path) -> None:
    """log(1 + exp x) of x down to −80, to a few units in the last place."""
    kind = helper.np_dtype_to_tensor_dtype(np.dtype(dtype))
    x, y = (helper.make_tensor_value_info(each, kind, [4000]) for each in "xy")
    graph = helper.make_graph([helper.make_node(name, ["x"], ["y"])], name, [x], [y])
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 22)], ir_version=10), tmp_path / "m.onnx")
    given = np.concatenate([np.linspace(-80, 80, 3997), [np.nan, np.inf, -np.inf]]).astype(dtype)
    wide = given.astype(np.float64)
    with np.errstate(all="ignore"):
        grown = np.where(wide > 40, wide, np.log1p(np.exp(wide)))
        expected = grown if name == "Softplus" else wide * np.tanh(grown)
        expected = expected.astype(dtype).astype(np.float64)
    out = np.asarray(tk.load(tk.compile(tmp_path / "m.onnx", target="cpu", verify=False))(given))
    assert out.dtype == given.dtype
    eps, least = np.finfo(dtype).eps, np.finfo(dtype).smallest_normal
    np.testing.assert_allclose(out.astype(np.float64), expected, rtol=8 * float(eps), atol=8 * float(least), equal_nan=True)
