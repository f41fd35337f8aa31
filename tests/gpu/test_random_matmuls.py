"""Random products and epilogues on this machine's GPU: no further from float64 than cuBLAS and torch's operators, times 1.05;
of float32, which is made of products of TF32, times 1.5, and at the ends of its range.

TK_RANDOM_PRODUCTS=200 asks for 200 problems a dtype instead of 24; TK_RANDOM_SEED for others.
"""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import tvm

from tests.gpu.random_matmuls import Problem, build, problems
from tk.host.cores import cores
from tk.target import resolve

COUNT = int(os.environ.get("TK_RANDOM_PRODUCTS", "24"))
SEED = int(os.environ.get("TK_RANDOM_SEED", "0"))


def distance(got: Any, exact: Any) -> float:
    return float((got.double() - exact).norm() / exact.norm().clamp_min(1e-30))


def errors(problem: Problem, library: bytes, names: list[str]) -> tuple[float, float]:
    """(tk's error, torch's) against float64, on fresh inputs and an output poisoned before."""
    torch = pytest.importorskip("torch")
    kind = getattr(torch, problem.dtype)
    inputs = {
        name: (torch.randn(shape, device="cuda") * (problem.k**-0.5 if name in ("w", "v") else 1.0)).to(kind)
        for name, shape in problem.shapes().items()
    }
    exact = problem.torch(*(each.double() for each in inputs.values()))
    rival = problem.torch(*inputs.values())
    out = torch.full_like(rival, float("nan"))
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        path = Path(folder) / "main.so"
        path.write_bytes(library)
        kernel = tvm.runtime.load_module(str(path))["main"]
    kernel(*(tvm.runtime.from_dlpack(each) for each in (*(inputs[name] for name in names), out)))
    torch.cuda.synchronize()
    return distance(out, exact), distance(rival, exact)


@pytest.mark.parametrize("dtype", ["bfloat16", "float16", "float32"])
def test_as_near_to_float64_as_cublas(dtype: str) -> None:
    target = resolve("auto")
    wanted = list(problems(dtype, COUNT, SEED))
    rules: Counter[str] = Counter()
    failures = []
    with ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn")) as pool:
        for problem, future in [(problem, pool.submit(build, problem, target)) for problem in wanted]:
            library, names, rule = future.result()
            rules[rule.split()[0]] += 1
            error, other = errors(problem, library, names)
            # what TMA cannot read is summed one product after the other, where cuBLAS has several partial sums
            limit = 1.05 if dtype != "float32" else 4 if "dlight" in rule else 1.5
            if not error <= limit * other + 1e-7:
                failures.append(f"{rule}: {error:.3e}, torch {other:.3e}: {problem}")
    print(dict(rules))
    assert not failures, "\n".join(failures)


def at_the_ends(name: str, x: Any, w: Any) -> tuple[Any, Any]:
    """Operands of float32's whole range."""
    torch = pytest.importorskip("torch")
    if name == "large and small":
        return x * 1e30, w * 1e-30
    if name == "small":
        return x * 1e-36, w * 1e20
    if name == "denormal":
        return x * 1e-39, w * 1e20
    indices = torch.randint(0, x.numel(), (10,), device="cuda").tolist()
    for index, value in zip(indices, [*[float("inf")] * 3, *[-float("inf")] * 3, float("nan"), *[3.4e38] * 3], strict=True):
        x.view(-1)[index] = value
    return x, w


@pytest.mark.parametrize("name", ["large and small", "small", "denormal", "not finite"])
def test_float32_at_the_ends_of_its_range(name: str) -> None:
    torch = pytest.importorskip("torch")
    problem = Problem("float32", 200, 320, 1000, w_turned=True)
    library, names, _ = build(problem, resolve("auto"))
    values = dict(zip(("x", "w"), at_the_ends(name, torch.randn(200, 1000).cuda(), torch.randn(320, 1000).cuda()), strict=True))
    exact = problem.torch(*(each.double() for each in values.values()))
    out, expected = torch.full((200, 320), 7.25, device="cuda"), exact.float()
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        path = Path(folder) / "main.so"
        path.write_bytes(library)
        kernel = tvm.runtime.load_module(str(path))["main"]
    kernel(*(tvm.runtime.from_dlpack(each) for each in (*(values[each] for each in names), out)))
    torch.cuda.synchronize()
    assert torch.equal(torch.isnan(out), torch.isnan(expected))
    assert torch.equal(torch.isinf(out), torch.isinf(expected))
    finite = torch.isfinite(expected)
    rival = problem.torch(*values.values())
    there = finite & torch.isfinite(rival)
    error, other = (distance(torch.where(there, each, 0), torch.where(there, exact, 0)) for each in (out, rival))
    assert error <= 1.5 * other + 1e-7, (error, other)
