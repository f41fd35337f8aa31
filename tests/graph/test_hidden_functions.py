"""What follows a function of an importer has channels last too: pooling, concatenations and sums between convolutions."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
import torch
import torch.nn.functional as F
import tvm
from torch import nn
from tvm import relax, te

import tk
from tests.host import HOST
from tk.frontend.torch.load import load_module
from tk.graph.channels_last import ChannelsLast
from tk.graph.hidden_functions import hidden
from tk.pipeline import to_schedule
from tk.target import resolve

BEHIND: dict[str, Callable[[Block, torch.Tensor], torch.Tensor]] = {
    "max": lambda net, y: net.last(F.max_pool2d(y, 2)),
    "average": lambda net, y: net.last(F.avg_pool2d(F.leaky_relu(y, 0.1), 2)),
    "gate": lambda net, y: net.last(y * F.hardsigmoid(net.pixel(F.adaptive_avg_pool2d(y, 1)))),
    "mean": lambda net, y: y.mean((2, 3)),
    "parts": lambda net, y: net.wide(torch.cat([y, F.elu(net.last(y))], 1)),
    "greater": lambda net, y: net.last(torch.maximum(y, net.pixel(y))),
    "sinh": lambda net, y: net.last(torch.sinh(F.relu6(torch.sinh(net.pixel(y))))),
    "index": lambda net, y: net.last(F.hardtanh(y.tril())),
    "nearest": lambda net, y: net.last(F.interpolate(F.hardswish(y), scale_factor=2)),
}


class Block(nn.Module):
    """A 3×3 convolution of 16 channels, a ReLU6, and what `BEHIND` has under a name."""

    def __init__(self, behind: str) -> None:
        super().__init__()
        self.behind = behind
        self.first, self.last = nn.Conv2d(16, 16, 3, padding=1), nn.Conv2d(16, 16, 3, padding=1)
        self.pixel, self.wide = nn.Conv2d(16, 16, 1), nn.Conv2d(32, 16, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return BEHIND[self.behind](self, F.relu6(self.first(x)))


@pytest.mark.parametrize("name", [each for each in BEHIND if each not in ("index", "nearest")])
def test_images_are_turned_at_the_ends_alone(name: str) -> None:
    model = load_module(Block(name).half().eval(), (torch.randn(2, 16, 16, 16).half(),))
    mod, _ = to_schedule(model, resolve("h200"))
    names = [var.name_hint for var in mod.get_global_vars()]
    assert sum("transpose" in each for each in names) <= 2, names


@pytest.mark.parametrize("size", [(16, 16), (12, 17)])
@pytest.mark.parametrize("name", BEHIND)
@pytest.mark.sampled(4)
def test_the_numbers_stay(name: str, size: tuple[int, int]) -> None:
    net, x = Block(name).eval(), torch.randn(2, 16, *size)
    with tk.load(tk.compile(net, (x,), target="cpu", verify=False)) as module:
        got = module(x)
    with torch.no_grad():
        want = net.double()(x.double())
    assert (got.double() - want).norm() <= 1e-5 * want.norm()


def test_what_is_hidden_is_shown_again() -> None:
    builder, x, w = relax.BlockBuilder(), tensor("x", (1, 8, 9, 9)), tensor("w", (8, 8, 3, 3))
    with builder.function("main", [x, w]):
        with builder.dataflow():
            y = builder.emit(relax.op.sinh(relax.op.nn.conv2d(x, w)))
            y = builder.emit_te(lambda a: te.compute(a.shape, lambda *i: a(*i) * a(*i) + 1, name="made"), y)
            z = builder.emit_te(lambda a: te.compute(a.shape, lambda *i: a(*i) + i[1].astype("float32"), name="indexed"), y)
            out = builder.emit_output(relax.op.sinh(relax.op.add(y, z)))
        builder.emit_func_output(out)
    assert [call is None for call in hidden(builder.get())[1]] == [True, False, True]
    mod = ChannelsLast()(builder.get())
    rng = np.random.default_rng(3)
    arrays = [tvm.runtime.tensor(rng.standard_normal(shape).astype("float32") * 0.1) for shape in ((1, 8, 9, 9), (8, 8, 3, 3))]
    assert mod["main"].script().count("R.sinh(") == 2
    before, after = (
        relax.VirtualMachine(tvm.compile(relax.transform.LegalizeOps()(each), HOST), tvm.cpu())["main"](*arrays).numpy()
        for each in (builder.get(), mod)
    )
    np.testing.assert_allclose(after, before, rtol=1e-5, atol=1e-6)


def tensor(name: str, shape: tuple[int, ...]) -> relax.Var:
    return relax.Var(name, relax.TensorType(shape, "float32"))
