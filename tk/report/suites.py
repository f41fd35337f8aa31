"""Runs a benchmark suite on a GPU: each problem checked and timed next to its rival in this process.

Random inputs, caches flushed before each call, the contenders in random order a round, medians of CUDA events. All of a
round is queued before the host waits, and the GPU idles before each call until the host has queued it, so that what the
host takes to launch kernels is not counted. The flush reads: after one that writes, a call would pay for writing back what the
flush left in the cache.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from html import escape
from itertools import pairwise
from statistics import median
from typing import TYPE_CHECKING, Any

from tk.errors import RuntimeFailure, message
from tk.report.chained import chained_seconds
from tk.report.operators.figures import geomean

if TYPE_CHECKING:
    from types import ModuleType

    from tk.report.suite_builds import Built
    from tk.schedule.suite import Problem
    from tk.target import Target

    Rival = tuple[str, Callable[..., Any]]

__all__ = ["beside_best", "compare", "copy_rate", "figures", "gpu_times", "plot", "sampled", "summary", "torch_on_gpu"]

COPIED = 256 << 20  # bytes of the copy that others are compared with
FLUSH = 256 << 20  # bytes read before each call: more than any L2 cache
QUEUED = 500_000  # cycles that the GPU idles before each call, a quarter of a millisecond: a compiled function takes less
WARMUP = 2  # rounds that are not counted


def torch_on_gpu() -> Any:
    """torch, able to use this machine's GPU. Raises RuntimeFailure where it is not."""
    try:
        import torch
    except ImportError as error:
        raise RuntimeFailure(
            message("a suite is timed with torch", need="torch", have=str(error), do="pip install torch")
        ) from error
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


def compare(
    problem: Problem, built: Built, target: Target, rivals: Sequence[Rival], rounds: int, chained: bool = False
) -> dict[str, Any]:
    """Times `problem` and its rivals, and gives a row of figures; see `figures`. "unable" has what those rivals say that
    cannot do the problem. "error" and "rival_error" are ‖out − ref‖ / ‖ref‖ against float64, of outputs that were poisoned
    before. The first rival is the one that "ratio" is of; "ratios" and "errors" have all by name. With `chained`, "chained" has
    the figures of calls in a row (see tk/report/chained.py): seconds, TB/s, share of the bound, and the ratio to the first."""
    import tvm

    torch = torch_on_gpu()
    inputs = _inputs(torch, problem)
    problem = _of_inputs(problem, inputs)
    kernel = tvm.runtime.load_module(str(built.library))["main"]
    exact = _exact(torch, problem, inputs)
    dtypes = problem.outputs or (problem.dtype,) * len(exact)
    outs = [_poisoned(torch, each.shape, dtype) for each, dtype in zip(exact, dtypes, strict=True)]
    arguments = [tvm.runtime.from_dlpack(each) for each in (*(inputs[name] for name in built.names), *outs)]
    kernel(*arguments)
    row: dict[str, Any] = {"error": _error(outs, exact)}
    calls: dict[str, Callable[[], Any]] = {"tk": lambda: kernel(*arguments)}
    rivals, unable = _able(rivals, list(inputs.values()))
    row |= {"unable": unable} if unable else {}
    for name, function in rivals:
        row.setdefault("errors", {})[name] = _error(_tuple(function(*inputs.values())), exact)
        calls[name] = partial(function, *inputs.values())
    del exact
    seconds = gpu_times(torch, calls, rounds)
    first = rivals[0][0] if rivals else None
    if first is not None:
        row |= {"rival": first, "rival_error": row["errors"][first]}
        row["ratios"] = {name: seconds[name] / seconds["tk"] for name, _ in rivals}
    if chained:
        runs = {"tk": _on(kernel, built, inputs, outs), **{name: _of(function) for name, function in rivals}}
        each = chained_seconds(torch, runs, list(inputs.values()), seconds["tk"], target.l2, rounds)
        whole = figures(problem, target, each["tk"], each[first] if first else None)
        row["chained"] = {key: whole[key] for key in ("seconds", "tb_s", "bound_share", "rival_seconds", "ratio")}
    return {**figures(problem, target, seconds["tk"], seconds[first] if first else None), **built.origin, **row}


def _exact(torch: ModuleType, problem: Problem, inputs: Mapping[str, Any]) -> tuple[Any, ...]:
    """The results in float64, once: cuDNN does not look for its fastest algorithm of them."""
    searches = torch.backends.cudnn.benchmark
    torch.backends.cudnn.benchmark = False
    try:
        return _tuple((problem.torch or problem.case.reference)(*(_double(each) for each in inputs.values())))
    finally:
        torch.backends.cudnn.benchmark = searches


def _able(rivals: Sequence[Rival], inputs: Sequence[int]) -> tuple[list[Rival], dict[str, str]]:
    """The rivals that can do this problem, and of the others what they say: a library's back end takes some shapes alone."""
    able, unable = [], {}
    for name, function in rivals:
        try:
            function(*inputs)
        except (RuntimeError, NotImplementedError) as error:
            unable[name] = (str(error).splitlines() or [type(error).__name__])[0]
        else:
            able.append((name, function))
    return able, unable


def _on(kernel: Any, built: Built, inputs: Mapping[str, object], outs: Sequence[Any]) -> Callable[[Sequence[Any]], Any]:
    """The kernel as a function of the case's inputs in their order, its results in `outs`."""
    from tvm.runtime import from_dlpack

    order = [list(inputs).index(name) for name in built.names]
    results = [from_dlpack(each) for each in outs]
    return lambda tensors: kernel(*(from_dlpack(tensors[i]) for i in order), *results)


def _of(function: Callable[..., object]) -> Callable[[Sequence[Any]], Any]:
    return lambda tensors: function(*tensors)


def copy_rate(rounds: int) -> float:
    """Bytes read and written a second by torch's copy of 256 MiB on this GPU, with cold caches."""
    torch = torch_on_gpu()
    source = torch.randn(COPIED // 4, device="cuda")
    target = torch.empty_like(source)
    return float(2 * COPIED / gpu_times(torch, {"copy": lambda: target.copy_(source)}, rounds)["copy"])


def _inputs(torch: ModuleType, problem: Problem) -> dict[str, Any]:
    """Fresh random inputs on the GPU: normal ones scaled by the problem, or of the case's own making where not floating."""
    import numpy as np

    made = {}
    for name, dims, dtype in problem.case.inputs:
        shape = tuple(dim if isinstance(dim, int) else dim[1] for dim in dims)
        if "float" in dtype:
            values = (torch.randn(shape, device="cuda") * problem.spread.get(name, 1.0)).to(getattr(torch, dtype))
            made[name] = values if problem.prepare is None else problem.prepare(name, values)
        else:
            assert problem.case.sample is not None
            made[name] = torch.from_numpy(problem.case.sample(np.random.default_rng(), shape, dtype, name)).cuda()
    return made


def _of_inputs(problem: Problem, inputs: Mapping[str, Any]) -> Problem:
    """`problem` with the work that these inputs need, where what they hold decides it."""
    if problem.needed is None:
        return problem
    flops, moved = problem.needed(inputs)
    return replace(problem, flops=flops, moved=moved)


def _double(tensor: Any) -> Any:
    return tensor.double() if tensor.is_floating_point() else tensor


def _tuple(outputs: object) -> tuple[Any, ...]:
    return tuple(outputs) if isinstance(outputs, (tuple, list)) else (outputs,)


def _poisoned(torch: ModuleType, shape: object, dtype: str) -> Any:
    kind = getattr(torch, dtype)
    return torch.full(shape, float("nan") if kind.is_floating_point else -1, device="cuda", dtype=kind)


def _error(outs: Sequence[Any], exact: Sequence[Any]) -> float:
    """The largest of the outputs' errors."""
    return max(
        float((out.double() - want.double()).norm() / want.double().norm()) for out, want in zip(outs, exact, strict=True)
    )


def gpu_times(torch: Any, calls: Mapping[str, Callable[[], Any]], rounds: int, queued: int = 0) -> dict[str, float]:
    """The median GPU seconds of each call, by name. The GPU idles for `queued` cycles before each, `QUEUED` at least."""
    scratch = torch.zeros(FLUSH // 4, device="cuda")
    events: dict[str, list[tuple[Any, Any]]] = {name: [] for name in calls}
    for _ in range(rounds + WARMUP):
        for name in random.sample(list(calls), len(calls)):
            scratch.sum()
            torch.cuda._sleep(max(QUEUED, queued))
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
    """By m, and by rival where there are several: how many problems, and the geometric mean and the least of their ratios;
    nothing without a rival."""
    found: dict[tuple[int, str], list[float]] = {}
    for row in rows:
        several = row.get("ratios", {})
        for rival, ratio in several.items() if len(several) > 1 else [("", row["ratio"])]:
            if ratio is not None:
                found.setdefault((row["m"], rival), []).append(ratio)
    return [
        {"m": m, "count": len(ratios), "geomean": geomean(ratios), "least": min(ratios)} | ({"rival": rival} if rival else {})
        for (m, rival), ratios in sorted(found.items())
    ]


def beside_best(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """By dtype: how many problems, and the geometric mean, the 5th percentile and the least of the ratios to each one's
    fastest rival; nothing without a rival."""
    found: dict[str, list[float]] = {}
    for row in rows:
        ratios = list(row.get("ratios", {}).values()) or [row["ratio"]]
        if ratios[0] is not None:
            found.setdefault(row["dtype"], []).append(min(ratios))
    return [
        {
            "dtype": dtype,
            "count": len(ratios),
            "geomean": geomean(ratios),
            "percentile5": sorted(ratios)[(len(ratios) - 1) // 20],
            "least": min(ratios),
        }
        for dtype, ratios in sorted(found.items())
    ]


def sampled(problems: Sequence[Problem], count: int | None) -> list[Problem]:
    """`count` of the problems, one drawn from each of as many equal parts of their order, the same ones always; all of them
    where there are no more, or where it is None. Every nth would be of one size alone, since sizes repeat."""
    if count is None or count >= len(problems):
        return list(problems)
    ends = [i * len(problems) // count for i in range(count + 1)]
    draw = random.Random(0)
    return [problems[draw.randrange(first, end)] for first, end in pairwise(ends)]


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
