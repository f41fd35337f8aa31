"""What a function's kernels hand on to one another is the program's, not of TVM's pool, whose blocks CUDA graphs outlive."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from tvm.tirx import PrimFunc

from tests.schedules.cuda.assembling import needs_assembler
from tk.codegen.library import build, settings
from tk.frontend import load
from tk.graph.lift_workspaces import workspaces
from tk.graph.memory.report import memory_plan
from tk.pipeline import graph, lower
from tk.schedule.apply import schedule_module
from tk.target import resolve

Calls = dict[str, tuple[Any, tuple[int, ...]]]
CALLS: Calls = {
    "running extremes": (lambda x: torch.cummin(x, 1), (64, 100)),
    "a sum of all": (lambda x: (x * 2).sum() + x, (512, 1024)),
    "long rows": (lambda x: torch.softmax(x, -1), (3, 300_000)),
    "where the greatest are": (lambda x: torch.argmax(x, 0), (4096, 600)),
    "a channel's mean": (lambda x: x - x.mean((0, 2), keepdim=True), (32, 24, 2560)),
    "sorted": (lambda x: torch.sort(x, 1), (4, 5000)),
    "the greatest": (lambda x: torch.topk(x, 5, 1), (4, 5000)),
}


class Net(torch.nn.Module):
    def __init__(self, call: Any) -> None:
        super().__init__()
        self.call = call

    def forward(self, x: torch.Tensor) -> Any:
        return self.call(torch.relu(x))


def lowered(name: str, dynamic: bool, without: str = "") -> tuple[Any, list[str]]:
    """The program as the VM runs it, and the functions that have workspaces once they are scheduled."""
    call, shape = CALLS[name]
    target = resolve("h200")
    axes = {0: torch.export.Dim("rows", max=2 * shape[0])} if dynamic else {}
    with target.tvm(), settings(target, [without] if without else []):
        mod, _ = graph(load(Net(call).eval(), (torch.randn(shape),), dynamic_shapes=(axes,)), target)
        mod, kernels = schedule_module(mod, target)
        found = [kernel.name for kernel in kernels if workspaces(mod[kernel.name])]
        return lower(mod, True), found


@pytest.mark.sampled(5)
@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("name", CALLS)
def test_the_program_allocates_what_kernels_hand_on(name: str, dynamic: bool) -> None:
    mod, _ = lowered(name, dynamic)
    kernels = {var.name_hint: func for var, func in mod.functions_items() if isinstance(func, PrimFunc)}
    assert kernels
    assert not [kernel for kernel, func in kernels.items() if workspaces(func)]
    assert memory_plan(mod).exact


def test_there_are_workspaces_to_be_lifted() -> None:
    _, found = lowered("long rows", False)
    assert found


@pytest.mark.rotated(4)
@needs_assembler
def test_the_host_code_does_not_ask_for_any() -> None:
    asks = {}
    for without in ("", "LiftWorkspaces"):
        mod, _ = lowered("a sum of all", False, without)
        library, _ = build(mod, resolve("h200"))
        asks[without] = b"TVMBackendAllocWorkspace" in library
    assert asks == {"": False, "LiftWorkspaces": True}
