"""What small kernels in a row cost: ten of them in a CUDA graph, beside ten empty ones.

python tests/gpu/chain_times.py rows reductions --sizes 1024,64 [--dtype float32] [--json FILE]

The functions are those of the memory suite, of tensors of so many KiB at most; where an output is like the first input, a
call's output is the next one's input. Beside them run empty kernels of one block, launched in the plain way and as tk's are
(tk/lowering/dependent_launch.py). All graphs are replayed in turns, behind a kernel that keeps the GPU busy until the host has
launched them: medians of CUDA events. "ten": a graph of ten kernels, whose two events take a part of it; "each": what a
kernel more takes, of a graph of fifty beside it. Both are also given in times of what empty kernels take.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tk.host.cores import cores
from tk.schedules.cuda.suites.memory import PARTS, sized_problem
from tk.target import Target, resolve

SHORT, LONG = 10, 50  # kernels of the two graphs
ROUNDS, WARMUP = 41, 3
BUSY = 200_000  # clocks that the GPU waits for the host
KINDS = ("plain", "early")  # of empty kernels

Key = tuple[str, str, int, str]  # family, part, bytes, dtype


@dataclass(frozen=True)
class Built:
    """A function's library, the names of its inputs in its order, its rule and configuration, and a text for each of its
    kernels: blocks and threads."""

    library: Path
    names: tuple[str, ...]
    rule: str
    config: Mapping[str, Any]
    kernels: tuple[str, ...]


def build(key: Key, target: Target, library: Path) -> Built:
    """The function's default kernels, as a model has them."""
    import tvm

    from tk.codegen.library import build_function
    from tk.schedule.apply import schedule_module
    from tk.schedule.suite import marked_func

    func, names = marked_func(sized_problem(*key), target)
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), target, None)
    library.write_bytes(build_function(mod["main"], target)[0])
    return Built(library, tuple(names), kernel.rule, dict(kernel.config), launches(mod["main"]))


def launches(func: Any) -> tuple[str, ...]:
    """Of each kernel of a scheduled function its extents: "256 × 128" blocks and threads, a cluster's blocks in between."""
    import tvm_ffi
    from tvm import tirx

    found: list[dict[str, list[str]]] = []

    def visit(loop: Any) -> None:
        if loop.kind == tirx.ForKind.THREAD_BINDING:
            kind, axis = str(loop.thread_binding.thread_tag).split(".")
            if not found or any(axis in each for each in found[-1].get(f"{kind} axes", [])):
                found.append({})
            found[-1].setdefault(f"{kind} axes", []).append(axis)
            found[-1].setdefault(kind, []).append(str(int(loop.extent)))

    tvm_ffi.structural_walk(func.body, [(tirx.For, visit)], order="pre")
    kinds = ("blockIdx", "clusterCtaIdx", "threadIdx")
    return tuple(" × ".join("·".join(each[kind]) for kind in kinds if kind in each) for each in found)


def build_empty(target: Target, folder: Path) -> dict[str, Path]:
    """Libraries of kernels of one block of a warp that do nothing, by `KINDS`."""
    from tvm import tirx
    from tvm.backend.cuda.op import cuda_func_call

    from tk.codegen.library import build_functions
    from tk.lowering.dependent_launch import STEP
    from tk.schedules.cuda.codegen.kernel_builder import Code

    code = Code()
    block, thread = code.variable("block", 1), code.variable("thread", 32)
    code.add(tirx.Evaluate(cuda_func_call("nothing", source_code="__forceinline__ __device__ void nothing() {}\n")))
    func = tirx.PrimFunc([], code.kernel([(block, 1, "blockIdx.x"), (thread, 32, "threadIdx.x")])).with_attr("s_tir", True)
    made = {kind: folder / f"empty_{kind}.so" for kind in KINDS}
    for kind, library in made.items():
        library.write_bytes(build_functions({"main": func}, target, without=[STEP] if kind == "plain" else [])[0])
    return made


class Chain:
    """Calls of a function one behind the other."""

    def __init__(self, key: Key, built: Built) -> None:
        import torch
        import tvm
        from tvm.runtime import from_dlpack

        from tk.report import suites

        self.key, self.built, problem = key, built, sized_problem(*key)
        self.kernel = tvm.runtime.load_module(str(built.library))["main"]
        inputs = suites._inputs(torch, problem)
        assert problem.torch is not None
        exact = suites._tuple(problem.torch(*(suites._double(each) for each in inputs.values())))
        shapes = [(each.shape, kind) for each, kind in zip(exact, problem.outputs, strict=True)]
        self.outs = [[suites._poisoned(torch, *each) for each in shapes] for _ in range(2)]
        first = next(iter(inputs.values()))
        alike = [n for n, out in enumerate(self.outs[0]) if out.shape == first.shape and out.dtype == first.dtype]
        self.feeds = alike[0] if alike else None  # the output that is the next call's first input
        self.inputs = {name: from_dlpack(each) for name, each in inputs.items()}
        self.into = [[from_dlpack(each) for each in outs] for outs in self.outs]
        self.call(0)
        self.error = suites._error(self.outs[0], exact)

    def call(self, number: int) -> None:
        given = dict(self.inputs)
        if number and self.feeds is not None:
            given[next(iter(given))] = self.into[(number - 1) % 2][self.feeds]
        self.kernel(*(given[name] for name in self.built.names), *self.into[number % 2])


def captured(call: Callable[[int], None], calls: int) -> Any:
    """A CUDA graph of call(0), call(1) …"""
    import torch
    import tvm_ffi

    call(0)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with tvm_ffi.use_torch_stream(torch.cuda.graph(graph)):
        for number in range(calls):
            call(number)
    return graph


def replayed(graphs: Mapping[Any, Any], rounds: int = ROUNDS) -> dict[Any, float]:
    """The median microseconds of each graph, in turns."""
    import torch

    pairs: dict[Any, list[Any]] = {name: [] for name in graphs}
    for turn in range(rounds + WARMUP):
        for name in random.sample(list(graphs), len(graphs)):
            start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            torch.cuda._sleep(BUSY)
            start.record()
            graphs[name].replay()
            stop.record()
            if turn >= WARMUP:
                pairs[name].append((start, stop))
        torch.cuda.synchronize()
    return {name: median(start.elapsed_time(stop) * 1e3 for start, stop in each) for name, each in pairs.items()}


def graphs_of(call: Callable[[int], None], kernels: int = 1) -> dict[int, tuple[int, Any]]:
    """Of about `SHORT` and `LONG` kernels, by these: how many there are, and the graph."""
    return {size: (-(-size // kernels) * kernels, captured(call, -(-size // kernels))) for size in (SHORT, LONG)}


def measure(chain: Chain, empty: Mapping[str, Mapping[int, tuple[int, Any]]]) -> dict[str, Any]:
    """A function's figures: microseconds of ten kernels and of one more, beside the empty ones of the same turns."""
    contenders = {"tk": graphs_of(chain.call, len(chain.built.kernels)), **empty}
    flat = {(name, size): graph for name, sizes in contenders.items() for size, (_, graph) in sizes.items()}
    times = replayed(flat)
    family, part, size, dtype = chain.key
    row: dict[str, Any] = {"family": family, "part": part, "kib": size >> 10, "dtype": dtype, "error": chain.error}
    row |= {"rule": chain.built.rule, "config": dict(chain.built.config), "kernels": list(chain.built.kernels)}
    for name, sizes in contenders.items():
        (few, _), (many, _) = sizes[SHORT], sizes[LONG]
        row[f"{name}_ten"] = times[name, SHORT] * SHORT / few
        row[f"{name}_each"] = (times[name, LONG] - times[name, SHORT]) / (many - few)
    return row


def show(row: Mapping[str, Any]) -> None:
    """A line: of ten kernels and of one more, microseconds, and that in times of a plain empty kernel and of an early
    one; what a call of several kernels takes; its kernels, its schedule."""
    figures = []
    for what in ("ten", "each"):
        time, plain, early = (row[f"{name}_{what}"] for name in ("tk", *KINDS))
        figures.append(f"{what} {time:6.2f} µs {time / plain:5.2f} {time / early:5.2f}")
    if len(row["kernels"]) > 1:
        figures.append(f"a call {len(row['kernels']) * row['tk_each']:5.2f} µs")
    schedule = f"{row['rule']} {','.join(map(str, row['config'].values()))}"
    name = f"{row['family']} {row['part']} {row['kib']}"
    print(f"{name:30} {' '.join(figures)} | {' + '.join(row['kernels'])} | {schedule} | {row['error']:.1e}", flush=True)


def keys(families: Sequence[str], sizes: Sequence[int], dtype: str) -> list[Key]:
    """The suite's problems of these families that have tensors so small."""
    wanted = [(family, part, size << 10, dtype) for size in sizes for family in families for part in PARTS[family]]
    return [key for key in wanted if all(all(shape) for _, shape, _ in sized_problem(*key).case.inputs)]


def empty_graphs(libraries: Mapping[str, Path]) -> dict[str, dict[int, tuple[int, Any]]]:
    """The graphs of kernels that do nothing, by `KINDS`."""
    import tvm

    loaded = {kind: tvm.runtime.load_module(str(library))["main"] for kind, library in libraries.items()}
    return {kind: graphs_of(lambda _, kernel=kernel: kernel()) for kind, kernel in loaded.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", default=list(PARTS))
    parser.add_argument("--sizes", default="1024,64", help="KiB of the largest tensor")
    parser.add_argument("--dtype", default="bfloat16")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    target, rows = resolve("auto"), []
    wanted = keys(given.families, [int(size) for size in given.sizes.split(",")], given.dtype)
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory(prefix="tk-") as name, ProcessPoolExecutor(cores(), spawn) as pool:
        futures = [pool.submit(build, key, target, Path(name) / f"{n}.so") for n, key in enumerate(wanted)]
        empty = empty_graphs(build_empty(target, Path(name)))
        built = [future.result() for future in futures]
        for key, each in zip(wanted, built, strict=True):  # none before all are built: a busy host would disturb the times
            rows.append(measure(Chain(key, each), empty))
            show(rows[-1])
    if given.json:
        given.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
