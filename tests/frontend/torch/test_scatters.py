"""Writes into views: of diagonals and strides they are torch's, of windows they are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import nn

import tk
from tests.frontend.running import worst
from tests.torch_function import Function
from tk.errors import ImportModelError
from tk.frontend.torch.load import load_module

Change = Callable[[torch.Tensor], object]


class Changed(torch.nn.Module):
    def __init__(self, change: Change) -> None:
        super().__init__()
        self.change = change

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = x * 1
        self.change(y)
        return y


def _several(y: torch.Tensor) -> None:
    y.diagonal(1, 1, 2).mul_(2)
    y.diagonal(-2, 2, 1).copy_(y[:, 0, :1])
    y.diagonal(0, 0, 1)[:] = 3
    y.diagonal(9, 1, 2).zero_()  # of nothing


def _strided(y: torch.Tensor) -> None:
    y.as_strided((2, 3), (7, 2), 4).neg_()
    y.fill_diagonal_(0.5)


@pytest.mark.rotated(4)
@pytest.mark.parametrize(
    ("change", "shape"), [(_several, (2, 4, 5)), (_several, (3, 5, 3)), (_strided, (4, 6)), (_strided, (7, 3))]
)
def test_writes_into_diagonals_and_strides(change: Change, shape: tuple[int, ...]) -> None:
    x = torch.randn(shape)
    module = Changed(change)
    assert torch.equal(tk.load(tk.compile(module, (x,), target="cpu", verify=False))(x), module(x))


@pytest.mark.parametrize("change", [lambda y: y.unfold(1, 2, 2).neg_(), lambda y: y.unfold(1, 2, 2)[..., 0].mul_(3)])
def test_a_write_into_windows_is_refused(change: Change) -> None:
    """torch.export makes zeros of what no window has."""
    with pytest.raises(ImportModelError, match="unfold"):
        tk.compile(Changed(change), (torch.randn(5, 5),), target="cpu", verify=False)


def test_what_torch_returns_with_names_has_them() -> None:
    class Best(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> object:
            return x.topk(3)

    x = torch.randn(4, 9)
    package = tk.compile(Best(), (x,), target="cpu", verify=False)
    best = tk.load(package)(x)
    values, indices = best
    assert torch.equal(values, x.topk(3).values)
    assert torch.equal(indices, best.indices)
    assert [output.name for output in package.signature.outputs] == ["values", "indices"]


def test_the_rounding_of_training_for_quantisation() -> None:
    class Rounded(torch.nn.Module):
        def forward(self, x: torch.Tensor, scales: torch.Tensor, zeros: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return (
                torch.fake_quantize_per_tensor_affine(x, 0.1, 3, -20, 20),
                torch.fake_quantize_per_tensor_affine(x, scales[0], zeros[0], 0, 255),
                torch.fake_quantize_per_channel_affine(x, scales, zeros, 1, -128, 127),
            )

    module, args = Rounded(), (torch.randn(4, 5) * 3, torch.rand(5) + 0.01, torch.tensor([3, 0, -2, 1, 0], dtype=torch.int32))
    torch.testing.assert_close(tk.load(tk.compile(module, args, target="cpu", verify=False))(*args), module(*args))


@pytest.mark.parametrize("reduce", ["prod", "mean", "amax", "amin"])
def test_rows_joined_by_index(reduce: str) -> None:
    class Concatenated(torch.nn.Module):
        def forward(self, x: torch.Tensor, index: torch.Tensor, rows: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return tuple(x.index_reduce(1, index, rows, reduce, include_self=include) for include in (True, False))

    module, args = Concatenated(), (torch.randn(2, 4, 3), torch.tensor([0, 2, 2, 0, 2]), torch.randn(2, 5, 3))
    torch.testing.assert_close(tk.load(tk.compile(module, args, target="cpu", verify=False))(*args), module(*args))


def test_equations_solved_by_a_cholesky_factor() -> None:
    class Solved(torch.nn.Module):
        def forward(self, factor: torch.Tensor, b: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return torch.cholesky_solve(b, factor), torch.cholesky_solve(b, factor.mT, upper=True)

    factor = torch.randn(2, 5, 5).tril(-1) + 3 * torch.eye(5)
    module, args = Solved(), (factor, torch.randn(2, 5, 3))
    got = tk.load(tk.compile(module, args, target="cpu", verify=False))(*args)
    torch.testing.assert_close(got, module(*args), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("shape", [(2, 6, 7), (3, 6, 5, 4), (4, 6, 2, 3, 2)])
@pytest.mark.parametrize("statistics", ["an image's", "fixed", "moved"])
def test_an_instance_norm_keeps_channels_and_images_apart(shape: tuple[int, ...], statistics: str) -> None:
    """Where they are not moved too: as one image of more channels it has no layout but channels first."""
    kind = (nn.InstanceNorm1d, nn.InstanceNorm2d, nn.InstanceNorm3d)[len(shape) - 3]
    norm = kind(6, affine=True, track_running_stats=statistics != "an image's").train(statistics == "moved")
    with torch.no_grad():
        for tensor in (norm.weight, norm.bias, norm.running_mean):
            if tensor is not None:
                tensor.normal_()
    model = load_module(norm, (torch.randn(shape),))
    wanted = {"an image's": "group_norm", "fixed": "batch_norm"}.get(statistics)
    assert wanted is None or (wanted in model.mod.script() and "R.shape([1, " not in model.mod.script())
    assert worst(model) < 1e-6


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
def test_what_stands_behind_the_last_target_is_none(reduction: str) -> None:
    """torch's own decomposition of MultiLabelMarginLoss takes it for class 0."""
    targets = torch.tensor([[3, 0, -1, 1], [1, -1, 0, 0], [0, 1, 2, 3], [-1, 2, 2, 2]])
    for args in ((torch.randn(4, 4), targets), (torch.randn(4), targets[0])):
        module = nn.MultiLabelMarginLoss(reduction=reduction)
        torch.testing.assert_close(tk.load(tk.compile(module, args, target="cpu"))(*args), module(*args))


REDUCED = ["sum", "mean", "amax", "amin", "prod"]


@pytest.mark.sampled(6)
@pytest.mark.parametrize("reduce", [*REDUCED, "add", "write"])
@pytest.mark.parametrize("include", [False, True])
@pytest.mark.parametrize("shape", [(9, 4), (9, 2, 3), (9, 4, 1)])
@pytest.mark.parametrize("short", [0, 1])
def test_an_index_of_whole_rows(reduce: str, include: bool, shape: tuple[int, ...], short: int) -> None:
    """index[:, None].expand_as(x), over fewer columns than there are, too, and of fewer rows than the source has."""
    behind = (shape[1] - short, *shape[2:])

    def forward(x: torch.Tensor, index: torch.Tensor, source: torch.Tensor) -> torch.Tensor:
        each = index.reshape(-1, *[1] * len(behind)).expand(-1, *behind)
        if reduce == "add":
            return x.scatter_add(0, each, source)
        if reduce == "write":
            return x.scatter(0, each, source)
        return x.scatter_reduce(0, each, source, reduce, include_self=include)

    generator = torch.Generator().manual_seed(len(reduce))
    x, source = (torch.randint(1, 4, (n, *shape[1:]), generator=generator).float() for n in (shape[0], 24))
    index = torch.randint(0, 7, (20,), generator=generator)
    if reduce == "write":
        index = torch.randperm(9, generator=generator)
    module = tk.load(tk.compile(Function(forward), (x, index, source), target="cpu", verify=False))
    given = module(x, index, source)
    (got,) = given if isinstance(given, tuple | list) else (given,)
    assert torch.allclose(torch.as_tensor(got), forward(x, index, source), rtol=1e-6)


def test_rows_are_written_as_rows() -> None:
    """An index for each element would be read with each of them, and elements be combined one by one."""

    def forward(x: torch.Tensor, index: torch.Tensor) -> torch.Tensor:
        return torch.zeros(50, 32).scatter_add(0, index[:, None].expand(-1, 32), x)

    model = load_module(Function(forward).eval(), (torch.randn(300, 32), torch.randint(0, 50, (300,))))
    text = model.mod.script()
    assert "R.scatter_nd(" in text
    assert "R.scatter_elements(" not in text
