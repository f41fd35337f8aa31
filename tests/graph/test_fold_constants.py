"""Functions that write a part of a constant are not computed into memory that holds none of it."""

from __future__ import annotations

import pytest
import torch

import tk
from tk import pipeline
from tk.frontend import load
from tk.graph.dataflow import name_of
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
