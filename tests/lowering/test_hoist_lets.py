from __future__ import annotations

from typing import Any

import numpy as np
import torch
import tvm
import tvm_ffi
from tvm import tirx
from tvm.script import ir as I
from tvm.script import tirx as T

import tk
from tk.lowering.hoist_lets import hoist_lets


@I.ir_module
class Nested:
    @T.prim_func
    def main(a: T.Buffer((8,), "float32"), out: T.Buffer((8,), "float32")) -> None:  # noqa: N805
        T.func_attr({"global_symbol": "main", "target": T.target("llvm")})
        for i in T.serial(8):
            x = T.float32()
            y = T.float32()
            z = T.float32()
            out[i] = T.Let(
                T.Let(y * y + x, where={y: x + T.float32(1)})
                + T.if_then_else(i < 4, T.Let(z * x, where={z: a[i + 4]}), T.float32(0)),
                where={x: a[i]},
            )


def lets(func: Any) -> list[Any]:
    found: list[Any] = []
    tvm_ffi.structural_walk(func.body, [(tirx.Let, found.append)], order="post")
    return found


def branches(func: Any) -> list[Any]:
    found: list[Any] = []
    tvm_ffi.structural_walk(func.body, [(tirx.IfThenElse, found.append)], order="post")
    return found


def test_the_numbers_stay_and_what_may_not_be_read_stays_behind_its_condition() -> None:
    mod = hoist_lets(Nested)
    assert len(lets(Nested["main"])) == 3
    assert not lets(mod["main"])
    (branch,) = branches(mod["main"])
    assert "a[i + 4]" in branch.then_case.script()
    assert mod["main"].script().count("a[i + 4]") == 1
    a = np.random.default_rng(3).standard_normal(8).astype("float32")
    out = tvm.runtime.tensor(np.full(8, np.nan, "float32"))
    tvm.compile(mod, "llvm")["main"](tvm.runtime.tensor(a), out)
    expected = (a + 1) ** 2 + a + np.where(np.arange(8) < 4, np.roll(a, -4) * a, 0)
    np.testing.assert_allclose(out.numpy(), expected, rtol=1e-6)


@I.ir_module
class Chosen:
    @T.prim_func
    def main(a: T.Buffer((8,), "float32"), n: T.Buffer((8,), "int32"), out: T.Buffer((8,), "float32")) -> None:  # noqa: N805
        T.func_attr({"global_symbol": "main", "target": T.target("llvm")})
        for i in T.serial(8):
            x = T.float32()
            y = T.float32()
            z = T.float32()
            out[i] = T.if_then_else(
                T.Let(x * x, where={x: a[i] + T.float32(1)}) < T.float32(2),
                T.Let(y * y * y, where={y: a[i] + T.float32(1)}),
                T.float32(0),
            ) + T.if_then_else(n[i] != 0, T.Let(z * z, where={z: T.Cast("float32", T.truncdiv(8, n[i]))}), T.float32(0))


def test_a_branch_of_what_is_read_in_any_case_is_stored_once() -> None:
    """And one that divides by what may be 0 stays behind its condition."""
    mod = hoist_lets(Chosen)
    assert not lets(mod["main"])
    (branch,) = branches(mod["main"])
    assert "8, n[i]" in branch.then_case.script()
    assert mod["main"].script().count("_local: T.float32 = ") == 2  # a[i] + 1, for both, and z
    a, n = np.linspace(-2, 2, 8, dtype="float32"), np.array([0, 1, 2, 3, 0, 5, -1, 9], "int32")
    out = tvm.runtime.tensor(np.full(8, np.nan, "float32"))
    tvm.compile(mod, "llvm")["main"](tvm.runtime.tensor(a), tvm.runtime.tensor(n), out)
    whole = np.where(n == 0, 0, np.trunc(8 / np.where(n == 0, 1, n)) ** 2)
    np.testing.assert_allclose(out.numpy(), np.where((a + 1) ** 2 < 2, (a + 1) ** 3, 0) + whole, rtol=1e-5, atol=1e-6)


def test_roundings_of_what_is_picked_compile_in_seconds() -> None:
    """Each reads its operand twice, behind the condition that the read has: LLVM took minutes."""

    class Picked(torch.nn.Module):
        def forward(self, mask: torch.Tensor, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            return torch.relu(torch.sigmoid(torch.sigmoid(torch.where(mask, x, y))))

    mask, x, y = torch.rand(5, 32) > 0.5, torch.randn(5, 32).bfloat16(), torch.randn(5, 1).bfloat16()
    out = tk.load(tk.compile(Picked(), (mask, x, y), target="cpu", verify=False))(mask, x, y)
    torch.testing.assert_close(out, Picked()(mask, x, y), rtol=2**-7, atol=0)
