"""Sorts and top-k of rows that a block holds become functions of their own; others stay."""

from typing import Any

import pytest
import tvm
import tvm_ffi
from tvm import relax
from tvm.relax import op

from tk.graph.sort import Sort


def sorted_by(build: Any, shape: tuple[Any, ...], dtype: str = "float32") -> tvm.IRModule:
    x, builder = relax.Var("x", relax.TensorType(shape, dtype)), relax.BlockBuilder()
    with builder.function("main", [x]):
        with builder.dataflow():
            out = builder.emit_output(build(x))
        builder.emit_func_output(out)
    mod = Sort()(builder.get())
    relax.analysis.well_formed(mod)
    return mod


def kernels(mod: tvm.IRModule) -> int:
    return sum(isinstance(func, tvm.tirx.PrimFunc) for _, func in mod.functions_items())


@pytest.mark.parametrize(
    "build",
    [
        lambda x: op.sort(x, axis=1),
        lambda x: op.argsort(x, axis=1, descending=True, dtype="int64"),
        lambda x: op.topk(x, 5, axis=1, ret_type="both", dtype="int64"),
        lambda x: op.topk(x, 5, axis=1, ret_type="indices", dtype="int32"),
    ],
)
def test_along_a_middle_axis(build: Any) -> None:
    mod = sorted_by(build, (3, 100, 7))
    before, builder = relax.Var("x", relax.TensorType((3, 100, 7), "float32")), relax.BlockBuilder()
    assert kernels(mod) == 1
    assert "permute_dims" in mod["main"].script()
    with builder.function("main", [before]):
        builder.emit_func_output(builder.normalize(build(before)))
    assert tvm_ffi.structural_equal(mod["main"].ret_ty, builder.get()["main"].ret_ty)


def test_the_greatest_of_long_rows_are_those_of_the_tiles_greatest() -> None:
    mod = sorted_by(lambda x: op.topk(x, 50, axis=-1, ret_type="both", dtype="int64"), (4, 131072))
    assert kernels(mod) == 2
    assert "relax.topk" not in mod["main"].script()


def test_long_rows_in_order_and_rows_of_unknown_length_stay() -> None:
    assert kernels(sorted_by(lambda x: op.sort(x, axis=-1), (4, 5000))) == 0
    assert kernels(sorted_by(lambda x: op.sort(x, axis=-1), (4, tvm.tirx.Var("n", "int64")))) == 0
    assert kernels(sorted_by(lambda x: op.sort(x, axis=-1), (tvm.tirx.Var("n", "int64"), 50))) == 1
