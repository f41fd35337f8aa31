"""How fast a package generates: a prompt and the steps behind it, alone or beside transformers with a static cache."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import UsageError, message
from tk.llm.facts import facts_of
from tk.package.weights import numpy_dtype
from tk.target import resolve

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.runtime.module import Module

__all__ = ["Load", "bench_generation", "measure_generation", "parse_load", "transformers_run"]

Run = Callable[[np.ndarray[Any, Any], int], tuple[float, list[float]]]  # (prompt seconds, seconds of each step)
WARM = 2  # runs that are not counted: they compile, capture and fill caches
SETTLED = 4  # steps at a run's begin that are not counted


@dataclass(frozen=True)
class Load:
    """Prompts of `prompt` tokens in each of `batch` rows, `new` tokens behind them."""

    prompt: int
    new: int
    batch: int


def parse_load(text: str, batch: int) -> Load:
    """The load that "512:128" is: tokens of a prompt, and new ones. Raises UsageError."""
    prompt, colon, new = text.partition(":")
    if not (colon and prompt.isdecimal() and new.isdecimal() and int(prompt) and int(new) > SETTLED + 1):
        raise UsageError(
            message(
                "there is no such load to generate",
                need=f"PROMPT:NEW, as 512:128, with NEW above {SETTLED + 1}",
                have=text,
                do="--generate 512:128",
            )
        )
    return Load(int(prompt), int(new), batch)


def bench_generation(
    package: Path,
    load: str,
    batch: int,
    rivals: Sequence[str],
    model: str | None,
    seed: int,
    device: str,
    target: str | None,
    rounds: int,
    threads: int | None,
) -> dict[str, Any]:
    """What `tk bench --generate` prints. Raises UsageError for a rival or a load that cannot be."""
    if threads is not None:
        os.environ["TVM_NUM_THREADS"] = str(threads)  # read when TVM's runtime starts: before anything is loaded
    from tk.host.cores import cores
    from tk.package.artifact import Package
    from tk.runtime.load import load as load_module

    asked = parse_load(load, batch)
    opened = Package.open(package)
    module = load_module(opened, device, target=target)
    facts = facts_of(module)
    runs: dict[str, Run] = {}
    for rival in rivals:
        if rival != "torch":
            raise UsageError(message("there is no such rival to generate beside", need="torch", have=rival, do="--vs torch"))
        folder = Path(model or opened.source.get("path") or "")
        if not folder.is_dir():
            raise UsageError(
                message("the model's folder is not there", need="the folder that was compiled", have=folder, do="give --model")
            )
        import torch

        torch.set_num_threads(threads or cores())
        runs["torch"] = transformers_run(folder, facts["dtype"], module.device, facts["context"])
    rows = measure_generation(module, asked, runs, seed=seed, rounds=rounds)
    about = {"target": module.target, "device": module.device, "threads": threads or cores()}
    return {**about, "prompt": asked.prompt, "new": asked.new, "batch": asked.batch, "rows": rows}


def measure_generation(
    module: Module, load: Load, rivals: Mapping[str, Run], *, seed: int = 0, rounds: int = 3
) -> list[dict[str, Any]]:
    """A row a contender: medians over `rounds` runs in turns, each on the same fresh random prompts."""
    runs: dict[str, Run] = {"tk": lambda ids, new: _run(module, ids, new), **rivals}
    samples: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in runs}
    rng = np.random.default_rng(seed)
    for number in range(WARM + rounds):
        ids = rng.integers(0, facts_of(module)["vocabulary"], (load.batch, load.prompt))
        for name, run in runs.items():
            prompt, steps = run(ids, load.new)
            if number >= WARM:
                samples[name][0].append(prompt)
                samples[name][1].extend(steps[SETTLED:])
    bound = _bound(module, load)
    return [_row(name, *taken, load, bound) for name, taken in samples.items()]


def _run(module: Module, ids: Array, new: int) -> tuple[float, list[float]]:
    running = module.generate(ids, new, stop=[])
    for _ in running:
        pass
    return running.stats.prefill, running.stats.steps


def _bound(module: Module, load: Load) -> float:
    """The least seconds of a step: weights once, and each row's cache at its mean length, by the target's bandwidth."""
    length = load.prompt + load.new / 2
    read = facts_of(module)["weight_bytes"] + load.batch * _cache_bytes(module, length)
    return float(read / resolve(module.target).bandwidth)


def _cache_bytes(module: Module, length: float) -> float:
    """The bytes of a row's keys and values that a step reads behind `length` tokens: of a layer with a window these alone."""
    signature = module.entries["decode"].signature
    caches = [spec for spec in signature.inputs if spec.name in signature.mutated and len(spec.shape) == 4]
    shapes = [([int(dim) for dim in spec.shape[1:]], numpy_dtype(spec.dtype).itemsize) for spec in caches]
    return sum(heads * min(rows, length) * width * size for (heads, rows, width), size in shapes)


def _row(name: str, prompt: list[float], steps: list[float], load: Load, bound: float) -> dict[str, Any]:
    step, first = float(np.median(steps)), float(np.median(prompt))
    return {
        "name": name,
        "prompt_seconds": first,
        "prompt_tokens_per_second": load.batch * load.prompt / first,
        "step_seconds": step,
        "step_seconds_p90": float(np.percentile(steps, 90)),
        "tokens_per_second": load.batch / step,
        "share_of_roofline": bound / step,
    }


def transformers_run(folder: Path, dtype: str, device: str, context: int) -> Run:
    """transformers on the same folder: a static cache, on a GPU its step under torch.compile(mode="reduce-overhead")."""
    import torch
    from transformers import AutoModelForCausalLM, StaticCache

    where = torch.device(device)
    net = AutoModelForCausalLM.from_pretrained(folder, dtype=getattr(torch, dtype), local_files_only=True)
    net = net.to(where).eval().requires_grad_(False)
    compiles = where.type == "cuda"
    step = torch.compile(net, mode="reduce-overhead", fullgraph=True) if compiles else net
    caches: dict[int, StaticCache] = {}

    def generated(ids: Array, new: int) -> tuple[float, list[float]]:
        rows, length = ids.shape
        cache = caches.setdefault(rows, StaticCache(config=net.config, max_cache_len=context))
        cache.reset()
        began = perf_counter()
        out = net(input_ids=torch.from_numpy(ids).to(where), past_key_values=cache, use_cache=True, logits_to_keep=1)
        token = out.logits[:, -1].argmax(-1, keepdim=True)
        token.tolist()
        prompt, steps = perf_counter() - began, []
        for at in range(length, length + new - 1):
            began = perf_counter()
            positions = torch.full((rows, 1), at, device=where)
            out = step(input_ids=token, position_ids=positions, past_key_values=cache, use_cache=True)
            token = out.logits[:, -1].argmax(-1, keepdim=True).clone()
            token.tolist()
            steps.append(perf_counter() - began)
        return prompt, steps

    def run(ids: Array, new: int) -> tuple[float, list[float]]:
        with torch.no_grad():
            return generated(ids, new)

    return run
