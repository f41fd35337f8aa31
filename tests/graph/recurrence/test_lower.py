"""Recurrent layers against torch: as one loop, and by step as GPUs run them."""

from __future__ import annotations

import random

import numpy as np
import pytest
import torch
from torch.export import Dim

import tk
from tests.sample import sample
from tk.frontend import load
from tk.graph.recurrence.lower import LowerRecurrences
from tk.target import resolve

TOLERANCE = {torch.float64: 1e-6, torch.float32: 1e-5, torch.float16: 4e-3, torch.bfloat16: 4e-2}


def layer(seed: int):
    """A random nn.LSTM, nn.GRU or nn.RNN with inputs, states given for half of them."""
    rnd = random.Random(seed)
    torch.manual_seed(seed)
    kind = ("LSTM", "GRU", "RNN")[seed % 3]
    size, hidden = rnd.choice([1, 3, 8, 33]), rnd.choice([1, 5, 16, 40, 64, 100])
    layers, both, first = rnd.choice([1, 2]), rnd.random() < 0.5, rnd.random() < 0.5
    options = {"num_layers": layers, "bidirectional": both, "batch_first": first, "bias": rnd.random() < 0.7}
    if kind == "LSTM" and hidden > 1 and rnd.random() < 0.5:
        options["proj_size"] = rnd.randint(1, hidden - 1)
    if kind == "RNN":
        options["nonlinearity"] = rnd.choice(["tanh", "relu"])
    dtype = rnd.choice(list(TOLERANCE))
    batch, steps = rnd.choice([1, 2, 3, 6, 7]), rnd.choice([1, 2, 9, 20])
    module = getattr(torch.nn, kind)(size, hidden, **options).to(dtype).eval()
    inputs = [torch.randn((batch, steps, size) if first else (steps, batch, size), dtype=dtype)]
    if rnd.random() < 0.5:
        h, c = (
            torch.randn(layers * (1 + both), batch, each, dtype=dtype) for each in (options.get("proj_size", hidden), hidden)
        )
        inputs.append((h, c) if kind == "LSTM" else h)
    return module, tuple(inputs), dtype


def check(model, module, inputs, dtype):
    got = tk.load(tk.compile(model, target="cpu", verify=False))(*inputs)
    with torch.no_grad():
        want = module.double()(*torch.utils._pytree.tree_map(torch.Tensor.double, inputs))
    for one, exact in zip(*map(torch.utils._pytree.tree_leaves, (got, want)), strict=True):
        assert tuple(one.shape) == tuple(exact.shape)
        assert (torch.as_tensor(one).double() - exact).abs().max() <= TOLERANCE[dtype]


@pytest.mark.parametrize("seed", sample(range(24), 12))
def test_layers_agree_with_torch(seed):
    module, inputs, dtype = layer(seed)
    check(load(module, inputs), module, inputs, dtype)


@pytest.mark.parametrize("seed", sample(range(1, 25), 12))
def test_steps_agree_with_torch(seed):
    """What a GPU runs, compiled for this host."""
    module, inputs, dtype = layer(seed)
    model = load(module, inputs)
    model.mod = LowerRecurrences(resolve("a100"))(model.mod)
    assert "tk.recurrence" not in model.mod.script()
    check(model, module, inputs, dtype)


@pytest.mark.rotated(6)
def test_the_number_of_steps_may_be_dynamic():
    module = torch.nn.GRU(4, 12, 2, batch_first=True, bidirectional=True).eval()
    dims = ({0: Dim("batch", min=1, max=8), 1: Dim("steps", min=1, max=600)},)
    run = tk.load(tk.compile(module, (torch.randn(3, 5, 4),), dynamic_shapes=dims, target="cpu", verify=False))
    for batch, steps in ((3, 5), (1, 1), (2, 513)):
        x = torch.randn(batch, steps, 4)
        with torch.no_grad():
            for one, want in zip(run(x), module(x), strict=True):
                np.testing.assert_allclose(np.asarray(one), want.numpy(), atol=1e-5)


def test_more_steps_are_no_more_operators():
    sizes = set()
    for steps in (16, 256):
        module = torch.nn.LSTM(4, 8, 3).eval()
        model = load(module, (torch.randn(steps, 1, 4),))
        mod = LowerRecurrences(resolve("cpu"))(model.mod)
        sizes.add(sum(len(block.bindings) for block in mod["main"].body.blocks))
    assert len(sizes) == 1


def test_steps_of_a_gpu_share_kernels():
    model = load(torch.nn.GRU(4, 8).eval(), (torch.randn(100, 1, 4),))
    mod = LowerRecurrences(resolve("a100"))(model.mod)
    assert len(mod.get_global_vars()) < 24  # "main", a cell by place in eight, a concatenation by number of parts
