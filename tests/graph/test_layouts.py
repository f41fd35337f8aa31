"""Networks of convolutions have channels last from their image to their result: two transposes at most, of these."""

from __future__ import annotations

import pytest
import torch

import tk
from tests.graph.layout_networks import BETWEEN, MOVING, NETWORKS
from tk.codegen.library import settings
from tk.frontend.torch.load import load_module
from tk.pipeline import graph
from tk.target import resolve

ALL = {**BETWEEN, **NETWORKS}


def image(name: str) -> torch.Tensor:
    return torch.randn(2, 3, *((64,) if "1-D" in name else (8, 8, 8) if "3-D" in name or name == "trilinear" else (32, 32)))


def kernels(name: str, target: str, dtype: torch.dtype) -> list[str]:
    found, model = resolve(target), ALL[name]().eval().to(dtype)
    with found.tvm(), settings(found):
        mod, _ = graph(load_module(model, (image(name).to(dtype),)), found)
    values = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return [value.args[0].name_hint for value in values if getattr(getattr(value, "op", None), "name", "") == "relax.call_tir"]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", ALL)
def test_two_transposes_at_most(name: str) -> None:
    names = kernels(name, "h200", torch.bfloat16)
    assert sum("transpose" in each and "conv" not in each for each in names) <= 2 + MOVING.get(name, 0), names


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", ALL)
def test_the_numbers_stay(name: str) -> None:
    net, x = ALL[name]().eval(), image(name)
    with tk.load(tk.compile(net, (x,), target="cpu", verify=False)) as module, torch.no_grad():
        got, want = module(x), net.double()(x.double())
    assert (got.double() - want).norm() <= 2e-5 * want.norm()


@pytest.mark.rotated(4)
@pytest.mark.parametrize("name", ["pixel shuffle", "instance norm", "bilinear", "attention", "pad, reflect"])
def test_of_symbolic_sizes_too(name: str) -> None:
    net, x = ALL[name]().eval(), image(name)
    dims = (dict.fromkeys((0, 2, 3), torch.export.Dim.DYNAMIC),)
    program = torch.export.export(net, (x,), dynamic_shapes=dims)
    x = torch.randn(3, 3, 20, 26)
    with tk.load(tk.compile(program, target="cpu", verify=False)) as module, torch.no_grad():
        got, want = module(x), net.double()(x.double())
    assert (got.double() - want).norm() <= 2e-5 * want.norm()
