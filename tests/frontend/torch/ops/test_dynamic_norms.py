"""Layer and group norms over dims that are dynamic, and bags of rows of a dynamic width."""

from __future__ import annotations

import itertools

import pytest

import tk
from tests.torch_function import Function

torch = pytest.importorskip("torch")
F = torch.nn.functional
SIZES = (5, 8, 19)


def relative(out, ref) -> float:
    return float((out.double() - ref.double()).norm() / ref.double().norm().clamp_min(1e-30))


@pytest.mark.parametrize(("weight", "bias"), list(itertools.product((False, True), repeat=2)))
@pytest.mark.parametrize("dims", [1, 2])
def test_layer_norm_over_a_dynamic_dim(weight: bool, bias: bool, dims: int) -> None:
    """Of x [3, n] over n, or of x [3, n, 4] over n and 4, with or without weight and bias of these dims."""

    def function(x, *more):
        given = list(more)
        scale = given.pop(0) if weight else None
        return F.layer_norm(x, x.shape[1:], scale, given.pop(0) if bias else None, 1e-3)

    def example(n: int):
        last = (n, 4)[:dims]
        return torch.randn(3, *last), *(torch.randn(last) for _ in range(weight + bias))

    auto, args = torch.export.Dim.AUTO, example(7)
    shapes = tuple({int(x.ndim > dims): auto} for x in args)
    package = tk.compile(Function(function).eval(), args, target="cpu", dynamic_shapes=(shapes,), verify=False)
    module = tk.load(package)
    for n in SIZES:
        given = example(n)
        assert relative(module(*given), function(*(x.double() for x in given))) < 1e-5


@pytest.mark.parametrize("affine", [False, True])
@pytest.mark.parametrize("spatial", [(), (5,), (3, 4)])
def test_group_norm_of_a_dynamic_number_of_channels(affine: bool, spatial: tuple[int, ...]) -> None:
    """In one group: torch.export keeps no other number of groups symbolic."""

    def function(x, *more):
        return F.group_norm(x, 1, *(more or (None, None)), 1e-3)

    def example(n: int):
        return torch.randn(3, n, *spatial), *(torch.randn(n) for _ in range(2 * affine))

    auto, args = torch.export.Dim.AUTO, example(7)
    shapes = ({1: auto}, *({0: auto} for _ in args[1:]))
    module = tk.load(tk.compile(Function(function).eval(), args, target="cpu", dynamic_shapes=(shapes,), verify=False))
    for n in SIZES:
        given = example(n)
        assert relative(module(*given), function(*(x.double() for x in given))) < 1e-5


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_embedding_bag_of_a_dynamic_width(mode: str) -> None:
    """Bags of three rows of a table [16, n]."""
    indices = torch.randint(0, 16, (4, 3))

    def function(table):
        return F.embedding_bag(indices, table, mode=mode)

    shapes = (({1: torch.export.Dim.AUTO},),)
    package = tk.compile(Function(function).eval(), (torch.randn(16, 7),), target="cpu", dynamic_shapes=shapes, verify=False)
    module = tk.load(package)
    for n in SIZES:
        table = torch.randn(16, n)
        assert relative(module(table), function(table.double())) < 1e-5
