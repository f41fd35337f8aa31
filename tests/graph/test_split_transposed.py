"""Transposed convolutions as convolutions, a phase each: the same numbers, and none left but those that are to be."""

import random
from dataclasses import replace

import pytest
import torch
from torch import nn

from tests.frontend import running
from tk.frontend.torch.load import load_module
from tk.graph.split_transposed import SplitTransposedConvolutions
from tk.graph.transposed_convolutions import have_phases
from tk.schedule.discover import supported_on
from tk.target import resolve


def _error(layer: nn.Module, x: torch.Tensor) -> tuple[float, bool]:
    """How far the rewritten model is from the layer in float64, and whether a transposed convolution is left in it."""
    model = load_module(layer.eval(), (x,))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    mod = SplitTransposedConvolutions(lambda func: False)(model.mod)
    (got,) = running.run(replace(model, mod=mod))
    (want,) = model.reference_float64(model.example_inputs)
    return running.error(got, want), "_transpose(" in mod.script()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(6))
def test_the_same_numbers(seed: int) -> None:
    draw = random.Random(random.random())
    rank, groups = 1 + seed % 3, (1, 2)[seed // 3]
    stride = tuple(draw.randint(1, 3) for _ in range(rank))
    kernel = tuple(draw.randint(s, 4) for s in stride)
    padding = tuple(draw.randint(0, (k - 1) // 2) for k in kernel)
    more = tuple(draw.randint(0, s - 1) for s in stride)
    kind = getattr(nn, f"ConvTranspose{rank}d")
    layer = kind(groups * 3, groups * 5, kernel, stride, padding, output_padding=more, groups=groups)
    error, left = _error(layer, torch.randn(2, groups * 3, *(draw.randint(5, 8) for _ in range(rank))))
    assert error < 1e-6, layer
    assert not left, layer


def test_known_layers() -> None:
    x = torch.randn(1, 4, 7, 6)
    for layer in (
        nn.ConvTranspose2d(4, 3, 4, stride=2, padding=1),
        nn.ConvTranspose2d(4, 3, 3, stride=2, padding=1, output_padding=1),
        nn.ConvTranspose2d(4, 3, 2, stride=2),
        nn.ConvTranspose2d(4, 3, 3, padding=2, dilation=2),
    ):
        error, left = _error(layer, x)
        assert error < 1e-6, layer
        assert not left, layer
    error, left = _error(nn.ConvTranspose2d(4, 3, 2, stride=3), x)
    assert error < 1e-6
    assert left


@pytest.mark.parametrize(("target", "kernel"), [("a100", False), ("cpu", False), ("h200", True), ("mi300x", True)])
def test_where_a_rule_has_a_kernel_for_phases(target: str, kernel: bool) -> None:
    row = resolve(target)
    with row.tvm():
        assert have_phases(supported_on(row)) == kernel
        model = load_module(nn.ConvTranspose2d(64, 8, 4, stride=2, padding=1).half(), (torch.randn(1, 64, 8, 8).half(),))
        left = "_transpose(" in SplitTransposedConvolutions(supported_on(row))(model.mod).script()
    assert left == kernel
