"""Random problems under random knobs for the rules of Hopper's pipelines, run in the emulation of its instructions.

    python -m tests.schedules.cuda.drawn --kind matmul attention conv --n 20 --seed 7

prints a line a problem, and exits with 1 if one was wrong. A kernel that waits forever, or crashes, ends its own process alone.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from tests.gpu.random_matmuls import Problem, problems, scheduled
from tests.schedules.cuda.attention_problems import drawn
from tests.schedules.cuda.emulated import distance, error
from tk.frontend.torch.arrays import to_numpy
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.conv import rule as conv
from tk.schedules.cuda.conv.cost import candidates
from tk.schedules.cuda.conv.f32 import rule as conv_f32
from tk.schedules.cuda.suites.conv import problem, random_layer
from tk.target import resolve

__all__ = ["KINDS", "attention_error", "conv_error", "matmul_error"]

H200 = resolve("h200")
BANDS = {"float32": 4e-7, "float16": 6e-4, "bfloat16": 5e-3}
"""Of a result of one rounding after some steps that round too, as torch's do; float32 is made of three products of TF32."""
MOST = 3e7  # multiplications of a problem
OTHERS = ("cuda.matmul_mma", "cuda.dlight_matmul", "cuda.fallback")  # rules whose kernels the emulation does not run
LARGEST = {1: 600, 2: 24, 3: 10}  # axis of an image, by rank


def matmul_error(seed: int, folder: Path) -> tuple[str, float, float]:
    """(What it was, its error, the band) of a product with a random epilogue, by the rule that takes it."""
    import torch

    chooser = random.Random(seed)
    dtype = chooser.choice(("bfloat16", "float16", "float32"))
    small = (each for each in problems(dtype, 1000, seed) if _multiplications(each) <= MOST)
    taken = ((each, *scheduled(each, H200)) for each in small)
    found, func, names, rule = next(each for each in taken if each[-1].split()[0] not in OTHERS)
    generator = torch.Generator().manual_seed(seed)
    values = {
        name: (torch.randn(shape, generator=generator) * (found.k**-0.5 if name in "wv" else 1.0)).to(getattr(torch, dtype))
        for name, shape in found.shapes().items()
    }
    exact = found.torch(*(value.double() for value in values.values())).numpy()
    arrays = [to_numpy(values[name]) for name in names]
    return f"{rule}: {found}", distance(func, H200, arrays, {"m": found.m}, exact, folder), BANDS[dtype]


def attention_error(seed: int, folder: Path) -> tuple[str, float, float]:
    """The same of attention on wgmma."""
    found, config = drawn(seed, attention, H200)
    case = found.case()
    return f"{found} {config}", error(case, rule_of(attention), H200, config, folder, seed), case.tolerance


def conv_error(seed: int, folder: Path) -> tuple[str, float, float]:
    """The same of a convolution by implicit GEMM; of one in two some of the image's sizes, and the batch, are symbolic; of one
    in four taps share copies."""
    import torch

    chooser = random.Random(seed)
    dtype = chooser.choice(("bfloat16", "float16", "float32"))
    rule: Any = conv_f32 if dtype == "float32" else conv
    while True:
        number = chooser.randint(0, 1 << 30)
        layer, batch = random_layer(number)
        small = replace(layer, size=tuple(min(size, LARGEST[len(layer.size)]) for size in layer.size))
        if min(small.outs) <= 0 or (given := problem("random", str(number), small, batch, dtype)).flops / 2 > MOST:
            continue
        case, sizes = (given.case, {}) if seed % 2 else _symbolic(given.case, chooser)
        func, names = prim_func(case, H200)
        match = rule.match(func, H200)
        if match is not None and not rule.declines(match, H200):
            break
    config = _sharing(match, chooser) if rule is conv and seed % 4 == 1 else None
    with H200.tvm():
        func = schedule(rule_of(rule), func, match, H200, config)
    generator = torch.Generator().manual_seed(seed)
    values = {
        name: given.prepare(name, torch.randn(shape, generator=generator).to(getattr(torch, dtype)))
        for name, shape, _ in given.case.inputs
    }
    exact = given.torch(*(value.double() for value in values.values())).numpy()
    arrays = [to_numpy(values[name]) for name in names]
    return (
        f"{rule.NAME}: {dtype} {batch} {small} {sizes} {config}",
        distance(func, H200, arrays, sizes, exact, folder),
        BANDS[dtype],
    )


def _sharing(match: Any, chooser: random.Random) -> Any:
    """Knobs under which taps share copies; None where none do."""
    found = [config for config in candidates(match, H200, conv.Config) if config.shared_taps]
    return chooser.choice(found) if found else None


def _symbolic(case: Case, chooser: random.Random) -> tuple[Case, dict[str, int]]:
    """The case with some sizes of its images symbolic, at least one, and those sizes."""
    (name, shape, dtype), *others = case.inputs
    chosen = chooser.sample(range(len(shape) - 1), chooser.randint(1, len(shape) - 1))
    sizes = {f"size{axis}": int(str(shape[axis])) for axis in chosen}
    dims = tuple((f"size{axis}", sizes[f"size{axis}"]) if axis in chosen else dim for axis, dim in enumerate(shape))
    return replace(case, inputs=((name, dims, dtype), *others)), sizes


KINDS: dict[str, Callable[[int, Path], tuple[str, float, float]]] = {
    "matmul": matmul_error,
    "attention": attention_error,
    "conv": conv_error,
}


def _multiplications(found: Problem) -> float:
    return float(np.prod(found.batch or (1,))) * found.m * found.n * found.k * (1 + found.paired)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.schedules.cuda.drawn", description=__doc__)
    parser.add_argument("--kind", nargs="+", choices=sorted(KINDS), default=sorted(KINDS))
    parser.add_argument("--n", type=int, default=10, help="problems of each kind")
    parser.add_argument("--seed", type=int, default=0, help="the first problem's")
    parser.add_argument("--limit", type=float, default=600.0, help="seconds for a problem")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.one:
        with tempfile.TemporaryDirectory() as folder:
            said = KINDS[given.kind[0]](given.seed, Path(folder))
        print(json.dumps(said))
        return 0
    wrong = 0
    for seed in range(given.seed, given.seed + given.n):
        for kind in given.kind:
            command = [sys.executable, "-m", "tests.schedules.cuda.drawn", "--one", "--kind", kind, "--seed", str(seed)]
            try:
                child = subprocess.run(command, capture_output=True, text=True, timeout=given.limit, check=False)
            except subprocess.TimeoutExpired:
                print(f"{kind} {seed}: no end in {given.limit:.0f} s", flush=True)
                continue
            if child.returncode:
                print(f"{kind} {seed}: FAILED {child.stderr.strip()[-600:]}", flush=True)
                wrong += 1
                continue
            what, found, band = json.loads(child.stdout.splitlines()[-1])
            wrong += not found <= band
            print(f"{kind} {seed}: {'right' if found <= band else 'WRONG'} {found:.2e} of {band:.0e}  {what}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
