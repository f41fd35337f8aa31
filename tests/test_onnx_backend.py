"""tk as a backend of ONNX: the interface, and ONNX's own runner driving it."""

from __future__ import annotations

import unittest

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper
from onnx.backend.test import BackendTest

import tk.host
import tk.onnx_backend as backend
from tk.errors import ImportModelError, UsageError
from tk.host import this_host

pytestmark = pytest.mark.xdist_group("ONNX cases")

CASES = [
    "test_add_bcast",
    "test_matmul_2d",
    "test_softmax_axis_1",
    "test_split_equal_parts_1d_opset13",
]


def doubled() -> onnx.ModelProto:
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, ["n", 3]) for name in "xy")
    graph = helper.make_graph([helper.make_node("Add", ["x", "x"], ["y"])], "doubled", [x], [y])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)


def test_a_model_run_repeatedly() -> None:
    rep = backend.prepare(doubled())
    for rows in (2, 5):
        x = np.random.default_rng(rows).standard_normal((rows, 3), np.float32)
        for inputs in ([x], {"x": x}, x):
            out = rep.run(inputs)
            assert isinstance(out, tuple)
            assert np.array_equal(out[0], 2 * x)
            assert np.array_equal(out.y, 2 * x)  # type: ignore[attr-defined]
    assert np.array_equal(backend.run_model(doubled(), [x])[0], 2 * x)
    with pytest.raises(UsageError, match="not the model's"):
        rep.run({"z": x})


def test_a_node() -> None:
    x = np.random.default_rng(0).standard_normal((4, 6), np.float32)
    (indices,) = backend.run_node(helper.make_node("NonZero", ["x"], ["y"]), [np.maximum(x, 0)])
    assert np.array_equal(indices, np.nonzero(np.maximum(x, 0)))
    a, b = backend.run_node(helper.make_node("Split", ["x"], ["a", "b"], axis=1, num_outputs=2), [x])
    assert np.array_equal(np.concatenate([a, b], 1), x)
    (relu,) = backend.run_node(helper.make_node("Relu", ["x"], ["y"]), [x], opset_version=13, outputs_info=[(x.dtype, x.shape)])
    assert np.array_equal(relu, np.maximum(x, 0))


def test_compiled_for_the_values_and_structures_that_it_is_run_with() -> None:
    """An axis, a number and a sequence: none is known before a call, each may change with every call."""
    x = np.random.default_rng(0).standard_normal((4, 6), np.float32)
    takes = [
        helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 6]),
        helper.make_tensor_value_info("axes", TensorProto.INT64, [1]),
    ]
    gives = [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["a", "b"])]
    graph = helper.make_graph([helper.make_node("ReduceSum", ["x", "axes"], ["y"])], "sum", takes, gives)
    rep = backend.prepare(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9))
    assert rep.values == ("axes",)
    for axis in (0, 1, 0):
        (total,) = rep.run([x, np.array([axis])])
        np.testing.assert_allclose(total, x.astype("float64").sum(axis, keepdims=True), rtol=1e-5, atol=1e-6)
    assert len(rep._variants) == 2
    with pytest.raises(ImportModelError, match="axes"):
        rep.run([x, np.zeros([3, 1], np.int64)])
    kind = helper.make_sequence_type_proto(helper.make_tensor_type_proto(TensorProto.FLOAT, None))
    nodes = [helper.make_node("SequenceInsert", ["s", "x"], ["t"]), helper.make_node("SequenceLength", ["t"], ["n"])]
    gives = [helper.make_value_info("t", kind), helper.make_tensor_value_info("n", TensorProto.INT64, [])]
    graph = helper.make_graph(nodes, "insert", [helper.make_value_info("s", kind), takes[0]], gives)
    rep = backend.prepare(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9))
    for given in ([], [x[:2]], [x[:1], x]):
        result, length = rep.run([given, x])
        assert int(length) == len(given) + 1
        for one, other in zip(result, [*given, x], strict=True):
            np.testing.assert_array_equal(one, other)


def test_narrow_types_at_the_boundary() -> None:
    """float8, and int4 and float4, which TVM packs and NumPy does not: in, moved, cast, and out."""
    x = np.random.default_rng(0).standard_normal((3, 5)).astype(np.float32) * 3
    for name in ("FLOAT8E4M3FN", "FLOAT8E5M2FNUZ", "INT4", "UINT2", "FLOAT4E2M1"):
        dtype = helper.tensor_dtype_to_np_dtype(getattr(TensorProto, name))
        cast = helper.make_node("Cast", ["x"], ["y"], to=getattr(TensorProto, name))
        expected = np.abs(x).astype(dtype)
        (y,) = backend.run_node(cast, [np.abs(x)], outputs_info=[(dtype, x.shape)])
        assert y.dtype == dtype
        assert np.array_equal(y.view(np.uint8), expected.view(np.uint8))
        (turned,) = backend.run_node(helper.make_node("Transpose", ["y"], ["z"]), [y])
        assert np.array_equal(turned.view(np.uint8), y.T.view(np.uint8))
        (back,) = backend.run_node(helper.make_node("Cast", ["y"], ["z"], to=TensorProto.FLOAT), [y])
        assert np.array_equal(back, expected.astype(np.float32))


def test_asking_for_devices_leaves_the_driver_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """ONNX's runner asks before cases are run in forked processes, which could not use CUDA if this one had woken it."""
    have = bool(this_host(True).devices)

    def woken() -> None:
        raise AssertionError("the driver was woken in this process")

    backend._gpus.cache_clear()
    this_host.cache_clear()
    monkeypatch.setattr(tk.host, "_driver", woken)
    assert backend.supports_device("CUDA") == have
    assert not backend.supports_device("CUDA:99")


def test_devices() -> None:
    assert backend.supports_device("CPU")
    assert not backend.supports_device("TPU")
    assert not backend.supports_device("CUDA:99")
    with pytest.raises(UsageError, match="no device"):
        backend.prepare(doubled(), "CUDA:99")
    assert backend.is_compatible(doubled())
    odd = doubled()
    odd.graph.node[0].op_type = "Det"
    assert not backend.is_compatible(odd)


def test_onnx_own_runner_drives_it() -> None:
    suite = BackendTest(backend.TkBackend, __name__)
    for case in CASES:
        suite.include(f"^{case}_cpu$")
    result = unittest.TestResult()
    suite.test_suite.run(result)
    assert not result.errors + result.failures
    assert result.testsRun - len(result.skipped) >= len(CASES)
