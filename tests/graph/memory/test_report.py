"""What a call allocates: tensors that do not live together share memory; sizes are expressions of the dims."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from tk.frontend import load
from tk.graph.memory.report import MemoryPlan, memory_plan
from tk.pipeline import graph, lower
from tk.schedule.apply import schedule_module
from tk.target import resolve

ROWS = 4 * 256 * 4  # bytes of a tensor of four rows


def plan(net: torch.nn.Module, captured: bool = False, dynamic: Any = None) -> MemoryPlan:
    target = resolve("h200")
    with target.tvm():
        mod, _ = graph(load(net.eval(), (torch.randn(4, 256),), dynamic_shapes=dynamic), target)
        return memory_plan(lower(schedule_module(mod, target)[0], captured))


def chain(layers: int) -> torch.nn.Module:
    parts = [part for _ in range(layers) for part in (torch.nn.Linear(256, 256), torch.nn.Softmax(-1))]
    return torch.nn.Sequential(*parts)


@pytest.mark.rotated(3)
@pytest.mark.parametrize("captured", [False, True])
@pytest.mark.parametrize("layers", [2, 6])
def test_a_chain_holds_two_tensors(layers: int, captured: bool) -> None:
    """One of them in the result, but for what CUDA graphs replay at addresses that stay."""
    found, between = plan(chain(layers), captured), (2 if captured else 1) * ROWS
    assert found == MemoryPlan((str(between),), (str(ROWS),), exact=True)
    assert (found.bytes(), found.results_bytes()) == (between + ROWS, ROWS)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("captured", [False, True])
@pytest.mark.parametrize("bound", [64, None])
def test_dynamic_dims_count_as_they_are(bound: int | None, captured: bool) -> None:
    batch = torch.export.Dim("batch", min=1, max=bound)
    found = plan(chain(3), captured, dynamic=({0: batch},))
    assert found.exact
    copies = 3 if captured else 2
    assert [found.bytes({"batch": size}) for size in (1, 4, 64, 1000)] == [size * copies * 256 * 4 for size in (1, 4, 64, 1000)]


def test_plans_are_stored_as_they_are() -> None:
    found = plan(chain(2), dynamic=({0: torch.export.Dim("batch", min=1, max=8)},))
    assert MemoryPlan.from_json(found.to_json()) == found
