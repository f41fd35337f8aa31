"""Norms on a CPU: all of a group in one loop over groups, and as exact where the mean is far from 0."""

from __future__ import annotations

import random
from math import prod
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

SHAPES = {"rows": (3, 8, 5, 7), "vectors": (2, 16, 8, 32), "pixels": (2, 12, 1, 1), "one": (1, 6, 56, 9)}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("norm", ["group", "instance", "layer"])
def test_a_norm_far_from_zero(norm: str, shape: tuple[int, ...]) -> None:
    """TVM's variance is the mean of x² less mean²: nothing is left of it here."""
    if norm == "instance" and shape[-1] == 1:
        pytest.skip("torch has none of one element")
    functions = {
        "group": lambda x, a, b: F.group_norm(x, 2, a, b),
        "instance": lambda x, a, b: F.instance_norm(x, weight=a, bias=b),
        "layer": lambda x, a, b: F.layer_norm(x, shape[1:]) * a[:, None, None] + b[:, None, None],
    }
    x, a, b = torch.randn(shape) + 300, torch.randn(shape[1]), torch.randn(shape[1])
    want = functions[norm](x.double(), a.double(), b.double())
    with tk.load(tk.compile(Function(functions[norm]).eval(), (x, a, b), target="cpu", verify=False)) as module:
        got = module(x, a, b)
    assert torch.linalg.norm(got - want) < 2e-4 * torch.linalg.norm(want)


def test_a_group_norm_is_one_loop_over_groups() -> None:
    x, a = torch.randn(2, 12, 9, 9), torch.randn(12)
    model = load_module(Function(lambda x, a: F.silu(F.group_norm(x, 3, a, a))).eval(), (x, a))
    mod, _ = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    outer = [line for line in kernel.script().splitlines() if line.startswith("    for ")]
    assert len(outer) == 1


@pytest.mark.sampled(4)
@pytest.mark.parametrize("size", [33, 64, 197, 515, 1003, 2048])
@pytest.mark.parametrize("name", ["amax", "sum", "prod", "softmax"])
def test_partial_sums_are_combined_in_vectors(name: str, size: int) -> None:
    """Added one by one, the lanes took longer than the row."""
    functions = {"amax": lambda x: x.amax(-1), "sum": lambda x: x.sum(-1), "prod": lambda x: x.prod(-1)}
    function = functions.get(name, lambda x: torch.softmax(x, -1))
    x = torch.rand(11, size) * 0.4 + 0.8
    x[3, size // 2], x[4, -1] = float("nan"), float("inf")
    model = load_module(Function(function).eval(), (x,))
    mod, kernels = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    assert [kernel.rule for kernel in kernels] == ["cpu.reduction"]
    lanes = max(count for count in (1, 2, 4) if count == 1 or size >= 8 * count * resolve("cpu").vector_bits // 32)
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    if size >= 2 * resolve("cpu").vector_bits // 32:
        assert "T.vectorized(T.int64(4))" in kernel.script()
        assert f"T.vectorized(T.int64({lanes * resolve('cpu').vector_bits // 32}))" in kernel.script()
    with tk.load(tk.compile(Function(function).eval(), (x,), target="cpu", verify=False)) as module:
        torch.testing.assert_close(module(x), function(x.double()).float(), rtol=1e-4, atol=0, equal_nan=True)


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
def test_planes_are_rows(target: str) -> None:
    """Sums and maxima over two axes and more that lie last, whatever is in front and behind."""
    rng = np.random.default_rng()
    n, c, h, w = (int(each) for each in rng.integers((1, 1, 2, 2), (4, 9, 40, 40)))

    class Planes(torch.nn.Module):
        def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
            gate = torch.sigmoid((x * 2 + y).mean((2, 3), keepdim=True))
            return x * gate, x.amax((2, 3)), (x * x).sum((1, 2, 3)), x.sum((0, 3))

    inputs = (torch.randn(n, c, h, w) + 1, torch.randn(1, c, 1, w))  # the few sums of a small batch do not cancel
    got = tk.load(tk.compile(Planes(), inputs, target=target, verify=False))(*inputs)
    for out, want in zip(got, Planes()(*(each.double() for each in inputs)), strict=True):
        assert float((out - want).norm() / want.norm()) < 1e-6


SIZES = (1, 2, 3, 7, 16, 17, 31, 33, 64, 100, 130, 311)
DRAWN: dict[str, Any] = {
    "amin": lambda x, axes: x.amin(axes),
    "argmax": lambda x, axes: x.argmax(axes[0]),
    "logsumexp": lambda x, axes: x.logsumexp(axes),
    "mean": lambda x, axes: x.mean(axes, keepdim=True),
    "min": lambda x, axes: tuple(torch.min(x, axes[0])),
    "sum": lambda x, axes: (x * 2).sum(axes) + 1,
    "var": lambda x, axes: x.var(axes, correction=0),
}


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
@pytest.mark.parametrize("name", DRAWN)
def test_any_axes_of_any_sizes(name: str, target: str) -> None:
    draw = random.Random(random.random())
    shape = [draw.choice(SIZES) for _ in range(draw.randint(2, 4))]
    while prod(shape) > 1 << 20:
        shape[draw.randrange(len(shape))] = 2
    axes = tuple(sorted(draw.sample(range(len(shape)), draw.randint(1, len(shape)))))
    x = torch.randn(shape) + 1  # a million of both signs may cancel to less than their rounding
    if name in ("amin", "argmax", "min") and draw.random() < 0.5:
        x.view(-1)[draw.randrange(x.numel())] = float("nan")
    function = DRAWN[name]
    with tk.load(tk.compile(Function(lambda x: function(x, axes)).eval(), (x,), target=target, verify=False)) as module:
        got = module(x)
    want = function(x.double(), axes)
    for ours, theirs in zip(*(each if isinstance(each, tuple) else (each,) for each in (got, want)), strict=True):
        torch.testing.assert_close(ours, theirs.to(ours.dtype), rtol=1e-4, atol=1e-4, equal_nan=True, msg=f"{shape} {axes}")


@pytest.mark.parametrize("columns", [997, 1000])
@pytest.mark.parametrize("name", ["sum", "amin", "argmax"])
@pytest.mark.parametrize("rows", [311, 512])
def test_columns_that_end_in_part_of_a_vector(name: str, columns: int, rows: int) -> None:
    """They were summed one by one, down the rows, and minima one number after the other."""
    target = resolve("cpu:x86-64-v3")
    model = load_module(Function(lambda x: getattr(torch, name)(x, 0)).eval(), (torch.randn(rows, columns),))
    mod, _ = schedule_module(to_schedule(model, target)[0], target)
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    assert "T.vectorized(T.int64(8))" in kernel.script()


def test_masked_rows_of_one_batch_are_one_loop() -> None:
    """TVM reads an axis of 1 at 0: blocks that did not seem to share their rows were computed one by one, an element at a time
    where the rows are no whole vectors."""
    x, mask = torch.randn(1, 3, 5, 83), torch.arange(83)[None, None, None] < 60

    def masked(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        scores = torch.where(mask, x, float("-inf"))
        return torch.where(scores == float("-inf"), 0.0, scores.softmax(-1))

    model = load_module(Function(masked).eval(), (x, mask))
    mod, _ = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    outer = [line for line in kernel.script().splitlines() if line.startswith("    for ")]
    assert len(outer) == 1
    with tk.load(tk.compile(Function(masked).eval(), (x, mask), target="cpu", verify=False)) as module:
        torch.testing.assert_close(module(x, mask), masked(x.double(), mask).float(), rtol=1e-5, atol=0)


@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
@pytest.mark.parametrize(("name", "more"), [("softmax", 5), ("log_softmax", -3), ("log_softmax", 7)])
def test_functions_of_rows_shorter_than_two_vectors(name: str, more: int, target: str) -> None:
    """They were called for one element after the other."""
    lanes = resolve(target).vector_bits // 32
    x = torch.randn(9, lanes + more) * 3

    def function(x: torch.Tensor) -> torch.Tensor:
        return torch.as_tensor(getattr(torch, name)(x, -1))

    model = load_module(Function(function).eval(), (x,))
    mod, _ = schedule_module(to_schedule(model, resolve(target))[0], resolve(target))
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    assert f"T.vectorized(T.int64({lanes}))" in kernel.script()
    x[2, -1], x[4, 0], x[5, -1] = float("-inf"), float("inf"), float("nan")
    with tk.load(tk.compile(Function(function).eval(), (x,), target=target, verify=False)) as module:
        torch.testing.assert_close(module(x), function(x.double()).float(), rtol=1e-5, atol=1e-6, equal_nan=True)
