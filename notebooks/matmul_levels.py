"""One matrix product in levels, for notebook 03: each level's kernel, and how they are timed.

python notebooks/matmul_levels.py OUT.json      times every level on this machine's GPU and writes the figures

The product is x[4096, 4096] · w[4096, 4096] in bfloat16, w as [k, n], sums in float32. The first two levels are plain loops
scheduled here; the others are rules of tk.schedules.cuda under the knobs that show one idea each.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from tk.schedule.case import Case, prim_func
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.matmul.sm90.rule import Config
from tk.target import Target, resolve

SIZE = 4096
FLOPS = 2.0 * SIZE**3


def product(x: Any, w: Any) -> Any:
    from tvm.relax import op

    return op.astype(op.matmul(x, w, out_dtype="float32"), "bfloat16")


def with_epilogue(x: Any, w: Any, b: Any, r: Any) -> Any:
    from tvm.relax import op

    return op.add(op.nn.gelu(op.add(product(x, w), b)), r)


INPUTS = (("x", (SIZE, SIZE), "bfloat16"), ("w", (SIZE, SIZE), "bfloat16"))
PLAIN = Case("product", INPUTS, product, lambda x, w: x @ w)
FUSED = Case("fused", (*INPUTS, ("b", (SIZE,), "bfloat16"), ("r", (SIZE, SIZE), "bfloat16")), with_epilogue, lambda *_: None)


@dataclass(frozen=True)
class Level:
    """A title, the idea in a sentence, and the kernel: a function of (PrimFunc, target)."""

    title: str
    idea: str
    kernel: Callable[[Any, Target], Any]
    case: Case = PLAIN


def _schedule(func: Any) -> tuple[Any, Any, Any]:
    """(schedule, the product's block, the block that casts and stores)."""
    import tvm
    from tvm.s_tir import Schedule

    sch = Schedule(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    block, store = sch.get_child_blocks(sch.get_sblock("root"))
    return sch, block, store


def naive(func: Any, target: Target) -> Any:
    """A thread an output, 16 × 16 threads a block; every operand comes from global memory each time."""
    sch, block, store = _schedule(func)
    i, j = sch.get_loops(store)[-2:]
    (bi, ti), (bj, tj) = sch.split(i, [None, 16]), sch.split(j, [None, 16])
    sch.reorder(bi, bj, ti, tj)
    for loop, thread in ((bi, "blockIdx.y"), (bj, "blockIdx.x"), (ti, "threadIdx.y"), (tj, "threadIdx.x")):
        sch.bind(loop, thread)
    sch.set_scope(block, 0, "local")
    sch.compute_at(block, tj)
    return sch.mod["main"]


def shared_tiles(func: Any, target: Target) -> Any:
    """64 × 64 outputs a block, 4 × 4 a thread in registers; tiles of 16 of k through shared memory, read by all threads."""
    sch, block, store = _schedule(func)
    i, j = sch.get_loops(store)[-2:]
    (bi, ti, ii), (bj, tj, ij) = sch.split(i, [None, 16, 4]), sch.split(j, [None, 16, 4])
    sch.reorder(bi, bj, ti, tj, ii, ij)
    for loop, thread in ((bi, "blockIdx.y"), (bj, "blockIdx.x"), (ti, "threadIdx.y"), (tj, "threadIdx.x")):
        sch.bind(loop, thread)
    sch.set_scope(block, 0, "local")
    sch.compute_at(block, tj)
    *_, i, j, k = sch.get_loops(block)
    k, inner = sch.split(k, [None, 16])
    sch.reorder(k, inner, i, j)
    for operand in (0, 1):
        copy = sch.cache_read(block, operand, "shared")
        sch.compute_at(copy, k)
        all_of_it = sch.fuse(*sch.get_loops(copy)[-2:])
        _, y, x, vector = sch.split(all_of_it, [None, 16, 16, 4])
        sch.bind(y, "threadIdx.y")
        sch.bind(x, "threadIdx.x")
        sch.vectorize(vector)
    sch.unroll(inner)
    sch.decompose_reduction(block, k)
    return sch.mod["main"]


def by_rule(name: str, config: Any | None = None) -> Callable[[Any, Target], Any]:
    """The kernel of the rule called `name`, under `config` or the rule's own choice."""

    def kernel(func: Any, target: Target) -> Any:
        rule = find("cuda", name)
        match = rule.match(func, target)
        chosen = rule.default(match, target) if config is None else config
        return schedule(rule, func, match, target, chosen)

    return kernel


def hopper(**knobs: int) -> Callable[[Any, Target], Any]:
    return by_rule("cuda.matmul_sm90", Config(**knobs))


LEVELS = (
    Level("1 naive", "a thread an output: every operand from global memory, each time", naive),
    Level("2 shared tiles", "tiles in shared memory, 4 × 4 outputs a thread in registers", shared_tiles),
    Level("3 tensor cores", "mma.sync from registers, tiles by cp.async ahead of time", by_rule("cuda.matmul_mma")),
    Level(
        "4 wgmma and TMA",
        "one warpgroup multiplies 64 × 128 straight from shared memory; another one's thread copies; 2 stages",
        hopper(block_m=64, block_n=128, stages=2, consumers=1, group=1),
    ),
    Level(
        "5 a deep ring",
        "8 stages: the copies are far enough ahead to hide memory's latency",
        hopper(block_m=64, block_n=128, stages=8, consumers=1, group=1),
    ),
    Level(
        "6 a wide tile",
        "64 × 192 for one warpgroup: fewer bytes of shared memory and of L2 for each product",
        hopper(block_m=64, block_n=192, stages=6, consumers=1, group=1),
    ),
    Level(
        "7 two consumers",
        "two warpgroups share a tile of 128 × 256, registers moved to them from the copying one",
        hopper(block_m=128, block_n=256, stages=4, consumers=2, group=1),
    ),
    Level(
        "8 raster order",
        "tiles walk in groups of 16 rows, so that what runs at once shares operands in L2",
        hopper(block_m=128, block_n=256, stages=4, consumers=2, group=16),
    ),
    Level(
        "9 cluster multicast",
        "two blocks in a cluster share each tile of w: one copy out of L2 for both",
        hopper(block_m=128, block_n=256, stages=4, consumers=2, cluster_m=2, group=8),
    ),
    Level(
        "10 ping-pong",
        "each warpgroup a tile of its own, 128 × 128, in turn: one's epilogue under the other's products",
        hopper(block_m=128, block_n=128, stages=6, consumers=2, pingpong=1, group=11),
    ),
    Level("11 the model's choice", "what the rule takes by arithmetic alone, nothing measured", by_rule("cuda.matmul_sm90")),
    Level(
        "12 fused epilogue",
        "bias, GELU and a residual in the same kernel, beside cuBLAS and torch's kernels for them",
        by_rule("cuda.matmul_sm90"),
        FUSED,
    ),
)


def kernel_source(level: Level, target: Target) -> str:
    """The CUDA C++ of a level's kernel; needs neither a GPU nor nvcc."""
    import tvm
    from tvm.tirx.compilation_pipeline import register_tir_pipeline

    from tk.codegen.device_code import source_only
    from tk.codegen.library import tir_pipeline

    register_tir_pipeline("tk", tir_pipeline)
    with source_only(), target.tvm(), tvm.transform.PassContext(config={"tirx.disable_cse_tir": True}):
        func = level.kernel(prim_func(level.case, target)[0], target).with_attr("global_symbol", "main")
        built = tvm.tirx.build(tvm.IRModule({"main": func}), target.tvm(), pipeline="tk")
    return next(module.inspect_source() for module in built.imports if module.kind == "cuda")


def measure(rounds: int = 11) -> dict[str, Any]:
    """Every level on this machine's GPU beside cuBLAS in one process: cold L2, medians of events, in turn; errors against
    float64, of outputs poisoned before."""
    import torch
    import tvm

    from tk.codegen.library import build_function

    target = resolve("auto")
    generator = torch.Generator("cuda").manual_seed(0)

    def normal(*shape: int, scale: float = 1.0) -> Any:
        return (torch.randn(shape, generator=generator, device="cuda") * scale).bfloat16()

    values = {"x": normal(SIZE, SIZE), "w": normal(SIZE, SIZE, scale=SIZE**-0.5), "b": normal(SIZE), "r": normal(SIZE, SIZE)}

    def rival(x: Any, w: Any, b: Any = None, r: Any = None) -> Any:
        return x @ w if b is None else torch.nn.functional.gelu(x @ w + b) + r

    flush, rows = torch.empty(256 << 20, dtype=torch.uint8, device="cuda"), []
    for level in LEVELS:
        func, names = prim_func(level.case, target)
        inputs = [values[name] for name in names]
        with target.tvm():
            library, _ = build_function(level.kernel(func, target), target)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "k.so").write_bytes(library)
            kernel = tvm.runtime.load_module(str(Path(folder) / "k.so"))["main"]
        named = [values[name] for name, _, _ in level.case.inputs]
        out = torch.full((SIZE, SIZE), float("nan"), dtype=torch.bfloat16, device="cuda")
        arguments = [tvm.runtime.from_dlpack(each) for each in (*inputs, out)]
        calls = {"tk": partial(kernel, *arguments), "rival": partial(rival, *named)}
        kernel(*arguments)
        exact = rival(*(each.double() for each in named))
        events: dict[str, list[Any]] = {name: [] for name in calls}
        for _ in range(rounds + 2):
            for name, call in calls.items():
                flush.zero_()
                start, stop = (torch.cuda.Event(enable_timing=True) for _ in range(2))
                start.record()
                call()
                stop.record()
                events[name].append((start, stop))
            torch.cuda.synchronize()
        times = {name: statistics.median(a.elapsed_time(b) * 1e3 for a, b in pairs[2:]) for name, pairs in events.items()}
        error = float((out.double() - exact).norm() / exact.norm())
        rows.append({"level": level.title, "us": times["tk"], "rival_us": times["rival"], "error": error})
        print(f"{level.title:<24}{times['tk']:10.1f} µs, cuBLAS {times['rival']:8.1f} µs, error {error:.1e}", flush=True)
    driver = subprocess.run(
        ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True, check=False
    )
    return {
        "command": "python notebooks/matmul_levels.py OUT.json",
        "date": str(date.today()),
        "gpu": torch.cuda.get_device_name(0),
        "driver": driver.stdout.split()[0],  # one line a GPU
        "torch": torch.__version__,
        "rounds": rounds,
        "rows": rows,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(measure(), indent=2) + "\n", encoding="utf-8")
