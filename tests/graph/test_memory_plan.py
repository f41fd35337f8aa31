"""What a call allocates: tensors that do not live together share memory, and dynamic dims count at their bounds."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from tk.frontend import load
from tk.graph.memory_plan import MemoryPlan, memory_plan
from tk.pipeline import graph, lower
from tk.schedule.apply import schedule_module
from tk.target import resolve


def plan(net: torch.nn.Module, captured: bool = False, dynamic: Any = None) -> MemoryPlan:
    target = resolve("h200")
    with target.tvm():
        mod, _ = graph(load(net.eval(), (torch.randn(4, 256),), dynamic_shapes=dynamic), target)
        return memory_plan(lower(schedule_module(mod, target)[0], captured))


def chain(layers: int) -> torch.nn.Module:
    parts = [part for _ in range(layers) for part in (torch.nn.Linear(256, 256), torch.nn.Softmax(-1))]
    return torch.nn.Sequential(*parts)


@pytest.mark.parametrize("captured", [False, True])
@pytest.mark.parametrize("layers", [2, 6])
def test_a_chain_holds_two_tensors_and_the_result(layers: int, captured: bool) -> None:
    assert plan(chain(layers), captured) == MemoryPlan(3 * 4 * 256 * 4, exact=True)


def test_a_dynamic_dim_counts_at_its_bound_and_results_come_on_top() -> None:
    batch = torch.export.Dim("batch", min=1, max=64)
    assert plan(chain(3), dynamic=({0: batch},)) == MemoryPlan(2 * 64 * 256 * 4, exact=False)
