"""Calls timed as a model makes them: one behind the other in a CUDA graph, with nothing of their inputs in the cache.

A call by itself between two events is charged with its launch, 3.5 to 4 µs of an empty kernel on an H200; in a model
launches overlap with the kernels before. The calls of a graph take copies of the inputs in turn, which together are
several times as large as the L2 cache, so each reads its inputs from memory; the graph's time, divided by its calls, is
a call's. All contenders are captured and replayed in the same way, in turns.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import ModuleType

__all__ = ["chained_seconds"]

CACHES = 4  # times the L2 cache that the copies are large
LONG = 300e-6  # seconds that a graph takes at least
WARMUP = 2  # rounds that are not counted

Run = Callable[[Sequence[Any]], Any]


def chained_seconds(
    torch: ModuleType, runs: Mapping[str, Run], inputs: Sequence[Any], seconds: float, cache: int, rounds: int
) -> dict[str, float]:
    """The median GPU seconds of a call of each of `runs`, a function of a list of tensors like `inputs`; `seconds` is about
    what a call takes, `cache` the bytes of the L2 cache."""
    size = sum(each.numel() * each.element_size() for each in inputs)
    copies = max(2, -(-CACHES * cache // size))
    sets = [list(inputs), *([each.clone() for each in inputs] for _ in range(copies - 1))]
    calls = copies * max(1, round(LONG / seconds / copies))
    graphs = {name: _captured(torch, [partial(run, sets[i % copies]) for i in range(calls)]) for name, run in runs.items()}
    events: dict[str, list[tuple[Any, Any]]] = {name: [] for name in graphs}
    for _ in range(rounds + WARMUP):
        for name in random.sample(list(graphs), len(graphs)):
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            graphs[name].replay()
            stop.record()
            events[name].append((start, stop))
        torch.cuda.synchronize()
    times = {name: [start.elapsed_time(stop) * 1e-3 for start, stop in pairs[WARMUP:]] for name, pairs in events.items()}
    return {name: median(each) / calls for name, each in times.items()}


def _captured(torch: ModuleType, calls: Sequence[Callable[[], Any]]) -> Any:
    """A CUDA graph of `calls`, of which one is made before: libraries set themselves up in their first."""
    import tvm_ffi

    calls[0]()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with tvm_ffi.use_torch_stream(torch.cuda.graph(graph)):
        for call in calls:
            call()
    return graph
