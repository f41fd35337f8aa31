"""How long models with hundreds of alike layers or steps take to compile, by stage: `python -m tests.compile_times`.

    python -m tests.compile_times                                  all models for this host
    python -m tests.compile_times --model lstm --model chain       some
    python -m tests.compile_times --target h200 --scale 4          a quarter of the steps, layers or operators, for a GPU
    python -m tests.compile_times --model densenet201 --passes 10  the slowest steps too

Two figures a stage: seconds of CPU time of this process and its children (nvcc), and seconds that passed.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from time import perf_counter
from typing import Any

import torch
from torch import nn

__all__ = ["MODELS", "chain", "cpu_seconds", "densenet", "recurrent"]


class DenseLayer(nn.Module):
    """BN, ReLU, 1×1, BN, ReLU, 3×3 of all that the block gave before, side by side."""

    def __init__(self, channels: int, growth: int) -> None:
        super().__init__()
        self.narrow = nn.Sequential(nn.BatchNorm2d(channels), nn.ReLU(), nn.Conv2d(channels, 4 * growth, 1, bias=False))
        self.wide = nn.Sequential(
            nn.BatchNorm2d(4 * growth), nn.ReLU(), nn.Conv2d(4 * growth, growth, 3, padding=1, bias=False)
        )

    def forward(self, parts: list[torch.Tensor]) -> torch.Tensor:
        return self.wide(self.narrow(torch.cat(parts, 1)))


class DenseNet(nn.Module):
    """Huang et al., Densely connected convolutional networks, arXiv:1608.06993: DenseNet-201 with blocks (6, 12, 48, 32)."""

    def __init__(self, blocks: tuple[int, ...], growth: int = 32, width: int = 64) -> None:
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, width, 7, 2, 3, bias=False), nn.BatchNorm2d(width), nn.ReLU(), nn.MaxPool2d(3, 2, 1)
        )
        self.blocks, self.transitions = nn.ModuleList(), nn.ModuleList()
        for n, layers in enumerate(blocks):
            self.blocks.append(nn.ModuleList(DenseLayer(width + i * growth, growth) for i in range(layers)))
            width += layers * growth
            last = n == len(blocks) - 1
            after = [] if last else [nn.ReLU(), nn.Conv2d(width, width // 2, 1, bias=False), nn.AvgPool2d(2)]
            self.transitions.append(nn.Sequential(nn.BatchNorm2d(width), *after))
            width = width if last else width // 2
        self.classes = nn.Linear(width, 1000)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stem(x)
        for block, transition in zip(self.blocks, self.transitions, strict=True):
            parts = [x]
            for layer in block:
                parts.append(layer(parts))
            x = transition(torch.cat(parts, 1))
        return self.classes(torch.relu(x).mean((2, 3)))


class Chain(nn.Module):
    """`count` elementwise operators, each of the one before."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        steps: list[Callable[[torch.Tensor], torch.Tensor]] = [torch.sin, torch.tanh, torch.sigmoid, torch.cos, lambda y: y + x]
        y = x
        for i in range(self.count):
            y = steps[i % len(steps)](y)
        return y


def densenet(blocks: tuple[int, ...], size: int = 224) -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    return DenseNet(blocks).eval(), (torch.randn(1, 3, size, size),)


def recurrent(kind: str, layers: int, steps: int, width: int = 64) -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    return getattr(nn, kind)(width, width, layers, batch_first=True).eval(), (torch.randn(1, steps, width),)


def chain(count: int) -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    return Chain(count).eval(), (torch.randn(4, 64),)


def _blocks(blocks: tuple[int, ...], scale: int) -> tuple[int, ...]:
    return tuple(-(-layers // scale) for layers in blocks)


MODELS: dict[str, Callable[[int], tuple[nn.Module, tuple[torch.Tensor, ...]]]] = {
    "linear": lambda scale: (nn.Linear(512, 512).eval(), (torch.randn(64, 512),)),
    "chain": lambda scale: chain(2000 // scale),
    "lstm": lambda scale: recurrent("LSTM", 6, 512 // scale),
    "gru": lambda scale: recurrent("GRU", 6, 512 // scale),
    "densenet121": lambda scale: densenet(_blocks((6, 12, 24, 16), scale)),
    "densenet201": lambda scale: densenet(_blocks((6, 12, 48, 32), scale)),
}


def cpu_seconds() -> float:
    """Seconds of CPU time of this process and of its children that have ended."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def modules(target: str) -> None:
    """Imports what a compile needs of torch, TVM and tk, as any first compile of a process does: the same for each model."""
    from tk.schedule.discover import discover
    from tk.target import resolve

    for name in ("torch._dynamo", "torch.export", "tvm", "tk.frontend.torch.load", "tk.pipeline"):
        import_module(name)
    discover(resolve(target).kind)


def measure(name: str, target: str, scale: int, passes: int) -> None:
    """Prints what compiling a model takes by stage, and at last how far its results are from torch's where it runs here."""
    import tk
    from tk.debug.passes import timed

    torch.manual_seed(0)
    module, inputs = MODELS[name](scale)
    stages: list[tuple[str, float, float]] = []
    with timed() as clock:

        def note(_target: str, phase: str) -> None:
            stages.append((phase, cpu_seconds(), perf_counter()))
            clock.phase(phase)

        note("", "modules")
        modules(target)
        note("", "import")
        package: Any = tk.compile(module, inputs, target=target, verify=False, progress=note)
        note("", "")
    print(f"{name} for {target}" + (f", 1/{scale}" if scale > 1 else ""))
    for (phase, cpu, wall), (_, cpu_end, wall_end) in pairwise(stages):
        print(f"  {phase:<10} {cpu_end - cpu:8.2f} s CPU {wall_end - wall:8.2f} s", flush=True)
    print(f"  {'all':<10} {stages[-1][1] - stages[0][1]:8.2f} s CPU {stages[-1][2] - stages[0][2]:8.2f} s")
    for step, seconds, share in clock.slowest(passes):
        print(f"    {step:<40} {seconds:8.2f} s {share:5.0%}")
    build = next(iter(package.builds.values()))
    print(f"  {len(build.kernels())} kernels, library of {len(build.library()) / 1e6:.2f} MB")
    if build.kind == "cpu":
        print(f"  greatest difference from torch in float64, over its greatest value: {_error(package, module, inputs):.1e}")


def _error(package: Any, module: nn.Module, inputs: tuple[torch.Tensor, ...]) -> float:
    import tk

    got = tk.load(package)(*inputs)
    with torch.no_grad():
        want = module.double()(*(each.double() for each in inputs))
    first, exact = (each[0] if isinstance(each, tuple | list) else each for each in (got, want))
    return float((torch.as_tensor(first).double() - exact).abs().max() / exact.abs().max())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--model", action="append", choices=list(MODELS), help="one or more; by default all")
    parser.add_argument("--target", default="cpu")
    parser.add_argument("--scale", type=int, default=1, help="divides steps, layers and operators")
    parser.add_argument("--passes", type=int, default=0, help="how many of the slowest steps to print")
    given = parser.parse_args()
    for name in given.model or MODELS:
        measure(name, given.target, given.scale, given.passes)


if __name__ == "__main__":
    main()
