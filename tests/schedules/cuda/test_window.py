"""Kernels of windows, their threads one after the other on this machine's CPU: any tile of any case, against float64."""

import numpy as np
import pytest
import tvm
import tvm_ffi
from tvm import relax, tirx
from tvm.ir import Call
from tvm.relax import op

from tests.host import HOST
from tests.schedules.cuda.sources import accesses, source
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.window import rule as windows
from tk.schedules.cuda.window.cases import depthwise_case, pool_case, resize_case
from tk.target import resolve

H200 = resolve("h200")


def in_turn(func: tirx.PrimFunc) -> tirx.PrimFunc:
    """A kernel without barriers, its blocks and threads as loops."""

    def loop(node, mutator):
        node = mutator.default_mutate(node)
        if node.kind != tirx.ForKind.THREAD_BINDING:
            return node
        return tirx.For(node.loop_var, node.min, node.extent, tirx.ForKind.SERIAL, node.body)

    def call(node, mutator):
        node = mutator.default_mutate(node)
        if str(node.op.name) != "tirx.cuda.func_call":
            return node
        name, a = str(node.args[0].value), node.args[1]
        if name.startswith(("tk_low", "tk_high")):
            half = tirx.Cast("uint16", a >> tirx.const(16 if "high" in name else 0, "uint32"))
            return tirx.Cast("float32", tirx.reinterpret(name.rpartition("_")[2], half))
        b = node.args[2]
        better = {"tk_max_nan": a > b, "tk_min_nan": a < b}[name]
        return tirx.Select(tirx.Or(better, tirx.isnan(a)), a, b)

    body = tvm_ffi.structural_mutate(func.body, [(tirx.For, loop), (Call, call)])
    return tirx.PrimFunc(list(func.params), body, attrs=func.attrs).with_attr("global_symbol", "main")


def error(case: Case, *tile: int, slide: int = 0) -> float:
    """‖out − ref‖ / ‖ref‖ of the case's kernel, with `tile` neighbours along the last axes."""
    func, names = prim_func(case, H200)
    match = windows.match(func, H200)
    assert match is not None
    config = windows.Config(*tile, *windows.threads(match, *tile), slide)
    assert not windows.legal(match, config, H200)
    with H200.tvm():
        kernel = in_turn(windows.lower(func, match, config, H200))
    arrays = dict(zip(names, case.arrays(0, H200), strict=True))
    want = case.reference(*(arrays[name].astype("float64") for name, _, _ in case.inputs))
    out = np.full(want.shape, np.nan, next(iter(arrays.values())).dtype)
    tensors = [tvm.runtime.tensor(array) for array in (*arrays.values(), out)]
    tvm.compile(tvm.IRModule({"main": kernel}), target=HOST)["main"](*tensors)
    return float(np.linalg.norm(tensors[-1].numpy().astype("float64") - want) / np.linalg.norm(want))


@pytest.mark.sampled(6)
@pytest.mark.parametrize(
    ("case", "tile"),
    [
        (pool_case("max", "NHWC", (2, 15, 17, 24), "float16", 3, 2, 1, 0.0), (8, 2, 2)),
        (pool_case("avg", "NHWC", (1, 11, 9, 12), "float32", 3, 1, 1, 1e-6), (4, 4, 2)),
        (pool_case("max", "NCHW", (2, 3, 16, 48), "float16", 3, 2, 1, 0.0), (8, 2, 1)),
        (pool_case("avg", "NCHW", (("n", 2), 3, 9, 20), "float32", 3, 1, 1, 1e-6), (4, 2, 1)),
        (pool_case("max", "NCDHW", (1, 2, 7, 7, 9), "float32", 2, 1, 0, 0.0), (2, 2, 2)),
        (depthwise_case((("n", 2), 9, 7, 16), "float16", 3, 1, 1e-3), (8, 2, 2)),
        (depthwise_case((1, 9, 9, 12), "float32", 5, 2, 1e-6), (4, 1, 2)),
    ],
    ids=str,
)
def test_tiles(case: Case, tile: tuple[int, int, int]) -> None:
    assert error(case, *tile) <= case.tolerance


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("case", "tile"),
    [
        (pool_case("max", "NHWC", (2, 15, 17, 24), "float16", 3, 2, 1, 0.0), (8, 2, 5)),  # a last tile that begins early
        (pool_case("avg", "NHWC", (2, 11, 9, 12), "float32", 3, 1, 1, 1e-6), (4, 4, 11)),
        (pool_case("avg", "NCHW", (("n", 2), 3, 9, 20), "float16", 3, 1, 1, 1e-3), (4, 9, 1)),
        (depthwise_case((("n", 2), 9, 7, 16), "float16", 3, 1, 1e-3), (2, 7, 4)),
        (depthwise_case((1, 13, 9, 12), "float32", 5, 2, 1e-6), (1, 1, 7)),
        (depthwise_case((1, 9, 9, 12), "float32", 3, 1, 1e-6), (1, 2, 1)),  # fewer results than rows of a window
    ],
    ids=str,
)
def test_sliding(case: Case, tile: tuple[int, int, int]) -> None:
    assert error(case, *tile, slide=1) <= case.tolerance


def pooled(x: relax.Expr) -> relax.Expr:
    return op.nn.max_pool2d(x, [3, 3], [1, 1], [1, 1], layout="NHWC")


def test_what_windows_share_is_read_once() -> None:
    text = source(rule_of(windows), pooled, ((64, 32, 32, 64), "float16"), config=windows.Config(8, 2, 2, 8, 4, 8))
    assert accesses(text, "x0_ptr") == (16, 0)  # 4 × 4 vectors for 2 × 2 windows of 3 × 3


def test_results_that_slide_along_memory_read_vectors() -> None:
    pool = lambda x: op.nn.max_pool2d(x, [2, 2], [2, 2])  # noqa: E731
    text = source(rule_of(windows), pool, ((64, 8, 32, 64), "float16"), config=windows.Config(8, 1, 1, 4, 16, 4))
    assert accesses(text, "x0_ptr") == (4, 0)


@pytest.mark.parametrize(
    ("build", "inputs"),
    [
        (lambda x, w: op.nn.conv2d(x, w, padding=1, data_layout="NHWC", kernel_layout="HWIO", out_dtype="float32"),
         (((2, 8, 8, 4), "float16"), ((3, 3, 4, 8), "float16"))),
        (lambda x: op.sum(x, axis=[2]), (((4, 8, 9, 16), "float32"),)),
        (lambda x: op.nn.avg_pool2d(x, [12, 12], [1, 1], layout="NHWC"), (((4, 16, 16, 64), "float32"),)),
        (lambda x, w: op.matmul(x, w), (((4, 8, 16), "float32"), ((4, 16, 8), "float32"))),
    ],
    ids=["convolution", "columns", "large", "product"],
)  # fmt: skip
def test_declines(build, inputs) -> None:
    named = tuple((f"x{n}", *each) for n, each in enumerate(inputs))
    assert windows.match(prim_func(Case("case", named, build, lambda *values: None), H200)[0], H200) is None


@pytest.mark.parametrize(
    ("dtype", "width", "declined"), [("float16", 131, True), ("float16", 132, False), ("float32", 131, False)]
)
def test_copies_of_odd_rows_are_left_to_an_elementwise_kernel(dtype: str, width: int, declined: bool) -> None:
    case = resize_case(1, "NCHW", (3, 37, 113, width), (226, 2 * width), dtype, 1e-9)
    match = windows.match(case.func(H200), H200)
    assert bool(windows.declines(match, H200)) == declined


def test_large_windows_slide_where_there_are_many() -> None:
    def config(shape: tuple[int, ...], dtype: str, window: int) -> windows.Config:
        func = depthwise_case(shape, dtype, window, 1, 1.0).func(H200)
        match = windows.match(func, H200)
        assert match is not None
        found = windows.default(match, H200)
        assert not windows.legal(match, found, H200)
        return found

    assert config((512, 28, 28, 240), "bfloat16", 5) == windows.Config(2, 4, 28, 120, 1, 1, 1)
    assert config((128, 56, 56, 96), "float32", 7) == windows.Config(1, 7, 28, 32, 4, 1, 1)
    assert not config((1, 56, 56, 96), "float32", 7).slide
    assert not config((512, 28, 28, 240), "bfloat16", 3).slide
