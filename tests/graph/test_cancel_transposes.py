"""Transposes that undo one another go; others are composed."""

from typing import Any

import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.cancel_transposes import CancelTransposes


def transposed(*axes: list[int] | None) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((2, 3, 5, 7), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            y: Any = builder.emit(op.nn.relu(x))
            for each in axes:
                y = builder.emit(op.permute_dims(y, each))
            output = builder.emit_output(op.nn.relu(y))
        builder.emit_func_output(output)
    return CancelTransposes()(builder.get())


def left(mod: tvm.IRModule) -> list[list[int]]:
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return [
        [int(axis) for axis in call.attrs.axes]
        for call in calls
        if isinstance(call, relax.Call) and call.op.name == "relax.permute_dims"
    ]


def test_a_pair_cancels() -> None:
    assert left(transposed([0, 2, 1, 3], [0, 2, 1, 3])) == []
    assert left(transposed([1, 2, 3, 0], [3, 0, 1, 2])) == []
    assert left(transposed(None, None)) == []


def test_others_are_composed() -> None:
    mod = transposed([1, 2, 3, 0], [1, 2, 3, 0])
    assert left(mod) == [[2, 3, 0, 1]]
    assert [int(dim) for dim in mod["main"].ret_ty.shape] == [5, 7, 2, 3]


def test_one_alone_stays() -> None:
    assert left(transposed([0, 2, 1, 3])) == [[0, 2, 1, 3]]
