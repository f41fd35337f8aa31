"""Rows of which nobody reads the results are not computed, and those that are read are what they were."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import nn
from torch.export import Dim
from tvm import relax

import tk
from tk import pipeline
from tk.frontend import load
from tk.graph.dataflow import name_of, shape_of, static_size
from tk.graph.needed_rows import NeededRows
from tk.target import resolve

ROWS, WIDTH = 24, 32


class Layer(nn.Module):
    """A layer of a language model: attention, a gated product, norms and residuals."""

    def __init__(self, norm: type[nn.Module]) -> None:
        super().__init__()
        self.norms = nn.ModuleList(norm(WIDTH) for _ in range(2))
        self.qkv = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.out, self.gate, self.up = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, 48), nn.Linear(WIDTH, 48)
        self.down = nn.Linear(48, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        h = self.norms[0](x)
        q, k, v = (each(h).unflatten(-1, (4, 8)).transpose(1, 2) for each in self.qkv)
        x = x + self.out(nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2))
        h = self.norms[1](x)
        return x + self.down(nn.functional.silu(self.gate(h)) * self.up(h))


class Network(nn.Module):
    """Two layers, and logits of the rows that `rows` picks."""

    def __init__(self, rows: slice | int, norm: type[nn.Module] = nn.RMSNorm) -> None:
        super().__init__()
        self.layers, self.norm, self.head = nn.Sequential(Layer(norm), Layer(norm)), norm(WIDTH), nn.Linear(WIDTH, 40)
        self.rows = rows

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.norm(self.layers(x))[:, self.rows])


def rows_of(mod: Any) -> list[int | None]:
    """How many rows each matmul by a matrix has; None where a call tells."""
    found = []
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            if name_of(binding.value) == "matmul" and len(shape_of(binding.value.args[1]) or ()) == 2:
                found.append(static_size((shape_of(binding.var) or ())[-2]))
    return found


def needed(module: nn.Module, x: torch.Tensor, dims: Any = None) -> Any:
    mod = load(module.eval(), (x,), dynamic_shapes=dims).mod
    canonical = relax.transform.CanonicalizeBindings()(mod)
    return canonical, NeededRows()(canonical)


@pytest.mark.parametrize("rows", [-1, 0, slice(-1, None), slice(3, 5)], ids=str)
@pytest.mark.parametrize("norm", [nn.RMSNorm, nn.LayerNorm], ids=lambda norm: norm.__name__)
def test_the_last_layer_computes_the_rows_that_are_read(rows: slice | int, norm: type[nn.Module]) -> None:
    """All of the first layer, and q, k and v of the second, are read by an attention."""
    module, x = Network(rows, norm), torch.randn(2, ROWS, WIDTH)
    before, after = needed(module, x)
    few = 2 if rows == slice(3, 5) else 1
    assert rows_of(before)[:-1] == [ROWS] * 14
    assert rows_of(after)[:-1] == [ROWS] * 10 + [few] * 4
    loaded = tk.load(tk.compile(module, (x,), target="cpu", verify=False, cache=False))
    torch.testing.assert_close(loaded(x), module(x), rtol=1e-4, atol=1e-5)


def test_of_any_number_of_rows() -> None:
    module, x = Network(slice(-1, None)), torch.randn(1, ROWS, WIDTH)
    dims = ({1: Dim("length", min=2, max=64)},)
    _, after = needed(module, x, dims)
    assert rows_of(after) == [None] * 10 + [1] * 5
    loaded = tk.load(tk.compile(module, (x,), dynamic_shapes=dims, target="cpu", verify=False, cache=False))
    for length in (2, 17, 64):
        x = torch.randn(1, length, WIDTH)
        torch.testing.assert_close(loaded(x), module(x), rtol=1e-4, atol=1e-5)


class Read(nn.Module):
    """Two matmuls, and rows of the last; `how` says what else is read."""

    def __init__(self, how: str) -> None:
        super().__init__()
        self.how, self.first, self.second = how, nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, x: torch.Tensor) -> Any:
        h = torch.relu(self.first(x))
        y = self.second(h)
        if self.how == "all too":
            return y[:, -1:], y.amax()
        if self.how == "other rows too":
            return y[:, -1:], y[:, :1]
        if self.how == "most":
            return y[:, 1:]
        if self.how == "sums over rows":
            return (y.softmax(1) * 2)[:, -1:]
        if self.how == "the first too":
            return y[:, -1:], h.amax()
        return (y.flatten(0, 1).unflatten(0, (2, ROWS)) + y)[:, -1:]  # "views"


COUNTS = {
    "all too": [ROWS, ROWS],
    "other rows too": [ROWS, ROWS],
    "most": [ROWS, ROWS],
    "sums over rows": [ROWS, ROWS],
    "the first too": [ROWS, 1],
}


@pytest.mark.parametrize("how", [*COUNTS, "views"])
def test_what_else_is_read_is_computed(how: str) -> None:
    module, x = Read(how), torch.randn(2, ROWS, WIDTH)
    before, after = needed(module, x)
    if how in COUNTS:
        assert rows_of(after) == COUNTS[how]
    if COUNTS.get(how) == [ROWS, ROWS]:
        assert after.same_as(before)
    loaded = tk.load(tk.compile(module, (x,), target="cpu", verify=False, cache=False))
    torch.testing.assert_close(loaded(x), module(x), rtol=1e-4, atol=1e-5)


def test_matmuls_that_become_one_stay_together() -> None:
    """Of q, k and v from one tensor a part of q alone is read: with all of its rows the three are one matmul."""

    class Parts(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.q, self.k, self.v = (nn.Linear(WIDTH, WIDTH) for _ in range(3))

        def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
            h = torch.relu(x)
            return self.q(h)[:, -1:], self.k(h), self.v(h)

    _, after = needed(Parts(), torch.randn(2, ROWS, WIDTH))
    assert rows_of(after) == [ROWS] * 3


def test_a_gpu_fuses_the_last_layer_as_the_others() -> None:
    """Attention is fused, and so are the gate and what follows it: no matmul of one row stays an operator by itself."""
    module = Network(slice(-1, None)).bfloat16()
    model = load(module.eval(), (torch.randn(1, 512, WIDTH, dtype=torch.bfloat16),))
    target = resolve("h200")
    with target.tvm(), pipeline.settings(target):
        mod, _ = pipeline.graph(model, target)
    names = [binding.value.args[0].name_hint for block in mod["main"].body.blocks for binding in block.bindings
             if name_of(binding.value) == "call_tir"]  # fmt: skip
    assert names.count(next(name for name in names if "attention" in name)) == 2
