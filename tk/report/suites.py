"""Runs a benchmark suite on a GPU: each problem checked and timed next to its rival in this process.

Random inputs, caches flushed before each call, the contenders in random order a round, medians of CUDA events. All of a
round is queued before the host waits, so that what the host takes to launch a kernel is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import exp, log
from statistics import median
from typing import TYPE_CHECKING, Any

from tk.errors import RuntimeFailure, message

if TYPE_CHECKING:
    from tk.report.suite_builds import Built
    from tk.schedule.suite import Problem
    from tk.target import Target

    Rival = tuple[str, Callable[..., Any]]

__all__ = ["compare", "figures", "plot", "summary", "torch_on_gpu"]

FLUSH = 256 << 20  # bytes written before each call: more than any L2 cache
WARMUP = 2  # rounds that are not counted


def torch_on_gpu() -> Any:
    """torch, able to use this machine's GPU. Raises RuntimeFailure where it is not."""
    try:
        import torch
    except ImportError as error:
        raise RuntimeFailure(message("a suite is timed with torch", need="torch", have=str(error))) from error
    if not torch.cuda.is_available():
        raise RuntimeFailure(
            message(
                "a suite needs a GPU",
                need="an NVIDIA GPU and torch built for CUDA",
                have=f"torch {torch.__version__} without a usable GPU",
                do="run it on a machine with a GPU",
            )
        )
    return torch


def compare(problem: Problem, built: Built, target: Target, rival: Rival | None, rounds: int) -> dict[str, Any]:
    """Times `problem` and its rival, and gives a row of figures; see `figures`. "error" and "rival_error" are
    ‖out − ref‖ / ‖ref‖ against float64, of an output that was poisoned before."""
    import tvm

    torch = torch_on_gpu()
    inputs = {
        name: (torch.randn(shape, device="cuda") * problem.spread.get(name, 1.0)).to(getattr(torch, dtype))
        for name, shape, dtype in problem.case.inputs
    }
    kernel = tvm.runtime.load_module(str(built.library))["main"]
    exact = problem.case.reference(*(each.double() for each in inputs.values()))
    out = torch.full(exact.shape, float("nan"), device="cuda", dtype=getattr(torch, problem.dtype))
    arguments = [tvm.runtime.from_dlpack(each) for each in (*(inputs[name] for name in built.names), out)]
    kernel(*arguments)
    row: dict[str, Any] = {"error": _error(out, exact)}
    calls: dict[str, Callable[[], Any]] = {"tk": lambda: kernel(*arguments)}
    if rival is not None:
        name, function = rival
        row |= {"rival": name, "rival_error": _error(function(*inputs.values()), exact)}
        calls["rival"] = lambda: function(*inputs.values())
    del exact
    seconds = _times(torch, calls, rounds)
    return {**figures(problem, target, seconds["tk"], seconds.get("rival")), **built.origin, **row}


def _error(out: Any, exact: Any) -> float:
    return float((out.double() - exact).norm() / exact.norm())


def _times(torch: Any, calls: Mapping[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """The median GPU seconds of each call, by name."""
    scratch = torch.empty(FLUSH, dtype=torch.uint8, device="cuda")
    events: dict[str, list[tuple[Any, Any]]] = {name: [] for name in calls}
    for _ in range(rounds + WARMUP):
        for name in random.sample(list(calls), len(calls)):
            scratch.zero_()
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            calls[name]()
            stop.record()
            events[name].append((start, stop))
        torch.cuda.synchronize()
    return {name: median(start.elapsed_time(stop) * 1e-3 for start, stop in pairs[WARMUP:]) for name, pairs in events.items()}


def figures(problem: Problem, target: Target, seconds: float, rival: float | None) -> dict[str, Any]:
    """A row: "bound_share" is the roofline's least time over `seconds`, "ratio" the rival's time over `seconds`."""
    return {
        "model": problem.model,
        "part": problem.part,
        "m": problem.m,
        "dtype": problem.dtype,
        "sizes": list(problem.sizes),
        "seconds": seconds,
        "tflop_s": problem.flops / seconds / 1e12,
        "tb_s": problem.moved / seconds / 1e12,
        "bound_share": target.roofline(problem.flops, problem.moved, problem.dtype) / seconds,
        "rival_seconds": rival,
        "ratio": None if rival is None else rival / seconds,
    }


def summary(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """By m: how many problems, and the geometric mean and the least of their ratios; nothing without a rival."""
    found: dict[int, list[float]] = {}
    for row in rows:
        if row["ratio"] is not None:
            found.setdefault(row["m"], []).append(row["ratio"])
    return [
        {"m": m, "count": len(ratios), "geomean": exp(sum(map(log, ratios)) / len(ratios)), "least": min(ratios)}
        for m, ratios in sorted(found.items())
    ]


WIDTH, LEFT, ROW = 960, 330, 16


def plot(rows: Sequence[Mapping[str, Any]], title: str) -> str:
    """An SVG of one bar a problem: the ratio to the rival, or the share of the bound without one; a line marks 1."""
    values = [row["bound_share"] if row["ratio"] is None else row["ratio"] for row in rows]
    scale = (WIDTH - LEFT - 60) / max(1.2, *values)
    height = 50 + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/><text x="10" y="20" font-size="14">{escape(title)}</text>',
    ]
    for i, (row, value) in enumerate(zip(rows, values, strict=True)):
        y = 36 + ROW * i
        name = f"{row['model']} {row['part']} {'x'.join(map(str, row['sizes']))} {row['dtype']}"
        colour = "#2a7f62" if value >= 1 else "#c0563b"
        parts.append(f'<text x="{LEFT - 8}" y="{y + 10}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{value * scale:.1f}" height="{ROW - 4}" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + value * scale + 4:.1f}" y="{y + 10}">{value:.2f}</text>')
    parts.append(f'<line x1="{LEFT + scale:.1f}" x2="{LEFT + scale:.1f}" y1="30" y2="{height - 10}" stroke="black"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
