"""A CPU's small local buffers of known size are left to LLVM; larger ones, and a GPU's, are as they were."""

from __future__ import annotations

import pytest
import tvm
import tvm_ffi
from tvm import tirx
from tvm.script import tirx as T

from tk.lowering.stack_buffers import AS_IT_IS, MOST, stack_buffers
from tk.lowering.stir_passes import stir_passes
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cpu import matmul
from tk.target import resolve


def summing(size: int, scope: str) -> tirx.PrimFunc:
    @T.prim_func(s_tir=True)
    def main(a: T.Buffer((size,), "float32")) -> None:
        sums = T.alloc_buffer((size,), "float32", scope=scope)
        for i in range(size):
            sums[i] = a[i] + T.float32(1)
        for i in range(size):
            a[i] = sums[size - 1 - i]

    return main


def marked(func: tirx.PrimFunc, target: str) -> list[bool]:
    """Of each allocation whether it is left to LLVM."""
    mod = tvm.IRModule({"main": func.with_attr("target", resolve(target).tvm())})
    found: list[bool] = []
    visits = [(tirx.AllocBuffer, lambda node: found.append(AS_IT_IS in node.annotations))]
    tvm_ffi.structural_walk(stack_buffers()(mod)["main"].body, visits, order="pre")
    return found


@pytest.mark.parametrize(
    ("size", "scope", "target", "left"),
    [
        (256, "local", "cpu", True),
        (MOST // 4, "local", "cpu", True),
        (MOST // 4 + 1, "local", "cpu", False),
        (256, "global", "cpu", False),
        (256, "local", "h200", False),
    ],
)
def test_which_buffers(size: int, scope: str, target: str, left: bool) -> None:
    assert marked(summing(size, scope), target) == [left]


def test_a_tile_of_sums_is_left_when_it_is_lowered() -> None:
    target = resolve("cpu:x86-64-v3")
    case = next(each for each in matmul.CASES if each.name == "square")
    func, rule = case.func(target), rule_of(matmul)
    with target.tvm():
        made = schedule(rule, func, rule.match(func, target), target, matmul.Config(4, 2, 8, 1))
        bind = tirx.transform.BindTarget(tvm.target.Target(target.tvm(), target.tvm()))
        lowered = stir_passes()(bind(tvm.IRModule({"main": made.with_attr("global_symbol", "main")})))
    found: dict[str, bool] = {}
    visits = [(tirx.AllocBuffer, lambda node: found.update({str(node.buffer.scope()): AS_IT_IS in node.annotations}))]
    for each in lowered.functions.values():
        tvm_ffi.structural_walk(each.body, visits, order="pre")
    assert found["local"]
