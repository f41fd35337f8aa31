"""A loop whose last step is not full: marked, it has no condition in its full steps, whatever the index type."""

from typing import Any

import pytest

from tk.lowering.partition_loops import HINT, partition_loops
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


@pytest.mark.parametrize(("bound", "cut"), [("data", False), ("size", False), ("number", True)])
def test_a_loop_around_a_choice_by_data_stays_whole(bound: str, cut: bool) -> None:
    """TVM's pass bounds what it puts in front of such a loop by 0 alone: it would go beyond the loop's end."""
    import tvm
    from tvm import te, tirx

    n, size = tirx.Var("n", "int64"), tirx.IntImm("int64", 64)
    a, p = te.placeholder((size,), "float32", name="a"), te.placeholder((tirx.IntImm("int64", 1),), "int64", name="p")
    least = {"data": p[0], "size": n, "number": tirx.IntImm("int64", 37)}[bound]
    s = te.placeholder((n,), "float32", name="s")
    b = te.compute((size,), lambda i: tirx.if_then_else(i >= least, a[i] + s[0], tirx.FloatImm("float32", 0.0)), name="b")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([a, p, s, b])}))
    outer, _ = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])
    sch.annotate(outer, HINT, 1)
    after = partition_loops(sch.mod)["main"]
    assert (after.script().count("b_1[") > 1) == cut
