"""Convolutions on Hopper on this machine's GPU: random layers under random knobs, and modules through the whole compiler.

TK_RANDOM_CONVOLUTIONS=300 asks for 300 layers a dtype instead of 12; TK_RANDOM_SEED for others.
"""

from __future__ import annotations

import os
import random
from dataclasses import replace
from typing import Any

import pytest

import tk
from tests.graph.test_convolutions import Mixed, drawn
from tk.frontend.torch.arrays import to_numpy
from tk.schedule.case import prim_func, run
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.conv import rule
from tk.schedules.cuda.conv.cases import TOLERANCE
from tk.schedules.cuda.conv.cost import box_sizes, candidates
from tk.schedules.cuda.suites.conv import problem, random_layer
from tk.target import resolve

COUNT = int(os.environ.get("TK_RANDOM_CONVOLUTIONS", "12"))
SEED = int(os.environ.get("TK_RANDOM_SEED", "0"))
MOST = 2**24  # elements of a layer that is compared on the host


def knobs(match: Any, seed: int) -> Any:
    """Legal knobs for `match`, drawn from those that are ranked, with any box."""
    draw, target = random.Random(seed), resolve("auto")
    ranked = list(candidates(match, target, rule.Config))
    for _ in range(50):
        config = draw.choice(ranked)
        names = ("box_d", "box_h", "box_w")[4 - len(match.axes) :]
        config = replace(
            config, **{name: draw.choice(box_sizes(axis)) for name, axis in zip(names, match.axes[1:], strict=True)}
        )
        if not rule.legal(match, config, target):
            return config
    return None


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize("seed", range(SEED, SEED + COUNT))
def test_random_layers(seed: int, dtype: str) -> None:
    torch = pytest.importorskip("torch")
    layer, batch = random_layer(seed)
    found, target = problem("random", str(seed), layer, batch, dtype), resolve("auto")
    func, names = prim_func(found.case, target)
    match = rule.match(func, target)
    if match is None or rule.declines(match, target):
        pytest.skip("left to other rules")
    inputs = {
        name: found.prepare(name, torch.randn(shape, device="cuda").to(getattr(torch, dtype)))
        for name, shape, _ in found.case.inputs
    }
    exact = found.torch(*(each.double() for each in inputs.values()))
    if exact.numel() > MOST:
        pytest.skip("too large for the host")
    host = [to_numpy(inputs[name]) for name in names]
    for config in (None, knobs(match, seed)):
        with target.tvm():
            kernel = schedule(rule_of(rule), func, match, target, config)
        (out,) = run(kernel, host, [(tuple(exact.shape), dtype)], target)
        got = torch.from_numpy(out.astype("float64")).cuda()
        assert float((got - exact).norm() / exact.norm()) <= TOLERANCE[dtype], (layer, batch, config)


def error(module: Any, x: Any) -> float:
    """How far the compiled module is from the same in float64, in float16."""
    import copy

    module = module.eval().half().cuda()
    x = x.half().cuda()
    exact = copy.deepcopy(module).double()(x.double())
    package = tk.compile(copy.deepcopy(module).cpu(), args=(x.cpu(),), target="auto", verify=False)
    got = tk.load(package)(x)
    return float((got.double() - exact).norm() / exact.norm())


@pytest.mark.parametrize("seed", range(SEED, SEED + 2 * COUNT))
def test_drawn_modules(seed: int) -> None:
    assert error(*drawn(seed)) < 1e-3


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_several_convolutions(rank: int) -> None:
    import torch

    assert error(Mixed(rank), torch.randn(2, 16, *(9, 10, 7)[:rank])) < 2e-3
