"""Attention over an awkward number of keys: zeros behind keys and values, columns that the softmax skips, the same numbers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.host import HOST
from tk.graph.attention.pad import PadAttention

ROWS, DEPTH = 5, 8


def module(
    columns: Any, dtype: str = "float16", turned: bool = True, bias: tuple[Any, ...] | None = None, hides: bool = False
) -> tvm.IRModule:
    """softmax(q kᵀ / 3 + bias) v; with `turned`, k comes as [b, h, t, d]; with `hides`, rows of -inf give 0."""
    builder = relax.BlockBuilder()
    wide = "float32" if dtype != "float32" else dtype
    k_shape = (2, 3, columns, DEPTH) if turned else (2, 3, DEPTH, columns)
    shapes = {"q": (2, 3, ROWS, DEPTH), "k": k_shape, "v": (2, 3, columns, DEPTH)}
    params = [relax.Var(name, relax.TensorType(shape, dtype)) for name, shape in shapes.items()]
    params += [] if bias is None else [relax.Var("bias", relax.TensorType(bias, wide))]
    q, k, v = params[:3]
    with builder.function("main", params):
        with builder.dataflow():
            emit = builder.emit
            scores = emit(op.matmul(q, emit(op.permute_dims(k, [0, 1, 3, 2])) if turned else k, out_dtype="float32"))
            scores = emit(op.multiply(scores, relax.const(1 / 3, "float32")))
            scores = scores if bias is None else emit(op.add(scores, params[3]))
            p = emit(op.nn.softmax(scores, -1))
            if hides:
                p = emit(op.where(emit(op.equal(scores, relax.const(-np.inf, wide))), relax.const(0, wide), p))
            p = emit(op.astype(p, dtype))
            out = builder.emit_output(op.matmul(p, v, out_dtype="float32"))
        builder.emit_func_output(out)
    return builder.get()


def operators(mod: tvm.IRModule) -> Counter[str]:
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return Counter(call.op.name.removeprefix("relax.") for call in calls if isinstance(call, relax.Call))


def result(mod: tvm.IRModule, args: list[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    return np.asarray(machine["main"](*map(tvm.runtime.tensor, args)).numpy())


@pytest.mark.rotated(6)
@pytest.mark.parametrize("bias", [None, (2, 1, 1, 19), (2, 3, ROWS, 19), (2, 3, ROWS, 1)])
@pytest.mark.parametrize("turned", [True, False])
def test_numbers_stay_and_products_are_wide(turned: bool, bias: tuple[Any, ...] | None) -> None:
    before = module(19, turned=turned, bias=bias)
    after = PadAttention()(before)
    scores, values = (
        [int(dim) for dim in binding.value.ty.shape]
        for block in after["main"].body.blocks
        for binding in block.bindings
        if getattr(getattr(binding.value, "op", None), "name", "") == "relax.matmul"
    )
    assert scores == [2, 3, ROWS, 32]
    assert values == [2, 3, ROWS, DEPTH]
    assert operators(after)["nn.pad"] == 2 + (bias is not None and bias[-1] == 19)
    assert operators(after)["permute_dims"] == turned  # behind the zeros, where a product reads through it
    rng = np.random.default_rng(2)
    args = [rng.standard_normal([int(dim) for dim in p.ty.shape]).astype(str(p.ty.dtype.dtype)) for p in before["main"].params]
    np.testing.assert_allclose(result(after, args), result(before, args), rtol=2e-3, atol=1e-3)


@pytest.mark.parametrize(
    "mod", [module(32), module(19, "float32"), module(tvm.tirx.Var("t", "int64"))], ids=["even", "float32", "symbolic"]
)
def test_what_stays_as_it_is(mod: tvm.IRModule) -> None:
    tvm.ir.assert_structural_equal(PadAttention()(mod), relax.transform.DeadCodeElimination()(mod))


@pytest.mark.rotated(4)
def test_rows_that_see_nothing_still_give_0() -> None:
    before = module(19, bias=(2, 1, 1, 19), hides=True)
    after = PadAttention()(before)
    assert operators(after)["nn.pad"] == 3
    rng = np.random.default_rng(3)
    args = [rng.standard_normal([int(dim) for dim in p.ty.shape]).astype(str(p.ty.dtype.dtype)) for p in before["main"].params]
    args[3][0] = -np.inf
    got = result(after, args)
    np.testing.assert_allclose(got, result(before, args), rtol=2e-3, atol=1e-3)
    assert not got[0].any()
    assert got[1].any()


@pytest.mark.rotated(4)
def test_rows_with_nan_stay_nan() -> None:
    before = module(19, bias=(2, 1, 1, 19), hides=True)
    rng = np.random.default_rng(4)
    args = [rng.standard_normal([int(dim) for dim in p.ty.shape]).astype(str(p.ty.dtype.dtype)) for p in before["main"].params]
    args[3][0, ..., :7] = -np.inf
    args[3][0, ..., 7] = np.nan
    for mod in (before, PadAttention()(before)):
        got = result(mod, args)
        assert np.isnan(got[0]).all()
        assert np.isfinite(got[1]).all()
