"""Kernels that start before the one in front of them has ended give what kernels launched one after another give, to the bit.

Each program is compiled twice, with and without dependent launches; the kernels are the same otherwise. Calls with changing
inputs are queued without the host waiting in between, so that kernels of neighbouring calls meet as well, and memory of the
plan is written again by every layer: a kernel that reads or overwrites too early shows the values of another layer or call.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
import torch
from torch import nn

from tk.frontend import load as imported
from tk.lowering.dependent_launch import STEP, TAG
from tk.package.artifact import Package
from tk.pipeline import Options, compile_model
from tk.runtime.load import load
from tk.runtime.module import Module
from tk.target import resolve

CALLS, TURNS = 24, 12


class Chain(nn.Module):
    """Layers whose kernels take long on few multiprocessors, each followed by short ones on many; two branches a layer, so
    that memory is free again at once and taken by the next."""

    def __init__(self, width: int, layers: int) -> None:
        super().__init__()
        self.long = nn.ModuleList(nn.Linear(4 * width, width, bias=False) for _ in range(layers))
        self.wide = nn.ModuleList(nn.Linear(width, 4 * width) for _ in range(layers))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for long, wide, norm in zip(self.long, self.wide, self.norms, strict=True):
            gate = torch.softmax(norm(x), -1)
            turned = (x.T.contiguous() * 0.5).T + gate.sum(0, keepdim=True)
            x = norm(long(nn.functional.gelu(wide(turned)))) + gate * turned
        return x


@cache
def programs(rows: int) -> tuple[Package, Package]:
    """The same program launched dependently, and in the plain way."""
    torch.manual_seed(rows)
    net, target = Chain(512, 6).eval().half(), resolve("auto")
    model = imported(net, (torch.randn(rows, 512).half(),))
    made = [compile_model(model, target, options=Options(without=frozenset(off))) for off in ((), (STEP,))]
    assert [TAG.encode() in each.library for each in made] == [True, False]
    return Package.build(model, made[:1]), Package.build(model, made[1:])


def queued(module: Module, inputs: list[torch.Tensor]) -> list[Any]:
    """The results of calls that follow each other on the device at once."""
    torch.cuda.synchronize()
    return [module(x) for x in inputs]


@pytest.mark.parametrize("graph", [True, False])
@pytest.mark.parametrize("rows", [1, 16, 384])
def test_early_starts_change_nothing(rows: int, graph: bool) -> None:
    early, plain = (load(package, graph=graph) for package in programs(rows))
    if torch.cuda.get_device_capability()[0] < 9:
        pytest.skip("kernels are launched in the plain way before sm_90")
    for turn in range(TURNS):
        inputs = [torch.randn(rows, 512, device="cuda", dtype=torch.float16) * (1 + turn) for _ in range(CALLS)]
        for got, want in zip(queued(early, inputs), queued(plain, inputs), strict=True):
            assert bool(torch.isfinite(want).all())
            assert torch.equal(got, want)
