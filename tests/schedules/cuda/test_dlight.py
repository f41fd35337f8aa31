"""TVM's rules behind the contract: what they leave half done is not taken."""

from typing import Any

import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tk.codegen.library import build_function
from tk.schedule.apply import schedule_module
from tk.schedules.cuda import dlight
from tk.target import resolve


def fused(build: Any, *shapes: tuple[int, ...]) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    variables = [relax.Var(f"x{i}", relax.TensorType(shape, "bfloat16")) for i, shape in enumerate(shapes)]
    with builder.function("main", variables):
        with builder.dataflow():
            output = builder.emit_output(builder.normalize(build(*variables)))
        builder.emit_func_output(output)
    passes = [
        relax.transform.LegalizeOps(),
        relax.transform.AnnotateTIROpPattern(),
        relax.transform.FuseOps(),
        relax.transform.FuseTIR(),
    ]
    with resolve("h200").tvm():
        return tvm.transform.Sequential(passes)(builder.get())


def test_a_transpose_with_more_behind_it_goes_to_another_rule() -> None:
    mod = fused(
        lambda x, y: op.concat([y, op.permute_dims(op.reshape(x, (1, 64, 16)), [0, 2, 1])], 1), (1, 64, 4, 4), (1, 1, 64)
    )
    scheduled, kernels = schedule_module(mod, resolve("h200"))
    assert [kernel.rule for kernel in kernels] == ["cuda.elementwise"]
    func = next(func for func in scheduled.functions.values() if isinstance(func, tvm.tirx.PrimFunc))
    assert build_function(func, resolve("h200"))[1].usage


@pytest.mark.parametrize(("arch", "plain"), [("h200", "sm_90"), ("b200", "sm_100"), ("a100", "sm_80")])
def test_it_is_given_an_architecture_that_it_can_read(arch: str, plain: str) -> None:
    assert str(dlight.plain_target(resolve(arch)).arch) == plain


def test_a_convolution_of_one_position_is_no_matmul_with_a_vector() -> None:
    """dlight takes one of each channel by itself for one, and gives every channel but the first another value."""
    mod = fused(lambda x, w: op.nn.conv1d(x, w, groups=4), (2, 4, 3), (4, 1, 3))
    _, kernels = schedule_module(mod, resolve("h200"))
    assert kernels
    assert "cuda.dlight_gemv" not in {kernel.rule for kernel in kernels}


@pytest.mark.parametrize("shape", [(1, 1), (1, 1, 1)])
def test_a_sum_of_one_element_with_more_behind_it_goes_to_another_rule(shape: tuple[int, ...]) -> None:
    """dlight takes such a sum for no reduction and divides by its first value, 0; TVM ended the process over it."""
    mod = fused(lambda x: op.divide(x, op.sum(x, -1, keepdims=True)), shape)
    _, kernels = schedule_module(mod, resolve("h200"))
    assert kernels
    assert not any(kernel.rule.startswith("cuda.dlight") for kernel in kernels)
