"""Tensors of more than 2³¹ elements: places are computed in 64 bits."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import tvm
from tvm.relax import op

from tk.codegen.library import build_function
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.target import resolve

ROWS, COLUMNS = (1 << 20) + 8, 2048
TAIL = 16


@dataclass(frozen=True)
class Large:
    """`build` in Relax of an input of `shape`, with a result of `out` and `dtype`; `parts` picks what is compared of a result,
    and `exact` is that, in torch, of the input."""

    build: Callable[[Any], Any]
    out: tuple[int, ...]
    dtype: str
    parts: Callable[[Any], tuple[Any, ...]]
    exact: Callable[[Any], tuple[Any, ...]]
    shape: tuple[int, ...] = (ROWS, COLUMNS)


def ends(x: Any) -> tuple[Any, ...]:
    return x[-TAIL:], x[:TAIL]


CASES = {
    "cuda.elementwise": Large(
        lambda x: op.negative(x), (ROWS, COLUMNS), "float16", ends, lambda x: tuple(-part for part in ends(x))
    ),
    "cuda.row_reduction": Large(
        lambda x: op.sum(op.astype(x, "float32"), axis=[-1]), (ROWS,), "float32", ends,
        lambda x: tuple(part.float().sum(-1) for part in ends(x)),
    ),
    "cuda.transpose": Large(
        lambda x: op.permute_dims(x), (COLUMNS, ROWS), "float16", lambda out: (out[:, -TAIL:], out[:, :TAIL]),
        lambda x: tuple(part.T for part in ends(x)),
    ),
    "cuda.standalone_reduction": Large(
        lambda x: op.max(x, axis=[0]), (COLUMNS,), "float16", lambda out: (out,), lambda x: (x.amax(0),)
    ),
    "cuda.strided_reduction": Large(
        lambda x: op.subtract(x, op.max(x, axis=[1], keepdims=True)), ((1 << 16) + 8, 16, 2048), "float16", ends,
        lambda x: tuple(part - part.amax(1, keepdim=True) for part in ends(x)), ((1 << 16) + 8, 16, 2048),
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", CASES)
def test_the_last_elements_are_right(rule: str, tmp_path: Any) -> None:
    torch = pytest.importorskip("torch")
    if torch.cuda.mem_get_info()[0] < 16 << 30:
        pytest.skip("needs 16 GiB of GPU memory")
    each = CASES[rule]
    func, _ = prim_func(Case("large", (("x", each.shape, "float16"),), each.build, each.exact), resolve("auto"))
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), resolve("auto"))
    assert kernel.rule == rule
    path = tmp_path / "main.so"
    path.write_bytes(build_function(mod["main"], resolve("auto"))[0])
    x = torch.randn(each.shape, device="cuda", dtype=torch.float16)
    x[-1] *= 3  # what is greatest lies beyond 2³¹
    out = torch.full(each.out, float("nan"), device="cuda", dtype=getattr(torch, each.dtype))
    tvm.runtime.load_module(str(path))["main"](tvm.runtime.from_dlpack(x), tvm.runtime.from_dlpack(out))
    for got, want in zip(each.parts(out), each.exact(x), strict=True):
        torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-3)
    assert not bool(out.isnan().any())
