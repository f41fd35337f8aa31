"""Which rule takes rows along which axes, and how often their kernels touch memory."""

import re
from dataclasses import replace
from typing import Any

import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.schedules.cuda.sources import accesses, source
from tk.graph.fuse_rows import FuseRows
from tk.graph.legalize import LEGALIZE
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.reduction import multi_kernel, row, standalone, strided
from tk.schedules.cuda.reduction.cases import channel_softmax_case, scaled_case, softmax_case
from tk.target import resolve

H200 = resolve("h200")


def rules(build: Any, *inputs: tuple[tuple[int, ...], str]) -> list[str]:
    """The rules that take what `build` makes of inputs of these (shape, dtype), in order."""
    builder = relax.BlockBuilder()
    params = [relax.Var(f"x{n}", relax.TensorType(*each)) for n, each in enumerate(inputs)]
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(build(builder.emit, *params))
        builder.emit_func_output(out)
    passes = [FuseRows(any_axes=True), relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()]
    with H200.tvm():
        mod = tvm.transform.Sequential(passes)(builder.get())
        return [kernel.rule for kernel in schedule_module(mod, H200)[1]]


def softmax_in_float32(axis: int) -> Any:
    def build(emit: Any, x: Any) -> Any:
        return op.astype(emit(op.nn.softmax(emit(op.astype(x, "float32")), axis)), "bfloat16")

    return build


@pytest.mark.parametrize(
    ("shape", "axis", "rule"),
    [
        ((64, 1024, 2048), 1, "strided_reduction"),
        ((1024, 131072), 0, "strided_reduction"),
        ((64, 1024, 2048), 2, "row_reduction"),
        ((16, 1 << 23), 1, "multi_kernel"),
        ((1 << 20, 64), 0, "multi_kernel"),
    ],
)
def test_the_rule_for_a_softmax(shape: tuple[int, ...], axis: int, rule: str) -> None:
    assert rules(softmax_in_float32(axis), (shape, "bfloat16")) == [f"cuda.{rule}"]


def test_few_elements_are_reduced_in_one_kernel() -> None:
    assert rules(lambda emit, x: op.sum(x, [0]), ((512, 1024), "bfloat16")) == ["cuda.strided_reduction"]
    text = source(rule_of(standalone), lambda x: op.sum(x), ((64, 1024), "float32"))
    assert text.count("__global__") == 1
    (sent,) = set(re.findall(r"to_shared\(\(&\((\w+_ptr)\[", text))
    assert len(re.findall(rf"__shared__ [^\n]* {sent}\[10\];", text)) == 1  # nothing else lies where others write
    assert text.count("tvm_builtin_ptx_st_async") == 1
    assert "cluster_arrive_release" not in text


def test_few_long_rows_are_clusters() -> None:
    case = softmax_case(8, 32768, "bfloat16", 1.0)
    text = source(rule_of(row), case.build, ((8, 32768), "bfloat16"))
    assert accesses(text, "x0_ptr") == (2, 0)  # of 8 blocks of 256 threads
    assert text.count("tvm_builtin_ptx_st_async") == 2  # the maximum and the sum, a thread a block
    assert rules(lambda emit, x: emit(op.nn.softmax(x, -1)), ((1, 1 << 18), "float32")) == ["cuda.multi_kernel"]


@pytest.mark.parametrize("shape", [(1, 64, 8192), (1, 1024, 512), (1, 4096, 8)])
def test_small_tensors_give_most_multiprocessors_a_block(shape: tuple[int, ...]) -> None:
    func = channel_softmax_case(shape, 1, "bfloat16", 1.0).func(H200)
    match = strided.match(func, H200)
    config = strided.default(match, H200)
    blocks = -(-shape[2] // (config.threads * config.vector)) * config.cluster
    assert blocks >= min(64, shape[1] * shape[2] // 2048)
    assert shape[1] // (config.depth * config.cluster) <= 16


def test_few_columns_are_shared_out() -> None:
    func = Case("sum", (("x", (8, 4096), "bfloat16"),), lambda x: op.sum(x, [0]), lambda x: x.sum(0)).func(H200)
    config = standalone.default(standalone.match(func, H200), H200)
    assert (config.threads, config.vector) == (64, 2)


def _default(shape: tuple[int, ...], axes: list[int], dtype: str) -> standalone.Config:
    func = Case("sum", (("x", shape, dtype),), lambda x: op.sum(x, axes), lambda x: x.sum(tuple(axes))).func(H200)
    match = standalone.match(func, H200)
    found = standalone.default(match, H200)
    assert not standalone.legal(match, found, H200)
    return found


def test_every_sm_has_a_block_before_a_thread_has_many_vectors() -> None:
    """Sixteen blocks of 15,000 numbers each took 12.5 µs, sixty-four of a fourth of that 7.9."""
    found = [_default((1 << n,), [0], "bfloat16").splits for n in (17, 18, 20, 22)]
    assert found == [64, 128, 128, 512]


def test_few_elements_of_many_results_are_no_second_kernels() -> None:
    assert _default((16, 32768), [0], "int64").splits == 1
    assert _default((64, 32768), [0], "float32").splits > 1


def test_statistics_of_channels_are_split_over_blocks() -> None:
    assert rules(lambda emit, x: op.variance(x, [0, 2]), ((32, 256, 4096), "float32")) == ["cuda.standalone_reduction"]


def test_columns_that_fit_the_registers_are_read_once_and_written_once() -> None:
    case = channel_softmax_case((128, 64, 256), 1, "bfloat16", 1.0)
    text = source(rule_of(strided), case.build, ((128, 64, 256), "bfloat16"))
    func = case.func(H200)
    config = strided.default(strided.match(func, H200), H200)
    assert accesses(text, "x0_ptr") == (64 // config.depth, 0)


def test_a_thousand_columns_fit_the_registers_of_a_large_block() -> None:
    case = channel_softmax_case((4, 1024, 256), 1, "float32", 1.0)
    text = source(rule_of(strided), case.build, ((4, 1024, 256), "float32"))
    assert "for (int group" not in text
    assert accesses(text, "x0_ptr") == (8, 0)


def test_longer_columns_are_kept_in_shared_memory() -> None:
    shape = (4, 2048, 256)
    case = channel_softmax_case(shape, 1, "bfloat16", 1.0)
    func = case.func(H200)
    config = strided.default(strided.match(func, H200), H200)
    assert (config.cluster, config.shared) == (2, 1)  # 16 steps each
    text = source(rule_of(strided), case.build, (shape, "bfloat16"), config=config)
    assert len(re.findall(r"^ +tvm_builtin_ptx_cp_async_cg\w+\(", text, re.M)) == 16  # all of them are in flight
    assert len(re.findall(r"^ +tvm_builtin_ptx_cp_async_wait_group\w+\(", text, re.M)) == 5
    assert "uint4*)(((uint*)x0_ptr)" not in text
    assert text.count("__syncthreads();") == 1  # maxima and sums are joined at once
    sent = re.findall(r"&\((memory\w+_ptr)\[", text)
    assert text.count("tvm_builtin_ptx_st_async") == 4  # maxima and sums, two blocks
    assert set(sent) == set(re.findall(r"__shared__ [^\n]* (\w+_ptr)\[\d+\];", text))  # one array: nothing else lies there


def test_stages_of_few_long_rows_are_kernels() -> None:
    case = channel_softmax_case((4, 1 << 21), 1, "float32", 1.0)
    text = source(rule_of(multi_kernel), case.build, ((4, 1 << 21), "float32"))
    assert text.count("__global__") == 5  # the maximum in two, the sum in two, the elements


@pytest.mark.parametrize("axes", [(0,), (0, 1)])
def test_what_scales_is_made_once_and_roundings_are_conversions(axes: tuple[int, ...]) -> None:
    case = scaled_case((4096, 1024), axes, "bfloat16", 1.0)
    text = source(rule_of(multi_kernel), case.build, ((4096, 1024), "bfloat16"))
    assert text.count("__global__") == 3  # the largest in two, which give the scale, and the elements
    last = text[text.rindex("__global__") :]
    assert text.count("/ 0x1.fcp+6f") == 1
    assert "127" not in last
    assert "__float2int_rn(" in last
    assert "nearbyintf" not in last


def test_a_division_by_one_number_for_all_is_a_product() -> None:
    def build(x: Any, y: Any) -> Any:
        return op.divide(x, y)

    text = source(rule_of(elementwise), build, ((4096, 4096), "float32"), ((), "float32"))
    assert text.count(" / ") == 1 + 4  # 1 / y, and what is divided by a y that is not normal
    assert "fmaf(" in text
    apart = source(rule_of(elementwise), build, ((4096, 4096), "float32"), ((4096,), "float32"))
    assert "fmaf(" not in apart


def test_a_division_under_a_condition_stays_there() -> None:
    def build(x: Any, y: Any) -> Any:
        return op.nn.pad(op.divide(x, y), [0, 0, 3, 5])

    text = source(rule_of(elementwise), build, ((512, 504), "float32"), ((), "float32"), config=elementwise.Config(128, 4, 1))
    assert "fmaf(" not in text


@pytest.mark.parametrize("find", [op.max, op.argmax])
def test_the_greatest_of_one_element_is_no_reduction(find: Any) -> None:
    def build(emit: Any, x: Any) -> Any:
        return find(x, 1) if find is op.argmax else op.exp(emit(find(x, [1], keepdims=True)))

    assert rules(build, ((500, 1, 64), "float16")) == ["cuda.elementwise"]


def test_groups_of_a_batch_of_any_size_are_rows() -> None:
    batch = tvm.tirx.Var("batch", "int64")

    def build(emit: Any, x: Any, w: Any) -> Any:
        return op.nn.relu(emit(op.nn.group_norm(x, w, w, num_groups=4, channel_axis=1, axes=[2, 3])))

    assert rules(build, ((batch, 64, 16, 16), "float32"), ((64,), "float32")) == ["cuda.row_reduction"]


def test_few_rows_that_do_not_fit_registers_have_blocks_of_a_cluster() -> None:
    """Channels of an image, whose means squeeze-and-excite takes beside what it stores: one block of 256 threads would go over
    all pixels, and the other SMs would have nothing to do."""
    case = Case("squeeze", (("x", (1, 112, 112, 32), "bfloat16"),), lambda x: op.max(x, [1, 2]), lambda x: x)
    match = strided.match(case.func(H200), H200)
    assert match is not None
    config = strided._looping(match, H200)
    assert not strided.legal(match, config, H200)
    assert (config.cluster, config.threads * config.depth) == (8, 1024)
    many = replace(match, rows=100_000)
    assert strided._looping(many, H200).cluster == 1
    assert strided._looping(many, H200).threads * strided._looping(many, H200).depth == 256
