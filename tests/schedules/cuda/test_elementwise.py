"""Element-wise kernels run on this machine, thread after thread, against numpy; and the vectors that they move."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm
import tvm_ffi
from tvm import tirx
from tvm.relax import op

from tests.schedules.cuda.elementwise_problems import drawn, problem
from tests.schedules.cuda.emulated import error
from tests.schedules.cuda.sources import accesses, source
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.target import resolve

H200 = resolve("h200")
COUNT = 200 if os.environ.get("TK_ALL_TESTS") else 12


def _serial(func: Any) -> Any:
    """A kernel whose threads run one after the other. It has neither shared memory nor barriers."""

    def loop(node: Any) -> Any:
        if node.kind != tirx.ForKind.THREAD_BINDING:
            return node
        return tirx.For(node.loop_var, node.min, node.extent, tirx.ForKind.SERIAL, node.body)

    body = tvm_ffi.structural_map(func.body, [(tirx.For, loop)])
    return tirx.PrimFunc(list(func.params), body, attrs=func.attrs).with_attr("global_symbol", "main")


def _result(build: Callable[..., Any], values: Sequence[Any], shape: tuple[int, ...], dtype: str, config: Any) -> Any:
    """What the rule's kernel makes of `values`."""
    inputs = tuple((f"x{n}", value.shape, str(value.dtype)) for n, value in enumerate(values))
    func = Case("case", inputs, build, lambda *_: None).func(H200)
    match = elementwise.match(func, H200)
    assert match is not None
    config = elementwise.Config(config.threads, min(config.vector, match.widest), config.each)
    assert not elementwise.legal(match, config, H200)
    with H200.tvm():
        kernel = _serial(elementwise.lower(func, match, config, H200))
    run = tvm.tirx.build(tvm.IRModule({"main": kernel}), target="llvm")["main"]
    out = tvm.runtime.tensor(np.full(shape, 1).astype(dtype))
    run(*(tvm.runtime.tensor(values[int(str(param.name)[1:])]) for param in kernel.params[: len(values)]), out)
    return out.numpy()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(COUNT))
def test_random_shapes_against_numpy(seed: int) -> None:
    chooser = random.Random(seed)
    name, dtype, build, reference, shapes = problem(seed, chooser)
    values = [drawn(np.random.default_rng(seed), shape, dtype) for shape in shapes]
    expected = reference(*values)
    config = elementwise.Config(chooser.choice((64, 128)), chooser.choice((1, 2, 4, 8)), chooser.choice((1, 2, 4)))
    found = _result(build, values, expected.shape, str(expected.dtype), config)
    np.testing.assert_array_equal(found, expected, err_msg=f"{name} {config}")


@pytest.mark.parametrize("dtype", ["float16", "float32", "int64"])
def test_an_odd_count_moves_in_vectors_and_a_few_scalars(dtype: str) -> None:
    text = source(rule_of(elementwise), lambda x: op.add(x, x), ((1237, 3001), dtype))
    vectors = re.findall(r"\*\((\w+)\*\)\(T_add_ptr \+ ", text)
    assert vectors == [{"float16": "uint4", "float32": "float4", "int64": "longlong2"}[dtype]]
    assert text.count("T_add_ptr[") == 1


def test_what_is_read_apart_is_stored_in_vectors_though_rows_are_odd() -> None:
    """Vectors lie across rows, but within images: of indices made of both no analyzer adds up one number again."""
    text = source(rule_of(elementwise), lambda x: op.flip(op.flip(x, 3), 2), ((5, 4, 113, 131), "float32"))
    assert len(re.findall(r"\*\(float4\*\)\(\w+_ptr \+ [^;]*\)\) = ", text)) == 1
    assert not re.search(r"_ptr\[\(.*\)\] = result", text)


def test_neighbours_that_lie_side_by_side_but_for_ends_of_rows_are_moved_16_bytes_a_thread() -> None:
    """Of 16 bits eight; four where neighbours lie far apart, or in rows that no vector divides, or under conditions."""

    def vector(build: Any, shape: tuple[int, ...]) -> int:
        func = Case("case", (("x", shape, "float16"),), build, lambda x: x).func(H200)
        match = elementwise.match(func, H200)
        assert match is not None
        return elementwise.default(match, H200).vector

    assert vector(lambda x: op.flip(op.flip(x, 3), 2), (8, 64, 113, 131)) == 8
    assert vector(lambda x: op.strided_slice(x, [1], [0], [8192], [2]), (8192, 8192)) == 8
    assert vector(lambda x: op.strided_slice(x, [1], [0], [8192], [8]), (8192, 8192)) == 4
    assert vector(lambda x: op.nn.pad(x, [0, 0, 0, 0, 1, 1, 1, 1], pad_value=0), (8, 64, 113, 131)) == 4


@pytest.mark.parametrize(("dtype", "step", "loads"), [("float16", 2, 2), ("float32", 3, 3), ("int64", 3, 3), ("int8", 2, 1)])
def test_columns_a_few_apart_are_picked_out_of_whole_vectors(dtype: str, step: int, loads: int) -> None:
    """What two of them read lies in the same vectors, which are loaded once."""

    def build(x: Any) -> Any:
        return op.add(*(op.strided_slice(x, [1], [n], [64 * step], [step]) for n in (0, 1)))

    text = source(rule_of(elementwise), build, ((16384, 64 * step), dtype))
    assert len(re.findall(r" = \*\(\w+\*\)\(x0_ptr \+ ", text)) == loads
    assert "x0_ptr[" not in text


def test_a_mirrored_row_is_read_in_whole_vectors() -> None:
    text = source(rule_of(elementwise), lambda x: op.flip(x, 1), ((16384, 64), "float16"))
    assert len(re.findall(r" = \*\(uint4\*\)\(x0_ptr \+ ", text)) == 1
    assert "x0_ptr[" not in text


def test_bools_move_as_bytes() -> None:
    text = source(rule_of(elementwise), lambda x, y: op.logical_or(x, y), *(((8192, 8192), "bool"),) * 2)
    assert text.count("*(uint2*)(((uchar*)x0_ptr) + ") == text.count("*(uint2*)(((uchar*)x1_ptr) + ") == 1
    assert text.count("*(uint2*)(((uchar*)T_logical_or_ptr) + ") == 1


def test_a_shift_by_half_a_vector_is_two_loads_of_half_of_it() -> None:
    text = source(rule_of(elementwise), lambda x: op.strided_slice(x, [1], [4], [4096 + 4]), ((8192, 8192), "float16"))
    assert text.count("*(half4*)(x0_ptr + ") == 2
    assert "x0_ptr[" not in text


def test_heads_of_a_symbolic_number_of_rows_move_in_vectors() -> None:
    """What lies side by side does, whatever the number of rows: a thread divides by it once, not each lane."""
    (case,) = (each for each in elementwise.CASES if each.name == "rotary-rows")
    func = case.func(H200)
    match = elementwise.match(func, H200)
    assert match is not None
    assert (match.widest, match.reads, elementwise.default(match, H200).vector) == (8, "along", 8)
    inputs = tuple((shape, dtype) for _, shape, dtype in case.inputs)
    text = source(rule_of(elementwise), case.build, *inputs)
    for pointer, vectors in (("x0_ptr", 3), ("x1_ptr", 1), ("x2_ptr", 1)):  # a head, and its halves exchanged
        assert accesses(text, pointer) == (vectors, 0)


def test_what_is_read_as_it_lies_is_not_divided() -> None:
    text = source(rule_of(elementwise), lambda x: op.negative(x), ((1, 4, ("n", 77), 64), "float16"))
    assert accesses(text, "x0_ptr") == (1, 0)
    assert not re.search(r"[/%] *\(?n\b", text)


@pytest.mark.parametrize("config", [None, (64, 2, 2), (64, 1, 4)])
@pytest.mark.parametrize("name", ["rotary-rows", "rotary-batch", "symbolic-heads"])
def test_symbolic_rows_are_right(name: str, config: tuple[int, int, int] | None, tmp_path: Path) -> None:
    (case,) = (each for each in elementwise.CASES if each.name == name)
    knobs = None if config is None else elementwise.Config(*config)
    assert error(case, rule_of(elementwise), H200, knobs, tmp_path) <= case.tolerance


def test_neighbours_that_go_on_in_the_next_row_move_in_vectors() -> None:
    """Rows of 126, and planes of 11,718 numbers, are no multiples of 8: the quotients of their indices do not say any more that
    what is read and written at them lies side by side."""
    image, channel = ((2, 36, 93, 126), "float16"), ((36, 1, 1), "float16")
    text = source(rule_of(elementwise), lambda x, y: op.add(x, y), image, channel)
    assert accesses(text, "x0_ptr") == (1, 0)
    assert accesses(text, "T_add_ptr") == (1, 0)


def test_a_quotient_that_is_read_twice_takes_one_division() -> None:
    text = source(
        rule_of(elementwise),
        lambda x, y: op.nn.relu(op.astype(op.divide(op.astype(x, "float32"), op.astype(y, "float32")), "bfloat16")),
        ((16, 256, 64, 64), "bfloat16"),
        ((256, 1, 1), "bfloat16"),
    )
    assert len(re.findall(r"inverse\w*_ptr\[0\] = \(.* / ", text)) == 1
