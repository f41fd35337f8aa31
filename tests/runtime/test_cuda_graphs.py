"""CUDA graphs by shape: when they are captured, how many are kept, and that results are right throughout. The programs run on
a CPU, with a driver that replays a part by running it again: that sees as a GPU's graph would if storages moved."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
import torch
import tvm

from tk.codegen.library import build
from tk.errors import RuntimeFailure, UsageError
from tk.frontend import load
from tk.graph.memory.report import memory_plan
from tk.pipeline import graph, lower
from tk.runtime.cuda_graphs import GraphLimit, GraphStats, Replay
from tk.runtime.ffi import runtime
from tk.runtime.machine import loaded, started
from tk.runtime.tensors import CPU
from tk.schedule.apply import schedule_module
from tk.target import resolve

GRAPH = 1000  # bytes that the simulated driver counts for a graph


class Net(torch.nn.Module):
    """Products and softmaxes with two dynamic dims, a residual, and a result from the middle."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(16, 16) for _ in range(4))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        first = torch.softmax(self.layers[0](x), -1)
        second = torch.softmax(self.layers[1](first), -1) + first
        third = torch.softmax(self.layers[2](second).transpose(1, 2), -1).transpose(1, 2)
        return self.layers[3](third), second


@cache
def net() -> Net:
    torch.manual_seed(3)
    return Net().eval()


@cache
def program(bound: int | None = 64) -> tuple[Any, bytes, tuple[Any, ...], tuple[str, ...]]:
    """Net's signature, its captured program for this CPU, its weights, and its storages."""
    target = resolve("cpu")
    dims = {0: torch.export.Dim("batch", min=1, max=bound), 1: torch.export.Dim("seq", min=1, max=bound)}
    model = load(net(), (torch.randn(2, 3, 16),), dynamic_shapes={"x": dims})
    with target.tvm():
        mod, weights = graph(model, target)
        lowered = lower(schedule_module(mod, target)[0], True)
        library, _ = build(lowered, target)
    uploaded = tuple(map(tvm.runtime.tensor, weights.values()))  # at addresses that kernels take
    return model.signature, library, uploaded, memory_plan(lowered).storages


class Again:
    """A driver whose graphs run the captured work again: to know its result it runs the work while it captures, and not in
    the first launch, which follows. Where `broken` is set, nothing can be captured."""

    broken = False

    def __init__(self) -> None:
        self.entered = 0

    def enter(self) -> None:
        self.entered += 1

    def capture(self, work: Callable[[], Any]) -> Any:
        if self.broken:
            raise RuntimeFailure("no")

        class Graph:
            result = work()
            bytes = GRAPH
            ran = True

            def launch(self) -> None:
                if not self.ran:
                    work()
                self.ran = False

        return Graph()


class Called:
    """Net as a module on a GPU would call it."""

    def __init__(self, limit: GraphLimit, bound: int | None = 64) -> None:
        signature, library, self.weights, storages = program(bound)
        self.driver = Again()
        self.replay = Replay(signature, storages, self.driver, limit)
        self.main = started(loaded(library, CPU), CPU, 0, self.replay.built_ins)["main"]

    def __call__(self, batch: int, seq: int) -> GraphStats:
        """A call with fresh inputs of this shape, its results checked; the counts after it."""
        x = torch.randn(batch, seq, 16)
        inputs = [runtime().from_dlpack(x)]
        self.replay.begin(inputs)
        results = self.main(*inputs, runtime().convert(self.weights))
        with torch.no_grad():
            for result, expected in zip(results, net()(x), strict=True):
                np.testing.assert_allclose(np.from_dlpack(result), expected, rtol=1e-4, atol=1e-6)
        return self.replay.stats


@pytest.mark.rotated(4)
def test_a_shape_is_captured_in_its_second_call_and_replayed_from_then_on() -> None:
    call = Called(GraphLimit())
    first = call(4, 8)
    parts = first.launched
    assert parts > 0
    assert (first.captured, first.replayed, first.shapes) == (0, 0, 0)
    second = call(4, 8)
    assert (second.captured, second.replayed, second.launched, second.shapes) == (parts, 0, parts, 1)
    assert call(4, 8).replayed == parts
    assert call(4, 8).replayed == 2 * parts
    assert call(2, 8).launched == 2 * parts  # another shape is another bucket
    assert call.driver.entered == 5


@pytest.mark.rotated(4)
def test_results_stay_right_when_shapes_alternate_and_results_are_kept() -> None:
    call = Called(GraphLimit())
    for _ in range(4):
        for shape in ((4, 8), (8, 4), (1, 1), (5, 7), (2, 16)):  # as many elements in another shape, too
            call(*shape)
    stats = call.replay.stats
    assert stats.shapes == 5
    assert stats.replayed > 0


def test_storages_are_as_large_as_calls_need_and_all_graphs_go_when_they_grow() -> None:
    call = Called(GraphLimit())
    call(2, 2)
    small = call(2, 2)
    assert 0 < small.storage < 100 * 4 * 16 * 2 * 2  # not what 64 × 64 would take
    assert call(1, 2).storage == small.storage
    grown = call(8, 8)
    assert grown.storage >= 16 * small.storage
    assert (grown.shapes, grown.bytes, grown.evicted) == (0, 0, small.captured)
    assert call(2, 2).captured > small.captured  # a shape seen before is captured at once
    assert call(2, 2).storage == grown.storage


def test_the_shape_used_longest_ago_gives_its_graphs_up() -> None:
    call = Called(GraphLimit(shapes=2))
    call(8, 8)
    for shape in ((1, 2), (1, 3), (1, 2), (1, 3)):
        call(*shape)
    assert call.replay.stats.shapes == 2
    call(1, 2)  # now (1, 3) is the older one
    for _ in range(2):
        call(1, 4)
    stats = call.replay.stats
    assert stats.shapes == 2
    assert stats.evicted > 0
    before = stats.replayed
    assert call(1, 2).replayed > before
    assert call(1, 3).replayed == call.replay.stats.replayed == before + (stats.captured // 3)


def test_bytes_are_bounded_and_a_shape_too_large_for_them_runs_without() -> None:
    parts = Called(GraphLimit())(1, 1).launched
    call = Called(GraphLimit(bytes=parts * GRAPH))
    call(8, 8)
    for seq in range(1, 6):
        for _ in range(3):
            assert call(1, seq).bytes <= parts * GRAPH
    assert call.replay.stats.shapes == 1
    none = Called(GraphLimit(bytes=GRAPH // 2))
    for _ in range(4):
        assert none(2, 2).bytes == 0
    assert none.replay.stats.captured == 1  # and not tried again in every call


def test_shapes_seen_once_are_forgotten() -> None:
    call = Called(GraphLimit(shapes=1))
    for seq in range(1, 12):
        call(1, seq)
    assert len(call.replay._buckets) <= 8
    assert call(1, 1).captured == 0  # forgotten: this is its first call again


@pytest.mark.parametrize("limit", [GraphLimit(0, 0), GraphLimit(0)])
def test_without_graphs_storages_are_the_calls_own_all_the_same(limit: GraphLimit) -> None:
    call = Called(limit)
    for _ in range(3):
        stats = call(2, 2)
    assert (stats.captured, stats.replayed) == (0, 0)
    assert stats.storage < 100 * 4 * 16 * 2 * 2


def test_what_cannot_be_captured_runs_as_it_is() -> None:
    call = Called(GraphLimit())
    call.driver.broken = True
    for _ in range(3):
        stats = call(2, 4)
    assert (stats.captured, stats.replayed) == (0, 0)
    assert stats.refused * 3 == stats.launched


@pytest.mark.rotated(4)
def test_dims_without_a_bound_have_graphs_too() -> None:
    call = Called(GraphLimit(), bound=None)
    for shape in ((3, 5), (2000, 3), (3, 1500), (3, 5), (3, 5)):
        stats = call(*shape)
    assert stats.replayed > 0


def test_a_closed_replay_holds_nothing() -> None:
    call = Called(GraphLimit())
    for _ in range(2):
        call(2, 2)
    call.replay.close()
    assert (call.replay.stats.shapes, call.replay.stats.storage) == (0, 0)


def test_limits_that_cannot_be_meant() -> None:
    with pytest.raises(UsageError):
        GraphLimit(-1)
