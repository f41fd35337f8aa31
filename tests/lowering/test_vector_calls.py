"""Calls that TVM has no vectors of, by names of their own: in float32, and a long one once in a function."""

from typing import Any

import pytest

from tk.lowering.vector_calls import vector_calls
from tk.schedules.cpu.intrinsics import install


def _text(dtype: str, body: Any) -> str:
    import tvm
    from tvm import te

    install()
    x = te.placeholder((8,), dtype, name="x")
    func = te.create_prim_func([x, te.compute((8,), lambda i: body(x[i]), name="y")])
    return str(vector_calls(tvm.IRModule({"main": func})).script())


@pytest.mark.parametrize(("dtype", "renamed"), [("float32", True), ("float64", False)])
def test_float32_alone(dtype: str, renamed: bool) -> None:
    from tvm import tirx

    assert ("tk_erf" in _text(dtype, tirx.erf)) == renamed
