"""python tests/gpu/symbolic_convolutions.py [N] [SEED]: N random blocks of convolutions, of any batch and image, on this GPU.

A block is two to four convolutions of drawn channels, kernels, strides, dilations and groups, transposed ones among them, each
with a bias and a ReLU. It is compiled once with a symbolic batch, height and width, and once for each of three drawn sizes;
checked against float64 beside torch, and timed in turns with torch eager (channels last, cuDNN's fastest), the L2 flushed.
Prints a row a size, worst first, and geometric means.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from tempfile import TemporaryDirectory
from typing import Any

from tests.gpu.model_times import turns

DTYPES = ("bfloat16", "float16", "float32")
CHANNELS = (16, 24, 32, 48, 64, 72, 96, 128, 160, 192, 256, 320, 384, 512)
MOST = 4e10  # multiply-adds of a block


def block(seed: int) -> tuple[Any, str]:
    """A block and its dtype."""
    import torch
    from torch import nn

    rng = random.Random(seed)
    torch.manual_seed(seed)
    layers: list[Any] = []
    channels = rng.choice((3, *CHANNELS))
    for _ in range(rng.randint(2, 4)):
        columns, k = rng.choice(CHANNELS), rng.choice((1, 3, 3, 3, 5, 7))
        stride, dilation = rng.choice((1, 1, 2)), rng.choice((1, 1, 1, 2))
        if k > 1 and channels > 3 and rng.random() < 0.2:
            layers.append(nn.ConvTranspose2d(channels, columns, 2, 2))
        else:
            groups = rng.choice([1, 1, *(g for g in (2, 4, 8, 32) if channels % g == columns % g == 0)])
            layers.append(nn.Conv2d(channels, columns, k, stride, dilation * (k // 2), dilation, groups))
        layers.append(nn.ReLU())
        channels = columns
    dtype = DTYPES[seed % 3]
    return nn.Sequential(*layers).to(getattr(torch, dtype)).eval(), dtype


def sizes(seed: int) -> list[tuple[int, int, int]]:
    """Three of (batch, height, width), of at most MOST multiply-adds."""
    rng, found = random.Random(seed + 1000), list[tuple[int, int, int]]()
    net = block(seed)[0]
    weights = sum(p.numel() for p in net.parameters())
    while len(found) < 3:
        n, h, w = round(exp(rng.uniform(0, log(32)))), *(round(exp(rng.uniform(log(16), log(640)))) for _ in range(2))
        if weights * n * h * w <= MOST:
            found.append((n, h, w))
    return found


def images(seed: int, size: tuple[int, int, int]) -> Any:
    import torch

    torch.manual_seed(seed)
    net, dtype = block(seed)
    return torch.randn(size[0], net[0].in_channels, *size[1:]).to(getattr(torch, dtype))


def compiled(seed: int, size: tuple[int, int, int] | None, path: str) -> tuple[str, str]:
    """The path of the package of a block for images of `size`, of any size where None, and the rules of its kernels."""
    import torch

    import tk

    net, _ = block(seed)
    x = images(seed, size or (2, 64, 48))
    dims = None if size else (dict.fromkeys((0, 2, 3), torch.export.Dim.DYNAMIC),)
    package = tk.compile(torch.export.export(net, (x,), dynamic_shapes=dims), target="auto", verify=False)
    (build,) = package.builds.values()
    package.save(path)
    return path, " ".join(str(kernel.get("rule", "")).removeprefix("cuda.") for kernel in build.kernels())


def measured(seed: int, size: tuple[int, int, int], packages: dict[str, str]) -> tuple[dict[str, float], dict[str, float]]:
    """Milliseconds and errors against float64 of torch and of each package."""
    import torch

    import tk

    torch.backends.cudnn.benchmark = True
    net, x = block(seed)[0].cuda(), images(seed, size).cuda()
    calls: dict[str, Any] = {name: partial(tk.load(package), x) for name, package in packages.items()}
    with torch.no_grad():
        exact = block(seed)[0].double().cuda()(x.double())
        last = net.to(memory_format=torch.channels_last)
        calls["torch"] = partial(last, x.to(memory_format=torch.channels_last))
        errors = {name: float((call().double() - exact).norm() / exact.norm()) for name, call in calls.items()}
        return turns(calls), errors


def main() -> None:
    count, seed = (int(sys.argv[1]) if len(sys.argv) > 1 else 12), (int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    rows = []
    with TemporaryDirectory() as folder, ProcessPoolExecutor(14, multiprocessing.get_context("spawn")) as pool:
        futures = {
            each: {
                size: pool.submit(compiled, each, size, f"{folder}/{each}-{i}.tk")
                for i, size in enumerate([None, *sizes(each)])
            }
            for each in range(seed, seed + count)
        }
        ready = {each: {size: future.result() for size, future in of.items()} for each, of in futures.items()}
        for each, of in ready.items():
            for size in (size for size in of if size is not None):
                milliseconds, errors = measured(each, size, {"symbolic": of[None][0], "known": of[size][0]})
                rows.append((each, size, of[None][1], milliseconds, errors))
    for each, size, rules, ms, errors in sorted(rows, key=lambda row: row[3]["known"] / row[3]["symbolic"]):
        worse = "" if errors["symbolic"] <= 1.5 * errors["torch"] + 1e-6 else "  WRONG"
        print(
            f"{ms['torch'] / ms['symbolic']:5.2f} of torch, {ms['known'] / ms['symbolic']:5.2f} of known sizes"
            f"{1e3 * ms['symbolic']:9.1f} µs  block {each} {DTYPES[each % 3]} {size}"
            f"  {errors['symbolic']:.1e} ({errors['torch']:.1e})  {rules}{worse}"
        )
    for rival in ("torch", "known"):
        logs = [log(ms[rival] / ms["symbolic"]) for *_, ms, _ in rows]
        print(f"{exp(sum(logs) / len(logs)):.2f} over {rival}, {len(logs)} rows")


if __name__ == "__main__":
    main()
