"""Products of reduced precision sum in float32; others are left alone."""

from collections.abc import Callable
from typing import Any

import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.accumulate_in_float32 import AccumulateInFloat32


def module(build: Callable[..., Any], *inputs: tuple[tuple[int, ...], str]) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    variables = [relax.Var(f"x{i}", relax.TensorType(shape, dtype)) for i, (shape, dtype) in enumerate(inputs)]
    with builder.function("main", variables):
        with builder.dataflow():
            output = builder.emit_output(build(*variables))
        builder.emit_func_output(output)
    return builder.get()


def bound(mod: tvm.IRModule) -> list[Any]:
    return [binding.value for block in mod["main"].body.blocks for binding in block.bindings]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_a_product_is_summed_in_float32_and_rounded_once(dtype: str) -> None:
    before = module(op.matmul, ((2, 4, 8), dtype), ((8, 3), dtype))
    after = AccumulateInFloat32()(before)
    matmul, cast, *_ = bound(after)
    assert matmul.op.name == "relax.matmul"
    assert str(matmul.ty.dtype.dtype) == "float32"
    assert cast.op.name == "relax.astype"
    tvm.ir.assert_structural_equal(after["main"].ret_ty, before["main"].ret_ty)


def test_a_convolution_keeps_its_geometry() -> None:
    def build(x: Any, w: Any) -> Any:
        return op.nn.conv2d(x, w, strides=2, padding=(1, 2), dilation=2, groups=2)

    before = module(build, ((1, 4, 16, 16), "float16"), ((6, 2, 3, 3), "float16"))
    convolution = bound(AccumulateInFloat32()(before))[0]
    for name in ("strides", "padding", "dilation", "groups"):
        assert getattr(convolution.attrs, name) == getattr(bound(before)[0].attrs, name)
    assert str(convolution.ty.dtype.dtype) == "float32"


@pytest.mark.parametrize(("operand", "out"), [("float32", None), ("float64", None), ("int8", "int32"), ("float16", "float32")])
def test_others_are_left_alone(operand: str, out: str | None) -> None:
    before = module(lambda a, b: op.matmul(a, b, out_dtype=out), ((4, 8), operand), ((8, 3), operand))
    tvm.ir.assert_structural_equal(AccumulateInFloat32()(before), before)
