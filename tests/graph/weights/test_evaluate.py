"""Small weights are computed by NumPy, bit by bit as their kernels would compute them."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
import tvm
from torch import nn
from tvm import relax
from tvm.relax import op

from tests.host import HOST
from tk.frontend import load
from tk.graph.weights import fold as fold_weights
from tk.graph.weights.evaluate import evaluate
from tk.pipeline import graph
from tk.target import resolve

SHAPE = (3, 4, 5)


def function(make: Any, dtype: str) -> Any:
    x = relax.Var("x", relax.TensorType(SHAPE, dtype))
    builder = relax.BlockBuilder()
    with builder.function("main", [x]):
        builder.emit_func_output(builder.emit(make(x)))
    return builder.get()["main"]


def scaled(x: Any) -> Any:
    """As a batch norm's factor is folded into a weight: 1 / √(x² + ε) · x − x, and so on."""
    dtype = str(x.ty.dtype.dtype)
    one, small = relax.const(1, dtype), relax.const(1e-3, dtype)
    return op.subtract(op.multiply(op.divide(one, op.sqrt(op.add(op.multiply(x, x), small))), op.negative(x)), x)


MOVES = {
    "turned": lambda x: op.permute_dims(x, [2, 0, 1]),
    "reversed": lambda x: op.permute_dims(x),
    "reshaped": lambda x: op.squeeze(op.expand_dims(op.reshape(x, (5, 12)), [0, 3]), [0]),
    "scaled": scaled,
    "narrowed": lambda x: op.astype(op.astype(x, "bfloat16"), "float32"),
    "halved": lambda x: op.astype(x, "float16"),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "float64"])
@pytest.mark.parametrize("name", MOVES)
def test_as_a_kernel_would(name: str, dtype: str) -> None:
    main = function(MOVES[name], dtype)
    x = np.random.default_rng(0).standard_normal(SHAPE).astype(getattr(ml_dtypes, dtype, dtype))
    machine = relax.VirtualMachine(tvm.compile(tvm.IRModule({"main": main}), HOST), tvm.cpu())
    expected = machine["main"](tvm.runtime.tensor(x)).numpy()
    found = evaluate(main, [x])
    assert found is not None
    assert (found.dtype, found.shape, found.flags.c_contiguous) == (expected.dtype, expected.shape, True)
    if name == "scaled":  # a host may have one instruction for x · x + ε
        wide, near = expected.astype("float64"), 8 * float(ml_dtypes.finfo(found.dtype).eps)
        np.testing.assert_allclose(found.astype("float64"), wide, rtol=near, atol=near)
    else:
        assert found.tobytes() == expected.tobytes()


WHOLE = {
    "index": lambda x: op.where(
        op.less(x, relax.const(0, str(x.ty.dtype.dtype))), op.add(x, relax.const(7, str(x.ty.dtype.dtype))), x
    ),
    "bounded": lambda x: op.maximum(
        op.minimum(x, relax.const(3, str(x.ty.dtype.dtype))), relax.const(1, str(x.ty.dtype.dtype))
    ),
    "wrapped": lambda x: op.multiply(op.subtract(x, op.multiply(x, x)), relax.const(101, str(x.ty.dtype.dtype))),
    "compared": lambda x: op.greater_equal(op.reshape(x, (5, 12)), relax.const(0, str(x.ty.dtype.dtype))),
    "narrowed": lambda x: op.astype(x, "int8"),
}


@pytest.mark.parametrize("dtype", ["int64", "int32", "int8"])
@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers_as_a_kernel_would(name: str, dtype: str) -> None:
    main = function(WHOLE[name], dtype)
    ends = np.iinfo(dtype)
    x = np.random.default_rng(0).integers(ends.min, ends.max, SHAPE, dtype, endpoint=True)
    machine = relax.VirtualMachine(tvm.compile(tvm.IRModule({"main": main}), HOST), tvm.cpu())
    expected = machine["main"](tvm.runtime.tensor(x)).numpy()
    found = evaluate(main, [x])
    assert found is not None
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
    assert np.array_equal(found, expected)


@pytest.mark.parametrize(
    ("make", "dtype"),
    [(lambda x: op.exp(x), "float32"), (lambda x: op.divide(x, x), "int64"), (lambda x: op.astype(x, "int8"), "float32")],
)
def test_others_are_left_to_kernels(make: Any, dtype: str) -> None:
    assert evaluate(function(make, dtype), [np.ones(SHAPE, dtype)]) is None


def test_large_weights_have_the_same_values(monkeypatch: pytest.MonkeyPatch) -> None:
    module = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.Flatten(), nn.Linear(392, 5)).eval()
    module[1].running_var.uniform_(0.5, 2)
    model, cpu = load(module, (torch.randn(2, 3, 9, 9),)), resolve("cpu")
    with cpu.tvm():
        small = graph(model, cpu)[1]
        monkeypatch.setattr(fold_weights, "SMALL", 0)
        large = graph(model, cpu)[1]
    assert list(small) == list(large)
    for name, array in small.items():
        np.testing.assert_allclose(array, large[name], rtol=3e-7, atol=1e-8)
