"""Element-wise kernels run on this machine, thread after thread, against numpy; and the vectors that they move."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import tvm
import tvm_ffi
from tvm import tirx
from tvm.relax import op

from tests.schedules.cuda.sources import source
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.target import resolve

H200 = resolve("h200")
DTYPES = ("float16", "float32", "int64", "int8", "bool")
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


def _values(generator: Any, shape: tuple[int, ...], dtype: str) -> Any:
    return generator.integers(0, 2 if dtype == "bool" else 9, shape).astype(dtype)


def _problem(kind: str, rows: int, columns: int, k: int) -> tuple[Any, Any, tuple[tuple[int, ...], ...]]:
    """What the kernel computes, the same in numpy, and the shapes of the inputs."""
    matrix, row, column = (rows, columns), (columns,), (rows, 1)

    def roll(x: Any) -> Any:
        return op.concat([op.strided_slice(x, [1], [k], [columns]), op.strided_slice(x, [1], [0], [k])], 1)

    return {
        "and": (lambda x, y: op.logical_and(x, y), np.logical_and, (matrix, row)),
        "not equal": (lambda x, y: op.not_equal(x, y), lambda x, y: x != y, (matrix, matrix)),
        "row": (lambda x, y: op.equal(x, y), lambda x, y: x == y, (matrix, row)),
        "outer": (lambda x, y: op.maximum(x, y), np.maximum, (column, row)),
        "where": (lambda x, y: op.where(op.equal(x, y), x, y), lambda x, y: np.where(x == y, x, y), (matrix, matrix)),
        "roll": (roll, lambda x: np.roll(x, -k, 1), (matrix,)),
        "slice": (lambda x: op.strided_slice(x, [1], [k], [columns]), lambda x: x[:, k:], (matrix,)),
        "flip": (lambda x: op.flip(x, 1), lambda x: x[:, ::-1], (matrix,)),
        "pad": (
            lambda x: op.nn.pad(x, [0, 1, k, k + 1], pad_value=0),
            lambda x: np.pad(x, ((0, 1), (k, k + 1))),
            (matrix,),
        ),
    }[kind]


@pytest.mark.parametrize("seed", range(COUNT))
def test_random_shapes_against_numpy(seed: int) -> None:
    chooser = random.Random(seed)
    kinds = ("and", "not equal", "row", "outer", "where", "roll", "slice", "flip", "pad")
    kind = kinds[seed % len(kinds)]
    dtype = "bool" if kind == "and" else chooser.choice(DTYPES if kind in ("roll", "slice", "flip") else DTYPES[:-1])
    rows, columns = chooser.randint(1, 40), chooser.choice((8, 16, 31, 64, chooser.randint(7, 300)))
    build, reference, shapes = _problem(kind, rows, columns, chooser.randint(1, 5))
    values = [_values(np.random.default_rng(seed), shape, dtype) for shape in shapes]
    expected = reference(*values)
    config = elementwise.Config(chooser.choice((64, 128)), chooser.choice((1, 2, 4, 8)), chooser.choice((1, 2, 4)))
    found = _result(build, values, expected.shape, str(expected.dtype), config)
    np.testing.assert_array_equal(found, expected, err_msg=f"{kind} {dtype} {rows}×{columns} {config}")


@pytest.mark.parametrize("dtype", ["float16", "float32", "int64"])
def test_an_odd_count_moves_in_vectors_and_a_few_scalars(dtype: str) -> None:
    text = source(rule_of(elementwise), lambda x: op.add(x, x), ((1237, 3001), dtype))
    vectors = re.findall(r"\*\((\w+)\*\)\(T_add_ptr \+ ", text)
    assert vectors == [{"float16": "uint4", "float32": "float4", "int64": "longlong2"}[dtype]]
    assert text.count("T_add_ptr[") == 1


def test_bools_move_as_bytes() -> None:
    text = source(rule_of(elementwise), lambda x, y: op.logical_or(x, y), *(((8192, 8192), "bool"),) * 2)
    assert text.count("*(uint2*)(((uchar*)x0_ptr) + ") == text.count("*(uint2*)(((uchar*)x1_ptr) + ") == 1
    assert text.count("*(uint2*)(((uchar*)T_logical_or_ptr) + ") == 1


def test_a_shift_by_half_a_vector_is_two_loads_of_half_of_it() -> None:
    text = source(rule_of(elementwise), lambda x: op.strided_slice(x, [1], [4], [4096 + 4]), ((8192, 8192), "float16"))
    assert text.count("*(half4*)(x0_ptr + ") == 2
    assert "x0_ptr[" not in text
