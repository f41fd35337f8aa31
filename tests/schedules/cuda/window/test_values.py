"""What kernels of windows load of operands that are no numbers."""

from __future__ import annotations

import torch
import tvm_ffi
from torch import nn
from torch.nn import functional as F
from tvm import tirx

from tests.lowering.faults import report_of
from tk.frontend import load
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.schedules.cuda.codegen.kernel_builder import Code, depends
from tk.target import resolve


class Chosen(nn.Module):
    """A mask of bools that picks among what is read at clamped indices."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("mask", torch.arange(6 * 3 * 12).reshape(6, 3, 12, 1) % 3 == 0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.where(self.mask, 0.0, F.pad(x, (1, 0, 6, 0, 0, 1), "replicate"))


class Spread(nn.Module):
    """Weights of groups that are an input, spread with zeros between the groups by a mask that is a constant."""

    def forward(self, w: torch.Tensor) -> torch.Tensor:
        x = torch.linspace(-1, 1, 3 * 6 * 5 * 5 * 8).reshape(3, 6, 5, 5, 8)
        return F.conv3d(x, w, None, (2, 1, 3), 1, 2, 3)


def test_conditions_are_bools() -> None:
    """TVM takes no byte for a condition: it raises when conditions are negated."""
    h200 = resolve("h200")
    mod, _ = to_schedule(load(Spread(), (torch.randn(12, 2, 3, 1, 1),)), h200)
    scheduled, _ = schedule_module(mod, h200)
    found: list[tirx.Select] = []
    for func in scheduled.functions.values():
        if isinstance(func, tirx.PrimFunc):
            tvm_ffi.structural_walk(func.body, [(tirx.Select, found.append)], order="post")
    assert found
    assert {str(each.condition.ty.dtype) for each in found} == {"bool"}


def test_a_mask_beside_clamped_indices_is_loaded() -> None:
    h200 = resolve("h200")
    mod, _ = to_schedule(load(Chosen(), (torch.rand(6, 2, 6, 3).half(),)), h200)
    _, kernels = schedule_module(mod, h200)
    assert [kernel.rule for kernel in kernels] == ["cuda.window"]


class Found(nn.Module):
    """Where numbers belong in a row that is sorted: each step of the search asks what the one before it has found."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("numbers", torch.randn(1, 8, 4, 2))
        self.register_buffer("shift", torch.arange(64).reshape(1, 8, 4, 2))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        found = torch.bucketize(self.numbers, torch.sort(x.nan_to_num(0.25))[0], right=True) + self.shift
        return found[:, 2:8:2, 3:4:3, None, :]


def test_what_a_condition_reads_is_there_before_it_is_asked() -> None:
    """Loads come first in such a kernel; those under a condition that is computed come behind it."""
    h200 = resolve("h200")
    mod, _ = to_schedule(load(Found(), (torch.randn(11),)), h200)
    scheduled, kernels = schedule_module(mod, h200)
    made = [kernel.name for kernel in kernels if kernel.rule == "cuda.window"]
    assert len(made) == 1
    (func,) = (func for var, func in scheduled.functions.items() if str(var.name_hint) == made[0])
    report = report_of(func, h200)
    assert report.accesses > 10
    assert not report.defects


def test_conditions_are_asked_in_their_order() -> None:
    code = Code()
    a, b = code.variable("a", 4), code.variable("b", 4)
    with code.collected() as made, code.when(a < 2, b < a):
        code.store(code.buffer((1,), "int32", "kept"), tirx.IntImm("int32", 1), tirx.IntImm("int64", 0))
    (branch,) = made
    assert depends(branch.condition, a)
    assert not depends(branch.condition, b)
