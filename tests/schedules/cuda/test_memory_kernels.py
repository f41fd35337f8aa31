"""What the kernels of memory-bound functions do: how often they touch memory, in what widths, with what barriers."""

from typing import Any

import pytest
from tvm import relax
from tvm.relax import op

from tests.schedules.cuda.sources import accesses, source
from tk.schedule.rule import rule_of
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.elementwise import transpose
from tk.schedules.cuda.reduction import row, standalone
from tk.schedules.cuda.reduction.cases import log_softmax_case, residual_case, rms_norm_case, softmax_case
from tk.target import resolve

H200 = resolve("h200")


def rotary(x: Any, cos: Any, sin: Any) -> Any:
    """By heads, each read by tokens: [tokens, heads · 128] → [heads, tokens, 128]."""
    heads = op.permute_dims(op.reshape(x, (256, 8, 128)), [1, 0, 2])
    low, high = op.strided_slice(heads, [2], [0], [64]), op.strided_slice(heads, [2], [64], [128])
    return op.add(op.multiply(heads, cos), op.multiply(op.concat([op.negative(high), low], -1), sin))


def test_rotary_embedding_moves_vectors_only() -> None:
    text = source(
        rule_of(elementwise), rotary, ((256, 1024), "float16"), ((256, 128), "float16"), ((256, 128), "float16"),
        config=elementwise.Config(128, 8, 1),
    )  # fmt: skip
    assert accesses(text, "x0_ptr") == (3, 0)
    assert accesses(text, "x1_ptr") == accesses(text, "x2_ptr") == (1, 0)


@pytest.mark.parametrize(
    ("build", "inputs"),
    [
        (lambda x, y: op.concat([x, y], 1), (((512, 384), "float16"), ((512, 128), "float16"))),
        (lambda x, y: op.nn.pad(op.add(x, y), [0, 0, 8, 8]), (((512, 384), "bfloat16"), ((512, 384), "bfloat16"))),
        (lambda x, y: op.take(x, y, axis=0), (((9, 512), "float16"), ((300,), "int32"))),
        (lambda x, y: op.strided_slice(op.add(x, y), [1], [8], [136]), (((512, 384), "float16"), ((384,), "float16"))),
    ],
    ids=["concat", "pad", "gather", "slice"],
)
def test_what_lies_side_by_side_moves_in_vectors(build: Any, inputs: Any) -> None:
    text = source(rule_of(elementwise), build, *inputs, config=elementwise.Config(128, 8, 1))
    assert accesses(text, "x0_ptr") == (1, 0)


def test_a_sigmoid_for_16_bits_is_two_instructions() -> None:
    def build(x: Any) -> Any:
        wide = op.astype(x, "float32")
        return op.astype(op.multiply(wide, op.sigmoid(wide)), str(x.ty.dtype.dtype))

    narrow, wide = (source(rule_of(elementwise), build, ((256, 1024), dtype)) for dtype in ("bfloat16", "float32"))
    assert "tk_reciprocal(" in narrow
    assert "expf(" not in narrow
    assert "tk_reciprocal(" not in wide
    assert "expf(" in wide


def test_elements_past_two_to_the_31_have_64_bit_indices() -> None:
    small = source(rule_of(elementwise), lambda x: op.nn.relu(x), ((1024, 2048), "float16"))
    large = source(rule_of(elementwise), lambda x: op.nn.relu(x), ((1 << 21, 2048), "float16"))
    assert "int64_t" not in small
    assert "(int64_t)blockIdx.x" in large


def test_a_square_is_a_product() -> None:
    assert "powf(" not in source(
        rule_of(elementwise), lambda x: op.power(x, relax.const(2.0, "float32")), ((64, 64), "float32")
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("columns", [1024, 4096, 16384])
def test_rows_are_read_once_and_written_once(columns: int) -> None:
    for make, inputs in ((softmax_case, 1), (rms_norm_case, 2), (residual_case, 2)):
        func = make(4096, columns, "bfloat16", 1.0)
        text = source(rule_of(row), func.build, *((shape, dtype) for _, shape, dtype in func.inputs))
        match = row.match(func.func(H200), H200)
        config = row.default(match, H200)
        steps = columns // (config.threads * config.vector)
        for number in range(inputs):
            assert accesses(text, f"x{number}_ptr") == (steps, 0), (make, number)


def test_a_softmax_over_several_warps_has_one_barrier() -> None:
    case = softmax_case(512, 4096, "float32", 1.0)
    text = source(rule_of(row), case.build, ((512, 4096), "float32"), config=row.Config(128, 1, 4))
    assert text.count("__syncthreads()") == 1
    assert text.count("expf(") > 16  # the row's, and those that bring the threads' parts together


def test_what_a_maximum_did_not_make_is_not_scaled_by_it() -> None:
    case = log_softmax_case(130, 4096, "float16", 1.0)  # maxima and sums are joined at once; x + y is kept for the result
    text = source(rule_of(row), case.build, ((130, 4096), "float16"), ((130, 4096), "float16"), config=row.Config(128, 1, 8))
    assert "logf(" in text
    assert "* own" not in text
    softmax = softmax_case(130, 4096, "float16", 1.0)
    assert "* own" in source(rule_of(row), softmax.build, ((130, 4096), "float16"), config=row.Config(128, 1, 8))


def test_short_rows_share_a_block_and_need_no_barrier() -> None:
    case = softmax_case(5000, 64, "float16", 1.0)
    text = source(rule_of(row), case.build, ((5000, 64), "float16"))
    assert "__syncthreads" not in text
    assert "__launch_bounds__(256)" in text  # 32 rows of 8 threads: no more than two blocks a multiprocessor


def test_rows_that_do_not_fit_the_registers_are_looped_over() -> None:
    text = source(rule_of(row), lambda x: op.nn.softmax(x, axis=-1), ((64, 1 << 18), "float32"))
    assert "for (int group" in text


@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
def test_a_transpose_moves_vectors_on_both_sides(dtype: str) -> None:
    text = source(rule_of(transpose), lambda x: op.permute_dims(x), ((2048, 1024), dtype))
    reads, writes = accesses(text, "x0_ptr"), accesses(text, "T_transpose_ptr")
    assert reads == writes
    assert reads[0] > 0
    assert reads[1] == 0
    assert text.count("__syncthreads()") == 1


def test_a_transpose_is_not_for_what_lies_along_the_last_axis() -> None:
    with pytest.raises(AssertionError):  # the rule does not match
        source(rule_of(transpose), lambda x: op.nn.relu(op.permute_dims(x, [1, 0, 2])), ((64, 32, 128), "float16"))


def test_few_long_rows_are_split_over_blocks() -> None:
    text = source(rule_of(standalone), lambda x: op.sum(x, axis=[-1]), ((4, 1 << 20), "float32"))
    assert text.count("__global__") == 2
    assert "workspace" in text


def test_many_columns_need_no_second_kernel() -> None:
    text = source(rule_of(standalone), lambda x: op.max(x, axis=[0]), ((64, 1 << 20), "float32"))
    assert text.count("__global__") == 1


def test_rows_in_number_are_not_split() -> None:
    with pytest.raises(AssertionError):
        source(rule_of(standalone), lambda x: op.sum(x, axis=[-1]), ((4096, 4096), "float32"))


def test_a_chain_that_reads_each_step_twice_does_not_double_with_each() -> None:
    def build(x: Any) -> Any:
        for _ in range(6):
            x = op.multiply(op.tanh(x), x)
        return x

    text = source(rule_of(elementwise), build, ((512, 512), "float32"), config=elementwise.Config(128, 4, 1))
    assert text.count("tanhf(") == 6 * 4
