"""Weights packed when the model is compiled: the kernels take panels, keep their names, and the numbers stay."""

from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

import tk
from tk.frontend.torch.load import load_module
from tk.graph.weights.pack import PACKING, pack_weights
from tk.pipeline import graph, host_machine
from tk.schedule.apply import schedule_module
from tk.target import resolve


class Both(nn.Module):
    """A product, whose weight is packed, and a sort, whose function TVM's own pass cannot read."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(48, 96)

    def forward(self, x: torch.Tensor) -> Any:
        y = torch.relu(self.linear(x))
        return y, torch.argsort(y, dim=-1)


def _scheduled() -> tuple[Any, Any, list[str]]:
    model, target = load_module(Both().eval(), (torch.randn(5, 48),)), resolve("cpu")
    with target.tvm():
        mod, weights = graph(model, target)
        mod, kernels = schedule_module(mod, target)
    return mod, weights, [kernel.name for kernel in kernels]


def test_weights_become_panels_and_kernels_keep_their_names() -> None:
    mod, weights, names = _scheduled()
    assert PACKING in mod.script()
    with resolve("cpu").tvm():
        packed, panels = pack_weights(mod, weights, host_machine)
    assert PACKING not in packed.script()
    assert sorted(var.name_hint for var in packed.get_global_vars() if var.name_hint != "main") == sorted(names)
    (weight,) = (array for array in weights.values() if array.ndim == 2)
    (panel,) = (array for array in panels.values() if array.ndim == 3)
    count, depth, columns = panel.shape
    assert (depth, count * columns) == weight.shape
    assert np.array_equal(panel.transpose(1, 0, 2).reshape(weight.shape), weight)


def test_a_module_without_weights_is_left_alone() -> None:
    model, target = load_module(nn.Softmax(-1), (torch.randn(3, 7),)), resolve("cpu")
    with target.tvm():
        mod, weights = graph(model, target)
        packed, panels = pack_weights(schedule_module(mod, target)[0], weights, host_machine)
    assert not panels
    assert "main" in [var.name_hint for var in packed.get_global_vars()]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("weights", [0, 1, 2])
def test_a_scatter_over_a_weight_leaves_the_weight(weights: int) -> None:
    """The copy that is written over is no weight itself."""

    class Added(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("base", torch.randn(9, 4))
            self.linear = torch.nn.Linear(4, 4)

        def forward(self, x: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
            base = self.base if weights else torch.cat([x, x, x])
            return torch.index_add(base, 0, at, self.linear(x) if weights == 2 else x)

    module, x, at = Added().eval(), torch.randn(3, 4), torch.tensor([8, 0, 8])
    loaded = tk.load(tk.compile(module, (x, at), target="cpu", verify=False))
    for _ in range(2):
        torch.testing.assert_close(loaded(x, at), module(x, at).detach(), rtol=1e-5, atol=1e-5)
