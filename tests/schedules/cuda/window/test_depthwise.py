"""Depthwise convolutions on tensor cores: which functions they are, and what their kernels do."""

import re
from typing import Any

import pytest
import tvm
from tvm.relax import op

from tests.schedules.cuda.assembling import scheduled
from tests.schedules.cuda.sources import source
from tk.codegen.library import tir_pipeline
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of, taken
from tk.schedules.cuda.window import depthwise
from tk.schedules.cuda.window.cases import depthwise_case
from tk.schedules.cuda.window.depthwise_kernel import stages, tiling
from tk.target import resolve

H200 = resolve("h200")
IMAGES = (64, 28, 28, 48)


def convolved(x: Any, w: Any, **how: Any) -> Any:
    how = {"padding": 2, "groups": 48, "data_layout": "NHWC", "kernel_layout": "HWIO", "out_dtype": "float32"} | how
    return op.nn.conv2d(x, w, **how)


def narrow(x: Any) -> Any:
    return op.astype(x, "bfloat16")


def match(build: Any, *inputs: tuple[tuple[int, ...], str]) -> depthwise.Match | None:
    named = tuple((f"x{n}", *each) for n, each in enumerate(inputs))
    return depthwise.match(prim_func(Case("case", named, build, lambda *values: None), H200)[0], H200)


def test_a_convolution_with_what_belongs_to_its_channels() -> None:
    found = match(
        lambda x, w, b: narrow(op.nn.relu(op.add(convolved(x, w), b))),
        (IMAGES, "bfloat16"), ((5, 5, 1, 48), "bfloat16"), ((48,), "float32"),
    )  # fmt: skip
    assert found is not None
    assert (found.images, found.sizes, found.taps, found.found.before) == (64, (28, 28, 48), (5, 5), (2, 2))


@pytest.mark.parametrize(
    ("build", "inputs"),
    [
        (lambda x, w: narrow(convolved(x, w, strides=2)), ()),
        (lambda x, w: narrow(convolved(x, w, dilation=2, padding=4)), ()),
        (lambda x, w: convolved(x, w), ()),
        (lambda x, w, y: narrow(op.add(convolved(x, w), op.astype(y, "float32"))), ((IMAGES, "bfloat16"),)),
    ],
    ids=["stride", "dilation", "wide", "residual"],
)
def test_declines(build: Any, inputs: Any) -> None:
    assert match(build, (IMAGES, "bfloat16"), ((5, 5, 1, 48), "bfloat16"), *inputs) is None


@pytest.mark.parametrize(
    ("shape", "dtype", "window"),
    [
        (IMAGES, "float32", 5),
        (IMAGES, "bfloat16", 3),
        ((1, 28, 28, 48), "bfloat16", 5),
        ((64, 28, 28, 40), "bfloat16", 5),
        ((640, 7, 7, 96), "bfloat16", 5),
    ],
    ids=["float32", "small window", "few", "parts of sectors", "short lines"],
)
def test_other_units_are_faster(shape: tuple[int, ...], dtype: str, window: int) -> None:
    assert taken(rule_of(depthwise), depthwise_case(shape, dtype, window, 1, 1.0).func(H200), H200) is None


@pytest.mark.parametrize(
    ("shape", "window", "config"),
    [
        ((445, 56, 56, 96), 7, (4, 4, 56)),
        ((713, 28, 28, 240), 5, (4, 12, 28)),
        ((1337, 14, 14, 512), 5, (4, 4, 14)),
        ((64, 56, 56, 96), 7, (4, 4, 56)),
        ((8, 56, 56, 96), 7, (4, 4, 7)),
        ((445, 56, 56, 96), 9, (2, 8, 56)),
    ],
)
def test_defaults(shape: tuple[int, ...], window: int, config: tuple[int, int, int]) -> None:
    found = depthwise.match(depthwise_case(shape, "bfloat16", window, 1, 1.0).func(H200), H200)
    assert found is not None
    assert depthwise.default(found, H200) == depthwise.Config(*config)
    assert not depthwise.legal(found, depthwise.Config(*config), H200)


def test_each_row_is_copied_once_and_joined_to_all_windows_that_have_it() -> None:
    case = depthwise_case(IMAGES, "bfloat16", 5, 1, 1.0)
    text = source(
        rule_of(depthwise), case.build, *((shape, dtype) for _, shape, dtype in case.inputs), config=depthwise.Config(4, 4, 28)
    )
    main = text[text.rindex("__global__") :]
    loop = main[main.index("for (int period") :]
    assert len(re.findall(r"^ +tvm_builtin_ptx_mma\w+\(", loop, re.M)) == 5 * 5 * 4  # rows written out, of windows, channels
    assert len(re.findall(r"^ +tvm_builtin_ptx_cp_async_ca\w+\(", loop, re.M)) == 5 * 4  # places of a thread
    assert loop.count("__syncthreads()") == 5 + 2  # before the last row is written, and before results are written again


def test_shared_memory_holds_the_ring_and_two_rows_of_results() -> None:
    func = depthwise_case(IMAGES, "bfloat16", 5, 1, 1.0).func(H200)
    kernel = scheduled(rule_of(depthwise), func, H200, depthwise.Config(4, 4, 28))
    with H200.tvm():
        bound = tvm.tirx.transform.BindTarget(H200.tvm())(tvm.IRModule({"main": kernel.with_attr("global_symbol", "main")}))
        lowered = tir_pipeline()[0](bound)
    size = tiling(28, 4).shared(4, stages(5))
    assert f"T.int64({size}), launch_params" in lowered.script()


@pytest.mark.parametrize(("width", "lines", "images"), [(14, 2, 8), (28, 4, 4), (56, 8, 2), (150, 16, 1)])
def test_lines_of_a_tile(width: int, lines: int, images: int) -> None:
    found = tiling(width, 4)
    assert (found.lines, found.images, found.width) == (lines, images, min(width, 128))
