"""A loop whose last step is not full: marked, it has no condition in its full steps, whatever the index type."""

from typing import Any

import numpy as np
import pytest

from tests.host import HOST
from tk.lowering.partition_loops import AROUND, HINT, partition_loops
from tk.schedule.analysis import blocks


def _rows(size: int, dtype: str, marked: bool) -> tuple[Any, Any]:
    """A function of one loop, split, before and after."""
    import tvm
    from tvm import te

    a = te.placeholder((tvm.tirx.IntImm(dtype, size),), "float32", name="a")
    b = te.compute(a.shape, lambda i: a[i] + 1, name="b")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([a, b]).with_attr("global_symbol", "main")}))
    outer, _ = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])
    if marked:
        sch.annotate(outer, HINT, 1)
    return sch.mod["main"], partition_loops(sch.mod)["main"]


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_a_marked_loop_is_cut(dtype: str) -> None:
    text = _rows(197, dtype, marked=True)[1].script()
    assert text.count("b_1[") == 2
    assert text.count("if ") == 1
    assert "< 5" in text.replace("T.int64(5)", "5")


def test_an_unmarked_loop_is_not() -> None:
    before, after = _rows(197, "int64", marked=False)
    assert after.same_as(before)


def test_marked_functions_alone_are_lowered() -> None:
    import tvm

    functions = {"marked": _rows(197, "int64", marked=True)[0], "other": _rows(197, "int64", marked=False)[0]}
    done = partition_loops(tvm.IRModule(functions))
    assert done["other"].same_as(functions["other"])
    assert done["marked"].script().count("b_1[") == 2


def test_full_steps_need_no_cut() -> None:
    assert "if " not in _rows(192, "int64", marked=True)[1].script()


@pytest.mark.parametrize("bound", ["data", "size", "number", "row"])
def test_a_choice_divides_a_loop_within_its_bounds(bound: str) -> None:
    """y[r, i] = x[i] where least ≤ i, else 0, for a `least` before the row, in it and behind: TVM's pass, where that was a
    size or a loop's index, went beyond the row's end. A choice by data or by another index leaves the loop alone."""
    import tvm
    from tvm import te, tirx

    rows, size, number = (int(each) for each in np.random.default_rng().integers((2, 50, 1), (6, 120, 60)))
    n = tirx.Var("n", "int64")
    x, p = (te.placeholder((tirx.IntImm("int64", count),), dtype) for count, dtype in ((size, "float32"), (1, "int64")))
    s = te.placeholder((n,), "float32", name="s")

    def least(r: Any) -> Any:
        return {"data": p[0], "size": n, "number": tirx.IntImm("int64", number), "row": r * 16}[bound]

    shape = [tirx.IntImm("int64", each) for each in (rows, size)]
    zero = tirx.FloatImm("float32", 0.0)
    y = te.compute(shape, lambda r, i: tirx.if_then_else(i >= least(r), x[i], zero) + s[0] * 0, name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, p, s, y])}))
    outer, _ = sch.split(sch.get_loops(blocks(sch)[0])[1], [None, 16])
    sch.annotate(outer, HINT, 1)
    mod = partition_loops(sch.mod)
    steps = -(-size // 16)
    ends = {0, size // 16, steps}  # of parts, without the choice and with a choice by a number
    parts = {"number": len(ends | {min(number // 16, steps), min(-(-number // 16), steps)}) - 1}.get(bound, len(ends) - 1)
    found = mod.script().count("y_1[")
    assert found > parts if bound == "size" else found == parts
    call = tvm.tirx.build(mod, HOST, pipeline="s_tir")["main"]
    values = np.random.default_rng().standard_normal(size).astype("float32")
    for given in (1, 15, 16, 17, size - 1, size, size + 1, 3 * size):
        memory = tvm.runtime.tensor(np.full(rows * size + 64, 7, "float32"))
        out = memory._create_view((rows, size), "float32")
        inputs = (values, np.array([given]), np.zeros(given, "float32"))
        call(*map(tvm.runtime.tensor, inputs), out)
        begin = [{"data": given, "size": given, "number": number, "row": 16 * row}[bound] for row in range(rows)]
        want = np.stack([np.where(np.arange(size) >= first, values, 0) for first in begin])
        np.testing.assert_array_equal(out.numpy(), want)
        assert (memory.numpy()[rows * size :] == 7).all()


def test_full_steps_of_a_dynamic_size_have_no_condition() -> None:
    """y[i] = x[i] + 1 of n elements: 8 at a time, the last under a condition, whatever n is."""
    import tvm
    from tvm import te, tirx

    n = tirx.Var("n", "int64")
    x = te.placeholder((n,), "float32", name="x")
    y = te.compute((n,), lambda i: x[i] + 1, name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])}))
    outer, _ = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 8])
    sch.annotate(outer, HINT, 1)
    mod = partition_loops(sch.mod)
    assert mod.script().count("y_1[") == 2
    assert mod.script().count("if ") == 1
    call = tvm.tirx.build(mod, HOST, pipeline="s_tir")["main"]
    for count in (0, 1, 7, 8, 9, 16, 77):
        memory = tvm.runtime.tensor(np.full(count + 32, 7, "float32"))
        values = np.random.default_rng().standard_normal(count).astype("float32")
        call(tvm.runtime.tensor(values), memory._create_view((count,), "float32"))
        np.testing.assert_array_equal(memory.numpy()[:count], values + 1)
        assert (memory.numpy()[count:] == 7).all()


@pytest.mark.parametrize("hint", [1, AROUND])
def test_a_condition_on_the_loop_around(hint: int) -> None:
    """Of chunks of columns only the last has a vector that is not full: by `AROUND` the full ones have no condition."""
    import tvm
    from tvm import te

    x = te.placeholder((77,), "float32", name="x")
    y = te.compute((77,), lambda i: x[i] + 1, name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])}))
    steps, _ = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 8])
    _, inner = sch.split(steps, [None, 4])
    sch.annotate(inner, HINT, hint)
    mod = partition_loops(sch.mod)
    assert mod.script().count("y_1[") == (2 if hint == AROUND else 1)
    call = tvm.tirx.build(mod, HOST, pipeline="s_tir")["main"]
    values = np.random.default_rng().standard_normal(77).astype("float32")
    memory = tvm.runtime.tensor(np.full(109, 7, "float32"))
    call(tvm.runtime.tensor(values), memory._create_view((77,), "float32"))
    np.testing.assert_array_equal(memory.numpy()[:77], values + 1)
    assert (memory.numpy()[77:] == 7).all()


def test_a_grouped_convolution_of_a_dynamic_image() -> None:
    """Its groups are combined, and its rows cut, at sizes that are known in the call."""
    import torch

    import tk

    module, x = torch.nn.Conv2d(8, 40, 3, 2, 1, groups=2).eval(), torch.randn(2, 8, 20, 24)
    dims = {2: torch.export.Dim("h", min=8, max=64), 3: torch.export.Dim("w", min=8, max=64)}
    loaded = tk.load(tk.compile(torch.export.export(module, (x,), dynamic_shapes=(dims,)), target="cpu", verify=False))
    for size in ((9, 9), (16, 33), (64, 8)):
        y = torch.randn(2, 8, *size)
        want = module(y).detach()
        assert float((loaded(y) - want).norm() / want.norm()) < 1e-5
