"""Where the time of whole models goes on this machine's GPU, beside torch eager and torch.compile.

python tests/gpu/model_times.py "bert-base?seq=384:float16" "llama3-8b-step?layers=2:bfloat16" --out DIR [--mode MODE]

A process a model compiles, all of them side by side; then they measure, one after another: the kernels one by one and by
family (`tk profile`), the whole call with CUDA graphs, torch eager and torch.compile on the same inputs, in turns,
medians of CUDA events, and the greatest memory that each takes beyond its weights. DIR gets one JSON a model and a picture.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

MODELS = (
    "bert-base?seq=384:float16",
    "bert-base?seq=384&batch=16:float16",
    "vit-b16:float16",
    "vit-b16?batch=16:float16",
    "llama3-8b?layers=2&seq=2048:bfloat16",
    "llama3-8b-step?layers=2&context=2048:bfloat16",
    "llama3-8b-step?layers=2&context=2048&batch=16:bfloat16",
)
ROUNDS = 15


def say(text: str) -> None:
    print(text, flush=True)


def turns(calls: dict[str, Callable[[], Any]], rounds: int = ROUNDS) -> dict[str, float]:
    """Milliseconds of each call, the median of `rounds`, all of them in turns, a flushed L2 before each."""
    import torch

    flush = torch.empty(256 << 20, dtype=torch.uint8, device="cuda")
    pairs: dict[str, list[Any]] = {name: [] for name in calls}
    for turn in range(rounds + 3):
        for name, call in calls.items():
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            flush.zero_()
            start.record()
            call()
            stop.record()
            if turn >= 3:
                pairs[name].append((start, stop))
        torch.cuda.synchronize()
    return {name: sorted(a.elapsed_time(b) for a, b in found)[rounds // 2] for name, found in pairs.items()}


def peak(call: Callable[[], Any]) -> int:
    """Bytes that torch holds at most during a call, beyond what it held before."""
    import torch

    torch.cuda.synchronize()
    torch.cuda.reset_peak_memory_stats()
    before = torch.cuda.memory_allocated()
    call()
    torch.cuda.synchronize()
    return torch.cuda.max_memory_allocated() - before


def draw_on_gpu() -> None:
    """Large random weights come from the GPU's generator: the host's takes minutes for billions of them."""
    import torch

    host = torch.Tensor.normal_

    def normal(self: Any, *args: Any, **kwargs: Any) -> Any:
        if self.device.type != "cpu" or self.numel() < 1 << 20:
            return host(self, *args, **kwargs)
        return self.copy_(torch.randn(self.shape, device="cuda"))

    torch.Tensor.normal_ = normal  # type: ignore[method-assign]


class Model:
    """One model in tk and in torch, on the GPU."""

    def __init__(self, spec: str, mode: str) -> None:
        import torch

        import tk
        from tk.models import build

        self.name, self.dtype = spec.rsplit(":", 1)
        self.seconds: dict[str, float] = {}
        draw_on_gpu()
        began = time.perf_counter()
        model = build(self.name, dtype=self.dtype)
        self.seconds["build"] = time.perf_counter() - began
        began = time.perf_counter()
        self.package = tk.compile(model.module, args=model.args, kwargs=model.kwargs, target="auto", verify=False)
        self.seconds["tk"] = time.perf_counter() - began
        self.module = model.module.cuda()
        self.args = torch.utils._pytree.tree_map(lambda each: each.cuda(), model.args)
        self.compiled = torch.compile(self.module, mode=mode) if mode != "none" else None
        if self.compiled is not None:
            began = time.perf_counter()
            with torch.no_grad():
                for _ in range(3):
                    self.compiled(*self.args)
            torch.cuda.synchronize()
            self.seconds["torch.compile"] = time.perf_counter() - began

    def measure(self) -> dict[str, Any]:
        import numpy as np
        import torch

        import tk
        from tk.graph.memory.report import MemoryPlan
        from tk.report.families import by_family, kernel_times
        from tk.target import resolve

        (build,) = self.package.builds.values()
        target = resolve(build.target)
        leaves = [leaf.cpu() for leaf in torch.utils._pytree.tree_leaves(self.args)]
        arrays = [leaf.view(torch.uint16).numpy() if leaf.dtype is torch.bfloat16 else leaf.numpy() for leaf in leaves]
        arrays = [
            array.view(tk.package.weights.numpy_dtype(spec.dtype)) if str(array.dtype) != spec.dtype else array
            for array, spec in zip(map(np.ascontiguousarray, arrays), self.package.signature.inputs, strict=True)
        ]
        with tk.load(self.package, graph=False, verify="fast") as single:
            times = kernel_times(single, build, single.prepare(arrays))
        module = tk.load(self.package, verify="fast")
        with torch.no_grad():
            calls = {"tk": lambda: module(*self.args), "eager": lambda: self.module(*self.args)}
            if self.compiled is not None:
                calls["torch.compile"] = lambda: self.compiled(*self.args)
            milliseconds = turns(calls)
            memory = {"eager": peak(calls["eager"])}
        rows = by_family(times, target)
        kernels = [{**time.__dict__, "bound": target.roofline(time.flops, time.bytes, time.dtype)} for time in times]
        return {
            "model": self.name,
            "dtype": self.dtype,
            "ms": milliseconds,
            "families": rows,
            "kernels": kernels,
            "eager_peak": memory["eager"],
            "tk_memory": MemoryPlan.from_json(build.memory()).bytes(),
            "seconds": self.seconds,
        }


def show(result: dict[str, Any]) -> None:
    total = sum(row["seconds"] for row in result["families"])
    times = ", ".join(f"{name} {value:.3f} ms" for name, value in result["ms"].items())
    say(f"== {result['model']} {result['dtype']}: {times}; kernels {total * 1e3:.3f} ms")
    say(f"   memory: eager {result['eager_peak'] / 1e6:.1f} MB beyond its weights, tk {result['tk_memory'] / 1e6:.1f} MB")
    say("   seconds: " + ", ".join(f"{name} {value:.1f}" for name, value in result["seconds"].items()))
    for row in result["families"]:
        reached = "" if row["bound_share"] is None else f"{row['bound_share']:.0%} of the bound"
        say(f"   {row['family']:12} {row['calls']:4} calls {row['seconds'] * 1e6:9.1f} µs {row['share']:5.1%} {reached}")
    for kernel in result["kernels"][:14]:
        each, bound = kernel["seconds"] / kernel["calls"] * 1e6, kernel["bound"] * 1e6
        say(f"      {kernel['name'][:60]:60} ×{kernel['calls']:<3} {each:8.2f} µs, bound {bound:8.2f}, {kernel['origin']}")


def work(spec: str, out: Path, mode: str, turn: Path, parties: int) -> None:
    """One model's process: ready, then wait for all to be, then measure alone."""
    name = spec.replace("?", "_").replace(":", "_").replace("&", "_")
    try:
        model: Model | None = Model(spec, mode)
    except Exception as error:  # the others go on
        model = None
        say(f"== {spec}: failed: {type(error).__name__}: {str(error)[:400]}")
    (out / f"{name}.ready").touch()
    while len(list(out.glob("*.ready"))) < parties:
        time.sleep(0.1)
    with open(turn, "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if model is not None:
            result = model.measure()
            (out / f"{name}.json").write_text(json.dumps(result, indent=1))
            show(result)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", default=list(MODELS))
    parser.add_argument("--out", type=Path, default=Path("model_times"))
    parser.add_argument("--mode", default="reduce-overhead", help="of torch.compile; none: without it")
    parser.add_argument("--alone", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    if given.alone:
        work(given.models[0], given.out, given.mode, given.out / "turn", given.alone)
        return
    for old in given.out.glob("*.ready"):
        old.unlink()
    command = [sys.executable, __file__, "--out", str(given.out), "--mode", given.mode, "--alone", str(len(given.models))]
    children = [subprocess.Popen([*command, spec]) for spec in given.models]
    for child in children:
        child.wait()
    from tk.report.families import plot

    results = [json.loads(path.read_text()) for path in sorted(given.out.glob("*.json"))]
    bars = [(f"{result['model']} {result['dtype']}, {result['ms']['tk']:.3f} ms", result["families"]) for result in results]
    (given.out / "families.svg").write_text(plot(bars))


if __name__ == "__main__":
    main()
