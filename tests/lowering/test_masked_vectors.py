"""Vectors that end early are loaded and stored under masks: the numbers, nothing behind the end, and what is left as it is."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.host import HOST
from tk.lowering.findings import Report
from tk.lowering.masked_vectors import mask_vectors
from tk.lowering.memory_safety import check_function
from tk.lowering.partition_loops import HINT, partition_loops
from tk.schedule.analysis import blocks

Body = Callable[..., Any]


def _module(size: int, body: Body, dtype: str = "float32") -> Any:
    """y[i] = body(x, i), in vectors of 16."""
    import tvm
    from tvm import te

    x = te.placeholder((size,), dtype, name="x")
    y = te.compute((size,), lambda i: body(x, i), name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])}))
    outer, vector = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])
    sch.vectorize(vector)
    sch.annotate(outer, HINT, 1)
    return mask_vectors(partition_loops(sch.mod))


def _results(mod: Any, x: Any) -> Any:
    """What the module makes of x, once the memory behind it was seen to be as before."""
    import tvm

    canary = np.full(x.size + 32, 7, x.dtype)
    memory = tvm.runtime.tensor(canary)
    tvm.tirx.build(mod, HOST, pipeline="s_tir")["main"](tvm.runtime.tensor(x), memory._create_view((x.size,), str(x.dtype)))
    assert (memory.numpy()[x.size :] == 7).all()
    return memory.numpy()[: x.size]


@pytest.mark.parametrize("dtype", ["float32", "int32"])
def test_the_last_elements_are_masked(dtype: str) -> None:
    size = int(np.random.default_rng().integers(17, 300))
    size += size % 16 == 0
    mod = _module(size, lambda x, i: x[i] * x[i] + x[0], dtype)
    assert mod.script().count("masked_store") == 1
    x = np.random.default_rng().integers(-99, 99, size).astype(dtype)
    np.testing.assert_array_equal(_results(mod, x), x * x + x[0])


def test_padding_is_masked() -> None:
    from tvm import tirx

    size, shift = (int(each) for each in np.random.default_rng().integers((50, 1), (200, 20)))
    mod = _module(size, lambda x, i: tirx.if_then_else(i >= shift, x[i - shift], tirx.const(0, "float32")))
    assert mod.script().count("masked_load") == (shift % 16 > 0) + (size % 16 > 0)
    x = np.random.default_rng().standard_normal(size).astype("float32")
    np.testing.assert_array_equal(_results(mod, x), np.concatenate([np.zeros(shift, "float32"), x])[:size])


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_the_greatest_of_columns_is_found_under_masks(dtype: str) -> None:
    """Several stores of named values, as those of an index and its rank: no column is one by one."""
    import torch

    import tk
    from tests.torch_function import Function

    rows, columns = (int(each) for each in np.random.default_rng().integers((700, 65), (900, 79)))
    rows -= rows % 8
    x = torch.randn(rows, columns).to(getattr(torch, dtype)).mul(2).round()
    package = tk.compile(Function(lambda x: x.argmax(0)), (x,), target="cpu", verify=False)
    assert torch.equal(tk.load(package)(x), x.argmax(0))


def test_named_values_and_several_stores_are_masked() -> None:
    import tvm
    from tvm.script import tirx as T

    size = int(np.random.default_rng().integers(17, 31))

    @T.prim_func(s_tir=True)
    def main(x_handle: T.handle, y_handle: T.handle) -> None:
        T.func_attr({"global_symbol": "main"})
        x = T.match_buffer(x_handle, (size,), dtype="int32")
        y = T.match_buffer(y_handle, (size,), dtype="int32")
        for step in range(2):
            for lane in T.vectorized(16):
                if step * 16 + lane < size:
                    twice: T.let[T.int32] = x[step * 16 + lane] * 2
                    y[step * 16 + lane] = twice
                    y[step * 16 + lane] = twice + y[step * 16 + lane]

    mod = mask_vectors(tvm.IRModule({"main": main}))
    assert mod.script().count("masked_store") == 2
    x = np.random.default_rng().integers(-99, 99, size).astype("int32")
    np.testing.assert_array_equal(_results(mod, x), 4 * x)


def _left(size: int, body: Body, dtype: str = "float32") -> bool:
    return "masked" not in _module(size, body, dtype).script()


def test_what_cannot_be_masked_is_left() -> None:
    from tvm import tirx

    assert _left(100, lambda x, i: x[99 - i])  # backwards
    assert _left(100, lambda x, i: x[i // 2])
    assert _left(100, lambda x, i: x[0] // x[i], "int32")  # by what is not there
    assert _left(100, lambda x, i: x[i] + x[i], "int8")
    assert _left(96, lambda x, i: tirx.if_then_else(x[i] > 0, x[i], x[0]))  # a condition that is data


def test_padding_reads_nothing_beside_the_image() -> None:
    """TVM's simplifier takes a choice's condition as given in what is chosen, and would leave a load there without its mask."""
    import tvm
    from tvm import tirx

    mod = _module(100, lambda x, i: tirx.if_then_else(i >= 3, x[i - 3], tirx.const(0, "float32")))
    report = Report()
    check_function(tirx.transform.StmtSimplify()(mod)["main"].with_attr("target", tvm.target.Target("llvm")), "main", report)
    assert not report.unproven
    assert not report.defects


@pytest.mark.parametrize("past", [0, 1])
def test_memory_is_checked_under_the_mask(past: int) -> None:
    import tvm
    from tvm import tirx

    y = tirx.decl_buffer((100,), "float32", "y")
    i = tirx.Var("i", "int64")
    index = tirx.Ramp(i * 16, tirx.const(1, "int64"), 16)
    mask = index < tirx.Broadcast(tirx.const(100 + past, "int64"), 16)
    value = tirx.Broadcast(tirx.const(1, "float32"), 16)
    store = tirx.Evaluate(tirx.op.masked_store(y, value, index, mask))
    loop = tirx.For(i, tirx.const(0, "int64"), tirx.const(7, "int64"), tirx.ForKind.SERIAL, store)
    report = Report()
    check_function(tirx.PrimFunc([y], loop).with_attr("target", tvm.target.Target("llvm")), "main", report)
    assert not report.unproven
    assert len(report.defects) == past
