"""A loop whose last step is not full: marked, it has no condition in its full steps, whatever the index type."""

from typing import Any

import pytest

from tk.schedule.library import blocks
from tk.schedule.partition import HINT, partition_loops


def _rows(size: int, dtype: str, marked: bool) -> Any:
    import tvm
    from tvm import te

    a = te.placeholder((tvm.tirx.IntImm(dtype, size),), "float32", name="a")
    b = te.compute(a.shape, lambda i: a[i] + 1, name="b")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([a, b]).with_attr("global_symbol", "main")}))
    outer, _ = sch.split(sch.get_loops(blocks(sch)[0])[0], [None, 16])
    if marked:
        sch.annotate(outer, HINT, 1)
    return partition_loops(sch.mod)["main"].script()


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_a_marked_loop_is_cut(dtype: str) -> None:
    text = _rows(197, dtype, marked=True)
    assert text.count("b_1[") == 2
    assert text.count("if ") == 1
    assert "< 5" in text.replace("T.int64(5)", "5")


def test_an_unmarked_loop_is_not() -> None:
    text = _rows(197, "int64", marked=False)
    assert (text.count("b_1["), text.count("if ")) == (1, 1)


def test_full_steps_need_no_cut() -> None:
    assert "if " not in _rows(192, "int64", marked=True)
