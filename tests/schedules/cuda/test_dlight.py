"""TVM's rules behind the contract: what they leave half done is not taken."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.schedules.cuda.emulated import error
from tk.codegen.library import build_function
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedules.cuda import dlight
from tk.target import resolve

A100 = resolve("a100")


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


def products(*shapes: tuple[int, ...]) -> Case:
    inputs = tuple((name, shape, "float32") for name, shape in zip("ab", shapes, strict=True))
    return Case("products", inputs, op.matmul, np.matmul)


@pytest.mark.parametrize(
    "shapes", [((70, 6, 6), (70, 6, 6)), ((5000, 3), (3, 3)), ((40, 3, 6), (6, 6)), ((2, 9, 30), (2, 30, 4))]
)
def test_matrices_that_are_mostly_padding_are_computed_result_by_result(shapes: Any, tmp_path: Path) -> None:
    case = products(*shapes)
    func, _ = prim_func(case, A100)
    with A100.tvm():
        rules = [rule for rule in discover("cuda") if (found := rule.match(func, A100)) and not rule.declines(found, A100)]
    assert "dlight" not in rules[0].name
    assert "fallback" not in rules[0].name
    assert error(case, rules[0], A100, None, tmp_path) < 1e-6


@pytest.mark.parametrize("shapes", [((300, 6), (6, 300)), ((64, 512), (512, 48))])
def test_matrices_that_fill_tiles_stay_in_them(shapes: Any) -> None:
    func, _ = prim_func(products(*shapes), A100)
    with A100.tvm():
        found = dlight.MATMUL.match(func, A100)
        assert found is not None
        assert not dlight.MATMUL.declines(found, A100)


@pytest.mark.parametrize("shape", [(1, 1), (1, 1, 1)])
def test_a_sum_of_one_element_with_more_behind_it_goes_to_another_rule(shape: tuple[int, ...]) -> None:
    """dlight takes such a sum for no reduction and divides by its first value, 0; TVM ended the process over it."""
    mod = fused(lambda x: op.divide(x, op.sum(x, -1, keepdims=True)), shape)
    _, kernels = schedule_module(mod, resolve("h200"))
    assert kernels
    assert not any(kernel.rule.startswith("cuda.dlight") for kernel in kernels)


@pytest.mark.parametrize("dynamic", [False, True])
def test_loops_around_threads_are_left_to_others(dynamic: bool) -> None:
    """dlight's kernels of a mode of one row, a launch for each pair of its elements, ended the process."""
    import torch

    from tests.torch_function import Function
    from tk.frontend.torch.load import load_module
    from tk.pipeline import to_schedule

    sizes = {"inputs": ({0: torch.export.Dim("n", min=2, max=100)},)} if dynamic else None
    h200, module = resolve("h200"), Function(lambda x: torch.mode(x, -1)[0])
    mod, _ = to_schedule(load_module(module, (torch.randn(19),), dynamic_shapes=sizes), h200)
    scheduled, kernels = schedule_module(mod, h200)
    assert not any(kernel.rule.startswith("cuda.dlight") for kernel in kernels)
    for _, func in scheduled.functions_items():
        if isinstance(func, tvm.tirx.PrimFunc):
            sch = tvm.s_tir.Schedule(func.with_attr("global_symbol", "main"))
            blocks = sch.get_child_blocks(sch.get_sblock("root")) if "root" in func.script() else []
            assert all(sch.get(sch.get_loops(block)[0]).thread_binding is not None for block in blocks)
