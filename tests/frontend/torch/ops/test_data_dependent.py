"""Operators whose results have a size that their data gives, at several sizes of one package, against torch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.utils import _pytree as pytree

import tk
from tests.torch_function import Function
from tk.errors import RuntimeFailure, TkError

Tensor = torch.Tensor


def check(function: Callable[..., Any], *calls: tuple[Tensor, ...]) -> None:
    """What `function`, compiled for the first of `calls`, gives for each of them is what torch gives."""
    loaded = tk.load(tk.compile(Function(function), calls[0], target="cpu", verify=False))
    for given in calls:
        found, expected = (pytree.tree_leaves(each(*given)) for each in (loaded, function))
        for one, other in zip(found, expected, strict=True):
            torch.testing.assert_close(one, other, equal_nan=True)


def _indices(x: Tensor, rows: Tensor) -> tuple[Tensor, ...]:
    return torch.nonzero(x > 0), x[x > 0], x[rows] @ x[rows].T, x.T[:, rows], torch.masked_select(x[:, :1], rows)


def test_masks() -> None:
    x = torch.randn(6, 7)
    ones, none = torch.ones(6, dtype=torch.bool), torch.zeros(6, dtype=torch.bool)
    check(_indices, (x, torch.arange(6) % 2 == 0), (-x, ones), (-x.abs(), none))


def _mixed(x: Tensor, mask: Tensor, index: Tensor, value: Tensor) -> tuple[Tensor, ...]:
    y = x.clone()
    y[:, mask] = value
    y[mask[:2]] += 2
    return x[:, mask, index], x[mask[:2], :, index], y


def test_masks_beside_indices() -> None:
    x, index = torch.randn(2, 4, 5), torch.tensor([3])
    check(
        _mixed,
        (x, torch.tensor([True, False, True, True]), index, torch.randn(2, 1, 5)),
        (x, torch.tensor([False, False, False, True]), index, torch.randn(2, 1, 5)),
    )


def _written(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    y = x.clone()
    y[mask] = value
    return y


def test_as_many_values_as_a_mask_picks() -> None:
    mask = torch.tensor([True, False, True, False, False])
    loaded = tk.load(tk.compile(Function(_written), (torch.randn(5), mask, torch.randn(2)), target="cpu", verify=False))
    given = torch.randn(5), mask.roll(2), torch.randn(2)
    torch.testing.assert_close(loaded(*given), _written(*given))
    with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
        loaded(torch.randn(5), ~mask, torch.randn(2))


def _unique(x: Tensor, rows: Tensor) -> tuple[Tensor, ...]:
    values, inverse, counts = torch.unique(x, return_inverse=True, return_counts=True)
    columns, inverted = torch.unique(rows, dim=1, return_inverse=True)
    return values, inverse, counts, columns, inverted, *torch.unique_consecutive(x.flatten(), return_counts=True)


def test_unique() -> None:
    x, rows = torch.randint(0, 3, (3, 4)).float(), torch.randint(0, 2, (2, 7))
    check(_unique, (x, rows), (torch.tensor([[1.0, float("nan"), -2, -2]] * 3), torch.zeros(2, 7, dtype=torch.int64)))


def _counted(i: Tensor, w: Tensor) -> tuple[Tensor, ...]:
    return torch.bincount(i), torch.bincount(i, w, minlength=5), w.repeat_interleave(i), torch.arange(i.max().item())


def test_counts() -> None:
    w = torch.randn(3)
    check(_counted, (torch.tensor([1, 2, 3]), w), (torch.tensor([0, 0, 9]), w), (torch.tensor([0, 0, 0]), w))


def _numbers(x: Tensor, n: Tensor) -> Tensor:
    mean = n.float().mean().item()
    return x * (2 * mean + 1) + n.max().item() - mean


def test_numbers_that_tensors_hold() -> None:
    x = torch.randn(6, 7)
    check(_numbers, (x, torch.tensor([2, 3])), (x, torch.tensor([-5, -7])))


def _pieces(x: Tensor, sizes: Tensor) -> tuple[Tensor, ...]:
    first, second = torch.split(x, sizes.tolist())
    return first, second, torch.cat([first.exp(), second.sin()]) * torch.arange(1.0, 7).reshape(6, 1)


def test_sizes_that_tensors_hold() -> None:
    x = torch.randn(6, 2)
    check(_pieces, (x, torch.tensor([4, 2])), (x, torch.tensor([0, 6])))
    loaded = tk.load(tk.compile(Function(_pieces), (x, torch.tensor([4, 2])), target="cpu", verify=False))
    for wrong in ([1, 6], [-1, 7]):
        with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
            loaded(x, torch.tensor(wrong))


def _experts(x: Tensor, router: Tensor) -> Tensor:
    """Each token through two experts of four, expert by expert, as mixtures of experts are written."""
    weights, chosen = torch.softmax(x @ router, -1).topk(2, -1)
    out = torch.zeros_like(x)
    for expert, mask in enumerate(torch.nn.functional.one_hot(chosen, 4).permute(2, 1, 0)):
        which, token = torch.where(mask)
        out.index_add_(0, token, torch.tanh(x[token] * (expert + 1)) * weights[token, which, None])
    return out


def test_experts() -> None:
    """Whatever the routing is, experts without tokens too."""
    x, router = torch.randn(6, 8), torch.randn(8, 4)
    check(_experts, (x, router), (x, router * 9), (x.abs(), torch.arange(4.0).repeat(8, 1)))


def _idle(x: Tensor, lengths: Tensor) -> Tensor:
    torch._check(lengths.max().item() <= 100)
    return x * 2


def test_numbers_that_are_checked_alone() -> None:
    """Nothing is computed from them, and so nothing is counted."""
    package = tk.compile(Function(_idle), (torch.randn(3), torch.tensor([2, 3])), target="cpu", verify=False)
    assert torch.equal(tk.load(package)(torch.ones(3), torch.tensor([2, 300])), torch.full((3,), 2.0))


class OfWeights(torch.nn.Module):
    """What is counted is a weight's, beside an input."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("weight", torch.randn(37))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.bincount((self.weight.clamp(-3, 3) + 3).long()), x + self.weight[self.weight > 0].sum()


def test_sizes_that_weights_give() -> None:
    model, x = OfWeights().eval(), torch.randn(4)
    counts, shifted = tk.load(tk.compile(model, (x,), target="cpu", verify=False))(x)
    wanted, moved = model(x)
    assert torch.equal(counts, wanted)
    torch.testing.assert_close(shifted, moved)


@pytest.mark.parametrize(
    "function",
    [
        lambda x, n: x[:, : n.item()],
        lambda x, n: x[:, n.item() :] * 2,
        lambda x, n: x[:, n.item() : n.item() + 2].sum(1),
        lambda x, n: x[:, : n.item() : 3],
        lambda x, n: torch.cat([x[:, : n.item()] * 2, x[:, n.item() :] - 1], 1).softmax(1),
    ],
)
def test_slices_that_values_begin_or_end(function: Callable[..., torch.Tensor]) -> None:
    x = torch.randn(2, 9)
    loaded = tk.load(tk.compile(Function(function), (x, torch.tensor(3)), target="cpu"))
    for n in (0, 1, 4, 9, 20, -2, -20):
        torch.testing.assert_close(loaded(x, torch.tensor(n)), function(x, torch.tensor(n)))


def _beside_nothing(x: Tensor) -> tuple[Tensor, ...]:
    none = torch.nonzero(x < 0)[None]
    return torch.stack([none, torch.zeros(1, 0, 1, dtype=torch.int64), none], -1), torch.cat([x, torch.zeros(0)])


def test_parts_without_elements_count_where_they_make_a_result_longer() -> None:
    check(_beside_nothing, (torch.rand(6),))


FOUND: dict[str, Callable[[torch.Tensor], Any]] = {
    "any": lambda found: (found > 1).any(),
    "all": lambda found: (found > 1).all(),
    "median": lambda found: found.median(),
    "median of whole numbers": lambda found: found.to(torch.int32).median(),
}


@pytest.mark.parametrize("name", FOUND)
def test_reductions_of_nothing_found(name: str) -> None:
    module = Function(lambda x: FOUND[name](x[x > 0]))
    x = torch.randn(5, 4)
    compiled = tk.load(tk.compile(module, (x,), target="cpu", verify=False))
    for each in (x, -x.abs(), torch.where(torch.arange(20).reshape(5, 4) == 7, 2.0, -1.0)):
        torch.testing.assert_close(torch.as_tensor(compiled(each)), module(each), equal_nan=True)


@pytest.mark.parametrize(
    "read",
    [
        lambda found: found[torch.tensor([0, 1])],
        lambda found: found.index_select(0, torch.tensor([1])),
        lambda found: found.gather(0, torch.tensor([0, 0, 1])),
        lambda found: found.index_put((torch.tensor([1]),), torch.tensor(2.0)),
    ],
)
def test_nothing_is_read_of_nothing_found(read: Callable[[torch.Tensor], torch.Tensor]) -> None:
    module = Function(lambda x: read(x[x > 0]))
    x = torch.randn(5, 4).abs()
    compiled = tk.load(tk.compile(module, (x,), target="cpu", verify=False))
    torch.testing.assert_close(torch.as_tensor(compiled(x)), module(x))
    with pytest.raises(RuntimeFailure, match="other sizes than the model needs"):
        compiled(-x)


def test_counts_behind_a_mask_that_is_known() -> None:
    """One element of a buffer, counted once more: torch has other bounds for that than follow from the size of one."""

    class Model(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("numbers", torch.tensor([0.25, 0.1, 2.0, -1.0]))

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            one = self.numbers[self.numbers > 1.5].cumsum(0)
            return one.reshape(-1, 1)[one.reshape(-1) > 0.5] + x

    x = torch.randn(3)
    module = tk.load(tk.compile(Model(), (x,), target="cpu", verify=False))
    torch.testing.assert_close(torch.as_tensor(module(x)), Model()(x))


def test_as_many_values_as_a_mask_counts() -> None:
    """What is written where a mask is set has a known number of rows, which is then what the mask counts."""

    def written(x: torch.Tensor, mask: torch.Tensor, values: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = x.clone()
        y[mask] = values
        return y, x[mask] + y[mask], torch.where(mask)[0].shape[0] * x.sum()

    def drawn(count: int) -> tuple[torch.Tensor, ...]:
        mask = (torch.randperm(20) < count).reshape(4, 5)
        return torch.rand(4, 5), mask, torch.rand(3)

    module = Function(written)
    loaded = tk.load(tk.compile(module, drawn(3), target="cpu", verify=False))
    for _ in range(2):
        given = drawn(3)
        for made, expected in zip(loaded(*given), module(*given), strict=True):
            torch.testing.assert_close(made, expected)
    with pytest.raises(TkError, match="a dim of 3"):
        loaded(*drawn(4))
