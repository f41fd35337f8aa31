"""The fallback takes any function: loops without blocks, scans, opaque blocks, calls of other code."""

from typing import Any

import numpy as np
import pytest

from tk.schedule.apply import schedule_module
from tk.schedule.case import run
from tk.target import resolve

SIZE = 300


def _module() -> Any:
    from tvm.script import ir as I
    from tvm.script import tirx as T

    @I.ir_module
    class Functions:
        @T.prim_func(s_tir=True)
        def loops(a: T.Buffer((300,), "int64"), b: T.Buffer((300,), "int64")):  # noqa: N805
            for i in range(300):
                b[i] = a[i] * T.int64(2)

        @T.prim_func(s_tir=True)
        def scan(a: T.Buffer((300,), "int64"), b: T.Buffer((300,), "int64")):  # noqa: N805
            for i in range(300):
                with T.sblock("scan"):
                    v = T.axis.opaque(300, i)
                    b[v] = T.if_then_else(v > 0, b[v - 1], T.int64(0)) + a[v]

        @T.prim_func(s_tir=True)
        def two_stores(a: T.Buffer((300,), "int64"), b: T.Buffer((300,), "int64")):  # noqa: N805
            for i in range(150):
                with T.sblock("pair"):
                    v = T.axis.spatial(150, i)
                    b[v * 2] = a[v * 2 + 1]
                    b[v * 2 + 1] = a[v * 2]

    return Functions


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("loops", lambda a: a * 2),
        ("scan", np.cumsum),
        ("two_stores", lambda a: a.reshape(-1, 2)[:, ::-1].ravel()),
    ],
)
def test_takes_anything(name: str, expected: Any) -> None:
    target = resolve("cpu")
    with target.tvm():
        scheduled, kernels = schedule_module(_module(), target)
    (kernel,) = (kernel for kernel in kernels if kernel.name == name)
    assert kernel.rule == "cpu.fallback"
    a = np.random.default_rng(0).integers(-1000, 1000, SIZE)
    (b,) = run(scheduled[name], [a], [((SIZE,), "int64")], target)
    assert np.array_equal(b, expected(a))
