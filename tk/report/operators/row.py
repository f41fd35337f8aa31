"""One row of the suite of operators: compiled to a package, and timed beside torch in one process, checked before.

On a GPU as tk/report/suites.py does it: caches flushed before each call, the contenders in random order a round, medians of
CUDA events, the GPU idle until the host has queued the call. tk launches its kernels one by one, without a CUDA graph, as eager
torch does. On a CPU from warm caches, and the least of a round's times counts: other work on the cores only adds to it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from torch.utils import _pytree as pytree

from tk.errors import TkError
from tk.report.suites import gpu_times
from tk.target import Target
from tk.testing.operators.problem import Input, Problem

__all__ = ["RIVALS", "build", "judged", "measure", "settings"]

RIVALS = ("torch", "inductor", "autotune")
"""Eager torch; torch.compile; the same with mode max-autotune-no-cudagraphs, whose search is part of the run."""

TOLERANCES = {"float32": 1e-5, "float16": 2e-3, "bfloat16": 1.6e-2, "int64": 0.0}
"""The relative error that a result may have; four times torch's own, where that is more: of long products in another order."""

PRODUCTS = ("prod", "prod.dim_int")
"""Of which each factor's rounding is the result's: whatever the order, as much as a random walk of so many steps. Torch's own
error is one draw of it where the result is one number, and may be next to nothing."""
ROUNDOFF = 2.0**-24  # of float32, in which products of fewer bits are computed too

KEPT = 16 << 30  # bytes of a GPU that torch may keep between rows
SAMPLE = 2e-4  # seconds that a sample on a CPU takes at least: of so many calls
BUDGET, LEAST_ROUNDS = 2.0, 3  # seconds of a row's rounds, and how many there are in any case
QUEUE_CYCLES = 3e9  # a second of the host, in cycles of a GPU, and some more


class _Call(torch.nn.Module):  # type: ignore[misc]
    """A torch function as a module, its results as a list."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *tensors: torch.Tensor) -> Any:
        return _tensors(self.function(*tensors))


class _Compiled(Exception):
    """Raised when inductor has compiled and would run: processes that compile leave the GPU to the one that measures."""


def settings(threads: int | None) -> None:
    """torch as both are to be compared: products and convolutions of float32 in float32."""
    torch.backends.cudnn.allow_tf32 = False
    torch.set_grad_enabled(False)
    if threads is not None:
        torch.set_num_threads(threads)


def build(problem: Problem, target: Target, package: Path, rivals: Sequence[str]) -> dict[str, Any]:
    """Writes the row's package, and has inductor fill its cache if it is among `rivals`. Gives the seconds that tk and
    inductor took, the rules of tk's kernels, and the inputs' shapes. Raises TkError."""
    from tk.frontend.torch.load import load_module
    from tk.package.artifact import Package
    from tk.pipeline import Options, compile_model

    inputs, function = problem.built()
    began = perf_counter()
    model = load_module(_Call(function).eval(), tuple(each.empty(problem.dtype, "cpu") for each in inputs))
    executable = compile_model(model, target, None, Options(graph=False))
    Package.build(model, [executable]).save(package)
    facts: dict[str, Any] = {
        "compile_seconds": {"tk": perf_counter() - began},
        "rules": [kernel.rule for kernel in executable.kernels],
        "shapes": [list(each.shape) for each in inputs],
    }
    if "inductor" in rivals:
        began = perf_counter()
        if said := fill_cache(function, inputs, problem.dtype, "cuda" if target.is_gpu else "cpu"):
            facts["inductor_said"] = said
        facts["compile_seconds"]["inductor"] = perf_counter() - began
    return facts


def fill_cache(function: Callable[..., Any], inputs: Sequence[Input], dtype: str, device: str) -> str:
    """Has inductor compile `function` into its cache on disk, without running it. Gives what it says that it cannot compile, ""
    where it can: the process that measures tries again, and then it counts."""
    from torch._inductor.compile_fx import compile_fx

    def stop(graph: Any, examples: Any, **options: Any) -> Any:
        compile_fx(graph, examples, **options)
        raise _Compiled

    torch._dynamo.reset()
    try:
        _compiled(function, backend=stop)(*(each.empty(dtype, device) for each in inputs))
    except Exception as error:  # dynamo wraps what a backend raises, in classes of its own by version
        return "" if _caused_by(error, _Compiled) else f"{type(error).__name__}: {error}".splitlines()[0][:200]
    finally:
        if device == "cuda":
            torch.cuda.empty_cache()
    return ""


def _caused_by(error: BaseException | None, kind: type[BaseException]) -> bool:
    while error is not None:
        if isinstance(error, kind) or kind.__name__ in str(error):
            return True
        error = error.__cause__ or getattr(error, "inner_exception", None)
    return False


def _compiled(function: Callable[..., Any], **options: Any) -> Any:
    def call(*tensors: Any) -> Any:
        return function(*tensors)

    return torch.compile(call, dynamic=False, **options)


def measure(problem: Problem, device: str, package: Path, rivals: Sequence[str], rounds: int) -> dict[str, Any]:
    """The row's figures: "status" ("pass" or "wrong", with "said"), errors by contender, and the seconds of each; "ratio", the
    "best" rival's time over tk's. "unable" has what those rivals say that cannot do the problem, "first_seconds" what
    the first two calls took, which compile where the cache did not have it."""
    from tk.runtime.load import load

    inputs, function = problem.built()
    generator = torch.Generator(device).manual_seed(random.SystemRandom().getrandbits(48))
    values = [each.draw(problem.dtype, generator) for each in inputs]
    module = load(package, device, graph=False)
    calls: dict[str, Callable[[], Any]] = {"tk": lambda: module(*values)}
    own = _tensors(function(*values))
    outs = _tensors(module(*values))
    why, errors = judged(problem, values, outs, own, _exact(function, values, own))
    row: dict[str, Any] = {
        "status": "wrong" if why else "pass",
        "said": why,
        "errors": errors,
        "unable": {},
        "first_seconds": {},
    }
    del outs, own
    for name in rivals:
        began = perf_counter()
        try:
            calls[name] = _rival(name, function, values)
            row["first_seconds"][name] = perf_counter() - began
        except Exception as error:  # inductor raises classes of its own, by version
            row["unable"][name] = f"{type(error).__name__}: {error}".splitlines()[0][:200]
    row["seconds"] = _gpu_seconds(calls, rounds) if device == "cuda" else _cpu_seconds(calls, rounds)
    module.close()
    if device == "cuda" and torch.cuda.memory_reserved() > KEPT:
        torch.cuda.empty_cache()
    peers = {name: seconds for name, seconds in row["seconds"].items() if name != "tk"}
    if peers:
        row["best"] = min(peers, key=lambda name: peers[name])
        row["ratio"] = peers[row["best"]] / row["seconds"]["tk"]
    return row


def _rival(name: str, function: Callable[..., Any], values: Sequence[Any]) -> Callable[[], Any]:
    """A rival's call, made twice: the first compiles, and tries what inductor chooses from."""
    if name == "torch":
        chosen = function
    else:
        torch._dynamo.reset()
        chosen = _compiled(function, **({"mode": "max-autotune-no-cudagraphs"} if name == "autotune" else {}))
    for _ in range(2):
        chosen(*values)
    return lambda: chosen(*values)


def _tensors(tree: Any) -> list[torch.Tensor]:
    return [leaf for leaf in pytree.tree_leaves(tree) if isinstance(leaf, torch.Tensor)]


def _exact(function: Callable[..., Any], values: Sequence[torch.Tensor], own: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    """The results in float64; torch's own where nothing floats, or where torch cannot."""
    if not any(each.is_floating_point() for each in values):
        return list(own)
    try:
        exact = _tensors(function(*(each.double() if each.is_floating_point() else each for each in values)))
    except (RuntimeError, NotImplementedError, TypeError):
        return list(own)
    return [e if o.is_floating_point() else o for e, o in zip(exact, own, strict=True)]


def judged(
    problem: Problem,
    values: Sequence[torch.Tensor],
    outs: Sequence[torch.Tensor],
    own: Sequence[torch.Tensor],
    exact: Sequence[torch.Tensor],
) -> tuple[str, dict[str, float]]:
    """What is wrong with tk's results, "" if nothing, and the greatest errors of tk and of torch against float64. Where torch's
    result is the exact one, as of sorts and moves, tk's must be it; indices must find what torch's find."""
    if len(outs) != len(own):
        return f"{len(outs)} results, torch gives {len(own)}", {}
    why, errors = "", {"tk": 0.0, "torch": 0.0}
    for number, (out, mine, want) in enumerate(zip(outs, own, exact, strict=True)):
        if out.shape != mine.shape or out.dtype != mine.dtype:
            why = why or f"result {number} is {out.dtype} {list(out.shape)}, torch's {mine.dtype} {list(mine.shape)}"
            continue
        if number in problem.operator.indices:
            found = [_found(values[0], each, problem.operator.indices[number]) for each in (out, mine)]
            wrong = int((found[0] != found[1]).sum())
            why = why or (f"{wrong} of {out.numel()} indices of result {number} find other elements" if wrong else "")
            continue
        theirs, error = error_of(mine, want), error_of(out, want)
        errors = {"tk": max(errors["tk"], error), "torch": max(errors["torch"], theirs)}
        chance = ROUNDOFF * sqrt(values[0].numel() / max(1, out.numel())) if problem.name in PRODUCTS else 0.0
        allowed = 0.0 if theirs == 0 else max(TOLERANCES[problem.dtype], 4 * theirs, 4 * chance)
        if not error <= allowed:
            why = why or f"result {number} is off by {error:.2e}, torch's by {theirs:.2e}"
    return why, errors


def _found(x: torch.Tensor, indices: torch.Tensor, dim: int | None) -> torch.Tensor:
    """The elements of `x` that the indices say, along `dim`, of which a reduction has none left; None: of all elements."""
    if dim is None:
        return x.flatten()[indices]
    return x.gather(dim, indices if indices.ndim == x.ndim else indices.unsqueeze(dim))


def error_of(out: torch.Tensor, want: torch.Tensor) -> float:
    """‖out − want‖ / ‖want‖ over what is finite in `want`; infinite where the others differ, or where `out` is not finite."""
    if not out.is_floating_point():
        return 0.0 if bool((out == want).all()) else float("inf")
    given, exact = out.double(), want.double()
    finite = exact.isfinite()
    if bool(finite.all()):
        norm, off = float(exact.norm()), float((given - exact).norm())
    else:
        # what overflows in the row's dtype is infinite in it and finite in float64: torch's own error says so then
        others = bool(((given == exact) | (given.isnan() & exact.isnan()) | finite).all())
        norm, off = float(exact[finite].norm()), float((given - exact)[finite].norm()) if others else float("inf")
    if off != off:
        return float("inf")
    return off / norm if norm else off


def _gpu_seconds(calls: Mapping[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """Medians of CUDA events; the GPU waits before each call for as long as the slowest takes to be queued."""
    queued = whole = 0.0
    for call in calls.values():
        call()
        torch.cuda.synchronize()
        began = perf_counter()
        call()
        queued = max(queued, perf_counter() - began)
        torch.cuda.synchronize()
        whole += perf_counter() - began
    return gpu_times(torch, calls, _affordable(rounds, whole), round(queued * QUEUE_CYCLES))


def _affordable(rounds: int, seconds: float) -> int:
    """So many rounds of `seconds` each as `BUDGET` allows, `LEAST_ROUNDS` at least."""
    return min(rounds, max(LEAST_ROUNDS, int(BUDGET / max(seconds, 1e-9))))


def _cpu_seconds(calls: Mapping[str, Callable[[], Any]], rounds: int) -> dict[str, float]:
    """The least seconds of a call in `rounds` samples, the contenders in random order in each round."""
    repeats, whole = {}, 0.0
    for name, call in calls.items():
        call()
        began = perf_counter()
        call()
        seconds = perf_counter() - began
        repeats[name] = max(1, min(100, round(SAMPLE / max(seconds, 1e-9))))
        whole += seconds * repeats[name]
    least = dict.fromkeys(calls, float("inf"))
    for _ in range(_affordable(rounds, whole)):
        for name in random.sample(list(calls), len(calls)):
            call, count = calls[name], repeats[name]
            began = perf_counter()
            for _ in range(count):
                call()
            least[name] = min(least[name], (perf_counter() - began) / count)
    return least


def refusal(error: TkError) -> str:
    """The first line of what tk says."""
    return (str(error).splitlines() or [type(error).__name__])[0][:400]
