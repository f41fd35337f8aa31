"""Tensors of more than 2³¹ elements: places are computed in 64 bits."""

from collections.abc import Callable
from typing import Any

import pytest
import tvm
from tvm.relax import op

from tk.pipeline import build_function
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.target import resolve

ROWS, COLUMNS = (1 << 20) + 8, 2048
TAIL = 16

CASES: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any], tuple[int, ...], str]] = {
    "cuda.elementwise": (lambda x: op.negative(x), lambda x: -x, (ROWS, COLUMNS), "float16"),
    "cuda.rows": (lambda x: op.sum(op.astype(x, "float32"), axis=[-1]), lambda x: x.float().sum(-1), (ROWS,), "float32"),
}


@pytest.mark.parametrize("rule", CASES)
def test_the_last_elements_are_right(rule: str, tmp_path: Any) -> None:
    torch = pytest.importorskip("torch")
    if torch.cuda.mem_get_info()[0] < 12 << 30:
        pytest.skip("needs 12 GiB of GPU memory")
    build, exact, shape, dtype = CASES[rule]
    func, _ = prim_func(Case("large", (("x", (ROWS, COLUMNS), "float16"),), build, exact))
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), resolve("auto"))
    assert kernel.rule == rule
    path = tmp_path / "main.so"
    path.write_bytes(build_function(mod["main"], resolve("auto"))[0])
    x = torch.randn((ROWS, COLUMNS), device="cuda", dtype=torch.float16)
    out = torch.full(shape, float("nan"), device="cuda", dtype=getattr(torch, dtype))
    tvm.runtime.load_module(str(path))["main"](tvm.runtime.from_dlpack(x), tvm.runtime.from_dlpack(out))
    torch.testing.assert_close(out[-TAIL:], exact(x[-TAIL:]), rtol=1e-5, atol=1e-3)
    torch.testing.assert_close(out[:TAIL], exact(x[:TAIL]), rtol=1e-5, atol=1e-3)
    assert not bool(out.isnan().any())
