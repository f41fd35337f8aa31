"""What no other rule takes: a grid for every block, and nothing that would run on the host."""

from __future__ import annotations

import pytest
import tvm
from tvm import relax, te, topi

from tk.errors import ScheduleError
from tk.schedule.apply import schedule_module
from tk.target import resolve


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_function_of_loops_alone_is_refused(dtype: str) -> None:
    data, where, values = (te.placeholder((48,), each, name) for name, each in zip("xiv", (dtype, "int64", dtype), strict=True))
    func = te.create_prim_func([data, where, values, topi.index_put(data, (where,), values)])
    with pytest.raises(ScheduleError, match="CPU alone"):
        schedule_module(tvm.IRModule({"put": func}), resolve("h200"))


def test_a_kernel_that_comes_with_its_launch_is_taken() -> None:
    builder = relax.BlockBuilder()
    x, i, v = (
        relax.Var(n, relax.TensorType(s, d))
        for n, s, d in (("x", (48,), "float32"), ("i", (4, 1), "int64"), ("v", (4,), "float32"))
    )
    with builder.function("main", [x, i, v]), resolve("h200").tvm():
        builder.emit_func_output(builder.normalize(relax.op.scatter_nd(x, i, v, "update")))
    with resolve("h200").tvm():
        mod = relax.transform.LegalizeOps()(builder.get())
    _, kernels = schedule_module(mod, resolve("h200"))
    assert [kernel.rule for kernel in kernels] == ["cuda.fallback"]
