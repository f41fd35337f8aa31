"""What a kernel reads of its own buffers was stored before, or the memory check says so."""

from __future__ import annotations

import pytest
from tvm.script import from_source

from tests.lowering.faults import report_of
from tk.target import resolve

KERNEL = """
@T.prim_func(s_tir=True)
def main(x: T.Buffer((4, 128), "float32"), y: T.Buffer((4, 128), "float32")):
    T.func_attr({"tirx.is_scheduled": True})
    for b in T.thread_binding(4, "blockIdx.x"):
        for t in T.thread_binding(128, "threadIdx.x"):
            with T.sblock("one"):
                T.reads(x[0:4, 0:128])
                T.writes(y[0:4, 0:128])
                kept = T.sblock_alloc_buffer((1,), "float32", scope="local")
                bound = T.sblock_alloc_buffer((1,), "float32", scope="local")
                BODY
"""
BODIES = {
    "in order": ("kept[0] = x[b, t]\ny[b, t] = kept[0]", ""),
    "the other way round": ("y[b, t] = kept[0]\nkept[0] = x[b, t]", "kept"),
    "a guard that is computed later": ("if bound[0] < x[b, t]:\n    y[b, t] = x[b, t]\nbound[0] = x[b, 0]", "bound"),
    "a value of the round before": (
        "for i in T.serial(4):\n    if i > 0:\n        y[b, t] = kept[0]\n    kept[0] = x[i, t]",
        "",
    ),
    "a loop that stores nothing": (
        "for i in T.serial(4):\n    y[b, t] = y[b, t] + kept[0]\nkept[0] = x[b, t]",
        "kept",
    ),
    "one branch": (
        "if t < 64:\n    kept[0] = x[b, t]\ny[b, t] = T.if_then_else(t < 64, kept[0], T.float32(0))",
        "",
    ),
}


@pytest.mark.parametrize("name", BODIES)
def test_a_read_needs_a_store_before_it(name: str) -> None:
    body, unset = BODIES[name]
    func = from_source(KERNEL.replace("BODY", body.replace("\n", "\n" + 16 * " ")))
    defects = report_of(func, resolve("cuda:sm_90a")).defects
    assert [each.buffer.partition("_")[0] for each in defects if "read before" in each.what] == ([unset] if unset else [])
