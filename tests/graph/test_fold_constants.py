"""Functions that write a part of a constant are not computed into memory that holds none of it."""

from __future__ import annotations

import numpy as np
import pytest
import torch
import tvm
from tvm import relax

import tk
from tk import pipeline
from tk.frontend import load
from tk.graph.dataflow import name_of
from tk.graph.fold_constants import EvaluateConstants
from tk.graph.memory.copies import OVER
from tk.target import resolve


class Written(torch.nn.Module):
    """Row 1 of a constant of which x gives the sizes alone, written by an operator."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how = how

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rest, rows = torch.full_like(x, 2.5), torch.tensor([1])
        if self.how == "fill":
            return rest.index_fill(0, rows, 2.0)
        if self.how == "copy":
            return rest.index_copy(0, rows, torch.ones_like(x[:1]))
        return rest.index_add(0, rows, torch.ones_like(x[:1]))


@pytest.mark.parametrize("how", ["fill", "copy", "add"])
def test_what_is_not_written_is_what_it_was(how: str) -> None:
    x = torch.randn(12, 7)
    module = Written(how)
    loaded = tk.load(tk.compile(module, (x,), target="cpu", verify=False, cache=False))
    torch.testing.assert_close(loaded(x), module(x), rtol=0, atol=0)


@pytest.mark.parametrize("target", ["cpu", "h200"])
def test_the_call_stays(target: str) -> None:
    mod, _ = pipeline.graph(load(Written("fill"), (torch.randn(12, 7),)), resolve(target))
    calls = [b.value for block in mod["main"].body.blocks for b in block.bindings if name_of(b.value) == "call_tir"]
    assert any((mod[call.args[0]].attrs or {}).get(OVER) is not None for call in calls)


def indices(steps: int) -> tvm.IRModule:
    """Where a write into a cache goes: x + 8 · an arange of so many steps, of which negative ones count from the end."""
    x = relax.Var("x", relax.TensorType((1, steps), "int64"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x]):
        with builder.dataflow():
            counted = builder.emit(relax.op.arange(0, steps, 1, "int64"))
            row = builder.emit(relax.op.reshape(counted, (1, steps)))
            last = builder.emit(relax.op.add(row, relax.const(steps, "int64")))
            inside = builder.emit(relax.op.where(builder.emit(relax.op.less(row, relax.const(0, "int64"))), last, row))
            scaled = builder.emit(relax.op.multiply(inside, relax.const(8, "int64")))
            out = builder.emit_output(relax.op.add(x, scaled))
        builder.emit_func_output(out)
    return builder.get()


def test_whole_numbers_of_constants_need_no_kernel() -> None:
    mod = EvaluateConstants()(indices(6))
    (block,) = mod["main"].body.blocks
    calls = [binding.value for binding in block.bindings if isinstance(binding.value, relax.Call)]
    assert [name_of(call) for call in calls] == ["add"]
    known = {binding.var: binding.value for binding in block.bindings}
    assert np.array_equal(known[calls[0].args[1]].value.numpy(), 8 * np.arange(6)[None])


def test_many_are_left_as_they_are() -> None:
    mod = indices(2000)
    assert EvaluateConstants()(mod).same_as(mod)
