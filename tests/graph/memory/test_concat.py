"""Concatenations that are written in place: which ones, by whom, and that everything that uses a part still finds it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import torch
from torch import nn

import tk
from tests.graph.memory.test_in_place import function
from tests.host import RUNNABLE
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.graph.memory.concat import Part, parts_of
from tk.package.artifact import Package
from tk.pipeline import Options, compile_model
from tk.schedule.apply import Kernel
from tk.target import resolve


def _op() -> Any:
    from tvm.relax import op

    return op


def test_parts_are_read_from_the_loops() -> None:
    found = parts_of(function(lambda x, y, z: _op().concat([x, y, z], 1), (5, 33), (5, 7), (5, 1)))
    assert found == (Part(0, 1, 0, 33), Part(1, 1, 33, 7), Part(2, 1, 40, 1))
    found = parts_of(function(lambda x, y: _op().concat([y, x], 0), (5, 33), (9, 33)))
    assert {(part.axis, part.begin) for part in found} == {(0, 0), (0, 9)}


@pytest.mark.parametrize(
    ("compute", "count"),
    [
        (lambda x, y: _op().nn.relu(_op().concat([x, y], 1)), 0),  # what is stored is none of the parts
        (lambda x, y: _op().concat([_op().nn.relu(x), y], 1), 1),  # one part is, of what it computes beside it
        (lambda x, y: _op().add(x, y), 0),
        (lambda x, y: _op().where(_op().greater(x, y), x, y), 0),
        (lambda x, y: _op().nn.pad(x, [0, 0, 2, 2], "constant"), 0),
    ],
)
def test_what_is_none_is_left(compute: Any, count: int) -> None:
    assert len(parts_of(function(compute, (5, 33), (5, 33)))) == count


class _Fire(nn.Module):
    """SqueezeNet's: one tensor is read by two convolutions, which make one."""

    def __init__(self, inner: int, one: int, other: int) -> None:
        super().__init__()
        self.squeeze = nn.Sequential(nn.Conv2d(3, inner, 3, padding=1), nn.ReLU())
        self.one, self.other = nn.Conv2d(inner, one, 1), nn.Conv2d(inner, other, 3, padding=1)
        self.last = nn.Conv2d(one + other, 5, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.squeeze(x)
        return self.last(torch.cat([torch.relu(self.one(x)), torch.relu(self.other(x))], 1))


class _Skip(nn.Module):
    """A U-Net's: what is pooled is a part later on, beside one that is made of it."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        self.down, self.inner = nn.Conv2d(3, channels, 3, padding=1), nn.Conv2d(channels, 7, 3, padding=1)
        self.up, self.last = nn.ConvTranspose2d(7, 9, 2, 2), nn.Conv2d(channels + 9, 4, 3, padding=1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.down(x))
        return self.last(torch.cat([x, self.up(self.inner(torch.max_pool2d(x, 2)))], 1))


class _Chain(nn.Module):
    """Parts of parts, parts that are inputs, results or read twice, and others of no convolution."""

    def __init__(self) -> None:
        super().__init__()
        self.a, self.b, self.c = nn.Linear(16, 24), nn.Linear(16, 40), nn.Linear(64, 8)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        a, b = self.a(x), torch.tanh(self.b(x))
        first = torch.cat([a, b], -1)
        second = torch.cat([self.c(first), x, first], -1)
        third = torch.cat([b.softmax(-1), second.softmax(-1)], 0 if x.shape[0] < 0 else -1)
        return second, third, torch.cat([a, a], 0), third.mean(-1)


def _kernels(model: nn.Module, x: torch.Tensor, target: str = "cpu") -> list[Kernel]:
    return compile_model(load_module(model.eval(), (x,)), resolve(target)).kernels


def test_a_concatenation_with_all_parts_in_it_is_not_called() -> None:
    x = torch.randn(1, 3, 11, 13)
    kernels = {kernel.name: kernel for kernel in _kernels(_Fire(16, 64, 48), x)}
    assert not any("concat" in name for name in kernels)
    assert sum(kernel.calls for name, kernel in kernels.items() if "_part" in name) == 2
    assert {kernel.rule for name, kernel in kernels.items() if "_part" in name} == {"cpu.matmul"}


def test_readers_of_a_part_read_it_there() -> None:
    kernels = _kernels(_Skip(32), torch.randn(1, 3, 12, 16))
    parts = [kernel.name for kernel in kernels if "_part" in kernel.name]
    assert any("pool" in name for name in parts)
    assert any("conv2d" in name for name in parts)
    assert [kernel.name for kernel in kernels if "concat" in kernel.name and not kernel.name.endswith("_rest")] == []


def test_results_stay_memory_of_their_own() -> None:
    def both(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = torch.tanh(x)
        return y, torch.cat([y, x @ x.T], -1)

    x = torch.randn(6, 20)
    kernels = _kernels(Function(both), x)
    assert sum("_part" in kernel.name for kernel in kernels) == 1
    with tk.load(tk.compile(Function(both), (x,), target="cpu", verify=False)) as module:
        got = module(x)
    for one, other in zip(got, both(x), strict=True):
        torch.testing.assert_close(torch.as_tensor(one), other)


def _drawn(draw: random.Random) -> tuple[nn.Module, torch.Tensor]:
    kind = draw.choice(["fire", "skip", "chain"])
    torch.manual_seed(draw.randrange(1 << 30))
    batch = draw.randint(1, 3)
    if kind == "chain":
        return _Chain(), torch.randn(batch, draw.randint(1, 9), 16)
    size = (batch, 3, 2 * draw.randint(3, 9), 2 * draw.randint(3, 9))
    if kind == "skip":
        return _Skip(draw.randint(3, 40)), torch.randn(size)
    return _Fire(draw.randint(3, 20), draw.randint(2, 70), draw.randint(2, 70)), torch.randn(size)


@pytest.mark.parametrize("target", RUNNABLE)
def test_drawn_models_are_right(target: str) -> None:
    """Of any channels, also such as make no whole vectors, where a store beyond a part would be one into its neighbour."""
    draw = random.Random(random.random())
    for _ in range(4):
        model, x = _drawn(draw)
        model = model.eval()
        want = model.double()(x.double())
        with tk.load(tk.compile(model.float(), (x,), target=target, verify=False)) as module:
            got = module(x)
        for one, other in zip(*((each if isinstance(each, tuple) else (each,)) for each in (got, want)), strict=True):
            assert torch.linalg.norm(one - other) <= 2e-6 * torch.linalg.norm(other), (model, x.shape)


def test_of_any_batch(tmp_path: Any) -> None:
    model = _Fire(16, 33, 48).eval()
    batch = torch.export.Dim("batch", min=1, max=64)
    loaded = load_module(model, (torch.randn(2, 3, 9, 10),), dynamic_shapes=({0: batch},))
    executable = compile_model(loaded, resolve("cpu"))
    assert not any("concat" in kernel.name for kernel in executable.kernels)
    Package.build(loaded, [executable]).save(tmp_path / "m.tk")
    with tk.load(tmp_path / "m.tk", "cpu") as module:
        for count in (1, 5):
            x = torch.randn(count, 3, 9, 10)
            torch.testing.assert_close(torch.as_tensor(module(x)), model(x), rtol=1e-5, atol=1e-5)


def test_bisecting_can_do_without() -> None:
    model = load_module(_Fire(16, 64, 48).eval(), (torch.randn(1, 3, 11, 13),))
    kernels = compile_model(model, resolve("cpu"), None, Options(without=frozenset({"ConcatInPlace"}))).kernels
    assert sum(kernel.calls for kernel in kernels if "concat" in kernel.name) == 1
