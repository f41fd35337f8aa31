"""Models of tensors beyond 2³¹ elements and 2³² bytes, beside torch.

python tests/gpu/large_models.py [--jobs 1] [NAME …]

Each runs in a process of its own, with a limit of time; several jobs take the machine's GPUs in turns.
A line a model: right, WRONG with where, or what it was refused with.
Functions take rows apart, so a few rows, the last among them, are compared with torch's of the same rows.
"""

from __future__ import annotations

import argparse
import os
import queue
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
import torch.nn.functional as F

import tk

N = (1 << 31) + (1 << 21)  # elements


def _made(*shape: int, dtype: torch.dtype = torch.float16) -> torch.Tensor:
    if dtype in (torch.int8, torch.uint8):
        return torch.randint(0, 100, shape, device="cuda", dtype=dtype)
    return torch.randn(shape, device="cuda", dtype=dtype)


Rows = N // 2048
MODELS: dict[str, tuple[Callable[..., Any], Callable[[], list[Any]]]] = {
    "copy of int8": (lambda x: x + 1, lambda: [_made(N // 4096, 4096, dtype=torch.int8)]),
    "copy of 2³² bytes of float32": (lambda x: x * 2, lambda: [_made((1 << 30) // 1024 + 8, 1024, dtype=torch.float32)]),
    "flat copy": (lambda x: x * 2, lambda: [_made(N)]),
    "sums of rows": (lambda x: x.float().sum(-1), lambda: [_made(Rows, 2048)]),
    "maxima and places": (lambda x: x.max(-1), lambda: [_made(Rows, 2048)]),
    "mean of the middle axis": (lambda x: x.float().mean(1), lambda: [_made(N // 65536, 64, 1024)]),
    "softmax": (lambda x: x.softmax(-1), lambda: [_made(Rows, 2048)]),
    "softmax of another axis": (lambda x: x.softmax(1), lambda: [_made(N // 65536, 64, 1024)]),
    "layer norm": (lambda x: F.layer_norm(x, (2048,)), lambda: [_made(Rows, 2048)]),
    "transpose": (lambda x: x.transpose(1, 2).contiguous(), lambda: [_made(N // 65536, 64, 1024)]),
    "product with a large result": (lambda x, w: x @ w, lambda: [_made(N // 16384, 64), _made(64, 16384)]),
    "product with a large operand": (lambda x, w: x @ w, lambda: [_made(N // 4096, 4096), _made(4096, 64)]),
    "product in float32": (
        lambda x, w: x @ w, lambda: [_made(N // 16384, 32, dtype=torch.float32), _made(32, 16384, dtype=torch.float32)]
    ),
    "product of many": (lambda x, y: x @ y, lambda: [_made(N // 4096, 64, 64), _made(N // 4096, 64, 64)]),
    "maximum pooling": (lambda x: F.max_pool2d(x, 3, 2, 1), lambda: [_made(N // (64 * 56 * 56), 64, 56, 56)]),
    "average pooling": (lambda x: F.avg_pool2d(x, 3, 1, 1), lambda: [_made(N // (64 * 56 * 56), 64, 56, 56)]),
    "average pooling of long rows": (lambda x: F.avg_pool1d(x, 8, 1, 4), lambda: [_made(N // (128 * 65536), 128, 65536)]),
    "convolution": (
        lambda x, w: F.conv2d(x, w, padding=1), lambda: [_made(N // (64 * 32 * 32), 64, 32, 32), _made(64, 64, 3, 3)]
    ),
    "embedding": (lambda i, t: F.embedding(i, t), lambda: [torch.randint(0, 1000, (Rows,), device="cuda"), _made(1000, 2048)]),
    "gather": (
        lambda x, i: x.gather(1, i), lambda: [_made(Rows, 2048), torch.randint(0, 2048, (Rows, 16), device="cuda")]
    ),
    "concat": (lambda x, y: torch.cat([x, y], 1), lambda: [_made(Rows, 1024), _made(Rows, 1024)]),
    "slice with a step": (lambda x: x[:, ::3], lambda: [_made(Rows, 2048)]),
    "where": (lambda x: torch.where(x > 0, x, -x), lambda: [_made(Rows, 2048)]),
    "comparison": (lambda x: x > 0, lambda: [_made(Rows, 2048)]),
    "cumulative sum": (lambda x: x.float().cumsum(-1), lambda: [_made(N // 2 // 2048, 4096)]),
    "sort": (lambda x: x.sort(-1)[0], lambda: [_made(Rows, 2048)]),
}  # fmt: skip


class Called(torch.nn.Module):
    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *args: Any) -> Any:
        return self.function(*args)


def compare(name: str) -> str:
    """Runs one model; "right", or what is wrong."""
    function, make = MODELS[name]
    torch.manual_seed(0)
    inputs = make()
    rows = inputs[0].shape[0]
    by_rows = [n for n, each in enumerate(inputs) if each.shape[0] == rows]
    package = tk.compile(Called(function).eval(), tuple(inputs), target="auto", verify=False)
    result = tk.load(package)(*inputs)
    outs = [result] if isinstance(result, torch.Tensor) else list(result.values() if isinstance(result, dict) else result)
    part = max(1, min(rows, 64))
    worst = 0.0
    for first in (0, rows // 2, rows - part):
        piece = [each[first : first + part] if n in by_rows else each for n, each in enumerate(inputs)]
        exact = function(*piece)
        for out, want in zip(outs, exact if isinstance(exact, (tuple, list)) else [exact], strict=True):
            got = out[first : first + part].double()
            want = want.double()
            error = float((got - want).norm() / want.norm().clamp_min(1e-30))
            if not error < 5e-3:
                return f"WRONG from row {first} on: relative error {error:.1e}"
            worst = max(worst, error)
    return f"right, {worst:.1e}"


def run(name: str, gpu: int) -> str:
    """The line of one model: what came of it, and in how many seconds."""
    began = time.perf_counter()
    environment = {**os.environ, "CUDA_VISIBLE_DEVICES": str(gpu)}
    command = [sys.executable, __file__, "--one", name]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=180, env=environment, check=False)
        said = (done.stdout.strip().splitlines() or [f"ended with {done.returncode}: {done.stderr.strip()[-300:]}"])[-1]
    except subprocess.TimeoutExpired:
        said = "out of time"
    print(f"{name:<32} {said}   ({time.perf_counter() - began:.0f} s)", flush=True)
    return said


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        try:
            print(compare(given.one))
        except tk.TkError as error:
            print(f"refused: {str(error).splitlines()[0]}")
        return 0
    gpus: queue.Queue[int] = queue.Queue()
    for number in range(given.jobs):
        gpus.put(number % torch.cuda.device_count())

    def taken(name: str) -> str:
        gpu = gpus.get()
        try:
            return run(name, gpu)
        finally:
            gpus.put(gpu)

    with ThreadPoolExecutor(given.jobs) as pool:
        verdicts = list(pool.map(taken, given.names or MODELS))
    return int(any(not said.startswith(("right", "refused")) for said in verdicts))


if __name__ == "__main__":
    sys.exit(main())
